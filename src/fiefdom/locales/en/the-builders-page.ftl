### What only the page says of The Builders.

page-about-the-builders = Open building sites, hire workers, and send the right ones to the right site. Every action counts, and every wage is paid before the reward comes in.

## Table

the-builders-page-round = Round { $round }
the-builders-page-goal = ends at { $goal }
the-builders-page-buildings = Buildings
the-builders-page-workers = Workers
the-builders-page-deck = { $left } left
the-builders-page-row-empty = The deck has run out.
the-builders-page-building-label = { $name }. Needs { $needs }. Pays { $coins }, scores { $points }.
the-builders-page-machine-label = { $name }, machine. Needs { $needs }. Then supplies { $supplies }, scores { $points }.
the-builders-page-worker-label = { $name }. Supplies { $supplies }. Wage { $wage }.
the-builders-page-site-label = Site: { $name }. Missing: { $missing }. At work: { $crew }. Pays { $coins }, scores { $points }.
the-builders-page-stays = joins your workers
the-builders-page-price-label = Costs { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
the-builders-page-done = Completes
the-builders-page-completes = Completes: { $coins ->
    [0] {""}
   *[other] +{ $coins } coins,{" "}
  }{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
the-builders-page-yard = What { $player } has
the-builders-page-sites = Sites
the-builders-page-no-sites = { $pointer ->
    [touch] No site yet. Tap a building in the row above to open one.
   *[mouse] No site yet. Click a building in the row above to open one.
  }
the-builders-page-sites-none = No site yet.
the-builders-page-my-workers = Workers
the-builders-page-worker-count = { $free } free · { $working } at work
the-builders-page-no-free = Nobody is free. Hire from the row above, or complete a site.
the-builders-page-nobody-free = nobody free
the-builders-page-built = Completed
the-builders-page-built-label = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
the-builders-page-more = All { $player } has
the-builders-page-folded = Sites: { $sites } · workers: { $workers }
the-builders-page-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
the-builders-page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
the-builders-page-actions-left = { $left ->
    [0] No actions left
    [one] { $left } action left
   *[other] { $left } actions left
  }
the-builders-page-buy = Buy an action: { $price } coins
the-builders-page-take = Take coins
the-builders-page-take-label = Take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } for { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
the-builders-page-expected = Take a card, send a worker, or take coins
the-builders-page-expected-end = End your turn, or buy an action
the-builders-page-choose-site = Choose a site for: { $worker }
the-builders-page-choose-worker = Choose a worker for: { $site }
the-builders-page-thinking = Thinking…
the-builders-page-advice = The medium bot would { $steps }
the-builders-page-advice-step = { $do ->
    [open] open a site: { $card }
    [hire] hire: { $card }
    [send] send { $worker } to { $site }
    [coins] take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
      }
    [buy] buy an action
   *[end] end the turn
  }
the-builders-page-advice-gain = Points at once: { $gain }.
the-builders-page-advice-later = No points at once; it plays for later.
the-builders-page-advice-do = Do it
the-builders-page-last-round = This is the last round.
the-builders-page-quiet = { $rounds ->
    [1] Nothing is being built: the game ends with this round.
   *[other] Nothing is being built: the game ends in { $rounds } rounds, this one included.
  }
the-builders-page-end = End turn
the-builders-page-end-title = End the turn?
the-builders-page-end-text = { $left ->
    [one] You have { $left } action left.
   *[other] You have { $left } actions left.
  }
the-builders-page-end-coins = { $coins ->
    [one] Take { $coins } coin, then end
   *[other] Take { $coins } coins, then end
  }
the-builders-page-buy-title = { $buy ->
    [one] Buy an action?
   *[other] Buy { $buy } actions?
  }
the-builders-page-buy-open = { $buy ->
    [one] One more action costs { $cost } coins.
   *[other] { $buy } more actions cost { $cost } coins.
  } Then you open: { $card }.
the-builders-page-buy-hire = { $buy ->
    [one] One more action costs { $cost } coins.
   *[other] { $buy } more actions cost { $cost } coins.
  } Then you hire: { $card }.
the-builders-page-buy-send = { $buy ->
    [one] One more action costs { $cost } coins,
   *[other] { $buy } more actions cost { $cost } coins,
  } the wage { $wage }. { $worker } goes to: { $site }.
the-builders-page-buy-yes = Pay { $coins } coins
the-builders-page-option-goal = Points that end the game
the-builders-page-option-goal-note = The rulebook says { $goal }. Fewer make a shorter game.

## A first game

the-builders-page-guide-open = { $pointer ->
    [touch] Tap a building in the upper row to open it as your site. The round signs say what it needs.
   *[mouse] Click a building in the upper row to open it as your site. The round signs say what it needs.
  }
the-builders-page-guide-send = { $pointer ->
    [touch] Tap one of your workers, then a site: the worker stays there until the building is complete.
   *[mouse] Click one of your workers, then a site: the worker stays there until the building is complete.
  }
the-builders-page-guide-choose-site = { $pointer ->
    [touch] Golden slots show what this worker would fill, and the price is shown below. Tap the site to send.
   *[mouse] Golden slots show what this worker would fill, and the price is shown below. Click the site to send.
  }
the-builders-page-guide-hire = { $pointer ->
    [touch] One worker is rarely enough. Tap a worker in the row to hire; the wage is paid only when you send.
   *[mouse] One worker is rarely enough. Click a worker in the row to hire; the wage is paid only when you send.
  }
the-builders-page-guide-working = Workers on a site cannot be moved. They are free again when all slots are filled.
the-builders-page-guide-second = A second worker to the same site in one turn costs two actions. Next turn it is one again.
the-builders-page-guide-complete = { $pointer ->
    [touch] A worker can complete a site now: tap your workers one by one and look for the green sign.
   *[mouse] A worker can complete a site now: point at your workers and look for the green sign.
  }
the-builders-page-guide-built = Completed: the coins are yours, the points count, the workers are free and may go on at once.
the-builders-page-guide-coins = Short of money? One action brings 1 coin, two bring 3, three bring 6: better all at once.
the-builders-page-guide-buy = No actions left. You can buy more for coins, or end your turn.
the-builders-page-guide-last = Somebody has reached the goal: this round is played to its end, then points are counted. Ten coins are worth a point.

## A first game, step by step
the-builders-page-lesson-rows = Above are buildings that anybody may open, below them workers that anybody may hire. You have one apprentice, 10 coins, and three actions a turn.
the-builders-page-lesson-open = { $pointer ->
    [touch] Open a site: tap the stone bridge. It needs little: 2 stone and 1 knowledge.
   *[mouse] Open a site: click the stone bridge. It needs little: 2 stone and 1 knowledge.
  }
the-builders-page-lesson-hire = { $pointer ->
    [touch] Your apprentice brings 1 stone and 1 knowledge. The marked worker has what is missing: tap to hire. Hiring costs an action, the wage is paid later.
   *[mouse] Your apprentice brings 1 stone and 1 knowledge. The marked worker has what is missing: click to hire. Hiring costs an action, the wage is paid later.
  }
the-builders-page-lesson-send = { $pointer ->
    [touch] Send your apprentice: tap the apprentice, then the bridge. Now the wage is paid, and the worker stays until the building is complete.
   *[mouse] Send your apprentice: click the apprentice, then the bridge. Now the wage is paid, and the worker stays until the building is complete.
  }
the-builders-page-lesson-end = Your three actions are used. End the turn.
the-builders-page-lesson-others = The bot does the same with its own sites, shown at the side.
the-builders-page-lesson-complete = Send the other worker to the bridge, too. Then all slots are filled, and it is complete; completing it costs no action.
the-builders-page-lesson-built = Complete: you get its coins, its points count, and both workers are free again, even in this turn.
the-builders-page-lesson-coins = Short of money? One action brings 1 coin, two bring 3, three bring 6: better all at once.
the-builders-page-lesson-more = More actions can be bought for 5 coins each. A second worker to the same site in one turn costs two actions, a third costs three.
the-builders-page-lesson-machines = Cards with gears are machines. They pay no coins; once built they work for you without a wage.
the-builders-page-lesson-over = This short game ends in the round in which somebody has 6 points; usually it takes 17. Ten coins left are worth a point. Play on as you like.

## On one page
the-builders-page-sum-turn = A turn has three actions. More cost 5 coins each.
the-builders-page-sum-open = Open a site: take a building from the row. One action.
the-builders-page-sum-hire = Hire: take a worker from the row. One action.
the-builders-page-sum-send = Send a worker to your site and pay the wage. The first of a turn costs one action, the second to the same site two, the third three.
the-builders-page-sum-complete = When the workers supply all that is needed, it is complete: you get coins, points, and the workers back.
the-builders-page-sum-machine = A machine pays nothing, but then works for you without a wage.
the-builders-page-sum-coins = Or take coins: 1, 2 or 3 actions bring 1, 3 or 6.
the-builders-page-sum-end = With 17 points the round is played to its end. Ten coins are worth a point. Most points win.
