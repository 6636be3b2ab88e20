"""Every refusal says why, in four languages; and in all games each illegal move has a reason that can be said."""

from __future__ import annotations

import random

import pytest

from fabrica.engine.errors import BadPosition
from fabrica.games.scythe import GAME
from fabrica.i18n.messages import LANGUAGES, say
from scythe.sitting import RULES, Position, Sitting, seat, written


def why(game: Sitting, words: str, seat: int = 0, language: str = "en") -> str:
    refusal = GAME.refusal(game.state, seat, GAME.move_index[words])
    return say(GAME.package, refusal.id, refusal.args, language)


@pytest.mark.parametrize("seats", [1, 2, 4, 7])
def test_every_illegal_move_has_a_reason(seats: int) -> None:
    luck = random.Random(seats)
    game = Sitting.dealt(seats, f"refused {seats}", deal="chosen")
    for _ in range(1500):
        if not game.active:
            break
        legal = game.words(game.active[0])
        for words in set(luck.sample(GAME.moves, 3)) - set(legal):
            assert why(game, words, luck.randrange(seats), luck.choice(LANGUAGES))
        who = luck.choice(game.active)
        RULES.play(game.state, who, GAME.move_index[luck.choice(game.words(who))])


def test_a_worker_on_foot() -> None:
    enemy = seat("saxony", abilities=["speed"], mechs={"r3c5": 1})
    game = Sitting(seat("crimea", workers={"r4c4": 1}), enemy).say("section move", "worker r4c4")
    assert why(game, "to r3c5") == "A worker on foot may not enter r3c5, because there is an enemy (mech, saxony)."
    assert "río" in why(game, "to r4c5", language="es")
    assert why(game, "to r5c4") == "You need an ability to cross the lake to r5c4."


@pytest.mark.parametrize(
    ("field", "me", "table"),
    [
        ("seats[0].workers", {"workers": {"r1c4": 5, "r1c5": 4}}, {}),
        ("seats[0].workers", {"workers": {"r3c4": 1}}, {}),
        ("seats[0].workers", {"workers": {"base_saxony": 1}}, {}),
        ("seats[0].mechs", {"abilities": ["speed"], "mechs": {"r3c4": 1}}, {}),
        ("seats[0].mechs", {"abilities": ["speed"], "mechs": {"r1c4": 2}}, {}),
        ("seats[0].abilities", {"abilities": ["toka"]}, {}),
        ("seats[0].power", {"power": 17}, {}),
        ("seats[0].popularity", {"popularity": 19}, {}),
        ("seats[0].structures", {"structures": {"mine": "r3c4"}}, {}),
        ("seats[0].structures", {"structures": {"mine": "r1c4", "mill": "r1c4"}}, {}),
        ("seats[0].upgrades", {"upgrades": {"from": ["move_units"], "to": {}}}, {}),
        ("seats[0].upgrades", {"upgrades": {"from": ["move_units", "move_coins"], "to": {"upgrade": 2}}}, {}),
        ("seats[0].recruits", {"recruits": {"build": "power", "deploy": "power"}}, {}),
        ("seats[0].token", {"token": "factory"}, {}),
        ("seats[0].objectives", {"objectives": [1, 2, 3]}, {}),
        ("seats[0].discarded", {"discarded": 3}, {}),
        ("seats[0].stars", {"stars": {"objective": 1}}, {}),
        ("seats[0].stars", {"stars": {"combat": 3}}, {}),
        ("seats[0].stars.mechs", {"stars": {"mechs": 1}}, {}),
        ("seats[0].stars.power", {"power": 16, "stars": {}}, {}),
        ("seats[0].flags", {"flags": ["r1c4"]}, {}),
        ("seats[0].hand.5", {"hand": {"5": 7}}, {}),
        ("seats[0].colour", {"colour": "blue"}, {}),
        ("tokens", {}, {"tokens": ["r1c4"]}),
        ("encounters_used", {}, {"encounters_used": [1]}),
        ("factory", {}, {"factory": [1, 2]}),
        ("factory", {"factory_card": 3}, {"factory": [3, 4]}),
        ("resources.r3c4", {}, {"resources": {"r3c4": {"oil": 1}}}),
        ("resources.base_nordic", {}, {"resources": {"base_nordic": {"oil": 1}}}),
        ("automa", {}, {"automa": {"faction": "rusviet"}}),
        ("toka", {}, {"toka": True}),
        ("phase", {}, {"phase": "combat"}),
        ("pending", {}, {"pending": {"owed": 1}}),
        ("step", {}, {"step": "bottom"}),
        ("seats", {"workers": {"r7c1": 1}}, {"twice": True}),
        ("options.automa-hunt", {}, {"options": {"automa-hunt": "fewest"}}),
    ],
)
def test_an_impossible_position_names_its_field(field: str, me: Position, table: Position) -> None:
    other = seat("saxony", workers={"r7c1": 1})
    table = {name: value for name, value in table.items() if name != "twice"}
    given = {"faction": "nordic", "mat": "industrial", "workers": {}, **me}
    if table.get("step") == "bottom":
        given["token"] = "move"
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(written(given, other, **table), (0,) * 8)
    assert refused.value.field == field


def test_a_banned_pair_is_refused_unless_allowed() -> None:
    pair = seat("rusviet", "industrial")
    with pytest.raises(BadPosition, match=r"seats\[0\]\.mat"):
        Sitting(pair, seat("saxony"))
    assert Sitting(pair, seat("saxony"), options={"banned-pairs": "allowed"}).step == "section"
