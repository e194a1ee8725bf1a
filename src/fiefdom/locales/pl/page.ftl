### Strona: jej rama, start, stoły, powtórka, zasady.

## Rama

page-home = Strona główna
page-navigation = Główna nawigacja
page-skip = Przejdź do treści
page-settings = Ustawienia
page-rules = Zasady
page-close = Zamknij
page-cancel = Anuluj
page-loading = Wczytywanie…
page-again = Spróbuj ponownie
page-possible = Teraz możliwe.
page-undo = Cofnij
page-escape = Escape cofa wybór.
page-tap-again = Dotknij ponownie, aby cofnąć wybór.
page-offline = Serwer nie odpowiada. Czy masz połączenie z internetem?
page-put-back = Gospodarz przywrócił wcześniejszą kopię: stół jest taki jak wtedy.
page-failed = To się nie udało.
page-missing = Pod tym adresem nic nie ma.
page-connection-lost = Utracono połączenie. Próbujemy ponownie…
page-rule-link = Zasada { $rule }
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy-yourself = Skopiuj zaznaczony link samodzielnie.
page-share = Udostępnij
page-link = Link do tego stołu

## Ustawienia

page-name = Twoje imię
page-language = Język
page-theme = Motyw
page-theme-system = Systemowy
page-theme-light = Jasny
page-theme-dark = Ciemny
page-pace = Tempo ruchów innych graczy
page-pace-calm = Spokojne
page-pace-brisk = Żwawe
page-pace-at-once = Od razu
page-sound = Cichy dźwięk, gdy przychodzi moja kolej
page-guides = Przewodnik po pierwszej grze
page-letters = Litery na terenach planszy
page-carry = Kontynuuj na innym urządzeniu
page-carry-private = Otwórz ten link na drugim urządzeniu w ciągu doby; działa jeden raz. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
page-carry-title = Kontynuuj tutaj
page-carry-text = Dzięki temu linkowi ta przeglądarka stanie się tym samym gościem co twoje drugie urządzenie: to samo imię, te same gry. Zastąpi to dotychczasowego gościa w tej przeglądarce.
page-carry-here = Kontynuuj tutaj

## Moje dane

page-hearing = Powiadomienia o mojej kolei
page-data = Moje dane
page-data-stored = Co przechowujemy
page-data-stored-guest = Twoje imię, wybrany język oraz dni pierwszej i ostatniej wizyty. Żadnego hasła, a adres e-mail tylko wtedy, gdy go podasz.
page-data-stored-tables = Twoje stoły: kto gdzie siedział i każdą decyzję, aby grę można było kontynuować i odtworzyć.
page-data-stored-more = To, co piszesz przy stole, kogo blokujesz, twoje rankingi oraz przeglądarki, które mają dostawać powiadomienia.
page-data-stored-cookie = W przeglądarce jedno ciasteczko, które mówi, kim jesteś, oraz twoje ustawienia. Nic nie śledzi cię gdzie indziej.
page-data-stored-not = Twój adres sieciowy służy tylko do liczenia żądań podczas wizyty; nie jest zapisywany.
page-data-stored-hearing = Jeśli chcesz dostawać wiadomości: adres, pod którym twoja przeglądarka odbiera powiadomienia, twój adres e-mail i to, o których turach cię powiadomiono.
page-data-keep-tables-ever = Stoły są przechowywane, dopóki nie usuniesz swoich danych.
page-data-keep-tables = { $days ->
    [one] Skończone gry są usuwane po { $days } dniu.
    [few] Skończone gry są usuwane po { $days } dniach.
    [many] Skończone gry są usuwane po { $days } dniach.
   *[other] Skończone gry są usuwane po { $days } dnia.
  }
page-data-keep-guests-ever = Gości nie usuwamy automatycznie.
page-data-keep-guests = { $days ->
    [one] Usuwamy gości nieobecnych od { $days } dnia.
    [few] Usuwamy gości nieobecnych od { $days } dni.
    [many] Usuwamy gości nieobecnych od { $days } dni.
   *[other] Usuwamy gości nieobecnych od { $days } dnia.
  }
