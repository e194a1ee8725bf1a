### To, co dostaje nieobecny: w przeglądarce, e-mailem, kanałem gospodarza.

notice-turn = Twoja kolej
notice-nudge = { $player } czeka na ciebie
notice-ready = Wszyscy są, możesz zacząć
notice-table = { $game }, przy stole: { $names }
notice-left-days = { $days ->
    [one] Został { $days } dzień
    [few] Zostały { $days } dni
    [many] Zostało { $days } dni
   *[other] Zostało { $days } dnia
  }
notice-left-hours = { $hours ->
    [one] Została { $hours } godzina
    [few] Zostały { $hours } godziny
    [many] Zostało { $hours } godzin
   *[other] Zostało { $hours } godziny
  }
notice-test = Wiadomość próbna
notice-test-text = Tak damy ci znać, kiedy przyjdzie twoja kolej, a ciebie tu nie będzie.
notice-digest = { $count ->
    [one] Twoja kolej przy { $count } stole
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
  }
notice-confirm = Potwierdź swój adres
notice-confirm-text = Ktoś, zapewne ty, chce dostawać na ten adres wiadomości, kiedy przyjdzie jego kolej w grze na { $host }. Jeśli to ty, otwórz ten link w ciągu dwóch dni. Jeśli nie, nic nie rób: więcej nie napiszemy.
notice-foot = Dostajesz tę wiadomość na własną prośbę. Adres nie służy do niczego innego. Aby zrezygnować:
