### Kingdom Legacy: Feudal Kingdom. Resources, decisions, what happens, and why something is not possible.

kingdom-legacy-name = Kingdom Legacy: Feudal Kingdom

## Resources

kingdom-legacy-resource-coin = coin
kingdom-legacy-resource-wood = wood
kingdom-legacy-resource-stone = stone
kingdom-legacy-resource-metal = metal
kingdom-legacy-resource-sword = sword
kingdom-legacy-resource-good = good
kingdom-legacy-amount-none = nothing
kingdom-legacy-amount-coin = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
  }
kingdom-legacy-amount-wood = { $number } wood
kingdom-legacy-amount-stone = { $number } stone
kingdom-legacy-amount-metal = { $number } metal
kingdom-legacy-amount-sword = { $number ->
    [one] { $number } sword
   *[other] { $number } swords
  }
kingdom-legacy-amount-good = { $number ->
    [one] { $number } good
   *[other] { $number } goods
  }

## Keywords and qualities of cards

kingdom-legacy-keyword-building = building
kingdom-legacy-keyword-person = person
kingdom-legacy-keyword-livestock = livestock
kingdom-legacy-keyword-seafaring = seafaring
kingdom-legacy-keyword-land = land
kingdom-legacy-keyword-enemy = enemy
kingdom-legacy-keyword-event = event
kingdom-legacy-keyword-goal = goal
kingdom-legacy-keyword-knight = knight
kingdom-legacy-keyword-lady = lady
kingdom-legacy-keyword-elder = elder
kingdom-legacy-keyword-loot = loot
kingdom-legacy-keyword-state = state
kingdom-legacy-keyword-ship = ship
kingdom-legacy-keyword-potion = potion
kingdom-legacy-keyword-item = item
kingdom-legacy-keyword-invention = invention
kingdom-legacy-keyword-artifact = artifact
kingdom-legacy-keyword-horse = horse
kingdom-legacy-keyword-any = card
kingdom-legacy-keyword-friendly = friendly card
kingdom-legacy-keyword-obstacle = obstacle
kingdom-legacy-keyword-wall = wall
kingdom-legacy-keyword-making = card that produces
kingdom-legacy-keyword-making-coin = card that produces coin

## Stickers

kingdom-legacy-sticker-coin = coin
kingdom-legacy-sticker-wood = wood
kingdom-legacy-sticker-stone = stone
kingdom-legacy-sticker-metal = metal
kingdom-legacy-sticker-sword = sword
kingdom-legacy-sticker-good = good
kingdom-legacy-sticker-stays = stays in play
kingdom-legacy-sticker-glory2 = 2 glory
kingdom-legacy-sticker-glory5 = 5 glory
kingdom-legacy-sticker-knight = knight
kingdom-legacy-sticker-seal = glory seal
kingdom-legacy-sticker-tab = tab

## Where cards are

kingdom-legacy-place-box = in the box
kingdom-legacy-place-deck = in the deck
kingdom-legacy-place-play = in play
kingdom-legacy-place-discard = in the discard pile
kingdom-legacy-place-permanent = permanent
kingdom-legacy-place-blocked = blocked
kingdom-legacy-place-destroyed = destroyed
kingdom-legacy-place-aside = set aside
kingdom-legacy-place-worn = attached to a card
kingdom-legacy-place-absent = not in this box

## What the player can do

kingdom-legacy-action-side = Choose this side
kingdom-legacy-action-option = Choose this
kingdom-legacy-action-done = No more
kingdom-legacy-option-restart = Start the campaign again
kingdom-legacy-option-go-on = Go on: from here cards change for good
kingdom-legacy-option-discard = Discard cards
kingdom-legacy-option-turn = Turn this card
kingdom-legacy-option-mark = Mark a box
kingdom-legacy-option-discover = Discover a card
kingdom-legacy-option-gain = Gain resources
kingdom-legacy-option-others = Destroy two other friendly cards
kingdom-legacy-option-walls = Discard two walls instead
kingdom-legacy-option-let = Discard it

## What must be decided