page-data-export = Pobierz wszystko
page-data-code = Kod powrotu
page-data-code-text = Jeśli ta przeglądarka straci ciasteczko, wrócisz dzięki temu kodowi. Zapisz go: zobaczysz go tylko raz, a nowy kod zastępuje stary.
page-data-code-make = Utwórz kod
page-data-back = Mam kod
page-data-back-do = Wróć
page-data-back-done = Witaj ponownie.
page-data-end = Wyloguj wszędzie indziej
page-data-end-text = Wszystkie inne urządzenia i programy, które grają jako ty, zostaną wylogowane, a linki i twój kod przestaną działać. Ta przeglądarka pozostanie zalogowana.
page-data-end-yes = Wyloguj je
page-data-end-done = Wszystkie pozostałe są wylogowane. Jeśli chcesz mieć kod, utwórz nowy.
page-data-delete = Usuń mnie i moje dane
page-data-delete-text = Twoje imię, twoje kampanie i stoły, przy których nie grał nikt inny, zostaną usunięte od razu. Gry z innymi osobami pozostaną, ale bez twojego imienia; w tych, które jeszcze trwają, zagra za ciebie bot. Tego nie można cofnąć.
page-data-delete-yes = Usuń wszystko

## Strona główna

page-home-title = Graj
page-welcome = Stół już czeka
page-welcome-text = Gry o budowaniu królestw, przeciw botom lub ze znajomymi. Bez konta: otwórz stół i graj.
page-seats = { $from }–{ $to } graczy
page-seats-one = Dla jednej osoby
page-players = Gracze
page-you = (ty)
page-seat = Gracz { $number }
page-seat-add = Jeszcze jeden gracz
page-seat-drop = Bez gracza { $number }
page-friend = Znajomy, przez link
page-open-seat = Wolne miejsce
page-options = Opcje
page-play = Graj
page-first-game = Naucz się, grając
page-allow-hints = Podpowiedzi dla wszystkich: kto siada, ten się zgadza
page-make-table = Otwórz stół
page-invite = Zaproś kogoś
page-my-games = Moje gry
page-no-games = Jeszcze nic tu nie ma. Tu pojawią się twoje trwające i skończone gry.
page-against = kontra { $names }
page-state-waiting = Czeka na graczy
page-state-running = Grają inni
page-your-turn = Twoja kolej
page-continue = Kontynuuj
page-continue-label = Kontynuuj: { $names }
page-over = Koniec gry
page-closed = Ten stół został zamknięty: od dawna nikt nie wykonał ruchu albo zamknął go gospodarz.

## Poczekalnia

page-waiting = Wyślij ten link osobie, z którą chcesz zagrać.
page-hints-agreed = Przy tym stole można prosić średniego bota o podpowiedź.
page-all-here = Wszystkie miejsca są zajęte.
page-invited = Zaproszono cię do tego stołu. Wybierz miejsce.
page-waiting-start = Czekamy, aż gospodarz stołu rozpocznie grę.
page-join = Usiądź
page-leave = Odejdź od stołu
page-remove = Usuń: { $player }
page-start = Rozpocznij
page-start-bots = Rozpocznij, wolne miejsca zajmą boty
page-away = nie ma przy stole

## Stół

page-table = Stół
page-hurried = Wiele osób czeka teraz na boty, dlatego boty myślą krócej niż zwykle.
page-turn-of = Teraz decyduje { $player }
page-to-now = { $pointer ->
    [touch] Dotknij gdziekolwiek, aby od razu zobaczyć obecny stan.
   *[mouse] Kliknij gdziekolwiek, aby od razu zobaczyć obecny stan.
  }
page-watching = Oglądasz tę grę.
page-score = Punkty
page-total = Razem
page-log = Co się wydarzyło
page-log-empty = Jeszcze nic.
page-log-keys = Strzałki w górę i w dół wybierają wpis i pokazują jego pola na planszy.
page-resign = Opuść grę
page-resign-text = Na twoim miejscu będzie grał bot. Możesz dalej oglądać, ale nie wrócisz na swoje miejsce.
page-hint = Podpowiedź
page-guide = Przewodnik
page-guide-ok = Jasne
page-guide-off = Bez przewodnika
page-lesson = Pierwsza gra
page-lesson-step = Pierwsza gra, { $number } z { $of }
page-lesson-next = Dalej
page-lesson-leave = Bez lekcji

