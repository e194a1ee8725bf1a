### Kingdom Legacy: Feudal Kingdom. Names of all stages and the words of effects. Not for the browser bundle:
### what a player has not discovered must not reach the page.

## Names

kingdom-legacy-card-a-perfect-tower = Tökéletes torony
kingdom-legacy-card-accessible-swamp = Járható mocsár
kingdom-legacy-card-aethan-estate = Aethan birtoka
kingdom-legacy-card-alchemist = Alkimista
kingdom-legacy-card-ambassador = Nagykövet
kingdom-legacy-card-ancient-ruins = Ősi romok
kingdom-legacy-card-architect = Építész
kingdom-legacy-card-aric-blackwood = Aric Blackwood
kingdom-legacy-card-army = Hadsereg
kingdom-legacy-card-arsenal = Fegyvertár
kingdom-legacy-card-ashlands = Hamuföld
kingdom-legacy-card-assassin = Orgyilkos
kingdom-legacy-card-astrolabe = Asztrolábium
kingdom-legacy-card-astrologist = Csillagjós
kingdom-legacy-card-astronomer = Csillagász
kingdom-legacy-card-attack = Támadás
kingdom-legacy-card-backstabber = Áruló
kingdom-legacy-card-bandit = Bandita
kingdom-legacy-card-banquet = Díszlakoma
kingdom-legacy-card-barn = Csűr
kingdom-legacy-card-bazaar = Bazár
kingdom-legacy-card-beekeeper = Méhész
kingdom-legacy-card-blood-curse = Vérátok
kingdom-legacy-card-border-dispute = Határvita
kingdom-legacy-card-bordering-lands = Határvidék
kingdom-legacy-card-boulders = Sziklatömbök
kingdom-legacy-card-brick-road = Téglaút
kingdom-legacy-card-bridge = Híd
kingdom-legacy-card-bridge-of-marvel = A csodák hídja
kingdom-legacy-card-build-an-ark = Bárkaépítés
kingdom-legacy-card-calendar = Naptár
kingdom-legacy-card-camelot = Camelot
kingdom-legacy-card-camp = Tábor
kingdom-legacy-card-canals = Csatornák
kingdom-legacy-card-cardinal = Bíboros
kingdom-legacy-card-castle = Vár
kingdom-legacy-card-cathedral = Székesegyház
kingdom-legacy-card-chapel = Kápolna
kingdom-legacy-card-chasm = Hasadék
kingdom-legacy-card-church = Templom
kingdom-legacy-card-city-fire = Tűzvész
kingdom-legacy-card-city-on-a-hill = Város a dombon
kingdom-legacy-card-cloth-export = Posztókivitel
kingdom-legacy-card-compass = Iránytű
kingdom-legacy-card-cooperation = Együttműködés
kingdom-legacy-card-countryside = Vidék
kingdom-legacy-card-cozy-pub = Meghitt kocsma
kingdom-legacy-card-crippled = Megnyomorítva
kingdom-legacy-card-dark-knight = Fekete lovag
kingdom-legacy-card-dark-prince = Fekete herceg
kingdom-legacy-card-deep-jungle = Sűrű dzsungel
kingdom-legacy-card-deep-mine = Mélybánya
kingdom-legacy-card-deep-pit = Mély gödör
kingdom-legacy-card-diamond-mine = Gyémántbánya
kingdom-legacy-card-diplomat = Diplomata
kingdom-legacy-card-distant-mountain = Távoli hegy
kingdom-legacy-card-double-wall = Kettős fal
kingdom-legacy-card-dubbing = Lovaggá ütés
kingdom-legacy-card-dungeon = Kazamata
kingdom-legacy-card-eadric-shadowstrike = Eadric Shadowstrike
kingdom-legacy-card-east-cliffs = Keleti sziklák
kingdom-legacy-card-educated-princess = Művelt hercegnő
kingdom-legacy-card-efficient-farming = Hatékony gazdálkodás
kingdom-legacy-card-emissary = Küldött
kingdom-legacy-card-enemy-soldier = Ellenséges katona
kingdom-legacy-card-engineer = Mérnök
kingdom-legacy-card-entrepreneur = Vállalkozó
kingdom-legacy-card-envoy = Hírvivő
kingdom-legacy-card-espionage = Kémkedés
kingdom-legacy-card-estate = Birtok
kingdom-legacy-card-ether-crystal = Éterkristály
kingdom-legacy-card-excavation-site = Ásatás
kingdom-legacy-card-exotic-fruit-trees = Egzotikus gyümölcsfák
kingdom-legacy-card-expanding-borders = Táguló határok
kingdom-legacy-card-explorers = Felfedezők
kingdom-legacy-card-export = Kivitel
kingdom-legacy-card-extended-treasury = Bővített kincstár
kingdom-legacy-card-far-fields = Messzi mezők
kingdom-legacy-card-farming-machines = Mezőgazdasági gépek
kingdom-legacy-card-farmlands = Termőföld
kingdom-legacy-card-fashion = Divat
kingdom-legacy-card-favor = Szívesség
kingdom-legacy-card-feast = Dínomdánom
kingdom-legacy-card-felled-forest = Kivágott erdő
kingdom-legacy-card-fertile-soil = Termékeny föld / Hatékonyság
kingdom-legacy-card-festival = Fesztivál
kingdom-legacy-card-field-worker = Földműves
kingdom-legacy-card-finishing-touch = Az utolsó simítás
kingdom-legacy-card-fish-and-chips = Sült hal és krumpli
kingdom-legacy-card-fish-pond = Halastó
kingdom-legacy-card-fish-quota = Halkvóta
kingdom-legacy-card-fishermans-cabin = Halászkunyhó
kingdom-legacy-card-fishing-boat = Halászcsónak
kingdom-legacy-card-fishing-excellence = Halászmesterek
kingdom-legacy-card-fishing-ships = Halászhajók
kingdom-legacy-card-flooding = Áradás
kingdom-legacy-card-food-barns = Magtárak
kingdom-legacy-card-forced-labour = Kényszermunka
kingdom-legacy-card-forest = Erdő
kingdom-legacy-card-fortress = Erőd
kingdom-legacy-card-fountain = Szökőkút
kingdom-legacy-card-golden-pillar = Aranyoszlop
kingdom-legacy-card-golden-rules = Aranyszabályok
kingdom-legacy-card-grand-army = Nagy hadsereg
kingdom-legacy-card-grand-castle = Pompás vár
kingdom-legacy-card-grand-guild-hall = Pompás céhház
kingdom-legacy-card-grand-residence = Pompás rezidencia
kingdom-legacy-card-groom = Lovász
kingdom-legacy-card-guild = Céh
kingdom-legacy-card-guild-hall = Céhház
kingdom-legacy-card-handsome-rival = Jóképű vetélytárs
kingdom-legacy-card-headquarters = Főhadiszállás
kingdom-legacy-card-healing-potion = Gyógyital
kingdom-legacy-card-hill = Domb
kingdom-legacy-card-hill-settlement = Dombi település
kingdom-legacy-card-hill-town = Dombi város
kingdom-legacy-card-hill-village = Dombi falu
kingdom-legacy-card-hoarding = Felhalmozás
kingdom-legacy-card-horse = Ló
kingdom-legacy-card-hot-springs = Hőforrás
kingdom-legacy-card-hotel = Szálló
kingdom-legacy-card-huge-castle = Hatalmas vár
kingdom-legacy-card-huge-trees = Óriásfák
kingdom-legacy-card-impregnable-fortress = Bevehetetlen erőd
kingdom-legacy-card-impressed-boy = Ámuló fiú
kingdom-legacy-card-inn = Fogadó
kingdom-legacy-card-inner-wall = Belső fal
kingdom-legacy-card-innkeeper = Fogadós
kingdom-legacy-card-inquisitor = Inkvizítor
kingdom-legacy-card-inspired-inventor = Ihletett feltaláló
kingdom-legacy-card-inventor = Feltaláló
kingdom-legacy-card-investor = Befektető
kingdom-legacy-card-jester = Udvari bolond
kingdom-legacy-card-jewel-cutting = Drágakőmetszés
kingdom-legacy-card-jewel-exhibit = Ékszerkiállítás
kingdom-legacy-card-jewel-extraction = Drágakőfejtés
kingdom-legacy-card-jewel-polishing = Drágakőcsiszolás
kingdom-legacy-card-jewellery = Ékszerészet
kingdom-legacy-card-jungle = Dzsungel
kingdom-legacy-card-keep = Öregtorony
kingdom-legacy-card-king-alahar = Alahar király
kingdom-legacy-card-knight = ____ lovag
kingdom-legacy-card-lab = Laboratórium
kingdom-legacy-card-labourer = Napszámos
kingdom-legacy-card-lagoon = Lagúna
kingdom-legacy-card-lake = Tó
kingdom-legacy-card-large-barn = Nagy csűr
kingdom-legacy-card-large-manor = Nagy udvarház
kingdom-legacy-card-large-stable = Nagy istálló
kingdom-legacy-card-large-temple = Nagy szentegyház
kingdom-legacy-card-large-town = Nagyváros
kingdom-legacy-card-larger-barns = Nagyobb csűrök
kingdom-legacy-card-last-count = A végső számvetés
kingdom-legacy-card-legendary-temple = Legendás szentegyház
kingdom-legacy-card-lighthouse = Világítótorony
kingdom-legacy-card-looting = Fosztogatás
kingdom-legacy-card-lord-aethan = Aethan nagyúr
kingdom-legacy-card-lord-nimrod = Nimrod nagyúr
kingdom-legacy-card-lost-civilization = Elveszett civilizáció
kingdom-legacy-card-love-potion = Szerelmi bájital
kingdom-legacy-card-loyalty = Hűség
kingdom-legacy-card-lumberjack = Favágó
kingdom-legacy-card-lush-island = Dús sziget
kingdom-legacy-card-magistrate = Bíró
kingdom-legacy-card-manor = Udvarház
kingdom-legacy-card-mansion = Kúria
kingdom-legacy-card-market = Piac
kingdom-legacy-card-mason = Kőműves
kingdom-legacy-card-mass-export = Tömeges kivitel
kingdom-legacy-card-maximizer = Semmi se vesszen kárba
kingdom-legacy-card-mercenary = Zsoldos
kingdom-legacy-card-merchant = Kalmár
kingdom-legacy-card-mighty-mound = Hatalmas halom
kingdom-legacy-card-military-dominance = Katonai fölény
kingdom-legacy-card-mine = Bánya
kingdom-legacy-card-miners = Bányászok
kingdom-legacy-card-missionary = Hittérítő
kingdom-legacy-card-moat = Várárok
kingdom-legacy-card-moat-bridge = Felvonóhíd
kingdom-legacy-card-monument = Emlékmű
kingdom-legacy-card-mushrooms = Gombák
kingdom-legacy-card-mysterious-cave = Titokzatos barlang
kingdom-legacy-card-navigation = Hajózás
kingdom-legacy-card-noble-ally = Nemes szövetséges
kingdom-legacy-card-noble-residence = Nemesi rezidencia
kingdom-legacy-card-north-plains = Északi síkság
kingdom-legacy-card-obelisk = Obeliszk
kingdom-legacy-card-observatory = Csillagvizsgáló
kingdom-legacy-card-obsolete-farms = Elavult gazdaságok
kingdom-legacy-card-occupation = Megszállás
kingdom-legacy-card-opportunist = Haszonleső
kingdom-legacy-card-oratory = Imaház
kingdom-legacy-card-ornate-temple = Díszes szentegyház
kingdom-legacy-card-palace = Palota
kingdom-legacy-card-peak-village = Hegycsúcsi falu
kingdom-legacy-card-pillaging = Dúlás
kingdom-legacy-card-pine-forest = Fenyves
kingdom-legacy-card-pirate = Kalóz
kingdom-legacy-card-pirate-cove = Kalózöböl
kingdom-legacy-card-pirate-treasure = Kalózkincs
kingdom-legacy-card-pit-settlement = Gödörtelep
kingdom-legacy-card-plague = Pestis
kingdom-legacy-card-plains = Síkság
kingdom-legacy-card-ploughs = Ekék
kingdom-legacy-card-plundering = Zsákmányolás
kingdom-legacy-card-pond = Tavacska
kingdom-legacy-card-post-barbaric = A barbárság után
kingdom-legacy-card-potion-of-strength = Erőital
kingdom-legacy-card-pretend-noble = Álnemes
kingdom-legacy-card-priest = Pap
kingdom-legacy-card-prison = Börtön
kingdom-legacy-card-prominent-school = Jeles iskola
kingdom-legacy-card-prosperity = Felvirágzás
kingdom-legacy-card-public-punishment = Nyilvános büntetés
kingdom-legacy-card-quarry = Kőfejtő
kingdom-legacy-card-queen-jemimah = Jemimah királynő
kingdom-legacy-card-quests = Küldetések
kingdom-legacy-card-raft = Tutaj
kingdom-legacy-card-raid = Rajtaütés
kingdom-legacy-card-rain = Eső
kingdom-legacy-card-ravine = Vízmosás
kingdom-legacy-card-recruit = Újonc
kingdom-legacy-card-renovation = Felújítás
kingdom-legacy-card-renowned-school = Nagyhírű iskola
kingdom-legacy-card-resistance = Ellenállás
kingdom-legacy-card-river = Folyó
kingdom-legacy-card-rocky-area = Sziklás vidék
kingdom-legacy-card-royal-architect = Királyi építész
kingdom-legacy-card-royal-consort = Királyi hitves
kingdom-legacy-card-royal-decree = Királyi rendelet
kingdom-legacy-card-royal-storehouse = Királyi raktár
kingdom-legacy-card-royal-visit = Királyi látogatás
kingdom-legacy-card-ruby-mine = Rubinbánya
kingdom-legacy-card-sacred-well = Szent kút
kingdom-legacy-card-sanctuary = Szentély
kingdom-legacy-card-saw-mill = Fűrészmalom
kingdom-legacy-card-school = Iskola
kingdom-legacy-card-scientist = Tudós
kingdom-legacy-card-scribe = Írnok
kingdom-legacy-card-sea-gate-wall = Tengeri kapu fala
kingdom-legacy-card-servant = Szolga
kingdom-legacy-card-shallow-mine = Sekély bánya
kingdom-legacy-card-shipyard = Hajógyár
kingdom-legacy-card-shore = Part
kingdom-legacy-card-shrine = Kegyhely
kingdom-legacy-card-sickness = Betegség
kingdom-legacy-card-silk = Selyem
kingdom-legacy-card-skilled-ally = Ügyes szövetséges
kingdom-legacy-card-skilled-bandit = Ügyes bandita
kingdom-legacy-card-small-guild = Kis céh
kingdom-legacy-card-small-hill-town = Kis dombi város
kingdom-legacy-card-small-school = Kis iskola
kingdom-legacy-card-smithy = Kovácsműhely
kingdom-legacy-card-south-hills = Déli dombok
kingdom-legacy-card-spinning-wheel = Rokka
kingdom-legacy-card-spoiled-princess = Elkényeztetett hercegnő
kingdom-legacy-card-squire = Fegyverhordozó
kingdom-legacy-card-stable = Istálló
kingdom-legacy-card-statue = Szobor
kingdom-legacy-card-stone-bridge = Kőhíd
kingdom-legacy-card-stone-street = Kövezett utca
kingdom-legacy-card-stop = Állj!
kingdom-legacy-card-storage = Raktár
kingdom-legacy-card-stranger-man = Az idegen férfi
kingdom-legacy-card-stranger-woman = Az idegen nő
kingdom-legacy-card-strategist = Hadvezér
kingdom-legacy-card-strength-in-numbers = Sokan vagyunk
kingdom-legacy-card-surplus = Többlet
kingdom-legacy-card-swamp = Mocsár
kingdom-legacy-card-swamp-garden = Mocsári kert
kingdom-legacy-card-sweet-water-river = Édesvizű folyó
kingdom-legacy-card-tavern = Kocsma
kingdom-legacy-card-temple = Szentegyház
kingdom-legacy-card-temple-of-light = A fény szentegyháza
kingdom-legacy-card-terraced-land = Teraszos föld
kingdom-legacy-card-the-ark = A bárka
kingdom-legacy-card-thriving-countryside = Virágzó vidék
kingdom-legacy-card-thunderstorm = Zivatar
kingdom-legacy-card-tornado = Tornádó
kingdom-legacy-card-torture-chamber = Kínzókamra
kingdom-legacy-card-torture-device = Kínzóeszköz
kingdom-legacy-card-town-border = Városhatár
kingdom-legacy-card-town-hall = Városháza
kingdom-legacy-card-town-well = Városi kút
kingdom-legacy-card-track-rules = A sávok szabályai
kingdom-legacy-card-trade-relations = Kereskedelmi kapcsolatok
kingdom-legacy-card-trade-route = Kereskedelmi útvonal
kingdom-legacy-card-trade-ship = Kereskedőhajó
kingdom-legacy-card-trader = Kereskedő
kingdom-legacy-card-training-grounds = Gyakorlótér
kingdom-legacy-card-traveller = Utazó
kingdom-legacy-card-treasure-hunt = Kincsvadászat
kingdom-legacy-card-treasure-map = Kincsestérkép
kingdom-legacy-card-treasury = Kincstár
kingdom-legacy-card-trebuchet = Kőhajító gép
kingdom-legacy-card-treehouses = Lombházak
kingdom-legacy-card-unruly-towns = Lázongó városok
kingdom-legacy-card-uprising = Felkelés
kingdom-legacy-card-vassal-states = Hűbéres államok
kingdom-legacy-card-villa = Villa
kingdom-legacy-card-volcanic-eruption = Vulkánkitörés
kingdom-legacy-card-wall = Fal
kingdom-legacy-card-watchtower = Őrtorony
kingdom-legacy-card-water-mill = A vízimalom
kingdom-legacy-card-welcome = Üdvözlet
kingdom-legacy-card-west-canyon = Nyugati kanyon
kingdom-legacy-card-wild-grass = Vadfüves rét
kingdom-legacy-card-windmill = Szélmalom
kingdom-legacy-card-witch = Boszorkány
kingdom-legacy-card-witch-cabin = Boszorkánykunyhó
kingdom-legacy-card-wood-export = Fakivitel
kingdom-legacy-card-wood-industry = Faipar
kingdom-legacy-card-wood-shipment = Faszállítmány
kingdom-legacy-card-worker = Munkás
kingdom-legacy-card-young-forest = Fiatal erdő
kingdom-legacy-card-young-princess = Ifjú hercegnő

