"""The tutorial: small positions, each with one thing to understand and to do. The engine says whether it is done.

The texts are messages, tutorial-<id>-<part> in locale/<language>/tutorial.ftl, with the rulebook's `facts()` as arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from fabrica.fantastic_factories.components import BLUEPRINTS, Tool
from fabrica.fantastic_factories.position import GAME_ID
from fabrica.game import Position
from fabrica.match import Match

PARTS = ("title", "text", "task", "hint", "done")
SEAT = 0  # the learner's

Wanted = Callable[[Match], bool]


@dataclass(frozen=True)
class Step:
    """Something to do: done when the match is as wanted, lost when no moves of this phase can make it so."""

    id: str
    position: Position
    wanted: Wanted
    solution: tuple[str, ...]
    seed: int = 1

    def message(self, part: str) -> str:
        """The id of a text: one of PARTS."""
        return f"tutorial-{self.id}-{part}"

    def begin(self) -> Match:
        return Match.from_position(self.position, seed=self.seed)

    def is_done(self, match: Match) -> bool:
        return self.wanted(match)

    def is_lost(self, match: Match) -> bool:
        """Can the aim no longer be reached? Then the step is to be begun again, or the last move taken back."""
        return self.moves_left(match) is None

    def strays(self, match: Match) -> bool:
        """Did the last move bring the aim no nearer? Then a hint is due."""
        left, before = self.moves_left(match), self.moves_left(self.back(match))
        return bool(match.log) and (left is None or (before is not None and left >= before))

    def back(self, match: Match) -> Match:
        """The match before its last move. Here that is allowed even when the move revealed something."""
        return match.after(max(0, len(match.log) - 1))

    def moves_left(self, match: Match) -> int | None:
        """How many moves are needed at least; None when no moves of this phase can do it."""
        front, seen, moves = [match], {match.state()}, 0
        while not any(map(self.is_done, front)):
            front = list(self._unseen(front, seen))
            if not front:
                return None
            moves += 1
        return moves

    def _unseen(self, front: list[Match], seen: set[bytes]) -> Iterator[Match]:
        """What one more move leads to and was not met before."""
        for match in front:
            for words in self._moves(match):
                there = match.after(len(match.log))
                there.play(words, SEAT)
                if (state := there.state()) not in seen:
                    seen.add(state)
                    yield there

    def _moves(self, match: Match) -> list[str]:
        """The learner's moves, as long as the phase lasts in which the step began."""
        lasts = (match.phase, match.round) == (self.position["phase"], self.position["round"])
        return match.moves(SEAT) if lasts else []


# What can be wanted


def played(*words: str) -> Wanted:
    """One of these moves was made."""
    return lambda match: any(entry.words in words for entry in match.log)


def own(match: Match) -> Position:
    """The learner's seat."""
    seat: Position = match.position()["seats"][SEAT]
    return seat


def has(**least: int) -> Wanted:
    """The learner has at least so much metal, energy or goods."""
    return lambda match: all(own(match)[what] >= n for what, n in least.items())


def built(*cards: str) -> Wanted:
    return lambda match: set(cards) <= set(own(match)["compound"])


def won(match: Match) -> bool:
    return match.over and SEAT in match.winners


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
