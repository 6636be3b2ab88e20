"""Every line that the coach says, replayed: legal at each step, to the end of its turn and no further, worth what was said.

The moments are of games, from their beginning to their end, at all numbers of seats: the others have finished their work or not,
choices are half made, something has to be dropped, the deck is as good as empty. 2,000 of them:

    python tests/coach/lines.py --positions 2000
    python tests/coach/lines.py --positions 2000 --rules 1
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, count

from fabrica import Match, load
from fabrica.coach import Line, Solution, advise, line_value, solve
from fabrica.engine.chance import key_of
from fabrica.engine.errors import FabricaError
from fabrica.engine.link import pack, share, unpack
from fabrica.games.fantastic_factories.solver import GOALS
from fabrica.solver.sampled_positions import sampled

FACTORIES, STEPHENS = "fantastic-factories", "stephens"
CARDS = [words.removeprefix("take ") for words in load(FACTORIES).moves if words.startswith("take ")]
ROUNDS = range(1, 13)
WORLDS = 2  # in which a line is replayed: other hidden cards, other chance
ASKED_MOST = 60  # times in one turn
SECONDS = (0.03, 0.03, 0.03, 0.4)  # of which one is given: long enough for luck to be tried
Asking = Callable[[Match, int], Line | Solution]


# Moments of games


def begun(seats: int, seed: str, rules: int) -> Match:
    """The beginning of a work phase in a game of greedy players."""
    return Match.from_position(next(sampled("fantastic-factories", 1, ROUNDS, seats, seed, rules)), "lines")


def wander(match: Match, luck: random.Random, moves: int) -> None:
    """Any moves of anyone, until so many are made or the work phase would end."""
    for _ in range(moves):
        seat = luck.choice(match.active)
        words = [words for words in match.moves(seat) if words != "finish" or len(match.active) > 1]
        if not words or is_dropping(match, seat):
            break
        match.play(luck.choice(words), seat)


def others_finish(match: Match, seat: int, luck: random.Random) -> None:
    for other in set(match.active) - {seat}:
        while other in match.active:
            words = match.moves(other)
            match.play("finish" if "finish" in words else luck.choice(words), other)


def changed(match: Match, seat: int, **what: object) -> Match:
    position = match.position()
    seats = [{**one, **what} if number == seat else one for number, one in enumerate(position["seats"])]
    return Match.from_position({**position, "seats": seats}, seed="changed")


def left_in_deck(match: Match) -> list[str]:
    deck = match._state.blueprint_deck
    return [card for kind, card in enumerate(CARDS) for _ in range(deck.count[kind])]


def is_dropping(match: Match, seat: int) -> bool:
    return "drop" in (match.position()["seats"][seat]["pending"] or ())


def as_it_comes(match: Match, seat: int, luck: random.Random) -> Match:
    wander(match, luck, luck.randrange(12))
    return match


def last_at_work(match: Match, seat: int, luck: random.Random) -> Match:
    wander(match, luck, luck.randrange(8))
    others_finish(match, seat, luck)
    return match


def rich(match: Match, seat: int, luck: random.Random) -> Match:
    """More than may be kept."""
    deck, hand = left_in_deck(match), match.position()["seats"][seat]["hand"]
    more = luck.sample(deck, min(len(deck), max(0, luck.randint(8, 13) - len(hand))))
    return changed(match, seat, metal=luck.randrange(12), energy=luck.randrange(20), hand=[*hand, *more])


def rich_at_work(match: Match, seat: int, luck: random.Random) -> Match:
    return (last_at_work if luck.random() < 0.5 else as_it_comes)(rich(match, seat, luck), seat, luck)


def dropping(match: Match, seat: int, luck: random.Random) -> Match:
    """The seat has ended its work, and has something to drop."""
    match = rich(match, seat, luck)
    if match.seats > 1 and luck.random() < 0.3:
        match = rich(match, (seat + 1) % match.seats, luck)
    if luck.random() < 0.7:
        others_finish(match, seat, luck)
    if seat in match.active and "finish" in match.moves(seat):
        trial = match.after(len(match.log))
        trial.play("finish", seat)
        if is_dropping(trial, seat):
            return trial
    return match


def half_chosen(match: Match, seat: int, luck: random.Random) -> Match:
    """In the midst of a choice, if one is met soon."""
    match = changed(match, seat, metal=9, energy=9, hand=[*match.position()["seats"][seat]["hand"], *left_in_deck(match)[:3]])
    for _ in range(8):
        if seat not in match.active or match.position()["seats"][seat]["pending"]:
            break
        choices = [words for words in match.moves(seat) if words != "finish"]
        if not choices:
            break
        match.play(luck.choice([words for words in choices if words.startswith(("activate", "replicate"))] or choices), seat)
    return match


def foreman_here(match: Match, seat: int, luck: random.Random) -> Match:
    """Dice are to be set by hand."""
    match = changed(match, seat, dice=[], hired="foreman")
    if luck.random() < 0.5:
        others_finish(match, seat, luck)
    return match


def thin_deck(match: Match, seat: int, luck: random.Random) -> Match:
    """All cards but a few are in the others' hands."""
    if match.seats > 1:
        position, other = match.position(), (seat + 1) % match.seats
        cards = [*position["discards"]["blueprints"], *left_in_deck(match)]
        luck.shuffle(cards)
        hand = [*position["seats"][other]["hand"], *cards[luck.randrange(4) :]]
        position["discards"]["blueprints"] = []
        match = changed(Match.from_position(position, seed="thin"), other, hand=hand)
    return as_it_comes(match, seat, luck)


