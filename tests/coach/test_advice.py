"""Advice from a view: lines that can be played, that know nothing hidden, and chances that fit the position."""

from __future__ import annotations

import pytest

from coach.moments import at_turn_start
from fabrica import Match
from fabrica.coach.advice import Turn, advise, chance_to_win, odds
from fabrica.engine.chance import key_of
from fabrica.engine.outcomes import share

pytestmark = pytest.mark.compiled
FACTORIES, STEPHENS, SCYTHE = "fantastic-factories", "stephens", "scythe"
MOMENTS = [
    (FACTORIES, 2, 30),
    (FACTORIES, 1, 20),
    (FACTORIES, 3, 60),
    (STEPHENS, 2, 40),
    (SCYTHE, 2, 40),
    (SCYTHE, 1, 30),
    (STEPHENS, 1, 25),
]


@pytest.mark.parametrize(("game", "seats", "moves"), MOMENTS)
def test_the_best_line_can_be_played_as_far_as_it_sees(game: str, seats: int, moves: int) -> None:
    match = at_turn_start(game, seats, moves)
    seat, begun = match.active[0], (match.round, match.phase)
    line = advise(match.view(seat), seconds=0)
    for words in line.words:
        assert (match.round, match.phase) == begun
        match.play(words, seat)
    goes_on = seat in match.active and (match.round, match.phase) == begun
    assert line.luck == goes_on or match.log[-1].revealed
    assert not any(entry.revealed for entry in match.log[-len(line.words) : -1])


@pytest.mark.parametrize(("game", "seats", "moves"), MOMENTS[:-1])
def test_nothing_hidden_is_used(game: str, seats: int, moves: int) -> None:
    """With other cards in hidden hands and decks, and other chance to come, the coach says the same."""
    match = at_turn_start(game, seats, moves)
    seat = match.active[0]
    said, chance = advise(match.view(seat), seconds=0), chance_to_win(match.view(seat), games=16)
    for secret in ("one", "two"):
        other = match.after(len(match.log))
        other._state = match.game.resample(match._state, seat, key_of(secret))
        assert other.state() != match.state()
        assert advise(other.view(seat), seconds=0) == said
        assert chance_to_win(other.view(seat), games=16) == chance


def test_of_known_lines_the_best_is_taken() -> None:
    match = at_turn_start(FACTORIES, 2, 30)
    turn = Turn(match.view(match.active[0]))
    best = turn.best()
    assert turn.best(best.words) == best
    for words in match.moves(match.active[0]):
        assert turn.judged(turn.in_sight([match.game.move_index[words]])).value <= turn.best([words]).value


def nearly_over(goods: int, other: int) -> Match:
    seats = [{"metal": 2, "energy": 2, "goods": n, "hand": [], "compound": [], "dice": [1, 2]} for n in (goods, other)]
    position = {"game": FACTORIES, "phase": "work", "round": 9, "last_round": True, "seats": seats}
    return Match.from_position(position, seed=1)


def test_the_chance_to_win_fits_the_position() -> None:
    assert chance_to_win(nearly_over(15, 3).view(0), games=32) == 1
    assert chance_to_win(nearly_over(3, 15).view(0), games=32) == 0


def test_the_odds_follow_from_how_everyone_stands() -> None:
    """Where a game is not played to its end: more for who has more, together all of it, and the leader before an end is sure."""
    poor, rich = {"faction": "nordic", "mat": "industrial"}, {"faction": "crimea", "mat": "mechanical"}
    chances: list[float] = []
    for coins in (0, 30, 300):
        match = Match.from_position({"game": SCYTHE, "turn": 0, "seats": [poor, {**rich, "coins": coins}]}, seed=1)
        assert odds(match.game, match._state, 0, 30) + odds(match.game, match._state, 1, 30) == pytest.approx(1)
        chances.append(chance_to_win(match.view(0)))
    assert 0.3 < chances[0] < 0.7
    assert sorted(chances, reverse=True) == chances
    assert chances[-1] < 0.01


@pytest.mark.parametrize("game", [SCYTHE, STEPHENS])
def test_the_strongest_bot_advises_where_there_is_no_solver(game: str) -> None:
    """Its line is believed unless another is better by more than half a turn; a line that is known already may be its own."""
    turn = Turn(at_turn_start(game, 2, 40).view(at_turn_start(game, 2, 40).active[0]))
    bots, best = turn.judged(turn.in_sight(turn.bots_line())), turn.best()
    assert bots.words
    assert best == bots or best.value > bots.value + turn.game.ai.A_TURN / 200


def test_a_solver_needs_no_bot() -> None:
    turn = Turn(at_turn_start(FACTORIES, 2, 30).view(at_turn_start(FACTORIES, 2, 30).active[0]))
    assert turn.bots_line() == []


def test_a_shared_win_is_shared() -> None:
    assert (share(0b01, 0), share(0b01, 1), share(0b11, 1), share(0, 0)) == (1, 0, 0.5, 0)
