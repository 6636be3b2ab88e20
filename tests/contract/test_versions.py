"""Versions of the rules: a match goes on under those that it began with; new ones get the newest."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import fabrica
from contract.playing import every_game
from fabrica import Match
from fabrica.engine.chance import key_of
from fabrica.engine.contract import Game
from fabrica.engine.errors import BadLink, BadOption, BadPosition, BadRecord
from fabrica.engine.link import Shared, pack, share, unpack
from fabrica.engine.versions import version_of
from fabrica.simulate.batch import Batch
from records.replay import FILES, check, goes_on, records

SAMPLED = 40  # records of each version; `python tests/records/replay.py` replays all
HALVES = 10

every_version = pytest.mark.parametrize(
    ("game", "version"), [(game, version) for game in fabrica.games() for version in fabrica.load(game).versions]
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_records_of_every_version_replay_to_the_byte(file: Path) -> None:
    texts = records(file)
    assert len(texts) == 200
    for text in texts[:: len(texts) // SAMPLED]:
        check(text)
    for text in texts[:: len(texts) // HALVES]:
        goes_on(text)


@pytest.mark.parametrize("game", fabrica.games())
def test_every_version_that_is_played_has_its_records(game: str) -> None:
    kept = {file.stem for file in FILES}
    assert {f"{game}-{version}" for version in fabrica.load(game).versions} <= kept


@every_game
def test_new_matches_get_the_newest_rules(game: str) -> None:
    newest = fabrica.load(game).version
    assert Match(game, seed=1).rules == newest
    assert f"\nrules {newest}\n" in Match(game, seed=1).record()
    assert version_of(fabrica.load(game).blank()) == newest
    assert "rules" not in Match(game, seed=1).position()


@every_version
def test_a_match_keeps_its_rules(game: str, version: int) -> None:
    """Through its record, a position, a link, what a seat sees and imagines, and what is dealt anew."""
    match = Match(game, seed=1, rules=version)
    loaded = match.game
    for _ in range(5):
        seat = match.active[0]
        match.play(match.moves(seat)[0], seat)
    assert f"\nrules {version}\n" in match.record()
    for other in (
        Match.from_record(match.record()),
        Match.from_position(json.loads(json.dumps(match.position()))),
        Match.from_record(Match.from_position(match.position(), 2).record()),
        unpack(pack(share(match, 0))).begin(),
        unpack(pack(Shared(match.position(), 0))).begin(),
        match.after(2),
        match.after(0).with_nonces({0: "a" * 32}),
        Match.from_record(match.after(0).with_nonces({0: "a" * 32}).record()),
    ):
        assert other.rules == version
    assert version_of(loaded.imagine(match.view(0), key_of("key"))) == version
    assert version_of(loaded.resample(match._state, 0, key_of("key"))) == version


@every_version
def test_a_record_says_its_version_once(game: str, version: int) -> None:
    """A position inside it says nothing of it: records of before did not either."""
    match = Match.from_position(Match(game, seed=1, rules=version).position(), 2)
    text = match.record()
    assert text.count("rules") == 1
    assert Match.from_record(text).record() == text


@every_game
def test_rules_that_are_not_played_here_are_refused(game: str) -> None:
    loaded = fabrica.load(game)
    newer = loaded.version + 1
    said = f"{game} is played by rules .* here, not {newer}"
    with pytest.raises(BadOption, match=said):
        Match(game, rules=newer)
    text = Match(game, seed=1).record().replace(f"\nrules {loaded.version}\n", f"\nrules {newer}\n")
    with pytest.raises(BadRecord, match=f"line 3: {said}"):
        Match.from_record(text)
    with pytest.raises(BadPosition, match=f"rules: {said}"):
        Match.from_position({**Match(game).position(), "rules": newer})
    with pytest.raises(BadLink, match=str(newer)):
        unpack(pack(Shared({**Match(game).position(), "rules": newer}, 0)))


@pytest.mark.parametrize("given", [0, -1, "1", True, None, 1.0, [1], 10**30])
def test_a_version_is_a_whole_number(given: object) -> None:
    with pytest.raises(BadPosition, match=r"^rules: "):
        Match.from_position({**Match("stephens").position(), "rules": given})


def test_a_position_must_not_contradict_its_record() -> None:
    loaded: Game = fabrica.load("stephens")
    position = {**Match(loaded.id).position(), "rules": loaded.version + 1}
    with pytest.raises(BadPosition, match=r"^rules: "):
        Match.from_position(position, rules=loaded.version)


@every_game
def test_many_games_at_once_get_the_newest_rules(game: str) -> None:
    loaded = fabrica.load(game)
    states = np.zeros(1, loaded.layout.dtype)
    Batch(loaded, "python").play(1, 2, "versions", states=states)
    assert states["amended"][0] == loaded.version - 1
    assert loaded.blank_row()["amended"][0] == loaded.version - 1


@pytest.mark.compiled
@every_version
def test_compiled_and_plain_games_of_every_version_are_equal(game: str, version: int) -> None:
    loaded = fabrica.load(game)
    for seats in (loaded.seats[0], loaded.seats[-1]):
        found = []
        for where in ("python", "numba"):
            batch, states = Batch(loaded, where, rules=version), np.zeros(20, loaded.layout.dtype)
            players = (*loaded.biases,)[:seats]
            found.append((batch.play(20, seats, "versions", players=players, states=states).tobytes(), states.tobytes()))
            assert set(states["amended"]) == {version - 1}
        assert found[0] == found[1]
