"""Training by self-play, where PyTorch is installed: advantages by hand, the same seed, a run in pieces."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fabrica
from fabrica.engine.errors import BadOption

torch = pytest.importorskip("torch", reason="PyTorch is not installed: fabrica[train] brings it")
pytestmark = pytest.mark.compiled

from safetensors.numpy import load_file  # noqa: E402

from fabrica.search.network import load_network  # noqa: E402
from fabrica.training.ppo import Piece, advantages  # noqa: E402
from fabrica.training.training_run import CHECKPOINT, LOG, WEIGHTS, TrainingRun, settings_with  # noqa: E402

SMALL = {"tables": 64, "steps": 8, "part": 128}


def run_in(folder: Path, seed: str = "a", steps: int = 2_000, game: str = "fantastic-factories") -> TrainingRun:
    return TrainingRun(game, folder, seed, steps, "cpu", settings_with(**SMALL))


def column(row: list[Any], kind: Any = torch.float32) -> Any:
    return torch.tensor(row, dtype=kind)[:, None]


def piece(
    values: list[float], seats: list[int], ended: list[bool], rewards: list[list[float]], last: float, last_seat: int
) -> Any:
    nothing = torch.zeros(len(values), 1)
    return Piece(
        nothing, nothing, nothing, nothing, column(values), column(seats, torch.int64), torch.tensor(rewards)[:, None, :],
        column(ended, torch.bool), torch.tensor([last]), torch.tensor([last_seat]),
    )  # fmt: skip


def test_a_decision_is_followed_by_the_same_seats_next_one() -> None:
    none = [[0.0, 0.0]] * 3
    found, known = advantages(piece([0.1, 0.5, 0.3], [0, 1, 0], [False] * 3, none, 0.7, 0), 2, 0.5)
    assert found[:, 0].tolist() == pytest.approx([0.3 - 0.1 + 0.5 * 0.4, 0.0, 0.7 - 0.3])
    assert known[:, 0].tolist() == [True, False, True]


def test_the_end_pays_every_seat() -> None:
    rewards = [[0.0, 0.0], [1.0, -1.0], [0.0, 0.0]]
    found, known = advantages(piece([0.2, -0.4, 0.0], [0, 1, 0], [False, True, False], rewards, 0.9, 1), 2, 0.9)
    assert found[:, 0].tolist() == pytest.approx([1.0 - 0.2, -1.0 + 0.4, 0.0])
    assert known[:, 0].tolist() == [True, True, False]


def tensors(path: Path) -> dict[str, bytes]:
    """The weights of a file, whose head has its entries in any order."""
    return {name: tensor.tobytes() for name, tensor in load_file(path).items()}


def test_the_same_seed_gives_the_same_weights_and_another_other_ones(tmp_path: Path) -> None:
    for name, seed in (("one", "a"), ("two", "a"), ("other", "b")):
        run_in(tmp_path / name, seed, 1_000).run(60, lambda line: None)
    one, two, other = (tensors(tmp_path / name / WEIGHTS) for name in ("one", "two", "other"))
    assert one == two
    assert one != other


def test_a_run_goes_on_where_it_stopped_and_its_weights_can_be_played_with(tmp_path: Path) -> None:
    first = run_in(tmp_path, steps=1_000)
    first.run(60, lambda line: None)
    again = run_in(tmp_path, steps=2_000)
    assert (again.done, again.lessons) == (first.done, first.lessons)
    again.run(60, lambda line: None)
    steps = [json.loads(line)["steps"] for line in (tmp_path / LOG).read_text().splitlines()]
    assert steps == sorted(steps)
    assert steps[-1] >= 2_000
    assert load_network(fabrica.load("fantastic-factories"), tmp_path / WEIGHTS).policy.shape == (970, 256)


def test_it_learns_stephens_too(tmp_path: Path) -> None:
    run_in(tmp_path, steps=500, game="stephens").run(60, lambda line: None)
    assert (tmp_path / WEIGHTS).exists()


def test_a_run_of_another_seed_is_not_gone_on_with(tmp_path: Path) -> None:
    run_in(tmp_path).keep()
    assert (tmp_path / CHECKPOINT).exists()
    with pytest.raises(BadOption, match="another run: seed a instead of b"):
        run_in(tmp_path, "b")


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU here")
def test_without_a_gpu_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no GPU"):
        TrainingRun("fantastic-factories", tmp_path, "a", 1, "cuda", settings_with(**SMALL))
