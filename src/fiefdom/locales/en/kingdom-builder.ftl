### Kingdom Builder with its expansions: names, what happens, and why something is not possible.

kingdom-builder-name = Kingdom Builder

kingdom-builder-expansion-base = Base game
kingdom-builder-expansion-capitol = Capitol
kingdom-builder-expansion-nomads = Nomads
kingdom-builder-expansion-crossroads = Crossroads
kingdom-builder-expansion-marshlands = Marshlands

## Spaces and pieces

kingdom-builder-terrain-grass = grass
kingdom-builder-terrain-canyon = canyon
kingdom-builder-terrain-desert = desert
kingdom-builder-terrain-flower_field = flower field
kingdom-builder-terrain-forest = forest
kingdom-builder-terrain-swamp = swamp
kingdom-builder-terrain-water = water
kingdom-builder-terrain-mountain = mountain

kingdom-builder-space-location = location
kingdom-builder-space-castle = castle
kingdom-builder-space-palace = palace
kingdom-builder-space-nomad = nomad space
kingdom-builder-space-capitol = castle with a capitol

kingdom-builder-piece-settlement = settlement
kingdom-builder-piece-hall = city hall
kingdom-builder-piece-wagon = wagon
kingdom-builder-piece-ship = ship
kingdom-builder-piece-warrior = warrior
kingdom-builder-piece-wall = stone wall

## Boards

kingdom-builder-quadrant-farm = Farm
kingdom-builder-quadrant-oasis = Oasis
kingdom-builder-quadrant-oracle = Oracle
kingdom-builder-quadrant-tower = Tower
kingdom-builder-quadrant-tavern = Tavern
kingdom-builder-quadrant-paddock = Paddock
kingdom-builder-quadrant-barn = Barn
kingdom-builder-quadrant-harbor = Harbor
kingdom-builder-quadrant-lighthouse_foresters_lodge = Lighthouse and forester's lodge
kingdom-builder-quadrant-barracks_crossroads = Barracks and crossroads
kingdom-builder-quadrant-city_hall_outpost = City hall and outpost
kingdom-builder-quadrant-monastery_wagon = Monastery and wagon
kingdom-builder-quadrant-temple = Temple
kingdom-builder-quadrant-refuge = Refuge
kingdom-builder-quadrant-canoe = Canoe
kingdom-builder-quadrant-fountain = Fountain
kingdom-builder-quadrant-quarry = Quarry
kingdom-builder-quadrant-caravan = Caravan
kingdom-builder-quadrant-village = Village
kingdom-builder-quadrant-garden = Garden

## Locations

kingdom-builder-location-mandatory = mandatory action
kingdom-builder-location-oracle = Oracle
kingdom-builder-location-oracle-text = Build one settlement on the terrain of your card.
kingdom-builder-location-farm = Farm
kingdom-builder-location-farm-text = Build one settlement on grass.
kingdom-builder-location-oasis = Oasis
kingdom-builder-location-oasis-text = Build one settlement on desert.
kingdom-builder-location-tower = Tower
kingdom-builder-location-tower-text = Build one settlement at the edge of the board.
kingdom-builder-location-tavern = Tavern
kingdom-builder-location-tavern-text = Build one settlement at an end of a straight line of at least three of yours.
kingdom-builder-location-barn = Barn
kingdom-builder-location-barn-text = Move one of your settlements to the terrain of your card.
kingdom-builder-location-harbor = Harbor
kingdom-builder-location-harbor-text = Move one of your settlements onto water.
kingdom-builder-location-paddock = Paddock
kingdom-builder-location-paddock-text = Move one of your settlements two spaces in a straight line, over anything.
kingdom-builder-location-foresters_lodge = Forester's lodge
kingdom-builder-location-foresters_lodge-text = Build one settlement on forest.
kingdom-builder-location-monastery = Monastery
kingdom-builder-location-monastery-text = Build one settlement on canyon.
kingdom-builder-location-outpost = Outpost
kingdom-builder-location-outpost-text = Build one settlement on any terrain that can be built on.
kingdom-builder-location-fort = Fort
kingdom-builder-location-fort-text = Draw a terrain card and build one settlement on its terrain.
kingdom-builder-location-crossroads = Crossroads
kingdom-builder-location-crossroads-text = Draw one more terrain card at the end of your turn, and choose one of them in your next.
kingdom-builder-location-city_hall = City hall
kingdom-builder-location-city_hall-text = Once per game: place your city hall on seven free spaces next to a settlement of yours.
kingdom-builder-location-barracks = Barracks
kingdom-builder-location-barracks-text = Place one of your two warriors, or take one back. Nothing is built next to a warrior.
kingdom-builder-location-wagon = Wagon
kingdom-builder-location-wagon-text = Place your wagon, move it up to three spaces, or take it back. You may build next to it.
kingdom-builder-location-lighthouse = Lighthouse
kingdom-builder-location-lighthouse-text = Place your ship, move it up to three spaces, or take it back. You may build next to it.
kingdom-builder-location-canoe = Canoe
kingdom-builder-location-canoe-text = When another player takes the last tile of a location: build one settlement on swamp or water.
kingdom-builder-location-refuge = Refuge
kingdom-builder-location-refuge-text = Move one of your settlements to an adjacent space.
kingdom-builder-location-fountain = Fountain
kingdom-builder-location-fountain-text = Build one settlement next to exactly one of yours and to nobody else's.
kingdom-builder-location-temple = Temple
kingdom-builder-location-temple-text = Take one of your settlements off the board; it is built again in your next mandatory action, besides the others.
kingdom-builder-location-quarry = Quarry
kingdom-builder-location-quarry-text = Put one or two stone walls on the terrain of your card, each next to a settlement of yours.
kingdom-builder-location-caravan = Caravan
kingdom-builder-location-caravan-text = Move one of your settlements in a straight line as far as it goes.
kingdom-builder-location-village = Village
kingdom-builder-location-village-text = Build one settlement next to at least three of yours.
kingdom-builder-location-garden = Garden
kingdom-builder-location-garden-text = Build one settlement on a flower field.

