### What the kernel and the server say, whatever the game.

undo-nothing = There is nothing to take back.
undo-other = The last decision was another player's.
undo-revealed = Something hidden has been seen since: it cannot be taken back.
undo-over = The game is over.

player-number = Player { $number }
bot-name = { $level ->
    [easy] Easy bot
    [hard] Hard bot
   *[medium] Medium bot
  }
replay-score = { $player }: { $score } ({ $shares })
replay-winners = Winners: { $winners } ({ $rule }).
replay-unfinished = The match goes on after { $steps } decisions.
