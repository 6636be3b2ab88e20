"""The tutorial: small positions, each with one thing to understand and to do. The engine says whether it is done.

The texts are messages, tutorial-<id>-<part> in locale/<language>/tutorial.ftl, with the rulebook's `facts()` as arguments.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.contract import Position
from fabrica.games.scythe.components import CUBES
from fabrica.games.scythe.data.position import GAME_ID
from fabrica.lessons.lesson import PARTS, SEAT, Step, Wanted, all_of, has, own, won

__all__ = ["PARTS", "SEAT", "STEPS", "Step"]

FAR_AWAY: Position = {"faction": "crimea", "mat": "mechanical"}  # an opponent who only has begun

# What can be wanted


def standing(place: str, **units: int) -> Wanted:
    """So many mechs and workers of the learner stand on a place."""
    return lambda match: all(own(match)[kind].get(place, 0) >= n for kind, n in units.items())


def character_on(place: str) -> Wanted:
    return lambda match: bool(own(match)["character"] == place)


def lying(place: str, **tokens: int) -> Wanted:
    """So many resources lie on a place."""
    return lambda match: all(match.position()["resources"].get(place, {}).get(kind, 0) >= n for kind, n in tokens.items())


def star(goal: str) -> Wanted:
    return lambda match: goal in own(match)["stars"]


def mechs(number: int) -> Wanted:
    return lambda match: len(own(match)["abilities"]) >= number


def upgraded(cube: str, bottom: str) -> Wanted:
    return lambda match: cube in own(match)["upgrades"]["from"] and bottom in own(match)["upgrades"]["to"]


def built(structure: str, place: str) -> Wanted:
    return lambda match: own(match)["structures"].get(structure) == place


def recruits(number: int) -> Wanted:
    return lambda match: len(own(match)["recruits"]) >= number


def factory_card(number: int) -> Wanted:
    return lambda match: bool(own(match)["factory_card"] == number)


# The positions


def table(me: Position, other: Position = FAR_AWAY, **rest: Any) -> Position:
    """The learner's turn, of the Nordic Kingdom with the mat Engineering unless said otherwise."""
    mine = {"faction": "nordic", "mat": "engineering", **me}
    return {"game": GAME_ID, "round": 5, "turn": SEAT, "seats": [mine, other], **rest}


def after_the_top(section: str, me: Position, **rest: Any) -> Position:
    """The top action is over, the bottom one is to be decided."""
    return table({"token": section, **me}, step="bottom", **rest)


def last_unit(me: Position, **rest: Any) -> Position:
    """The character has moved already, and one unit is left to move."""
    moved = {"character": True, "mechs": {}, "workers": {}}
    pending = {"action": "top", "icons": 1, "moved": moved, "entered": []}
    return table({"token": "move", **me}, step="unit", pending=pending, **rest)


def commitment(seat: int, dial: int | None = None, *cards: int, done: bool = False) -> Position:
    return {"seat": seat, "dial": dial, "cards": list(cards), "done": done}


NOBODY_MOVED: Position = {"character": False, "mechs": []}

