### Co o Kingdom Builder mówi tylko strona.

page-about-kingdom-builder = Buduj osady na terenie ze swojej karty, obok własnych, i bierz żetony miejsc, których dotykają. Trzy karty mówią, co przynosi złoto, i w każdej grze są inne.

## Plansza

kingdom-builder-page-board = Plansza
kingdom-builder-page-board-keys = Strzałki przechodzą po polach, Enter działa na polu. Page Up i Page Down przeskakują do pól, na których coś jest możliwe. Plus, minus i 0 zmieniają powiększenie.
kingdom-builder-page-hex = { $space }, rząd { $row }, kolumna { $column }
kingdom-builder-page-location-space = { $location } (żetony: { $left })
kingdom-builder-page-stands = { $player }: { $piece }
kingdom-builder-page-gain = Wynik { $change }.
kingdom-builder-page-zoom-in = Powiększ
kingdom-builder-page-zoom-out = Cała plansza
kingdom-builder-page-look-legal = Pokaż, co jest możliwe
kingdom-builder-page-coordinates = Numery rzędów i kolumn
kingdom-builder-page-look = Plansza
kingdom-builder-page-look-text = { $pointer ->
    [touch] Dotknij pola, aby zobaczyć, co to jest i dlaczego teraz nic się tam nie da zrobić.
   *[mouse] Wskaż pole, aby zobaczyć, co to jest. Kliknij pole, które nie jest podświetlone, a dowiesz się dlaczego.
  }
kingdom-builder-page-look-only = { $pointer ->
    [touch] Dotknij pola, aby zobaczyć, co to jest.
   *[mouse] Wskaż pole, aby zobaczyć, co to jest.
  }
kingdom-builder-page-not-now = Teraz niemożliwe:
kingdom-builder-page-letter-grass = Ł
kingdom-builder-page-letter-canyon = K
kingdom-builder-page-letter-desert = P
kingdom-builder-page-letter-flower_field = Kw
kingdom-builder-page-letter-forest = L
kingdom-builder-page-letter-swamp = B
kingdom-builder-page-letter-water = W
kingdom-builder-page-letter-mountain = G

## Tura

