### Amit a Kingdom Builderről csak az oldal mond.

page-about-kingdom-builder = Építs településeket a kártyád tájtípusára, a sajátjaid mellé, és vedd el az érintett helyszínek lapkáit. Három kártya mondja meg, mi hoz aranyat, és ez minden játékban más.

## Tábla

kingdom-builder-page-board = Tábla
kingdom-builder-page-board-keys = A nyilakkal lépkedhetsz a mezőkön, az Enterrel választasz. A Page Up és a Page Down azokra a mezőkre ugrik, ahol lehet valamit tenni. A plusz, a mínusz és a 0 nagyít és kicsinyít.
kingdom-builder-page-hex = { $space }, { $row }. sor, { $column }. oszlop
kingdom-builder-page-location-space = { $location } (még { $left } lapka)
kingdom-builder-page-stands = { $player }: { $piece }
kingdom-builder-page-gain = Pontszám: { $change }.
kingdom-builder-page-zoom-in = Nagyítás
kingdom-builder-page-zoom-out = Az egész tábla
kingdom-builder-page-look-legal = Mutasd, mi lehetséges
kingdom-builder-page-coordinates = A sorok és oszlopok száma
kingdom-builder-page-look = A tábla
kingdom-builder-page-look-text = { $pointer ->
    [touch] Koppints egy mezőre, és látod, mi az, és miért nem lehet most ott semmit tenni.
   *[mouse] Mutass egy mezőre, és itt látod, mi az. Kattints olyanra, amelyik nem világít, és megtudod, miért nem lehet.
  }
kingdom-builder-page-look-only = { $pointer ->
    [touch] Koppints egy mezőre, és látod, mi az.
   *[mouse] Mutass egy mezőre, és itt látod, mi az.
  }
kingdom-builder-page-not-now = Most nem lehet:
kingdom-builder-page-letter-grass = R
kingdom-builder-page-letter-canyon = K
kingdom-builder-page-letter-desert = S
kingdom-builder-page-letter-flower_field = Vr
kingdom-builder-page-letter-forest = E
kingdom-builder-page-letter-swamp = M
kingdom-builder-page-letter-water = V
kingdom-builder-page-letter-mountain = H

## A kör

kingdom-builder-page-round = { $round }. forduló
kingdom-builder-page-round-last = { $round }. forduló, az utolsó
kingdom-builder-page-on-grass = rétre
kingdom-builder-page-on-canyon = kanyonra
kingdom-builder-page-on-desert = sivatagra
kingdom-builder-page-on-flower_field = virágos rétre
kingdom-builder-page-on-forest = erdőre
kingdom-builder-page-on-swamp = mocsárra
kingdom-builder-page-build-beside = Építs { $where }, a sajátod mellé
kingdom-builder-page-build-anywhere = Építs { $where }, ahová szeretnél
kingdom-builder-page-or-tile = Vagy használj előbb egy lapkát.
kingdom-builder-page-gains = A számok mutatják, hogyan változna a pontszámod.
kingdom-builder-page-tile-build = válaszd ki, hová építesz
kingdom-builder-page-choose = Válaszd ki a kör tájtípusát
kingdom-builder-page-redraw-title = A tájtípusodon nincs szabad mező
kingdom-builder-page-redraw = Húzz egy kártyát
kingdom-builder-page-pick = válaszd ki az áthelyezendő települést
kingdom-builder-page-move = válaszd ki, hová kerüljön
kingdom-builder-page-keep = válaszd ki, melyik települést veszed le a tábláról
kingdom-builder-page-hall = válaszd ki a városháza közepét
kingdom-builder-page-piece-barracks = tegyél le egy harcost, vagy vegyél vissza egyet
kingdom-builder-page-piece-wagon = tedd le a szekeredet, lépj vele, vagy vedd vissza
kingdom-builder-page-piece-lighthouse = tedd le a hajódat, lépj vele, vagy vedd vissza
kingdom-builder-page-step = lépj tovább, vagy állj meg
kingdom-builder-page-resettle = lépj tovább, válassz másik települést, vagy állj meg
kingdom-builder-page-strike = válaszd ki a települést, amely visszakerül a gazdájához
kingdom-builder-page-wall = válaszd ki a kőfal helyét
kingdom-builder-page-wall-more = válaszd ki a második kőfal helyét, vagy állj meg
kingdom-builder-page-stop = Megállok itt
kingdom-builder-page-over = A játék véget ért
kingdom-builder-page-react = Használd a kenudat, vagy hagyd ki
kingdom-builder-page-react-why = Elvitték az utolsó lapkát: { $location }.
kingdom-builder-page-decline = Nem reagálok
kingdom-builder-page-interrupts = { $player } reagálhat; { $active } köre addig vár.
kingdom-builder-page-interrupted = { $active } köre megszakadt.
kingdom-builder-page-interrupted-you = Elvitték e helyszín utolsó lapkáját: { $location }. A kenuddal építhetsz egy települést.
kingdom-builder-page-interrupted-other = Elvitték e helyszín utolsó lapkáját: { $location }. { $player } kenuval reagálhat.
kingdom-builder-page-end = Kör vége
kingdom-builder-page-end-now = Fejezd be a kört
kingdom-builder-page-end-why = Még visszavonhatod a lépéseidet.
kingdom-builder-page-end-or-tile = Használj egy lapkát, vagy fejezd be a kört
kingdom-builder-page-end-title = Befejezed a kört?
kingdom-builder-page-end-text = Még használhatnád: { $tiles }.
kingdom-builder-page-last-round = Ez az utolsó forduló.
kingdom-builder-page-last-turn = Az utolsó köröd. { $what }
kingdom-builder-page-turn-of-away = { $player } dönt, de most nincs itt
kingdom-builder-page-back-touch = A Visszavonás törli a választást.
kingdom-builder-page-confirm-title = { $do ->
    [pick] Ezt a települést helyezed át?
    [move] Ide helyezed át?
    [place] Ide teszed le?
    [take-back] Ezt a bábut veszed vissza?
    [keep] Ezt a települést veszed le a tábláról?
    [strike] Ez a település kerüljön vissza?
   *[build] Ide építesz?
  }
