"""The game in words: every card is explained, every move has a label and a line in the log, every step asks, in all languages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fabrica import IllegalMove
from fabrica.engine.errors import COMPONENTS
from fabrica.engine.parts import Refusal
from fabrica.games.stephens import words as wording
from fabrica.games.stephens.components import (
    ACCESSORIES,
    BOARD,
    FURNACE_GLASS,
    GLASS,
    LEVELS,
    PLACES,
    SIDES,
    STARTING,
    TYPES,
    WOOD,
    Contract,
    Investment,
    Profession,
)
from fabrica.games.stephens.data.position import LEVEL_IDS, OPPONENT_IDS, PACKAGE, PHASES, SCENARIO_IDS, STEPS
from fabrica.games.stephens.own_cards import BLUE, CONTRACTS, INVESTMENTS, RED, as_data
from fabrica.games.stephens.rules.moves import MOVES
from fabrica.games.stephens.solo_components import AUTOMA, RANKS
from fabrica.games.stephens.words.cards import CONTRACT, INVESTMENT, PROFESSION
from fabrica.i18n.messages import Voice, has, spoken

from .positions import match_of, play, worker

LANGUAGES = [language for language in spoken(PACKAGE) if has(PACKAGE, "card-r01", language)]
every_language = pytest.mark.parametrize("language", LANGUAGES)
CARDS = [*PROFESSION, *CONTRACT, *INVESTMENT]
AUTOMA_CARDS = [card.id for card in AUTOMA]
DISCS = [disc.id for disc in BOARD]
SAID = {"forest": "step", "dunes": "step", "points": "point"}


def text(card: str) -> str:
    return " ".join(wording.describe(card, "en"))


# Names


@every_language
def test_everything_in_the_box_has_a_name_of_its_own(language: str) -> None:
    for name, ids in (
        (wording.card_name, CARDS),
        (wording.automa_name, AUTOMA_CARDS),
        (wording.disc_name, DISCS),
        (wording.ability, DISCS),
        (wording.place_name, PLACES),
        (wording.furnace_name, PLACES),
        (wording.factory_name, PLACES),
        (wording.cube_name, (*GLASS, *WOOD)),
        (wording.accessory_name, (*ACCESSORIES, "any")),
        (wording.resource_name, ("coin", "influence", "forest", "dunes", "points")),
        (wording.type_name, TYPES),
        (wording.phase_name, PHASES),
        (wording.level_name, LEVEL_IDS),
        (wording.rank_name, RANKS),
        (wording.opponent_name, OPPONENT_IDS),
        (wording.opponent_rule, OPPONENT_IDS),
        (wording.scenario_name, SCENARIO_IDS),
        (wording.scenario_rule, SCENARIO_IDS),
    ):
        assert len({name(id, language) for id in ids}) == len(ids), name.__name__
    assert len({wording.row_name(side, level, language) for side in SIDES for level in LEVELS}) == len(SIDES) * len(LEVELS)


@every_language
def test_names_fit_on_a_small_card(language: str) -> None:
    assert [name for name in (wording.card_name(card, language) for card in CARDS) if len(name) > 22] == []


def test_abilities_tell_their_numbers_and_what_comes_before() -> None:
    assert wording.disc_name("inf15", "en") == "Influence 15"
    assert "space 15" in wording.ability("inf15", "en")
    assert wording.ability("5b", "en") == "You may take up to 3 cubes from a private factory at once."
    assert "5 points for each set" in wording.ability("2e", "en")
    assert wording.prerequisite("5c", "en") == "Only after Ox Cart."
    assert wording.prerequisite("5a", "en") is None


def test_the_automa_and_a_seat_without_a_name_are_called_something() -> None:
    assert wording.seat_name("automa", ("Ana",), "en") == "The Automa"
    assert wording.seat_name(1, ("Ana",), "en") == "Seat 1"


# Cards


@pytest.mark.parametrize("card", [*RED, *BLUE, *STARTING], ids=lambda card: card.id)
def test_a_profession_is_explained(card: Profession) -> None:
    told = text(card.id)
    assert ("left" in told, "right" in told) == (card.side == 0, card.side == 1)
    for bag in (card.master, card.apprentice or {}, *(bag for trade in card.benefit for bag in (trade.pay, trade.gain))):
        for unit, n in bag.items():
            assert f"{n} {SAID.get(unit, unit)}" in told
    assert ("no room for an apprentice" in told) == (card.apprentice is None and card not in STARTING)


@pytest.mark.parametrize("card", CONTRACTS, ids=lambda card: card.id)
def test_a_contract_is_explained(card: Contract) -> None:
    told = text(card.id)
    assert {"crown": "the Crown", "colonies": "the colonies", "uk": "the United Kingdom"}[card.type] in told
    assert all(f"{n} {colour} cube" in told for colour, n in card.cubes.items())
    assert ("accessory of your choice" in told) == (card.accessory == "any")
    assert card.accessory in ("", "any") or f"1 {card.accessory}" in told
    assert f"adds {sum(card.cubes.values())} cube" in told


@pytest.mark.parametrize("card", INVESTMENTS, ids=lambda card: card.id)
def test_an_investment_is_explained(card: Investment) -> None:
    told = text(card.id)
    assert (f"the {card.row} row" in told) if card.row else "a row of your choice" in told
    assert (f"{card.cubes} {card.row} cube" in told) == bool(card.cubes)
    assert (f"{card.points} point" in told) == bool(card.points)
    assert (f"down {card.forest} step" in told and "forest" in told) == bool(card.forest)
    assert (f"down {card.dunes} step" in told and "dunes" in told) == bool(card.dunes)


def test_some_cards_in_words() -> None:
    assert wording.effects("r02", "en") == ("When its row is activated, you gain 1 influence or 1 coin.",)
    assert wording.effects("r20", "en") == (
        "When its row is activated, you may pay 2 influence to gain 1 step in the forest and 1 step in the dunes.",
    )
    assert wording.brief("r09", "en") == "any cube -> 3 infl"
    assert wording.brief("cr13", "en") == "2 blue + 1 white + 1 pink + basket"
    assert wording.brief("or8", "en") == "1 forest -> 2 orange + 1 pt"
    assert wording.slot_cost("r07", "master", "en") == "3 coins"
    assert wording.slot_cost("r04", "apprentice", "en") == "nothing"
    assert wording.slot_cost("r08", "apprentice", "en") is None


def test_a_card_says_where_it_comes_from() -> None:
    assert text("cr02").endswith("The rulebook does not print this card: it is our reconstruction.")
    assert text("cr01").endswith("This card is described in the rulebook.")
    assert text("r04").endswith("the rest of the card is our reconstruction.")


@every_language
def test_every_card_is_told_in_sentences(language: str) -> None:
    for card in (*CARDS, *AUTOMA_CARDS):
        assert all(line.endswith(".") and "{" not in line and " ." not in line for line in wording.describe(card, language))
    for card in CARDS:
        assert wording.brief(card, language)
        assert set(wording.effects(card, language)) < set(wording.describe(card, language))


def test_an_owners_cards_are_told(tmp_path: Path) -> None:
    """With a file of one's own, the words follow the file."""
    cards: dict[str, Any] = as_data()
    cards["red"][0]["benefit"] = [{"pay": {"coin": 4}, "gain": {"points": 9}}, {"pay": {}, "gain": {"dunes": 2}}]
    cards["investments"][0] |= {"forest": 2, "dunes": 1}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(cards), encoding="utf-8")
    code = "from fabrica.games.stephens.words import *; print(describe('r01', 'en'), describe('or1', 'en'), brief('r01', 'en'))"
    env = {**os.environ, COMPONENTS: str(path)}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, timeout=60).stdout
    assert "you gain 2 steps in the dunes; or you may pay 4 coins to gain 9 points." in told
    assert "down in the forest (2) and in the dunes (1)" in told
    assert "own file of cards" in told
    assert "4 coins -> 9 pts" in told


