"""Biased random players: how much each move weighs for them. They lead games into corners that fair chance seldom visits."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabrica.games.scythe.rules.moves import MOVES


def random(words: str) -> int:
    return 1


def turtle(words: str) -> int:
    """Stays at home, trades and bolsters, never attacks, takes no risk."""
    if words.startswith(("section move", "section factory", "mech", "fight")):
        return 1
    return 30 if words.startswith(("section trade", "section bolster", "top", "bottom", "build", "upgrade")) else 8


def fighter(words: str) -> int:
    """Moves its combat units, deploys, shows power and cards."""
    if words.startswith(("section move", "section factory", "character", "mech", "deploy", "use", "card", "fight", "to r")):
        return 40
    if words.startswith(("dial", "section bolster", "bottom", "top use", "trap", "flag", "arm")):
        return 12
    return 1 if words == "done" else 4


def producer(words: str) -> int:
    """Produces everywhere, makes workers, takes everything along, spends it."""
    if words.startswith(("section produce", "top produce", "top resources", "at ", "make", "bottom", "take all", "take every")):
        return 40
    if words.startswith(("upgrade", "deploy", "build", "enlist", "put", "section trade", "worker", "take")):
        return 15
    return 1 if words == "done" else 4


def star_rusher(words: str) -> int:
    """Everything that leads to a star, nothing that does not."""
    if words.startswith(("objective", "bottom", "upgrade", "deploy", "build", "enlist")):
        return 200
    if words.startswith(("top power", "top popularity", "top produce", "at ", "make", "put", "top resources")):
        return 20
    return 1 if words == "done" else 5


def encounter_seeker(words: str) -> int:
    """Sends the character around, to tokens and to the Factory."""
    if words.startswith(("section move", "character", "option", "factory", "section factory", "top use")):
        return 60
    if words.startswith(("deploy", "upgrade", "enlist", "top upgrade", "top deploy", "top build", "top enlist")):
        return 20
    return 1 if words.startswith(("mech", "worker", "top coins")) else 4


def weights(player: Callable[[str], int]) -> tuple[int, ...]:
    return tuple(player(words) for words in MOVES)


PLAYERS = (random, turtle, fighter, producer, star_rusher, encounter_seeker)
BIASES: Mapping[str, tuple[int, ...]] = {p.__name__.replace("_", "-"): weights(p) for p in PLAYERS}
