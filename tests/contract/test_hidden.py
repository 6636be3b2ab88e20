"""A seat sees what it may see and nothing else: no view, no list of moves and no refusal depends on what is hidden from it."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from contract.playing import (
    LONG_GAMES,
    LONGER,
    Players,
    Table,
    chance_of,
    every_table,
    hides_from_a_seat,
    hides_something,
    moments,
    tables_of,
    with_state,
)
from fabrica import IllegalMove, Match
from fabrica.engine.chance import key_of
from fabrica.engine.layout import Layout
from fabrica.engine.piles import PILE

POSITIONS = 1_000 if LONGER == 1 else 2_000 * LONGER  # of each game, over all its tables
STRIDE, LONG_STRIDE = 4, 12  # of the moments of a match, every so many are looked at
SEED = "canary-d41d8cd98f00"


def endless_positions(table: Table, chunk: int) -> Iterator[tuple[Match, Players]]:
    """From the beginning, the middle and the end of many matches; each chunk has its own."""
    stride = LONG_STRIDE if table.game in LONG_GAMES and table.seats > 1 else STRIDE
    for number in itertools.count():
        players = Players(f"{table} {chunk} {number}")
        match = table.new_match(f"{SEED}-{chunk}-{number}")
        for now in itertools.islice(moments(match, players), number % stride, None, stride):
            yield now, players


def dealt_anew(match: Match, seat: int | None, key: str) -> Match:
    """The match as it may also be, for all that a seat knows."""
    return with_state(match, match.game.resample(match._state, seat, key_of(key)))


@every_table
def test_what_a_seat_gets_does_not_depend_on_what_is_hidden_from_it(table: Table) -> None:
    """With everything hidden dealt anew: the same view to the byte, the same moves, the same refusals."""
    share = -(-POSITIONS // len(tables_of(table.game)))
    for match, players in itertools.islice(endless_positions(table, 0), share):
        seat = players.luck.randrange(match.seats)
        other = dealt_anew(match, seat, f"{players.luck.random()}")
        assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))
        assert other.moves(seat) == match.moves(seat)
        for words in illegal_words(match, seat, players):
            assert refusal(other, seat, words) == refusal(match, seat, words)
        other = dealt_anew(match, None, f"{players.luck.random()}")
        assert json.dumps(other.view(None)) == json.dumps(match.view(None))


def illegal_words(match: Match, seat: int, players: Players) -> set[str]:
    """Moves against the rules; seldom words that are no move, as looking for what may be meant takes long."""
    unknown = {"open sesame"} if players.luck.random() < 0.1 else set()
    return {*players.luck.sample(match.game.moves, min(8, len(match.game.moves))), *unknown} - set(match.moves(seat))


def refusal(match: Match, seat: int, words: str) -> str:
    """What a seat is told that plays these words."""
    with pytest.raises(IllegalMove) as refused:
        match.play(words, seat)
    return str(refused.value)


@every_table
def test_what_is_dealt_anew_does_not_depend_on_what_was_hidden(table: Table) -> None:
    """Only on what the seat knows and on the key: so nobody who searches in it can find the truth there."""
    for match, players in itertools.islice(endless_positions(table, 1), 100):
        for seat in (None, players.luck.randrange(match.seats)):
            other = dealt_anew(dealt_anew(match, seat, "first"), seat, "second")
            assert other.state() == dealt_anew(match, seat, "second").state()


@every_table
def test_dealing_anew_leaves_the_match_alone(table: Table) -> None:
    for match, _ in itertools.islice(endless_positions(table, 1), 50):
        before = match.state()
        dealt_anew(match, None, "key")
        assert match.state() == before


@every_table
def test_dealing_anew_deals_differently_under_different_keys(table: Table) -> None:
    """A deal that gave back the truth, or always the same, would pass for consistent: most deals must differ."""
    if not hides_something(table):
        pytest.skip("everything but chance lies open")
    for seat in {None, 0} if hides_from_a_seat(table) else {None}:
        differ = hidden = 0
        for match, _ in itertools.islice(endless_positions(table, 2), 60):
            deals = [match.position(), *(dealt_anew(match, seat, f"key {i}").position() for i in range(3))]
            hidden += 1
            differ += len({json.dumps(deal) for deal in deals}) == len(deals)
        assert differ > hidden * 0.4


@every_table
def test_dealing_anew_starts_other_chance(table: Table) -> None:
    """The key is the one given, and no stream has given anything: what chance will answer cannot be looked up."""
    for match, _ in itertools.islice(endless_positions(table, 1), 30):
        key, streams = chance_of(dealt_anew(match, 0, "other")._state)
        assert key == key_of("other")
        assert all((drawn, set(block)) == (0, {0}) for drawn, block in streams)


@every_table
def test_dealing_anew_conserves_all_cards(table: Table) -> None:
    """Over all piles together as many of each as before, in each pile as many in all; and the box agrees."""
    for match, players in itertools.islice(endless_positions(table, 1), 100):
        seat = players.luck.choice((None, *range(match.seats)))
        other = dealt_anew(match, seat, "other")
        assert total(other._state) == total(match._state)
        assert [pile.size for pile in piles(other._state)] == [pile.size for pile in piles(match._state)]
        assert all(is_consistent(pile) for pile in piles(other._state))
        again = match.game.from_position(other.position(), key_of("other"))
        assert match.game.layout.pack(again) == other.state()


def piles(state: Any) -> Iterator[Any]:
    """All piles of cards of a state, however deep."""
    if state.layout is PILE:
        yield state
        return
    for name, field in state.layout.fields.items():
        part = getattr(state, name)
        if isinstance(field, Layout):
            yield from piles(part)
        elif isinstance(getattr(field, "of", None), Layout):
            for item in part:
                yield from piles(item)


def total(state: Any) -> Counter[int]:
    return sum((Counter(dict(enumerate(pile.count))) for pile in piles(state)), Counter())


def is_consistent(pile: Any) -> bool:
    kinds = sum(1 << kind for kind, count in enumerate(pile.count) if count)
    return (pile.kinds, pile.size) == (kinds, sum(pile.count)) and min(pile.count) >= 0


# The canary: secrets are planted, and looked for where they must not be.


@every_table
def test_a_seat_sees_of_another_what_a_spectator_sees_of_it(table: Table) -> None:
    """Its hand least of all: what is hidden stands there as nothing at all."""
    for match, _ in itertools.islice(endless_positions(table, 1), 100):
        public, truth = match.view(None), match.position()
        for seat in range(match.seats):
            seen = match.view(seat)
            for other in range(match.seats):
                if other == seat:
                    assert {**seen["seats"][seat], **truth["seats"][seat]} == seen["seats"][seat]
                else:
                    assert seen["seats"][other] == public["seats"][other]


@every_table
def test_a_spectator_sees_no_hand(table: Table) -> None:
    """Whatever of a seat is not open to all is nothing in its place, and there is something of that kind."""
    pairs = [
        pair
        for match, _ in itertools.islice(endless_positions(table, 1), 100)
        for pair in zip(match.view(None)["seats"], match.position()["seats"], strict=True)
    ]
    hidden = {name for seen, truth in pairs for name in truth if seen.get(name) != truth[name]}
    assert bool(hidden) == hides_something(table)
    assert all(seen.get(name) is None for seen, _ in pairs for name in hidden)


@every_table
def test_no_view_holds_the_seed_the_key_or_a_word_of_a_stream(table: Table) -> None:
    for match, _ in itertools.islice(endless_positions(table, 1), 100):
        secrets = {SEED, match.seed, *key_of(match.seed), *(w for _, block in chance_of(match._state)[1] for w in block)}
        marks = {mark for secret in secrets for mark in marks_of(secret)}
        assert len(marks) > 20
        for seat in (None, *range(match.seats)):
            text = json.dumps(match.view(seat)).lower()
            assert not [mark for mark in marks if mark in text]


def marks_of(secret: int | str) -> tuple[str, ...]:
    """How a secret would look in a text; a number that is too small to be told from others has no mark."""
    if isinstance(secret, str):
        return (secret,)
    return (str(secret), f"{secret:x}") if secret >= 1 << 24 else ()
