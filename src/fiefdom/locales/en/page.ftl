### The page: its frame, Home, tables, replay, rules.

## Frame

page-home = Home
page-navigation = Main navigation
page-skip = Skip to content
page-settings = Settings
page-rules = Rules
page-close = Close
page-cancel = Cancel
page-loading = Loading…
page-again = Try again
page-possible = Possible now.
page-undo = Undo
page-escape = Escape takes the choice back.
page-tap-again = Tap it again to take the choice back.
page-offline = The server is not answering. Are you online?
page-put-back = The host has restored an earlier copy: the table is as it was then.
page-failed = That did not work.
page-missing = There is nothing at this address.
page-connection-lost = Connection lost. Trying again…
page-rule-link = Rule { $rule }
page-copy = Copy
page-copied = Copied.
page-copy-yourself = Please copy the selected link yourself.
page-share = Share
page-link = Link to this table

## Settings

page-name = Your name
page-language = Language
page-theme = Light or dark
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-pace = How fast others' moves are shown
page-pace-calm = Calm
page-pace-brisk = Brisk
page-pace-at-once = At once
page-sound = A soft sound when it is my turn
page-guides = Guide to a first game
page-letters = Terrain letters on the board
page-carry = Continue on another device
page-carry-private = Open this link on your other device within a day; it works once. Keep it to yourself: whoever opens it plays as you.
page-carry-title = Continue here
page-carry-text = This link makes this browser the same guest as your other device: same name, same games. Whoever you were in this browser is replaced.
page-carry-here = Continue here

## My data

page-hearing = Turn notifications
page-data = My data
page-data-stored = What is stored
page-data-stored-guest = Your name, the language you chose, and the days on which you first and last visited. No password, and no e-mail address unless you give one.
page-data-stored-tables = Your tables: who sat where, and every decision, so that a game can go on and be replayed.
page-data-stored-more = What you wrote at a table, whom you blocked, your ratings, and the browsers in which you want to be notified.
page-data-stored-cookie = In your browser, one cookie that says who you are, and your settings. Nothing follows you elsewhere.
page-data-stored-not = Your network address is used to count requests while you are here; it is not stored.
page-data-stored-hearing = If you want to be notified: the address at which your browser takes notifications, your e-mail address, and which turns you were told of.
page-data-keep-tables-ever = Tables are kept until you delete your data.
page-data-keep-tables = { $days ->
    [one] Finished tables are deleted after { $days } day.
   *[other] Finished tables are deleted after { $days } days.
  }
page-data-keep-guests-ever = Guests are never forgotten automatically.
page-data-keep-guests = { $days ->
    [one] Guests are forgotten after { $days } day without a visit.
   *[other] Guests are forgotten after { $days } days without a visit.
  }
page-data-export = Download everything
page-data-code = Recovery code
page-data-code-text = If this browser loses its cookie, you can come back with this code. Write it down; it is shown only once, and a new one replaces the old.
page-data-code-make = Make a code
page-data-back = I have a code
page-data-back-do = Come back
page-data-back-done = Welcome back.
page-data-end = Sign out everywhere else
page-data-end-text = All other devices and programs that play as you are signed out, and links and your code stop working. This browser stays signed in.
page-data-end-yes = Sign them out
page-data-end-done = All others are signed out. If you want a code, make a new one.
page-data-delete = Delete me and my data
page-data-delete-text = Your name, your campaigns and the tables at which you played alone are deleted at once. Games with other people stay, without your name; where one is still running, a bot plays on for you. This cannot be undone.
page-data-delete-yes = Delete everything

## Home

page-home-title = Play
page-welcome = A table is ready
page-welcome-text = Kingdom-building games against bots or with friends. No account: open a table and play.
page-seats = { $from }–{ $to } players
page-seats-one = For one player
page-players = Players
page-you = (you)
page-seat = Player { $number }
page-seat-add = Add a player
page-seat-drop = Remove player { $number }
page-friend = A friend, by link
page-open-seat = Open seat
page-options = Options
page-play = Play
page-first-game = Learn by playing
page-allow-hints = Hints for everyone: to join is to agree
page-make-table = Create a table
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
page-closed = This table was closed: nobody moved for a long time, or the host closed it.

