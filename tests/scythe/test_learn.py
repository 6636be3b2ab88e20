"""What people read to learn the game: every rule has its place and its words, every number comes from the box."""

from __future__ import annotations

import re

import pytest

from fabrica import Match
from fabrica.engine.parts import folder_of
from fabrica.games.scythe.lessons.rulebook import SECTIONS, SYMBOLS, facts, section_of_refusal
from fabrica.games.scythe.lessons.tutorial import PARTS, SEAT, STEPS, Step
from fabrica.i18n.messages import HOUSE, LANGUAGES, say
from reading_lessons import (
    NUMBER_WORDS,
    Parts,
    after,
    arguments,
    check_beginning,
    check_solution,
    check_wrong,
    said_ids,
    sentences,
    source,
)

PACKAGE = "fabrica.games.scythe"
HOME = folder_of(PACKAGE) / "words"

# ------------------------------------------------------------------------------------------------------------------- the rules


def test_the_sections_have_stable_anchors() -> None:
    """Lower-case words with dashes, each once; these are linked from elsewhere."""
    ids = [section.id for section in SECTIONS]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", id) for id in ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_title_and_paragraphs_and_nothing_is_left_over(language: str) -> None:
    assert list(source(HOME, "rules", language)) == said_ids(SECTIONS)
    assert list(source(HOME, "symbols", language)) == [message for _, message in SYMBOLS]


@pytest.mark.parametrize("message", said_ids(SECTIONS))
def test_rules_are_short_and_can_be_said(message: str) -> None:
    """At most four sentences a paragraph, all arguments given."""
    text = say(PACKAGE, message, facts())
    assert 2 < len(text) < 450
    assert (sentences(text) == 0) if message.endswith("-title") else (1 <= sentences(text) <= 4)


def test_no_number_of_the_box_is_written_out() -> None:
    """They come as arguments. (The two halves, sides and ways of a thing are no numbers of the box.)"""
    for name in ("rules", "symbols"):
        for id, message in source(HOME, name).items():
            assert not re.search(r"\d", Parts(message).text.replace("1920s", "")), id
            assert not re.search(NUMBER_WORDS.replace("two|", ""), Parts(message).text, re.IGNORECASE), id


def test_the_facts_are_those_of_the_box() -> None:
    """As a person reads them off the box."""
    read = {"stars": 6, "power": 16, "popularity": 18, "workers": 8, "mechs": 4, "combats": 2, "dial": 7, "tokens": 2}
    read |= {"bonus": 2, "dealt": 2, "counts": 3, "steps": 2, "upgrades": 6, "units": 2, "hexes": 2, "lowest": 2, "highest": 5}
    read |= {"from_middle": 7, "from_high": 13, "star_low": 3, "star_middle": 4, "star_high": 5, "territory_low": 2}
    read |= {"territory_high": 4, "pair_low": 1, "pair_high": 3, "automa_star": 4, "automa_territory": 3}
    read |= {"from_power": 4, "from_popularity": 6, "from_coins": 8}
    assert {name: facts()[name] for name in read} == read


def test_the_sentences_ask_for_facts_only() -> None:
    messages = [message for name in ("rules", "symbols", "tutorial") for message in source(HOME, name).values()]
    assert arguments(messages) <= set(facts())


def test_every_refusal_belongs_to_a_section() -> None:
    """Those of the house and those of the game, each to one."""
    refusals = [*source(HOUSE, "refusals"), *source(HOME, "refusals")]
    assert sorted(refusal for section in SECTIONS for refusal in section.refusals) == sorted(refusals)
    homes = {"across-a-river": "move", "worker-meets-enemy": "enemies", "dial-first": "combat", "is-built": "bottoms"}
    assert {refusal: section_of_refusal(refusal) for refusal in homes} == homes


# ---------------------------------------------------------------------------------------------------------------- the tutorial


