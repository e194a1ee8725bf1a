### Kingdom Legacy: Feudal Kingdom. Names of all stages and the words of effects. Not for the browser bundle:
### what a player has not discovered must not reach the page.

## Names

kingdom-legacy-card-a-perfect-tower = A Perfect Tower
kingdom-legacy-card-accessible-swamp = Accessible Swamp
kingdom-legacy-card-aethan-estate = Aethan Estate
kingdom-legacy-card-alchemist = Alchemist
kingdom-legacy-card-ambassador = Ambassador
kingdom-legacy-card-ancient-ruins = Ancient Ruins
kingdom-legacy-card-architect = Architect
kingdom-legacy-card-aric-blackwood = Aric Blackwood
kingdom-legacy-card-army = Army
kingdom-legacy-card-arsenal = Arsenal
kingdom-legacy-card-ashlands = Ashlands
kingdom-legacy-card-assassin = Assassin
kingdom-legacy-card-astrolabe = Astrolabe
kingdom-legacy-card-astrologist = Astrologist
kingdom-legacy-card-astronomer = Astronomer
kingdom-legacy-card-attack = Attack
kingdom-legacy-card-backstabber = Backstabber
kingdom-legacy-card-bandit = Bandit
kingdom-legacy-card-banquet = Banquet
kingdom-legacy-card-barn = Barn
kingdom-legacy-card-bazaar = Bazaar
kingdom-legacy-card-beekeeper = Beekeeper
kingdom-legacy-card-blood-curse = Blood Curse
kingdom-legacy-card-border-dispute = Border Dispute
kingdom-legacy-card-bordering-lands = Bordering Lands
kingdom-legacy-card-boulders = Boulders
kingdom-legacy-card-brick-road = Brick Road
kingdom-legacy-card-bridge = Bridge
kingdom-legacy-card-bridge-of-marvel = Bridge of Marvel
kingdom-legacy-card-build-an-ark = Build an Ark
kingdom-legacy-card-calendar = Calendar
kingdom-legacy-card-camelot = Camelot
kingdom-legacy-card-camp = Camp
kingdom-legacy-card-canals = Canals
kingdom-legacy-card-cardinal = Cardinal
kingdom-legacy-card-castle = Castle
kingdom-legacy-card-cathedral = Cathedral
kingdom-legacy-card-chapel = Chapel
kingdom-legacy-card-chasm = Chasm
kingdom-legacy-card-church = Church
kingdom-legacy-card-city-fire = City Fire
kingdom-legacy-card-city-on-a-hill = City on a Hill
kingdom-legacy-card-cloth-export = Cloth Export
kingdom-legacy-card-compass = Compass
kingdom-legacy-card-cooperation = Cooperation
kingdom-legacy-card-countryside = Countryside
kingdom-legacy-card-cozy-pub = Cozy Pub
kingdom-legacy-card-crippled = Crippled
kingdom-legacy-card-dark-knight = Dark Knight
kingdom-legacy-card-dark-prince = Dark Prince
kingdom-legacy-card-deep-jungle = Deep Jungle
kingdom-legacy-card-deep-mine = Deep Mine
kingdom-legacy-card-deep-pit = Deep Pit
kingdom-legacy-card-diamond-mine = Diamond Mine
kingdom-legacy-card-diplomat = Diplomat
kingdom-legacy-card-distant-mountain = Distant Mountain
kingdom-legacy-card-double-wall = Double Wall
kingdom-legacy-card-dubbing = Dubbing
kingdom-legacy-card-dungeon = Dungeon
kingdom-legacy-card-eadric-shadowstrike = Eadric Shadowstrike
kingdom-legacy-card-east-cliffs = East Cliffs
kingdom-legacy-card-educated-princess = Educated Princess
kingdom-legacy-card-efficient-farming = Efficient Farming
kingdom-legacy-card-emissary = Emissary
kingdom-legacy-card-enemy-soldier = Enemy Soldier
kingdom-legacy-card-engineer = Engineer
kingdom-legacy-card-entrepreneur = Entrepreneur
kingdom-legacy-card-envoy = Envoy
kingdom-legacy-card-espionage = Espionage
kingdom-legacy-card-estate = Estate
kingdom-legacy-card-ether-crystal = Ether Crystal
kingdom-legacy-card-excavation-site = Excavation Site
kingdom-legacy-card-exotic-fruit-trees = Exotic Fruit Trees
kingdom-legacy-card-expanding-borders = Expanding Borders
kingdom-legacy-card-explorers = Explorers
kingdom-legacy-card-export = Export
kingdom-legacy-card-extended-treasury = Extended Treasury
kingdom-legacy-card-far-fields = Far Fields
kingdom-legacy-card-farming-machines = Farming Machines
kingdom-legacy-card-farmlands = Farmlands
kingdom-legacy-card-fashion = Fashion
kingdom-legacy-card-favor = Favor
kingdom-legacy-card-feast = Feast
kingdom-legacy-card-felled-forest = Felled Forest
kingdom-legacy-card-fertile-soil = Fertile Soil / Efficiency
kingdom-legacy-card-festival = Festival
kingdom-legacy-card-field-worker = Field Worker
kingdom-legacy-card-finishing-touch = Finishing Touch
kingdom-legacy-card-fish-and-chips = Fish n' Chips
kingdom-legacy-card-fish-pond = Fish Pond
kingdom-legacy-card-fish-quota = Fish Quota
kingdom-legacy-card-fishermans-cabin = Fisherman's Cabin
kingdom-legacy-card-fishing-boat = Fishing Boat
kingdom-legacy-card-fishing-excellence = Fishing Excellence
kingdom-legacy-card-fishing-ships = Fishing Ships
kingdom-legacy-card-flooding = Flooding
kingdom-legacy-card-food-barns = Food Barns
kingdom-legacy-card-forced-labour = Forced Labour
kingdom-legacy-card-forest = Forest
kingdom-legacy-card-fortress = Fortress
kingdom-legacy-card-fountain = Fountain
kingdom-legacy-card-golden-pillar = Golden Pillar
kingdom-legacy-card-golden-rules = Golden Rules
kingdom-legacy-card-grand-army = Grand Army
kingdom-legacy-card-grand-castle = Grand Castle
kingdom-legacy-card-grand-guild-hall = Grand Guild Hall
kingdom-legacy-card-grand-residence = Grand Residence
kingdom-legacy-card-groom = Groom
kingdom-legacy-card-guild = Guild
kingdom-legacy-card-guild-hall = Guild Hall
kingdom-legacy-card-handsome-rival = Handsome Rival
kingdom-legacy-card-headquarters = Headquarters
kingdom-legacy-card-healing-potion = Healing Potion
kingdom-legacy-card-hill = Hill
kingdom-legacy-card-hill-settlement = Hill Settlement
kingdom-legacy-card-hill-town = Hill Town
kingdom-legacy-card-hill-village = Hill Village
kingdom-legacy-card-hoarding = Hoarding
kingdom-legacy-card-horse = Horse
kingdom-legacy-card-hot-springs = Hot Springs
kingdom-legacy-card-hotel = Hotel
kingdom-legacy-card-huge-castle = Huge Castle
kingdom-legacy-card-huge-trees = Huge Trees
kingdom-legacy-card-impregnable-fortress = Impregnable Fortress
kingdom-legacy-card-impressed-boy = Impressed Boy
kingdom-legacy-card-inn = Inn
kingdom-legacy-card-inner-wall = Inner Wall
kingdom-legacy-card-innkeeper = Innkeeper
kingdom-legacy-card-inquisitor = Inquisitor
kingdom-legacy-card-inspired-inventor = Inspired Inventor
kingdom-legacy-card-inventor = Inventor
kingdom-legacy-card-investor = Investor
kingdom-legacy-card-jester = Jester
kingdom-legacy-card-jewel-cutting = Jewel Cutting
kingdom-legacy-card-jewel-exhibit = Jewel Exhibit
kingdom-legacy-card-jewel-extraction = Jewel Extraction
kingdom-legacy-card-jewel-polishing = Jewel Polishing
kingdom-legacy-card-jewellery = Jewellery
kingdom-legacy-card-jungle = Jungle
kingdom-legacy-card-keep = Keep
kingdom-legacy-card-king-alahar = King Alahar
kingdom-legacy-card-knight = Sir ____
kingdom-legacy-card-lab = Lab
kingdom-legacy-card-labourer = Labourer
kingdom-legacy-card-lagoon = Lagoon
kingdom-legacy-card-lake = Lake
kingdom-legacy-card-large-barn = Large Barn
kingdom-legacy-card-large-manor = Large Manor
kingdom-legacy-card-large-stable = Large Stable
kingdom-legacy-card-large-temple = Large Temple
kingdom-legacy-card-large-town = Large Town
kingdom-legacy-card-larger-barns = Larger Barns
kingdom-legacy-card-last-count = The Last Count
kingdom-legacy-card-legendary-temple = Legendary Temple
kingdom-legacy-card-lighthouse = Lighthouse
kingdom-legacy-card-looting = Looting
kingdom-legacy-card-lord-aethan = Lord Aethan
kingdom-legacy-card-lord-nimrod = Lord Nimrod
kingdom-legacy-card-lost-civilization = Lost Civilization
kingdom-legacy-card-love-potion = Love Potion
kingdom-legacy-card-loyalty = Loyalty
kingdom-legacy-card-lumberjack = Lumberjack
kingdom-legacy-card-lush-island = Lush Island
kingdom-legacy-card-magistrate = Magistrate
kingdom-legacy-card-manor = Manor
kingdom-legacy-card-mansion = Mansion
kingdom-legacy-card-market = Market
kingdom-legacy-card-mason = Mason
kingdom-legacy-card-mass-export = Mass Export
kingdom-legacy-card-maximizer = Maximizer
kingdom-legacy-card-mercenary = Mercenary
kingdom-legacy-card-merchant = Merchant
kingdom-legacy-card-mighty-mound = Mighty Mound
kingdom-legacy-card-military-dominance = Military Dominance
kingdom-legacy-card-mine = Mine
kingdom-legacy-card-miners = Miners
kingdom-legacy-card-missionary = Missionary
kingdom-legacy-card-moat = Moat
kingdom-legacy-card-moat-bridge = Moat Bridge
kingdom-legacy-card-monument = Monument
kingdom-legacy-card-mushrooms = Mushrooms
kingdom-legacy-card-mysterious-cave = Mysterious Cave
kingdom-legacy-card-navigation = Navigation
kingdom-legacy-card-noble-ally = Noble Ally
kingdom-legacy-card-noble-residence = Noble Residence
kingdom-legacy-card-north-plains = North Plains
kingdom-legacy-card-obelisk = Obelisk
kingdom-legacy-card-observatory = Observatory
kingdom-legacy-card-obsolete-farms = Obsolete Farms
kingdom-legacy-card-occupation = Occupation
kingdom-legacy-card-opportunist = Opportunist
kingdom-legacy-card-oratory = Oratory
kingdom-legacy-card-ornate-temple = Ornate Temple
kingdom-legacy-card-palace = Palace
kingdom-legacy-card-peak-village = Peak Village
kingdom-legacy-card-pillaging = Pillaging
kingdom-legacy-card-pine-forest = Pine Forest
kingdom-legacy-card-pirate = Pirate
kingdom-legacy-card-pirate-cove = Pirate Cove
kingdom-legacy-card-pirate-treasure = Pirate Treasure
kingdom-legacy-card-pit-settlement = Pit Settlement
kingdom-legacy-card-plague = Plague
kingdom-legacy-card-plains = Plains
kingdom-legacy-card-ploughs = Ploughs
kingdom-legacy-card-plundering = Plundering
kingdom-legacy-card-pond = Pond
kingdom-legacy-card-post-barbaric = Post-Barbaric
kingdom-legacy-card-potion-of-strength = Potion of Strength
kingdom-legacy-card-pretend-noble = Pretend Noble
kingdom-legacy-card-priest = Priest
kingdom-legacy-card-prison = Prison
kingdom-legacy-card-prominent-school = Prominent School
kingdom-legacy-card-prosperity = Prosperity
kingdom-legacy-card-public-punishment = Public Punishment
kingdom-legacy-card-quarry = Quarry
kingdom-legacy-card-queen-jemimah = Queen Jemimah
kingdom-legacy-card-quests = Quests
kingdom-legacy-card-raft = Raft
kingdom-legacy-card-raid = Raid
kingdom-legacy-card-rain = Rain
kingdom-legacy-card-ravine = Ravine
kingdom-legacy-card-recruit = Recruit
kingdom-legacy-card-renovation = Renovation
kingdom-legacy-card-renowned-school = Renowned School
kingdom-legacy-card-resistance = Resistance
kingdom-legacy-card-river = River
kingdom-legacy-card-rocky-area = Rocky Area
kingdom-legacy-card-royal-architect = Royal Architect
kingdom-legacy-card-royal-consort = Royal Consort
kingdom-legacy-card-royal-decree = Royal Decree
kingdom-legacy-card-royal-storehouse = Royal Storehouse
kingdom-legacy-card-royal-visit = Royal Visit
kingdom-legacy-card-ruby-mine = Ruby Mine
kingdom-legacy-card-sacred-well = Sacred Well
kingdom-legacy-card-sanctuary = Sanctuary
kingdom-legacy-card-saw-mill = Saw Mill
kingdom-legacy-card-school = School
kingdom-legacy-card-scientist = Scientist
kingdom-legacy-card-scribe = Scribe
kingdom-legacy-card-sea-gate-wall = Sea Gate Wall
kingdom-legacy-card-servant = Servant
kingdom-legacy-card-shallow-mine = Shallow Mine
kingdom-legacy-card-shipyard = Shipyard
kingdom-legacy-card-shore = Shore
kingdom-legacy-card-shrine = Shrine
kingdom-legacy-card-sickness = Sickness
kingdom-legacy-card-silk = Silk
kingdom-legacy-card-skilled-ally = Skilled Ally
kingdom-legacy-card-skilled-bandit = Skilled Bandit
kingdom-legacy-card-small-guild = Small Guild
kingdom-legacy-card-small-hill-town = Small Hill Town
kingdom-legacy-card-small-school = Small School
kingdom-legacy-card-smithy = Smithy
kingdom-legacy-card-south-hills = South Hills
kingdom-legacy-card-spinning-wheel = Spinning Wheel
kingdom-legacy-card-spoiled-princess = Spoiled Princess
kingdom-legacy-card-squire = Squire
kingdom-legacy-card-stable = Stable
kingdom-legacy-card-statue = Statue
kingdom-legacy-card-stone-bridge = Stone Bridge
kingdom-legacy-card-stone-street = Stone Street
kingdom-legacy-card-stop = Stop!
kingdom-legacy-card-storage = Storage
kingdom-legacy-card-stranger-man = The Stranger
kingdom-legacy-card-stranger-woman = The Stranger
kingdom-legacy-card-strategist = Strategist
kingdom-legacy-card-strength-in-numbers = Strength in Numbers
kingdom-legacy-card-surplus = Surplus
kingdom-legacy-card-swamp = Swamp
kingdom-legacy-card-swamp-garden = Swamp Garden
kingdom-legacy-card-sweet-water-river = Sweet Water River
kingdom-legacy-card-tavern = Tavern
kingdom-legacy-card-temple = Temple
kingdom-legacy-card-temple-of-light = Temple of Light
kingdom-legacy-card-terraced-land = Terraced Land
kingdom-legacy-card-the-ark = The Ark
kingdom-legacy-card-thriving-countryside = Thriving Countryside
kingdom-legacy-card-thunderstorm = Thunderstorm
kingdom-legacy-card-tornado = Tornado
kingdom-legacy-card-torture-chamber = Torture Chamber
kingdom-legacy-card-torture-device = Torture Device
kingdom-legacy-card-town-border = Town Border
kingdom-legacy-card-town-hall = Town Hall
kingdom-legacy-card-town-well = Town Well
kingdom-legacy-card-track-rules = How Tracks Work
kingdom-legacy-card-trade-relations = Trade Relations
kingdom-legacy-card-trade-route = Trade Route
kingdom-legacy-card-trade-ship = Trade Ship
kingdom-legacy-card-trader = Trader
kingdom-legacy-card-training-grounds = Training Grounds
kingdom-legacy-card-traveller = Traveller
kingdom-legacy-card-treasure-hunt = Treasure Hunt
kingdom-legacy-card-treasure-map = Treasure Map
kingdom-legacy-card-treasury = Treasury
kingdom-legacy-card-trebuchet = Trebuchet
kingdom-legacy-card-treehouses = Treehouses
kingdom-legacy-card-unruly-towns = Unruly Towns
kingdom-legacy-card-uprising = Uprising
kingdom-legacy-card-vassal-states = Vassal States
kingdom-legacy-card-villa = Villa
kingdom-legacy-card-volcanic-eruption = Volcanic Eruption
kingdom-legacy-card-wall = Wall
kingdom-legacy-card-watchtower = Watchtower
kingdom-legacy-card-water-mill = The Water Mill
kingdom-legacy-card-welcome = Welcome
kingdom-legacy-card-west-canyon = West Canyon
kingdom-legacy-card-wild-grass = Wild Grass
kingdom-legacy-card-windmill = Windmill
kingdom-legacy-card-witch = Witch
kingdom-legacy-card-witch-cabin = Witch Cabin
kingdom-legacy-card-wood-export = Wood Export
kingdom-legacy-card-wood-industry = Wood Industry
kingdom-legacy-card-wood-shipment = Wood Shipment
kingdom-legacy-card-worker = Worker
kingdom-legacy-card-young-forest = Young Forest
kingdom-legacy-card-young-princess = Young Princess

