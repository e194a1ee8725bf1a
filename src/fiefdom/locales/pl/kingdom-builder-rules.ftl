### Zasady Kingdom Builder z dodatkami, naszymi słowami, według numerów.
### „Nasze rozstrzygnięcie” oznacza to, co ustaliliśmy tam, gdzie instrukcje milczą lub są niejasne.

kingdom-builder-rules-about = Budujesz osady w królestwie, którego mapa za każdym razem jest inna. Trzy karty mówią, co przynosi złoto, a twoja karta terenu, gdzie wolno ci budować.
kingdom-builder-rules-part-K1 = Plansza i przygotowanie
kingdom-builder-rules-part-K8 = Tura
kingdom-builder-rules-part-K13 = Żetony miejsc
kingdom-builder-rules-part-K25 = Koniec
kingdom-builder-rules-part-K30 = Karty celów
kingdom-builder-rules-part-X1 = Crossroads
kingdom-builder-rules-part-X20 = Karty zadań
kingdom-builder-rules-part-M1 = Marshlands
kingdom-builder-rules-part-M20 = Karty celów Marshlands
kingdom-builder-rules-part-N1 = Nomads
kingdom-builder-rules-part-N11 = Żetony nomadów
kingdom-builder-rules-part-N23 = Miejsca Nomads
kingdom-builder-rules-part-N27 = Kamienne mury
kingdom-builder-rules-part-N31 = Karty płacące od razu
kingdom-builder-rules-part-N39 = Nomads z Crossroads i Marshlands
kingdom-builder-rules-part-P1 = Kapitol

## Plansza i przygotowanie

rule-K1 = Cztery różne plansze po 10 na 10 pól, każda prosto albo odwrócona do góry nogami, tworzą kwadrat 20 na 20. Rzędy biegną poziomo, a co drugi jest przesunięty o pół pola w prawo.
rule-K2 = Buduje się na łące, w kanionie, na pustyni, na polu kwiatów i w lesie, a z Marshlands także na bagnie. Nie buduje się na wodzie, górach, miejscach, zamkach, pałacach i polach nomadów ani obok wojownika.
rule-K3 = Każdy użyty dodatek dokłada swoje plansze do puli. Cztery z nich losujecie albo wybieracie.
rule-K4 = Na każdym polu miejsca leżą na początku dwa żetony.
rule-K5 = Gra od dwóch do czterech osób, a z Crossroads lub Nomads także pięć. Każdy ma 40 osad. Nasze rozstrzygnięcie: gracza rozpoczynającego się losuje.
rule-K6 = W talii jest po pięć kart łąki, kanionu, pustyni, pola kwiatów i lasu. Każdy ma jedną kartę, której inni nie widzą aż do jego tury.
rule-K7 = Trzy wylosowane lub wybrane karty celów mówią, co przynosi złoto. Są jawne dla wszystkich.

## Tura

rule-K8 = Pokaż swoją kartę terenu i wykonaj akcję obowiązkową. Przed nią lub po niej możesz raz użyć każdego swojego żetonu miejsca, ale nie pomiędzy jej budowami. Użycie żetonu nigdy nie jest konieczne.
rule-K9 = Akcja obowiązkowa: zbuduj trzy osady albo tyle, ile ci zostało, jedną po drugiej, na pustych polach terenu z karty.
rule-K10 = Buduj obok swoich, jeśli się da: spośród pól, na które pozwala akcja, trzeba wybrać sąsiadujące z twoją osadą, jeśli takie jest; w przeciwnym razie dowolne. Sprawdza się to na nowo przy każdej osadzie, także przy żetonach, chyba że mówią inaczej.
rule-K11 = Jeśli na początku lub w trakcie akcji obowiązkowej nie ma wolnego pola twojego terenu, odkładasz kartę na bok, dobierasz inną i budujesz to, co zostało; na samym początku liczy się liczba z nowej karty. Odłożone karty nie wracają w tej turze, a gdy nie ma już czego dobrać, akcja się kończy. Nowa karta liczy się też dla żetonów. Nasze rozstrzygnięcie: same żetony nigdy nie każą dobierać.
rule-K12 = Na koniec tury odrzucasz kartę i dobierasz nową. Gdy talia się skończy, tworzą ją przetasowane karty odrzucone.

