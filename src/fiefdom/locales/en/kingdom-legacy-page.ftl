### Kingdom Legacy: what the page says around the cards. No card is named here: the browser gets this file.

## Home: campaigns

kingdom-legacy-page-about = A campaign for one. Start a small kingdom of ten cards, discover more with every round; what you change stays changed for good.
kingdom-legacy-page-kingdoms = My kingdoms
kingdom-legacy-page-name = The name of your kingdom
kingdom-legacy-page-found = Start a kingdom
kingdom-legacy-page-nameless = A nameless kingdom
kingdom-legacy-page-kingdom-1 = Greenvale
kingdom-legacy-page-kingdom-2 = Oakmoor
kingdom-legacy-page-kingdom-3 = Highbrook
kingdom-legacy-page-kingdom-4 = Larkmere
kingdom-legacy-page-kingdom-5 = Stonewold
kingdom-legacy-page-kingdom-6 = Amberford
kingdom-legacy-page-kingdom-7 = Thistledown
kingdom-legacy-page-kingdom-8 = Rookhaven
kingdom-legacy-page-finished = Complete: { $glory } glory
kingdom-legacy-page-standing = Round { $round }, { $glory } glory
kingdom-legacy-page-waiting = awaits an expansion that is not here
kingdom-legacy-page-older-rules = under the rules it was begun with
kingdom-legacy-page-since = last played { $date }
kingdom-legacy-page-more = More for { $name }
kingdom-legacy-page-export = Save as a file
kingdom-legacy-page-import = Load a kingdom from a file
kingdom-legacy-page-safe = Should this browser forget you, a code brings your kingdoms back
kingdom-legacy-page-rename = Rename
kingdom-legacy-page-rename-title = A new name
kingdom-legacy-page-rename-yes = Rename
kingdom-legacy-page-restart = Start again from the beginning
kingdom-legacy-page-restart-title = Start { $name } again?
kingdom-legacy-page-restart-text = A new campaign begins with the same name. The old one is kept for a week and can be restored.
kingdom-legacy-page-delete = Give it up
kingdom-legacy-page-delete-title = Give up { $name }?
kingdom-legacy-page-delete-text = It leaves the list, but is kept for a week: until then you can restore it.
kingdom-legacy-page-gone = { $count ->
    [one] { $count } kingdom given up
   *[other] { $count } kingdoms given up
  }
kingdom-legacy-page-until = kept until { $date }
kingdom-legacy-page-restore = Restore it

## The table

kingdom-legacy-page-round = Round { $round }, turn { $turn }
kingdom-legacy-page-round-expansion = Round { $round } ({ $at } of { $rounds }), turn { $turn }
kingdom-legacy-page-areas = Parts of the table
kingdom-legacy-page-area-play = In play
kingdom-legacy-page-area-permanent = Permanent
kingdom-legacy-page-area-piles = Piles
kingdom-legacy-page-area-glory = Glory
kingdom-legacy-page-area-afford = Afford?
kingdom-legacy-page-area-log = Log
kingdom-legacy-page-in-play = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }{ $blocked ->
    [0] {""}
   *[other] , { $blocked } blocked
  }
kingdom-legacy-page-play-empty = Nothing is in play.
kingdom-legacy-page-blocked = blocked
kingdom-legacy-page-kept = stays
kingdom-legacy-page-permanent = always there, never shuffled
kingdom-legacy-page-permanent-none = None yet. Some cards you discover will stay here for good.
kingdom-legacy-page-permanent-all = Enlarge all
kingdom-legacy-page-deck = Deck
kingdom-legacy-page-deck-left = { $cards ->
    [one] { $cards } left
   *[other] { $cards } left
  }
kingdom-legacy-page-deck-empty = Empty: the round ends with this turn.
kingdom-legacy-page-deck-unknown = The order is not known.
kingdom-legacy-page-deck-then = Then, in unknown order: { $cards }
kingdom-legacy-page-deck-rest = { $cards ->
    [one] and { $cards } more
   *[other] and { $cards } more
  }