## An effect: when it comes, and what it does. A token such as [coin], [2 stone], [any] or [5 glory] is shown as a chip.

kingdom-legacy-line-played = kijátszáskor: { $steps }
kingdom-legacy-line-turn-end = a kör végén: { $steps }
kingdom-legacy-line-turn-end-free = a kör végén, ha akarod: { $steps }
kingdom-legacy-line-round-end = a forduló végén: { $steps }
kingdom-legacy-line-upgraded = fejlesztéskor: { $steps }
kingdom-legacy-line-upgraded-free = fejlesztéskor, ha akarod: { $steps }
kingdom-legacy-line-produced = valahányszor termel: { $steps }
kingdom-legacy-line-uprising = ha úgy játszol ki személyt, hogy már van másik játékban: { $steps }
kingdom-legacy-line-espionage = ha személyt játszol ki: { $steps }
kingdom-legacy-line-full = ha minden mezője be van jelölve: { $steps }
kingdom-legacy-line-equip = Felszerelés: tedd 1 játékban lévő { $what } (akció). Magában nem termel és nem csinál semmit.
kingdom-legacy-line-after = a forduló után: { $steps }
kingdom-legacy-line-once = egyszer: { $steps }
kingdom-legacy-line-turnly = körönként egyszer: { $steps }
kingdom-legacy-or = {" "}vagy{" "}
kingdom-legacy-and = {" "}és{" "}
kingdom-legacy-quoted = „{ $text }”