## Żetony miejsc

rule-K13 = Gdy zbudujesz lub przeniesiesz osadę obok miejsca, na którym są jeszcze żetony, od razu bierzesz jeden, ale z jednego pola tylko jeden w całej grze, nawet jeśli go stracisz. Osada obok kilku miejsc bierze z każdego.
rule-K14 = Żetonu możesz użyć od następnej tury. Tylko kanu jest gotowe od razu.
rule-K15 = Jeśli po akcji żadna twoja osada nie stoi obok pola, z którego pochodzi żeton, tracisz go i znika on z gry. Każdy żeton pamięta swoje pole; z dwóch jednakowych wybierasz, którego używasz.
rule-K16 = Przeniesienie to nie budowa: z zasobu niczego nie ubywa. Osadę najpierw się podnosi i jeśli się da, musi trafić obok twoich, chyba że akcja mówi inaczej. Nasze rozstrzygnięcie: opuszczone pole jest puste i wolno na nie wrócić.
rule-K17 = Akcja, której nie można wykonać, przepada w tej turze. Do budowy potrzebna jest osada w zasobie, do przeniesienia nie.
rule-K18 = Wyrocznia: zbuduj jedną na terenie z zagranej karty.
rule-K19 = Farma: zbuduj jedną na łące. Oaza: zbuduj jedną na pustyni.
rule-K20 = Wieża: zbuduj jedną na krawędzi planszy. To, czy da się obok twoich, ocenia się dla całej krawędzi.
rule-K21 = Tawerna: zbuduj jedną na końcu prostej linii co najmniej trzech twoich osad, poziomej lub ukośnej. W linii liczą się też osady na wodzie i górach.
rule-K22 = Stodoła: przenieś jedną ze swoich na teren z zagranej karty.
rule-K23 = Port: przenieś jedną ze swoich na wodę, także z wody.
rule-K24 = Padok: przenieś jedną ze swoich o dwa pola w linii prostej, bez względu na to, co leży po drodze. Nie musi trafić obok twoich.

## Koniec

rule-K25 = Gdy ktoś zbuduje ostatnią osadę, czyli nie ma już żadnej w zasobie ani zachowanej przez świątynię, gra się rundę do końca. Sprawdza się to po każdej budowie, w czyjejkolwiek turze. Nasze rozstrzygnięcie: nic tego później nie odwołuje. Nasze rozstrzygnięcie: gra kończy się też po trzech kolejnych rundach, w których nikt nie zbudował z zasobu.
rule-K26 = Wygrywa, kto ma najwięcej złota. Przy remisie zwycięstwo jest wspólne.
rule-K27 = Zamek: 3 złota za każdy zamek, obok którego stoi co najmniej jedna twoja osada.

## Karty celów

rule-K30 = Rybacy: 1 złoto za każdą twoją osadę obok wody; stojąca na wodzie się nie liczy.
rule-K31 = Kupcy: 4 złota za każde miejsce, zamek lub pałac, które grupa twoich osad łączy z innym takim polem.
rule-K32 = Odkrywcy: 1 złoto za każdy rząd, w którym masz osadę.
rule-K33 = Pustelnicy: 1 złoto za każdą oddzielną osadę lub grupę osad.
rule-K34 = Mieszczanie: 1 złoto za każde dwie osady największej grupy, z zaokrągleniem w dół.
rule-K35 = Górnicy: 1 złoto za każdą twoją osadę obok góry; stojąca na górze się nie liczy.
rule-K36 = Robotnicy: 1 złoto za każdą twoją osadę obok miejsca, zamku lub pałacu.
rule-K37 = Rycerze: 2 złota za każdą twoją osadę w rzędzie, w którym masz ich najwięcej.
rule-K38 = Lordowie: w każdej ćwiartce najwięcej osad daje 12 złota, drugie miejsce 6. Przy remisie wszyscy dostają pełną kwotę, a następna mniejsza liczba jest druga. Do zajęcia miejsca osada nie jest potrzebna. Karta sprzyja ostatniemu graczowi, więc można ją pominąć.
rule-K39 = Rolnicy: 3 złota za każdą twoją osadę w ćwiartce, w której masz ich najmniej.

