### A Kingdom Builder szabályai a kiegészítőivel, saját szavainkkal, számozva.
### „Saját döntésünk” jelöli, amit mi döntöttünk el, mert a szabályfüzetek hallgatnak róla vagy nem egyértelműek.

kingdom-builder-rules-about = Településeket építesz egy királyságban, amelynek térképe minden alkalommal más. Három kártya mondja meg, mi hoz aranyat; a tájkártyád pedig azt, hová építhetsz.
kingdom-builder-rules-part-K1 = Tábla és előkészületek
kingdom-builder-rules-part-K8 = A kör
kingdom-builder-rules-part-K13 = Helyszínlapkák
kingdom-builder-rules-part-K25 = A játék vége
kingdom-builder-rules-part-K30 = Célkártyák
kingdom-builder-rules-part-X1 = Crossroads
kingdom-builder-rules-part-X20 = Feladatkártyák
kingdom-builder-rules-part-M1 = Marshlands
kingdom-builder-rules-part-M20 = A Marshlands célkártyái
kingdom-builder-rules-part-N1 = Nomads
kingdom-builder-rules-part-N11 = A nomádlapkák
kingdom-builder-rules-part-N23 = A Nomads helyszínei
kingdom-builder-rules-part-N27 = Kőfalak
kingdom-builder-rules-part-N31 = Azonnal fizető kártyák
kingdom-builder-rules-part-N39 = A Nomads a Crossroadsszal és a Marshlandsszel
kingdom-builder-rules-part-P1 = A Kapitólium

## Tábla és előkészületek

rule-K1 = Négy különböző, 10×10 mezős tábla alkot egy 20×20-as négyzetet; mindegyik állhat rendesen vagy fejjel lefelé fordítva. A sorok vízszintesek, minden második sor fél mezővel jobbra tolódik.
rule-K2 = Rétre, kanyonra, sivatagra, virágos rétre és erdőre lehet építeni, a Marshlandsszel mocsárra is. Vízre, hegyre, helyszínre, várra, palotára és nomádmezőre nem, és harcos melletti mezőre sem.
rule-K3 = Minden használt kiegészítő a tábláival bővíti a választékot. Ebből négyet húztok, vagy ti választjátok ki őket.
rule-K4 = Minden helyszínmezőn két lapka van kezdetben.
rule-K5 = Ketten–négyen játszhattok, a Crossroadsszal vagy a Nomadsszal öten is. Mindenkinek 40 települése van. Saját döntésünk: a kezdőjátékost sorsoljuk.
rule-K6 = A pakliban öt-öt rét-, kanyon-, sivatag-, virágosrét- és erdőkártya van. Mindenkinek egy kártya van a kezében, amelyet a többiek a gazdája köréig nem látnak.
rule-K7 = Három kihúzott vagy kiválasztott célkártya mondja meg, mi hoz aranyat. Ezeket mindenki látja.

## A kör

rule-K8 = Mutasd meg a tájkártyádat, és hajtsd végre a kötelező akciót. Előtte vagy utána minden helyszínlapkádat egyszer használhatod, de az építései között nem. A lapkák használata sosem kötelező.
rule-K9 = Kötelező akció: építs három települést (vagy ahány maradt), egymás után, a kártyád tájtípusának üres mezőire.
rule-K10 = Ha lehet, a sajátjaid mellé építs: az akció által megengedett mezők közül olyat kell választanod, amely egy településed mellett van, ha akad ilyen; különben bármelyiket. Ezt minden településnél újra nézzük, és a lapkákra is érvényes, hacsak mást nem mondanak.
rule-K11 = Ha a kötelező akció elején vagy közben nem marad szabad mező a tájtípusodon, tedd félre a kártyát, húzz másikat, és folytasd a hátralévővel; a legelején az új kártya száma számít. A félretett kártyák abban a körben nem kerülnek elő újra, és ha nincs több húzható kártya, az akció véget ér. A lapkáidra is az új kártya érvényes. Saját döntésünk: lapkák miatt sosem kell húzni.
rule-K12 = A kör végén eldobod a kártyádat, és újat húzol. Ha a pakli elfogyott, a dobott kártyákból készül új.

