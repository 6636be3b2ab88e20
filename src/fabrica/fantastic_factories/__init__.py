"""Fantastic Factories, for 1 to 5 players."""

from __future__ import annotations

from typing import Any

from fabrica.fantastic_factories.ending import rivals_score, score, winners
from fabrica.fantastic_factories.features import FEATURES, observe
from fabrica.fantastic_factories.from_position import from_position
from fabrica.fantastic_factories.imagine import imagine
from fabrica.fantastic_factories.knowledge import worth
from fabrica.fantastic_factories.machine import machine_roll
from fabrica.fantastic_factories.moves import MOVES, N_MOVES
from fabrica.fantastic_factories.players import BIASES
from fabrica.fantastic_factories.position import GAME_ID, PHASES, ROOM, VERSIONS, position
from fabrica.fantastic_factories.refusals import misnamed, refusal
from fabrica.fantastic_factories.setup import setup
from fabrica.fantastic_factories.state import SEATS_MOST, TABLE
from fabrica.fantastic_factories.supply import draw, refill_blueprint, roll, top_blueprint, top_contractor
from fabrica.fantastic_factories.tables import LEVELS
from fabrica.fantastic_factories.turns import active, legal, mover, play, rare
from fabrica.fantastic_factories.view import resample, view
from fabrica.game import LEVELS as ANY_GAME
from fabrica.game import Game, Option, Rules


def round_of(s: Any) -> int:
    return s.round


def phase(s: Any) -> str:
    return PHASES[s.phase]


GAME = Game(
    id=GAME_ID,
    room=ROOM,
    versions=VERSIONS,
    seats=range(1, SEATS_MOST + 1),
    options={"machine": Option(values=LEVELS, seats=range(1, 2))},
    layout=TABLE,
    moves=MOVES,
    most_moves=N_MOVES,
    rules=Rules(setup, active, mover, legal, play, score, winners, rivals_score, round_of, rare),
    chance=(top_blueprint, top_contractor, draw, refill_blueprint, roll, machine_roll),
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
