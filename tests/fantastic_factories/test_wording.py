"""The game in words: every card is explained, every move has a label and a line in the log, in every language there is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabrica import IllegalMove, Match
from fabrica.engine.parts import Refusal
from fabrica.games.fantastic_factories import words as wording
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, MACHINE_CARDS, Blueprint, Contractor, Tool, Type
from fabrica.games.fantastic_factories.data.position import FLOORS, PACKAGE, PHASES
from fabrica.games.fantastic_factories.rules.moves import MOVES
from fabrica.games.fantastic_factories.words.moves import meaning
from fabrica.i18n.messages import has, spoken

from .positions import market, play, work

every_language = pytest.mark.parametrize("language", spoken(PACKAGE))
CARDS = [card.id for card in (*BLUEPRINTS, *CONTRACTORS)]


@every_language
def test_everything_in_the_box_has_a_name(language: str) -> None:
    assert all(has(PACKAGE, "card-" + card.replace("_", "-"), language) for card in CARDS)
    assert len({wording.card_name(card, language) for card in CARDS}) == len(CARDS)
    assert len({wording.tool_name(tool.name.lower(), language) for tool in Tool}) == len(Tool)
    assert len({wording.type_name(type.name.lower(), language) for type in Type}) == len(Type)
    assert len({wording.floor_name(floor, language) for floor in FLOORS}) == len(FLOORS)
    assert len({wording.phase_name(phase, language) for phase in PHASES}) == len(PHASES)
    assert len({wording.level_name(level, language) for level in MACHINE_CARDS}) == len(MACHINE_CARDS)


def test_a_card_without_a_name_is_called_by_its_id() -> None:
    assert wording.card_name("steam_hammer", "en") == "Steam Hammer"


# Cards


@pytest.mark.parametrize("card", BLUEPRINTS, ids=lambda card: card.id)
def test_a_blueprint_is_explained(card: Blueprint) -> None:
    lines = wording.describe(card.id, "en")
    text = " ".join(lines)
    assert f"{card.metal} metal" in text
    assert (f"{card.energy} energy" in text) or not card.energy
    for word in (card.tool.name.lower(), card.type.name.lower(), f"{card.prestige} prestige", f"in the box: {card.copies}."):
        assert word in text
    assert len(lines) >= 3, "it says what the card does"


@pytest.mark.parametrize("card", BLUEPRINTS, ids=lambda card: card.id)
def test_what_a_blueprint_pays_and_gains_is_told(card: Blueprint) -> None:
    text = " ".join(wording.effects(card.id, "en"))
    for recipe in card.recipes:
        for unit, n in (*recipe.pay.items(), *recipe.gain.items()):
            if unit in ("metal", "energy") and isinstance(n, int):
                assert f"{n} {unit}" in text
            if unit == "goods":
                assert f"{n} good" in text


@pytest.mark.parametrize("card", CONTRACTORS, ids=lambda card: card.id)
def test_a_contractor_is_explained(card: Contractor) -> None:
    text = " ".join(wording.describe(card.id, "en"))
    assert "discard a card" in text
    assert (f"pay {card.energy} energy" in text) == bool(card.energy)
    assert len(wording.describe(card.id, "en")) >= 3
    assert wording.brief(card.id, "en")


def test_some_cards_in_words() -> None:
    assert wording.effects("biolab", "en") == ["Once a round: place a die showing 1 and pay 1 energy; you gain 1 good."]
    assert wording.effects("gymnasium", "en")[0].endswith("it now shows X+1 and can still be placed.")
    assert "either 2 metal or 3 energy or 2 cards" in wording.effects("manufactory", "en")[0]
    assert wording.effects("scrap_yard", "en") == ["Once a round, after you build another card, you gain 1 metal."]
    assert wording.cost("beacon", "en") == "2 metal and 4 energy"


@every_language
def test_every_card_is_told_in_sentences(language: str) -> None:
    for card in CARDS:
        assert tuple(wording.effects(card, language)) == wording.describe(card, language)[2:]
        assert all(line.endswith(".") and "{" not in line for line in wording.describe(card, language))
        assert wording.brief(card, language)


# Moves


@every_language
def test_every_move_has_a_label_and_a_line_in_the_log(language: str) -> None:
    names = ("Ana", "Bo", "Cy", "Di", "Ed")
    tellings: tuple[Callable[[str], str], ...] = (
        lambda words: wording.move_label(words, language, names),
        lambda words: wording.move_done("Zoe", words, language, names),
        lambda words: wording.you_did(words, language, names),
    )
    for of in tellings:
        assert len({of(words) for words in MOVES}) == len(MOVES), "no two moves read the same"
    assert all("Zoe" in wording.move_done("Zoe", words, language, names) for words in MOVES)


def test_the_label_names_what_the_move_names() -> None:
    """Every card and every number in the words of a move is in its label."""
    for words in MOVES:
        label = wording.move_label(words, "en")
        verb, *rest = words.split()
        assert meaning(words)[0].split("-")[0] == verb
        assert all(wording.card_name(word, "en") in label for word in rest if word in CARDS)
        assert all(word in label for word in rest if word.isdecimal())


@pytest.mark.parametrize(
    ("words", "label", "done", "yours"),
    [
        (
            "build biolab discard dojo",
            "Build Biolab, discarding Dojo",
            "Ana builds Biolab, discarding Dojo.",
            "You build Biolab, discarding Dojo.",
        ),
        ("activate biolab 1", "Use Biolab with a 1", "Ana uses Biolab with a 1.", "You use Biolab with a 1."),
        ("activate battery_factory", "Use Battery Factory", "Ana uses Battery Factory.", "You use Battery Factory."),
        (
            "hire miner discard robot",
            "Hire Miner, discarding Robot",
            "Ana hires Miner, discarding Robot.",
            "You hire Miner, discarding Robot.",
        ),
        ("give 1", "Give the gift to Bo", "Ana gives the gift to Bo.", "You give the gift to Bo."),
        (
            "replicate mega_factory 2 2 2 die 5",
            "Replicate Mega Factory with 2, 2, 2 to gain a die showing 5",
            "Ana replicates Mega Factory with 2, 2, 2 to gain a die showing 5.",
            "You replicate Mega Factory with 2, 2, 2 to gain a die showing 5.",
        ),
    ],
)
def test_some_moves_in_words(words: str, label: str, done: str, yours: str) -> None:
    names = ("Ana", "Bo")
    assert wording.move_label(words, "en", names) == label
    assert wording.move_done("Ana", words, "en", names) == done
    assert wording.you_did(words, "en", names) == yours


# Refusals and choices


def test_a_refusal_names_the_cards() -> None:
    match = market({"hand": ["golem", "biolab"]})
    with pytest.raises(IllegalMove) as refused:
        match.play("take power_plant", 0)
    assert wording.refusal(refused.value.refusal, "en") == "Power Plant is not in the market."
    why = Refusal("tools-differ", {"card": "golem", "other": "biolab", "tool": "hammer", "wrong": "gear"})
    assert wording.refusal(why, "en").endswith("Golem has the hammer and Biolab the gear.")


def test_a_refusal_names_who_is_to_move() -> None:
    why = Refusal("not-your-turn", {"seat": 1, "turn": 0})
    assert wording.refusal(why, "en", ("Ana", "Bo")) == "It is not your turn: it is the turn of Ana."
    assert wording.refusal(why, "en") == "It is not seat 1's turn: it is the turn of seat 0."


def waits(match: Match) -> str | None:
    return wording.waiting(match.view(0), 0, "en")


def test_what_a_choice_asks() -> None:
    burning = work({"compound": ["recycling_plant"], "hand": ["golem", "dojo"], "energy": 2})
    assert waits(burning) is None
    assert waits(play(burning, "activate recycling_plant")) == "Choose 2 cards to discard for Recycling Plant."
    assert waits(play(burning, "discard golem")) == "Choose 1 card to discard for Recycling Plant."
    gift = play(market({"hand": ["golem"]}, {}, {}), "hire miner discard golem")
    assert waits(gift) == "Choose who gets the gift of Miner."
    agency = play(work({"compound": ["temp_agency"], "dice": [2, 5], "energy": 1}), "activate temp_agency")
    assert waits(agency) == "Pick up the dice that you want to reroll."
    assert waits(play(agency, "reroll 5")) == "Picked up: 5. Pick up more, or roll."
    paid = work({"compound": ["black_market"], "dice": [1], "hand": ["megalith"]})
    assert waits(play(paid, "activate black_market 1", "discard megalith")) == "Choose what you get for Megalith."
    rich = play(work({"metal": 13}, {"finished": True}), "finish")
    assert waits(rich) == "You have more than you may keep: choose what to discard."
    assert waits(work({"hired": "foreman"})) == "The Foreman works for you: set your dice, or roll them."
    assert waits(market({"hired": "foreman"})) is None
