# What a card does in a few signs, for a table of 80 columns: as short as can be. M is metal, E energy, P prestige.

## Lists

brief-and = { $first } + { $second }
brief-or = { $first }/{ $second }
brief-or-else = { $first }; { $second }
brief-list = { $first }, { $second }

## What is paid

brief-metal = { $n }M
brief-energy = { $n }E
brief-prestige = { $n }P
brief-pay-metal = { $n }M
brief-pay-energy = { $n }E
brief-pay-cards = odrzuć { $n }
brief-choose-x = { "" }
brief-place = { $dice }
brief-turn = { $dice }
brief-dice-any = kość
brief-dice-face = kość { $faces }
brief-dice-equal = { $n ->
    [one] { $n } równa
    [few] { $n } równe
    [many] { $n } równych
   *[other] { $n } równych
}
brief-dice-row = { $n ->
    [one] { $n } kolejna
    [few] { $n } kolejne
    [many] { $n } kolejnych
   *[other] { $n } kolejnych
}
brief-dice-total = { $n ->
    [one] { $n } kość, suma { $low }+
    [few] { $n } kości, suma { $low }+
    [many] { $n } kości, suma { $low }+
   *[other] { $n } kości, suma { $low }+
}
brief-dice-x = { $dice } (X)

## What is gained

brief-gain-metal = { $n }M
brief-gain-energy = { $n }E
brief-gain-goods = { $n ->
    [one] { $n } towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
}
brief-gain-cards = dobierz { $n }
brief-gain-rolls = { $n ->
    [one] rzuć dodatkowo { $n } kością
    [few] rzuć dodatkowo { $n } kośćmi
    [many] rzuć dodatkowo { $n } kośćmi
   *[other] rzuć dodatkowo { $n } kośćmi
}
brief-gain-die = kość { $n }
brief-gain-any-die = dowolna kość
brief-gain-refund = jej koszt, maks. { $most }
brief-gain-reroll = przerzuć kości
brief-gain-either = { $choice }

## Uses and effects

brief-exchange = { $pay } -> { $gain }
brief-exchange-free = { $gain }
brief-exchange-turn = { $pay } -> kość { $face }
brief-use = { $use }
brief-on-build = po budowie: { $gain }
brief-on-goods = przy zysku towarów: { $gain }
brief-replicates = { $pay } -> użyj projektu z rynku
brief-step = każda następna o { $n }P więcej
brief-several = można mieć kilka
brief-discount = { $n }M mniej za każdy pomnik
brief-gains = { $gain }
brief-rolls = { $n ->
    [one] rzuć dodatkowo { $n } kością
    [few] rzuć dodatkowo { $n } kośćmi
    [many] rzuć dodatkowo { $n } kośćmi
   *[other] rzuć dodatkowo { $n } kośćmi
}
brief-chosen = 1 kość do wyboru
brief-set = { $n ->
    [one] ustaw { $n } kość
    [few] ustaw { $n } kości
    [many] ustaw { $n } kości
   *[other] ustaw { $n } kości
}
brief-reveals-build = zbuduj kartę z wierzchu talii
brief-reveals-cost = koszt karty z wierzchu talii
