### Kingdom Builder a kiegészítőivel: nevek, események, és hogy mi miért nem lehet.

kingdom-builder-name = Kingdom Builder

kingdom-builder-expansion-base = Alapjáték
kingdom-builder-expansion-capitol = Kapitólium
kingdom-builder-expansion-nomads = Nomads
kingdom-builder-expansion-crossroads = Crossroads
kingdom-builder-expansion-marshlands = Marshlands

## Mezők és bábuk

kingdom-builder-terrain-grass = rét
kingdom-builder-terrain-canyon = kanyon
kingdom-builder-terrain-desert = sivatag
kingdom-builder-terrain-flower_field = virágos rét
kingdom-builder-terrain-forest = erdő
kingdom-builder-terrain-swamp = mocsár
kingdom-builder-terrain-water = víz
kingdom-builder-terrain-mountain = hegy

kingdom-builder-space-location = helyszín
kingdom-builder-space-castle = vár
kingdom-builder-space-palace = palota
kingdom-builder-space-nomad = nomád{ "\u00AD" }mező
kingdom-builder-space-capitol = vár kapitóliummal

kingdom-builder-piece-settlement = település
kingdom-builder-piece-hall = városháza
kingdom-builder-piece-wagon = szekér
kingdom-builder-piece-ship = hajó
kingdom-builder-piece-warrior = harcos
kingdom-builder-piece-wall = kőfal

## Táblák

kingdom-builder-quadrant-farm = Farm
kingdom-builder-quadrant-oasis = Oázis
kingdom-builder-quadrant-oracle = Jósda
kingdom-builder-quadrant-tower = Torony
kingdom-builder-quadrant-tavern = Taverna
kingdom-builder-quadrant-paddock = Karám
kingdom-builder-quadrant-barn = Pajta
kingdom-builder-quadrant-harbor = Kikötő
kingdom-builder-quadrant-lighthouse_foresters_lodge = Világítótorony és erdészház
kingdom-builder-quadrant-barracks_crossroads = Laktanya és útkereszteződés
kingdom-builder-quadrant-city_hall_outpost = Városháza és előőrs
kingdom-builder-quadrant-monastery_wagon = Kolostor és szekér
kingdom-builder-quadrant-temple = Templom
kingdom-builder-quadrant-refuge = Menedék
kingdom-builder-quadrant-canoe = Kenu
kingdom-builder-quadrant-fountain = Szökőkút
kingdom-builder-quadrant-quarry = Kőfejtő
kingdom-builder-quadrant-caravan = Karaván
kingdom-builder-quadrant-village = Falu
kingdom-builder-quadrant-garden = Kert

## Helyszínek