## What effects do

kingdom-legacy-step-pay = fizess { $amount }
kingdom-legacy-step-pay-price = fizesd ki a következő mezőt
kingdom-legacy-step-gain = kapsz { $amount }
kingdom-legacy-step-gain-per = kapsz { $amount } minden játékban lévő { $what } után
kingdom-legacy-step-discard = dobj el { $number } { $what }
kingdom-legacy-step-discard-named = dobd el { $what }
kingdom-legacy-step-discard-one = dobj el egy másik lapot, vagy ezt, ha egyedül van
kingdom-legacy-step-discard-worth = dobj el 1 legalább [{ $number } glory] értékű { $what }
kingdom-legacy-step-destroy = semmisíts meg 1 játékban lévő { $what }
kingdom-legacy-step-destroy-self = semmisítsd meg ezt a lapot
kingdom-legacy-step-ruin = semmisíts meg { $number } { $what } a királyságodból
kingdom-legacy-step-ruin-blocked = semmisítsd meg az alatta lévő lapot
kingdom-legacy-step-discover = fedezd fel: { $cards }
kingdom-legacy-step-discover-one = fedezd fel: { $cards }
kingdom-legacy-step-discover-next = fedezd fel a doboz következő { $number } lapját
kingdom-legacy-step-split = nézd meg: { $cards }; az egyiket fedezd fel, a másikat semmisítsd meg
kingdom-legacy-step-turn = { $how ->
    [flip] fordítsd át: { $name }
    [rotate] forgasd el: { $name }
   *[turn] fordítsd erre: { $name }
  }