## Helyszínlapkák

rule-K13 = Ha olyan helyszín mellé építesz vagy teszel át települést, ahol még van lapka, azonnal elveszel egyet, de egy helyszínmezőről az egész játékban csak egyet, akkor is, ha később elveszted. Ha a település több helyszínnel szomszédos, mindegyikről veszel egyet.
rule-K14 = A lapkát a következő körödtől használhatod. Csak a kenu vethető be azonnal.
rule-K15 = Ha egy akció után egyetlen településed sincs azon mező mellett, ahonnan a lapka származik, elveszted a lapkát, és az kikerül a játékból. Minden lapka emlékszik a mezőjére; két egyforma közül te választod ki, melyiket használod.
rule-K16 = Az áthelyezés nem építés: a készletedből semmi sem fogy. A települést előbb felemeled, és ha lehet, a sajátjaid mellé kell kerülnie, hacsak az akció mást nem mond. Saját döntésünk: az elhagyott mező üresnek számít, oda vissza is kerülhet.
rule-K17 = A végrehajthatatlan akció abban a körben elvész. Az építéshez kell település a készletben, az áthelyezéshez nem.
rule-K18 = Jósda: építs egyet a kijátszott kártyád tájtípusára.
rule-K19 = Farm: építs egyet rétre. Oázis: építs egyet sivatagra.
rule-K20 = Torony: építs egyet a tábla szélére. Azt, hogy lehet-e a sajátjaid mellé, a teljes szélre nézzük.
rule-K21 = Taverna: építs egyet legalább három településed egyenes (vízszintes vagy átlós) sorának valamelyik végére. A sorban a vízen és hegyen álló települések is számítanak.
rule-K22 = Pajta: tedd át egy településedet a kijátszott kártyád tájtípusára.
rule-K23 = Kikötő: tedd át egy településedet vízre, akár vízről is.
rule-K24 = Karám: tedd át egy településedet két mezővel arrébb egyenes vonalban, bármi van is közben. Nem kell a sajátjaid mellé érkeznie.

## A játék vége

rule-K25 = Ha valaki felépítette az utolsó települését, vagyis sem a készletében, sem templomban nincs több, a fordulót még végigjátsszátok. Ezt minden építés után megnézzük, bárki köre legyen is. Saját döntésünk: ezt később semmi sem vonja vissza. Saját döntésünk: akkor is vége a játéknak, ha három egymást követő fordulóban senki sem épített a készletéből.
rule-K26 = Az nyer, akinek a legtöbb aranya van. Holtversenyben a győzelem közös.
rule-K27 = Vár: 3 arany minden várért, amely mellett van legalább egy településed.

## Célkártyák

rule-K30 = Halászok: 1 arany minden víz melletti településedért; a vízen álló nem számít.
rule-K31 = Kereskedők: 4 arany minden helyszínért, várért és palotáért, amelyet egy településcsoportod egy másik ilyen mezővel összeköt.
rule-K32 = Felfedezők: 1 arany minden sorért, amelyben van településed.
rule-K33 = Remeték: 1 arany minden különálló településért vagy településcsoportért.
rule-K34 = Polgárok: 1 arany a legnagyobb csoportod minden két településéért, lefelé kerekítve.
rule-K35 = Bányászok: 1 arany minden hegy melletti településedért; a hegyen álló nem számít.
rule-K36 = Munkások: 1 arany minden helyszín, vár vagy palota melletti településedért.
rule-K37 = Lovagok: 2 arany minden településedért abban a sorban, ahol a legtöbb van.
rule-K38 = Nemesurak: minden táblanegyedben a legtöbb település 12, a második legtöbb 6 aranyat hoz. Holtversenyben mindenki a teljes összeget kapja, a következő kisebb szám a második. Helyezéshez település sem kell. Az utolsó játékosnak kedvez, ezért a kártyát ki is hagyhatjátok.
rule-K39 = Földművesek: 3 arany minden településedért abban a táblanegyedben, ahol a legkevesebb van.

## Crossroads

