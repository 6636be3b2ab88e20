# The moves. label-*: what a button says. did-*: what somebody did, $who being a name. you-*: what you did yourself.
# $card, $other, $contractor and $to are names. $faces is a list of dice such as "3, 3".

## Market

label-sweep = Odśwież { $row ->
    [blueprints] projekty
   *[contractors] fachowców
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
   *[contractors] fachowców
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
   *[contractors] fachowców
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
did-give = { $who } wybiera, że prezent dostaje { $to }.
you-give = Wybierasz, że prezent dostaje { $to }.

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

label-generate = Połóż { $face } w Generatorze
did-generate = { $who } kładzie { $face } w Generatorze.
you-generate = Kładziesz { $face } w Generatorze.

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
label-specialist = Dołóż kość { $face } od Specjalisty
did-specialist = { $who } korzysta ze Specjalisty i dokłada kość { $face }.
you-specialist = Korzystasz ze Specjalisty i dokładasz kość { $face }.

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
    [one] Oddaj { $n } metal
    [few] Oddaj { $n } metale
    [many] Oddaj { $n } metali
   *[other] Oddaj { $n } metalu
}
did-drop-metal = { $n ->
    [one] { $who } oddaje { $n } metal.
    [few] { $who } oddaje { $n } metale.
    [many] { $who } oddaje { $n } metali.
   *[other] { $who } oddaje { $n } metalu.
}
you-drop-metal = { $n ->
    [one] Oddajesz { $n } metal.
    [few] Oddajesz { $n } metale.
    [many] Oddajesz { $n } metali.
   *[other] Oddajesz { $n } metalu.
}

label-drop-energy = { $n ->
    [one] Oddaj { $n } energię
    [few] Oddaj { $n } energie
    [many] Oddaj { $n } energii
   *[other] Oddaj { $n } energii
}
did-drop-energy = { $n ->
    [one] { $who } oddaje { $n } energię.
    [few] { $who } oddaje { $n } energie.
    [many] { $who } oddaje { $n } energii.
   *[other] { $who } oddaje { $n } energii.
}
you-drop-energy = { $n ->
    [one] Oddajesz { $n } energię.
    [few] Oddajesz { $n } energie.
    [many] Oddajesz { $n } energii.
   *[other] Oddajesz { $n } energii.
}

label-drop-card = Oddaj kartę { $card }
did-drop-card = { $who } oddaje kartę { $card }.
you-drop-card = Oddajesz kartę { $card }.

## What the kinds of moves do, for help. They stand after the word that is typed, as in "take: …"

help-sweep = zapłać { $sweep }, metalem albo energią, aby odświeżyć rząd rynku; raz w turze, zanim weźmiesz projekt lub kogoś zatrudnisz
help-take = weź projekt z rynku na rękę; jest za darmo i kończy twoją turę
help-hire = zatrudnij fachowca: odrzuć kartę z narzędziem, które leży nad nim; kończy twoją turę
help-give = podaj, kto dostaje prezent od fachowca
help-pass = nie rób nic, gdy nie ma czego wziąć ani kogo zatrudnić
help-set = Brygadzista: wybierz wartość kości
help-roll = rzuć kośćmi, których nie ustawiasz, albo tymi wziętymi do przerzutu
help-research = połóż dowolną kość w siedzibie: dobierz kartę i jeszcze 1, jeśli na tym piętrze leży jednakowa kość
help-generate = połóż w siedzibie kość o wartości { $low } lub mniejszej: zyskaj tyle energii i jeszcze 1, jeśli na tym piętrze leży jednakowa kość
help-mine = połóż w siedzibie kość o wartości powyżej { $low }: zyskaj 1 metal i jeszcze 1, jeśli na tym piętrze leży jednakowa kość
help-build = zapłać koszt karty i odrzuć inną kartę z jej narzędziem
help-activate = użyj karty ze swojego kompleksu z tymi kośćmi; każdej karty raz na rundę
help-replicate = użyj Replikatora jako karty z rynku
help-specialist = dołóż kość Specjalisty o tej wartości
help-discard = zapłać kartą, której chce używany budynek
help-gain = wybierz, co daje Czarny rynek
help-reroll = weź kość do przerzutu; potem rzuć
help-finish = zakończ swoją fazę pracy
help-drop = oddaj to, co przekracza limit
