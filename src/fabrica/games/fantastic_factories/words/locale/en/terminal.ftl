# Fantastic Factories at the terminal.

## The table. A list of amounts follows after a colon.

terminal-title = { $phase ->
    [market] Round { $round }, market phase
   *[work] Round { $round }, work phase
}
terminal-title-ending = { $phase ->
    [market] Round { $round }, market phase (one more round after this one)
   *[work] Round { $round }, work phase (one more round after this one)
}
terminal-title-last = { $phase ->
    [market] Round { $round }, market phase (last round)
   *[work] Round { $round }, work phase (last round)
}
terminal-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
terminal-first-player = (first player)
terminal-finished = (finished)
terminal-of-type = { $type ->
    [production] { $n } production ({ $cards })
    [utility] { $n } utility ({ $cards })
    [training] { $n } training ({ $cards })
    [special] { $n } special ({ $cards })
   *[monument] { $n } monument ({ $cards })
}
terminal-blueprints = Blueprints ({ $n } in the deck)
terminal-contractors = Contractors ({ $n } in the deck)
terminal-compound = Compound ({ $n })
terminal-hand = Hand ({ $n })
terminal-used = used
terminal-headquarters = Headquarters
terminal-dice = Dice
terminal-on-cards = on cards
terminal-hired = Hired
terminal-replicating = Replicator acts as

## What happened

terminal-new-hand = new in hand: { $cards }
terminal-new-compound = built: { $cards }
terminal-new-dice = new dice { $dice }

## Help, and the end

terminal-signs = In costs M is metal and E is energy. P is prestige.
terminal-prestige = prestige { $n }
