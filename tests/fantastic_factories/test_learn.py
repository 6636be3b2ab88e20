"""What people read to learn the game: every rule has its place and its words, every number comes from the box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fabrica import Match
from fabrica.fantastic_factories import rulebook
from fabrica.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, Tool, Type
from fabrica.fantastic_factories.rulebook import SECTIONS, SYMBOLS, facts, section_of_card, section_of_refusal
from fabrica.fantastic_factories.tutorial import PARTS, SEAT, STEPS, Step
from fabrica.words import HOUSE, say

ROOM = "fantastic_factories"
NUMBER_WORDS = r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice)\b"
CARDS = [card.id for card in (*BLUEPRINTS, *CONTRACTORS)]


def source(name: str, home: Path = HOUSE / ROOM) -> dict[str, ast.Message]:
    """The messages of an English file, by id."""
    text = (home / "locale" / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Parts(Visitor):
    """The words of a message as they stand there, and the arguments that it takes."""

    def __init__(self, message: ast.Message) -> None:
        self.text = ""
        self.arguments: set[str] = set()
        self.visit(message.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)


def sentences(text: str) -> int:
    return len(re.findall(r"[.?!](?=\s|$)", text))


# ------------------------------------------------------------------------------------------------------------------- the rules


def said_ids() -> list[str]:
    return [message for section in SECTIONS for message in (section.title, *section.paragraphs)]


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
    assert list(source("rules")) == said_ids()
    assert all(section.paragraphs for section in SECTIONS)


@pytest.mark.parametrize("message", said_ids())
def test_rules_are_short_and_can_be_said(message: str) -> None:
    """At most three sentences a paragraph, all arguments given."""
    text = say(ROOM, message, facts())
    assert 2 < len(text) < 300
    assert (sentences(text) == 0) if message.endswith("-title") else (1 <= sentences(text) <= 3)


@pytest.mark.parametrize("name", ["rules", "symbols"])
def test_no_number_of_the_box_is_written_out(name: str) -> None:
    """They come as arguments."""
    for id, message in source(name).items():
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
    assert "99 goods" in say(ROOM, "rules-ending-1", {**facts(), "goods_to_end": 99})


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
            text = " ".join(say(ROOM, message, facts()) for message in (section.title, *section.paragraphs))
            assert all(card.replace("_", " ").title() in text for card in section.cards), section.id


def test_every_refusal_belongs_to_a_section() -> None:
    """Those of the house and those of the game, each to one."""
    refusals = [*source("refusals", HOUSE), *source("refusals")]
    assert sorted(refusal for section in SECTIONS for refusal in section.refusals) == sorted(refusals)
    assert section_of_refusal("already-swept") == "sweep"
    assert section_of_refusal("floor-full") == "headquarters"
    assert section_of_refusal("cannot-undo") == "moves"


def test_every_symbol_is_explained_in_one_sentence() -> None:
    """And the file holds no other."""
    assert list(source("symbols")) == [message for _, message in SYMBOLS]
    for icon, message in SYMBOLS:
        assert message == "symbol-" + icon.replace("_", "-")
        assert sentences(say(ROOM, message, facts())) == 1


def test_every_tool_and_type_has_a_symbol() -> None:
    """So do the floors."""
    icons = {icon for icon, _ in SYMBOLS}
    assert {f"tool_{tool.name.lower()}" for tool in Tool} <= icons
    assert {f"type_{type.name.lower()}" for type in Type} <= icons
    assert {"floor_research", "floor_generate", "floor_mine", "die_any", "card_discard", "end_flag"} <= icons
    assert len(icons) == len(rulebook.ICONS) == 33


def test_the_facts_are_what_the_sentences_ask_for() -> None:
    """No argument is missing, and no fact is there for nothing."""
    messages = [*source("rules").values(), *source("symbols").values(), *source("tutorial").values()]
    assert set().union(*(Parts(message).arguments for message in messages)) == set(facts())


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


def after(step: Step, words: list[str] | tuple[str, ...]) -> Match:
    match = step.begin()
    for move in words:
        match.play(move, SEAT)
    return match


def by_id(id: str) -> Step:
    return next(step for step in STEPS if step.id == id)


every_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)


def test_the_steps_are_few_and_cover_the_game() -> None:
    """In this order."""
    assert [step.id for step in STEPS] == list(WRONG)
    assert 8 <= len(STEPS) <= 12


def test_every_text_of_the_tutorial_is_there() -> None:
    """And no other."""
    assert list(source("tutorial")) == [step.message(part) for step in STEPS for part in PARTS]


@every_step
@pytest.mark.parametrize("part", PARTS)
def test_texts_are_short_and_can_be_said(step: Step, part: str) -> None:
    """At most three sentences; the title is none."""
    text = say(ROOM, step.message(part), facts())
    assert 2 < len(text) < 300
    assert (sentences(text) == 0) if part == "title" else (1 <= sentences(text) <= 3)


@every_step
def test_a_step_begins_the_same_each_time(step: Step) -> None:
    """Neither done nor lost, for one or two seats, the learner to move."""
    match = step.begin()
    assert match.state() == step.begin().state()
    assert match.seats <= 2
    assert SEAT in match.active
    assert not step.is_done(match)
    assert not step.is_lost(match)
    assert not step.strays(match)


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
    """Each move brings it one nearer, with no hint, and not before the last is it done."""
    match = step.begin()
    for left, words in zip(range(len(step.solution), 0, -1), step.solution, strict=True):
        assert step.moves_left(match) == left
        assert not step.is_done(match)
        match.play(words, SEAT)
        assert not step.strays(match)
    assert step.is_done(match)
    assert not step.is_lost(match)


@every_step
def test_a_wrong_move_loses_the_step_and_can_be_taken_back(step: Step) -> None:
    """It is legal, not done, gets a hint; one back, the aim is there again."""
    *good, last = WRONG[step.id]
    before = after(step, good)
    assert not step.is_lost(before)
    match = after(step, [*good, last])
    assert not step.is_done(match)
    assert step.is_lost(match)
    assert step.strays(match)
    assert step.back(match).state() == before.state()


@pytest.mark.parametrize("id", HARMLESS)
def test_a_harmless_move_loses_nothing(id: str) -> None:
    """The aim can be reached in another order."""
    step = by_id(id)
    match = after(step, [HARMLESS[id]])
    assert HARMLESS[id] != step.solution[0]
    assert not step.is_done(match)
    assert not step.is_lost(match)


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