## Waiting room

page-waiting = Send this link to whoever you would like to play with.
page-hints-agreed = Hints are allowed at this table: the medium bot may be asked.
page-all-here = All seats are taken.
page-invited = You are invited to this table. Choose a seat.
page-waiting-start = Waiting for whoever made the table to start.
page-join = Sit down
page-leave = Leave the table
page-remove = Remove { $player }
page-start = Start
page-start-bots = Start, with bots in open seats
page-away = away

## Table

page-table = Table
page-hurried = Many people are waiting for bots right now, so the bots think less than usual.
page-turn-of = { $player } is deciding
page-to-now = { $pointer ->
    [touch] Tap anywhere to skip to now.
   *[mouse] Click anywhere to skip to now.
  }
page-watching = You are watching this game.
page-score = Score
page-total = Total
page-log = What happened
page-log-empty = Nothing yet.
page-log-keys = The up and down arrows choose a line and show its spaces on the board.
page-resign = Leave the game
page-resign-text = A bot plays on in your place. You can still watch, but not come back to your seat.
page-hint = Hint
page-guide = Guide
page-guide-ok = Got it
page-guide-off = Turn the guide off
page-lesson = First game
page-lesson-step = First game, { $number } of { $of }
page-lesson-next = Next
page-lesson-leave = Skip lessons

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
page-won-by = Victory is decided by rule
page-tied-by = The points were equal; the tie was broken by rule
page-scores = Scores
page-rematch = Rematch
page-rematch-join = Join rematch
page-rematch-waits = A rematch is waiting.
page-replay = Replay
page-replay-start = The start of the game
page-replay-place = Point in the game
page-replay-first = To the start
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One step on
page-replay-last = To the end
page-replay-turn-back = Previous turn
page-replay-turn = Next turn
page-replay-event-back = Previous event
page-replay-event = Next event
page-replay-round-back = Previous round
page-replay-round = Next round
page-replay-speed = Speed
page-replay-chart = The score over the game
page-replay-keys = Left and right go by steps, up and down by turns, Page Up and Page Down by { $by ->
    [round] rounds
   *[event] events
  }; plus and minus change the speed, Space plays.
page-coach = Coach
page-coach-text = The hard bot goes through the game and says where the most was lost, and what it would have done.
page-coach-ask = Ask the coach
page-coach-working = The coach is looking at turn { $done } of { $of }.
page-coach-cancel = Stop
page-coach-failed = The coach could not finish. You can ask again.
page-coach-chart = Expected lead, as the coach sees it
page-coach-score-chart = Expected score, as the coach sees it
page-coach-nothing = The coach found nothing better.
page-coach-moment = { $player }, decision { $number }: about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } lost
page-coach-played = Played:
page-coach-better = Better:
page-coach-ended = The turn was ended at once.
page-coach-serves = Better at once for { $list }.
page-coach-later = It pays off later in the game.
page-coach-show-played = Show what was played
page-coach-show-better = Show what is better
page-coach-shown = This is what the coach would have done. It was not played.
page-coach-back = Back to the game
page-record = Record

## Rules and credits

page-rules-of = Rules: { $game }
page-rules-note = In our own words, as this table plays them. Messages refer to these numbers.
page-rules-summary = On one page
page-rules-contents = Contents
page-rules-own-tab = Open on a page of its own
page-search = Search in the rules
page-search-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
  }
page-search-none = No rules found.
page-about = About and credits
page-about-unofficial = Fiefdom is unofficial and not affiliated with the publishers of the games. Names of games and cards say what is implemented; all texts, pictures and code are our own, but for those named here.
page-about-credits = Credits
page-about-icons = Icons:
page-about-fonts = Type:
page-about-code = Code:
page-about-api = The interface for programs
page-deleted = { $name } was deleted. It can be restored for a week.
page-restore = Restore it

## Being offline, a new version of the page

page-offline-now = You are offline.
page-as-seen = This is how it was on { $when }.
page-renewal = There is a new version of this page.
page-renewal-later = Later
page-renewal-reload = Reload
