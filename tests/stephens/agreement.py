"""The engine against an independent oracle: renewal phases and final scorings of random games, and of random positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

from fabrica.engine.backend import Event, plain
from fabrica.engine.chance import key_of
from fabrica.engine.parse import Field
from fabrica.games.stephens import GAME
from fabrica.games.stephens.data.from_position import read
from fabrica.games.stephens.rules.flow import end_renewal, end_turn, go_on, nothing_to_decide
from fabrica.games.stephens.rules.renewal import begin_renewal
from fabrica.games.stephens.rules.state import AUTOMA, END_OF_TURN
from stephens.box import INVESTMENTS, SOLO_LEVELS, WOOD
from stephens.compared_scoring import compare_scoring, seen
from stephens.following import Follower, Told
from stephens.oracle_positions import any_table
from stephens.oracle_table import influence_cap
from stephens.translating import View, engine_form, turns_after

EVENTS: list[Event] = []
MARKS: list[tuple[str, View]] = []
BEGINS, ENDS = "a renewal phase begins", "a renewal phase ends"
PLAYERS = (
    ("random",), ("investor", "merchant"), ("founder", "investor"), ("merchant", "founder", "investor", "random"),
    ("investor",), ("merchant",),
)  # fmt: skip
OPPONENTS = ("none", "none", "none", "op1", "op2", "op3", "op4", "op5")


@cache
def rules() -> Any:
    """The engine's rules, interpreted, which note chance and where a renewal phase begins and ends."""
    binding = plain(traced=GAME.chance, trace=EVENTS)
    begin, end = binding(begin_renewal), binding(end_renewal)

    def noted_begin(s: Any) -> None:
        MARKS.append((BEGINS, seen(s)))
        begin(s)

    def noted_end(s: Any) -> None:
        end(s)
        MARKS.append((ENDS, seen(s)))

    binding._bound.update({begin_renewal: noted_begin, end_renewal: noted_end})
    more = {rule.__name__: rule for rule in (end_turn, go_on, nothing_to_decide)}
    return SimpleNamespace(**{name: binding(rule) for name, rule in {**vars(GAME.rules), **more}.items()})


