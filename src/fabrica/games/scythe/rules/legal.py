"""Whose move it is, and what it may be: the moves of each step, in the order of the table."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest
from fabrica.games.scythe.rules.abilities import legal_abilities
from fabrica.games.scythe.rules.aftermath import retreats
from fabrica.games.scythe.rules.benefits import legal_benefits, legal_places
from fabrica.games.scythe.rules.bottom_actions import legal_bottom, legal_payments
from fabrica.games.scythe.rules.combat import committing, contested, legal_commitments
from fabrica.games.scythe.rules.dealing import factions_to_choose, mats_to_choose
from fabrica.games.scythe.rules.encounter import legal_options
from fabrica.games.scythe.rules.listing import list_set
from fabrica.games.scythe.rules.moves import FACTION, FACTORY, FIGHT, MAT, TO
from fabrica.games.scythe.rules.moving import legal_steps, legal_units
from fabrica.games.scythe.rules.objectives import legal_objectives
from fabrica.games.scythe.rules.produce import legal_hexes, legal_numbers
from fabrica.games.scythe.rules.putting import legal_puts
from fabrica.games.scythe.rules.state import (
    BOTTOM_ACTION,
    CHOOSING_BOTTOM,
    CHOOSING_FACTION,
    CHOOSING_FIGHT,
    CHOOSING_MAT,
    CHOOSING_SECTION,
    CHOOSING_TOP,
    CHOOSING_UNIT,
    COMMITTING,
    ENCOUNTERING,
    ENDING,
    ENLISTING,
    LOADING,
    MAKING,
    NOBODY,
    OVER,
    PAYING,
    PAYING_CARD,
    PLACING,
    PLACING_TOKEN,
    PRODUCING,
    PUTTING,
    RETREATING,
    UPGRADING,
    USING_ABILITY,
)
from fabrica.games.scythe.rules.tokens import legal_tokens
from fabrica.games.scythe.rules.top_actions import legal_cards, legal_tops
from fabrica.games.scythe.rules.turn import legal_end, legal_sections


def active(s: Any) -> int:
    """The seats that may act, as bits: both sides of a combat choose at the same time."""
    if s.step == COMMITTING:
        return committing(s)
    return 0 if s.step == OVER else 1 << s.chooser


def mover(s: Any) -> int:
    """The first of them: in a combat the attacker."""
    if s.step == OVER:
        return NOBODY
    if s.step == COMMITTING and not has(committing(s), s.chooser):
        return lowest(committing(s))
    return s.chooser


def side_phase(s: Any) -> bool:
    """Combats are seldom."""
    return CHOOSING_FIGHT <= s.step <= RETREATING


def secret(s: Any, seat: int, move: int) -> bool:
    """Dial and cards of a combat, until both sides have chosen."""
    return s.step == COMMITTING


def legal(s: Any, seat: int, out: Any) -> int:
    apart()
    if not has(active(s), seat):
        return 0
    if s.step == LOADING:
        return legal_steps(s, seat, out)
    if s.step == CHOOSING_UNIT:
        return legal_moving(s, seat, out)
    if s.step <= CHOOSING_TOP:
        return legal_beginning(s, seat, out)
    if s.step <= RETREATING:
        return legal_combat(s, seat, out)
    if s.step >= CHOOSING_BOTTOM:
        return legal_bottom_row(s, seat, out)
    return legal_gains(s, seat, out)


def legal_moving(s: Any, seat: int, out: Any) -> int:
    """Before the move of a Factory card objectives may be shown, as before every bottom action."""
    n = legal_objectives(s, seat, out, 0, False) if s.action == BOTTOM_ACTION else 0
    return legal_units(s, seat, out, n)


def legal_beginning(s: Any, seat: int, out: Any) -> int:
    if s.step == CHOOSING_FACTION:
        return list_set(out, 0, FACTION, factions_to_choose(s))
    if s.step == CHOOSING_MAT:
        return list_set(out, 0, MAT, mats_to_choose(s))
    if s.step == CHOOSING_SECTION:
        return legal_objectives(s, seat, out, legal_sections(s, seat, out), False)
    return legal_tops(s.seats[seat], out)


def legal_combat(s: Any, seat: int, out: Any) -> int:
    if s.step == CHOOSING_FIGHT:
        return list_set(out, 0, FIGHT, contested(s))
    if s.step == USING_ABILITY:
        return legal_abilities(s, seat, out)
    if s.step == COMMITTING:
        return legal_commitments(s, seat, out)
    return list_set(out, 0, TO, retreats(s, seat))


def legal_gains(s: Any, seat: int, out: Any) -> int:
    """Of moves and top actions."""
    if s.step == PUTTING:
        return legal_puts(s, out)
    if s.step == PRODUCING:
        return legal_hexes(s, seat, out)
    if s.step == MAKING:
        return legal_numbers(s, s.seats[seat], out)
    if s.step == ENCOUNTERING:
        return legal_options(s, out)
    if s.step == PLACING_TOKEN:
        return legal_tokens(s, s.seats[seat], out)
    if s.step == PAYING_CARD:
        return legal_cards(s.seats[seat], out, 0)
    return list_set(out, 0, FACTORY - 1, s.factory)


def legal_bottom_row(s: Any, seat: int, out: Any) -> int:
    if s.step == CHOOSING_BOTTOM:
        return legal_bottom(out, legal_objectives(s, seat, out, 0, False))
    if s.step == ENDING:
        return legal_end(s, seat, out)
    if s.step == PAYING:
        return legal_payments(s, seat, out)
    if UPGRADING <= s.step <= ENLISTING:
        return legal_benefits(s, s.seats[seat], out)
    return legal_places(s, s.seats[seat], out) if s.step == PLACING else 0