kingdom-builder-location-mandatory = kötelező akció
kingdom-builder-location-oracle = Jósda
kingdom-builder-location-oracle-text = Építs egy települést a kártyád tájtípusára.
kingdom-builder-location-farm = Farm
kingdom-builder-location-farm-text = Építs egy települést rétre.
kingdom-builder-location-oasis = Oázis
kingdom-builder-location-oasis-text = Építs egy települést sivatagra.
kingdom-builder-location-tower = Torony
kingdom-builder-location-tower-text = Építs egy települést a tábla szélére.
kingdom-builder-location-tavern = Taverna
kingdom-builder-location-tavern-text = Építs egy települést legalább három saját településed egyenes sorának valamelyik végére.
kingdom-builder-location-barn = Pajta
kingdom-builder-location-barn-text = Tedd át egy településedet a kártyád tájtípusára.
kingdom-builder-location-harbor = Kikötő
kingdom-builder-location-harbor-text = Tedd át egy településedet vízre.
kingdom-builder-location-paddock = Karám
kingdom-builder-location-paddock-text = Tedd át egy településedet egyenes vonalban két mezővel arrébb, bármi fölött.
kingdom-builder-location-foresters_lodge = Erdészház
kingdom-builder-location-foresters_lodge-text = Építs egy települést erdőre.
kingdom-builder-location-monastery = Kolostor
kingdom-builder-location-monastery-text = Építs egy települést kanyonra.
kingdom-builder-location-outpost = Előőrs
kingdom-builder-location-outpost-text = Építs egy települést bármilyen beépíthető tájra.
kingdom-builder-location-fort = Erőd
kingdom-builder-location-fort-text = Húzz egy tájkártyát, és építs egy települést annak tájtípusára.
kingdom-builder-location-crossroads = Útkereszteződés
kingdom-builder-location-crossroads-text = A köröd végén eggyel több tájkártyát húzol, és a következő körödben választasz közülük.
kingdom-builder-location-city_hall = Városháza
kingdom-builder-location-city_hall-text = Játékonként egyszer: tedd le a városházádat hét szabad mezőre, egy településed mellé.
kingdom-builder-location-barracks = Laktanya
kingdom-builder-location-barracks-text = Tedd le két harcosod egyikét, vagy vedd vissza az egyiket. Harcos mellé semmi sem építhető.
kingdom-builder-location-wagon = Szekér
kingdom-builder-location-wagon-text = Tedd le a szekeredet, lépj vele legfeljebb három mezőt, vagy vedd vissza. Mellé is építhetsz.
kingdom-builder-location-lighthouse = Világítótorony
kingdom-builder-location-lighthouse-text = Tedd le a hajódat, lépj vele legfeljebb három mezőt, vagy vedd vissza. Mellé is építhetsz.
kingdom-builder-location-canoe = Kenu
kingdom-builder-location-canoe-text = Ha más játékos elveszi egy helyszín utolsó lapkáját: építs egy települést mocsárra vagy vízre.
kingdom-builder-location-refuge = Menedék
kingdom-builder-location-refuge-text = Tedd át egy településedet egy szomszédos mezőre.
kingdom-builder-location-fountain = Szökőkút
kingdom-builder-location-fountain-text = Építs egy települést úgy, hogy pontosan egy saját településeddel legyen szomszédos, és senki máséval.
kingdom-builder-location-temple = Templom
kingdom-builder-location-temple-text = Vedd le egy településedet a tábláról; a következő kötelező akciódban a többin felül újra felépíted.
kingdom-builder-location-quarry = Kőfejtő
kingdom-builder-location-quarry-text = Tegyél egy vagy két kőfalat a kártyád tájtípusára, mindegyiket egy településed mellé.
kingdom-builder-location-caravan = Karaván
kingdom-builder-location-caravan-text = Tedd át egy településedet egyenes vonalban addig, ameddig csak mehet.
kingdom-builder-location-village = Falu
kingdom-builder-location-village-text = Építs egy települést legalább három településed mellé.
kingdom-builder-location-garden = Kert
kingdom-builder-location-garden-text = Építs egy települést virágos rétre.

## Nomádlapkák: mindegyik egyszer használható, a gazdája következő körében

kingdom-builder-location-donation_grass = Adomány: rét
kingdom-builder-location-donation_grass-text = Építs három települést rétre.
kingdom-builder-location-donation_canyon = Adomány: kanyon
kingdom-builder-location-donation_canyon-text = Építs három települést kanyonra.
kingdom-builder-location-donation_desert = Adomány: sivatag
kingdom-builder-location-donation_desert-text = Építs három települést sivatagra.
kingdom-builder-location-donation_flower_field = Adomány: virágos rét
kingdom-builder-location-donation_flower_field-text = Építs három települést virágos rétre.
kingdom-builder-location-donation_forest = Adomány: erdő
kingdom-builder-location-donation_forest-text = Építs három települést erdőre.
kingdom-builder-location-donation_water = Adomány: víz
kingdom-builder-location-donation_water-text = Építs három települést vízre.
kingdom-builder-location-donation_mountain = Adomány: hegy
kingdom-builder-location-donation_mountain-text = Építs három települést hegyre.
kingdom-builder-location-resettlement = Áttelepítés
kingdom-builder-location-resettlement-text = Négy lépés szomszédos mezőkre, tetszés szerint elosztva a településeid között.
kingdom-builder-location-nomad_outpost = Nomád előőrs
kingdom-builder-location-nomad_outpost-text = Egy ebben a körben épített településednek nem kell a sajátjaid mellett állnia.
kingdom-builder-location-sword = Kard
kingdom-builder-location-sword-text = Minden más játékos egy-egy, általad választott települése visszakerül a gazdája készletébe.
kingdom-builder-location-treasure = Kincs
kingdom-builder-location-treasure-text = 3 arany azonnal annak, aki elveszi.