WRONG = {
    "move": ["section move", "top coins"],
    "carry": ["section move", "mech r4c6", "to r3c6"],
    "produce": ["section produce", "top produce", "at r1c5"],
    "bolster": ["section bolster", "top cards"],
    "trade": ["section trade", "top popularity"],
    "rivers": ["mech r6c1", "to r6c0"],
    "upgrade": ["bottom", "upgrade move_coins deploy"],
    "build": ["bottom", "build mill", "at r1c4"],
    "enlist": ["bottom", "enlist build coins"],
    "combat": ["dial 4"],
    "workers": ["section move", "mech r3c5", "to r2c5"],
    "encounter": ["option 3"],
    "factory": ["section move", "character", "to r4c3", "done", "factory 10"],
    "objective": ["section move", "worker r1c4"],
    "ending": ["section bolster"],
}
"""Legal moves after which the aim is out of reach: the last of each does it."""

DETOURS = {
    "move": ["section move", "character"],
    "carry": ["section move", "mech r4c6", "take worker"],
    "workers": ["section move", "worker r1c4"],
    "factory": ["section move", "worker r1c4"],
    "trade": ["section trade", "top resources", "put metal r2c4", "put metal r2c4", "bottom", "deploy speed"],
}
"""Moves that are not those of the solution, after which the aim is still there, or reached."""


def by_id(id: str) -> Step:
    return next(step for step in STEPS if step.id == id)


def solved(id: str) -> Match:
    return after(by_id(id), by_id(id).solution)


every_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)


def test_the_steps_are_few_and_cover_the_game() -> None:
    """In this order."""
    assert [step.id for step in STEPS] == list(WRONG)
    assert 12 <= len(STEPS) <= 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_tutorial_is_there(language: str) -> None:
    """And no other."""
    assert list(source(HOME, "tutorial", language)) == [step.message(part) for step in STEPS for part in PARTS]


@every_step
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_and_can_be_said(step: Step, part: str, language: str) -> None:
    """At most four sentences."""
    text = say(PACKAGE, step.message(part), facts(), language)
    assert 2 < len(text) < 330
    assert (sentences(text) == 0) if part == "title" else (1 <= sentences(text) <= 4)


@every_step
def test_a_step_begins_the_same_each_time(step: Step) -> None:
    check_beginning(step)


@every_step
def test_the_solution_is_legal_and_leads_to_done(step: Step) -> None:
    check_solution(step)


@every_step
def test_a_wrong_move_loses_the_step_and_can_be_taken_back(step: Step) -> None:
    check_wrong(step, WRONG[step.id])


@pytest.mark.parametrize("id", DETOURS)
def test_a_detour_loses_nothing(id: str) -> None:
    match = after(by_id(id), DETOURS[id])
    assert not by_id(id).is_lost(match)


@every_step
def test_the_learners_turn_is_all_there_is(step: Step) -> None:
    """What the learner does not do in it is not done: so a page never looks further than a turn."""
    match = step.begin()
    while SEAT in match.active and match.position()["turn"] == SEAT and not match.over:
        match.play("done" if "done" in match.moves(SEAT) else match.moves(SEAT)[-1], SEAT)
    assert step.is_done(match) or step.is_lost(match)


def test_done_is_what_the_texts_say() -> None:
    """The numbers that the tasks, hints and praises speak of."""
    produced = solved("produce").position()["seats"][0]
    assert sum(produced["workers"].values()) == 7
    assert by_id("bolster").position["seats"][0]["power"] == 14
    ending = by_id("ending").begin()
    assert (ending.position()["seats"][0]["popularity"], ending.scores[1]) == (5, 46)
    too_soon = after(by_id("ending"), ["section bolster", "top power"])
    assert (too_soon.over, too_soon.winners) == (True, (1,))
    won = solved("ending")
    assert (won.over, won.winners, won.position()["seats"][0]["popularity"]) == (True, (0,), 7)
    build = by_id("build").begin()
    assert solved("build").scores[0] - build.scores[0] == 3 + 2 - 1  # the wood would have brought a coin
    assert solved("enlist").position()["seats"][0]["hand"]
    assert solved("combat").position()["seats"][0]["power"] == 2
    assert not after(by_id("combat"), ["dial 4", "card 3"]).position()["seats"][0]["stars"]
