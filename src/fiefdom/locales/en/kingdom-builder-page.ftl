### What only the page says of Kingdom Builder.

page-about-kingdom-builder = Build settlements on the terrain of your card, next to your own, and take the tiles of the locations they touch. Three cards say what brings gold, and they differ in every game.

## Board

kingdom-builder-page-board = Board
kingdom-builder-page-board-keys = Arrow keys move over the board, Enter acts on a space. Page Up and Page Down jump to spaces where something is possible. Plus, minus and 0 zoom.
kingdom-builder-page-hex = { $space }, row { $row }, column { $column }
kingdom-builder-page-location-space = { $location } ({ $left ->
    [one] { $left } tile
   *[other] { $left } tiles
  } left)
kingdom-builder-page-stands = { $player }: { $piece }
kingdom-builder-page-gain = Score { $change }.
kingdom-builder-page-zoom-in = Zoom in
kingdom-builder-page-zoom-out = Show the whole board
kingdom-builder-page-look-legal = Show what is possible
kingdom-builder-page-coordinates = Row and column numbers
kingdom-builder-page-look = The board
kingdom-builder-page-look-text = { $pointer ->
    [touch] Tap a space to see what it is, and why nothing can be done there now.
   *[mouse] Point at a space to see what it is. Click one that does not glow to learn why.
  }
kingdom-builder-page-look-only = { $pointer ->
    [touch] Tap a space to see what it is.
   *[mouse] Point at a space to see what it is.
  }
kingdom-builder-page-not-now = Not possible now:
kingdom-builder-page-letter-grass = G
kingdom-builder-page-letter-canyon = C
kingdom-builder-page-letter-desert = D
kingdom-builder-page-letter-flower_field = Fl
kingdom-builder-page-letter-forest = Fo
kingdom-builder-page-letter-swamp = S
kingdom-builder-page-letter-water = W
kingdom-builder-page-letter-mountain = M

## Turn

kingdom-builder-page-round = Round { $round }
kingdom-builder-page-round-last = Round { $round }, the last
kingdom-builder-page-on-grass = on grass
kingdom-builder-page-on-canyon = on canyon
kingdom-builder-page-on-desert = on desert
kingdom-builder-page-on-flower_field = on a flower field
kingdom-builder-page-on-forest = in the forest
kingdom-builder-page-on-swamp = in the swamp
kingdom-builder-page-build-beside = Build { $where }, next to your own
kingdom-builder-page-build-anywhere = Build { $where }, wherever you like
kingdom-builder-page-or-tile = Or use a tile first.
kingdom-builder-page-gains = The numbers show how your score would change.
kingdom-builder-page-tile-build = choose where to build
kingdom-builder-page-choose = Choose the terrain of this turn
kingdom-builder-page-redraw-title = None of your terrain is free
kingdom-builder-page-redraw = Draw a card
kingdom-builder-page-pick = choose the settlement that moves
kingdom-builder-page-move = choose where it goes
kingdom-builder-page-keep = choose the settlement to take off the board
kingdom-builder-page-hall = choose the middle of the city hall
kingdom-builder-page-piece-barracks = place a warrior, or take one back
kingdom-builder-page-piece-wagon = place your wagon, move it, or take it back
kingdom-builder-page-piece-lighthouse = place your ship, move it, or take it back
kingdom-builder-page-step = go on, or stop
kingdom-builder-page-resettle = go on, choose another settlement, or stop
kingdom-builder-page-strike = choose the settlement that goes back to its owner
kingdom-builder-page-wall = choose where the wall goes
kingdom-builder-page-wall-more = choose where the second wall goes, or stop
kingdom-builder-page-stop = Stop here
kingdom-builder-page-over = The game is over
kingdom-builder-page-react = Use your canoe, or pass
kingdom-builder-page-react-why = The last tile was taken: { $location }.
kingdom-builder-page-decline = Do not react
kingdom-builder-page-interrupts = { $player } may react; the turn of { $active } waits.
kingdom-builder-page-interrupted = The turn of { $active } is interrupted.
kingdom-builder-page-interrupted-you = The last tile of this location was taken: { $location }. You may build one settlement with your canoe.
kingdom-builder-page-interrupted-other = The last tile of this location was taken: { $location }. { $player } may react with a canoe.
kingdom-builder-page-end = End turn
kingdom-builder-page-end-now = End your turn
kingdom-builder-page-end-why = You can still undo.
kingdom-builder-page-end-or-tile = Use a tile, or end your turn
kingdom-builder-page-end-title = End the turn?
kingdom-builder-page-end-text = You could still use: { $tiles }.
kingdom-builder-page-last-round = This is the last round.
kingdom-builder-page-last-turn = Your last turn. { $what }
kingdom-builder-page-turn-of-away = { $player } is deciding, but is away
kingdom-builder-page-back-touch = Undo takes the choice back.
kingdom-builder-page-confirm-title = { $do ->
    [pick] Move this settlement?
    [move] Move it here?
    [place] Place it here?
    [take-back] Take this piece back?
    [keep] Take this settlement off the board?
    [strike] Send this settlement back?
   *[build] Build here?
  }