rule-X1 = A négy Crossroads-tábla mindegyikén két különböző helyszín és egy vár van. Mindegyik asztalra kerülő ilyen táblához jár egy feladatkártya. Minden feladat játékosonként egyszer számít.
rule-X2 = Mindenkinek van egy szekere, egy hajója, két harcosa és egy városházája is. Ezek nem tartoznak a 40 település közé.
rule-X3 = Erdészház: építs egyet erdőre. Kolostor: építs egyet kanyonra.
rule-X4 = Előőrs: építs egyet bármilyen beépíthető tájra.
rule-X5 = Útkereszteződés: ha a köröd végén nálad van ez a lapka, eggyel több kártyát húzol. A körödben minden kártyád nyitott; az első akció, amelyhez tájtípus kell, eldönti, melyik számít az egész körben. A kötelező akcióhoz nem választhatsz olyat, amelyre nem építhetsz, amíg van olyan, amelyre igen. Utána mindet eldobod.
rule-X6 = Saját döntésünk: ha elveszted az útkereszteződés lapkáját, a már nálad lévő kártya megmarad.
rule-X7 = Városháza: játékonként egyszer tedd le hét üres, beépíthető mezőre (egy mezőre és a körülötte lévő hatra), egy településed mellé. Végleg ott marad. Saját döntésünk: a szekered vagy hajód melletti hely is megfelel.
rule-X8 = Mind a hét mezője egy-egy településednek számít. Saját döntésünk: a váraknál, palotáknál, a saját melletti építésnél, a tavernánál, a szökőkútnál és a helyszínlapkáknál is. Semmi sem mozdítja el.
rule-X9 = Laktanya: tedd le egyik harcosodat, ha lehet, a sajátjaid mellé, vagy vedd vissza az egyiket.
rule-X10 = Harcos mellé senki sem építhet, tehet vagy mozgathat települést, városházát vagy harcost, és az ilyen mezők akkor sem számítanak, amikor a sajátod melletti helyet keresel. Szekér és hajó mehet oda. Ami már ott áll, maradhat, és el is mehet.
rule-X11 = Szekér: tedd le beépíthető mezőre vagy hegyre, ha lehet, a sajátjaid mellé; vagy lépj vele egy–három mezőt ilyen üres mezőkön; vagy vedd vissza. A harcosok nem tartják távol.
rule-X12 = Világítótorony: tedd le a hajódat vízre, ha lehet, a sajátjaid mellé; vagy lépj vele egy–három mezőt üres vízen; vagy vedd vissza.
rule-X13 = A szekér és a hajó csak a saját melletti építésnél számít a tiédnek, másnál nem. A harcos semminek sem számít. Egyikük sem szerez vagy tart meg lapkát, és csak a saját akciójuk mozgatja őket.
rule-X14 = Mindhárom a táblán marad, ha a lapka elvész. A pontozás előtt lekerülnek.
rule-X15 = Minden bábu elfoglalja a mezőjét.
rule-X16 = Választható második kiadás: az előőrs helyett az erőd van, amely tájkártyát húz, és annak tájtípusára épít egyet, mocsaras kártyánál bármelyik félre (saját döntésünk: a saját melletti helyet azon a félen belül nézzük, amelyre építesz). A harcosok, szekerek és hajók mindenben településnek számítanak, minden lépésnél szereznek lapkát, és pontot is érnek; de továbbra is csak a saját akciójuk mozgatja őket. A harcosok a szekeret és a hajót is távol tartják.

## Feladatkártyák

rule-X20 = Szülőföld, 5 arany: egy összefüggő tájterület minden mezője a tiéd. A víz és a hegy is lehet ilyen terület.
rule-X21 = Erődítmény, 6 arany: egy településed, amelyet hat saját településed vesz körül.
rule-X22 = Út, 7 arany: legalább hét településed megszakítás nélküli átlós vonalban.
rule-X23 = Menedékhely, 8 arany: egy helyszín vagy vár, amelyet minden oldalról a településeid vesznek körül. Saját döntésünk: palota is lehet.
rule-X24 = Előrenyomulás, 9 arany: legalább hét településed a tábla egyik szélén, akár külön-külön.
rule-X25 = Égtájak, 10 arany: egy-egy településed mind a négy szélen. A sarok két szélhez tartozik.

