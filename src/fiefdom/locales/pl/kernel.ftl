### Co mówią jądro i serwer, niezależnie od gry.

undo-nothing = Nie ma czego cofać.
undo-other = Ostatnią decyzję podjął inny gracz.
undo-revealed = Od tego czasu ujawniono coś ukrytego: nie można cofnąć.
undo-over = Gra jest skończona.

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
replay-score = { $player }: { $score } ({ $shares })
replay-winners = Zwycięzcy: { $winners } ({ $rule }).
replay-unfinished = Rozgrywka toczy się dalej, liczba decyzji: { $steps }.

coach-looks = Trener ogląda grę
coach-moment = Decyzja { $number }, { $player }: strata około { $points } pkt.
coach-played = Zagrano:
coach-better = Lepiej byłoby:
coach-nothing = Trener niczego nie zrobiłby lepiej.

play-you = Gracz
play-more = … i jeszcze { $count } (l: wszystkie)
play-prompt = 1–{ $count } albo ? po pomoc:
play-help = Liczba to decyzja. l: wszystkie możliwości, u: cofa ostatnią decyzję, q: koniec. Można też wpisać ruch jako JSON, taki jak te na końcach wierszy: jeśli nie jest możliwy, reguła powie dlaczego. To, czego nie widzisz (talia, karty innych), nie jest pokazane.
