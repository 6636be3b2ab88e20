"""Scythe in words: every move, question, refusal and line of a score, in every language."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from fabrica.engine.parts import Refusal
from fabrica.games.scythe import GAME
from fabrica.games.scythe import words as wording
from fabrica.games.scythe.components import ABILITIES, CUBES, TRAPS
from fabrica.games.scythe.data.position import PACKAGE, STEPS
from fabrica.games.scythe.rules.map_tables import PLACE_IDS
from fabrica.games.scythe.rules.moves import MOVES
from fabrica.games.scythe.rules.tables import FACTION_IDS, MAT_IDS
from fabrica.i18n.messages import LANGUAGES, has
from scythe.sitting import Sitting, seat
from scythe.telling import NAMES, games

every_language = pytest.mark.parametrize("language", LANGUAGES)


def is_clean(text: str) -> bool:
    """No hole, no id, no two spaces."""
    return text == text.strip() != "" and not re.search(r"[{}_]|  | [.:,]|: \.", text)


# Moves


@every_language
def test_every_move_has_a_label_and_a_line_in_the_log(language: str) -> None:
    labels = [wording.move_label(words, language) for words in MOVES]
    done = [wording.move_done("Zoe", words, language) for words in MOVES]
    yours = [wording.you_did(words, language) for words in MOVES]
    for texts in (labels, done, yours):
        assert len(set(texts)) == len(MOVES), "no two moves read the same"
        assert all(is_clean(text) for text in texts)
    assert all("Zoe" in text for text in done)


@every_language
def test_every_kind_of_move_has_help(language: str) -> None:
    assert {words.split()[0] for words in MOVES} == set(wording.VERBS)
    assert len({wording.move_help(verb, language) for verb in wording.VERBS}) == len(wording.VERBS)


@every_language
def test_the_label_names_what_the_move_names(language: str) -> None:
    """Every place, mech, structure, cube and the like in the words of a move is in its label, by its name."""
    names: dict[str, str] = {}
    for name, ids in (
        (wording.ability_name, ABILITIES),
        (wording.cube_name, CUBES),
        (wording.faction_name, FACTION_IDS),
        (wording.mat_name, MAT_IDS),
        (wording.trap_name, TRAPS),
    ):
        names |= {id: name(id, language) for id in ids}
    for words in MOVES:
        label, (verb, *rest) = wording.move_label(words, language), words.split()
        if verb in ("deploy", "use", "upgrade", "faction", "mat"):
            assert all(names[word] in label for word in rest if word in names), words
        assert all(place in label or wording.place_name(place, language)[-5:] in label for place in rest if place in PLACE_IDS)
        assert all(word in label for word in rest if word.isdecimal() and verb not in ("objective", "factory"))


@pytest.mark.parametrize(
    ("words", "label", "done"),
    [
        ("section trade", "Section: Trade", "Ana chooses the section “Trade”."),
        (
            "mech base_nordic",
            "Move a mech from the base of the Nordic Kingdom",
            "Ana moves a mech from the base of the Nordic Kingdom.",
        ),
        ("take all workers", "Take along all workers", "Ana takes along all workers."),
        ("to r4c3", "Move to r4c3 (Factory)", "Ana moves to r4c3 (Factory)."),
        ("put oil r3c5", "Put 1 oil on r3c5 (forest)", "Ana puts 1 oil on r3c5 (forest)."),
        ("make 1", "1 worker", "Ana takes 1 new worker."),
        ("upgrade move_units build", "Cube “Move: units” to “Build”", "Ana moves the cube “Move: units” to “Build”."),
        ("build armory", "Build an Armory", "Ana chooses to build an Armory."),
        (
            "enlist deploy cards",
            "Recruit of “Deploy”: gain 2 combat cards",
            "Ana enlists the recruit of “Deploy” to gain 2 combat cards.",
        ),
    ],
)
def test_some_moves_in_words(words: str, label: str, done: str) -> None:
    assert wording.move_label(words, "en") == label
    assert wording.move_done("Ana", words, "en") == done


@pytest.mark.parametrize(
    ("language", "words", "done"),
    [
        ("pl", "build mine", "Ana chce zbudować kopalnię."),
        ("pl", "make 5", "Ana bierze 5 nowych robotników."),
        ("es", "section trade", "Ana elige la sección «Comerciar»."),
        ("pt", "worker base_crimea", "Ana move um trabalhador da base da Crimeia."),
    ],
)
def test_some_moves_in_other_languages(language: str, words: str, done: str) -> None:
    assert wording.move_done("Ana", words, language) == done


# Refusals


@every_language
def test_every_refusal_names_things(language: str) -> None:
    """No id is left in a sentence, and a coordinate comes with its terrain."""
    luck, refused = random.Random(language), set()
    for match in games():
        for moves in range(0, len(match.log), 9):
            then = match.after(moves)
            for words in luck.sample(MOVES, 6):
                if why := then.refusal(words, luck.randrange(match.seats)):
                    text = wording.refusal(why, language, NAMES)
                    assert is_clean(text), (words, text)
                    assert not re.search(r"r\dc\d(?! \()", text), text
                    refused.add(why.id)
    assert len(refused) > 10


def test_some_refusals() -> None:
    def said(id: str, language: str = "en", **args: str | int) -> str:
        return wording.refusal(Refusal(id, args), language)

    assert (
        said("not-adjacent", **{"place": "r3c5", "from": "base_saxony"}) == "Not adjacent: the base of Saxony and r3c5 (forest)."
    )
    assert said("no-slot", bottom="build", open="upgrade, deploy") == (
        "There is no free slot for a cube on “Build”. Free: Upgrade and Deploy."
    )
    assert said("bonus-taken", "pl", bonus="cards", free="coins, power") == (
        "Bonus 2 karty walki jest zakryty. Wolne: 2 monety i 2 siły."
    )
    assert said("objective-not-held", card=12) == "You do not have the objective “Full coffers”."
    assert said("factory-card-gone", card=12) == "The Factory card “Officers’ school” is not available."
    assert said("no-territory", place="base_nowhere") == "This is not a territory: base_nowhere."
    assert (
        wording.refusal(Refusal("not-your-turn", {"seat": 1, "turn": 0}), "en", NAMES)
        == "It is not your turn: it is the turn of Ana."
    )


# Steps


@every_language
def test_every_step_has_a_question(language: str) -> None:
    assert all(has(PACKAGE, f"wait-{step}", language) for step in STEPS if step != "over")
    assert not has(PACKAGE, "wait-over", language)


@every_language
def test_who_decides_is_asked_and_nobody_else(language: str) -> None:
    asked = set()
    for match in games():
        for moves in range(0, len(match.log), 5):
            then = match.after(moves)
            for seat_ in range(match.seats):
                view = then.view(seat_)
                question = wording.waiting(view, seat_, language)
                assert (question is not None) == bool(then.moves(seat_))
                assert question is None or (is_clean(question) and question[-1] in ".?"), question
                asked |= {view["step"]} if question else set()
    assert len(asked) >= 16
    assert all(wording.waiting(match.view(0), 0, language) is None for match in games() if match.over)


def asks(game: Sitting, seat_: int = 0, language: str = "en") -> str | None:
    return wording.waiting(GAME.view(game.state, seat_), seat_, language)


def test_what_a_turn_asks() -> None:
    me = seat("nordic", workers={"r1c4": 1, "r1c5": 1}, coins=3)
    game = Sitting(me, seat("saxony"), resources={"r1c4": {"wood": 9}})
    assert asks(game) == "It is your turn: move your action token to a section."
    assert asks(game, 1) is None
    game.say("section move")
    assert asks(game) == "Move up to 2 units, or take coins instead."
    game.say("worker r1c4")
    assert asks(game) == "Your worker on r1c4 (forest) has 1 step left: choose what it carries and where it goes."
    game.say("take wood", "to r1c5")
    assert asks(game) == "You may move 1 more unit: choose one, or finish this step."
    game = Sitting(me, seat("saxony")).say("section bolster")
    assert asks(game) == "Pay 1 coin to gain power or combat cards, or skip the top action."


def test_what_a_bottom_action_asks() -> None:
    me = seat("nordic", workers={"r1c4": 2, "r1c5": 1}, token="move", upgrades={"from": ["move_units"], "to": {"build": 1}})
    game = Sitting(me, seat("saxony"), resources={"r1c4": {"wood": 2}, "r1c5": {"wood": 2}}, step="bottom")
    assert asks(game) == "Bottom action “Build”: pay 2 wood for it, or skip it."
    game.say("bottom")
    assert asks(game) == "You still have to pay 2 wood: choose where from."
    game.say("pay r1c4", "pay r1c5")
    assert asks(game) == "Choose the structure that you build, or skip it."
    game.say("build mill")
    assert asks(game) == "Choose a territory with a worker of yours, and without a structure, to build on."


def test_what_a_combat_asks() -> None:
    me = seat("nordic", abilities=["riverwalk", "artillery"], mechs={"r2c4": 2}, power=5, hand={"3": 1, "4": 1})
    enemy = seat("crimea", abilities=["speed"], mechs={"r3c5": 1}, power=9, hand={"2": 1})
    game = Sitting(me, enemy, tokens=[]).say("section move", "mech r2c4", "to r3c5", "done")
    assert asks(game) == "Combat on r3c5 (forest), enemy: Crimea. Do you use Artillery?"
    game.say("done")
    assert asks(game) == "Combat on r3c5 (forest), enemy: Crimea. Choose in secret how much power you spend, at most 5."
    assert asks(game, 1) == "Combat on r3c5 (forest), enemy: Nordic. Choose in secret how much power you spend, at most 7."
    game.say("dial 2")
    assert asks(game) == "Combat on r3c5 (forest), enemy: Crimea. Add a combat card in secret, or finish this step."


def test_what_an_encounter_asks() -> None:
    game = Sitting(seat("polania", character="r4c0", coins=9), seat("saxony"), tokens=["r4c1"]).say(
        "section move", "character", "to r4c1"
    )
    card = wording.encounter_name(game.now["pending"]["encounter"]["card"], "en")
    assert asks(game) == f"Encounter “{card}”: choose an option."
    game.say("option 1")
    while game.step != "encounter":
        game.say(game.words()[-1])
    assert asks(game) == f"Encounter “{card}”: you may choose another option, or finish this step."


def test_what_production_asks() -> None:
    me = seat("nordic", workers={"r1c4": 1, "r1c5": 1, "r2c4": 1}, structures={"mill": "r2c5"})
    game = Sitting(me, seat("saxony")).say("section produce", "top produce")
    assert asks(game) == "You may produce on 2 more territories: choose one, or finish this step."
    game.say("at r1c4", "at r1c5")
    assert asks(game) == "Your Mill may produce too: choose its territory, or finish this step."


def test_what_a_factory_card_asks() -> None:
    game = Sitting(seat("nordic", factory_card=6, power=3), seat("saxony")).say("section factory")
    assert asks(game) == "Your Factory card: Pay 1 power to gain 3 coins. You may do without it."


# The end


@every_language
def test_the_lines_of_a_score_add_up(language: str) -> None:
    for match in games():
        view = match.view(0)
        for seat_ in range(match.seats):
            lines = wording.explain_score(view, seat_, language)
            assert sum(coins for _, coins in lines) == match.scores[seat_]
            assert all(is_clean(text) and is_product(text, coins) for text, coins in lines)
            assert is_clean(wording.tie_break(view, seat_, language))
        if match.seats == 1:
            lines = wording.explain_score(view, None, language)
            assert sum(coins for _, coins in lines) == view["rival"]
            assert all(is_product(text, coins) for text, coins in lines)


def is_product(text: str, coins: int) -> bool:
    """What a line multiplies is what it counts."""
    factors = re.search(r"(\d+)\D*× (\d+)$", text)
    return factors is None or int(factors[1]) * int(factors[2]) == coins


def test_a_score_line_by_line() -> None:
    me = seat("nordic", workers={"r1c4": 2}, coins=5, popularity=8, structures={"mine": "r2c3"}, stars={"combat": 1})
    game = Sitting(me, seat("saxony"), tile=4, resources={"r1c4": {"wood": 5}})
    assert wording.explain_score(GAME.view(game.state, 0), 0, "en") == [
        ("Coins", 5),
        ("1 star × 4", 4),
        ("2 territories × 3", 6),
        ("5 resources, in pairs: 2 × 2", 4),
        ("Structure tile “On tunnels”: 1", 2),
    ]
    assert wording.tie_break(GAME.view(game.state, 0), 0, "en") == (
        "tie-breakers: units and structures 3, power 4, popularity 8, resources 5, territories 2, stars 1"
    )


@pytest.mark.parametrize(
    ("winners", "viewer", "text"),
    [
        ([0], 0, "You win!"),
        ([0], 1, "Ana wins."),
        ([0, 2], 2, "You share the victory with Ana."),
        ([0, 2], None, "Ana, Cy share the victory."),
        ([], 0, "The Automa wins."),
    ],
)
def test_who_won(winners: list[int], viewer: int | None, text: str) -> None:
    assert wording.verdict(winners, viewer, NAMES, "en") == text


def test_who_won_alone() -> None:
    view: dict[str, Any] = {"automa": {"faction": "crimea"}, "scores": [70], "rival": 61}
    assert wording.verdict([0], 0, NAMES, "en", view) == "You beat the Automa: 70 to 61."
    assert wording.verdict([], 0, NAMES, "pl", {**view, "rival": 75}) == "Automa wygrywa: 75 do 70."
    assert wording.verdict([0], None, NAMES, "en", view) == "Ana beats the Automa: 70 to 61."
    several = {**view, "automa": None}
    assert wording.verdict([1], 0, NAMES, "en", several) == "Bo wins."
