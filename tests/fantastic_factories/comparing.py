"""Playing the engine and the oracle side by side: the oracle is told what chance answered, and must agree on everything else."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Iterable
from typing import Any

import fabrica
from fabrica.engine.backend import Event
from fabrica.games.fantastic_factories.ai.biased_players import BIASES
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS, CONTRACTOR_IDS
from fabrica.games.fantastic_factories.rules.state import EMPTY
from fabrica.games.fantastic_factories.rules.supply import rolled_faces
from fantastic_factories.oracle import Oracle
from fantastic_factories.oracle_box import BLUEPRINTS, NEWEST, may_stand

LEVELS = ("easy", "medium", "hard", "insane")
HOARDER = BIASES["hoarder"]
LONG = 600  # moves: hoarders need not come to an end


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


def new_pair(seats: int, seed: str, level: str = "easy", rules: int = NEWEST) -> tuple[fabrica.Match, Oracle, Told]:
    options = {"machine": level} if seats == 1 else {}
    match = fabrica.Match("fantastic-factories", seats, seed, rules, **options)
    told = Told(match.opening)
    return match, Oracle.new_game(seats, told, options.get("machine"), rules), told


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
    """A random game, any active seat moving, compared after every move. Returns the number of moves.

    One in five is played by the rules of before, one in five by hoarders, who leave no card to draw.
    """
    luck = random.Random(seed)
    kind = seed // 5 % 5
    match, oracle, told = new_pair(seats, str(seed), LEVELS[seed % 4], NEWEST - 1 if kind == 0 else NEWEST)
    choose = hoarding if kind == 1 else lively
    assert_agree(match, oracle)
    while not match.over and len(match.log) < LONG:
        seat = luck.choice(match.active)
        play_both(match, oracle, told, seat, choose(match.moves(seat), luck))
        assert_agree(match, oracle)
    return len(match.log)


def lively(moves: list[str], luck: random.Random) -> str:
    """A random move, rarely the end of the work phase while there is something else to do."""
    others = [m for m in moves if m != "finish"]
    return luck.choice(others) if others and luck.random() < 0.8 else luck.choice(moves)


def hoarding(moves: list[str], luck: random.Random) -> str:
    """Cards are drawn and kept; now and then any move."""
    weights = [HOARDER[fabrica.load("fantastic-factories").move_index[words]] for words in moves]
    return luck.choices(moves, weights)[0] if any(weights) and luck.random() < 0.9 else luck.choice(moves)


def scarce(seats: int, luck: random.Random) -> dict[str, Any]:
    """A position in which hardly a blueprint is left to draw, and places of the market are empty."""
    cards = [card for card, row in BLUEPRINTS.items() for _ in range(row[1])]
    luck.shuffle(cards)
    del cards[: luck.randrange(4)]  # these are the deck
    row = [cards.pop() if luck.random() < 0.5 else None for _ in range(4)]
    discards = [cards.pop() for _ in range(luck.randrange(3))]
    owners: list[dict[str, Any]] = [{"hand": [], "compound": [], "metal": luck.randrange(9), "energy": 2} for _ in range(seats)]
    machine: dict[str, Any] | None = {"level": luck.choice(LEVELS), "compound": []} if seats == 1 else None
    for card in cards:
        hands = [owner["hand"] for owner in owners] + ([machine["compound"]] * 3 if machine else [])
        standing = [o["compound"] for o in owners if may_stand(card, o["compound"]) and len(o["compound"]) < 8]
        luck.choice(hands + standing).append(card)
    return {
        "game": "fantastic-factories", "phase": "market", "seats": owners, "machine": machine,
        "market": {"blueprints": row}, "discards": {"blueprints": discards},
    }  # fmt: skip


def play_scarce_game(seats: int, seed: int, moves: int, rules: int) -> Counter[str]:
    """Some moves from such a position on, compared; counts the places that were filled, by the first word of the move."""
    luck, filled = random.Random(seed), Counter[str]()
    match = fabrica.Match.from_position(scarce(seats, luck), str(seed), rules)
    told = Told()
    oracle = Oracle.from_position(match.position(), told)
    assert_agree(match, oracle)
    for _ in range(moves):
        if match.over:
            break
        seat = luck.choice(match.active)
        words, gaps = lively(match.moves(seat), luck), oracle.market["blueprints"].count(None)
        play_both(match, oracle, told, seat, words)
        assert_agree(match, oracle)
        filled[words.split()[0]] += max(0, gaps - oracle.market["blueprints"].count(None))
    return filled