kingdom-legacy-ask-moment = Several things happen at once: which comes next?
kingdom-legacy-ask-passive = The turn is ending. Passive effects can still be used.
kingdom-legacy-ask-pick-discard = Which card is discarded?
kingdom-legacy-ask-pick-worth = Which person is discarded?
kingdom-legacy-ask-pick-destroy = Which card is destroyed?
kingdom-legacy-ask-pick-ruin = Which card of your kingdom is destroyed?
kingdom-legacy-ask-pick-victim = Which of the cards just played is destroyed?
kingdom-legacy-ask-pick-block = Which card is blocked?
kingdom-legacy-ask-pick-keep = Which card stays in play?
kingdom-legacy-ask-pick-work = Whose production do you gain?
kingdom-legacy-ask-pick-play = Which card of the discard pile is played?
kingdom-legacy-ask-pick-discover = Which card do you discover?
kingdom-legacy-ask-keep-two = Which two of these cards do you keep? The others are destroyed.
kingdom-legacy-ask-enter-side = On which side does the card enter the game?
kingdom-legacy-ask-pick-side = To which side is the card turned?
kingdom-legacy-ask-practise = Which side of this card gets the sticker?
kingdom-legacy-ask-pick-upgrade = Which card is upgraded?
kingdom-legacy-ask-pick-box = Which box is marked?
kingdom-legacy-ask-pick-priced = Which box do you pay for?
kingdom-legacy-ask-mark-others = On which other permanent card is a box marked?
kingdom-legacy-ask-sticker = Which card gets the sticker?
kingdom-legacy-ask-stick = Which sticker is it?
kingdom-legacy-ask-boost = Whose production grows?
kingdom-legacy-ask-pick-horse = Which horse gets the sticker?
kingdom-legacy-ask-seal = Which land gets the glory seal?
kingdom-legacy-ask-cross-cost = Which part of which upgrade cost is crossed out?
kingdom-legacy-ask-cross-out = Which production is crossed out?
kingdom-legacy-ask-name = Which name is written on the card?
kingdom-legacy-ask-take-one = Which of these do you gain?
kingdom-legacy-ask-gain-any = Which resource do you gain?
kingdom-legacy-ask-pay-one = Which resource do you pay?
kingdom-legacy-ask-pay-mixed = Wood and goods are interchangeable: what do you pay with?
kingdom-legacy-ask-pay-number = How many do you pay?
kingdom-legacy-ask-pay-slots = Which card is discarded as payment?
kingdom-legacy-ask-pay-named = Which card is destroyed as payment?
kingdom-legacy-ask-put = Which card goes to which end of the deck?
kingdom-legacy-ask-replace = This card is about to be discarded. Does something else go in its place?
kingdom-legacy-ask-defeat-enemy = Which enemy is defeated?
kingdom-legacy-ask-convert = Which bandit is converted?
kingdom-legacy-ask-better = Which card makes room for its better version?
kingdom-legacy-ask-invent = An invention, or resources?
kingdom-legacy-ask-pick-persons = Which people are discarded?
kingdom-legacy-ask-persons-or-turn = Two people go, or this card turns.
kingdom-legacy-ask-box-or-discard = A person was played: mark a box, or discard two friendly cards?
kingdom-legacy-ask-flood-end = The flood recedes: which building is lost, or two other cards?
kingdom-legacy-ask-restart = These cards come next. Start again from the beginning, or go on?
kingdom-legacy-ask-expansions = Which expansion do you play, or is the campaign over?
kingdom-legacy-ask-pick-purge = Which of these cards is purged?
kingdom-legacy-ask-purge-permanent = Which permanent card is purged?
kingdom-legacy-ask-pick-save = Which card is saved from the purge?

## What happened

kingdom-legacy-event-round-started = Round { $round } begins{ $last ->
    [yes] : the last one
   *[no] {""}
  }. The kingdom is shuffled.
kingdom-legacy-event-round-ended = Round { $round } is over.
kingdom-legacy-event-round-counted = Round { $round } leaves the kingdom with { $glory } glory.
kingdom-legacy-event-turn-started = Turn { $turn }.
kingdom-legacy-event-turn-ended = The turn is over.
kingdom-legacy-event-turn-stopped = The turn went on for { $decisions } decisions and was ended.
kingdom-legacy-event-passed = { $player } ended the turn.
kingdom-legacy-event-played = Played{ $source ->
    [discard] {" "}from the discard pile
   *[deck] {""}
  }: { $cards }.
kingdom-legacy-event-produced = { $card } produces.
kingdom-legacy-event-upgraded = Upgraded to { $card }.
kingdom-legacy-event-used = { $player } used { $card }.
kingdom-legacy-event-resolved = The effect of { $card } takes place.
kingdom-legacy-event-gained = Gained: { $gives }.
kingdom-legacy-event-paid = Paid: { $gives }.
kingdom-legacy-event-delivered = { $number } paid to { $card }; the total is { $sum }.
kingdom-legacy-event-discarded = { $card } is discarded.
kingdom-legacy-event-swept = At the end of the { $at ->
    [round] round
   *[turn] turn
  } to the discard pile: { $cards }.