kingdom-builder-page-confirm = { $do ->
    [pick] Igen, ezt
    [take-back] Igen, ezt
    [keep] Igen, ezt
    [strike] Igen, ez
   *[build] Igen, ide
  }
kingdom-builder-page-draw-title = Húzol egy kártyát?
kingdom-builder-page-draw-text = Az erőd tájkártyát húz, és arra épít. Ezt nem lehet visszavonni.
kingdom-builder-page-draw-yes = Húzok
kingdom-builder-page-steps = A kör menete
kingdom-builder-page-step-extra = lapkák
kingdom-builder-page-step-build = építés { $number }/{ $of }
kingdom-builder-page-step-built = { $of } épült
kingdom-builder-page-step-end = vége
kingdom-builder-page-cards = Tájkártyák

## Tipp

kingdom-builder-page-thinking = Gondolkodik…
kingdom-builder-page-advice = A közepes bot { $steps }
kingdom-builder-page-advice-step = { $do ->
    [build] ide építene: { $where }
    [choose] ezt választaná: { $terrain }
    [redraw] másik kártyát húzna
    [pick] ezt a települést venné fel: { $where }
    [move] ide helyezné át: { $where }
    [place] ide tenné le: { $where }
    [take-back] ezt a bábut venné vissza: { $where }
    [use] ezt a lapkát használná: { $tile }
    [use-bonus] ezt a lapkát használná: { $tile }
    [stop] itt megállna
    [decline] nem reagálna
   *[end] befejezné a kört
  }
kingdom-builder-page-advice-why = Ezt reméli tőle: { $why }.
kingdom-builder-page-advice-later = Most nem hoz aranyat; későbbre épít.
kingdom-builder-page-advice-do = Legyen így

## Játékosok, lapkák, pontok

kingdom-builder-page-left = még { $left }
kingdom-builder-page-kept = { $kept } megőrizve
kingdom-builder-page-my-tiles = A lapkáid
kingdom-builder-page-tiles-of = { $player } lapkái
kingdom-builder-page-no-tiles = Még nincs. Építs egy helyszín mellé, és elveheted a lapkáját.
kingdom-builder-page-no-tiles-yet = Még nincs.
kingdom-builder-page-tiles-left = { $left ->
    [0] Nincs több lapka.
   *[other] Még { $left } lapka van.
  }
kingdom-builder-page-holders = { $count ->
    [0] Senkinek sincs ilyen lapkája.
    [one] Van ilyen lapkája: { $players }.
   *[other] Van ilyen lapkájuk: { $players }.
  }
