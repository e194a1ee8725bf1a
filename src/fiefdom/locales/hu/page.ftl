### Az oldal: kerete, kezdőlap, asztalok, visszajátszás, szabályok.

## Keret

page-home = Kezdőlap
page-navigation = Fő navigáció
page-skip = Ugrás a tartalomra
page-settings = Beállítások
page-rules = Szabályok
page-close = Bezárás
page-cancel = Mégse
page-loading = Betöltés…
page-again = Újra
page-possible = Most lehetséges.
page-undo = Visszavonás
page-escape = Az Escape visszavonja a választást.
page-tap-again = Koppints rá újra, ha mégsem.
page-offline = A kiszolgáló nem válaszol. Van internetkapcsolat?
page-put-back = Az üzemeltető egy korábbi mentést állított vissza: az asztal olyan, amilyen akkor volt.
page-failed = Ez nem sikerült.
page-missing = Ezen a címen nincs semmi.
page-connection-lost = Megszakadt a kapcsolat. Újrapróbáljuk…
page-rule-link = { $rule } szabály
page-copy = Másolás
page-copied = Kimásolva.
page-copy-yourself = Kérjük, másold ki a kijelölt hivatkozást.
page-share = Megosztás
page-link = Az asztal hivatkozása

## Beállítások

page-name = A neved
page-language = Nyelv
page-theme = Világos vagy sötét
page-theme-system = Rendszer
page-theme-light = Világos
page-theme-dark = Sötét
page-pace = Mások lépéseinek tempója
page-pace-calm = Nyugodt
page-pace-brisk = Fürge
page-pace-at-once = Azonnal
page-sound = Halk hang, amikor én jövök
page-guides = Útmutató az első játékhoz
page-letters = Betűk a tábla tájmezőin
page-carry = Folytatás másik eszközön
page-carry-private = Nyisd meg ezt a hivatkozást a másik eszközödön egy napon belül; egyszer használható. Ne add tovább: aki megnyitja, a te nevedben játszik.
page-carry-title = Folytatás itt
page-carry-text = Ezzel a hivatkozással ez a böngésző ugyanaz a vendég lesz, mint a másik eszközöd: ugyanaz a név, ugyanazok a játékok. A böngésző eddigi vendégének a helyére lép.
page-carry-here = Folytatom itt

## Az adataim

page-hearing = Értesítés, ha én jövök
page-data = Az adataim
page-data-stored = Mit tárolunk
page-data-stored-guest = A nevedet, a választott nyelvet, és azt, hogy melyik napon jártál itt először és utoljára. Jelszót nem, e-mail-címet is csak akkor, ha megadod.
page-data-stored-tables = Az asztalaidat: ki hol ült, és minden döntést, hogy a játék folytatható és visszanézhető legyen.
page-data-stored-more = Amit egy asztalnál írtál, akiket letiltottál, az értékszámaidat, és azokat a böngészőket, amelyeken értesítést kérsz.
page-data-stored-cookie = A böngésződben egyetlen sütit, amely megmondja, ki vagy, és a beállításaidat. Más oldalakra semmi sem követ.
page-data-stored-not = A hálózati címed csak a kérések számolására szolgál, amíg itt vagy; nem tároljuk.
page-data-stored-hearing = Ha értesítést kérsz: a címet, ahol a böngésződ az értesítéseket fogadja, az e-mail-címedet, és azt, hogy mely körökről szóltunk.
page-data-keep-tables-ever = Az asztalok addig maradnak meg, amíg nem törlöd az adataidat.
page-data-keep-tables = { $days ->
    [one] A befejezett asztalokat { $days } nap után töröljük.
   *[other] A befejezett asztalokat { $days } nap után töröljük.
  }
page-data-keep-guests-ever = Magunktól egyetlen vendéget sem törlünk.
page-data-keep-guests = { $days ->
    [one] Aki { $days } napig nem jár itt, azt töröljük.
   *[other] Aki { $days } napig nem jár itt, azt töröljük.
  }
