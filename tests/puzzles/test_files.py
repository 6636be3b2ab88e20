"""Puzzles as files and at the terminal: what is wrong is said with its field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fabrica.cli.main import app
from fabrica.engine.errors import BadPuzzle
from fabrica.puzzles.puzzle import read, write
from fabrica.puzzles.shelf import of_day, shelf, today
from fabrica.registry import load

PUZZLE = shelf(load("fantastic-factories"))[0]
DATA: dict[str, Any] = json.loads(write(PUZZLE))
NO_DICE = {**DATA["position"], "seats": [{**seat, "dice": [7]} for seat in DATA["position"]["seats"]]}


def call(*words: str, input: str | None = None) -> Result:
    return CliRunner().invoke(app, words, input=input)


BAD: dict[str, tuple[Any, str]] = {
    "a name with a space": ({**DATA, "id": "my puzzle"}, "id: expected letters"),
    "a list": ([], "expected an object, got a list"),
    "a field missing": ({k: v for k, v in DATA.items() if k != "goal"}, "goal: this field is missing"),
    "an unknown field": ({**DATA, "author": "me"}, "author: unknown field"),
    "another game": ({**DATA, "game": "chess"}, "game: expected one of"),
    "other rules": ({**DATA, "rules": 99}, "is played by rules 1 or 2 here, not 99"),
    "another goal": ({**DATA, "goal": "value"}, "goal: expected one of goods, score"),
    "a rating": ({**DATA, "rating": "hard"}, "rating: expected a whole number from 800 to 2400"),
    "a seat": ({**DATA, "seat": 2}, "seat: expected a whole number from 0 to 1"),
    "an impossible die": ({**DATA, "position": NO_DICE}, "position: seats[0].dice[0]: expected a whole number from 1 to 6"),
    "no work phase": ({**DATA, "position": {**DATA["position"], "phase": "over"}}, "position: "),
    "no position": ({**DATA, "position": 7}, "position: expected an object"),
    "a line that is not legal": ({**DATA, "line": ["pass"]}, "line[0]: "),
    "a line of numbers": ({**DATA, "line": [1]}, "line[0]: expected 1 to 100 characters"),
    "a line that does not end": ({**DATA, "line": DATA["line"][:-1]}, "line: expected to end with 'finish'"),
    "another value": ({**DATA, "best": PUZZLE.best + 1}, f"best: the line brings {PUZZLE.best}, not {PUZZLE.best + 1}"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_puzzle_says_which_field_is_wrong(name: str, tmp_path: Path) -> None:
    data, expected = BAD[name]
    with pytest.raises(BadPuzzle) as error:
        read(json.dumps(data))
    assert expected in str(error.value)
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(data))
    done = call("puzzle", str(file), "--json")
    assert done.exit_code == 2
    assert expected in json.loads(done.stdout)["error"]


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '"' + "x" * 70_000 + '"'])
def test_a_file_that_is_no_json_says_so(text: str) -> None:
    with pytest.raises(BadPuzzle):
        read(text)


def test_what_is_neither_date_nor_id_nor_file(tmp_path: Path) -> None:
    done = call("puzzle", "nonsense", "--json")
    assert done.exit_code == 2
    assert "expected a date" in json.loads(done.stdout)["error"]
    assert call("puzzle", str(tmp_path / "missing.json")).exit_code == 2


def test_a_puzzle_as_data() -> None:
    day = of_day(load("fantastic-factories"), today())
    assert json.loads(call("puzzle", "--json").stdout)["id"] == day.id
    assert "line" not in json.loads(call("puzzle", PUZZLE.id, "--json").stdout)
    whole = call("puzzle", PUZZLE.id, "--json", "--solution").stdout
    assert read(whole) == PUZZLE
    assert json.loads(call("puzzle", "-", "--json", input=whole).stdout)["id"] == PUZZLE.id
    shown = call("puzzle", PUZZLE.id, "--solution").stdout
    assert all(words in shown for words in PUZZLE.line)


def test_a_puzzle_is_solved_at_the_terminal() -> None:
    done = call("puzzle", PUZZLE.id, "--language", "en", input="\n".join(PUZZLE.line) + "\n")
    assert done.exit_code == 0
    assert "Solved: " in done.stdout
    assert "Type: again" not in done.stdout


def test_one_tries_again_and_looks_at_the_solution() -> None:
    lines = ["finish", "what", "solution", "again", PUZZLE.line[0], "undo", *PUZZLE.line]
    done = call("puzzle", PUZZLE.id, "--language", "en", input="\n".join(lines) + "\n")
    assert done.exit_code == 0
    assert done.stdout.count("Not yet: ") == 1
    assert "The solution" in done.stdout
    assert done.stdout.count("Solved: ") == 1


def test_one_leaves() -> None:
    for lines in ("", "quit\n", "finish\n", "finish\nquit\n"):
        assert call("puzzle", PUZZLE.id, input=lines).exit_code == 0


def test_finding_refuses_what_it_cannot_do(tmp_path: Path) -> None:
    for words in (("--games", "0"), ("--most", "0"), ("--out", str(tmp_path / "file" / "below"))):
        (tmp_path / "file").write_text("")
        done = call("puzzles", "mine", "--out", str(tmp_path), *words, "--json")
        assert done.exit_code == 2
        assert words[0] in json.loads(done.stdout)["error"]
