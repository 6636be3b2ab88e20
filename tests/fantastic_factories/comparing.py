"""Playing the engine and the oracle side by side: the oracle is told what chance answered, and must agree on everything else."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Iterable

import fabrica
from fabrica.backend import Event
from fabrica.fantastic_factories.moves import BLUEPRINT_IDS, CONTRACTOR_IDS
from fabrica.fantastic_factories.state import EMPTY
from fabrica.fantastic_factories.supply import rolled_faces
from fantastic_factories.oracle import Oracle

LEVELS = ("easy", "medium", "hard", "insane")


class Told:
    """Chance as the engine met it: draws of each deck and rolls of each player, each in its own order."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.draws: dict[str, deque[str]] = {"blueprints": deque(), "contractors": deque()}
        self.rolls: dict[int | str, deque[int]] = {}
        self.tell(events)

    def tell(self, events: Iterable[Event]) -> None:
        for name, args, result in events:
            if name == "top_blueprint" and result != EMPTY:
                self.draws["blueprints"].append(BLUEPRINT_IDS[result])
            elif name == "top_contractor" and result != EMPTY:
                self.draws["contractors"].append(CONTRACTOR_IDS[result])
            elif name == "machine_roll":
                self.rolls.setdefault("machine", deque()).append(result)
            elif name == "roll":
                seat, dice = args
                self.rolls.setdefault(seat, deque()).extend(rolled_faces(result, dice))

    def draw(self, deck: str, cards: Counter[str]) -> str:
        card = self.draws[deck].popleft()
        assert cards[card] > 0, f"the engine drew {card}, which is not in the deck"
        return card

    def roll(self, who: int | str) -> int:
        return self.rolls[who].popleft()

    def is_used_up(self) -> bool:
        return not any(self.draws.values()) and not any(self.rolls.values())


def new_pair(seats: int, seed: str, level: str = "easy") -> tuple[fabrica.Match, Oracle, Told]:
    options = {"machine": level} if seats == 1 else {}
    match = fabrica.Match("fantastic-factories", seats=seats, seed=seed, **options)
    told = Told(match.opening)
    return match, Oracle.new_game(seats, told, options.get("machine")), told


def assert_agree(match: fabrica.Match, oracle: Oracle) -> None:
    assert oracle.position() == match.position()
    assert oracle.active() == list(match.active)
    assert oracle.scores() == list(match.scores)
    for seat in range(match.seats):
        moves = match.moves(seat)
        assert len(set(moves)) == len(moves)
        assert oracle.moves(seat) == set(moves)
    if match.over:
        assert oracle.winners() == list(match.winners)


def play_both(match: fabrica.Match, oracle: Oracle, told: Told, seat: int, words: str) -> None:
    match.play(words, seat)
    told.tell(match.log[-1].events)
    oracle.play(seat, words)
    assert told.is_used_up(), "the engine asked chance for more than the oracle"


def play_compared_game(seats: int, seed: int) -> int:
    """A random game, any active seat moving, compared after every move. Returns the number of moves."""
    luck = random.Random(seed)
    match, oracle, told = new_pair(seats, str(seed), LEVELS[seed % 4])
    assert_agree(match, oracle)
    while not match.over:
        seat = luck.choice(match.active)
        play_both(match, oracle, told, seat, lively(match.moves(seat), luck))
        assert_agree(match, oracle)
    return len(match.log)


def lively(moves: list[str], luck: random.Random) -> str:
    """A random move, rarely the end of the work phase while there is something else to do."""
    others = [m for m in moves if m != "finish"]
    return luck.choice(others) if others and luck.random() < 0.8 else luck.choice(moves)
