# The moves. label-*: what a button says. did-*: what somebody did, $who being a name. you-*: what you did yourself.
# $card and $disc are names. $pay, $gain, $cubes, $two and $one are amounts, the object of "pay", "gain" or "deliver" (some-*).
# $place, $colour, $side, $level, $row, $market, $deck and $accessory are ids to select on.

## Workers

label-unlock = Unlock { $disc }
did-unlock = { $who } unlocks { $disc }.
you-unlock = You unlock { $disc }.

# The professions beside a deck are discarded
label-redraw = { $deck ->
    [red] Replace the red professions beside the deck
   *[blue] Replace the blue professions beside the deck
}
did-redraw = { $deck ->
    [red] { $who } replaces the red professions beside the deck.
   *[blue] { $who } replaces the blue professions beside the deck.
}
you-redraw = { $deck ->
    [red] You replace the red professions beside the deck.
   *[blue] You replace the blue professions beside the deck.
}

label-create = { $level ->
    [stephens] { $side ->
        [left] Create { $card } at the upper left furnace
       *[right] Create { $card } at the upper right furnace
    }
    [lower] { $side ->
        [left] Create { $card } at the lower left private factory
       *[right] Create { $card } at the lower right private factory
    }
   *[upper] { $side ->
        [left] Create { $card } at the upper left private factory
       *[right] Create { $card } at the upper right private factory
    }
}
did-create = { $level ->
    [stephens] { $side ->
        [left] { $who } creates { $card } at the upper left furnace.
       *[right] { $who } creates { $card } at the upper right furnace.
    }
    [lower] { $side ->
        [left] { $who } creates { $card } at the lower left private factory.
       *[right] { $who } creates { $card } at the lower right private factory.
    }
   *[upper] { $side ->
        [left] { $who } creates { $card } at the upper left private factory.
       *[right] { $who } creates { $card } at the upper right private factory.
    }
}
you-create = { $level ->
    [stephens] { $side ->
        [left] You create { $card } at the upper left furnace.
       *[right] You create { $card } at the upper right furnace.
    }
    [lower] { $side ->
        [left] You create { $card } at the lower left private factory.
       *[right] You create { $card } at the lower right private factory.
    }
   *[upper] { $side ->
        [left] You create { $card } at the upper left private factory.
       *[right] You create { $card } at the upper right private factory.
    }
}

label-reinforce = Reinforce { $card } with an apprentice
did-reinforce = { $who } reinforces { $card } with an apprentice.
you-reinforce = You reinforce { $card } with an apprentice.

## Taking cubes

label-glass = { $colour ->
    [green] Take green glass
    [blue] Take blue glass
   *[white] Take white glass
} { $place ->
    [ul] from the upper left furnace
    [ur] from the upper right furnace
    [ll] from the lower left furnace
   *[lr] from the lower right furnace
}
did-glass = { $colour ->
    [green] { $who } takes green glass
    [blue] { $who } takes blue glass
   *[white] { $who } takes white glass
} { $place ->
    [ul] from the upper left furnace.
    [ur] from the upper right furnace.
    [ll] from the lower left furnace.
   *[lr] from the lower right furnace.
}
you-glass = { $colour ->
    [green] You take green glass
    [blue] You take blue glass
   *[white] You take white glass
} { $place ->
    [ul] from the upper left furnace.
    [ur] from the upper right furnace.
    [ll] from the lower left furnace.
   *[lr] from the lower right furnace.
}

label-goods = { $colour ->
    [orange] Take an orange cube
    [pink] Take a pink cube
   *[black] Take a black cube
} { $place ->
    [ul] from the upper left private factory
    [ur] from the upper right private factory
    [ll] from the lower left private factory
   *[lr] from the lower right private factory
}
did-goods = { $colour ->
    [orange] { $who } takes an orange cube
    [pink] { $who } takes a pink cube
   *[black] { $who } takes a black cube
} { $place ->
    [ul] from the upper left private factory.
    [ur] from the upper right private factory.
    [ll] from the lower left private factory.
   *[lr] from the lower right private factory.
}
you-goods = { $colour ->
    [orange] You take an orange cube
    [pink] You take a pink cube
   *[black] You take a black cube
} { $place ->
    [ul] from the upper left private factory.
    [ur] from the upper right private factory.
    [ll] from the lower left private factory.
   *[lr] from the lower right private factory.
}

# One more cube of the same private factory
label-also = { $colour ->
    [orange] Take an orange cube as well
    [pink] Take a pink cube as well
   *[black] Take a black cube as well
}
did-also = { $colour ->
    [orange] { $who } takes an orange cube as well.
    [pink] { $who } takes a pink cube as well.
   *[black] { $who } takes a black cube as well.
}
you-also = { $colour ->
    [orange] You take an orange cube as well.
    [pink] You take a pink cube as well.
   *[black] You take a black cube as well.
}

label-enough = Take no more cubes
did-enough = { $who } takes no more cubes.
you-enough = You take no more cubes.

