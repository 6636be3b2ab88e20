"""How a game ended, for each who looks: a loss does not look like a win, and equal points are explained."""

from __future__ import annotations

from typing import Any

import pytest

from fabrica.server.ending import margin, outcome, ranked
from fabrica.server.words import speaker


def scores(*totals: int, won: int = 0) -> list[dict[str, Any]]:
    return [{"name": str(seat), "total": total, "won": seat == won} for seat, total in enumerate(totals)]


@pytest.mark.parametrize(
    ("viewer", "own", "expected"), [(0, (0,), "won"), (1, (1,), "lost"), (None, (), "watched"), (0, (0, 1), "watched")]
)
def test_a_loss_is_no_win(viewer: int | None, own: tuple[int, ...], expected: str) -> None:
    assert outcome(scores(9, 5), viewer, own) == expected


def test_winners_come_first_then_the_best() -> None:
    assert [one["seat"] for one in ranked(scores(7, 7, 9, won=1))] == [1, 2, 0]
    assert [one["total"] for one in ranked(scores(3, 8, 5, won=1))] == [8, 5, 3]


@pytest.mark.parametrize(
    ("totals", "won", "expected"),
    [((9, 5), 0, "Won by 4 points."), ((5, 6), 1, "Won by 1 point."), ((9,), 0, ""),
     ((7, 7, 3), 1, "The points are equal: the tie-break decides."), ((9, 5), 7, ""), ((4, 9), 0, "")],
)  # fmt: skip
def test_by_how_much(totals: tuple[int, ...], won: int, expected: str) -> None:
    assert margin(scores(*totals, won=won), speaker("en")) == expected


@pytest.mark.parametrize("game", ["fantastic-factories", "stephens"])
def test_equal_points_are_explained_to_the_tie_break(game: str) -> None:
    from importlib import import_module

    ended = import_module(f"fabrica.games.{game.replace('-', '_')}.page.ended")
    view = {"machine": None, "seats": [{"metal": 3, "energy": 2, "hand": [], "cards": 0, "influence": 4, "coins": 6}] * 2}
    equal = ended.ties(view, 0, 2, "en") if game == "fantastic-factories" else ended.ties(view, 0, [5, 5], "en")
    assert [points for _, points in equal] == [""]
    assert not (ended.ties(view, 0, 1, "en") if game == "fantastic-factories" else ended.ties(view, 0, [5, 6], "en"))