kingdom-legacy-event-dropped = From the top of the deck to the discard pile: { $card }.
kingdom-legacy-event-destroyed = { $card } is destroyed for good.
kingdom-legacy-event-defeated = { $card } is defeated.
kingdom-legacy-event-turned = A card turns to { $card }.
kingdom-legacy-event-blocked = { $by } blocks { $card }.
kingdom-legacy-event-equipped = { $by } wields { $card }.
kingdom-legacy-event-released = { $card } is free again.
kingdom-legacy-event-kept = { $card } stays in play.
kingdom-legacy-event-put = { $card } goes to the { $end ->
    [top] top
   *[bottom] bottom
  } of the deck.
kingdom-legacy-event-looked = Looked at: { $cards }.
kingdom-legacy-event-put-under = { $number } random cards go from the discard pile to the bottom of the deck.
kingdom-legacy-event-discovered = Discovered: { $card }.
kingdom-legacy-event-entered = It enters the game as { $card }.
kingdom-legacy-event-undiscovered = { $card } goes back into the box.
kingdom-legacy-event-marked = A box of { $card } is marked.
kingdom-legacy-event-stickered = A sticker on { $card }: { $sticker }{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
  }.
kingdom-legacy-event-crossed-production = Crossed out of the production of { $card }: { $icon }.
kingdom-legacy-event-crossed-cost = Crossed out of an upgrade cost of { $card }: { $resource }.
kingdom-legacy-event-written = { $number } is written on { $card }.
kingdom-legacy-event-named = { $card } is called { $name }.
kingdom-legacy-event-restarted = The campaign starts again from the beginning.
kingdom-legacy-event-expansion = The expansion { $card } begins.
kingdom-legacy-event-shuffled = The kingdom is shuffled.
kingdom-legacy-event-picked-for-purge = { $card } is chosen for the purge.
kingdom-legacy-event-saved = { $card } is saved from the purge.
kingdom-legacy-event-purged = Purged: { $cards }. Purged glory: { $glory }.
kingdom-legacy-event-scored = The score is recorded: { $score } glory.
kingdom-legacy-event-game-over = The campaign is over with { $score } glory ({ $rule }).

## Why not

kingdom-legacy-no-game-over = The campaign is over.
kingdom-legacy-no-pending = Something else must be decided first.
kingdom-legacy-no-not-asked = Nothing of this kind is to be decided now.
kingdom-legacy-no-blocked = { $card } is blocked by { $by }.
kingdom-legacy-no-worn = { $card } is wielded by { $by }: it cannot be upgraded, taken off or moved.
kingdom-legacy-no-no-equipment = { $card } is not equipment.
kingdom-legacy-no-cannot-wield = { $by } cannot wield { $card }.
kingdom-legacy-no-no-wielder = No card in play can wield { $card }.
kingdom-legacy-no-unattached = { $card } is equipment: it does nothing until a card wields it.
kingdom-legacy-no-in-box = Card { $number } is still in the box.
kingdom-legacy-no-destroyed = Card { $number } is no longer in the game.
kingdom-legacy-no-permanent = { $card } is permanent: it is not in play.
kingdom-legacy-no-discarded = { $card } is in the discard pile.
kingdom-legacy-no-in-deck = { $card } is in the deck.
kingdom-legacy-no-aside = Card { $number } is set aside.
kingdom-legacy-no-produces-nothing = { $card } produces nothing.
kingdom-legacy-no-produces-other = { $card } does not produce { $gives }, but { $found }.
kingdom-legacy-no-no-upgrade = { $card } has no such upgrade.
kingdom-legacy-no-forbidden-play = { $by } forbids playing cards.
kingdom-legacy-no-forbidden-upgrade = { $by } forbids upgrades.
kingdom-legacy-no-forbidden-time = { $by } forbids time effects.
kingdom-legacy-no-resources = This costs { $cost }. Missing: { $missing }.
kingdom-legacy-no-cards = { $card } needs other cards in play: { $wanted }. There are: { $present }.
kingdom-legacy-no-named-card = { $card } needs this card in play: { $name }.
kingdom-legacy-no-no-effect = { $card } has no such effect.
kingdom-legacy-no-not-usable = This effect of { $card } happens by itself when its moment comes.
kingdom-legacy-no-crossed-out = This effect of { $card } has been used and crossed out.
kingdom-legacy-no-once-per-turn = { $card } can be used once per turn.
kingdom-legacy-no-track-finished = All boxes of { $card } are marked.
kingdom-legacy-no-not-in-box = What { $card } could discover is no longer in the box.
kingdom-legacy-no-deck-empty = The deck is empty: the round ends with this turn.
kingdom-legacy-no-nothing-to-reach = { $card } has nothing to reach now.
kingdom-legacy-no-nothing-on-card = Nothing can be done with { $card }.

