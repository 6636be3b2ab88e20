"""Scythe, for 1 to 7 players."""

from __future__ import annotations

from typing import Any

from fabrica.engine.contract import Foresight, Game, Option, Rules
from fabrica.games.scythe.ai.biased_players import BIASES
from fabrica.games.scythe.ai.features import FEATURES
from fabrica.games.scythe.ai.observation import observe
from fabrica.games.scythe.ai.worth import worth
from fabrica.games.scythe.components import MANY_PLAYERS
from fabrica.games.scythe.data.from_position import from_position
from fabrica.games.scythe.data.imagine import imagine
from fabrica.games.scythe.data.position import AUTOMA_FACTION_IDS, GAME_ID, PACKAGE, VERSIONS, phase, position
from fabrica.games.scythe.data.refusals import misnamed, refusal
from fabrica.games.scythe.data.view import resample, view
from fabrica.games.scythe.rules.automa_tables import LEVEL_IDS
from fabrica.games.scythe.rules.dealing import DEALS
from fabrica.games.scythe.rules.draws import (
    draw_automa,
    draw_automa_combat,
    draw_automa_faction,
    draw_automa_factory,
    draw_automa_plays,
    draw_combat,
    draw_encounter,
    draw_faction,
    draw_factory,
    draw_first,
    draw_mat,
    draw_objective,
    draw_scout,
    draw_tile,
    draw_trap,
)
from fabrica.games.scythe.rules.ending import rivals_score, score, winners
from fabrica.games.scythe.rules.legal import active, legal, mover, secret, side_phase
from fabrica.games.scythe.rules.moves import MOST_MOVES, MOVES
from fabrica.games.scythe.rules.play import play, setup
from fabrica.games.scythe.rules.rulings import ALL, ALONE, RULINGS
from fabrica.games.scythe.rules.state import TABLE


def round_of(s: Any) -> int:
    return s.round


GAME = Game(
    id=GAME_ID,
    package=PACKAGE,
    versions=VERSIONS,
    seats=ALL,
    options={
        "deal": Option(values=DEALS, seats=ALL),
        "invaders": Option(values=("no", "yes"), seats=range(2, MANY_PLAYERS)),
        "level": Option(values=LEVEL_IDS, seats=ALONE),
        "automa-faction": Option(values=AUTOMA_FACTION_IDS, seats=ALONE),
        **{ruling.option: Option(ruling.values, ruling.seats, ruling=ruling.open) for ruling in RULINGS},
    },
    layout=TABLE,
    moves=MOVES,
    most_moves=MOST_MOVES,
    rules=Rules(setup, active, mover, legal, play, score, winners, round_of, rivals_score, side_phase, secret),
    chance=(
        draw_tile,
        draw_factory,
        draw_first,
        draw_faction,
        draw_mat,
        draw_automa_faction,
        draw_combat,
        draw_objective,
        draw_encounter,
        draw_scout,
        draw_trap,
        draw_automa,
        draw_automa_combat,
        draw_automa_plays,
        draw_automa_factory,
    ),
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
    foresight=Foresight(trial_rounds=2, odds_points=30.0),
)
