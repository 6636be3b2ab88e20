# Why a move is refused. $card, $disc and $after are names, or ids as in the words of moves; all other words are ids to select on.

## Turns and steps

decide-first = { $step ->
    [start] First choose the disc that becomes your starting worker.
    [turn] Your turn begins: take glass, take goods, or assign a worker.
    [taking] You are taking goods: say which cube more, or enough.
    [instead] Choose: the row of this private factory, or an empty furnace instead.
    [buying] First acquire a card, or be done.
    [assigning] First assign the worker that you have earned, or be done.
    [unlocking] First choose the disc that leaves your board.
    [activating] First take the benefits of your workers in this row, or be done.
    [columns] First activate columns of your investments, or be done.
    [supplying] Every cube that you have set aside must be delivered to a private factory.
    [fulfilling] First fulfil contracts, or be done.
    [paying] First pay for the contract.
   *[removing] First choose the cubes that the Automa removes.
}

## Factories

furnace-empty = { $place ->
    [ul] The upper left furnace is empty.
    [ur] The upper right furnace is empty.
    [ll] The lower left furnace is empty.
   *[lr] The lower right furnace is empty.
} There is glass here: { $furnaces }.
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

disc-gone = The disc { $disc } has left your board already.
disc-after = The disc { $disc } leaves after { $after }.
disc-forbidden = Against this opponent the disc { $disc } stays where it is.
needs-ability = That needs the ability { $disc }, which is still covered.
redrawn = Professions are drawn anew once a turn, and you have done so.
nothing-to-redraw = There is no card beside that deck.
no-disc-left = You have no disc left on your board to assign.
too-many-workers = You may have at most { $more } workers more than the Automa. You have { $have }, the Automa { $automa }.
not-on-market = { $card } is not on the market. There you find: { $cards }.
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
own-master = The master on { $card } is yours: the apprentice must be another's.
slot-taken = { $card } has an apprentice already.
starting-disc = At this table the starting worker is one of the discs of your influence track: { $discs }.
create-only = At this table the worker that a set earns creates a profession.

## Contracts and investments

other-market = { $market ->
    [contracts] Now it is about contracts, not investments.
   *[investments] Now it is about investments, not contracts.
}
slots-full = All your { $slots } slots for contracts are taken. One becomes free when you fulfil a contract in a renewal phase.
skim-before = The cheapest card can be discarded only before you acquire one from that market.
skimmed = You have discarded the cheapest card already: once in an action is all.
skimmed-for-a-card = { $market ->
    [contracts] You have discarded the cheapest contract in order to accept another: choose it now.
   *[investments] You have discarded the cheapest investment in order to fund another: choose it now.
}
skim-last = You discard the cheapest card in order to acquire another, and this market would have none left.
must-buy = At this table a card must be acquired where one can be.
name-the-row = { $card } has no cubes: say also into which row it goes, orange, pink or black.
row-is-fixed = { $card } goes into the row of its own cubes: leave the row out.

## Benefits

too-little = { $what ->
    [coin] That costs { $need } in coins; you have { $have }.
    [influence] That costs { $need } in influence; you have { $have }.
    [green] That takes green cubes: { $need }; you have { $have }.
    [blue] That takes blue cubes: { $need }; you have { $have }.
    [white] That takes white cubes: { $need }; you have { $have }.
    [orange] That takes orange cubes: { $need }; you have { $have }.
    [pink] That takes pink cubes: { $need }; you have { $have }.
    [black] That takes black cubes: { $need }; you have { $have }.
    [basket] That takes baskets: { $need }; you have { $have }.
    [crate] That takes crates: { $need }; you have { $have }.
    [chandelier] That takes chandeliers: { $need }; you have { $have }.
   *[other] That costs { $need } of { $what }; you have { $have }.
}
no-worker-there = You have no worker on { $card } whose benefit you could still take now. Still to be used: { $cards }.
one-of-each = Against this opponent a second accessory of a kind comes only after a set of three. You can have now: { $accessories }.

## The renewal phase

no-such-column = { $n ->
    [one] You have no column { $column } of investments, only one.
   *[other] You have no column { $column } of investments, only { $n }.
}
column-used = You have activated column { $column } already.
column-costs = That column costs { $forest } in the forest and { $dunes } in the dunes; you stand on { $forest_have } and { $dunes_have }.
not-set-aside = That takes: { $needed }. You have set aside: { $cubes }.
useless-set = At this table a set is delivered only where its reward can be used.
not-your-contract = { $card } is not among your contracts: { $cards }.
cubes-missing = { $able ->
    [yes] For { $card } you lack, even if two cubes of a colour stand for one: { $cubes }.
   *[no] For { $card } you lack: { $cubes }.
}
name-the-accessory = { $card } takes any accessory: say which, basket, crate or chandelier.
not-owed = No cube of that colour is owed. Still to be paid: { $cubes }.
no-substitute = If those two cubes go, the rest can no longer be paid. Still to be paid: { $cubes }.
substitute-first = Substitute first what you lack: { $cubes }.