kingdom-legacy-page-deck-order = Which cards are in the deck is known; their order is not.
kingdom-legacy-page-tabs = Cards whose place in the deck their tabs show
kingdom-legacy-page-tab = { $above ->
    [0] { $card } lies on top of the deck
    [one] { $card }: one card lies above it
   *[other] { $card }: { $above } cards lie above it
  }
kingdom-legacy-page-tab-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st from the top
    [two] { $place }nd from the top
    [few] { $place }rd from the top
   *[other] { $place }th from the top
  }
kingdom-legacy-page-discard = Discard
kingdom-legacy-page-discard-empty = Nothing discarded yet.
kingdom-legacy-page-look-through = Look through
kingdom-legacy-page-box = Box
kingdom-legacy-page-box-label = The next card of the box is number { $number }.
kingdom-legacy-page-box-opened = { $opened } of { $all } opened
kingdom-legacy-page-box-expansion = The box stays closed in an expansion.
kingdom-legacy-page-box-left = { $left ->
    [0] All cards of this expansion have come.
    [one] One card of this expansion is still to come.
   *[other] { $left } cards of this expansion are still to come.
  }
kingdom-legacy-page-expansion-round = Round { $round } of { $rounds } of this expansion
kingdom-legacy-page-resources = Your resources
kingdom-legacy-page-glory = Glory
kingdom-legacy-page-glory-round = { $sign ->
    [minus] −{ $size }
   *[plus] +{ $size }
  } in round { $round }
kingdom-legacy-page-kind-land = lands
kingdom-legacy-page-kind-building = buildings
kingdom-legacy-page-kind-person = people
kingdom-legacy-page-kind-permanent = permanent
kingdom-legacy-page-kind-obstacle = obstacles
kingdom-legacy-page-kind-other = others
kingdom-legacy-page-kind-purged = purged
kingdom-legacy-page-history = The whole campaign

## The turn bar

kingdom-legacy-page-expected = Produce, use or upgrade a card
kingdom-legacy-page-expected-detail = An upgrade ends the turn.
kingdom-legacy-page-expected-use = Use an effect
kingdom-legacy-page-expected-advance = Advance, or end the turn
kingdom-legacy-page-expected-pass = End the turn
kingdom-legacy-page-nothing-glows = Nothing else is possible.
kingdom-legacy-page-advance = Advance: { $card }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }
kingdom-legacy-page-advance-plain = Advance
kingdom-legacy-page-pass = End the turn
kingdom-legacy-page-pass-round = End the round
kingdom-legacy-page-lose = you lose
kingdom-legacy-page-thinking = Thinking…
kingdom-legacy-page-how-many = How many?
kingdom-legacy-page-one-less = One less
kingdom-legacy-page-one-more = One more
kingdom-legacy-page-pay-number = Pay { $number }
kingdom-legacy-page-name-list = The name
kingdom-legacy-page-name-yes = Write it
kingdom-legacy-page-choose = Choose { $card }
kingdom-legacy-page-wield = { $by } wields { $card }
kingdom-legacy-page-wielder = Who will wield { $card }?
kingdom-legacy-page-wielder-detail = It stays there as long as that card does: it cannot be taken off or moved.
kingdom-legacy-page-put-top = On top
kingdom-legacy-page-put-bottom = To the bottom
kingdom-legacy-page-fold = Look at the table
kingdom-legacy-page-unfold = Back to the choice
kingdom-legacy-page-ask = { $card } asks you to choose.
kingdom-legacy-page-asked-left = { $left } more to choose
kingdom-legacy-page-asked-decline = you may decline

## What the bot would do

kingdom-legacy-page-advice-do = Do it
kingdom-legacy-page-advice-none = Nothing better than what you see.
kingdom-legacy-page-advice-gain = { $gain ->
    [0] It brings no glory at once.
   *[other] Glory at once: { $gain }.
  }
