"""Taking a move back is as if it had never been made, and is not possible once it has revealed something."""

from __future__ import annotations

import itertools
import json
from collections import defaultdict
from typing import Any

import pytest

from contract.playing import Players, Table, chance_of, every_table, largest_table, moments, seeds, twin_of, with_state
from fabrica import IllegalMove, Match
from fabrica.engine.entry import Entry
from fabrica.engine.undo import choosing_in_secret


def replayed(match: Match, log: list[Entry]) -> Match:
    """A match with the same beginning and these moves."""
    if match.start is not None:
        other = Match.from_position(match.start, match.seed)
    else:
        other = Match(match.game.id, match.seats, match.seed, **match.options)
    for entry in log:
        other.play(entry.words, entry.seat)
    return other


def last_of(match: Match, seat: int) -> int | None:
    """Where the last move of a seat stands in the log."""
    return next((i for i in reversed(range(len(match.log))) if match.log[i].seat == seat), None)


def without_last_of(match: Match, seat: int) -> list[Entry]:
    at = last_of(match, seat)
    assert at is not None
    return match.log[:at] + match.log[at + 1 :]


def revealed(match: Match, at: int) -> bool:
    """Did a stream advance at this move, or a secret come out?"""
    if any(name == "reveal" for name, _, _ in match.log[at].events):
        return True
    after = match.log[at + 1].before if at + 1 < len(match.log) else match.state()
    before, now = (chance_of(match.game.layout.unpack(state)) for state in (match.log[at].before, after))
    return before != now


def is_bound(match: Match) -> bool:
    """Was the last move open, and does another seat choose in secret since?"""
    last = match.log[-1]
    return not last.secret and bool(choosing_in_secret(match) - {last.seat})


def same(one: Match, other: Match) -> bool:
    """The same state to the byte, the same record, the same log with what chance answered."""
    return (one.state(), one.record(), one.log) == (other.state(), other.record(), other.log)


