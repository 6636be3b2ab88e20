# What a card does, composed from the data of the box, so that a card of somebody's own box needs no new sentence.

## The parts of a sentence: lists

# Two parts, or a list with commas and its last part
about-and = { $first } i { $second }
about-or = { $first } albo { $second }
about-or-else = { $first }; albo { $second }

## A benefit: what is done, and what comes of it. $pay and $gain are amounts, one of some-*

about-gain = zyskujesz { $gain }
about-exchange = możesz zapłacić { $pay }, aby zyskać { $gain }

## Sentences about a profession

about-profession = { $side ->
    [left] Profesja lewej strony, z czerwonej talii.
   *[right] Profesja prawej strony, z niebieskiej talii.
}
about-starting = { $side ->
    [left] Profesja początkowa, przy lewym górnym piecu; ma miejsce dla jednego pracownika.
   *[right] Profesja początkowa, przy prawym górnym piecu; ma miejsce dla jednego pracownika.
}
# $cost is an amount that stands alone
about-master = Koszt mistrza: { $cost }.
about-apprentice = Koszt ucznia innego gracza: { $cost }.
about-one-slot = Nie ma miejsca dla ucznia.
# $use is a benefit, or several
about-use = Gdy uruchamia się jej rząd, { $use }.

## Sentences about a contract

about-contract = { $type ->
    [crown] Kontrakt dla Korony.
    [colonies] Kontrakt dla kolonii.
   *[uk] Kontrakt dla Zjednoczonego Królestwa.
}
about-contract-needs = Aby zrealizować go w fazie odnowienia, musisz zapłacić { $needs }.
about-contract-worth = { $n ->
    [one] Na koniec kolumna jest warta liczbę kontraktów razy liczbę ich kostek. Ten kontrakt dodaje { $n } kostkę.
    [few] Na koniec kolumna jest warta liczbę kontraktów razy liczbę ich kostek. Ten kontrakt dodaje { $n } kostki.
    [many] Na koniec kolumna jest warta liczbę kontraktów razy liczbę ich kostek. Ten kontrakt dodaje { $n } kostek.
   *[other] Na koniec kolumna jest warta liczbę kontraktów razy liczbę ich kostek. Ten kontrakt dodaje { $n } kostki.
}

## Sentences about an investment

about-investment = { $row ->
    [orange] Inwestycja do pomarańczowego rzędu.
    [pink] Inwestycja do różowego rzędu.
    [black] Inwestycja do czarnego rzędu.
   *[any] Inwestycja do wybranego przez ciebie rzędu.
}
about-investment-cubes = W fazie odnowienia odkładasz { $cubes } dla prywatnych fabryk.
about-investment-cubes-points = W fazie odnowienia zyskujesz { $points } i odkładasz { $cubes } dla prywatnych fabryk.
about-investment-points = W fazie odnowienia zyskujesz { $points }.
about-investment-costs = { $forest ->
    [0] { $dunes ->
        [one] W zamian schodzisz o { $dunes } krok na wydmach.
        [few] W zamian schodzisz o { $dunes } kroki na wydmach.
        [many] W zamian schodzisz o { $dunes } kroków na wydmach.
       *[other] W zamian schodzisz o { $dunes } kroków na wydmach.
    }
   *[other] { $dunes ->
        [0] { $forest ->
            [one] W zamian schodzisz o { $forest } krok w lesie.
            [few] W zamian schodzisz o { $forest } kroki w lesie.
            [many] W zamian schodzisz o { $forest } kroków w lesie.
           *[other] W zamian schodzisz o { $forest } kroków w lesie.
        }
       *[other] W zamian schodzisz w lesie (o { $forest }) i na wydmach (o { $dunes }).
    }
}

## Sentences about a card of the Automa. $way is the direction in which it looks further

about-automa-furnace = { $place ->
    [ul] Bierze kostkę z lewego górnego pieca
    [ur] Bierze kostkę z prawego górnego pieca
    [ll] Bierze kostkę z lewego dolnego pieca
   *[lr] Bierze kostkę z prawego dolnego pieca
}{ $way ->
    [clockwise] , a jeśli jest pusty, z pierwszego niepustego zgodnie z ruchem wskazówek zegara.
   *[anticlockwise] , a jeśli jest pusty, z pierwszego niepustego przeciwnie do ruchu wskazówek zegara.
}
about-automa-profession = Bierze profesję z pola { $space } rynku i kładzie na niej mistrza.
about-automa-private = { $place ->
    [ul] Usuwa kostki z lewej górnej prywatnej fabryki
    [ur] Usuwa kostki z prawej górnej prywatnej fabryki
    [ll] Usuwa kostki z lewej dolnej prywatnej fabryki
   *[lr] Usuwa kostki z prawej dolnej prywatnej fabryki
}{ $way ->
    [clockwise] , a jeśli jest pusta, z pierwszej niepustej zgodnie z ruchem wskazówek zegara.
   *[anticlockwise] , a jeśli jest pusta, z pierwszej niepustej przeciwnie do ruchu wskazówek zegara.
}
# $costs is a list of numbers
about-automa-removes = Przy białej kostce z tego rynku znikają karty o koszcie { $costs }.
about-automa-supplies = { $n ->
    [one] W fazie odnowienia dostarcza { $n } kostkę
    [few] W fazie odnowienia dostarcza { $n } kostki
    [many] W fazie odnowienia dostarcza { $n } kostek
   *[other] W fazie odnowienia dostarcza { $n } kostek
}{ $place ->
    [ul] , najpierw do lewej górnej prywatnej fabryki
    [ur] , najpierw do prawej górnej prywatnej fabryki
    [ll] , najpierw do lewej dolnej prywatnej fabryki
   *[lr] , najpierw do prawej dolnej prywatnej fabryki
}{ $way ->
    [clockwise] , potem zgodnie z ruchem wskazówek zegara.
   *[anticlockwise] , potem przeciwnie do ruchu wskazówek zegara.
}
about-automa-disc = Potem kładzie ucznia na jednej z twoich profesji.

## Where a card comes from

prov-ours = Tej karty nie ma w instrukcji: to nasza rekonstrukcja.
prov-stated = Tę kartę opisuje instrukcja.
prov-benefit = Korzyść z tej karty podaje instrukcja; reszta karty to nasza rekonstrukcja.
prov-own = Ta karta pochodzi z własnego pliku kart tego stołu.