# Moves


@every_language
def test_every_move_has_a_label_and_a_line_in_the_log(language: str) -> None:
    tellings: tuple[Callable[[str], str], ...] = (
        lambda words: wording.move_label(words, language),
        lambda words: wording.move_done("Zoe", words, language),
        lambda words: wording.you_did(words, language),
    )
    for of in tellings:
        assert len({of(words) for words in MOVES}) == len(MOVES), "no two moves read the same"
        assert not any("{" in of(words) or "  " in of(words) for words in MOVES)
    assert all("Zoe" in wording.move_done("Zoe", words, language) for words in MOVES)


@every_language
def test_every_kind_of_move_has_help(language: str) -> None:
    assert {words.split()[0] for words in MOVES} == set(wording.VERBS)
    assert len({wording.move_help(verb, language) for verb in wording.VERBS}) == len(wording.VERBS)


def test_the_label_names_what_the_move_names() -> None:
    """Every card, disc, place, colour and accessory in the words of a move is in its label."""
    for words in MOVES:
        label, (verb, *rest) = wording.move_label(words, "en"), words.split()
        assert wording.meaning(words)[0].split("-")[0] == verb
        assert all(wording.card_name(word, "en") in label for word in rest if word in CARDS)
        assert all(wording.disc_name(word, "en") in label for word in rest if word in DISCS)
        assert all(wording.place_name(word, "en") in label for word in rest if word in PLACES)
        assert all(word in label for word in rest if word in (*GLASS, *WOOD, *ACCESSORIES) or word.isdecimal())


