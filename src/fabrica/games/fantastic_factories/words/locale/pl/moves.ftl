# The moves. label-*: what a button says. did-*: what somebody did, $who being a name. you-*: what you did yourself.
# $card, $other, $contractor and $to are names. $faces is a list of dice such as "3, 3".

## Market

label-sweep = Odśwież { $row ->
    [blueprints] projekty
   *[contractors] specjalistów
} za { $pay ->
    [metal] { $n ->
        [one] { $n } metal
        [few] { $n } metale
        [many] { $n } metali
       *[other] { $n } metalu
    }
   *[energy] { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energii
    }
}
did-sweep = { $who } odświeża { $row ->
    [blueprints] projekty
   *[contractors] specjalistów
} za { $pay ->
    [metal] { $n ->
        [one] { $n } metal
        [few] { $n } metale
        [many] { $n } metali
       *[other] { $n } metalu
    }
   *[energy] { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energii
    }
}.
you-sweep = Odświeżasz { $row ->
    [blueprints] projekty
   *[contractors] specjalistów
} za { $pay ->
    [metal] { $n ->
        [one] { $n } metal
        [few] { $n } metale
        [many] { $n } metali
       *[other] { $n } metalu
    }
   *[energy] { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energii
    }
}.

label-take = Weź kartę { $card }
did-take = { $who } bierze kartę { $card }.
you-take = Bierzesz kartę { $card }.

# $card is discarded for it
label-hire = Zatrudnij: { $contractor } (odrzuć kartę { $card })
did-hire = { $who } zatrudnia: { $contractor }, odrzucając kartę { $card }.
you-hire = Zatrudniasz: { $contractor }, odrzucając kartę { $card }.

label-give = Prezent dostaje { $to }
did-give = { $who } daje prezent. Dostaje go { $to }.
you-give = Dajesz prezent. Dostaje go { $to }.

label-pass = Pasuj
did-pass = { $who } pasuje.
you-pass = Pasujesz.

## Dice

label-set = Ustaw kość na { $face }
did-set = { $who } ustawia kość na { $face }.
you-set = Ustawiasz kość na { $face }.

label-roll = Rzuć kośćmi
did-roll = { $who } rzuca kośćmi.
you-roll = Rzucasz kośćmi.

# The three floors of the headquarters
label-research = Połóż { $face } w Biurze
did-research = { $who } kładzie { $face } w Biurze.
you-research = Kładziesz { $face } w Biurze.

label-generate = Połóż { $face } w Generatorach
did-generate = { $who } kładzie { $face } w Generatorach.
you-generate = Kładziesz { $face } w Generatorach.

label-mine = Połóż { $face } w Kopalni
did-mine = { $who } kładzie { $face } w Kopalni.
you-mine = Kładziesz { $face } w Kopalni.

## Cards

# $other is discarded for it
label-build = Zbuduj kartę { $card }, odrzucając kartę { $other }
did-build = { $who } buduje kartę { $card }, odrzucając kartę { $other }.
you-build = Budujesz kartę { $card }, odrzucając kartę { $other }.

# $dice is how many dice are placed
label-activate = { $dice ->
    [0] Użyj karty { $card }
    [1] Użyj karty { $card } z kością { $faces }
   *[other] Użyj karty { $card } z kośćmi { $faces }
}
did-activate = { $dice ->
    [0] { $who } używa karty { $card }.
    [1] { $who } używa karty { $card } z kością { $faces }.
   *[other] { $who } używa karty { $card } z kośćmi { $faces }.
}
you-activate = { $dice ->
    [0] Używasz karty { $card }.
    [1] Używasz karty { $card } z kością { $faces }.
   *[other] Używasz karty { $card } z kośćmi { $faces }.
}

# A number X is chosen, no die is placed
label-activate-x = Użyj karty { $card }, X = { $x }
did-activate-x = { $who } używa karty { $card }, X = { $x }.
you-activate-x = Używasz karty { $card }, X = { $x }.

