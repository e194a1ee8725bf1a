### Kingdom Legacy: Feudal Kingdom. Names of all stages and the words of effects. Not for the browser bundle:
### what a player has not discovered must not reach the page.

## Names

kingdom-legacy-card-a-perfect-tower = Doskonała wieża
kingdom-legacy-card-accessible-swamp = Dostępne bagna
kingdom-legacy-card-aethan-estate = Posiadłość Aethana
kingdom-legacy-card-alchemist = Alchemik
kingdom-legacy-card-ambassador = Ambasador
kingdom-legacy-card-ancient-ruins = Starożytne ruiny
kingdom-legacy-card-architect = Architekt
kingdom-legacy-card-aric-blackwood = Aric Blackwood
kingdom-legacy-card-army = Armia
kingdom-legacy-card-arsenal = Arsenał
kingdom-legacy-card-ashlands = Popioły
kingdom-legacy-card-assassin = Skrytobójca
kingdom-legacy-card-astrolabe = Astrolabium
kingdom-legacy-card-astrologist = Astrolog
kingdom-legacy-card-astronomer = Astronom
kingdom-legacy-card-attack = Atak
kingdom-legacy-card-backstabber = Zdrajca
kingdom-legacy-card-bandit = Bandyta
kingdom-legacy-card-banquet = Bankiet
kingdom-legacy-card-barn = Stodoła
kingdom-legacy-card-bazaar = Bazar
kingdom-legacy-card-beekeeper = Pszczelarz
kingdom-legacy-card-blood-curse = Klątwa krwi
kingdom-legacy-card-border-dispute = Spór graniczny
kingdom-legacy-card-bordering-lands = Ziemie przygraniczne
kingdom-legacy-card-boulders = Głazy
kingdom-legacy-card-brick-road = Ceglana droga
kingdom-legacy-card-bridge = Most
kingdom-legacy-card-bridge-of-marvel = Most cudów
kingdom-legacy-card-build-an-ark = Budowa arki
kingdom-legacy-card-calendar = Kalendarz
kingdom-legacy-card-camelot = Camelot
kingdom-legacy-card-camp = Obóz
kingdom-legacy-card-canals = Kanały
kingdom-legacy-card-cardinal = Kardynał
kingdom-legacy-card-castle = Zamek
kingdom-legacy-card-cathedral = Katedra
kingdom-legacy-card-chapel = Kaplica
kingdom-legacy-card-chasm = Przepaść
kingdom-legacy-card-church = Kościół
kingdom-legacy-card-city-fire = Pożar miasta
kingdom-legacy-card-city-on-a-hill = Miasto na wzgórzu
kingdom-legacy-card-cloth-export = Eksport sukna
kingdom-legacy-card-compass = Kompas
kingdom-legacy-card-cooperation = Współpraca
kingdom-legacy-card-countryside = Wieś
kingdom-legacy-card-cozy-pub = Przytulna karczma
kingdom-legacy-card-crippled = Okaleczenie
kingdom-legacy-card-dark-knight = Czarny rycerz
kingdom-legacy-card-dark-prince = Czarny książę
kingdom-legacy-card-deep-jungle = Gęsta dżungla
kingdom-legacy-card-deep-mine = Głęboka kopalnia
kingdom-legacy-card-deep-pit = Głęboki dół
kingdom-legacy-card-diamond-mine = Kopalnia diamentów
kingdom-legacy-card-diplomat = Dyplomata
kingdom-legacy-card-distant-mountain = Odległa góra
kingdom-legacy-card-double-wall = Podwójny mur
kingdom-legacy-card-dubbing = Pasowanie
kingdom-legacy-card-dungeon = Lochy
kingdom-legacy-card-eadric-shadowstrike = Eadric Shadowstrike
kingdom-legacy-card-east-cliffs = Wschodnie klify
kingdom-legacy-card-educated-princess = Wykształcona księżniczka
kingdom-legacy-card-efficient-farming = Wydajne rolnictwo
kingdom-legacy-card-emissary = Emisariusz
kingdom-legacy-card-enemy-soldier = Wrogi żołnierz
kingdom-legacy-card-engineer = Inżynier
kingdom-legacy-card-entrepreneur = Przedsiębiorca
kingdom-legacy-card-envoy = Wysłannik
kingdom-legacy-card-espionage = Szpiegostwo
kingdom-legacy-card-estate = Majątek
kingdom-legacy-card-ether-crystal = Kryształ eteru
kingdom-legacy-card-excavation-site = Wykopaliska
kingdom-legacy-card-exotic-fruit-trees = Egzotyczne drzewa owocowe
kingdom-legacy-card-expanding-borders = Poszerzanie granic
kingdom-legacy-card-explorers = Odkrywcy
kingdom-legacy-card-export = Eksport
kingdom-legacy-card-extended-treasury = Powiększony skarbiec
kingdom-legacy-card-far-fields = Dalekie pola
kingdom-legacy-card-farming-machines = Maszyny rolnicze
kingdom-legacy-card-farmlands = Pola uprawne
kingdom-legacy-card-fashion = Moda
kingdom-legacy-card-favor = Przysługa
kingdom-legacy-card-feast = Uczta
kingdom-legacy-card-felled-forest = Wyrąb
kingdom-legacy-card-fertile-soil = Żyzna gleba / Wydajność
kingdom-legacy-card-festival = Festyn
kingdom-legacy-card-field-worker = Parobek
kingdom-legacy-card-finishing-touch = Ostatni szlif
kingdom-legacy-card-fish-and-chips = Ryba z frytkami
kingdom-legacy-card-fish-pond = Staw rybny
kingdom-legacy-card-fish-quota = Limit połowów
kingdom-legacy-card-fishermans-cabin = Chata rybaka
kingdom-legacy-card-fishing-boat = Łódź rybacka
kingdom-legacy-card-fishing-excellence = Mistrzostwo rybackie
kingdom-legacy-card-fishing-ships = Statki rybackie
kingdom-legacy-card-flooding = Powódź
kingdom-legacy-card-food-barns = Spichlerze
kingdom-legacy-card-forced-labour = Praca przymusowa
kingdom-legacy-card-forest = Las
kingdom-legacy-card-fortress = Forteca
kingdom-legacy-card-fountain = Fontanna
kingdom-legacy-card-golden-pillar = Złota kolumna
kingdom-legacy-card-golden-rules = Złote zasady
kingdom-legacy-card-grand-army = Wielka armia
kingdom-legacy-card-grand-castle = Wspaniały zamek
kingdom-legacy-card-grand-guild-hall = Wspaniały dom cechowy
kingdom-legacy-card-grand-residence = Wspaniała rezydencja
kingdom-legacy-card-groom = Stajenny
kingdom-legacy-card-guild = Cech
kingdom-legacy-card-guild-hall = Dom cechowy
kingdom-legacy-card-handsome-rival = Przystojny rywal
kingdom-legacy-card-headquarters = Siedziba
kingdom-legacy-card-healing-potion = Mikstura lecznicza
kingdom-legacy-card-hill = Wzgórze
kingdom-legacy-card-hill-settlement = Osada na wzgórzu
kingdom-legacy-card-hill-town = Miasto na zboczu
kingdom-legacy-card-hill-village = Wioska na wzgórzu
kingdom-legacy-card-hoarding = Gromadzenie
kingdom-legacy-card-horse = Koń
kingdom-legacy-card-hot-springs = Gorące źródła
kingdom-legacy-card-hotel = Hotel
kingdom-legacy-card-huge-castle = Ogromny zamek
kingdom-legacy-card-huge-trees = Ogromne drzewa
kingdom-legacy-card-impregnable-fortress = Niezdobyta forteca
kingdom-legacy-card-impressed-boy = Zachwycony chłopiec
kingdom-legacy-card-inn = Gospoda
kingdom-legacy-card-inner-wall = Wewnętrzny mur
kingdom-legacy-card-innkeeper = Karczmarz
kingdom-legacy-card-inquisitor = Inkwizytor
kingdom-legacy-card-inspired-inventor = Natchniony wynalazca
kingdom-legacy-card-inventor = Wynalazca
kingdom-legacy-card-investor = Inwestorka
kingdom-legacy-card-jester = Błazen
kingdom-legacy-card-jewel-cutting = Szlifowanie klejnotów
kingdom-legacy-card-jewel-exhibit = Wystawa klejnotów
kingdom-legacy-card-jewel-extraction = Wydobycie klejnotów
kingdom-legacy-card-jewel-polishing = Polerowanie klejnotów
kingdom-legacy-card-jewellery = Biżuteria
kingdom-legacy-card-jungle = Dżungla
kingdom-legacy-card-keep = Warownia
kingdom-legacy-card-king-alahar = Król Alahar
kingdom-legacy-card-knight = Rycerz ____
kingdom-legacy-card-lab = Laboratorium
kingdom-legacy-card-labourer = Wyrobnik
kingdom-legacy-card-lagoon = Laguna
kingdom-legacy-card-lake = Jezioro
kingdom-legacy-card-large-barn = Duża stodoła
kingdom-legacy-card-large-manor = Duży dwór
kingdom-legacy-card-large-stable = Duża stajnia
kingdom-legacy-card-large-temple = Duża świątynia
kingdom-legacy-card-large-town = Duże miasto
kingdom-legacy-card-larger-barns = Większe stodoły
kingdom-legacy-card-last-count = Ostateczne liczenie
kingdom-legacy-card-legendary-temple = Legendarna świątynia
kingdom-legacy-card-lighthouse = Latarnia morska
kingdom-legacy-card-looting = Łupienie
kingdom-legacy-card-lord-aethan = Lord Aethan
kingdom-legacy-card-lord-nimrod = Lord Nimrod
kingdom-legacy-card-lost-civilization = Zaginiona cywilizacja
kingdom-legacy-card-love-potion = Mikstura miłosna
kingdom-legacy-card-loyalty = Lojalność
kingdom-legacy-card-lumberjack = Drwal
kingdom-legacy-card-lush-island = Bujna wyspa
kingdom-legacy-card-magistrate = Sędzia
kingdom-legacy-card-manor = Dwór
kingdom-legacy-card-mansion = Rezydencja
kingdom-legacy-card-market = Rynek
kingdom-legacy-card-mason = Murarz
kingdom-legacy-card-mass-export = Masowy eksport
kingdom-legacy-card-maximizer = Maksymalizacja
kingdom-legacy-card-mercenary = Najemnik
kingdom-legacy-card-merchant = Kupiec
kingdom-legacy-card-mighty-mound = Potężny kopiec
kingdom-legacy-card-military-dominance = Dominacja militarna
kingdom-legacy-card-mine = Kopalnia
kingdom-legacy-card-miners = Górnicy
kingdom-legacy-card-missionary = Misjonarz
kingdom-legacy-card-moat = Fosa
kingdom-legacy-card-moat-bridge = Most nad fosą
kingdom-legacy-card-monument = Pomnik
kingdom-legacy-card-mushrooms = Grzyby
kingdom-legacy-card-mysterious-cave = Tajemnicza jaskinia
kingdom-legacy-card-navigation = Nawigacja
kingdom-legacy-card-noble-ally = Szlachetny sojusznik
kingdom-legacy-card-noble-residence = Rezydencja szlachecka
kingdom-legacy-card-north-plains = Północne równiny
kingdom-legacy-card-obelisk = Obelisk
kingdom-legacy-card-observatory = Obserwatorium
kingdom-legacy-card-obsolete-farms = Przestarzałe farmy
kingdom-legacy-card-occupation = Okupacja
kingdom-legacy-card-opportunist = Oportunista
kingdom-legacy-card-oratory = Oratorium
kingdom-legacy-card-ornate-temple = Zdobiona świątynia
kingdom-legacy-card-palace = Pałac
kingdom-legacy-card-peak-village = Wioska na szczycie
kingdom-legacy-card-pillaging = Pustoszenie
kingdom-legacy-card-pine-forest = Las sosnowy
kingdom-legacy-card-pirate = Pirat
kingdom-legacy-card-pirate-cove = Zatoka piratów
kingdom-legacy-card-pirate-treasure = Skarb piratów
kingdom-legacy-card-pit-settlement = Osada w dole
kingdom-legacy-card-plague = Zaraza
kingdom-legacy-card-plains = Równiny
kingdom-legacy-card-ploughs = Pługi
kingdom-legacy-card-plundering = Grabież
kingdom-legacy-card-pond = Staw
kingdom-legacy-card-post-barbaric = Po barbarzyństwie
kingdom-legacy-card-potion-of-strength = Mikstura siły
kingdom-legacy-card-pretend-noble = Rzekomy szlachcic
kingdom-legacy-card-priest = Kapłan
kingdom-legacy-card-prison = Więzienie
kingdom-legacy-card-prominent-school = Znamienita szkoła
kingdom-legacy-card-prosperity = Dobrobyt
kingdom-legacy-card-public-punishment = Publiczna kara
kingdom-legacy-card-quarry = Kamieniołom
kingdom-legacy-card-queen-jemimah = Królowa Jemimah
kingdom-legacy-card-quests = Wyprawy
kingdom-legacy-card-raft = Tratwa
kingdom-legacy-card-raid = Najazd
kingdom-legacy-card-rain = Deszcz
kingdom-legacy-card-ravine = Wąwóz
kingdom-legacy-card-recruit = Rekrut
kingdom-legacy-card-renovation = Renowacja
kingdom-legacy-card-renowned-school = Słynna szkoła
kingdom-legacy-card-resistance = Opór
kingdom-legacy-card-river = Rzeka
kingdom-legacy-card-rocky-area = Skalisty teren
kingdom-legacy-card-royal-architect = Królewski architekt
kingdom-legacy-card-royal-consort = U boku korony
kingdom-legacy-card-royal-decree = Królewski dekret
kingdom-legacy-card-royal-storehouse = Królewski magazyn
kingdom-legacy-card-royal-visit = Królewska wizyta
kingdom-legacy-card-ruby-mine = Kopalnia rubinów
kingdom-legacy-card-sacred-well = Święta studnia
kingdom-legacy-card-sanctuary = Sanktuarium
kingdom-legacy-card-saw-mill = Tartak
kingdom-legacy-card-school = Szkoła
kingdom-legacy-card-scientist = Naukowiec
kingdom-legacy-card-scribe = Skryba
kingdom-legacy-card-sea-gate-wall = Mur bramy morskiej
kingdom-legacy-card-servant = Sługa
kingdom-legacy-card-shallow-mine = Płytka kopalnia
kingdom-legacy-card-shipyard = Stocznia
kingdom-legacy-card-shore = Brzeg
kingdom-legacy-card-shrine = Kapliczka
kingdom-legacy-card-sickness = Choroba
kingdom-legacy-card-silk = Jedwab
kingdom-legacy-card-skilled-ally = Zręczny sojusznik
kingdom-legacy-card-skilled-bandit = Zręczny bandyta
kingdom-legacy-card-small-guild = Mały cech
kingdom-legacy-card-small-hill-town = Miasteczko na wzgórzu
kingdom-legacy-card-small-school = Mała szkoła
kingdom-legacy-card-smithy = Kuźnia
kingdom-legacy-card-south-hills = Południowe wzgórza
kingdom-legacy-card-spinning-wheel = Kołowrotek
kingdom-legacy-card-spoiled-princess = Rozpieszczona księżniczka
kingdom-legacy-card-squire = Giermek
kingdom-legacy-card-stable = Stajnia
kingdom-legacy-card-statue = Posąg
kingdom-legacy-card-stone-bridge = Kamienny most
kingdom-legacy-card-stone-street = Brukowana ulica
kingdom-legacy-card-stop = Stop!
kingdom-legacy-card-storage = Magazyn
kingdom-legacy-card-stranger-man = Nieznajomy
kingdom-legacy-card-stranger-woman = Nieznajoma
kingdom-legacy-card-strategist = Strateg
kingdom-legacy-card-strength-in-numbers = W liczbie siła
kingdom-legacy-card-surplus = Nadwyżka
kingdom-legacy-card-swamp = Bagna
kingdom-legacy-card-swamp-garden = Bagienny ogród
kingdom-legacy-card-sweet-water-river = Słodkowodna rzeka
kingdom-legacy-card-tavern = Tawerna
kingdom-legacy-card-temple = Świątynia
kingdom-legacy-card-temple-of-light = Świątynia światła
kingdom-legacy-card-terraced-land = Tarasy
kingdom-legacy-card-the-ark = Arka
kingdom-legacy-card-thriving-countryside = Kwitnąca wieś
kingdom-legacy-card-thunderstorm = Burza
kingdom-legacy-card-tornado = Tornado
kingdom-legacy-card-torture-chamber = Izba tortur
kingdom-legacy-card-torture-device = Narzędzie tortur
kingdom-legacy-card-town-border = Granica miasta
kingdom-legacy-card-town-hall = Ratusz
kingdom-legacy-card-town-well = Studnia miejska
kingdom-legacy-card-track-rules = Jak działają tory
kingdom-legacy-card-trade-relations = Stosunki handlowe
kingdom-legacy-card-trade-route = Szlak handlowy
kingdom-legacy-card-trade-ship = Statek handlowy
kingdom-legacy-card-trader = Handlarz
kingdom-legacy-card-training-grounds = Plac ćwiczeń
kingdom-legacy-card-traveller = Podróżnik
kingdom-legacy-card-treasure-hunt = Poszukiwanie skarbów
kingdom-legacy-card-treasure-map = Mapa skarbów
kingdom-legacy-card-treasury = Skarbiec
kingdom-legacy-card-trebuchet = Trebusz
kingdom-legacy-card-treehouses = Domki na drzewach
kingdom-legacy-card-unruly-towns = Niepokorne miasta
kingdom-legacy-card-uprising = Powstanie
kingdom-legacy-card-vassal-states = Państwa wasalne
kingdom-legacy-card-villa = Willa
kingdom-legacy-card-volcanic-eruption = Wybuch wulkanu
kingdom-legacy-card-wall = Mur
kingdom-legacy-card-watchtower = Strażnica
kingdom-legacy-card-water-mill = Młyn wodny
kingdom-legacy-card-welcome = Powitanie
kingdom-legacy-card-west-canyon = Zachodni kanion
kingdom-legacy-card-wild-grass = Dzika łąka
kingdom-legacy-card-windmill = Wiatrak
kingdom-legacy-card-witch = Wiedźma
kingdom-legacy-card-witch-cabin = Chata wiedźmy
kingdom-legacy-card-wood-export = Eksport drewna
kingdom-legacy-card-wood-industry = Przemysł drzewny
kingdom-legacy-card-wood-shipment = Transport drewna
kingdom-legacy-card-worker = Robotnik
kingdom-legacy-card-young-forest = Młody las
kingdom-legacy-card-young-princess = Młoda księżniczka