kingdom-builder-bonus-canoe = Kenu, bónusz
kingdom-builder-bonus-canoe-text = A saját körödben: építs egy települést mocsárra vagy vízre.
kingdom-builder-bonus-refuge = Menedék, bónusz
kingdom-builder-bonus-refuge-text = Tedd át egy településedet egyenes vonalban az első szabad mezőre, bármi fölött.
kingdom-builder-bonus-fountain = Szökőkút, bónusz
kingdom-builder-bonus-fountain-text = A szökőkútjaiddal hegyre is építhetsz.
kingdom-builder-bonus-temple = Templom, bónusz
kingdom-builder-bonus-temple-text = A kötelező akciód első településének nem kell a sajátjaid mellett állnia.

## Célkártyák

kingdom-builder-goal-fishermen = Halászok
kingdom-builder-goal-fishermen-text = 1 arany minden víz melletti településért.
kingdom-builder-goal-merchants = Kereskedők
kingdom-builder-goal-merchants-text = 4 arany minden helyszínért, várért és palotáért, amelyet településeid egy másikkal összekötnek.
kingdom-builder-goal-discoverers = Felfedezők
kingdom-builder-goal-discoverers-text = 1 arany minden vízszintes sorért, amelyben van településed.
kingdom-builder-goal-hermits = Remeték
kingdom-builder-goal-hermits-text = 1 arany minden különálló településért vagy településcsoportért.
kingdom-builder-goal-citizens = Polgárok
kingdom-builder-goal-citizens-text = 1 arany a legnagyobb településcsoportod minden 2 településéért.
kingdom-builder-goal-miners = Bányászok
kingdom-builder-goal-miners-text = 1 arany minden hegy melletti településért.
kingdom-builder-goal-workers = Munkások
kingdom-builder-goal-workers-text = 1 arany minden helyszín, vár vagy palota melletti településért.
kingdom-builder-goal-knights = Lovagok
kingdom-builder-goal-knights-text = 2 arany minden településért abban a sorban, ahol a legtöbb településed van.
kingdom-builder-goal-lords = Nemesurak
kingdom-builder-goal-lords-text = Minden táblanegyedben 12 arany a legtöbb, 6 a második legtöbb településért.
kingdom-builder-goal-farmers = Földművesek
kingdom-builder-goal-farmers-text = 3 arany minden településért abban a táblanegyedben, ahol a legkevesebb van.
kingdom-builder-goal-geologists = Geológusok
kingdom-builder-goal-geologists-text = 2 arany minden hegységért, amelyet településeid egy másikkal összekötnek.
kingdom-builder-goal-messengers = Hírvivők
kingdom-builder-goal-messengers-text = 2 arany a két legtávolabbi, összekötött településed közötti legrövidebb út minden mezőjéért.
kingdom-builder-goal-noblewomen = Nemesasszonyok
kingdom-builder-goal-noblewomen-text = 5 arany a legtöbb településért minden vár és helyszín körül, akárcsak a palotáknál.
kingdom-builder-goal-vassals = Vazallusok
kingdom-builder-goal-vassals-text = 1 arany minden településért a táblanegyedek belső éle mellett.
kingdom-builder-goal-captains = Kapitányok
kingdom-builder-goal-captains-text = 1 arany minden településért, amely mellett legalább 3 saját településed áll.
kingdom-builder-goal-scouts = Felderítők
kingdom-builder-goal-scouts-text = 1 arany minden településért az eltávolított tájtípus mellett, de nem rajta.
kingdom-builder-goal-families = Családok
kingdom-builder-goal-families-text = 2 arany azonnal, ha a kötelező akciód három települése egyenes vonalban, egymás mellett áll.
kingdom-builder-goal-shepherds = Pásztorok
kingdom-builder-goal-shepherds-text = 2 arany azonnal minden olyan település építéséért, amely mellett nincs üres mező a saját tájtípusából.
kingdom-builder-goal-ambassadors = Követek
kingdom-builder-goal-ambassadors-text = 1 arany azonnal minden településért, amelyet más játékosé mellé építesz.

## Feladatkártyák

kingdom-builder-task-home_country = Szülőföld
kingdom-builder-task-home_country-text = 5 arany: egy teljes tájterület tele a településeiddel.
kingdom-builder-task-fortress = Erődítmény
kingdom-builder-task-fortress-text = 6 arany: egy településed, amelyet hat saját településed vesz körül.
kingdom-builder-task-road = Út
kingdom-builder-task-road-text = 7 arany: hét településed megszakítás nélküli átlós vonalban.
kingdom-builder-task-place_of_refuge = Menedékhely
kingdom-builder-task-place_of_refuge-text = 8 arany: egy helyszín, vár vagy palota, amelyet teljesen körülvesznek a településeid.
kingdom-builder-task-advance = Előrenyomulás
kingdom-builder-task-advance-text = 9 arany: hét településed a tábla egyik szélén.
kingdom-builder-task-compass_points = Égtájak
kingdom-builder-task-compass_points-text = 10 arany: egy-egy településed a tábla mind a négy szélén.