kingdom-builder-page-round = Runda { $round }
kingdom-builder-page-round-last = Runda { $round }, ostatnia
kingdom-builder-page-on-grass = na łące
kingdom-builder-page-on-canyon = w kanionie
kingdom-builder-page-on-desert = na pustyni
kingdom-builder-page-on-flower_field = na polu kwiatów
kingdom-builder-page-on-forest = w lesie
kingdom-builder-page-on-swamp = na bagnie
kingdom-builder-page-build-beside = Buduj { $where }, obok swoich
kingdom-builder-page-build-anywhere = Buduj { $where }, gdzie chcesz
kingdom-builder-page-or-tile = Albo użyj najpierw żetonu.
kingdom-builder-page-gains = Liczby pokazują, jak zmieniłby się twój wynik.
kingdom-builder-page-tile-build = wybierz, gdzie zbudować
kingdom-builder-page-choose = Wybierz teren tej tury
kingdom-builder-page-redraw-title = Na twoim terenie nie ma wolnego pola
kingdom-builder-page-redraw = Dobierz kartę
kingdom-builder-page-pick = wybierz osadę do przeniesienia
kingdom-builder-page-move = wybierz, dokąd trafi
kingdom-builder-page-keep = wybierz osadę, którą zdejmujesz z planszy
kingdom-builder-page-hall = wybierz środek ratusza
kingdom-builder-page-piece-barracks = postaw wojownika albo zabierz go z planszy
kingdom-builder-page-piece-wagon = postaw wóz, przesuń go albo zabierz
kingdom-builder-page-piece-lighthouse = postaw statek, przesuń go albo zabierz
kingdom-builder-page-step = idź dalej albo się zatrzymaj
kingdom-builder-page-resettle = idź dalej, wybierz inną osadę albo zatrzymaj się
kingdom-builder-page-strike = wybierz osadę, która wróci do właściciela
kingdom-builder-page-wall = wybierz miejsce na mur
kingdom-builder-page-wall-more = wybierz miejsce na drugi mur albo zatrzymaj się
kingdom-builder-page-stop = Zatrzymaj się
kingdom-builder-page-over = Koniec gry
kingdom-builder-page-react = Użyj kanu albo odpuść
kingdom-builder-page-react-why = Zabrano ostatni żeton: { $location }.
kingdom-builder-page-decline = Nie reaguję
kingdom-builder-page-interrupts = { $player } może zareagować; tura gracza { $active } czeka.
kingdom-builder-page-interrupted = Tura gracza { $active } jest przerwana.
kingdom-builder-page-interrupted-you = Zabrano ostatni żeton tego miejsca: { $location }. Możesz zbudować jedną osadę swoim kanu.
kingdom-builder-page-interrupted-other = Zabrano ostatni żeton tego miejsca: { $location }. { $player } może zareagować swoim kanu.
kingdom-builder-page-end = Koniec tury
kingdom-builder-page-end-now = Zakończ turę
kingdom-builder-page-end-why = Jeszcze możesz cofnąć ruchy.
kingdom-builder-page-end-or-tile = Użyj żetonu albo zakończ turę
kingdom-builder-page-end-title = Zakończyć turę?
kingdom-builder-page-end-text = Możesz jeszcze użyć: { $tiles }.
kingdom-builder-page-last-round = To ostatnia runda.
kingdom-builder-page-last-turn = Twoja ostatnia tura. { $what }
kingdom-builder-page-turn-of-away = Teraz decyduje { $player }, chwilowo poza stołem
kingdom-builder-page-back-touch = „Cofnij” usuwa ten wybór.
kingdom-builder-page-confirm-title = { $do ->
    [pick] Przenosisz tę osadę?
    [move] Przenosisz ją tutaj?
    [place] Stawiasz tutaj?
    [take-back] Zabierasz ten pionek?
    [keep] Zdejmujesz tę osadę z planszy?
    [strike] Odsyłasz tę osadę?
   *[build] Budujesz tutaj?
  }
kingdom-builder-page-confirm = { $do ->
    [pick] Tak
    [take-back] Tak
    [keep] Tak
    [strike] Tak
   *[build] Tak, tutaj
  }
kingdom-builder-page-draw-title = Dobrać kartę?
kingdom-builder-page-draw-text = Fort dobiera kartę terenu i buduje na tym terenie. Tego nie da się cofnąć.
kingdom-builder-page-draw-yes = Dobierz
kingdom-builder-page-steps = Przebieg tury
kingdom-builder-page-step-extra = żetony
kingdom-builder-page-step-build = budowa { $number } z { $of }
kingdom-builder-page-step-built = zbudowano { $of }
kingdom-builder-page-step-end = koniec
kingdom-builder-page-cards = Karty terenu

## Podpowiedź

kingdom-builder-page-thinking = Myśli…
kingdom-builder-page-advice = Średni bot { $steps }
kingdom-builder-page-advice-step = { $do ->
    [build] zbudowałby na { $where }
    [choose] wybrałby teren: { $terrain }
    [redraw] dobrałby inną kartę
    [pick] zabrałby osadę z { $where }
    [move] przeniósłby ją na { $where }
    [place] postawiłby pionek na { $where }
    [take-back] zabrałby pionek z { $where }
    [use] użyłby żetonu: { $tile }
    [use-bonus] użyłby żetonu: { $tile }
    [stop] zatrzymałby się
    [decline] nie reagowałby
   *[end] zakończyłby turę
  }
kingdom-builder-page-advice-why = Spodziewa się: { $why }.
kingdom-builder-page-advice-later = Od razu nie daje złota; to inwestycja na później.
kingdom-builder-page-advice-do = Zrób tak

