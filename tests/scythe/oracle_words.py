"""The words of all moves, in the order of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scythe.oracle_data import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CUBES,
    FACTIONS,
    MATS,
    PLACES,
    RESOURCES,
    SECTIONS,
    STRUCTURES,
    TERRITORIES,
    TRAPS,
)

TOPS = ["coins", "power", "cards", "resources", "popularity", "produce", "use", *BOTTOMS]
LOADS = ["worker", "moved worker", "all workers", *(each for r in RESOURCES for each in (r, f"all {r}")), "everything"]


def each(verb: str, *arguments: Iterable[object]) -> Iterator[str]:
    """The verb with every argument; with two lists the first one is the major."""
    if not arguments:
        yield verb
        return
    for first in arguments[0]:
        yield from each(f"{verb} {first}", *arguments[1:])


def words_of_all_moves() -> list[str]:
    """The 722 words."""
    return [
        *each("faction", FACTIONS),
        *each("mat", MATS),
        *each("section", SECTIONS),
        *each("objective", range(1, 24)),
        *each("top", TOPS),
        *each("character"),
        *each("mech", PLACES),
        *each("worker", PLACES),
        *each("leave", LOADS),
        *each("take", LOADS),
        *each("to", PLACES),
        *each("fight", TERRITORIES),
        *each("use", ["artillery", "ronin"]),
        *each("dial", range(8)),
        *each("card", range(2, 6)),
        *each("option", range(1, 4)),
        *each("factory", range(1, 13)),
        *each("flag"),
        *each("trap", TRAPS),
        *each("arm", TERRITORIES),
        *each("at", TERRITORIES),
        *each("make", range(1, 7)),
        *each("put", RESOURCES, TERRITORIES),
        *each("bottom"),
        *each("pay", TERRITORIES),
        *each("upgrade", CUBES, BOTTOMS),
        *each("deploy", ABILITIES),
        *each("build", STRUCTURES),
        *each("enlist", BOTTOMS, BONUSES),
        *each("done"),
    ]


ORDER = {words: number for number, words in enumerate(words_of_all_moves())}


def in_order(words: Iterable[str]) -> list[str]:
    """A legal list, as the table has it."""
    return sorted(set(words), key=ORDER.__getitem__)
