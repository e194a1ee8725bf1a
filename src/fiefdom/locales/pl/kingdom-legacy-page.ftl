### Kingdom Legacy: what the page says around the cards. No card is named here: the browser gets this file.

## Home: campaigns

kingdom-legacy-page-about = Kampania dla jednej osoby. Zakładasz małe królestwo z dziesięciu kart, z każdą rundą odkrywasz kolejne, a to, co zmienisz, zmienia się na dobre.
kingdom-legacy-page-kingdoms = Moje królestwa
kingdom-legacy-page-name = Nazwa twojego królestwa
kingdom-legacy-page-found = Załóż królestwo
kingdom-legacy-page-nameless = Królestwo bez nazwy
kingdom-legacy-page-kingdom-1 = Zielona Dolina
kingdom-legacy-page-kingdom-2 = Dębowe Wrzosy
kingdom-legacy-page-kingdom-3 = Górny Potok
kingdom-legacy-page-kingdom-4 = Skowronków
kingdom-legacy-page-kingdom-5 = Kamienny Grzbiet
kingdom-legacy-page-kingdom-6 = Bursztynowy Bród
kingdom-legacy-page-kingdom-7 = Ostowiec
kingdom-legacy-page-kingdom-8 = Gawronie Gniazdo
kingdom-legacy-page-finished = Ukończone, chwała: { $glory }
kingdom-legacy-page-standing = Runda { $round }, chwała: { $glory }
kingdom-legacy-page-waiting = czeka na brakujące rozszerzenie
kingdom-legacy-page-older-rules = według zasad z czasu założenia
kingdom-legacy-page-since = ostatnio: { $date }
kingdom-legacy-page-more = Więcej: { $name }
kingdom-legacy-page-export = Zapisz do pliku
kingdom-legacy-page-import = Wczytaj królestwo z pliku
kingdom-legacy-page-safe = Gdyby przeglądarka cię zapomniała, królestwa odzyskasz dzięki kodowi
kingdom-legacy-page-rename = Zmień nazwę
kingdom-legacy-page-rename-title = Nowa nazwa
kingdom-legacy-page-rename-yes = Zmień nazwę
kingdom-legacy-page-restart = Zacznij od początku
kingdom-legacy-page-restart-title = Zacząć od nowa: { $name }?
kingdom-legacy-page-restart-text = Zacznie się nowa kampania o tej samej nazwie. Stara zostaje jeszcze przez tydzień i można ją przywrócić.
kingdom-legacy-page-delete = Porzuć
kingdom-legacy-page-delete-title = Porzucić: { $name }?
kingdom-legacy-page-delete-text = Zniknie z listy, ale zostanie zachowane przez tydzień: do tego czasu możesz je przywrócić.
kingdom-legacy-page-gone = { $count ->
    [one] { $count } porzucone królestwo
    [few] { $count } porzucone królestwa
   *[many] { $count } porzuconych królestw
  }
kingdom-legacy-page-until = zachowane do: { $date }
kingdom-legacy-page-restore = Przywróć

## The table

kingdom-legacy-page-round = Runda { $round }, tura { $turn }
kingdom-legacy-page-round-expansion = Runda { $round } ({ $at } z { $rounds }), tura { $turn }
kingdom-legacy-page-areas = Części stołu
kingdom-legacy-page-area-play = W grze
kingdom-legacy-page-area-permanent = Stałe
kingdom-legacy-page-area-piles = Stosy
kingdom-legacy-page-area-glory = Chwała
kingdom-legacy-page-area-afford = Na co stać?
kingdom-legacy-page-area-log = Dziennik
kingdom-legacy-page-in-play = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }{ $blocked ->
    [0] {""}
   *[other] , zablokowane: { $blocked }
  }
kingdom-legacy-page-play-empty = Nic nie jest w grze.
kingdom-legacy-page-blocked = zablokowana
kingdom-legacy-page-kept = zostaje
kingdom-legacy-page-permanent = zawsze na stole, bez tasowania
kingdom-legacy-page-permanent-none = Jeszcze żadnych. Niektóre odkryte karty zostaną tu na stałe.
kingdom-legacy-page-permanent-all = Powiększ wszystkie
kingdom-legacy-page-deck = Talia
kingdom-legacy-page-deck-left = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
  }