## An effect: when it comes, and what it does. A token such as [coin], [2 stone], [any] or [5 glory] is shown as a chip.

kingdom-legacy-line-played = po zagraniu: { $steps }
kingdom-legacy-line-turn-end = na koniec tury: { $steps }
kingdom-legacy-line-turn-end-free = na koniec tury możesz: { $steps }
kingdom-legacy-line-round-end = na koniec rundy: { $steps }
kingdom-legacy-line-upgraded = przy ulepszeniu: { $steps }
kingdom-legacy-line-upgraded-free = przy ulepszeniu możesz: { $steps }
kingdom-legacy-line-produced = za każdym razem, gdy produkuje: { $steps }
kingdom-legacy-line-uprising = gdy zagrywasz osobę, a inna jest już w grze: { $steps }
kingdom-legacy-line-espionage = gdy zagrywasz osobę: { $steps }
kingdom-legacy-line-full = gdy wszystkie pola są zaznaczone: { $steps }
kingdom-legacy-line-equip = Sprzęt dla 1 { $what } w grze: dołącz go w ramach akcji. Sam nic nie produkuje i nic nie robi.
kingdom-legacy-line-after = po rundzie: { $steps }
kingdom-legacy-line-once = jeden raz: { $steps }
kingdom-legacy-line-turnly = raz na turę: { $steps }
kingdom-legacy-or = {" "}lub{" "}
kingdom-legacy-and = {" "}i{" "}
kingdom-legacy-quoted = „{ $text }”