label-row = Activate the row of the private factory
did-row = { $who } activates the row of the private factory.
you-row = You activate the row of the private factory.

# The furnace is empty; its action is done in place of the row
label-instead = { $place ->
    [ul] Activate the row of the empty upper left furnace instead
    [ur] Activate the row of the empty upper right furnace instead
    [ll] Use the empty lower left furnace instead, for a contract
   *[lr] Use the empty lower right furnace instead, for an investment
}
did-instead = { $place ->
    [ul] { $who } activates the row of the empty upper left furnace instead.
    [ur] { $who } activates the row of the empty upper right furnace instead.
    [ll] { $who } uses the empty lower left furnace instead, for a contract.
   *[lr] { $who } uses the empty lower right furnace instead, for an investment.
}
you-instead = { $place ->
    [ul] You activate the row of the empty upper left furnace instead.
    [ur] You activate the row of the empty upper right furnace instead.
    [ll] You use the empty lower left furnace instead, for a contract.
   *[lr] You use the empty lower right furnace instead, for an investment.
}

## Contracts and investments

label-accept = Accept the contract { $card }
did-accept = { $who } accepts the contract { $card }.
you-accept = You accept the contract { $card }.

label-fund = Fund { $card }
did-fund = { $who } funds { $card }.
you-fund = You fund { $card }.

# A card without cubes: the player chooses the row
label-fund-row = { $row ->
    [orange] Fund { $card } in the orange row
    [pink] Fund { $card } in the pink row
   *[black] Fund { $card } in the black row
}
did-fund-row = { $row ->
    [orange] { $who } funds { $card } in the orange row.
    [pink] { $who } funds { $card } in the pink row.
   *[black] { $who } funds { $card } in the black row.
}
you-fund-row = { $row ->
    [orange] You fund { $card } in the orange row.
    [pink] You fund { $card } in the pink row.
   *[black] You fund { $card } in the black row.
}

label-skim = { $market ->
    [contracts] Discard the cheapest contract
   *[investments] Discard the cheapest investment
}
did-skim = { $market ->
    [contracts] { $who } discards the cheapest contract.
   *[investments] { $who } discards the cheapest investment.
}
you-skim = { $market ->
    [contracts] You discard the cheapest contract.
   *[investments] You discard the cheapest investment.
}

## Benefits

label-use = Use { $card }: gain { $gain }
did-use = { $who } uses { $card } and gains { $gain }.
you-use = You use { $card } and gain { $gain }.

label-use-trade = Use { $card }: pay { $pay }, gain { $gain }
did-use-trade = { $who } uses { $card }, pays { $pay } and gains { $gain }.
you-use-trade = You use { $card }, pay { $pay } and gain { $gain }.

## The renewal phase

label-column = Activate column { $column } of the investments
did-column = { $who } activates column { $column } of the investments.
you-column = You activate column { $column } of your investments.

label-supply = { $place ->
    [ul] Supply the upper left private factory: deliver { $cubes }, gain { $gain }
    [ur] Supply the upper right private factory: deliver { $cubes }, gain { $gain }
    [ll] Supply the lower left private factory: deliver { $cubes }, gain { $gain }
   *[lr] Supply the lower right private factory: deliver { $cubes }, gain { $gain }
}
did-supply = { $place ->
    [ul] { $who } delivers { $cubes } to the upper left private factory and gains { $gain }.
    [ur] { $who } delivers { $cubes } to the upper right private factory and gains { $gain }.
    [ll] { $who } delivers { $cubes } to the lower left private factory and gains { $gain }.
   *[lr] { $who } delivers { $cubes } to the lower right private factory and gains { $gain }.
}
you-supply = { $place ->
    [ul] You deliver { $cubes } to the upper left private factory and gain { $gain }.
    [ur] You deliver { $cubes } to the upper right private factory and gain { $gain }.
    [ll] You deliver { $cubes } to the lower left private factory and gain { $gain }.
   *[lr] You deliver { $cubes } to the lower right private factory and gain { $gain }.
}

# The reward is a contract or an investment, for its cost
label-supply-card = { $place ->
    [ul] Supply the upper left private factory: deliver { $cubes }, acquire a card
    [ur] Supply the upper right private factory: deliver { $cubes }, acquire a card
    [ll] Supply the lower left private factory: deliver { $cubes }, acquire a card
   *[lr] Supply the lower right private factory: deliver { $cubes }, acquire a card
}
did-supply-card = { $place ->
    [ul] { $who } delivers { $cubes } to the upper left private factory and may acquire a card.
    [ur] { $who } delivers { $cubes } to the upper right private factory and may acquire a card.
    [ll] { $who } delivers { $cubes } to the lower left private factory and may acquire a card.
   *[lr] { $who } delivers { $cubes } to the lower right private factory and may acquire a card.
}
you-supply-card = { $place ->
    [ul] You deliver { $cubes } to the upper left private factory and may acquire a card.
    [ur] You deliver { $cubes } to the upper right private factory and may acquire a card.
    [ll] You deliver { $cubes } to the lower left private factory and may acquire a card.
   *[lr] You deliver { $cubes } to the lower right private factory and may acquire a card.
}