kingdom-legacy-page-advice-produce = The bot would produce with { $card }: { $gives }
kingdom-legacy-page-advice-upgrade = The bot would upgrade { $card } to { $to }
kingdom-legacy-page-advice-equip = The bot would equip { $by } with { $card }
kingdom-legacy-page-advice-use = The bot would use { $card }
kingdom-legacy-page-advice-advance = The bot would advance
kingdom-legacy-page-advice-pass = The bot would end the turn
kingdom-legacy-page-advice-resolve = The bot would start with { $card }
kingdom-legacy-page-advice-pick = The bot would choose { $card }
kingdom-legacy-page-advice-take = The bot would take: { $gives }
kingdom-legacy-page-advice-mark = The bot would mark a box of { $card }
kingdom-legacy-page-advice-side = The bot would choose the side { $card }
kingdom-legacy-page-advice-stick = The bot would choose the sticker: { $sticker }
kingdom-legacy-page-advice-cross-cost = The bot would cross out a cost of { $card }
kingdom-legacy-page-advice-cross-out = The bot would cross out production of { $card }
kingdom-legacy-page-advice-put = The bot would put { $card } { $end ->
    [top] on top of
   *[bottom] at the bottom of
  } the deck
kingdom-legacy-page-advice-amount = The bot would pay { $number }
kingdom-legacy-page-advice-name = The bot would write a name
kingdom-legacy-page-advice-option = The bot would choose: { $way }
kingdom-legacy-page-advice-expand = The bot would play { $card }
kingdom-legacy-page-advice-stop = The bot would end the campaign here
kingdom-legacy-page-advice-done = The bot would leave it at that

## Cards large and piles

kingdom-legacy-page-card-number = Card { $number }
kingdom-legacy-page-side = Side { $side }
kingdom-legacy-page-rulings = Rulings on this card
kingdom-legacy-page-place-play = in play
kingdom-legacy-page-place-permanent = permanent
kingdom-legacy-page-place-blocked = blocked
kingdom-legacy-page-place-worn = wielded by a card
kingdom-legacy-page-under-blocked = blocked by { $by }
kingdom-legacy-page-under-worn = wielded by { $by }
kingdom-legacy-page-wields = It wields
kingdom-legacy-page-place-discard = in the discard pile
kingdom-legacy-page-place-deck = in the deck
kingdom-legacy-page-place-looked = being looked through
kingdom-legacy-page-place-picked = chosen for the purge
kingdom-legacy-page-place-seen = in the box
kingdom-legacy-page-place-away = no longer in the kingdom
kingdom-legacy-page-pile-discard = { $cards ->
    [one] Discard pile: { $cards } card
   *[other] Discard pile: { $cards } cards
  }
kingdom-legacy-page-pile-deck = { $cards ->
    [one] Deck: { $cards } card
   *[other] Deck: { $cards } cards
  }
kingdom-legacy-page-pile-kingdom = { $cards ->
    [one] The kingdom: { $cards } card
   *[other] The kingdom: { $cards } cards
  }
kingdom-legacy-page-pile-destroyed = { $cards ->
    [one] No longer in the game: { $cards } card
   *[other] No longer in the game: { $cards } cards
  }
kingdom-legacy-page-order = Sort by
kingdom-legacy-page-order-number = Number
kingdom-legacy-page-order-name = Name
kingdom-legacy-page-order-kind = Kind
kingdom-legacy-page-order-glory = Glory

## Between rounds

