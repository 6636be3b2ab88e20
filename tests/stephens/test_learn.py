"""What people read to learn the game: every rule has its place and its words, every number comes from the box."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fabrica import Match
from fabrica.engine.parts import folder_of
from fabrica.games.stephens.components import ACCESSORIES, BOARD, GLASS, STARTING, TYPES, WOOD
from fabrica.games.stephens.lessons.rulebook import ICONS, SECTIONS, SYMBOLS, facts, section_of_card, section_of_refusal
from fabrica.games.stephens.lessons.tutorial import PARTS, SEAT, STEPS, Step
from fabrica.games.stephens.own_cards import BLUE, CONTRACTS, INVESTMENTS, RED
from fabrica.games.stephens.solo_components import AUTOMA, OPPONENTS, SCENARIOS
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

PACKAGE = "fabrica.games.stephens"
HOME = folder_of(PACKAGE) / "words"
PROFESSIONS = [card.id for card in (*RED, *BLUE, *STARTING)]
DECKS = [*PROFESSIONS, *(card.id for card in CONTRACTS), *(card.id for card in INVESTMENTS)]
SOLO = [card.id for card in (*AUTOMA, *OPPONENTS[1:], *SCENARIOS[1:])]
ABILITIES = [disc.id for disc in BOARD if not disc.opens]
ABILITY = r"\b[2-5][a-e]\b"


def name_of(ability: str) -> str:
    return say(PACKAGE, f"disc-{ability}")


def text_of(id: str) -> str:
    """All that a section says."""
    section = next(section for section in SECTIONS if section.id == id)
    return " ".join(say(PACKAGE, message, facts()) for message in said_ids([section]))


# ------------------------------------------------------------------------------------------------------------------- the rules


def test_the_sections_have_stable_anchors() -> None:
    """Lower-case words with dashes, each once; these are linked from elsewhere."""
    ids = [section.id for section in SECTIONS]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", id) for id in ids)
    linked = {"turn", "glass", "goods", "workers", "create", "rows", "reinforce", "activation", "abilities", "influence"}
    linked |= {"contracts", "investments", "renewal", "columns", "supply", "fulfil", "tracks", "army", "ending", "scoring"}
    linked |= {"ties", "solo", "automa-turn", "opponents", "scenarios", "rulings", "own-cards"}
    assert linked <= set(ids)


def test_every_section_has_a_title_and_paragraphs_and_nothing_is_left_over() -> None:
    """The file and the sections name the same messages, in the same order."""
    assert list(source(HOME, "rules")) == said_ids(SECTIONS)
    assert all(section.paragraphs for section in SECTIONS)


@pytest.mark.parametrize("message", said_ids(SECTIONS))
def test_rules_are_short_and_can_be_said(message: str) -> None:
    """At most four sentences a paragraph, all arguments given."""
    text = say(PACKAGE, message, facts())
    assert 2 < len(text) < 340
    assert (sentences(text) == 0) if message.endswith("-title") else (1 <= sentences(text) <= 4)


@pytest.mark.parametrize("name", ["rules", "symbols"])
def test_no_number_of_the_box_is_written_out(name: str) -> None:
    """They come as arguments."""
    for id, message in source(HOME, name).items():
        assert not re.search(r"\d", Parts(message).text), id
        assert not re.search(NUMBER_WORDS, Parts(message).text, re.IGNORECASE), id


def test_the_facts_are_those_of_the_box() -> None:
    """A sample of each kind, as a person reads it off the box."""
    read = {"players": 4, "furnace_cubes": 4, "army_start": 55, "army_step": 5, "empty_furnaces": 2, "discs": 18, "cost_most": 5}
    read |= {"cap_none": 4, "cap_5": 9, "cap_10": 14, "cap_15": 19, "influence_most": 25, "refill_most": 4, "refill_least": 1}
    read |= {"master_stephens": 1, "master_lower": 3, "master_upper": 5, "sector_middle_points": 7, "sector_high_points": 15}
    read |= {"taken_5a": 2, "taken_5c": 4, "cubes_for_furnace": 3, "professions": 46, "contracts": 39, "investments": 32}
    read |= {"supply_ul": 1, "supply_ur": 1, "supply_ll": 2, "supply_lr": 2, "example_cubes": 6, "example_points": 18}
    read |= {"final_easy": 20, "final_hard": 30, "artisan_normal": 121, "glassmaker_hard": 140, "target_easy": 100}
    read |= {"automa_goods_most": 4, "stacked_cap": 9, "tracks_lower": 2, "scenario_track": 6}
    assert {name: facts()[name] for name in read} == read


def test_a_changed_number_changes_the_sentence() -> None:
    """The words follow the facts."""
    assert "99 cubes" in say(PACKAGE, "rules-setup-1", {**facts(), "furnace_cubes": 99})


def test_the_facts_are_what_the_sentences_ask_for() -> None:
    """No argument is missing, and no fact is there for nothing."""
    messages = [message for name in ("rules", "symbols", "tutorial") for message in source(HOME, name).values()]
    assert arguments(messages) == set(facts())


def test_every_card_belongs_to_a_section() -> None:
    """Those of the decks are listed there; the Automa's, the opponents and the scenarios have a home too."""
    assert sorted(card for section in SECTIONS for card in section.cards) == sorted(DECKS)
    assert {section_of_card(card) for card in SOLO} == {"automa-turn", "opponents", "scenarios"}
    homes = {"r01": "professions", "b23": "professions", "s1": "starting", "cr01": "contracts", "uk13": "contracts"}
    homes |= {"no8": "investments", "or1": "investments", "a10": "automa-turn", "op5": "opponents", "sc1": "scenarios"}
    assert {card: section_of_card(card) for card in homes} == homes


