### The rules of Kingdom Builder with its expansions, in our own words, by their numbers.
### "Ruling" marks what we decided where the rulebooks are silent or unclear.

kingdom-builder-rules-about = You build settlements in a kingdom whose map is new every time. Three cards say what brings gold; your terrain card says where you may build.
kingdom-builder-rules-part-K1 = Board and set-up
kingdom-builder-rules-part-K8 = The turn
kingdom-builder-rules-part-K13 = Location tiles
kingdom-builder-rules-part-K25 = The end
kingdom-builder-rules-part-K30 = Kingdom Builder cards
kingdom-builder-rules-part-X1 = Crossroads
kingdom-builder-rules-part-X20 = Task cards
kingdom-builder-rules-part-M1 = Marshlands
kingdom-builder-rules-part-M20 = Kingdom Builder cards of Marshlands
kingdom-builder-rules-part-N1 = Nomads
kingdom-builder-rules-part-N11 = The nomad tiles
kingdom-builder-rules-part-N23 = The locations of Nomads
kingdom-builder-rules-part-N27 = Stone walls
kingdom-builder-rules-part-N31 = Cards that pay at once
kingdom-builder-rules-part-N39 = Nomads with Crossroads and Marshlands
kingdom-builder-rules-part-P1 = The Capitol

## Board and set-up

rule-K1 = Four different boards of 10 by 10 hexes, each as printed or turned upside down, form a square of 20 by 20. Rows run from left to right, and every second row is shifted half a hex to the right.
rule-K2 = You build on grass, canyon, desert, flower field and forest, and with Marshlands on swamp. Water, mountains, locations, castles, palaces and nomad spaces are not for building, nor is a space next to a warrior.
rule-K3 = Each expansion in use adds its boards to the pool. Four boards are drawn from it, or chosen by the table.
rule-K4 = Each location space starts with two tiles.
rule-K5 = Two to four play, or five when Crossroads or Nomads is in use. Everybody has 40 settlements. Ruling: the start player is drawn.
rule-K6 = The deck has five cards of each of grass, canyon, desert, flower field and forest. Everybody holds one card, which the others do not see until its owner's turn.
rule-K7 = Three Kingdom Builder cards, drawn or chosen, say what brings gold. They are open to all.

## The turn

rule-K8 = Show your terrain card and take the mandatory action. You may use each of your location tiles once, before it or after it, but not between its builds. You never have to use a tile.
rule-K9 = Mandatory action: build three settlements, or as many as you have left, one after the other on empty spaces of your card's terrain.
rule-K10 = Build next to your own if you can: of all the spaces that an action allows, you must take one next to a settlement of yours if there is any; otherwise take any. This is judged again for every settlement, and it also holds for tiles unless they say otherwise.
rule-K11 = If no space of your terrain is left, at the start or in the middle of the mandatory action, you put the card aside, draw another and go on with what remains; at the very start the new card's number counts. Cards put aside in a turn do not come back in it, and when none is left to draw the action is over. The new card then counts for your tiles, too. Ruling: tiles alone never make you draw.
rule-K12 = At the end of the turn you discard your card and draw a new one. When the deck is empty, the discards are shuffled.

## Location tiles

rule-K13 = When you build or move a settlement next to a location that still has tiles, you take one at once, but only one per location space in the whole game, even if you lose it later. A settlement next to several locations takes from each.
rule-K14 = You can use a tile from your next turn on. Only the canoe is ready at once.
rule-K15 = When after an action none of your settlements is next to the space a tile came from, you lose the tile, and it leaves the game. Each tile knows its space; of two alike you choose which one you use.
rule-K16 = Moving is not building: nothing comes from your supply. The settlement is lifted first, and where it goes must be next to your own if possible, unless the action says otherwise. Ruling: the space it left counts as empty, and it may go back there.
rule-K17 = An action that cannot be carried out is lost for this turn. Building needs a settlement in the supply, moving does not.
rule-K18 = Oracle: build one on the terrain of the card you played.
rule-K19 = Farm: build one on grass. Oasis: build one on desert.
rule-K20 = Tower: build one at the edge of the board. Whether it can be next to your own is judged for the whole edge.
rule-K21 = Tavern: build one at either end of a straight line of at least three of your settlements, along a row or a diagonal. Settlements on water or mountains count in the line.
rule-K22 = Barn: move one of yours to the terrain of the card you played.
rule-K23 = Harbor: move one of yours onto water, also from water to water.
rule-K24 = Paddock: move one of yours two spaces in a straight line, whatever lies between. It need not end next to your own.

