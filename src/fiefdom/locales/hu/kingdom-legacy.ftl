### Kingdom Legacy: Feudal Kingdom. Resources, decisions, what happens, and why something is not possible.

kingdom-legacy-name = Kingdom Legacy: Feudal Kingdom

## Resources

kingdom-legacy-resource-coin = érme
kingdom-legacy-resource-wood = fa
kingdom-legacy-resource-stone = kő
kingdom-legacy-resource-metal = fém
kingdom-legacy-resource-sword = kard
kingdom-legacy-resource-good = áru
kingdom-legacy-amount-none = semmi
kingdom-legacy-amount-coin = { $number } érme
kingdom-legacy-amount-wood = { $number } fa
kingdom-legacy-amount-stone = { $number } kő
kingdom-legacy-amount-metal = { $number } fém
kingdom-legacy-amount-sword = { $number } kard
kingdom-legacy-amount-good = { $number } áru

## Keywords and qualities of cards

kingdom-legacy-keyword-building = épület
kingdom-legacy-keyword-person = személy
kingdom-legacy-keyword-livestock = jószág
kingdom-legacy-keyword-seafaring = tengeri
kingdom-legacy-keyword-land = föld
kingdom-legacy-keyword-enemy = ellenség
kingdom-legacy-keyword-event = esemény
kingdom-legacy-keyword-goal = cél
kingdom-legacy-keyword-knight = lovag
kingdom-legacy-keyword-lady = hölgy
kingdom-legacy-keyword-elder = vén
kingdom-legacy-keyword-loot = zsákmány
kingdom-legacy-keyword-state = állapot
kingdom-legacy-keyword-ship = hajó
kingdom-legacy-keyword-potion = bájital
kingdom-legacy-keyword-item = tárgy
kingdom-legacy-keyword-invention = találmány
kingdom-legacy-keyword-artifact = ereklye
kingdom-legacy-keyword-horse = ló
kingdom-legacy-keyword-any = lap
kingdom-legacy-keyword-friendly = baráti lap
kingdom-legacy-keyword-obstacle = akadály
kingdom-legacy-keyword-wall = fal
kingdom-legacy-keyword-making = termelő lap
kingdom-legacy-keyword-making-coin = érmét termelő lap

## Stickers

kingdom-legacy-sticker-coin = érme
kingdom-legacy-sticker-wood = fa
kingdom-legacy-sticker-stone = kő
kingdom-legacy-sticker-metal = fém
kingdom-legacy-sticker-sword = kard
kingdom-legacy-sticker-good = áru
kingdom-legacy-sticker-stays = játékban marad
kingdom-legacy-sticker-glory2 = 2 dicsőség
kingdom-legacy-sticker-glory5 = 5 dicsőség
kingdom-legacy-sticker-knight = lovag
kingdom-legacy-sticker-seal = dicsőségpecsét
kingdom-legacy-sticker-tab = jelzőfül

## Where cards are

kingdom-legacy-place-box = a dobozban
kingdom-legacy-place-deck = a pakliban
kingdom-legacy-place-play = játékban
kingdom-legacy-place-discard = a dobópakliban
kingdom-legacy-place-permanent = állandó
kingdom-legacy-place-blocked = lezárva
kingdom-legacy-place-destroyed = megsemmisítve
kingdom-legacy-place-aside = félretéve
kingdom-legacy-place-worn = egy laphoz csatolva
kingdom-legacy-place-absent = nincs ebben a dobozban

## What the player can do

kingdom-legacy-action-side = Ezt az oldalt választom
kingdom-legacy-action-option = Ezt választom
kingdom-legacy-action-done = Kész
kingdom-legacy-option-restart = A kampány újrakezdése
kingdom-legacy-option-go-on = Tovább: innen a lapok végleg megváltoznak
kingdom-legacy-option-discard = Lapok eldobása
kingdom-legacy-option-turn = E lap elforgatása
kingdom-legacy-option-mark = Egy mező bejelölése
kingdom-legacy-option-discover = Egy lap felfedezése
kingdom-legacy-option-gain = Nyersanyag szerzése
kingdom-legacy-option-others = Két másik baráti lap megsemmisítése
kingdom-legacy-option-walls = Helyette két fal eldobása
kingdom-legacy-option-let = Eldobom

