### Ludzie przy stole: czas, rozmowa, otwarte stoły.

page-company = Przy stole
page-clock-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } godz.
}
page-time-left = Pozostały czas:
page-time-over = czas minął
page-clock-paused = Zegar stoi: nikogo nie było.
page-ago-now = przed chwilą
page-away-since = nie ma przy stole, ostatnio: { $ago }
page-stand-in = tę turę rozgrywa bot
page-plays-for-time = gra za: { $player } (może jeszcze wrócić)
page-plays-for-resigned = gra za: { $player } (rezygnacja)
page-watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
  }
page-full-watch = Wszystkie miejsca są zajęte. Zostań, aby oglądać: gra pojawi się, gdy tylko się zacznie.
page-nudge = Przypomnij
page-nudged = Przypomnienie wysłane: { $player }.
page-nudges = przypomina: { $player }, twoja kolej
page-nudges-me = { $player } przypomina: twoja kolej.
page-end-offer = Zaproponuj koniec
page-end-asked = { $player } chce teraz zakończyć grę.
page-end-yes = Kończymy
page-end-no = Gramy dalej
page-end-waits = Chcesz zakończyć grę. Nie wszyscy jeszcze odpowiedzieli.
page-end-refused = Nie wszyscy chcą kończyć: gra toczy się dalej.
page-end-take-back = Jednak gramy dalej
page-ended-together = Zakończyliście tę grę wspólnie.
page-late = Czas minął: { $player }.
page-late-wait = Poczekajmy jeszcze
page-late-turn = Tę turę rozegra bot
page-late-seat = Miejsce zajmie bot
page-late-me = Twój czas minął. Pozostali mogą poprosić bota o pomoc.
page-seat-lost = Bot gra za ciebie, bo minął twój czas.
page-seat-back = Wracam na swoje miejsce
page-seat-given = Miejsce gracza { $player } przejmuje bot { $bot }.
page-seat-taken-back = { $player } wraca do gry.
page-tempo = Tempo
page-tempo-none = Bez zegara
page-tempo-live = { $minutes } min na osobę, +{ $seconds } s na turę
page-tempo-days = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
   *[many] { $days } dni na turę
  }
page-late-rule = Gdy skończy się czas
page-late-rule-ask = decydują pozostali
page-late-rule-turn = turę rozgrywa bot
page-late-rule-seat = miejsce zajmuje bot
page-public = Pokaż wśród otwartych stołów: każdy może usiąść
page-public-short = stół otwarty
page-chat-allowed = Czat przy stole
page-lobby = Otwarte stoły
page-lobby-now = { $count ->
    [one] Jeden otwarty stół czeka na graczy
    [few] { $count } otwarte stoły czekają na graczy
   *[many] { $count } otwartych stołów czeka na graczy
}
page-lobby-empty = Teraz nie ma otwartych stołów. Otwórz własny i pokaż go tutaj.
page-talk = Czat
page-talk-empty = Nikt jeszcze nic nie napisał.
page-talk-line = Napisz coś
page-talk-send = Wyślij
page-talk-mute = Wycisz
page-talk-unmute = Wyłącz wyciszenie
page-talk-muted = Czat jest wyciszony: nic z niego nie widzisz.
page-talk-clear = Wyczyść
page-block = Zablokuj: { $player }
page-block-short = Zablokuj
page-blocked = { $player }: zablokowano. Żadnych wiadomości ani wspólnych stołów.
page-emote-hello = Cześć
page-emote-luck = Powodzenia
page-emote-nice = Dobry ruch
page-emote-thanks = Dziękuję
page-emote-sorry = Przepraszam
page-emote-oops = Ojej
page-emote-wow = No proszę
page-emote-think = Niech pomyślę
page-emote-laugh = Ha, ha
page-emote-cheers = Na zdrowie
page-emote-again = Jeszcze raz?
page-emote-bye = Do widzenia
page-colour = Kolor
page-colour-mine = Mój kolor
page-colour-0 = Czerwony
page-colour-1 = Niebieski
page-colour-2 = Biały
page-colour-3 = Pomarańczowy
page-colour-4 = Fioletowy
page-first-me = Ja zaczynam; inaczej decyduje los
page-go-on = Graj dalej

## Co kto rozegrał

page-history = Moje wyniki
page-history-of = Wyniki: { $player }
page-history-since = tutaj od { $date }
page-history-none = Nie masz jeszcze skończonych gier. Pierwsza pojawi się tutaj, gdy tylko się skończy.
page-history-none-of = Nie ma jeszcze skończonych gier.
page-history-only = Liczą się tylko gry skończone.
page-history-played = { $count ->
    [one] gra
    [few] gry
    [many] gier
   *[other] gry
  }
page-history-won = { $count ->
    [one] wygrana
    [few] wygrane
    [many] wygranych
   *[other] wygranej
  }
page-history-streak = { $count ->
    [one] wygrana w obecnej serii
    [few] wygrane w obecnej serii
    [many] wygranych w obecnej serii
   *[other] wygranej w obecnej serii
  }
page-history-longest = najdłuższa seria wygranych
page-history-best = najlepszy wynik
page-history-rating = ranking
page-history-provisional = tymczasowy: { $count ->
    [one] { $count } gra rankingowa
    [few] { $count } gry rankingowe
    [many] { $count } gier rankingowych
   *[other] { $count } gry rankingowej
  } z { $of }
page-history-rating-why = Każdy zaczyna od 1000. Liczą się tylko stoły, przy których wszyscy zgodzili się na grę rankingową; kto odchodzi, przegrywa.
page-history-against = Przeciwnicy
page-history-against-alone = w pojedynkę
page-history-against-easy = łatwe boty
page-history-against-medium = średnie boty
page-history-against-hard = trudne boty
page-history-against-people = ludzie
page-history-cards = Najlepsze wyniki według kart
page-history-cards-all = { $count ->
    [one] Pokaż jeszcze { $count }
    [few] Pokaż jeszcze { $count }
    [many] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
  }
page-history-of-played = wygrane { $won } z { $played }
page-history-all = Wszystkie skończone gry
page-history-games = Skończone gry
page-history-chart-score = Wynik
page-history-chart-rating = Ranking
page-history-chart = Z gry na grę
page-history-chart-label = { $what }: { $count ->
    [one] { $count } gra, { $last }
    [few] { $count } gry, pierwsza { $first }, ostatnia { $last }, od { $low } do { $high }
    [many] { $count } gier, pierwsza { $first }, ostatnia { $last }, od { $low } do { $high }
   *[other] { $count } gry, pierwsza { $first }, ostatnia { $last }, od { $low } do { $high }
  }
page-history-chart-mean = średnia z dziesięciu gier
page-history-chart-newest = ostatnie { $count }
page-history-lost = przegrana
page-rated = Gra rankingowa: wpływa na nasze rankingi, bez podpowiedzi
page-rated-short = rankingowa
page-unblock = Odblokuj
page-unblocked = Odblokowano: { $player }.
page-blocks = Zablokowane osoby
page-blocks-none = Nikogo nie blokujesz.
page-share-replay = Udostępnij powtórkę
