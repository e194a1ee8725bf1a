### Kingdom Legacy: what the page says around the cards. No card is named here: the browser gets this file.

## Home: campaigns

kingdom-legacy-page-about = Kampány egy játékosnak. Tíz lapból kis királyságot alapítasz, minden fordulóban újabb lapokat fedezel fel, és amit megváltoztatsz, az végleg úgy marad.
kingdom-legacy-page-kingdoms = Királyságaim
kingdom-legacy-page-name = Királyságod neve
kingdom-legacy-page-found = Királyság alapítása
kingdom-legacy-page-nameless = Névtelen királyság
kingdom-legacy-page-kingdom-1 = Zöldvölgy
kingdom-legacy-page-kingdom-2 = Tölgyesláp
kingdom-legacy-page-kingdom-3 = Magaspatak
kingdom-legacy-page-kingdom-4 = Pacsirtató
kingdom-legacy-page-kingdom-5 = Kőhát
kingdom-legacy-page-kingdom-6 = Borostyánrév
kingdom-legacy-page-kingdom-7 = Bogáncsos
kingdom-legacy-page-kingdom-8 = Varjúfészek
kingdom-legacy-page-finished = Befejezve: { $glory } dicsőség
kingdom-legacy-page-standing = { $round }. forduló, { $glory } dicsőség
kingdom-legacy-page-waiting = hiányzó kiegészítőre vár
kingdom-legacy-page-older-rules = az eredeti szabályai szerint
kingdom-legacy-page-since = utoljára: { $date }
kingdom-legacy-page-more = Továbbiak: { $name }
kingdom-legacy-page-export = Mentés fájlba
kingdom-legacy-page-import = Királyság betöltése fájlból
kingdom-legacy-page-safe = Ha a böngésző elfelejtene, egy kóddal visszakapod a királyságaidat
kingdom-legacy-page-rename = Átnevezés
kingdom-legacy-page-rename-title = Új név
kingdom-legacy-page-rename-yes = Átnevezés
kingdom-legacy-page-restart = Kezdés elölről
kingdom-legacy-page-restart-title = Elölről kezded: { $name }?
kingdom-legacy-page-restart-text = Új kampány kezdődik ugyanezzel a névvel. A régit egy hétig megőrizzük, addig visszahozhatod.
kingdom-legacy-page-delete = Lemondás róla
kingdom-legacy-page-delete-title = Lemondasz róla: { $name }?
kingdom-legacy-page-delete-text = Eltűnik a listáról, de egy hétig megmarad: addig visszahozhatod.
kingdom-legacy-page-gone = { $count } királyság, amelyről lemondtál
kingdom-legacy-page-until = megmarad eddig: { $date }
kingdom-legacy-page-restore = Visszahozom

## The table

kingdom-legacy-page-round = { $round }. forduló, { $turn }. kör
kingdom-legacy-page-round-expansion = { $round }. forduló ({ $at }/{ $rounds }), { $turn }. kör
kingdom-legacy-page-areas = Az asztal részei
kingdom-legacy-page-area-play = Játékban
kingdom-legacy-page-area-permanent = Állandó
kingdom-legacy-page-area-piles = Paklik
kingdom-legacy-page-area-glory = Dicsőség
kingdom-legacy-page-area-afford = Mire futja?
kingdom-legacy-page-area-log = Napló
kingdom-legacy-page-in-play = { $cards } lap{ $blocked ->
    [0] {""}
   *[other] , { $blocked } lezárva
  }
kingdom-legacy-page-play-empty = Nincs játékban lap.
kingdom-legacy-page-blocked = lezárva
kingdom-legacy-page-kept = marad
kingdom-legacy-page-permanent = mindig ott vannak, nem keverjük be őket
kingdom-legacy-page-permanent-none = Még nincs. Némelyik felfedezett lap végleg itt marad majd.
kingdom-legacy-page-permanent-all = Mind nagyban
kingdom-legacy-page-deck = Pakli
kingdom-legacy-page-deck-left = még { $cards }
kingdom-legacy-page-deck-empty = Üres: ezzel a körrel véget ér a forduló.
kingdom-legacy-page-deck-unknown = A sorrend nem ismert.
kingdom-legacy-page-deck-then = Utána, ismeretlen sorrendben: { $cards }
kingdom-legacy-page-deck-rest = és még { $cards }
kingdom-legacy-page-deck-order = Tudható, mely lapok vannak a pakliban, a sorrendjük nem.
kingdom-legacy-page-tabs = Lapok, amelyeknek a helyét jelzőfül mutatja a pakliban
kingdom-legacy-page-tab = { $above ->
    [0] { $card } a pakli tetején van
   *[other] { $card }: { $above } lap van felette
  }
