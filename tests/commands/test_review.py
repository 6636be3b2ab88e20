"""`fabrica review`, as a person or a script calls it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from fabrica import Match
from fabrica.cli.main import app
from fabrica.coach import game_review
from fabrica.coach.game_review import Judged, Review, Reviewed

GAME = "fantastic-factories"


def call(*words: str) -> Result:
    return CliRunner().invoke(app, ["review", *words])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that is made at once."""

    def judged(turn: Any, seconds: float) -> Reviewed:
        part = Judged(turn.at, turn.stretches[0].words, ("take golem",), True, 1.0)
        return Reviewed(turn.seat, turn.round, turn.phase, turn.at, 0.9 if turn.round > 2 else 0.5, True, 70.0, (part,))

    monkeypatch.setattr(game_review, "judge", judged)


def test_a_table_for_people(record: Path) -> None:
    done = call(str(record))
    assert done.exit_code == 0, done.output
    assert "accuracy 70 %" in done.output
    assert "turning point: round 2" in done.output


def test_json_for_programs(record: Path) -> None:
    found = json.loads(call(str(record), "--json").stdout)
    assert found["players"][0]["accuracy"] == 70
    assert found["players"][0]["turning_points"][0]["after"] == 0.9
    assert len(found["turns"]) == found["players"][0]["cost"]
    assert found["turns"][0]["parts"][0]["best"] == ["take golem"]


def test_a_picture(record: Path, tmp_path: Path) -> None:
    assert call(str(record), "--picture", str(tmp_path / "chances.svg"), "--json").exit_code == 0
    drawn = ElementTree.parse(tmp_path / "chances.svg").getroot()
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}polyline")) == 1


def test_bad_input_is_told(record: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.record"
    begun.write_text(Match(GAME, seats=2, seed=1).record())
    for words, reason in (
        ([str(begun)], "reviewed when it is over"),
        ([str(record), "--seat", "1"], "there is no seat 1"),
        ([str(tmp_path / "none")], "No such file"),
        ([str(record), "--picture", str(tmp_path / "no" / "such.svg")], "No such file"),
    ):
        done = call(*words, "--json")
        assert done.exit_code == 2
        assert reason in json.loads(done.stdout)["error"]


def test_the_review_is_of_the_record(record: Path) -> None:
    """What the command shows is what `fabrica.coach.review` finds."""
    found = game_review.review(Match.from_record(record.read_text()))
    said = json.loads(call(str(record), "--json").stdout)
    assert Review(said["game"], said["seats"], said["moves"], tuple(said["shares"]), ()).shares == found.shares
    assert [turn["at"] for turn in said["turns"]] == [turn.at for turn in found.turns]