## Gracze, żetony, punkty

kingdom-builder-page-left = { $left ->
    [one] została { $left }
    [few] zostały { $left }
    [many] zostało { $left }
   *[other] zostało { $left }
  }
kingdom-builder-page-kept = zachowane: { $kept }
kingdom-builder-page-my-tiles = Twoje żetony
kingdom-builder-page-tiles-of = Żetony gracza { $player }
kingdom-builder-page-no-tiles = Jeszcze żadnego. Zbuduj obok miejsca, aby wziąć jego żeton.
kingdom-builder-page-no-tiles-yet = Jeszcze żadnego.
kingdom-builder-page-tiles-left = { $left ->
    [0] Nie ma już żetonów.
    [one] Został { $left } żeton.
    [few] Zostały { $left } żetony.
    [many] Zostało { $left } żetonów.
   *[other] Zostało { $left } żetonu.
  }
kingdom-builder-page-holders = { $count ->
    [0] Nikt go nie ma.
    [one] Ma go: { $players }.
   *[other] Mają go: { $players }.
  }
kingdom-builder-page-tile-usable = użyj
kingdom-builder-page-tile-used = użyty
kingdom-builder-page-tile-gained = następna tura
kingdom-builder-page-tile-waiting = czeka
kingdom-builder-page-tile-passive = stale
kingdom-builder-page-tile-ready = reaguje
kingdom-builder-page-scores = Co punktuje
kingdom-builder-page-scores-now = gdyby gra skończyła się teraz
kingdom-builder-page-why-lords = { $count ->
    [one] W jednej ćwiartce nikt jeszcze nie zbudował: tam wszyscy remisują i każdy dostaje pełne 12.
   *[other] W { $count } ćwiartkach nikt jeszcze nie zbudował: tam wszyscy remisują i każdy dostaje pełne 12.
  }
kingdom-builder-page-why-farmers = { $count ->
    [one] W jednej ćwiartce nie masz jeszcze osady, więc minimum to 0.
   *[other] W { $count } ćwiartkach nie masz jeszcze osady, więc minimum to 0.
  }
kingdom-builder-page-task = zadanie
kingdom-builder-page-gold-of = { $source }: { $player }, złoto: { $gold }
kingdom-builder-page-source-castle-text = 3 złota za każdy zamek, obok którego zbudujesz.
kingdom-builder-page-source-palace-text = 5 złota za najwięcej osad obok każdego pałacu.
kingdom-builder-page-source-capitol-text = 1 złoto za każdą osadę w odległości najwyżej dwóch pól od kapitolu.
kingdom-builder-page-source-treasure-text = 3 złota za każdy zabrany skarb.
kingdom-builder-page-paid = płaci od razu
kingdom-builder-page-paid-apart = { $paid } wypłacone, { $rest } na koniec
kingdom-builder-page-paid-how = już wypłacone + na koniec
kingdom-builder-page-scouts = 1 złoto za każdą osadę obok tego terenu, ale nie na nim: { $terrain }.
kingdom-builder-page-built = { $player } buduje { $count ->
    [one] jedną osadę na polu
    [few] { $count } osady na polach
   *[many] { $count } osad na polach
  } { $hexes }.

## Koniec

kingdom-builder-page-reveal = Następna karta
kingdom-builder-page-reveal-all = Pokaż wszystko
kingdom-builder-page-chart = Wynik w trakcie gry
kingdom-builder-page-chart-label = { $player }: na końcu { $score }
kingdom-builder-page-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
  }
kingdom-builder-page-rematch-same = Rewanż, ta sama mapa
kingdom-builder-page-rematch-new = Rewanż, nowa mapa

## Przygotowanie

