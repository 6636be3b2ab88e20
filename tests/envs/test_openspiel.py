"""The OpenSpiel games pass OpenSpiel's own tests; a playthrough can be read and made again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fabrica
from contract.playing import LONG_GAMES, LONGER
from contract.playing import house_game as every_game

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: fabrica[openspiel] brings it")
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from fabrica.envs import openspiel  # noqa: E402

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
STATES = openspiel.PARTS + 2


def load(game: str, **params: int | str) -> Any:
    return pyspiel.load_game(openspiel.short_name(game), params)


@every_game
@pytest.mark.parametrize("players", [1, 2])
def test_openspiels_random_simulation(game: str, players: int) -> None:
    """It checks legal actions, clones, undo by history, serialization, observations and returns at every step."""
    if game in LONG_GAMES and players > 1 and LONGER == 1:
        pytest.skip("a game of thousands of moves: the soak plays it")
    pyspiel.random_sim_test(load(game, players=players), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_history_leads_to_the_same_state(game: str) -> None:
    found, luck = load(game, players=3), np.random.default_rng(1)
    state = found.new_initial_state()
    for _ in range(40):
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(luck.choice(actions)))
    again = found.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(found.deserialize_state(state.serialize())) == str(state)


@every_game
def test_a_clone_goes_its_own_way(game: str) -> None:
    state = load(game).new_initial_state()
    for part in (1, 2, 3, 4):
        state.apply_action(part)
    before, clone = str(state), state.clone()
    for _ in range(10):
        clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before != str(clone)


@every_game
def test_an_observation_is_what_the_contract_gives(game: str) -> None:
    state = load(game).new_initial_state()
    for part in (1, 2, 3, 4):
        state.apply_action(part)
    rules = fabrica.load(game)
    for player in range(2):
        row = [0] * rules.features
        rules.observe(state.board.state, player, row)
        assert np.allclose(state.observation_tensor(player), np.array(row) / list(rules.feature_most.values()))
    assert state.observation_string(0) != state.observation_string(1)


@every_game
def test_no_other_observation_is_given(game: str) -> None:
    """A public one that showed a hand would be a leak."""
    found = load(game)
    for perfect_recall, private in ((False, "NONE"), (True, "SINGLE_PLAYER"), (False, "ALL_PLAYERS")):
        kind = pyspiel.IIGObservationType(perfect_recall=perfect_recall, private_info=getattr(pyspiel.PrivateInfoType, private))
        assert found.make_py_observer(kind) is None


@every_game
def test_it_is_zero_sum_but_for_one_player(game: str) -> None:
    utility = pyspiel.GameType.Utility
    assert load(game, players=2).get_type().utility == utility.ZERO_SUM
    assert load(game, players=1).get_type().utility == utility.GENERAL_SUM


@every_game
def test_a_playthrough_is_as_it_was(game: str) -> None:
    """Its beginning as OpenSpiel writes it; `python tests/envs/test_openspiel.py` writes it anew."""
    assert (PLAYTHROUGHS / f"{game}.txt").read_text() == playthrough(game)


def playthrough(game: str) -> str:
    """The beginning of a playthrough: what OpenSpiel says of the game, and its first states with all that is known of them."""
    players = 1 if game in LONG_GAMES else 2
    whole = generate_playthrough.playthrough(f"{openspiel.short_name(game)}(players={players})", None, seed=1)
    return str(whole).split(f"\n# State {STATES}\n")[0] + "\n"


@every_game
def test_a_masked_action_and_one_after_the_end_are_refused(game: str) -> None:
    state, luck = load(game, players=1).new_initial_state(), np.random.default_rng(1)
    for part in (1, 2, 3, 4):
        state.apply_action_with_legality_check(part)
    before, legal = str(state), state.legal_actions()
    masked = next(action for action in range(len(fabrica.load(game).moves)) if action not in legal)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(masked)
    assert str(state) == before
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(0)


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    hard = load("stephens", players=1, level="hard").new_initial_state()
    for part in (1, 2, 3, 4):
        hard.apply_action(part)
    assert '"level": "hard"' in str(hard)
    for wrong in ({"players": 9}, {"players": 1, "level": "heroic"}):
        with pytest.raises(Exception, match=r"(?i)players|seats|level"):
            load("stephens", **wrong)


if __name__ == "__main__":
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for game in fabrica.games():
        (PLAYTHROUGHS / f"{game}.txt").write_text(playthrough(game))
