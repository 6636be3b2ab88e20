"""The network: what a seat may know goes in; how likely each move is, and what the game will be worth to the seat, come out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from fabrica.engine.contract import Game
from fabrica.envs.vector import scale_of
from fabrica.search.network import HIDDEN, LAYERS
from fabrica.search.weights import meta_of

NEVER = -1e9  # the logit of a move that is not legal


class Net(nn.Module):
    """Three layers, then a head for the moves and one for the value."""

    def __init__(self, game: Game, hidden: tuple[int, ...] = HIDDEN) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale_of(game).copy()), persistent=False)
        sizes = (game.features, *hidden)
        self.layers = nn.ModuleList(linear(a, b, 2**0.5) for a, b in zip(sizes, hidden, strict=False))
        self.policy = linear(hidden[-1], len(game.moves), 0.01)
        self.value = linear(hidden[-1], 1, 0.1)

    def forward(self, observations: Any) -> tuple[Any, Any]:
        """Logits of all moves, legal or not, and the value."""
        x = observations.float() * self.scale
        for layer in self.layers:
            x = torch.relu(layer(x))
        return self.policy(x).float(), self.value(x).float().squeeze(-1)


def linear(inputs: int, outputs: int, gain: float) -> nn.Linear:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


def log_chances(logits: Any, mask: Any) -> Any:
    """The logarithm of how likely each legal move is."""
    return torch.log_softmax(logits.masked_fill(~mask, NEVER), -1)


def export(net: Net, game: Game, path: Path) -> None:
    """The weights for `fabrica.search.network`: raw observations go in, so the first layer takes the scale upon itself."""
    from safetensors.numpy import save_file

    tensors = {}
    for name, layer in zip(LAYERS, (*net.layers, net.policy, net.value), strict=True):
        weight = layer.weight * net.scale if name == LAYERS[0] else layer.weight
        turned = weight if name in ("policy", "value") else weight.T  # heads have a row for each move, layers one for each input
        tensors[f"{name}.weight"] = turned.detach().cpu().numpy().astype(np.float16).copy()
        tensors[f"{name}.bias"] = layer.bias.detach().cpu().numpy().astype(np.float16).copy()
    path.parent.mkdir(parents=True, exist_ok=True)
    save_file(tensors, path, metadata=meta_of(game))