## What effects do

kingdom-legacy-step-pay = zapłać { $amount }
kingdom-legacy-step-pay-price = zapłać za następne pole
kingdom-legacy-step-gain = zyskaj { $amount }
kingdom-legacy-step-gain-per = zyskaj { $amount } za każdą kartę w grze: { $what }
kingdom-legacy-step-discard = odrzuć { $number } { $what }
kingdom-legacy-step-discard-named = odrzuć { $what }
kingdom-legacy-step-discard-one = odrzuć inną kartę albo tę, jeśli jest sama
kingdom-legacy-step-discard-worth = odrzuć 1 { $what } wartą co najmniej [{ $number } glory]
kingdom-legacy-step-destroy = zniszcz 1 { $what } w grze
kingdom-legacy-step-destroy-self = zniszcz tę kartę
kingdom-legacy-step-ruin = zniszcz { $number } { $what } w królestwie
kingdom-legacy-step-ruin-blocked = zniszcz kartę pod nią
kingdom-legacy-step-discover = odkryj { $number ->
    [one] kartę { $cards }
   *[other] karty { $cards }
  }
kingdom-legacy-step-discover-one = odkryj kartę { $cards }
kingdom-legacy-step-discover-next = odkryj { $number ->
    [one] następną kartę
    [few] { $number } następne karty
   *[many] { $number } następnych kart
  } z pudełka