## An effect: when it comes, and what it does. A token such as [coin], [2 stone], [any] or [5 glory] is shown as a chip.

kingdom-legacy-line-played = when played: { $steps }
kingdom-legacy-line-turn-end = at the end of the turn: { $steps }
kingdom-legacy-line-turn-end-free = at the end of the turn you may: { $steps }
kingdom-legacy-line-round-end = at the end of the round: { $steps }
kingdom-legacy-line-upgraded = when upgraded: { $steps }
kingdom-legacy-line-upgraded-free = when upgraded you may: { $steps }
kingdom-legacy-line-produced = each time it produces: { $steps }
kingdom-legacy-line-uprising = when a person is played while another is in play: { $steps }
kingdom-legacy-line-espionage = when a person is played: { $steps }
kingdom-legacy-line-full = when every box is marked: { $steps }
kingdom-legacy-line-equip = Equipment for 1 { $what } in play: attach it as an action. Alone it makes nothing and does nothing.
kingdom-legacy-line-after = after the round: { $steps }
kingdom-legacy-line-once = once: { $steps }
kingdom-legacy-line-turnly = once per turn: { $steps }
kingdom-legacy-or = {" "}or{" "}
kingdom-legacy-and = {" "}and{" "}
kingdom-legacy-quoted = “{ $text }”

