### Kingdom Builder z dodatkami: nazwy, zdarzenia i powody, dla których czegoś nie można.

kingdom-builder-name = Kingdom Builder

kingdom-builder-expansion-base = Gra podstawowa
kingdom-builder-expansion-capitol = Kapitol
kingdom-builder-expansion-nomads = Nomads
kingdom-builder-expansion-crossroads = Crossroads
kingdom-builder-expansion-marshlands = Marshlands

## Pola i pionki

kingdom-builder-terrain-grass = łąka
kingdom-builder-terrain-canyon = kanion
kingdom-builder-terrain-desert = pustynia
kingdom-builder-terrain-flower_field = pole kwiatów
kingdom-builder-terrain-forest = las
kingdom-builder-terrain-swamp = bagno
kingdom-builder-terrain-water = woda
kingdom-builder-terrain-mountain = góra

kingdom-builder-space-location = miejsce
kingdom-builder-space-castle = zamek
kingdom-builder-space-palace = pałac
kingdom-builder-space-nomad = pole nomadów
kingdom-builder-space-capitol = zamek z kapitolem

kingdom-builder-piece-settlement = osada
kingdom-builder-piece-hall = ratusz
kingdom-builder-piece-wagon = wóz
kingdom-builder-piece-ship = statek
kingdom-builder-piece-warrior = wojownik
kingdom-builder-piece-wall = kamienny mur

## Plansze

kingdom-builder-quadrant-farm = Farma
kingdom-builder-quadrant-oasis = Oaza
kingdom-builder-quadrant-oracle = Wyrocznia
kingdom-builder-quadrant-tower = Wieża
kingdom-builder-quadrant-tavern = Tawerna
kingdom-builder-quadrant-paddock = Padok
kingdom-builder-quadrant-barn = Stodoła
kingdom-builder-quadrant-harbor = Port
kingdom-builder-quadrant-lighthouse_foresters_lodge = Latarnia morska i leśniczówka
kingdom-builder-quadrant-barracks_crossroads = Koszary i rozdroże
kingdom-builder-quadrant-city_hall_outpost = Ratusz i posterunek
kingdom-builder-quadrant-monastery_wagon = Klasztor i wóz
kingdom-builder-quadrant-temple = Świątynia
kingdom-builder-quadrant-refuge = Schronienie
kingdom-builder-quadrant-canoe = Kanu
kingdom-builder-quadrant-fountain = Fontanna
kingdom-builder-quadrant-quarry = Kamieniołom
kingdom-builder-quadrant-caravan = Karawana
kingdom-builder-quadrant-village = Wioska
kingdom-builder-quadrant-garden = Ogród

## Miejsca