## Marshlands

rule-M1 = A négy Marshlands-tábla mindegyikén mocsár, egy helyszín két mezője és egy palota van. Minden ilyen helyszínhez két bónuszlapka tartozik.
rule-M2 = Palota: akinek a legtöbb települése van mellette, 5 aranyat kap; holtversenyben mindenki. Ha senkié sincs mellette, senki sem kap.
rule-M3 = Öt további tájkártyán mocsár és egy másik tájtípus látható. Ha a táblán nincs mocsár, csak a másik fele számít.
rule-M4 = Ilyen kártyával kettőt építesz mocsárra vagy hármat a másik tájra. Az első akció, amelyhez tájtípus kell, eldönti; ez a kötelező akcióra, a jósdára és a pajtára egyaránt érvényes.
rule-M5 = Ha az egyik fele betelt, a másikat kell választanod; csak akkor húzol új kártyát, ha mindkettő betelt. Saját döntésünk: az akció közben már csak a választott fél számít.
rule-M6 = Akinél egy Marshlands-helyszín mindkét lapkája ott van, a bónuszlapkáját is megkapja, és a következő körétől használhatja. Saját döntésünk: aki a kettő közül egyet elveszít, a bónuszlapkát is visszaadja.
rule-M7 = Kenu: közvetlenül azután, hogy más játékos elvette bármely helyszínmező utolsó lapkáját, építhetsz egyet mocsárra vagy vízre, ha lehet, a sajátjaid mellé. A kör megszakad, a tulajdonosok körsorrendben reagálnak az illető bal oldalától kezdve, és ha egy reakció újabb utolsó lapkát visz el, előbb arra lehet reagálni. A kenu a megszerzésétől fogva használható, a következő köröd kezdetéig egyszer. A mocsár és a víz együtt számít: ha bármelyikükből van üres mező a sajátjaid mellett, azok közül kell választanod.
rule-M8 = Kenu bónusza: a saját körödben építs egyet mocsárra vagy vízre, ahogy a kenuval.
rule-M9 = Menedék: tedd át egy településedet szomszédos, beépíthető mezőre. Nem kell másik településed mellé kerülnie.
rule-M10 = Menedék bónusza: tedd át egy településedet egyenes vonalban az első üres, beépíthető mezőre, bármi fölött.
rule-M11 = Szökőkút: építs egyet olyan mezőre, amely pontosan egy településeddel szomszédos, és senki máséval.
rule-M12 = Szökőkút bónusza: a szökőkútjaiddal ugyanilyen feltétellel hegyre is építhetsz. További települést nem ad.
rule-M13 = Templom: vedd le egy településedet a tábláról, és őrizd meg. A következő körödben a kötelező akcióban a többin felül fel kell építened. A megőrzött település nem része a készletnek, és ami nem építhető fel, megőrizve marad. Saját döntésünk: előbb a megőrzöttek épülnek.
rule-M14 = Templom bónusza: a kötelező akciód első településének nem kell a sajátjaid mellett állnia.

## A Marshlands célkártyái

rule-M20 = Geológusok: 2 arany minden hegységért, amelyet egy településcsoportod egy másikkal összeköt. A hegyen álló település érinti a hegységét.
rule-M21 = Hírvivők: 2 arany a két legtávolabbi összekötött településed közötti legrövidebb út minden mezőjéért, a két végét is beleértve. Az út bármin át vezethet.
rule-M22 = Nemesasszonyok: a várak és helyszínek is 5 aranyat hoznak a körülöttük lévő legtöbb településért, akár a paloták, a várak saját aranyán felül.
rule-M23 = Vazallusok: 1 arany minden településedért a négy tábla belső élei mellett.
rule-M24 = Kapitányok: 1 arany minden településedért, amely mellett legalább három saját településed áll.
rule-M25 = Felderítők: az osztás előtt felfordítjátok a felső tájkártyát, és a tájtípusának minden kártyája kikerül a játékból; mocsaras kártyánál a másik fele dönt. 1 arany minden településedért e tájtípus mellett, de nem rajta. Rá csak lapkákkal lehet építeni.