kingdom-legacy-step-turn-side = { $how ->
    [flip] fordítsd át
    [rotate] forgasd el
   *[turn] fordítsd át és forgasd el
  }
kingdom-legacy-step-turn-any = fordítsd erre: { $names }
kingdom-legacy-step-play = játssz ki 1 { $what } a dobópakliból
kingdom-legacy-step-work = megkapod, amit 1 játékban lévő { $what } termel
kingdom-legacy-step-block = zárj le { $number } { $what }
kingdom-legacy-step-drop = dobd el a pakli { $number ->
    [one] felső lapját
   *[other] felső { $number } lapját
  }
kingdom-legacy-step-look = nézd meg a pakli felső { $number } lapját
kingdom-legacy-step-mark = jelölj be { $number ->
    [one] 1 mezőt
   *[other] 1 vagy { $number } mezőt
  }
kingdom-legacy-step-mark-next = jelöld be a következő mezőt
kingdom-legacy-step-mark-it = jelöld be
kingdom-legacy-step-mark-priced = fizess ki egy mezőt, és jelöld be
kingdom-legacy-step-mark-per = jelölj be 1 mezőt minden { $number } játékban lévő { $what } után
kingdom-legacy-step-mark-per-self = jelölj be 1 mezőt minden játékban lévő { $what } után, ez is számít
kingdom-legacy-step-mark-others = jelölj be 1 mezőt 1 másik állandó lapon
kingdom-legacy-step-mark-others-all = jelölj be 1-1 mezőt a többi állandó lapon
kingdom-legacy-step-mark-army = jelöld be a 25. lap következő mezőjét
kingdom-legacy-step-sticker = ragassz { $stickers } matricát { $scope ->
    [play] { $number } játékban lévő { $what }
   *[kingdom] királyságod { $number } { $what }
  }
