### The page: its frame, Home, tables, replay, rules. Hints for a first game are at the end.

## Frame

page-home = Home
page-navigation = Main navigation
page-skip = Skip to the content
page-settings = Settings
page-rules = Rules
page-close = Close
page-cancel = Cancel
page-loading = Loading …
page-again = Try again
page-possible = Possible now.
page-undo = Undo
page-escape = Escape takes the choice back.
page-tap-again = Tap it again to take the choice back.
page-offline = The server does not answer. Are you online?
page-failed = That did not work.
page-missing = There is nothing at this address.
page-connection-lost = The connection is lost. Trying again …
page-rule-link = Rule { $rule }
page-copy = Copy
page-copied = Copied.
page-copy-yourself = Please copy the marked link yourself.
page-share = Share
page-link = Link to this table

## Settings

page-name = Your name
page-language = Language
page-theme = Light or dark
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-sound = A soft sound when it is my turn
page-hints = Hints for a first game
page-letters = Letters on the terrains of a board
page-carry = Continue on another device
page-carry-private = Open this link on your other device within a day. Keep it to yourself: whoever opens it plays as you.
page-carry-title = Continue here
page-carry-text = This link makes this browser the same guest as your other device: same name, same games. Whoever you were in this browser is replaced.
page-carry-here = Continue here

## Home

page-home-title = Play
page-welcome = A table is ready
page-welcome-text = Kingdom-building games against bots or with friends. No account: open a table and play.
page-about-the-builders = Open building sites, hire workers, and send the right ones to the right site. Every action counts, and every wage is paid before the reward comes in.
page-seats = { $from }–{ $to } players
page-players = Players
page-you = (you)
page-seat = Player { $number }
page-seat-add = One more player
page-seat-drop = Without player { $number }
page-bot = { $level ->
    [easy] Easy bot
    [hard] Hard bot
   *[medium] Medium bot
  }
page-friend = A friend, by link
page-open-seat = Open seat
page-options = Options
page-play = Play
page-allow-hints = Hints for everyone: who sits down agrees
page-make-table = Make the table
page-invite = Invite a friend
page-my-games = My games
page-no-games = Nothing yet. Your running and finished games will be listed here.
page-against = against { $names }
page-state-waiting = Waiting for players
page-state-running = Others are playing
page-your-turn = Your turn
page-continue = Continue
page-continue-label = Continue { $names }
page-over = Game over
page-closed = This table was closed: nobody moved for a long time.

## Waiting room

page-waiting = Send this link to whoever shall play with you.
page-hints-agreed = Hints are allowed at this table: the medium bot may be asked.
page-all-here = Everyone is here.
page-invited = You are invited to this table. Choose a seat.
page-waiting-start = Waiting for the one who made the table to start.
page-join = Sit down
page-leave = Leave the table
page-remove = Remove { $player }
page-start = Start
page-start-bots = Start, bots take the open seats
page-away = away

## Table

page-table = Table
page-turn-of = { $player } is deciding
page-watching = You are watching this game.
page-score = Score
page-total = Total
page-log = What happened
page-log-empty = Nothing yet.
page-resign = Leave the game
page-resign-text = A bot plays on in your place. You can still watch, but not come back to your seat.
page-hint = Hint
page-hint-ok = Got it
page-hint-off = No more hints

## End and replay

page-won = { $count ->
    [one] { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[other] { $winners } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }
page-you-won = You have won
page-winner = Winner
page-ended-by = The game ended by rule
page-won-by = Who wins is said by rule
page-tied-by = The points were equal; the tie was broken by rule
page-scores = Scores
page-rematch = Rematch
page-rematch-join = To the rematch
page-rematch-waits = A rematch is waiting.
page-replay = Replay
page-replay-start = The start of the game
page-replay-place = Place in the game
page-replay-first = To the start
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One step on
page-replay-last = To the end
page-record = Record

## Rules and credits

page-rules-of = Rules: { $game }
page-rules-note = In our own words, as this table plays them. Messages refer to these numbers.
page-search = Search in the rules
page-search-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
  }
page-search-none = No rule says this.
page-about = About and credits
page-about-unofficial = Fiefdom is unofficial and not affiliated with the publishers of the games. Names of games and cards say what is implemented; all texts, pictures and code are our own, but for those named here.
page-about-credits = Credits
page-about-icons = Icons:
page-about-fonts = Type:
page-about-code = Code:
page-about-api = The interface for programs

