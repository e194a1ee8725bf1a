### Kingdom Legacy: the few words of a card's face that are no secret. The card's own come from the server.

kingdom-legacy-face-produce = Produkuj
kingdom-legacy-face-makes = produkuje
kingdom-legacy-face-free = za darmo
kingdom-legacy-face-short = brakuje: { $amount }
kingdom-legacy-face-lose = tracisz
kingdom-legacy-face-destroys = niszczy: { $name }
kingdom-legacy-face-blocked = zablokowana
kingdom-legacy-face-cross-out = Skreśl: { $amount }
kingdom-legacy-face-used = (wykorzystane)
kingdom-legacy-face-number = Karta
kingdom-legacy-face-stages = { $number ->
    [one] ta karta ma jedną stronę
    [few] wszystkie { $number } strony tej karty
   *[many] wszystkie { $number } stron tej karty
  }
kingdom-legacy-face-others = Inne strony karty
kingdom-legacy-face-rulings = Jak to rozumieć
kingdom-legacy-face-choose = Wybierz: { $name }
kingdom-legacy-face-back = zakryta karta
kingdom-legacy-face-back-number = karta { $number }, jeszcze w pudełku
kingdom-legacy-face-any = { $number ->
    [one] dowolny zasób
    [few] dowolne { $number } zasoby
   *[many] dowolnych { $number } zasobów
  }
kingdom-legacy-face-glory = { $number } chwały
kingdom-legacy-face-permanent = stała
kingdom-legacy-face-obstacle = przeszkoda
kingdom-legacy-face-scroll = zwój
kingdom-legacy-face-stays = naklejka: zostaje w grze
kingdom-legacy-face-knight = naklejka: rycerz
kingdom-legacy-face-tab = zakładka: widać, gdzie leży w talii
kingdom-legacy-face-box = pole { $number }
kingdom-legacy-face-from = od { $number }
kingdom-legacy-face-marked = zaznaczone
kingdom-legacy-face-to-next = z { $number }
kingdom-legacy-face-track-key = na górze cena, na dole chwała

## The signs of effects

kingdom-legacy-face-sign-activated = Za odrzucenie
kingdom-legacy-face-sign-activated-about = Karta trafia na stos odrzuconych, tura trwa dalej.
kingdom-legacy-face-sign-time = Zajmuje czas
kingdom-legacy-face-sign-time-about = Karta zostaje odrzucona (stała zostaje), a tura się kończy.
kingdom-legacy-face-sign-destroy = Za zniszczenie
kingdom-legacy-face-sign-destroy-about = Karta na zawsze opuszcza grę.
kingdom-legacy-face-sign-passive = Zawsze
kingdom-legacy-face-sign-passive-about = Działa, dopóki karta tam leży, albo można tego używać wiele razy.
kingdom-legacy-face-sign-optional = Możesz
kingdom-legacy-face-sign-optional-about = Gdy nadejdzie jego chwila, jeśli chcesz.
kingdom-legacy-face-sign-forced = Musisz
kingdom-legacy-face-sign-forced-about = Gdy nadejdzie jego chwila, czy chcesz, czy nie.
kingdom-legacy-face-sign-once = Tylko raz
kingdom-legacy-face-sign-once-about = Po użyciu skreślasz.
kingdom-legacy-face-rotate = Obrót
kingdom-legacy-face-rotate-about = Karta obraca się do góry nogami.
kingdom-legacy-face-flip = Odwrócenie
kingdom-legacy-face-flip-about = Karta odwraca się na drugą stronę.
kingdom-legacy-face-turn = Odwrócenie i obrót
kingdom-legacy-face-glory-name = Chwała
kingdom-legacy-face-glory-about = Tyle warta jest karta.
kingdom-legacy-face-sticker = Naklejka
kingdom-legacy-face-sticker-about = Na stałe dodana do tej strony.
kingdom-legacy-face-equipment = Sprzęt
kingdom-legacy-face-equipment-about = Leży pod kartą, która go ma, i jest jej częścią.
kingdom-legacy-face-missing = Brakuje
kingdom-legacy-face-missing-about = Teraz tego nie masz.
