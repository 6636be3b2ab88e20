"""Positions that are set up by hand: the form says what the position says, and what is wrong is told at its field."""

from __future__ import annotations

import ast
import itertools
import random
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from contract.playing import LONG_GAMES, Players, Table, every_game, house_game, moments
from fabrica.engine.asked import Description, put, value_at
from fabrica.engine.contract import Game
from fabrica.engine.link import Shared, pack, unpack
from fabrica.engine.match import Match
from fabrica.engine.parts import folder_of
from fabrica.i18n.messages import LANGUAGES, has
from fabrica.registry import load
from fabrica.server.editor import Shown, drafted
from fabrica.server.filled_form import Filled
from fabrica.server.scratch_table import ScratchTable
from fabrica.server.widgets import Widget, description
from server.forms import Pairs, changed, fields_of
from server.visitors import FAST, GAME, Server, Visitor, open_server

EVERY, FROM_EACH = 37, 4  # of the moments of a match; so many
HEADERS = {"content-type": "application/x-www-form-urlencoded"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(Path(tmp_path_factory.mktemp("editor")), **FAST) as found:
        yield found


@pytest.fixture
def ann(server: Server) -> Visitor:
    return server.visitor(accept="text/html")


def some_positions(game: str) -> Iterator[dict[str, Any]]:
    for seats in load(game).seats[:: 2 if game in LONG_GAMES else 1]:
        match = Table(game, seats, {}).match(seats)
        for then in itertools.islice(moments(match, Players(seats)), seats % EVERY, EVERY * FROM_EACH, EVERY):
            if not then.over:
                yield then.position()


def said(widget: Widget) -> Pairs:
    """What a browser sends of a widget."""
    name, value = widget.name, widget.value
    own: dict[str, Pairs] = {
        "number": [(name, str(value))], "choice": [(name, str(value))], "switch": [(name, "true" if value else "false")],
        "kept": [(name, "drop"), (name, "keep")], "rows": [(name, "rows")],
        "chips": [(name, ""), *((name, str(each)) for each in value)] if widget.kind == "chips" else [],
    }  # fmt: skip
    return own.get(widget.kind, []) + [pair for part in widget.parts for pair in said(part)]


def form(game: Game, position: dict[str, Any]) -> Pairs:
    shown = Shown(game, position, position, "en")
    return [pair for _, widgets in (*shown.table, *shown.seats) for widget in widgets for pair in said(widget)]


@every_game
def test_a_position_goes_through_its_form_unchanged(game: str) -> None:
    found = load(game)
    for position in some_positions(game):
        draft = drafted(found, Shared(position, 0), Filled(form(found, position)))
        assert Match.from_position(draft, seed="x").position() == position


@house_game
def test_every_field_of_a_position_is_in_its_form_but_those_that_are_left_to_the_text(game: str) -> None:
    """So a field that a game adds is not forgotten."""
    left = {"game", "rules", "rulings", "options", "pending", "seats"}
    position = Match(game, 1).position()
    names = {re.split(r"[.\[#]", name)[0] for name, _ in form(load(game), position)}
    seats = {
        name.split(".")[1].split("[")[0].split("#")[0] for name, _ in form(load(game), position) if name.startswith("seats[0].")
    }
    assert names - {"seats"} == set(position) - left
    of_nobody_here = {"flags", "traps"}
    assert set(position["seats"][0]) - left - seats <= of_nobody_here


# As a browser without a script


def sent(ann: Visitor, game: str, pairs: Pairs, do: str = "look", language: str = "en") -> Any:
    body = urlencode([*pairs, ("do", do)])
    headers = {**HEADERS, "accept-language": language}
    return ann.ask("POST", f"/{game}/editor", content=body, headers=headers, follow_redirects=False)


def opened(ann: Visitor, game: str, **asked: str | int) -> Pairs:
    return fields_of(ann.get(f"/{game}/position", params=asked).text, "edit")


def position_in(page: str) -> dict[str, Any]:
    return unpack(dict(fields_of(page, "edit"))["link"]).position


@house_game
def test_the_page_of_a_position_sent_back_is_the_same_position(ann: Visitor, game: str) -> None:
    luck = random.Random(game)
    for position in luck.sample(list(some_positions(game)), 3):
        pairs = opened(ann, game, link=pack(Shared(position, 0)))
        answer = sent(ann, game, pairs)
        assert answer.status_code == 200, re.findall(r'id="wrong">.*', answer.text)
        assert position_in(answer.text) == position


def test_a_position_is_set_up_and_played(ann: Visitor) -> None:
    """A count typed, one more by its button, a card added and one taken away; then it is opened, or played against bots."""
    pairs = opened(ann, GAME.id, seats=2)
    old = unpack(dict(pairs)["link"]).position
    pairs = changed(pairs, "seats[0].metal", "9")
    pairs = changed(pairs, "seats[1].hand", "robot")
    pairs = fields_of(sent(ann, GAME.id, pairs, "more seats[0].metal").text, "edit")
    page = sent(ann, GAME.id, pairs, "drop seats[0].hand[1]").text
    new = position_in(page)
    assert new["seats"][0]["metal"] == 10
    assert sorted(new["seats"][1]["hand"]) == sorted([*old["seats"][1]["hand"], "robot"])
    assert len(new["seats"][0]["hand"]) == 3
    to = sent(ann, GAME.id, fields_of(page, "edit"), "open").headers["location"]
    assert unpack(to.rpartition("/")[2]).position == new
    id = sent(ann, GAME.id, fields_of(page, "edit"), "bots").headers["location"].rpartition("/")[2]
    assert ann.sees(id)["view"]["seats"][0]["metal"] == 10


def test_a_list_is_emptied(ann: Visitor) -> None:
    pairs = [(name, value) for name, value in opened(ann, GAME.id, seats=2) if name != "seats[0].hand" or not value]
    assert position_in(sent(ann, GAME.id, pairs).text)["seats"][0]["hand"] == []


def test_the_coach_is_asked_from_the_editor(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def thought(ctx: object, scratch: ScratchTable, goal: str) -> dict[str, Any]:
        asked.append((scratch.match.position()["seats"][0]["metal"], goal))
        return {"text": "It is thought of.", "line": ["Mine with a 6"]}

    monkeypatch.setattr("fabrica.server.positions.advice", thought)
    work = {"game": GAME.id, "phase": "work", "seats": [{"dice": [6], "metal": 1}, {}]}
    pairs = opened(ann, GAME.id, link=pack(Shared(Match.from_position(work, seed="x").position(), 0)))
    goal = GAME.solver.PUZZLES[0]
    assert "Mine with a 6" in sent(ann, GAME.id, changed(pairs, "seats[0].metal", "4"), f"coach {goal}").text
    assert asked == [(4, goal)]


BROKEN = {  # a field, what is written there, and what is said about it in English
    "a count that is too high": ("seats[0].metal", "1000", "Write a whole number from 0 to 999."),
    "a count that is no number": ("seats[0].energy", "lots", "Write a whole number from 0 to 999."),
    "a card that is no longer in the box": ("market.blueprints[0]", "megalith", "The box has no further card Megalith"),
    "dice in the market phase": ("seats[1].dice", "3", "Dice are on the table only in the work phase."),
}


def wrong_at(page: str) -> list[str]:
    """The control with a complaint, and whether the complaint is beside it."""
    return [id for id in re.findall(r'aria-describedby="([\w-]+)-wrong"', page) if f'id="{id}-wrong"' in page]


@pytest.mark.parametrize("broken", BROKEN)
def test_what_is_wrong_is_told_at_its_field_and_nothing_typed_is_lost(ann: Visitor, broken: str) -> None:
    name, text, complaint = BROKEN[broken]
    pairs = opened(ann, GAME.id, seats=2)
    pairs = changed(pairs, "seats[1].goods", "7")
    if broken.startswith("a card"):
        for slot in range(1, 4):
            pairs = changed(pairs, f"market.blueprints[{slot}]", text)
    answer = sent(ann, GAME.id, changed(pairs, name, text))
    page = unescape(answer.text)
    assert answer.status_code == 422
    assert page.count(complaint) == 2  # above the form, and beside the field
    assert len(wrong_at(page)) == 1
    kept = fields_of(answer.text, "edit")
    assert (name, text) in kept
    assert ("seats[1].goods", "7") in kept


def test_a_complaint_is_in_the_readers_language(ann: Visitor) -> None:
    pairs = changed(opened(ann, GAME.id, seats=2), "seats[0].metal", "-1")
    told = {language: re.search(r'class="wrong"[^>]*>.*?</svg>(.*?)</p>', sent(ann, GAME.id, pairs, language=language).text)
            for language in LANGUAGES}  # fmt: skip
    assert len({found[1] for found in told.values() if found}) == len(LANGUAGES)


def complaints(folder: Path) -> dict[str, set[str | None]]:
    """The messages that the readers of a folder name in their complaints, with their arguments."""
    nodes = [node for path in folder.rglob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    calls = [node for node in nodes if is_complaint(node) and len(node.args) > 1]  # type: ignore[attr-defined]
    return {call.args[1].value: {given.arg for given in call.keywords} for call in calls}  # type: ignore[attr-defined]


def is_complaint(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "wrong"


@house_game
def test_every_complaint_that_is_named_has_its_message_and_every_message_its_complaint(game: str) -> None:
    package = load(game).package
    named = complaints(folder_of(package) / "data")
    own = (folder_of(package) / "words/locale/en/editing.ftl").read_text(encoding="utf-8")
    assert {id for id in named if not has(package, f"wrong-{id}", "en")} == set()
    messages = dict(re.findall(r"^wrong-([\w-]+) =((?:.|\n(?= |}))*)", own, re.MULTILINE))
    assert set(messages) - set(named) == set()
    wanted = {id: set(re.findall(r"\$(\w+)", message)) for id, message in messages.items()}
    assert {id: args for id, args in wanted.items() if args != named[id] and None not in named[id]} == {}


def test_a_choice_that_no_longer_fits_is_unticked(ann: Visitor) -> None:
    waiting = {"game": GAME.id, "phase": "work", "seats": [{"metal": 20, "pending": {"drop": True}, "finished": False}]}
    position = Match.from_position({**waiting, "machine": {}}, seed="x").position()
    pairs = changed(opened(ann, GAME.id, link=pack(Shared(position, 0))), "seats[0].metal", "2")
    answer = sent(ann, GAME.id, pairs)
    assert "untick it" in answer.text
    without = [pair for pair in fields_of(answer.text, "edit") if pair != ("seats[0].pending", "keep")]
    assert position_in(sent(ann, GAME.id, without).text)["seats"][0]["pending"] is None


def test_what_is_no_form_is_refused(ann: Visitor) -> None:
    good = opened(ann, GAME.id, seats=2)
    assert sent(ann, GAME.id, changed(good, "link", "1abc")).status_code == 422
    assert sent(ann, GAME.id, []).status_code == 422
    assert sent(ann, GAME.id, [*good, *((f"x{n}", "") for n in range(5000))]).status_code == 422
    assert sent(ann, GAME.id, good, "drop seats[0].hand[99]").status_code == 200
    assert sent(ann, GAME.id, good, "more game").status_code == 200
    assert ann.get(f"/{GAME.id}/position", params={"seats": 6}).status_code == 404
    assert sent(ann, "stephens", good).status_code == 422


# What is heard


def test_what_may_stand_somewhere_is_heard_from_the_reader() -> None:
    found = description(GAME, Match(GAME.id, 2, seed="heard").position())
    assert found.of("seats[0].metal").span == (0, 999)
    assert found.of("seats[1].dice[0]").span == (1, 6)  # where there are none
    assert "robot" in found.of("seats[1].compound[0]").names
    assert found.of("seats[0].hired").none
    assert "foreman" in found.of("seats[0].hired").names
    assert found.of("market.tools").exact


def test_a_law_does_not_narrow_what_may_be_written() -> None:
    """Against this position the furnaces must have three cubes; against another they may have others."""
    stephens = load("stephens")
    assert description(stephens, Match("stephens", 1, seed="heard").position()).of("furnaces.ul").span == (0, 99)


def test_objects_are_heard_field_by_field() -> None:
    def read(position: Any) -> None:
        from fabrica.engine.parse import Field

        for item in Field(position).get("rows", []).items():
            item.keys(("card", "owner"))
            item.get("card").one_of(("a", "b"))
            if not item.get("owner").is_none():
                item.get("owner").integer(0, 3)

    found = Description(read, {"rows": []})
    assert found.of("rows[0]").keys == ("card", "owner")
    assert found.of("rows[0].card").names == ("a", "b")
    assert found.of("rows[0].owner").none
    assert found.of("rows[0].owner").span == (0, 3)


def test_something_is_put_at_a_place() -> None:
    old = {"seats": [{"hand": ["a"]}, {}]}
    assert put(old, "seats[1].hand[0]", "b") == {"seats": [{"hand": ["a"]}, {"hand": ["b"]}]}
    assert put(old, "seats[0].hand[0]", "b") == {"seats": [{"hand": ["b"]}, {}]}
    assert value_at(old, "seats[0].hand[0]") == "a"
    assert value_at(old, "seats[1].hand[0]") is None


SCYTHE_WRONG = {  # what is written in a field, and what is said in English
    "seats[0].mechs#0": ("r1c3", "There must be as many mechs on the board as abilities: 0."),
    "seats[1].stars.combat": ("3", "Combats bring at most this number of stars: 2."),
    "seats[0].character": ("r3c4", "Without Seaworthy, Submerge or Suiton no unit is on a lake."),
    "seats[0].token": ("factory", "This section needs a Factory card."),
}


@pytest.mark.parametrize("name", SCYTHE_WRONG)
def test_a_law_is_told_at_its_field(ann: Visitor, name: str) -> None:
    position = Match("scythe", 2, seed="wrong").position()
    pairs = changed(opened(ann, "scythe", link=pack(Shared(position, 0))), name, SCYTHE_WRONG[name][0])
    if name.endswith("#0"):
        pairs = changed(pairs, f"{name}=", "1")
    page = unescape(sent(ann, "scythe", pairs).text)
    assert page.count(SCYTHE_WRONG[name][1]) == 2