kingdom-builder-page-tile-usable = használd
kingdom-builder-page-tile-used = elhasználva
kingdom-builder-page-tile-gained = következő kör
kingdom-builder-page-tile-waiting = várakozik
kingdom-builder-page-tile-passive = mindig hat
kingdom-builder-page-tile-ready = reagálhat
kingdom-builder-page-scores = Mi hoz pontot
kingdom-builder-page-scores-now = ha most érne véget a játék
kingdom-builder-page-why-lords = { $count } táblanegyedben még senki sem épített: ott mindenki holtversenyben első, és megkapja mind a 12 aranyat.
kingdom-builder-page-why-farmers = { $count } táblanegyedben még nincs településed, ezért a legkevesebb 0.
kingdom-builder-page-task = feladat
kingdom-builder-page-gold-of = { $source }: { $player } aranya { $gold }
kingdom-builder-page-source-castle-text = 3 arany minden vár után, amely mellé építettél.
kingdom-builder-page-source-palace-text = 5 arany annak, akinek egy palota mellett a legtöbb települése van.
kingdom-builder-page-source-capitol-text = 1 arany minden településért, amely legfeljebb két mezőre van egy kapitóliumtól.
kingdom-builder-page-source-treasure-text = 3 arany minden elvett kincsért.
kingdom-builder-page-paid = azonnal fizet
kingdom-builder-page-paid-apart = { $paid } kifizetve, { $rest } a végén
kingdom-builder-page-paid-how = eddig kifizetve + a végén
kingdom-builder-page-scouts = 1 arany minden település után, amely e táj mellett áll, de nem rajta: { $terrain }.
kingdom-builder-page-built = { $player } { $count } települést épített: { $hexes }.

## A vége

kingdom-builder-page-reveal = Következő kártya
kingdom-builder-page-reveal-all = Mind
kingdom-builder-page-chart = A pontszám a játék során
kingdom-builder-page-chart-label = { $player }: a végén { $score }
kingdom-builder-page-decisions = { $count } döntés
kingdom-builder-page-rematch-same = Visszavágó, ugyanez a térkép
kingdom-builder-page-rematch-new = Visszavágó, új térkép

## Előkészületek

kingdom-builder-page-expansions = Kiegészítők
kingdom-builder-page-box-crossroads = Táblánként két helyszín, feladatok, szekerek, hajók, harcosok; akár öt játékos.
kingdom-builder-page-box-marshlands = Mocsarak, paloták, bónuszlapkák, és kenuk, amelyekkel mások körében is építhetsz.
kingdom-builder-page-box-nomads = Egyszer használható lapkák, új helyszínek és új pontozás.
kingdom-builder-page-first-game = Első játék: a hozzá illő táblákkal és kártyákkal
kingdom-builder-page-boards = Táblák
kingdom-builder-page-boards-random = Véletlenszerűen húzva
kingdom-builder-page-boards-picked = Te választottad őket
kingdom-builder-page-boards-choose = Táblák választása
kingdom-builder-page-boards-draw = Mégis véletlenszerűen
kingdom-builder-page-map = A térkép száma
kingdom-builder-page-map-note = Aki ugyanezt a számot adja meg, ugyanezeket a táblákat kapja. A kártyákat újra keverjük.
kingdom-builder-page-map-other = Másik térkép
kingdom-builder-page-share-map = A térkép megosztása
kingdom-builder-page-map-copied = Kimásolva: egy hivatkozás, amely ezzel a térképpel nyit asztalt.
kingdom-builder-page-board-place = { $place ->
    [0] Bal felső
    [1] Jobb felső
    [2] Bal alsó
   *[3] Jobb alsó
  }
kingdom-builder-page-board-empty = Üres
kingdom-builder-page-board-turn = Fordítás 180°-kal
kingdom-builder-page-board-turned = fordítva
kingdom-builder-page-own = saját rajzunk
kingdom-builder-page-own-note = Néhány Marshlands-tábla a mi rajzunk, mert a szabálykönyv nem közli a táblákat.
kingdom-builder-page-yours = a tiéd
kingdom-builder-page-boards-fill = A többit véletlenszerűen
kingdom-builder-page-boards-done = Ezekkel játszunk
kingdom-builder-page-boards-missing = Válassz négy táblát: { $count }/4.
kingdom-builder-page-goals = Célkártyák
kingdom-builder-page-goals-note = Három közülük hoz pontot. Legfeljebb hármat kiválaszthatsz, néhányat kihagyhatsz; a többiből húzunk.
kingdom-builder-page-tasks = Feladatkártyák
kingdom-builder-page-tasks-note = Minden Crossroads-táblához egyet húzunk. Ha választasz (legfeljebb négyet), csak azok lesznek.
kingdom-builder-page-tasks-none = Feladatok nélkül
kingdom-builder-page-card-draw = húzható
kingdom-builder-page-card-in = kiválasztva
kingdom-builder-page-card-out = kihagyva
kingdom-builder-page-goals-random = Három, véletlenszerűen húzva
kingdom-builder-page-goals-out = Húzva, ezek nélkül: { $cards }
kingdom-builder-page-goals-choose = Kártyák választása
kingdom-builder-page-goals-three = Válassz pontosan hármat vagy egyet sem: most { $count }.
kingdom-builder-page-goals-lords = A Nemesurak kártya köztudottan az utolsó játékosnak kedvez.
kingdom-builder-page-option-crossroads_printing-first = Első: előőrs; szekér, hajó és harcos nem számít településnek
kingdom-builder-page-option-crossroads_printing-second = Második: erőd; ezek településnek számítanak
kingdom-builder-page-capitol-note = Ha ezek a táblák az asztalon vannak, egyik várukon kapitólium áll: 1 arany minden településért, amely legfeljebb két mezőre van tőle.
kingdom-builder-page-capitol-choice = { $choice ->
    [none] nincs
    [random] sorsolva
    [0] felső vár
   *[1] alsó vár
  }
