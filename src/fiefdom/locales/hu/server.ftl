### Amit a kiszolgáló válaszol, ha valamit elutasít.

guest-name = Vendég { $number }

error-bad-json = A kérés nem olvasható: nem szabályos JSON.
error-bad-action = Ilyen lépés nincs a játékban.
error-bad-options = Ezek a beállítások nem lehetségesek.
error-bad-seats = Ezek a helyek nem lehetségesek.
error-bad-request = A kérésben valami hiányzik vagy nem lehetséges.
error-bad-link = Ez a hivatkozás nem érvényes: már felhasználták, vagy egy napnál régebbi.
error-bad-code = Ez a kód nem érvényes. Mindig csak a legújabb számít.
error-bad-endpoint = Ez a böngésző nem érhető el: a címe nem nyilvános értesítési szolgáltatásé.
error-bad-address = Erre az e-mail-címre nem tudunk írni.
error-bad-mail-link = Ez a hivatkozás már nem érvényes. Add meg újra a címedet.
error-no-mail = Ez a kiszolgáló nem küld e-mailt.
error-bots-alone = Csupa botnak nem kell asztal: ülj le te is, vagy hagyj szabad helyet valakinek.
error-bot-tables = Annyi játékod fut botokkal, amennyit ez a kiszolgáló megenged. Előbb fejezz be vagy hagyj el egyet.
error-name-taken = Valakinek ennél az asztalnál a tiédhez megtévesztően hasonló neve van. Válassz másikat a beállításokban.
error-banned = A kiszolgáló üzemeltetője kitiltott.
error-too-slow = A kérés nem érkezett meg időben teljes egészében.
error-busy = Most túl sokan kérnek valamit: próbáld újra néhány másodperc múlva.
error-no-guest = Nem tudjuk, ki vagy: töltsd újra az oldalt, vagy küldj érvényes tokent.
error-cross-site = A kérés egy másik webhelyről jött, ezért nem hajtottuk végre.
error-not-your-seat = Nincs helyed ennél az asztalnál.
error-not-creator = Ezt csak az asztal gazdája teheti meg.
error-no-hints = Ennél az asztalnál nincs tipp: itt emberek játszanak egymás ellen.
error-unknown-game = Nincs ilyen játék.
error-unknown-player = Ezen a címen nem található senki.
error-unknown-match = Nincs ilyen asztal.
error-not-found = Itt nincs semmi.
error-no-method = Ez a cím így nem hívható.
error-stale = Az asztalnál közben történt valami.
error-not-your-turn = Most más van soron.
error-illegal = Ez most nem lehetséges.
error-cannot-undo = Ezt nem lehet visszavonni.
error-full = Nincs több szabad hely.
error-taken = Ez a szín már másé.
error-not-late = Senki sem lépte túl az idejét: megy tovább a játék.
error-no-chat = Ennél az asztalnál nincs csevegés.
error-blocked = Ehhez az asztalhoz nem ülhetsz le.
error-nobody-slow = Nincs kit emlékeztetni.
error-not-waiting = A játék már elkezdődött.
error-not-running = A játék nincs folyamatban.
error-not-finished = A játék még nem ért véget.
error-other-rules = Ezt az asztalt olyan szabályokkal játszották, amelyeket ez a változat nem ismer.
error-other-box = Ez a kampány olyan kiegészítővel indult („{ $name }”), amely most nincs meg ezen a kiszolgálón, vagy megváltozott. Semmi sem veszett el: a kampány folytatódik, amint az üzemeltető visszateszi úgy, ahogy volt.
error-not-campaign = Ebben a játékban nincsenek kampányok.
error-only-delete = Kampányból nem lehet kilépni. Törölheted, és egy hétig vissza is állíthatod.
error-no-restart = A kampány már nem kezdhető újra: a 23-as lapon megtörtént a választás (L26).
error-bad-file = Ez nem kampányfájl, vagy megsérült.
error-changed-file = Ezt a kampányfájlt megváltoztatták, vagy megsérült: a tartalma nem illik össze.
error-foreign-file = Ez a fájl egy másik játéké. Csak kampányt lehet betölteni.
error-file-rules = Ezt a kampányt olyan szabályokkal kezdték, amelyeket ez a változat nem ismer.
error-too-large = A kérés túl nagy.
error-too-many = Túl sok kérés egyszerre: várj néhány másodpercet.
error-nudged = Nemrég ment emlékeztető: várj egy kicsit a következővel.
error-talk-fast = Ez most sok volt egyszerre: várj néhány másodpercet, mielőtt tovább írsz.
error-broken = Nálunk romlott el valami. Feljegyeztük.
error-unavailable = A kiszolgáló nem éri el az adatait: próbáld újra egy pillanat múlva.

## Amit egy asztalra mutató hivatkozás mond magáról.

preview-title = { $game }: { $names }
preview-waiting =
    { $open ->
        [one] Egy hely szabad. Gyere játszani.
       *[other] { $open } hely szabad. Gyere játszani.
    }
preview-running = Folyik a játék: { $scores }.
preview-finished = Vége a játéknak: { $scores }.
preview-replay = Az egész játék, lépésről lépésre: { $scores }.
preview-closed = Ez az asztal már zárva van.
