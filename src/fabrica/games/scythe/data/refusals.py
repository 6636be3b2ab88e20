"""Why a move is not legal, in the order in which a person at the table would say it."""

from __future__ import annotations

from typing import Any

from fabrica.engine.parts import Refusal


def refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("game-over")


def misnamed(s: Any, seat: int, words: str) -> Refusal | None:
    return None