def test_a_furnace_is_called_by_its_glass() -> None:
    assert all(
        f"Take {glass} glass" in wording.move_label(f"glass {place}", "en")
        for place, glass in zip(PLACES, FURNACE_GLASS, strict=True)
    )


@pytest.mark.parametrize(
    ("words", "label", "done"),
    [
        ("glass ul", "Take green glass from the upper left furnace", "Ana takes green glass from the upper left furnace."),
        (
            "goods lr pink",
            "Take a pink cube from the lower right private factory",
            "Ana takes a pink cube from the lower right private factory.",
        ),
        (
            "create b08 upper",
            "Create Sawyer at the upper right private factory",
            "Ana creates Sawyer at the upper right private factory.",
        ),
        (
            "use r14 green basket",
            "Use Cratemaker: pay 1 green cube, gain 1 basket",
            "Ana uses Cratemaker, pays 1 green cube and gains 1 basket.",
        ),
        ("use r02 coin", "Use Overseer: gain 1 coin", "Ana uses Overseer and gains 1 coin."),
        (
            "supply ul set",
            "Supply the upper left private factory: deliver 1 orange cube, 1 pink cube and 1 black cube, acquire a card",
            "Ana delivers 1 orange cube, 1 pink cube and 1 black cube to the upper left private factory and may acquire a card.",
        ),
        (
            "supply lr crate",
            "Supply the lower right private factory: deliver 1 orange cube and 1 black cube, gain 1 crate",
            "Ana delivers 1 orange cube and 1 black cube to the lower right private factory and gains 1 crate.",
        ),
        ("fund no1 pink", "Fund Bakery in the pink row", "Ana funds Bakery in the pink row."),
        (
            "substitute white blue",
            "Pay 2 white cubes in place of 1 blue cube",
            "Ana pays 2 white cubes in place of 1 blue cube.",
        ),
    ],
)
def test_some_moves_in_words(words: str, label: str, done: str) -> None:
    assert wording.move_label(words, "en") == label
    assert wording.move_done("Ana", words, "en") == done


# Refusals


def test_a_refusal_names_the_cards_and_the_discs() -> None:
    match = match_of({}, {})
    with pytest.raises(IllegalMove) as refused:
        match.play("create r23 lower", 0)
    assert wording.refusal(refused.value.refusal, "en") == (
        "Lustre Maker is not in the market. There you find: Clerk, Schoolmaster, Forester, Fishwife, Merchant and Fisherman."
    )
    why = Refusal("disc-after", {"disc": "2b", "after": "2a"})
    assert wording.refusal(why, "en") == "The disc Full Storehouse can leave only after Renown."


def test_a_refusal_names_places_colours_and_who_is_to_move() -> None:
    why = Refusal("furnace-empty", {"place": "lr", "furnaces": "ul, ur, ll"})
    assert wording.refusal(why, "en") == (
        "The lower right furnace is empty. There is glass in: upper left furnace, upper right furnace and lower left furnace."
    )
    why = Refusal("no-such-cube", {"place": "ul", "colour": "pink", "n": 3, "cubes": "1 orange, 2 black"})
    assert wording.refusal(why, "en") == (
        "There is no pink cube in the upper left private factory. It holds: 1 orange cube and 2 black cubes."
    )
    assert wording.refusal(Refusal("too-little", {"what": "crate", "need": 1, "have": 0}), "en") == (
        "Crates needed: 1; you have 0."
    )
    why = Refusal("not-your-turn", {"seat": 1, "turn": 0})
    assert wording.refusal(why, "en", ("Ana", "Bo")) == "It is not your turn: it is the turn of Ana."
    assert wording.refusal(why, "en") == "It is not seat 1's turn: it is the turn of seat 0."