## What must be decided

kingdom-legacy-ask-moment = Több dolog történik egyszerre: melyik legyen a következő?
kingdom-legacy-ask-passive = A kör véget ér. Passzív hatások még használhatók.
kingdom-legacy-ask-pick-discard = Melyik lapot dobod el?
kingdom-legacy-ask-pick-worth = Melyik személyt dobod el?
kingdom-legacy-ask-pick-destroy = Melyik lap semmisül meg?
kingdom-legacy-ask-pick-ruin = Királyságod melyik lapja semmisül meg?
kingdom-legacy-ask-pick-victim = A most kijátszott lapok közül melyik semmisül meg?
kingdom-legacy-ask-pick-block = Melyik lap záródik le?
kingdom-legacy-ask-pick-keep = Melyik lap marad játékban?
kingdom-legacy-ask-pick-work = Melyik lap termelését kapod meg?
kingdom-legacy-ask-pick-play = A dobópakli melyik lapját játszod ki?
kingdom-legacy-ask-pick-discover = Melyik lapot fedezed fel?
kingdom-legacy-ask-keep-two = E lapok közül melyik kettőt tartod meg? A többi megsemmisül.
kingdom-legacy-ask-enter-side = Melyik oldalával kerül a lap a játékba?
kingdom-legacy-ask-pick-side = Melyik oldalára fordul a lap?
kingdom-legacy-ask-practise = A lap melyik oldala kap matricát?
kingdom-legacy-ask-pick-upgrade = Melyik lapot fejleszted?
kingdom-legacy-ask-pick-box = Melyik mezőt jelölöd be?
kingdom-legacy-ask-pick-priced = Melyik mezőért fizetsz?
kingdom-legacy-ask-mark-others = Melyik másik állandó lapon jelölsz be mezőt?
kingdom-legacy-ask-sticker = Melyik lap kapja a matricát?
kingdom-legacy-ask-stick = Melyik matrica legyen?
kingdom-legacy-ask-boost = Melyik lap termelése nő?
kingdom-legacy-ask-pick-horse = Melyik ló kapja a matricát?
kingdom-legacy-ask-seal = Melyik föld kapja a dicsőségpecsétet?
kingdom-legacy-ask-cross-cost = Melyik fejlesztési költség mely részét húzod ki?
kingdom-legacy-ask-cross-out = Melyik termelést húzod ki?
kingdom-legacy-ask-name = Melyik nevet írod a lapra?
kingdom-legacy-ask-take-one = Ezek közül melyiket kapod?
kingdom-legacy-ask-gain-any = Melyik nyersanyagot kapod?
kingdom-legacy-ask-pay-one = Melyik nyersanyaggal fizetsz?
kingdom-legacy-ask-pay-mixed = A fa és az áru felcserélhető: mivel fizetsz?
kingdom-legacy-ask-pay-number = Mennyit fizetsz?
kingdom-legacy-ask-pay-slots = Melyik lapot dobod el fizetségül?
kingdom-legacy-ask-pay-named = Melyik lapot semmisíted meg fizetségül?
kingdom-legacy-ask-put = Melyik lap kerül a pakli tetejére vagy aljára?
kingdom-legacy-ask-replace = Ezt a lapot eldobod. Menjen helyette más?
kingdom-legacy-ask-defeat-enemy = Melyik ellenséget győzöd le?
kingdom-legacy-ask-convert = Melyik banditát téríted meg?
kingdom-legacy-ask-better = Melyik lap helyére jön a jobb változata?
kingdom-legacy-ask-invent = Találmány vagy nyersanyag?
kingdom-legacy-ask-pick-persons = Mely személyeket dobod el?
kingdom-legacy-ask-persons-or-turn = Két személy távozik, vagy ez a lap elfordul.
kingdom-legacy-ask-box-or-discard = Személyt játszottál ki: mezőt jelölsz be, vagy eldobsz két baráti lapot?
kingdom-legacy-ask-flood-end = Az ár levonul: melyik épület vész oda, vagy két másik lap?
kingdom-legacy-ask-restart = Ezek a lapok következnek. Újrakezded az elejéről, vagy továbbmész?
kingdom-legacy-ask-expansions = Melyik kiegészítő jön, vagy vége a kampánynak?
kingdom-legacy-ask-pick-purge = E lapok közül melyiket selejtezed ki?
kingdom-legacy-ask-purge-permanent = Melyik állandó lapot selejtezed ki?
kingdom-legacy-ask-pick-save = Melyik lapot mented meg?