kingdom-legacy-page-tab-place = { $place }. felülről
kingdom-legacy-page-discard = Dobópakli
kingdom-legacy-page-discard-empty = Még nincs eldobott lap.
kingdom-legacy-page-look-through = Átnézem
kingdom-legacy-page-box = Doboz
kingdom-legacy-page-box-label = A doboz következő lapja: { $number }.
kingdom-legacy-page-box-opened = { $all } lapból { $opened } nyitva
kingdom-legacy-page-box-expansion = Kiegészítőben a doboz zárva van.
kingdom-legacy-page-box-left = { $left ->
    [0] A kiegészítő minden lapja megvan.
   *[other] A kiegészítő még { $left } lapot hoz.
  }
kingdom-legacy-page-expansion-round = A kiegészítő fordulója: { $round }/{ $rounds }
kingdom-legacy-page-resources = Nyersanyagaid
kingdom-legacy-page-glory = Dicsőség
kingdom-legacy-page-glory-round = { $sign ->
    [minus] −{ $size }
   *[plus] +{ $size }
  } ({ $round }. forduló)
kingdom-legacy-page-kind-land = földek
kingdom-legacy-page-kind-building = épületek
kingdom-legacy-page-kind-person = személyek
kingdom-legacy-page-kind-permanent = állandók
kingdom-legacy-page-kind-obstacle = akadályok
kingdom-legacy-page-kind-other = egyéb
kingdom-legacy-page-kind-purged = kiselejtezett
kingdom-legacy-page-history = Az egész kampány

## The turn bar

kingdom-legacy-page-expected = Termelj, használj vagy fejlessz egy lapot
kingdom-legacy-page-expected-detail = A fejlesztés befejezi a kört.
kingdom-legacy-page-expected-use = Használj egy hatást
kingdom-legacy-page-expected-advance = Lépj előre, vagy fejezd be a kört
kingdom-legacy-page-expected-pass = Fejezd be a kört
kingdom-legacy-page-nothing-glows = Most mást nem lehet.
kingdom-legacy-page-advance = Előrelépés: { $card }{ $more ->
    [0] {""}
   *[other] {" "}és még { $more }
  }
kingdom-legacy-page-advance-plain = Előrelépés
kingdom-legacy-page-pass = Kör vége
kingdom-legacy-page-pass-round = Forduló vége
kingdom-legacy-page-lose = elveszted:
kingdom-legacy-page-thinking = Gondolkodik…
kingdom-legacy-page-how-many = Mennyit?
kingdom-legacy-page-one-less = Eggyel kevesebb
kingdom-legacy-page-one-more = Eggyel több
kingdom-legacy-page-pay-number = Fizetek: { $number }
kingdom-legacy-page-name-list = A név
kingdom-legacy-page-name-yes = Ráírom
kingdom-legacy-page-choose = Választom: { $card }
kingdom-legacy-page-wield = { $by } kapja meg: { $card }
kingdom-legacy-page-wielder = Ki kapja meg: { $card }?
kingdom-legacy-page-wielder-detail = Addig marad rajta, amíg az a lap játékban van: nem vehető le és nem adható tovább.
kingdom-legacy-page-put-top = Felülre
kingdom-legacy-page-put-bottom = Alulra
kingdom-legacy-page-fold = Az asztal megnézése
kingdom-legacy-page-unfold = Vissza a választáshoz
kingdom-legacy-page-ask = { $card }: válassz.
kingdom-legacy-page-asked-left = még { $left } választható
kingdom-legacy-page-asked-decline = ki is hagyhatod

## What the bot would do

kingdom-legacy-page-advice-do = Legyen így
kingdom-legacy-page-advice-none = Nincs jobb annál, amit látsz.
kingdom-legacy-page-advice-gain = { $gain ->
    [0] Azonnal nem hoz dicsőséget.
   *[other] Azonnal { $gain } dicsőség.
  }