## Nomad tiles: each serves once, in its owner's next turn

kingdom-builder-location-donation_grass = Donation: grass
kingdom-builder-location-donation_grass-text = Build three settlements on grass.
kingdom-builder-location-donation_canyon = Donation: canyon
kingdom-builder-location-donation_canyon-text = Build three settlements on canyon.
kingdom-builder-location-donation_desert = Donation: desert
kingdom-builder-location-donation_desert-text = Build three settlements on desert.
kingdom-builder-location-donation_flower_field = Donation: flower field
kingdom-builder-location-donation_flower_field-text = Build three settlements on flower fields.
kingdom-builder-location-donation_forest = Donation: forest
kingdom-builder-location-donation_forest-text = Build three settlements on forest.
kingdom-builder-location-donation_water = Donation: water
kingdom-builder-location-donation_water-text = Build three settlements on water.
kingdom-builder-location-donation_mountain = Donation: mountain
kingdom-builder-location-donation_mountain-text = Build three settlements on mountains.
kingdom-builder-location-resettlement = Resettlement
kingdom-builder-location-resettlement-text = Four steps to adjacent spaces, shared among any of your settlements.
kingdom-builder-location-nomad_outpost = Nomad outpost
kingdom-builder-location-nomad_outpost-text = One settlement that you build in this turn need not be next to your own.
kingdom-builder-location-sword = Sword
kingdom-builder-location-sword-text = One settlement of every other player, chosen by you, goes back to its owner's supply.
kingdom-builder-location-treasure = Treasure
kingdom-builder-location-treasure-text = 3 gold at once for whoever takes it.

kingdom-builder-bonus-canoe = Canoe, bonus
kingdom-builder-bonus-canoe-text = In your turn: build one settlement on swamp or water.
kingdom-builder-bonus-refuge = Refuge, bonus
kingdom-builder-bonus-refuge-text = Move one of your settlements in a straight line to the first free space, over anything.
kingdom-builder-bonus-fountain = Fountain, bonus
kingdom-builder-bonus-fountain-text = Your fountains may also build on a mountain.
kingdom-builder-bonus-temple = Temple, bonus
kingdom-builder-bonus-temple-text = The first settlement of your mandatory action need not be next to your own.

## Kingdom Builder cards

