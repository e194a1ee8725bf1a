### Co o Budowniczych mówi tylko strona.

page-about-the-builders = Otwieraj budowy, zatrudniaj pracowników i wysyłaj właściwych na właściwe miejsce. Liczy się każda akcja, a płacę wypłaca się przed nagrodą.

## Stół

the-builders-page-round = Runda { $round }
the-builders-page-goal = do { $goal ->
    [one] { $goal } punktu
   *[other] { $goal } punktów
}
the-builders-page-buildings = Budynki
the-builders-page-workers = Pracownicy
the-builders-page-deck = { $left ->
    [one] została { $left }
    [few] zostały { $left }
    [many] zostało { $left }
   *[other] zostało { $left }
  }
the-builders-page-row-empty = Talia się skończyła.
the-builders-page-building-label = { $name }. Potrzeba: { $needs }. Płaci { $coins }, punkty: { $points }.
the-builders-page-machine-label = { $name }, maszyna. Potrzeba: { $needs }. Potem daje: { $supplies }, punkty: { $points }.
the-builders-page-worker-label = { $name }. Daje: { $supplies }. Płaca { $wage }.
the-builders-page-site-label = Budowa: { $name }. Brakuje: { $missing }. Przy pracy: { $crew }. Płaci { $coins }, punkty: { $points }.
the-builders-page-stays = potem pracuje u ciebie
the-builders-page-price-label = Koszt: { $actions ->
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
the-builders-page-done = Gotowe
the-builders-page-completes = Gotowe: { $coins ->
    [0] {""}
    [one] +{ $coins } moneta,{" "}
    [few] +{ $coins } monety,{" "}
    [many] +{ $coins } monet,{" "}
   *[other] +{ $coins } monety,{" "}
  }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
the-builders-page-yard = Pole gracza { $player }
the-builders-page-sites = Budowy
the-builders-page-no-sites = { $pointer ->
    [touch] Nie masz jeszcze budowy. Dotknij budynku w górnym rzędzie, aby ją otworzyć.
   *[mouse] Nie masz jeszcze budowy. Kliknij budynek w górnym rzędzie, aby ją otworzyć.
  }
the-builders-page-sites-none = Nie ma jeszcze żadnej budowy.
the-builders-page-my-workers = Pracow­nicy
the-builders-page-worker-count = wolni: { $free } · przy pracy: { $working }
the-builders-page-no-free = Nikt nie jest wolny. Zatrudnij kogoś z rzędu powyżej albo ukończ budowę.
the-builders-page-nobody-free = nikt nie jest wolny
the-builders-page-built = Ukończone
the-builders-page-built-label = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
the-builders-page-more = Wszystkie karty gracza { $player }
the-builders-page-folded = Budowy: { $sites } · pracownicy: { $workers }
the-builders-page-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }
the-builders-page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
the-builders-page-actions-left = { $left ->
    [0] Brak akcji
    [one] Została { $left } akcja
    [few] Zostały { $left } akcje
    [many] Zostało { $left } akcji
   *[other] Zostało { $left } akcji
  }
