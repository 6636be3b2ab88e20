"""What people read to learn the game: every rule has its place and its words, every number comes from the box."""

from __future__ import annotations

import re

import pytest

from fabrica import Match
from fabrica.engine.parts import folder_of
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, Tool, Type
from fabrica.games.fantastic_factories.lessons import rulebook
from fabrica.games.fantastic_factories.lessons.rulebook import SECTIONS, SYMBOLS, facts, section_of_card, section_of_refusal
from fabrica.games.fantastic_factories.lessons.tutorial import PARTS, SEAT, STEPS, Step
from fabrica.i18n.messages import HOUSE, say
from reading_lessons import (
    NUMBER_WORDS,
    Parts,
    after,
    arguments,
    check_beginning,
    check_harmless,
    check_solution,
    check_wrong,
    said_ids,
    sentences,
    source,
)

PACKAGE = "fabrica.games.fantastic_factories"
HOME = folder_of(PACKAGE) / "words"
CARDS = [card.id for card in (*BLUEPRINTS, *CONTRACTORS)]

# ------------------------------------------------------------------------------------------------------------------- the rules


def test_the_sections_have_stable_anchors() -> None:
    """Lower-case words with dashes, each once; these are linked from elsewhere."""
    ids = [section.id for section in SECTIONS]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", id) for id in ids)
    linked = {"market", "sweep", "hire", "headquarters", "matching-bonus", "build", "activate", "triggers", "replicator"}
    linked |= {"limits", "ending", "scoring", "ties", "solo", "machine-turn", "foreman"}
    assert linked <= set(ids)


def test_every_section_has_a_title_and_paragraphs_and_nothing_is_left_over() -> None:
    """The file and the sections name the same messages, in the same order."""
    assert list(source(HOME, "rules")) == said_ids(SECTIONS)
    assert all(section.paragraphs for section in SECTIONS)


@pytest.mark.parametrize("message", said_ids(SECTIONS))
def test_rules_are_short_and_can_be_said(message: str) -> None:
    """At most three sentences a paragraph, all arguments given."""
    text = say(PACKAGE, message, facts())
    assert 2 < len(text) < 300
    assert (sentences(text) == 0) if message.endswith("-title") else (1 <= sentences(text) <= 3)


@pytest.mark.parametrize("name", ["rules", "symbols"])
def test_no_number_of_the_box_is_written_out(name: str) -> None:
    """They come as arguments."""
    for id, message in source(HOME, name).items():
        assert not re.search(r"\d", Parts(message).text), id
        assert not re.search(NUMBER_WORDS, Parts(message).text, re.IGNORECASE), id


def test_the_facts_are_those_of_the_box() -> None:
    """A sample of each kind, as a person reads it off the box."""
    read = {"dice": 4, "goods_to_end": 12, "buildings_to_end": 10, "resource_limit": 12, "hand_limit": 10, "blueprints": 74}
    read |= {"contractors": 17, "low": 3, "high": 4, "full_bonus": 2, "full_generate": 11, "refund": 4, "insane": 5}
    read |= {"beacon_prestige": 2, "beacon_step": 1, "megalith_discount": 1, "warehouse_total": 14, "opposite_faces": 7}
    read |= {"miner_metal": 3, "miner_gift": 1, "architect_cards": 3, "electrician_gift": 2, "engineer_energy": 4}
    read |= {"machine_sweeps_blueprints": 5, "machine_sweeps_contractors": 6, "solar_array_energy": 2, "motherlode_from": 4}
    assert {name: facts()[name] for name in read} == read


def test_a_changed_number_changes_the_sentence() -> None:
    """The words follow the facts."""
    assert "99 goods" in say(PACKAGE, "rules-ending-1", {**facts(), "goods_to_end": 99})


def test_every_card_belongs_to_a_section() -> None:
    """To one, and the section knows it."""
    found = [card for section in SECTIONS for card in section.cards]
    assert sorted(found) == sorted(CARDS)
    assert section_of_card("golem") == "extra-dice"
    assert section_of_card("foreman") == "foreman"
    assert section_of_card("black_market") == "black-market"
    assert section_of_card("megalith") == "monuments"
    assert all(card in {s.id: s for s in SECTIONS}[section_of_card(card)].cards for card in CARDS)


def test_a_section_about_few_cards_names_them() -> None:
    """Where a section explains up to four cards, each is spoken of by its name."""
    for section in SECTIONS:
        if len(section.cards) <= 4:
            text = " ".join(say(PACKAGE, message, facts()) for message in (section.title, *section.paragraphs))
            assert all(card.replace("_", " ").title() in text for card in section.cards), section.id


def test_every_refusal_belongs_to_a_section() -> None:
    """Those of the house and those of the game, each to one."""
    refusals = [*source(HOUSE, "refusals"), *source(HOME, "refusals")]
    assert sorted(refusal for section in SECTIONS for refusal in section.refusals) == sorted(refusals)
    assert section_of_refusal("already-swept") == "sweep"
    assert section_of_refusal("floor-full") == "headquarters"
    assert section_of_refusal("cannot-undo") == "moves"


def test_every_symbol_is_explained_in_one_sentence() -> None:
    """And the file holds no other."""
    assert list(source(HOME, "symbols")) == [message for _, message in SYMBOLS]
    for icon, message in SYMBOLS:
        assert message == "symbol-" + icon.replace("_", "-")
        assert sentences(say(PACKAGE, message, facts())) == 1