## What effects do

kingdom-legacy-step-pay = pay { $amount }
kingdom-legacy-step-pay-price = pay for the next box
kingdom-legacy-step-gain = gain { $amount }
kingdom-legacy-step-gain-per = gain { $amount } for each { $what } in play
kingdom-legacy-step-discard = discard { $number } { $what }
kingdom-legacy-step-discard-named = discard { $what }
kingdom-legacy-step-discard-one = discard another card, or this one if it is alone
kingdom-legacy-step-discard-worth = discard 1 { $what } worth [{ $number } glory] or more
kingdom-legacy-step-destroy = destroy 1 { $what } in play
kingdom-legacy-step-destroy-self = destroy this card
kingdom-legacy-step-ruin = destroy { $number } { $what } of your kingdom
kingdom-legacy-step-ruin-blocked = destroy the card under it
kingdom-legacy-step-discover = discover { $number ->
    [one] card { $cards }
   *[other] cards { $cards }
  }
kingdom-legacy-step-discover-one = discover card { $cards }
kingdom-legacy-step-discover-next = discover the next { $number } cards of the box
kingdom-legacy-step-split = look at cards { $cards }: discover one, destroy the other
kingdom-legacy-step-turn = { $how ->
    [flip] flip it to { $name }
    [rotate] rotate it to { $name }
   *[turn] turn it to { $name }
  }
