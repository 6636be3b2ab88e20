# The moves. label-*: what a button says. did-*: what somebody did, $who being a name. you-*: what you did yourself.
# $card and $disc are names. $pay, $gain, $cubes, $two and $one are amounts, the object of "pay", "gain" or "deliver" (some-*).
# $place, $colour, $side, $level, $row, $market, $deck and $accessory are ids to select on.

## Workers

label-unlock = Odblokuj: { $disc }
did-unlock = { $who } odblokowuje zdolność { $disc }.
you-unlock = Odblokowujesz zdolność { $disc }.

# The professions beside a deck are discarded
label-redraw = Wymień { $deck ->
        [red] czerwone profesje obok talii na nowe
       *[blue] niebieskie profesje obok talii na nowe
    }
did-redraw = { $who } wymienia { $deck ->
        [red] czerwone profesje obok talii na nowe
       *[blue] niebieskie profesje obok talii na nowe
    }.
you-redraw = Wymieniasz { $deck ->
        [red] czerwone profesje obok talii na nowe
       *[blue] niebieskie profesje obok talii na nowe
    }.

label-create = Utwórz profesję { $card } { $level ->
        [stephens] { $side ->
            [left] przy lewym górnym piecu
           *[right] przy prawym górnym piecu
        }
        [lower] { $side ->
            [left] przy lewej dolnej prywatnej fabryce
           *[right] przy prawej dolnej prywatnej fabryce
        }
       *[upper] { $side ->
            [left] przy lewej górnej prywatnej fabryce
           *[right] przy prawej górnej prywatnej fabryce
        }
    }
did-create = { $who } tworzy profesję { $card } { $level ->
        [stephens] { $side ->
            [left] przy lewym górnym piecu
           *[right] przy prawym górnym piecu
        }
        [lower] { $side ->
            [left] przy lewej dolnej prywatnej fabryce
           *[right] przy prawej dolnej prywatnej fabryce
        }
       *[upper] { $side ->
            [left] przy lewej górnej prywatnej fabryce
           *[right] przy prawej górnej prywatnej fabryce
        }
    }.
you-create = Tworzysz profesję { $card } { $level ->
        [stephens] { $side ->
            [left] przy lewym górnym piecu
           *[right] przy prawym górnym piecu
        }
        [lower] { $side ->
            [left] przy lewej dolnej prywatnej fabryce
           *[right] przy prawej dolnej prywatnej fabryce
        }
       *[upper] { $side ->
            [left] przy lewej górnej prywatnej fabryce
           *[right] przy prawej górnej prywatnej fabryce
        }
    }.

label-reinforce = Wzmocnij profesję { $card } uczniem
did-reinforce = { $who } wzmacnia profesję { $card } uczniem.
you-reinforce = Wzmacniasz profesję { $card } uczniem.

## Taking cubes

label-glass = Weź { $colour ->
        [green] zielone szkło
        [blue] niebieskie szkło
       *[white] białe szkło
    } { $place ->
        [ul] z lewego górnego pieca
        [ur] z prawego górnego pieca
        [ll] z lewego dolnego pieca
       *[lr] z prawego dolnego pieca
    }
did-glass = { $who } bierze { $colour ->
        [green] zielone szkło
        [blue] niebieskie szkło
       *[white] białe szkło
    } { $place ->
        [ul] z lewego górnego pieca
        [ur] z prawego górnego pieca
        [ll] z lewego dolnego pieca
       *[lr] z prawego dolnego pieca
    }.
you-glass = Bierzesz { $colour ->
        [green] zielone szkło
        [blue] niebieskie szkło
       *[white] białe szkło
    } { $place ->
        [ul] z lewego górnego pieca
        [ur] z prawego górnego pieca
        [ll] z lewego dolnego pieca
       *[lr] z prawego dolnego pieca
    }.

label-goods = Weź { $colour ->
        [orange] pomarańczową kostkę
        [pink] różową kostkę
       *[black] czarną kostkę
    } { $place ->
        [ul] z lewej górnej prywatnej fabryki
        [ur] z prawej górnej prywatnej fabryki
        [ll] z lewej dolnej prywatnej fabryki
       *[lr] z prawej dolnej prywatnej fabryki
    }
did-goods = { $who } bierze { $colour ->
        [orange] pomarańczową kostkę
        [pink] różową kostkę
       *[black] czarną kostkę
    } { $place ->
        [ul] z lewej górnej prywatnej fabryki
        [ur] z prawej górnej prywatnej fabryki
        [ll] z lewej dolnej prywatnej fabryki
       *[lr] z prawej dolnej prywatnej fabryki
    }.