kingdom-legacy-step-split = obejrzyj karty { $cards }: jedną odkryj, drugą zniszcz
kingdom-legacy-step-turn = { $how ->
    [flip] odwróć na: { $name }
    [rotate] obróć na: { $name }
   *[turn] przełóż na: { $name }
  }
kingdom-legacy-step-turn-side = { $how ->
    [flip] odwróć ją
    [rotate] obróć ją
   *[turn] odwróć ją i obróć
  }
kingdom-legacy-step-turn-any = przełóż na: { $names }
kingdom-legacy-step-play = zagraj 1 { $what } ze stosu odrzuconych
kingdom-legacy-step-work = zyskaj produkcję 1 { $what } w grze
kingdom-legacy-step-block = zablokuj { $number } { $what }
kingdom-legacy-step-drop = odrzuć { $number ->
    [one] wierzchnią kartę
    [few] { $number } wierzchnie karty
   *[many] { $number } wierzchnich kart
  } talii
kingdom-legacy-step-look = obejrzyj { $number ->
    [one] wierzchnią kartę
    [few] { $number } wierzchnie karty
   *[many] { $number } wierzchnich kart
  } talii
kingdom-legacy-step-mark = zaznacz { $number ->
    [one] 1 pole
    [few] 1 lub { $number } pola
   *[many] od 1 do { $number } pól
  }
