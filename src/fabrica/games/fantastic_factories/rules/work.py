"""The work phase: everyone at once, in any order: place workers, build cards, activate cards."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has
from fabrica.engine.versions import rules_before
from fabrica.games.fantastic_factories.components import HAND_LIMIT, RESOURCE_LIMIT, START_DICE
from fabrica.games.fantastic_factories.rules.activation import (
    activate,
    gain_refund,
    legal_activations,
    legal_discards,
    legal_refunds,
    legal_rerolls,
    pay_card,
    pick_up,
    replicate,
    reroll,
)
from fabrica.games.fantastic_factories.rules.building import build, legal_builds
from fabrica.games.fantastic_factories.rules.headquarters import generate, legal_basic_actions, mine, research
from fabrica.games.fantastic_factories.rules.moves import (
    ACTIVATE,
    BUILD,
    DISCARD_CARD,
    DROP_CARD,
    DROP_ENERGY,
    DROP_METAL,
    FINISH,
    GAIN_REFUND,
    GENERATE_WITH,
    KIND,
    REROLL_DIE,
    RESEARCH_WITH,
    ROLL,
    SET,
    SPECIALIST,
    A,
    B,
)
from fabrica.games.fantastic_factories.rules.rounds import end_round, everyone_finished
from fabrica.games.fantastic_factories.rules.state import (
    DISCARD,
    DROP,
    NOBODY,
    NONE,
    REFUND,
    REROLL,
    count_dice,
    energy,
    metal,
    unplaced_dice,
)
from fabrica.games.fantastic_factories.rules.supply import discard, roll_dice
from fabrica.games.fantastic_factories.rules.tables import BRINGS_DIE, DIE, ENERGY, METAL, SET_DICE


def legal_work(s: Any, seat: int, out: Any) -> int:
    """The moves of a seat: those of the choice that waits, or all work."""
    apart()
    me = s.seats[seat]
    if me.pending != NONE:
        return legal_choices(me, out)
    if is_setting_dice(me):
        return legal_settings(out)
    n = legal_basic_actions(me, out, 0)
    n = legal_builds(me, out, n)
    n = legal_activations(s, me, out, n)
    n = legal_specialist(me, out, n)
    out[n] = FINISH
    return n + 1


def legal_choices(me: Any, out: Any) -> int:
    if me.pending == DISCARD:
        return legal_discards(me, DISCARD_CARD, out, 0)
    if me.pending == REFUND:
        return legal_refunds(me, out)
    if me.pending == REROLL:
        return legal_rerolls(me, out)
    return legal_drops(me, out)


def play_work(s: Any, seat: int, move: int) -> None:
    apart()
    kind = KIND[move]
    if kind < BUILD:
        play_dice(s, seat, kind, A[move])
    elif kind < SPECIALIST:
        play_cards(s, seat, kind, move)
    else:
        play_rest(s, seat, kind, move)


def play_dice(s: Any, seat: int, kind: int, face: int) -> None:
    if kind == SET:
        set_die(s, seat, face)
    elif kind == ROLL:
        play_roll(s, seat)
    elif kind == RESEARCH_WITH:
        research(s, seat, face)
    elif kind == GENERATE_WITH:
        generate(s, seat, face)
    else:
        mine(s, seat, face)


def play_cards(s: Any, seat: int, kind: int, move: int) -> None:
    if kind == BUILD:
        build(s, seat, A[move], B[move])
    elif kind == ACTIVATE:
        activate(s, seat, A[move])
    else:
        replicate(s, seat, A[move])


def play_rest(s: Any, seat: int, kind: int, move: int) -> None:
    if kind == SPECIALIST:
        bring_specialist(s.seats[seat], A[move])
    elif kind == DISCARD_CARD:
        pay_card(s, seat, A[move])
    elif kind == GAIN_REFUND:
        gain_refund(s.seats[seat], A[move], B[move])
    elif kind == REROLL_DIE:
        pick_up(s.seats[seat], A[move])
    elif kind == FINISH:
        finish(s, seat)
    else:
        drop(s, seat, kind, A[move])


# The foreman and the specialist


def is_setting_dice(me: Any) -> bool:
    """Is a foreman here, so that the dice are set by hand before any work?"""
    return me.hired != NOBODY and SET_DICE[me.hired] > 0


def legal_settings(out: Any) -> int:
    for face in range(6):
        out[face] = SET + face
    out[6] = ROLL
    return 7


def set_die(s: Any, seat: int, face: int) -> None:
    """Set a die; when as many as the foreman sets are set, the rest are rolled."""
    me = s.seats[seat]
    me.have += DIE[face]
    if count_dice(unplaced_dice(me)) == SET_DICE[me.hired]:
        roll_unset(s, seat)


def roll_unset(s: Any, seat: int) -> None:
    me = s.seats[seat]
    me.hired = NOBODY
    roll_dice(s, seat, START_DICE - count_dice(unplaced_dice(me)))


def play_roll(s: Any, seat: int) -> None:
    if s.seats[seat].pending == REROLL:
        reroll(s, seat)
    else:
        roll_unset(s, seat)


def legal_specialist(me: Any, out: Any, n: int) -> int:
    if me.hired != NOBODY and has(BRINGS_DIE, me.hired):
        for face in range(6):
            out[n] = SPECIALIST + face
            n += 1
    return n


def bring_specialist(me: Any, face: int) -> None:
    me.hired = NOBODY
    me.have += DIE[face]


# The end of the work phase


def finish(s: Any, seat: int) -> None:
    """Done with all work. The limits apply once everyone is; before rules 2 they did at each one's own finish."""
    if rules_before(s, 2):
        keep_to_limits(s, seat)
        return
    s.seats[seat].finished = 1
    if everyone_finished(s):
        apply_limits(s)


def apply_limits(s: Any) -> None:
    """Whoever holds too much drops it, all of them at once; where nobody does, the round ends."""
    apart()
    for seat in range(s.players):
        me = s.seats[seat]
        if is_over_limits(me):
            me.pending = DROP
            me.finished = 0
    if everyone_finished(s):
        end_round(s)


def keep_to_limits(s: Any, seat: int) -> None:
    """Done, unless something has to be dropped; after the last seat the round ends."""
    me = s.seats[seat]
    if is_over_limits(me):
        me.pending = DROP
        return
    me.pending = NONE
    me.finished = 1
    if everyone_finished(s):
        end_round(s)


def is_over_limits(me: Any) -> bool:
    return too_many_resources(me) or too_many_cards(me)


def too_many_resources(me: Any) -> bool:
    return metal(me) + energy(me) > RESOURCE_LIMIT


def too_many_cards(me: Any) -> bool:
    return me.hand.size > HAND_LIMIT


def legal_drops(me: Any, out: Any) -> int:
    """What exceeds the limits, by the owner's choice."""
    n = 0
    if too_many_resources(me):
        if metal(me) > 0:
            out[n] = DROP_METAL
            n += 1
        if energy(me) > 0:
            out[n] = DROP_ENERGY
            n += 1
    if too_many_cards(me):
        n = legal_discards(me, DROP_CARD, out, n)
    return n


def drop(s: Any, seat: int, kind: int, card: int) -> None:
    if kind == DROP_METAL:
        s.seats[seat].have -= METAL
    elif kind == DROP_ENERGY:
        s.seats[seat].have -= ENERGY
    else:
        discard(s, seat, card)
    keep_to_limits(s, seat)
