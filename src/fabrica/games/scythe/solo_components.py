"""The Automa: its cards, its levels and what it begins with. The only place where these numbers stand."""

from __future__ import annotations

from dataclasses import dataclass

AUTOMA_COINS = 5
AUTOMA_POPULARITY = 10
STAR_COINS = 4
TERRITORY_COINS = 3
POWER_BANDS = (0, 8, 14)  # the power from which each column of a card holds


@dataclass(frozen=True)
class Scheme:
    """Moves to try in order, gains, and the recruit bonus for the player. A faction's name: for that faction only.

    A move is a unit to move (worker, mech, character), `encounter` (or the Factory), `attack` with the least power for it, or
    `attack_workers`. A gain is coin, power, card, worker or unit (a combat unit), with its number if it is not 1.
    """

    moves: str
    gains: str
    bonus: str = ""


@dataclass(frozen=True)
class AutomaCard:
    power: tuple[int, int, int]  # in combat, by band
    cards: int  # in combat, at most
    conquered: int  # tokens on a hex that is taken from it
    first: Scheme
    second: Scheme
    star: bool = True  # a step on the star track
    skipped: bool = False  # by Autometta


@dataclass(frozen=True)
class Level:
    """A star track: from which position rivers are open, Scheme II is played, and where stars are placed."""

    id: str
    river: int
    scheme2: int
    stars_at: tuple[int, ...]


LEVELS = (
    Level("automa", 4, 9, (9, 14, 17, 19, 20, 21)),
    Level("autometta", 5, 10, (10, 15, 18, 20, 22, 23)),
    Level("automaszyna", 3, 9, (9, 12, 14, 16, 17, 18)),
    Level("ultimaszyna", 0, 8, (8, 11, 13, 15, 16, 17)),
)
SKIPPING = "autometta"

CARDS = (
    AutomaCard((6, 7, 7), 1, 1,
               Scheme("worker nordic, encounter, character", "power, worker", "power"),
               Scheme("worker", "power 4", "power")),
    AutomaCard((5, 6, 7), 2, 2,
               Scheme("encounter polania, worker", "coin crimea, coin"),
               Scheme("encounter polania, worker", "coin crimea, card, unit", "coin")),
    AutomaCard((3, 7, 7), 0, 0,
               Scheme("worker", "power 3"),
               Scheme("worker", "power 2, worker", "popularity")),
    AutomaCard((0, 1, 2), 1, 0,
               Scheme("worker", "coin crimea, card", "card"),
               Scheme("worker", "coin crimea, coin 2", "power"), star=False, skipped=True),
    AutomaCard((2, 4, 7), 1, 4,
               Scheme("encounter albion, worker", "coin, unit togawa, worker", "coin"),
               Scheme("mech", "power 4, worker", "card")),
    AutomaCard((7, 7, 7), 1, 0,
               Scheme("worker", "power 2"),
               Scheme("mech", "coin crimea, unit, power 2", "power")),
    AutomaCard((5, 7, 7), 0, 2,
               Scheme("attack 5 saxony, worker", "coin, worker", "popularity"),
               Scheme("attack 5 saxony, mech", "card, unit rusviet, unit", "coin"), skipped=True),
    AutomaCard((0, 5, 7), 2, 1,
               Scheme("encounter togawa, mech, worker", "unit rusviet, unit"),
               Scheme("encounter togawa, mech", "coin, unit, power saxony", "coin"), skipped=True),
    AutomaCard((4, 7, 7), 1, 3,
               Scheme("encounter polania, mech, worker", "unit, worker", "popularity"),
               Scheme("encounter polania, mech", "power 3, worker", "popularity")),
    AutomaCard((0, 0, 0), 1, 1,
               Scheme("mech, worker", "unit, power 2"),
               Scheme("mech", "coin 2, unit")),
    AutomaCard((6, 7, 7), 2, 0,
               Scheme("mech, encounter, character", "coin, worker rusviet, worker"),
               Scheme("worker nordic, encounter, character", "power 3, worker", "card")),
    AutomaCard((4, 5, 7), 2, 1,
               Scheme("worker nordic, mech", "power 4"),
               Scheme("worker nordic, mech", "coin, card, unit", "power")),
    AutomaCard((3, 5, 7), 3, 0,
               Scheme("attack 4 saxony, encounter, character", "coin"),
               Scheme("attack 5 saxony, encounter, character", "coin 2, card", "coin")),
    AutomaCard((1, 1, 1), 1, 0,
               Scheme("encounter, character", "card, worker", "card"),
               Scheme("attack 7, attack_workers, mech", "power 3", "popularity")),
    AutomaCard((7, 7, 7), 0, 2,
               Scheme("encounter, character", "coin, power 3", "coin"),
               Scheme("attack 1, attack_workers, encounter, character", "coin crimea, coin", "card"), star=False),
    AutomaCard((5, 7, 7), 1, 4,
               Scheme("encounter, character", "unit"),
               Scheme("attack 5, attack_workers, mech", "coin, unit, power saxony")),
    AutomaCard((7, 7, 7), 2, 2,
               Scheme("attack 6, attack_workers, worker", "coin 2", "power"),
               Scheme("attack 8, worker", "coin crimea, coin, worker", "popularity"), star=False, skipped=True),
    AutomaCard((1, 1, 7), 0, 1,
               Scheme("encounter, character", "coin, worker albion, worker"),
               Scheme("encounter, character", "coin 2, unit albion, worker")),
    AutomaCard((7, 7, 7), 1, 1,
               Scheme("attack_workers, worker", "worker"),
               Scheme("encounter albion, attack_workers, worker", "coin, power 3", "card")),
)  # fmt: skip