kingdom-legacy-page-deck-empty = Pusta: runda kończy się z tą turą.
kingdom-legacy-page-deck-unknown = Kolejność nie jest znana.
kingdom-legacy-page-deck-then = Potem, w nieznanej kolejności: { $cards }
kingdom-legacy-page-deck-rest = { $cards ->
    [one] i jeszcze { $cards } karta
    [few] i jeszcze { $cards } karty
   *[many] i jeszcze { $cards } kart
  }
kingdom-legacy-page-deck-order = Wiadomo, jakie karty są w talii, ale nie w jakiej kolejności.
kingdom-legacy-page-tabs = Karty, których miejsce w talii wskazują zakładki
kingdom-legacy-page-tab = { $above ->
    [0] { $card } leży na wierzchu talii
    [one] { $card }: nad nią leży { $above } karta
    [few] { $card }: nad nią leżą { $above } karty
   *[many] { $card }: nad nią leży { $above } kart
  }
kingdom-legacy-page-tab-place = { $place }. od góry
kingdom-legacy-page-discard = Odrzucone
kingdom-legacy-page-discard-empty = Nic jeszcze nie odrzucono.
kingdom-legacy-page-look-through = Przejrzyj
kingdom-legacy-page-box = Pudełko
kingdom-legacy-page-box-label = Następna karta z pudełka ma numer { $number }.
kingdom-legacy-page-box-opened = otwarte: { $opened } z { $all }
kingdom-legacy-page-box-expansion = W rozszerzeniu pudełko pozostaje zamknięte.
kingdom-legacy-page-box-left = { $left ->
    [0] Wszystkie karty tego rozszerzenia już przyszły.
    [one] Przyjdzie jeszcze { $left } karta tego rozszerzenia.
    [few] Przyjdą jeszcze { $left } karty tego rozszerzenia.
   *[many] Przyjdzie jeszcze { $left } kart tego rozszerzenia.
  }
kingdom-legacy-page-expansion-round = Runda { $round } z { $rounds } tego rozszerzenia
kingdom-legacy-page-resources = Twoje zasoby
kingdom-legacy-page-glory = Chwała
kingdom-legacy-page-glory-round = { $sign ->
    [minus] −{ $size }
   *[plus] +{ $size }
  } w rundzie { $round }
kingdom-legacy-page-kind-land = krainy
kingdom-legacy-page-kind-building = budynki
kingdom-legacy-page-kind-person = osoby
kingdom-legacy-page-kind-permanent = stałe
kingdom-legacy-page-kind-obstacle = przeszkody
kingdom-legacy-page-kind-other = inne
kingdom-legacy-page-kind-purged = oczyszczone
kingdom-legacy-page-history = Cała kampania

## The turn bar

kingdom-legacy-page-expected = Produkuj, użyj lub ulepsz kartę
kingdom-legacy-page-expected-detail = Ulepszenie kończy turę.
kingdom-legacy-page-expected-use = Użyj efektu
kingdom-legacy-page-expected-advance = Rozwój albo koniec tury
kingdom-legacy-page-expected-pass = Zakończ turę
kingdom-legacy-page-nothing-glows = Nic więcej nie zrobisz.
kingdom-legacy-page-advance = Rozwój: { $card }{ $more ->
    [0] {""}
   *[other] {" "}i jeszcze { $more }
  }
