"""The best line of a small work phase by trying all of them: no bounds, no order, every answer of chance as likely as it is.

The rules are the game's own, compiled; only chance is told what to answer, and the round does not end. A position whose value is
known is not looked at again, so the answer is exact. 2,000 positions:

    python tests/coach/brute.py --positions 2000
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from functools import cache
from typing import Any

import numpy as np

from fabrica import Match, load
from fabrica.coach import Solution, solve
from fabrica.engine import backend
from fabrica.engine.any_game import active, legal, play, stand_ins, worth
from fabrica.engine.bit_sets import has
from fabrica.engine.chance import pick
from fabrica.engine.contract import Position
from fabrica.games.fantastic_factories.components import BLUEPRINTS, HAND_LIMIT
from fabrica.games.fantastic_factories.rules.ending import score
from fabrica.games.fantastic_factories.rules.rounds import end_round
from fabrica.search.beam import mark_of

GAME = load("fantastic-factories")
BOX = [card.id for card in BLUEPRINTS for _ in range(card.copies)]
ASKING = ("robot", "temp_agency", "laboratory", "manufactory", "recycling_plant")  # cards that ask chance
GOALS = ("goods", "score", "value")
DEPTH, MEMORY = 64, 1 << 20
POSITIONS_MOST = 100_000  # that brute force looks at before it gives up


def told_pick(s: Any, stream: int, choices: int) -> int:
    """The next answer of chance; how many choices there were is noted beside it."""
    told, asked = s.streams[0], s.streams[1]
    at = told.drawn
    told.drawn = at + 1
    asked.block[at] = choices
    return told.block[at]


def no_end(s: Any) -> None:
    """The round does not end: the end of one's work is what is looked at."""


def reached(s: Any, seat: int, goal: int) -> float:
    if goal == 0:
        return s.seats[seat].goods
    return score(s, seat) if goal == 1 else worth(s, seat)


def forget(s: Any) -> None:
    """The answers of chance are no part of a position."""
    s.streams[0].drawn = 0
    for at in range(16):
        s.streams[0].block[at] = 0
        s.streams[1].block[at] = 0


def place_of(known: Any, mark: int) -> int:
    """Where the value of a position stands, or is to stand."""
    at = mark & (known.shape[0] - 1)
    while known[at] != 0 and known[at] != mark:
        at = (at + 1) & (known.shape[0] - 1)
    return at


def next_answers(told: Any, asked: Any, count: int) -> bool:
    """The next row of answers, as an odometer turns; False after the last."""
    for at in range(count - 1, -1, -1):
        if told[at] + 1 < asked[at]:
            told[at] += 1
            return True
        told[at] = 0
    return False


def enter(depth: int, stack: Any, moves: Any, counts: Any, at: Any, best: Any, sums: Any, told: Any, seat: int) -> None:
    """Nothing of a position is looked at yet."""
    best[depth] = -1e9
    counts[depth] = legal(stack[depth], seat, moves[depth])
    at[depth] = 0
    sums[depth] = 0.0
    told[depth][:] = 0


def play_told(s: Any, seat: int, move: int, told: Any, asked: Any) -> None:
    """Play a move with these answers of chance; among how many each was is noted, and last how many there were."""
    for i in range(16):
        s.streams[0].block[i] = told[i]
    play(s, seat, move)
    drawn = s.streams[0].drawn
    for i in range(drawn):
        asked[i] = s.streams[1].block[i]
    asked[15] = drawn
    forget(s)


def likelihood(asked: Any) -> float:
    """Of these answers of chance."""
    chance = 1.0
    for i in range(asked[15]):
        chance /= asked[i]
    return chance


def value_of(
    stack: Any, ints: Any, moves: Any, counts: Any, at: Any, best: Any, sums: Any, told: Any, asked: Any, known: Any,
    values: Any, seat: int, goal: int, most: int,
) -> int:  # fmt: skip
    """The value of stack[0] for a seat, into best[0]; how many positions were looked at, or -1 if there are too many."""
    depth = nodes = 0
    enter(0, stack, moves, counts, at, best, sums, told, seat)
    while True:
        if at[depth] == counts[depth]:
            if depth == 0:
                return nodes
            place = place_of(known, mark_of(ints[depth]))
            known[place] = mark_of(ints[depth])
            values[place] = best[depth]
            found = best[depth]
            depth -= 1
        else:
            below = depth + 1
            if below == stack.shape[0] or nodes == most:
                return -1
            stack[below] = stack[depth]
            s = stack[below]
            play_told(s, seat, moves[depth][at[depth]], told[depth], asked[depth])
            if not has(active(s), seat):
                found = reached(s, seat, goal)
            else:
                place = place_of(known, mark_of(ints[below]))
                if known[place] == 0:
                    nodes += 1
                    depth = below
                    enter(depth, stack, moves, counts, at, best, sums, told, seat)
                    continue
                found = values[place]
        sums[depth] += likelihood(asked[depth]) * found
        if not next_answers(told[depth], asked[depth], asked[depth][15]):
            best[depth] = max(best[depth], sums[depth])
            sums[depth] = 0.0
            at[depth] += 1


