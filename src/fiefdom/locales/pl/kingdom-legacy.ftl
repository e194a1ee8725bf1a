### Kingdom Legacy: Feudal Kingdom. Resources, decisions, what happens, and why something is not possible.

kingdom-legacy-name = Kingdom Legacy: Feudal Kingdom

## Resources

kingdom-legacy-resource-coin = moneta
kingdom-legacy-resource-wood = drewno
kingdom-legacy-resource-stone = kamień
kingdom-legacy-resource-metal = metal
kingdom-legacy-resource-sword = miecz
kingdom-legacy-resource-good = towar
kingdom-legacy-amount-none = nic
kingdom-legacy-amount-coin = { $number ->
    [one] { $number } moneta
    [few] { $number } monety
   *[many] { $number } monet
  }
kingdom-legacy-amount-wood = { $number ->
    [one] { $number } drewno
   *[other] { $number } drewna
  }
kingdom-legacy-amount-stone = { $number ->
    [one] { $number } kamień
    [few] { $number } kamienie
   *[many] { $number } kamieni
  }
kingdom-legacy-amount-metal = { $number ->
    [one] { $number } metal
   *[other] { $number } metalu
  }
kingdom-legacy-amount-sword = { $number ->
    [one] { $number } miecz
    [few] { $number } miecze
   *[many] { $number } mieczy
  }
kingdom-legacy-amount-good = { $number ->
    [one] { $number } towar
    [few] { $number } towary
   *[many] { $number } towarów
  }

## Keywords and qualities of cards

kingdom-legacy-keyword-building = budynek
kingdom-legacy-keyword-person = osoba
kingdom-legacy-keyword-livestock = zwierzęta
kingdom-legacy-keyword-seafaring = żegluga
kingdom-legacy-keyword-land = kraina
kingdom-legacy-keyword-enemy = wróg
kingdom-legacy-keyword-event = wydarzenie
kingdom-legacy-keyword-goal = cel
kingdom-legacy-keyword-knight = rycerz
kingdom-legacy-keyword-lady = dama
kingdom-legacy-keyword-elder = starszy
kingdom-legacy-keyword-loot = łup
kingdom-legacy-keyword-state = stan
kingdom-legacy-keyword-ship = statek
kingdom-legacy-keyword-potion = mikstura
kingdom-legacy-keyword-item = przedmiot
kingdom-legacy-keyword-invention = wynalazek
kingdom-legacy-keyword-artifact = artefakt
kingdom-legacy-keyword-horse = koń
kingdom-legacy-keyword-any = karta
kingdom-legacy-keyword-friendly = przyjazna karta
kingdom-legacy-keyword-obstacle = przeszkoda
kingdom-legacy-keyword-wall = mur
kingdom-legacy-keyword-making = karta z produkcją
kingdom-legacy-keyword-making-coin = karta produkująca monety

## Stickers

kingdom-legacy-sticker-coin = moneta
kingdom-legacy-sticker-wood = drewno
kingdom-legacy-sticker-stone = kamień
kingdom-legacy-sticker-metal = metal
kingdom-legacy-sticker-sword = miecz
kingdom-legacy-sticker-good = towar
kingdom-legacy-sticker-stays = zostaje w grze
kingdom-legacy-sticker-glory2 = 2 chwały
kingdom-legacy-sticker-glory5 = 5 chwały
kingdom-legacy-sticker-knight = rycerz
kingdom-legacy-sticker-seal = pieczęć chwały
kingdom-legacy-sticker-tab = zakładka

## Where cards are

kingdom-legacy-place-box = w pudełku
kingdom-legacy-place-deck = w talii
kingdom-legacy-place-play = w grze
kingdom-legacy-place-discard = na stosie kart odrzuconych
kingdom-legacy-place-permanent = stała
kingdom-legacy-place-blocked = zablokowana
kingdom-legacy-place-destroyed = zniszczona
kingdom-legacy-place-aside = odłożona
kingdom-legacy-place-worn = dołączona do karty
kingdom-legacy-place-absent = nie ma jej w tym pudełku

## What the player can do

