# Koniec: skąd wzięły się monety i kto wygrał.

## Wiersze wyniku; obok każdego stoją jego monety. $each to wartość jednego

score-coins = Monety
score-stars = { $n ->
    [one] { $n } gwiazdka × { $each }
    [few] { $n } gwiazdki × { $each }
   *[many] { $n } gwiazdek × { $each }
}
# Flagi i uzbrojone pułapki też się liczą; Fabryka liczy się wielokrotnie
score-territories = { $n ->
    [one] { $n } pole × { $each }
    [few] { $n } pola × { $each }
   *[many] { $n } pól × { $each }
}
# $pairs to pełne pary wśród nich
score-resources = { $n ->
    [one] { $n } zasób, parami: { $pairs } × { $each }
    [few] { $n } zasoby, parami: { $pairs } × { $each }
   *[many] { $n } zasobów, parami: { $pairs } × { $each }
}
score-structures = Płytka budynków „{ $tile }”: { $n }
score-encounters = { $n ->
    [one] { $n } pole spotkania × { $each }
    [few] { $n } pola spotkań × { $each }
   *[many] { $n } pól spotkań × { $each }
}
# Co rozstrzyga przy równych wynikach, w tej kolejności
score-tie = remis rozstrzygają: jednostki i budynki { $pieces }, siła { $power }, popularność { $popularity }, zasoby { $resources }, pola { $territories }, gwiazdki { $stars }
score-tied = { $by ->
    [pieces] Przy remisie, jednostki i budynki: { $n }
    [power] Przy remisie, siła: { $n }
    [popularity] Przy remisie, popularność: { $n }
    [resources] Przy remisie, zasoby: { $n }
    [territories] Przy remisie, pola: { $n }
   *[stars] Przy remisie, gwiazdki: { $n }
}
score-tier = { $tier ->
    [low] Popularność { $n }: niski próg
    [middle] Popularność { $n }: średni próg
   *[high] Popularność { $n }: wysoki próg
}

## Kto wygrał

win-you = Wygrywasz!
win-other = Wygrywa { $who }.
# $who to lista imion
win-shared = Zwycięstwem dzielą się: { $who }.
win-shared-you = Zwycięstwem dzielą się: ty, { $who }.

## W pojedynkę. $rival to wynik Automy

solo-won = { $who } pokonuje Automę: { $score } do { $rival }.
solo-won-you = Pokonujesz Automę: { $score } do { $rival }.
solo-lost = Automa wygrywa: { $rival } do { $score }. Przegrywa { $who }.
solo-lost-you = Automa wygrywa: { $rival } do { $score }.
win-nobody = Automa wygrywa.