kingdom-legacy-step-turn-side = { $how ->
    [flip] flip it
    [rotate] rotate it
   *[turn] turn it over and round
  }
kingdom-legacy-step-turn-any = turn it to { $names }
kingdom-legacy-step-play = play 1 { $what } from the discard pile
kingdom-legacy-step-work = gain what 1 { $what } in play produces
kingdom-legacy-step-block = block { $number } { $what }
kingdom-legacy-step-drop = discard { $number ->
    [one] the top card
   *[other] the top { $number } cards
  } of the deck
kingdom-legacy-step-look = look at the top { $number } cards of the deck
kingdom-legacy-step-mark = mark { $number ->
    [one] 1 box
   *[other] 1 or { $number } boxes
  }
kingdom-legacy-step-mark-next = mark the next box
kingdom-legacy-step-mark-it = mark it
kingdom-legacy-step-mark-priced = pay for a box, mark it
kingdom-legacy-step-mark-per = mark 1 box for every { $number } { $what } in play
kingdom-legacy-step-mark-per-self = mark 1 box for each { $what } in play, this one included
kingdom-legacy-step-mark-others = mark a box on 1 other permanent card
kingdom-legacy-step-mark-others-all = mark a box on each other permanent card
kingdom-legacy-step-mark-army = mark the next box of card 25
kingdom-legacy-step-sticker = stick { $stickers } on { $number } { $what } { $scope ->
    [play] in play
   *[kingdom] of your kingdom
  }