kingdom-legacy-step-sticker-tab = jelölj meg { $scope ->
    [play] { $number } játékban lévő { $what }
   *[kingdom] { $number } { $what } a királyságodból
  } jelzőfüllel
kingdom-legacy-step-sticker-here = ragassz ide { $stickers } matricát
kingdom-legacy-step-boost = 1 játékban lévő lap 1-gyel többet termel abból, amit ad
kingdom-legacy-step-keep = { $number ->
    [one] 1
   *[other] legfeljebb { $number }
  } { $what } játékban tarthatsz
kingdom-legacy-step-keep-self = { $number ->
    [one] 1 lapot játékban tarthatsz, akár ezt is
   *[other] legfeljebb { $number } lapot játékban tarthatsz, akár ezt is
  }
kingdom-legacy-step-leave = dobd el ezt a lapot
kingdom-legacy-step-export = fizess tetszőleges számú [good] jelet, és add össze
kingdom-legacy-step-resist = fizess tetszőleges számú [sword] jelet, és add össze
kingdom-legacy-step-resistance = az összeg, legfeljebb 100, dicsőségpecsét lesz királyságod 1 földjén
kingdom-legacy-step-practise = ragassz [any] matricát egy oldalára, amelyen még nincs
kingdom-legacy-step-invent = jelölj be 1 mezőt, aztán fedezd fel: { $cards }, vagy kapsz [any] minden bejelölt mező után
kingdom-legacy-step-defeat = győzd le: { $steps }
kingdom-legacy-step-defeat-enemy = győzz le 1 ellenséget a játékban, a dobópakliban vagy az állandók közt
kingdom-legacy-step-convert = téríts meg 1 játékban lévő banditát
kingdom-legacy-step-better = semmisíts meg ezek közül 1 játékban lévőt, és fedezd fel a mögötte álló lapot: { $pairs }
kingdom-legacy-step-undiscover = ez a lap visszakerül a dobozba
kingdom-legacy-step-calendar = tegyél { $number } véletlen eldobott lapot a pakli alá
kingdom-legacy-step-guild = dobj el akárhány személyt, és írd a számukat { $number } pecsét egyikébe
kingdom-legacy-step-put = tegyél { $number ->
    [one] 1 másik lapot
   *[other] legfeljebb { $number } másik lapot
  } { $from ->
    [both] a játékból vagy a dobópakliból
   *[play] a játékból
  } a pakli { $to ->
    [both] tetejére vagy alá
   *[bottom] alá
  }
