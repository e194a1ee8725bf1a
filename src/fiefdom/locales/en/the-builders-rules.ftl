### The rules of The Builders: Middle Ages in our own words, by number. (ruling): our decision where the rulebook is silent.

the-builders-rules-about = You run a building company in the Middle Ages. Open sites, hire workers, pay them to build, and be ahead when somebody reaches 17 points.
the-builders-rules-part-B1 = What is on the table
the-builders-rules-part-B3 = Set-up
the-builders-rules-part-B6 = A turn
the-builders-rules-part-B13 = Completing a building
the-builders-rules-part-B17 = The end
rule-B1 = Two to four players. There are 42 workers (6 apprentices, 12 labourers, 16 journeymen, 8 masters) and 42 building cards (34 buildings and 8 machines).
rule-B2 = Money is counted in plain coins. The bank never runs out.
rule-B3 = The building cards are shuffled, and five lie face up in a row.
rule-B4 = Every player gets one random apprentice. The other apprentices are shuffled into the workers, and five workers lie face up in a row.
rule-B5 = Every player begins with 10 coins. Chance decides who starts.
rule-B6 = Players take turns clockwise. A turn has three actions; at any moment of your turn you may buy more, 5 coins each, as many as you can pay.
rule-B7 = You need not use all your actions: you may end your turn whenever you like (ruling).
rule-B8 = Open a site, 1 action: take one of the building cards from the row as a building site of yours. The row is filled up at once. You may have any number of sites.
rule-B9 = Hire, 1 action: take one of the workers from the row. The row is filled up at once. You may have any number of workers.
rule-B10 = Send a worker to one of your sites and pay the wage to the bank. The worker stays there until the building is complete. The first worker you send to a site in a turn costs 1 action, the second to the same site 2 more, the third 3 more, and so on; workers who stood there before this turn do not count. Another site starts at 1 again. You may send a worker even if nothing they supply is needed.
rule-B11 = Take coins: 1 action gives 1 coin, 2 actions give 3, 3 actions give 6. You choose how many actions to spend each time.
rule-B12 = A worker set free in this turn can be sent again in the same turn, for a new wage; so can a machine completed in this turn. The count of B10 goes by site, not by worker.
rule-B13 = A building is complete the moment its workers together supply at least what it needs of stone, wood, knowledge and tile. That costs no action, and any surplus is lost.
rule-B14 = All its workers come back to you. You receive the building's coins, but only after the wage of the last worker has been paid. You keep the card for its points.
rule-B15 = A machine is built in just the same way. It pays no coins, scores its points, and from then on works for you as a worker without a wage. It goes to work, and comes back, like any worker.
rule-B16 = When a deck has run out, its row is no longer filled up.
rule-B17 = When somebody ends a turn with 17 or more points from completed buildings and machines (coins do not count), the round is played to its end, so that everybody has had the same number of turns. Then the game is over.
rule-B18 = The final score is the points of buildings and machines and 1 point for every full 10 coins. The most points win. In a tie the points of buildings and machines decide, then the coins; if that is equal too, the victory is shared.
rule-B19 = So that every game ends (ruling): at the end of a round the game also ends if both rows are empty and nobody has both a free worker and a site, or if for ten rounds in a row nobody has opened a site, hired, or sent a worker.
