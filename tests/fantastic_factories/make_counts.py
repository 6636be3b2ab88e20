"""Writes counts.txt: positions from random games, and how many lines of moves lead on from each.

    cd tests && ../.venv/bin/python -m fantastic_factories.make_counts

The file is a promise: write it anew only when the rules themselves are read differently, and look at every changed line.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from contract.playing import Players, Table, legal, moments, tables, untraced
from fabrica import Match, load

FILE = Path(__file__).with_name("counts.txt")
GAME = "fantastic-factories"
DEPTH = 3
MOST = 3000  # lines of the greatest depth, so that a slow engine can follow
SHARE = 4  # positions of each kind for each number of seats
GAMES = 160  # for each number of seats
MANY = 6  # cards in a compound

HEADER = """\
# How many lines of 1, 2 and 3 moves lead on from a position of Fantastic Factories; then the position.
#
# In a line the first active seat in turn order moves, again and again. A move that chance has a part in ends its line: the
# line is counted at its length and goes no further. So does a move that ends the game. What chance answers is never counted.
# A position is as in docs/fantastic-factories.md, with everything left out that is as by default.
"""

Position = dict[str, Any]
Counts = tuple[int, ...]


# Positions, short and whole: the defaults are those of the documentation.

TABLE_DEFAULTS: Position = {
    "phase": "work",
    "round": 1,
    "first": 0,
    "swept": False,
    "last_round": False,
    "discards": {},
    "machine": None,
}
SEAT_DEFAULTS: Position = {
    **{"metal": 0, "energy": 0, "goods": 0, "hand": [], "compound": [], "dice": []},
    "headquarters": {},
    **{"placed": [], "activated": [], "replicating": None, "hired": None, "pending": None, "finished": False},
}
DISCARDS_DEFAULTS: Position = {"blueprints": [], "contractors": []}
FLOORS_DEFAULTS: Position = {"research": [], "generate": [], "mine": []}
MARKET_DEFAULTS: Position = {"tools": ["hammer", "wrench", "gear", "shovel"]}


def without_defaults(part: Position, defaults: Position) -> Position:
    return {name: value for name, value in part.items() if name not in defaults or value != defaults[name]}


def with_defaults(part: Position, defaults: Position) -> Position:
    """Complete, with nothing in common with the defaults that could be changed through it."""
    return json.loads(json.dumps({**defaults, **part}))  # type: ignore[no-any-return]


def shortened(position: Position) -> Position:
    """A whole position less what is as by default."""
    market = without_defaults(position["market"], MARKET_DEFAULTS)
    discards = without_defaults(position["discards"], DISCARDS_DEFAULTS)
    short = without_defaults({**position, "market": market, "discards": discards}, TABLE_DEFAULTS)
    if position["turn"] == first_turn(position):
        del short["turn"]
    return {**short, "seats": [shortened_seat(seat) for seat in position["seats"]]}


def shortened_seat(seat: Position) -> Position:
    floors = without_defaults(seat["headquarters"], FLOORS_DEFAULTS)
    return without_defaults({**seat, "headquarters": floors}, SEAT_DEFAULTS)


def completed(short: Position) -> Position:
    """And back."""
    whole = with_defaults(short, TABLE_DEFAULTS)
    whole.setdefault("turn", first_turn(whole))
    whole["market"] = with_defaults(whole["market"], MARKET_DEFAULTS)
    whole["discards"] = with_defaults(whole["discards"], DISCARDS_DEFAULTS)
    whole["seats"] = [completed_seat(seat) for seat in whole["seats"]]
    return whole


def completed_seat(short: Position) -> Position:
    seat = with_defaults(short, SEAT_DEFAULTS)
    return {**seat, "headquarters": with_defaults(seat["headquarters"], FLOORS_DEFAULTS)}


def first_turn(position: Position) -> int | None:
    """Whose turn it is when that is left out."""
    return position["first"] if position["phase"] == "market" else None


# Lines


class Lines:
    """Counts lines with the engine."""

    def __init__(self) -> None:
        self.game = load(GAME)
        self.rules = untraced(self.game)

    def count(self, position: Position, depth: int = DEPTH) -> Counts:
        counts = [0] * depth
        self.walk(Match.from_position(position, "counts").state(), 0, counts)
        return tuple(counts)

    def walk(self, saved: bytes, length: int, counts: list[int]) -> None:
        """Add the lines that go on from a state after so many moves."""
        state = self.game.layout.unpack(saved)
        seat = self.rules.mover(state)
        moves = legal(self.rules, self.game, state, seat) if seat >= 0 else []
        counts[length] += len(moves)
        if length + 1 < len(counts):
            for move in moves:
                self.follow(saved, seat, move, length + 1, counts)

    def follow(self, saved: bytes, seat: int, move: int, length: int, counts: list[int]) -> None:
        state = self.game.layout.unpack(saved)
        before = [stream.drawn for stream in state.streams]
        self.rules.play(state, seat, move)
        if [stream.drawn for stream in state.streams] == before:
            self.walk(self.game.layout.pack(state), length, counts)


# The choice of positions


def kinds(match: Match) -> Iterator[str]:
    """What is interesting about a position, for the seat that moves."""
    position = match.position()
    seat = match._rules.mover(match._state)
    if seat < 0:
        return
    me = position["seats"][seat]
    if me["pending"]:
        yield f"pending: {next(iter(me['pending']))}"
    elif position["phase"] == "market":
        yield "market, swept" if position["swept"] else "market"
    elif me["hired"] in ("foreman", "specialist"):
        yield me["hired"]
    else:
        yield from work_kinds(position, me)


def work_kinds(position: Position, me: Position) -> Iterator[str]:
    others = [seat for seat in position["seats"] if seat is not me]
    if len(me["compound"]) >= MANY:
        yield "many buildings"
    if me["replicating"]:
        yield "replicator stands in"
    if "replicator" in me["compound"] and "replicator" not in me["activated"]:
        yield "replicator ready"
    if others and all(seat["finished"] for seat in others):
        yield "last to finish"
    if position["last_round"]:
        yield "last round"
    if None in position["market"]["blueprints"] or not any(position["discards"].values()):
        yield "market or discards empty"
    if len(me["hand"]) > 10 or me["metal"] + me["energy"] > 12:
        yield "over the limits"


def tables_of(seats: int) -> list[Table]:
    return [table for table in tables() if table.game == GAME and table.seats == seats]


Chosen = dict[str, dict[str, Counts]]  # by kind, by position


def chosen(seats: int) -> Chosen:
    """Positions as they come up in random games; at most one of a kind from each game."""
    lines, found = Lines(), defaultdict[str, dict[str, Counts]](dict)
    for seed in range(GAMES):
        players, done = Players(f"counts {seed}"), set()
        for match in moments(tables_of(seats)[seed % len(tables_of(seats))].match(f"counts-{seed}"), players):
            wanted = sorted(kind for kind in kinds(match) if kind not in done and len(found[kind]) < SHARE)
            if wanted and players.luck.random() < 0.3:
                kind = players.luck.choice(wanted)
                text, counts = json.dumps(shortened(match.position())), lines.count(match.position())
                if is_worth_counting(kind, counts) and not any(text in of_kind for of_kind in found.values()):
                    found[kind][text] = counts
                    done.add(kind)
    return found


def is_worth_counting(kind: str, counts: Counts) -> bool:
    """There is a choice, and the lines are neither few nor too many; chance ends most lines of the market soon."""
    short = kind.startswith(("pending", "market"))
    return counts[0] > 1 and counts[-1] <= MOST and (short or counts[-1] >= 30)


def line(position: str, counts: Counts) -> str:
    return f"{counts[0]:>3} {counts[1]:>4} {counts[2]:>5}  {position}\n"


def write(path: Path = FILE) -> None:
    parts = [HEADER]
    for seats in load(GAME).seats:
        for kind, positions in sorted(chosen(seats).items()):
            if positions:
                parts.append(f"\n# {seats} seat{'s' * (seats > 1)}; {kind}\n")
                parts += [line(position, counts) for position, counts in positions.items()]
    path.write_text("".join(parts), encoding="utf-8")


def read(path: Path = FILE) -> list[tuple[int, Counts, Position]]:
    """The lines of the file: number, counts, short position."""
    found = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if text and not text.startswith("#"):
            *counts, position = text.split(maxsplit=DEPTH)
            found.append((number, tuple(map(int, counts)), json.loads(position)))
    return found


if __name__ == "__main__":
    write()