# Steps


def asks(match: Any, seat: int = 0) -> str | None:
    return wording.waiting(match.view(seat), seat, "en")


@every_language
def test_every_step_has_a_question(language: str) -> None:
    assert all(has(PACKAGE, f"wait-{step}", language) for step in STEPS)
    assert not has(PACKAGE, "wait-over", language)


def test_what_a_turn_asks() -> None:
    match = match_of({"coins": 9, "influence": 4}, {}, contracts=["cr01", "co01", "uk01", "cr02", "co02"])
    assert asks(match) == "Your turn: take glass from a furnace, take goods from a private factory, or assign a worker."
    assert asks(match, 1) is None
    assert asks(play(match, "glass ll")) == "You may accept 1 contract, for influence."
    assert asks(play(match, "done"), 0) is None
    assert asks(match, 1) is not None


def test_what_taking_asks() -> None:
    private = {"ll": {"orange": 2, "pink": 2}}
    seat = {"unlocked": ["5a", "5b"]}
    match = play(match_of(seat, {}, private=private, furnaces={"ul": 0, "ur": 1, "ll": 1, "lr": 1}), "goods ll orange")
    assert asks(match) == "Taken from the lower left private factory: 1 of at most 3. Take another cube, or stop here."
    assert asks(play(match, "also pink", "also pink")) == (
        "You took 3 cubes: activate the row of the lower left private factory, or use an empty furnace instead."
    )


def test_what_an_activation_and_a_worker_ask() -> None:
    rows = {"left": {"stephens": [worker("r07", 0), worker("r02", 0)]}}
    match = play(match_of({"unlocked": ["2a", "3a"]}, {}, rows=rows), "glass ul")
    assert asks(match) == (
        "The row of the upper left furnace is activated. Your workers there, to be used in any order: Overseer, Woodcutter."
    )
    match = play(match_of({"coins": 9}, {}), "create r01 stephens")
    assert asks(match) == "Choose the disc to assign as the worker. The ability under it is unlocked."


def renewal(step: str, pending: Any = None, **seat: Any) -> Any:
    return match_of({"unlocked": ["4a"], **seat}, {}, phase="renewal", step=step, pending=pending)


def test_what_a_renewal_phase_asks() -> None:
    columns = {"investments": {"orange": ["or3"]}}
    assert asks(renewal("columns", **columns)) == "Activate columns of your investments, each at most once, or finish this step."
    aside = {"investments": {"orange": ["or3"], "black": ["bl3"]}, "columns": [1], "aside": {"orange": 1, "black": 2}}
    assert asks(renewal("supplying", **aside)) == (
        "Deliver 1 orange cube and 2 black cubes to the private factories: you must deliver everything that you have set aside."
    )
    contract = {"contracts": ["cr02"], "cubes": {"blue": 1, "pink": 1, "white": 2}}
    match = renewal("fulfilling", **contract)
    assert asks(match) == "Fulfil contracts for which you have everything, or finish this step."
    assert asks(play(match, "fulfil cr02")) == (
        "You still have to pay 1 blue cube and 1 pink cube. You may replace 1 cube of a colour by 2 of another; then pay."
    )


def test_what_the_rewards_ask() -> None:
    two_sets = {"orange": ["or2", "or3"], "pink": ["pi2", "pi3"], "black": ["bl2", "bl8"]}
    rich = {"investments": two_sets, "columns": [1, 2], "aside": {"orange": 2, "pink": 2, "black": 2}, "coins": 9, "influence": 4}
    match = play(renewal("supplying", **rich), "supply ul set")
    assert asks(match) == "You may accept 1 contract for influence, or fund 1 investment for coins."
    assert asks(play(match, "done", "supply ur set")) == (
        "You have earned a worker: create or reinforce a profession, or finish this step."
    )


def test_the_room_introduces_itself() -> None:
    say = Voice(PACKAGE, "en")
    assert say("game-about").endswith(".")
    assert say("rival-name") == "The Automa"