kingdom-builder-page-confirm = { $do ->
    [pick] Yes, this one
    [take-back] Yes, this one
    [keep] Yes, this one
    [strike] Yes, this one
   *[build] Yes, here
  }
kingdom-builder-page-draw-title = Draw a card?
kingdom-builder-page-draw-text = The fort draws a terrain card and builds on it. That cannot be undone.
kingdom-builder-page-draw-yes = Draw
kingdom-builder-page-steps = The turn
kingdom-builder-page-step-extra = tiles
kingdom-builder-page-step-build = build { $number } of { $of }
kingdom-builder-page-step-built = built { $of }
kingdom-builder-page-step-end = end
kingdom-builder-page-cards = Terrain cards

## Hint

kingdom-builder-page-thinking = Thinking…
kingdom-builder-page-advice = The medium bot would { $steps }
kingdom-builder-page-advice-step = { $do ->
    [build] build at { $where }
    [choose] choose { $terrain }
    [redraw] draw another card
    [pick] take the settlement at { $where }
    [move] move to { $where }
    [place] place it at { $where }
    [take-back] take the piece back from { $where }
    [use] use { $tile }
    [use-bonus] use { $tile }
    [stop] stop
    [decline] not react
   *[end] end the turn
  }
kingdom-builder-page-advice-why = It expects: { $why }.
kingdom-builder-page-advice-later = No gold at once; it pays off later.
kingdom-builder-page-advice-do = Do it

## Players, tiles, score

kingdom-builder-page-left = { $left } left
kingdom-builder-page-kept = { $kept } kept
kingdom-builder-page-my-tiles = Your tiles
kingdom-builder-page-tiles-of = Tiles of { $player }
kingdom-builder-page-no-tiles = None yet. Build next to a location to take its tile.
kingdom-builder-page-no-tiles-yet = None yet.
kingdom-builder-page-tiles-left = { $left ->
    [0] No tiles left.
    [one] { $left } tile left.
   *[other] { $left } tiles left.
  }
kingdom-builder-page-holders = { $count ->
    [0] Nobody holds one.
   *[other] Held by: { $players }.
  }
kingdom-builder-page-tile-usable = use it
kingdom-builder-page-tile-used = used
kingdom-builder-page-tile-gained = next turn
kingdom-builder-page-tile-waiting = waiting
kingdom-builder-page-tile-passive = always
kingdom-builder-page-tile-ready = can react
kingdom-builder-page-scores = What scores
kingdom-builder-page-scores-now = if the game ended now
kingdom-builder-page-why-lords = { $count ->
    [one] Nobody has built in one quadrant yet: all are level there, and each gets the full 12.
   *[other] Nobody has built in { $count } quadrants yet: all are level there, and each gets the full 12.
  }
kingdom-builder-page-why-farmers = { $count ->
    [one] You have none in one quadrant yet, so the fewest is 0.
   *[other] You have none in { $count } quadrants yet, so the fewest is 0.
  }
kingdom-builder-page-task = task
kingdom-builder-page-gold-of = { $source }: { $player } has { $gold } gold
kingdom-builder-page-source-castle-text = 3 gold for each castle you have built next to.
kingdom-builder-page-source-palace-text = 5 gold for the most settlements at each palace.
kingdom-builder-page-source-capitol-text = 1 gold for each settlement within two spaces of a capitol.
kingdom-builder-page-source-treasure-text = 3 gold for each treasure taken.
kingdom-builder-page-paid = paid at once
kingdom-builder-page-paid-apart = { $paid } paid, { $rest } at the end
kingdom-builder-page-paid-how = paid so far + at the end
kingdom-builder-page-scouts = 1 gold for each settlement next to { $terrain }, and not on it.
kingdom-builder-page-built = { $player } built { $count ->
    [one] one settlement
   *[other] { $count } settlements
  } at { $hexes }.

## End

kingdom-builder-page-reveal = Next card
kingdom-builder-page-reveal-all = Show all
kingdom-builder-page-chart = The score over the game
kingdom-builder-page-chart-label = { $player }: { $score } at the end
kingdom-builder-page-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
  }
