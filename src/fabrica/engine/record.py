"""A played game as text: what it was, how chance fell, every move, and how it stands. Replaying it verifies it.

fabrica record 1
game fantastic-factories
rules 1
seats 1
option machine hard
seed 7
proof 3fdba35f04dc8c462986c992bcf875546257113072a909c162f7e470e581e278
moves
0 take biolab
0 research 3
state 5d41402abc4b2a76
scores 17
winners 0
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from fabrica.engine.errors import BadOption, BadRecord
from fabrica.engine.fairness import check_nonce, check_seed, proof_of

HEADER = "fabrica record 1"
SIZE_MOST = 4_000_000
MOVES_MOST = 100_000
ONCE = ("game", "rules", "seats", "seed", "proof", "position")


@dataclass
class Record:
    game: str
    rules: int
    seats: int
    seed: str
    proof: str
    options: dict[str, str] = field(default_factory=dict)
    nonces: dict[int, str] = field(default_factory=dict)  # what the people at the table added to the seed
    position: dict[str, Any] | None = None  # where the game began, if not at the start
    moves: list[tuple[int, str]] = field(default_factory=list)
    state: str = ""  # a hash of the state after the last move
    scores: tuple[int, ...] | None = None  # when the game is over
    winners: tuple[int, ...] | None = None
    lines: dict[str, int] = field(default_factory=dict, compare=False)  # where each part stands
    first_move: int = 0


def write(record: Record) -> str:
    lines = [HEADER, f"game {record.game}", f"rules {record.rules}", f"seats {record.seats}"]
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"seed {record.seed}", f"proof {record.proof}", *(f"nonce {seat} {n}" for seat, n in sorted(record.nonces.items()))]
    if record.position is not None:
        lines.append(f"position {json.dumps(record.position, separators=(',', ':'), sort_keys=True)}")
    lines += ["moves", *(f"{seat} {words}" for seat, words in record.moves), f"state {record.state}"]
    if record.scores is not None and record.winners is not None:
        lines += [" ".join(map(str, ("scores", *record.scores))), " ".join(map(str, ("winners", *record.winners)))]
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Parse a record; whether it can be played is for `Match.from_record` to see."""
    if len(text) > SIZE_MOST:
        raise BadRecord(1, f"a record has at most {SIZE_MOST} characters, this has {len(text)}")
    lines = enumerate(text.splitlines(), 1)
    number, first = next(lines, (1, ""))
    if first.strip() != HEADER:
        raise BadRecord(number, f"expected {HEADER!r}, got {first[:40]!r}")
    fields, options, nonces, places = _read_head(lines)
    for name in ("game", "rules", "seats", "seed", "proof"):
        if name not in fields:
            raise BadRecord(places["moves"], f"the part before the moves has no line {name!r}")
    record = Record(
        game=fields["game"],
        rules=_number(fields["rules"], places["rules"]),
        seats=_number(fields["seats"], places["seats"]),
        seed=fields["seed"],
        proof=fields["proof"],
        options=options,
        nonces=nonces,
        position=_position(fields["position"], places["position"]) if "position" in fields else None,
        lines=places,
        first_move=places["moves"] + 1,
    )
    try:
        check_seed(record.seed)
    except BadOption as error:
        raise BadRecord(places["seed"], str(error)) from None
    if record.proof != proof_of(record.seed):
        raise BadRecord(places["proof"], "the proof does not fit the seed: one of them was changed")
    _read_moves(lines, record)
    return record


def _read_head(lines: Iterator[tuple[int, str]]) -> tuple[dict[str, str], dict[str, str], dict[int, str], dict[str, int]]:
    fields: dict[str, str] = {}
    options: dict[str, str] = {}
    nonces: dict[int, str] = {}
    places: dict[str, int] = {}
    number = 1
    for number, line in lines:
        name, _, value = line.partition(" ")
        places[name] = number
        if line == "moves":
            return fields, options, nonces, places
        option, _, choice = value.partition(" ")
        if name == "option" and choice and option not in options:
            options[option] = choice
        elif name == "nonce" and choice and (seat := _number(option, number)) not in nonces:
            nonces[seat] = _nonce(choice, number)
        elif name in ONCE and name not in fields:
            fields[name] = value
        else:
            raise BadRecord(number, f"expected one of {', '.join(ONCE)}, option, nonce or moves, each once; got {line[:40]!r}")
    raise BadRecord(number, "the record breaks off before its moves")


def _read_moves(lines: Iterator[tuple[int, str]], record: Record) -> None:
    number = record.first_move
    for number, line in lines:
        seat, _, words = line.partition(" ")
        if seat == "state":
            record.state = words
            record.lines["state"] = number
            _read_result(lines, record)
            return
        if not seat.isdecimal() or len(record.moves) >= MOVES_MOST:
            raise BadRecord(number, f"expected a seat and the words of a move, got {line[:40]!r}")
        record.moves.append((_number(seat, number), words))
    raise BadRecord(number, "the record breaks off before its state")


def _read_result(lines: Iterator[tuple[int, str]], record: Record) -> None:
    for number, line in lines:
        name, *values = line.split() or [""]
        if not line.strip():
            continue
        if name not in ("scores", "winners") or name in record.lines:
            raise BadRecord(number, f"expected scores or winners, each once; got {line[:40]!r}")
        numbers = tuple(_number(v, number) for v in values)
        record.lines[name] = number
        if name == "scores":
            record.scores = numbers
        else:
            record.winners = numbers


def _number(text: str, line: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise BadRecord(line, f"expected a whole number, got {text[:40]!r}")
    return int(text)


def _nonce(text: str, line: int) -> str:
    try:
        return check_nonce(text)
    except BadOption as error:
        raise BadRecord(line, str(error)) from None


def _position(text: str, line: int) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(line, f"the position is no JSON that can be read: {str(error)[:80]}") from None
    if not isinstance(value, dict):
        raise BadRecord(line, "the position is no object")
    return value
