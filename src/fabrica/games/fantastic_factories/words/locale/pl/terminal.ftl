# Fantastic Factories w terminalu.

## Stół. Po dwukropku następuje lista ilości.

terminal-title = { $phase ->
    [market] Runda { $round }, faza zakupów
   *[work] Runda { $round }, faza pracy
}
terminal-title-ending = { $phase ->
    [market] Runda { $round }, faza zakupów (po tej rundzie jeszcze jedna)
   *[work] Runda { $round }, faza pracy (po tej rundzie jeszcze jedna)
}
terminal-title-last = { $phase ->
    [market] Runda { $round }, faza zakupów (ostatnia runda)
   *[work] Runda { $round }, faza pracy (ostatnia runda)
}
terminal-in-hand = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
    [many] { $n } kart na ręce
   *[other] { $n } kart na ręce
}
terminal-first-player = (pierwszy gracz)
terminal-finished = (koniec pracy)
terminal-of-type = { $type ->
    [production] produkcyjne { $n } ({ $cards })
    [utility] użyteczności publicznej { $n } ({ $cards })
    [training] szkoleniowe { $n } ({ $cards })
    [special] specjalne { $n } ({ $cards })
   *[monument] pomniki { $n } ({ $cards })
}
terminal-blueprints = Projekty (w talii: { $n })
terminal-contractors = Specjaliści (w talii: { $n })
terminal-compound = Kompleks ({ $n })
terminal-hand = Ręka ({ $n })
terminal-used = użyta
terminal-headquarters = Siedziba
terminal-dice = Kości
terminal-on-cards = na kartach
terminal-hired = Specjalista
terminal-replicating = Replikator działa jako

## Co się stało

terminal-new-hand = nowe na ręce: { $cards }
terminal-new-compound = zbudowane: { $cards }
terminal-new-dice = nowe kości { $dice }

## Pomoc i koniec

terminal-signs = Koszt: M to metal, E to energia; P to prestiż.
terminal-prestige = prestiż { $n }
