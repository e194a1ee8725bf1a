### Amit az kap, aki nincs az asztalnál: böngészőben, e-mailben, a gazda saját csatornáján.

notice-turn = Te jössz
notice-nudge = { $player } rád vár
notice-ready = Mindenki itt van, kezdheted
notice-table = { $game }, az asztalnál: { $names }
notice-left-days = { $days ->
    [one] Még { $days } napod van
   *[other] Még { $days } napod van
  }
notice-left-hours = { $hours ->
    [one] Még { $hours } órád van
   *[other] Még { $hours } órád van
  }
notice-test = Próbaüzenet
notice-test-text = Így szólunk, ha te jössz, és nem vagy itt.
notice-digest = { $count ->
    [one] Egy asztalnál te jössz
   *[other] { $count } asztalnál te jössz
  }
notice-confirm = Kérjük, erősítsd meg a címedet
notice-confirm-text = Valaki, valószínűleg te, azt kérte, hogy erre a címre írjunk, amikor egy játékban rá kerül a sor ({ $host }). Ha te voltál, két napon belül nyisd meg ezt a hivatkozást. Ha nem, nincs teendőd: többet nem írunk.
notice-foot = Azért kaptad ezt a levelet, mert kérted. A címet másra nem használjuk. Leiratkozás:
