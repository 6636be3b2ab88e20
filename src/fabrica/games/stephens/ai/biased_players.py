"""Biased random players: how much each move weighs for them. They lead games into corners that fair chance seldom visits."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabrica.games.stephens.rules.moves import MOVES


def random(words: str) -> int:
    return 1


def founder(words: str) -> int:
    """Assigns workers whenever it can: the board is soon bare, the rows are high."""
    return 40 if words.startswith(("create", "reinforce")) else 1


def investor(words: str) -> int:
    """Funds investments, activates all columns, supplies sets."""
    if words.startswith(("fund", "glass lr", "column", "supply")):
        return 60 if "set" in words else 40
    return 10 if words.startswith("use") else 1


def merchant(words: str) -> int:
    """Accepts contracts, collects cubes, fulfils what it can, and substitutes."""
    if words.startswith(("accept", "glass ll", "fulfil", "substitute", "skim")):
        return 40
    return 20 if words.startswith(("goods", "also", "unlock 4")) else 5 if words.startswith("use") else 1


def miser(words: str) -> int:
    """Does nothing that it need not do."""
    return 60 if words in ("done", "enough") else 0 if words.startswith(("use", "accept", "fund", "column", "fulfil")) else 1


def weights(player: Callable[[str], int]) -> tuple[int, ...]:
    return tuple(player(words) for words in MOVES)


BIASES: Mapping[str, tuple[int, ...]] = {p.__name__: weights(p) for p in (random, founder, investor, merchant, miser)}