## Nomads

rule-N1 = Négy további tábla: a Kőfejtő egy helyszínnel és három nomádmezővel; a Karaván, a Falu és a Kert két-két helyszínnel és egy-egy nomádmezővel. Vár nincs rajtuk.
rule-N2 = A nomádmező a helyszínekhez hasonló különleges mező: soha semmi nem épülhet, kerülhet vagy léphet rá, akár rajta van a lapkája, akár nincs.
rule-N3 = 15 nomádlapka van: egy-egy adomány a rétre, kanyonra, sivatagra, virágos rétre, erdőre, vízre és hegyre; két áttelepítés, két előőrs, két kard és két kincs. A térkép száma szerint megkeverve egy-egy képpel felfelé minden nomádmezőre kerül. Saját döntésünk: a többi képpel lefelé kikerül a játékból. Később nem kerül fel több.
rule-N4 = Minden helyszínmezőn két lapka van kezdetben. Ha van kőfejtő a táblán, a 25 kőfal mindenki számára készen áll. Saját rajzolású táblákon összesen annyi nomádmező lehet, ahány lapka van.
rule-N5 = A Családok, a Pásztorok és a Követek is a célkártyák közé kerülnek. Saját döntésünk: akkor is, ha nincs Nomads-tábla az asztalon.
rule-N6 = A Nomadsszal ketten–öten játszhattok, fejenként 40 településsel. A tábla továbbra is négy részből áll.
rule-N7 = Aki elsőként épít vagy tesz át települést egy nomádmező mellé, azonnal elveszi a lapkáját. Csak egy van, ezért ott más már nem kap semmit. Egy település több mező lapkáját is elveheti.
rule-N8 = A nomádlapka egyszer használható, gazdájának a megszerzése után kezdődő első körében. A kör végén kikerül a játékból, akár használta, akár nem.
rule-N9 = A nomádlapka akkor is nálad marad, ha már egyetlen településed sincs a mezője mellett.
rule-N10 = A nomádlapkát a kötelező akció előtt vagy után használhatod, az építései között nem (lásd azonban az előőrsöt), és sosem kötelező. Egy körben többet is használhatsz. Saját döntésünk: amelyik nem hajtható végre, attól nem használódik el, hogy megpróbálod.

## A nomádlapkák

rule-N11 = Adomány: építs három települést (vagy ahány maradt) a lapka tájtípusára, ha lehet, mindegyiket a sajátjaid mellé. A tájkártyád nem számít, és a tájtípusod sem dől el vele.
rule-N12 = A víz- és a hegyadomány vízre, illetve hegyre épít, és csak az. Az ilyen település olyan, mint a többi, de a vízen álló a Halászoknál, a hegyen álló a Bányászoknál nem hoz aranyat.
rule-N13 = Saját döntésünk: a megkezdett adományt be kell fejezni, mielőtt bármi mást teszel. Ha a tájtípusa betelt, a többi elvész; új kártyát nem húzol.
rule-N14 = Áttelepítés: négy lépés, tetszés szerint elosztva a településeid között, bármilyen sorrendben; bármelyik után megállhatsz. Egy lépés szomszédos üres, beépíthető mezőre visz, és nem kell a sajátjaid mellé érkeznie. Semmin sem lehet átkelni. A vízen vagy hegyen álló település leléphet onnan.
rule-N15 = Minden lépés áthelyezés: az elért mező melletti lapkákat elveszed.
rule-N16 = Saját döntésünk: hogy mely helyszínlapkákat veszted el, azt az egész áttelepítés után nézzük.
rule-N17 = Nomád előőrs: egy ebben a körben épített településedre nem érvényes, hogy „ha lehet, a sajátjaid mellé”. Az adott település előtt jelented be, akár a kötelező akció vagy egy adomány közben.
rule-N18 = Saját döntésünk: az előőrs mást nem változtat meg. Marad a tájtípus, és marad a taverna, a falu, a szökőkút és a városháza feltétele. Áthelyezésre, kőfalra, harcosra, szekérre és hajóra nem hat. Két előőrs két településnek szól. Az erődnél a kártya húzása után is bejelenthető.
rule-N19 = Kard: minden más játékos egy-egy, általad választott települése visszakerül a gazdája készletébe. Akinek nincs, kimarad. Saját döntésünk: a többiektől kötelező egyet elvenni; ha senkinek sincs, a kard nem használható.
rule-N20 = A kard után az érintettek elvesztik azokat a helyszínlapkákat, amelyek mezője mellett már nincs semmijük. A nomádlapkák és a már kifizetett arany megmarad. A levett település újra felépíthető.
rule-N21 = A kard nem vonja vissza a játék végét, ha az már beindult. A templomban megőrzött településekhez és a városházához nem nyúlhat.
rule-N22 = Kincs: 3 arany azonnal annak, aki elveszi; a lapka ezután kikerül a játékból.