kingdom-builder-page-workshop-link = Saját tábla rajzolása

## Műhely

kingdom-builder-page-workshop = Táblaműhely
kingdom-builder-page-workshop-text = Ha van egy táblád, amely nálunk nincs: fesd meg a száz mezőjét, mentsd el, és válaszd ki, amikor asztalt nyitsz.
kingdom-builder-page-workshop-name = Név
kingdom-builder-page-workshop-new-name = Saját tábla
kingdom-builder-page-workshop-brush = Ecset
kingdom-builder-page-workshop-locations = Helyszínek
kingdom-builder-page-workshop-location = { $number }. helyszín ({ $row }. sor, { $column }. oszlop)
kingdom-builder-page-workshop-clear = Újrakezdés
kingdom-builder-page-workshop-save = Mentés
kingdom-builder-page-workshop-saved = Elmentve ebben a böngészőben.
kingdom-builder-page-workshop-delete = Törlés
kingdom-builder-page-workshop-mine = Tábláim
kingdom-builder-page-workshop-none = Még nincs mentett tábla.
kingdom-builder-page-workshop-text-form = Szövegként
kingdom-builder-page-workshop-text-note = Másold ki, ha megőriznéd vagy megosztanád; vagy illessz be ide egy táblát, és olvasd be.
kingdom-builder-page-workshop-import = Beolvasás
kingdom-builder-page-workshop-bad-text = Ez nem tábla: tíz sor tíz betűvel, aztán „locations: farm, farm”.
kingdom-builder-page-workshop-checks = Ellenőrzés
kingdom-builder-page-workshop-ok = Ezen a táblán lehet játszani.
kingdom-builder-page-workshop-no-terrain = Ebből a tájból nincs mező: { $terrain }.
kingdom-builder-page-workshop-no-name = A táblának név kell.
kingdom-builder-page-workshop-taken = A játék egyik táblájának ez a neve.
kingdom-builder-page-workshop-play = Játék ezzel a táblával

## Az első játék

kingdom-builder-page-guide-first = { $pointer ->
    [touch] A kártyád egy tájtípust mutat. Koppints bármelyik világító mezőre, és építesz; a „Mi hoz pontot” kártyái mondják meg, hol éri meg.
   *[mouse] A kártyád egy tájtípust mutat. Kattints bármelyik világító mezőre, és építesz; a „Mi hoz pontot” kártyái mondják meg, hol éri meg.
  }
kingdom-builder-page-guide-beside = Mostantól a sajátod mellé kell építened, ahol lehet. Ezért fontos, hol kezdesz új csoportot.
kingdom-builder-page-guide-gained = Elvettél egy lapkát. A következő körödtől minden körben ad egy extra akciót.
kingdom-builder-page-guide-tile = { $pointer ->
    [touch] A három településed előtt vagy után használhatsz lapkát. Koppints rá, és látod, mire jó.
   *[mouse] A három településed előtt vagy után használhatsz lapkát. Kattints rá, és látod, mire jó.
  }
kingdom-builder-page-guide-end = Mindhárom felépült. A kör végéig még visszavonhatod.
kingdom-builder-page-guide-score = { $pointer ->
    [touch] Koppints egy számra a „Mi hoz pontot” részben, és látod, melyik település számít.
   *[mouse] Mutass a „Mi hoz pontot” egyik kártyájára, és látod, melyik településed számít.
  }