kingdom-legacy-step-mark-next = zaznacz następne pole
kingdom-legacy-step-mark-it = zaznacz je
kingdom-legacy-step-mark-priced = zapłać za pole, zaznacz je
kingdom-legacy-step-mark-per = zaznacz 1 pole za każde { $number } { $what } w grze
kingdom-legacy-step-mark-per-self = zaznacz pole za każdą kartę „{ $what }” w grze, licząc tę
kingdom-legacy-step-mark-others = zaznacz pole na 1 innej stałej karcie
kingdom-legacy-step-mark-others-all = zaznacz po 1 polu na innych stałych kartach
kingdom-legacy-step-mark-army = zaznacz następne pole karty 25
kingdom-legacy-step-sticker = naklej { $stickers } na { $number } { $what } { $scope ->
    [play] w grze
   *[kingdom] w królestwie
  }
kingdom-legacy-step-sticker-tab = oznacz zakładką { $number } { $what } { $scope ->
    [play] w grze
   *[kingdom] w królestwie
  }
kingdom-legacy-step-sticker-here = naklej tu { $stickers }
kingdom-legacy-step-boost = 1 karta w grze produkuje o 1 więcej tego, co daje
kingdom-legacy-step-keep = zostaw w grze { $number ->
    [one] 1
   *[other] najwyżej { $number }
  } { $what }
kingdom-legacy-step-keep-self = zostaw w grze { $number ->
    [one] 1 kartę, nawet tę
   [few] najwyżej { $number } karty, nawet tę
   *[many] najwyżej { $number } kart, nawet tę
  }
kingdom-legacy-step-leave = odrzuć tę kartę
kingdom-legacy-step-export = zapłać dowolnie wiele [good] i licz ich sumę
kingdom-legacy-step-resist = zapłać dowolnie wiele [sword] i licz ich sumę
kingdom-legacy-step-resistance = suma, najwyżej 100, staje się pieczęcią chwały na 1 krainie w królestwie
kingdom-legacy-step-practise = naklej [any] na jej stronę, która nie ma jeszcze naklejki
kingdom-legacy-step-invent = zaznacz 1 pole, potem odkryj kartę { $cards } albo zyskaj [any] za każde zaznaczone pole
kingdom-legacy-step-defeat = pokonaj ją: { $steps }
kingdom-legacy-step-defeat-enemy = pokonaj 1 wroga w grze, odrzuconego lub stałego
kingdom-legacy-step-convert = nawróć 1 bandytę w grze
kingdom-legacy-step-better = zniszcz 1 z nich w grze i odkryj kartę obok: { $pairs }
kingdom-legacy-step-undiscover = ta karta wraca do pudełka
kingdom-legacy-step-calendar = włóż { $number ->
    [one] losową odrzuconą kartę
    [few] { $number } losowe odrzucone karty
   *[many] { $number } losowych odrzuconych kart
  } pod talię