kingdom-legacy-page-advance-plain = Rozwój
kingdom-legacy-page-pass = Zakończ turę
kingdom-legacy-page-pass-round = Zakończ rundę
kingdom-legacy-page-lose = tracisz:
kingdom-legacy-page-thinking = Myśli…
kingdom-legacy-page-how-many = Ile?
kingdom-legacy-page-one-less = O jeden mniej
kingdom-legacy-page-one-more = O jeden więcej
kingdom-legacy-page-pay-number = Zapłać { $number }
kingdom-legacy-page-name-list = Imię
kingdom-legacy-page-name-yes = Zapisz
kingdom-legacy-page-choose = Wybierz: { $card }
kingdom-legacy-page-wield = { $by } dostaje: { $card }
kingdom-legacy-page-wielder = Kto dostanie sprzęt: { $card }?
kingdom-legacy-page-wielder-detail = Zostaje na tej karcie, dopóki jest ona w grze: nie można go zdjąć ani przenieść.
kingdom-legacy-page-put-top = Na wierzch
kingdom-legacy-page-put-bottom = Na spód
kingdom-legacy-page-fold = Spójrz na stół
kingdom-legacy-page-unfold = Wróć do wyboru
kingdom-legacy-page-ask = { $card }: wybierz.
kingdom-legacy-page-asked-left = do wybrania jeszcze: { $left }
kingdom-legacy-page-asked-decline = możesz zrezygnować

## What the bot would do

kingdom-legacy-page-advice-do = Zrób to
kingdom-legacy-page-advice-none = Nic lepszego niż to, co widzisz.
kingdom-legacy-page-advice-gain = { $gain ->
    [0] Od razu nie daje chwały.
   *[other] Chwała od razu: { $gain }.
  }
kingdom-legacy-page-advice-produce = Bot produkowałby: { $card } ({ $gives })
kingdom-legacy-page-advice-upgrade = Bot ulepszyłby: { $card } → { $to }
kingdom-legacy-page-advice-equip = Bot dałby sprzęt: { $card } → { $by }
kingdom-legacy-page-advice-use = Bot użyłby: { $card }
kingdom-legacy-page-advice-advance = Bot wybrałby rozwój
kingdom-legacy-page-advice-pass = Bot zakończyłby turę
kingdom-legacy-page-advice-resolve = Bot zacząłby od: { $card }
kingdom-legacy-page-advice-pick = Bot wybrałby: { $card }
kingdom-legacy-page-advice-take = Bot wziąłby: { $gives }
kingdom-legacy-page-advice-mark = Bot zaznaczyłby pole: { $card }
kingdom-legacy-page-advice-side = Bot wybrałby stronę: { $card }
kingdom-legacy-page-advice-stick = Bot wybrałby naklejkę: { $sticker }
kingdom-legacy-page-advice-cross-cost = Bot skreśliłby koszt: { $card }
kingdom-legacy-page-advice-cross-out = Bot skreśliłby produkcję: { $card }
kingdom-legacy-page-advice-put = Bot położyłby { $end ->
    [top] na wierzchu
   *[bottom] na spodzie
  } talii: { $card }
kingdom-legacy-page-advice-amount = Bot zapłaciłby: { $number }
kingdom-legacy-page-advice-name = Bot zapisałby imię
kingdom-legacy-page-advice-option = Bot wybrałby: { $way }
kingdom-legacy-page-advice-expand = Bot zagrałby: { $card }
kingdom-legacy-page-advice-stop = Bot zakończyłby tu kampanię
kingdom-legacy-page-advice-done = Bot na tym by poprzestał

## Cards large and piles

kingdom-legacy-page-card-number = Karta { $number }
kingdom-legacy-page-side = Strona { $side }
kingdom-legacy-page-rulings = Nasze rozstrzygnięcia
kingdom-legacy-page-place-play = w grze
kingdom-legacy-page-place-permanent = stała
kingdom-legacy-page-place-blocked = zablokowana
kingdom-legacy-page-place-worn = sprzęt innej karty
kingdom-legacy-page-under-blocked = blokuje ją: { $by }
kingdom-legacy-page-under-worn = sprzęt karty: { $by }
kingdom-legacy-page-wields = Jej sprzęt
kingdom-legacy-page-place-discard = na stosie odrzuconych
kingdom-legacy-page-place-deck = w talii
kingdom-legacy-page-place-looked = właśnie przeglądana
kingdom-legacy-page-place-picked = wybrana do oczyszczenia
kingdom-legacy-page-place-seen = w pudełku
kingdom-legacy-page-place-away = już poza królestwem
kingdom-legacy-page-pile-discard = { $cards ->
    [one] Stos odrzuconych: { $cards } karta
    [few] Stos odrzuconych: { $cards } karty
   *[many] Stos odrzuconych: { $cards } kart
  }
