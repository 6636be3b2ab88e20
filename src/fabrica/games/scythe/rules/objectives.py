"""Objectives: shown in the own turn, between actions, when all that a card asks for is there."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, size, without_lowest
from fabrica.engine.telling import reveal, tell
from fabrica.games.scythe.rules.control import controlled, sites, tokens_of
from fabrica.games.scythe.rules.map_tables import (
    FACTORY_BIT,
    FARMS,
    FORESTS,
    LAKES,
    MOUNTAINS,
    NEIGHBOURS,
    THE_FACTORY,
    TUNDRAS,
    TUNNELS,
    VILLAGES,
)
from fabrica.games.scythe.rules.moves import OBJECTIVE
from fabrica.games.scythe.rules.news import TOLD_OBJECTIVE
from fabrica.games.scythe.rules.stars import place_star, stars_end
from fabrica.games.scythe.rules.state import (
    cards,
    fighters_at,
    mechs_at,
    owners,
    recruits_of,
    structures_of,
    tokens_at,
    units_on,
    workers_at,
    workers_out,
)
from fabrica.games.scythe.rules.tables import (
    COMBAT_STAR,
    END_OF_TURN,
    FIRST_REQUIREMENT,
    LEAST,
    M_AROUND_A_LAKE,
    M_AROUND_FACTORY,
    M_CARDS,
    M_COINS,
    M_COMBAT_STARS,
    M_FACTORY_CARD,
    M_FARMS,
    M_FORESTS,
    M_MECHS,
    M_MIXED_STORE,
    M_MOUNTAINS,
    M_OF_EACH_RESOURCE,
    M_OF_ONE_RESOURCE,
    M_PIECES_TOGETHER,
    M_POPULARITY,
    M_POWER,
    M_POWER_LEAD,
    M_RECRUITS,
    M_SENT_HOME,
    M_STORE_OF_THREE,
    M_STRUCTURES,
    M_THE_FACTORY,
    M_TUNDRAS,
    M_TUNNELS,
    M_UPGRADES,
    M_VILLAGES,
    M_WORKERS,
    M_WORKERS_LESS_RECRUITS,
    MEASURE,
    MOST,
    N_RESOURCES,
    OBJECTIVE_STAR,
    SAXONY,
)


def is_met(s: Any, seat: int, card: int) -> bool:
    """Is each measure within its bounds?"""
    for row in range(FIRST_REQUIREMENT[card], FIRST_REQUIREMENT[card + 1]):
        value = measure(s, seat, MEASURE[row])
        if value < LEAST[row] or value > MOST[row]:
            return False
    return True


def measure(s: Any, seat: int, what: int) -> int:
    apart()
    if what >= M_MOUNTAINS:
        return measure_map(s, seat, what)
    me = s.seats[seat]
    if what == M_COINS:
        return me.coins
    if what == M_POWER:
        return me.power
    if what == M_POPULARITY:
        return me.popularity
    if what == M_WORKERS:
        return workers_out(me)
    if what == M_MECHS:
        return size(me.abilities)
    if what == M_STRUCTURES:
        return structures_of(me)
    if what == M_RECRUITS:
        return recruits_of(me)
    if what == M_UPGRADES:
        return size(me.cubes)
    if what == M_CARDS:
        return cards(me)
    if what == M_COMBAT_STARS:
        return me.stars[COMBAT_STAR]
    if what == M_FACTORY_CARD:
        return 1 if me.factory_card > 0 else 0
    if what == M_SENT_HOME:
        return s.sent_home
    if what == M_WORKERS_LESS_RECRUITS:
        return workers_out(me) - recruits_of(me)
    return power_lead(s, seat) if what == M_POWER_LEAD else 0


def measure_map(s: Any, seat: int, what: int) -> int:
    mine = controlled(s, seat)
    if what == M_MOUNTAINS:
        return size(mine & MOUNTAINS)
    if what == M_FARMS:
        return size(mine & FARMS)
    if what == M_FORESTS:
        return size(mine & FORESTS)
    if what == M_TUNDRAS:
        return size(mine & TUNDRAS)
    if what == M_VILLAGES:
        return size(mine & VILLAGES)
    if what == M_TUNNELS:
        return size(mine & TUNNELS)
    if what == M_THE_FACTORY:
        return size(mine & FACTORY_BIT)
    if what == M_AROUND_FACTORY:
        return size(mine & NEIGHBOURS[THE_FACTORY])
    if what == M_AROUND_A_LAKE:
        return most_around_a_lake(mine)
    return measure_pieces(s, seat, what, mine)


def measure_pieces(s: Any, seat: int, what: int, mine: int) -> int:
    me = s.seats[seat]
    if what == M_MIXED_STORE:
        return largest_mixed_store(s, mine)
    if what == M_STORE_OF_THREE:
        return store_of_three(s, me, mine)
    if what == M_PIECES_TOGETHER:
        return most_pieces_together(me, mine)
    if what == M_OF_EACH_RESOURCE:
        return least_of_a_resource(s, mine)
    return most_of_a_resource(s, mine) if what == M_OF_ONE_RESOURCE else 0


def power_lead(s: Any, seat: int) -> int:
    """Over the strongest other, the Automa included."""
    best = 0
    for other in range(owners(s)):
        if other != seat:
            best = max(best, s.seats[other].power)
    return s.seats[seat].power - best


def most_around_a_lake(mine: int) -> int:
    best, lakes = 0, LAKES
    while lakes != 0:
        best = max(best, size(mine & NEIGHBOURS[lowest(lakes)]))
        lakes = without_lowest(lakes)
    return best


def largest_mixed_store(s: Any, mine: int) -> int:
    """The tokens of a territory that has some of each kind."""
    best = 0
    while mine != 0:
        place = lowest(mine)
        mine = without_lowest(mine)
        if has_each_kind(s, place):
            best = max(best, tokens_at(s, place))
    return best


def has_each_kind(s: Any, place: int) -> bool:
    for kind in range(N_RESOURCES):
        if s.resources[place * N_RESOURCES + kind] == 0:
            return False
    return True


def store_of_three(s: Any, me: Any, mine: int) -> int:
    """The tokens with the character, if exactly one mech and one worker are there too."""
    place = me.character
    if place < 0 or not has(mine, place) or mechs_at(me, place) != 1 or workers_at(me, place) != 1:
        return 0
    return tokens_at(s, place)


def most_pieces_together(me: Any, mine: int) -> int:
    """Units and a structure of the owner on one territory."""
    best, places, built = 0, mine & units_on(me), sites(me)
    while places != 0:
        place = lowest(places)
        places = without_lowest(places)
        best = max(best, workers_at(me, place) + fighters_at(me, place) + (1 if has(built, place) else 0))
    return best


def least_of_a_resource(s: Any, mine: int) -> int:
    least = tokens_of(s, mine, 0)
    for kind in range(1, N_RESOURCES):
        least = min(least, tokens_of(s, mine, kind))
    return least


def most_of_a_resource(s: Any, mine: int) -> int:
    most = 0
    for kind in range(N_RESOURCES):
        most = max(most, tokens_of(s, mine, kind))
    return most


# Showing one


def legal_objectives(s: Any, seat: int, out: Any, n: int, at_end: bool) -> int:
    """Cards in hand that are met; some at the end of the turn only."""
    held = s.seats[seat].objectives
    if not at_end:
        held &= ~END_OF_TURN
    while held != 0:
        card = lowest(held)
        held = without_lowest(held)
        if is_met(s, seat, card):
            out[n] = OBJECTIVE + card - 1
            n += 1
    return n


def show_objective(s: Any, seat: int, card: int) -> None:
    """A star; the other card is put away unseen, but Saxony keeps it (Dominate)."""
    me = s.seats[seat]
    reveal(s)
    tell(s, TOLD_OBJECTIVE, seat, card)
    me.objectives &= ~(1 << card)
    me.revealed |= 1 << card
    if me.faction != SAXONY and me.objectives != 0:
        me.discarded = lowest(me.objectives)
        me.objectives = 0
    place_star(s, seat, OBJECTIVE_STAR)
    stars_end(s, seat)