# The card lets you choose what you gain: $gain is one of about-gain-*
label-activate-gain = { $dice ->
    [0] Użyj karty { $card }, by zyskać { $gain }
    [1] Użyj karty { $card } z kością { $faces }, by zyskać { $gain }
   *[other] Użyj karty { $card } z kośćmi { $faces }, by zyskać { $gain }
}
did-activate-gain = { $dice ->
    [0] { $who } używa karty { $card }, by zyskać { $gain }.
    [1] { $who } używa karty { $card } z kością { $faces }, by zyskać { $gain }.
   *[other] { $who } używa karty { $card } z kośćmi { $faces }, by zyskać { $gain }.
}
you-activate-gain = { $dice ->
    [0] Używasz karty { $card }, by zyskać { $gain }.
    [1] Używasz karty { $card } z kością { $faces }, by zyskać { $gain }.
   *[other] Używasz karty { $card } z kośćmi { $faces }, by zyskać { $gain }.
}

# The same with a card of the market, by means of Replicator
label-replicate = { $dice ->
    [0] Skopiuj kartę { $card }
    [1] Skopiuj kartę { $card } z kością { $faces }
   *[other] Skopiuj kartę { $card } z kośćmi { $faces }
}
did-replicate = { $dice ->
    [0] { $who } kopiuje kartę { $card }.
    [1] { $who } kopiuje kartę { $card } z kością { $faces }.
   *[other] { $who } kopiuje kartę { $card } z kośćmi { $faces }.
}
you-replicate = { $dice ->
    [0] Kopiujesz kartę { $card }.
    [1] Kopiujesz kartę { $card } z kością { $faces }.
   *[other] Kopiujesz kartę { $card } z kośćmi { $faces }.
}

label-replicate-x = Skopiuj kartę { $card }, X = { $x }
did-replicate-x = { $who } kopiuje kartę { $card }, X = { $x }.
you-replicate-x = Kopiujesz kartę { $card }, X = { $x }.

label-replicate-gain = { $dice ->
    [0] Skopiuj kartę { $card }, by zyskać { $gain }
    [1] Skopiuj kartę { $card } z kością { $faces }, by zyskać { $gain }
   *[other] Skopiuj kartę { $card } z kośćmi { $faces }, by zyskać { $gain }
}
did-replicate-gain = { $dice ->
    [0] { $who } kopiuje kartę { $card }, by zyskać { $gain }.
    [1] { $who } kopiuje kartę { $card } z kością { $faces }, by zyskać { $gain }.
   *[other] { $who } kopiuje kartę { $card } z kośćmi { $faces }, by zyskać { $gain }.
}
you-replicate-gain = { $dice ->
    [0] Kopiujesz kartę { $card }, by zyskać { $gain }.
    [1] Kopiujesz kartę { $card } z kością { $faces }, by zyskać { $gain }.
   *[other] Kopiujesz kartę { $card } z kośćmi { $faces }, by zyskać { $gain }.
}

# The die that the contractor Specialist brings
label-specialist = Użyj Specjalisty jako kości { $face }
did-specialist = { $who } używa Specjalisty jako kości { $face }.
you-specialist = Używasz Specjalisty jako kości { $face }.

## Choices

label-discard = Odrzuć kartę { $card }
did-discard = { $who } odrzuca kartę { $card }.
you-discard = Odrzucasz kartę { $card }.

label-gain = Zyskaj { $metal ->
        [one] { $metal } metal
        [few] { $metal } metale
        [many] { $metal } metali
       *[other] { $metal } metalu
    } i { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
        [many] { $energy } energii
       *[other] { $energy } energii
    }
did-gain = { $who } zyskuje { $metal ->
        [one] { $metal } metal
        [few] { $metal } metale
        [many] { $metal } metali
       *[other] { $metal } metalu
    } i { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
        [many] { $energy } energii
       *[other] { $energy } energii
    }.
you-gain = Zyskujesz { $metal ->
        [one] { $metal } metal
        [few] { $metal } metale
        [many] { $metal } metali
       *[other] { $metal } metalu
    } i { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
        [many] { $energy } energii
       *[other] { $energy } energii
    }.