## What happened

kingdom-legacy-event-round-started = { $round }. forduló{ $last ->
    [yes] , az utolsó
   *[no] {""}
  }. A királyság lapjai megkeverve.
kingdom-legacy-event-round-ended = { $round }. forduló vége.
kingdom-legacy-event-round-counted = { $round }. forduló: a királyság dicsősége a végén { $glory }.
kingdom-legacy-event-turn-started = { $turn }. kör.
kingdom-legacy-event-turn-ended = A kör véget ért.
kingdom-legacy-event-turn-stopped = A kör { $decisions } döntés után magától véget ért.
kingdom-legacy-event-passed = { $player } befejezte a kört.
kingdom-legacy-event-played = Kijátszva{ $source ->
    [discard] {" "}a dobópakliból
   *[deck] {""}
  }: { $cards }.
kingdom-legacy-event-produced = { $card } termel.
kingdom-legacy-event-upgraded = Fejlesztés: { $card }.
kingdom-legacy-event-used = { $player } használta: { $card }.
kingdom-legacy-event-resolved = Érvényesül a hatás: { $card }.
kingdom-legacy-event-gained = Szerzett nyersanyag: { $gives }.
kingdom-legacy-event-paid = Kifizetve: { $gives }.
kingdom-legacy-event-delivered = { $card }: { $number } befizetve, összesen { $sum }.
kingdom-legacy-event-discarded = { $card } eldobva.
kingdom-legacy-event-swept = { $at ->
    [round] A forduló
   *[turn] A kör
  } végén a dobópakliba: { $cards }.
kingdom-legacy-event-dropped = A pakli tetejéről a dobópakliba: { $card }.
kingdom-legacy-event-destroyed = { $card } végleg megsemmisült.
kingdom-legacy-event-defeated = { $card } legyőzve.
kingdom-legacy-event-turned = Egy lap elfordul: { $card }.
kingdom-legacy-event-blocked = { $by } lezárja: { $card }.
kingdom-legacy-event-equipped = { $by } felszerelést kap: { $card }.
kingdom-legacy-event-released = { $card } újra szabad.
kingdom-legacy-event-kept = { $card } játékban marad.
kingdom-legacy-event-put = { $card } a pakli { $end ->
    [top] tetejére
   *[bottom] aljára
  } kerül.
kingdom-legacy-event-looked = Megnézve: { $cards }.
kingdom-legacy-event-put-under = { $number } véletlen lap kerül a dobópakliból a pakli aljára.
kingdom-legacy-event-discovered = Felfedezve: { $card }.
kingdom-legacy-event-entered = Így kerül a játékba: { $card }.
kingdom-legacy-event-undiscovered = { $card } visszakerül a dobozba.
kingdom-legacy-event-marked = Bejelölt mező: { $card }.
kingdom-legacy-event-stickered = Matrica, { $card }: { $sticker }{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
  }.
kingdom-legacy-event-crossed-production = Kihúzva a termelésből, { $card }: { $icon }.
kingdom-legacy-event-crossed-cost = Kihúzva egy fejlesztés költségéből, { $card }: { $resource }.
kingdom-legacy-event-written = { $card }: felírt szám: { $number }.
kingdom-legacy-event-named = { $card } neve: { $name }.
kingdom-legacy-event-restarted = A kampány elölről kezdődik.
kingdom-legacy-event-expansion = Kezdődik a kiegészítő: { $card }.
kingdom-legacy-event-shuffled = A királyság lapjai megkeverve.
kingdom-legacy-event-picked-for-purge = { $card } selejtezésre kiválasztva.
kingdom-legacy-event-saved = { $card } megmenekül a selejtezéstől.
kingdom-legacy-event-purged = Kiselejtezve: { $cards }. A dicsőségük: { $glory }.
kingdom-legacy-event-scored = Feljegyzett eredmény: { $score } dicsőség.
kingdom-legacy-event-game-over = A kampány véget ért: { $score } dicsőség ({ $rule }).