## The end

rule-K25 = When somebody has built the last settlement, with nothing left in the supply or kept by a temple, the round is played to its end. This is checked after every build, whoever's turn it is. Ruling: nothing later revokes it. Ruling: the game also ends after three rounds in a row in which nobody built from the supply.
rule-K26 = Most gold wins. Tied players share the victory.
rule-K27 = Castle: 3 gold for each castle with at least one of your settlements next to it.

## Kingdom Builder cards

rule-K30 = Fishermen: 1 gold for each of your settlements next to water; one that stands on water does not count.
rule-K31 = Merchants: 4 gold for each location, castle or palace that an area of your settlements connects with another such space.
rule-K32 = Discoverers: 1 gold for each row in which you have a settlement.
rule-K33 = Hermits: 1 gold for each separate settlement or area of settlements.
rule-K34 = Citizens: 1 gold for every two settlements of your largest area, rounded down.
rule-K35 = Miners: 1 gold for each of your settlements next to a mountain; one that stands on a mountain does not count.
rule-K36 = Workers: 1 gold for each of your settlements next to a location, castle or palace.
rule-K37 = Knights: 2 gold for each of your settlements in the row where you have most.
rule-K38 = Lords: in each quadrant the most settlements bring 12 gold, the second most 6. Everybody tied gets the full amount, and the next lower number is second. You need no settlement to have a rank. The last player has an advantage here, so the table can leave this card out.
rule-K39 = Farmers: 3 gold for each of your settlements in the quadrant where you have fewest.

## Crossroads

rule-X1 = Each of the four Crossroads boards has two different locations and a castle. For every one of them on the table a task card is laid out. Each task counts once per player.
rule-X2 = Everybody also has a wagon, a ship, two warriors and a city hall. They are not part of the 40 settlements.
rule-X3 = Forester's lodge: build one on forest. Monastery: build one on canyon.
rule-X4 = Outpost: build one on any terrain fit for building.
rule-X5 = Crossroads: if you hold this tile at the end of your turn, you draw one more card. In your turn all your cards are open; the first action that needs a terrain decides which one counts for the whole turn. For the mandatory action you may not choose a card that cannot be built on while another can. All are discarded afterwards.
rule-X6 = Ruling: if you lose the crossroads tile, you keep the card you already hold.
rule-X7 = City hall: once per game, place it on seven empty spaces fit for building, a hex and all around it, next to one of your settlements. It stays for good. Ruling: next to your wagon or ship will do.
rule-X8 = Each of its seven hexes counts as one of your settlements. Ruling: so it does for castles, palaces, building next to your own, taverns, fountains and location tiles. Nothing moves it.
rule-X9 = Barracks: place one of your warriors, next to your own if possible, or take one back.
rule-X10 = Nobody may build, place or move a settlement, a city hall or a warrior next to a warrior, and such spaces do not count when you look for one next to your own. Wagons and ships may go there. What stands there already stays, and may leave.
rule-X11 = Wagon: place it on a space fit for building or on a mountain, next to your own if possible; or move it one to three steps over such empty spaces; or take it back. Warriors do not keep it away.
rule-X12 = Lighthouse: place your ship on water, next to your own if possible; or move it one to three steps over empty water; or take it back.
rule-X13 = Wagon and ship count as your own when you build next to your own, and for nothing else. A warrior counts for nothing. None of them takes or holds tiles, and only their own action moves them.
rule-X14 = All three stay on the board when the tile is lost. They leave it before scoring.
rule-X15 = Every piece fills its space.
rule-X16 = Second printing, as an option: the fort replaces the outpost; it draws a terrain card and builds one on that terrain, with a swamp card on either half (ruling: “next to your own” is judged in the half you build on). Warriors, wagons and ships count as settlements in everything, take tiles at every step and score; but only their own actions move them. Warriors keep wagons and ships away, too.