you-goods = Bierzesz { $colour ->
        [orange] pomarańczową kostkę
        [pink] różową kostkę
       *[black] czarną kostkę
    } { $place ->
        [ul] z lewej górnej prywatnej fabryki
        [ur] z prawej górnej prywatnej fabryki
        [ll] z lewej dolnej prywatnej fabryki
       *[lr] z prawej dolnej prywatnej fabryki
    }.

# One more cube of the same private factory
label-also = Weź jeszcze { $colour ->
        [orange] pomarańczową kostkę
        [pink] różową kostkę
       *[black] czarną kostkę
    }
did-also = { $who } bierze jeszcze { $colour ->
        [orange] pomarańczową kostkę
        [pink] różową kostkę
       *[black] czarną kostkę
    }.
you-also = Bierzesz jeszcze { $colour ->
        [orange] pomarańczową kostkę
        [pink] różową kostkę
       *[black] czarną kostkę
    }.

label-enough = Nie bierz więcej kostek
did-enough = { $who } nie bierze więcej kostek.
you-enough = Nie bierzesz więcej kostek.

label-row = Uruchom rząd prywatnej fabryki
did-row = { $who } uruchamia rząd prywatnej fabryki.
you-row = Uruchamiasz rząd prywatnej fabryki.

# The furnace is empty; its action is done in place of the row
label-instead = { $place ->
    [ul] Zamiast tego uruchom rząd pustego lewego górnego pieca
    [ur] Zamiast tego uruchom rząd pustego prawego górnego pieca
    [ll] Zamiast tego użyj pustego lewego dolnego pieca, dla kontraktu
   *[lr] Zamiast tego użyj pustego prawego dolnego pieca, dla inwestycji
}
did-instead = { $place ->
    [ul] { $who } uruchamia zamiast tego rząd pustego lewego górnego pieca.
    [ur] { $who } uruchamia zamiast tego rząd pustego prawego górnego pieca.
    [ll] { $who } używa zamiast tego pustego lewego dolnego pieca, dla kontraktu.
   *[lr] { $who } używa zamiast tego pustego prawego dolnego pieca, dla inwestycji.
}
you-instead = { $place ->
    [ul] Zamiast tego uruchamiasz rząd pustego lewego górnego pieca.
    [ur] Zamiast tego uruchamiasz rząd pustego prawego górnego pieca.
    [ll] Zamiast tego używasz pustego lewego dolnego pieca, dla kontraktu.
   *[lr] Zamiast tego używasz pustego prawego dolnego pieca, dla inwestycji.
}

## Contracts and investments

label-accept = Przyjmij kontrakt { $card }
did-accept = { $who } przyjmuje kontrakt { $card }.
you-accept = Przyjmujesz kontrakt { $card }.

label-fund = Sfinansuj inwestycję { $card }
did-fund = { $who } finansuje inwestycję { $card }.
you-fund = Finansujesz inwestycję { $card }.

# A card without cubes: the player chooses the row
label-fund-row = Sfinansuj inwestycję { $card } { $row ->
        [orange] w pomarańczowym rzędzie
        [pink] w różowym rzędzie
       *[black] w czarnym rzędzie
    }
did-fund-row = { $who } finansuje inwestycję { $card } { $row ->
        [orange] w pomarańczowym rzędzie
        [pink] w różowym rzędzie
       *[black] w czarnym rzędzie
    }.
you-fund-row = Finansujesz inwestycję { $card } { $row ->
        [orange] w pomarańczowym rzędzie
        [pink] w różowym rzędzie
       *[black] w czarnym rzędzie
    }.

label-skim = Odrzuć { $market ->
        [contracts] najtańszy kontrakt
       *[investments] najtańszą inwestycję
    }
did-skim = { $who } odrzuca { $market ->
        [contracts] najtańszy kontrakt
       *[investments] najtańszą inwestycję
    }.
you-skim = Odrzucasz { $market ->
        [contracts] najtańszy kontrakt
       *[investments] najtańszą inwestycję
    }.

## Benefits

label-use = Użyj profesji { $card }: zyskaj { $gain }
did-use = { $who } używa profesji { $card } i zyskuje { $gain }.
you-use = Używasz profesji { $card } i zyskujesz { $gain }.

label-use-trade = Użyj profesji { $card }: zapłać { $pay }, zyskaj { $gain }
did-use-trade = { $who } używa profesji { $card }, płaci { $pay } i zyskuje { $gain }.
you-use-trade = Używasz profesji { $card }, płacisz { $pay } i zyskujesz { $gain }.

## The renewal phase

label-column = Uruchom kolumnę { $column } inwestycji
did-column = { $who } uruchamia kolumnę { $column } swoich inwestycji.
you-column = Uruchamiasz kolumnę { $column } swoich inwestycji.

