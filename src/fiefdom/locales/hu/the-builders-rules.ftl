### Az építőmesterek: Középkor szabályai a saját szavainkkal, számozva. (döntésünk): a mi döntésünk ott, ahol a szabálykönyv hallgat.

the-builders-rules-about = Középkori építővállalkozást vezetsz. Kezdj építkezéseket, bérelj fel munkásokat, fizesd őket az építésért, és légy az élen, amikor valaki eléri a 17 pontot.
the-builders-rules-part-B1 = Ami az asztalon van
the-builders-rules-part-B3 = Előkészületek
the-builders-rules-part-B6 = Egy kör
the-builders-rules-part-B13 = Egy épület befejezése
the-builders-rules-part-B17 = A játék vége
rule-B1 = Két–négy játékos játszhat. Van 42 munkás (6 tanonc, 12 segédmunkás, 16 iparos, 8 mester) és 42 épületkártya (34 épület és 8 gép).
rule-B2 = A pénzt egyszerűen darabra számoljuk. A bank sosem fogy ki.
rule-B3 = Az épületkártyákat megkeverjük, és öt lap képpel felfelé sorba kerül.
rule-B4 = Minden játékos véletlenszerűen kap egy tanoncot. A többi tanoncot a munkások közé keverjük, és öt munkás képpel felfelé sorba kerül.
rule-B5 = Mindenki 10 pénzzel kezd. A kezdőjátékost a véletlen dönti el.
rule-B6 = A játékosok az óramutató járása szerint követik egymást. Egy körben három akciód van; a köröd során bármikor vehetsz továbbiakat, darabját 5 pénzért, amennyit ki tudsz fizetni.
rule-B7 = Nem kell minden akciódat felhasználnod: a kört bármikor befejezheted (döntésünk).
rule-B8 = Építkezés megkezdése, 1 akció: vedd el a sor egyik épületkártyáját, ez a te építkezésed lesz. A sort azonnal feltöltjük. Bármennyi építkezésed lehet egyszerre.
rule-B9 = Felbérlés, 1 akció: vedd el a sor egyik munkását. A sort azonnal feltöltjük. Bármennyi munkásod lehet.
rule-B10 = Munkába állítás: küldj egy munkást valamelyik építkezésedre, és fizesd ki a bérét a banknak. A munkás ott marad, amíg az épület el nem készül. A körben az egy helyre küldött első munkás 1 akcióba kerül, a második ugyanoda további 2-be, a harmadik további 3-ba, és így tovább; akik már a kör előtt ott álltak, nem számítanak. Egy másik építkezésnél újra 1-ről indul. Olyan munkást is küldhetsz, aki semmi hiányzót nem ad.
rule-B11 = Pénzfelvétel: 1 akció 1 pénzt ad, 2 akció 3-at, 3 akció 6-ot. Minden alkalommal te döntöd el, hány akciót szánsz rá.
rule-B12 = Az a munkás, aki ebben a körben szabadult fel, ugyanebben a körben újra munkába állhat, új bérért; az ebben a körben elkészült gép is. A B10 számlálója az építkezést nézi, nem a munkást.
rule-B13 = Az épület abban a pillanatban elkészül, amikor a munkásai együtt legalább annyi követ, fát, tudást és cserepet adnak, amennyi kell. Ez nem kerül akcióba, és a felesleg elvész.
rule-B14 = Minden ott dolgozó munkás visszatér hozzád. Megkapod az épületért járó pénzt, de csak azután, hogy az utolsó munkás bérét kifizetted. A lapot a pontjaiért megtartod.
rule-B15 = A gépet ugyanígy kell megépíteni. Pénzt nem ad, a pontjait igen, és ettől kezdve bér nélküli munkásként dolgozik neked. Ugyanúgy megy munkába és tér vissza, mint bármelyik munkás.
rule-B16 = Ha egy pakli elfogyott, a sorát többé nem töltjük fel.
rule-B17 = Ha valaki legalább 17 ponttal fejezi be a körét (csak a kész épületek és gépek számítanak, a pénz nem), a fordulót végigjátsszuk, hogy mindenki ugyanannyiszor kerüljön sorra. Ezután a játék véget ér.
rule-B18 = A végső pontszám az épületek és gépek pontjai, plusz 1 pont minden teljes 10 pénz után. Az nyer, akinek a legtöbb pontja van. Döntetlennél az épületek és gépek pontjai döntenek, azután a pénz; ha az is egyenlő, a győzelem közös.
rule-B19 = Hogy minden játék véget érjen (döntésünk): a forduló végén akkor is vége a játéknak, ha mindkét sor üres, és senkinek sincs egyszerre szabad munkása és építkezése; vagy ha tíz fordulón át senki sem kezdett építkezést, nem bérelt fel és nem küldött munkást.
