"""Lists of legal moves are sound, every legal move can be played, and no rule reaches beside a row or a table."""

from __future__ import annotations

import itertools
from array import array
from types import SimpleNamespace
from typing import Any, SupportsIndex

import pytest

from contract.playing import LONG_GAMES, LONGER, Players, Table, every_table, legal, moments, tables_of, twin_of, untraced
from fabrica import IllegalMove, Match, WrongSeat, load
from fabrica.engine.backend import Binding
from fabrica.engine.chance import key_of
from fabrica.engine.contract import Game

GUARDED_GAMES = 50
ORDER_GAMES = LONGER


# Lists of moves


@every_table
def test_legal_moves_are_listed_once_and_in_a_fixed_order(table: Table) -> None:
    for seed in range(ORDER_GAMES):
        for match in moments(table.match(seed), Players(seed)):
            other = twin_of(match)
            for seat in range(match.seats):
                moves = match.moves(seat)
                assert len(set(moves)) == len(moves)
                assert match.moves(seat) == moves == other.moves(seat)


@every_table
def test_every_active_seat_can_move_and_no_other(table: Table) -> None:
    """When nobody is active the game is over; before that nobody has won."""
    for seed in range(ORDER_GAMES):
        for match in moments(table.match(seed), Players(seed)):
            assert set(match.active) == {seat for seat in range(match.seats) if match.moves(seat)}
            assert match.over == (match.active == ())
            assert match.over or match.winners == ()
        assert match.over
        assert set(match.winners) <= set(range(match.seats))


@every_table
def test_the_mover_is_one_of_the_active(table: Table) -> None:
    for match in moments(table.match(1), Players(1)):
        mover = match._rules.mover(match._state)
        assert mover in match.active if not match.over else mover == -1


@every_table
def test_asking_changes_nothing(table: Table) -> None:
    """Moves, views, scores and positions can be asked for at any time, by anybody."""
    for match in moments(table.match(2), Players(2)):
        before = match.state()
        _ = match.active, match.scores, match.winners, match.round, match.phase, match.position(), match.view(None)
        for seat in range(match.seats):
            _ = match.moves(seat), match.view(seat)
        assert match.state() == before


@every_table
def test_an_illegal_move_is_refused_with_a_reason_and_changes_nothing(table: Table) -> None:
    players = Players(3)
    for match in itertools.islice(moments(table.match(3), players), 0, None, 5):
        before = match.state(), list(match.log)
        for seat in range(match.seats):
            illegal = sorted(set(match.game.moves) - set(match.moves(seat)))
            for words in players.luck.sample(illegal, min(10, len(illegal))):
                with pytest.raises(IllegalMove) as refused:
                    match.play(words, seat)
                assert str(refused.value).strip()
        for wrong in (-1, match.seats, True, None if len(match.active) > 1 else 99):
            with pytest.raises(WrongSeat):
                match.play(match.game.moves[0], wrong)
        assert (match.state(), match.log) == before


# Playing


@every_table
def test_every_legal_move_can_be_played(table: Table) -> None:
    """On a copy; the state still fits its layout, somebody can move or the game is over, and the copy alone has changed."""
    game = load(table.game)
    rules = untraced(game)
    played: set[int] = set()
    for seed in range(2 * LONGER):
        for match in itertools.islice(moments(table.match(seed), Players(seed)), seed, None, 6):
            before = match.state()
            for seat in match.active:
                for move in legal(rules, game, match._state, seat):
                    assert_playable(rules, game, before, seat, move)
                    played.add(move)
            assert match.state() == before
    assert len(played) > min(30, len(game.moves) / 2)


def assert_playable(rules: Any, game: Game, before: bytes, seat: int, move: int) -> None:
    state = game.layout.unpack(before)
    rules.play(state, seat, move)
    assert game.layout.pack(state) != before
    active = rules.active(state)
    assert (active == 0) == (rules.mover(state) == -1)
    for other in range(active.bit_length()):
        if active >> other & 1:
            assert legal(rules, game, state, other)


@every_table
def test_the_same_moves_make_the_same_match(table: Table) -> None:
    """Chance follows the seed, and another seed makes another match."""
    match, twin, other = table.match("a"), table.match("a"), table.match("b")
    assert other.state() != match.state()
    for _ in itertools.islice(moments(match, Players(1)), 1, None):
        twin.play(match.log[-1].words, match.log[-1].seat)
        assert twin.log[-1] == match.log[-1]
    assert twin.state() == match.state()


# Nothing reaches beside a row: Python's negative indices are errors here.


def inside(index: SupportsIndex, length: int) -> int:
    """An index that stands for a place of a row."""
    at = index.__index__()
    if not 0 <= at < length:
        raise IndexError(f"{at} is no place of a row of {length}")
    return at