## Task cards

rule-X20 = Home country, 5 gold: all spaces of one connected terrain area are yours. Water and mountains are areas, too.
rule-X21 = Fortress, 6 gold: one of your settlements with six of yours around it.
rule-X22 = Road, 7 gold: at least seven of your settlements in an unbroken diagonal line.
rule-X23 = Place of refuge, 8 gold: a location or castle with your settlements on all sides. Ruling: a palace counts, too.
rule-X24 = Advance, 9 gold: at least seven of your settlements at one edge of the board, touching or not.
rule-X25 = Compass points, 10 gold: a settlement at each of the four edges. A corner belongs to two.

## Marshlands

rule-M1 = Each of the four Marshlands boards has swamp, two spaces of one location and a palace. There are two bonus tiles for each of these locations.
rule-M2 = Palace: whoever has the most settlements next to it gets 5 gold; all who are tied get it. With none next to it nobody does.
rule-M3 = Five more terrain cards show swamp and another terrain. Without swamp on the board only the other half counts.
rule-M4 = With such a card you build two on swamp or three on the other terrain. The first action that needs the terrain decides, and it holds for the mandatory action, oracle and barn alike.
rule-M5 = If one half is full you must take the other; only when both are full do you draw another card. Ruling: in the middle of the action the chosen half counts alone.
rule-M6 = Whoever holds both tiles of a Marshlands location also takes its bonus tile and uses it from the next turn on. Ruling: whoever loses one of the two gives the bonus tile back.
rule-M7 = Canoe: right after another player has taken the last tile of any location space, you may build one on swamp or water, next to your own if possible. The turn is interrupted, owners react in turn order, starting to the left of that player, and a reaction that takes another last tile is answered first. A canoe is ready as soon as you own it, and reacts once until your next turn begins. Swamp and water are judged together: if any empty space of either is next to your own, it must be one of those.
rule-M8 = Canoe bonus: in your own turn build one on swamp or water, as with the canoe.
rule-M9 = Refuge: move one of yours to an adjacent space fit for building. It need not be next to another of yours.
rule-M10 = Refuge bonus: move one of yours in a straight line to the first empty space fit for building, over anything between.
rule-M11 = Fountain: build one on a space next to exactly one of your settlements and to no one else's.
rule-M12 = Fountain bonus: your fountains may build on a mountain under the same condition. It brings no additional settlement.
rule-M13 = Temple: take one of your settlements off the board and keep it. In your next turn it must be built within the mandatory action in addition to the others. Kept ones are not part of the supply, and what cannot be built stays kept. Ruling: the kept ones are built first.
rule-M14 = Temple bonus: the first settlement of your mandatory action need not be next to your own.

## Kingdom Builder cards of Marshlands

rule-M20 = Geologists: 2 gold for each mountain range that an area of your settlements connects with another range. A settlement on a mountain touches its range.
rule-M21 = Messengers: 2 gold for each space of a shortest way between your two connected settlements that are farthest apart, both ends included. The way may lead over anything.
rule-M22 = Noblewomen: castles and locations bring 5 gold for the most settlements around them, as palaces do, on top of what castles give.
rule-M23 = Vassals: 1 gold for each of your settlements at an inner edge of the four boards.
rule-M24 = Captains: 1 gold for each of your settlements with at least three of yours next to it.
rule-M25 = Scouts: before the deal the top terrain card is shown, and all cards with its terrain leave the game; with a swamp card, the other half decides. 1 gold for each of your settlements next to that terrain and not on it. Only tiles can build on it.

## Nomads

