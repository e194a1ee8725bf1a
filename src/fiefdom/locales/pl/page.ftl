### Strona: jej rama, start, stoły, powtórka, zasady. Podpowiedzi do pierwszej gry są na końcu.

## Rama

page-home = Strona główna
page-navigation = Główna nawigacja
page-skip = Przejdź do treści
page-settings = Ustawienia
page-rules = Zasady
page-close = Zamknij
page-cancel = Anuluj
page-loading = Wczytywanie …
page-again = Spróbuj ponownie
page-possible = Teraz możliwe.
page-undo = Cofnij
page-escape = Escape cofa wybór.
page-tap-again = Dotknij ponownie, aby cofnąć wybór.
page-offline = Serwer nie odpowiada. Czy masz połączenie z internetem?
page-failed = To się nie udało.
page-missing = Pod tym adresem nic nie ma.
page-connection-lost = Utracono połączenie. Próbujemy ponownie …
page-rule-link = Zasada { $rule }
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy-yourself = Skopiuj zaznaczony link samodzielnie.
page-share = Udostępnij
page-link = Link do tego stołu

## Ustawienia

page-name = Twoje imię
page-language = Język
page-theme = Jasny lub ciemny
page-theme-system = Systemowy
page-theme-light = Jasny
page-theme-dark = Ciemny
page-sound = Cichy dźwięk, gdy przychodzi moja kolej
page-hints = Podpowiedzi do pierwszej gry
page-letters = Litery na terenach planszy
page-carry = Kontynuuj na innym urządzeniu
page-carry-private = Otwórz ten link na drugim urządzeniu w ciągu doby. Zachowaj go dla siebie: kto go otworzy, gra jako ty.
page-carry-title = Kontynuuj tutaj
page-carry-text = Dzięki temu linkowi ta przeglądarka stanie się tym samym gościem co twoje drugie urządzenie: to samo imię, te same gry. Zastąpi to dotychczasowego gościa w tej przeglądarce.
page-carry-here = Kontynuuj tutaj

## Strona główna

page-home-title = Graj
page-welcome = Stół już czeka
page-welcome-text = Gry o budowaniu królestw przeciw botom lub z przyjaciółmi. Bez konta: otwórz stół i graj.
page-about-the-builders = Otwieraj budowy, zatrudniaj pracowników i wysyłaj właściwych na właściwe miejsce. Liczy się każda akcja, a płacę wypłaca się przed nagrodą.
page-seats = { $from }–{ $to } graczy
page-players = Gracze
page-you = (ty)
page-seat = Gracz { $number }
page-seat-add = Jeszcze jeden gracz
page-seat-drop = Bez gracza { $number }
page-bot = { $level ->
    [easy] Łatwy bot
    [hard] Trudny bot
   *[medium] Średni bot
  }
page-friend = Znajomy, przez link
page-open-seat = Wolne miejsce
page-options = Opcje
page-play = Graj
page-allow-hints = Podpowiedzi dla wszystkich: kto siada, ten się zgadza
page-make-table = Otwórz stół
page-invite = Zaproś znajomego
page-my-games = Moje gry
page-no-games = Jeszcze nic tu nie ma. Tu pojawią się twoje trwające i skończone gry.
page-against = przeciwnicy: { $names }
page-state-waiting = Czeka na graczy
page-state-running = Grają inni
page-your-turn = Twoja kolej
page-continue = Kontynuuj
page-continue-label = Kontynuuj, { $names }
page-over = Koniec gry
page-closed = Ten stół został zamknięty: od dawna nikt nie wykonał ruchu.

## Poczekalnia

page-waiting = Wyślij ten link osobie, z którą chcesz zagrać.
page-hints-agreed = Przy tym stole można prosić średniego bota o podpowiedź.
page-all-here = Wszyscy są na miejscu.
page-invited = Zaproszono cię do tego stołu. Wybierz miejsce.
page-waiting-start = Czekamy, aż gospodarz stołu rozpocznie grę.
page-join = Usiądź
page-leave = Odejdź od stołu
page-remove = Usuń: { $player }
page-start = Rozpocznij
page-start-bots = Rozpocznij, wolne miejsca zajmą boty
page-away = nieobecny

## Stół

page-table = Stół
page-turn-of = Teraz decyduje { $player }
page-watching = Oglądasz tę grę.
page-score = Punkty
page-total = Razem
page-log = Co się wydarzyło
page-log-empty = Jeszcze nic.
page-resign = Opuść grę
page-resign-text = Na twoim miejscu będzie grał bot. Możesz dalej oglądać, ale nie wrócisz na swoje miejsce.
page-hint = Podpowiedź
page-hint-ok = Jasne
page-hint-off = Bez podpowiedzi

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
page-ended-by = Grę zakończyła zasada
page-won-by = O zwycięstwie mówi zasada
page-tied-by = Był remis punktowy; rozstrzygnęła zasada
page-scores = Punkty
page-rematch = Rewanż
page-rematch-join = Do rewanżu
page-rematch-waits = Rewanż czeka.
page-replay = Powtórka
page-replay-start = Początek gry
page-replay-place = Miejsce w grze
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-forward = Krok naprzód
page-replay-last = Na koniec
page-record = Zapis

## Zasady i podziękowania

page-rules-of = Zasady: { $game }
page-rules-note = Naszymi słowami, tak jak gra ten stół. Komunikaty odwołują się do tych numerów.
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
page-about-fonts = Krój pisma:
page-about-code = Kod:
page-about-api = Interfejs dla programów