kingdom-legacy-page-advice-produce = A bot ezzel termelne: { $card } ({ $gives })
kingdom-legacy-page-advice-upgrade = A bot fejlesztene: { $card } → { $to }
kingdom-legacy-page-advice-equip = A bot ezt adná hozzá: { $card } → { $by }
kingdom-legacy-page-advice-use = A bot ezt használná: { $card }
kingdom-legacy-page-advice-advance = A bot előrelépne
kingdom-legacy-page-advice-pass = A bot befejezné a kört
kingdom-legacy-page-advice-resolve = A bot ezzel kezdené: { $card }
kingdom-legacy-page-advice-pick = A bot ezt választaná: { $card }
kingdom-legacy-page-advice-take = A bot ezt venné: { $gives }
kingdom-legacy-page-advice-mark = A bot itt jelölne be mezőt: { $card }
kingdom-legacy-page-advice-side = A bot ezt az oldalt választaná: { $card }
kingdom-legacy-page-advice-stick = A bot ezt a matricát választaná: { $sticker }
kingdom-legacy-page-advice-cross-cost = A bot itt húzna ki költséget: { $card }
kingdom-legacy-page-advice-cross-out = A bot itt húzna ki termelést: { $card }
kingdom-legacy-page-advice-put = A bot a pakli { $end ->
    [top] tetejére
   *[bottom] aljára
  } tenné: { $card }
kingdom-legacy-page-advice-amount = A bot ennyit fizetne: { $number }
kingdom-legacy-page-advice-name = A bot nevet írna rá
kingdom-legacy-page-advice-option = A bot ezt választaná: { $way }
kingdom-legacy-page-advice-expand = A bot ezt játszaná: { $card }
kingdom-legacy-page-advice-stop = A bot itt befejezné a kampányt
kingdom-legacy-page-advice-done = A bot ennyiben hagyná

## Cards large and piles

kingdom-legacy-page-card-number = { $number }. lap
kingdom-legacy-page-side = { $side }. oldal
kingdom-legacy-page-rulings = Döntéseink erről a lapról
kingdom-legacy-page-place-play = játékban
kingdom-legacy-page-place-permanent = állandó
kingdom-legacy-page-place-blocked = lezárva
kingdom-legacy-page-place-worn = egy lap felszerelése
kingdom-legacy-page-under-blocked = lezárja: { $by }
kingdom-legacy-page-under-worn = a viselője: { $by }
kingdom-legacy-page-wields = A felszerelése
kingdom-legacy-page-place-discard = a dobópakliban
kingdom-legacy-page-place-deck = a pakliban
kingdom-legacy-page-place-looked = most nézed át
kingdom-legacy-page-place-picked = selejtezésre kiválasztva
kingdom-legacy-page-place-seen = a dobozban
kingdom-legacy-page-place-away = már nincs a királyságban
kingdom-legacy-page-pile-discard = Dobópakli: { $cards } lap
kingdom-legacy-page-pile-deck = Pakli: { $cards } lap
kingdom-legacy-page-pile-kingdom = A királyság: { $cards } lap
kingdom-legacy-page-pile-destroyed = Kikerült a játékból: { $cards } lap
kingdom-legacy-page-order = Rendezés
kingdom-legacy-page-order-number = Szám
kingdom-legacy-page-order-name = Név
kingdom-legacy-page-order-kind = Fajta
kingdom-legacy-page-order-glory = Dicsőség

## Between rounds

kingdom-legacy-page-round-over = { $round }. forduló vége
kingdom-legacy-page-step-over = Forduló vége
kingdom-legacy-page-step-decide = Döntés
kingdom-legacy-page-step-new = Új lapok
kingdom-legacy-page-step-next = Következő forduló
kingdom-legacy-page-step-round = { $round }. forduló
kingdom-legacy-page-saved = A királyságod el van mentve.
kingdom-legacy-page-chart = Dicsőség fordulónként
kingdom-legacy-page-chart-bar = { $round }. forduló: { $glory }
kingdom-legacy-page-ask-thresholds = { $card }: új értéket ért el. Melyiket használod?
kingdom-legacy-page-asked-sticker = válassz matricát, majd lapot
kingdom-legacy-page-place = Ide kerüljön: { $card }
kingdom-legacy-page-remark-obstacle = első akadály: { $card }
kingdom-legacy-page-remark-permanent = első állandó lap: { $card }
kingdom-legacy-page-remark-best = legjobb forduló: +{ $gain }
kingdom-legacy-page-new = Új a királyságodban
kingdom-legacy-page-new-shuffled = a többivel együtt bekerülnek a pakliba
kingdom-legacy-page-new-later = a döntésed után jöhet még
kingdom-legacy-page-new-none = Ezúttal nincs új lap.
kingdom-legacy-page-new-sticker = Új matrica: { $card } – { $sticker }.
kingdom-legacy-page-new-destroyed = Kikerült a játékból: { $cards }.
kingdom-legacy-page-last-card = A 70. lappal kezdődik az utolsó forduló.
kingdom-legacy-page-last-round = Az utolsó forduló kezdődik. Utána összeszámoljuk a királyságot.
kingdom-legacy-page-look-new = Nézd meg az új lapokat, aztán kezdd az új fordulót
kingdom-legacy-page-look-none = Kezdd az új fordulót
kingdom-legacy-page-shuffled = { $cards } lapot új pakliba kevertünk. Ez nem vonható vissza.
kingdom-legacy-page-see-kingdom = A királyság átnézése
kingdom-legacy-page-begin = { $round }. forduló indul