kingdom-legacy-action-side = Wybierz tę stronę
kingdom-legacy-action-option = Wybierz tę możliwość
kingdom-legacy-action-done = Wystarczy
kingdom-legacy-option-restart = Zacznij kampanię od nowa
kingdom-legacy-option-go-on = Graj dalej: od teraz karty zmieniają się na stałe
kingdom-legacy-option-discard = Odrzuć karty
kingdom-legacy-option-turn = Obróć tę kartę
kingdom-legacy-option-mark = Zaznacz pole
kingdom-legacy-option-discover = Odkryj kartę
kingdom-legacy-option-gain = Zyskaj zasoby
kingdom-legacy-option-others = Zniszcz dwie inne przyjazne karty
kingdom-legacy-option-walls = Zamiast tego odrzuć dwa mury
kingdom-legacy-option-let = Odrzuć ją

## What must be decided

kingdom-legacy-ask-moment = Kilka rzeczy dzieje się naraz: co teraz?
kingdom-legacy-ask-passive = Tura się kończy. Można jeszcze użyć efektów pasywnych.
kingdom-legacy-ask-pick-discard = Którą kartę odrzucasz?
kingdom-legacy-ask-pick-worth = Którą osobę odrzucasz?
kingdom-legacy-ask-pick-destroy = Którą kartę niszczysz?
kingdom-legacy-ask-pick-ruin = Która karta twojego królestwa zostaje zniszczona?
kingdom-legacy-ask-pick-victim = Która z właśnie zagranych kart zostaje zniszczona?
kingdom-legacy-ask-pick-block = Która karta zostaje zablokowana?
kingdom-legacy-ask-pick-keep = Która karta zostaje w grze?
kingdom-legacy-ask-pick-work = Czyją produkcję zyskujesz?
kingdom-legacy-ask-pick-play = Którą kartę ze stosu odrzuconych zagrywasz?
kingdom-legacy-ask-pick-discover = Którą kartę odkrywasz?
kingdom-legacy-ask-keep-two = Które dwie z tych kart zatrzymujesz? Pozostałe zostaną zniszczone.
kingdom-legacy-ask-enter-side = Którą stroną karta wchodzi do gry?
kingdom-legacy-ask-pick-side = Na którą stronę obracasz kartę?
kingdom-legacy-ask-practise = Która strona tej karty otrzymuje naklejkę?
kingdom-legacy-ask-pick-upgrade = Którą kartę ulepszasz?
kingdom-legacy-ask-pick-box = Które pole zaznaczasz?
kingdom-legacy-ask-pick-priced = Za które pole płacisz?
kingdom-legacy-ask-mark-others = Na której innej stałej karcie zaznaczasz pole?
kingdom-legacy-ask-sticker = Która karta otrzymuje naklejkę?
kingdom-legacy-ask-stick = Którą naklejkę wybierasz?
kingdom-legacy-ask-boost = Czyja produkcja rośnie?
kingdom-legacy-ask-pick-horse = Który koń otrzymuje naklejkę?
kingdom-legacy-ask-seal = Która kraina otrzymuje pieczęć chwały?
kingdom-legacy-ask-cross-cost = Którą część którego kosztu ulepszenia skreślasz?
kingdom-legacy-ask-cross-out = Którą produkcję skreślasz?
kingdom-legacy-ask-name = Jakie imię zapisujesz na karcie?
kingdom-legacy-ask-take-one = Co z tego zyskujesz?
kingdom-legacy-ask-gain-any = Który zasób zyskujesz?
kingdom-legacy-ask-pay-one = Którym zasobem płacisz?
kingdom-legacy-ask-pay-mixed = Drewno i towary są zamienne: czym płacisz?
kingdom-legacy-ask-pay-number = Ile płacisz?
kingdom-legacy-ask-pay-slots = Którą kartę odrzucasz jako zapłatę?
kingdom-legacy-ask-pay-named = Którą kartę niszczysz jako zapłatę?
kingdom-legacy-ask-put = Która karta trafia na wierzch lub spód talii?
kingdom-legacy-ask-replace = Ta karta ma zostać odrzucona. Czy coś ją zastąpi?
kingdom-legacy-ask-defeat-enemy = Którego wroga pokonujesz?
kingdom-legacy-ask-convert = Którego bandytę nawracasz?
kingdom-legacy-ask-better = Która karta ustępuje swojej lepszej wersji?
kingdom-legacy-ask-invent = Wynalazek czy zasoby?
kingdom-legacy-ask-pick-persons = Które osoby odrzucasz?
kingdom-legacy-ask-persons-or-turn = Odchodzą dwie osoby albo ta karta się obraca.
kingdom-legacy-ask-box-or-discard = Zagrano osobę: zaznaczasz pole czy odrzucasz dwie przyjazne karty?
kingdom-legacy-ask-flood-end = Woda opada: który budynek przepada, a może dwie inne karty?
kingdom-legacy-ask-restart = Te karty będą następne. Zaczynasz od początku czy grasz dalej?
kingdom-legacy-ask-expansions = Które rozszerzenie zagrasz? A może koniec kampanii?
kingdom-legacy-ask-pick-purge = Którą z tych kart oczyszczasz?
kingdom-legacy-ask-purge-permanent = Którą stałą kartę oczyszczasz?
kingdom-legacy-ask-pick-save = Którą kartę ratujesz przed oczyszczeniem?