kingdom-builder-goal-fishermen = Fishermen
kingdom-builder-goal-fishermen-text = 1 gold for each settlement next to water.
kingdom-builder-goal-merchants = Merchants
kingdom-builder-goal-merchants-text = 4 gold for each location, castle or palace that your settlements join with another.
kingdom-builder-goal-discoverers = Discoverers
kingdom-builder-goal-discoverers-text = 1 gold for each row with at least one settlement.
kingdom-builder-goal-hermits = Hermits
kingdom-builder-goal-hermits-text = 1 gold for each separate settlement or settlement area.
kingdom-builder-goal-citizens = Citizens
kingdom-builder-goal-citizens-text = 1 gold for every 2 settlements of your largest area.
kingdom-builder-goal-miners = Miners
kingdom-builder-goal-miners-text = 1 gold for each settlement next to a mountain.
kingdom-builder-goal-workers = Workers
kingdom-builder-goal-workers-text = 1 gold for each settlement next to a location, castle or palace.
kingdom-builder-goal-knights = Knights
kingdom-builder-goal-knights-text = 2 gold for each settlement of the row where you have most.
kingdom-builder-goal-lords = Lords
kingdom-builder-goal-lords-text = In each quadrant 12 gold for the most settlements, 6 for second.
kingdom-builder-goal-farmers = Farmers
kingdom-builder-goal-farmers-text = 3 gold for each settlement of the quadrant where you have fewest.
kingdom-builder-goal-geologists = Geologists
kingdom-builder-goal-geologists-text = 2 gold for each mountain range that your settlements join with another.
kingdom-builder-goal-messengers = Messengers
kingdom-builder-goal-messengers-text = 2 gold for each space on a shortest way between your two connected settlements farthest apart.
kingdom-builder-goal-noblewomen = Noblewomen
kingdom-builder-goal-noblewomen-text = 5 gold for the most settlements at each castle and location, as at palaces.
kingdom-builder-goal-vassals = Vassals
kingdom-builder-goal-vassals-text = 1 gold for each settlement at an inner edge of the quadrants.
kingdom-builder-goal-captains = Captains
kingdom-builder-goal-captains-text = 1 gold for each settlement with at least 3 of yours next to it.
kingdom-builder-goal-scouts = Scouts
kingdom-builder-goal-scouts-text = 1 gold for each settlement next to the terrain whose cards were removed, and not on it.
kingdom-builder-goal-families = Families
kingdom-builder-goal-families-text = 2 gold at once when the three settlements of your mandatory action stand side by side in a straight line.
kingdom-builder-goal-shepherds = Shepherds
kingdom-builder-goal-shepherds-text = 2 gold at once for each settlement that you build with no empty space of its terrain next to it.
kingdom-builder-goal-ambassadors = Ambassadors
kingdom-builder-goal-ambassadors-text = 1 gold at once for each settlement that you build next to another player's.

## Task cards

kingdom-builder-task-home_country = Home country
kingdom-builder-task-home_country-text = 5 gold: a whole terrain area full of your settlements.
kingdom-builder-task-fortress = Fortress
kingdom-builder-task-fortress-text = 6 gold: a settlement with six of yours around it.
kingdom-builder-task-road = Road
kingdom-builder-task-road-text = 7 gold: seven settlements in an unbroken diagonal line.
kingdom-builder-task-place_of_refuge = Place of refuge
kingdom-builder-task-place_of_refuge-text = 8 gold: a location, castle or palace with your settlements all around it.
kingdom-builder-task-advance = Advance
kingdom-builder-task-advance-text = 9 gold: seven settlements at one edge of the board.
kingdom-builder-task-compass_points = Compass points
kingdom-builder-task-compass_points-text = 10 gold: a settlement at each of the four edges of the board.

## Score

kingdom-builder-source-castle = Castles
kingdom-builder-source-palace = Palaces
kingdom-builder-source-capitol = Capitols
kingdom-builder-source-fishermen = Fishermen
kingdom-builder-source-merchants = Merchants
kingdom-builder-source-discoverers = Discoverers
kingdom-builder-source-hermits = Hermits
kingdom-builder-source-citizens = Citizens
kingdom-builder-source-miners = Miners
kingdom-builder-source-workers = Workers
kingdom-builder-source-knights = Knights
kingdom-builder-source-lords = Lords
kingdom-builder-source-farmers = Farmers
kingdom-builder-source-geologists = Geologists
kingdom-builder-source-messengers = Messengers
kingdom-builder-source-noblewomen = Noblewomen
kingdom-builder-source-vassals = Vassals
kingdom-builder-source-captains = Captains
kingdom-builder-source-scouts = Scouts
kingdom-builder-source-families = Families
kingdom-builder-source-shepherds = Shepherds
kingdom-builder-source-ambassadors = Ambassadors
kingdom-builder-source-treasure = Treasures
kingdom-builder-source-home_country = Home country
kingdom-builder-source-fortress = Fortress
kingdom-builder-source-road = Road
kingdom-builder-source-place_of_refuge = Place of refuge
kingdom-builder-source-advance = Advance
kingdom-builder-source-compass_points = Compass points

## What happened

