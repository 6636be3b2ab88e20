"""Say of weights that they fit the box as it is now: for a change of the components that changes no game.

For a change that all weights outlive:

    python -m fabrica.training.stamp fantastic-factories trained master
"""

from __future__ import annotations

import sys

from fabrica.engine.contract import Game
from fabrica.registry import load
from fabrica.search.weights import COMPONENTS, meta_in, meta_of, weights_of


def stamp(game: Game, bot: str) -> None:
    """All else that the file says, and its weights, stay as they are."""
    from safetensors.numpy import load_file, save

    path = weights_of(game, bot)
    path.write_bytes(save(load_file(path), meta_in(path, game) | {COMPONENTS: meta_of(game)[COMPONENTS]}))


if __name__ == "__main__":
    for bot in sys.argv[2:]:
        stamp(load(sys.argv[1]), bot)
