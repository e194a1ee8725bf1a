### What people are told while they are away: by their browser, by mail, by the host's webhook.

notice-turn = Your turn
notice-nudge = { $player } is waiting for you
notice-ready = Everyone is here: you can start
notice-table = { $game } with { $names }
notice-left-days = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
  }
notice-left-hours = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
  }
notice-test = Trial message
notice-test-text = This is how we notify you when it is your turn and you are away.
notice-digest = { $count ->
    [one] It is your turn at { $count } table
   *[other] It is your turn at { $count } tables
  }
notice-confirm = Please confirm your address
notice-confirm-text = Somebody, probably you, would like to hear at this address when it is their turn in a game at { $host }. If it was you, open this link within two days. Otherwise do nothing, and you will not hear from us again.
notice-foot = You get this e-mail because you asked for it. The address is used for nothing else. To stop it:
