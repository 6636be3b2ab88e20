"""Players of a batch that look one move ahead: they beat chance, their games end, the same games come whatever the threads."""

from __future__ import annotations

import pytest

import fabrica
from contract.playing import every_game
from fabrica.engine.errors import BadOption, UnknownName
from fabrica.simulate.batch import Batch

pytestmark = pytest.mark.compiled
GAMES = 60
SHARE = 0.8  # won at least
LATE = 5_000  # decisions: several times as many as games take


@every_game
def test_looking_ahead_beats_chance(game: str) -> None:
    batch = Batch(fabrica.load(game))
    won = [(batch.play(GAMES, 2, players=players)["winners"] >> seat & 1).sum()
           for seat, players in enumerate((("greedy", "random"), ("random", "greedy")))]  # fmt: skip
    assert sum(won) > SHARE * 2 * GAMES


@every_game
def test_the_same_games_whatever_the_threads(game: str) -> None:
    alone, together = (Batch(fabrica.load(game), threads=n).play(10, 2, players=("greedy",)) for n in (1, 2))
    assert alone.tobytes() == together.tobytes()
    assert (alone["decisions"] > LATE).sum() <= 1, "games that go round in circles"
    assert alone.tobytes() != Batch(fabrica.load(game)).play(10, 2, "other", players=("greedy",)).tobytes()


def test_it_needs_the_compiled_backend_and_a_known_name() -> None:
    game = fabrica.load(fabrica.games()[0])
    with pytest.raises(BadOption, match="numba only"):
        Batch(game, "python").play(1, 2, players=("greedy",))
    with pytest.raises(UnknownName, match="greedy"):
        Batch(game).play(1, 2, players=("gredy",))
