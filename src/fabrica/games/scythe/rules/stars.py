"""The triumph track: stars are looked for when an effect is complete, and the sixth one ends the game at once."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import size
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import COMBAT_STARS, STARS_TO_END
from fabrica.games.scythe.rules.news import TOLD_STAR
from fabrica.games.scythe.rules.over import end_game
from fabrica.games.scythe.rules.state import is_automa, recruits_of, stars_of, structures_of, workers_out
from fabrica.games.scythe.rules.tables import (
    COMBAT_STAR,
    MECHS_STAR,
    POPULARITY_STAR,
    POWER_STAR,
    RECRUITS_STAR,
    SAXONY,
    STAR_AT,
    STRUCTURES_STAR,
    UPGRADES_STAR,
    WORKERS_STAR,
)

N_GOALS = len(STAR_AT)


def place_star(s: Any, seat: int, star: int) -> None:
    s.seats[seat].stars[star] += 1
    tell(s, TOLD_STAR, seat, star, stars_of(s.seats[seat]))


def progress(me: Any, star: int) -> int:
    """How far a seat has come towards the goal of a star."""
    if star == UPGRADES_STAR:
        return size(me.cubes)
    if star == MECHS_STAR:
        return size(me.abilities)
    if star == STRUCTURES_STAR:
        return structures_of(me)
    if star == RECRUITS_STAR:
        return recruits_of(me)
    if star == WORKERS_STAR:
        return workers_out(me)
    if star == POPULARITY_STAR:
        return me.popularity
    return me.power if star == POWER_STAR else 0


def has_reached(me: Any, star: int) -> bool:
    """Each goal of a track counts once."""
    return me.stars[star] == 0 and STAR_AT[star] > 0 and progress(me, star) >= STAR_AT[star]


def has_six(s: Any, seat: int) -> bool:
    return stars_of(s.seats[seat]) >= STARS_TO_END


def stars_end(s: Any, seat: int) -> bool:
    """A seat places a star for each goal that is met and has none. Was it the sixth? Then the game is over."""
    apart()
    me = s.seats[seat]
    for star in range(N_GOALS):
        if has_reached(me, star) and stars_of(me) < STARS_TO_END:
            place_star(s, seat, star)
    if not has_six(s, seat):
        return False
    end_game(s, seat)
    return True


def may_place_combat_star(s: Any, seat: int) -> bool:
    """Two wins count; for Saxony all do (Dominate)."""
    me = s.seats[seat]
    if stars_of(me) >= STARS_TO_END:
        return False
    return me.stars[COMBAT_STAR] < COMBAT_STARS or (me.faction == SAXONY and not is_automa(s, seat))
