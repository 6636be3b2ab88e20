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
}
furnace-not-empty = { $place ->
    [ul] The upper left furnace still has cubes: only an empty one can be used instead.
    [ur] The upper right furnace still has cubes: only an empty one can be used instead.
    [ll] The lower left furnace still has cubes: only an empty one can be used instead.
   *[lr] The lower right furnace still has cubes: only an empty one can be used instead.
}
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
}

## Workers

disc-gone = The disc { $disc } has left your board already.
disc-after = The disc { $disc } leaves after { $after }.
disc-forbidden = Against this opponent the disc { $disc } stays where it is.
needs-ability = That needs the ability { $disc }, which is still covered.
redrawn = Professions are drawn anew once a turn, and you have done so.
nothing-to-redraw = There is no card beside that deck.
no-disc-left = You have no disc left on your board to assign.
too-many-workers = You may have at most { $more } workers more than the Automa.
not-on-market = { $card } is not on the market.
row-too-high = { $level ->
    [stephens] Any number of professions may lie beside a furnace.
    [lower] The row of the lower private factory must stay shorter than the row beside the furnace.
   *[upper] The row of the upper private factory must stay shorter than the row below it.
}
not-in-play = { $card } is not in play.
one-slot = { $card } has no slot for an apprentice.
own-master = The master on { $card } is yours: the apprentice must be another's.
slot-taken = { $card } has an apprentice already.
starting-disc = At this table the starting worker is one of the discs of your influence track.
create-only = At this table the worker that a set earns creates a profession.

## Contracts and investments

other-market = { $market ->
    [contracts] Now it is about contracts, not investments.
   *[investments] Now it is about investments, not contracts.
}
slots-full = All your { $slots } slots for contracts are taken.
skim-before = The cheapest card can be discarded once, before anything is acquired.
must-buy = At this table a card must be acquired where one can be.
name-the-row = { $card } has no cubes: say also into which row it goes.
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
no-worker-there = You have no worker on { $card } whose benefit you could still take now.
one-of-each = Against this opponent a second accessory of a kind comes only after a set of three.

## The renewal phase

no-such-column = You have no column { $column } of investments.
column-used = You have activated column { $column } already.
column-costs = That column costs { $forest } in the forest and { $dunes } in the dunes, which you cannot pay.
not-set-aside = You have not set aside the cubes for that.
useless-set = At this table a set is delivered only where its reward can be used.
not-your-contract = { $card } is not among your contracts.
cubes-missing = You do not have all the cubes for { $card }.
name-the-accessory = { $card } takes any accessory: say which.
no-substitute = Those two cubes cannot stand for one that is owed, or the rest could then not be paid.
substitute-first = Some of the cubes are missing: substitute them first.