kingdom-legacy-page-round-over = Round { $round } is over
kingdom-legacy-page-step-over = Round end
kingdom-legacy-page-step-decide = To decide
kingdom-legacy-page-step-new = New cards
kingdom-legacy-page-step-next = Next round
kingdom-legacy-page-step-round = Round { $round }
kingdom-legacy-page-saved = Your kingdom is saved.
kingdom-legacy-page-chart = Glory by round
kingdom-legacy-page-chart-bar = Round { $round }: { $glory }
kingdom-legacy-page-ask-thresholds = { $card } has reached new numbers. Which one do you use?
kingdom-legacy-page-asked-sticker = choose a sticker, then the card
kingdom-legacy-page-place = Put it on { $card }
kingdom-legacy-page-remark-obstacle = first obstacle: { $card }
kingdom-legacy-page-remark-permanent = first permanent card: { $card }
kingdom-legacy-page-remark-best = best round: +{ $gain }
kingdom-legacy-page-new = New in your kingdom
kingdom-legacy-page-new-shuffled = they are shuffled in with the others
kingdom-legacy-page-new-later = more may follow your choice
kingdom-legacy-page-new-none = No new card this time.
kingdom-legacy-page-new-sticker = { $card } has a new sticker: { $sticker }.
kingdom-legacy-page-new-destroyed = Left the game: { $cards }.
kingdom-legacy-page-last-card = Card 70 starts the last round.
kingdom-legacy-page-last-round = The last round begins. After it the kingdom is scored.
kingdom-legacy-page-look-new = Look at your new cards, then begin round { $round }
kingdom-legacy-page-look-none = Begin round { $round }
kingdom-legacy-page-shuffled = { $cards ->
    [one] { $cards } card is shuffled into a new deck. This cannot be undone.
   *[other] { $cards } cards are shuffled into a new deck. This cannot be undone.
  }
kingdom-legacy-page-see-kingdom = Look through the kingdom
kingdom-legacy-page-begin = Begin round { $round }

## The campaign by round, deeds, the end

kingdom-legacy-page-by-round = Round by round
kingdom-legacy-page-round-name = Round { $round }
kingdom-legacy-page-round-discovered = Discovered
kingdom-legacy-page-round-upgraded = Upgraded to
kingdom-legacy-page-round-defeated = Defeated
kingdom-legacy-page-round-destroyed = Destroyed
kingdom-legacy-page-round-purged = Purged
kingdom-legacy-page-deeds = Deeds: { $done } of { $all }
kingdom-legacy-page-deed-round = round { $round }
kingdom-legacy-page-track = Score track
kingdom-legacy-page-track-free = { $places ->
    [0] The track is full.
    [one] Room for one more expansion.
   *[other] Room for { $places } more expansions.
  }
kingdom-legacy-page-base = Base game
kingdom-legacy-page-end-base = The base game is over
kingdom-legacy-page-end-expansion = The expansion is over
kingdom-legacy-page-end-over = The campaign is complete
kingdom-legacy-page-end-glory = glory
kingdom-legacy-page-end-where = Where the glory comes from
kingdom-legacy-page-end-thanks = Your kingdom is complete. You can still look at it here.
kingdom-legacy-page-end-look = Look at the table
kingdom-legacy-page-end-new = To my kingdoms
kingdom-legacy-page-expansions = { $count ->
    [one] Play the last expansion, or end the campaign?
   *[other] Play one of { $count } expansions, or end the campaign?
  }
kingdom-legacy-page-expansions-detail = Before an expansion some cards are purged: their glory is kept, the cards leave. Then come its rounds, and a new score.
kingdom-legacy-page-expansion = Play expansion { $number }
kingdom-legacy-page-expansion-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
kingdom-legacy-page-expansion-cards = { $cards ->
    [0] no new cards
    [one] one card to discover
   *[other] { $cards } cards to discover
  }
kingdom-legacy-page-stop = End the campaign here
kingdom-legacy-page-read = Read
kingdom-legacy-page-purge-here = { $pointer ->
    [touch] Drag a card here, or tap it, to purge it. Its glory is kept.
   *[mouse] Drag a card here, or click it, to purge it. Its glory is kept.
  }
kingdom-legacy-page-purge-picked = Chosen for the purge

## What could I afford?