kingdom-legacy-step-sticker-tab = mark { $number } { $what } { $scope ->
    [play] in play
   *[kingdom] of your kingdom
  } with a tab
kingdom-legacy-step-sticker-here = stick { $stickers } here
kingdom-legacy-step-boost = 1 card in play produces 1 more of what it makes
kingdom-legacy-step-keep = keep { $number ->
    [one] 1
   *[other] up to { $number }
  } { $what } in play
kingdom-legacy-step-keep-self = keep { $number ->
    [one] 1 card, even this one,
   *[other] up to { $number } cards, even this one,
  } in play
kingdom-legacy-step-leave = discard this card
kingdom-legacy-step-export = pay any number of [good] and add them up
kingdom-legacy-step-resist = pay any number of [sword] and add them up
kingdom-legacy-step-resistance = the sum, at most 100, becomes a glory seal on 1 land of your kingdom
kingdom-legacy-step-practise = stick [any] on a side of it that has no sticker
kingdom-legacy-step-invent = mark 1 box, then discover card { $cards }, or gain [any] for each marked box
kingdom-legacy-step-defeat = defeat it: { $steps }
kingdom-legacy-step-defeat-enemy = defeat 1 enemy in play, discarded or permanent
kingdom-legacy-step-convert = convert 1 bandit in play
kingdom-legacy-step-better = destroy 1 of these in play, discover the card behind it: { $pairs }
kingdom-legacy-step-undiscover = this card goes back into the box
kingdom-legacy-step-calendar = put { $number } random discarded cards under the deck
kingdom-legacy-step-guild = discard any number of people, write how many into 1 of { $number } seals
kingdom-legacy-step-put = put { $number ->
    [one] 1 other card
   *[other] up to { $number } other cards
  } { $from ->
    [both] from play or the discard pile
   *[play] from play
  } { $to ->
    [both] on top of the deck or under it
   *[bottom] under the deck
  }
