"""The review of a game: every move is in it once, nothing costs less than nothing, a perfect turn costs nothing."""

from __future__ import annotations

import msgspec
import pytest

from coach.moments import at_turn_start, played
from fabrica import Match, load
from fabrica.coach.advice import Turn
from fabrica.coach.game_review import WORLDS, Judged, Review, Reviewed, accuracy, judge, review, summed_up
from fabrica.coach.turns_played import Taken, turns_of
from fabrica.engine.errors import BadOption

FACTORIES, STEPHENS = "fantastic-factories", "stephens"
GAMES = [(FACTORIES, 2), (FACTORIES, 1), (STEPHENS, 2), (STEPHENS, 1)]
compiled = pytest.mark.compiled


# Turns as they were taken


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_move_is_in_one_turn(game: str, seats: int) -> None:
    match = played(game, seats, 120)
    turns = turns_of(match)
    for seat in range(seats):
        own = [stretch for turn in turns if turn.seat == seat for stretch in turn.stretches]
        assert [words for stretch in own for words in stretch.words] == [e.words for e in match.log if e.seat == seat]
        assert all(match.log[stretch.at].words == stretch.words[0] for stretch in own)
    assert [turn.at for turn in turns] == sorted(turn.at for turn in turns)
    assert all(moment_at(match, stretch.at) == (turn.round, turn.phase) for turn in turns for stretch in turn.stretches)


def moment_at(match: Match, at: int) -> tuple[int, str]:
    then = match.after(at)
    return then.round, then.phase


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_stretch_is_known_from_its_start(game: str, seats: int) -> None:
    """Chance answers at its end only, and its view is what the seat saw."""
    match = played(game, seats, 120)
    for turn in turns_of(match):
        for stretch in turn.stretches:
            then = match.after(stretch.at)
            assert stretch.view == then.view(turn.seat)
            own = [entry for entry in match.log[stretch.at :] if entry.seat == turn.seat][: len(stretch.words)]
            assert not any(entry.revealed for entry in own[:-1])


# Judging


def only_turn(match: Match, start: int, seat: int) -> Taken:
    return next(turn for turn in turns_of(match) if turn.at == start and turn.seat == seat)


@compiled
@pytest.mark.parametrize(("game", "seats", "moves"), [(FACTORIES, 2, 30), (FACTORIES, 1, 20), (STEPHENS, 2, 40)])
def test_a_perfect_turn_costs_nothing(game: str, seats: int, moves: int) -> None:
    match = at_turn_start(game, seats, moves)
    seat, start, begun = match.active[0], len(match.log), (match.round, match.phase)
    while seat in match.active and (match.round, match.phase) == begun:
        for words in Turn(match.view(seat), WORLDS).best().words:
            match.play(words, seat)
    found = judge(only_turn(match, start, seat), seconds=0)
    assert (found.cost, found.accuracy) == (0, 100)
    assert all(part.best == part.mine for part in found.parts)


@compiled
def test_a_turn_that_is_thrown_away_costs_much() -> None:
    match = at_turn_start(FACTORIES, 2, 30)
    while match.phase != "work" or match.round < 4:
        seat = match.active[0]
        match.play(Turn(match.view(seat), 2).best().words[0], seat)
    seat, start = match.active[0], len(match.log)
    while seat in match.active and match.phase == "work":
        match.play(next(words for words in match.moves(seat) if words.startswith(("finish", "drop"))), seat)
    found = judge(only_turn(match, start, seat), seconds=0)
    assert found.cost > 1
    assert found.accuracy < 75
    assert found.parts[0].best != found.parts[0].mine


@compiled
def test_the_review_of_a_whole_game() -> None:
    match = played(FACTORIES, 1, 1000)
    steps: list[tuple[int, int]] = []
    found = review(match, lambda done, of: steps.append((done, of)), seconds=0)
    assert steps == [(n, len(found.turns)) for n in range(1, len(found.turns) + 1)]
    for turn in found.turns:
        assert 0 <= turn.chance <= 1
        assert 0 <= turn.accuracy <= 100
        for part in turn.parts:
            assert part.cost >= 0
            assert (part.best == part.mine) == (part.cost == 0)
            then = match.after(part.at)
            for words in part.best:
                then.play(words, turn.seat)
    assert found.curve(0)[-1] == (len(match.log), float(0 in match.winners))
    assert 50 < found.accuracy(0) <= 100
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(BadOption, match="when it is over"):
        review(Match(FACTORIES, seats=2, seed=1))


# What follows


def turn(at: int, chance: float, cost: float = 0.0, free: bool = True) -> Reviewed:
    part = Judged(at, ("pass",), ("pass",), False, cost)
    return Reviewed(0, at // 10 + 1, "work", at, chance, free, accuracy(cost, load("fantastic-factories")), (part,))


def made(*turns: Reviewed) -> Review:
    return Review(FACTORIES, 1, 100, (1.0,), turns)


def test_accuracy_falls_with_the_cost() -> None:
    found = [accuracy(cost, load("fantastic-factories")) for cost in (0, 1, 2, 4, 40)]
    assert found[0] == 100
    assert found == sorted(found, reverse=True)
    assert found[2:4] == [50, 25]
    assert found[4] < 1


def test_turns_without_a_choice_do_not_count() -> None:
    found = made(turn(0, 0.5, free=False), turn(10, 0.5, 2.0), turn(20, 0.5, 4.0), turn(30, 0.5, free=False))
    assert (found.accuracy(0), found.cost(0)) == (37.5, 6)
    assert made(turn(0, 0.5, free=False)).accuracy(0) == 100


def test_turning_points_are_the_largest_swings_in_order() -> None:
    found = made(turn(0, 0.5), turn(10, 0.55), turn(20, 0.2), turn(30, 0.5), turn(40, 0.62), turn(50, 0.61)).turning_points(0)
    assert [(p.at, p.before, p.after) for p in found] == [(10, 0.55, 0.2), (20, 0.2, 0.5), (50, 0.61, 1.0)]
    assert made(turn(0, 0.95), turn(10, 0.99)).turning_points(0) == []


def test_a_shared_win_is_the_end_of_both_curves() -> None:
    match = played(FACTORIES, 2, 0)
    found = summed_up(match, [])
    assert found.shares == (0, 0)
    assert Review(FACTORIES, 2, 9, (0.5, 0.5), ()).curve(1) == [(9, 0.5)]
