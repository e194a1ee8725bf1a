### What the kernel and the server say, whatever the game.

undo-nothing = There is nothing to take back.
undo-other = The last decision was another player's.
undo-revealed = Something hidden has been seen since: it cannot be taken back.
undo-over = The game is over.

player-number = Player { $number }
bot-called = { $level ->
    [easy] { $face ->
        [0] Mira
        [1] Otto
       *[2] Pola
      }
    [hard] { $face ->
        [0] Hugo
        [1] Irma
       *[2] Victor
      }
   *[medium] { $face ->
        [0] Berta
        [1] Emil
       *[2] Clara
      }
  }
bot-level = { $level ->
    [easy] easy
    [hard] hard
   *[medium] medium
  }
bot-name = { $level ->
    [easy] Easy bot
    [hard] Hard bot
   *[medium] Medium bot
  }

coach-moment = Decision { $number }, { $player }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } lost.
coach-played = Played:
coach-better = Better:
coach-nothing = The coach found nothing better.