## What happened

kingdom-legacy-event-round-started = Zaczyna się runda { $round }{ $last ->
    [yes] {" "}– ostatnia
   *[no] {""}
  }. Karty królestwa zostają potasowane.
kingdom-legacy-event-round-ended = Runda { $round } dobiegła końca.
kingdom-legacy-event-round-counted = Po rundzie { $round } chwała królestwa wynosi { $glory }.
kingdom-legacy-event-turn-started = Tura { $turn }.
kingdom-legacy-event-turn-ended = Tura dobiegła końca.
kingdom-legacy-event-turn-stopped = Po { $decisions } decyzjach tura została zakończona.
kingdom-legacy-event-passed = { $player } kończy turę.
kingdom-legacy-event-played = Zagrano{ $source ->
    [discard] {" "}ze stosu kart odrzuconych
   *[deck] {""}
  }: { $cards }.
kingdom-legacy-event-produced = { $card } produkuje.
kingdom-legacy-event-upgraded = Ulepszono: { $card }.
kingdom-legacy-event-used = { $player } używa: { $card }.
kingdom-legacy-event-resolved = Działa efekt: { $card }.
kingdom-legacy-event-gained = Zyskano: { $gives }.
kingdom-legacy-event-paid = Zapłacono: { $gives }.
kingdom-legacy-event-delivered = { $card }: wpłacono { $number }, łącznie { $sum }.
kingdom-legacy-event-discarded = Odrzucono: { $card }.
kingdom-legacy-event-swept = Na koniec { $at ->
    [round] rundy
   *[turn] tury
  } na stos odrzuconych: { $cards }.
kingdom-legacy-event-dropped = Z wierzchu talii na stos odrzuconych: { $card }.
kingdom-legacy-event-destroyed = Zniszczono na zawsze: { $card }.
kingdom-legacy-event-defeated = { $card }: wróg pokonany.
kingdom-legacy-event-turned = Karta obraca się na: { $card }.
kingdom-legacy-event-blocked = { $by } blokuje: { $card }.
kingdom-legacy-event-equipped = { $by } dostaje sprzęt: { $card }.
kingdom-legacy-event-released = Uwolniono: { $card }.
kingdom-legacy-event-kept = { $card } zostaje w grze.
kingdom-legacy-event-put = { $card } trafia na { $end ->
    [top] wierzch
   *[bottom] spód
  } talii.
kingdom-legacy-event-looked = Obejrzano: { $cards }.
kingdom-legacy-event-put-under = Losowe karty ze stosu odrzuconych trafiają na spód talii (liczba: { $number }).
kingdom-legacy-event-discovered = Odkryto: { $card }.
kingdom-legacy-event-entered = Wchodzi do gry jako: { $card }.
kingdom-legacy-event-undiscovered = { $card } wraca do pudełka.
kingdom-legacy-event-marked = Zaznaczono pole: { $card }.
kingdom-legacy-event-stickered = Naklejka, { $card }: { $sticker }{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
  }.
kingdom-legacy-event-crossed-production = Skreślono z produkcji, { $card }: { $icon }.
kingdom-legacy-event-crossed-cost = Skreślono z kosztu ulepszenia, { $card }: { $resource }.
kingdom-legacy-event-written = { $card }: zapisano { $number }.
kingdom-legacy-event-named = { $card } nosi imię { $name }.
kingdom-legacy-event-restarted = Kampania zaczyna się od nowa.
kingdom-legacy-event-expansion = Zaczyna się rozszerzenie: { $card }.
kingdom-legacy-event-shuffled = Karty królestwa zostają potasowane.
kingdom-legacy-event-picked-for-purge = Wybrano do oczyszczenia: { $card }.
kingdom-legacy-event-saved = Uratowano przed oczyszczeniem: { $card }.
kingdom-legacy-event-purged = Oczyszczono: { $cards }. Oczyszczona chwała: { $glory }.
kingdom-legacy-event-scored = Zapisano wynik: { $score } chwały.
kingdom-legacy-event-game-over = Koniec kampanii: { $score } chwały ({ $rule }).

