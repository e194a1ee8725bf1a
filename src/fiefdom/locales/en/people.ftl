### People at the table: time, talk, the lobby.

page-company = At the table
page-clock-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
page-time-left = Time left:
page-time-over = time up
page-clock-paused = The clock is paused: nobody was here.
page-ago-now = just now
page-away-since = away, last seen { $ago }
page-stand-in = a bot plays this turn
page-plays-for-time = plays for { $player }, who may come back
page-plays-for-resigned = plays for { $player }, who left
page-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }
page-full-watch = All seats are taken. Stay here to watch: the game opens as soon as it starts.
page-nudge = Remind
page-nudged = { $player } was reminded.
page-nudges = reminds { $player }: it is your turn
page-nudges-me = { $player } reminds you: it is your turn.
page-end-offer = Offer to end
page-end-asked = { $player } would like to end the game now.
page-end-yes = End it
page-end-no = Play on
page-end-waits = You agree to end the game. Not everybody has answered yet.
page-end-refused = Not everybody wants to end: the game goes on.
page-end-take-back = Play on after all
page-ended-together = You ended this game together.
page-late = Time is up for { $player }.
page-late-wait = Wait a little longer
page-late-turn = A bot plays this turn
page-late-seat = A bot takes the seat
page-late-me = Your time is up. The others may let a bot help out.
page-seat-lost = A bot plays for you because your time was up.
page-seat-back = Take my seat back
page-seat-given = { $bot }, a bot, takes the seat of { $player }.
page-seat-taken-back = { $player } is back.
page-tempo = Tempo
page-tempo-none = Without a clock
page-tempo-live = { $minutes } min each, +{ $seconds } s a turn
page-tempo-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
  }
page-late-rule = When time is up
page-late-rule-ask = the others decide
page-late-rule-turn = a bot plays the turn
page-late-rule-seat = a bot takes the seat
page-public = Show in the lobby: anybody may join
page-public-short = in the lobby
page-chat-allowed = Chat at the table
page-lobby = Open tables
page-lobby-now = { $count ->
    [one] One open table is waiting for players
   *[other] { $count } open tables are waiting for players
}
page-lobby-empty = No open table right now. Make one and show it in the lobby.
page-talk = Chat
page-talk-empty = Nobody has said anything yet.
page-talk-line = Say something
page-talk-send = Send
page-talk-mute = Mute
page-talk-unmute = Unmute
page-talk-muted = The chat is muted: you see none of it.
page-talk-clear = Clear
page-block = Block { $player }
page-block-short = Block
page-blocked = { $player } is blocked: no more messages, and no more tables together.
page-emote-hello = Hello
page-emote-luck = Good luck
page-emote-nice = Nicely played
page-emote-thanks = Thank you
page-emote-sorry = Sorry
page-emote-oops = Oops
page-emote-wow = Wow
page-emote-think = Let me think
page-emote-laugh = Ha ha
page-emote-cheers = Cheers
page-emote-again = Once more?
page-emote-bye = Goodbye
page-colour = Colour
page-colour-mine = My colour
page-colour-0 = Red
page-colour-1 = Blue
page-colour-2 = White
page-colour-3 = Orange
page-colour-4 = Purple
page-first-me = I begin; otherwise chance decides
page-go-on = Go on playing

## What somebody has played

page-history = My history
page-history-of = { $player } at the table
page-history-since = here since { $date }
page-history-none = No finished game yet. Once one is over, it is counted here.
page-history-none-of = No finished game yet.
page-history-only = Only finished games count.
page-history-played = { $count ->
    [one] game
   *[other] games
  }
page-history-won = { $count ->
   *[other] won
  }
page-history-streak = { $count ->
    [one] victory in a row now
   *[other] victories in a row now
  }
page-history-longest = longest run of victories
page-history-best = best score
page-history-rating = rating
page-history-provisional = provisional: { $count } of { $of } rated games
page-history-rating-why = Everybody begins with 1000. Only tables that agreed to be rated count; leaving one counts as a loss.
page-history-against = Against
page-history-against-alone = alone
page-history-against-easy = easy bots
page-history-against-medium = medium bots
page-history-against-hard = hard bots
page-history-against-people = people
page-history-cards = Best scores by cards
page-history-cards-all = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
  }
page-history-of-played = won { $won } of { $played }
page-history-all = All finished games
page-history-games = Finished games
page-history-chart-score = Score
page-history-chart-rating = Rating
page-history-chart = From game to game
page-history-chart-label = { $what }: { $count ->
    [one] { $count } game, { $last }
   *[other] { $count } games, the first { $first }, the last { $last }, between { $low } and { $high }
  }
page-history-chart-mean = mean of ten games
page-history-chart-newest = the latest { $count }
page-history-lost = lost
page-rated = Rated: the game counts for our ratings, without hints
page-rated-short = rated
page-unblock = Unblock
page-unblocked = You can meet { $player } again.
page-blocks = Blocked people
page-blocks-none = You have blocked nobody.
page-share-replay = Share the replay
