"""Combats of all kinds: two sides with any abilities, power, cards and units meet; random words lead through."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from fabrica import Match
from fabrica.games.scythe.components import COMBAT_DECK, FACTIONS
from scythe.sitting import Position, written

START, PLACE = "r3c2", "r3c3"
MATS = ("agricultural", "mechanical", "engineering")
ALONE = 5  # one in so many is fought against the Automa
BASE_FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")


def duel(number: int | str) -> Iterator[Match]:
    """The moments of one combat or of several in a row."""
    luck = random.Random(f"duel {number}")
    match = Match.from_position(beginning(luck), f"duel-{number}")
    approach(match, luck)
    while match.phase == "combat":
        yield match
        seat = luck.choice(match.active)
        match.play(luck.choice(match.moves(seat)), seat)


def beginning(luck: random.Random) -> Position:
    deck = [str(value) for value, copies in COMBAT_DECK.items() for _ in range(copies)]
    objectives = luck.sample(range(1, 24), 6)
    luck.shuffle(deck)
    if luck.randrange(ALONE) == 0:
        mine, other = luck.sample(BASE_FACTIONS, 2)
        automa = {"faction": other, "power": luck.randrange(16), "hand": hand(deck, luck), "character": PLACE}
        return written(side(mine, START, 0, deck, objectives, luck), automa=automa)
    factions = luck.sample([faction.id for faction in FACTIONS], 3)
    places = (START, PLACE, f"base_{factions[2]}")
    return written(*(side(*who, number, deck, objectives, luck) for number, who in enumerate(zip(factions, places, strict=True))))


def side(faction: str, place: str, number: int, deck: list[str], objectives: list[int], luck: random.Random) -> Position:
    mechs = next(of.mechs for of in FACTIONS if of.id == faction)
    abilities = luck.sample(mechs, luck.randint(1, 3))
    home = f"base_{faction}"
    here = luck.randint(1, len(abilities))
    return {
        "faction": faction,
        "mat": MATS[number],
        "power": luck.choice((0, 1, luck.randrange(16))),
        "hand": hand(deck, luck),
        "objectives": [objectives.pop(), objectives.pop()],
        "abilities": sorted(abilities, key=mechs.index),
        "mechs": Counter([place] * here + [home] * (len(abilities) - here)),
        "character": luck.choice((place, home)),
        "workers": {} if place == home else luck.choice(({}, {place: luck.randint(1, 3)})),
    }


def hand(deck: list[str], luck: random.Random) -> dict[str, int]:
    drawn = [deck.pop() for _ in range(luck.randrange(5))]
    return {value: drawn.count(value) for value in sorted(set(drawn))}


def approach(match: Match, luck: random.Random) -> None:
    """One unit or several step onto the place, with what they take along. Without power and cards there is nothing to choose."""
    seat = match.active[0]
    match.play("section move", seat)
    while match.position()["step"] in ("unit", "cargo"):
        words = match.moves(seat)
        steps = [word for word in words if word == f"to {PLACE}"] or [word for word in words if word == f"mech {START}"]
        loads = [word for word in words if word.startswith("take")] if luck.random() < 0.3 else []
        match.play(luck.choice(loads or steps or ["done"]), seat)


def moments_of_combats() -> Iterator[Match]:
    for number in range(100_000):
        yield from duel(number)