## A Nomads helyszínei

rule-N23 = Kőfejtő: tegyél egy vagy két kőfalat a kártyád tájtípusának üres mezőire, mindig egy-egy településed mellé. Ez eldönti, melyik kártya vagy kártyafél számít. Település nem kell hozzá a készletben.
rule-N24 = Karaván: tedd át egy településedet egyenes vonalban addig, ameddig mehet: az utolsó üres, beépíthető mezőig, mielőtt bármi megállítja. Előbb nem állhat meg, és nem kell a sajátjaid mellé érkeznie. Lapkát csak ott szerez, ahol megáll. Saját döntésünk: a harcos melletti mező is megállítja.
rule-N25 = Falu: építs egyet legalább három településed mellé.
rule-N26 = Kert: építs egyet virágos rétre, ha lehet, a sajátjaid mellé.

## Kőfalak

rule-N27 = A kőfal senkié, nem település, aranyat nem hoz, és soha nem hagyja el a mezőjét. Összesen 25 van.
rule-N28 = A kőfal elfoglalja a mezőjét, és útját állja a karavánnak, az áttelepítésnek, a szekérnek és a városházának. A karám és a menedék bónusza átmegy fölötte.
rule-N29 = A kőfal a körülötte lévő mezőkre nem hat, és senkinek sem számít szomszédnak.
rule-N30 = A befalazott mező megtartja a tájtípusát, de nem üres. Kőfalakkal tehát felszabadulhatsz a saját melletti építés alól, és be is telhet egy tájtípus.

## Azonnal fizető kártyák

rule-N31 = A Családok, a Pásztorok és a Követek azonnal fizetnek, minden alkalommal; a végén semmit. Egy településért több is fizethet.
rule-N32 = Csak az építés számít, bármilyen akcióval és bárki körében; az áthelyezés sosem.
rule-N33 = Családok: 2 arany, ha a kötelező akciód három települése egy egyenes vonalban, egymás mellett áll. Régebbi település nem tölti ki a hézagot, és háromnál kevesebb nem hoz semmit. Saját döntésünk: ha közben új kártyát húztál, különböző tájtípusokon is állhatnak.
rule-N34 = Pásztorok: 2 arany minden olyan település építéséért, amely mellett nincs üres mező ugyanabból a tájtípusból. Saját döntésünk: a harcos által lezárt mező is üres.
rule-N35 = Követek: 1 arany minden településért, amelyet más játékos települése mellé építesz, akárhány van is ott.
rule-N36 = Az eddig kifizetett aranyat forrásonként mindenki látja. A pontszámod ez az arany, és amit a kártyák, várak és a többi fizetne, ha most vége lenne a játéknak.
rule-N37 = A kifizetett aranyat soha nem kell visszaadni, bármi lesz is a településsel. Ha újra felépíted, újra fizethet.
rule-N38 = A Munkások és a Kereskedők a nomádmezőket is számolják, lapkával és anélkül.

## A Nomads a Crossroadsszal és a Marshlandsszel