kingdom-legacy-step-groom = stick { $stickers } on 1 horse in play with at most 1 sticker
kingdom-legacy-step-grow = the first time give it a name, the second time stick { $second } here, the third time { $third }
kingdom-legacy-step-victim-land = destroy the next land you play
kingdom-legacy-step-victim-person = destroy the next person you play
kingdom-legacy-step-flood = it blocks every building, at most { $number }
kingdom-legacy-step-flood-end = destroy 1 building under it or 2 other friendly cards
kingdom-legacy-step-princess = discard { $number } people, or rotate it to { $name }
kingdom-legacy-step-espionage = mark 1 box or discard { $number } friendly cards; when every box is marked, discard the deck
kingdom-legacy-step-cross-cost = cross out 1 resource of an upgrade of 1 other card in play
kingdom-legacy-step-cross-own = cross out 1 of what it produces
kingdom-legacy-step-cross-sword = cross out 1 [sword] of its upgrade
kingdom-legacy-step-cross-in-play = cross out 1 of what a card in play produces
kingdom-legacy-step-cross-per-mark = for each marked box of { $name } cross out 1 of what your kingdom produces
kingdom-legacy-step-write = write { $number } into an empty seal of { $name }
kingdom-legacy-step-upgrade-paid = upgrade 1 other card in play at its cost
kingdom-legacy-step-upgrade-free = upgrade 1 { $what } in play for free
kingdom-legacy-step-if-deck-empty = if the deck is empty
kingdom-legacy-step-if-no-sword = if you have no [sword] left

## Cards that effects speak of, after a number

kingdom-legacy-noun-any = { $number ->
    [one] card
   *[other] cards
  }
kingdom-legacy-noun-friendly = friendly { $number ->
    [one] card
   *[other] cards
  }
