"""Bad input: damaged records."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabrica import BadRecord, Match
from fabrica.engine.fairness import proof_of
from fantastic_factories.positions import GAME, finish_all, solo, take_all, work
from fantastic_factories.refusing import LONG, refuses

Damage = Callable[[str], str]


def fresh_record() -> str:
    """Two seats, a market phase and a work phase: game 2, rules 3, seats 4, seed 5, proof 6, moves 7, four moves, state 12."""
    return finish_all(take_all(Match(GAME, seats=2, seed=7))).record()


def finished_record() -> str:
    """From a position to the end: position 7, moves 8, two moves, state 11, scores 12, winners 13."""
    return finish_all(work({"goods": 3}, last_round=True)).record()


def solo_record() -> str:
    """With an option: seats 4, option 5, seed 6, proof 7, moves 8, a move, state 10."""
    match = Match(GAME, seats=1, seed=7, machine="hard")
    match.play(match.moves(0)[0])
    return match.record()


def lost_record() -> str:
    """The Machine wins: position 7, moves 8, a move, state 10, scores 11, winners 12, and none is named."""
    return finish_all(solo({}, last_round=True)).record()


def unseen_market_record() -> str:
    """From a position that leaves the market to chance."""
    return Match.from_position({"game": GAME, "seats": [{}, {}]}, seed=7).record()


@pytest.mark.parametrize("record", [fresh_record, finished_record, solo_record, lost_record, unseen_market_record])
def test_an_undamaged_record_is_replayed(record: Callable[[], str]) -> None:
    """To the same record, and so to the same state."""
    assert Match.from_record(record()).record() == record()


@pytest.mark.parametrize("record", [fresh_record, finished_record])
def test_blank_lines_at_the_end_of_a_record_do_no_harm(record: Callable[[], str]) -> None:
    """Editors and mail programs leave them."""
    assert Match.from_record(record() + "\n  \n\n").record() == record()


@pytest.mark.parametrize(("record", "last"), [(fresh_record, 12), (finished_record, 13), (solo_record, 10), (lost_record, 12)])
def test_the_records_to_be_damaged_have_the_lines_that_the_cases_count(record: Callable[[], str], last: int) -> None:
    """Otherwise the line numbers below would mean nothing."""
    assert len(record().splitlines()) == last


def line(number: int, new: str | None) -> Damage:
    """Another text for a line; None: the line is missing."""

    def damage(text: str) -> str:
        lines = text.splitlines()
        lines[number - 1 : number] = [] if new is None else [new]
        return "\n".join(lines) + "\n"

    return damage


def insert(number: int, new: str) -> Damage:
    """A further line at this place."""

    def damage(text: str) -> str:
        lines = text.splitlines()
        lines.insert(number - 1, new)
        return "\n".join(lines) + "\n"

    return damage


def cut(lines: int, characters: int = 0) -> Damage:
    """What is left of a file that broke off after so many lines and characters."""

    def damage(text: str) -> str:
        whole = text.splitlines(keepends=True)
        return "".join(whole[:lines]) + "".join(whole[lines:])[:characters]

    return damage


def replace(old: str, new: str) -> Damage:
    def damage(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return damage


def both(first: Damage, second: Damage) -> Damage:
    return lambda text: second(first(text))


def reseeded(text: str) -> str:
    """Another seed, whose proof fits, and with which the first card that is taken does not lie in the market."""
    first = text.splitlines()[7].partition(" ")[2]
    seed = next(str(n) for n in range(8, 100) if first not in Match(GAME, seats=2, seed=n).moves(0))
    return both(line(5, f"seed {seed}"), line(6, f"proof {proof_of(seed)}"))(text)


def whole(text: str) -> Damage:
    return lambda _: text


NESTED = "[" * 100_000 + "]" * 100_000


DAMAGED = [
    # No record at all
    pytest.param(fresh_record, whole(""), 1, "expected 'fabrica record 1', got ''", id="empty"),
    pytest.param(
        fresh_record, whole("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xfe"), 1, "expected 'fabrica record 1'", id="binary"
    ),
    pytest.param(fresh_record, whole("\x00" * 1000), 1, "expected 'fabrica record 1'", id="zeros"),
    pytest.param(fresh_record, whole("fabrica record 1\n" + "x" * 4_000_000), 1, "at most 4000000 characters", id="huge"),
    pytest.param(fresh_record, line(1, "fabrica record 2"), 1, "got 'fabrica record 2'", id="another version"),
    pytest.param(fresh_record, line(1, None), 1, "got 'game fantastic-factories'", id="no header"),
    # Broken off
    pytest.param(fresh_record, cut(1), 1, "breaks off before its moves", id="cut after the header"),
    pytest.param(fresh_record, cut(6), 6, "breaks off before its moves", id="cut before the moves"),
    pytest.param(fresh_record, cut(11), 11, "breaks off before its state", id="cut after the moves"),
    pytest.param(fresh_record, cut(8, 4), 9, "breaks off before its state", id="cut within a move"),
    pytest.param(fresh_record, cut(11, 12), 12, "the moves lead to state", id="cut within the state"),
    pytest.param(finished_record, cut(12), 11, "expected winners 0", id="cut before the winners"),
    pytest.param(finished_record, cut(11), 11, "expected scores 3 0", id="cut before the scores"),
    # The head
    pytest.param(fresh_record, line(2, "game chess"), 2, "unknown game 'chess'", id="unknown game"),
    pytest.param(fresh_record, line(2, None), 6, "no line 'game'", id="no game"),
    pytest.param(fresh_record, insert(3, "game fantastic-factories"), 3, "each once", id="game twice"),
    pytest.param(fresh_record, insert(3, "colour red"), 3, "got 'colour red'", id="unknown line"),
    pytest.param(fresh_record, insert(3, ""), 3, "got ''", id="blank line"),
    pytest.param(fresh_record, line(3, "rules 3"), 3, "played by rules 1 or 2 here, not 3", id="other rules"),
    pytest.param(fresh_record, line(3, "rules one"), 3, "expected a whole number, got 'one'", id="rules no number"),
    pytest.param(fresh_record, line(4, "seats 6"), 4, "not 6", id="six seats"),
    pytest.param(fresh_record, line(4, "seats 0"), 4, "not 0", id="no seats"),
    pytest.param(fresh_record, line(4, "seats -2"), 4, "expected a whole number, got '-2'", id="negative seats"),
    pytest.param(fresh_record, line(4, "seats 2222222222"), 4, "expected a whole number", id="huge seats"),
    pytest.param(fresh_record, line(5, "seed 8"), 6, "the proof does not fit the seed", id="changed seed"),
    pytest.param(fresh_record, replace("proof ", "proof 0"), 6, "the proof does not fit the seed", id="changed proof"),
    pytest.param(fresh_record, reseeded, 8, "is not in the market", id="changed seed and proof"),
    pytest.param(
        fresh_record, both(line(5, "seed a b"), line(6, f"proof {proof_of('a b')}")), 5, "without spaces", id="seed with a space"
    ),
    pytest.param(solo_record, line(5, "option machine cruel"), 5, "got 'cruel'", id="bad option value"),
    pytest.param(solo_record, line(5, "option machine"), 5, "got 'option machine'", id="option without value"),
    pytest.param(solo_record, line(5, "option colour red"), 5, "unknown option 'colour'", id="unknown option"),
    pytest.param(fresh_record, insert(5, "option machine hard"), 5, "is for 1", id="option for other seats"),
    pytest.param(solo_record, line(5, "option machine easy"), 10, "the moves lead to state", id="changed option"),
    pytest.param(solo_record, line(5, "option seats 3"), 5, "unknown option 'seats'", id="option named like an argument"),
    pytest.param(solo_record, insert(6, "option machine easy"), 6, "each once", id="option twice"),
    pytest.param(
        solo_record,
        both(line(6, "seed a b"), line(7, f"proof {proof_of('a b')}")),
        6,
        "without spaces",
        id="seed with a space, after an option",
    ),
    pytest.param(
        fresh_record,
        line(5, "seed \ud800"),
        5,
        "a seed is",
        id="seed that is no text",
    ),
    pytest.param(
        fresh_record,
        line(2, f"game {LONG}"),
        2,
        "unknown game",
        id="long game",
    ),
    # The position
    pytest.param(finished_record, line(7, "position {"), 7, "the position is no JSON", id="position cut"),
    pytest.param(finished_record, line(7, "position []"), 7, "the position is no object", id="position a list"),
    pytest.param(finished_record, line(7, f"position {NESTED}"), 7, "the position is no JSON", id="position nested deeply"),
    pytest.param(finished_record, line(7, '{"game"}'), 7, "expected one of", id="position without its word"),
    pytest.param(finished_record, replace('"metal":0', '"metal":-1'), 7, "seats[0].metal", id="impossible position"),
    pytest.param(finished_record, replace('"metal":0', '"metal":NaN'), 7, "seats[0].metal", id="position with no number"),
    pytest.param(
        finished_record, replace('"metal":0', f'"metal":{"9" * 400}'), 7, "far too big", id="position with a big number"
    ),
    pytest.param(
        finished_record, replace('"metal":0', f'"metal":{"9" * 5000}'), 7, "4300 digits", id="position with a huge number"
    ),
    pytest.param(
        finished_record,
        replace('"game":"fantastic-factories"', '"game":"chess"'),
        7,
        "game: unknown game 'chess'",
        id="another game in the position",
    ),
    pytest.param(finished_record, line(4, "seats 4"), 4, "the position has 2 seats, not 4", id="seats that the position has not"),
    pytest.param(finished_record, insert(5, "option colour red"), 5, "has no options", id="option beside a position"),
    pytest.param(finished_record, replace('"goods":3', '"goods":4'), 11, "the moves lead to state", id="changed position"),
    pytest.param(
        fresh_record, insert(7, 'position {"game":"fantastic-factories"}'), 7, "seats: expected a list", id="position added"
    ),
    # The moves
    pytest.param(fresh_record, replace("\n0 take ", "\n0 steal "), 8, "is not a move in this game", id="unknown move"),
    pytest.param(fresh_record, line(8, "0 finish"), 8, "That belongs to the work phase", id="illegal move"),
    pytest.param(fresh_record, line(8, "0"), 8, '"" is not a move', id="move without words"),
    pytest.param(fresh_record, line(8, "2 take golem"), 8, "there is no seat 2", id="bad seat"),
    pytest.param(fresh_record, line(8, "1 take golem"), 8, "It is not seat 1's turn", id="wrong seat"),
    pytest.param(fresh_record, line(8, "-1 take golem"), 8, "expected a seat and the words", id="negative seat"),
    pytest.param(fresh_record, line(8, "x take golem"), 8, "expected a seat and the words", id="seat no number"),
    pytest.param(fresh_record, line(8, "9999999999 take golem"), 8, "expected a whole number", id="huge seat"),
    pytest.param(fresh_record, line(8, "0 " + "take " * 1000), 8, "is not a move in this game", id="huge move"),
    pytest.param(fresh_record, line(8, None), 8, "It is not seat 1's turn", id="move missing"),
    pytest.param(fresh_record, insert(9, ""), 9, "expected a seat and the words", id="blank line among moves"),
    pytest.param(fresh_record, insert(12, "1 finish"), 12, "That belongs to the work phase", id="further move"),
    pytest.param(finished_record, insert(11, "0 finish"), 11, "The game is over.", id="move after the end"),
    pytest.param(
        finished_record,
        both(line(9, "1 finish"), line(10, "1 finish")),
        10,
        "You have already finished",
        id="changed seat of a move",
    ),
    # The outcome
    pytest.param(fresh_record, line(12, "state 0123456789abcdef"), 12, "not to '0123456789abcdef'", id="changed state"),
    pytest.param(fresh_record, line(12, "state"), 12, "not to ''", id="state without value"),
    pytest.param(fresh_record, insert(13, "hello"), 13, "scores or winners, each once; got 'hello'", id="extra line"),
    pytest.param(fresh_record, lambda text: text + "\n\nhello", 15, "got 'hello'", id="extra line after blank ones"),
    pytest.param(fresh_record, insert(13, "1 finish"), 13, "expected scores or winners", id="move after the state"),
    pytest.param(fresh_record, lambda text: text + text, 13, "expected scores or winners", id="record twice"),
    pytest.param(fresh_record, insert(13, "winners 0"), 13, "no winners: the game is not over", id="winners too soon"),
    pytest.param(fresh_record, insert(13, "scores 0 0"), 13, "no scores: the game is not over", id="scores too soon"),
    pytest.param(finished_record, line(12, "scores 3 x"), 12, "expected a whole number, got 'x'", id="score no number"),
    pytest.param(finished_record, line(12, "scores 3 -1"), 12, "expected a whole number, got '-1'", id="negative score"),
    pytest.param(finished_record, line(13, "winners 1"), 13, "expected winners 0", id="changed winners"),
    pytest.param(finished_record, line(13, "winners"), 13, "expected winners 0", id="winners without seats"),
    pytest.param(lost_record, line(12, "winners 0"), 12, "expected winners", id="winners where nobody won"),
    pytest.param(finished_record, line(12, "scores 30 0"), 12, "expected scores 3 0", id="changed scores"),
    pytest.param(finished_record, line(12, "scores 3"), 12, "expected scores 3 0", id="scores of one seat"),
    pytest.param(finished_record, insert(12, "scores 30 0"), 13, "each once; got 'scores 3 0'", id="scores twice"),
]


@pytest.mark.parametrize(("record", "damage", "number", "fragment"), DAMAGED)
def test_a_damaged_record_is_refused_with_its_line(record: Callable[[], str], damage: Damage, number: int, fragment: str) -> None:
    """The line where the trouble shows, and what was expected there; a match that goes on meanwhile is not touched."""
    text = damage(record())
    error = refuses(work({"dice": [1]}), lambda: Match.from_record(text), BadRecord, fragment)
    assert isinstance(error, BadRecord)
    assert error.line == number
    assert str(error).startswith(f"line {number}: ")
    assert len(str(error)) < 1000