kingdom-legacy-page-afford = What could I afford?
kingdom-legacy-page-afford-now = Now
kingdom-legacy-page-afford-produce = If other cards produce
kingdom-legacy-page-afford-advance = After advancing to { $card }
kingdom-legacy-page-afford-out = Not this turn
kingdom-legacy-page-afford-none = Nothing that costs resources is here now.
kingdom-legacy-page-legend = What the signs mean

## A first campaign teaches itself

kingdom-legacy-page-guide-start = { $pointer ->
    [touch] This is your kingdom: ten cards. Make them better, round by round, for as much glory as you can; you cannot lose. Four of them are in play each turn. What glows can be used now: tap it.
   *[mouse] This is your kingdom: ten cards. Make them better, round by round, for as much glory as you can; you cannot lose. Four of them are in play each turn. What glows can be used now: click on it.
  }
kingdom-legacy-page-guide-produce = Produce: you get the resources that the card shows, and discard it. It comes back in the next round.
kingdom-legacy-page-guide-resources = Your resources. With them you pay for upgrades and effects in this turn; what is left at its end is lost.
kingdom-legacy-page-guide-upgrade = You can pay for an upgrade. It turns the card into something better, for the rest of the campaign. It also ends your turn, so do the rest first.
kingdom-legacy-page-guide-effect = This card can do something other than produce. The green tick means: discard it and go on. The hourglass ends the turn.
kingdom-legacy-page-guide-advance = Advance plays the next two cards of the deck. You see the first of them, but all your resources are lost, so spend them first.
kingdom-legacy-page-guide-end-turn = Nothing useful left? End the turn: cards in play are discarded unused, and four new ones come.
kingdom-legacy-page-guide-round-end = The deck is empty: with this turn the round ends. Then two new cards come from the box, and all cards are shuffled.
kingdom-legacy-page-guide-round-two = A new round: your upgraded cards come again, better than before, and the two new ones with them. You cannot lose; try for as much glory as you can by the last round.
kingdom-legacy-page-guide-blocked = An enemy lies on one of your cards: the card under it cannot be used. Defeat the enemy, if you can pay for it, and the card is free again.
kingdom-legacy-page-guide-permanent = Permanent cards stay here for good. Look at them each turn: their effects can be used again and again.
kingdom-legacy-page-guide-equip = This card is equipment: alone it makes nothing and does nothing. { $pointer ->
    [touch] Tap its line, then
   *[mouse] Drag it onto a card that glows, or click its line and then
  } the card that will wield it. That costs nothing and does not end the turn.
kingdom-legacy-page-guide-worn = What lies under a card is its equipment: it produces with that card, counts with it and goes with it.
kingdom-legacy-page-guide-tab = A card with a tab sticks out of the deck: the number is its place counted from the top.
kingdom-legacy-page-guide-kinds = This expansion has a resource of its own. It counts wherever any resource is named, and is lost at the end of the turn like the others.

## The log

kingdom-legacy-page-log-produced = { $card } produces { $gives }.
kingdom-legacy-page-log-used = { $card } is used.

## On one page
kingdom-legacy-page-sum-kingdom = Your kingdom begins with ten cards. They are shuffled into a deck, and each turn four of them come into play.
kingdom-legacy-page-sum-produce = Produce: discard a card and gain the resources that it shows.
kingdom-legacy-page-sum-upgrade = Upgrade: pay what a frame asks, and the card turns into something better for the rest of the campaign. This ends the turn.
kingdom-legacy-page-sum-effects = Signs say how an effect is used: by discarding the card, ending the turn, destroying the card, or always.
kingdom-legacy-page-sum-advance = Advance: play two more cards of the deck. Resources that you have not spent are lost, as at the end of every turn.
kingdom-legacy-page-sum-round = When the deck is empty, the round is over. Two new cards come from the box, and everything is shuffled anew.
kingdom-legacy-page-sum-obstacles = Red cards are obstacles: many of them block one of your cards until you defeat them.
kingdom-legacy-page-sum-end = Card 70 brings the last round. Then the glory of all your cards is counted. You cannot lose, only do better.