## Pontok

kingdom-builder-source-castle = Várak
kingdom-builder-source-palace = Paloták
kingdom-builder-source-capitol = Kapitóliumok
kingdom-builder-source-fishermen = Halászok
kingdom-builder-source-merchants = Kereskedők
kingdom-builder-source-discoverers = Felfedezők
kingdom-builder-source-hermits = Remeték
kingdom-builder-source-citizens = Polgárok
kingdom-builder-source-miners = Bányászok
kingdom-builder-source-workers = Munkások
kingdom-builder-source-knights = Lovagok
kingdom-builder-source-lords = Nemesurak
kingdom-builder-source-farmers = Földművesek
kingdom-builder-source-geologists = Geológusok
kingdom-builder-source-messengers = Hírvivők
kingdom-builder-source-noblewomen = Nemesasszonyok
kingdom-builder-source-vassals = Vazallusok
kingdom-builder-source-captains = Kapitányok
kingdom-builder-source-scouts = Felderítők
kingdom-builder-source-families = Családok
kingdom-builder-source-shepherds = Pásztorok
kingdom-builder-source-ambassadors = Követek
kingdom-builder-source-treasure = Kincsek
kingdom-builder-source-home_country = Szülőföld
kingdom-builder-source-fortress = Erődítmény
kingdom-builder-source-road = Út
kingdom-builder-source-place_of_refuge = Menedékhely
kingdom-builder-source-advance = Előrenyomulás
kingdom-builder-source-compass_points = Égtájak

## Mi történt

kingdom-builder-event-showed = { $player } ezzel kezdi a kört: { $cards }.
kingdom-builder-event-chose = { $player } ezt a tájtípust választotta a körre: { $terrain }.
kingdom-builder-event-redrew = { $player } nem talált szabad mezőt ({ $rejected }), és ezt húzta: { $card }.
kingdom-builder-event-built = { $player } épített: { $hex } ({ $by }).
kingdom-builder-event-used = { $player } lapkát használ: { $location }.
kingdom-builder-event-used-bonus = { $player } bónuszlapkát használ: { $location }.
kingdom-builder-event-moved = { $player } áthelyezett egy települést: { $from } → { $hex } ({ $by }).
kingdom-builder-event-moved-back = { $player } felemelte a települést, és visszatette ugyanoda: { $hex }.
kingdom-builder-event-kept = { $player } levett egy települést a tábláról, és megőrzi: { $hex }.
kingdom-builder-event-placed = { $player } lerakott egy bábut ({ $piece }): { $hex }.
kingdom-builder-event-piece-moved = { $player } lépett egy bábuval ({ $piece }): { $from } → { $hex }.
kingdom-builder-event-took-back = { $player } visszavett egy bábut ({ $piece }): { $hex }.
kingdom-builder-event-removed = { $player } visszaküldte a készletbe { $owner } bábuját: { $piece }, { $hex }.
kingdom-builder-event-fort-drew = { $player } ezt húzta az erődhöz: { $card }{ $forfeited ->
    [yes] , de nem tud rá építeni
   *[no] {""}
  }.
kingdom-builder-event-took-tile = { $player } lapkát vett el: { $location } (maradt: { $left }).
kingdom-builder-event-lost-tile = { $player } elvesztett egy lapkát: { $location }.
kingdom-builder-event-spent-tile = Egy lapka kikerül a játékból: { $location } ({ $player }).
kingdom-builder-event-paid = { $player } { $gold } aranyat kapott: { $source }.
kingdom-builder-event-took-bonus = { $player } bónuszlapkát kapott: { $location }.
kingdom-builder-event-lost-bonus = { $player } visszaadott egy bónuszlapkát: { $location }.
kingdom-builder-event-declined = { $player } nem reagál.
kingdom-builder-event-last-round = { $player } felépítette az utolsó települését: a fordulót még végigjátsszuk.
kingdom-builder-event-ended-turn = { $player } befejezte a körét.
kingdom-builder-event-drew = { $player } { $count } tájkártyát húzott{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }.
kingdom-builder-event-reshuffled = A dobott kártyákat megkevertük: { $count } kártya.
kingdom-builder-event-game-over = A játék véget ért ({ $rule }).

