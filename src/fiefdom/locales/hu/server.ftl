### Amit a kiszolgáló válaszol, ha valamit elutasít.

guest-name = Vendég { $number }

error-bad-json = A kérés nem olvasható: nem szabályos JSON.
error-bad-action = Ilyen lépés nincs a játékban.
error-bad-options = Ezek a beállítások nem lehetségesek.
error-bad-seats = Ezek a helyek nem lehetségesek.
error-bad-request = A kérésben valami hiányzik vagy nem lehetséges.
error-bad-link = Ez a link nem érvényes, vagy egy napnál régebbi.
error-no-guest = Nem tudom, ki vagy: töltsd újra az oldalt, vagy küldj érvényes tokent.
error-cross-site = A kérés egy másik webhelyről jött, ezért nem hajtottuk végre.
error-not-your-seat = Nincs helyed ennél az asztalnál.
error-not-creator = Ezt csak az asztal létrehozója teheti meg.
error-no-hints = Ennél az asztalnál nincs tipp: itt emberek játszanak egymás ellen.
error-unknown-game = Nincs ilyen játék.
error-unknown-match = Nincs ilyen asztal.
error-not-found = Itt nincs semmi.
error-no-method = Ez a cím így nem hívható.
error-stale = Az asztalnál közben történt valami.
error-not-your-turn = Most más van soron.
error-illegal = Ez most nem lehetséges.
error-cannot-undo = Ezt nem lehet visszavonni.
error-full = Nincs több szabad hely.
error-not-waiting = A játék már elkezdődött.
error-not-running = A játék nincs folyamatban.
error-not-finished = A játék még nem ért véget.
error-other-rules = Ezt az asztalt olyan szabályokkal játszották, amelyeket ez a változat nem ismer.
error-too-large = A kérés túl nagy.
error-too-many = Túl sok kérés egyszerre: várj néhány másodpercet.
error-broken = Nálunk romlott el valami. Feljegyeztük.
error-unavailable = A kiszolgáló nem éri el az adatait: próbáld újra egy pillanat múlva.
