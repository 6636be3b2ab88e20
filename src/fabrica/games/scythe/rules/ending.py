"""Final scoring: coins, stars, territories, resources, the structure tile; tie-breaks; winners."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest, size
from fabrica.engine.outcomes import leaders_with
from fabrica.games.scythe.components import FACTORY_TERRITORIES, MANY_PLAYERS, MEANDER_COINS, RESOURCES_FOR_COINS, TIERS
from fabrica.games.scythe.rules.control import all_sites, controlled, sites, tokens_of
from fabrica.games.scythe.rules.map_tables import BASE_OF, ENCOUNTER_PLACES, FACTORY_BIT, NEIGHBOURS
from fabrica.games.scythe.rules.state import (
    AUTOMA,
    NOWHERE,
    enemy_units,
    is_automa,
    is_solo,
    mechs_out,
    owners,
    stars_of,
    structures_of,
    workers_out,
)
from fabrica.games.scythe.rules.structure_tile import tile_coins
from fabrica.games.scythe.rules.tables import ALBION, N_RESOURCES, POLANIA, TOGAWA
from fabrica.games.scythe.solo_components import STAR_COINS, TERRITORY_COINS

LINES = ("coins", "stars", "territories", "resources", "structures", "encounters")
(COINS_LINE, STARS_LINE, TERRITORIES_LINE, RESOURCES_LINE, STRUCTURES_LINE, ENCOUNTERS_LINE) = range(len(LINES))
N_LINES = len(LINES)
N_TIERS = len(TIERS)
N_TIE_BREAKS = 6


def tier(popularity: int) -> int:
    found = 0
    for i in range(N_TIERS):
        if popularity >= TIERS[i][0]:
            found = i
    return found


def scored_places(s: Any, seat: int) -> int:
    """Controlled territories; for Togawa also those with an armed Trap, no enemy unit and no other player's structure."""
    places = controlled(s, seat)
    if s.seats[seat].faction == TOGAWA and not is_automa(s, seat):
        places |= trapped(s) & ~enemy_units(s, seat) & ~(all_sites(s) & ~sites(s.seats[seat]))
    return places


def trapped(s: Any) -> int:
    found = 0
    for trap in range(4):
        if s.traps[trap] != NOWHERE and (s.armed >> trap) & 1 == 1:
            found |= 1 << s.traps[trap]
    return found


def territories(s: Any, seat: int) -> int:
    """The Factory counts as three; Flags of Albion on controlled territories away from its base as one more each."""
    places = scored_places(s, seat)
    count = size(places) + (FACTORY_TERRITORIES - 1) * size(places & FACTORY_BIT)
    if s.seats[seat].faction == ALBION and not is_automa(s, seat):
        count += size(s.flags & places & ~NEIGHBOURS[BASE_OF[ALBION]])
    return count


def tokens_controlled(s: Any, seat: int) -> int:
    places = scored_places(s, seat)
    total = 0
    for kind in range(N_RESOURCES):
        total += tokens_of(s, places, kind)
    return total


def line(s: Any, seat: int, which: int) -> int:
    """One line of a score."""
    me = s.seats[seat]
    if which == COINS_LINE:
        return me.coins
    if is_automa(s, seat):
        return automa_line(s, which)
    row = tier(me.popularity)
    if which == STARS_LINE:
        return stars_of(me) * TIERS[row][1]
    if which == TERRITORIES_LINE:
        return territories(s, seat) * TIERS[row][2]
    if which == RESOURCES_LINE:
        return tokens_controlled(s, seat) // RESOURCES_FOR_COINS * TIERS[row][3]
    return tile_coins(s, seat) if which == STRUCTURES_LINE else meander_coins(s, seat)


def automa_line(s: Any, which: int) -> int:
    if which == STARS_LINE:
        return stars_of(s.seats[AUTOMA]) * STAR_COINS
    return territories(s, AUTOMA) * TERRITORY_COINS if which == TERRITORIES_LINE else 0


def meander_coins(s: Any, seat: int) -> int:
    """With six or seven players Polania has coins for encounter territories."""
    if s.seats[seat].faction != POLANIA or s.players < MANY_PLAYERS:
        return 0
    return MEANDER_COINS * size(controlled(s, seat) & ENCOUNTER_PLACES)


def score(s: Any, seat: int) -> int:
    apart()
    if s.seats[seat].faction < 0:
        return 0
    total = 0
    for which in range(N_LINES):
        total += line(s, seat, which)
    return total


def rivals_score(s: Any) -> int:
    """The Automa's."""
    return score(s, AUTOMA) if is_solo(s) else -1


def tie_break(s: Any, seat: int, which: int) -> int:
    """Pieces, power, popularity, tokens, territories, stars."""
    me = s.seats[seat]
    if which == 0:
        return workers_out(me) + mechs_out(me) + structures_of(me)
    if which == 1:
        return me.power
    if which == 2:
        return me.popularity
    if which == 3:
        return tokens_controlled(s, seat)
    return territories(s, seat) if which == 4 else stars_of(me)


def lead_over(s: Any, seat: int, other: int) -> int:
    """Points ahead, or by how much of the first tie-break that decides; 0 where none does."""
    ahead = score(s, seat) - score(s, other)
    which = 0
    while ahead == 0 and which < N_TIE_BREAKS:
        ahead = tie_break(s, seat, which) - tie_break(s, other, which)
        which += 1
    return ahead


def winners(s: Any) -> int:
    """All with the best score and tie-breaks, as bits; nobody if the Automa alone is best."""
    apart()
    found = 1
    for seat in range(1, owners(s)):
        found = leaders_with(found, seat, lead_over(s, seat, lowest(found)))
    return found & 1 if is_solo(s) else found