## Koniec i powtórka

page-won = { $count ->
    [one] Wygrywa { $winners }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      }
   *[other] Wspólne zwycięstwo: { $winners }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      }
  }
page-you-won = Wygrywasz
page-winner = Zwycięzca
page-ended-by = Koniec gry według zasady
page-won-by = O zwycięstwie decyduje zasada
page-tied-by = Był remis punktowy; rozstrzygnęła zasada
page-scores = Punkty
page-rematch = Rewanż
page-rematch-join = Do rewanżu
page-rematch-waits = Rewanż czeka.
page-replay = Powtórka
page-replay-start = Początek gry
page-replay-place = Moment gry
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-forward = Krok naprzód
page-replay-last = Na koniec
page-replay-turn-back = Do poprzedniej tury
page-replay-turn = Do następnej tury
page-replay-event-back = Do poprzedniego wydarzenia
page-replay-event = Do następnego wydarzenia
page-replay-round-back = Do poprzedniej rundy
page-replay-round = Do następnej rundy
page-replay-speed = Szybkość
page-replay-chart = Wynik w trakcie gry
page-replay-keys = Strzałki w lewo i w prawo to krok, w górę i w dół to tura, Page Up i Page Down to { $by ->
    [round] runda
   *[event] wydarzenie
  }, plus i minus zmieniają szybkość, spacja odtwarza.
page-coach = Trener
page-coach-text = Trudny bot ogląda grę i mówi, gdzie stracono najwięcej i co sam by zrobił.
page-coach-ask = Zapytaj trenera
page-coach-working = Trener ogląda turę { $done } z { $of }.
page-coach-cancel = Przerwij
page-coach-failed = Trener nie zdołał skończyć. Możesz zapytać ponownie.
page-coach-chart = Spodziewana przewaga według trenera
page-coach-score-chart = Spodziewany wynik według trenera
page-coach-nothing = Trener nie znalazł nic lepszego.
page-coach-moment = { $player }, decyzja { $number }: strata około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
  }
page-coach-played = Zagrano:
page-coach-better = Lepiej byłoby:
page-coach-ended = Turę od razu zakończono.
page-coach-serves = Od razu daje więcej za: { $list }.
page-coach-later = Korzyść pojawia się dopiero później w grze.
page-coach-show-played = Pokaż, co zagrano
page-coach-show-better = Pokaż, co byłoby lepsze
page-coach-shown = Tak zagrałby trener. W grze było inaczej.
page-coach-back = Wróć do gry
page-record = Zapis

## Zasady i podziękowania

page-rules-of = Zasady: { $game }
page-rules-note = Naszymi słowami, tak jak gra się przy tym stole. Komunikaty odwołują się do tych numerów.
page-rules-summary = Na jednej stronie
page-rules-contents = Spis treści
page-rules-own-tab = Otwórz na osobnej stronie
page-search = Szukaj w zasadach
page-search-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
  }
page-search-none = Żadna zasada o tym nie mówi.
page-about = O stronie i podziękowania
page-about-unofficial = Fiefdom jest projektem nieoficjalnym, niezwiązanym z wydawcami gier. Nazwy gier i kart mówią, co zostało odwzorowane; wszystkie teksty, obrazki i kod są nasze, poza wymienionymi tutaj.
page-about-credits = Podziękowania
page-about-icons = Ikony:
page-about-fonts = Kroje pisma:
page-about-code = Kod:
page-about-api = Interfejs dla programów
page-deleted = Usunięto: { $name }. Przez tydzień można to cofnąć.
page-restore = Cofnij usunięcie

## Brak połączenia, nowa wersja strony

page-offline-now = Brak połączenia.
page-as-seen = Tak było { $when }.
page-renewal = Jest nowa wersja tej strony.
page-renewal-later = Później
page-renewal-reload = Wczytaj