def own_secrets(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees of itself and a spectator does not: its hand."""
    seen, public = match.view(seat)["seats"][seat], match.view(None)["seats"][seat]
    return {name: value for name, value in seen.items() if value != public[name]}


@every_table
def test_undo_is_as_if_the_move_had_not_been_made(table: Table) -> None:
    """Equal to a replay of the record without the seat's last move, others' later moves included."""
    undone = skipped = 0
    for seed in seeds(table, 2):
        for match in itertools.islice(moments(table.match(seed), Players(seed)), seed, None, 3 + 6 * table.seats):
            for seat in range(match.seats):
                if match.can_undo(seat):
                    tried = twin_of(match)
                    tried.undo(seat)
                    assert same(tried, replayed(match, without_last_of(match, seat)))
                    undone += 1
                    skipped += match.log[-1].seat != seat
    assert undone > 5
    assert skipped > 5 or not plays_together(table)


def plays_together(table: Table) -> bool:
    """Do several seats often act at the same time? Where they take turns, a move stands once the next seat has moved."""
    together = [len(match.active) > 1 for match in moments(table.match(0), Players(0))]
    return sum(together) > len(together) / 4


@every_table
def test_undo_works_in_a_match_from_a_position(table: Table) -> None:
    undone = 0
    for seed in seeds(table, 10):
        match = table.match(seed)
        for _ in itertools.islice(moments(match, Players(seed)), 12 * seed):
            pass
        begun = Match.from_position(match.position(), seed)
        for now in itertools.islice(moments(begun, Players(seed)), 12):
            for seat in filter(now.can_undo, range(now.seats)):
                tried = twin_of(now)
                tried.undo(seat)
                assert same(tried, replayed(now, without_last_of(now, seat)))
                undone += 1
    assert undone > 10


@every_table
def test_undo_leaves_chance_and_the_hands_of_others_untouched(table: Table) -> None:
    for seed in seeds(table):
        for match in itertools.islice(moments(table.match(seed), Players(seed)), seed, None, 4):
            for seat in filter(match.can_undo, range(match.seats)):
                tried = twin_of(match)
                tried.undo(seat)
                assert chance_of(tried._state) == chance_of(match._state)
                for other in set(range(match.seats)) - {seat}:
                    assert own_secrets(tried, other) == own_secrets(match, other)


@every_table
def test_a_seat_can_take_back_the_very_last_move_exactly_when_it_revealed_nothing(table: Table) -> None:
    free = barred = 0
    for seed in seeds(table, 2):
        for match in itertools.islice(moments(table.match(seed), Players(seed)), 1, None):
            told = revealed(match, len(match.log) - 1)
            assert match.can_undo(match.log[-1].seat) == (not told and not match.over and not is_bound(match))
            free, barred = free + (not told), barred + told
    assert free > 20
    assert barred > 5


@every_table
def test_undo_that_is_refused_changes_nothing(table: Table) -> None:
    """Always after a move that revealed something, and before a seat's first move."""
    refused = 0
    for seed in seeds(table):
        for match in itertools.islice(moments(table.match(seed), Players(seed)), 0, None, 2):
            for seat in range(match.seats):
                at = last_of(match, seat)
                if at is None or revealed(match, at):
                    assert not match.can_undo(seat)
                if not match.can_undo(seat):
                    refused += 1
                    assert_refused(match, seat)
    assert refused > 10


def assert_refused(match: Match, seat: int) -> None:
    before = match.state(), list(match.log)
    with pytest.raises(IllegalMove, match="game is over" if match.over else "undo"):
        match.undo(seat)
    assert (match.state(), match.log) == before


@every_table
def test_asking_whether_undo_is_possible_changes_nothing(table: Table) -> None:
    for match in itertools.islice(moments(table.match(5), Players(5)), 0, None, 3):
        before = match.state(), list(match.log)
        answers = [match.can_undo(seat) for seat in range(match.seats)]
        assert answers == [match.can_undo(seat) for seat in range(match.seats)]
        assert (match.state(), match.log) == before


@every_table
def test_undo_again_and_again_reaches_the_last_barrier(table: Table) -> None:
    """One seat's moves that reveal nothing come off one by one, back to the move that did; then undo is refused."""
    longest = 0
    for seed in seeds(table, 2):
        for match in itertools.islice(moments(table.match(seed), OneByOne(seed)), 0, None, 3):
            run = [] if match.over else quiet_run(match)
            tried = twin_of(match)
            for entry in reversed(run):
                if is_bound(tried):
                    break
                tried.undo(entry.seat)
                assert tried.state() == entry.before
            undone = len(match.log) - len(tried.log)
            assert tried.log == match.log[: len(match.log) - len(run)] or is_bound(tried)
            if undone and tried.log and tried.log[-1].seat == run[0].seat:
                assert_refused(tried, run[0].seat)
            longest = max(longest, undone)
    assert longest >= 3


class OneByOne(Players):
    """The first active seat in turn order moves until it has finished."""

    def move(self, match: Match) -> None:
        seat = match._rules.mover(match._state)
        match.play(self.choose(match, seat), seat)


def quiet_run(match: Match) -> list[Entry]:
    """The moves at the end of the log that one seat made and that revealed nothing."""
    start = len(match.log)
    while start > 0 and match.log[start - 1].seat == match.log[-1].seat and not revealed(match, start - 1):
        start -= 1
    return match.log[start:]


@every_table
def test_undo_and_the_same_move_again_lead_back(table: Table) -> None:
    for seed in seeds(table):
        for match in itertools.islice(moments(table.match(seed), Players(seed)), 0, None, 2):
            if match.log and match.can_undo(match.log[-1].seat):
                last, tried = match.log[-1], twin_of(match)
                tried.undo(last.seat)
                tried.play(last.words, last.seat)
                assert same(tried, match)


@every_table
def test_a_move_is_noted_as_revealing_exactly_when_a_stream_advanced_or_a_secret_came_out(table: Table) -> None:
    """In a game where decks run out too: a draw from nothing reveals nothing."""
    quiet = 0
    for seed in seeds(table, 3):
        match = table.match(seed)
        before = chance_of(match._state)
        for _ in itertools.islice(moments(match, Players(seed)), 1, None):
            after = chance_of(match._state)
            assert match.log[-1].revealed == revealed(match, len(match.log) - 1), match.log[-1].words
            quiet += after == before
            before = after
    assert quiet > 20


# Whether a seat may undo is something that it sees: it must not tell what is hidden from it.


@largest_table
def test_whether_a_seat_may_undo_tells_nothing_hidden(table: Table) -> None:
    """Of all the ways in which chance may fall, those that look the same to a seat let it undo alike."""
    for seed in range(8):
        for match in moments(table.match(seed), Players(seed)):
            if is_barred_by_another(match):
                for answers in answers_by_look(match).values():
                    assert len(answers) == 1, (match.log[-2].words, match.log[-1].words)


def is_barred_by_another(match: Match) -> bool:
    """Can the last seat but one not undo a move that revealed nothing, after another's move in the same phase that did?"""
    if len(match.log) < 2 or match.log[-2].seat == match.log[-1].seat or match.can_undo(match.log[-2].seat):
        return False
    earlier = with_state(match, match.game.layout.unpack(match.log[-2].before))
    same_phase = (earlier.phase, earlier.round) == (match.phase, match.round)
    return same_phase and not revealed(match, len(match.log) - 2) and revealed(match, len(match.log) - 1)


def answers_by_look(match: Match) -> dict[str, set[bool]]:
    """The last two moves made again under other keys: may the first seat undo, by what it sees then?"""
    mine, theirs = match.log[-2:]
    position = match.game.position(match.game.layout.unpack(mine.before))
    answers = defaultdict(set)
    for key in range(20):
        again = Match.from_position(position, key)
        again.play(mine.words, mine.seat)
        again.play(theirs.words, theirs.seat)
        answers[json.dumps(again.view(mine.seat))].add(again.can_undo(mine.seat))
    return answers