def test_every_tool_and_type_has_a_symbol() -> None:
    """So do the floors."""
    icons = {icon for icon, _ in SYMBOLS}
    assert {f"tool_{tool.name.lower()}" for tool in Tool} <= icons
    assert {f"type_{type.name.lower()}" for type in Type} <= icons
    assert {"floor_research", "floor_generate", "floor_mine", "die_any", "card_discard", "end_flag"} <= icons
    assert len(icons) == len(rulebook.ICONS) == 33


def test_the_facts_are_what_the_sentences_ask_for() -> None:
    """No argument is missing, and no fact is there for nothing."""
    messages = [*source(HOME, "rules").values(), *source(HOME, "symbols").values(), *source(HOME, "tutorial").values()]
    assert arguments(messages) == set(facts())


# ---------------------------------------------------------------------------------------------------------------- the tutorial


WRONG = {
    "take": ["take obelisk"],
    "hire": ["sweep contractors energy"],
    "workers": ["research 5"],
    "bonus": ["mine 4", "research 4"],
    "build": ["build refinery discard nuclear_plant"],
    "activate": ["mine 6"],
    "train": ["activate gymnasium 4"],
    "answer": ["build robot discard obelisk"],
    "combine": ["research 2"],
    "limits": ["finish", "drop metal"],
    "ending": ["build obelisk discard robot"],
    "machine": ["build obelisk discard robot", "finish"],
}
"""Legal moves after which the aim is out of reach: the last of each does it."""

HARMLESS = {
    "take": "sweep contractors metal",
    "workers": "generate 2",
    "bonus": "research 6",
    "activate": "mine 5",
    "train": "mine 4",
    "answer": "build dojo discard biolab",
    "combine": "mine 5",
    "machine": "activate biolab 1",
}
"""Moves that are not the first of the solution, after which the aim is still there."""


def by_id(id: str) -> Step:
    return next(step for step in STEPS if step.id == id)


every_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)


def test_the_steps_are_few_and_cover_the_game() -> None:
    """In this order."""
    assert [step.id for step in STEPS] == list(WRONG)
    assert 8 <= len(STEPS) <= 12


def test_every_text_of_the_tutorial_is_there() -> None:
    """And no other."""
    assert list(source(HOME, "tutorial")) == [step.message(part) for step in STEPS for part in PARTS]


@every_step
@pytest.mark.parametrize("part", PARTS)
def test_texts_are_short_and_can_be_said(step: Step, part: str) -> None:
    """At most three sentences; the title is none."""
    text = say(PACKAGE, step.message(part), facts())
    assert 2 < len(text) < 300
    assert (sentences(text) == 0) if part == "title" else (1 <= sentences(text) <= 3)


@every_step
def test_a_step_begins_the_same_each_time(step: Step) -> None:
    check_beginning(step)


@every_step
def test_a_position_is_one_that_can_be_written_and_read(step: Step) -> None:
    """What is written is what is played."""
    match = step.begin()
    assert Match.from_position(match.position(), seed=1).position() == match.position()
    written, read = step.position["seats"][SEAT], match.position()["seats"][SEAT]
    same = {name: value for name, value in written.items() if name != "headquarters"}
    assert {name: read[name] for name in same} == same


@every_step
def test_the_solution_is_legal_and_leads_to_done(step: Step) -> None:
    check_solution(step)


@every_step
def test_a_wrong_move_loses_the_step_and_can_be_taken_back(step: Step) -> None:
    check_wrong(step, WRONG[step.id])


@pytest.mark.parametrize("id", HARMLESS)
def test_a_harmless_move_loses_nothing(id: str) -> None:
    check_harmless(by_id(id), HARMLESS[id])


def test_a_hint_comes_after_a_move_that_does_not_help_only() -> None:
    """Mining with the 5 is no use to the puzzle; training first is as good as generating first."""
    step = by_id("combine")
    assert step.strays(after(step, ["mine 5"]))
    assert not step.strays(after(step, ["activate nuclear_plant 6"]))
    workers = by_id("workers")
    assert not workers.strays(after(workers, ["generate 2"]))


def test_a_step_is_lost_when_its_phase_is_over() -> None:
    """A finished learner cannot act; the next round is another matter."""
    for id in ("workers", "bonus", "build", "activate", "train", "answer", "combine"):
        assert by_id(id).is_lost(after(by_id(id), ["finish"]))


def test_done_is_what_the_texts_say() -> None:
    """The outcomes that the praise speaks of."""
    miner = after(by_id("hire"), by_id("hire").solution).position()["seats"]
    assert (miner[0]["metal"], miner[1]["metal"]) == (facts()["miner_metal"], 1 + facts()["miner_gift"])
    assert after(by_id("combine"), by_id("combine").solution).position()["seats"][SEAT]["goods"] == 2
    ending = after(by_id("ending"), by_id("ending").solution)
    assert (ending.scores[0] - ending.scores[1], ending.winners) == (1, (0,))
    limits = after(by_id("limits"), by_id("limits").solution)
    assert (limits.round, limits.phase) == (2, "market")
    machine = after(by_id("machine"), by_id("machine").solution)
    assert machine.over
    assert machine.scores[SEAT] > machine.view(SEAT)["machine"]["score"]
    beginning = by_id("machine").begin()
    assert beginning.scores[SEAT] == beginning.view(SEAT)["machine"]["score"]