kingdom-builder-page-expansions = Dodatki
kingdom-builder-page-box-crossroads = Po dwa miejsca na planszy, zadania, wozy, statki i wojownicy; do pięciu graczy.
kingdom-builder-page-box-marshlands = Bagna, pałace, żetony premii i kanu, które działają w cudzych turach.
kingdom-builder-page-box-nomads = Jednorazowe żetony, nowe miejsca i nowe sposoby punktowania.
kingdom-builder-page-first-game = Pierwsza gra: plansze i karty dobre na początek
kingdom-builder-page-boards = Plansze
kingdom-builder-page-boards-random = Losowe
kingdom-builder-page-boards-picked = Wybrane przez ciebie
kingdom-builder-page-boards-choose = Wybierz plansze
kingdom-builder-page-boards-draw = Jednak losowo
kingdom-builder-page-map = Numer mapy
kingdom-builder-page-map-note = Kto poda ten sam numer, dostanie te same plansze. Karty są tasowane od nowa.
kingdom-builder-page-map-other = Inna mapa
kingdom-builder-page-share-map = Udostępnij tę mapę
kingdom-builder-page-map-copied = Skopiowano link, który otwiera stół z tą mapą.
kingdom-builder-page-board-place = { $place ->
    [0] Lewy górny
    [1] Prawy górny
    [2] Lewy dolny
   *[3] Prawy dolny
  }
kingdom-builder-page-board-empty = Puste
kingdom-builder-page-board-turn = Obróć o 180°
kingdom-builder-page-board-turned = obrócona
kingdom-builder-page-own = nasz układ
kingdom-builder-page-own-note = Niektóre plansze Marshlands to nasze układy, bo instrukcja nie pokazuje plansz.
kingdom-builder-page-yours = twoja
kingdom-builder-page-boards-fill = Resztę wylosuj
kingdom-builder-page-boards-done = Gramy na tych
kingdom-builder-page-boards-missing = Wybierz cztery plansze: { $count } z 4.
kingdom-builder-page-goals = Karty celów
kingdom-builder-page-goals-note = Punktują trzy. Nieruszone mogą zostać wylosowane; wybierz do trzech, które mają być na pewno, albo pomiń niektóre.
kingdom-builder-page-tasks = Karty zadań
kingdom-builder-page-tasks-note = Na każdą planszę Crossroads losuje się jedną. Wybierz do czterech, a będą tylko te.
kingdom-builder-page-tasks-none = Bez zadań
kingdom-builder-page-card-draw = do losowania
kingdom-builder-page-card-in = wybrana
kingdom-builder-page-card-out = pominięta
kingdom-builder-page-goals-random = Trzy losowe
kingdom-builder-page-goals-out = Losowe, bez: { $cards }
kingdom-builder-page-goals-choose = Wybierz karty
kingdom-builder-page-goals-three = Dokładnie trzy albo żadna; wybrano: { $count }.
kingdom-builder-page-goals-lords = Wiadomo, że Lordowie sprzyjają ostatniemu graczowi.
kingdom-builder-page-option-crossroads_printing-first = Pierwsze: posterunek; wozy, statki i wojownicy nie punktują
kingdom-builder-page-option-crossroads_printing-second = Drugie: fort; liczą się jak osady
kingdom-builder-page-capitol-note = Jeśli te plansze są na stole, na jednym z ich zamków leży kapitol: 1 złoto za każdą osadę w odległości najwyżej dwóch pól.
kingdom-builder-page-capitol-choice = { $choice ->
    [none] brak
    [random] losowo
    [0] górny zamek
   *[1] dolny zamek
  }
kingdom-builder-page-workshop-link = Narysuj własną planszę

## Warsztat