## Crossroads

rule-X1 = Na każdej z czterech plansz Crossroads są dwa różne miejsca i zamek. Za każdą z nich na stole wykłada się kartę zadania. Każde zadanie liczy się graczowi raz.
rule-X2 = Każdy ma też wóz, statek, dwóch wojowników i ratusz. Nie należą one do 40 osad.
rule-X3 = Leśniczówka: zbuduj jedną w lesie. Klasztor: zbuduj jedną w kanionie.
rule-X4 = Posterunek: zbuduj jedną na dowolnym terenie, na którym wolno budować.
rule-X5 = Rozdroże: jeśli masz ten żeton na koniec tury, dobierasz o jedną kartę więcej. W twojej turze wszystkie twoje karty są jawne; pierwsza akcja, która potrzebuje terenu, rozstrzyga, który liczy się przez całą turę. Do akcji obowiązkowej nie wolno wybrać karty, na której nie da się budować, gdy na innej się da. Potem odrzucasz wszystkie.
rule-X6 = Nasze rozstrzygnięcie: po utracie żetonu rozdroża zachowujesz kartę, którą już masz.
rule-X7 = Ratusz: raz w grze połóż go na siedmiu pustych polach nadających się do budowy (na polu i sześciu wokół niego), obok swojej osady. Zostaje tam na stałe. Nasze rozstrzygnięcie: wystarczy też obok twojego wozu lub statku.
rule-X8 = Każde z jego siedmiu pól liczy się jak twoja osada. Nasze rozstrzygnięcie: także dla zamków, pałaców, budowy obok swoich, tawern, fontann i żetonów miejsc. Nic go nie rusza.
rule-X9 = Koszary: postaw jednego ze swoich wojowników, jeśli się da, obok swoich, albo zabierz jednego z planszy.
rule-X10 = Obok wojownika nikt nie może zbudować, położyć ani przenieść osady, ratusza lub wojownika, a takie pola nie liczą się przy szukaniu pola obok swoich. Wozy i statki mogą tam wejść. To, co już tam stoi, zostaje i może odejść.
rule-X11 = Wóz: postaw go na polu nadającym się do budowy lub na górze, jeśli się da, obok swoich; albo przesuń o 1–3 kroki po takich pustych polach; albo zabierz z planszy. Wojownicy go nie zatrzymują.
rule-X12 = Latarnia morska: postaw statek na wodzie, jeśli się da, obok swoich; albo przesuń o 1–3 kroki po pustej wodzie; albo zabierz z planszy.
rule-X13 = Wóz i statek liczą się jako twoje przy budowie obok swoich i do niczego więcej. Wojownik nie liczy się do niczego. Żaden z nich nie zdobywa ani nie utrzymuje żetonów i przesuwa go tylko jego własna akcja.
rule-X14 = Wszystkie trzy zostają na planszy po utracie żetonu. Przed punktacją znikają.
rule-X15 = Każdy pionek zajmuje swoje pole.
rule-X16 = Drugie wydanie, do wyboru: zamiast posterunku jest fort, który dobiera kartę terenu i buduje jedną na tym terenie, przy karcie bagna na dowolnej połowie (nasze rozstrzygnięcie: pola obok swoich szuka się w tej połowie, na której się buduje). Wojownicy, wozy i statki są pod każdym względem osadami, zdobywają żetony przy każdym kroku i punktują; przesuwają je jednak tylko ich własne akcje. Wojownicy zatrzymują też wozy i statki.

## Karty zadań

rule-X20 = Ojczyzna, 5 złota: wszystkie pola jednego spójnego obszaru terenu są twoje. Woda i góry też są obszarami.
rule-X21 = Twierdza, 6 złota: jedna twoja osada otoczona sześcioma twoimi.
rule-X22 = Droga, 7 złota: co najmniej siedem twoich osad w nieprzerwanej linii ukośnej.
rule-X23 = Azyl, 8 złota: miejsce lub zamek otoczone ze wszystkich stron twoimi osadami. Nasze rozstrzygnięcie: pałac też się liczy.
rule-X24 = Natarcie, 9 złota: co najmniej siedem twoich osad przy jednej krawędzi planszy, także osobno.
rule-X25 = Strony świata, 10 złota: osada przy każdej z czterech krawędzi. Róg należy do dwóch.