kingdom-builder-page-rematch-same = Rematch, same map
kingdom-builder-page-rematch-new = Rematch, new map

## Setting up

kingdom-builder-page-expansions = Expansions
kingdom-builder-page-box-crossroads = Two locations on each board, tasks, wagons, ships and warriors; up to five players.
kingdom-builder-page-box-marshlands = Swamps, palaces, bonus tiles, and canoes that act in others' turns.
kingdom-builder-page-box-nomads = Tiles that are used once, new locations, and new ways to score.
kingdom-builder-page-first-game = First game: the boards and cards that suit it
kingdom-builder-page-boards = Boards
kingdom-builder-page-boards-random = Drawn at random
kingdom-builder-page-boards-picked = Chosen by you
kingdom-builder-page-boards-choose = Choose the boards
kingdom-builder-page-boards-draw = Draw at random again
kingdom-builder-page-map = Map number
kingdom-builder-page-map-note = Whoever enters the same number gets the same boards. The cards are shuffled anew.
kingdom-builder-page-map-other = Another map
kingdom-builder-page-share-map = Share this map
kingdom-builder-page-map-copied = Copied: a link that sets up a table with this map.
kingdom-builder-page-board-place = { $place ->
    [0] Top left
    [1] Top right
    [2] Bottom left
   *[3] Bottom right
  }
kingdom-builder-page-board-empty = Empty
kingdom-builder-page-board-turn = Turn by 180°
kingdom-builder-page-board-turned = turned
kingdom-builder-page-own = our own layout
kingdom-builder-page-own-note = Some Marshlands boards are layouts of our own: the rulebook does not print the boards.
kingdom-builder-page-yours = yours
kingdom-builder-page-boards-fill = Fill up at random
kingdom-builder-page-boards-done = Use these boards
kingdom-builder-page-boards-missing = Choose four boards: { $count } of 4.
kingdom-builder-page-goals = Kingdom Builder cards
kingdom-builder-page-goals-note = Three of them score. Untouched ones can be drawn; choose up to three to have them for sure, or leave some out.
kingdom-builder-page-tasks = Task cards
kingdom-builder-page-tasks-note = One is drawn for each Crossroads board on the table. Choose up to four to have just these.
kingdom-builder-page-tasks-none = Play without tasks
kingdom-builder-page-card-draw = may be drawn
kingdom-builder-page-card-in = chosen
kingdom-builder-page-card-out = left out
kingdom-builder-page-goals-random = Three drawn at random
kingdom-builder-page-goals-out = Drawn, without: { $cards }
kingdom-builder-page-goals-choose = Choose the cards
kingdom-builder-page-goals-three = Choose exactly three, or none: { $count } chosen.
kingdom-builder-page-goals-lords = Lords is known to favour the last player.
kingdom-builder-page-option-crossroads_printing-first = First: outpost; wagons, ships and warriors do not score
kingdom-builder-page-option-crossroads_printing-second = Second: fort; they count as settlements
kingdom-builder-page-capitol-note = A capitol lies on a castle of these boards, if they are on the table: 1 gold for each settlement within two spaces of it.
kingdom-builder-page-capitol-choice = { $choice ->
    [none] none
    [random] drawn
    [0] upper castle
   *[1] lower castle
  }
kingdom-builder-page-workshop-link = Draw a board of your own

## Workshop

kingdom-builder-page-workshop = Board workshop
kingdom-builder-page-workshop-text = For a board that you own and we do not have: paint its hundred spaces, save it, and choose it when you set up a table.
kingdom-builder-page-workshop-name = Name
kingdom-builder-page-workshop-new-name = My board
kingdom-builder-page-workshop-brush = Brush
kingdom-builder-page-workshop-locations = Locations
kingdom-builder-page-workshop-location = Location { $number } (row { $row }, column { $column })
kingdom-builder-page-workshop-clear = Start anew
kingdom-builder-page-workshop-save = Save
kingdom-builder-page-workshop-saved = Saved in this browser.
kingdom-builder-page-workshop-delete = Delete
kingdom-builder-page-workshop-mine = My boards
kingdom-builder-page-workshop-none = Nothing saved yet.
kingdom-builder-page-workshop-text-form = As text
kingdom-builder-page-workshop-text-note = Copy this to keep or share the board; paste a board here and load it.
kingdom-builder-page-workshop-import = Load
kingdom-builder-page-workshop-bad-text = This is not a board: ten rows of ten letters, then “locations: farm, farm”.
kingdom-builder-page-workshop-checks = Checks
kingdom-builder-page-workshop-ok = This board can be played.
kingdom-builder-page-workshop-no-terrain = There is no space of this terrain: { $terrain }.
kingdom-builder-page-workshop-no-name = The board needs a name.
kingdom-builder-page-workshop-taken = A board of the game has this name.
kingdom-builder-page-workshop-play = Use it at a table