kingdom-legacy-step-groom = ragassz { $stickers } matricát 1 játékban lévő lóra, amelyen legfeljebb 1 van
kingdom-legacy-step-grow = először adj neki nevet, másodszor ragassz ide { $second }, harmadszor { $third } matricát
kingdom-legacy-step-victim-land = semmisítsd meg a következő földet, amelyet kijátszol
kingdom-legacy-step-victim-person = semmisítsd meg a következő személyt, akit kijátszol
kingdom-legacy-step-flood = lezár minden épületet (legfeljebb { $number })
kingdom-legacy-step-flood-end = semmisíts meg 1 alatta lévő épületet vagy 2 másik baráti lapot
kingdom-legacy-step-princess = dobj el { $number } személyt, vagy forgasd el: { $name }
kingdom-legacy-step-espionage = jelölj be 1 mezőt, vagy dobj el { $number } baráti lapot; ha minden mező be van jelölve, dobd el a paklit
kingdom-legacy-step-cross-cost = húzz ki 1 nyersanyagot 1 másik játékban lévő lap fejlesztéséből
kingdom-legacy-step-cross-own = húzz ki 1-et abból, amit termel
kingdom-legacy-step-cross-sword = húzz ki 1 [sword] jelet a fejlesztéséből
kingdom-legacy-step-cross-in-play = húzz ki 1-et abból, amit egy játékban lévő lap termel
kingdom-legacy-step-cross-per-mark = { $name } minden bejelölt mezőjéért húzz ki 1-et királyságod termeléséből
kingdom-legacy-step-write = írd be egy üres pecsétbe: { $number } ({ $name })
kingdom-legacy-step-upgrade-paid = fejlessz 1 másik játékban lévő lapot a költségén
kingdom-legacy-step-upgrade-free = fejlessz ingyen 1 játékban lévő { $what }
kingdom-legacy-step-if-deck-empty = ha a pakli üres
kingdom-legacy-step-if-no-sword = ha nincs több [sword] jeled

## Cards that effects speak of, after a number

kingdom-legacy-noun-any = { $case ->
    [on] lapra
    [of] lap
    [owned] lapjára
   *[object] lapot
  }
kingdom-legacy-noun-friendly = { $case ->
    [on] baráti lapra
    [of] baráti lap
    [owned] baráti lapjára
   *[object] baráti lapot
  }
kingdom-legacy-noun-obstacle = { $case ->
    [on] akadályra
    [of] akadály
    [owned] akadályára
   *[object] akadályt
  }
kingdom-legacy-noun-wall = { $case ->
    [on] falra
    [of] fal
    [owned] falára
   *[object] falat
  }
kingdom-legacy-noun-nimrod = { $case ->
    [of] Nimrod nagyúr
   *[object] Nimrod nagyurat
  }
kingdom-legacy-noun-making = { $case ->
    [on] termelő lapra
    [of] termelő lap
    [owned] termelő lapjára
   *[object] termelő lapot
  }
kingdom-legacy-noun-making-coin = { $case ->
    [on] érmét termelő lapra
    [of] érmét termelő lap
    [owned] érmét termelő lapjára
   *[object] érmét termelő lapot
  }
kingdom-legacy-noun-building = { $case ->
    [on] épületre
    [of] épület
    [owned] épületére
   *[object] épületet
  }
kingdom-legacy-noun-person = { $case ->
    [on] személyre
    [of] személy
    [owned] személyére
   *[object] személyt
  }
kingdom-legacy-noun-livestock = { $case ->
    [on] jószágra
    [of] jószág
    [owned] jószágára
   *[object] jószágot
  }
kingdom-legacy-noun-seafaring = { $case ->
    [on] tengeri lapra
    [of] tengeri lap
    [owned] tengeri lapjára
   *[object] tengeri lapot
  }