class GuardedArray(array):  # type: ignore[type-arg]
    """A row of numbers without negative indices."""

    def __getitem__(self, at: Any) -> Any:
        return super().__getitem__(inside(at, len(self)))

    def __setitem__(self, at: Any, value: Any) -> None:
        super().__setitem__(inside(at, len(self)), value)


class GuardedList(list[Any]):
    """A row of parts without negative indices."""

    def __getitem__(self, at: Any) -> Any:
        return super().__getitem__(inside(at, len(self)))

    def __setitem__(self, at: Any, value: Any) -> None:
        super().__setitem__(inside(at, len(self)), value)


class GuardedTable(tuple[Any, ...]):
    """A table of the rules without negative indices."""

    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:
        return super().__getitem__(inside(at, len(self)))


def guarded_table(table: tuple[Any, ...]) -> GuardedTable:
    return GuardedTable(guarded_table(part) if isinstance(part, tuple) else part for part in table)


def guarded_state(state: Any) -> Any:
    """The same state, its rows guarded at every depth."""
    for name in state.layout.fields:
        setattr(state, name, guarded(getattr(state, name)))
    return state


def guarded(value: Any) -> Any:
    if isinstance(value, array):
        return GuardedArray(value.typecode, value)
    if isinstance(value, list):
        return GuardedList(guarded_state(part) for part in value)
    return guarded_state(value) if hasattr(value, "layout") else value


def guarded_rules(game: Game) -> Any:
    binding = Binding(lambda copy, original: copy, guarded_table, {})
    return SimpleNamespace(**{name: binding(rule) for name, rule in vars(game.rules).items()})


class GuardedMatch:
    """What `Players` need of a match, on a guarded state under guarded rules."""

    def __init__(self, table: Table, seed: str) -> None:
        self.game = load(table.game)
        self.log: list[tuple[int, str]] = []
        self.start = None
        self.rules = guarded_rules(self.game)
        self.state = guarded_state(self.game.blank())
        for i, part in enumerate(key_of(seed)):
            self.state.key[i] = part
        values = tuple(o.values.index(dict(table.options).get(n, o.values[0])) for n, o in self.game.options.items())
        self.rules.setup(self.state, table.seats, GuardedTable(values))

    @property
    def active(self) -> tuple[int, ...]:
        bits = self.rules.active(self.state)
        return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)

    @property
    def over(self) -> bool:
        return not self.active

    def moves(self, seat: int) -> list[str]:
        out = GuardedList([0] * self.game.most_moves)
        count = self.rules.legal(self.state, seat, out)
        return [self.game.moves[inside(out[i], len(self.game.moves))] for i in range(count)]

    def play(self, words: str, seat: int) -> None:
        self.rules.play(self.state, seat, self.game.move_index[words])
        self.log.append((seat, words))


@every_table
def test_no_rule_reaches_beside_a_row_or_a_table(table: Table) -> None:
    """Whole games with every index watched; they are the games that a match plays, to the byte."""
    for seed in range(1 if table.game in LONG_GAMES else -(-GUARDED_GAMES // len(tables_of(table.game)))):
        watched = GuardedMatch(table, str(seed))
        players: Any = Players(seed)
        while not watched.over:
            players.move(watched)
            packed = watched.game.layout.pack(watched.state)
        for seat in range(table.seats):
            watched.rules.score(watched.state, seat)
        _ = watched.rules.winners(watched.state), watched.rules.rival(watched.state), watched.rules.round(watched.state)
        match: Match = table.new_match(seed)
        for seat, words in watched.log:
            match.play(words, seat)
        assert match.state() == packed


def test_the_guards_see_a_negative_index() -> None:
    """In a row, in a table and in a table of tables; and one beyond the end."""
    for row in (GuardedArray("b", [1, 2]), GuardedList([1, 2]), guarded_table((1, 2)), guarded_table(((1, 2), (3, 4)))[1]):
        assert row[1] in (2, 4)
        for at in (-1, 2):
            with pytest.raises(IndexError):
                row[at]
    row = GuardedArray("b", [1])
    with pytest.raises(IndexError):
        row[-1] = 0
    with pytest.raises(OverflowError):
        row[0] = 128


@every_table
def test_a_rule_that_reaches_beside_is_caught(table: Table) -> None:
    """A rule that uses -1 as an index, and one that does so in a table, fail when guarded."""
    match = GuardedMatch(table, "1")
    binding = Binding(lambda copy, original: copy, guarded_table, {})
    for rule in (beside_a_row, beside_a_table):
        with pytest.raises(IndexError):
            binding(rule)(match.state)


TABLE = (1, 2, 3)


def beside_a_row(s: Any) -> int:
    return s.key[-1]  # type: ignore[no-any-return]


def beside_a_table(s: Any) -> int:
    return TABLE[-1]
