# What came of a move beyond its words. $who is a name; -you: said to the player it is about.
# $amounts is a list of amounts, the object of the verb (some-*). $cards is a list of cards. $card is a name.

news-pays = { $who } płaci { $amounts }.
news-pays-you = Płacisz { $amounts }.
news-gains = { $who } zyskuje { $amounts }.
news-gains-you = Zyskujesz { $amounts }.
# Down in the forest and in the dunes
news-descends = { $who } schodzi o { $amounts }.
news-descends-you = Schodzisz o { $amounts }.
# Cubes for the private factories, from a column of investments
news-aside = { $who } odkłada { $amounts }.
news-aside-you = Odkładasz { $amounts }.
# Beyond a covered space, or the end of a track
news-lost = Na torze nie ma miejsca na { $amounts }: to przepada.

# A row of professions
news-row = { $level ->
    [stephens] { $side ->
        [left] Uruchamia się rząd lewego górnego pieca.
       *[right] Uruchamia się rząd prawego górnego pieca.
    }
    [lower] { $side ->
        [left] Uruchamia się rząd lewej dolnej prywatnej fabryki.
       *[right] Uruchamia się rząd prawej dolnej prywatnej fabryki.
    }
   *[upper] { $side ->
        [left] Uruchamia się rząd lewej górnej prywatnej fabryki.
       *[right] Uruchamia się rząd prawej górnej prywatnej fabryki.
    }
}
news-idle-row = { $level ->
    [stephens] { $side ->
        [left] Nikt nie może użyć pracownika w rzędzie lewego górnego pieca.
       *[right] Nikt nie może użyć pracownika w rzędzie prawego górnego pieca.
    }
    [lower] { $side ->
        [left] Nikt nie może użyć pracownika w rzędzie lewej dolnej prywatnej fabryki.
       *[right] Nikt nie może użyć pracownika w rzędzie prawej dolnej prywatnej fabryki.
    }
   *[upper] { $side ->
        [left] Nikt nie może użyć pracownika w rzędzie lewej górnej prywatnej fabryki.
       *[right] Nikt nie może użyć pracownika w rzędzie prawej górnej prywatnej fabryki.
    }
}
news-cannot-buy = { $who } nie może teraz zdobyć karty.
news-cannot-buy-you = Nie możesz teraz zdobyć karty.
news-cannot-assign = { $who } nie może teraz przydzielić pracownika: nagroda przepada.
news-cannot-assign-you = Nie możesz teraz przydzielić pracownika: nagroda przepada.

news-market = { $market ->
    [professions] { $n ->
        [one] Nowa profesja: { $cards }.
        [few] Nowe profesje: { $cards }.
        [many] Nowe profesje: { $cards }.
       *[other] Nowe profesje: { $cards }.
    }
    [contracts] { $n ->
        [one] Nowy kontrakt: { $cards }.
        [few] Nowe kontrakty: { $cards }.
        [many] Nowe kontrakty: { $cards }.
       *[other] Nowe kontrakty: { $cards }.
    }
   *[investments] { $n ->
        [one] Nowa inwestycja: { $cards }.
        [few] Nowe inwestycje: { $cards }.
        [many] Nowe inwestycje: { $cards }.
       *[other] Nowe inwestycje: { $cards }.
    }
}

## The renewal phase

news-renewal = Zaczyna się faza odnowienia: armia francuska przechodzi na pole { $army }.
news-final-renewal = Zaczyna się końcowa faza odnowienia: armia francuska przechodzi na pole { $army }.
# $n cubes each; $furnaces is a list
news-refilled = { $n ->
    [one] Uzupełnione, po { $n } kostce: { $furnaces }.
    [few] Uzupełnione, po { $n } kostki: { $furnaces }.
    [many] Uzupełnione, po { $n } kostek: { $furnaces }.
   *[other] Uzupełnione, po { $n } kostek: { $furnaces }.
}
# By the ability 2a
news-renown = { disc-2a }: { $who } zyskuje { $amounts }.
news-renown-you = { disc-2a }: zyskujesz { $amounts }.
news-emptied = Prywatne fabryki tracą { $amounts }.

## The end