rule-N1 = Four more boards: Quarry, with one location and three nomad spaces; Caravan, Village and Garden, with two locations and one nomad space each. They have no castles.
rule-N2 = A nomad space is a special space like a location: nothing is ever built, placed or moved onto it, with or without its tile.
rule-N3 = There are 15 nomad tiles: a donation for each of grass, canyon, desert, flower field, forest, water and mountain; two resettlements, two outposts, two swords and two treasures. They are shuffled by the map's number, and one lies face up on each nomad space. Ruling: the others leave the game unseen. None is laid later.
rule-N4 = Each location space starts with two tiles. The 25 stone walls lie ready for all when a quarry is on the board. Boards of your own can have at most as many nomad spaces, together, as there are tiles.
rule-N5 = Families, Shepherds and Ambassadors join the Kingdom Builder cards. Ruling: also when no Nomads board is on the table.
rule-N6 = With Nomads two to five play, with 40 settlements each. The board is still made of four.
rule-N7 = Whoever is first to build or move a settlement next to a nomad space takes its tile at once. There is only one, so nobody else gets anything there. One settlement may take tiles from several spaces.
rule-N8 = A nomad tile serves once, in the first turn of its owner that begins after it was taken. Used or not, it leaves the game at the end of that turn.
rule-N9 = You keep a nomad tile even when none of your settlements is next to its space any more.
rule-N10 = Nomad tiles are used before or after the mandatory action, never between its builds (but see the outpost); using them is optional. You may use several in one turn. Ruling: one that cannot be carried out is not used up by trying.

## The nomad tiles

rule-N11 = Donation: build three settlements, or as many as you have left, on the tile's terrain, each next to your own if possible. Your terrain card does not matter, and its choice stays open.
rule-N12 = The donations for water and mountain build there, an exception for them only. Such settlements count like any other, but one on water brings nothing for Fishermen, and one on a mountain nothing for Miners.
rule-N13 = Ruling: a donation that has begun is finished before you do anything else. When its terrain is full, the rest is lost; no card is drawn.
rule-N14 = Resettlement: four steps, shared as you like among your settlements, in any order; you may stop after any of them. A step goes to an adjacent empty space fit for building, and need not end next to your own. Nothing is crossed. A settlement on water or a mountain may step off it.
rule-N15 = Every step is a move: it takes the tiles next to the space entered.
rule-N16 = Ruling: which location tiles you lose is judged when the whole resettlement is over.
rule-N17 = Nomad outpost: for one settlement that you build in that turn, “next to your own if possible” does not hold. You declare it before that settlement, also in the middle of the mandatory action or of a donation.
rule-N18 = Ruling: an outpost changes nothing else. Terrain stays, and so do the conditions of tavern, village, fountain and city hall. It does not apply to moves, walls, warriors, wagons or ships. Two outposts serve two settlements. With the fort it may be declared after the card is drawn.
rule-N19 = Sword: one settlement of every other player, chosen by you, goes back to its owner's supply. Players without one are passed over. Ruling: one must be taken from each of the others; if nobody has one, the sword cannot be used.
rule-N20 = After the sword the owners of what was removed lose the location tiles of spaces next to which they have nothing left. Nomad tiles and gold already paid stay with them. What was removed may be built again.
rule-N21 = A sword does not call off the end of the game once it has been set off. It cannot touch settlements kept by a temple, nor a city hall.
rule-N22 = Treasure: 3 gold at once for whoever takes it; the tile then leaves the game.

## The locations of Nomads

rule-N23 = Quarry: put one or two stone walls on empty spaces of your card's terrain, each next to a settlement of yours, always. This decides which card or half counts. You need no settlement in the supply.
rule-N24 = Caravan: move one of yours in a straight line as far as it goes, to the last empty space fit for building before anything that stops it. It cannot stop earlier and need not end next to your own. Only where it ends counts for tiles. Ruling: a space next to a warrior stops it, too.
rule-N25 = Village: build one next to at least three of your settlements.
rule-N26 = Garden: build one on a flower field, next to your own if possible.

## Stone walls

rule-N27 = A wall belongs to nobody, is no settlement, brings no gold and never leaves its space. There are 25.
rule-N28 = A wall fills its space and stops caravan, resettlement, wagon and city hall. Paddock and refuge bonus pass over it.
rule-N29 = A wall does nothing to the spaces around it, and counts as nobody's neighbour.
rule-N30 = A walled space keeps its terrain, but is not empty. So walls can free you from building next to your own, and can fill a terrain.