## Score

kingdom-legacy-source-printed = Printed glory
kingdom-legacy-source-track = Tracks
kingdom-legacy-source-boxes = Marked boxes
kingdom-legacy-source-written = Written numbers
kingdom-legacy-source-walls = Walls
kingdom-legacy-source-goal = Goals
kingdom-legacy-source-stickers = Stickers
kingdom-legacy-source-purged = Purged glory

## Deeds: achievements of our own

kingdom-legacy-deed-first-stone = First Stone
kingdom-legacy-deed-first-stone-how = Upgrade a card.
kingdom-legacy-deed-master-builder = Master Builder
kingdom-legacy-deed-master-builder-how = { $number } upgrades in one campaign.
kingdom-legacy-deed-steady-hands = Steady Hands
kingdom-legacy-deed-steady-hands-how = An upgrade in every turn of a round of three turns or more.
kingdom-legacy-deed-every-side = From Every Side
kingdom-legacy-deed-every-side-how = One card has shown all four sides.
kingdom-legacy-deed-full-barn = Plenty
kingdom-legacy-deed-full-barn-how = { $number } resources in hand at once.
kingdom-legacy-deed-treasury = Jingling Purse
kingdom-legacy-deed-treasury-how = { $number } coins in hand at once.
kingdom-legacy-deed-armoury = Bristling Ranks
kingdom-legacy-deed-armoury-how = { $number } swords in hand at once.
kingdom-legacy-deed-nothing-wasted = Not a Crumb Lost
kingdom-legacy-deed-nothing-wasted-how = In a whole round everything gained was spent: six resources or more.
kingdom-legacy-deed-explorer = Far and Wide
kingdom-legacy-deed-explorer-how = { $number } cards discovered.
kingdom-legacy-deed-godparent = Godparent
kingdom-legacy-deed-godparent-how = Give somebody a name.
kingdom-legacy-deed-shield = Shield of the Realm
kingdom-legacy-deed-shield-how = { $number } enemies defeated.
kingdom-legacy-deed-peace = Peace in the Land
kingdom-legacy-deed-peace-how = No obstacle is left when the base game is scored.
kingdom-legacy-deed-gentle-hand = Gentle Hand
kingdom-legacy-deed-gentle-hand-how = Finish the base game with at most twelve cards destroyed.
kingdom-legacy-deed-grand-parade = Grand Parade
kingdom-legacy-deed-grand-parade-how = { $number } cards played in one turn.
kingdom-legacy-deed-day-of-rest = Day of Rest
kingdom-legacy-deed-day-of-rest-how = Let a turn go by without doing anything.
kingdom-legacy-deed-last-box = To the Last Box
kingdom-legacy-deed-last-box-how = All boxes of a side are marked.
kingdom-legacy-deed-scribe = Many Seals
kingdom-legacy-deed-scribe-how = { $number } stickers placed.
kingdom-legacy-deed-trader = Across the Seas
kingdom-legacy-deed-trader-how = { $number } resources paid into running totals.
kingdom-legacy-deed-leap = Great Leap
kingdom-legacy-deed-leap-how = { $number } more glory in one round.
kingdom-legacy-deed-from-the-mud = Out of the Mud
kingdom-legacy-deed-from-the-mud-how = Reach { $number } glory after being below zero.
kingdom-legacy-deed-hundred = A Name for Ages
kingdom-legacy-deed-hundred-how = { $number } glory.
kingdom-legacy-deed-last-stroke = One More Thing
kingdom-legacy-deed-last-stroke-how = Upgrade a card in the very last turn of the base game.
kingdom-legacy-deed-second-wind = Second Wind
kingdom-legacy-deed-second-wind-how = Finish the base game after starting again.
kingdom-legacy-deed-whole-box = The Whole Box
kingdom-legacy-deed-whole-box-how = { $number } expansions played to their end.
kingdom-legacy-deed-outfitter = Well Fitted Out
kingdom-legacy-deed-outfitter-how = Attach equipment { $number } times.
kingdom-legacy-deed-waymarks = Signs to Steer By
kingdom-legacy-deed-waymarks-how = { $number } cards with a tab in one kingdom.