kingdom-legacy-noun-land = { $case ->
    [on] földre
    [of] föld
    [owned] földjére
   *[object] földet
  }
kingdom-legacy-noun-enemy = { $case ->
    [on] ellenségre
    [of] ellenség
    [owned] ellenségére
   *[object] ellenséget
  }
kingdom-legacy-noun-knight = { $case ->
    [on] lovagra
    [of] lovag
    [owned] lovagjára
   *[object] lovagot
  }
kingdom-legacy-noun-horse = { $case ->
    [on] lóra
    [of] ló
    [owned] lovára
   *[object] lovat
  }

## Standing rules

kingdom-legacy-standing-stays = Játékban marad.
kingdom-legacy-standing-no-play = Nem játszhatsz ki lapokat.
kingdom-legacy-standing-no-upgrade = Nem fejleszthetsz.
kingdom-legacy-standing-no-time = Nem használhatsz időhatást.
kingdom-legacy-standing-double-lands = A földek duplán termelnek.
kingdom-legacy-standing-coin-tax = Valahányszor [coin] jelet kapsz, 1-gyel kevesebbet kapsz.
kingdom-legacy-standing-person-coin = Minden személy eggyel több [coin] jelet termel.
kingdom-legacy-standing-building-coin = Minden épület eggyel több [coin] jelet termel.
kingdom-legacy-standing-seafaring-coin = Minden tengeri lap eggyel több [coin] jelet termel.
kingdom-legacy-standing-friendly-coin = Ebben a fordulóban minden baráti lap eggyel több [coin] jelet termel.
kingdom-legacy-standing-coin-per-person = Eggyel több [coin] jelet termel minden játékban lévő személy után.
kingdom-legacy-standing-exchange = A [good] lehet [wood], a [wood] lehet [good].
kingdom-legacy-standing-advance-more = Valahányszor előrelépsz, 2 lappal többet játszol ki.
kingdom-legacy-standing-lands-stay = Ebben a fordulóban a földek játékban maradnak.
kingdom-legacy-standing-surplus = Ebben a fordulóban a földek [coin] helyett [good] jelet is adhatnak.
kingdom-legacy-standing-indestructible = Nem semmisíthető meg.
kingdom-legacy-standing-nimrod-bound = Amíg Nimrod nagyúr megvan, nem semmisíthető meg.
kingdom-legacy-standing-two-persons = 1 vagy 2 személynek számít, ahogy akarod.
kingdom-legacy-standing-potion = Ha kör közben el kellene dobnod egy személyt, helyette visszaállíthatod ezt a lapot.
kingdom-legacy-standing-fortress = Ha kör közben el kellene dobnod, helyette eldobhatsz 2 falat.
kingdom-legacy-standing-saves-one = Selejtezéskor megmenthet 1 másik lapot.
kingdom-legacy-standing-saves-two = Selejtezéskor megmenthet 2 másik lapot.
kingdom-legacy-standing-saves-three = Selejtezéskor megmenthet 3 másik lapot.
kingdom-legacy-standing-purge-ten = Selejtezéskor minden bejelölt mezőért még [10 glory].

## Glory that is counted

kingdom-legacy-worth-track = Annyit ér, amennyit a legmagasabb bejelölt mező.
kingdom-legacy-worth-marks = [{ $each } glory] minden bejelölt mezőért.
kingdom-legacy-worth-empty = [{ $each } glory] minden be nem jelölt mezőért.
kingdom-legacy-worth-written = Annyit ér, amennyi a pecsétekben áll: { $name }.
kingdom-legacy-worth-persons = [{ $each } glory] királyságod minden személyéért.
kingdom-legacy-worth-swords = [{ $each } glory] minden [sword] után, amelyet királyságod termel.
kingdom-legacy-worth-walls = [{ $each } glory] királyságod minden faláért.
kingdom-legacy-worth-seafaring = [{ $each } glory] királyságod minden tengeri lapjáért.
kingdom-legacy-worth-short = [{ $each } glory] minden lapért, amennyivel királyságod az állandók nélkül { $other } alatt marad.
kingdom-legacy-worth-worthless = [{ $each } glory] minden lapért, amely pontosan 0-t ér, az állandók nélkül.
kingdom-legacy-worth-loyalty = [{ $each } glory], ha nincs ellenség a királyságodban.
kingdom-legacy-worth-goods = [{ $each } glory], ha királyságod termelése legalább [{ $other } good].

## Scrolls