class Brute:
    """Arrays for the search, and its compiled code."""

    def __init__(self) -> None:
        self.run = backend.compiled({**stand_ins(GAME), pick: told_pick, end_round: no_end})(value_of)
        self.stack = np.zeros(DEPTH, GAME.layout.dtype)
        self.ints = self.stack.view(np.int64).reshape(DEPTH, -1)
        self.moves = np.zeros((DEPTH, GAME.most_moves), np.int16)
        self.counts, self.at = np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
        self.best, self.sums = np.zeros(DEPTH), np.zeros(DEPTH)
        self.told, self.asked = np.zeros((DEPTH, 16), np.int64), np.zeros((DEPTH, 16), np.int64)
        self.known, self.values = np.zeros(MEMORY, np.int64), np.zeros(MEMORY)

    def value(self, position: Position, goal: str) -> float | None:
        """The truth; None where it would take too long. What may be kept counts when all have finished: the others have."""
        me, *others = position["seats"]
        all_but_me = {**position, "seats": [me, *({**other, "finished": True} for other in others)]}
        state = Match.from_position(all_but_me, seed="brute")._state
        self.stack[0] = GAME.layout.to_record(state)
        self.stack[0]["streams"] = 0
        self.known[:] = 0
        nodes = self.run(self.stack, self.ints, self.moves, self.counts, self.at, self.best, self.sums, self.told, self.asked,
                         self.known, self.values, 0, GOALS.index(goal), POSITIONS_MOST)  # fmt: skip
        return None if nodes < 0 else float(self.best[0])


@cache
def brute() -> Brute:
    return Brute()


def small(luck: random.Random, chance: bool) -> Position:
    """A small position: with chance, the deck has a few cards; without, nothing can be drawn or rolled."""
    cards = [card for card in BOX if chance or card not in ASKING]
    luck.shuffle(cards)
    compound = list(dict.fromkeys(cards[: luck.randint(1, 3 if chance else 5)]))
    rest = list(cards)
    for card in compound:
        rest.remove(card)
    hand = [rest.pop() for _ in range(luck.randint(0, 2 if chance else 4))]
    row = [rest.pop() for _ in range(4)]
    full = not chance or luck.random() < 0.5
    me = {
        "dice": [luck.randint(1, 6) for _ in range(luck.randint(1, 2) if chance else luck.randint(2, 4))],
        "energy": luck.randint(0, 6), "metal": luck.randint(0, 5), "compound": compound, "hand": hand,
        "headquarters": {
            "research": [1, 2, 3] if full else [1, 2],
            "generate": luck.choice([[], [2], [1, 3]]), "mine": luck.choice([[], [4], [5, 6]]),
        },
    }  # fmt: skip
    if not chance and luck.random() < 0.2:
        me["hired"] = "specialist"
    left = sorted(BOX)
    for card in (*compound, *hand, *row):
        left.remove(card)
    luck.shuffle(left)
    deck = left[: luck.randint(1, 3)]
    other = left[len(deck) :]
    return {
        "game": GAME.id, "phase": "work", "market": {"blueprints": row}, "discards": {"blueprints": other},
        "seats": [me, {"hand": [], "compound": [], "finished": luck.random() < 0.5}],
    }  # fmt: skip


def rich(position: Position, luck: random.Random) -> Position:
    """The same with more than may be kept: something is dropped in the end."""
    me, other = position["seats"]
    return {**position, "seats": [{**me, "energy": luck.randint(6, 12), "metal": luck.randint(4, 9)}, other]}


def dropping(position: Position, luck: random.Random) -> Position:
    """The same, and work has ended: all that is left is to choose what is dropped."""
    position = rich(position, luck)
    me, other = position["seats"]
    resources = {"energy": luck.randint(7, 12), "metal": luck.randint(6, 9)}
    spare = luck.choice([0, 0, 1, 2])  # cards more than may be kept
    discards = position["discards"]["blueprints"]
    more = max(0, HAND_LIMIT - len(me["hand"]) + spare) if spare else 0
    hand = [*me["hand"], *discards[:more]]
    ended = {**me, **resources, "hand": hand, "pending": {"drop": True}}
    other = {**other, "finished": other["finished"] or position["rules"] > 1}  # since rules 2 all drop when all have finished
    return {**position, "discards": {"blueprints": discards[more:]}, "seats": [ended, other]}


ENDS = {3: dropping, 5: rich, 7: dropping}


def compare(position: Position, goal: str, chance: bool) -> tuple[Solution, float] | None:
    """The coach's answer and the truth; None where brute force would take too long.

    Where chance has a say, little time shows whether a proof is one.
    """
    truth = brute().value(position, goal)
    if truth is None:
        return None
    before = position["seats"][0].get("goods", 0) if goal == "goods" else 0
    return solve(position, 0, goal, 0.02 if chance else 60), truth - before


def complaint(found: Solution, truth: float, chance: bool) -> str:
    """What is wrong with an answer, if anything. Where nothing is left to chance, it must be proven."""
    if found.proven and abs(found.value - truth) > 1e-6:
        return f"proven {found.value}, but it is {truth}"
    if not found.proven and not chance:
        return f"not proven, though chance has no say: {found.reason}"
    if not found.sampled and found.value > truth + 1e-6:
        return f"{found.value} is more than {truth}"
    return ""


def question(number: int, seed: str) -> tuple[Position, str, bool]:
    """A small position and a goal; in every fourth chance has a say, in others something is to be dropped."""
    luck, chance = random.Random(f"{seed} {number}"), number % 4 == 0
    position = {**small(luck, chance), "rules": luck.choice(GAME.versions)}
    if number % 8 in ENDS:
        position = ENDS[number % 8](position, luck)
    return position, GOALS[number % 3], chance


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", default="brute")
    wanted = parser.parse_args()
    compared, proven, wrong, began = 0, 0, 0, time.process_time()
    for number in range(10 * wanted.positions):
        if compared == wanted.positions:
            break
        position, goal, chance = question(number, wanted.seed)
        answer = compare(position, goal, chance)
        if answer is not None:
            compared, proven = compared + 1, proven + answer[0].proven
            if problem := complaint(*answer, chance):
                wrong += 1
                print(f"{number} of '{wanted.seed}', {goal}: {problem}")
    print(f"{compared} positions, {proven} proven, {wrong} wrong, {time.process_time() - began:.0f} s of CPU time")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