# $seats are the names of the players whose score the army has met, $n the turns after this one
news-end = { $n ->
    [0] Spotkanie z armią francuską na torze punktacji: { $seats }. To była ostatnia tura.
    [one] Spotkanie z armią francuską na torze punktacji: { $seats }. To wywołuje koniec gry: po tej turze będzie jeszcze { $n } tura, a potem końcowa faza odnowienia.
    [few] Spotkanie z armią francuską na torze punktacji: { $seats }. To wywołuje koniec gry: po tej turze będą jeszcze { $n } tury, a potem końcowa faza odnowienia.
    [many] Spotkanie z armią francuską na torze punktacji: { $seats }. To wywołuje koniec gry: po tej turze będzie jeszcze { $n } tur, a potem końcowa faza odnowienia.
   *[other] Spotkanie z armią francuską na torze punktacji: { $seats }. To wywołuje koniec gry: po tej turze będzie jeszcze { $n } tury, a potem końcowa faza odnowienia.
}
news-end-solo = { $n ->
    [one] Armia francuska podeszła dość daleko, co wywołuje koniec gry. Po tej fazie odnowienia będzie jeszcze { $n } tura.
    [few] Armia francuska podeszła dość daleko, co wywołuje koniec gry. Po tej fazie odnowienia będą jeszcze { $n } tury.
    [many] Armia francuska podeszła dość daleko, co wywołuje koniec gry. Po tej fazie odnowienia będzie jeszcze { $n } tur.
   *[other] Armia francuska podeszła dość daleko, co wywołuje koniec gry. Po tej fazie odnowienia będzie jeszcze { $n } tury.
}
news-last-turn = Ostatnia tura: { $who }.
news-last-turn-you = To twoja ostatnia tura.
# $scores is a list of names with points
news-over = Partia jest skończona. Wyniki końcowe: { $scores }.

## Alone: the Automa. $automa is the name of its card

news-automa = Automa zagrywa kartę „{ $automa }”.
news-automa-glass = { $place ->
    [ul] Bierze kostkę z lewego górnego pieca.
    [ur] Bierze kostkę z prawego górnego pieca.
    [ll] Bierze kostkę z lewego dolnego pieca.
   *[lr] Bierze kostkę z prawego dolnego pieca.
}
news-automa-creates = Tworzy profesję { $card } { $level ->
        [stephens] { $side ->
            [left] przy lewym górnym piecu.
           *[right] przy prawym górnym piecu.
        }
        [lower] { $side ->
            [left] przy lewej dolnej prywatnej fabryce.
           *[right] przy prawej dolnej prywatnej fabryce.
        }
       *[upper] { $side ->
            [left] przy lewej górnej prywatnej fabryce.
           *[right] przy prawej górnej prywatnej fabryce.
        }
    }
news-automa-discards = Usuwa z rynku: { $cards }.
# $n is how many cubes it takes, as far as there are any
news-automa-goods = { $place ->
    [ul] { $n ->
        [one] Bierze { $n } kostkę z lewej górnej prywatnej fabryki.
        [few] Bierze najwyżej { $n } kostki z lewej górnej prywatnej fabryki.
        [many] Bierze najwyżej { $n } kostek z lewej górnej prywatnej fabryki.
       *[other] Bierze najwyżej { $n } kostek z lewej górnej prywatnej fabryki.
    }
    [ur] { $n ->
        [one] Bierze { $n } kostkę z prawej górnej prywatnej fabryki.
        [few] Bierze najwyżej { $n } kostki z prawej górnej prywatnej fabryki.
        [many] Bierze najwyżej { $n } kostek z prawej górnej prywatnej fabryki.
       *[other] Bierze najwyżej { $n } kostek z prawej górnej prywatnej fabryki.
    }
    [ll] { $n ->
        [one] Bierze { $n } kostkę z lewej dolnej prywatnej fabryki.
        [few] Bierze najwyżej { $n } kostki z lewej dolnej prywatnej fabryki.
        [many] Bierze najwyżej { $n } kostek z lewej dolnej prywatnej fabryki.
       *[other] Bierze najwyżej { $n } kostek z lewej dolnej prywatnej fabryki.
    }
   *[lr] { $n ->
        [one] Bierze { $n } kostkę z prawej dolnej prywatnej fabryki.
        [few] Bierze najwyżej { $n } kostki z prawej dolnej prywatnej fabryki.
        [many] Bierze najwyżej { $n } kostek z prawej dolnej prywatnej fabryki.
       *[other] Bierze najwyżej { $n } kostek z prawej dolnej prywatnej fabryki.
    }
}
news-automa-removes = Automa usuwa { $amounts }.
news-automa-idle = Nic nie może zrobić.
# $deliveries is a list of places with amounts
news-automa-supplies = Automa zaopatruje prywatne fabryki: { $deliveries }.
news-automa-apprentice = Automa wzmacnia profesję { $card } uczniem.