def test_every_refusal_belongs_to_a_section() -> None:
    """Those of the house and those of the game, each to one."""
    refusals = [*source(HOUSE, "refusals"), *source(HOME, "refusals")]
    assert sorted(refusal for section in SECTIONS for refusal in section.refusals) == sorted(refusals)
    homes = {"row-too-high": "rows", "slots-full": "contracts", "column-costs": "columns", "disc-forbidden": "opponents"}
    homes |= {"too-many-workers": "solo", "cannot-undo": "moves", "skim-before": "card-abilities"}
    assert {refusal: section_of_refusal(refusal) for refusal in homes} == homes


def test_every_ability_is_explained_by_its_name() -> None:
    """In the section of its kind, and with a symbol."""
    kinds = {"2": "point-abilities", "3": "profession-abilities", "4": "card-abilities", "5": "goods-abilities"}
    for ability in ABILITIES:
        assert name_of(ability) in text_of(kinds[ability[0]])
        assert say(PACKAGE, f"symbol-ability-{ability}", facts()).startswith(name_of(ability))


def test_discs_leave_in_the_order_of_the_board() -> None:
    """Those that may leave at any time, and what the others wait for."""
    free, wait = (ids_for_names(say(PACKAGE, f"rules-abilities-{n}", facts())) for n in (2, 3))
    assert re.findall(ABILITY, free) == [disc.id for disc in BOARD if not disc.opens and not disc.after]
    pairs = re.findall(r"((?:\w\w(?:, | and )?)+) for (\w\w)", wait)
    order = [(before, disc) for discs, before in pairs for disc in re.findall(ABILITY, discs)]
    assert sorted(order) == sorted((disc.after, disc.id) for disc in BOARD if disc.after)


def ids_for_names(text: str) -> str:
    for ability in ABILITIES:
        text = text.replace(name_of(ability), ability)
    return text


def test_every_opponent_is_told_by_name() -> None:
    """And the one who forbids an ability names it."""
    text = text_of("opponents")
    assert all(say(PACKAGE, f"opponent-{card.id}") in text for card in OPPONENTS[1:])
    assert all(name_of(card.without) in text for card in OPPONENTS if card.without)


def test_the_renewal_phase_is_told_in_order() -> None:
    text = text_of("renewal")
    parts = (
        "the army advances",
        "furnaces are refilled",
        "scores a point",
        "factories are emptied",
        "columns",
        "supplied",
        "fulfilled",
    )
    places = [text.index(part) for part in parts]
    assert places == sorted(places)


def test_every_symbol_is_explained_in_one_sentence() -> None:
    """And the file holds no other."""
    assert list(source(HOME, "symbols")) == [message for _, message in SYMBOLS]
    for icon, message in SYMBOLS:
        assert message == "symbol-" + icon.replace("_", "-")
        assert sentences(say(PACKAGE, message, facts())) == 1


def test_every_thing_of_the_game_has_a_symbol() -> None:
    """Cubes, accessories, types and abilities."""
    icons = {*(f"cube_{colour}" for colour in (*GLASS, *WOOD, "any")), *ACCESSORIES, "accessory_any"}
    icons |= {*(f"type_{type}" for type in TYPES), *(f"ability_{ability}" for ability in (*ABILITIES, "inf"))}
    assert icons <= set(ICONS)
    assert len(set(ICONS)) == len(ICONS) == 47


# ---------------------------------------------------------------------------------------------------------------- the tutorial


WRONG = {
    "glass": ["glass ur"],
    "contract": ["glass ll", "accept cr08"],
    "investment": ["glass lr", "fund no3 orange"],
    "create": ["create r03 stephens"],
    "reinforce": ["reinforce r01"],
    "activate": ["glass ul", "use s1 coin"],
    "unlock": ["create r04 stephens", "unlock inf10"],
    "goods": ["goods ll pink", "also black"],
    "renewal": ["glass ll", "column 1"],
    "supply": ["column 1", "supply ll orange"],
    "ending": ["supply ul black"],
    "automa": ["glass ul", "use s1 influence"],
}
"""Legal moves after which the aim is out of reach: the last of each does it."""

HARMLESS = {"create": "create r07 lower", "activate": "redraw red", "goods": "goods ll pink"}
"""Moves that are not the first of the solution, after which the aim is still there."""


def by_id(id: str) -> Step:
    return next(step for step in STEPS if step.id == id)


def solved(id: str) -> Match:
    return after(by_id(id), by_id(id).solution)


every_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)


def test_the_steps_are_few_and_cover_the_game() -> None:
    """In this order."""
    assert [step.id for step in STEPS] == list(WRONG)
    assert 10 <= len(STEPS) <= 12


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
    for found, seat in zip(match.position()["seats"], step.position["seats"], strict=True):
        assert all(covers(found[name], value) for name, value in seat.items())


def covers(found: Any, written: Any) -> bool:
    """Is everything there that was written, in whatever order?"""
    if isinstance(written, dict):
        return all(covers(found[name], value) for name, value in written.items())
    return sorted(found) == sorted(written) if isinstance(written, list) else bool(found == written)


@every_step
def test_the_solution_is_legal_and_leads_to_done(step: Step) -> None:
    check_solution(step)


@every_step
def test_a_wrong_move_loses_the_step_and_can_be_taken_back(step: Step) -> None:
    check_wrong(step, WRONG[step.id])


@pytest.mark.parametrize("id", HARMLESS)
def test_a_harmless_move_loses_nothing(id: str) -> None:
    check_harmless(by_id(id), HARMLESS[id])


@every_step
def test_every_first_move_helps_or_gets_a_hint(step: Step) -> None:
    """A learner is never left alone: whatever does not bring the aim nearer is noticed."""
    needed = len(step.solution)
    for words in step.begin().moves(SEAT):
        match = after(step, [words])
        assert step.strays(match) == (step.moves_left(match) != needed - 1)


def test_a_hint_comes_after_a_move_that_does_not_help_only() -> None:
    """New cards on the market are no use to the trade; the pink cube first is as good as the orange one."""
    assert by_id("activate").strays(after(by_id("activate"), ["redraw red"]))
    assert not by_id("goods").strays(after(by_id("goods"), ["goods ll pink"]))


def test_the_learners_turn_is_all_there_is() -> None:
    """When it is over without the aim, the step is lost."""
    for id in ("glass", "contract", "investment", "create", "reinforce", "activate", "unlock", "goods"):
        match = after(by_id(id), ["glass ur"])
        assert by_id(id).is_lost(match)
        assert SEAT not in match.active


def test_done_is_what_the_texts_say() -> None:
    """The numbers that the tasks, hints and praises speak of."""
    ending = by_id("ending").begin()
    assert ending.scores[1] - ending.scores[0] == 5
    assert after(by_id("ending"), ["supply ul black", "supply ll orange"]).scores[0] - ending.scores[0] == 3
    won = solved("ending")
    assert (won.over, won.winners, won.scores[0] - ending.scores[0]) == (True, (0,), 9)
    assert solved("activate").active == (1,)
    assert solved("automa").position()["round"] == 2
    assert len(by_id("create").position["rows"]["left"]["stephens"]) == 2
    renewal = solved("renewal")
    lost = after(by_id("renewal"), WRONG["renewal"])
    assert (renewal.phase, renewal.position()["army"]) == ("renewal", 35)
    assert renewal.scores[0] > lost.scores[0]
    assert solved("reinforce").scores[1] == by_id("reinforce").begin().scores[1] + 1