kingdom-legacy-scroll-welcome = Előbb olvasd el a szabályokat. Számít, melyik oldalán áll egy lap: csak akkor fordítsd el, ha szabály mondja.
kingdom-legacy-scroll-golden-rules = Lapot csak akkor fordíts, ha szabály mondja. A játékban lévő és az eldobott lapokat megnézheted, a dobozt soha. Az első után minden forduló 2 új lapot hoz. Az elfordított lap a dobópakliba kerül. A fejlesztés befejezi a kört.
kingdom-legacy-scroll-track-rules = Az állandó lapot sosem kevered be és sosem dobod el. A sáv mezőit balról jobbra fizeted ki: felül áll az ár, alul a dicsőség. A sáv annyit ér, amennyit a legmagasabb bejelölt mezője.
kingdom-legacy-scroll-stop = Nézd meg a következő négy lapot. Most újrakezdheted a kampányt, vagy felfedezed mind a négyet, és továbbmész; utána nincs visszaút.
kingdom-legacy-scroll-fertile-soil = Ragassz [coin] matricát királyságod 1 földjére. Azután királyságod 1 épülete termeljen 1-gyel többet abból, amit ad.
kingdom-legacy-scroll-keep-two = Nézd meg a következő négy lapot: kettőt fedezz fel, a többit semmisítsd meg.
kingdom-legacy-scroll-five = Ezúttal öt lapot fedezz fel, és mindegyiknek végleg válaszd meg az oldalát.
kingdom-legacy-scroll-last-round = Fedezd fel az utolsó két lapot. A következő forduló az utolsó.
kingdom-legacy-scroll-last-count = Az utolsó forduló után összeszámolod királyságod dicsőségét. Azután kiegészítők jöhetnek.
kingdom-legacy-scroll-end = A doboz vége.

## Rulings on single cards, shown with the card

kingdom-legacy-ruling-pirate = Minden szerzésből, amelyben érme van (egy termelés vagy egy hatás), 1 érmét vesz el, de 0 alá nem visz.
kingdom-legacy-ruling-rain = A földek a bónuszok után duplázódnak, mielőtt az érmékből áru lenne, és mielőtt az érméket adó sújtaná.
kingdom-legacy-ruling-surplus = A csere a bónuszok és a duplázás után jön.
kingdom-legacy-ruling-worker = A lap, amelynek a termelését megkapod, maga nem termel, és játékban marad.
kingdom-legacy-ruling-manor = Csak a saját termelése húz ki valamit, a munkásé nem.
kingdom-legacy-ruling-festival = Minden termeléskor újra választasz; a matricák hozzájönnek.
kingdom-legacy-ruling-jewellery = Az áru a kör vége előtt még kivihető.
kingdom-legacy-ruling-export = Az elért számokat két forduló között használod, az utolsó után is, mielőtt bármit felfedeznél.
kingdom-legacy-ruling-miners = Egy költségben két személy helyét is betölthetik.
kingdom-legacy-ruling-school = Az ingyenes fejlesztés semmibe sem kerül, lapokba sem. A keretet te választod.
kingdom-legacy-ruling-priest = E fejlesztés után a kör folytatódik, és ami megmaradt, megmarad.
kingdom-legacy-ruling-forbids = A kör kezdő lapjait így is kijátszod. Hatás sem fejleszthet, és az állandó lapoknak sincs időhatásuk.
kingdom-legacy-ruling-victim = Csak az ezután kijátszott lap, nem a vele együtt érkező. Ha több jön egyszerre, te választasz; ami a kijátszásakor történik, megtörténik. Ami nem semmisíthető meg, azt nem bántja.
kingdom-legacy-ruling-trebuchet = A győzelem mindent megad, amit az ellenség ígér, az ára nélkül.
kingdom-legacy-ruling-missionary = A bandita és az ügyes bandita átfordul a hátán lévő munkásra.
kingdom-legacy-ruling-potion = Ha több lapot kell egyszerre eldobni, a sorrendet te választod.
kingdom-legacy-ruling-saves = Ha minden lap ki van választva, ennyit visszavesz; helyettük nem választasz mást, és ez a lap kiselejtezve marad.
kingdom-legacy-ruling-maximizer = A számolt értékük szerint pontosan 0-t érő lapok számítanak, az állandók nélkül.
kingdom-legacy-ruling-witch = A doboz lapjai a 70. lapig értendők. Ha tekercs van köztük, azt követed helyettük.
kingdom-legacy-ruling-calendar-box = Az utolsó mező utáni jelölés elvész; a jelölések megmaradnak, ha a lap elfordul vagy visszakerül a dobozba.
kingdom-legacy-ruling-stop = Újrakezdeni idáig bármikor lehet.
kingdom-legacy-ruling-last-count = Ez a lap az alapjáték pontozásáig félre van téve.
kingdom-legacy-ruling-flooding = A később kijátszott épületeket is lezárja, egyszerre legfeljebb ötöt.
kingdom-legacy-ruling-practise = Ennek a lapnak az oldalai, akármelyik van felül.

## Choices, questions and events that name a card

kingdom-legacy-keyword-nimrod = Nimrod nagyúr
kingdom-legacy-option-potion = Helyette a Gyógyital áll vissza
kingdom-legacy-ask-thresholds = Két forduló között: a Kivitel melyik elért számát használod?
kingdom-legacy-event-replaced = { $card } marad: { $means ->
    [potion] a Gyógyital megy helyette
   *[walls] két fal megy helyette
  }.
