# What a card does, composed from the data of the box, so that a card of somebody's own box needs no new sentence.

## The parts of a sentence: lists

# Two parts, or a list with commas and its last part
about-and = { $first } and { $second }
about-or = { $first } or { $second }
about-or-else = { $first }; or { $second }

## A benefit: what is done, and what comes of it. $pay and $gain are amounts, one of some-*

about-gain = you gain { $gain }
about-exchange = you may pay { $pay } to gain { $gain }

## Sentences about a profession

about-profession = { $side ->
    [left] A profession for the left side, from the red deck.
   *[right] A profession for the right side, from the blue deck.
}
about-starting = { $side ->
    [left] A starting profession, beside the upper left furnace; it has room for one worker.
   *[right] A starting profession, beside the upper right furnace; it has room for one worker.
}
# $cost is an amount that stands alone
about-master = A master costs: { $cost }.
about-apprentice = An apprentice, from another player, costs: { $cost }.
about-one-slot = It has no room for an apprentice.
# $use is a benefit, or several
about-use = When its row is activated, { $use }.

## Sentences about a contract

about-contract = { $type ->
    [crown] A contract for the Crown.
    [colonies] A contract for the colonies.
   *[uk] A contract for the United Kingdom.
}
about-contract-needs = To fulfil it in a renewal phase, pay { $needs }.
about-contract-worth = { $n ->
    [one] At the end a column scores its contracts times their cubes. This contract adds { $n } cube.
   *[other] At the end a column scores its contracts times their cubes. This contract adds { $n } cubes.
}

## Sentences about an investment

about-investment = { $row ->
    [orange] An investment for the orange row.
    [pink] An investment for the pink row.
    [black] An investment for the black row.
   *[any] An investment for a row of your choice.
}
about-investment-cubes = In a renewal phase you set aside { $cubes } for the private factories.
about-investment-cubes-points = In a renewal phase you gain { $points } and set aside { $cubes } for the private factories.
about-investment-points = In a renewal phase you gain { $points }.
about-investment-costs = { $forest ->
    [0] { $dunes ->
        [one] For that you move down { $dunes } step in the dunes.
       *[other] For that you move down { $dunes } steps in the dunes.
    }
   *[other] { $dunes ->
        [0] { $forest ->
            [one] For that you move down { $forest } step in the forest.
           *[other] For that you move down { $forest } steps in the forest.
        }
       *[other] For that you move down in the forest ({ $forest }) and in the dunes ({ $dunes }).
    }
}

## Sentences about a card of the Automa. $way is the direction in which it looks further

about-automa-furnace = { $place ->
    [ul] It takes a cube from the upper left furnace
    [ur] It takes a cube from the upper right furnace
    [ll] It takes a cube from the lower left furnace
   *[lr] It takes a cube from the lower right furnace
}{ $way ->
    [clockwise] , or from the next one clockwise that has any.
   *[anticlockwise] , or from the next one anticlockwise that has any.
}
about-automa-profession = It takes the profession on space { $space } of the market and puts a master on it.
about-automa-private = { $place ->
    [ul] It removes cubes from the upper left private factory
    [ur] It removes cubes from the upper right private factory
    [ll] It removes cubes from the lower left private factory
   *[lr] It removes cubes from the lower right private factory
}{ $way ->
    [clockwise] , or from the next one clockwise that has any.
   *[anticlockwise] , or from the next one anticlockwise that has any.
}
# $costs is a list of numbers
about-automa-removes = With a white cube, the cards that cost { $costs } are removed from that market.
about-automa-supplies = { $n ->
    [one] In a renewal phase it supplies { $n } cube
   *[other] In a renewal phase it supplies { $n } cubes
}{ $place ->
    [ul] , first to the upper left private factory
    [ur] , first to the upper right private factory
    [ll] , first to the lower left private factory
   *[lr] , first to the lower right private factory
}{ $way ->
    [clockwise] , then clockwise.
   *[anticlockwise] , then anticlockwise.
}
about-automa-disc = Then it puts an apprentice on one of your professions.

## Where a card comes from

prov-ours = The rulebook does not print this card: it is our reconstruction.
prov-stated = This card is described in the rulebook.
prov-benefit = Its benefit is stated in the rulebook; the rest of the card is our reconstruction.
prov-own = This card comes from this table’s own file of cards.