kingdom-legacy-page-pile-deck = { $cards ->
    [one] Talia: { $cards } karta
    [few] Talia: { $cards } karty
   *[many] Talia: { $cards } kart
  }
kingdom-legacy-page-pile-kingdom = { $cards ->
    [one] Królestwo: { $cards } karta
    [few] Królestwo: { $cards } karty
   *[many] Królestwo: { $cards } kart
  }
kingdom-legacy-page-pile-destroyed = { $cards ->
    [one] Poza grą: { $cards } karta
    [few] Poza grą: { $cards } karty
   *[many] Poza grą: { $cards } kart
  }
kingdom-legacy-page-order = Sortuj
kingdom-legacy-page-order-number = Numer
kingdom-legacy-page-order-name = Nazwa
kingdom-legacy-page-order-kind = Rodzaj
kingdom-legacy-page-order-glory = Chwała

## Between rounds

kingdom-legacy-page-round-over = Koniec rundy { $round }
kingdom-legacy-page-step-over = Koniec rundy
kingdom-legacy-page-step-decide = Decyzja
kingdom-legacy-page-step-new = Nowe karty
kingdom-legacy-page-step-next = Następna runda
kingdom-legacy-page-step-round = Runda { $round }
kingdom-legacy-page-saved = Królestwo jest zapisane.
kingdom-legacy-page-chart = Chwała po rundach
kingdom-legacy-page-chart-bar = Runda { $round }: { $glory }
kingdom-legacy-page-ask-thresholds = { $card }: osiągnięto nowe progi. Z którego korzystasz?
kingdom-legacy-page-asked-sticker = wybierz naklejkę, potem kartę
kingdom-legacy-page-place = Naklej na: { $card }
kingdom-legacy-page-remark-obstacle = pierwsza przeszkoda: { $card }
kingdom-legacy-page-remark-permanent = pierwsza karta stała: { $card }
kingdom-legacy-page-remark-best = najlepsza runda: +{ $gain }
kingdom-legacy-page-new = Nowe w twoim królestwie
kingdom-legacy-page-new-shuffled = zostaną wtasowane z innymi
kingdom-legacy-page-new-later = po wyborze może przybyć więcej
kingdom-legacy-page-new-none = Tym razem bez nowych kart.
kingdom-legacy-page-new-sticker = Nowa naklejka: { $card } – { $sticker }.
kingdom-legacy-page-new-destroyed = Opuściły grę: { $cards }.
kingdom-legacy-page-last-card = Karta 70 rozpoczyna ostatnią rundę.
kingdom-legacy-page-last-round = Zaczyna się ostatnia runda. Po niej liczy się chwałę królestwa.
kingdom-legacy-page-look-new = Obejrzyj nowe karty i zacznij rundę { $round }
kingdom-legacy-page-look-none = Zacznij rundę { $round }
kingdom-legacy-page-shuffled = { $cards ->
    [one] { $cards } karta trafia do nowej talii. Tego nie można cofnąć.
    [few] { $cards } karty trafiają do nowej talii. Tego nie można cofnąć.
   *[many] { $cards } kart trafia do nowej talii. Tego nie można cofnąć.
  }
kingdom-legacy-page-see-kingdom = Przejrzyj królestwo
kingdom-legacy-page-begin = Zacznij rundę { $round }

## The campaign by round, deeds, the end

