"""How long one look of the trained network takes on a CPU: our rules compiled, NumPy, and ONNX Runtime, in one run.

pip install onnx onnxruntime; python benchmarks/inference.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from safetensors.numpy import load_file

from fabrica import Match, load
from fabrica.bots import choose
from fabrica.search.network_workspace import network_workspace_of
from fabrica.search.weights import weights_of

GAME, BOT, LAYERS = load("fantastic-factories"), "trained", ("first", "second", "third")
WEIGHTS = {name: tensor.astype(np.float32) for name, tensor in load_file(weights_of(GAME, BOT)).items()}


def position() -> Any:
    """A decision in the middle of a game."""
    match = Match(GAME.id, seats=2, seed="inference")
    while match.round < 5 or len(match.moves(match.active[0])) < 5:
        match.play(choose(BOT, match.view(match.active[0])), match.active[0])
    return match


def by_numpy(observation: Any) -> Any:
    x = observation
    for layer in LAYERS:
        x = np.maximum(x @ WEIGHTS[f"{layer}.weight"] + WEIGHTS[f"{layer}.bias"], 0)
    return WEIGHTS["policy.weight"] @ x + WEIGHTS["policy.bias"], WEIGHTS["value.weight"] @ x + WEIGHTS["value.bias"]


def by_onnx() -> Callable[[Any], Any]:
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper

    nodes, last = [], "in"
    for layer in LAYERS:
        nodes.append(helper.make_node("Gemm", [last, f"{layer}.weight", f"{layer}.bias"], [f"{layer}.sum"]))
        nodes.append(helper.make_node("Relu", [f"{layer}.sum"], [layer]))
        last = layer
    for head in ("policy", "value"):
        nodes.append(helper.make_node("Gemm", [last, f"{head}.weight", f"{head}.bias"], [head], transB=1))
    given = [helper.make_tensor_value_info("in", TensorProto.FLOAT, [1, GAME.features])]
    found = [helper.make_tensor_value_info(head, TensorProto.FLOAT, None) for head in ("policy", "value")]
    graph = helper.make_graph(nodes, "net", given, found, [numpy_helper.from_array(v, k) for k, v in WEIGHTS.items()])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=10)
    how = onnxruntime.SessionOptions()
    how.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), how, providers=["CPUExecutionProvider"])
    return lambda observation: session.run(None, {"in": observation[None]})


def microseconds(call: Callable[[], Any], times: int = 300) -> float:
    """The best of several rounds: others may be at work on this machine."""
    call()
    best = float("inf")
    for _ in range(20):
        began = time.perf_counter()
        for _ in range(times):
            call()
        best = min(best, time.perf_counter() - began)
    return best / times * 1e6


def main() -> None:
    match = position()
    seat, workspace = match.active[0], network_workspace_of(GAME.id, BOT)
    observation = np.zeros(GAME.features, np.float32)
    GAME.observe(match._state, seat, observation)
    moves = [GAME.move_index[words] for words in match.moves(seat)]
    workspace.consider(GAME.layout.to_record(match._state), seat, moves)
    ours = microseconds(
        lambda: workspace._consider(workspace.own[0], seat, workspace.moves, len(moves), workspace.net, workspace.chances)
    )
    print(f"compiled, with the observation  {ours:7.1f} µs")
    print(f"NumPy, without                  {microseconds(lambda: by_numpy(observation)):7.1f} µs")
    session = by_onnx()
    print(f"ONNX Runtime, without           {microseconds(lambda: session(observation)):7.1f} µs")


if __name__ == "__main__":
    main()
