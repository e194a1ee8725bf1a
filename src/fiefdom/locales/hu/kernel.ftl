### Amit a mag és a kiszolgáló mond, bármelyik játékban.

undo-nothing = Nincs mit visszavonni.
undo-other = Az utolsó döntés egy másik játékosé volt.
undo-revealed = Azóta kiderült valami, ami rejtve volt: nem vonható vissza.
undo-over = A játék véget ért.

player-number = { $number }. játékos
bot-called = { $level ->
    [easy] { $face ->
        [0] Míra
        [1] Ottó
       *[2] Póla
      }
    [hard] { $face ->
        [0] Hugó
        [1] Irma
       *[2] Viktor
      }
   *[medium] { $face ->
        [0] Berta
        [1] Emil
       *[2] Klára
      }
  }
bot-level = { $level ->
    [easy] könnyű
    [hard] nehéz
   *[medium] közepes
  }
bot-name = { $level ->
    [easy] Könnyű bot
    [hard] Nehéz bot
   *[medium] Közepes bot
  }

coach-moment = { $number }. döntés, { $player }: körülbelül { $points } pont veszett el.
coach-played = Ez történt:
coach-better = Jobb lett volna:
coach-nothing = Az edző semmit sem tett volna jobban.
