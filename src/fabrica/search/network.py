"""The trained network without PyTorch: its weights from a file, and its few lines of arithmetic as rules that run compiled.

Most of an observation is zero, and so is much of a layer: only what is not zero is multiplied, and only legal moves are weighed.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from fabrica.engine.any_game import observe
from fabrica.engine.contract import Game
from fabrica.search.weights import BadWeights, check_meta, meta_in

HIDDEN = (512, 512, 256)
LAYERS = ("first", "second", "third", "policy", "value")
LANES = 8  # sums that are made side by side


class Network(NamedTuple):
    """Weights, and room for what comes between. A layer has a row for each input, a head one for each output."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    third: Any
    third_bias: Any
    policy: Any
    policy_bias: Any
    value: Any
    value_bias: Any
    seen: Any  # an observation
    one: Any
    two: Any
    three: Any
    picked: Any  # the inputs that are not zero


def look(s: Any, seat: int, net: Network) -> float:
    """What the game will be worth to a seat that is to move: about -1 to 1. Leaves what `weigh` needs."""
    net.seen[:] = 0
    observe(s, seat, net.seen)
    through(net.seen, net.first, net.first_bias, net.one, net.picked)
    through(net.one, net.second, net.second_bias, net.two, net.picked)
    through(net.two, net.third, net.third_bias, net.three, net.picked)
    for i in range(net.three.shape[0]):
        net.three[i] = max(net.three[i], np.float32(0))
    return dot(net.value[0], net.three) + net.value_bias[0]


def through(inputs: Any, weights: Any, bias: Any, out: Any, picked: Any) -> None:
    """The next layer, from what is positive of one: four rows at a time, then the rest."""
    out[:] = bias
    count = 0
    for i in range(inputs.shape[0]):
        if inputs[i] > 0:
            picked[count] = i
            count += 1
    at = 0
    while at + 3 < count:
        add_four(out, weights, inputs, picked[at], picked[at + 1], picked[at + 2], picked[at + 3])
        at += 4
    while at < count:
        times = np.float32(inputs[picked[at]])
        row = weights[picked[at]]
        for j in range(out.shape[0]):
            out[j] += row[j] * times
        at += 1


def add_four(out: Any, weights: Any, inputs: Any, a: int, b: int, c: int, d: int) -> None:
    row_a, row_b, row_c, row_d = weights[a], weights[b], weights[c], weights[d]
    times_a, times_b = np.float32(inputs[a]), np.float32(inputs[b])
    times_c, times_d = np.float32(inputs[c]), np.float32(inputs[d])
    for j in range(out.shape[0]):
        out[j] += (row_a[j] * times_a + row_b[j] * times_b) + (row_c[j] * times_c + row_d[j] * times_d)


def dot(a: Any, b: Any) -> Any:
    """Of rows whose length is a multiple of the lanes."""
    s0 = s1 = s2 = s3 = s4 = s5 = s6 = s7 = np.float32(0)
    for j in range(0, a.shape[0], LANES):
        s0 += a[j] * b[j]
        s1 += a[j + 1] * b[j + 1]
        s2 += a[j + 2] * b[j + 2]
        s3 += a[j + 3] * b[j + 3]
        s4 += a[j + 4] * b[j + 4]
        s5 += a[j + 5] * b[j + 5]
        s6 += a[j + 6] * b[j + 6]
        s7 += a[j + 7] * b[j + 7]
    return (s0 + s1) + (s2 + s3) + ((s4 + s5) + (s6 + s7))


def weigh(moves: Any, count: int, net: Network, chances: Any) -> None:
    """After a look: how likely each of the legal moves is."""
    top = -1e30
    for i in range(count):
        chances[i] = dot(net.policy[moves[i]], net.three) + net.policy_bias[moves[i]]
        top = max(top, chances[i])
    total = 0.0
    for i in range(count):
        chances[i] = exp(chances[i] - top)
        total += chances[i]
    for i in range(count):
        chances[i] /= total


def consider(s: Any, seat: int, moves: Any, count: int, net: Network, chances: Any) -> float:
    """How likely each legal move is, and what the game will be worth."""
    found = look(s, seat, net)
    weigh(moves, count, net, chances)
    return found


def load_network(game: Game, path: Path) -> Network:
    """A network that plays a game, from a file."""
    from safetensors import SafetensorError, safe_open

    meta = meta_in(path, game)
    try:
        with safe_open(path, framework="numpy") as file:
            tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
    except (SafetensorError, OSError) as error:
        raise BadWeights(f"{path.name} cannot be read as safetensors: {error}") from None
    check_meta(path, meta, game)
    shapes = shapes_of(game, tensors)
    for name, shape in shapes.items():
        if name not in tensors or tensors[name].shape != shape:
            got = tensors[name].shape if name in tensors else "nothing"
            raise BadWeights(f"{path.name}: {name} has shape {got}; expected {shape}")
    ready = [np.ascontiguousarray(tensors[name], np.float32) for name in shapes]
    between = [np.zeros(len(bias), np.float32) for bias in ready[1:6:2]]
    picked = np.zeros(max(game.features, *map(len, between)), np.int32)
    return Network(*(*ready, np.zeros(game.features, np.uint8), *between, picked))


def shapes_of(game: Game, tensors: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    """What the tensors should look like, by the sizes of the hidden layers."""
    hidden = [len(tensors.get(f"{name}.bias", range(size))) for name, size in zip(LAYERS, HIDDEN, strict=False)]
    sizes = (game.features, *hidden)
    shapes: dict[str, tuple[int, ...]] = {}
    for name, inputs, outputs in zip(LAYERS, sizes, hidden, strict=False):
        shapes[f"{name}.weight"], shapes[f"{name}.bias"] = (inputs, outputs), (outputs,)
    for name, outputs in (("policy", len(game.moves)), ("value", 1)):
        shapes[f"{name}.weight"], shapes[f"{name}.bias"] = (outputs, hidden[-1]), (outputs,)
    return shapes