## Cards that pay at once

rule-N31 = Families, Shepherds and Ambassadors pay at once, each time, and nothing at the end. One settlement may be paid by several of them.
rule-N32 = Only building counts, by whatever action, whoever's turn it is; moving never does.
rule-N33 = Families: 2 gold when the three settlements of your mandatory action stand side by side in one straight line. Older ones cannot fill a gap, and fewer than three bring nothing. Ruling: after drawing another card in the middle they may stand on different terrains.
rule-N34 = Shepherds: 2 gold for each settlement that you build on a space with no empty space of the same terrain next to it. Ruling: a space that a warrior closes is still empty.
rule-N35 = Ambassadors: 1 gold for each settlement that you build next to a settlement of another player, however many there are.
rule-N36 = Gold paid so far is kept by source and open to all. Your score is this gold and what cards, castles and the rest would pay if the game ended now.
rule-N37 = Gold paid is never taken back, whatever becomes of the settlement. Building it again can pay again.
rule-N38 = Workers and Merchants count nomad spaces, too, with or without their tile.

## Nomads with Crossroads and Marshlands

rule-N39 = Crossroads, first printing: warriors, wagons and ships take no nomad tiles, fear no sword, and do not count for village, walls and Ambassadors. They do fill their space for Shepherds.
rule-N40 = Second printing: they count as settlements here, too. Placing one is building for Shepherds and Ambassadors; wagon and ship take nomad tiles at every step; a sword may take one. Caravan and resettlement do not move them.
rule-N41 = The city hall takes nomad tiles next to it. Each of its seven hexes is judged for Shepherds and Ambassadors, with all seven in place. It counts for village and walls, and is no part of Families.
rule-N42 = The spaces next to a warrior are closed to donations, village, garden, resettlement and caravan. Ruling: to walls, too.
rule-N43 = Place of refuge can be fulfilled at a nomad space, too.
rule-N44 = Home country: water and mountains can be filled by donations. Ruling: an area with a wall in it cannot be fulfilled.
rule-N45 = Crossroads tile: a quarry used first decides which card counts. A donation does not.
rule-N46 = A canoe can also react to every nomad tile that another player takes, treasures included. Ruling: it may interrupt a donation or a resettlement.
rule-N47 = Noblewomen: nomad spaces and capitols bring 5 gold for the most settlements around them, too.
rule-N48 = Village, caravan and resettlement may use swamp, walls too when the swamp half counts. There is no donation for swamp.
rule-N49 = Settlements kept by a temple bring gold for Shepherds and Ambassadors when they are built, but are no part of Families. Ruling: Families looks at the first three of the mandatory action, if its number without the kept ones is three.
rule-N50 = The temple's bonus and an outpost may serve two settlements of the same mandatory action.
rule-N51 = Refuge and its bonus take nomad tiles, too.
rule-N52 = With Scouts, donation, garden and village may build on the terrain whose cards were removed.
rule-N53 = Geologists: settlements on mountains touch their range and connect like any others.
rule-N54 = Ruling: the table can leave the two swords out; the tiles are then drawn from 13.

## The Capitol

rule-P1 = The table can use the Capitol. Only the Harbor and the Oracle boards, with two castles each, take one; without them it has no effect.
rule-P2 = On each of these boards on the table a capitol is laid on one of the two castles. Ruling: which one is drawn by the map's number, or chosen by the table, on both boards or on one.
rule-P3 = At the end: 1 gold for each of your settlements within two spaces of a capitol, over anything in between.
rule-P4 = Ruling: a settlement within reach of both brings 1 gold, not 2.
rule-P5 = Ruling: the castle under a capitol stays a castle.
rule-P6 = Ruling: Noblewomen score a capitol once, not once more as a castle.
rule-P7 = Ruling: a city hall's hexes count as settlements here, and in the second printing of Crossroads warriors, wagons and ships do, too. Walls never.
rule-P8 = An example: a capitol is on the left castle of the Harbor board. Of three settlements, one next to it, one two spaces away and one three spaces away, two bring gold, and the castle brings 3 more.
