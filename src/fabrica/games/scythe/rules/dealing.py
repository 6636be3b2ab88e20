"""Factions and mats: dealt at random, chosen, or drafted. Two pairs are not played unless the option allows them."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest, size, without_lowest
from fabrica.games.scythe.rules.draws import draw_faction, draw_first, draw_mat
from fabrica.games.scythe.rules.rulings import bit_of, otherwise
from fabrica.games.scythe.rules.state import CHOOSING_FACTION, CHOOSING_MAT, NOBODY, owners
from fabrica.games.scythe.rules.tables import ALL_FACTIONS, ALL_MATS, BANNED_MAT, BASE_FACTIONS, BASE_MATS

DEALS = ("random", "chosen", "drafted")
DEAL_RANDOM, DEAL_CHOSEN, DEAL_DRAFTED = range(len(DEALS))
BANNED_ALLOWED = bit_of("banned-pairs")


def free_factions(s: Any) -> int:
    free = ALL_FACTIONS if s.invaders == 1 else BASE_FACTIONS
    for seat in range(owners(s)):
        if s.seats[seat].faction != NOBODY:
            free &= ~(1 << s.seats[seat].faction)
    return free


def free_mats(s: Any) -> int:
    free = ALL_MATS if s.invaders == 1 else BASE_MATS
    for seat in range(s.players):
        if s.seats[seat].mat != NOBODY:
            free &= ~(1 << s.seats[seat].mat)
    return free


def is_banned(s: Any, faction: int, mat: int) -> bool:
    """Two pairs are not played, unless the option allows them."""
    return BANNED_MAT[faction] == mat and not otherwise(s, BANNED_ALLOWED)


def deal_factions(s: Any) -> None:
    for seat in range(s.players):
        draw_faction(s, seat, free_factions(s))


def deal_mats(s: Any) -> None:
    """While a banned pair is out, all mats are dealt again."""
    dealt = False
    while not dealt:
        for seat in range(s.players):
            s.seats[seat].mat = NOBODY
        for seat in range(s.players):
            draw_mat(s, seat, free_mats(s))
        dealt = not any_banned(s)


def any_banned(s: Any) -> bool:
    for seat in range(s.players):
        if is_banned(s, s.seats[seat].faction, s.seats[seat].mat):
            return True
    return False


def begin_choosing(s: Any) -> None:
    """Drafted: a seat is drawn to begin."""
    if s.deal == DEAL_DRAFTED and s.players > 1:
        draw_first(s)
    s.chooser = s.first
    s.step = CHOOSING_FACTION


def factions_to_choose(s: Any) -> int:
    """Those with which a lawful deal is still possible: only the last seat can be left with a banned pair alone."""
    free = free_factions(s)
    mats = free_mats(s)
    if seats_without_mat(s) > 1 or size(mats) > 1:
        return free
    found = 0
    while free != 0:
        if not is_banned(s, lowest(free), lowest(mats)):
            found |= free & -free
        free = without_lowest(free)
    return found


def mats_to_choose(s: Any) -> int:
    mats = free_mats(s)
    found, rest = 0, mats
    while rest != 0:
        mat = lowest(rest)
        rest = without_lowest(rest)
        if not is_banned(s, s.seats[s.chooser].faction, mat) and leaves_a_pair(s, mats & ~(1 << mat)):
            found |= 1 << mat
    return found


def leaves_a_pair(s: Any, mats: int) -> bool:
    """With these mats left, can the other seats still be dealt lawful pairs?"""
    if seats_without_mat(s) != 2 or size(mats) != 1:
        return True
    other = 0
    while s.seats[other].mat != NOBODY or other == s.chooser:
        other += 1
    factions = free_factions(s)
    if s.seats[other].faction != NOBODY:
        return not is_banned(s, s.seats[other].faction, lowest(mats))
    return size(factions) > 1 or not is_banned(s, lowest(factions), lowest(mats))


def seats_without_mat(s: Any) -> int:
    count = 0
    for seat in range(s.players):
        count += 1 if s.seats[seat].mat == NOBODY else 0
    return count


def choose_faction(s: Any, faction: int) -> None:
    """Chosen: each seat its mat too, before the next one chooses. Drafted: first all factions."""
    s.seats[s.chooser].faction = faction
    if s.deal == DEAL_CHOSEN or seat_without_faction(s) == NOBODY:
        s.step = CHOOSING_MAT
    else:
        s.chooser = (s.chooser + 1) % s.players


def choose_mat(s: Any, mat: int) -> None:
    """Chosen: then the next seat. Drafted: mats are taken in the reverse order of the factions."""
    s.seats[s.chooser].mat = mat
    if s.deal == DEAL_CHOSEN and seats_without_mat(s) > 0:
        s.chooser += 1
        s.step = CHOOSING_FACTION
    else:
        s.chooser = (s.chooser + s.players - 1) % s.players


def seat_without_faction(s: Any) -> int:
    for seat in range(s.players):
        if s.seats[seat].faction == NOBODY:
            return seat
    return NOBODY
