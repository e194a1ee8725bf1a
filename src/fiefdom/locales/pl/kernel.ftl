### Co mówią jądro i serwer, niezależnie od gry.

undo-nothing = Nie ma czego cofać.
undo-other = Ostatnią decyzję podjął inny gracz.
undo-revealed = Od tego czasu ujawniono coś ukrytego: tego nie można cofnąć.
undo-over = Gra się skończyła.

player-number = Gracz { $number }
bot-called = { $level ->
    [easy] { $face ->
        [0] Mira
        [1] Otto
       *[2] Pola
      }
    [hard] { $face ->
        [0] Hugo
        [1] Irma
       *[2] Wiktor
      }
   *[medium] { $face ->
        [0] Berta
        [1] Emil
       *[2] Klara
      }
  }
bot-level = { $level ->
    [easy] łatwy
    [hard] trudny
   *[medium] średni
  }
bot-name = { $level ->
    [easy] Łatwy bot
    [hard] Trudny bot
   *[medium] Średni bot
  }

coach-moment = Decyzja { $number }, { $player }: strata około { $points } pkt.
coach-played = Zagrano:
coach-better = Lepiej byłoby:
coach-nothing = Trener nie znalazł nic lepszego.