## Why not

kingdom-legacy-no-game-over = A kampány véget ért.
kingdom-legacy-no-pending = Előbb mást kell eldönteni.
kingdom-legacy-no-not-asked = Most nincs ilyen döntés.
kingdom-legacy-no-blocked = { $card } le van zárva, lezárója: { $by }.
kingdom-legacy-no-worn = { $card } már fel van szerelve ({ $by }): nem fejleszthető, nem vehető le és nem adható tovább.
kingdom-legacy-no-no-equipment = { $card } nem felszerelés.
kingdom-legacy-no-cannot-wield = { $by } nem kaphatja meg ezt a felszerelést: { $card }.
kingdom-legacy-no-no-wielder = Nincs játékban olyan lap, amely megkaphatná: { $card }.
kingdom-legacy-no-unattached = { $card } felszerelés: amíg nem viseli egy lap, nem csinál semmit.
kingdom-legacy-no-in-box = { $number }. lap: még a dobozban van.
kingdom-legacy-no-destroyed = { $number }. lap: már nincs a játékban.
kingdom-legacy-no-permanent = { $card } állandó: nincs játékban.
kingdom-legacy-no-discarded = { $card } a dobópakliban van.
kingdom-legacy-no-in-deck = { $card } a pakliban van.
kingdom-legacy-no-aside = { $number }. lap: félre van téve.
kingdom-legacy-no-produces-nothing = { $card } nem termel semmit.
kingdom-legacy-no-produces-other = { $card } nem ezt termeli: { $gives }, hanem ezt: { $found }.
kingdom-legacy-no-no-upgrade = { $card } így nem fejleszthető.
kingdom-legacy-no-forbidden-play = { $by } megtiltja a lapok kijátszását.
kingdom-legacy-no-forbidden-upgrade = { $by } megtiltja a fejlesztést.
kingdom-legacy-no-forbidden-time = { $by } megtiltja az időhatásokat.
kingdom-legacy-no-resources = Ennek az ára: { $cost }. Hiányzik: { $missing }.
kingdom-legacy-no-cards = { $card } más játékban lévő lapokat kíván: { $wanted }. Van: { $present }.
kingdom-legacy-no-named-card = { $card } ezt a lapot kívánja a játékban: { $name }.
kingdom-legacy-no-no-effect = A lapnak nincs ilyen hatása: { $card }.
kingdom-legacy-no-not-usable = Ez a hatás magától érvényesül, ha eljön a pillanata: { $card }.
kingdom-legacy-no-crossed-out = Ezt a hatást már használtad, ki van húzva: { $card }.
kingdom-legacy-no-once-per-turn = Körönként egyszer használható: { $card }.
kingdom-legacy-no-track-finished = Minden mező be van jelölve: { $card }.
kingdom-legacy-no-not-in-box = Amit ez a lap felfedezhetne, már nincs a dobozban: { $card }.
kingdom-legacy-no-deck-empty = A pakli üres: a forduló ezzel a körrel véget ér.
kingdom-legacy-no-nothing-to-reach = { $card }: most nincs mire hatnia.
kingdom-legacy-no-nothing-on-card = Ezzel a lappal nincs mit tenni: { $card }.

## Score

kingdom-legacy-source-printed = Nyomtatott dicsőség
kingdom-legacy-source-track = Sávok
kingdom-legacy-source-boxes = Bejelölt mezők
kingdom-legacy-source-written = Felírt számok
kingdom-legacy-source-walls = Falak
kingdom-legacy-source-goal = Célok
kingdom-legacy-source-stickers = Matricák
kingdom-legacy-source-purged = Kiselejtezett lapok dicsősége

## Tettek

