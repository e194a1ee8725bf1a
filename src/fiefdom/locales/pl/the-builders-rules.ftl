### Zasady gry Budowniczowie: Średniowiecze własnymi słowami, według numerów. (rozstrzygnięcie): nasza decyzja tam, gdzie instrukcja milczy.

the-builders-rules-about = Prowadzisz średniowieczną firmę budowlaną. Otwieraj budowy, zatrudniaj ludzi, płać im za pracę i bądź na czele, gdy ktoś zdobędzie 17 punktów.
the-builders-rules-part-B1 = Co leży na stole
the-builders-rules-part-B3 = Przygotowanie
the-builders-rules-part-B6 = Tura
the-builders-rules-part-B13 = Ukończenie budynku
the-builders-rules-part-B17 = Koniec gry
rule-B1 = Od dwóch do czterech graczy. Jest 42 pracowników (6 uczniów, 12 robotników, 16 czeladników, 8 mistrzów) i 42 karty budynków (34 budynki i 8 maszyn).
rule-B2 = Pieniądze liczy się po prostu w monetach. Bank nigdy się nie wyczerpuje.
rule-B3 = Karty budynków tasuje się i wykłada w rzędzie pięć odkrytych.
rule-B4 = Każdy gracz dostaje losowo jednego ucznia. Pozostałych uczniów wtasowuje się między pracowników i wykłada w rzędzie pięciu odkrytych.
rule-B5 = Każdy gracz zaczyna z 10 monetami. Kto zaczyna, rozstrzyga los.
rule-B6 = Gracze grają po kolei, zgodnie z ruchem wskazówek zegara. W turze masz trzy akcje; w każdej chwili swojej tury możesz dokupić kolejne po 5 monet, tyle, na ile cię stać.
rule-B7 = Nie musisz wykorzystać wszystkich akcji: turę możesz zakończyć, kiedy chcesz (rozstrzygnięcie).
rule-B8 = Otwarcie budowy, 1 akcja: weź jedną z kart budynków z rzędu jako swoją budowę. Rząd od razu się uzupełnia. Możesz mieć dowolnie wiele budów.
rule-B9 = Zatrudnienie, 1 akcja: weź jednego z pracowników z rzędu. Rząd od razu się uzupełnia. Możesz mieć dowolnie wielu pracowników.
rule-B10 = Wysłanie do pracy: wyślij pracownika na jedną ze swoich budów i zapłać bankowi jego płacę. Pracownik zostaje tam do końca budowy. Pierwszy pracownik wysłany w turze na daną budowę kosztuje 1 akcję, drugi na tę samą 2 kolejne, trzeci 3 kolejne i tak dalej; ci, którzy stali tam przed tą turą, się nie liczą. Na innej budowie liczy się znów od 1. Możesz wysłać także kogoś, kto nie daje niczego potrzebnego.
rule-B11 = Branie monet: 1 akcja daje 1 monetę, 2 akcje dają 3, 3 akcje dają 6. Za każdym razem wybierasz, ile akcji na to przeznaczasz.
rule-B12 = Pracownik zwolniony w tej turze może w tej samej turze znów pójść do pracy, za nową płacę; tak samo maszyna ukończona w tej turze. Licznik z B10 dotyczy budowy, nie pracownika.
rule-B13 = Budynek jest ukończony w chwili, gdy jego pracownicy razem dają co najmniej tyle kamienia, drewna, wiedzy i dachówek, ile trzeba. Nie kosztuje to akcji, a nadwyżka przepada.
rule-B14 = Wszyscy jego pracownicy wracają do ciebie. Dostajesz monety za budynek, ale dopiero po zapłaceniu ostatniemu pracownikowi. Kartę zachowujesz dla jej punktów.
rule-B15 = Maszynę buduje się dokładnie tak samo. Nie daje monet, daje swoje punkty i odtąd pracuje dla ciebie jak pracownik bez płacy. Idzie do pracy i wraca jak każdy pracownik.
rule-B16 = Gdy talia się skończy, jej rzędu już się nie uzupełnia.
rule-B17 = Gdy ktoś kończy turę, mając co najmniej 17 punktów za ukończone budynki i maszyny (monety się nie liczą), rundę gra się do końca, aby każdy miał tyle samo tur. Potem gra się kończy.
rule-B18 = Wynik końcowy to punkty za budynki i maszyny oraz 1 punkt za każde pełne 10 monet. Wygrywa, kto ma najwięcej punktów. Przy remisie decydują punkty za budynki i maszyny, potem monety; gdy i te są równe, zwycięstwo jest wspólne.
rule-B19 = Aby każda gra się skończyła (rozstrzygnięcie): na końcu rundy gra kończy się także wtedy, gdy oba rzędy są puste i nikt nie ma jednocześnie wolnego pracownika i budowy, albo gdy przez dziesięć kolejnych rund nikt nie otworzył budowy, nie zatrudnił ani nie wysłał pracownika.
