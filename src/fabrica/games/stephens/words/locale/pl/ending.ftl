# The end: where the points came from, and who won.

## Lines of a score; beside each stand its points

score-track = Tor punktacji
score-forest = Las, pole { $space }
score-dunes = Wydmy, pole { $space }
# $each is what one master counts
score-masters = { $level ->
    [stephens] { $n ->
        [one] { $n } mistrz przy piecach
        [few] { $n } mistrzów przy piecach
        [many] { $n } mistrzów przy piecach
       *[other] { $n } mistrzów przy piecach
    }
    [lower] { $n ->
        [one] { $n } mistrz przy dolnych prywatnych fabrykach
        [few] { $n } mistrzów przy dolnych prywatnych fabrykach
        [many] { $n } mistrzów przy dolnych prywatnych fabrykach
       *[other] { $n } mistrzów przy dolnych prywatnych fabrykach
    }
   *[upper] { $n ->
        [one] { $n } mistrz przy górnych prywatnych fabrykach
        [few] { $n } mistrzów przy górnych prywatnych fabrykach
        [many] { $n } mistrzów przy górnych prywatnych fabrykach
       *[other] { $n } mistrzów przy górnych prywatnych fabrykach
    }
} × { $each }
score-apprentices = { $n ->
    [one] { $n } uczeń u tych mistrzów
    [few] { $n } uczniów u tych mistrzów
    [many] { $n } uczniów u tych mistrzów
   *[other] { $n } uczniów u tych mistrzów
}
# A column of fulfilled contracts: $n contracts times $cubes cubes
score-column = { $n ->
    [one] Kontrakty, kolumna { $column }: { $n } kontrakt × { $cubes }
    [few] Kontrakty, kolumna { $column }: { $n } kontrakty × { $cubes }
    [many] Kontrakty, kolumna { $column }: { $n } kontraktów × { $cubes }
   *[other] Kontrakty, kolumna { $column }: { $n } kontraktów × { $cubes }
}
score-2b = { $n ->
    [one] { disc-2b }: { $n } kostka
    [few] { disc-2b }: { $n } kostki
    [many] { disc-2b }: { $n } kostek
   *[other] { disc-2b }: { $n } kostek
}
score-2c = { $n ->
    [one] { disc-2c }: { $n } moneta
    [few] { disc-2c }: { $n } monety
    [many] { disc-2c }: { $n } monet
   *[other] { disc-2c }: { $n } monet
}
score-2d = { $n ->
    [one] { disc-2d }: { $n } wpływ
    [few] { disc-2d }: { $n } wpływy
    [many] { disc-2d }: { $n } wpływów
   *[other] { disc-2d }: { $n } wpływów
}
score-2e = { $n ->
    [one] { disc-2e }: { $n } zestaw
    [few] { disc-2e }: { $n } zestawy
    [many] { disc-2e }: { $n } zestawów
   *[other] { disc-2e }: { $n } zestawów
}
score-needed = Punkty do zdobycia
# What decides between equal scores, in this order
score-tie = przy remisie: wpływy { $influence }, monety { $coins }

## Who won

win-you = Wygrywasz!
win-other = Wygrywa { $who }.
# $who is a list of names
win-shared = Zwycięstwem dzielą się: { $who }.
win-shared-you = Zwycięstwem dzielą się: ty, { $who }.
win-nobody = Partia jest przegrana.
win-nobody-you = Cel nie został osiągnięty.

## Alone. $rank is what the score makes of the player, $needed the points that win

solo-won = { $rank ->
    [glassmaker] { $who } wygrywa z wynikiem { $score }: prawdziwy mistrz szkła.
   *[artisan] { $who } wygrywa z wynikiem { $score }: ranga rzemieślnika.
}
solo-won-you = { $rank ->
    [glassmaker] Wygrywasz z wynikiem { $score }: to poziom prawdziwego mistrza szkła!
   *[artisan] Wygrywasz z wynikiem { $score } i zdobywasz rangę rzemieślnika. Następnym razem mistrz szkła?
}
solo-lost = { $who } zostaje w randze ucznia z wynikiem { $score }; do zwycięstwa potrzeba { $needed }.
solo-lost-you = Zostajesz w randze ucznia z wynikiem { $score }; do zwycięstwa potrzeba { $needed }.
solo-scenario = { $who } ma wynik { $score }, który wystarcza do zwycięstwa; ale zadanie scenariusza nie jest wykonane.
solo-scenario-you = Masz wynik { $score }, który wystarcza do zwycięstwa; ale zadanie scenariusza nie jest wykonane.
solo-beaten = { $who } wygrywa, { $opponent } przegrywa: wynik { $score }, potrzeba było { $needed }.
solo-beaten-you = Wygrywasz, { $opponent } przegrywa: wynik { $score }, potrzeba było { $needed }.
solo-unbeaten = Wygrywa { $opponent }: { $who } ma wynik { $score }, a potrzeba było { $needed }.
solo-unbeaten-you = Wygrywa { $opponent }: masz wynik { $score }, a potrzeba było { $needed }.