KINDS = (as_it_comes, last_at_work, rich_at_work, dropping, half_chosen, foreman_here, thin_deck)


def moment(number: int, seed: str, rules: int) -> tuple[Match, int, str]:
    """A moment of a work phase, the seat that asks, and its kind."""
    luck, kind = random.Random(f"{seed} {number}"), KINDS[number % len(KINDS)]
    for trial in count():
        start = begun(1 + number % 5, f"{seed} {number} {trial}", rules)
        seat = luck.choice(
            [luck.randrange(start.seats), (start.position()["first"] + 1) % start.seats]
        )  # the next to begin a round
        match = kind(start, seat, luck)
        if match.phase == "work" and seat in match.active:
            return match, seat, kind.__name__
    raise AssertionError("counting has no end")


def any_moment(game: str, number: int, seed: str) -> tuple[Match, int, str]:
    """A moment of any phase, in a game of players who do anything."""
    luck = random.Random(f"{seed} {number}")
    match = Match(game, seats=1 + number % 4, seed=f"{seed}-{number}")
    for _ in range(luck.randrange(150)):
        seat = luck.choice(match.active)
        match.play(luck.choice(match.moves(seat)), seat)
        if match.over:
            match = match.after(len(match.log) - 1)
            break
    return match, luck.choice(match.active), f"{game}, any phase"


# What is asked


def by_match(match: Match, seat: int, goal: str, seconds: float) -> tuple[Match, Solution]:
    return match, solve(match, seat, goal, seconds)


def by_position(match: Match, seat: int, goal: str, seconds: float) -> tuple[Match, Solution]:
    return match, solve(match.position(), seat, goal, seconds)


def by_link(match: Match, seat: int, goal: str, seconds: float) -> tuple[Match, Solution]:
    shared = unpack(pack(share(match, seat))).begin()
    assert shared.start is not None
    return shared, solve(shared.start, seat, goal, seconds)


WAYS = (by_match, by_position, by_link)


# What is wrong


def other_world(match: Match, seat: int, number: int) -> Match:
    """The same for all that the seat can know."""
    other = match.after(len(match.log))
    other._state = match.game.resample(match._state, seat, key_of(f"world {number}"))
    return other


def is_on(match: Match, seat: int, turn: tuple[int, str]) -> bool:
    """Is it still the turn of a seat that it was in this round and phase?"""
    return (match.round, match.phase) == turn and seat in match.active