rule-N39 = Crossroads, első kiadás: a harcosok, szekerek és hajók nem szereznek nomádlapkát, kard nem éri őket, és nem számítanak a falunál, a kőfalaknál és a Követeknél. A Pásztoroknál viszont elfoglalják a mezőjüket.
rule-N40 = Második kiadás: itt is településnek számítanak. Letenni őket a Pásztoroknál és a Követeknél építés; a szekér és a hajó minden lépésnél nomádlapkát szerezhet; a kard elveheti őket. A karaván és az áttelepítés nem mozgatja őket.
rule-N41 = A városháza elveszi a mellette lévő nomádlapkákat. A Pásztorok és a Követek mind a hét mezőjét megnézik, amikor már mind a hét áll. Számít a falunál és a kőfalaknál; a Családoknál nem.
rule-N42 = A harcos melletti mezők zárva vannak az adomány, a falu, a kert, az áttelepítés és a karaván előtt. Saját döntésünk: a kőfalak előtt is.
rule-N43 = A Menedékhely nomádmezőnél is teljesíthető.
rule-N44 = Szülőföld: a víz és a hegy adományokkal betölthető. Saját döntésünk: amelyik területen kőfal áll, az nem teljesíthető.
rule-N45 = Útkereszteződés: az elsőként használt kőfejtő eldönti, melyik kártya számít. Az adomány nem.
rule-N46 = A kenu minden nomádlapkára is reagálhat, amelyet más játékos vesz el, a kincsre is. Saját döntésünk: adományt és áttelepítést is megszakíthat.
rule-N47 = Nemesasszonyok: a nomádmezők és a kapitóliumok is 5 aranyat hoznak a körülöttük lévő legtöbb településért.
rule-N48 = A falu, a karaván és az áttelepítés mocsárra is vihet, a kőfal is, ha a mocsaras fél számít. Mocsárra nincs adomány.
rule-N49 = A templomban megőrzött települések, amikor felépülnek, a Pásztoroknál és a Követeknél fizetnek, a Családoknál nem számítanak. Saját döntésünk: a Családok a kötelező akció első három települését nézi, ha a megőrzöttek nélküli száma három.
rule-N50 = A templom bónusza és egy előőrs ugyanannak a kötelező akciónak két településére is szólhat.
rule-N51 = A menedék és a bónusza nomádlapkát is szerez.
rule-N52 = Felderítőkkel az adomány, a kert és a falu arra a tájtípusra is építhet, amelynek kártyái kikerültek.
rule-N53 = Geológusok: a hegyen álló települések érintik a hegységüket, és ugyanúgy összekötnek, mint a többi.
rule-N54 = Saját döntésünk: a két kardot kihagyhatjátok; ekkor 13 lapkából húztok.

## A Kapitólium

rule-P1 = Használhatjátok a Kapitóliumot. Csak a Kikötő és a Jósda táblára kerülhet, ahol két-két vár van; nélkülük nincs hatása.
rule-P2 = Az asztalon lévő ilyen táblák egyik várára kerül egy-egy kapitólium. Saját döntésünk: hogy melyikre, azt a térkép száma sorsolja ki, vagy ti választjátok; lehet mindkét táblán vagy csak az egyiken.
rule-P3 = A végén: 1 arany minden településedért, amely legfeljebb két mezőre van egy kapitóliumtól, bármi van is közben.
rule-P4 = Saját döntésünk: amelyik település mindkettőhöz elég közel van, az is 1 aranyat hoz, nem 2-t.
rule-P5 = Saját döntésünk: a kapitólium alatti vár vár marad.
rule-P6 = Saját döntésünk: a Nemesasszonyok csak egyszer értékelik a kapitóliumot, várként nem számít újra.
rule-P7 = Saját döntésünk: a városháza mezői itt is településnek számítanak, a Crossroads második kiadásában a harcosok, szekerek és hajók is. A kőfal sosem.
rule-P8 = Példa: a Kikötő tábla bal oldali várán kapitólium áll. Három település közül, amelyekből egy mellette, egy két mezőre és egy három mezőre van, kettő hoz aranyat, a vár pedig további 3-at.