## The Builders

page-builders-round = Round { $round }
page-builders-goal = ends at { $goal }
page-builders-buildings = Buildings
page-builders-workers = Workers
page-builders-deck = { $left } left
page-builders-row-empty = The deck has run out.
page-builders-building-label = { $name }. Needs { $needs }. Pays { $coins }, scores { $points }.
page-builders-machine-label = { $name }, machine. Needs { $needs }. Then supplies { $supplies }, scores { $points }.
page-builders-worker-label = { $name }. Supplies { $supplies }. Wage { $wage }.
page-builders-site-label = Site: { $name }. Missing: { $missing }. At work: { $crew }. Pays { $coins }, scores { $points }.
page-builders-stays = then works
page-builders-price-label = Costs { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
page-builders-done = Completes
page-builders-completes = Completes: { $coins ->
    [0] {""}
   *[other] +{ $coins } coins,{" "}
  }{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-builders-yard = What { $player } has
page-builders-sites = Sites
page-builders-no-sites = No site yet. Click a building in the row above to open one.
page-builders-my-workers = Workers
page-builders-worker-count = { $free } free · { $working } at work
page-builders-no-free = Nobody is free. Hire in the row above, or complete a site.
page-builders-nobody-free = nobody free
page-builders-built = Completed
page-builders-built-label = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-builders-more = Everything of { $player }
page-builders-folded = Sites: { $sites } · workers: { $workers }
page-builders-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
page-builders-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-builders-actions-left = { $left ->
    [0] No actions left
    [one] { $left } action left
   *[other] { $left } actions left
  }
page-builders-buy = +1 for { $price } coins
page-builders-take = Take coins
page-builders-take-label = Take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } for { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
page-builders-expected = Take a card, send a worker, or take coins
page-builders-expected-end = End your turn, or buy an action
page-builders-choose-site = Choose a site for: { $worker }
page-builders-choose-worker = Choose a worker for: { $site }
page-builders-last-round = This is the last round.
page-builders-end = End turn
page-builders-end-title = End the turn?
page-builders-end-text = { $left ->
    [one] You have { $left } action left.
   *[other] You have { $left } actions left.
  }
page-builders-end-coins = { $coins ->
    [one] Take { $coins } coin, then end
   *[other] Take { $coins } coins, then end
  }
page-builders-buy-title = { $buy ->
    [one] Buy an action?
   *[other] Buy { $buy } actions?
  }
page-builders-buy-open = { $buy ->
    [one] One more action costs { $cost } coins.
   *[other] { $buy } more actions cost { $cost } coins.
  } Then you open: { $card }.
page-builders-buy-hire = { $buy ->
    [one] One more action costs { $cost } coins.
   *[other] { $buy } more actions cost { $cost } coins.
  } Then you hire: { $card }.
page-builders-buy-send = { $buy ->
    [one] One more action costs { $cost } coins,
   *[other] { $buy } more actions cost { $cost } coins,
  } the wage is { $wage }. { $worker } goes to: { $site }.
page-builders-buy-yes = Pay { $coins } coins
page-builders-option-goal = Points that end the game
page-builders-option-goal-note = The rulebook says { $goal }. Fewer make a shorter game.

## Hints for a first game of The Builders

help-builders-open = Click a building in the upper row to open it as your site. The round signs say what it needs.
help-builders-send = Click one of your workers, then a site: the worker stays there until the building is complete.
help-builders-choose-site = Golden slots show what this worker would fill, and the price stands below. Click the site to send.
help-builders-hire = One worker is rarely enough. Click a worker in the row to hire; the wage is paid only when you send.
help-builders-working = Workers on a site cannot be moved. They are free again when all slots are filled.
help-builders-second = A second worker to the same site in one turn costs two actions. Next turn it is one again.
help-builders-complete = A worker can complete a site now: point at your workers and look for the green sign.
help-builders-built = Completed: the coins are yours, the points count, the workers are free and may go on at once.
help-builders-coins = Little money. One action pays 1 coin, two pay 3, three pay 6: better all at once.
help-builders-buy = No actions left. You can buy more for coins, or end your turn.
help-builders-last = Somebody has reached the goal: this round is played to its end, then points are counted. Ten coins are a point.
