### The Builders: Middle Ages. Cards, what happens, and why something is not possible.

the-builders-name = The Builders: Middle Ages

the-builders-resource-stone = stone
the-builders-resource-wood = wood
the-builders-resource-knowledge = knowledge
the-builders-resource-tile = tile
the-builders-amount-stone = { $number } stone
the-builders-amount-wood = { $number } wood
the-builders-amount-knowledge = { $number } knowledge
the-builders-amount-tile = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
  }

## Cards

the-builders-card-apprentice = Apprentice
the-builders-card-labourer = Labourer
the-builders-card-journeyman = Journeyman
the-builders-card-master = Master
the-builders-card-arbour = Arbour
the-builders-card-hut = Hut
the-builders-card-covered-bridge = Covered bridge
the-builders-card-tree-house = Tree house
the-builders-card-stone-bridge = Stone bridge
the-builders-card-wash-house = Wash-house
the-builders-card-straw-hut = Straw hut
the-builders-card-town-house = Town house
the-builders-card-thatched-cottage = Thatched cottage
the-builders-card-country-house = Country house
the-builders-card-small-house = Small house
the-builders-card-cowshed = Cowshed
the-builders-card-inn = Inn
the-builders-card-pigsty = Pigsty
the-builders-card-rural-post = Rural post
the-builders-card-grain-silo = Grain silo
the-builders-card-stable = Stable
the-builders-card-forge = Forge
the-builders-card-windmill = Windmill
the-builders-card-water-mill = Water mill
the-builders-card-market-hall = Market hall
the-builders-card-burghers-house = Burgher's house
the-builders-card-post-house = Post house
the-builders-card-mansion = Mansion
the-builders-card-tavern = Tavern
the-builders-card-farm = Farm
the-builders-card-church = Church
the-builders-card-watchtower = Watchtower
the-builders-card-abbey = Abbey
the-builders-card-cloister = Cloister
the-builders-card-chapel = Chapel
the-builders-card-aqueduct = Aqueduct
the-builders-card-castle = Castle
the-builders-card-cathedral = Cathedral
the-builders-card-crane = Crane
the-builders-card-circular-saw = Circular saw
the-builders-card-measuring-instrument = Measuring instrument
the-builders-card-tile-kiln = Tile kiln

## What happened

the-builders-event-opened = { $player } opened a site: { $card }.
the-builders-event-hired = { $player } hired: { $card }.
the-builders-event-sent = { $player } sent { $worker } to { $site }, wage { $wage }.
the-builders-event-completed = { $player } completed { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $coins ->
    [0] {""}
    [one] , { $coins } coin
   *[other] , { $coins } coins
  }.
the-builders-event-took-coins = { $player } took { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } for { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
the-builders-event-bought-action = { $player } bought an action for { $coins } coins.
the-builders-event-ended-turn = { $player } ended the turn.
the-builders-event-refilled = New in the row: { $card }.
the-builders-event-game-over = The game is over ({ $rule }).

## Why not

the-builders-no-game-over = The game is over.
the-builders-no-taken = { $card } belongs to { $player } already.
the-builders-no-not-in-row = { $card } is not in the row.
the-builders-no-row-empty = The row is empty: the deck has run out.
the-builders-no-site-complete = { $site } is complete already.
the-builders-no-not-your-site = { $site } is not one of your sites.
the-builders-no-not-your-worker = { $worker } does not work for you.
the-builders-no-worker-busy = { $worker } works on { $site } until it is complete.
the-builders-no-machine-unfinished = { $worker } can work only once it is built.
the-builders-no-site-at-all = You have no site to send anyone to. Open one first.
the-builders-no-free-worker = You have no free worker for { $site }. Hire one, or complete another site.
the-builders-no-wage = The wage is { $wage } coins, and you have { $coins }.
the-builders-no-actions = This takes { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
  }, and you have { $left }. Buying { $buy } more costs { $cost } coins.
the-builders-no-actions-nor-coins = This takes { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
  }, and you have { $left }. Buying { $buy } more costs { $cost } coins{ $wage ->
    [0] {""}
   *[other] , the wage { $wage }
  }, and you have { $coins }.
the-builders-no-coins-actions = This takes { $needed } actions, and you have { $left }.
the-builders-no-coins-for-action = An action costs { $price } coins, and you have { $coins }.

## Score

the-builders-source-buildings = Buildings
the-builders-source-machines = Machines
the-builders-source-coins = Coins, 1 per 10
