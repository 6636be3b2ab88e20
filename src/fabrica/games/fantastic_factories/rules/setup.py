"""Set-up."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.piles import put_copies
from fabrica.games.fantastic_factories.components import ROW, START_ENERGY, START_HAND, START_METAL
from fabrica.games.fantastic_factories.rules.machine import deal_machine
from fabrica.games.fantastic_factories.rules.rounds import begin_market_phase
from fabrica.games.fantastic_factories.rules.state import NOBODY, NOTHING, is_solo
from fabrica.games.fantastic_factories.rules.supply import draw, refill_blueprint, refill_contractor
from fabrica.games.fantastic_factories.rules.tables import COPIES, CREW_COPIES, ENERGY, METAL, N_BLUEPRINTS, N_CONTRACTORS


def setup(s: Any, players: int, options: Any) -> None:
    """Shuffle both decks, deal every player a start, lay out the market, and The Machine's compound in a solo game."""
    apart()
    s.players = players
    s.level = options[0]
    fill_decks(s)
    for seat in range(players):
        clear_seat(s.seats[seat])
        s.seats[seat].have = START_METAL * METAL + START_ENERGY * ENERGY
        draw(s, seat, START_HAND)
    lay_out_market(s)
    if is_solo(s):
        deal_machine(s)
    s.round = 1
    begin_market_phase(s)


def fill_decks(s: Any) -> None:
    for card in range(N_BLUEPRINTS):
        put_copies(s.blueprint_deck, card, COPIES[card])
    for contractor in range(N_CONTRACTORS):
        put_copies(s.contractor_deck, contractor, CREW_COPIES[contractor])


def clear_seat(me: Any) -> None:
    me.hired = NOBODY
    me.replicating = NOTHING


def lay_out_market(s: Any) -> None:
    """Four blueprints, four contractors, a tool above each contractor."""
    for slot in range(ROW):
        refill_blueprint(s, slot)
    for slot in range(ROW):
        refill_contractor(s, slot)
        s.tools[slot] = slot