kingdom-legacy-step-guild = odrzuć dowolnie wiele osób i wpisz ich liczbę w 1 z { $number } pieczęci
kingdom-legacy-step-put = odłóż { $number ->
    [one] 1 inną kartę
   *[other] do { $number } innych kart
  } { $from ->
    [both] z gry lub ze stosu odrzuconych
   *[play] z gry
  } { $to ->
    [both] na talię lub pod nią
   *[bottom] pod talię
  }
kingdom-legacy-step-groom = naklej { $stickers } na 1 konia w grze, który ma najwyżej 1 naklejkę
kingdom-legacy-step-grow = za pierwszym razem nadaj imię, za drugim naklej tu { $second }, za trzecim { $third }
kingdom-legacy-step-victim-land = zniszcz następną krainę, którą zagrasz
kingdom-legacy-step-victim-person = zniszcz następną osobę, którą zagrasz
kingdom-legacy-step-flood = blokuje wszystkie budynki, najwyżej { $number }
kingdom-legacy-step-flood-end = zniszcz 1 budynek pod nią albo 2 inne przyjazne karty
kingdom-legacy-step-princess = odrzuć { $number } osoby albo obróć na: { $name }
kingdom-legacy-step-espionage = zaznacz 1 pole albo odrzuć { $number } przyjazne karty; gdy wszystkie pola są zaznaczone, odrzuć talię
kingdom-legacy-step-cross-cost = skreśl 1 zasób z ulepszenia 1 innej karty w grze
kingdom-legacy-step-cross-own = skreśl 1 z jej produkcji
kingdom-legacy-step-cross-sword = skreśl 1 [sword] z jej ulepszenia
kingdom-legacy-step-cross-in-play = skreśl 1 z produkcji karty w grze
kingdom-legacy-step-cross-per-mark = za każde zaznaczone pole ({ $name }) skreśl 1 z produkcji królestwa
kingdom-legacy-step-write = wpisz { $number } w pustą pieczęć: { $name }
kingdom-legacy-step-upgrade-paid = ulepsz 1 inną kartę w grze za jej koszt
kingdom-legacy-step-upgrade-free = ulepsz za darmo 1 { $what } w grze
kingdom-legacy-step-if-deck-empty = jeśli talia jest pusta
kingdom-legacy-step-if-no-sword = jeśli nie masz już [sword]

## Cards that effects speak of, after a number

kingdom-legacy-noun-any = { $case ->
    [of] karty
    [named] karta
   *[object] { $number ->
        [one] kartę
        [few] karty
       *[many] kart
      }
  }
kingdom-legacy-noun-friendly = { $case ->
    [of] przyjaznej karty
    [named] przyjazna
   *[object] { $number ->
        [one] przyjazną kartę
        [few] przyjazne karty
       *[many] przyjaznych kart
      }
  }
kingdom-legacy-noun-obstacle = { $case ->
    [of] przeszkody
    [named] przeszkoda
   *[object] { $number ->
        [one] przeszkodę
        [few] przeszkody
       *[many] przeszkód
      }
  }
kingdom-legacy-noun-wall = { $case ->
    [of] muru
    [named] mur
   *[object] { $number ->
        [one] mur
        [few] mury
       *[many] murów
      }
  }
kingdom-legacy-noun-nimrod = { $case ->
    [named] Lord Nimrod
   *[object] Lorda Nimroda
  }
kingdom-legacy-noun-making = { $case ->
    [of] karty z produkcją
    [named] karta z produkcją
   *[object] { $number ->
        [one] kartę z produkcją
        [few] karty z produkcją
       *[many] kart z produkcją
      }
  }
kingdom-legacy-noun-making-coin = { $case ->
    [of] karty produkującej [coin]
    [named] karta produkująca [coin]
   *[object] { $number ->
        [one] kartę produkującą [coin]
        [few] karty produkujące [coin]
       *[many] kart produkujących [coin]
      }
  }
kingdom-legacy-noun-building = { $case ->
    [of] budynku
    [named] budynek
   *[object] { $number ->
        [one] budynek
        [few] budynki
       *[many] budynków
      }
  }
kingdom-legacy-noun-person = { $case ->
    [of] osoby
    [named] osoba
   *[object] { $number ->
        [one] osobę
        [few] osoby
       *[many] osób
      }
  }
kingdom-legacy-noun-livestock = { $case ->
    [of] zwierzęcia
    [named] zwierzę
   *[object] { $number ->
        [one] zwierzę
        [few] zwierzęta
       *[many] zwierząt
      }
  }
kingdom-legacy-noun-seafaring = { $case ->
    [of] karty żeglugi
    [named] żegluga
   *[object] { $number ->
        [one] kartę żeglugi
        [few] karty żeglugi
       *[many] kart żeglugi
      }
  }
