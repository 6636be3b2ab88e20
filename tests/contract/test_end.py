"""The end is the end: once a match is over nothing moves, forward or back. Its seed, public then, is of no use to anyone."""

from __future__ import annotations

import pytest

from contract.playing import Table, every_table, finished, largest_table, twin_of
from fabrica import IllegalMove, Match


def assert_closed(match: Match) -> None:
    """No seat has a move, and none can take one back; trying leaves no trace."""
    before = match.state(), list(match.log), match.record()
    for seat in range(match.seats):
        assert match.moves(seat) == []
        assert not match.can_undo(seat)
        with pytest.raises(IllegalMove) as undone:
            match.undo(seat)
        assert undone.value.refusal.id == "game-over"
        for words in {entry.words for entry in match.log[-20:]}:
            with pytest.raises(IllegalMove) as played:
                match.play(words, seat)
            assert played.value.refusal.id == "game-over"
    assert (match.state(), match.log, match.record()) == before


@every_table
def test_a_match_that_is_over_is_closed(table: Table) -> None:
    assert_closed(finished(table, "end"))


@largest_table
def test_copies_of_a_match_that_is_over_are_closed(table: Table) -> None:
    """Its record read again, the match after its last move, its last position: what of it goes on has been over before."""
    match = finished(table, "copies")
    assert_closed(Match.from_record(match.record()))
    assert_closed(match.after(len(match.log)))
    assert_closed(Match.from_position(match.position(), "another"))


@largest_table
def test_it_is_the_end_that_closes_it(table: Table) -> None:
    """Often the last move has revealed nothing: a moment earlier it could have been taken back, as once it was."""
    if all(entry.secret for entry in finished(table, 0).log):
        pytest.skip("every round ends with a reveal")
    reopened = 0
    for seed in range(4):
        match = finished(table, seed)
        tried, last = twin_of(match), match.log[-1].seat
        if tried.take_back(last) is not None:
            assert not tried.over
            reopened += 1
    assert reopened