# The reward is a worker
label-supply-worker = { $place ->
    [ul] Supply the upper left private factory: deliver { $cubes }, assign a worker
    [ur] Supply the upper right private factory: deliver { $cubes }, assign a worker
    [ll] Supply the lower left private factory: deliver { $cubes }, assign a worker
   *[lr] Supply the lower right private factory: deliver { $cubes }, assign a worker
}
did-supply-worker = { $place ->
    [ul] { $who } delivers { $cubes } to the upper left private factory and may assign a worker.
    [ur] { $who } delivers { $cubes } to the upper right private factory and may assign a worker.
    [ll] { $who } delivers { $cubes } to the lower left private factory and may assign a worker.
   *[lr] { $who } delivers { $cubes } to the lower right private factory and may assign a worker.
}
you-supply-worker = { $place ->
    [ul] You deliver { $cubes } to the upper left private factory and may assign a worker.
    [ur] You deliver { $cubes } to the upper right private factory and may assign a worker.
    [ll] You deliver { $cubes } to the lower left private factory and may assign a worker.
   *[lr] You deliver { $cubes } to the lower right private factory and may assign a worker.
}

label-fulfil = Fulfil the contract { $card }
did-fulfil = { $who } fulfils the contract { $card }.
you-fulfil = You fulfil the contract { $card }.

# A contract that takes any accessory
label-fulfil-with = { $accessory ->
    [basket] Fulfil the contract { $card } with a basket
    [crate] Fulfil the contract { $card } with a crate
   *[chandelier] Fulfil the contract { $card } with a chandelier
}
did-fulfil-with = { $accessory ->
    [basket] { $who } fulfils the contract { $card } with a basket.
    [crate] { $who } fulfils the contract { $card } with a crate.
   *[chandelier] { $who } fulfils the contract { $card } with a chandelier.
}
you-fulfil-with = { $accessory ->
    [basket] You fulfil the contract { $card } with a basket.
    [crate] You fulfil the contract { $card } with a crate.
   *[chandelier] You fulfil the contract { $card } with a chandelier.
}

label-substitute = Pay { $two } in place of { $one }
did-substitute = { $who } pays { $two } in place of { $one }.
you-substitute = You pay { $two } in place of { $one }.

label-pay = Pay the cubes that the contract needs
did-pay = { $who } pays the cubes that the contract needs.
you-pay = You pay the cubes that the contract needs.

# Alone: which cube the Automa takes out of a private factory
label-remove = { $colour ->
    [orange] Let the Automa remove an orange cube
    [pink] Let the Automa remove a pink cube
   *[black] Let the Automa remove a black cube
}
did-remove = { $colour ->
    [orange] { $who } lets the Automa remove an orange cube.
    [pink] { $who } lets the Automa remove a pink cube.
   *[black] { $who } lets the Automa remove a black cube.
}
you-remove = { $colour ->
    [orange] You let the Automa remove an orange cube.
    [pink] You let the Automa remove a pink cube.
   *[black] You let the Automa remove a black cube.
}

label-done = Done
did-done = { $who } is done.
you-done = You are done.

## What the kinds of moves do, for help. They stand after the word that is typed, as in "glass: …"

help-unlock = take a disc from your board as the worker; this unlocks its ability
help-redraw = New Faces (3a): replace the red or the blue professions beside their deck; once per turn, before your action
help-glass = take a cube from a furnace; an upper furnace activates the row beside it, a lower one lets you acquire a contract (left) or an investment (right)
help-goods = take a cube from a private factory; then its row is activated
help-also = take one more cube from the same private factory
help-enough = take no more cubes
help-row = activate the row of the private factory
help-instead = after { $furnace } cubes or more, use an empty furnace instead of activating the row
help-create = take a profession from the market, place it in a row on its side and put a master on it; then choose the disc
help-reinforce = put an apprentice on a profession whose master is another player's; then choose the disc
help-accept = pay influence for a contract in the market
help-fund = pay coins for an investment in the market; for one without cubes, name the row too
help-skim = Clear the Cheapest (4c): discard the cheapest card of a market, once, and then acquire one there
help-use = take the benefit of a profession where you have a worker; if there is a choice, say what you pay and gain
help-column = activate a column of your investments: move down on the tracks, gain its points and set its cubes aside
help-supply = deliver cubes that you have set aside to a private factory, and gain its reward
help-fulfil = pay for one of your contracts; if it takes any accessory, say which
help-substitute = Two for One (4a): { $two } cubes of the first colour replace 1 of the second that you have to pay
help-pay = pay the cubes that you owe
help-remove = choose the cube that the Automa removes
help-done = finish a step in which you may do more but need not
