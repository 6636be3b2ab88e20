"""The network without PyTorch: its arithmetic is that of plain NumPy, and weights that do not fit are refused."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

import fabrica
from fabrica.bots import choose
from fabrica.bots.search import is_decided
from fabrica.search.network import load_network
from fabrica.search.network_workspace import network_workspace_of
from fabrica.search.weights import BadWeights, check_meta, meta_of, weights_of

GAME = "fantastic-factories"
pytestmark = pytest.mark.compiled


def positions(count: int) -> list[tuple[fabrica.Match, int]]:
    """Decisions of a game in which the network plays."""
    match = fabrica.Match(GAME, seats=3, seed="network")
    found: list[tuple[fabrica.Match, int]] = []
    while len(found) < count:
        seat = match.active[0]
        if len(match.moves(seat)) > 1:
            found.append((fabrica.Match.from_record(match.record()), seat))
        match.play(choose("trained", match.view(seat)), seat)
    return found


def by_numpy(game: Any, observation: Any, moves: list[int]) -> tuple[Any, float]:
    """The same network, every multiplication of it."""
    weights = {name: tensor.astype(np.float64) for name, tensor in load_file(weights_of(game, "trained")).items()}
    x = observation.astype(np.float64)
    for layer in ("first", "second", "third"):
        x = np.maximum(x @ weights[f"{layer}.weight"] + weights[f"{layer}.bias"], 0)
    logits = (weights["policy.weight"] @ x + weights["policy.bias"])[moves]
    chances = np.exp(logits - logits.max())
    return chances / chances.sum(), float(weights["value.weight"][0] @ x + weights["value.bias"][0])


def test_it_computes_what_numpy_computes() -> None:
    game = fabrica.load(GAME)
    for match, seat in positions(30):
        moves = [game.move_index[words] for words in match.moves(seat)]
        observation = np.zeros(game.features, np.uint8)
        game.observe(match._state, seat, observation)
        chances, worth = network_workspace_of(GAME, "trained").consider(game.layout.to_record(match._state), seat, moves)
        expected, value = by_numpy(game, observation, moves)
        assert np.abs(chances - expected).max() < 1e-4
        assert abs(worth - value) < 1e-4


def test_trained_plays_the_likeliest_move() -> None:
    game = fabrica.load(GAME)
    for match, seat in positions(10):
        moves = [game.move_index[words] for words in match.moves(seat)]
        observation = np.zeros(game.features, np.uint8)
        game.observe(match._state, seat, observation)
        chances, _ = by_numpy(game, observation, moves)
        assert choose("trained", match.view(seat)) == game.moves[moves[int(chances.argmax())]]


def test_master_says_the_same_for_the_same_seed() -> None:
    for match, seat in positions(12)[-3:]:
        first = choose("master", match.view(seat), 0.1, "a")
        assert first == choose("master", match.view(seat), 0.1, "a")
        assert first in match.moves(seat)


def test_master_stops_when_no_other_move_can_be_tried_more() -> None:
    assert is_decided([(70, 0.1, 5), (10, 0.3, 6)], 59)
    assert not is_decided([(70, 0.1, 5), (10, 0.3, 6)], 60)
    assert not is_decided([], 10)


def changed(tmp_path: Path, tensors: dict[str, Any], meta: dict[str, str] | None = None) -> Path:
    game = fabrica.load(GAME)
    path = tmp_path / "weights.safetensors"
    kept = {name: tensor for name, tensor in (load_file(weights_of(game, "trained")) | tensors).items() if tensor is not None}
    save_file(kept, path, metadata=meta_of(game) if meta is None else meta)
    return path


def test_weights_that_do_not_fit_say_what_was_expected(tmp_path: Path) -> None:
    game = fabrica.load(GAME)
    with pytest.raises(BadWeights, match=r"nowhere.safetensors .* is missing"):
        load_network(game, tmp_path / "nowhere.safetensors")
    broken = tmp_path / "broken.safetensors"
    broken.write_bytes(b"not weights")
    with pytest.raises(BadWeights, match="cannot be read as safetensors"):
        load_network(game, broken)
    with pytest.raises(BadWeights, match=r"second.weight has shape \(512, 511\); expected \(512, 512\)"):
        load_network(game, changed(tmp_path, {"second.weight": np.zeros((512, 511), np.float16)}))
    with pytest.raises(BadWeights, match=r"policy.bias has shape nothing; expected \(970,\)"):
        load_network(game, changed(tmp_path, {"policy.bias": None}))
    with pytest.raises(BadWeights, match="game is stephens, expected fantastic-factories"):
        load_network(game, changed(tmp_path, {}, meta_of(fabrica.load("stephens"))))


@pytest.mark.parametrize("bot", ["trained", "master"])
def test_the_weights_are_small_and_say_what_they_are_for(bot: str) -> None:
    path = weights_of(fabrica.load(GAME), bot)
    assert path.stat().st_size < 4_000_000
    with path.open("rb") as file:
        header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
    check_meta(path, header["__metadata__"], fabrica.load(GAME))  # raises where it does not fit
    assert header["__metadata__"].keys() == meta_of(fabrica.load(GAME)).keys()