## The campaign by round, deeds, the end

kingdom-legacy-page-by-round = Fordulóról fordulóra
kingdom-legacy-page-round-name = { $round }. forduló
kingdom-legacy-page-round-discovered = Felfedezve
kingdom-legacy-page-round-upgraded = Fejlesztve
kingdom-legacy-page-round-defeated = Legyőzve
kingdom-legacy-page-round-destroyed = Megsemmisült
kingdom-legacy-page-round-purged = Kiselejtezve
kingdom-legacy-page-deeds = Tettek: { $done } / { $all }
kingdom-legacy-page-deed-round = { $round }. forduló
kingdom-legacy-page-track = Eredmények sora
kingdom-legacy-page-track-free = { $places ->
    [0] A sáv megtelt.
   *[other] Még { $places } kiegészítő fér el.
  }
kingdom-legacy-page-base = Alapjáték
kingdom-legacy-page-end-base = Az alapjáték vége
kingdom-legacy-page-end-expansion = A kiegészítő vége
kingdom-legacy-page-end-over = A kampány befejeződött
kingdom-legacy-page-end-glory = dicsőség
kingdom-legacy-page-end-where = Honnan jön a dicsőség
kingdom-legacy-page-end-thanks = A királyságod kész. Itt marad, bármikor megnézheted.
kingdom-legacy-page-end-look = Az asztal megnézése
kingdom-legacy-page-end-new = A királyságaimhoz
kingdom-legacy-page-expansions = Jöhet még kiegészítő, vagy befejezed a kampányt? (még { $count })
kingdom-legacy-page-expansions-detail = Egy kiegészítő előtt néhány lapot kiselejtezel: a dicsőségük megmarad, a lapok kikerülnek a játékból. Aztán jönnek a fordulói és egy új eredmény.
kingdom-legacy-page-expansion = Kiegészítő: { $number }. lap
kingdom-legacy-page-expansion-rounds = { $rounds } forduló
kingdom-legacy-page-expansion-cards = { $cards ->
    [0] nincs új lap
   *[other] { $cards } felfedezhető lap
  }
kingdom-legacy-page-stop = A kampány befejezése
kingdom-legacy-page-read = Elolvasom
kingdom-legacy-page-purge-here = { $pointer ->
    [touch] Húzz ide egy lapot, vagy koppints rá, hogy kiselejtezd. A dicsősége megmarad.
   *[mouse] Húzz ide egy lapot, vagy kattints rá, hogy kiselejtezd. A dicsősége megmarad.
  }
kingdom-legacy-page-purge-picked = Selejtezésre kiválasztva

## Mire futja?

kingdom-legacy-page-afford = Mire futja?
kingdom-legacy-page-afford-now = Most
kingdom-legacy-page-afford-produce = Ha más lapok termelnek
kingdom-legacy-page-afford-advance = Előrelépés után ({ $card })
kingdom-legacy-page-afford-out = Ebben a körben nem
kingdom-legacy-page-afford-none = Most nincs itt semmi, ami nyersanyagba kerülne.
kingdom-legacy-page-legend = Mit jelentenek a jelek

## Az első kampány magát tanítja

kingdom-legacy-page-guide-start = { $pointer ->
    [touch] Ez a királyságod: tíz lap. Fejleszd őket fordulóról fordulóra, minél több dicsőségért; veszíteni nem lehet. Körönként négy van játékban. Ami világít, azt most megteheted: koppints rá.
   *[mouse] Ez a királyságod: tíz lap. Fejleszd őket fordulóról fordulóra, minél több dicsőségért; veszíteni nem lehet. Körönként négy van játékban. Ami világít, azt most megteheted: kattints rá.
  }
