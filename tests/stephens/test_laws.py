"""Every position of a game is accepted and is the same when written again; one that breaks a law is refused, with its field."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import pytest

from contract.playing import Players, moments, tables_of
from fabrica import BadPosition, Match, load
from fabrica.i18n.messages import LANGUAGES
from fabrica.server.words import told_wrong
from stephens.breaking import BREAKS, Break
from stephens.positions import PLAYED, SET_ASIDE, Position, worker, written

COLUMN = {"investments": {"orange": ["or3"]}}
CONTRACT = {"contracts": ["uk01"], "cubes": {"black": 1}}
IN_COLUMNS = {"phase": "renewal", "seats": [COLUMN, {}]}
ONE_WORKER = {"left": {"stephens": [worker("r02", 1)]}}
BEGINNING = {"left": {"stephens": [worker("s1", 0)]}, "right": {"stephens": [worker("s3", 1)]}}
STEPHENS = load("stephens")
EVERY = 3  # moments: one of so many is read again
BROKEN = 19  # and one of so many is broken


def refused(position: Any) -> str:
    """The field that is refused, as every language says it; "" when none is."""
    try:
        Match.from_position(position, 1)
    except BadPosition as complaint:
        if "pending" not in complaint.field and not all(told_wrong(STEPHENS, complaint, language) for language in LANGUAGES):
            pytest.fail(f"{complaint} cannot be said")
        return complaint.field
    return ""


def is_rare(position: Any) -> bool:
    if position["step"] == "columns":
        return any(seat["aside"] for seat in position["seats"])
    return position["step"] == "paying" or bool(position["pending"] and position["pending"].get("bought"))


def breaks(change: Break, position: Any) -> bool:
    """Where a way to break a position applies, it is refused at the field that breaks it."""
    position = pickle.loads(pickle.dumps(position))
    fields = change(position)
    if fields is None:
        return False
    assert refused(position).startswith(tuple(fields.split("|"))), (change.__name__, refused(position), position)
    return True


def test_what_a_game_reaches_is_accepted_and_what_breaks_it_is_refused() -> None:
    tried: Counter[str] = Counter()
    for table in tables_of("stephens"):
        for number, match in enumerate(moments(table.match("laws"), Players("laws"))):
            position = match.position()
            if number % EVERY == 0:
                assert Match.from_position(position, 1).position() == position
            if number % BROKEN == 0 or is_rare(position):
                tried.update(change.__name__ for change in BREAKS if breaks(change, position))
    assert [change.__name__ for change in BREAKS if tried[change.__name__] == 0] == []


def test_the_automa_has_21_discs() -> None:
    """Its 22nd worker is refused."""
    cards = [*(f"r{n:02}" for n in (2, *range(4, 17))), *(f"b{n:02}" for n in range(4, 12))]
    for workers, field in ((21, ""), (22, "rows")):
        rows: Position = {"left": {"stephens": []}, "right": {"stephens": []}}
        for card in cards[:workers]:
            rows["left" if card.startswith("r") else "right"]["stephens"].append(worker(card, "automa"))
        position = written({}, rows=rows, furnaces={}, automa={"card": PLAYED, "deck": ["a01"]})
        assert refused(position) == field


LAWLESS: list[tuple[dict[str, Any], str]] = [
    ({"furnaces": {"ul": 0, "lr": 0}}, "furnaces"),
    ({"furnaces": {"ul": 0}, **IN_COLUMNS}, "furnaces"),
    ({"furnaces": {"ul": 5}}, "furnaces.ul"),
    ({"step": "instead", "pending": {"factory": "ul", "cubes": 3}}, "pending"),
    ({"phase": "start", "army": 50, "rows": BEGINNING}, "army"),
    ({"army": 0, "rulings": {"army_triggers": True}}, "turns_left"),
    ({"private": {"ul": {"orange": 5}, "lr": {"orange": 6}}}, "private"),
    ({"discards": {"professions": ["r02"]}}, "discards.professions"),
    ({"discards": {"investments": ["or3"]}}, "discards.investments"),
    ({"contracts": [None, "co08", "uk08", "cr13", "co13"]}, "contracts"),
    ({"professions": ["r01", None, "r17", "b01", "b03", "b17"]}, "professions"),
]


@pytest.mark.parametrize(("change", "field"), LAWLESS)
def test_what_no_game_reaches_is_refused(change: dict[str, Any], field: str) -> None:
    assert refused({**written({}, {}), **change}) == field


@pytest.mark.parametrize(("discs", "field"), [(["2a", "3a", "4a"], ""), (["2a", "3a", "4a", "5a"], "seats[0].unlocked")])
def test_a_player_alone_is_not_far_ahead(discs: list[str], field: str) -> None:
    """At most three workers more than the Automa has: none here."""
    assert refused(written({"unlocked": discs}, automa={})) == field


def test_an_opponent_forbids_a_disc_and_a_second_basket() -> None:
    assert refused(written({"unlocked": ["2a", "2d"]}, automa={"opponent": "op4"})) == "seats[0].unlocked"
    assert refused(written({"accessories": {"basket": 2}}, automa={"opponent": "op3"})) == "seats[0].accessories.basket"


# Nobody is named to move

WORKING = {"unlocked": ["3a"]}
ACTIVATING = {"side": "left", "level": "stephens", "cards": ["r02"]}


@pytest.mark.parametrize(
    ("seats", "table"),
    [
        pytest.param(({}, COLUMN), {"phase": "renewal"}, id="columns"),
        pytest.param(({}, SET_ASIDE), {"phase": "renewal", "step": "supplying"}, id="supplying"),
        pytest.param(({}, CONTRACT), {"phase": "renewal", "step": "fulfilling"}, id="fulfilling"),
        pytest.param(({}, WORKING), {"step": "activating", "pending": ACTIVATING, "rows": ONE_WORKER}, id="activating"),
        pytest.param((WORKING, {}), {"phase": "start", "rows": BEGINNING}, id="start"),
        pytest.param(({}, {}), {"phase": "renewal", "step": "unlocking", "rows": ONE_WORKER}, id="unlocking"),
    ],
)
def test_nobody_named_is_whoever_has_something_to_decide(seats: tuple[Any, Any], table: dict[str, Any]) -> None:
    position = written(*seats, **table)
    for nobody in ({}, {"mover": None}):
        assert Match.from_position({**position, **nobody}, 1).active == (1,)
    assert refused({**position, "mover": 0})


def test_whose_turn_it_is_comes_first() -> None:
    """Of several who have something to decide."""
    position = written(COLUMN, {"investments": {"pink": ["pi3"]}}, phase="renewal", turn=1)
    assert Match.from_position(position, 1).active == (1,)


def test_when_nobody_has_anything_to_decide_the_position_is_refused() -> None:
    assert refused(written({}, {}, phase="renewal")) == "step"
