### Budowniczowie: Średniowiecze. Karty, wydarzenia i powody, dla których czegoś nie można zrobić.

the-builders-name = Budowniczowie: Średniowiecze

the-builders-resource-stone = kamień
the-builders-resource-wood = drewno
the-builders-resource-knowledge = wiedza
the-builders-resource-tile = dachówka
the-builders-amount-stone = { $number ->
    [one] { $number } kamień
    [few] { $number } kamienie
   *[many] { $number } kamieni
  }
the-builders-amount-wood = { $number ->
    [one] { $number } drewno
   *[other] { $number } drewna
  }
the-builders-amount-knowledge = { $number ->
    [one] { $number } wiedza
   *[other] { $number } wiedzy
  }
the-builders-amount-tile = { $number ->
    [one] { $number } dachówka
    [few] { $number } dachówki
   *[many] { $number } dachówek
  }

## Karty

the-builders-card-apprentice = Uczeń
the-builders-card-labourer = Robotnik
the-builders-card-journeyman = Czeladnik
the-builders-card-master = Mistrz
the-builders-card-arbour = Altana
the-builders-card-hut = Chata
the-builders-card-covered-bridge = Kryty most
the-builders-card-tree-house = Domek na drzewie
the-builders-card-stone-bridge = Kamienny most
the-builders-card-wash-house = Pralnia
the-builders-card-straw-hut = Szałas ze słomy
the-builders-card-town-house = Kamienica
the-builders-card-thatched-cottage = Domek pod strzechą
the-builders-card-country-house = Dom wiejski
the-builders-card-small-house = Mały dom
the-builders-card-cowshed = Obora
the-builders-card-inn = Zajazd
the-builders-card-pigsty = Chlew
the-builders-card-rural-post = Poczta wiejska
the-builders-card-grain-silo = Spichlerz
the-builders-card-stable = Stajnia
the-builders-card-forge = Kuźnia
the-builders-card-windmill = Wiatrak
the-builders-card-water-mill = Młyn wodny
the-builders-card-market-hall = Hala targowa
the-builders-card-burghers-house = Dom mieszczański
the-builders-card-post-house = Stacja pocztowa
the-builders-card-mansion = Dwór
the-builders-card-tavern = Karczma
the-builders-card-farm = Folwark
the-builders-card-church = Kościół
the-builders-card-watchtower = Wieża strażnicza
the-builders-card-abbey = Opactwo
the-builders-card-cloister = Klasztor
the-builders-card-chapel = Kaplica
the-builders-card-aqueduct = Akwedukt
the-builders-card-castle = Zamek
the-builders-card-cathedral = Katedra
the-builders-card-crane = Żuraw
the-builders-card-circular-saw = Piła tarczowa
the-builders-card-measuring-instrument = Przyrząd mierniczy
the-builders-card-tile-kiln = Piec do dachówek

## Co się wydarzyło

the-builders-event-opened = { $player } otwiera budowę: { $card }.
the-builders-event-hired = { $player } zatrudnia: { $card }.
the-builders-event-sent = { $player } wysyła do pracy: { $worker } – { $site }, płaca { $wage }.
the-builders-event-completed = { $player } kończy budowę: { $card } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }{ $coins ->
    [0] {""}
    [one] , { $coins } moneta
    [few] , { $coins } monety
   *[other] , { $coins } monet
  }.
the-builders-event-took-coins = { $player } bierze { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
  } za { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
   *[other] { $actions } akcji
  }.
the-builders-event-bought-action = { $player } kupuje akcję za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
the-builders-event-ended-turn = { $player } kończy turę.
the-builders-event-refilled = Nowa karta w rzędzie: { $card }.
the-builders-event-game-over = Koniec gry ({ $rule }).

## Dlaczego nie

the-builders-no-game-over = Gra się skończyła.
the-builders-no-taken = { $card }: tę kartę ma już { $player }.
the-builders-no-not-in-row = { $card }: tej karty nie ma w rzędzie.
the-builders-no-row-empty = Rząd jest pusty: talia się skończyła.
the-builders-no-site-complete = { $site }: budowa jest już skończona.
the-builders-no-not-your-site = { $site }: to nie jest twoja budowa.
the-builders-no-not-your-worker = { $worker }: nie pracuje dla ciebie.
the-builders-no-worker-busy = { $worker }: pracuje do końca budowy ({ $site }).
the-builders-no-machine-unfinished = { $worker }: może pracować dopiero po zbudowaniu.
the-builders-no-site-at-all = Nie masz budowy, na którą można kogoś wysłać. Najpierw otwórz jedną.
the-builders-no-free-worker = { $site }: nie masz wolnego pracownika. Zatrudnij kogoś albo skończ inną budowę.
the-builders-no-wage = Płaca wynosi { $wage ->
    [one] { $wage } monetę
    [few] { $wage } monety
    [many] { $wage } monet
   *[other] { $wage } monety
  }, a ty masz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
the-builders-no-actions = To wymaga { $needed } akcji, a ty masz { $left }. Dokupienie brakujących ({ $buy }) kosztuje { $cost } monet.
the-builders-no-actions-nor-coins = To wymaga { $needed } akcji, a ty masz { $left }. Dokupienie brakujących ({ $buy }) kosztuje { $cost } monet{ $wage ->
    [0] {""}
   *[other] , do tego płaca { $wage }
  }, a ty masz tyle monet: { $coins }.
the-builders-no-coins-actions = To wymaga { $needed } akcji, a ty masz { $left }.
the-builders-no-coins-for-action = Akcja kosztuje { $price } monet, a ty masz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.

## Punkty

the-builders-source-buildings = Budynki
the-builders-source-machines = Maszyny
the-builders-source-coins = Monety, 1 za 10
