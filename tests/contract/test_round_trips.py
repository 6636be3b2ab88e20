"""What is written can be read back: records, positions, words of moves, saved states."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

import fabrica
from contract.playing import (
    FIXED,
    LENGTHS,
    LONGER,
    SEEDS,
    Players,
    Table,
    every_game,
    every_table,
    finished,
    moments,
    part_of_a_match,
)
from fabrica import BadPosition, Match
from fabrica.engine.chance import key_of
from fabrica.engine.layout import Layout, Number, Row
from fabrica.engine.trace import TRACE, rules_of


def assert_replays(match: Match) -> None:
    """The record of a match replays to the same record, the same log and the same state to the byte."""
    text = match.record()
    again = Match.from_record(text)
    assert again.record() == text
    assert again.state() == match.state()
    assert again.log == match.log


# Records


@every_table
@FIXED
@given(seed=SEEDS, moves=LENGTHS)
def test_the_record_of_a_part_of_a_match_replays_to_itself(table: Table, seed: int, moves: int) -> None:
    assert_replays(part_of_a_match(table.match(seed), Players(seed), moves))


@every_table
def test_the_record_of_a_finished_match_replays_to_itself_with_its_result(table: Table) -> None:
    for seed in range(2 * LONGER):
        match = finished(table, seed)
        assert f"\nscores {' '.join(map(str, match.scores))}\n" in match.record()
        assert_replays(match)


@every_table
@FIXED
@given(seed=SEEDS, moves=LENGTHS)
def test_the_record_of_a_match_with_undone_moves_replays_to_itself(table: Table, seed: int, moves: int) -> None:
    match = part_of_a_match(table.match(seed), Players(seed), moves)
    luck = random.Random(seed)
    for _ in range(20):
        seat = luck.randrange(match.seats)
        if match.can_undo(seat):
            match.undo(seat)
        part_of_a_match(match, Players(f"{luck.random()}"), luck.randrange(3))
    assert_replays(match)


@every_table
@FIXED
@given(seed=SEEDS, before=LENGTHS, after=LENGTHS)
def test_the_record_of_a_match_from_a_position_replays_to_itself(table: Table, seed: int, before: int, after: int) -> None:
    position = part_of_a_match(table.match(seed), Players(seed), before).position()
    match = part_of_a_match(Match.from_position(position, seed + 1), Players(seed + 1), after)
    assert json.dumps(match.start) == json.dumps(position)
    assert_replays(match)


@every_table
def test_the_record_of_a_match_from_a_position_with_a_part_left_out_replays_to_itself(table: Table) -> None:
    """What is left out gets a default, by chance perhaps: the record must lead to the same default."""
    parts = set()
    for seed in range(2 * LONGER):
        position = part_of_a_match(table.match(seed), Players(seed), 40).position()
        for part in position:
            try:
                match = Match.from_position({name: value for name, value in position.items() if name != part}, seed)
            except BadPosition:
                continue
            assert_replays(part_of_a_match(match, Players(seed), 10))
            parts.add(part)
    assert len(parts) >= min(6, len(position) - 2)


# Positions


@every_table
def test_a_position_leads_back_to_itself(table: Table) -> None:
    """Through JSON too; and every seat has the same moves, sees the same and has the same score."""
    for seed in range(LONGER):
        for match in itertools.islice(moments(table.match(seed), Players(seed)), seed % 2, None, 2):
            position = match.position()
            again = Match.from_position(json.loads(json.dumps(position)), seed)
            assert json.dumps(again.position()) == json.dumps(position)
            assert_same_moment(again, match)


def assert_same_moment(one: Match, other: Match) -> None:
    assert one.active == other.active
    assert (one.phase, one.round, one.over) == (other.phase, other.round, other.over)
    assert (one.scores, one.winners) == (other.scores, other.winners)
    assert one.view(None) == other.view(None)
    for seat in range(one.seats):
        assert one.moves(seat) == other.moves(seat)
        assert one.view(seat) == other.view(seat)


@every_table
def test_a_position_holds_everything_but_chance(table: Table) -> None:
    """A state without its chance is that of its position, to the byte: nothing lies hidden beside the position."""
    for seed in range(LONGER):
        for match in itertools.islice(moments(table.match(seed), Players(seed)), seed % 2, None, 2):
            state = match.game.layout.unpack(match.state())
            forget_chance(state, key_of("other"))
            again = match.game.from_position(match.position(), key_of("other"))
            assert match.game.layout.pack(again) == match.game.layout.pack(state)


def forget_chance(state: Any, key: tuple[int, ...]) -> None:
    for i, word in enumerate(key):
        state.key[i] = word
    for stream in state.streams:
        stream.drawn = 0
        for i in range(len(stream.block)):
            stream.block[i] = 0


# Words


@every_game
def test_words_name_one_move_each(game: str) -> None:
    found = fabrica.load(game)
    assert len(found.moves) > 0
    assert [found.move_index[words] for words in found.moves] == list(range(len(found.moves)))
    assert len(set(found.moves)) == len(found.moves)


@every_game
def test_words_are_lower_case_with_single_spaces(game: str) -> None:
    for words in fabrica.load(game).moves:
        assert words
        assert words == words.lower() == " ".join(words.split())


@every_table
def test_a_move_is_understood_in_capitals_and_with_wide_spaces(table: Table) -> None:
    """What a person types is brought to the one form; the log and the record have that form."""
    match = table.match(1)
    players = Players(1)
    while not match.over and len(match.log) < 60:
        seat = players.luck.choice(match.active)
        words = players.choose(match, seat)
        match.play(f"  {words.upper().replace(' ', '   ')} ", seat)
        assert match.log[-1].words == words
    assert_replays(match)


# Saved states


@every_table
def test_a_saved_state_is_restored_to_the_byte(table: Table) -> None:
    for seed in range(LONGER):
        for match in moments(table.match(seed), Players(seed)):
            saved = match.state()
            restored = match.game.layout.unpack(saved)
            assert match.game.layout.pack(restored) == saved
            assert restored == match._state


@every_table
@FIXED
@given(seed=SEEDS, at=LENGTHS)
def test_a_restored_state_goes_on_as_the_match_did(table: Table, seed: int, at: int) -> None:
    """The same moves lead to the same bytes, chance included, step by step."""
    match = finished(table, seed)
    rules = rules_of(table.game)
    later = match.log[min(at, len(match.log) - 1) :]
    state = match.game.layout.unpack(later[0].before)
    for entry in later:
        assert match.game.layout.pack(state) == entry.before
        rules.play(state, entry.seat, entry.move)
        assert TRACE.take() == entry.events
    assert match.game.layout.pack(state) == match.state()


@every_table
def test_the_rules_can_be_driven_beside_a_match(table: Table) -> None:
    """Somebody who tries a move on a copy of the state, a bot say, does not change what the match notes of its own moves."""
    match, beside = table.match(3), table.match(3)
    players = Players(3)
    rules = rules_of(table.game)
    while not match.over and len(match.log) < 60:
        seat = players.luck.choice(match.active)
        words = players.choose(match, seat)
        rules.play(match.game.layout.unpack(match.state()), seat, match.game.move_index[match.moves(seat)[0]])
        match.play(words, seat)
        TRACE.take()
        beside.play(words, seat)
        assert match.log[-1] == beside.log[-1]


# The plain twin and the NumPy record


@every_table
def test_the_twin_and_the_record_have_the_same_numbers(table: Table) -> None:
    for match in moments(table.match(1), Players(1)):
        assert_record_is_twin(match.game.layout, match._state)


@every_game
def test_any_numbers_go_from_the_twin_to_the_record_and_back(game: str) -> None:
    """The extremes of every field too."""
    layout = fabrica.load(game).layout
    for seed in range(30):
        assert_record_is_twin(layout, filled(layout, seed))


def assert_record_is_twin(layout: Layout, state: Any) -> None:
    record = layout.to_record(state)
    assert record.dtype == layout.dtype
    assert record_numbers(record, layout) == twin_numbers(state)
    assert layout.pack(layout.from_record(record)) == layout.pack(state)


@every_game
def test_the_twin_and_the_record_have_the_same_bytes(game: str) -> None:
    """The padding included, whatever lay in that memory before."""
    layout = fabrica.load(game).layout
    for seed in range(200):
        state = filled(layout, seed)
        dirt = [np.full(layout.dtype.itemsize, 0xAA, np.uint8) for _ in range(10)]
        del dirt
        assert layout.to_record(state).tobytes() == layout.pack(state)


def twin_numbers(value: Any) -> Any:
    """The numbers of a twin by the names of its fields."""
    if isinstance(value, int):
        return value
    if hasattr(value, "layout"):
        return {name: twin_numbers(getattr(value, name)) for name in value.layout.fields}
    return [twin_numbers(part) for part in value]


def record_numbers(value: Any, field: Number | Row | Layout) -> Any:
    """The numbers of a record by the names of its fields."""
    if isinstance(field, Layout):
        return {name: record_numbers(value[name], part) for name, part in field.fields.items()}
    return [record_numbers(part, field.of) for part in value] if isinstance(field, Row) else int(value)


def filled(layout: Layout, seed: int) -> Any:
    state = layout.zero()
    fill(state, random.Random(seed))
    return state


def fill(state: Any, luck: random.Random) -> None:
    """Any numbers that the fields can hold, often the least or the greatest."""
    for name, field in state.layout.fields.items():
        part = getattr(state, name)
        if isinstance(field, Number):
            setattr(state, name, any_number(field, luck))
        elif isinstance(field, Layout):
            fill(part, luck)
        elif isinstance(field.of, Layout):
            for item in part:
                fill(item, luck)
        else:
            for i in range(field.length):
                part[i] = any_number(field.of, luck)


def any_number(field: Number, luck: random.Random) -> int:
    info = np.iinfo(field.dtype)
    return luck.choice((int(info.min), int(info.max), luck.randint(int(info.min), int(info.max))))


@every_game
def test_a_number_that_does_not_fit_is_an_error(game: str) -> None:
    """In every single field of the state, however deep."""
    whole = fabrica.load(game).layout.zero()
    assert try_too_much(whole, whole) > 3


def try_too_much(whole: Any, state: Any) -> int:
    """Put one more than it can hold into each field of a part of the whole in turn; how many were tried."""
    tried = 0
    for name, field in state.layout.fields.items():
        part = getattr(state, name)
        if isinstance(field, Number):
            setattr(state, name, int(np.iinfo(field.dtype).max) + 1)
            with pytest.raises(OverflowError):
                whole.layout.pack(whole)
            setattr(state, name, 0)
            tried += 1
        elif isinstance(field, Layout):
            tried += try_too_much(whole, part)
        elif isinstance(field.of, Layout):
            tried += try_too_much(whole, part[-1])
        else:
            with pytest.raises(OverflowError):
                part[field.length - 1] = int(np.iinfo(field.of.dtype).max) + 1
            tried += 1
    return tried