kingdom-legacy-noun-obstacle = { $number ->
    [one] obstacle
   *[other] obstacles
  }
kingdom-legacy-noun-wall = { $number ->
    [one] wall
   *[other] walls
  }
kingdom-legacy-noun-nimrod = Lord Nimrod
kingdom-legacy-noun-making = { $number ->
    [one] card that produces
   *[other] cards that produce
  }
kingdom-legacy-noun-making-coin = { $number ->
    [one] card that produces [coin]
   *[other] cards that produce [coin]
  }
kingdom-legacy-noun-building = { $number ->
    [one] building
   *[other] buildings
  }
kingdom-legacy-noun-person = { $number ->
    [one] person
   *[other] people
  }
kingdom-legacy-noun-livestock = livestock
kingdom-legacy-noun-seafaring = seafaring { $number ->
    [one] card
   *[other] cards
  }
kingdom-legacy-noun-land = { $number ->
    [one] land
   *[other] lands
  }
kingdom-legacy-noun-enemy = { $number ->
    [one] enemy
   *[other] enemies
  }
kingdom-legacy-noun-knight = { $number ->
    [one] knight
   *[other] knights
  }
kingdom-legacy-noun-horse = { $number ->
    [one] horse
   *[other] horses
  }

## Standing rules

kingdom-legacy-standing-stays = Stays in play.
kingdom-legacy-standing-no-play = You cannot play cards.
kingdom-legacy-standing-no-upgrade = You cannot upgrade.
kingdom-legacy-standing-no-time = You cannot use time effects.
kingdom-legacy-standing-double-lands = Lands produce double.
kingdom-legacy-standing-coin-tax = Whenever you gain [coin], you gain 1 less.
kingdom-legacy-standing-person-coin = Every person produces [coin] more.
kingdom-legacy-standing-building-coin = Every building produces [coin] more.
kingdom-legacy-standing-seafaring-coin = Every seafaring card produces [coin] more.
kingdom-legacy-standing-friendly-coin = In this round every friendly card produces [coin] more.
kingdom-legacy-standing-coin-per-person = Produces [coin] more for each person in play.
kingdom-legacy-standing-exchange = [good] may be used as [wood], [wood] as [good].
kingdom-legacy-standing-advance-more = Whenever you advance, you play 2 more cards.
kingdom-legacy-standing-lands-stay = In this round lands stay in play.
kingdom-legacy-standing-surplus = In this round a land may produce [good] instead of [coin].
kingdom-legacy-standing-indestructible = Cannot be destroyed.
kingdom-legacy-standing-nimrod-bound = Cannot be destroyed before Lord Nimrod is.
kingdom-legacy-standing-two-persons = Counts as 1 or 2 people, as you like.
kingdom-legacy-standing-potion = When a person would be discarded during a turn, you may reset this card instead.
kingdom-legacy-standing-fortress = When it would be discarded during a turn, you may discard 2 walls instead.
kingdom-legacy-standing-saves-one = When purged, it may save 1 other card.
kingdom-legacy-standing-saves-two = When purged, it may save 2 other cards.
kingdom-legacy-standing-saves-three = When purged, it may save 3 other cards.
kingdom-legacy-standing-purge-ten = When purged: [10 glory] more for each marked box.

## Glory that is counted

kingdom-legacy-worth-track = Worth its highest marked box.
kingdom-legacy-worth-marks = [{ $each } glory] for each marked box.
kingdom-legacy-worth-empty = [{ $each } glory] for each unmarked box.
kingdom-legacy-worth-written = Worth the numbers in the seals of { $name }.
kingdom-legacy-worth-persons = [{ $each } glory] for each person of your kingdom.
kingdom-legacy-worth-swords = [{ $each } glory] for each [sword] that your kingdom produces.
kingdom-legacy-worth-walls = [{ $each } glory] for each wall of your kingdom.
kingdom-legacy-worth-seafaring = [{ $each } glory] for each seafaring card of your kingdom.
kingdom-legacy-worth-short = [{ $each } glory] for each card that your kingdom, without permanent ones, falls short of { $other }.
kingdom-legacy-worth-worthless = [{ $each } glory] for each card worth exactly 0, permanent ones left out.
kingdom-legacy-worth-loyalty = [{ $each } glory] if your kingdom has no enemy.
kingdom-legacy-worth-goods = [{ $each } glory] if your kingdom produces at least [{ $other } good].