STEPS: tuple[Step, ...] = (
    Step(
        "move",
        table({}),
        all_of(character_on("r1c4"), standing("r2c4", workers=1)),
        ("section move", "worker r1c4", "to r2c4", "character", "to r1c4"),
    ),
    Step(
        "carry",
        table(
            {"faction": "rusviet", "mat": "mechanical", "abilities": ["township"], "mechs": {"r4c6": 1}, "workers": {"r4c6": 2}},
            {"faction": "saxony", "mat": "engineering"},
            resources={"r4c6": {"metal": 2}},
        ),
        all_of(standing("r3c6", workers=2, mechs=1), lying("r3c6", metal=2)),
        ("section move", "mech r4c6", "take everything", "to r3c6"),
    ),
    Step(
        "produce",
        table({"character": "r1c4", "workers": {"r1c4": 2, "r1c5": 1, "r1c6": 2}, "coins": 0, "token": "move"}),
        all_of(standing("r1c6", workers=4), lying("r1c4", wood=2)),
        ("section produce", "top produce", "at r1c4", "at r1c6", "make 2"),
    ),
    Step("bolster", table({"power": 14, "coins": 1, "token": "move"}), star("power"), ("section bolster", "top power")),
    Step(
        "trade",
        table({"workers": {"r2c4": 2}, "token": "move"}, resources={"r2c4": {"metal": 2}}),
        mechs(1),
        ("section trade", "top resources", "put metal r2c4", "put metal r2c4", "bottom", "deploy riverwalk"),
    ),
    Step(
        "rivers",
        last_unit(
            {
                "faction": "saxony",
                "mat": "agricultural",
                "abilities": ["riverwalk", "speed"],
                "character": "r6c0",
                "mechs": {"r6c1": 2},
            }
        ),
        standing("r5c2", mechs=1),
        ("mech r6c1", "to r5c1", "to r5c2"),
    ),
    Step(
        "upgrade",
        after_the_top("produce", {"workers": {"r1c5": 2}}, resources={"r1c5": {"oil": 3}}),
        upgraded("move_units", "deploy"),
        ("bottom", "upgrade move_units deploy"),
    ),
    Step(
        "build",
        after_the_top("bolster", {"workers": {"r1c4": 1, "r2c4": 1}}, resources={"r1c4": {"wood": 3}}, tile=2),
        built("mill", "r2c4"),
        ("bottom", "build mill", "at r2c4"),
    ),
    Step(
        "enlist",
        after_the_top(
            "move",
            {"workers": {"r2c5": 2}, "popularity": 5, "recruits": {"enlist": "cards"}},
            resources={"r2c5": {"food": 3}},
        ),
        all_of(recruits(2), has(popularity=7)),
        ("bottom", "enlist upgrade popularity"),
    ),
    Step(
        "combat",
        table(
            {"power": 7, "hand": {"2": 1, "3": 1}, "abilities": ["riverwalk"], "mechs": {"r3c5": 1}, "token": "move"},
            {**FAR_AWAY, "power": 3, "hand": {"5": 1}, "abilities": ["speed"], "mechs": {"r3c5": 1}},
            step="commit",
            pending={
                "action": "top",
                "after": NOBODY_MOVED,
                "entered": [{"unit": "mech", "from": "r2c5", "to": "r3c5", "workers": 0, "resources": {}}],
                "combat": {
                    "at": "r3c5",
                    "attacker": 0,
                    "defender": 1,
                    "commits": [commitment(0), commitment(1, 3, 5, done=True)],
                },
            },
        ),
        all_of(star("combat"), has(power=2)),
        ("dial 5", "card 3"),
    ),
    Step(
        "workers",
        table(
            {"popularity": 8, "abilities": ["riverwalk"], "mechs": {"r3c5": 1}},
            {"faction": "rusviet", "mat": "mechanical", "workers": {"r2c5": 2, "r4c4": 1}},
            resources={"r2c5": {"food": 4}, "r4c4": {"metal": 2}},
        ),
        all_of(standing("r4c4", mechs=1), has(popularity=7)),
        ("section move", "mech r3c5", "to r4c4"),
    ),
    Step(
        "encounter",
        table(
            {"coins": 4, "popularity": 3, "character": "r2c4", "token": "move"},
            step="encounter",
            tokens=["r1c3", "r2c1", "r2c6", "r4c1", "r4c5"],
            encounters_used=[5],
            pending={"action": "top", "after": {"character": True, "mechs": []}, "encounter": {"card": 5, "taken": []}},
        ),
        all_of(mechs(1), has(popularity=3)),
        ("option 2", "deploy riverwalk"),
    ),
    Step(
        "factory",
        table({"character": "r4c4"}, factory=[3, 5, 10]),
        factory_card(5),
        ("section move", "character", "to r4c3", "done", "factory 5"),
    ),
    Step(
        "objective",
        table({"character": "r4c4", "workers": {"r1c4": 1, "r3c3": 1}, "objectives": [10, 12]}),
        star("objective"),
        ("section move", "character", "to r3c5", "done", "objective 10"),
    ),
    Step(
        "ending",
        table(
            {
                "coins": 6,
                "power": 13,
                "popularity": 5,
                "token": "move",
                "character": "r3c5",
                "workers": {"r1c4": 2, "r1c5": 1, "r2c5": 1},
                "abilities": ["riverwalk", "seaworthy", "speed"],
                "mechs": {"r1c6": 1, "r2c4": 1, "r4c4": 1},
                "upgrades": {"from": list(CUBES), "to": {"upgrade": 1, "deploy": 2, "build": 2, "enlist": 1}},
                "recruits": {"upgrade": "power", "deploy": "coins", "build": "popularity", "enlist": "cards"},
                "revealed": [1],
                "discarded": 2,
                "stars": {"combat": 2, "objective": 1, "upgrades": 1, "recruits": 1},
            },
            {**FAR_AWAY, "coins": 32, "popularity": 8, "stars": {"combat": 2}},
            round=20,
            resources={"r2c4": {"metal": 2}},
        ),
        won,
        ("section trade", "top popularity", "bottom", "deploy artillery", "at r1c4"),
    ),
)