kingdom-builder-page-guide-choose = { $pointer ->
    [touch] Két táj közül választhatsz: koppints az egyikre, és látod a mezőit. A választás az első építéssel lesz végleges.
   *[mouse] Két táj közül választhatsz: kattints az egyikre, és látod a mezőit. A választás az első építéssel lesz végleges.
  }
kingdom-builder-page-guide-react = Valaki elvitte egy helyszín utolsó lapkáját. A kenud most építhet, vagy kihagyod.
kingdom-builder-page-guide-last = Valaki felépítette az utolsó települését: a fordulót még végigjátsszuk.

## Az első játék lépésről lépésre
kingdom-builder-page-lesson-goals = Ezek a kártyák mondják meg, mi hoz aranyat ebben a játékban: település víz mellett, összekötött helyek, és sok település egy sorban. Az nyer, akinek a legtöbb aranya van.
kingdom-builder-page-lesson-card = Ez a köröd kártyája: rét. Minden körben három települést építesz a kártyád tájtípusára.
kingdom-builder-page-lesson-start = { $pointer ->
    [touch] Az a legfontosabb, hol kezdesz. Jó az a mező, amely helyszín mellett van (a lapka miatt), és kevés más tájjal érintkezik: így a későbbi kártyákkal máshol is kezdhetsz. A megjelölt mezők ilyenek: koppints az egyikre.
   *[mouse] Az a legfontosabb, hol kezdesz. Jó az a mező, amely helyszín mellett van (a lapka miatt), és kevés más tájjal érintkezik: így a későbbi kártyákkal máshol is kezdhetsz. A megjelölt mezők ilyenek: kattints az egyikre.
  }
kingdom-builder-page-lesson-beside = Mostantól a sajátod mellé kell építened, amíg van ott a kártyád tájából. Csak azok a mezők világítanak. Építsd fel a másik kettőt.
kingdom-builder-page-lesson-tile = Helyszín mellé építettél, és elvetted a lapkáját: { $tile }. A következő körödtől minden körben egyszer használhatod: „{ $does }”
kingdom-builder-page-lesson-end = Mindhárom megvan. A kör befejezéséig mindent visszavonhatsz. Most fejezd be.
kingdom-builder-page-lesson-others = Most a bot épít. Amit épített, azt a következő köröd végéig fehér gyűrű jelöli.
kingdom-builder-page-lesson-elsewhere = Új kártya: { $terrain }. Ilyen táj sehol sem érinti a településeidet, ezért bárhol kezdhetsz rajta. Erre volt jó a kezdés.
kingdom-builder-page-lesson-use = { $pointer ->
    [touch] Használd a lapkádat ({ $tile }) a három előtt vagy után: koppints rá, aztán egy világító mezőre.
   *[mouse] Használd a lapkádat ({ $tile }) a három előtt vagy után: kattints rá, aztán egy világító mezőre.
  }
kingdom-builder-page-lesson-numbers = A mezőkön lévő számok mutatják, mennyivel változna rögtön a pontszámod. Előre nem látnak: egy lapka vagy egy út a másik helyhez többet érhet.
kingdom-builder-page-lesson-score = { $pointer ->
    [touch] Koppints itt egy számra, és látod, mely települések számítanak. A várak mindenkinek 3-at fizetnek, aki melléjük épít.
   *[mouse] Mutass itt egy számra, és látod, mely települések számítanak. A várak mindenkinek 3-at fizetnek, aki melléjük épít.
  }
kingdom-builder-page-lesson-over = Ennyi az egész. A játék abban a fordulóban ér véget, amelyben valaki felépíti a 40. települését. Játssz tovább kedved szerint; a szabályok az asztal mellett nyílnak meg, és tippet bármikor kérhetsz.

## Egy oldalon
kingdom-builder-page-sum-card = A körödben megmutatod a tájkártyádat.
kingdom-builder-page-sum-build = Három települést építesz e táj szabad mezőire.
kingdom-builder-page-sum-beside = A sajátod mellé, ha lehet; különben bárhová ezen a tájon.
kingdom-builder-page-sum-tile = Aki helyszín mellé épít, elveszi egy lapkáját, mindegyikről legfeljebb egyet.
kingdom-builder-page-sum-use = A következő körtől minden lapka egy további akció, a három építés előtt vagy után.
kingdom-builder-page-sum-score = Három kártya mondja meg, mi hoz aranyat; minden játékban mások.
kingdom-builder-page-sum-castle = Minden vár 3 aranyat fizet mindenkinek, aki mellé épített.
kingdom-builder-page-sum-end = Ha valaki mind a 40-et felépítette, a fordulót még végigjátsszuk. Az nyer, akinek a legtöbb aranya van.
