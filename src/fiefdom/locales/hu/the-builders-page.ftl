### Amit Az építőmesterekről csak az oldal mond.

page-about-the-builders = Kezdj építkezéseket, bérelj fel munkásokat, és küldd a megfelelőt a megfelelő helyre. Minden akció számít, és a bért ki kell fizetni, mielőtt a jutalom megérkezik.

## Asztal

the-builders-page-round = { $round }. forduló
the-builders-page-goal = { $goal } pontig
the-builders-page-buildings = Épületek
the-builders-page-workers = Munkások
the-builders-page-deck = még { $left }
the-builders-page-row-empty = A pakli elfogyott.
the-builders-page-building-label = { $name }. Kell hozzá: { $needs }. Fizet: { $coins }, pont: { $points }.
the-builders-page-machine-label = { $name }, gép. Kell hozzá: { $needs }. Utána ad: { $supplies }, pont: { $points }.
the-builders-page-worker-label = { $name }. Ad: { $supplies }. Bér: { $wage }.
the-builders-page-site-label = Építkezés: { $name }. Hiányzik: { $missing }. Dolgozik rajta: { $crew }. Fizet: { $coins }, pont: { $points }.
the-builders-page-stays = utána neked dolgozik
the-builders-page-price-label = Ára { $actions } akció és { $coins } pénz.
the-builders-page-done = Elkészül
the-builders-page-completes = Elkészül: { $coins ->
    [0] {""}
   *[other] +{ $coins } pénz,{" "}
  }{ $points } pont
the-builders-page-yard = { $player } játéktere
the-builders-page-sites = Épít­kezések
the-builders-page-no-sites = { $pointer ->
    [touch] Még nincs építkezésed. Koppints egy épületre a felső sorban, hogy elkezdd.
   *[mouse] Még nincs építkezésed. Kattints egy épületre a felső sorban, hogy elkezdd.
  }
the-builders-page-sites-none = Még nincs építkezés.
the-builders-page-my-workers = Munkások
the-builders-page-worker-count = { $free } szabad · { $working } dolgozik
the-builders-page-no-free = Nincs szabad munkásod. Bérelj fel valakit a fenti sorból, vagy fejezz be egy építkezést.
the-builders-page-nobody-free = nincs szabad munkás
the-builders-page-built = Kész épületek
the-builders-page-built-label = { $name }: { $points } pont
the-builders-page-more = { $player } minden lapja
the-builders-page-folded = Építkezések: { $sites } · munkások: { $workers }
the-builders-page-coins = { $coins } pénz
the-builders-page-points = { $points } pont
the-builders-page-actions-left = { $left ->
    [0] Nincs több akciód
   *[other] Még { $left } akciód van
  }
the-builders-page-buy = Akció vétele: { $price } pénz
the-builders-page-take = Pénzfelvétel
the-builders-page-take-label = { $coins } pénz { $actions } akcióért
the-builders-page-expected = Vegyél el egy lapot, küldj munkást, vagy vegyél fel pénzt
the-builders-page-expected-end = Fejezd be a köröd, vagy vegyél akciót
the-builders-page-choose-site = Hová menjen? ({ $worker })
the-builders-page-choose-worker = Ki dolgozzon rajta? ({ $site })
the-builders-page-thinking = Gondolkodik…
the-builders-page-advice = A közepes bot { $steps }
the-builders-page-advice-step = { $do ->
    [open] ezt kezdené építeni: { $card }
    [hire] őt bérelné fel: { $card }
    [send] munkába állítaná: { $worker } – { $site }
    [coins] felvenne { $coins } pénzt
    [buy] venne egy akciót
   *[end] befejezné a kört
  }
the-builders-page-advice-gain = Pont azonnal: { $gain }.
the-builders-page-advice-later = Pontot most nem hoz; későbbre épít.
the-builders-page-advice-do = Legyen így
the-builders-page-last-round = Ez az utolsó forduló.
the-builders-page-quiet = { $rounds ->
    [1] Senki sem épít: a játék ezzel a fordulóval véget ér.
   *[other] Senki sem épít: így ezzel együtt még { $rounds } forduló van hátra.
  }
the-builders-page-end = Kör vége
the-builders-page-end-title = Befejezed a kört?
the-builders-page-end-text = Még { $left } akciód van.
the-builders-page-end-coins = { $coins } pénz felvétele, aztán vége
the-builders-page-buy-title = { $buy ->
    [one] Veszel egy akciót?
   *[other] Veszel { $buy } akciót?
  }
the-builders-page-buy-open = { $buy } további akció ára { $cost } pénz. Utána elkezded: { $card }.
the-builders-page-buy-hire = { $buy } további akció ára { $cost } pénz. Utána felbéreled: { $card }.
the-builders-page-buy-send = { $buy } további akció ára { $cost } pénz, a bér { $wage }. Munkás: { $worker }, építkezés: { $site }.
the-builders-page-buy-yes = Kifizetek { $coins } pénzt
the-builders-page-option-goal = Hány pontnál van vége
the-builders-page-option-goal-note = A szabály szerint { $goal }. Kevesebbel rövidebb a játék.

## Az első játék

the-builders-page-guide-open = { $pointer ->
    [touch] Koppints egy épületre a felső sorban: az lesz az építkezésed. A kerek jelek mutatják, mi kell hozzá.
   *[mouse] Kattints egy épületre a felső sorban: az lesz az építkezésed. A kerek jelek mutatják, mi kell hozzá.
  }
the-builders-page-guide-send = { $pointer ->
    [touch] Koppints egy munkásodra, aztán egy építkezésre: ott marad, amíg az épület el nem készül.
   *[mouse] Kattints egy munkásodra, aztán egy építkezésre: ott marad, amíg az épület el nem készül.
  }
