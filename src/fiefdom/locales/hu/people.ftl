### Emberek az asztalnál: idő, csevegés, nyitott asztalok.

page-company = Az asztalnál
page-clock-days = { $hours ->
    [0] { $days } nap
   *[other] { $days } nap { $hours } óra
}
page-time-left = Hátralévő idő:
page-time-over = lejárt az idő
page-clock-paused = Az óra áll: senki sem volt itt.
page-ago-now = az imént
page-away-since = nincs itt, utoljára: { $ago }
page-stand-in = ezt a kört egy bot játssza
page-plays-for-time = { $player } helyett játszik (még visszajöhet)
page-plays-for-resigned = { $player } helyett játszik (feladta)
page-watchers = { $count } néző
page-full-watch = Minden hely foglalt. Maradj itt nézőnek: amint elindul a játék, látni fogod.
page-nudge = Emlékeztetés
page-nudged = { $player } emlékeztetőt kapott.
page-nudges = üzeni: { $player }, te jössz
page-nudges-me = { $player } emlékeztet: te jössz.
page-end-offer = Közös befejezés
page-end-asked = { $player } most befejezné a játékot.
page-end-yes = Fejezzük be
page-end-no = Játsszunk tovább
page-end-waits = Te befejeznéd a játékot. Még nem válaszolt mindenki.
page-end-refused = Nem mindenki fejezné be most: a játék folytatódik.
page-end-take-back = Mégis játsszunk tovább
page-ended-together = Ezt a játékot közösen fejeztétek be.
page-late = { $player } ideje lejárt.
page-late-wait = Várjunk még
page-late-turn = Ezt a kört bot játssza
page-late-seat = A helyére bot üljön
page-late-me = Lejárt az időd. A többiek dönthetnek úgy, hogy bot segítsen.
page-seat-lost = Bot játszik helyetted, mert lejárt az időd.
page-seat-back = Visszaülök a helyemre
page-seat-given = { $player } helyén mostantól { $bot } játszik, egy bot.
page-seat-taken-back = { $player } visszatért.
page-tempo = Tempó
page-tempo-none = Óra nélkül
page-tempo-live = { $minutes } perc fejenként, körönként +{ $seconds } mp
page-tempo-days = körönként { $days } nap
page-late-rule = Ha lejár az idő
page-late-rule-ask = a többiek döntenek
page-late-rule-turn = azt a kört bot játssza
page-late-rule-seat = bot ül a helyére
page-public = Látszik a nyitott asztalok között: bárki leülhet
page-public-short = nyitott asztal
page-chat-allowed = Csevegés az asztalnál
page-lobby = Nyitott asztalok
page-lobby-now = { $count } nyitott asztal vár játékosokra
page-lobby-empty = Most nincs nyitott asztal. Nyiss egyet, és jelenítsd meg itt.
page-talk = Csevegés
page-talk-empty = Még senki sem szólt semmit.
page-talk-line = Írj valamit
page-talk-send = Küldés
page-talk-mute = Némítás
page-talk-unmute = Némítás vége
page-talk-muted = A csevegés el van némítva: semmit sem látsz belőle.
page-talk-clear = Törlés
page-block = { $player } letiltása
page-block-short = Letiltás
page-blocked = Letiltva: { $player }. Nincs több üzenet tőle, és nem kerültök egy asztalhoz.
page-emote-hello = Szia
page-emote-luck = Sok szerencsét
page-emote-nice = Szép lépés
page-emote-thanks = Köszönöm
page-emote-sorry = Bocsánat
page-emote-oops = Hoppá
page-emote-wow = Azta
page-emote-think = Gondolkodom
page-emote-laugh = Haha
page-emote-cheers = Egészségedre
page-emote-again = Még egyet?
page-emote-bye = Viszlát
page-colour = Szín
page-colour-mine = Az én színem
page-colour-0 = Piros
page-colour-1 = Kék
page-colour-2 = Fehér
page-colour-3 = Narancs
page-colour-4 = Lila
page-first-me = Én kezdek; különben a véletlen dönt
page-go-on = Folytasd a játékot

## Amit valaki játszott

page-history = Eredményeim
page-history-of = { $player } eredményei
page-history-since = először itt: { $date }
page-history-none = Még nincs befejezett játszmád. Amint egy véget ér, itt látod.
page-history-none-of = Még nincs befejezett játszmája.
page-history-only = Csak a befejezett játszmák számítanak.
page-history-played = { $count ->
   *[other] játszma
  }
page-history-won = { $count ->
   *[other] győzelem
  }
page-history-streak = { $count ->
   *[other] győzelem a mostani sorozatban
  }
page-history-longest = leghosszabb győzelmi sorozat
page-history-best = legjobb pontszám
page-history-rating = értékszám
page-history-provisional = ideiglenes: { $count } a szükséges { $of } értékelt játszmából
page-history-rating-why = Mindenki 1000-rel kezd. Csak az értékszámra menő asztalok számítanak; aki otthagy egyet, elvesztette.
page-history-against = Ellenfél
page-history-against-alone = egyedül
page-history-against-easy = könnyű botok
page-history-against-medium = közepes botok
page-history-against-hard = nehéz botok
page-history-against-people = emberek
page-history-cards = A legjobb pontszámok kártyák szerint
page-history-cards-all = { $count ->
   *[other] Még { $count }
  }
page-history-of-played = { $played } játszmából { $won } győzelem
page-history-all = Minden befejezett játszma
page-history-games = Befejezett játszmák
page-history-chart-score = Pontszám
page-history-chart-rating = Értékszám
page-history-chart = Játszmáról játszmára
page-history-chart-label = { $what }: { $count ->
    [one] { $count } játszma, { $last }
   *[other] { $count } játszma, az első { $first }, az utolsó { $last }, { $low } és { $high } között
  }
page-history-chart-mean = tíz játszma átlaga
page-history-chart-newest = a legutóbbi { $count }
page-history-lost = vereség
page-rated = Értékszámra megy: beleszámít az értékszámunkba, tippek nélkül
page-rated-short = értékszámra megy
page-unblock = Letiltás feloldása
page-unblocked = A letiltás feloldva: { $player }.
page-blocks = Letiltott emberek
page-blocks-none = Senkit sem tiltottál le.
page-share-replay = Visszajátszás megosztása
