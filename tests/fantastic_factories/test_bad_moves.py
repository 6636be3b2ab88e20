"""Bad input: moves that are none, and seats that are not there. Nothing changes, and it is said why."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import fabrica
from fabrica import IllegalMove, Match, WrongSeat
from fantastic_factories.positions import CARDS, QUIET_ROW, Position, finish_all, market, play, work
from fantastic_factories.refusing import given, refuses

HOUSE = Path(fabrica.__file__).parent
FOLDER = HOUSE / "games/fantastic_factories"


# Moves that are none


@dataclass(frozen=True)
class Refused:
    """A move that is refused: why, in what match, by whom, which words, and what the text says."""

    id: str
    match: Callable[[], Match]
    words: str
    fragment: str
    seat: int = 0

    def __str__(self) -> str:
        return f"{self.id}: {self.words[:40]}"


def shopping(*seats: Position, **fields: Any) -> Callable[[], Match]:
    return lambda: market(*seats, **fields)


def after(match: Callable[[], Match], *words: str) -> Callable[[], Match]:
    return lambda: play(match(), *words)


def ended() -> Match:
    return finish_all(work({}, last_round=True))


HIRING = shopping({"hand": ["golem", "biolab"], "energy": 1})
GIVING = after(shopping({"hand": ["golem"]}, {}, {}), "hire miner discard golem")
DISCARDING = after(given({"compound": ["refinery"], "energy": 3, "hand": ["golem"]}), "activate refinery")


REFUNDING = after(
    given({"compound": ["black_market"], "dice": [1], "hand": ["beacon"]}), "activate black_market 1", "discard beacon"
)


REROLLING = after(given({"compound": ["temp_agency"], "dice": [3], "energy": 1}), "activate temp_agency")
DROPPING = after(given({"metal": 13, "hand": ["golem"]}, {"finished": True}), "finish")
DROPPING_ENERGY = after(given({"energy": 13}, {"finished": True}), "finish")
DROPPING_CARDS = after(given({"metal": 3, "hand": CARDS[:11]}, {"finished": True}), "finish")
SETTING = given({"hired": "foreman", "dice": [4]})
READY = {"metal": 9, "energy": 9, "dice": [1, 2, 3, 4, 5, 6]}


REFUSED = [
    # The house
    Refused("unknown-move", given({}), "xyzzy", '"xyzzy" is not a move'),
    Refused("unknown-move", given({}), "", '"" is not a move'),
    Refused("takes-dice", given({}), "activate biolab 6", 'biolab takes a die showing 1, as in "activate biolab 1"'),
    Refused("takes-dice", given({}), "activate biolab", "biolab takes a die showing 1"),
    Refused("takes-dice", given({}), "replicate biolab 6", 'as in "replicate biolab 1"'),
    Refused("takes-dice", given({}), "activate motherlode 7", "motherlode takes any die"),
    Refused("takes-dice", given({}), "activate fitness_center 1", "fitness_center takes a die showing 2-6"),
    Refused("takes-dice", given({}), "activate harvester 3 3", '2 matching dice, as in "activate harvester 3 3'),
    Refused("takes-dice", given({}), "activate mega_factory 3 3 2 die 1", "3 matching dice"),
    Refused("takes-dice", given({}), "activate assembly_line 1 2 4", "3 dice with consecutive values, such as 1 2 3"),
    Refused("takes-dice", given({}), "activate warehouse 1 2 4", "3 dice that add up to 14 or more"),
    Refused("takes-dice", given({}), "activate golem 7", "golem takes no die but a number from 1 to 6"),
    Refused("takes-dice", given({}), "activate robot 6", 'robot takes no die, as in "activate robot"'),
    Refused("name-the-discard", given({"hand": ["dojo", "biolab", "foundry", "golem"]}), "build dojo", "which: biolab, foundry."),
    Refused("name-the-discard", given({"hand": ["dojo", "dojo"]}), "build dojo discard", "with the gear; say which: dojo."),
    Refused("no-pair", given({"hand": ["dojo", "golem"]}), "build dojo", "you have no other in your hand"),
    Refused("not-in-hand", given({}), "build dojo", "dojo is not in your hand"),
    Refused("already-built", given({"hand": ["dojo"], "compound": ["dojo"]}), "build dojo", "is already in your compound"),
    Refused("wrong-phase", shopping({"hand": ["dojo", "biolab"]}), "build dojo", "belongs to the work phase"),
    Refused("unknown-move", given({}), "q" * 100_000, '"' + "q" * 60 + '" is not a move'),
    Refused("unknown-move", given({}), "\x00\x1b[31m", "is not a move"),
    Refused("unknown-move-near", given({}), "finsh", 'Did you mean "finish"?'),
    Refused("unknown-move-near", given({"dice": [6]}), "research 7", '"research 7" is not a move'),
    Refused("unknown-move-near", given({"dice": [6]}), "generate 7", '"generate 7" is not a move'),
    Refused("unknown-move-near", given({"hand": ["golem"]}), "build golem discard castle", "is not a move"),
    Refused("game-over", ended, "finish", "The game is over."),
    Refused("game-over", ended, "take beacon", "The game is over.", seat=1),
    Refused("not-your-turn", shopping({}, {}), "take beacon", "not seat 1's turn: it is the turn of seat 0", seat=1),
    # Phases
    Refused("wrong-phase", shopping({}), "finish", "belongs to the work phase; this is the market phase"),
    Refused("wrong-phase", shopping({}), "research 1", "belongs to the work phase"),
    Refused("wrong-phase", given({}), "take beacon", "belongs to the market phase; this is the work phase"),
    Refused("wrong-phase", given({"metal": 1}), "sweep blueprints metal", "belongs to the market phase"),
    Refused("wrong-phase", given({}), "pass", "belongs to the market phase"),
    Refused("already-finished", after(given({"dice": [1]}), "finish"), "research 1", "You have already finished"),
    Refused("already-finished", after(given({}), "finish"), "finish", "You have already finished"),
    # Market
    Refused(
        "already-swept", after(shopping({"metal": 5}), "sweep blueprints metal"), "sweep contractors metal", "already refreshed"
    ),
    Refused("short-of", shopping({}), "sweep blueprints metal", "costs 1 metal; you have 0"),
    Refused("short-of", shopping({"metal": 5}), "sweep contractors energy", "costs 1 energy; you have 0"),
    Refused("not-in-market", shopping({}), "take golem", "golem is not in the market"),
    Refused("not-in-market", HIRING, "hire architect discard golem", "architect is not in the market"),
    Refused("not-in-hand", HIRING, "hire miner discard robot", "robot is not in your hand"),
    Refused("not-under-tool", HIRING, "hire miner discard biolab", "miner is not under the gear, which is the tool of biolab"),
    Refused(
        "short-of", shopping({"hand": ["beacon"], "energy": 2}), "hire hired_hands discard beacon", "costs 3 energy; you have 2"
    ),
    Refused("cannot-pass", shopping({}), "pass", "must take a blueprint or hire"),
    Refused("cannot-pass", shopping({"hand": ["golem"]}, blueprints=[None] * 4), "pass", "must take a blueprint or hire"),
    Refused("no-gift", shopping({}, {}, {}), "give 1", "no gift"),
    Refused("choice-waits", GIVING, "take beacon", "First choose who gets the gift"),
    Refused("gift-to-other", GIVING, "give 0", "one of your opponents"),
    Refused("gift-to-other", GIVING, "give 3", "one of your opponents"),
    # Dice
    Refused("no-such-die", given({"dice": [1]}), "research 2", "no unplaced die showing 2"),
    Refused("no-such-die", given({"placed": [6]}), "mine 6", "no unplaced die showing 6"),
    Refused("no-such-die", given({"compound": ["nuclear_plant"], "dice": [5]}), "activate nuclear_plant 6", "die showing 6"),
    Refused("no-such-die", given({"compound": ["assembly_line"], "dice": [1, 2]}), "activate assembly_line 1 2 3", "showing 3"),
    Refused(
        "dice-missing",
        given({"compound": ["harvester"], "dice": [3]}),
        "activate harvester 3 3 metal",
        "takes 2 dice showing 3; you have 1",
    ),
    Refused("generate-takes", given({"dice": [5]}), "generate 5", "Generate takes dice up to 3, not a 5"),
    Refused("generate-takes", given({"dice": [4]}), " GENERATE  4", "Generate takes dice up to 3, not a 4"),
    Refused("mine-takes", given({"dice": [3]}), "mine 3", "Mine takes dice of 4 or more, not a 3"),
    Refused("floor-full", given({"dice": [1], "headquarters": {"research": [1, 2, 3]}}), "research 1", "All 3 slots of Research"),
    Refused("floor-full", given({"dice": [1], "headquarters": {"generate": [1, 2, 3]}}), "generate 1", "All 3 slots of Generate"),
    Refused("floor-full", given({"dice": [6], "headquarters": {"mine": [4, 4, 4]}}), "mine 6", "All 3 slots of Mine"),
    Refused("set-dice-first", SETTING, "mine 4", "Foreman comes first"),
    Refused("set-dice-first", SETTING, "finish", "Foreman comes first"),
    Refused("no-foreman", given({"dice": [1]}), "set 3", "No Foreman sets your dice"),
    Refused("no-specialist", given({"hired": None}), "specialist 6", "No Specialist"),
    # Building
    Refused("not-in-hand", given({**READY, "hand": ["robot"]}), "build golem discard robot", "golem is not in your hand"),
    Refused(
        "already-built",
        given({**READY, "compound": ["golem"], "hand": ["golem", "robot"]}),
        "build golem discard robot",
        "golem is already",
    ),
    Refused(
        "no-matching-card",
        given({**READY, "hand": ["golem"]}),
        "build golem discard golem",
        "another card with the hammer from your hand, and golem is not one of your other cards",
    ),
    Refused("no-matching-card", given({**READY, "hand": ["golem"]}), "build golem discard robot", "robot is not one of"),
    Refused(
        "tools-differ",
        given({**READY, "hand": ["golem", "biolab"]}),
        "build golem discard biolab",
        "golem has the hammer and biolab the gear",
    ),
    Refused(
        "short-of", given({"metal": 3, "hand": ["golem", "robot"]}), "build golem discard robot", "costs 4 metal; you have 3"
    ),
    Refused(
        "short-of",
        given({"metal": 9, "energy": 3, "hand": ["beacon", "gymnasium"]}),
        "build beacon discard gymnasium",
        "costs 4 energy; you have 3",
    ),
    # Using
    Refused("not-built", given({**READY, "hand": ["golem"]}), "activate golem 1", "golem is not in your compound"),
    Refused(
        "not-built", given(READY, blueprints=["golem", *QUIET_ROW[:3]]), "replicate golem 1", "replicator is not in your compound"
    ),
    Refused(
        "already-used", given({**READY, "compound": ["golem"], "activated": ["golem"]}), "activate golem 1", "golem has already"
    ),
    Refused(
        "already-used",
        given({**READY, "compound": ["replicator"], "activated": ["replicator"]}),
        "replicate robot",
        "replicator has already been used",
    ),
    Refused("not-in-market", given({**READY, "compound": ["replicator"]}), "replicate robot", "robot is not in the market"),
    Refused("short-of", given({"compound": ["golem"], "energy": 5}), "activate golem 6", "costs 6 energy; you have 5"),
    Refused("short-of", given({"compound": ["robot"]}), "activate robot", "costs 1 metal; you have 0"),
    Refused("no-dice", given({"compound": ["temp_agency"], "energy": 1}), "activate temp_agency", "no unplaced die to reroll"),
    Refused("cards-missing", given({"compound": ["refinery"], "energy": 3}), "activate refinery", "discard 1 card; you have 0"),
    Refused(
        "cards-missing",
        given({"compound": ["recycling_plant"], "energy": 2, "hand": ["golem"]}),
        "activate recycling_plant",
        "discard 2 cards; you have 1",
    ),
    Refused("has-no-use", given({"compound": ["obelisk"]}), "activate obelisk", "obelisk cannot be used or replicated"),
    Refused("has-no-use", given({"compound": ["replicator"], "energy": 9}), "replicate obelisk", "obelisk cannot be"),
    Refused("has-no-use", given({"compound": ["replicator"], "energy": 9}), "replicate replicator", "replicator cannot be"),
    Refused("names-its-copy", given({"compound": ["replicator"], "energy": 9}), "activate replicator", "replicate X"),
    Refused("answers-itself", given({"compound": ["laboratory"]}), "activate laboratory", "it works by itself"),
    Refused("answers-itself", given({"compound": ["laboratory"], "dice": [3]}), "activate laboratory 3", "it works by itself"),
    Refused("answers-itself", given({"compound": ["scrap_yard"]}), "activate scrap_yard", "it works by itself"),
    # Answers
    Refused("choice-waits", DISCARDING, "finish", "First choose a card to discard"),
    Refused("not-in-hand", DISCARDING, "discard robot", "robot is not in your hand"),
    Refused("choice-waits", REFUNDING, "finish", "First choose what you get"),
    Refused("refund-not-so", REFUNDING, "gain 4 metal 0 energy", "beacon does not give you 4 metal and 0 energy"),
    Refused("pick-up-first", REROLLING, "roll", "at least one die"),
    Refused("no-such-die", REROLLING, "reroll 4", "no unplaced die showing 4"),
    Refused("choice-waits", REROLLING, "research 3", "First pick up the dice"),
    Refused("choice-waits", DROPPING, "finish", "First choose what you discard"),
    Refused("nothing-to-drop", DROPPING, "drop golem", "nothing to discard"),
    Refused("none-to-drop", DROPPING, "drop energy", "You have no energy to discard"),
    Refused("none-to-drop", DROPPING_ENERGY, "drop metal", "You have no metal to discard"),
    Refused("nothing-to-drop", DROPPING_CARDS, "drop metal", "nothing to discard"),
    Refused("not-in-hand", DROPPING_CARDS, "drop warehouse", "warehouse is not in your hand"),
    Refused("no-such-choice", given({"hand": ["golem"]}), "discard golem", "You do not have to discard a card"),
    Refused("no-such-choice", given({}), "gain 2 metal 2 energy", "You cannot choose between"),
    Refused("no-such-choice", given({"dice": [1]}), "reroll 1", "You cannot reroll"),
    Refused("no-such-choice", given({"dice": [1]}), "roll", "You cannot reroll"),
    Refused("no-such-choice", given({"metal": 12}), "drop metal", "You do not have to discard anything"),
]


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_a_move_that_is_not_legal_is_refused_with_its_reason(case: Refused) -> None:
    """The reason is the right one, and nothing has happened."""
    match = case.match()
    error = refuses(match, lambda: match.play(case.words, case.seat), IllegalMove, case.fragment)
    assert isinstance(error, IllegalMove)
    assert error.refusal.id == case.id


UNDONE: dict[str, Callable[[], Match]] = {
    "nothing was done": lambda: work({"dice": [1]}),
    "a card was drawn": lambda: play(work({"dice": [1]}), "research 1"),
    "a die was rolled": lambda: play(work({"compound": ["robot"], "metal": 1}), "activate robot"),
    "the round has ended since": lambda: finish_all(play(work({"dice": [4]}), "mine 4")),
}


@pytest.mark.parametrize("match", UNDONE.values(), ids=UNDONE)
def test_what_cannot_be_taken_back_stays(match: Callable[[], Match]) -> None:
    """Nothing to take back, or something was revealed, or others have moved on."""
    done = match()
    error = refuses(done, lambda: done.undo(0), IllegalMove, "nothing to undo")
    assert isinstance(error, IllegalMove)
    assert error.refusal.id == "cannot-undo"


def refusal_ids(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*) *=", path.read_text(encoding="utf-8"), flags=re.MULTILINE))


def test_every_reason_is_given_by_some_case() -> None:
    """The cases above and the messages of the house and the game are the same set."""
    known = refusal_ids(HOUSE / "i18n/locale/en/refusals.ftl") | refusal_ids(FOLDER / "words/locale/en/refusals.ftl")
    assert {case.id for case in REFUSED} | {"cannot-undo", "cannot-redo"} == known


# Seats


SEATS: dict[str, tuple[Callable[[Match], object], str]] = {
    "no seat named": (lambda m: m.play("finish"), "seats 0, 1 are active: say which one moves"),
    "play too high": (lambda m: m.play("finish", 2), "no seat 2; this match has seats 0 to 1"),
    "play negative": (lambda m: m.play("finish", -1), "no seat -1"),
    "play true": (lambda m: m.play("finish", True), "no seat True"),
    "play text": (lambda m: m.play("finish", "0"), "no seat '0'"),  # type: ignore[arg-type]
    "play fraction": (lambda m: m.play("finish", 1.0), "no seat 1.0"),  # type: ignore[arg-type]
    "moves": (lambda m: m.moves(5), "no seat 5"),
    "moves none": (lambda m: m.moves(None), "no seat None"),  # type: ignore[arg-type]
    "view": (lambda m: m.view(2), "no seat 2"),
    "can undo": (lambda m: m.can_undo(9), "no seat 9"),
    "undo": (lambda m: m.undo(-3), "no seat -3"),
}


@pytest.mark.parametrize(("call", "fragment"), SEATS.values(), ids=SEATS)
def test_a_seat_must_exist_and_be_named_where_several_are_active(call: Callable[[Match], object], fragment: str) -> None:
    """Whatever is asked of the match."""
    match = work({"dice": [1]}, {"dice": [2]})
    refuses(match, lambda: call(match), WrongSeat, fragment)