def misplayed(match: Match, seat: int, said: Line | Solution) -> str:
    """Play a line; what is wrong with it, if anything."""
    turn, line = (match.round, match.phase), said.words if isinstance(said, Line) else said.line
    if not line:
        return "says nothing"
    for number, words in enumerate(line):
        if not is_on(match, seat, turn):
            return f"goes on after its turn with {words!r}, move {number} of {line}"
        try:
            match.play(words, seat)
        except FabricaError as error:
            return f"{words!r}, move {number} of {line}, cannot be made: {error}"
    if said.luck != is_on(match, seat, turn) and not (isinstance(said, Line) and match.log[-1].revealed):
        return f"ends too early, or counts on luck that does not come: {line}"
    if said.luck and not match.log[-1].revealed:
        return f"counts on luck, and asks for none: {line}"
    return ""


def unkept(match: Match, world: Match, seat: int, goal: str, found: Solution) -> str:
    """What a line without luck brings less than it says; `world` is where it led to."""
    brought = line_value(match, found.line, seat, goal)
    if goal != "value":
        before = match.position()["seats"][seat]["goods"] if goal == "goods" else 0
        after = world.position()["seats"][seat]["goods"] if goal == "goods" else world.scores[seat]
        if after - before != brought:
            return f"brings {after - before} by the match, {brought} by the coach: {found.line}"
    return "" if brought >= found.value - 1e-6 else f"says {found.value}, brings {brought}: {found.line}"


def complaint(match: Match, seat: int, goal: str, found: Solution) -> str:
    """What is wrong with an answer, whatever is hidden and whatever chance brings."""
    for number in range(WORLDS):
        world = other_world(match, seat, number)
        problem = misplayed(world, seat, found)
        if not problem and not found.luck:
            problem = unkept(other_world(match, seat, number), world, seat, goal, found)
        if problem:
            return problem
    return ""


def misled(match: Match, seat: int, ask: Asking) -> str:
    """Do what the coach says to the end of the turn, asking again when chance has answered."""
    world = other_world(match, seat, 0)
    turn = world.round, world.phase
    for _ in range(ASKED_MOST):
        if not is_on(world, seat, turn):
            return ""
        if problem := misplayed(world, seat, ask(world, seat)):
            return problem
    return "the turn does not end"


def hint(match: Match, seat: int) -> Line:
    return advise(match.view(seat), SECONDS[0])


def problems(number: int, seed: str, rules: int) -> Iterator[str]:
    """What is wrong with all that the coach says of a moment."""
    match, seat, kind = moment(number, seed, rules)
    for turn, goal in enumerate(GOALS):
        about, found = WAYS[(number + turn) % len(WAYS)](match, seat, goal, SECONDS[number % len(SECONDS)])
        if problem := complaint(about, seat, goal, found):
            yield f"{kind}, {goal}: {problem}"
        if found.luck and (problem := misled(match, seat, partial(solve, goal=goal, seconds=SECONDS[-1]))):
            yield f"{kind}, {goal}, asked again: {problem}"
    if problem := misled(match, seat, hint):
        yield f"{kind}, hints: {problem}"


def hint_problems(number: int, seed: str) -> Iterator[str]:
    """The same of hints in any phase of any game."""
    match, seat, kind = any_moment((FACTORIES, STEPHENS)[number % 2], number // 2, seed)
    if problem := misled(match, seat, hint):
        yield f"{kind}: {problem}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", default="lines")
    parser.add_argument("--rules", type=int, default=load(FACTORIES).version)
    wanted = parser.parse_args()
    wrong, kinds, began = 0, Counter[str](), time.process_time()
    for number in range(wanted.positions):
        hints = hint_problems(number // 4, wanted.seed) if number % 4 == 0 else ()
        for problem in chain(problems(number, wanted.seed, wanted.rules), hints):
            wrong += 1
            kinds[problem.split(":")[0]] += 1
            print(f"{number} of '{wanted.seed}', {problem}", flush=True)
    for kind, times in kinds.most_common():
        print(f"{times:6} {kind}")
    print(f"{wanted.positions} positions by rules {wanted.rules}, {wrong} wrong, {time.process_time() - began:.0f} s of CPU time")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
