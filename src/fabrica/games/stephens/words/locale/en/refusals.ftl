# Why a move is refused. $card, $disc and $after are names, or ids as in the words of moves; all other words are ids to select on.

## Turns and steps

decide-first = { $step ->
    [start] First choose the disc that becomes your starting worker.
    [turn] It is your turn: take glass, take goods, or assign a worker.
    [taking] You are taking goods: name another cube, or finish with "enough".
    [instead] First choose: the row of this private factory, or an empty furnace instead.
    [buying] First acquire a card, or finish this step.
    [assigning] First assign the worker that you have earned, or finish this step.
    [unlocking] First choose the disc that leaves your board.
    [activating] First take the benefits of your workers in this row, or finish this step.
    [columns] First activate columns of your investments, or finish this step.
    [supplying] Every cube that you have set aside must be delivered to a private factory.
    [fulfilling] First fulfil contracts, or finish this step.
    [paying] First pay for the contract.
   *[removing] First choose the cubes that the Automa removes.
}

## Factories

furnace-empty = { $place ->
    [ul] The upper left furnace is empty.
    [ur] The upper right furnace is empty.
    [ll] The lower left furnace is empty.
   *[lr] The lower right furnace is empty.
} There is glass in: { $furnaces }.
furnace-not-empty = { $place ->
    [ul] The upper left furnace still has cubes: only an empty one can be used instead.
    [ur] The upper right furnace still has cubes: only an empty one can be used instead.
    [ll] The lower left furnace still has cubes: only an empty one can be used instead.
   *[lr] The lower right furnace still has cubes: only an empty one can be used instead.
} Empty: { $furnaces }.
no-such-cube = { $colour ->
    [orange] { $place ->
        [ul] There is no orange cube in the upper left private factory.
        [ur] There is no orange cube in the upper right private factory.
        [ll] There is no orange cube in the lower left private factory.
       *[lr] There is no orange cube in the lower right private factory.
    }
    [pink] { $place ->
        [ul] There is no pink cube in the upper left private factory.
        [ur] There is no pink cube in the upper right private factory.
        [ll] There is no pink cube in the lower left private factory.
       *[lr] There is no pink cube in the lower right private factory.
    }
   *[black] { $place ->
        [ul] There is no black cube in the upper left private factory.
        [ur] There is no black cube in the upper right private factory.
        [ll] There is no black cube in the lower left private factory.
       *[lr] There is no black cube in the lower right private factory.
    }
} { $n ->
    [0] It is empty.
   *[other] It holds: { $cubes }.
}

## Workers

disc-gone = The disc { $disc } has already left your board.
disc-after = The disc { $disc } can leave only after { $after }.
disc-forbidden = Against this opponent the disc { $disc } stays where it is.
needs-ability = That needs the ability { $disc }, which you have not unlocked yet.
redrawn = You have already replaced professions this turn.
nothing-to-redraw = There is no card beside that deck.
no-disc-left = You have no disc left on your board to assign.
too-many-workers = You may have at most { $more } workers more than the Automa. You have { $have }; the Automa has { $automa }.
not-on-market = { $card } is not in the market. There you find: { $cards }.
row-too-high = { $level ->
    [stephens] Any number of professions may lie beside a furnace.
    [lower] { $equal ->
        [yes] The row of the lower private factory must not become longer than the row beside the furnace
       *[no] The row of the lower private factory must stay shorter than the row beside the furnace
    }: here { $here }, below { $below }.
   *[upper] { $equal ->
        [yes] The row of the upper private factory must not become longer than the row below it
       *[no] The row of the upper private factory must stay shorter than the row below it
    }: here { $here }, below { $below }.
}
not-in-play = { $card } is not in play.
one-slot = { $card } has no slot for an apprentice.
own-master = The master on { $card } is yours, so the apprentice must be another player's.
slot-taken = { $card } already has an apprentice.
starting-disc = At this table the starting worker must be one of the discs on your influence track: { $discs }.
create-only = At this table the worker earned by a set of cubes must create a profession.

## Contracts and investments

other-market = { $market ->
    [contracts] You may accept a contract now, not fund an investment.
   *[investments] You may fund an investment now, not accept a contract.
}
slots-full = All your { $slots } slots for contracts are taken. One becomes free when you fulfil a contract in a renewal phase.
skim-before = You may discard the cheapest card only before you acquire one from that market.
skimmed = You have already discarded the cheapest card in this action.
skimmed-for-a-card = { $market ->
    [contracts] You have discarded the cheapest contract in order to accept another: choose it now.
   *[investments] You have discarded the cheapest investment in order to fund another: choose it now.
}
skim-last = You may discard the cheapest card only to acquire another, and this market would have none left.
must-buy = At this table you must acquire a card if you can.
name-the-row = { $card } has no cubes: name the row it goes into, orange, pink or black.
row-is-fixed = { $card } goes into the row of its own cubes: do not name a row.

## Benefits

too-little = { $what ->
    [coin] That costs { $need } in coins; you have { $have }.
    [influence] That costs { $need } in influence; you have { $have }.
    [green] Green cubes needed: { $need }; you have { $have }.
    [blue] Blue cubes needed: { $need }; you have { $have }.
    [white] White cubes needed: { $need }; you have { $have }.
    [orange] Orange cubes needed: { $need }; you have { $have }.
    [pink] Pink cubes needed: { $need }; you have { $have }.
    [black] Black cubes needed: { $need }; you have { $have }.
    [basket] Baskets needed: { $need }; you have { $have }.
    [crate] Crates needed: { $need }; you have { $have }.
    [chandelier] Chandeliers needed: { $need }; you have { $have }.
   *[other] That costs { $need } of { $what }; you have { $have }.
}
no-worker-there = You have no worker on { $card } whose benefit you can take now. You can still use: { $cards }.
one-of-each = Against this opponent you may gain a second accessory of a kind only after a set of three. You may gain now: { $accessories }.

## The renewal phase

no-such-column = { $n ->
    [one] You have no column { $column } of investments. You have only one.
   *[other] You have no column { $column } of investments. You have only { $n }.
}
column-used = You have already activated column { $column }.
column-costs = That column moves you down by { $forest } in the forest and by { $dunes } in the dunes. You are on spaces { $forest_have } and { $dunes_have }.
not-set-aside = That needs: { $needed }. You have set aside: { $cubes }.
useless-set = At this table a set may be delivered only if its reward can be used.
not-your-contract = { $card } is not one of your contracts: { $cards }.
cubes-missing = { $able ->
    [yes] You lack cubes for { $card }, even if two of one colour replace one of another: { $cubes }.
   *[no] You lack cubes for { $card }: { $cubes }.
}
name-the-accessory = { $card } takes any accessory: name it, basket, crate or chandelier.
not-owed = You do not have to pay a cube of that colour. Still to be paid: { $cubes }.
no-substitute = If you use those two cubes, you can no longer pay the rest. Still to be paid: { $cubes }.
substitute-first = First replace the cubes that you lack: { $cubes }.
