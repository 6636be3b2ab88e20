"""Activating cards: pay the left side, gain the right. Replicator does it with a card of the market."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.fantastic_factories.components import REFUND_MOST, ROW
from fabrica.games.fantastic_factories.rules.building import fire
from fabrica.games.fantastic_factories.rules.headquarters import legal_dice
from fabrica.games.fantastic_factories.rules.moves import ACTIVATE, GAIN_REFUND, REPLICATE, REROLL_DIE, ROLL, A
from fabrica.games.fantastic_factories.rules.state import (
    DISCARD,
    EMPTY,
    NONE,
    REFUND,
    REROLL,
    count_dice,
    covers,
    faces_with,
    unplaced_dice,
)
from fabrica.games.fantastic_factories.rules.supply import discard, draw, roll_dice
from fabrica.games.fantastic_factories.rules.tables import (
    ANY_OTHER,
    CARDS_PAID,
    COST,
    DIE,
    END_RECIPE,
    ENERGY,
    FIRST_RECIPE,
    GAIN,
    GAIN_CARDS,
    GAIN_GOODS,
    GAIN_ROLLS,
    METAL,
    ON_BUILD,
    ON_GOODS,
    PAIRS,
    PAY,
    PLACED,
    PRINTED_ENERGY,
    PRINTED_METAL,
    RECIPE_ROW,
    RECIPE_WAY,
    RECIPE_WAYS,
    REFUNDS,
    REPLICATOR,
    REPLICATOR_FEE,
    REROLLS,
    ROW_OF,
    RUNS,
    SINGLES,
    STANDS_IN_ROW,
    TRIPLES,
    USABLE,
)


def legal_activations(s: Any, me: Any, out: Any, n: int) -> int:
    """Every way to use a card of the compound that was not used this round."""
    unused = me.compound.kinds & ~me.activated
    n = legal_uses(me, unused & USABLE, 0, ACTIVATE, out, n)
    if has(unused, REPLICATOR):
        n = legal_replications(me, on_offer(s), out, n)
    return n


def legal_replications(me: Any, offered: int, out: Any, n: int) -> int:
    """Every way to use a card of the market; a passive one is stood in for."""
    n = legal_uses(me, offered & USABLE, REPLICATOR_FEE, REPLICATE, out, n)
    passive = offered & (ON_BUILD | ON_GOODS)
    while passive != 0 and covers(me.have, REPLICATOR_FEE):
        out[n] = REPLICATE + STANDS_IN_ROW[lowest(passive)]
        n += 1
        passive = without_lowest(passive)
    return n


def on_offer(s: Any) -> int:
    """The blueprints in the market, as a set."""
    cards = 0
    for slot in range(ROW):
        if s.blueprints[slot] != EMPTY:
            cards |= 1 << s.blueprints[slot]
    return cards


def legal_uses(me: Any, cards: int, fee: int, moves: int, out: Any, n: int) -> int:
    """The rows of these cards for which there is everything, with a fee on top."""
    apart()
    ways = ways_to_place(me.have)
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        if can_use(me, card):
            for recipe in range(FIRST_RECIPE[card], END_RECIPE[card]):
                placements = (ways >> RECIPE_WAY[recipe]) & RECIPE_WAYS[recipe]
                while placements != 0:
                    row = RECIPE_ROW[recipe] + lowest(placements)
                    placements = without_lowest(placements)
                    if covers(me.have, PAY[row] + fee):
                        out[n] = moves + row
                        n += 1
    return n


def ways_to_place(dice: int) -> int:
    """The ways to place workers that the dice allow; of the ways without a rule here, all."""
    singles = faces_with(dice, 1)
    runs = singles & (singles >> 1) & (singles >> 2)
    pairs, triples = faces_with(dice, 2), faces_with(dice, 3)
    return singles << SINGLES | pairs << PAIRS | triples << TRIPLES | runs << RUNS | ANY_OTHER


def can_use(me: Any, card: int) -> bool:
    """The cards that it discards must be in hand; a card that rerolls dice needs one."""
    return me.hand.size >= CARDS_PAID[card] and (not has(REROLLS, card) or unplaced_dice(me) != 0)


def activate(s: Any, seat: int, row: int) -> None:
    s.seats[seat].activated |= 1 << ROW_OF[row]
    use(s, seat, row, ACTIVATE + row)


def replicate(s: Any, seat: int, row: int) -> None:
    me = s.seats[seat]
    me.activated |= 1 << REPLICATOR
    me.have -= REPLICATOR_FEE
    use(s, seat, row, REPLICATE + row)


def use(s: Any, seat: int, row: int, move: int) -> None:
    """Pay; the gains wait until the cards are discarded that the card asks for."""
    apart()
    me = s.seats[seat]
    me.have -= PAY[row]
    me.placed += PLACED[row]
    me.owed = CARDS_PAID[ROW_OF[row]]
    if me.owed > 0:
        me.pending = DISCARD
        me.about = move
    else:
        gain(s, seat, row)


def gain(s: Any, seat: int, row: int) -> None:
    """Everything on the right side of the arrow."""
    apart()
    me = s.seats[seat]
    card = ROW_OF[row]
    me.have += GAIN[row]
    me.goods += GAIN_GOODS[row]
    draw(s, seat, GAIN_CARDS[row])
    roll_dice(s, seat, GAIN_ROLLS[row])
    if GAIN_GOODS[row] > 0:
        fire(s, seat, me.compound.kinds & ON_GOODS, ON_GOODS)
    if not has(USABLE, card):
        me.replicating = card
    if has(REROLLS, card):
        me.pending = REROLL
        me.about = 0


def legal_discards(me: Any, moves: int, out: Any, n: int) -> int:
    """Any card in hand."""
    cards = me.hand.kinds
    while cards != 0:
        out[n] = moves + lowest(cards)
        n += 1
        cards = without_lowest(cards)
    return n


def pay_card(s: Any, seat: int, card: int) -> None:
    """Discard a card for the use that waits for it; after the last one its gains come."""
    me = s.seats[seat]
    discard(s, seat, card)
    me.owed -= 1
    if me.owed == 0:
        row = A[me.about]
        settle(me)
        if has(REFUNDS, ROW_OF[row]):
            refund(me, card)
        else:
            gain(s, seat, row)


def settle(me: Any) -> None:
    """No choice waits any longer."""
    me.pending = NONE
    me.about = 0


def refund(me: Any, card: int) -> None:
    """Black Market: the card's printed cost; of a higher one than it pays, the owner chooses which part."""
    if PRINTED_METAL[card] + PRINTED_ENERGY[card] <= REFUND_MOST:
        me.have += COST[card]
    else:
        me.pending = REFUND
        me.about = card


def legal_refunds(me: Any, out: Any) -> int:
    n = 0
    for metal in range(REFUND_MOST + 1):
        if metal <= PRINTED_METAL[me.about] and REFUND_MOST - metal <= PRINTED_ENERGY[me.about]:
            out[n] = GAIN_REFUND + metal
            n += 1
    return n


def gain_refund(me: Any, metal: int, energy: int) -> None:
    settle(me)
    me.have += metal * METAL + energy * ENERGY


def legal_rerolls(me: Any, out: Any) -> int:
    """Temp Agency: pick up unplaced dice, at least one, then roll them."""
    n = legal_dice(faces_with(me.have, 1), REROLL_DIE, out, 0)
    if me.about != 0:
        out[n] = ROLL
        n += 1
    return n


def pick_up(me: Any, face: int) -> None:
    me.have -= DIE[face]
    me.about += DIE[face]


def reroll(s: Any, seat: int) -> None:
    me = s.seats[seat]
    dice = count_dice(me.about)
    settle(me)
    roll_dice(s, seat, dice)
