### Kingdom Legacy: the few words of a card's face that are no secret. The card's own come from the server.

kingdom-legacy-face-produce = Termelés
kingdom-legacy-face-makes = termel
kingdom-legacy-face-free = ingyen
kingdom-legacy-face-short = hiányzik: { $amount }
kingdom-legacy-face-lose = elvész
kingdom-legacy-face-destroys = megsemmisül: { $name }
kingdom-legacy-face-blocked = lezárva
kingdom-legacy-face-cross-out = Kihúzás: { $amount }
kingdom-legacy-face-used = (elhasználva)
kingdom-legacy-face-number = Lap
kingdom-legacy-face-stages = { $number ->
    [one] e lapnak egy oldala van
   *[other] e lap mind a { $number } oldala
  }
kingdom-legacy-face-others = A többi oldala
kingdom-legacy-face-rulings = Így kell érteni
kingdom-legacy-face-choose = Ezt választom: { $name }
kingdom-legacy-face-back = lefordított lap
kingdom-legacy-face-back-number = { $number }. lap, még a dobozban
kingdom-legacy-face-any = { $number ->
    [one] bármelyik nyersanyag
   *[other] bármely { $number } nyersanyag
  }
kingdom-legacy-face-glory = { $number } dicsőség
kingdom-legacy-face-permanent = állandó
kingdom-legacy-face-obstacle = akadály
kingdom-legacy-face-scroll = tekercs
kingdom-legacy-face-stays = matrica: játékban marad
kingdom-legacy-face-knight = matrica: lovag
kingdom-legacy-face-tab = jelzőfül: látszik, hol van a pakliban
kingdom-legacy-face-box = { $number }. mező
kingdom-legacy-face-from = legalább { $number }
kingdom-legacy-face-marked = bejelölve
kingdom-legacy-face-to-next = / { $number }
kingdom-legacy-face-track-key = felül az ár, alul a dicsőség

## The signs of effects

kingdom-legacy-face-sign-activated = Eldobással
kingdom-legacy-face-sign-activated-about = A lap a dobópakliba kerül, a kör folytatódik.
kingdom-legacy-face-sign-time = Időbe telik
kingdom-legacy-face-sign-time-about = A lapot eldobod (az állandó marad), és a kör véget ér.
kingdom-legacy-face-sign-destroy = Megsemmisítéssel
kingdom-legacy-face-sign-destroy-about = A lap végleg kikerül a játékból.
kingdom-legacy-face-sign-passive = Mindig
kingdom-legacy-face-sign-passive-about = Addig érvényes, amíg a lap ott van, vagy újra meg újra használható.
kingdom-legacy-face-sign-optional = Lehet
kingdom-legacy-face-sign-optional-about = Ha eljön a pillanata, és akarod.
kingdom-legacy-face-sign-forced = Kötelező
kingdom-legacy-face-sign-forced-about = Ha eljön a pillanata, akár akarod, akár nem.
kingdom-legacy-face-sign-once = Csak egyszer
kingdom-legacy-face-sign-once-about = Használat után kihúzod.
kingdom-legacy-face-rotate = Elforgatás
kingdom-legacy-face-rotate-about = A lap fejjel lefelé fordul.
kingdom-legacy-face-flip = Átfordítás
kingdom-legacy-face-flip-about = A lap a hátoldalára fordul.
kingdom-legacy-face-turn = Átfordítás és elforgatás
kingdom-legacy-face-glory-name = Dicsőség
kingdom-legacy-face-glory-about = Ennyit ér a lap.
kingdom-legacy-face-sticker = Matrica
kingdom-legacy-face-sticker-about = Végleg ezen az oldalon marad.
kingdom-legacy-face-equipment = Felszerelés
kingdom-legacy-face-equipment-about = A viselője alatt fekszik, és annak része.
kingdom-legacy-face-missing = Hiányzik
kingdom-legacy-face-missing-about = Nincs a kezedben.
