# To, co czyta się tylko w terminalu: fiefdom play, replay i coach.
replay-score = { $player }: { $score } ({ $shares })
replay-winners = Zwycięzcy: { $winners } ({ $rule }).
replay-unfinished = Rozgrywka toczy się dalej, liczba decyzji: { $steps }.

coach-looks = Trener ogląda grę

play-you = Gracz
play-could = Co możesz zrobić i co z tego wyniknie:
play-places = Albo wpisz jedno z pól w nawiasach, wiersz i kolumnę: { $example }
play-unseen = Dopiero wtedy okaże się, co z tego wyniknie.
play-more = … i jeszcze { $count } (l: wszystkie)
play-prompt = 1–{ $count } albo ? po pomoc:
play-help = Liczba to decyzja, a tam, gdzie jest plansza, także pole w nawiasie: wiersz i kolumna. l: wszystkie możliwości, u: cofa ostatnią decyzję, q: koniec. Można też wpisać ruch jako JSON, taki jak te na końcach wierszy: jeśli nie jest możliwy, zasada powie dlaczego. To, co przed tobą ukryte (talia, karty innych), nie jest pokazane.
play-player = Gracz
play-gold = Złoto teraz
play-left = Zostało osad
play-cards = Karty
play-tiles = Żetony
play-building = Budynek
play-needs = Potrzebuje
play-coins = Monety
play-points = Punkty
play-worker = Robotnik
play-wage = Płaca
play-workers = Wolni robotnicy
play-sites = Budowy
play-built = Wzniesione
play-missing = brakuje: { $what }
play-in-play = W grze
play-produces = Produkuje
play-becomes = Zmienia się w, za
play-glory = Chwała
play-blocked = { $card }, blokuje: { $by }
play-kingdom = Runda { $round }. Chwała: { $glory }. W ręce: { $hand }. Talia: { $deck }, na wierzchu: { $top }. Stos odrzuconych: { $discard }.