label-reroll = Weź kość { $face } do przerzutu
did-reroll = { $who } bierze kość { $face } do przerzutu.
you-reroll = Bierzesz kość { $face } do przerzutu.

label-finish = Zakończ fazę pracy
did-finish = { $who } kończy fazę pracy.
you-finish = Kończysz fazę pracy.

label-drop-metal = { $n ->
    [one] Odrzuć { $n } metal
    [few] Odrzuć { $n } metale
    [many] Odrzuć { $n } metali
   *[other] Odrzuć { $n } metalu
}
did-drop-metal = { $n ->
    [one] { $who } odrzuca { $n } metal.
    [few] { $who } odrzuca { $n } metale.
    [many] { $who } odrzuca { $n } metali.
   *[other] { $who } odrzuca { $n } metalu.
}
you-drop-metal = { $n ->
    [one] Odrzucasz { $n } metal.
    [few] Odrzucasz { $n } metale.
    [many] Odrzucasz { $n } metali.
   *[other] Odrzucasz { $n } metalu.
}

label-drop-energy = { $n ->
    [one] Odrzuć { $n } energię
    [few] Odrzuć { $n } energie
    [many] Odrzuć { $n } energii
   *[other] Odrzuć { $n } energii
}
did-drop-energy = { $n ->
    [one] { $who } odrzuca { $n } energię.
    [few] { $who } odrzuca { $n } energie.
    [many] { $who } odrzuca { $n } energii.
   *[other] { $who } odrzuca { $n } energii.
}
you-drop-energy = { $n ->
    [one] Odrzucasz { $n } energię.
    [few] Odrzucasz { $n } energie.
    [many] Odrzucasz { $n } energii.
   *[other] Odrzucasz { $n } energii.
}

label-drop-card = Odrzuć kartę { $card } (limit kart)
did-drop-card = { $who } odrzuca kartę { $card } (limit kart).
you-drop-card = Odrzucasz kartę { $card } (limit kart).

## What the kinds of moves do, for help. They stand after the word that is typed, as in "take: …"

help-sweep = zapłać { $sweep }, metalem albo energią, aby odrzucić i uzupełnić rząd rynku; raz w turze, zanim weźmiesz projekt lub kogoś zatrudnisz
help-take = weź projekt z rynku na rękę; jest za darmo i kończy twoją turę
help-hire = zatrudnij specjalistę, odrzucając kartę z narzędziem, które leży nad nim; kończy to twoją turę
help-give = wybierz gracza, który dostanie prezent od specjalisty
help-pass = nic nie rób, jeśli nie ma czego wziąć ani kogo zatrudnić
help-set = Brygadzista: wybierz wartość kości
help-roll = rzuć kośćmi, których nie ustawiasz, albo tymi wziętymi do przerzutu
help-research = połóż dowolną kość w siedzibie: dobierz kartę i jeszcze 1, jeśli na tym piętrze leży jednakowa kość
help-generate = połóż w siedzibie kość o wartości { $low } lub mniejszej: zyskaj tyle energii i jeszcze 1, jeśli na tym piętrze leży jednakowa kość
help-mine = połóż w siedzibie kość o wartości powyżej { $low }: zyskaj 1 metal i jeszcze 1, jeśli na tym piętrze leży jednakowa kość
help-build = zapłać koszt karty i odrzuć inną kartę z jej narzędziem
help-activate = użyj karty ze swojego kompleksu z tymi kośćmi; każdej karty raz na rundę
help-replicate = użyj Replikatora jako karty z rynku
help-specialist = użyj kości Specjalisty o tej wartości
help-discard = odrzuć kartę, której wymaga używany budynek
help-gain = wybierz, co dostajesz z Czarnego rynku
help-reroll = weź kość do przerzutu; potem rzuć
help-finish = zakończ swoją fazę pracy
help-drop = odrzuć to, co przekracza limit