page-data-export = Minden adatom letöltése
page-data-code = Visszatérési kód
page-data-code-text = Ha ez a böngésző elveszti a sütijét, ezzel a kóddal térhetsz vissza. Írd fel: csak egyszer jelenik meg, és az új kód felváltja a régit.
page-data-code-make = Kód készítése
page-data-back = Van kódom
page-data-back-do = Visszatérek
page-data-back-done = Üdv újra itt.
page-data-end = Kijelentkezés mindenhol máshol
page-data-end-text = Minden más eszköz és program, amely a te nevedben játszik, kijelentkezik; a hivatkozások és a kódod érvényüket vesztik. Ez a böngésző bejelentkezve marad.
page-data-end-yes = Kijelentkeztetem őket
page-data-end-done = Mindenhol máshol kijelentkeztél. Ha szeretnél kódot, készíts újat.
page-data-delete = Minden adatom törlése
page-data-delete-text = A nevedet, a kampányaidat és azokat az asztalokat, ahol egyedül játszottál, azonnal töröljük. A másokkal közös játékok megmaradnak, de a neved nélkül; ami még folyik, abban egy bot játszik tovább helyetted. Ez nem vonható vissza.
page-data-delete-yes = Mindent törlök

## Kezdőlap

page-home-title = Játék
page-welcome = Az asztal készen áll
page-welcome-text = Királyságépítő játékok botok ellen vagy barátokkal. Regisztráció nélkül: nyiss egy asztalt, és játssz.
page-seats = { $from }–{ $to } játékos
page-seats-one = Egy játékosnak
page-players = Játékosok
page-you = (te)
page-seat = { $number }. játékos
page-seat-add = Még egy játékos
page-seat-drop = { $number }. játékos törlése
page-friend = Egy barát, hivatkozással
page-open-seat = Szabad hely
page-options = A játék beállításai
page-play = Játék
page-first-game = Tanuld meg játék közben
page-allow-hints = Tippek mindenkinek: aki leül, beleegyezik
page-make-table = Asztal nyitása
page-invite = Barát meghívása
page-my-games = Játékaim
page-no-games = Még nincs semmi. Itt lesznek a futó és a befejezett játékaid.
page-against = { $names } ellen
page-state-waiting = Játékosokra vár
page-state-running = Más van soron
page-your-turn = Te jössz
page-continue = Folytatás
page-continue-label = Folytatás: { $names }
page-over = A játék véget ért
page-closed = Ez az asztal bezárult: régóta nem lépett senki, vagy az üzemeltető zárta be.

## Várakozás

page-waiting = Küldd el ezt a hivatkozást annak, akivel játszani szeretnél.
page-hints-agreed = Ennél az asztalnál lehet tippet kérni a közepes bottól.
page-all-here = Minden hely foglalt.
page-invited = Meghívtak ehhez az asztalhoz. Válassz helyet.
page-waiting-start = Várjuk, hogy az asztal gazdája elindítsa a játékot.
page-join = Leülök
page-leave = Felállok az asztaltól
page-remove = { $player } eltávolítása
page-start = Indítás
page-start-bots = Indítás, a szabad helyekre botok ülnek
page-away = nincs itt

## Asztal

page-table = Asztal
page-hurried = Most sokan várnak a botokra, ezért a botok a szokásosnál kevesebbet gondolkodnak.
page-turn-of = { $player } dönt
page-to-now = { $pointer ->
    [touch] Koppints bárhová, és rögtön a mostani állást látod.
   *[mouse] Kattints bárhová, és rögtön a mostani állást látod.
  }
page-watching = Ezt a játékot csak nézed.
page-score = Pontok
page-total = Összesen
page-log = Mi történt
page-log-empty = Még semmi.
page-log-keys = A fel és a le nyíl kiválaszt egy sort, és megmutatja a mezőit a táblán.
page-resign = A játék elhagyása
page-resign-text = Egy bot játszik tovább helyetted. A játékot tovább nézheted, de a helyedre nem ülhetsz vissza.
page-hint = Tipp
page-guide = Útmutató
page-guide-ok = Értem
page-guide-off = Nem kell útmutató
page-lesson = Első játék
page-lesson-step = Első játék, { $number }/{ $of }
page-lesson-next = Tovább
page-lesson-leave = Leckék nélkül