kingdom-builder-page-workshop = Warsztat plansz
kingdom-builder-page-workshop-text = Masz planszę, której u nas nie ma? Pomaluj jej sto pól, zapisz ją i wybierz przy otwieraniu stołu.
kingdom-builder-page-workshop-name = Nazwa
kingdom-builder-page-workshop-new-name = Moja plansza
kingdom-builder-page-workshop-brush = Pędzel
kingdom-builder-page-workshop-locations = Miejsca
kingdom-builder-page-workshop-location = Miejsce { $number } (rząd { $row }, kolumna { $column })
kingdom-builder-page-workshop-clear = Od nowa
kingdom-builder-page-workshop-save = Zapisz
kingdom-builder-page-workshop-saved = Zapisano w tej przeglądarce.
kingdom-builder-page-workshop-delete = Usuń
kingdom-builder-page-workshop-mine = Moje plansze
kingdom-builder-page-workshop-none = Jeszcze nic nie zapisano.
kingdom-builder-page-workshop-text-form = Jako tekst
kingdom-builder-page-workshop-text-note = Skopiuj, aby zachować lub udostępnić planszę; albo wklej tu planszę i wczytaj.
kingdom-builder-page-workshop-import = Wczytaj
kingdom-builder-page-workshop-bad-text = To nie jest plansza: dziesięć rzędów po dziesięć liter, potem „locations: farm, farm”.
kingdom-builder-page-workshop-checks = Sprawdzenie
kingdom-builder-page-workshop-ok = Na tej planszy można grać.
kingdom-builder-page-workshop-no-terrain = Nie ma pola tego terenu: { $terrain }.
kingdom-builder-page-workshop-no-name = Plansza potrzebuje nazwy.
kingdom-builder-page-workshop-taken = Tak nazywa się plansza z gry.
kingdom-builder-page-workshop-play = Użyj przy stole

## Pierwsza gra

kingdom-builder-page-guide-first = { $pointer ->
    [touch] Twoja karta pokazuje teren. Dotknij dowolnego podświetlonego pola, aby zbudować; karty w „Co punktuje” mówią, gdzie to się opłaca.
   *[mouse] Twoja karta pokazuje teren. Kliknij dowolne podświetlone pole, aby zbudować; karty w „Co punktuje” mówią, gdzie to się opłaca.
  }
kingdom-builder-page-guide-beside = Odtąd musisz budować obok swoich, jeśli to możliwe. Dlatego ważne jest, gdzie zaczynasz grupę.
kingdom-builder-page-guide-gained = Masz żeton. Od następnej tury daje ci w każdej turze dodatkową akcję.
kingdom-builder-page-guide-tile = { $pointer ->
    [touch] Żetonu możesz użyć przed trzema osadami albo po nich. Dotknij go, a zobaczysz, co daje.
   *[mouse] Żetonu możesz użyć przed trzema osadami albo po nich. Kliknij go, a zobaczysz, co daje.
  }
kingdom-builder-page-guide-end = Trzy osady stoją. Do końca tury możesz to jeszcze cofnąć.
kingdom-builder-page-guide-score = { $pointer ->
    [touch] Dotknij liczby w „Co punktuje”, aby zobaczyć, które osady się liczą.
   *[mouse] Wskaż kartę w „Co punktuje”, aby zobaczyć, które osady się liczą.
  }
kingdom-builder-page-guide-choose = { $pointer ->
    [touch] Dwa tereny do wyboru: dotknij jednego, aby zobaczyć jego pola. O wyborze przesądza pierwsza budowa.
   *[mouse] Dwa tereny do wyboru: kliknij jeden, aby zobaczyć jego pola. O wyborze przesądza pierwsza budowa.
  }
kingdom-builder-page-guide-react = Ktoś zabrał ostatni żeton miejsca. Twoje kanu może teraz zbudować osadę albo możesz odpuścić.
kingdom-builder-page-guide-last = Ktoś zbudował ostatnią osadę: runda zostanie dokończona.