kingdom-legacy-page-by-round = Runda po rundzie
kingdom-legacy-page-round-name = Runda { $round }
kingdom-legacy-page-round-discovered = Odkryte
kingdom-legacy-page-round-upgraded = Ulepszone do
kingdom-legacy-page-round-defeated = Pokonane
kingdom-legacy-page-round-destroyed = Zniszczone
kingdom-legacy-page-round-purged = Oczyszczone
kingdom-legacy-page-deeds = Czyny: { $done } z { $all }
kingdom-legacy-page-deed-round = runda { $round }
kingdom-legacy-page-track = Tor wyników
kingdom-legacy-page-track-free = { $places ->
    [0] Tor jest pełny.
    [one] Jest miejsce na jeszcze { $places } rozszerzenie.
    [few] Jest miejsce na jeszcze { $places } rozszerzenia.
   *[many] Jest miejsce na jeszcze { $places } rozszerzeń.
  }
kingdom-legacy-page-base = Gra podstawowa
kingdom-legacy-page-end-base = Koniec gry podstawowej
kingdom-legacy-page-end-expansion = Koniec rozszerzenia
kingdom-legacy-page-end-over = Kampania ukończona
kingdom-legacy-page-end-glory = chwały
kingdom-legacy-page-end-where = Skąd pochodzi chwała
kingdom-legacy-page-end-thanks = Twoje królestwo jest gotowe. Zawsze możesz je tu obejrzeć.
kingdom-legacy-page-end-look = Obejrzyj stół
kingdom-legacy-page-end-new = Do moich królestw
kingdom-legacy-page-expansions = { $count ->
    [one] Zagrać jeszcze rozszerzenie czy zakończyć kampanię? (zostało { $count })
    [few] Zagrać jeszcze rozszerzenie czy zakończyć kampanię? (zostały { $count })
   *[many] Zagrać jeszcze rozszerzenie czy zakończyć kampanię? (zostało { $count })
  }
kingdom-legacy-page-expansions-detail = Przed rozszerzeniem oczyszcza się kilka kart: ich chwała zostaje, karty odchodzą. Potem przychodzą jego rundy i nowy wynik.
kingdom-legacy-page-expansion = Zagraj rozszerzenie { $number }
kingdom-legacy-page-expansion-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
  }
kingdom-legacy-page-expansion-cards = { $cards ->
    [0] bez nowych kart
    [one] { $cards } karta do odkrycia
    [few] { $cards } karty do odkrycia
   *[many] { $cards } kart do odkrycia
  }
kingdom-legacy-page-stop = Zakończ kampanię
kingdom-legacy-page-read = Przeczytaj
kingdom-legacy-page-purge-here = { $pointer ->
    [touch] Przeciągnij tu kartę albo jej dotknij, by ją oczyścić. Jej chwała zostaje.
   *[mouse] Przeciągnij tu kartę albo ją kliknij, by ją oczyścić. Jej chwała zostaje.
  }
kingdom-legacy-page-purge-picked = Wybrane do oczyszczenia

## Na co mnie stać?

kingdom-legacy-page-afford = Na co mnie stać?
kingdom-legacy-page-afford-now = Teraz
kingdom-legacy-page-afford-produce = Jeśli inne karty wyprodukują
kingdom-legacy-page-afford-advance = Po rozwoju ({ $card })
kingdom-legacy-page-afford-out = Nie w tej turze
kingdom-legacy-page-afford-none = Nie ma tu teraz nic, co kosztuje zasoby.
kingdom-legacy-page-legend = Co oznaczają znaki

## Pierwsza kampania uczy sama

kingdom-legacy-page-guide-start = { $pointer ->
    [touch] Oto twoje królestwo: dziesięć kart. Ulepszaj je z rundy na rundę i zdobądź jak najwięcej chwały; nie możesz przegrać. W każdej turze cztery są w grze. To, co świeci, możesz zrobić teraz: dotknij.
   *[mouse] Oto twoje królestwo: dziesięć kart. Ulepszaj je z rundy na rundę i zdobądź jak najwięcej chwały; nie możesz przegrać. W każdej turze cztery są w grze. To, co świeci, możesz zrobić teraz: kliknij.
  }
