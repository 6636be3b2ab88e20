# Scythe w terminalu. To, co się wpisuje (r3c5, trade, riverwalk, oil …), zostaje tak, jak się wpisuje.

## Tytuł

# $who to miejsce, "Ty" albo Automa; $step mówi, o czym się decyduje
terminal-title = Runda { $round } · Tura: { $who } · { $step }
terminal-title-setup = Przygotowanie · { $step }

## Plansza

terminal-legend-pieces = C bohater, M mech, W robotnik; o ropa, m metal, f żywność, w drewno
terminal-legend-map = * tunel, ! żeton spotkania, ~ rzeka; N:2W: dwaj robotnicy gracza N
terminal-tile = Płytka budynków
terminal-decks = Pozostałe karty
terminal-left = walki { $combat }, spotkań { $encounters }, Fabryki { $factory }

## Gracze

terminal-stars = gwiazdki { $n }/{ $most }
terminal-power = siła { $n }/{ $most }
terminal-popularity = popularność { $n }/{ $most }
# Górne akcje w znakach: ile jednostek się rusza
terminal-units = { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostki
}
terminal-units-steps = { $n ->
    [one] { $n } jednostka, kroki: { $steps }
    [few] { $n } jednostki, kroki: { $steps }
    [many] { $n } jednostek, kroki: { $steps }
   *[other] { $n } jednostki, kroki: { $steps }
}

# Etykiety; po kresce to, co jeszcze zostało
terminal-upgrades = Ulepszenia
terminal-mechs = Mechy
terminal-structures = Budynki
terminal-recruits = Rekruci
# Premie jednorazowe, jak się je wpisuje
terminal-bonuses = wolne bonusy: { $bonuses }
terminal-workers = Robotnicy
terminal-of = { $n } z { $most }
terminal-stars-for = Gwiazdki
# Ile dałoby teraz końcowe podliczenie: $n monet
terminal-score-now = Gdyby to był koniec
terminal-pays = ${ $n }: ${ $star } za gwiazdkę, ${ $territory } za pole, ${ $resources } za dwa zasoby
terminal-flags = Flagi
terminal-traps = Pułapki
terminal-disarmed = rozbrojona
terminal-resources = Zasoby
terminal-hand = Karty walki
terminal-objective = Cel { $n }
terminal-revealed = Ujawniony
terminal-token = Ostatnia sekcja
terminal-factory-card = Karta Fabryki

## Automa

terminal-track = Tor gwiazdek
# $star to pole następnej gwiazdki
terminal-track-at = { $n }, następna gwiazdka na { $star }
terminal-rivers = Rzeki i jeziora
terminal-rivers-open = przekracza je
terminal-rivers-closed = zatrzymują ją
terminal-scheme = Schemat
terminal-scheme-first = pierwszy
terminal-scheme-second = drugi
terminal-reserve = W rezerwie
terminal-last-card = Ostatnia karta

## Co pokazują tylko niektóre kroki

terminal-load = Zabiera
terminal-attacker = Atakuje
terminal-defender = Broni się
terminal-dial = tarcza { $n }, karty { $cards }
terminal-has-chosen = wybór dokonany

## Co się stało

terminal-new-cards = { $n ->
    [one] nowa karta walki: { $values }
    [few] nowe karty walki: { $values }
    [many] nowe karty walki: { $values }
   *[other] nowe karty walki: { $values }
}
terminal-old-cards = { $n ->
    [one] zużyta karta walki: { $values }
    [few] zużyte karty walki: { $values }
    [many] zużyte karty walki: { $values }
   *[other] zużyte karty walki: { $values }
}
terminal-new-abilities = zmobilizowany mech: { $names }
terminal-new-structures = zbudowane: { $names }
terminal-new-recruits = zwerbowany rekrut: { $names }
terminal-new-upgrades = ulepszone: { $names }
terminal-new-factory = karta Fabryki: { $name }

## Pomoc

terminal-signs = Pola nazywa się rzędem i kolumną: r3c5. „a → b”: zapłać a, zyskaj b; „a / b”: jedno z dwojga; „[#.]”: kostka i miejsce na następną; „$” to monety.
terminal-about-section = { $section ->
    [move] Rusz różnymi jednostkami, każdą o krok, albo zamiast tego zyskaj monety.
    [bolster] Zapłać za siłę albo za karty walki.
    [trade] Zapłać za zasoby, które pojawią się tam, gdzie są twoi robotnicy, albo za popularność.
   *[produce] Twoi robotnicy produkują na różnych polach. Im więcej ich masz, tym więcej to kosztuje.
}
terminal-before-upgrades = Na początku: { $text }
terminal-after-upgrades = Po ulepszeniu: { $text }
terminal-produces = Produkcja: { $what }.
terminal-the-factory = { $n ->
    [one] Niczego się tu nie produkuje. Na koniec Fabryka liczy się jako { $n } pole. Gdy twój bohater po raz pierwszy skończy tu ruch, bierzesz kartę Fabryki.
    [few] Niczego się tu nie produkuje. Na koniec Fabryka liczy się jako { $n } pola. Gdy twój bohater po raz pierwszy skończy tu ruch, bierzesz kartę Fabryki.
    [many] Niczego się tu nie produkuje. Na koniec Fabryka liczy się jako { $n } pól. Gdy twój bohater po raz pierwszy skończy tu ruch, bierzesz kartę Fabryki.
   *[other] Niczego się tu nie produkuje. Na koniec Fabryka liczy się jako { $n } pola. Gdy twój bohater po raz pierwszy skończy tu ruch, bierzesz kartę Fabryki.
}
terminal-lake = Na jezioro nie wejdzie nikt bez odpowiedniej zdolności; niczego się tam nie produkuje, nie buduje ani nie mobilizuje.
terminal-tunnel = Tunel: jeden krok prowadzi do każdego innego tunelu, { $places }.
terminal-encounter = Spotkanie: pierwszy bohater, który skończy tu ruch, dobiera kartę spotkania.
terminal-beside = { $way ->
    [land] Lądem do: { $places }.
    [river] Za rzeką: { $places }.
    [lake] Obok jeziora: { $places }.
    [shore] Na brzegu: { $places }.
   *[bases] Obok: { $places }.
}
terminal-base-start = Robotnicy zaczynają na { $places }. Bazy nie są polami: tego, co tam leży, nie można wydać i nie punktuje.
terminal-where = Na mapie: { $places }.
terminal-pays-for = Płaci się tym za dolną akcję „{ $bottom }”.
terminal-produced-on = Produkuje się na terenie: { $terrain } ({ $places }).
