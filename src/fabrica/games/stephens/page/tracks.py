"""The tracks: points and the army that comes down to meet them, forest and dunes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.games.stephens.components import ARMY_START, ARMY_STEP, REFILL, SECTORS, TRACK_MOST
from fabrica.games.stephens.page.rival import final_space
from fabrica.games.stephens.page.seeing import Eyes
from fabrica.games.stephens.rules.tables import SECTOR_POINTS

View = dict[str, Any]
PLAYERS = (4, 3, 2)  # the columns of a refill


def score_track(eyes: Eyes) -> View:
    """Spaces 0 to 55; who has more stands on the last one."""
    army, seats = eyes.view["army"], eyes.view["seats"]
    final = final_space(eyes.view["automa"]) if eyes.view["automa"] else None
    at = [min(seat["score"], ARMY_START) for seat in seats]
    spaces = [{"n": n, "seats": standing(at, n), "army": n == army, "final": n == final} for n in range(ARMY_START + 1)]
    return {
        "spaces": spaces,
        "army": army,
        "final": final,
        "next": max(0, army - ARMY_STEP),
        "refill": refill(army, refilled_for(eyes)),
    }


def standing(at: Sequence[int], space: int) -> list[int]:
    """The seats that stand on a space."""
    return [seat for seat, here in enumerate(at) if here == space]


def refilled_for(eyes: Eyes) -> int:
    """For how many players furnaces are refilled: alone as for two, unless the table has ruled otherwise."""
    asked = {"refill_for_three": 3, "refill_for_four": 4}
    return next((players for field, players in asked.items() if eyes.ruled(field)), max(eyes.match.seats, min(PLAYERS)))


def refill(army: int, players: int) -> int:
    """The cubes that each empty furnace gets in the next renewal phase."""
    return REFILL[max(0, army - ARMY_STEP)][PLAYERS.index(players)]


def nature_track(eyes: Eyes, name: str) -> View:
    """Forest or dunes: spaces in three sectors."""
    at = [seat[name] for seat in eyes.view["seats"]]
    spaces = [{"n": n, "sector": sector(n), "seats": standing(at, n)} for n in range(TRACK_MOST + 1)]
    ends = [start for start, _ in SECTORS[1:]] + [TRACK_MOST + 1]
    sectors = [{"points": points, "spaces": end - start} for (start, points), end in zip(SECTORS, ends, strict=True)]
    return {"id": name, "spaces": spaces, "sectors": sectors}


def sector(space: int) -> int:
    return [points for _, points in SECTORS].index(SECTOR_POINTS[space])