kingdom-legacy-page-guide-produce = Produkcja: dostajesz zasoby, które karta pokazuje, i odrzucasz ją. Wróci w następnej rundzie.
kingdom-legacy-page-guide-resources = Twoje zasoby. Płacisz nimi w tej turze za ulepszenia i efekty; to, co zostanie na końcu tury, przepada.
kingdom-legacy-page-guide-upgrade = Stać cię na ulepszenie. Karta zmieni się w coś lepszego do końca kampanii. Ulepszenie kończy też turę, więc resztę zrób przedtem.
kingdom-legacy-page-guide-effect = Ta karta umie coś więcej niż produkować. Zielony znak oznacza: odrzuć ją i graj dalej. Klepsydra kończy turę.
kingdom-legacy-page-guide-advance = Rozwój: zagrywasz dwie następne karty z talii. Pierwszą z nich widzisz, ale wszystkie zasoby przepadają, więc wydaj je przedtem.
kingdom-legacy-page-guide-end-turn = Nic pożytecznego już nie zostało? Zakończ turę: karty w grze zostaną odrzucone i przyjdą cztery nowe.
kingdom-legacy-page-guide-round-end = Talia jest pusta: z tą turą kończy się runda. Potem z pudełka dojdą dwie nowe karty i wszystkie zostaną przetasowane.
kingdom-legacy-page-guide-round-two = Nowa runda: ulepszone karty wracają lepsze niż przedtem, a z nimi dwie nowe. Nie możesz przegrać; zdobądź jak najwięcej chwały do ostatniej rundy.
kingdom-legacy-page-guide-blocked = Wróg leży na jednej z twoich kart: tej pod spodem nie można użyć. Pokonaj wroga, jeśli cię na to stać, a karta znów będzie wolna.
kingdom-legacy-page-guide-permanent = Karty stałe zostają tu na zawsze. Zaglądaj do nich w każdej turze: ich efektów można używać wielokrotnie.
kingdom-legacy-page-guide-equip = Ta karta to sprzęt: sama nic nie produkuje i nic nie robi. { $pointer ->
    [touch] Dotknij jej wiersza, a potem karty
   *[mouse] Przeciągnij ją na kartę, która świeci, albo kliknij jej wiersz, a potem kartę
  }, która ma ją dostać. To nic nie kosztuje i nie kończy tury.
kingdom-legacy-page-guide-worn = Co leży pod kartą, jest jej sprzętem: produkuje razem z nią, liczy się z nią i razem z nią odchodzi.
kingdom-legacy-page-guide-tab = Karta z zakładką wystaje z talii: liczba mówi, która to karta od góry.
kingdom-legacy-page-guide-kinds = To rozszerzenie ma własny zasób. Liczy się wszędzie, gdzie mowa o dowolnym zasobie, i przepada z końcem tury jak pozostałe.

## The log

kingdom-legacy-page-log-produced = { $card } produkuje: { $gives }.
kingdom-legacy-page-log-used = Użyto: { $card }.

## Na jednej stronie
kingdom-legacy-page-sum-kingdom = Twoje królestwo zaczyna się od dziesięciu kart. Tasujesz je w talię, a w każdej turze cztery wchodzą do gry.
kingdom-legacy-page-sum-produce = Produkcja: odrzucasz kartę i dostajesz zasoby, które pokazuje.
kingdom-legacy-page-sum-upgrade = Ulepszenie: płacisz koszt z ramki, a karta zmienia się w coś lepszego do końca kampanii. To kończy turę.
kingdom-legacy-page-sum-effects = Efekty mają znaki: za odrzucenie karty, za zakończenie tury, za zniszczenie karty albo zawsze.
kingdom-legacy-page-sum-advance = Rozwój: zagrywasz dwie następne karty z talii. Niewydane zasoby przepadają, tak jak na koniec każdej tury.
kingdom-legacy-page-sum-round = Gdy talia jest pusta, runda się kończy. Z pudełka przychodzą dwie nowe karty i wszystko tasuje się od nowa.
kingdom-legacy-page-sum-obstacles = Czerwone karty to przeszkody: wiele z nich blokuje jedną z twoich kart, dopóki ich nie pokonasz.
kingdom-legacy-page-sum-end = Karta 70 przynosi ostatnią rundę. Potem liczy się chwałę wszystkich kart. Nie można przegrać, można tylko zagrać lepiej.