kingdom-builder-event-showed = { $player } began the turn with: { $cards }.
kingdom-builder-event-chose = { $player } chose { $terrain } for this turn.
kingdom-builder-event-redrew = { $player } found no space on { $rejected } and drew { $card }.
kingdom-builder-event-built = { $player } built at { $hex } ({ $by }).
kingdom-builder-event-used = { $player } uses a tile: { $location }.
kingdom-builder-event-used-bonus = { $player } uses a bonus tile: { $location }.
kingdom-builder-event-moved = { $player } moved a settlement from { $from } to { $hex } ({ $by }).
kingdom-builder-event-moved-back = { $player } lifted the settlement at { $hex } and put it back.
kingdom-builder-event-kept = { $player } took the settlement at { $hex } off the board and keeps it.
kingdom-builder-event-placed = { $player } placed a piece at { $hex }: { $piece }.
kingdom-builder-event-piece-moved = { $player } moved a piece from { $from } to { $hex }: { $piece }.
kingdom-builder-event-took-back = { $player } took a piece back from { $hex }: { $piece }.
kingdom-builder-event-removed = { $player } sent a piece of { $owner } at { $hex } back to the supply: { $piece }.
kingdom-builder-event-fort-drew = { $player } drew { $card } for the fort{ $forfeited ->
    [yes] {" "}and cannot build on it
   *[no] {""}
  }.
kingdom-builder-event-took-tile = { $player } took a tile: { $location } ({ $left } left).
kingdom-builder-event-lost-tile = { $player } lost a tile: { $location }.
kingdom-builder-event-spent-tile = A tile leaves the game: { $location } ({ $player }).
kingdom-builder-event-paid = { $player } was paid { $gold } gold: { $source }.
kingdom-builder-event-took-bonus = { $player } took a bonus tile: { $location }.
kingdom-builder-event-lost-bonus = { $player } gave a bonus tile back: { $location }.
kingdom-builder-event-declined = { $player } does not react.
kingdom-builder-event-last-round = { $player } has built their last settlement: the round is played to its end.
kingdom-builder-event-ended-turn = { $player } ended the turn.
kingdom-builder-event-drew = { $player } drew { $count ->
    [one] a terrain card
   *[other] { $count } terrain cards
  }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }.
kingdom-builder-event-reshuffled = The discards were shuffled: { $count } cards.
kingdom-builder-event-game-over = The game is over ({ $rule }).

## Why not

kingdom-builder-no-game-over = The game is over.
kingdom-builder-no-asked = { $player } is asked first whether to react with a canoe; the turn of { $active } goes on after that.
kingdom-builder-no-beside-warrior = This space is next to a warrior.
kingdom-builder-no-between-builds = Tiles are used before or after the mandatory action, not between its builds: { $left } left to build.
kingdom-builder-no-bonus-by-itself = This bonus works by itself: { $location }.
kingdom-builder-no-canoe-used = This canoe has reacted already; it can again once your next turn has begun.
kingdom-builder-no-card-full = No space of this terrain is free any more: { $terrain }. Draw another card.
kingdom-builder-no-choose-first = Choose first which terrain counts in this turn.
kingdom-builder-no-draws-only = This tile brings one more terrain card at the end of your turn; there is nothing to use: { $location }.
kingdom-builder-no-fountain-other = Somebody else's settlement is next to this space.
kingdom-builder-no-fountain-own = Exactly one of your settlements must be next to this space; there are { $count }.
kingdom-builder-no-gained-now = Gained in this turn; usable from your next turn on: { $location }.
kingdom-builder-no-gained-next = Taken after this turn began; it can be used once, in your next turn: { $location }.
kingdom-builder-no-hall-beside = The city hall must be next to one of your settlements.
kingdom-builder-no-hall-placed = Your city hall is on the board already.
kingdom-builder-no-hall-room = The city hall needs this space and all six around it free and fit for building.
kingdom-builder-no-hall-stays = The city hall stays where it is.
kingdom-builder-no-lost = You have lost this tile: none of your settlements is next to its location any more ({ $location }).
kingdom-builder-no-spent = This tile has left the game ({ $location }).
kingdom-builder-no-mandatory-first = The mandatory action comes first: { $left } to build.
kingdom-builder-no-mandatory-over = The mandatory action of this turn is over.
kingdom-builder-no-no-bonus = You do not hold this bonus tile: { $location }.
kingdom-builder-no-no-line = This is not an end of a straight line of at least { $length } of your settlements.
kingdom-builder-no-no-location = There is no location here.
kingdom-builder-no-no-space = There is no space for this action now: { $location }.
kingdom-builder-no-no-supply = You have no settlement left to build.
kingdom-builder-no-no-walls = All stone walls are on the board.
kingdom-builder-no-none-left = No tile is left there, and you never had one: { $location }.
kingdom-builder-no-not-adjacent = It moves to an adjacent space only.
kingdom-builder-no-not-asked = You are not asked to react now.
kingdom-builder-no-not-at-edge = This space is not at the edge of the board.
kingdom-builder-no-not-beside = It must be next to your own, and { $count ->
    [one] { $count } such space is free
   *[other] { $count } such spaces are free
  }.
