"""The games as OpenSpiel games: `pyspiel.load_game("fabrica_fantastic_factories(players=2)")` after importing this module.

Chance decides first, and once for all: four chance nodes draw the parts of a seed, and what is rolled and drawn later follows
from it. So a history can be replayed, and nobody sees the seed in what a player observes.
"""

from __future__ import annotations

import json
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from fabrica.engine import backend
from fabrica.engine.chance import key_of
from fabrica.engine.contract import Game
from fabrica.engine.extras import how_it_comes
from fabrica.engine.options import check_options, check_seats, option_values
from fabrica.engine.outcomes import outcome
from fabrica.envs.vector import MOST_STEPS, scale_of
from fabrica.registry import games, load

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(f"OpenSpiel is not installed: {how_it_comes('openspiel')}") from missing

PARTS, VALUES = 4, 256  # of the seed: four billion games
DEFAULT_SEATS = 2


def short_name(game: str) -> str:
    return f"fabrica_{game.replace('-', '_')}"


def parameters(game: Game) -> dict[str, Any]:
    """The number of players, and the game's options; an empty one is left to the game."""
    return {"players": DEFAULT_SEATS, **{name.replace("-", "_"): "" for name in game.options}}


def game_type(game: Game, zero_sum: bool) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game.id),
        long_name=f"Fabrica: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def game_info(game: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.moves),
        max_chance_outcomes=VALUES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if seats > 1 else None,
        max_game_length=MOST_STEPS,
    )


@cache
def rules_of(game: str) -> Any:
    """A game's rules, interpreted."""
    binding = backend.plain()
    return SimpleNamespace(**{name: binding(rule) for name, rule in vars(load(game).rules).items()})


class FabricaGame(pyspiel.Game):
    """A game of the house, a class for each; alone against an opponent that is no seat it is not zero-sum."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        self.seats = params.get("players", DEFAULT_SEATS)
        check_seats(game, self.seats)
        said = {name: params.get(name.replace("-", "_"), "") for name in game.options}
        chosen = check_options(game, self.seats, {name: value for name, value in said.items() if value})
        self.values = option_values(game, chosen)
        super().__init__(game_type(game, self.seats > 1), game_info(game, self.seats), params)

    def new_initial_state(self) -> FabricaState:
        return FabricaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What a player sees now, open or its own: no other kind is given, neither what all see nor what one remembers."""
        return Observer(self.game) if iig_obs_type is None or is_seen_now(iig_obs_type) else None


def is_seen_now(kind: Any) -> bool:
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    return bool(kind.public_info) and own and not kind.perfect_recall


class Board:
    """A state that OpenSpiel can copy and keep."""

    def __init__(self, game: str, packed: bytes) -> None:
        self.game, self.state = game, load(game).layout.unpack(packed)

    def __reduce__(self) -> tuple[Any, ...]:
        return Board, (self.game, load(self.game).layout.pack(self.state))


class FabricaState(pyspiel.State):
    """A game in progress: the parts of the seed that are drawn, and then its state."""

    def __init__(self, game: FabricaGame) -> None:
        super().__init__(game)
        self.id, self.seats, self.values = game.game.id, game.seats, game.values
        self.seed: list[int] = []
        self.moves = 0
        self.board: Board | None = None

    def current_player(self) -> int:
        if self.board is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = rules_of(self.id).mover(self.board.state)
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 or self.moves >= MOST_STEPS else seat

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(value, 1 / VALUES) for value in range(VALUES)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.board is None or player != self.current_player():
            return []
        out = [0] * load(self.id).most_moves
        return sorted(out[: rules_of(self.id).legal(self.board.state, player, out)])

    def _apply_action(self, action: int) -> None:
        if self.board is not None:
            rules_of(self.id).play(self.board.state, self.current_player(), action)
            self.moves += 1
            return
        self.seed.append(action)
        if len(self.seed) == PARTS:
            self.board = self._set_up()

    def _set_up(self) -> Board:
        board = Board(self.id, load(self.id).layout.pack(load(self.id).blank()))
        for i, part in enumerate(key_of(" ".join(map(str, self.seed)))):
            board.state.key[i] = part
        rules_of(self.id).setup(board.state, self.seats, self.values)
        return board

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == int(pyspiel.PlayerId.CHANCE) else load(self.id).moves[action]

    def returns(self) -> list[float]:
        if self.board is None or rules_of(self.id).mover(self.board.state) >= 0:
            return [0.0] * self.seats
        won = rules_of(self.id).winners(self.board.state)
        return [outcome(won, self.seats, seat) for seat in range(self.seats)]

    def __str__(self) -> str:
        """The truth: what lies on the table, and the hands."""
        return f"seed {self.seed}" if self.board is None else json.dumps(load(self.id).position(self.board.state))


class Observer:
    """What a player may know, as features and as text."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tensor = np.zeros(game.features, np.float32)
        self.dict = {"observation": self.tensor}
        self._scale = scale_of(game)

    def set_from(self, state: FabricaState, player: int) -> None:
        row = [0] * self.game.features
        if state.board is not None:
            self.game.observe(state.board.state, player, row)
        self.tensor[:] = np.array(row, np.float32) * self._scale

    def string_from(self, state: FabricaState, player: int) -> str:
        return "before the game" if state.board is None else json.dumps(self.game.view(state.board.state, player))


for _game in map(load, games()):
    pyspiel.register_game(game_type(_game, True), type(short_name(_game.id), (FabricaGame,), {"game": _game}))
