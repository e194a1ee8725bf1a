### Kingdom Legacy: the few words of a card's face that are no secret. The card's own come from the server.

kingdom-legacy-face-produce = Produce
kingdom-legacy-face-makes = produces
kingdom-legacy-face-free = free
kingdom-legacy-face-short = { $amount } short
kingdom-legacy-face-lose = you lose
kingdom-legacy-face-destroys = destroys { $name }
kingdom-legacy-face-blocked = blocked
kingdom-legacy-face-cross-out = Cross out { $amount }
kingdom-legacy-face-used = (used)
kingdom-legacy-face-number = Card
kingdom-legacy-face-stages = { $number ->
    [one] this card has one side
   *[other] all { $number } sides of this card
  }
kingdom-legacy-face-others = Its other sides
kingdom-legacy-face-rulings = How it is played
kingdom-legacy-face-choose = Choose { $name }
kingdom-legacy-face-back = a card face down
kingdom-legacy-face-back-number = card { $number }, still in the box
kingdom-legacy-face-any = { $number ->
    [one] any resource
   *[other] any { $number } resources
  }
kingdom-legacy-face-glory = { $number } glory
kingdom-legacy-face-permanent = permanent
kingdom-legacy-face-obstacle = obstacle
kingdom-legacy-face-scroll = scroll
kingdom-legacy-face-stays = sticker: stays in play
kingdom-legacy-face-knight = sticker: knight
kingdom-legacy-face-tab = tab: shows its place in the deck
kingdom-legacy-face-box = box { $number }
kingdom-legacy-face-from = from { $number } on
kingdom-legacy-face-marked = marked
kingdom-legacy-face-to-next = of { $number }
kingdom-legacy-face-track-key = above: the price, below: glory

## The signs of effects

kingdom-legacy-face-sign-activated = Discard to use
kingdom-legacy-face-sign-activated-about = The card goes to the discard pile, the turn goes on.
kingdom-legacy-face-sign-time = Takes time
kingdom-legacy-face-sign-time-about = The card is discarded (a permanent one stays), and the turn ends.
kingdom-legacy-face-sign-destroy = Destroy to use
kingdom-legacy-face-sign-destroy-about = The card leaves the game for good.
kingdom-legacy-face-sign-passive = Always
kingdom-legacy-face-sign-passive-about = Holds while the card lies there, or can be used again and again.
kingdom-legacy-face-sign-optional = You may
kingdom-legacy-face-sign-optional-about = When its moment comes, if you like.
kingdom-legacy-face-sign-forced = You must
kingdom-legacy-face-sign-forced-about = When its moment comes, whether you like it or not.
kingdom-legacy-face-sign-once = Once only
kingdom-legacy-face-sign-once-about = Crossed out after use.
kingdom-legacy-face-rotate = Rotate
kingdom-legacy-face-rotate-about = The card turns round, head to foot.
kingdom-legacy-face-flip = Flip
kingdom-legacy-face-flip-about = The card turns over to its back.
kingdom-legacy-face-turn = Turn over and round
kingdom-legacy-face-glory-name = Glory
kingdom-legacy-face-glory-about = What the card is worth.
kingdom-legacy-face-sticker = Sticker
kingdom-legacy-face-sticker-about = Added to this side for good.
kingdom-legacy-face-equipment = Equipment
kingdom-legacy-face-equipment-about = Lies under the card that wields it, and is part of it.
kingdom-legacy-face-missing = Missing
kingdom-legacy-face-missing-about = You do not have it in hand.
