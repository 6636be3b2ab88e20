"""Amounts in words, in full for sentences and in a few signs for the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from fabrica.terminal.sentences import say

# Amounts, in full and in a few signs: (one, several).
UNITS: Mapping[str, Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "full": {
            "metal": ("{n} metal", "{n} metal"),
            "energy": ("{n} energy", "{n} energy"),
            "goods": ("{n} good", "{n} goods"),
            "points": ("{n} point", "{n} points"),
            "cards": ("{n} card", "{n} cards"),
            "monuments": ("{n} monument", "{n} monuments"),
            "dice": ("{n} die", "{n} dice"),
            "pay-metal": ("pay {n} metal",) * 2,
            "pay-energy": ("pay {n} energy",) * 2,
            "pay-cards": ("discard {n} card", "discard {n} cards"),
            "gain-cards": ("{n} card of the deck", "{n} cards of the deck"),
            "rolls": ("{n} more die, rolled", "{n} more dice, rolled"),
            "die": ("a die showing {n}", "a die showing {n}"),
            "any-die": ("a die showing what you like", "a die showing what you like"),
            "refund": ("the metal and energy printed on the discarded card, {most} in all at most",) * 2,
            "reroll": ("a new roll of as many unplaced dice as you like",) * 2,
            "place": ("place {dice}",) * 2,
            "turn": ("choose {dice}",) * 2,
            "turned": ("it now shows {n} and can still be placed",) * 2,
            "choose-x": ("choose X from {low} to {high}",) * 2,
            "one-die": ("a die showing {faces}",) * 2,
            "any-one": ("any die",) * 2,
            "equal": ("{n} equal dice",) * 2,
            "row": ("{n} dice in a row, such as {faces}",) * 2,
            "total": ("{n} dice that add up to {low} or more",) * 2,
            "with-x": ("{dice} (X is the face)",) * 2,
            "use": ("{pay}; you gain {gain}",) * 2,
            "use-turn": ("{pay}; {gain}",) * 2,
            "either": ("either {choice}",) * 2,
            "or": (" or ",) * 2,
            "and": (" and ",) * 2,
            "arrow": (": ",) * 2,
        },
        "brief": {
            "metal": ("{n}M", "{n}M"),
            "energy": ("{n}E", "{n}E"),
            "prestige": ("{n}P", "{n}P"),
            "goods": ("{n} good", "{n} goods"),
            "pay-cards": ("discard {n}", "discard {n}"),
            "gain-cards": ("draw {n}", "draw {n}"),
            "rolls": ("roll {n} more", "roll {n} more"),
            "die": ("die {n}", "die {n}"),
            "any-die": ("any die", "any die"),
            "refund": ("its cost, max {most}",) * 2,
            "reroll": ("reroll dice",) * 2,
            "place": ("{dice}",) * 2,
            "turn": ("{dice}",) * 2,
            "turned": ("die {n}",) * 2,
            "choose-x": ("",) * 2,
            "one-die": ("die {faces}",) * 2,
            "any-one": ("a die",) * 2,
            "equal": ("{n} equal",) * 2,
            "row": ("{n} in a row",) * 2,
            "total": ("{n} dice, {low} or more",) * 2,
            "with-x": ("{dice} (X)",) * 2,
            "use": ("{pay} -> {gain}",) * 2,
            "use-turn": ("{pay} -> {gain}",) * 2,
            "either": ("{choice}",) * 2,
            "or": ("/",) * 2,
            "and": (" + ",) * 2,
            "arrow": (" -> ",) * 2,
        },
    }
)


def amount(n: object, unit: str, style: str = "full", **args: object) -> str:
    """So much of something: "1 good", "2 goods", "X energy"."""
    one, several = UNITS[style][unit]
    return (one if n == 1 else several).format(n=n, **args)


def listed(parts: Iterable[str], style: str = "full", last: str = "and") -> str:
    """The parts that are there, joined: "a and b", "a + b", "a or b"."""
    return amount(0, last, style).join(part for part in parts if part)


def names(cards: Mapping[str, int]) -> str:
    """Cards with their numbers: "biolab, 2 obelisk"."""
    return ", ".join(f"{n} {card}" if n > 1 else card for card, n in sorted(cards.items())) or say("nothing")