the-builders-page-buy = Kup akcję: { $price ->
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  }
the-builders-page-take = Weź monety
the-builders-page-take-label = Weź { $coins ->
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
the-builders-page-expected = Weź kartę, wyślij pracownika albo weź monety
the-builders-page-expected-end = Zakończ turę albo kup akcję
the-builders-page-choose-site = Wybierz budowę: { $worker }
the-builders-page-choose-worker = Wybierz pracownika: { $site }
the-builders-page-thinking = Myśli…
the-builders-page-advice = Średni bot { $steps }
the-builders-page-advice-step = { $do ->
    [open] otworzyłby budowę: { $card }
    [hire] zatrudniłby: { $card }
    [send] wysłałby do pracy: { $worker } – { $site }
    [coins] wziąłby { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
      }
    [buy] kupiłby akcję
   *[end] zakończyłby turę
  }
the-builders-page-advice-gain = Punkty od razu: { $gain }.
the-builders-page-advice-later = Od razu nie daje punktów; to inwestycja na później.
the-builders-page-advice-do = Zrób tak
the-builders-page-last-round = To ostatnia runda.
the-builders-page-quiet = { $rounds ->
    [one] Nikt nic nie buduje: gra skończy się po tej rundzie.
    [few] Nikt nic nie buduje: zostały { $rounds } rundy, licząc tę.
   *[many] Nikt nic nie buduje: zostało { $rounds } rund, licząc tę.
  }
the-builders-page-end = Koniec tury
the-builders-page-end-title = Zakończyć turę?
the-builders-page-end-text = { $left ->
    [one] Została ci { $left } akcja.
    [few] Zostały ci { $left } akcje.
    [many] Zostało ci { $left } akcji.
   *[other] Zostało ci { $left } akcji.
  }
the-builders-page-end-coins = Weź { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  } i zakończ
the-builders-page-buy-title = { $buy ->
    [one] Kupić akcję?
    [few] Kupić { $buy } akcje?
    [many] Kupić { $buy } akcji?
   *[other] Kupić { $buy } akcji?
  }
the-builders-page-buy-open = { $buy ->
    [one] Jedna dodatkowa akcja kosztuje
    [few] { $buy } dodatkowe akcje kosztują
   *[many] { $buy } dodatkowych akcji kosztuje
  } { $cost } monet. Potem otwierasz: { $card }.
the-builders-page-buy-hire = { $buy ->
    [one] Jedna dodatkowa akcja kosztuje
    [few] { $buy } dodatkowe akcje kosztują
   *[many] { $buy } dodatkowych akcji kosztuje
  } { $cost } monet. Potem zatrudniasz: { $card }.
the-builders-page-buy-send = { $buy ->
    [one] Jedna dodatkowa akcja kosztuje
    [few] { $buy } dodatkowe akcje kosztują
   *[many] { $buy } dodatkowych akcji kosztuje
  } { $cost } monet, płaca { $wage }. Pracownik: { $worker }, budowa: { $site }.
the-builders-page-buy-yes = Zapłać { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }
the-builders-page-option-goal = Ile punktów kończy grę
the-builders-page-option-goal-note = Według instrukcji { $goal }. Mniej to krótsza gra.

## Pierwsza gra

the-builders-page-guide-open = { $pointer ->
    [touch] Dotknij budynku w górnym rzędzie: to będzie twoja budowa. Okrągłe znaki mówią, czego potrzebuje.
   *[mouse] Kliknij budynek w górnym rzędzie: to będzie twoja budowa. Okrągłe znaki mówią, czego potrzebuje.
  }
the-builders-page-guide-send = { $pointer ->
    [touch] Dotknij swojego pracownika, potem budowy: zostanie tam, aż budynek będzie gotowy.
   *[mouse] Kliknij swojego pracownika, potem budowę: zostanie tam, aż budynek będzie gotowy.
  }
the-builders-page-guide-choose-site = { $pointer ->
    [touch] Złote pola to te, które wypełni ten pracownik, a pod nimi jest cena. Dotknij budowy, aby go wysłać.
   *[mouse] Złote pola to te, które wypełni ten pracownik, a pod nimi jest cena. Kliknij budowę, aby go wysłać.
  }
the-builders-page-guide-hire = { $pointer ->
    [touch] Jeden pracownik rzadko wystarcza. Dotknij kogoś w rzędzie pracowników; płacisz dopiero, gdy go wyślesz.
   *[mouse] Jeden pracownik rzadko wystarcza. Kliknij kogoś w rzędzie pracowników; płacisz dopiero, gdy go wyślesz.
  }
the-builders-page-guide-working = Pracownika na budowie nie można przenieść. Będzie wolny, gdy wszystkie pola się wypełnią.
the-builders-page-guide-second = Drugi pracownik na tę samą budowę w jednej turze kosztuje dwie akcje. W następnej turze znów jedną.
the-builders-page-guide-complete = { $pointer ->
    [touch] Któryś pracownik może teraz ukończyć budowę: dotykaj kolejnych pracowników i szukaj zielonego znaku.
   *[mouse] Któryś pracownik może teraz ukończyć budowę: wskazuj pracowników i szukaj zielonego znaku.
  }
the-builders-page-guide-built = Gotowe: monety i punkty są twoje, pracownicy są wolni i mogą od razu iść dalej.
the-builders-page-guide-coins = Mało pieniędzy. Jedna akcja daje 1 monetę, dwie 3, trzy 6: lepiej wszystkie naraz.
the-builders-page-guide-buy = Nie masz już akcji. Możesz dokupić za monety albo zakończyć turę.
the-builders-page-guide-last = Ktoś osiągnął cel: ta runda zostanie dograna do końca, potem liczymy punkty. Dziesięć monet to punkt.

## Pierwsza gra krok po kroku
the-builders-page-lesson-rows = U góry leżą budynki, które każdy może otworzyć, niżej pracownicy, których każdy może zatrudnić. Masz ucznia, 10 monet i trzy akcje w turze.
the-builders-page-lesson-open = { $pointer ->
    [touch] Otwórz budowę: dotknij kamiennego mostu. Potrzeba niewiele: 2 kamienie i 1 wiedza.
   *[mouse] Otwórz budowę: kliknij kamienny most. Potrzeba niewiele: 2 kamienie i 1 wiedza.
  }
the-builders-page-lesson-hire = { $pointer ->
    [touch] Twój uczeń daje 1 kamień i 1 wiedzę. To, czego brakuje, ma zaznaczony pracownik: dotknij, aby go zatrudnić. To jedna akcja, a płacisz mu dopiero później.
   *[mouse] Twój uczeń daje 1 kamień i 1 wiedzę. To, czego brakuje, ma zaznaczony pracownik: kliknij, aby go zatrudnić. To jedna akcja, a płacisz mu dopiero później.
  }
the-builders-page-lesson-send = { $pointer ->
    [touch] Wyślij ucznia: dotknij go, potem mostu. Teraz płacisz, a pracownik zostaje, aż budynek będzie gotowy.
   *[mouse] Wyślij ucznia: kliknij go, potem most. Teraz płacisz, a pracownik zostaje, aż budynek będzie gotowy.
  }
the-builders-page-lesson-end = Trzy akcje wykorzystane. Zakończ turę.
the-builders-page-lesson-others = Bot robi to samo na swoich budowach, które leżą z boku.
the-builders-page-lesson-complete = Wyślij na most także drugiego pracownika. Wtedy wszystkie pola są pełne i most jest gotowy; samo ukończenie nie kosztuje akcji.
the-builders-page-lesson-built = Gotowe: dostajesz monety, punkty się liczą, a obaj pracownicy są znów wolni, nawet w tej turze.
the-builders-page-lesson-coins = Brakuje pieniędzy? Jedna akcja daje 1 monetę, dwie 3, trzy 6: lepiej wszystkie naraz.
the-builders-page-lesson-more = Kolejne akcje kosztują po 5 monet. Drugi pracownik na tę samą budowę w jednej turze kosztuje dwie akcje, trzeci trzy.
the-builders-page-lesson-machines = Karty z trybami to maszyny. Nie dają monet; po zbudowaniu pracują dla ciebie bez płacy.
the-builders-page-lesson-over = Ta krótka gra kończy się w rundzie, w której ktoś ma 6 punktów; zwykle trzeba 17. Dziesięć pozostałych monet to punkt. Graj dalej, jak chcesz.

## Na jednej stronie
the-builders-page-sum-turn = W turze są trzy akcje. Kolejne kosztują po 5 monet.
the-builders-page-sum-open = Otwórz budowę: weź budynek z rzędu. Jedna akcja.
the-builders-page-sum-hire = Zatrudnij: weź pracownika z rzędu. Jedna akcja.
the-builders-page-sum-send = Wyślij pracownika na budowę i zapłać mu. Pierwszy w turze kosztuje jedną akcję, drugi na tę samą budowę dwie, trzeci trzy.
the-builders-page-sum-complete = Gdy pracownicy dają wszystko, czego trzeba, budynek jest gotowy: monety, punkty i wolni pracownicy.
the-builders-page-sum-machine = Maszyna nie płaci, ale potem pracuje dla ciebie bez płacy.
the-builders-page-sum-coins = Albo weź monety: 1, 2 lub 3 akcje dają 1, 3 lub 6.
the-builders-page-sum-end = Przy 17 punktach gra się rundę do końca. Dziesięć monet to punkt. Wygrywa, kto ma najwięcej punktów.