## Why not

kingdom-legacy-no-game-over = Kampania dobiegła końca.
kingdom-legacy-no-pending = Najpierw trzeba zdecydować o czymś innym.
kingdom-legacy-no-not-asked = Teraz nie trzeba o tym decydować.
kingdom-legacy-no-blocked = Zablokowane: { $card } (blokuje: { $by }).
kingdom-legacy-no-worn = { $card } to już sprzęt ({ $by }): nie można go ulepszyć, zdjąć ani przenieść.
kingdom-legacy-no-no-equipment = { $card } nie jest sprzętem.
kingdom-legacy-no-cannot-wield = { $by } nie może dostać tego sprzętu: { $card }.
kingdom-legacy-no-no-wielder = Żadna karta w grze nie może dostać tego sprzętu: { $card }.
kingdom-legacy-no-unattached = { $card } to sprzęt: dopóki nie ma go inna karta, nic nie robi.
kingdom-legacy-no-in-box = Karta { $number } jest jeszcze w pudełku.
kingdom-legacy-no-destroyed = Karty { $number } nie ma już w grze.
kingdom-legacy-no-permanent = To karta stała, nie jest w grze: { $card }.
kingdom-legacy-no-discarded = { $card } jest na stosie kart odrzuconych.
kingdom-legacy-no-in-deck = { $card } jest w talii.
kingdom-legacy-no-aside = Karta { $number } jest odłożona na bok.
kingdom-legacy-no-produces-nothing = { $card } niczego nie produkuje.
kingdom-legacy-no-produces-other = { $card } nie produkuje: { $gives }, lecz: { $found }.
kingdom-legacy-no-no-upgrade = { $card } nie ma takiego ulepszenia.
kingdom-legacy-no-forbidden-play = { $by } zabrania zagrywania kart.
kingdom-legacy-no-forbidden-upgrade = { $by } zabrania ulepszeń.
kingdom-legacy-no-forbidden-time = { $by } zabrania efektów czasu.
kingdom-legacy-no-resources = To kosztuje: { $cost }. Brakuje: { $missing }.
kingdom-legacy-no-cards = { $card } wymaga innych kart w grze: { $wanted }. Jest: { $present }.
kingdom-legacy-no-named-card = { $card } wymaga w grze karty: { $name }.
kingdom-legacy-no-no-effect = { $card } nie ma takiego efektu.
kingdom-legacy-no-not-usable = Ten efekt działa sam we właściwej chwili: { $card }.
kingdom-legacy-no-crossed-out = Ten efekt został już użyty i skreślony: { $card }.
kingdom-legacy-no-once-per-turn = Można użyć raz na turę: { $card }.
kingdom-legacy-no-track-finished = Wszystkie pola są zaznaczone: { $card }.
kingdom-legacy-no-not-in-box = Tego, co mogłaby odkryć ta karta, nie ma już w pudełku: { $card }.
kingdom-legacy-no-deck-empty = Talia jest pusta: runda kończy się z tą turą.
kingdom-legacy-no-nothing-to-reach = { $card }: nie ma teraz na co zadziałać.
kingdom-legacy-no-nothing-on-card = Z tą kartą nic nie można zrobić: { $card }.

## Score

kingdom-legacy-source-printed = Chwała z kart
kingdom-legacy-source-track = Tory
kingdom-legacy-source-boxes = Zaznaczone pola
kingdom-legacy-source-written = Zapisane liczby
kingdom-legacy-source-walls = Mury
kingdom-legacy-source-goal = Cele
kingdom-legacy-source-stickers = Naklejki
kingdom-legacy-source-purged = Oczyszczona chwała

## Czyny

