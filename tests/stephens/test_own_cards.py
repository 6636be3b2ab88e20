"""An owner's own cards: read from a file, checked against the box, and then in play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fabrica.engine.errors import COMPONENTS, BadComponents
from fabrica.games.stephens import components
from fabrica.games.stephens.own_cards import OWNERS, as_data, read_file

Data = dict[str, Any]


def written(tmp_path: Path, data: Any) -> Path:
    path = tmp_path / "mine.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


def test_what_we_print_is_what_we_read(tmp_path: Path) -> None:
    found = read_file(written(tmp_path, as_data()))
    for name, ours in (("red", components.RED), ("contracts", components.CONTRACTS), ("investments", components.INVESTMENTS)):
        assert [(card.id, card.prov) for card in found[name]] == [(card.id, OWNERS) for card in ours]
    assert [card.benefit for card in found["blue"]] == [card.benefit for card in components.BLUE]


def test_a_section_may_be_left_out_and_its_order_does_not_matter(tmp_path: Path) -> None:
    found = read_file(written(tmp_path, {"contracts": as_data()["contracts"][::-1]}))
    assert [card.id for card in found["contracts"]] == [card.id for card in components.CONTRACTS]
    assert found["red"] is components.RED


def one_less(data: Data) -> None:
    data["contracts"].pop()


def one_twice(data: Data) -> None:
    data["contracts"][1] = data["contracts"][0]


def unknown_type(data: Data) -> None:
    data["contracts"][3]["type"] = "moon"


def no_cubes(data: Data) -> None:
    data["contracts"][3]["cubes"] = {}


def wrong_colour(data: Data) -> None:
    data["contracts"][3]["cubes"] = {"red": 1}


def wrong_row(data: Data) -> None:
    data["investments"][0]["row"] = ""


def too_many(data: Data) -> None:
    data["investments"][0]["points"] = 99


def odd_price(data: Data) -> None:
    data["red"][0]["master"] = {"cube": 1}


def no_gain(data: Data) -> None:
    data["blue"][2]["benefit"] = [{"pay": {"coin": 1}, "gain": {}}]


def same_choice(data: Data) -> None:
    data["blue"][1]["benefit"] = [{"pay": {}, "gain": {"coin": 1}}, {"pay": {}, "gain": {"coin": 2}}]


def unknown_section(data: Data) -> None:
    data["scenario"] = []


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (one_less, "contracts: the box has 39 cards of this kind, the file 38"),
        (one_twice, r"contracts\[1\].id: cr01 is there twice"),
        (unknown_type, r"contracts\[3\].type: expected one of crown, colonies, uk; got 'moon'"),
        (no_cubes, r"contracts\[3\].cubes: expected one cube or more"),
        (wrong_colour, r"contracts\[3\].cubes.red: unknown field"),
        (wrong_row, r"investments\[0\].row: a card with cubes"),
        (too_many, r"investments\[0\].points: expected a whole number from 0 to 9, got 99"),
        (odd_price, r"red\[0\].master.cube: unknown field; known: coin, influence"),
        (no_gain, r"blue\[2\].benefit\[0\].gain: expected one or two gains"),
        (same_choice, r"blue\[1\].benefit: expected one trade or more, each with gains of its own"),
        (unknown_section, "scenario: unknown field"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(tmp_path: Path, spoil: Callable[[Data], None], complaint: str) -> None:
    data = json.loads(json.dumps(as_data()))
    spoil(data)
    with pytest.raises(BadComponents, match=f"mine.json: {complaint}"):
        read_file(written(tmp_path, data))


@pytest.mark.parametrize("text", ["", "[1", "[]", "7", "[" * 100_000])
def test_what_is_no_such_file_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadComponents, match=r"mine\.json"):
        read_file(written(tmp_path, text))
    with pytest.raises(BadComponents, match="nowhere"):
        read_file(tmp_path / "nowhere.json")


def fabrica(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "fabrica.cli.main", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env={**os.environ, **environment})


def test_a_game_with_own_cards(tmp_path: Path) -> None:
    """The changed card is in play; a file that does not fit ends the command with its reason."""
    data = as_data()
    data["red"][0] = {"id": "r01", "benefit": [{"pay": {}, "gain": {"cube": 1}}], "master": {}, "apprentice": None}
    path = written(tmp_path, data)
    done = fabrica("--components", str(path), "components", "stephens")
    assert json.loads(done.stdout)["red"][0]["benefit"] == [{"pay": {}, "gain": {"cube": 1}}]
    played = fabrica("sim", "stephens", "--games", "2", "--backend", "python", "--json", **{COMPONENTS: str(path)})
    assert json.loads(played.stdout)["games"] == 2
    data["red"].pop()
    refused = fabrica("--components", str(written(tmp_path, data)), "sim", "stephens", "--games", "1")
    assert refused.returncode == 2
    assert "the box has 23 cards" in " ".join(refused.stderr.split())
