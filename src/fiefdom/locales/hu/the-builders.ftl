### Az építőmesterek: Középkor. A lapok, ami történik, és hogy valami miért nem lehetséges.

the-builders-name = Az építőmesterek: Középkor

the-builders-resource-stone = kő
the-builders-resource-wood = fa
the-builders-resource-knowledge = tudás
the-builders-resource-tile = cserép
the-builders-amount-stone = { $number } kő
the-builders-amount-wood = { $number } fa
the-builders-amount-knowledge = { $number } tudás
the-builders-amount-tile = { $number } cserép

## Lapok

the-builders-card-apprentice = Tanonc
the-builders-card-labourer = Segédmunkás
the-builders-card-journeyman = Iparos
the-builders-card-master = Mester
the-builders-card-arbour = Lugas
the-builders-card-hut = Kunyhó
the-builders-card-covered-bridge = Fedett híd
the-builders-card-tree-house = Lombház
the-builders-card-stone-bridge = Kőhíd
the-builders-card-wash-house = Mosóház
the-builders-card-straw-hut = Szalmakunyhó
the-builders-card-town-house = Városi ház
the-builders-card-thatched-cottage = Nádfedeles ház
the-builders-card-country-house = Vidéki ház
the-builders-card-small-house = Kis ház
the-builders-card-cowshed = Tehénistálló
the-builders-card-inn = Vendégfogadó
the-builders-card-pigsty = Disznóól
the-builders-card-rural-post = Falusi posta
the-builders-card-grain-silo = Gabonatároló
the-builders-card-stable = Lóistálló
the-builders-card-forge = Kovácsműhely
the-builders-card-windmill = Szélmalom
the-builders-card-water-mill = Vízimalom
the-builders-card-market-hall = Vásárcsarnok
the-builders-card-burghers-house = Polgárház
the-builders-card-post-house = Postaház
the-builders-card-mansion = Udvarház
the-builders-card-tavern = Kocsma
the-builders-card-farm = Major
the-builders-card-church = Templom
the-builders-card-watchtower = Őrtorony
the-builders-card-abbey = Apátság
the-builders-card-cloister = Kolostor
the-builders-card-chapel = Kápolna
the-builders-card-aqueduct = Vízvezeték
the-builders-card-castle = Vár
the-builders-card-cathedral = Székesegyház
the-builders-card-crane = Daru
the-builders-card-circular-saw = Körfűrész
the-builders-card-measuring-instrument = Mérőműszer
the-builders-card-tile-kiln = Cserépégető

## Ami történt

the-builders-event-opened = { $player } új építkezést kezdett: { $card }.
the-builders-event-hired = { $player } felbérelte: { $card }.
the-builders-event-sent = { $player } munkába állította: { $worker } – { $site }, bér: { $wage }.
the-builders-event-completed = { $player } befejezte: { $card } – { $points } pont{ $coins ->
    [0] {""}
   *[other] , { $coins } pénz
  }.
the-builders-event-took-coins = { $player } { $coins } pénzt vett fel { $actions } akcióért.
the-builders-event-bought-action = { $player } vett egy akciót { $coins } pénzért.
the-builders-event-ended-turn = { $player } befejezte a körét.
the-builders-event-refilled = Új lap a sorban: { $card }.
the-builders-event-game-over = A játék véget ért ({ $rule }).

## Miért nem

the-builders-no-game-over = A játék véget ért.
the-builders-no-taken = { $card }: ez már { $player } lapja.
the-builders-no-not-in-row = { $card }: nincs a sorban.
the-builders-no-row-empty = A sor üres: elfogyott a pakli.
the-builders-no-site-complete = { $site }: már elkészült.
the-builders-no-not-your-site = { $site }: nem a te építkezésed.
the-builders-no-not-your-worker = { $worker }: nem neked dolgozik.
the-builders-no-worker-busy = { $worker }: itt dolgozik, amíg el nem készül: { $site }.
the-builders-no-machine-unfinished = { $worker }: csak akkor dolgozhat, ha már elkészült.
the-builders-no-site-at-all = Nincs építkezésed, ahová munkást küldhetnél. Előbb kezdj egyet.
the-builders-no-free-worker = { $site }: nincs szabad munkásod. Bérelj fel egyet, vagy fejezz be egy másik építkezést.
the-builders-no-wage = A bér { $wage } pénz, de neked { $coins } van.
the-builders-no-actions = Ehhez { $needed } akció kell, de neked { $left } van. Még { $buy } akció { $cost } pénzbe kerül.
the-builders-no-actions-nor-coins = Ehhez { $needed } akció kell, de neked { $left } van. Még { $buy } akció { $cost } pénzbe kerül{ $wage ->
    [0] {""}
   *[other] , a bér pedig { $wage }
  }, de neked { $coins } pénzed van.
the-builders-no-coins-actions = Ehhez { $needed } akció kell, de neked { $left } van.
the-builders-no-coins-for-action = Egy akció { $price } pénzbe kerül, de neked { $coins } van.

## Pontszám

the-builders-source-buildings = Épületek
the-builders-source-machines = Gépek
the-builders-source-coins = Pénz, 10-enként 1
