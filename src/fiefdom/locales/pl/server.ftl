### Co odpowiada serwer, gdy czegoś odmawia.

guest-name = Gość { $number }

error-bad-json = Nie można odczytać żądania: to nie jest poprawny JSON.
error-bad-action = W tej grze nie ma takiego ruchu.
error-bad-options = Takie opcje nie są możliwe.
error-bad-seats = Takie miejsca nie są możliwe.
error-bad-request = W żądaniu czegoś brakuje albo coś jest niemożliwe.
error-bad-link = Ten link jest nieważny albo starszy niż jeden dzień.
error-no-guest = Nie wiem, kim jesteś: odśwież stronę albo wyślij ważny token.
error-cross-site = Żądanie przyszło z innej strony, dlatego nie zostało wykonane.
error-not-your-seat = Nie masz miejsca przy tym stole.
error-not-creator = Może to zrobić tylko osoba, która założyła stół.
error-no-hints = Ten stół jest bez podpowiedzi: grają tu ludzie przeciw ludziom.
error-unknown-game = Nie ma takiej gry.
error-unknown-match = Nie ma takiego stołu.
error-not-found = Tu nic nie ma.
error-no-method = Tego adresu nie można użyć w ten sposób.
error-stale = Przy stole w międzyczasie coś się zmieniło.
error-not-your-turn = Teraz kolej kogoś innego.
error-illegal = Teraz nie jest to możliwe.
error-cannot-undo = Tego nie można cofnąć.
error-full = Nie ma już wolnego miejsca.
error-not-waiting = Gra już się rozpoczęła.
error-not-running = Ta gra nie jest w toku.
error-not-finished = Gra jeszcze się nie skończyła.
error-other-rules = Ten stół rozegrano według zasad, których ta wersja nie zna.
error-too-large = Żądanie jest za duże.
error-too-many = Za dużo żądań naraz: poczekaj kilka sekund.
error-broken = Coś zepsuło się po naszej stronie. Zostało to zapisane.
error-unavailable = Serwer nie może dotrzeć do swoich danych: spróbuj za chwilę.
