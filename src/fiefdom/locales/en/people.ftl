### People at the table: time, talk, the lobby.

page-company = At the table
page-clock-days = { $days } d { $hours } h
page-time-left = Time left:
page-time-over = time over
page-clock-paused = The clock stands still: nobody was here.
page-ago-now = just now
page-away-since = away, last seen { $ago }
page-stand-in = a bot plays this turn
page-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }
page-full-watch = All seats are taken. Stay here to watch: the game opens as soon as it starts.
page-nudge = Remind
page-nudged = { $player } was reminded.
page-nudges = reminds { $player }: it is your turn
page-end-offer = Offer to end
page-end-offered = The others are asked whether to end the game.
page-end-asked = { $player } would like to end the game now.
page-end-yes = End it
page-end-no = Play on
page-end-waits = You offered to end the game. The others have not answered yet.
page-end-take-back = Play on after all
page-ended-together = You ended this game together.
page-late = Time is over for { $player }.
page-late-wait = Wait a little longer
page-late-turn = A bot plays this turn
page-late-seat = A bot takes the seat
page-late-me = Your time is over. The others may let a bot help out.
page-seat-lost = A bot plays for you because your time was over.
page-seat-back = Take my seat back
page-tempo = Tempo
page-tempo-none = Without a clock
page-tempo-live = { $minutes } min each, +{ $seconds } s a turn
page-tempo-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
  }
page-late-rule = When time is over
page-late-rule-ask = the others decide
page-late-rule-turn = a bot plays the turn
page-late-rule-seat = a bot takes the seat
page-public = Show in the lobby: anybody may join
page-public-short = in the lobby
page-chat-allowed = Chat at the table
page-lobby = Open tables
page-lobby-empty = No open table right now. Make one and show it in the lobby.
page-talk = Chat
page-talk-empty = Nobody has said anything yet.
page-talk-line = Say something
page-talk-send = Send
page-talk-mute = Mute
page-talk-unmute = Unmute
page-talk-muted = The chat is muted: you see nothing of it.
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