## The Builders

page-builders-round = Runda { $round }
page-builders-goal = do { $goal } punktów
page-builders-buildings = Budynki
page-builders-workers = Pracownicy
page-builders-deck = zostało { $left }
page-builders-row-empty = Talia się skończyła.
page-builders-building-label = { $name }. Potrzeba: { $needs }. Płaci { $coins }, punkty: { $points }.
page-builders-machine-label = { $name }, maszyna. Potrzeba: { $needs }. Potem daje: { $supplies }, punkty: { $points }.
page-builders-worker-label = { $name }. Daje: { $supplies }. Płaca { $wage }.
page-builders-site-label = Budowa: { $name }. Brakuje: { $missing }. Przy pracy: { $crew }. Płaci { $coins }, punkty: { $points }.
page-builders-stays = potem pracuje
page-builders-price-label = Koszt: { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  } i { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
page-builders-done = Gotowe
page-builders-completes = Gotowe: { $coins ->
    [0] {""}
   *[other] +{ $coins } monet,{" "}
  }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
page-builders-yard = Pole gracza { $player }
page-builders-sites = Budowy
page-builders-no-sites = Nie masz jeszcze budowy. Kliknij budynek w górnym rzędzie, aby ją otworzyć.
page-builders-my-workers = Pracow­nicy
page-builders-worker-count = wolni: { $free } · przy pracy: { $working }
page-builders-no-free = Nikt nie jest wolny. Zatrudnij kogoś z rzędu powyżej albo ukończ budowę.
page-builders-nobody-free = nikt nie jest wolny
page-builders-built = Ukończone
page-builders-built-label = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
page-builders-more = Wszystko gracza { $player }
page-builders-folded = Budowy: { $sites } · pracownicy: { $workers }
page-builders-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }
page-builders-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
page-builders-actions-left = { $left ->
    [0] Brak akcji
    [one] Została { $left } akcja
    [few] Zostały { $left } akcje
    [many] Zostało { $left } akcji
   *[other] Zostało { $left } akcji
  }
page-builders-buy = +1 za { $price } monet
page-builders-take = Weź monety
page-builders-take-label = Weź { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  } za { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
  }
page-builders-expected = Weź kartę, wyślij pracownika albo weź monety
page-builders-expected-end = Zakończ turę albo kup akcję
page-builders-choose-site = Wybierz budowę: { $worker }
page-builders-choose-worker = Wybierz pracownika: { $site }
page-builders-last-round = To ostatnia runda.
page-builders-end = Koniec tury
page-builders-end-title = Zakończyć turę?
page-builders-end-text = { $left ->
    [one] Została ci { $left } akcja.
    [few] Zostały ci { $left } akcje.
    [many] Zostało ci { $left } akcji.
   *[other] Zostało ci { $left } akcji.
  }
page-builders-end-coins = Weź { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  } i zakończ
page-builders-buy-title = { $buy ->
    [one] Kupić akcję?
    [few] Kupić { $buy } akcje?
    [many] Kupić { $buy } akcji?
   *[other] Kupić { $buy } akcji?
  }
page-builders-buy-open = Dodatkowe akcje ({ $buy }) kosztują { $cost } monet. Potem otwierasz: { $card }.
page-builders-buy-hire = Dodatkowe akcje ({ $buy }) kosztują { $cost } monet. Potem zatrudniasz: { $card }.
page-builders-buy-send = Dodatkowe akcje ({ $buy }) kosztują { $cost } monet, płaca { $wage }. Pracownik: { $worker }, budowa: { $site }.
page-builders-buy-yes = Zapłać { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }
page-builders-option-goal = Ile punktów kończy grę
page-builders-option-goal-note = Według instrukcji { $goal }. Mniej to krótsza gra.

## Podpowiedzi do pierwszej gry w The Builders

help-builders-open = Kliknij budynek w górnym rzędzie: to będzie twoja budowa. Okrągłe znaki mówią, czego potrzebuje.
help-builders-send = Kliknij swojego pracownika, potem budowę: zostanie tam, aż budynek będzie gotowy.
help-builders-choose-site = Złote pola to te, które wypełni ten pracownik, a pod nimi jest cena. Kliknij budowę, aby go wysłać.
help-builders-hire = Jeden pracownik rzadko wystarcza. Kliknij kogoś w rzędzie pracowników; płacisz dopiero, gdy go wyślesz.
help-builders-working = Pracownika na budowie nie można przenieść. Będzie wolny, gdy wszystkie pola się wypełnią.
help-builders-second = Drugi pracownik na tę samą budowę w jednej turze kosztuje dwie akcje. W następnej turze znów jedną.
help-builders-complete = Któryś pracownik może teraz ukończyć budowę: wskazuj pracowników i szukaj zielonego znaku.
help-builders-built = Gotowe: monety i punkty są twoje, pracownicy są wolni i mogą od razu iść dalej.
help-builders-coins = Mało pieniędzy. Jedna akcja daje 1 monetę, dwie 3, trzy 6: lepiej wszystkie naraz.
help-builders-buy = Nie masz już akcji. Możesz dokupić za monety albo zakończyć turę.
help-builders-last = Ktoś osiągnął cel: ta runda zostanie dograna do końca, potem liczymy punkty. Dziesięć monet to punkt.