class Beside:
    """A game of the engine, with the oracle beside it in every renewal phase."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.follower: Follower | None = None
        self.tally: Counter[str] = Counter()

    def do(self, rule: Callable[..., Any], *args: Any, words: str = "") -> None:
        EVENTS.clear()
        MARKS.clear()
        rule(self.state, *args)
        if self.follower or MARKS:
            self.compare(words)

    def compare(self, words: str) -> None:
        now = seen(self.state)
        told = Told(EVENTS, next((view for kind, view in MARKS if kind == ENDS), now)["rows"])
        if self.follower:
            self.follower.follow(words, told)
            self.tally.update(["decisions", words.split()[0], *(["set"] if words.endswith(" set") else [])])
        for kind, view in MARKS:
            if kind == ENDS:
                self.finish(view)
            self.follower = Follower(view, told) if kind == BEGINS else None
        if self.follower:
            self.follower.agree(now)

    def finish(self, view: View) -> None:
        assert self.follower
        assert self.follower.is_over, f"the engine ends a renewal phase in which one may {self.follower.words()}"
        self.follower.agree(view)
        self.tally.update(["renewals", *(["final renewals"] if view["final"] else [])])
        self.tally.update(self.follower.made)

    def legal(self, seat: int) -> list[int]:
        out = [0] * GAME.most_moves
        moves = out[: rules().legal(self.state, seat, out)]
        if self.follower:
            engine, oracle = [GAME.moves[move] for move in moves], self.follower.words()
            assert len(set(engine)) == len(engine)
            assert set(engine) == oracle, f"engine only: {set(engine) - oracle}, oracle only: {oracle - set(engine)}"
        return moves

    def play(self, move: int) -> None:
        self.do(rules().play, self.mover(), move, words=GAME.moves[move])

    def mover(self) -> int:
        return int(rules().mover(self.state))


# Random games


def play_compared_game(seed: int) -> Counter[str]:
    """A game by biased players, solo or with up to four, compared in every renewal phase and in its final scoring."""
    luck = Random(seed)
    beside = Beside(new_state(luck, seats=1 + seed % 4, seed=str(seed)))
    players = PLAYERS[seed // 4 % len(PLAYERS)]
    while beside.mover() >= 0:
        moves = beside.legal(beside.mover())
        weights = GAME.biases[players[beside.mover() % len(players)]]
        beside.play(decide(luck, moves, weights, eager=beside.follower is not None))
    assert beside.follower is None
    beside.tally += compare_scoring(beside.state, luck)
    return beside.tally


def new_state(luck: Random, seats: int, seed: str) -> Any:
    s = GAME.blank()
    for i, part in enumerate(key_of(seed)):
        s.key[i] = part
    alone = {"level": luck.choice([*SOLO_LEVELS]), "opponent": luck.choice(OPPONENTS)} if seats == 1 else {}
    rules().setup(s, seats, tuple(o.values.index(alone.get(name, o.values[0])) for name, o in GAME.options.items()))
    return s


def decide(luck: Random, moves: list[int], weights: tuple[int, ...], eager: bool) -> int:
    """A move by its weight; in a renewal phase rarely one that ends what could go on."""
    some = [move for move in moves if GAME.moves[move] != "done"]
    if eager and some and luck.random() < 0.7:
        return luck.choice([move for move in some if is_rare(GAME.moves[move])] or some)
    weighed = [weights[move] for move in moves]
    return luck.choices(moves, weighed if any(weighed) else None)[0]


def is_rare(words: str) -> bool:
    return words.endswith(" set") or words.startswith(("skim", "reinforce"))


# Random positions


def play_compared_table(seed: int) -> Counter[str]:
    """One renewal phase from a random position, and the scoring after it."""
    luck = Random(seed)
    beside = Beside(any_state(luck, seats=1 + seed % 4))
    beside.do(end_the_turn)
    while beside.follower:
        beside.play(decide(luck, beside.legal(beside.mover()), GAME.biases["random"], eager=True))
    beside.tally += compare_scoring(beside.state, luck)
    return beside.tally


def end_the_turn(s: Any) -> None:
    rules().end_turn(s)
    while rules().nothing_to_decide(s):
        rules().go_on(s)


def any_state(luck: Random, seats: int) -> Any:
    """A state of the engine at the end of a turn with two empty furnaces."""
    table = any_table(luck.randrange(10**9), seats)
    automa = alone(luck, table) if seats == 1 else None
    if luck.random() < 0.5:
        enrich(luck, table)
    for pile in table["professions"].values():  # a deck that ran out was made anew before
        pile["deck"], pile["discards"] = (pile["deck"], pile["discards"]) if pile["deck"] else (pile["discards"], [])
    turn = [player["name"] for player in table["players"]].index(table["turn"])
    met = seats > 1 and any(player["score"] >= table["army"] for player in table["players"])
    left = luck.choice([seats - 1 - turn, turns_after(seats, turn)]) if met else None
    before = {"game": GAME.id, "round": 1, "redrawn": False, "rulings": {}, "turn": turn, "mover": turn, "turns_left": left}
    view = engine_form(table, {**before, "automa": automa})
    wanted = {key: view[key] for key in view if key not in ("decks", "scores", "rank")}
    s = read(Field({**wanted, "turn": turn, "mover": turn, "round": 1}), key_of(str(turn)))
    s.step = END_OF_TURN
    s.turn = luck.choice([0, AUTOMA]) if seats == 1 else s.turn
    return s


def enrich(luck: Random, table: Any) -> None:
    """Many investments, and what they cost; coins to spend the rewards with."""
    for player in table["players"]:
        player.update(forest=10, dunes=10, coins=player["coins"] + 8)
        for _ in range(min(luck.randint(0, 4), len(table["investments"]["deck"]))):
            card = table["investments"]["deck"].pop()
            player["investments"][INVESTMENTS[card].row or luck.choice(WOOD)].append(card)


def alone(luck: Random, table: Any) -> View:
    """The Automa's level and opponent, and what an opponent forbids taken back."""
    level, opponent = luck.choice([*SOLO_LEVELS]), luck.choice(OPPONENTS)
    player = table["players"][0]
    if opponent == "op4" and "2d" not in player["board"]:
        opponent = "none"
    table["automa"]["level"] = level
    if opponent != "none":
        table["opponent"] = opponent.upper()
    if opponent == "op2":
        for market in (table["contracts"], table["investments"]):
            market["deck"].append(market["spaces"].pop())
    player["influence"] = min(player["influence"], influence_cap(table, player))
    return {"level": level, "opponent": opponent, "scenario": "off", "card": table["automa"]["card"].lower(), "deck": ["a01"]}


# Both


def compare_round(number: int) -> Counter[str]:
    """One whole game and one position for each number of seats: about 16 renewal phases and final scorings."""
    tally = play_compared_game(number)
    for table in range(4 * number, 4 * number + 4):
        tally += play_compared_table(table)
    return tally


def compared(tally: Counter[str]) -> int:
    return tally["renewals"] + tally["finals"]
