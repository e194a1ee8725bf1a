# Amit csak a terminálban olvas valaki: fiefdom play, replay és coach.
replay-score = { $player }: { $score } ({ $shares })
replay-winners = Győztesek: { $winners } ({ $rule }).
replay-unfinished = A játszma még tart, eddig { $steps } döntés született.

coach-looks = Az edző átnézi a játszmát

play-you = Játékos
play-could = Amit tehetsz, és ami abból következne:
play-places = Vagy írd be az egyik zárójeles mezőt, sor és oszlop szerint: { $example }
play-unseen = Csak akkor derül ki, mi lesz belőle.
play-more = … és még { $count } (l: mind)
play-prompt = 1–{ $count }, vagy ? a segítséghez:
play-help = Egy szám dönt, és ahol tábla van, egy zárójeles mező is, sor és oszlop szerint. l: minden lehetőség, u: az utolsó döntés visszavonása, q: kilépés. Egy JSON-lépést is beírhatsz, olyat, amilyenek a sorok végén állnak: ha nem lehetséges, a szabály megmondja, miért. Amit nem láthatsz (a pakli, mások lapjai), az nincs kiírva.
play-player = Játékos
play-gold = Arany most
play-left = Maradt település
play-cards = Lapok
play-tiles = Lapkák
play-building = Épület
play-needs = Szükséges
play-coins = Pénz
play-points = Pont
play-worker = Munkás
play-wage = Bér
play-workers = Szabad munkások
play-sites = Építkezések
play-built = Felépült
play-missing = hiányzik: { $what }
play-in-play = Játékban
play-produces = Termel
play-becomes = Ezzé válhat, ennyiért
play-glory = Dicsőség
play-blocked = { $card }, lezárja: { $by }
play-kingdom = { $round }. forduló. Dicsőség: { $glory }. Kézben: { $hand }. Pakli: { $deck }, legfelül: { $top }. Dobópakli: { $discard }.