kingdom-legacy-deed-first-stone = Pierwszy kamień
kingdom-legacy-deed-first-stone-how = Ulepsz kartę.
kingdom-legacy-deed-master-builder = Mistrz budowniczy
kingdom-legacy-deed-master-builder-how = Ulepszenia w jednej kampanii: { $number }.
kingdom-legacy-deed-steady-hands = Pewna ręka
kingdom-legacy-deed-steady-hands-how = Ulepszenie w każdej turze rundy liczącej co najmniej trzy tury.
kingdom-legacy-deed-every-side = Z każdej strony
kingdom-legacy-deed-every-side-how = Jedna karta pokazała wszystkie cztery strony.
kingdom-legacy-deed-full-barn = Pełna stodoła
kingdom-legacy-deed-full-barn-how = Miej naraz { $number } { $number ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
  }.
kingdom-legacy-deed-treasury = Królewski skarbiec
kingdom-legacy-deed-treasury-how = Miej naraz { $number } { $number ->
    [one] monetę
    [few] monety
   *[many] monet
  }.
kingdom-legacy-deed-armoury = Zbrojownia
kingdom-legacy-deed-armoury-how = Miej naraz { $number } { $number ->
    [one] miecz
    [few] miecze
   *[many] mieczy
  }.
kingdom-legacy-deed-nothing-wasted = Ani okruszka
kingdom-legacy-deed-nothing-wasted-how = Przez całą rundę wydano wszystko, co zyskano: co najmniej sześć zasobów.
kingdom-legacy-deed-explorer = Odkrywca
kingdom-legacy-deed-explorer-how = Odkryte karty: { $number }.
kingdom-legacy-deed-godparent = Chrzestny
kingdom-legacy-deed-godparent-how = Nadaj komuś imię.
kingdom-legacy-deed-shield = Tarcza królestwa
kingdom-legacy-deed-shield-how = Pokonani wrogowie: { $number }.
kingdom-legacy-deed-peace = Pokój w kraju
kingdom-legacy-deed-peace-how = W chwili podliczenia gry podstawowej w królestwie nie ma przeszkód.
kingdom-legacy-deed-gentle-hand = Łagodna ręka
kingdom-legacy-deed-gentle-hand-how = Ukończ grę podstawową, tracąc na zawsze najwyżej dwanaście kart.
kingdom-legacy-deed-grand-parade = Wielka parada
kingdom-legacy-deed-grand-parade-how = Karty zagrane w jednej turze: { $number }.
kingdom-legacy-deed-day-of-rest = Dzień odpoczynku
kingdom-legacy-deed-day-of-rest-how = Pozwól turze minąć, nic w niej nie robiąc.
kingdom-legacy-deed-last-box = Do ostatniego pola
kingdom-legacy-deed-last-box-how = Wszystkie pola jednej strony są zaznaczone.
kingdom-legacy-deed-scribe = Naklejka na naklejce
kingdom-legacy-deed-scribe-how = Naklejone naklejki: { $number }.
kingdom-legacy-deed-trader = Za morzami
kingdom-legacy-deed-trader-how = Zasoby wpłacone na karty, które je sumują: { $number }.
kingdom-legacy-deed-leap = Wielki skok
kingdom-legacy-deed-leap-how = Chwała zyskana w jednej rundzie: { $number }.
kingdom-legacy-deed-from-the-mud = Z błota
kingdom-legacy-deed-from-the-mud-how = Osiągnij { $number } chwały po zejściu poniżej zera.
kingdom-legacy-deed-hundred = Imię na wieki
kingdom-legacy-deed-hundred-how = Chwała: { $number }.
kingdom-legacy-deed-last-stroke = Jeszcze jedno
kingdom-legacy-deed-last-stroke-how = Ulepsz kartę w ostatniej turze gry podstawowej.
kingdom-legacy-deed-second-wind = Drugi oddech
kingdom-legacy-deed-second-wind-how = Ukończ grę podstawową po rozpoczęciu od nowa.
kingdom-legacy-deed-whole-box = Całe pudełko
kingdom-legacy-deed-whole-box-how = Ukończone rozszerzenia: { $number }.
kingdom-legacy-deed-outfitter = Dobrze wyposażeni
kingdom-legacy-deed-outfitter-how = Dołącz sprzęt { $number } { $number ->
    [one] raz
   *[other] razy
  }.
kingdom-legacy-deed-waymarks = Znaki na drodze
kingdom-legacy-deed-waymarks-how = Karty z zakładką w jednym królestwie: { $number }.