## Scrolls

kingdom-legacy-scroll-welcome = Read the rules first. Which side of a card is up matters: turn a card only when a rule says so.
kingdom-legacy-scroll-golden-rules = Turn cards only when told. Look at any card in play or discarded, never into the box. Each round after the first brings 2 new cards. A card that turns is discarded. An upgrade ends the turn.
kingdom-legacy-scroll-track-rules = A permanent card is never shuffled or discarded. The next box of a track is paid from left to right: the price stands above, the glory below. A track is worth its highest marked box.
kingdom-legacy-scroll-stop = Look at the next four cards. Start the campaign again now, or discover all four and go on; after that there is no way back.
kingdom-legacy-scroll-fertile-soil = Stick [coin] on 1 land of your kingdom. Then 1 building of your kingdom produces 1 more of what it makes.
kingdom-legacy-scroll-keep-two = Look at the next four cards: discover two of them, destroy the others.
kingdom-legacy-scroll-five = Discover five cards this time, and choose the side of each for good.
kingdom-legacy-scroll-last-round = Discover the last two cards. The round that follows is the last.
kingdom-legacy-scroll-last-count = After the last round the glory of your kingdom is counted. Then expansions may follow.
kingdom-legacy-scroll-end = The end of the box.

## Rulings on single cards, shown with the card

kingdom-legacy-ruling-pirate = It takes 1 coin from each gain that has coins in it (one production or one effect), never below 0.
kingdom-legacy-ruling-rain = Lands are doubled after all bonuses, before coins become goods and before a tax on coins.
kingdom-legacy-ruling-surplus = The swap comes after bonuses and doubling.
kingdom-legacy-ruling-worker = The card whose production you gain does not itself produce, and stays in play.
kingdom-legacy-ruling-manor = Only its own production crosses something out, not a worker's.
kingdom-legacy-ruling-festival = The choice is made each time it produces; stickers come on top.
kingdom-legacy-ruling-jewellery = The goods can still be exported before the turn ends.
kingdom-legacy-ruling-export = Thresholds are used between rounds, after the last one too, before anything is discovered.
kingdom-legacy-ruling-miners = They may fill two places for people in one cost.
kingdom-legacy-ruling-school = A free upgrade costs nothing at all, no cards either. You choose the frame.
kingdom-legacy-ruling-priest = The turn goes on after this upgrade, and what you have not spent remains.
kingdom-legacy-ruling-forbids = The cards of a turn's start are played all the same. No effect upgrades either, and permanent cards have no time effects.
kingdom-legacy-ruling-victim = Only a card played after this one, not together with it. If several come at once, you choose; what happens when it is played still happens. A card that cannot be destroyed is safe.
kingdom-legacy-ruling-trebuchet = The defeat brings all that the enemy promises, without its price.
kingdom-legacy-ruling-missionary = Bandits and skilled bandits are turned over to the worker on their back.
kingdom-legacy-ruling-potion = When several cards are discarded at once, you choose the order.
kingdom-legacy-ruling-saves = After all cards of a purge are picked, it takes back that many; no others are picked in their place, and it stays purged.
kingdom-legacy-ruling-maximizer = Counts cards worth exactly 0 as computed, permanent ones left out.
kingdom-legacy-ruling-witch = The cards of the box are those up to number 70. A scroll among them is followed in their place.
kingdom-legacy-ruling-calendar-box = Marks beyond the last box are lost; marks stay when the card turns or goes back into the box.
kingdom-legacy-ruling-stop = Starting again is possible at any moment up to here.
kingdom-legacy-ruling-last-count = This card is kept until the base game is scored.
kingdom-legacy-ruling-flooding = Buildings played later are blocked too, up to five at a time.
kingdom-legacy-ruling-practise = The sides are those of this card, whichever is up.

## Choices, questions and events that name a card

kingdom-legacy-keyword-nimrod = Lord Nimrod
kingdom-legacy-option-potion = Reset the Healing Potion instead
kingdom-legacy-ask-thresholds = Between rounds: which number reached by the Export do you use?
kingdom-legacy-event-replaced = { $card } stays: { $means ->
    [potion] the Healing Potion goes in its place
   *[walls] two walls go in its place
  }.