## A vége és visszajátszás

page-won = { $count ->
    [one] { $winners } nyert { $points } ponttal
   *[other] { $winners } holtversenyben nyert { $points } ponttal
  }
page-you-won = Nyertél
page-winner = Győztes
page-ended-by = A játékot befejező szabály:
page-won-by = A győzelemről szóló szabály:
page-tied-by = A pontszám egyenlő volt; a holtversenyt eldöntő szabály:
page-scores = Pontok
page-rematch = Visszavágó
page-rematch-join = A visszavágóhoz
page-rematch-waits = Visszavágó vár.
page-replay = Visszajátszás
page-replay-start = A játék kezdete
page-replay-place = A játék pillanata
page-replay-first = Az elejére
page-replay-back = Egy lépést vissza
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-forward = Egy lépést előre
page-replay-last = A végére
page-replay-turn-back = Az előző körre
page-replay-turn = A következő körre
page-replay-event-back = Az előző eseményre
page-replay-event = A következő eseményre
page-replay-round-back = Az előző fordulóra
page-replay-round = A következő fordulóra
page-replay-speed = Sebesség
page-replay-chart = A pontszám a játék során
page-replay-keys = A bal és a jobb nyíl lép, a fel és a le körönként ugrik, a Page Up és a Page Down { $by ->
    [round] fordulónként
   *[event] eseményenként
  }, a plusz és a mínusz a sebességet állítja, a szóköz lejátszik.
page-coach = Edző
page-coach-text = A nehéz bot átnézi a játszmát, és megmondja, hol veszett el a legtöbb, és ő mit lépett volna.
page-coach-ask = Az edző megkérdezése
page-coach-working = Az edző itt tart: { $done }. kör, összesen { $of }.
page-coach-cancel = Leállítás
page-coach-failed = Az edző nem tudta befejezni. Újra megkérdezheted.
page-coach-chart = A várható előny az edző szerint
page-coach-score-chart = A várható pontszám az edző szerint
page-coach-nothing = Az edző semmit sem lépett volna jobban.
page-coach-moment = { $player }, { $number }. döntés: körülbelül { $points } pont veszett el
page-coach-played = Ez történt:
page-coach-better = Jobb lett volna:
page-coach-ended = A kör rögtön véget ért.
page-coach-serves = Azonnal többet hoz ehhez: { $list }.
page-coach-later = Az előnye csak később mutatkozik meg a játékban.
page-coach-show-played = Ami történt
page-coach-show-better = Ami jobb lett volna
page-coach-shown = Ezt lépte volna az edző. A játszmában nem ez történt.
page-coach-back = Vissza a játszmához
page-record = Jegyzőkönyv

## Szabályok és köszönet

page-rules-of = Szabályok: { $game }
page-rules-note = A saját szavainkkal, ahogy ez az asztal játssza. Az üzenetek ezekre a számokra hivatkoznak.
page-rules-summary = Egy oldalon
page-rules-contents = Tartalom
page-rules-own-tab = Megnyitás külön oldalon
page-search = Keresés a szabályokban
page-search-found = { $count } szabályt találtunk
page-search-none = Ezt egyik szabály sem mondja.
page-about = Névjegy és köszönet
page-about-unofficial = A Fiefdom nem hivatalos, és nem áll kapcsolatban a játékok kiadóival. A játékok és kártyák neve azt jelzi, mit valósítottunk meg; minden szöveg, kép és kód a sajátunk, az itt felsoroltak kivételével.
page-about-credits = Köszönet
page-about-icons = Ikonok:
page-about-fonts = Betűk:
page-about-code = Kód:
page-about-api = A programozási felület
page-deleted = Törölve: { $name }. Egy hétig még visszaállíthatod.
page-restore = Visszaállítom

## Kapcsolat nélkül, az oldal új változata

page-offline-now = Nincs kapcsolat.
page-as-seen = Ez az utoljára látott állapot: { $when }.
page-renewal = Az oldalnak új változata van.
page-renewal-later = Később
page-renewal-reload = Betöltés
