"""Chance: everything that is drawn. A deck has no order before it is drawn from."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import nth_member, size
from fabrica.engine.chance import pick
from fabrica.engine.telling import tell
from fabrica.games.scythe.rules.news import TOLD_GAINED, TOLD_RESHUFFLED
from fabrica.games.scythe.rules.state import AUTOMA, owners
from fabrica.games.scythe.rules.tables import (
    ALL_OBJECTIVES,
    CARDS,
    FIRST_VALUE,
    N_ENCOUNTERS,
    N_FACTORY_CARDS,
    N_TILES,
    N_VALUES,
)
from fabrica.games.scythe.solo_components import CARDS as AUTOMA_CARDS

TABLE_STREAM = 0
ALL_ENCOUNTERS = ((1 << N_ENCOUNTERS) - 1) << 1
ALL_FACTORY_CARDS = ((1 << N_FACTORY_CARDS) - 1) << 1
ALL_AUTOMA_CARDS = ((1 << len(AUTOMA_CARDS)) - 1) << 1


def one_of(s: Any, members: int) -> int:
    """A member of a set that is not empty."""
    return nth_member(members, pick(s, TABLE_STREAM, size(members)))


def draw_tile(s: Any) -> int:
    s.tile = 1 + pick(s, TABLE_STREAM, N_TILES)
    return s.tile


def draw_factory(s: Any) -> int:
    card = one_of(s, ALL_FACTORY_CARDS & ~s.factory)
    s.factory |= 1 << card
    return card


def draw_first(s: Any) -> int:
    """The seat that begins to choose a faction."""
    s.first = pick(s, TABLE_STREAM, s.players)
    return s.first


def draw_faction(s: Any, seat: int, free: int) -> int:
    s.seats[seat].faction = one_of(s, free)
    return s.seats[seat].faction


def draw_mat(s: Any, seat: int, free: int) -> int:
    s.seats[seat].mat = one_of(s, free)
    return s.seats[seat].mat


def draw_automa_faction(s: Any, free: int) -> int:
    s.seats[AUTOMA].faction = one_of(s, free)
    return s.seats[AUTOMA].faction


def draw_objective(s: Any, seat: int) -> int:
    dealt = 0
    for other in range(s.players):
        dealt |= s.seats[other].objectives
    card = one_of(s, ALL_OBJECTIVES & ~dealt)
    s.seats[seat].objectives |= 1 << card
    return card


def draw_encounter(s: Any, seat: int) -> int:
    card = one_of(s, ALL_ENCOUNTERS & ~s.encounters_used)
    s.encounters_used |= 1 << card
    s.encounter = card
    return card


# Combat cards


def total(counts: Any) -> int:
    return counts[0] + counts[1] + counts[2] + counts[3]


def take_random(s: Any, counts: Any) -> int:
    """One card of several that are not none: its place among the values."""
    left = pick(s, TABLE_STREAM, total(counts))
    value = 0
    while left >= counts[value]:
        left -= counts[value]
        value += 1
    counts[value] -= 1
    return value


def draw_combat(s: Any, seat: int) -> int:
    value = take_random(s, s.deck)
    s.seats[seat].hand[value] += 1
    return value + FIRST_VALUE


def gain_cards(s: Any, seat: int, number: int) -> None:
    """From the deck; when it is empty its discards are shuffled; when these are none, nothing is drawn."""
    apart()
    for _ in range(number):
        if total(s.deck) == 0:
            reshuffle(s)
        if total(s.deck) > 0:
            draw_combat(s, seat)
            tell(s, TOLD_GAINED, seat, CARDS, 1)


def reshuffle(s: Any) -> None:
    for value in range(N_VALUES):
        s.deck[value] += s.discards[value]
        s.discards[value] = 0
    tell(s, TOLD_RESHUFFLED, 0)


def draw_scout(s: Any, thief: int, victim: int) -> int:
    """A random card changes hands."""
    value = take_random(s, s.seats[victim].hand)
    s.seats[thief].hand[value] += 1
    return value + FIRST_VALUE


def draw_trap(s: Any, victim: int) -> int:
    """A random card is discarded."""
    value = take_random(s, s.seats[victim].hand)
    s.discards[value] += 1
    return value + FIRST_VALUE


# The Automa's cards


def next_automa_card(s: Any) -> int:
    if s.automa_deck == 0:
        s.automa_deck = ALL_AUTOMA_CARDS
        tell(s, TOLD_RESHUFFLED, 1)
    card = one_of(s, s.automa_deck)
    s.automa_deck &= ~(1 << card)
    return card


def draw_automa(s: Any) -> int:
    s.automa_card = next_automa_card(s)
    return s.automa_card


def draw_automa_combat(s: Any) -> int:
    s.combat_card = next_automa_card(s)
    return s.combat_card


def draw_automa_plays(s: Any, side: int) -> int:
    """A random card of its hand."""
    value = take_random(s, s.seats[AUTOMA].hand)
    s.chosen[side * N_VALUES + value] += 1
    return value + FIRST_VALUE


def draw_automa_factory(s: Any) -> int:
    card = one_of(s, s.factory)
    s.factory &= ~(1 << card)
    return card


def cards_in_hands(s: Any, value: int) -> int:
    held = 0
    for seat in range(owners(s)):
        held += s.seats[seat].hand[value]
    return held
