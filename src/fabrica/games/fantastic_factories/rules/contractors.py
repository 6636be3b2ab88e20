"""Hiring a contractor."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has
from fabrica.engine.piles import put
from fabrica.engine.telling import tell
from fabrica.games.fantastic_factories.rules.building import build_free
from fabrica.games.fantastic_factories.rules.facts import BUILT_TOP, TURNED_UP
from fabrica.games.fantastic_factories.rules.moves import GIVE_TO
from fabrica.games.fantastic_factories.rules.rounds import end_market_turn
from fabrica.games.fantastic_factories.rules.state import EMPTY, GIVE, NONE
from fabrica.games.fantastic_factories.rules.supply import discard, draw, remove_contractor, top_blueprint
from fabrica.games.fantastic_factories.rules.tables import (
    BUILDS_TOP,
    COST,
    GIFT_CARDS,
    GIFT_GAIN,
    GIVES,
    HIRE_CARDS,
    HIRE_ENERGY,
    HIRE_GAIN,
    PAYS_TOP,
    SEVERAL,
    STAYS,
    TOOL,
)


def hire(s: Any, seat: int, contractor: int, card: int) -> None:
    """Discard the card and pay the energy; the contractor acts, an opponent gets the gift, the contractor leaves."""
    apart()
    me = s.seats[seat]
    discard(s, seat, card)
    me.have -= HIRE_ENERGY[contractor]
    act(s, seat, contractor)
    slot = slot_under(s, TOOL[card])
    if has(GIVES, contractor) and s.players > 2:
        me.pending = GIVE
        me.about = slot
    else:
        if has(GIVES, contractor) and s.players == 2:
            gift(s, contractor, 1 - seat)
        dismiss(s, slot)


def slot_under(s: Any, tool: int) -> int:
    slot = 0
    while s.tools[slot] != tool:
        slot += 1
    return slot


def act(s: Any, seat: int, contractor: int) -> None:
    apart()
    me = s.seats[seat]
    me.have += HIRE_GAIN[contractor]
    draw(s, seat, HIRE_CARDS[contractor])
    if has(STAYS, contractor):
        me.hired = contractor
    if has(BUILDS_TOP, contractor):
        build_top_blueprint(s, seat)
    if has(PAYS_TOP, contractor):
        gain_top_blueprint(s, seat)


def build_top_blueprint(s: Any, seat: int) -> None:
    """Reveal blueprints until one may be built, and build it for free; none, if nothing that may be built is left."""
    me = s.seats[seat]
    buildable = SEVERAL | ~me.compound.kinds
    while (s.blueprint_deck.kinds | s.blueprint_discards.kinds) & buildable != 0:
        card = top_blueprint(s)
        if has(buildable, card):
            tell(s, BUILT_TOP, seat, card)
            build_free(s, seat, card)
            return
        turn_down(s, card)


def gain_top_blueprint(s: Any, seat: int) -> None:
    """Reveal a blueprint, gain its printed cost, discard it."""
    card = top_blueprint(s)
    if card != EMPTY:
        s.seats[seat].have += COST[card]
        turn_down(s, card)


def turn_down(s: Any, card: int) -> None:
    """Discard a blueprint that was revealed."""
    put(s.blueprint_discards, card)
    tell(s, TURNED_UP, card)


def legal_gifts(s: Any, seat: int, out: Any) -> int:
    n = 0
    for opponent in range(s.players):
        if opponent != seat:
            out[n] = GIVE_TO + opponent
            n += 1
    return n


def give(s: Any, seat: int, opponent: int) -> None:
    me = s.seats[seat]
    slot = me.about
    gift(s, s.contractors[slot], opponent)
    me.pending = NONE
    me.about = 0
    dismiss(s, slot)


def gift(s: Any, contractor: int, opponent: int) -> None:
    s.seats[opponent].have += GIFT_GAIN[contractor]
    draw(s, opponent, GIFT_CARDS[contractor])


def dismiss(s: Any, slot: int) -> None:
    put(s.contractor_discards, s.contractors[slot])
    remove_contractor(s, slot)
    end_market_turn(s)
