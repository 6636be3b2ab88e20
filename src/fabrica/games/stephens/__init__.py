"""Stephens, for 1 to 4 players."""

from __future__ import annotations

from typing import Any

from fabrica.engine.contract import Foresight, Game, Option, Rules
from fabrica.games.stephens.ai.biased_players import BIASES
from fabrica.games.stephens.ai.observation import FEATURES, observe
from fabrica.games.stephens.ai.worth import worth
from fabrica.games.stephens.components import ARMY_START, ARMY_STEP
from fabrica.games.stephens.data.from_position import from_position
from fabrica.games.stephens.data.position import (
    GAME_ID,
    LEVEL_IDS,
    OPPONENT_IDS,
    PACKAGE,
    SCENARIO_IDS,
    VERSIONS,
    phase,
    position,
)
from fabrica.games.stephens.data.refusals import misnamed, refusal
from fabrica.games.stephens.data.view import imagine, resample, view
from fabrica.games.stephens.rules.automa import next_automa_card, next_automa_cube
from fabrica.games.stephens.rules.ending import rivals_score, score, winners
from fabrica.games.stephens.rules.markets import reveal_contract, reveal_investment, reveal_profession
from fabrica.games.stephens.rules.moves import MOVES, N_MOVES
from fabrica.games.stephens.rules.rulings import ALL, ALONE, RULINGS
from fabrica.games.stephens.rules.setup import deal_starting_profession, setup
from fabrica.games.stephens.rules.state import TABLE
from fabrica.games.stephens.rules.turns import active, legal, mover, play, side_phase


def round_of(s: Any) -> int:
    return s.round


def renewals(finished: Any) -> Any:
    """How many renewal phases finished games had, by where the army stands."""
    return (ARMY_START - finished["army"]) // ARMY_STEP


GAME = Game(
    id=GAME_ID,
    package=PACKAGE,
    versions=VERSIONS,
    seats=ALL,
    options={
        "level": Option(values=LEVEL_IDS, seats=ALONE),
        "opponent": Option(values=OPPONENT_IDS, seats=ALONE),
        "scenario": Option(values=SCENARIO_IDS, seats=ALONE),
        **{ruling.option: Option(ruling.values, ruling.seats, ruling=True) for ruling in RULINGS},
    },
    layout=TABLE,
    moves=MOVES,
    most_moves=N_MOVES,
    rules=Rules(setup, active, mover, legal, play, score, winners, round_of, rivals_score, side_phase),
    chance=(
        reveal_profession,
        reveal_contract,
        reveal_investment,
        deal_starting_profession,
        next_automa_card,
        next_automa_cube,
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
    foresight=Foresight(plan_rounds=1, trial_rounds=2),
    measures={"renewals": renewals},
)
