### Co mówią jądro i serwer, niezależnie od gry.

undo-nothing = Nie ma czego cofać.
undo-other = Ostatnią decyzję podjął inny gracz.
undo-revealed = Od tego czasu ujawniono coś ukrytego: nie można cofnąć.
undo-over = Gra jest skończona.

player-number = Gracz { $number }
bot-name = { $level ->
    [easy] Łatwy bot
    [hard] Trudny bot
   *[medium] Średni bot
  }
replay-score = { $player }: { $score } ({ $shares })
replay-winners = Zwycięzcy: { $winners } ({ $rule }).
replay-unfinished = Rozgrywka toczy się dalej, liczba decyzji: { $steps }.