label-supply = { $place ->
    [ul] Zaopatrz lewą górną prywatną fabrykę: dostarcz { $cubes }, zyskaj { $gain }
    [ur] Zaopatrz prawą górną prywatną fabrykę: dostarcz { $cubes }, zyskaj { $gain }
    [ll] Zaopatrz lewą dolną prywatną fabrykę: dostarcz { $cubes }, zyskaj { $gain }
   *[lr] Zaopatrz prawą dolną prywatną fabrykę: dostarcz { $cubes }, zyskaj { $gain }
}
did-supply = { $place ->
    [ul] { $who } dostarcza { $cubes } do lewej górnej prywatnej fabryki i zyskuje { $gain }.
    [ur] { $who } dostarcza { $cubes } do prawej górnej prywatnej fabryki i zyskuje { $gain }.
    [ll] { $who } dostarcza { $cubes } do lewej dolnej prywatnej fabryki i zyskuje { $gain }.
   *[lr] { $who } dostarcza { $cubes } do prawej dolnej prywatnej fabryki i zyskuje { $gain }.
}
you-supply = { $place ->
    [ul] Dostarczasz { $cubes } do lewej górnej prywatnej fabryki i zyskujesz { $gain }.
    [ur] Dostarczasz { $cubes } do prawej górnej prywatnej fabryki i zyskujesz { $gain }.
    [ll] Dostarczasz { $cubes } do lewej dolnej prywatnej fabryki i zyskujesz { $gain }.
   *[lr] Dostarczasz { $cubes } do prawej dolnej prywatnej fabryki i zyskujesz { $gain }.
}

# The reward is a contract or an investment, for its cost
label-supply-card = { $place ->
    [ul] Zaopatrz lewą górną prywatną fabrykę: dostarcz { $cubes }, zdobądź kartę
    [ur] Zaopatrz prawą górną prywatną fabrykę: dostarcz { $cubes }, zdobądź kartę
    [ll] Zaopatrz lewą dolną prywatną fabrykę: dostarcz { $cubes }, zdobądź kartę
   *[lr] Zaopatrz prawą dolną prywatną fabrykę: dostarcz { $cubes }, zdobądź kartę
}
did-supply-card = { $place ->
    [ul] { $who } dostarcza { $cubes } do lewej górnej prywatnej fabryki i może zdobyć kartę.
    [ur] { $who } dostarcza { $cubes } do prawej górnej prywatnej fabryki i może zdobyć kartę.
    [ll] { $who } dostarcza { $cubes } do lewej dolnej prywatnej fabryki i może zdobyć kartę.
   *[lr] { $who } dostarcza { $cubes } do prawej dolnej prywatnej fabryki i może zdobyć kartę.
}
you-supply-card = { $place ->
    [ul] Dostarczasz { $cubes } do lewej górnej prywatnej fabryki i możesz zdobyć kartę.
    [ur] Dostarczasz { $cubes } do prawej górnej prywatnej fabryki i możesz zdobyć kartę.
    [ll] Dostarczasz { $cubes } do lewej dolnej prywatnej fabryki i możesz zdobyć kartę.
   *[lr] Dostarczasz { $cubes } do prawej dolnej prywatnej fabryki i możesz zdobyć kartę.
}

# The reward is a worker
label-supply-worker = { $place ->
    [ul] Zaopatrz lewą górną prywatną fabrykę: dostarcz { $cubes }, przydziel pracownika
    [ur] Zaopatrz prawą górną prywatną fabrykę: dostarcz { $cubes }, przydziel pracownika
    [ll] Zaopatrz lewą dolną prywatną fabrykę: dostarcz { $cubes }, przydziel pracownika
   *[lr] Zaopatrz prawą dolną prywatną fabrykę: dostarcz { $cubes }, przydziel pracownika
}
did-supply-worker = { $place ->
    [ul] { $who } dostarcza { $cubes } do lewej górnej prywatnej fabryki i może przydzielić pracownika.
    [ur] { $who } dostarcza { $cubes } do prawej górnej prywatnej fabryki i może przydzielić pracownika.
    [ll] { $who } dostarcza { $cubes } do lewej dolnej prywatnej fabryki i może przydzielić pracownika.
   *[lr] { $who } dostarcza { $cubes } do prawej dolnej prywatnej fabryki i może przydzielić pracownika.
}
you-supply-worker = { $place ->
    [ul] Dostarczasz { $cubes } do lewej górnej prywatnej fabryki i możesz przydzielić pracownika.
    [ur] Dostarczasz { $cubes } do prawej górnej prywatnej fabryki i możesz przydzielić pracownika.
    [ll] Dostarczasz { $cubes } do lewej dolnej prywatnej fabryki i możesz przydzielić pracownika.
   *[lr] Dostarczasz { $cubes } do prawej dolnej prywatnej fabryki i możesz przydzielić pracownika.
}