## Pierwsza gra krok po kroku
kingdom-builder-page-lesson-goals = Te karty mówią, co w tej grze przynosi złoto: osady przy wodzie, połączone miejsca i wiele osad w jednym rzędzie. Wygrywa, kto ma najwięcej złota.
kingdom-builder-page-lesson-card = Twoja karta na tę turę: łąka. W każdej turze budujesz trzy osady na terenie ze swojej karty.
kingdom-builder-page-lesson-start = { $pointer ->
    [touch] Najważniejsze jest to, gdzie zaczniesz. Dobre pole leży obok miejsca, bo daje żeton, i dotyka niewielu innych terenów: wtedy przy następnych kartach możesz zacząć gdzie indziej. Takie pola są zaznaczone: dotknij jednego.
   *[mouse] Najważniejsze jest to, gdzie zaczniesz. Dobre pole leży obok miejsca, bo daje żeton, i dotyka niewielu innych terenów: wtedy przy następnych kartach możesz zacząć gdzie indziej. Takie pola są zaznaczone: kliknij jedno.
  }
kingdom-builder-page-lesson-beside = Odtąd musisz budować obok swoich, dopóki leży tam teren z karty. Podświetlone są tylko takie pola. Zbuduj dwie pozostałe.
kingdom-builder-page-lesson-tile = Zbudowano obok miejsca, więc masz jego żeton: { $tile }. Od następnej tury możesz go użyć raz w każdej turze: „{ $does }”
kingdom-builder-page-lesson-end = Trzy osady stoją. Dopóki nie zakończysz tury, możesz wszystko cofnąć. Teraz ją zakończ.
kingdom-builder-page-lesson-others = Teraz buduje bot. To, co zbudował, ma biały pierścień aż do końca twojej następnej tury.
kingdom-builder-page-lesson-elsewhere = Nowa karta: { $terrain }. Taki teren nigdzie nie dotyka twoich osad, więc możesz na nim zacząć, gdzie chcesz. Po to był dobry początek.
kingdom-builder-page-lesson-use = { $pointer ->
    [touch] Użyj swojego żetonu ({ $tile }) przed trzema osadami albo po nich: dotknij go, potem podświetlonego pola.
   *[mouse] Użyj swojego żetonu ({ $tile }) przed trzema osadami albo po nich: kliknij go, potem podświetlone pole.
  }
kingdom-builder-page-lesson-numbers = Liczby na polach mówią, jak od razu zmieni się twój wynik. Nie patrzą w przyszłość: żeton albo droga do innego miejsca mogą być warte więcej.
kingdom-builder-page-lesson-score = { $pointer ->
    [touch] Dotknij tu liczby, aby zobaczyć, które osady się liczą. Zamki dają 3 każdemu, kto zbuduje obok nich.
   *[mouse] Wskaż tu liczbę, aby zobaczyć, które osady się liczą. Zamki dają 3 każdemu, kto zbuduje obok nich.
  }
kingdom-builder-page-lesson-over = To wszystko, czego potrzebujesz. Gra kończy się w rundzie, w której ktoś zbuduje ostatnią z 40 osad. Graj dalej, jak chcesz; zasady otwierają się obok stołu, a podpowiedź zawsze czeka.

## Na jednej stronie
kingdom-builder-page-sum-card = W swojej turze pokazujesz kartę terenu.
kingdom-builder-page-sum-build = Budujesz trzy osady na wolnych polach tego terenu.
kingdom-builder-page-sum-beside = Obok swoich, jeśli się da; jeśli nie, gdziekolwiek na tym terenie.
kingdom-builder-page-sum-tile = Kto buduje obok miejsca, bierze jego żeton, z każdego najwyżej jeden.
kingdom-builder-page-sum-use = Od następnej tury każdy żeton to dodatkowa akcja, przed trzema budowami albo po nich.
kingdom-builder-page-sum-score = Trzy karty mówią, co przynosi złoto; w każdej grze są inne.
kingdom-builder-page-sum-castle = Każdy zamek daje 3 złota każdemu, kto zbudował obok niego.
kingdom-builder-page-sum-end = Gdy ktoś zbuduje wszystkie 40, gra się rundę do końca. Wygrywa, kto ma najwięcej złota.
