"""The tracks: score, influence, forest and dunes; and what a seat gains on them or takes to its reserve."""

from __future__ import annotations

from typing import Any

from fabrica.bits import has
from fabrica.stephens.components import INFLUENCE_MOST, TRACK_MOST
from fabrica.stephens.solo_components import OPPONENTS, STACKED_ON
from fabrica.stephens.state import NOT_YET, is_solo
from fabrica.stephens.tables import ACCESSORY, DUNES, FOREST, INFLUENCE, INFLUENCE_DISCS, INFLUENCE_SPACE, N_ACCESSORIES, POINTS

STACKED = tuple(int(card.stacked) for card in OPPONENTS)
ONE_OF_EACH = tuple(int(card.one_of_each) for card in OPPONENTS)


def gain(s: Any, seat: int, kind: int, amount: int) -> None:
    """What goes beyond the end of a track is lost; points may bring the end of the game near."""
    have = s.seats[seat].have
    have[kind] += amount
    if kind == INFLUENCE:
        have[kind] = min(have[kind], influence_cap(s, s.seats[seat]))
    elif FOREST <= kind <= DUNES:
        have[kind] = min(have[kind], TRACK_MOST)
    elif kind == POINTS:
        look_at_the_army(s, seat)


def influence_cap(s: Any, me: Any) -> int:
    """The space before the first one that is still covered."""
    if STACKED[s.opponent] == 1:
        return stacked_cap(me)
    for disc in range(INFLUENCE_DISCS):
        if has(me.locked, disc):
            return INFLUENCE_SPACE[disc] - 1
    return INFLUENCE_MOST


def stacked_cap(me: Any) -> int:
    """With all four discs on one space: no further before the last of them is gone."""
    return INFLUENCE_MOST if me.locked & ((1 << INFLUENCE_DISCS) - 1) == 0 else STACKED_ON - 1


def look_at_the_army(s: Any, seat: int) -> None:
    """The end is triggered when the army and a score meet or pass: the others finish the round, then all have one more turn."""
    if s.turns_left == NOT_YET and not is_solo(s) and s.seats[seat].have[POINTS] >= s.army:
        s.turns_left = 2 * s.players - 1 - s.turn


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
