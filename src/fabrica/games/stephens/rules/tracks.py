"""The tracks: score, influence, forest and dunes; and what a seat gains on them or takes to its reserve."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.telling import tell
from fabrica.games.stephens.components import INFLUENCE_MOST, SCORE_MOST, TRACK_MOST
from fabrica.games.stephens.rules.facts import END, LOST, MET
from fabrica.games.stephens.rules.rulings import bit_of, otherwise
from fabrica.games.stephens.rules.state import NOT_YET, is_solo
from fabrica.games.stephens.rules.tables import (
    ACCESSORY,
    DUNES,
    FOREST,
    INFLUENCE,
    INFLUENCE_DISCS,
    INFLUENCE_SPACE,
    INFLUENCE_TRACK,
    N_ACCESSORIES,
    POINTS,
)
from fabrica.games.stephens.solo_components import OPPONENTS, STACKED_ON

STACKED = tuple(int(card.stacked) for card in OPPONENTS)
ONE_OF_EACH = tuple(int(card.one_of_each) for card in OPPONENTS)
UNLIMITED = 2**15 - 1
STOP_ON_COVERED = bit_of("stop_on_covered")
ONE_DISC_OPENS = bit_of("one_disc_opens")
SCORE_ENDS = bit_of("score_ends")
ARMY_TRIGGERS = bit_of("army_triggers")


def gain_promised(s: Any, seat: int, kind: int, amount: int) -> None:
    """What a benefit or a delivery promises; it is told how much of it is lost."""
    tell(s, LOST, kind, amount - gain(s, seat, kind, amount))


def gain(s: Any, seat: int, kind: int, amount: int) -> int:
    """What goes beyond the end of a track is lost; points may bring the end of the game near. Says how much was gained."""
    have = s.seats[seat].have
    before = have[kind]
    have[kind] += amount
    if kind == INFLUENCE:
        have[kind] = min(have[kind], influence_cap(s, s.seats[seat]))
    elif FOREST <= kind <= DUNES:
        have[kind] = min(have[kind], TRACK_MOST)
    elif kind == POINTS:
        if have[kind] > SCORE_MOST:
            have[kind] = min(have[kind], score_cap(s))
        if meets_army(s, seat) and points_trigger(s):
            trigger_end(s)
    return have[kind] - before


def influence_cap(s: Any, me: Any) -> int:
    """The space before the first one that is still covered."""
    if STACKED[s.opponent] == 1:
        return INFLUENCE_MOST if stack_is_open(s, me) else stop_at(s, STACKED_ON)
    for disc in range(INFLUENCE_DISCS):
        if has(me.locked, disc):
            return stop_at(s, INFLUENCE_SPACE[disc])
    return INFLUENCE_MOST


def stop_at(s: Any, covered: int) -> int:
    """Before a covered space; by the other ruling (A4) on it."""
    return covered if otherwise(s, STOP_ON_COVERED) else covered - 1


def stack_is_open(s: Any, me: Any) -> bool:
    """With all four discs on one space: when the last of them is gone; by the other ruling (A25) the first."""
    discs = me.locked & INFLUENCE_TRACK
    return discs == 0 or (discs != INFLUENCE_TRACK and otherwise(s, ONE_DISC_OPENS))


def score_cap(s: Any) -> int:
    """Points are counted without end; by the other ruling (A14) to the end of the track."""
    return SCORE_MOST if otherwise(s, SCORE_ENDS) else UNLIMITED


def points_trigger(s: Any) -> bool:
    """Points may meet the army, as it may meet them; by the other ruling (A17) only its own move counts."""
    return not otherwise(s, ARMY_TRIGGERS)


def meets_army(s: Any, seat: int) -> bool:
    """Do the army and a score meet, or have they passed? In a solo game that does not matter."""
    return s.turns_left == NOT_YET and not is_solo(s) and s.seats[seat].have[POINTS] >= s.army


def trigger_end(s: Any) -> None:
    """The others finish the round, then all have one more turn."""
    s.turns_left = 2 * s.players - 1 - s.turn
    tell(s, END, s.turns_left)
    tell_who_met(s)


def tell_who_met(s: Any) -> None:
    for seat in range(s.players):
        if s.seats[seat].have[POINTS] >= s.army:
            tell(s, MET, seat)


def may_gain(s: Any, me: Any, kind: int) -> bool:
    """One opponent forbids a second accessory of a kind before the set of three is complete."""
    if ONE_OF_EACH[s.opponent] == 0 or kind < ACCESSORY:
        return True
    return collected(me, kind - ACCESSORY) == sets(me)


def collected(me: Any, accessory: int) -> int:
    """Accessories of a kind, held or spent on fulfilled contracts."""
    return me.have[ACCESSORY + accessory] + me.spent[accessory]


def sets(me: Any) -> int:
    """Sets of three different accessories."""
    least = collected(me, 0)
    for accessory in range(1, N_ACCESSORIES):
        least = min(least, collected(me, accessory))
    return least
