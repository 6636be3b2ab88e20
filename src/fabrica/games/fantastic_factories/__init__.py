"""Fantastic Factories, for 1 to 5 players."""

from __future__ import annotations

from typing import Any

from fabrica.engine.contract import LEVELS as ANY_GAME
from fabrica.engine.contract import Game, Option, Rules
from fabrica.games.fantastic_factories.ai.biased_players import BIASES
from fabrica.games.fantastic_factories.ai.observation import FEATURES, observe
from fabrica.games.fantastic_factories.ai.worth import worth
from fabrica.games.fantastic_factories.data.from_position import from_position
from fabrica.games.fantastic_factories.data.imagine import imagine
from fabrica.games.fantastic_factories.data.position import GAME_ID, PACKAGE, PHASES, VERSIONS, position
from fabrica.games.fantastic_factories.data.refusals import misnamed, refusal
from fabrica.games.fantastic_factories.data.view import resample, view
from fabrica.games.fantastic_factories.rules.ending import rivals_score, score, winners
from fabrica.games.fantastic_factories.rules.machine import machine_roll
from fabrica.games.fantastic_factories.rules.moves import MOVES, N_MOVES
from fabrica.games.fantastic_factories.rules.setup import setup
from fabrica.games.fantastic_factories.rules.state import SEATS_MOST, TABLE
from fabrica.games.fantastic_factories.rules.supply import roll, top_blueprint, top_contractor
from fabrica.games.fantastic_factories.rules.tables import LEVELS
from fabrica.games.fantastic_factories.rules.turns import active, legal, mover, play, side_phase


def round_of(s: Any) -> int:
    return s.round


def phase(s: Any) -> str:
    return PHASES[s.phase]


GAME = Game(
    id=GAME_ID,
    package=PACKAGE,
    versions=VERSIONS,
    seats=range(1, SEATS_MOST + 1),
    options={"machine": Option(values=LEVELS, seats=range(1, 2))},
    layout=TABLE,
    moves=MOVES,
    most_moves=N_MOVES,
    rules=Rules(setup, active, mover, legal, play, score, winners, round_of, rivals_score, side_phase),
    chance=(top_blueprint, top_contractor, roll, machine_roll),
    phase=phase,
    position=position,
    from_position=from_position,
    view=view,
    resample=resample,
    imagine=imagine,
    worth=worth,
    observe=observe,
    feature_most=FEATURES,
    refusal=refusal,
    misnamed=misnamed,
    biases=BIASES,
    hides=True,
    levels=(*ANY_GAME, "trained", "master"),
)
