"""The tutorial: small positions, each with one thing to understand and to do. The engine says whether it is done.

The texts are messages, tutorial-<id>-<part> in locale/<language>/tutorial.ftl, with the rulebook's `facts()` as arguments.
"""

from __future__ import annotations

from fabrica.engine.contract import Position
from fabrica.engine.match import Match
from fabrica.games.fantastic_factories.components import BLUEPRINTS, Tool
from fabrica.games.fantastic_factories.data.position import GAME_ID
from fabrica.lessons.lesson import PARTS, SEAT, Step, Wanted, has, own, played, won

__all__ = ["PARTS", "SEAT", "STEPS", "Step"]

# What can be wanted


def built(*cards: str) -> Wanted:
    return lambda match: set(cards) <= set(own(match)["compound"])


def uses_every_floor(match: Match) -> bool:
    return all(own(match)["headquarters"].values())


def begins_next_round(wanted: Wanted) -> Wanted:
    return lambda match: match.phase == "market" and wanted(match)


# The positions


def table(phase: str, *seats: Position, **rest: object) -> Position:
    """A market that is the same in every step, unless said otherwise."""
    market = {
        "blueprints": ["biolab", "obelisk", "refinery", "motherlode"],
        "contractors": ["miner", "investor", "specialist", "hired_hands"],
        "tools": ["hammer", "wrench", "gear", "shovel"],
    }
    return {"game": GAME_ID, "phase": phase, "round": 1, "market": market, "seats": list(seats), **rest}


def at_market(me: Position) -> Position:
    return table("market", me, {"metal": 1, "energy": 2, "hand": ["concrete_plant", "foundry", "temp_agency"]})


def at_work(me: Position) -> Position:
    """The learner's work, the opponent having finished."""
    return table("work", me, {"metal": 1, "energy": 3, "finished": True})


WRENCH_CARDS = tuple(card.id for card in BLUEPRINTS if card.tool is Tool.WRENCH)
PLACED = {"research": [2, 5], "mine": [4, 6]}  # all dice are at work

STEPS: tuple[Step, ...] = (
    Step(
        "take",
        at_market({"metal": 1, "energy": 2, "hand": ["dojo", "gymnasium", "nuclear_plant", "robot"]}),
        played(*(f"take {card}" for card in WRENCH_CARDS)),
        ("take refinery",),
    ),
    Step(
        "hire",
        at_market({"energy": 2, "hand": ["biolab", "gymnasium", "harvester", "nuclear_plant"]}),
        played("hire miner discard harvester"),
        ("hire miner discard harvester",),
    ),
    Step("workers", at_work({"dice": [1, 2, 3, 5]}), uses_every_floor, ("research 1", "generate 3", "mine 5")),
    Step("bonus", at_work({"dice": [2, 4, 4, 6]}), has(metal=3), ("mine 4", "mine 4")),
    Step(
        "build",
        at_work({"metal": 2, "energy": 3, "hand": ["dojo", "nuclear_plant", "refinery"], "headquarters": PLACED}),
        built("nuclear_plant"),
        ("build nuclear_plant discard refinery",),
    ),
    Step("activate", at_work({"compound": ["nuclear_plant"], "dice": [2, 3, 5, 6]}), has(goods=1), ("activate nuclear_plant 6",)),
    Step(
        "train",
        at_work({"energy": 1, "compound": ["gymnasium", "nuclear_plant"], "dice": [2, 4, 5, 5]}),
        has(goods=1),
        ("activate gymnasium 5", "activate nuclear_plant 6"),
    ),
    Step(
        "answer",
        at_work(
            {
                "metal": 4,
                "energy": 1,
                "hand": ["biolab", "dojo", "obelisk", "robot"],
                "compound": ["solar_array"],
                "headquarters": PLACED,
            }
        ),
        built("dojo", "obelisk"),
        ("build obelisk discard robot", "build dojo discard biolab"),
    ),
    Step(
        "combine",
        at_work({"compound": ["biolab", "dojo", "nuclear_plant"], "dice": [2, 5, 6, 6]}),
        has(goods=2),
        ("generate 2", "activate nuclear_plant 6", "activate dojo 6", "activate biolab 1"),
    ),
    Step(
        "limits",
        at_work({"metal": 8, "energy": 6, "hand": ["megalith"], "headquarters": PLACED}),
        begins_next_round(has(metal=8)),
        ("finish", "drop energy", "drop energy"),
    ),
    Step(
        "ending",
        table(
            "work",
            {
                "metal": 3,
                "energy": 4,
                "goods": 12,
                "hand": ["beacon", "gymnasium", "obelisk", "robot"],
                "compound": ["beacon", "nuclear_plant"],
                "headquarters": PLACED,
            },
            {
                "metal": 3,
                "goods": 10,
                "compound": ["biolab", "golem", "obelisk", "obelisk", "power_plant"],
                "finished": True,
            },
            round=9,
            last_round=True,
        ),
        won,
        ("build beacon discard gymnasium", "finish"),
    ),
    Step(
        "machine",
        table(
            "work",
            {
                "metal": 3,
                "energy": 2,
                "goods": 8,
                "hand": ["obelisk", "robot"],
                "compound": ["biolab", "obelisk"],
                "dice": [1],
                "headquarters": {"research": [2], "mine": [4, 6]},
            },
            round=9,
            last_round=True,
            machine={"level": "easy", "goods": 5, "compound": ["foundry", "golem", "nuclear_plant", "obelisk", "warehouse"]},
        ),
        won,
        ("build obelisk discard robot", "activate biolab 1", "finish"),
    ),
)
