"""The worked examples 62-66: scoring."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.sitting import Position, Sitting, seat

STARS = {"combat": 2, "popularity": 1, "power": 1, "objective": 1}


def ended(*seats: Position, **table: Any) -> Sitting:
    return Sitting(*seats, step="over", **table)


@pytest.mark.parametrize(
    ("popularity", "stars", "territories", "resources", "total"),
    [(12, 20, 30, 6, 76), (13, 25, 40, 9, 94), (6, 15, 20, 3, 58)],
)
def test_tiers(popularity: int, stars: int, territories: int, resources: int, total: int) -> None:
    """62"""
    workers = dict.fromkeys(("r4c3", "r1c4", "r1c5", "r2c4", "r6c4", "r6c5"), 1)
    me = seat("nordic", workers=workers, popularity=popularity, coins=14, structures={"mill": "r3c3", "mine": "r4c4"})
    me |= {"revealed": [1], "discarded": 2, "stars": STARS}
    game = ended(me, seat("saxony"), tile=2, resources={"r1c4": {"oil": 4, "wood": 3}})
    assert game.score() == {
        "coins": 14, "stars": stars, "territories": territories, "resources": resources, "structures": 6, "encounters": 0,
    }  # fmt: skip
    assert game.total() == total


@pytest.mark.parametrize(("tile", "coins"), [(1, 6), (4, 0)])
def test_tunnels_beside_and_on(tile: int, coins: int) -> None:
    """63"""
    game = ended(seat("nordic", structures={"mill": "r5c3", "mine": "r4c4"}), seat("saxony"), tile=tile)
    assert game.score()["structures"] == coins


@pytest.mark.parametrize(("places", "coins"), [(("r5c0", "r5c1", "r5c2", "r5c3"), 9), (("r5c0", "r5c1", "r5c3"), 4)])
def test_in_a_line(places: tuple[str, ...], coins: int) -> None:
    """64"""
    built = dict(zip(("mine", "monument", "armory", "mill"), places, strict=False))
    game = ended(seat("nordic", structures=built), seat("saxony"), tile=5)
    assert game.score()["structures"] == coins


def test_a_line_along_another_axis() -> None:
    game = ended(seat("nordic", structures={"mine": "r2c3", "mill": "r3c3"}), seat("saxony"), tile=5)
    assert game.score()["structures"] == 4


def test_a_hex_with_a_structure_and_an_enemy_worker() -> None:
    """65"""
    mine, theirs = seat("nordic", structures={"mine": "r5c3"}), seat("saxony", workers={"r5c3": 1, "base_saxony": 2})
    game = ended(mine, theirs, tile=6)
    assert (game.score()["territories"], game.score()["structures"]) == (0, 2)
    assert game.score(1)["territories"] == 2


def test_ties() -> None:
    """66"""
    more = ended(seat("nordic", coins=10, workers={"base_nordic": 2}), seat("saxony", coins=10))
    assert (more.total(0), more.total(1), more.winners()) == (10, 10, 1)
    stronger = ended(seat("nordic", coins=10, power=3), seat("saxony", coins=10, power=5))
    assert stronger.winners() == 2
    same: Position = {"coins": 10, "power": 3, "popularity": 3}
    assert ended(seat("nordic", **same), seat("saxony", **same)).winners() == 3


def test_flags_and_traps() -> None:
    flags = seat("albion", workers={"r5c3": 1, "r1c1": 1}, flags=["r5c3", "r1c1", "r6c4"])
    traps = seat("togawa", "mechanical", traps={"coins": {"at": "r6c6", "armed": True}, "power": {"at": "r7c6", "armed": False}})
    game = ended(flags, traps, resources={"r6c6": {"oil": 2}})
    assert game.score()["territories"] == 3 * 2
    assert (game.score(1)["territories"], game.score(1)["resources"]) == (2, 1)