kingdom-builder-location-mandatory = akcja obowiązkowa
kingdom-builder-location-oracle = Wyrocznia
kingdom-builder-location-oracle-text = Zbuduj jedną osadę na terenie ze swojej karty.
kingdom-builder-location-farm = Farma
kingdom-builder-location-farm-text = Zbuduj jedną osadę na łące.
kingdom-builder-location-oasis = Oaza
kingdom-builder-location-oasis-text = Zbuduj jedną osadę na pustyni.
kingdom-builder-location-tower = Wieża
kingdom-builder-location-tower-text = Zbuduj jedną osadę na krawędzi planszy.
kingdom-builder-location-tavern = Tawerna
kingdom-builder-location-tavern-text = Zbuduj jedną osadę na końcu prostej linii co najmniej trzech swoich osad.
kingdom-builder-location-barn = Stodoła
kingdom-builder-location-barn-text = Przenieś jedną swoją osadę na teren ze swojej karty.
kingdom-builder-location-harbor = Port
kingdom-builder-location-harbor-text = Przenieś jedną swoją osadę na wodę.
kingdom-builder-location-paddock = Padok
kingdom-builder-location-paddock-text = Przenieś jedną swoją osadę o dwa pola w linii prostej, nad czymkolwiek.
kingdom-builder-location-foresters_lodge = Leśniczówka
kingdom-builder-location-foresters_lodge-text = Zbuduj jedną osadę w lesie.
kingdom-builder-location-monastery = Klasztor
kingdom-builder-location-monastery-text = Zbuduj jedną osadę w kanionie.
kingdom-builder-location-outpost = Posterunek
kingdom-builder-location-outpost-text = Zbuduj jedną osadę na dowolnym terenie, na którym wolno budować.
kingdom-builder-location-fort = Fort
kingdom-builder-location-fort-text = Dobierz kartę terenu i zbuduj jedną osadę na tym terenie.
kingdom-builder-location-crossroads = Rozdroże
kingdom-builder-location-crossroads-text = Na koniec tury dobierasz o jedną kartę terenu więcej, a w następnej wybierasz jedną z nich.
kingdom-builder-location-city_hall = Ratusz
kingdom-builder-location-city_hall-text = Raz w grze: połóż ratusz na siedmiu wolnych polach obok swojej osady.
kingdom-builder-location-barracks = Koszary
kingdom-builder-location-barracks-text = Postaw jednego z dwóch wojowników albo zabierz jednego z planszy. Obok wojownika nie wolno budować.
kingdom-builder-location-wagon = Wóz
kingdom-builder-location-wagon-text = Postaw wóz, przesuń go o najwyżej trzy pola albo zabierz z planszy. Obok niego możesz budować.
kingdom-builder-location-lighthouse = Latarnia morska
kingdom-builder-location-lighthouse-text = Postaw statek, przesuń go o najwyżej trzy pola albo zabierz z planszy. Obok niego możesz budować.
kingdom-builder-location-canoe = Kanu
kingdom-builder-location-canoe-text = Gdy inny gracz zabierze ostatni żeton miejsca: zbuduj jedną osadę na bagnie lub wodzie.
kingdom-builder-location-refuge = Schronienie
kingdom-builder-location-refuge-text = Przenieś jedną swoją osadę na sąsiednie pole.
kingdom-builder-location-fountain = Fontanna
kingdom-builder-location-fountain-text = Zbuduj jedną osadę obok dokładnie jednej swojej, ale nie obok cudzej.
kingdom-builder-location-temple = Świątynia
kingdom-builder-location-temple-text = Zdejmij jedną swoją osadę z planszy; zbudujesz ją w następnej akcji obowiązkowej oprócz pozostałych.
kingdom-builder-location-quarry = Kamieniołom
kingdom-builder-location-quarry-text = Postaw jeden lub dwa kamienne mury na terenie ze swojej karty, każdy obok swojej osady.
kingdom-builder-location-caravan = Karawana
kingdom-builder-location-caravan-text = Przenieś jedną swoją osadę w linii prostej tak daleko, jak się da.
kingdom-builder-location-village = Wioska
kingdom-builder-location-village-text = Zbuduj jedną osadę obok co najmniej trzech swoich.
kingdom-builder-location-garden = Ogród
kingdom-builder-location-garden-text = Zbuduj jedną osadę na polu kwiatów.

## Żetony nomadów: każdy działa raz, w następnej turze właściciela