## A first game

kingdom-builder-page-guide-first = { $pointer ->
    [touch] Your card shows a terrain. Tap any glowing space to build; the cards in “What scores” say where it pays.
   *[mouse] Your card shows a terrain. Click any glowing space to build; the cards in “What scores” say where it pays.
  }
kingdom-builder-page-guide-beside = From now on you must build next to your own where that is possible. So mind where a group starts.
kingdom-builder-page-guide-gained = You took a tile. From your next turn on it gives you an extra action each turn.
kingdom-builder-page-guide-tile = { $pointer ->
    [touch] You may use a tile before or after your three settlements. Tap it to see where it could go.
   *[mouse] You may use a tile before or after your three settlements. Click it to see where it could go.
  }
kingdom-builder-page-guide-end = Three are built. Undo is possible until you end the turn.
kingdom-builder-page-guide-score = { $pointer ->
    [touch] Tap a number in “What scores” to see which settlements count.
   *[mouse] Point at a card in “What scores” to see which of your settlements count.
  }
kingdom-builder-page-guide-choose = { $pointer ->
    [touch] Two terrains to choose from: tap one to see its spaces. The first build settles the choice.
   *[mouse] Two terrains to choose from: click one to see its spaces. The first build settles the choice.
  }
kingdom-builder-page-guide-react = Somebody took the last tile of a location. Your canoe may build now, or you can pass.
kingdom-builder-page-guide-last = Somebody has built their last settlement: the round is played to its end.

## A first game, step by step
kingdom-builder-page-lesson-goals = These cards say what brings gold in this game: settlements by water, places that you connect, and many in one row. Most gold wins.
kingdom-builder-page-lesson-card = Your card for this turn: grass. Every turn you build three settlements on the terrain of your card.
kingdom-builder-page-lesson-start = { $pointer ->
    [touch] Where you begin matters most. A good space is next to a location, for its tile, and touches few other terrains, so that later cards leave you free to begin elsewhere. The marked spaces are like that: tap one.
   *[mouse] Where you begin matters most. A good space is next to a location, for its tile, and touches few other terrains, so that later cards leave you free to begin elsewhere. The marked spaces are like that: click one.
  }
kingdom-builder-page-lesson-beside = From now on you must build next to your own, as long as your card's terrain lies there. Only those spaces glow. Build the other two.
kingdom-builder-page-lesson-tile = You built next to a location and took its tile: { $tile }. From your next turn on you can use it once every turn: “{ $does }”
kingdom-builder-page-lesson-end = Three are built. Until you end the turn you can take everything back. Now end it.
kingdom-builder-page-lesson-others = Now the bot builds. What it has built keeps a white ring until your next turn is over.
kingdom-builder-page-lesson-elsewhere = A new card: { $terrain }. None of it touches your settlements, so you may begin anywhere on it. That is what the good start was for.
kingdom-builder-page-lesson-use = { $pointer ->
    [touch] Use your tile ({ $tile }) before or after the three: tap it, then a glowing space.
   *[mouse] Use your tile ({ $tile }) before or after the three: click it, then a glowing space.
  }
kingdom-builder-page-lesson-numbers = The numbers on the spaces say how your score would change at once. They do not look ahead: a tile or a way to another place can be worth more.
kingdom-builder-page-lesson-score = { $pointer ->
    [touch] Tap a number here to see which settlements count. Castles pay 3 to everybody who builds next to them.
   *[mouse] Point at a number here to see which settlements count. Castles pay 3 to everybody who builds next to them.
  }
kingdom-builder-page-lesson-over = That is all you need. The game ends in the round in which somebody builds the last of their 40 settlements. Play on as you like; the rules open beside the table, and a hint is always there.

## On one page
kingdom-builder-page-sum-card = In your turn you show your terrain card.
kingdom-builder-page-sum-build = You build three settlements on free spaces of that terrain.
kingdom-builder-page-sum-beside = Next to your own, if that is possible; else anywhere on that terrain.
kingdom-builder-page-sum-tile = Build next to a location to take a tile from it, at most one from each.
kingdom-builder-page-sum-use = From the next turn on, each tile is an extra action, before or after the three builds.
kingdom-builder-page-sum-score = Three cards say what brings gold; they differ in every game.
kingdom-builder-page-sum-castle = Each castle pays 3 gold to everybody who has built next to it.
kingdom-builder-page-sum-end = When somebody has built all 40, the round is played to its end. Most gold wins.