kingdom-legacy-noun-land = { $case ->
    [of] krainy
    [named] kraina
   *[object] { $number ->
        [one] krainę
        [few] krainy
       *[many] krain
      }
  }
kingdom-legacy-noun-enemy = { $case ->
    [of] wroga
    [named] wróg
   *[object] { $number ->
        [one] wroga
        [few] wrogów
       *[many] wrogów
      }
  }
kingdom-legacy-noun-knight = { $case ->
    [of] rycerza
    [named] rycerz
   *[object] { $number ->
        [one] rycerza
        [few] rycerzy
       *[many] rycerzy
      }
  }
kingdom-legacy-noun-horse = { $case ->
    [of] konia
    [named] koń
   *[object] { $number ->
        [one] konia
        [few] konie
       *[many] koni
      }
  }

## Standing rules

kingdom-legacy-standing-stays = Zostaje w grze.
kingdom-legacy-standing-no-play = Nie możesz zagrywać kart.
kingdom-legacy-standing-no-upgrade = Nie możesz ulepszać.
kingdom-legacy-standing-no-time = Nie możesz używać efektów czasu.
kingdom-legacy-standing-double-lands = Krainy produkują podwójnie.
kingdom-legacy-standing-coin-tax = Ilekroć zyskujesz [coin], zyskujesz o 1 mniej.
kingdom-legacy-standing-person-coin = Każda osoba produkuje o [coin] więcej.
kingdom-legacy-standing-building-coin = Każdy budynek produkuje o [coin] więcej.
kingdom-legacy-standing-seafaring-coin = Każda karta żeglugi produkuje o [coin] więcej.
kingdom-legacy-standing-friendly-coin = W tej rundzie każda przyjazna karta produkuje o [coin] więcej.
kingdom-legacy-standing-coin-per-person = Produkuje o [coin] więcej za każdą osobę w grze.
kingdom-legacy-standing-exchange = [good] może służyć jako [wood], a [wood] jako [good].
kingdom-legacy-standing-advance-more = Przy rozwoju zagrywasz o 2 karty więcej.
kingdom-legacy-standing-lands-stay = W tej rundzie krainy zostają w grze.
kingdom-legacy-standing-surplus = W tej rundzie kraina może produkować [good] zamiast [coin].
kingdom-legacy-standing-indestructible = Nie można jej zniszczyć.
kingdom-legacy-standing-nimrod-bound = Nie można jej zniszczyć, póki nie zniszczono Lorda Nimroda.
kingdom-legacy-standing-two-persons = Liczy się jako 1 lub 2 osoby, jak wolisz.
kingdom-legacy-standing-potion = Gdy w trakcie tury masz odrzucić osobę, możesz zamiast tego zresetować tę kartę.
kingdom-legacy-standing-fortress = Gdy w trakcie tury masz ją odrzucić, możesz zamiast tego odrzucić 2 mury.
kingdom-legacy-standing-saves-one = Oczyszczona może uratować 1 inną kartę.
kingdom-legacy-standing-saves-two = Oczyszczona może uratować 2 inne karty.
kingdom-legacy-standing-saves-three = Oczyszczona może uratować 3 inne karty.
kingdom-legacy-standing-purge-ten = Przy oczyszczeniu o [10 glory] więcej za każde zaznaczone pole.

## Glory that is counted

kingdom-legacy-worth-track = Warta tyle, ile najwyższe zaznaczone pole.
kingdom-legacy-worth-marks = [{ $each } glory] za każde zaznaczone pole.
kingdom-legacy-worth-empty = [{ $each } glory] za każde niezaznaczone pole.
kingdom-legacy-worth-written = Warta tyle, ile w pieczęciach: { $name }.
kingdom-legacy-worth-persons = [{ $each } glory] za każdą osobę w królestwie.
kingdom-legacy-worth-swords = [{ $each } glory] za każdy [sword], który produkuje królestwo.
kingdom-legacy-worth-walls = [{ $each } glory] za każdy mur w królestwie.
kingdom-legacy-worth-seafaring = [{ $each } glory] za każdą kartę żeglugi w królestwie.
kingdom-legacy-worth-short = [{ $each } glory] za każdą kartę, której królestwu, nie licząc stałych, brakuje do { $other }.
kingdom-legacy-worth-worthless = [{ $each } glory] za każdą kartę wartą dokładnie 0, nie licząc stałych.
kingdom-legacy-worth-loyalty = [{ $each } glory], jeśli w królestwie nie ma wroga.
kingdom-legacy-worth-goods = [{ $each } glory], jeśli królestwo produkuje co najmniej [{ $other } good].

## Scrolls