## Marshlands

rule-M1 = Na każdej z czterech plansz Marshlands są bagna, dwa pola jednego miejsca i pałac. Każde z tych miejsc ma dwa żetony premii.
rule-M2 = Pałac: kto ma obok niego najwięcej osad, dostaje 5 złota; przy remisie wszyscy. Gdy nikt nie ma żadnej, nie dostaje nikt.
rule-M3 = Pięć dodatkowych kart terenu pokazuje bagno i inny teren. Jeśli na planszy nie ma bagien, liczy się tylko druga połowa.
rule-M4 = Z taką kartą budujesz dwie na bagnie albo trzy na drugim terenie. Rozstrzyga pierwsza akcja, która potrzebuje terenu; wybór dotyczy akcji obowiązkowej, wyroczni i stodoły.
rule-M5 = Jeśli jedna połowa jest pełna, trzeba wybrać drugą; inną kartę dobierasz dopiero, gdy pełne są obie. Nasze rozstrzygnięcie: w trakcie akcji liczy się już tylko wybrana połowa.
rule-M6 = Kto ma oba żetony miejsca z Marshlands, bierze też jego żeton premii i używa go od następnej tury. Nasze rozstrzygnięcie: kto straci jeden z dwóch, oddaje też premię.
rule-M7 = Kanu: zaraz po tym, jak inny gracz zabrał ostatni żeton dowolnego pola miejsca, możesz zbudować jedną na bagnie lub wodzie, jeśli się da, obok swoich. Tura zostaje przerwana, właściciele reagują w kolejności tur, zaczynając od lewej strony tego gracza, a reakcja, która zabiera kolejny ostatni żeton, ma pierwszeństwo. Kanu jest gotowe od razu po zdobyciu i reaguje raz do początku twojej następnej tury. Bagno i woda liczą się razem: jeśli jakiekolwiek puste pole jednego z nich leży obok twoich, musisz wybrać jedno z takich pól.
rule-M8 = Premia kanu: w swojej turze zbuduj jedną na bagnie lub wodzie, tak jak kanu.
rule-M9 = Schronienie: przenieś jedną ze swoich na sąsiednie pole nadające się do budowy. Nie musi stać obok innej twojej.
rule-M10 = Premia schronienia: przenieś jedną ze swoich w linii prostej na pierwsze puste pole nadające się do budowy, nad czymkolwiek.
rule-M11 = Fontanna: zbuduj jedną na polu obok dokładnie jednej twojej osady, ale nie obok cudzej.
rule-M12 = Premia fontanny: twoje fontanny mogą na tym samym warunku budować na górze. Nie daje to dodatkowej osady.
rule-M13 = Świątynia: zdejmij jedną swoją osadę z planszy i zachowaj ją. W następnej turze trzeba ją zbudować w akcji obowiązkowej oprócz pozostałych. Zachowane nie są zasobem, a to, czego nie da się zbudować, pozostaje zachowane. Nasze rozstrzygnięcie: najpierw buduje się zachowane.
rule-M14 = Premia świątyni: pierwsza osada twojej akcji obowiązkowej nie musi stać obok twoich.

## Karty celów Marshlands

rule-M20 = Geolodzy: 2 złota za każde pasmo górskie, które grupa twoich osad łączy z innym. Osada na górze dotyka jej pasma.
rule-M21 = Posłańcy: 2 złota za każde pole najkrótszej drogi między dwiema twoimi połączonymi osadami, które są od siebie najdalej, wraz z oboma końcami. Droga może prowadzić przez wszystko.
rule-M22 = Szlachcianki: zamki i miejsca dają 5 złota za najwięcej osad wokół nich, tak jak pałace, ponad to, co dają zamki.
rule-M23 = Wasale: 1 złoto za każdą twoją osadę przy wewnętrznej krawędzi czterech plansz.
rule-M24 = Kapitanowie: 1 złoto za każdą twoją osadę, obok której stoją co najmniej trzy twoje.
rule-M25 = Zwiadowcy: przed rozdaniem odkrywa się wierzchnią kartę terenu, a wszystkie karty z jej terenem odpadają z gry; przy karcie bagna decyduje druga połowa. 1 złoto za każdą twoją osadę obok tego terenu, ale nie na nim. Budują na nim tylko żetony.