kingdom-builder-location-donation_grass = Darowizna: łąka
kingdom-builder-location-donation_grass-text = Zbuduj trzy osady na łące.
kingdom-builder-location-donation_canyon = Darowizna: kanion
kingdom-builder-location-donation_canyon-text = Zbuduj trzy osady w kanionie.
kingdom-builder-location-donation_desert = Darowizna: pustynia
kingdom-builder-location-donation_desert-text = Zbuduj trzy osady na pustyni.
kingdom-builder-location-donation_flower_field = Darowizna: pole kwiatów
kingdom-builder-location-donation_flower_field-text = Zbuduj trzy osady na polach kwiatów.
kingdom-builder-location-donation_forest = Darowizna: las
kingdom-builder-location-donation_forest-text = Zbuduj trzy osady w lesie.
kingdom-builder-location-donation_water = Darowizna: woda
kingdom-builder-location-donation_water-text = Zbuduj trzy osady na wodzie.
kingdom-builder-location-donation_mountain = Darowizna: góra
kingdom-builder-location-donation_mountain-text = Zbuduj trzy osady na górach.
kingdom-builder-location-resettlement = Przesiedlenie
kingdom-builder-location-resettlement-text = Cztery kroki na sąsiednie pola, dowolnie rozdzielone między twoje osady.
kingdom-builder-location-nomad_outpost = Posterunek nomadów
kingdom-builder-location-nomad_outpost-text = Jedna osada, którą zbudujesz w tej turze, nie musi stać obok twoich.
kingdom-builder-location-sword = Miecz
kingdom-builder-location-sword-text = Po jednej wybranej przez ciebie osadzie każdego innego gracza wraca do zasobu właściciela.
kingdom-builder-location-treasure = Skarb
kingdom-builder-location-treasure-text = 3 złota od razu dla tego, kto go zabierze.

kingdom-builder-bonus-canoe = Kanu, premia
kingdom-builder-bonus-canoe-text = W swojej turze: zbuduj jedną osadę na bagnie lub wodzie.
kingdom-builder-bonus-refuge = Schronienie, premia
kingdom-builder-bonus-refuge-text = Przenieś jedną swoją osadę w linii prostej na pierwsze wolne pole, nad czymkolwiek.
kingdom-builder-bonus-fountain = Fontanna, premia
kingdom-builder-bonus-fountain-text = Twoje fontanny mogą budować także na górach.
kingdom-builder-bonus-temple = Świątynia, premia
kingdom-builder-bonus-temple-text = Pierwsza osada twojej akcji obowiązkowej nie musi stać obok twoich.

## Karty celów

kingdom-builder-goal-fishermen = Rybacy
kingdom-builder-goal-fishermen-text = 1 złoto za każdą osadę obok wody.
kingdom-builder-goal-merchants = Kupcy
kingdom-builder-goal-merchants-text = 4 złota za każde miejsce, zamek lub pałac, które twoje osady łączą z innym.
kingdom-builder-goal-discoverers = Odkrywcy
kingdom-builder-goal-discoverers-text = 1 złoto za każdy poziomy rząd z co najmniej jedną osadą.
kingdom-builder-goal-hermits = Pustelnicy
kingdom-builder-goal-hermits-text = 1 złoto za każdą oddzielną osadę lub grupę osad.
kingdom-builder-goal-citizens = Mieszczanie
kingdom-builder-goal-citizens-text = 1 złoto za każde 2 osady twojej największej grupy.
kingdom-builder-goal-miners = Górnicy
kingdom-builder-goal-miners-text = 1 złoto za każdą osadę obok góry.
kingdom-builder-goal-workers = Robotnicy
kingdom-builder-goal-workers-text = 1 złoto za każdą osadę obok miejsca, zamku lub pałacu.
kingdom-builder-goal-knights = Rycerze
kingdom-builder-goal-knights-text = 2 złota za każdą osadę w rzędzie, w którym masz ich najwięcej.
kingdom-builder-goal-lords = Lordowie
kingdom-builder-goal-lords-text = W każdej ćwiartce 12 złota za najwięcej osad, 6 za drugie miejsce.
kingdom-builder-goal-farmers = Rolnicy
kingdom-builder-goal-farmers-text = 3 złota za każdą osadę w ćwiartce, w której masz ich najmniej.
kingdom-builder-goal-geologists = Geolodzy
kingdom-builder-goal-geologists-text = 2 złota za każde pasmo górskie, które twoje osady łączą z innym.
kingdom-builder-goal-messengers = Posłańcy
kingdom-builder-goal-messengers-text = 2 złota za każde pole najkrótszej drogi między twoimi dwiema najdalszymi połączonymi osadami.
kingdom-builder-goal-noblewomen = Szlachcianki
kingdom-builder-goal-noblewomen-text = 5 złota za najwięcej osad wokół każdego zamku i miejsca, tak jak wokół pałaców.
kingdom-builder-goal-vassals = Wasale
kingdom-builder-goal-vassals-text = 1 złoto za każdą osadę przy wewnętrznej krawędzi ćwiartek.
kingdom-builder-goal-captains = Kapitanowie
kingdom-builder-goal-captains-text = 1 złoto za każdą osadę, obok której stoją co najmniej 3 twoje.
kingdom-builder-goal-scouts = Zwiadowcy
kingdom-builder-goal-scouts-text = 1 złoto za każdą osadę obok terenu, którego karty usunięto, ale nie na nim.
kingdom-builder-goal-families = Rodziny
kingdom-builder-goal-families-text = 2 złota od razu, gdy trzy osady twojej akcji obowiązkowej stoją obok siebie w linii prostej.
kingdom-builder-goal-shepherds = Pasterze
kingdom-builder-goal-shepherds-text = 2 złota od razu za każdą zbudowaną osadę, obok której nie ma pustego pola jej terenu.
kingdom-builder-goal-ambassadors = Ambasadorowie
kingdom-builder-goal-ambassadors-text = 1 złoto od razu za każdą osadę zbudowaną obok osady innego gracza.

