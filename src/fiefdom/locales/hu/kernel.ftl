### Amit a mag és a kiszolgáló mond, bármelyik játékban.

undo-nothing = Nincs mit visszavonni.
undo-other = Az utolsó döntés egy másik játékosé volt.
undo-revealed = Azóta rejtett dolog vált láthatóvá: nem lehet visszavonni.
undo-over = A játék véget ért.

player-number = { $number }. játékos
bot-name = { $level ->
    [easy] Könnyű bot
    [hard] Nehéz bot
   *[medium] Közepes bot
  }
replay-score = { $player }: { $score } ({ $shares })
replay-winners = Győztesek: { $winners } ({ $rule }).
replay-unfinished = A játszma { $steps } döntés után folytatódik.