## Nomads

rule-N1 = Cztery dodatkowe plansze: Kamieniołom z jednym miejscem i trzema polami nomadów; Karawana, Wioska i Ogród z dwoma miejscami i jednym polem nomadów każda. Nie mają zamków.
rule-N2 = Pole nomadów to pole specjalne jak miejsce: nic się na nim nie buduje, nie kładzie ani nie przenosi, z żetonem czy bez.
rule-N3 = Jest 15 żetonów nomadów: po jednej darowiźnie dla łąki, kanionu, pustyni, pola kwiatów, lasu, wody i góry; dwa przesiedlenia, dwa posterunki, dwa miecze i dwa skarby. Tasuje się je według numeru mapy i kładzie po jednym odkrytym na każdym polu nomadów. Nasze rozstrzygnięcie: pozostałe odpadają z gry zakryte. Później nie dokłada się żadnego.
rule-N4 = Na każdym polu miejsca leżą na początku dwa żetony. Gdy na planszy jest kamieniołom, 25 kamiennych murów leży we wspólnym zasobie. Na własnych planszach może być razem tyle pól nomadów, ile jest żetonów.
rule-N5 = Rodziny, Pasterze i Ambasadorowie dochodzą do kart celów. Nasze rozstrzygnięcie: także wtedy, gdy na stole nie ma planszy Nomads.
rule-N6 = Z Nomads gra od dwóch do pięciu osób, każda ma 40 osad. Plansza nadal składa się z czterech części.
rule-N7 = Kto pierwszy zbuduje lub przeniesie osadę obok pola nomadów, od razu bierze jego żeton. Jest tylko jeden, więc nikt inny nic tam nie dostanie. Jedna osada może wziąć żetony z kilku pól.
rule-N8 = Żeton nomadów działa raz, w pierwszej turze właściciela, która zaczyna się po jego zdobyciu. Użyty czy nie, odpada z gry na koniec tej tury.
rule-N9 = Żeton nomadów zostaje u ciebie, nawet gdy żadna twoja osada nie stoi już obok jego pola.
rule-N10 = Żetonów nomadów używa się przed akcją obowiązkową lub po niej, nie pomiędzy jej budowami (ale patrz posterunek), i nigdy nie jest to konieczne. W jednej turze można użyć kilku. Nasze rozstrzygnięcie: żetonu, którego nie da się wykonać, nie zużywa sama próba.

## Żetony nomadów

rule-N11 = Darowizna: zbuduj trzy osady albo tyle, ile ci zostało, na terenie z żetonu, każdą obok swoich, jeśli się da. Karta terenu nie ma znaczenia i pozostaje wolna.
rule-N12 = Darowizny wody i góry budują na wodzie i na górach, i tylko one. Takie osady liczą się jak inne, lecz osada na wodzie nic nie daje u Rybaków, a osada na górze u Górników.
rule-N13 = Nasze rozstrzygnięcie: rozpoczętą darowiznę trzeba dokończyć, zanim zrobisz cokolwiek innego. Gdy jej teren jest pełny, reszta przepada; nie dobiera się karty.
rule-N14 = Przesiedlenie: cztery kroki, dowolnie rozdzielone między twoje osady, w dowolnej kolejności; po każdym można przestać. Krok prowadzi na sąsiednie puste pole nadające się do budowy i nie musi kończyć się obok twoich. Niczego się nie przekracza. Osada na wodzie lub górze może z niej zejść.
rule-N15 = Każdy krok to przeniesienie: bierze żetony obok pola, na które wchodzi.
rule-N16 = Nasze rozstrzygnięcie: które żetony miejsc tracisz, sprawdza się po całym przesiedleniu.
rule-N17 = Posterunek nomadów: jednej osady, którą budujesz w tej turze, nie dotyczy „obok swoich, jeśli się da”. Zapowiadasz go przed tą osadą, także w trakcie akcji obowiązkowej lub darowizny.
rule-N18 = Nasze rozstrzygnięcie: posterunek niczego innego nie zmienia. Zostaje teren oraz warunki tawerny, wioski, fontanny i ratusza. Nie działa przy przenoszeniu ani dla murów, wojowników, wozów i statków. Dwa posterunki służą dwóm osadom. Przy forcie można go zapowiedzieć po dobraniu karty.
rule-N19 = Miecz: po jednej wybranej przez ciebie osadzie każdego innego gracza wraca do zasobu właściciela. Kto nie ma żadnej, jest pomijany. Nasze rozstrzygnięcie: od pozostałych trzeba zabrać po jednej; jeśli nikt nie ma żadnej, miecza nie można użyć.
rule-N20 = Po mieczu właściciele usuniętych osad tracą żetony miejsc, jeśli obok ich pól nic im nie zostało. Żetony nomadów i wypłacone złoto zostają. To, co usunięto, można zbudować ponownie.
rule-N21 = Miecz nie odwołuje końca gry, gdy już się rozpoczął. Nie rusza osad zachowanych przez świątynię ani ratusza.
rule-N22 = Skarb: 3 złota od razu dla tego, kto go zabierze; żeton odpada z gry.