## Karty zadań

kingdom-builder-task-home_country = Ojczyzna
kingdom-builder-task-home_country-text = 5 złota: cały obszar jednego terenu zajęty twoimi osadami.
kingdom-builder-task-fortress = Twierdza
kingdom-builder-task-fortress-text = 6 złota: osada otoczona sześcioma twoimi osadami.
kingdom-builder-task-road = Droga
kingdom-builder-task-road-text = 7 złota: siedem osad w nieprzerwanej linii ukośnej.
kingdom-builder-task-place_of_refuge = Azyl
kingdom-builder-task-place_of_refuge-text = 8 złota: miejsce, zamek lub pałac całkowicie otoczone twoimi osadami.
kingdom-builder-task-advance = Natarcie
kingdom-builder-task-advance-text = 9 złota: siedem osad przy jednej krawędzi planszy.
kingdom-builder-task-compass_points = Strony świata
kingdom-builder-task-compass_points-text = 10 złota: osada przy każdej z czterech krawędzi planszy.

## Wynik

kingdom-builder-source-castle = Zamki
kingdom-builder-source-palace = Pałace
kingdom-builder-source-capitol = Kapitole
kingdom-builder-source-fishermen = Rybacy
kingdom-builder-source-merchants = Kupcy
kingdom-builder-source-discoverers = Odkrywcy
kingdom-builder-source-hermits = Pustelnicy
kingdom-builder-source-citizens = Mieszczanie
kingdom-builder-source-miners = Górnicy
kingdom-builder-source-workers = Robotnicy
kingdom-builder-source-knights = Rycerze
kingdom-builder-source-lords = Lordowie
kingdom-builder-source-farmers = Rolnicy
kingdom-builder-source-geologists = Geolodzy
kingdom-builder-source-messengers = Posłańcy
kingdom-builder-source-noblewomen = Szlachcianki
kingdom-builder-source-vassals = Wasale
kingdom-builder-source-captains = Kapitanowie
kingdom-builder-source-scouts = Zwiadowcy
kingdom-builder-source-families = Rodziny
kingdom-builder-source-shepherds = Pasterze
kingdom-builder-source-ambassadors = Ambasadorowie
kingdom-builder-source-treasure = Skarby
kingdom-builder-source-home_country = Ojczyzna
kingdom-builder-source-fortress = Twierdza
kingdom-builder-source-road = Droga
kingdom-builder-source-place_of_refuge = Azyl
kingdom-builder-source-advance = Natarcie
kingdom-builder-source-compass_points = Strony świata