kingdom-builder-no-not-eligible = This cannot be built on: { $terrain }.
kingdom-builder-no-not-first-in-line = There is a free space before it in this direction.
kingdom-builder-no-not-in-line = It moves in a straight line only.
kingdom-builder-no-not-last-in-line = It goes on in this direction as far as it can, and no further.
kingdom-builder-no-not-on-card = Your cards do not show this terrain: { $terrain }.
kingdom-builder-no-not-taken = You have not taken this tile; build next to its location: { $location } ({ $left } left).
kingdom-builder-no-not-two-straight = It moves exactly two spaces in a straight line.
kingdom-builder-no-not-your-canoe = You do not hold this tile: { $location }.
kingdom-builder-no-not-your-settlement = None of your settlements stands there.
kingdom-builder-no-nothing-moves = No piece is on its way now.
kingdom-builder-no-nowhere-to-go = This settlement has nowhere to go: { $location }.
kingdom-builder-no-occupied = A piece of { $player } stands there: { $piece }.
kingdom-builder-no-occupied-common = Something stands there: { $piece }.
kingdom-builder-no-one-step = It goes step by step to an adjacent space: { $piece }.
kingdom-builder-no-one-terrain = Your card leaves no choice: { $terrain }.
kingdom-builder-no-only-canoe = Only a canoe can react: { $location } cannot.
kingdom-builder-no-outpost-declared = An outpost has been declared already; it is for the next settlement.
kingdom-builder-no-outpost-nothing = An outpost would change nothing now: no settlement is to be built, or it may stand anywhere already.
kingdom-builder-no-piece-moving = It is on its way: go on or stop ({ $piece }).
kingdom-builder-no-piece-not-there = You have no such piece there: { $piece }.
kingdom-builder-no-piece-on-board = None is left to place; all are on the board: { $piece }.
kingdom-builder-no-piece-own-action = Wagons, ships and warriors are moved by their own actions only.
kingdom-builder-no-reaction-only = Used only right after another player has taken the last tile of a location: { $location }.
kingdom-builder-no-redraw-first = None of your terrain is free: draw another card first.
kingdom-builder-no-redraw-no-cards = There is no card left to draw.
kingdom-builder-no-redraw-over = Nothing is left to build in the mandatory action.
kingdom-builder-no-redraw-space = Your terrain still has free spaces.
kingdom-builder-no-special = Nothing is built on a special space: { $space }.
kingdom-builder-no-sword-nobody = No other player has a settlement that could be removed.
kingdom-builder-no-sword-other = Now choose a piece of { $player }.
kingdom-builder-no-terrain-bound = This turn's terrain is settled already: { $terrain }.
kingdom-builder-no-terrain-full = No space of this terrain is free, and another can be built on: { $terrain }.
kingdom-builder-no-terrain-not-needed = No terrain is needed any more in this turn.
kingdom-builder-no-tile-under-way = Finish the action of the tile first: { $location }.
kingdom-builder-no-too-far = It cannot get there in { $steps } steps: { $piece }.
kingdom-builder-no-use-tile-first = Use a tile first.
kingdom-builder-no-used = Used already in this turn: { $location }.
kingdom-builder-no-village-own = At least three of your settlements must be next to this space; there are { $count }.
kingdom-builder-no-wall-beside = A wall must be next to one of your settlements.
kingdom-builder-no-wrong-terrain = This is { $terrain }; it must be { $wanted }.

## What the table can choose

kingdom-builder-option-preset = First game: the boards and cards recommended for it
kingdom-builder-option-expansions = Expansions
kingdom-builder-option-quadrants = Boards
kingdom-builder-option-turned = Turned boards
kingdom-builder-option-own_quadrants = Boards of your own
kingdom-builder-option-map_seed = Map number
kingdom-builder-option-first = Starting player
kingdom-builder-option-goals = Kingdom Builder cards
kingdom-builder-option-without_goals = Cards left out of the draw
kingdom-builder-option-tasks = Task cards
kingdom-builder-option-without_tasks = Task cards left out of the draw
kingdom-builder-option-crossroads_printing = Printing of Crossroads
kingdom-builder-option-nomad_swords = Swords among the nomad tiles
kingdom-builder-option-capitol = Capitol
kingdom-builder-option-drawn = drawn
kingdom-builder-option-printing-first = first printing
kingdom-builder-option-printing-second = second printing