## Miejsca Nomads

rule-N23 = Kamieniołom: postaw jeden lub dwa kamienne mury na pustych polach terenu ze swojej karty, każdy zawsze obok swojej osady. To rozstrzyga, która karta lub połowa się liczy. Osada w zasobie nie jest potrzebna.
rule-N24 = Karawana: przenieś jedną ze swoich w linii prostej tak daleko, jak się da, na ostatnie puste pole nadające się do budowy przed tym, co ją zatrzyma. Nie może stanąć wcześniej i nie musi trafić obok twoich. Żetony bierze tylko tam, gdzie stanie. Nasze rozstrzygnięcie: zatrzymuje ją też pole obok wojownika.
rule-N25 = Wioska: zbuduj jedną obok co najmniej trzech swoich osad.
rule-N26 = Ogród: zbuduj jedną na polu kwiatów, jeśli się da, obok swoich.

## Kamienne mury

rule-N27 = Mur nie należy do nikogo, nie jest osadą, nie daje złota i nigdy nie opuszcza swojego pola. Jest ich 25.
rule-N28 = Mur zajmuje swoje pole i zatrzymuje karawanę, przesiedlenie, wóz i ratusz. Padok i premia schronienia przechodzą nad nim.
rule-N29 = Mur nie działa na pola wokół siebie i nie jest niczyim sąsiadem.
rule-N30 = Pole z murem zachowuje swój teren, ale nie jest puste. Mury mogą więc zwolnić cię z budowania obok swoich i zapełnić teren.

## Karty płacące od razu

rule-N31 = Rodziny, Pasterze i Ambasadorowie płacą od razu, za każdym razem, a na koniec nic. Za jedną osadę może zapłacić kilka z nich.
rule-N32 = Liczy się tylko budowa, dowolną akcją i w czyjejkolwiek turze; przeniesienie nigdy.
rule-N33 = Rodziny: 2 złota, gdy trzy osady twojej akcji obowiązkowej stoją obok siebie w jednej linii prostej. Starsze osady nie wypełniają luki, a mniej niż trzy nie dają nic. Nasze rozstrzygnięcie: po dobraniu innej karty w trakcie mogą stać na różnych terenach.
rule-N34 = Pasterze: 2 złota za każdą osadę zbudowaną na polu, obok którego nie ma pustego pola tego samego terenu. Nasze rozstrzygnięcie: pole zamknięte przez wojownika nadal jest puste.
rule-N35 = Ambasadorowie: 1 złoto za każdą osadę zbudowaną obok osady innego gracza, bez względu na to, ile ich jest.
rule-N36 = Złoto wypłacone do tej pory jest liczone według źródeł i jawne. Na twój wynik składa się to złoto i to, co karty, zamki i reszta zapłaciłyby, gdyby gra skończyła się teraz.
rule-N37 = Wypłaconego złota nigdy się nie oddaje, cokolwiek stanie się z osadą. Gdy zbudujesz ją ponownie, może przynieść złoto jeszcze raz.
rule-N38 = Robotnicy i Kupcy liczą też pola nomadów, z żetonem i bez.

