# What is read in the terminal alone: fiefdom play, replay and coach.
replay-score = { $player }: { $score } ({ $shares })
replay-winners = Winners: { $winners } ({ $rule }).
replay-unfinished = The match goes on after { $steps } decisions.

coach-looks = The coach is at work

play-you = You
play-could = What you could do, and what would come of it:
play-places = Or type one of the places in brackets, by row and column: { $example }
play-unseen = Only then does it show what comes of it.
play-more = … and { $count ->
    [one] one more (l lists all)
   *[other] { $count } more (l lists all)
  }
play-prompt = 1–{ $count }, or ? for help:
play-help = A number decides; where there is a board, so does a place in brackets, by row and column. l lists everything possible, u takes the last decision back, q stops. An action as JSON, like those at the ends of the lines, is tried: if it is not possible, the rule says why. What is hidden from you (the deck, the cards of others) is not shown.
play-player = Player
play-gold = Gold now
play-left = Settlements left
play-cards = Cards
play-tiles = Tiles
play-building = Building
play-needs = Needs
play-coins = Coins
play-points = Points
play-worker = Worker
play-wage = Wage
play-workers = Free workers
play-sites = Sites
play-built = Built
play-missing = missing: { $what }
play-in-play = In play
play-produces = Produces
play-becomes = Becomes, for
play-glory = Glory
play-blocked = { $card }, blocked by { $by }
play-kingdom = Round { $round }. Glory: { $glory }. In hand: { $hand }. Deck: { $deck }, on top: { $top }. Discard pile: { $discard }.
