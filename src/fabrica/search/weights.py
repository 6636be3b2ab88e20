"""Files of weights: what they say of themselves, and whether they fit the box that is played with."""

from __future__ import annotations

import json
from pathlib import Path

from fabrica.engine.box import components_hash
from fabrica.engine.contract import Game
from fabrica.engine.errors import FabricaError

COMPONENTS = "components"
HEADER_MOST = 1_000_000  # bytes


class BadWeights(FabricaError):
    """Weights that are not there, not of this game, or of another box. `why` is missing or components."""

    def __init__(self, text: str, why: str = "missing") -> None:
        super().__init__(text)
        self.why = why


def meta_of(game: Game) -> dict[str, str]:
    """What weights say of themselves: the game they were trained for, and what was in its box."""
    return {
        "game": game.id, "version": str(game.version), "features": str(game.features), "moves": str(len(game.moves)),
        COMPONENTS: components_hash(game.package),
    }  # fmt: skip


def weights_of(game: Game, bot: str) -> Path:
    """Of a game's bot: each has learned for itself."""
    return Path(game.ai.__file__ or "").parent / "weights" / f"{bot}.safetensors"


def misfit(game: Game, bot: str) -> BadWeights | None:
    """Why a bot that has learned cannot play; None if it can."""
    path = weights_of(game, bot)
    try:
        check_meta(path, meta_in(path, game), game)
    except BadWeights as error:
        return error
    return None


def meta_in(path: Path, game: Game) -> dict[str, str]:
    """What a file says of itself. Its tensors are not read, and need not be: so this needs no package for them."""
    if not path.is_file():
        raise BadWeights(f"{path.name} of {game.id} is missing; `fabrica train {game.id}` makes it")
    try:
        with path.open("rb") as file:
            size = int.from_bytes(file.read(8), "little")
            found: dict[str, str] = json.loads(file.read(min(size, HEADER_MOST)))["__metadata__"]
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise BadWeights(f"{path.name} cannot be read as safetensors: {error}") from None
    return found


def check_meta(path: Path, meta: dict[str, str], game: Game) -> None:
    """Made for this game and this box, by any version of its rules that is still played: all have the same moves and features."""
    expected = meta_of(game)
    if meta.get("version") in [str(version) for version in game.versions]:
        del expected["version"]
    if meta.get("game") == game.id and meta.get(COMPONENTS) != expected[COMPONENTS]:
        learned = f"{path.stem} has learned with other components than those in this box of {game.id}"
        raise BadWeights(f"{learned}; `fabrica train {game.id}` makes weights that fit", COMPONENTS)
    if wrong := [f"{key} is {meta.get(key)}, expected {value}" for key, value in expected.items() if meta.get(key) != value]:
        raise BadWeights(f"{path.name} does not fit: {'; '.join(wrong)}")
