### Co odpowiada serwer, gdy czegoś odmawia.

guest-name = Gość { $number }

error-bad-json = Nie można odczytać żądania: to nie jest poprawny JSON.
error-bad-action = W tej grze nie ma takiego ruchu.
error-bad-options = Takie opcje nie są możliwe.
error-bad-seats = Takie miejsca nie są możliwe.
error-bad-request = W żądaniu czegoś brakuje albo coś jest niemożliwe.
error-bad-link = Ten link jest nieważny: został już użyty albo jest starszy niż jeden dzień.
error-bad-code = Ten kod jest nieważny. Liczy się tylko najnowszy.
error-bad-endpoint = Do tej przeglądarki nie da się dotrzeć: jej adres nie należy do publicznej usługi powiadomień.
error-bad-address = Na ten adres e-mail nie możemy napisać.
error-bad-mail-link = Ten link już nie działa. Podaj adres jeszcze raz.
error-no-mail = Ten serwer nie wysyła e-maili.
error-bots-alone = Same boty nie potrzebują stołu: zajmij miejsce albo zostaw je komuś wolne.
error-bot-tables = Masz już tyle trwających gier z botami, na ile pozwala ten serwer. Najpierw dokończ lub opuść którąś z nich.
error-name-taken = Ktoś przy tym stole ma imię łudząco podobne do twojego. Wybierz inne w ustawieniach.
error-banned = Gospodarz tego serwera zablokował ci dostęp.
error-too-slow = Żądanie nie dotarło w całości na czas.
error-busy = W tej chwili czeka zbyt wiele osób: spróbuj ponownie za kilka sekund.
error-no-guest = Nie wiemy, kim jesteś: odśwież stronę albo wyślij ważny token.
error-cross-site = Żądanie przyszło z innej strony, dlatego nie zostało wykonane.
error-not-your-seat = Nie masz miejsca przy tym stole.
error-not-creator = Może to zrobić tylko osoba, która otworzyła stół.
error-no-hints = Przy tym stole nie ma podpowiedzi: ludzie grają tu przeciw ludziom.
error-unknown-game = Nie ma takiej gry.
error-unknown-player = Pod tym adresem nikogo nie ma.
error-unknown-match = Nie ma takiego stołu.
error-not-found = Tu nic nie ma.
error-no-method = Tego adresu nie można użyć w ten sposób.
error-stale = Przy stole w międzyczasie coś się zmieniło.
error-not-your-turn = Teraz kolej kogoś innego.
error-illegal = Teraz nie jest to możliwe.
error-cannot-undo = Tego nie można cofnąć.
error-full = Nie ma już wolnego miejsca.
error-taken = Ten kolor wybrał już ktoś inny.
error-not-late = Nikomu nie skończył się czas: gra toczy się dalej.
error-no-chat = Przy tym stole nie ma czatu.
error-blocked = Nie możesz usiąść przy tym stole.
error-nobody-slow = Nie ma komu przypominać.
error-not-waiting = Gra już się rozpoczęła.
error-not-running = Ta gra nie jest w toku.
error-not-finished = Gra jeszcze się nie skończyła.
error-other-rules = Ten stół rozegrano według zasad, których ta wersja nie zna.
error-other-box = Tę kampanię rozpoczęto z rozszerzeniem „{ $name }”, którego ten serwer teraz nie ma albo które zmieniono. Nic nie przepadło: kampania pójdzie dalej, gdy tylko gospodarz przywróci je takim, jakie było.
error-not-campaign = Ta gra nie ma kampanii.
error-only-delete = Kampanii się nie opuszcza. Możesz ją usunąć i cofnąć to w ciągu tygodnia.
error-no-restart = Kampanii nie można już zacząć od nowa: wybór na karcie 23 został dokonany (L26).
error-bad-file = To nie jest plik kampanii albo jest uszkodzony.
error-changed-file = Ten plik kampanii został zmieniony albo jest uszkodzony: jego części do siebie nie pasują.
error-foreign-file = To plik innej gry. Wczytać można tylko kampanię.
error-file-rules = Tę kampanię rozpoczęto według zasad, których ta wersja nie zna.
error-too-large = Żądanie jest za duże.
error-too-many = Za dużo żądań naraz: poczekaj kilka sekund.
error-nudged = Przypomnienie wysłano niedawno: poczekaj trochę z następnym.
error-talk-fast = Za dużo naraz: odczekaj kilka sekund i pisz dalej.
error-broken = Coś zepsuło się po naszej stronie. Zostało to zapisane.
error-unavailable = Serwer nie może dotrzeć do swoich danych: spróbuj za chwilę.

## Co mówi o sobie link do stołu.

preview-title = { $game }: { $names }
preview-waiting =
    { $open ->
        [one] Jedno miejsce jest wolne. Chodź zagrać.
        [few] { $open } miejsca są wolne. Chodź zagrać.
       *[other] { $open } miejsc jest wolnych. Chodź zagrać.
    }
preview-running = Gra trwa: { $scores }.
preview-finished = Gra skończona: { $scores }.
preview-replay = Cała gra, ruch po ruchu: { $scores }.
preview-closed = Ten stół jest zamknięty.