kingdom-legacy-scroll-welcome = Najpierw przeczytaj zasady. Ważne, która strona karty jest na wierzchu: obracaj karty tylko wtedy, gdy każe zasada.
kingdom-legacy-scroll-golden-rules = Obracaj karty tylko wtedy, gdy każe zasada. Karty w grze i odrzucone możesz oglądać, do pudełka nie zaglądaj. Każda runda po pierwszej przynosi 2 nowe karty. Obrócona karta zostaje odrzucona. Ulepszenie kończy turę.
kingdom-legacy-scroll-track-rules = Stałej karty nigdy się nie tasuje ani nie odrzuca. Pola toru opłaca się od lewej do prawej: na górze cena, na dole chwała. Tor jest wart tyle, ile jego najwyższe zaznaczone pole.
kingdom-legacy-scroll-stop = Obejrzyj cztery następne karty. Zacznij teraz kampanię od nowa albo odkryj wszystkie cztery i graj dalej; potem nie ma powrotu.
kingdom-legacy-scroll-fertile-soil = Naklej [coin] na 1 krainę w królestwie. Potem 1 budynek w królestwie produkuje o 1 więcej tego, co daje.
kingdom-legacy-scroll-keep-two = Obejrzyj cztery następne karty: dwie odkryj, pozostałe zniszcz.
kingdom-legacy-scroll-five = Tym razem odkryj pięć kart i dla każdej na stałe wybierz stronę.
kingdom-legacy-scroll-last-round = Odkryj dwie ostatnie karty. Następna runda jest ostatnia.
kingdom-legacy-scroll-last-count = Po ostatniej rundzie liczy się chwałę królestwa. Potem mogą przyjść rozszerzenia.
kingdom-legacy-scroll-end = Koniec pudełka.

## Rulings on single cards, shown with the card

kingdom-legacy-ruling-pirate = Zabiera 1 monetę z każdego zysku, w którym są monety (jednej produkcji lub jednego efektu), nigdy poniżej 0.
kingdom-legacy-ruling-rain = Krainy podwaja się po wszystkich premiach, zanim monety staną się towarami i zanim coś je zabierze.
kingdom-legacy-ruling-surplus = Zamiana następuje po premiach i podwojeniu.
kingdom-legacy-ruling-worker = Karta, której produkcję zyskujesz, sama nie produkuje i zostaje w grze.
kingdom-legacy-ruling-manor = Skreśla tylko przy własnej produkcji, nie przy pracy robotnika.
kingdom-legacy-ruling-festival = Wybierasz za każdym razem, gdy produkuje; naklejki dochodzą do tego.
kingdom-legacy-ruling-jewellery = Te towary można jeszcze wywieźć przed końcem tury.
kingdom-legacy-ruling-export = Z osiągniętych progów korzysta się między rundami, także po ostatniej, zanim cokolwiek zostanie odkryte.
kingdom-legacy-ruling-miners = W jednym koszcie mogą zająć miejsce dwóch osób.
kingdom-legacy-ruling-school = Darmowe ulepszenie nie kosztuje nic, także żadnych kart. Ramkę wybierasz ty.
kingdom-legacy-ruling-priest = Po tym ulepszeniu tura trwa dalej, a niewydane zasoby zostają.
kingdom-legacy-ruling-forbids = Karty z początku tury i tak się zagrywa. Efekty też nie ulepszają, a stałe karty nie mają efektów czasu.
kingdom-legacy-ruling-victim = Tylko karta zagrana po tej, nie razem z nią. Gdy jest ich kilka naraz, wybierasz ty; to, co dzieje się po jej zagraniu, i tak się dzieje. Kart, których nie można zniszczyć, nie rusza.
kingdom-legacy-ruling-trebuchet = Pokonanie daje wszystko, co obiecuje wróg, bez zapłaty.
kingdom-legacy-ruling-missionary = Bandytę i zręcznego bandytę odwraca się na robotnika z drugiej strony.
kingdom-legacy-ruling-potion = Gdy odrzucasz kilka kart naraz, kolejność wybierasz ty.
kingdom-legacy-ruling-saves = Gdy wszystkie karty są już wybrane, ratuje tyle z nich; innych się za nie nie wybiera, a ona sama zostaje oczyszczona.
kingdom-legacy-ruling-maximizer = Liczą się karty warte dokładnie 0 według obliczonej wartości, nie licząc stałych.
kingdom-legacy-ruling-witch = Karty z pudełka to karty do numeru 70. Jeśli trafi się zwój, wykonuje się go zamiast nich.
kingdom-legacy-ruling-calendar-box = Znaki ponad ostatnie pole przepadają; znaki zostają, gdy karta się obraca lub wraca do pudełka.
kingdom-legacy-ruling-stop = Zacząć od nowa można w każdej chwili aż do tego miejsca.
kingdom-legacy-ruling-last-count = Ta karta czeka na boku do podliczenia gry podstawowej.
kingdom-legacy-ruling-flooding = Blokuje też budynki zagrane później, najwyżej pięć naraz.
kingdom-legacy-ruling-practise = To strony tej karty, obojętnie która jest na wierzchu.

## Choices, questions and events that name a card

kingdom-legacy-keyword-nimrod = Lord Nimrod
kingdom-legacy-option-potion = Zamiast tego zresetuj Miksturę leczniczą
kingdom-legacy-ask-thresholds = Między rundami: z którego progu Eksportu korzystasz?
kingdom-legacy-event-replaced = { $card } zostaje: { $means ->
    [potion] w zamian odchodzi Mikstura lecznicza
   *[walls] w zamian odchodzą dwa mury
  }.