## Co się stało

kingdom-builder-event-showed = { $player } zaczyna turę, teren: { $cards }.
kingdom-builder-event-chose = { $player } wybiera teren na tę turę: { $terrain }.
kingdom-builder-event-redrew = { $player } nie ma gdzie budować ({ $rejected }) i dobiera: { $card }.
kingdom-builder-event-built = { $player } buduje na polu { $hex } ({ $by }).
kingdom-builder-event-used = { $player } używa żetonu: { $location }.
kingdom-builder-event-used-bonus = { $player } używa żetonu premii: { $location }.
kingdom-builder-event-moved = { $player } przenosi osadę z pola { $from } na { $hex } ({ $by }).
kingdom-builder-event-moved-back = { $player } podnosi osadę z pola { $hex } i odkłada ją na to samo pole.
kingdom-builder-event-kept = { $player } zdejmuje osadę z pola { $hex } i zachowuje ją.
kingdom-builder-event-placed = { $player } stawia na polu { $hex }: { $piece }.
kingdom-builder-event-piece-moved = { $player } przesuwa pionek z pola { $from } na { $hex }: { $piece }.
kingdom-builder-event-took-back = { $player } zabiera pionek z pola { $hex }: { $piece }.
kingdom-builder-event-removed = { $player } odsyła do zasobu to, co stało na polu { $hex } ({ $owner }: { $piece }).
kingdom-builder-event-fort-drew = { $player } dobiera do fortu: { $card }{ $forfeited ->
    [yes] , ale nie może tam budować
   *[no] {""}
  }.
kingdom-builder-event-took-tile = { $player } bierze żeton: { $location } (zostało: { $left }).
kingdom-builder-event-lost-tile = { $player } traci żeton: { $location }.
kingdom-builder-event-spent-tile = Żeton opuszcza grę: { $location } ({ $player }).
kingdom-builder-event-paid = { $player } otrzymuje złoto ({ $gold }): { $source }.
kingdom-builder-event-took-bonus = { $player } bierze żeton premii: { $location }.
kingdom-builder-event-lost-bonus = { $player } oddaje żeton premii: { $location }.
kingdom-builder-event-declined = { $player } nie reaguje.
kingdom-builder-event-last-round = { $player } buduje ostatnią osadę: runda zostanie dokończona.
kingdom-builder-event-ended-turn = { $player } kończy turę.
kingdom-builder-event-drew = { $player } dobiera { $count ->
    [one] kartę terenu
    [few] { $count } karty terenu
   *[many] { $count } kart terenu
  }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }.
kingdom-builder-event-reshuffled = Odrzucone karty zostały przetasowane, liczba kart: { $count }.
kingdom-builder-event-game-over = Koniec gry ({ $rule }).

## Dlaczego nie