kingdom-legacy-deed-first-stone = Az első kő
kingdom-legacy-deed-first-stone-how = Fejlessz egy lapot.
kingdom-legacy-deed-master-builder = Építőmester
kingdom-legacy-deed-master-builder-how = { $number } fejlesztés egy kampányban.
kingdom-legacy-deed-steady-hands = Biztos kéz
kingdom-legacy-deed-steady-hands-how = Fejlesztés egy legalább háromkörös forduló minden körében.
kingdom-legacy-deed-every-side = Minden oldaláról
kingdom-legacy-deed-every-side-how = Egy lapnak mind a négy oldala előkerült.
kingdom-legacy-deed-full-barn = Teli csűr
kingdom-legacy-deed-full-barn-how = Egyszerre { $number } nyersanyag a készletben.
kingdom-legacy-deed-treasury = Királyi kincstár
kingdom-legacy-deed-treasury-how = Egyszerre { $number } érme a készletben.
kingdom-legacy-deed-armoury = Állig fegyverben
kingdom-legacy-deed-armoury-how = Egyszerre { $number } kard a készletben.
kingdom-legacy-deed-nothing-wasted = Egy morzsa sem veszett kárba
kingdom-legacy-deed-nothing-wasted-how = Egy teljes fordulóban minden nyersanyagot elköltöttél, legalább hatot.
kingdom-legacy-deed-explorer = Felfedező
kingdom-legacy-deed-explorer-how = { $number } felfedezett lap.
kingdom-legacy-deed-godparent = Keresztszülő
kingdom-legacy-deed-godparent-how = Adj nevet valakinek.
kingdom-legacy-deed-shield = Az ország pajzsa
kingdom-legacy-deed-shield-how = { $number } legyőzött ellenség.
kingdom-legacy-deed-peace = Béke az országban
kingdom-legacy-deed-peace-how = Az alapjáték értékelésekor nincs akadály a királyságban.
kingdom-legacy-deed-gentle-hand = Szelíd kéz
kingdom-legacy-deed-gentle-hand-how = Fejezd be az alapjátékot legfeljebb tizenkét megsemmisített lappal.
kingdom-legacy-deed-grand-parade = Díszmenet
kingdom-legacy-deed-grand-parade-how = { $number } kijátszott lap egyetlen körben.
kingdom-legacy-deed-day-of-rest = Pihenőnap
kingdom-legacy-deed-day-of-rest-how = Hagyj elmúlni egy kört tétlenül.
kingdom-legacy-deed-last-box = Az utolsó mezőig
kingdom-legacy-deed-last-box-how = Egy oldal minden mezője bejelölve.
kingdom-legacy-deed-scribe = Telis-tele ragasztva
kingdom-legacy-deed-scribe-how = { $number } felragasztott matrica.
kingdom-legacy-deed-trader = Tengereken túl
kingdom-legacy-deed-trader-how = { $number } nyersanyag befizetve olyan lapokra, amelyek összeadják.
kingdom-legacy-deed-leap = Nagy ugrás
kingdom-legacy-deed-leap-how = { $number } dicsőséggel több egyetlen forduló alatt.
kingdom-legacy-deed-from-the-mud = Fel a sárból
kingdom-legacy-deed-from-the-mud-how = Érj el { $number } dicsőséget, miután már nulla alatt is voltál.
kingdom-legacy-deed-hundred = Örökre emlegetik
kingdom-legacy-deed-hundred-how = { $number } dicsőség.
kingdom-legacy-deed-last-stroke = Egy utolsó dolog
kingdom-legacy-deed-last-stroke-how = Fejlessz az alapjáték legutolsó körében.
kingdom-legacy-deed-second-wind = Második nekifutás
kingdom-legacy-deed-second-wind-how = Fejezd be az alapjátékot újrakezdés után.
kingdom-legacy-deed-whole-box = Az egész doboz
kingdom-legacy-deed-whole-box-how = { $number } lejátszott kiegészítő.
kingdom-legacy-deed-outfitter = Jól felszerelve
kingdom-legacy-deed-outfitter-how = Felszerelések kiosztása { $number } alkalommal.
kingdom-legacy-deed-waymarks = Útjelzők
kingdom-legacy-deed-waymarks-how = { $number } jelzőfüles lap egy királyságban.