the-builders-page-guide-choose-site = { $pointer ->
    [touch] Az arany helyeket töltené ki ez a munkás, alatta látod az árát. Koppints az építkezésre, hogy elküldd.
   *[mouse] Az arany helyeket töltené ki ez a munkás, alatta látod az árát. Kattints az építkezésre, hogy elküldd.
  }
the-builders-page-guide-hire = { $pointer ->
    [touch] Egy munkás ritkán elég. Koppints valakire a munkások sorában; a bért csak akkor fizeted, amikor elküldöd.
   *[mouse] Egy munkás ritkán elég. Kattints valakire a munkások sorában; a bért csak akkor fizeted, amikor elküldöd.
  }
the-builders-page-guide-working = Aki dolgozik, azt nem lehet áthelyezni. Akkor szabadul, amikor minden hely megtelt.
the-builders-page-guide-second = Ugyanoda egy körben a második munkás két akcióba kerül. A következő körben megint csak egybe.
the-builders-page-guide-complete = { $pointer ->
    [touch] Most be tudsz fejezni egy építkezést: koppints sorra a munkásaidra, és keresd a zöld jelet.
   *[mouse] Most be tudsz fejezni egy építkezést: mutass sorra a munkásaidra, és keresd a zöld jelet.
  }
the-builders-page-guide-built = Elkészült: tiéd a pénz és a pont, a munkások szabadok, és rögtön mehetnek tovább.
the-builders-page-guide-coins = Kevés a pénzed. Egy akció 1 pénzt ad, kettő 3-at, három 6-ot: egyszerre jobban megéri.
the-builders-page-guide-buy = Nincs több akciód. Pénzért vehetsz még, vagy befejezheted a köröd.
the-builders-page-guide-last = Valaki elérte a célt: ezt a fordulót végigjátsszuk, aztán jön a számolás. Tíz pénz egy pont.

## Az első játék lépésről lépésre
the-builders-page-lesson-rows = Felül épületek fekszenek, bárki elkezdheti őket, alattuk munkások, bárki felbérelheti őket. Van egy tanoncod, 10 pénzed, és körönként három akciód.
the-builders-page-lesson-open = { $pointer ->
    [touch] Kezdj egy építkezést: koppints a kőhídra. Kevés kell hozzá: 2 kő és 1 tudás.
   *[mouse] Kezdj egy építkezést: kattints a kőhídra. Kevés kell hozzá: 2 kő és 1 tudás.
  }
the-builders-page-lesson-hire = { $pointer ->
    [touch] A tanoncod 1 követ és 1 tudást ad. Ami hiányzik, azt a megjelölt munkás adja: koppints rá, és felbéreled. Ez egy akció; a bért később fizeted.
   *[mouse] A tanoncod 1 követ és 1 tudást ad. Ami hiányzik, azt a megjelölt munkás adja: kattints rá, és felbéreled. Ez egy akció; a bért később fizeted.
  }
the-builders-page-lesson-send = { $pointer ->
    [touch] Küldd munkába a tanoncot: koppints rá, aztán a hídra. Most fizeted a bért, és a munkás ott marad, amíg az épület el nem készül.
   *[mouse] Küldd munkába a tanoncot: kattints rá, aztán a hídra. Most fizeted a bért, és a munkás ott marad, amíg az épület el nem készül.
  }
the-builders-page-lesson-end = Elhasználtad a három akciódat. Fejezd be a kört.
the-builders-page-lesson-others = A bot ugyanezt teszi a saját építkezéseivel; ezek oldalt láthatók.
the-builders-page-lesson-complete = Küldd a másik munkást is a hídhoz. Akkor minden hely betelik, és elkészül; a befejezés nem kerül akcióba.
the-builders-page-lesson-built = Elkészült: megkapod a pénzét, számít a pontja, és mindkét munkás újra szabad, akár még ebben a körben.
the-builders-page-lesson-coins = Kevés a pénz? Egy akció 1 pénzt hoz, kettő 3-at, három 6-ot: egyszerre jobban megéri.
the-builders-page-lesson-more = További akciót 5 pénzért vehetsz. Ugyanarra az építkezésre egy körben a második munkás két akció, a harmadik három.
the-builders-page-lesson-machines = A fogaskerekes lapok gépek. Pénzt nem adnak; ha elkészültek, bér nélkül dolgoznak neked.
the-builders-page-lesson-over = Ez a rövid játék abban a fordulóban ér véget, amelyben valakinek 6 pontja lesz; rendes játékban 17 kell. Tíz megmaradt pénz egy pont. Játssz tovább kedved szerint.

## Egy oldalon
the-builders-page-sum-turn = Egy körben három akciód van. További akció ára 5 pénz.
the-builders-page-sum-open = Építkezés: vegyél el egy épületet a sorból. Egy akció.
the-builders-page-sum-hire = Felbérlés: vegyél el egy munkást a sorból. Egy akció.
the-builders-page-sum-send = Küldj munkást az építkezésedre, és fizesd ki a bérét. A körben az első egy akció, ugyanoda a második kettő, a harmadik három.
the-builders-page-sum-complete = Ha a munkások mindent adnak, ami kell, elkészül: pénz, pont, és a munkások szabadok.
the-builders-page-sum-machine = A gép nem fizet, de utána bér nélkül dolgozik neked.
the-builders-page-sum-coins = Vagy vegyél fel pénzt: 1, 2 vagy 3 akció 1-et, 3-at vagy 6-ot hoz.
the-builders-page-sum-end = 17 pontnál a fordulót végigjátsszuk. Tíz pénz egy pont. Az nyer, akinek a legtöbb pontja van.