kingdom-builder-no-game-over = Gra się skończyła.
kingdom-builder-no-asked = Najpierw { $player } decyduje, czy zareagować kanu; potem trwa dalej przerwana tura ({ $active }).
kingdom-builder-no-beside-warrior = To pole sąsiaduje z wojownikiem.
kingdom-builder-no-between-builds = Żetonów używa się przed akcją obowiązkową lub po niej, nie pomiędzy budowami; do zbudowania: { $left }.
kingdom-builder-no-bonus-by-itself = Ta premia działa sama: { $location }.
kingdom-builder-no-canoe-used = To kanu już zareagowało; znowu będzie mogło od początku twojej następnej tury.
kingdom-builder-no-card-full = Na tym terenie nie ma już wolnego pola: { $terrain }. Dobierz inną kartę.
kingdom-builder-no-choose-first = Najpierw wybierz, który teren liczy się w tej turze.
kingdom-builder-no-draws-only = Ten żeton daje dodatkową kartę terenu na koniec tury; nie używa się go: { $location }.
kingdom-builder-no-fountain-other = Obok tego pola stoi cudza osada.
kingdom-builder-no-fountain-own = Obok tego pola musi stać dokładnie jedna twoja osada; teraz jest ich: { $count }.
kingdom-builder-no-gained-now = Zdobyty w tej turze; użyjesz go od następnej: { $location }.
kingdom-builder-no-gained-next = Zdobyty po rozpoczęciu tej tury; działa raz, w twojej następnej turze: { $location }.
kingdom-builder-no-hall-beside = Ratusz musi leżeć obok jednej z twoich osad.
kingdom-builder-no-hall-placed = Twój ratusz jest już na planszy.
kingdom-builder-no-hall-room = Ratusz wymaga, by to pole i sześć wokół niego były wolne i nadawały się do budowy.
kingdom-builder-no-hall-stays = Ratusz zostaje na swoim miejscu.
kingdom-builder-no-lost = Ten żeton przepadł: żadna twoja osada nie stoi już obok jego miejsca ({ $location }).
kingdom-builder-no-spent = Ten żeton opuścił już grę ({ $location }).
kingdom-builder-no-mandatory-first = Najpierw akcja obowiązkowa; do zbudowania: { $left }.
kingdom-builder-no-mandatory-over = Akcja obowiązkowa tej tury jest zakończona.
kingdom-builder-no-no-bonus = Nie masz tego żetonu premii: { $location }.
kingdom-builder-no-no-line = To nie jest koniec prostej linii twoich osad (co najmniej { $length }).
kingdom-builder-no-no-location = Tu nie ma miejsca z żetonami.
kingdom-builder-no-no-space = Nie ma teraz pola dla tej akcji: { $location }.
kingdom-builder-no-no-supply = Nie masz już osad do zbudowania.
kingdom-builder-no-no-walls = Wszystkie kamienne mury są na planszy.
kingdom-builder-no-none-left = Nie ma tam już żetonów i żaden z nich nie jest twój: { $location }.
kingdom-builder-no-not-adjacent = Może trafić tylko na sąsiednie pole.
kingdom-builder-no-not-asked = Teraz nikt nie czeka na twoją reakcję.
kingdom-builder-no-not-at-edge = To pole nie leży na krawędzi planszy.
kingdom-builder-no-not-beside = Trzeba budować obok swoich; takich wolnych pól: { $count }.
kingdom-builder-no-not-eligible = Na tym nie wolno budować: { $terrain }.
kingdom-builder-no-not-first-in-line = W tym kierunku bliżej jest wolne pole.
kingdom-builder-no-not-in-line = Porusza się tylko w linii prostej.
kingdom-builder-no-not-last-in-line = W tym kierunku idzie tak daleko, jak się da, i ani pola dalej.
kingdom-builder-no-not-on-card = Tego terenu nie ma na twoich kartach: { $terrain }.
kingdom-builder-no-not-taken = Nie masz tego żetonu; zbuduj obok jego miejsca: { $location } (zostało: { $left }).
kingdom-builder-no-not-two-straight = Porusza się dokładnie o dwa pola w linii prostej.
kingdom-builder-no-not-your-canoe = Nie masz tego żetonu: { $location }.
kingdom-builder-no-not-your-settlement = Nie stoi tam twoja osada.
kingdom-builder-no-nothing-moves = Żaden pionek nie jest teraz w drodze.
kingdom-builder-no-nowhere-to-go = Tej osady nie ma dokąd przenieść: { $location }.
kingdom-builder-no-occupied = To pole jest zajęte ({ $player }): { $piece }.
kingdom-builder-no-occupied-common = To pole jest zajęte: { $piece }.
kingdom-builder-no-one-step = Idzie krok po kroku, na sąsiednie pole: { $piece }.
kingdom-builder-no-one-terrain = Twoja karta nie daje wyboru: { $terrain }.
kingdom-builder-no-only-canoe = Zareagować można tylko kanu, a nie tym: { $location }.
kingdom-builder-no-outpost-declared = Posterunek jest już zapowiedziany; zadziała przy następnej osadzie.
kingdom-builder-no-outpost-nothing = Posterunek niczego by teraz nie zmienił: nie ma osady do zbudowania albo i tak może stanąć gdziekolwiek.
kingdom-builder-no-piece-moving = Jest już w drodze: idź dalej albo zatrzymaj się ({ $piece }).
kingdom-builder-no-piece-not-there = Nie ma tam twojego pionka: { $piece }.
kingdom-builder-no-piece-on-board = Nie ma czego postawić, wszystkie są na planszy: { $piece }.
kingdom-builder-no-piece-own-action = Wozy, statki i wojowników przesuwa tylko ich własna akcja.
kingdom-builder-no-reaction-only = Można użyć tylko zaraz po tym, jak inny gracz zabrał ostatni żeton miejsca: { $location }.
kingdom-builder-no-redraw-first = Na twoim terenie nie ma wolnego pola: najpierw dobierz inną kartę.
kingdom-builder-no-redraw-no-cards = Nie ma już kart do dobrania.
kingdom-builder-no-redraw-over = W akcji obowiązkowej nie ma już nic do zbudowania.
kingdom-builder-no-redraw-space = Na twoim terenie są jeszcze wolne pola.
kingdom-builder-no-special = Na polu specjalnym nie wolno budować: { $space }.
kingdom-builder-no-sword-nobody = Żaden inny gracz nie ma osady, którą można by usunąć.
kingdom-builder-no-sword-other = Teraz trzeba wybrać osadę gracza { $player }.
kingdom-builder-no-terrain-bound = Teren tej tury jest już ustalony: { $terrain }.
kingdom-builder-no-terrain-full = Na tym terenie nie ma wolnego pola, a na innym jest: { $terrain }.
kingdom-builder-no-terrain-not-needed = W tej turze teren nie jest już potrzebny.
kingdom-builder-no-tile-under-way = Najpierw dokończ akcję żetonu: { $location }.
kingdom-builder-no-too-far = Nie dotrze tam w tylu krokach ({ $steps }): { $piece }.
kingdom-builder-no-use-tile-first = Najpierw użyj żetonu.
kingdom-builder-no-used = W tej turze już użyto: { $location }.
kingdom-builder-no-village-own = Obok tego pola muszą stać co najmniej trzy twoje osady; jest ich { $count }.
kingdom-builder-no-wall-beside = Mur musi stać obok jednej z twoich osad.
kingdom-builder-no-wrong-terrain = To pole to { $terrain }, a potrzeba: { $wanted }.

## Co można wybrać

kingdom-builder-option-preset = Pierwsza gra: zalecane plansze i karty
kingdom-builder-option-expansions = Dodatki
kingdom-builder-option-quadrants = Plansze
kingdom-builder-option-turned = Obrócone plansze
kingdom-builder-option-own_quadrants = Własne plansze
kingdom-builder-option-map_seed = Numer mapy
kingdom-builder-option-first = Gracz rozpoczynający
kingdom-builder-option-goals = Karty celów
kingdom-builder-option-without_goals = Karty celów pominięte w losowaniu
kingdom-builder-option-tasks = Karty zadań
kingdom-builder-option-without_tasks = Karty zadań pominięte w losowaniu
kingdom-builder-option-crossroads_printing = Wydanie Crossroads
kingdom-builder-option-nomad_swords = Miecze wśród żetonów nomadów
kingdom-builder-option-capitol = Kapitol
kingdom-builder-option-drawn = losowo
kingdom-builder-option-printing-first = pierwsze wydanie
kingdom-builder-option-printing-second = drugie wydanie
