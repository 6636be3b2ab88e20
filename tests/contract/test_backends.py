"""One source, three backends: the same games to the byte, interpreted, compiled, and on a GPU where there is one."""

from __future__ import annotations

import numpy as np
import pytest

import fabrica
from contract.playing import LONG_GAMES, LONGER, Table, tables, tables_of
from fabrica.engine import backend, cuda
from fabrica.simulate.batch import Batch

pytestmark = pytest.mark.compiled
every_table = pytest.mark.parametrize("table", tables(), ids=str)
GAMES, LONG_ONES = 1000, 8  # of each game, over all its tables; of a long one, unless there is time


def played(game: str, where: str, seats: int, options: list[int], players: tuple[str, ...] = ()) -> tuple[bytes, bytes]:
    """The results and the final states of a batch, as bytes."""
    batch = Batch(fabrica.load(game), where)
    games = (LONG_ONES if game in LONG_GAMES and LONGER == 1 else GAMES) // len(tables_of(game))
    states = np.zeros(games, batch.game.layout.dtype)
    results = batch.play(games, seats, "backends", options, players, states=states)
    return results.tobytes(), states.tobytes()


def option_values(table: Table) -> list[int]:
    game = fabrica.load(table.game)
    return [option.values.index(dict(table.options).get(name, option.values[0])) for name, option in game.options.items()]


@every_table
def test_compiled_games_equal_interpreted_ones(table: Table) -> None:
    plain = played(table.game, "python", table.seats, option_values(table))
    assert played(table.game, "numba", table.seats, option_values(table)) == plain


@every_table
def test_biased_games_are_equal_too(table: Table) -> None:
    players = (*fabrica.load(table.game).biases,)[: table.seats]
    plain = played(table.game, "python", table.seats, option_values(table), players)
    assert played(table.game, "numba", table.seats, option_values(table), players) == plain


@every_table
def test_games_on_a_gpu_are_equal_too(table: Table) -> None:
    if cuda.cuda() is None:
        pytest.skip("no GPU here; benchmarks/results.md has the figures of a machine with one")
    assert played(table.game, "cuda", table.seats, option_values(table)) == played(
        table.game, "numba", table.seats, option_values(table)
    )


def test_threads_do_not_change_the_games() -> None:
    game = fabrica.load("fantastic-factories")
    alone, together = Batch(game, threads=1).play(50, 2), Batch(game, threads=2).play(50, 2)
    assert alone.tobytes() == together.tobytes()


def low() -> int:
    return 1


def high() -> int:
    return 2


def answer() -> int:
    return low()


def question() -> int:
    return 10 * answer()


def test_what_is_kept_on_disk_is_not_taken_for_what_calls_another() -> None:
    assert [backend.compiled(stand_ins)(question)() for stand_ins in ({}, {low: high}, {})] == [10, 20, 10]


def test_another_seed_gives_other_games() -> None:
    batch = Batch(fabrica.load("fantastic-factories"))
    assert batch.play(20, 2, "a").tobytes() != batch.play(20, 2, "b").tobytes()


def test_one_worker_tests_all_that_is_compiled_of_a_game(request: pytest.FixtureRequest) -> None:
    """Else each of several workers would compile it."""
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("the tests are not grouped: this needs --dist loadgroup")
    assert request.node.nodeid.endswith("@compiled fantastic-factories")