## Miért nem

kingdom-builder-no-game-over = A játék véget ért.
kingdom-builder-no-asked = Előbb { $player } dönt arról, reagál-e kenuval; utána folytatódik a megszakított kör ({ $active }).
kingdom-builder-no-beside-warrior = Ez a mező harcos mellett van.
kingdom-builder-no-between-builds = Lapkát a kötelező akció előtt vagy után lehet használni, az építések között nem: még { $left } építés van hátra.
kingdom-builder-no-bonus-by-itself = Ez a bónusz magától működik: { $location }.
kingdom-builder-no-canoe-used = Ezzel a kenuval már reagáltál; a következő köröd kezdetétől megint lehet.
kingdom-builder-no-card-full = Ezen a tájtípuson már nincs szabad mező: { $terrain }. Húzz másik kártyát.
kingdom-builder-no-choose-first = Előbb válaszd ki, melyik tájtípus számít ebben a körben.
kingdom-builder-no-draws-only = Ez a lapka a köröd végén egy további tájkártyát ad; használni nem kell: { $location }.
kingdom-builder-no-fountain-other = E mező mellett más játékos települése áll.
kingdom-builder-no-fountain-own = E mező mellett pontosan egy saját településednek kell állnia; most { $count } van.
kingdom-builder-no-gained-now = Ebben a körben szerezted; a következő körödtől használható: { $location }.
kingdom-builder-no-gained-next = A kör kezdete után szerezted; egyszer használható, a következő körödben: { $location }.
kingdom-builder-no-hall-beside = A városházának egy településed mellé kell kerülnie.
kingdom-builder-no-hall-placed = A városházád már a táblán van.
kingdom-builder-no-hall-room = A városházához ennek a mezőnek és a körülötte lévő hatnak szabadnak és beépíthetőnek kell lennie.
kingdom-builder-no-hall-stays = A városháza a helyén marad.
kingdom-builder-no-lost = Ezt a lapkát elvesztetted: már egyetlen településed sincs a helyszíne mellett ({ $location }).
kingdom-builder-no-spent = Ez a lapka már kikerült a játékból ({ $location }).
kingdom-builder-no-mandatory-first = Előbb a kötelező akció következik: még { $left } építés.
kingdom-builder-no-mandatory-over = E kör kötelező akciója véget ért.
kingdom-builder-no-no-bonus = Nincs ilyen bónuszlapkád: { $location }.
kingdom-builder-no-no-line = Ez nem legalább { $length } településed egyenes sorának a vége.
kingdom-builder-no-no-location = Itt nincs helyszín.
kingdom-builder-no-no-space = Ehhez az akcióhoz most nincs hely: { $location }.
kingdom-builder-no-no-supply = Nem maradt felépíthető településed.
kingdom-builder-no-no-walls = Minden kőfal a táblán van.
kingdom-builder-no-none-left = Ott nem maradt lapka, és neked sosem volt ilyen: { $location }.
kingdom-builder-no-not-adjacent = Csak szomszédos mezőre kerülhet.
kingdom-builder-no-not-asked = Most nem neked kell reagálnod.
kingdom-builder-no-not-at-edge = Ez a mező nem a tábla szélén van.
kingdom-builder-no-not-beside = A sajátjaid mellé kell kerülnie, és { $count } ilyen szabad mező van.
kingdom-builder-no-not-eligible = Erre nem lehet építeni: { $terrain }.
kingdom-builder-no-not-first-in-line = Ebben az irányban van előtte szabad mező.
kingdom-builder-no-not-in-line = Csak egyenes vonalban mozoghat.
kingdom-builder-no-not-last-in-line = Ebben az irányban addig megy, ameddig csak lehet, és nem tovább.
kingdom-builder-no-not-on-card = Ez a tájtípus nincs a kártyáidon: { $terrain }.
kingdom-builder-no-not-taken = Ezt a lapkát még nem szerezted meg; építs a helyszíne mellé: { $location } (maradt: { $left }).
kingdom-builder-no-not-two-straight = Pontosan két mezőt megy, egyenes vonalban.
kingdom-builder-no-not-your-canoe = Ez a lapka nem a tiéd: { $location }.
kingdom-builder-no-not-your-settlement = Ott nem a te településed áll.
kingdom-builder-no-nothing-moves = Most egy bábu sincs úton.
kingdom-builder-no-nowhere-to-go = Ez a település nem tud hová menni: { $location }.
kingdom-builder-no-occupied = Ott már áll valami ({ $player }): { $piece }.
kingdom-builder-no-occupied-common = Ott már áll valami: { $piece }.
kingdom-builder-no-one-step = Lépésenként halad, mindig szomszédos mezőre: { $piece }.
kingdom-builder-no-one-terrain = A kártyád nem hagy választást: { $terrain }.
kingdom-builder-no-only-canoe = Reagálni csak kenuval lehet, ezzel nem: { $location }.
kingdom-builder-no-outpost-declared = Már bejelentettél egy előőrsöt; a következő településnél érvényes.
kingdom-builder-no-outpost-nothing = Az előőrs most semmit sem változtatna: nincs mit építeni, vagy a település így is bárhová kerülhet.
kingdom-builder-no-piece-moving = Már úton van: lépj tovább, vagy állj meg ({ $piece }).
kingdom-builder-no-piece-not-there = Ott nincs ilyen bábud: { $piece }.
kingdom-builder-no-piece-on-board = Nincs mit letenni, már mind a táblán van: { $piece }.
kingdom-builder-no-piece-own-action = A szekeret, a hajót és a harcost csak a saját akciója mozgatja.
kingdom-builder-no-reaction-only = Csak közvetlenül azután használható, hogy más játékos elvette egy helyszín utolsó lapkáját: { $location }.
kingdom-builder-no-redraw-first = A tájtípusodon nincs szabad mező: előbb húzz másik kártyát.
kingdom-builder-no-redraw-no-cards = Nincs több húzható kártya.
kingdom-builder-no-redraw-over = A kötelező akcióban már nincs mit építeni.
kingdom-builder-no-redraw-space = A tájtípusodon még van szabad mező.
kingdom-builder-no-special = Különleges mezőre nem lehet építeni: { $space }.
kingdom-builder-no-sword-nobody = Egyetlen más játékosnak sincs elvehető települése.
kingdom-builder-no-sword-other = Most tőle kell egyet választani: { $player }.
kingdom-builder-no-terrain-bound = E kör tájtípusa már eldőlt: { $terrain }.
kingdom-builder-no-terrain-full = Ezen a tájtípuson nincs szabad mező, egy másikon viszont van: { $terrain }.
kingdom-builder-no-terrain-not-needed = Ebben a körben már nem kell tájtípus.
kingdom-builder-no-tile-under-way = Előbb fejezd be a lapka akcióját: { $location }.
kingdom-builder-no-too-far = Ennyi lépéssel nem ér oda ({ $steps }): { $piece }.
kingdom-builder-no-use-tile-first = Előbb használj egy lapkát.
kingdom-builder-no-used = Ebben a körben már használtad: { $location }.
kingdom-builder-no-village-own = A mező mellett legalább három településednek kell állnia; most ennyi van: { $count }.
kingdom-builder-no-wall-beside = A kőfalnak egy településed mellé kell kerülnie.
kingdom-builder-no-wrong-terrain = Ez a mező: { $terrain }; ilyen kell: { $wanted }.

## Amit az asztal választhat

kingdom-builder-option-preset = Első játék: az ajánlott táblák és kártyák
kingdom-builder-option-expansions = Kiegészítők
kingdom-builder-option-quadrants = Táblák
kingdom-builder-option-turned = Elforgatott táblák
kingdom-builder-option-own_quadrants = Saját táblák
kingdom-builder-option-map_seed = A térkép száma
kingdom-builder-option-first = Kezdőjátékos
kingdom-builder-option-goals = Célkártyák
kingdom-builder-option-without_goals = A sorsolásból kihagyott célkártyák
kingdom-builder-option-tasks = Feladatkártyák
kingdom-builder-option-without_tasks = A sorsolásból kihagyott feladatkártyák
kingdom-builder-option-crossroads_printing = A Crossroads kiadása
kingdom-builder-option-nomad_swords = Kardok a nomádlapkák között
kingdom-builder-option-capitol = Kapitólium
kingdom-builder-option-drawn = kisorsolva
kingdom-builder-option-printing-first = első kiadás
kingdom-builder-option-printing-second = második kiadás