kingdom-legacy-page-guide-produce = Termelés: megkapod a lapon látható nyersanyagokat, és eldobod a lapot. A következő fordulóban visszatér.
kingdom-legacy-page-guide-resources = A nyersanyagaid. Ebben a körben fejlesztésekre és hatásokra költheted őket; ami a kör végén megmarad, elvész.
kingdom-legacy-page-guide-upgrade = Futja egy fejlesztésre. A lap a kampány végéig valami jobbá válik. A fejlesztés a kört is lezárja, ezért minden mást előtte végezz el.
kingdom-legacy-page-guide-effect = Ez a lap mást is tud, mint termelni. A zöld pipa azt jelenti: dobd el, és folytasd. A homokóra lezárja a kört.
kingdom-legacy-page-guide-advance = Az előrelépés kijátssza a pakli következő két lapját. Az elsőt látod, de minden nyersanyagod elvész, ezért előbb költsd el.
kingdom-legacy-page-guide-end-turn = Nincs több hasznos teendő? Fejezd be a kört: a játékban lévő lapok a dobópakliba kerülnek, és négy új jön.
kingdom-legacy-page-guide-round-end = A pakli üres: ezzel a körrel véget ér a forduló. Ezután két új lap jön a dobozból, és minden lapot újra megkeverünk.
kingdom-legacy-page-guide-round-two = Új forduló: a fejlesztett lapjaid jobbak, mint voltak, és a két új is köztük van. Veszíteni nem lehet; gyűjts minél több dicsőséget az utolsó fordulóig.
kingdom-legacy-page-guide-blocked = Egy ellenség fekszik az egyik lapodon: az alatta lévő nem használható. Győzd le az ellenséget, ha ki tudod fizetni, és a lap újra szabad.
kingdom-legacy-page-guide-permanent = Az állandó lapok végleg itt maradnak. Nézz rájuk minden körben: a hatásaik újra és újra használhatók.
kingdom-legacy-page-guide-equip = Ez a lap felszerelés: magában nem termel és nem csinál semmit. { $pointer ->
    [touch] Koppints a sorára, aztán
   *[mouse] Húzd egy világító lapra, vagy kattints a sorára, aztán
  } arra a lapra, amelyik viselje. Ez nem kerül semmibe, és nem zárja le a kört.
kingdom-legacy-page-guide-worn = Ami egy lap alatt fekszik, az a felszerelése: vele együtt termel, vele együtt számít, és vele együtt megy el.
kingdom-legacy-page-guide-tab = A jelzőfüles lap kilóg a pakliból: a szám mutatja, felülről hányadikként jön.
kingdom-legacy-page-guide-kinds = Ennek a kiegészítőnek saját nyersanyaga van. Mindenhol számít, ahol bármely nyersanyagról van szó, és a kör végén ugyanúgy elvész, mint a többi.

## The log

kingdom-legacy-page-log-produced = { $card } termel: { $gives }.
kingdom-legacy-page-log-used = Hatás használva: { $card }.

## Egy oldalon
kingdom-legacy-page-sum-kingdom = Királyságod tíz lappal indul. Pakliba kevered őket, és minden körben négy kerül játékba.
kingdom-legacy-page-sum-produce = Termelés: eldobsz egy lapot, és megkapod a rajta látható nyersanyagokat.
kingdom-legacy-page-sum-upgrade = Fejlesztés: kifizeted egy keret költségét, és a lap a kampány végéig valami jobbá válik. Ezzel a kör véget ér.
kingdom-legacy-page-sum-effects = Minden hatásnak jele van: a lap eldobásával, a kör végével, a lap megsemmisítésével jár, vagy mindig érvényes.
kingdom-legacy-page-sum-advance = Előrelépés: kijátszod a pakli következő két lapját. Az el nem költött nyersanyag elvész, ahogy minden kör végén is.
kingdom-legacy-page-sum-round = Ha a pakli elfogyott, vége a fordulónak. Két új lap jön a dobozból, és minden lapot újra megkeversz.
kingdom-legacy-page-sum-obstacles = A piros lapok akadályok: sokuk lezárja egy lapodat, amíg le nem győzöd.
kingdom-legacy-page-sum-end = A 70. lap hozza az utolsó fordulót. Utána összeszámoljuk minden lapod dicsőségét. Veszíteni nem lehet, csak jobbat elérni.