## Nomads z Crossroads i Marshlands

rule-N39 = Crossroads, pierwsze wydanie: wojownicy, wozy i statki nie biorą żetonów nomadów, miecz ich nie dotyczy i nie liczą się dla wioski, murów i Ambasadorów. Dla Pasterzy zajmują jednak swoje pole.
rule-N40 = Drugie wydanie: także tutaj są osadami. Postawienie ich jest budową dla Pasterzy i Ambasadorów; wóz i statek biorą żetony nomadów przy każdym kroku; miecz może je zabrać. Karawana i przesiedlenie ich nie przesuwają.
rule-N41 = Ratusz bierze żetony nomadów obok siebie. Pasterze i Ambasadorowie patrzą na każde z jego siedmiu pól, gdy stoją już wszystkie. Liczy się dla wioski i murów, a nie należy do Rodzin.
rule-N42 = Pola obok wojownika są zamknięte dla darowizn, wioski, ogrodu, przesiedlenia i karawany. Nasze rozstrzygnięcie: dla murów też.
rule-N43 = Azyl można spełnić także przy polu nomadów.
rule-N44 = Ojczyzna: wodę i góry można zapełnić darowiznami. Nasze rozstrzygnięcie: obszaru z murem nie da się spełnić.
rule-N45 = Rozdroże: użyty jako pierwszy kamieniołom rozstrzyga, która karta się liczy. Darowizna nie.
rule-N46 = Kanu reaguje też na każdy żeton nomadów zabrany przez innego gracza, także na skarb. Nasze rozstrzygnięcie: może przerwać darowiznę lub przesiedlenie.
rule-N47 = Szlachcianki: pola nomadów i kapitole też dają 5 złota za najwięcej osad wokół nich.
rule-N48 = Wioska, karawana i przesiedlenie mogą korzystać z bagna, mury też, gdy liczy się połowa z bagnem. Darowizny bagna nie ma.
rule-N49 = Osady zachowane przez świątynię przynoszą przy budowie złoto Pasterzy i Ambasadorów, ale nie należą do Rodzin. Nasze rozstrzygnięcie: Rodziny patrzą na pierwsze trzy osady akcji obowiązkowej, jeśli jej liczba bez zachowanych wynosi trzy.
rule-N50 = Premia świątyni i posterunek mogą służyć dwóm osadom tej samej akcji obowiązkowej.
rule-N51 = Schronienie i jego premia też biorą żetony nomadów.
rule-N52 = Przy Zwiadowcach darowizna, ogród i wioska mogą budować na terenie, którego karty odpadły.
rule-N53 = Geolodzy: osady na górach dotykają swojego pasma i łączą jak inne.
rule-N54 = Nasze rozstrzygnięcie: dwa miecze można pominąć; żetony losuje się wtedy z 13.

## Kapitol

rule-P1 = Można użyć Kapitolu. Trafia tylko na plansze Port i Wyrocznia, które mają po dwa zamki; bez nich nie działa.
rule-P2 = Na każdej z tych plansz na stole kładzie się kapitol na jednym z dwóch zamków. Nasze rozstrzygnięcie: na którym, losuje numer mapy albo wybieracie sami; na obu planszach lub na jednej.
rule-P3 = Na koniec: 1 złoto za każdą twoją osadę w odległości najwyżej dwóch pól od kapitolu, bez względu na to, co leży po drodze.
rule-P4 = Nasze rozstrzygnięcie: osada w zasięgu obu daje 1 złoto, nie 2.
rule-P5 = Nasze rozstrzygnięcie: zamek pod kapitolem pozostaje zamkiem.
rule-P6 = Nasze rozstrzygnięcie: Szlachcianki oceniają kapitol raz, a nie jeszcze raz jako zamek.
rule-P7 = Nasze rozstrzygnięcie: pola ratusza liczą się tu jak osady, a w drugim wydaniu Crossroads także wojownicy, wozy i statki. Mury nigdy.
rule-P8 = Przykład: kapitol leży na lewym zamku planszy Port. Z trzech osad, jednej obok niego, jednej dwa pola od niego i jednej trzy pola od niego, dwie przynoszą złoto, a zamek jeszcze 3.