label-fulfil = Zrealizuj kontrakt { $card }
did-fulfil = { $who } realizuje kontrakt { $card }.
you-fulfil = Realizujesz kontrakt { $card }.

# A contract that takes any accessory
label-fulfil-with = Zrealizuj kontrakt { $card } { $accessory ->
        [basket] z koszem
        [crate] ze skrzynią
       *[chandelier] z żyrandolem
    }
did-fulfil-with = { $who } realizuje kontrakt { $card } { $accessory ->
        [basket] z koszem
        [crate] ze skrzynią
       *[chandelier] z żyrandolem
    }.
you-fulfil-with = Realizujesz kontrakt { $card } { $accessory ->
        [basket] z koszem
        [crate] ze skrzynią
       *[chandelier] z żyrandolem
    }.

label-substitute = Zastąp { $one }: zapłać { $two }
did-substitute = { $who } zastępuje { $one }, płacąc { $two }.
you-substitute = Zastępujesz { $one }, płacąc { $two }.

label-pay = Zapłać kostki, których wymaga kontrakt
did-pay = { $who } płaci kostki, których wymaga kontrakt.
you-pay = Płacisz kostki, których wymaga kontrakt.

# Alone: which cube the Automa takes out of a private factory
label-remove = Niech Automa usunie { $colour ->
        [orange] pomarańczową kostkę
        [pink] różową kostkę
       *[black] czarną kostkę
    }
did-remove = { $who } wskazuje Automie do usunięcia { $colour ->
        [orange] pomarańczową kostkę
        [pink] różową kostkę
       *[black] czarną kostkę
    }.
you-remove = Wskazujesz Automie do usunięcia { $colour ->
        [orange] pomarańczową kostkę
        [pink] różową kostkę
       *[black] czarną kostkę
    }.

label-done = Gotowe
did-done = { $who } kończy ten krok.
you-done = Kończysz ten krok.

## What the kinds of moves do, for help. They stand after the word that is typed, as in "glass: …"

help-unlock = zdejmij krążek ze swojej planszy jako pracownika; to odblokowuje jego zdolność
help-redraw = Nowe twarze (3a): odrzuć czerwone albo niebieskie profesje obok ich talii; raz w turze, przed swoją akcją
help-glass = weź kostkę z pieca; u góry uruchamia się rząd przy nim, na dole możesz zdobyć kontrakt (po lewej) albo inwestycję (po prawej)
help-goods = weź kostkę z prywatnej fabryki; potem uruchamia się jej rząd
help-also = weź jeszcze jedną kostkę z tej samej prywatnej fabryki
help-enough = nie bierz więcej kostek
help-row = uruchom rząd prywatnej fabryki
help-instead = po wzięciu co najmniej { $furnace ->
        [one] { $furnace } kostki
        [few] { $furnace } kostek
        [many] { $furnace } kostek
       *[other] { $furnace } kostek
    } użyj pustego pieca zamiast rzędu
help-create = weź profesję z rynku do rzędu po jej stronie i połóż na niej mistrza; potem wybierz krążek
help-reinforce = połóż ucznia na profesji, której mistrz należy do innego gracza; potem wybierz krążek
help-accept = zapłać wpływy za kontrakt z rynku
help-fund = zapłać monety za inwestycję z rynku; przy karcie bez kostek podaj też rząd
help-skim = Precz z najtańszą (4c): odrzuć najtańszą kartę z rynku; raz, a potem zdobądź tam inną
help-use = odbierz korzyść z profesji, w której masz pracownika; gdzie jest wybór, podaj, co płacisz i zyskujesz
help-column = uruchom kolumnę swoich inwestycji: zejdź na torach, zyskaj jej punkty, odłóż jej kostki
help-supply = dostarcz odłożone kostki do prywatnej fabryki, za jej nagrodę
help-fulfil = zapłać za jeden ze swoich kontraktów; gdy przyjmuje dowolne akcesorium, podaj też jego rodzaj
help-substitute = Dwie za jedną (4a): { $two ->
        [one] { $two } kostka pierwszego koloru zastępuje
        [few] { $two } kostki pierwszego koloru zastępują
        [many] { $two } kostek pierwszego koloru zastępuje
       *[other] { $two } kostek pierwszego koloru zastępuje
    } 1 należną kostkę drugiego
help-pay = zapłać należne kostki
help-remove = wybierz kostkę, którą usuwa Automa
help-done = zakończ krok, w którym możesz zrobić więcej, ale nie musisz
