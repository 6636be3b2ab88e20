"""Bad input: every case says what is wrong and where, raises an error of ours, and leaves everything as it was."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import fabrica
from fabrica import BadOption, BadPosition, BadRecord, FabricaError, IllegalMove, Match, UnknownName, WrongSeat
from fabrica.engine.fairness import proof_of
from fantastic_factories.oracle import BOX
from fantastic_factories.positions import (
    CARDS,
    GAME,
    QUIET_ROW,
    Position,
    finish_all,
    market,
    play,
    solo,
    take_all,
    work,
    written,
)

WHOLE_BOX = sorted(BOX["blueprints"].elements())
HOUSE = Path(fabrica.__file__).parent
FOLDER = HOUSE / "games/fantastic_factories"


def refuses(match: Match, call: Callable[[], object], error: type[FabricaError], fragment: str) -> FabricaError:
    """The call raises this very error, its text has the fragment, and the match is the same to the byte."""
    before = (match.state(), match.record(), match.position(), len(match.log))
    with pytest.raises(error) as caught:
        call()
    assert caught.type is error
    assert fragment in str(caught.value)
    assert (match.state(), match.record(), match.position(), len(match.log)) == before
    return caught.value


# ---------------------------------------------------------------------------------------------------------- moves that are none


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


def given(*seats: Position, **fields: Any) -> Callable[[], Match]:
    return lambda: work(*seats, **fields)


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
    Refused("unknown-move", given({}), "xyzzy", '"xyzzy" is no move'),
    Refused("unknown-move", given({}), "", '"" is no move'),
    Refused("takes-dice", given({}), "activate biolab 6", 'biolab takes a die showing 1, as in "activate biolab 1"'),
    Refused("takes-dice", given({}), "activate biolab", "biolab takes a die showing 1"),
    Refused("takes-dice", given({}), "replicate biolab 6", 'as in "replicate biolab 1"'),
    Refused("takes-dice", given({}), "activate motherlode 7", "motherlode takes any die"),
    Refused("takes-dice", given({}), "activate fitness_center 1", "fitness_center takes a die showing 2-6"),
    Refused("takes-dice", given({}), "activate harvester 3 3", '2 equal dice, as in "activate harvester 3 3'),
    Refused("takes-dice", given({}), "activate mega_factory 3 3 2 die 1", "3 equal dice"),
    Refused("takes-dice", given({}), "activate assembly_line 1 2 4", "3 dice in a row, such as 1 2 3"),
    Refused("takes-dice", given({}), "activate warehouse 1 2 4", "3 dice that add up to 14 or more"),
    Refused("takes-dice", given({}), "activate golem 7", "golem takes no die but a number from 1 to 6"),
    Refused("takes-dice", given({}), "activate robot 6", 'robot takes no die, as in "activate robot"'),
    Refused("name-the-discard", given({"hand": ["dojo", "biolab", "foundry", "golem"]}), "build dojo", "which: biolab, foundry."),
    Refused("name-the-discard", given({"hand": ["dojo", "dojo"]}), "build dojo discard", "with the gear; say which: dojo."),
    Refused("no-pair", given({"hand": ["dojo", "golem"]}), "build dojo", "you have no other in your hand"),
    Refused("not-in-hand", given({}), "build dojo", "dojo is not in your hand"),
    Refused("already-built", given({"hand": ["dojo"], "compound": ["dojo"]}), "build dojo", "stands in your compound already"),
    Refused("wrong-phase", shopping({"hand": ["dojo", "biolab"]}), "build dojo", "belongs to the work phase"),
    Refused("unknown-move", given({}), "q" * 100_000, '"' + "q" * 60 + '" is no move'),
    Refused("unknown-move", given({}), "\x00\x1b[31m", "is no move"),
    Refused("unknown-move-near", given({}), "finsh", 'Did you mean "finish"?'),
    Refused("unknown-move-near", given({"dice": [6]}), "research 7", '"research 7" is no move'),
    Refused("unknown-move-near", given({"dice": [6]}), "generate 7", '"generate 7" is no move'),
    Refused("unknown-move-near", given({"hand": ["golem"]}), "build golem discard castle", "is no move"),
    Refused("game-over", ended, "finish", "The game is over."),
    Refused("game-over", ended, "take beacon", "The game is over.", seat=1),
    Refused("not-your-turn", shopping({}, {}), "take beacon", "not seat 1's turn: seat 0 is to move", seat=1),
    # Phases
    Refused("wrong-phase", shopping({}), "finish", "belongs to the work phase; this is the market phase"),
    Refused("wrong-phase", shopping({}), "research 1", "belongs to the work phase"),
    Refused("wrong-phase", given({}), "take beacon", "belongs to the market phase; this is the work phase"),
    Refused("wrong-phase", given({"metal": 1}), "sweep blueprints metal", "belongs to the market phase"),
    Refused("wrong-phase", given({}), "pass", "belongs to the market phase"),
    Refused("already-finished", after(given({"dice": [1]}), "finish"), "research 1", "You have finished"),
    Refused("already-finished", after(given({}), "finish"), "finish", "You have finished"),
    # Market
    Refused("already-swept", after(shopping({"metal": 5}), "sweep blueprints metal"), "sweep contractors metal", "once a turn"),
    Refused("short-of", shopping({}), "sweep blueprints metal", "costs 1 metal; you have 0"),
    Refused("short-of", shopping({"metal": 5}), "sweep contractors energy", "costs 1 energy; you have 0"),
    Refused("not-in-market", shopping({}), "take golem", "golem is not in the market"),
    Refused("not-in-market", HIRING, "hire architect discard golem", "architect is not in the market"),
    Refused("not-in-hand", HIRING, "hire miner discard robot", "robot is not in your hand"),
    Refused("not-under-tool", HIRING, "hire miner discard biolab", "miner does not stand under the gear, the tool of biolab"),
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
    Refused("no-such-die", given({"dice": [1]}), "research 2", "no unplaced die that shows 2"),
    Refused("no-such-die", given({"placed": [6]}), "mine 6", "no unplaced die that shows 6"),
    Refused("no-such-die", given({"compound": ["nuclear_plant"], "dice": [5]}), "activate nuclear_plant 6", "die that shows 6"),
    Refused("no-such-die", given({"compound": ["assembly_line"], "dice": [1, 2]}), "activate assembly_line 1 2 3", "shows 3"),
    Refused(
        "dice-missing",
        given({"compound": ["harvester"], "dice": [3]}),
        "activate harvester 3 3 metal",
        "takes 2 dice that show 3; you have 1",
    ),
    Refused("generate-takes", given({"dice": [5]}), "generate 5", "Generate takes dice up to 3, not a 5"),
    Refused("generate-takes", given({"dice": [4]}), " GENERATE  4", "Generate takes dice up to 3, not a 4"),
    Refused("mine-takes", given({"dice": [3]}), "mine 3", "Mine takes dice from 4 on, not a 3"),
    Refused("floor-full", given({"dice": [1], "headquarters": {"research": [1, 2, 3]}}), "research 1", "All 3 slots of Research"),
    Refused("floor-full", given({"dice": [1], "headquarters": {"generate": [1, 2, 3]}}), "generate 1", "All 3 slots of Generate"),
    Refused("floor-full", given({"dice": [6], "headquarters": {"mine": [4, 4, 4]}}), "mine 6", "All 3 slots of Mine"),
    Refused("set-dice-first", SETTING, "mine 4", "foreman comes first"),
    Refused("set-dice-first", SETTING, "finish", "foreman comes first"),
    Refused("no-foreman", given({"dice": [1]}), "set 3", "No foreman sets your dice"),
    Refused("no-specialist", given({"hired": None}), "specialist 6", "No specialist"),
    # Building
    Refused("not-in-hand", given({**READY, "hand": ["robot"]}), "build golem discard robot", "golem is not in your hand"),
    Refused(
        "already-built",
        given({**READY, "compound": ["golem"], "hand": ["golem", "robot"]}),
        "build golem discard robot",
        "golem stands",
    ),
    Refused(
        "no-matching-card",
        given({**READY, "hand": ["golem"]}),
        "build golem discard golem",
        "another card with the hammer from your hand, and golem is not among your others",
    ),
    Refused("no-matching-card", given({**READY, "hand": ["golem"]}), "build golem discard robot", "robot is not among"),
    Refused(
        "tools-differ",
        given({**READY, "hand": ["golem", "biolab"]}),
        "build golem discard biolab",
        "golem has the hammer, biolab the gear",
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
        "already-used", given({**READY, "compound": ["golem"], "activated": ["golem"]}), "activate golem 1", "golem has been used"
    ),
    Refused(
        "already-used",
        given({**READY, "compound": ["replicator"], "activated": ["replicator"]}),
        "replicate robot",
        "replicator has been used",
    ),
    Refused("not-in-market", given({**READY, "compound": ["replicator"]}), "replicate robot", "robot is not in the market"),
    Refused("short-of", given({"compound": ["golem"], "energy": 5}), "activate golem 6", "costs 6 energy; you have 5"),
    Refused("short-of", given({"compound": ["robot"]}), "activate robot", "costs 1 metal; you have 0"),
    Refused(
        "no-dice", given({"compound": ["temp_agency"], "energy": 1}), "activate temp_agency", "no unplaced die to roll again"
    ),
    Refused("cards-missing", given({"compound": ["refinery"], "energy": 3}), "activate refinery", "discards 1 card; you have 0"),
    Refused(
        "cards-missing",
        given({"compound": ["recycling_plant"], "energy": 2, "hand": ["golem"]}),
        "activate recycling_plant",
        "discards 2 cards; you have 1",
    ),
    Refused("has-no-use", given({"compound": ["obelisk"]}), "activate obelisk", "obelisk cannot be activated, nor replicated"),
    Refused("has-no-use", given({"compound": ["replicator"], "energy": 9}), "replicate obelisk", "obelisk cannot be"),
    Refused("has-no-use", given({"compound": ["replicator"], "energy": 9}), "replicate replicator", "replicator cannot be"),
    Refused("names-its-copy", given({"compound": ["replicator"], "energy": 9}), "activate replicator", "replicate X"),
    Refused("answers-itself", given({"compound": ["laboratory"]}), "activate laboratory", "it answers by itself"),
    Refused("answers-itself", given({"compound": ["laboratory"], "dice": [3]}), "activate laboratory 3", "it answers by itself"),
    Refused("answers-itself", given({"compound": ["scrap_yard"]}), "activate scrap_yard", "it answers by itself"),
    # Answers
    Refused("choice-waits", DISCARDING, "finish", "First choose a card to discard"),
    Refused("not-in-hand", DISCARDING, "discard robot", "robot is not in your hand"),
    Refused("choice-waits", REFUNDING, "finish", "First choose what you are paid"),
    Refused("refund-not-so", REFUNDING, "gain 4 metal 0 energy", "beacon does not pay 4 metal and 0 energy"),
    Refused("pick-up-first", REROLLING, "roll", "at least one die"),
    Refused("no-such-die", REROLLING, "reroll 4", "no unplaced die that shows 4"),
    Refused("choice-waits", REROLLING, "research 3", "First pick up the dice"),
    Refused("choice-waits", DROPPING, "finish", "First choose what you give up"),
    Refused("nothing-to-drop", DROPPING, "drop golem", "nothing to drop"),
    Refused("none-to-drop", DROPPING, "drop energy", "You have no energy to drop"),
    Refused("none-to-drop", DROPPING_ENERGY, "drop metal", "You have no metal to drop"),
    Refused("nothing-to-drop", DROPPING_CARDS, "drop metal", "nothing to drop"),
    Refused("not-in-hand", DROPPING_CARDS, "drop warehouse", "warehouse is not in your hand"),
    Refused("no-such-choice", given({"hand": ["golem"]}), "discard golem", "Nothing asks you to discard"),
    Refused("no-such-choice", given({}), "gain 2 metal 2 energy", "Nothing pays you"),
    Refused("no-such-choice", given({"dice": [1]}), "reroll 1", "Nothing lets you roll"),
    Refused("no-such-choice", given({"dice": [1]}), "roll", "Nothing lets you roll"),
    Refused("no-such-choice", given({"metal": 12}), "drop metal", "Nothing asks you to give up"),
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
    error = refuses(done, lambda: done.undo(0), IllegalMove, "nothing to take back")
    assert isinstance(error, IllegalMove)
    assert error.refusal.id == "cannot-undo"


def refusal_ids(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*) *=", path.read_text(encoding="utf-8"), flags=re.MULTILINE))


def test_every_reason_is_given_by_some_case() -> None:
    """The cases above and the messages of the house and the game are the same set."""
    known = refusal_ids(HOUSE / "i18n/locale/en/refusals.ftl") | refusal_ids(FOLDER / "words/locale/en/refusals.ftl")
    assert {case.id for case in REFUSED} | {"cannot-undo", "cannot-redo"} == known


# ------------------------------------------------------------------------------------------------------------------------ seats

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


# ------------------------------------------------------------------------------------------------------------------ a new match


NEW_MATCHES = [
    pytest.param(lambda: Match("chess"), UnknownName, "unknown game 'chess'. Known: fantastic-factories", id="unknown game"),
    pytest.param(
        lambda: Match("fantastic_factories"), UnknownName, "Did you mean 'fantastic-factories'?", id="game nearly right"
    ),
    pytest.param(lambda: Match(""), UnknownName, "unknown game ''", id="empty game"),
    pytest.param(lambda: Match(None), UnknownName, "unknown game None", id="no game"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seats=0), WrongSeat, "is for 1 to 5 seats, not 0", id="no seats"),
    pytest.param(lambda: Match(GAME, seats=6), WrongSeat, "not 6", id="six seats"),
    pytest.param(lambda: Match(GAME, seats=-2), WrongSeat, "not -2", id="negative seats"),
    pytest.param(lambda: Match(GAME, seats=2.0), WrongSeat, "not 2.0", id="fraction of seats"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seats="2"), WrongSeat, "not '2'", id="seats as text"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seats=2, colour="red"), UnknownName, "unknown option 'colour'", id="unknown option"),
    pytest.param(lambda: Match(GAME, seats=1, machin="hard"), UnknownName, "Did you mean 'machine'?", id="option nearly right"),
    pytest.param(
        lambda: Match(GAME, seats=3, machine="hard"), BadOption, "option 'machine' is for 1", id="option for other seats"
    ),
    pytest.param(
        lambda: Match(GAME, seats=1, machine="cruel"), BadOption, "one of easy, medium, hard, insane; got 'cruel'", id="bad value"
    ),
    pytest.param(lambda: Match(GAME, seats=1, machine=3), BadOption, "got 3", id="value of another kind"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seed=""), BadOption, "a seed is a word or a number", id="empty seed"),
    pytest.param(lambda: Match(GAME, seed="a b"), BadOption, "without spaces, not 'a b'", id="seed with a space"),
    pytest.param(lambda: Match(GAME, seed="a\nb"), BadOption, "without spaces", id="seed of two lines"),
    pytest.param(lambda: Match(GAME, seed="s" * 201), BadOption, "a seed is", id="huge seed"),
    pytest.param(lambda: Match.from_position(written({}, {}), seed="a b"), BadOption, "without spaces", id="seed of a position"),
    pytest.param(lambda: Match(GAME, seats=True), WrongSeat, "not True", id="true seats"),
    pytest.param(lambda: Match([]), UnknownName, "unknown game a list", id="a list as game"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seed="\ud800"), BadOption, "a seed is", id="seed that is no text"),
]


@pytest.mark.parametrize(("call", "error", "fragment"), NEW_MATCHES)
def test_a_match_is_not_made_from_what_is_wrong(call: Callable[[], Match], error: type[FabricaError], fragment: str) -> None:
    """Unknown games and options, impossible seats, values and seeds; a match that goes on meanwhile is not touched."""
    refuses(work({"dice": [1]}), call, error, fragment)


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


HUGE: Any = 10**5000  # has no repr: Python writes no number of more than 4300 digits
LONG = "x" * 5000
TOO_LARGE_TO_SHOW = [
    pytest.param(lambda: Match(LONG), UnknownName, id="long game"),
    pytest.param(lambda: Match(HUGE), UnknownName, id="huge game"),
    pytest.param(lambda: Match(nested(5000)), UnknownName, id="deep game"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seats=HUGE), WrongSeat, id="huge seats"),
    pytest.param(lambda: Match(GAME, seed=HUGE), BadOption, id="huge number as seed"),
    pytest.param(lambda: Match(GAME, seats=1, **{LONG: "easy"}), UnknownName, id="long option"),
    pytest.param(lambda: Match(GAME, seats=1, machine=LONG), BadOption, id="long value"),
    pytest.param(lambda: work({}).play("finish", HUGE), WrongSeat, id="huge seat"),
    pytest.param(lambda: work({}).play(HUGE, 0), IllegalMove, id="huge move"),
]


@pytest.mark.parametrize(("call", "error"), TOO_LARGE_TO_SHOW)
def test_what_is_too_large_to_be_shown_is_refused_in_a_few_words(call: Callable[[], object], error: type[FabricaError]) -> None:
    """An error of ours, and a readable one."""
    assert len(str(refuses(work({"dice": [1]}), call, error, ""))) < 1000


# -------------------------------------------------------------------------------------------------------------- damaged records

Damage = Callable[[str], str]


def fresh_record() -> str:
    """Two seats, a market phase and a work phase: game 2, rules 3, seats 4, seed 5, proof 6, moves 7, four moves, state 12."""
    return finish_all(take_all(Match(GAME, seats=2, seed=7))).record()


def finished_record() -> str:
    """From a position to the end: position 7, moves 8, two moves, state 11, scores 12, winners 13."""
    return finish_all(work({"goods": 3}, last_round=True)).record()


def solo_record() -> str:
    """With an option: seats 4, option 5, seed 6, proof 7, moves 8, a move, state 10."""
    match = Match(GAME, seats=1, seed=7, machine="hard")
    match.play(match.moves(0)[0])
    return match.record()


def lost_record() -> str:
    """The Machine wins: position 7, moves 8, a move, state 10, scores 11, winners 12, and none is named."""
    return finish_all(solo({}, last_round=True)).record()


def unseen_market_record() -> str:
    """From a position that leaves the market to chance."""
    return Match.from_position({"game": GAME, "seats": [{}, {}]}, seed=7).record()


@pytest.mark.parametrize("record", [fresh_record, finished_record, solo_record, lost_record, unseen_market_record])
def test_an_undamaged_record_is_replayed(record: Callable[[], str]) -> None:
    """To the same record, and so to the same state."""
    assert Match.from_record(record()).record() == record()


@pytest.mark.parametrize("record", [fresh_record, finished_record])
def test_blank_lines_at_the_end_of_a_record_do_no_harm(record: Callable[[], str]) -> None:
    """Editors and mail programs leave them."""
    assert Match.from_record(record() + "\n  \n\n").record() == record()


@pytest.mark.parametrize(("record", "last"), [(fresh_record, 12), (finished_record, 13), (solo_record, 10), (lost_record, 12)])
def test_the_records_to_be_damaged_have_the_lines_that_the_cases_count(record: Callable[[], str], last: int) -> None:
    """Otherwise the line numbers below would mean nothing."""
    assert len(record().splitlines()) == last


def line(number: int, new: str | None) -> Damage:
    """Another text for a line; None: the line is missing."""

    def damage(text: str) -> str:
        lines = text.splitlines()
        lines[number - 1 : number] = [] if new is None else [new]
        return "\n".join(lines) + "\n"

    return damage


def insert(number: int, new: str) -> Damage:
    """A further line at this place."""

    def damage(text: str) -> str:
        lines = text.splitlines()
        lines.insert(number - 1, new)
        return "\n".join(lines) + "\n"

    return damage


def cut(lines: int, characters: int = 0) -> Damage:
    """What is left of a file that broke off after so many lines and characters."""

    def damage(text: str) -> str:
        whole = text.splitlines(keepends=True)
        return "".join(whole[:lines]) + "".join(whole[lines:])[:characters]

    return damage


def replace(old: str, new: str) -> Damage:
    def damage(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return damage


def both(first: Damage, second: Damage) -> Damage:
    return lambda text: second(first(text))


def reseeded(text: str) -> str:
    """Another seed, whose proof fits, and with which the first card that is taken does not lie in the market."""
    first = text.splitlines()[7].partition(" ")[2]
    seed = next(str(n) for n in range(8, 100) if first not in Match(GAME, seats=2, seed=n).moves(0))
    return both(line(5, f"seed {seed}"), line(6, f"proof {proof_of(seed)}"))(text)


def whole(text: str) -> Damage:
    return lambda _: text


NESTED = "[" * 100_000 + "]" * 100_000

DAMAGED = [
    # No record at all
    pytest.param(fresh_record, whole(""), 1, "expected 'fabrica record 1', got ''", id="empty"),
    pytest.param(
        fresh_record, whole("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xfe"), 1, "expected 'fabrica record 1'", id="binary"
    ),
    pytest.param(fresh_record, whole("\x00" * 1000), 1, "expected 'fabrica record 1'", id="zeros"),
    pytest.param(fresh_record, whole("fabrica record 1\n" + "x" * 4_000_000), 1, "at most 4000000 characters", id="huge"),
    pytest.param(fresh_record, line(1, "fabrica record 2"), 1, "got 'fabrica record 2'", id="another version"),
    pytest.param(fresh_record, line(1, None), 1, "got 'game fantastic-factories'", id="no header"),
    # Broken off
    pytest.param(fresh_record, cut(1), 1, "breaks off before its moves", id="cut after the header"),
    pytest.param(fresh_record, cut(6), 6, "breaks off before its moves", id="cut before the moves"),
    pytest.param(fresh_record, cut(11), 11, "breaks off before its state", id="cut after the moves"),
    pytest.param(fresh_record, cut(8, 4), 9, "breaks off before its state", id="cut within a move"),
    pytest.param(fresh_record, cut(11, 12), 12, "the moves lead to state", id="cut within the state"),
    pytest.param(finished_record, cut(12), 11, "expected winners 0", id="cut before the winners"),
    pytest.param(finished_record, cut(11), 11, "expected scores 3 0", id="cut before the scores"),
    # The head
    pytest.param(fresh_record, line(2, "game chess"), 2, "unknown game 'chess'", id="unknown game"),
    pytest.param(fresh_record, line(2, None), 6, "no line 'game'", id="no game"),
    pytest.param(fresh_record, insert(3, "game fantastic-factories"), 3, "each once", id="game twice"),
    pytest.param(fresh_record, insert(3, "colour red"), 3, "got 'colour red'", id="unknown line"),
    pytest.param(fresh_record, insert(3, ""), 3, "got ''", id="blank line"),
    pytest.param(fresh_record, line(3, "rules 3"), 3, "played by rules 1 or 2 here, not 3", id="other rules"),
    pytest.param(fresh_record, line(3, "rules one"), 3, "expected a whole number, got 'one'", id="rules no number"),
    pytest.param(fresh_record, line(4, "seats 6"), 4, "not 6", id="six seats"),
    pytest.param(fresh_record, line(4, "seats 0"), 4, "not 0", id="no seats"),
    pytest.param(fresh_record, line(4, "seats -2"), 4, "expected a whole number, got '-2'", id="negative seats"),
    pytest.param(fresh_record, line(4, "seats 2222222222"), 4, "expected a whole number", id="huge seats"),
    pytest.param(fresh_record, line(5, "seed 8"), 6, "the proof does not fit the seed", id="changed seed"),
    pytest.param(fresh_record, replace("proof ", "proof 0"), 6, "the proof does not fit the seed", id="changed proof"),
    pytest.param(fresh_record, reseeded, 8, "is not in the market", id="changed seed and proof"),
    pytest.param(
        fresh_record, both(line(5, "seed a b"), line(6, f"proof {proof_of('a b')}")), 5, "without spaces", id="seed with a space"
    ),
    pytest.param(solo_record, line(5, "option machine cruel"), 5, "got 'cruel'", id="bad option value"),
    pytest.param(solo_record, line(5, "option machine"), 5, "got 'option machine'", id="option without value"),
    pytest.param(solo_record, line(5, "option colour red"), 5, "unknown option 'colour'", id="unknown option"),
    pytest.param(fresh_record, insert(5, "option machine hard"), 5, "is for 1", id="option for other seats"),
    pytest.param(solo_record, line(5, "option machine easy"), 10, "the moves lead to state", id="changed option"),
    pytest.param(solo_record, line(5, "option seats 3"), 5, "unknown option 'seats'", id="option named like an argument"),
    pytest.param(solo_record, insert(6, "option machine easy"), 6, "each once", id="option twice"),
    pytest.param(
        solo_record,
        both(line(6, "seed a b"), line(7, f"proof {proof_of('a b')}")),
        6,
        "without spaces",
        id="seed with a space, after an option",
    ),
    pytest.param(
        fresh_record,
        line(5, "seed \ud800"),
        5,
        "a seed is",
        id="seed that is no text",
    ),
    pytest.param(
        fresh_record,
        line(2, f"game {LONG}"),
        2,
        "unknown game",
        id="long game",
    ),
    # The position
    pytest.param(finished_record, line(7, "position {"), 7, "the position is no JSON", id="position cut"),
    pytest.param(finished_record, line(7, "position []"), 7, "the position is no object", id="position a list"),
    pytest.param(finished_record, line(7, f"position {NESTED}"), 7, "the position is no JSON", id="position nested deeply"),
    pytest.param(finished_record, line(7, '{"game"}'), 7, "expected one of", id="position without its word"),
    pytest.param(finished_record, replace('"metal":0', '"metal":-1'), 7, "seats[0].metal", id="impossible position"),
    pytest.param(finished_record, replace('"metal":0', '"metal":NaN'), 7, "seats[0].metal", id="position with no number"),
    pytest.param(
        finished_record, replace('"metal":0', f'"metal":{"9" * 400}'), 7, "far too big", id="position with a big number"
    ),
    pytest.param(
        finished_record, replace('"metal":0', f'"metal":{"9" * 5000}'), 7, "4300 digits", id="position with a huge number"
    ),
    pytest.param(
        finished_record,
        replace('"game":"fantastic-factories"', '"game":"chess"'),
        7,
        "game: unknown game 'chess'",
        id="another game in the position",
    ),
    pytest.param(finished_record, line(4, "seats 4"), 4, "the position has 2 seats, not 4", id="seats that the position has not"),
    pytest.param(finished_record, insert(5, "option colour red"), 5, "has no options", id="option beside a position"),
    pytest.param(finished_record, replace('"goods":3', '"goods":4'), 11, "the moves lead to state", id="changed position"),
    pytest.param(
        fresh_record, insert(7, 'position {"game":"fantastic-factories"}'), 7, "seats: expected a list", id="position added"
    ),
    # The moves
    pytest.param(fresh_record, replace("\n0 take ", "\n0 steal "), 8, "is no move of this game", id="unknown move"),
    pytest.param(fresh_record, line(8, "0 finish"), 8, "That belongs to the work phase", id="illegal move"),
    pytest.param(fresh_record, line(8, "0"), 8, '"" is no move', id="move without words"),
    pytest.param(fresh_record, line(8, "2 take golem"), 8, "there is no seat 2", id="bad seat"),
    pytest.param(fresh_record, line(8, "1 take golem"), 8, "It is not seat 1's turn", id="wrong seat"),
    pytest.param(fresh_record, line(8, "-1 take golem"), 8, "expected a seat and the words", id="negative seat"),
    pytest.param(fresh_record, line(8, "x take golem"), 8, "expected a seat and the words", id="seat no number"),
    pytest.param(fresh_record, line(8, "9999999999 take golem"), 8, "expected a whole number", id="huge seat"),
    pytest.param(fresh_record, line(8, "0 " + "take " * 1000), 8, "is no move of this game", id="huge move"),
    pytest.param(fresh_record, line(8, None), 8, "It is not seat 1's turn", id="move missing"),
    pytest.param(fresh_record, insert(9, ""), 9, "expected a seat and the words", id="blank line among moves"),
    pytest.param(fresh_record, insert(12, "1 finish"), 12, "That belongs to the work phase", id="further move"),
    pytest.param(finished_record, insert(11, "0 finish"), 11, "The game is over.", id="move after the end"),
    pytest.param(
        finished_record, both(line(9, "1 finish"), line(10, "1 finish")), 10, "You have finished", id="changed seat of a move"
    ),
    # The outcome
    pytest.param(fresh_record, line(12, "state 0123456789abcdef"), 12, "not to '0123456789abcdef'", id="changed state"),
    pytest.param(fresh_record, line(12, "state"), 12, "not to ''", id="state without value"),
    pytest.param(fresh_record, insert(13, "hello"), 13, "scores or winners, each once; got 'hello'", id="extra line"),
    pytest.param(fresh_record, lambda text: text + "\n\nhello", 15, "got 'hello'", id="extra line after blank ones"),
    pytest.param(fresh_record, insert(13, "1 finish"), 13, "expected scores or winners", id="move after the state"),
    pytest.param(fresh_record, lambda text: text + text, 13, "expected scores or winners", id="record twice"),
    pytest.param(fresh_record, insert(13, "winners 0"), 13, "no winners: the game is not over", id="winners too soon"),
    pytest.param(fresh_record, insert(13, "scores 0 0"), 13, "no scores: the game is not over", id="scores too soon"),
    pytest.param(finished_record, line(12, "scores 3 x"), 12, "expected a whole number, got 'x'", id="score no number"),
    pytest.param(finished_record, line(12, "scores 3 -1"), 12, "expected a whole number, got '-1'", id="negative score"),
    pytest.param(finished_record, line(13, "winners 1"), 13, "expected winners 0", id="changed winners"),
    pytest.param(finished_record, line(13, "winners"), 13, "expected winners 0", id="winners without seats"),
    pytest.param(lost_record, line(12, "winners 0"), 12, "expected winners", id="winners where nobody won"),
    pytest.param(finished_record, line(12, "scores 30 0"), 12, "expected scores 3 0", id="changed scores"),
    pytest.param(finished_record, line(12, "scores 3"), 12, "expected scores 3 0", id="scores of one seat"),
    pytest.param(finished_record, insert(12, "scores 30 0"), 13, "each once; got 'scores 3 0'", id="scores twice"),
]


@pytest.mark.parametrize(("record", "damage", "number", "fragment"), DAMAGED)
def test_a_damaged_record_is_refused_with_its_line(record: Callable[[], str], damage: Damage, number: int, fragment: str) -> None:
    """The line where the trouble shows, and what was expected there; a match that goes on meanwhile is not touched."""
    text = damage(record())
    error = refuses(work({"dice": [1]}), lambda: Match.from_record(text), BadRecord, fragment)
    assert isinstance(error, BadRecord)
    assert error.line == number
    assert str(error).startswith(f"line {number}: ")
    assert len(str(error)) < 1000


# --------------------------------------------------------------------------------------------------------- impossible positions


def of_seat(**fields: Any) -> Position:
    return written(fields, {})


def waiting(pending: Any, **fields: Any) -> Position:
    return written({**fields, "pending": pending}, {})


def table(**fields: Any) -> Position:
    return {**written({}, {}), **fields}


def rows(**fields: Any) -> Position:
    position = written({}, {})
    position["market"] |= fields
    return position


def giving(pending: Any, seats: int = 3, seat: int = 0, **fields: Any) -> Position:
    position = written(*({} for _ in range(seats)), phase="market", **fields)
    position["seats"][seat]["pending"] = pending
    return position


USED: dict[str, Any] = {"compound": ["trash_compactor"], "activated": ["trash_compactor"], "hand": ["dojo", "golem", "robot"]}
COMPACT = "activate trash_compactor 3 3"
AGENCY = {"compound": ["temp_agency"], "activated": ["temp_agency"]}
BLACK = {"compound": ["black_market"], "activated": ["black_market"]}
ONLY_IN_WORK = "dice lie on the table in the work phase only"
DROPS: Position = {"metal": 13, "pending": {"drop": True}}
FINISHES = "a seat finishes in the work phase, with no choice waiting"

IMPOSSIBLE: list[tuple[str, Position, str, str]] = [
    # The box
    ("a third golem", of_seat(hand=["golem"] * 3), "seats[0].hand[2]", "the box has no further golem"),
    (
        "75 cards",
        table(seats=[{"hand": [*WHOLE_BOX, "obelisk"]}, {}], market={"blueprints": [None] * 4}),
        "seats[0].hand[74]",
        "no further",
    ),
    ("101 cards", of_seat(hand=["golem"] * 101), "seats[0].hand", "expected at most 100 entries, got 101"),
    (
        "a golem too many in the market",
        written({"hand": ["golem"]}, {"compound": ["golem"]}, blueprints=["golem", None, None, None]),
        "market.blueprints[0]",
        "no further golem",
    ),
    (
        "a golem too many in the discards",
        written({"hand": ["golem"]}, {"compound": ["golem"]}, discards=["golem"]),
        "discards.blueprints[0]",
        "no further golem",
    ),
    (
        "a golem too many with The Machine",
        written({"hand": ["golem"]}, machine={"compound": ["golem", "golem"]}),
        "machine.compound[1]",
        "no further golem",
    ),
    (
        "two engineers",
        rows(contractors=["engineer", "engineer", "miner", "miner"]),
        "market.contractors[1]",
        "no further engineer",
    ),
    (
        "a contractor too many in the discards",
        table(discards={"contractors": ["foreman", "foreman"]}),
        "discards.contractors[1]",
        "no further foreman",
    ),
    (
        "three megaliths built",
        of_seat(compound=["megalith"] * 2),
        "seats[0].compound[1]",
        "megalith may be built only once by a player",
    ),
    ("two dojos built", of_seat(compound=["dojo", "golem", "dojo"]), "seats[0].compound[2]", "dojo may be built only once"),
    ("unknown card", of_seat(hand=["golem", "castle"]), "seats[0].hand[1]", "got 'castle'"),
    ("contractor in hand", of_seat(hand=["miner"]), "seats[0].hand[0]", "got 'miner'"),
    ("number as card", of_seat(compound=[3]), "seats[0].compound[0]", "got 3"),
    ("blueprint among contractors", rows(contractors=["golem", None, None, None]), "market.contractors[0]", "got 'golem'"),
    # Counts
    ("negative metal", of_seat(metal=-1), "seats[0].metal", "from 0 to 999, got -1"),
    ("too much energy", of_seat(energy=1000), "seats[0].energy", "from 0 to 999, got 1000"),
    ("huge number", of_seat(metal=10**5000), "seats[0].metal", "got a number that is far too big"),
    ("true metal", of_seat(metal=True), "seats[0].metal", "got True"),
    ("metal as text", of_seat(metal="1"), "seats[0].metal", "got '1'"),
    ("half an energy", of_seat(energy=0.5), "seats[0].energy", "got 0.5"),
    ("no goods", of_seat(goods=None), "seats[0].goods", "got None"),
    ("too many goods", of_seat(goods=10_000), "seats[0].goods", "from 0 to 9999"),
    ("second seat", written({}, {"metal": -5}), "seats[1].metal", "got -5"),
    # Dice
    ("a die of 7", of_seat(dice=[1, 7]), "seats[0].dice[1]", "from 1 to 6, got 7"),
    ("a die of 0", of_seat(placed=[0]), "seats[0].placed[0]", "from 1 to 6, got 0"),
    ("a true die", of_seat(dice=[True]), "seats[0].dice[0]", "got True"),
    ("a hundred dice", of_seat(dice=[1] * 100), "seats[0].dice", "entries, got 100"),
    ("dice as text", of_seat(dice="123"), "seats[0].dice", "expected a list, got '123'"),
    ("four dice on a floor", of_seat(headquarters={"research": [1, 2, 3, 4]}), "seats[0].headquarters.research", "at most 3"),
    ("a 5 on generate", of_seat(headquarters={"generate": [1, 5]}), "seats[0].headquarters.generate[1]", "from 1 to 3, got 5"),
    ("a 3 on mine", of_seat(headquarters={"mine": [3]}), "seats[0].headquarters.mine[0]", "from 4 to 6, got 3"),
    ("unknown floor", of_seat(headquarters={"cellar": []}), "seats[0].headquarters.cellar", "unknown field"),
    ("dice in the market phase", written({"dice": [1]}, {}, phase="market"), "seats[0].dice", ONLY_IN_WORK),
    ("placed dice in the market phase", written({"placed": [1]}, {}, phase="market"), "seats[0].placed", ONLY_IN_WORK),
    (
        "floors in the market phase",
        written({"headquarters": {"mine": [4]}}, {}, phase="market"),
        "seats[0].headquarters",
        ONLY_IN_WORK,
    ),
    ("dice after the end", written({"dice": [1]}, {}, phase="over"), "seats[0].dice", ONLY_IN_WORK),
    # Fields
    ("unknown field", table(colour="red"), "colour", "unknown field; known: game, rules, phase"),
    ("unknown field of a seat", of_seat(gold=3), "seats[0].gold", "unknown field; known: metal"),
    ("number as field", of_seat(**{"dice": []}) | {"seats": [{1: 2}, {}]}, "seats[0].1", "unknown field"),
    ("unknown field of the market", rows(prices=[]), "market.prices", "unknown field"),
    ("unknown field of the discards", table(discards={"dice": []}), "discards.dice", "unknown field"),
    ("unknown field of The Machine", written({}, machine={"metal": 3}), "machine.metal", "unknown field"),
    ("seats no list", table(seats={"0": {}}), "seats", "expected a list"),
    ("no seats at all", {"game": GAME}, "seats", "expected a list, got None"),
    ("seat no object", table(seats=[{}, 3]), "seats[1]", "expected an object, got 3"),
    ("hand no list", of_seat(hand="golem"), "seats[0].hand", "expected a list, got 'golem'"),
    ("headquarters no object", of_seat(headquarters=[[1], [], []]), "seats[0].headquarters", "expected an object"),
    ("market no object", table(market=[]), "market", "expected an object, got a list"),
    ("discards no object", table(discards=[]), "discards", "expected an object, got a list"),
    ("no seats", table(seats=[]), "seats", "expected 1 to 5 seats, got 0"),
    ("six seats", table(seats=[{}] * 6), "seats", "expected 1 to 5 seats, got 6"),
    # The table
    ("unknown phase", table(phase="lunch"), "phase", "expected one of market, work, over; got 'lunch'"),
    ("number as phase", table(phase=1), "phase", "got 1"),
    ("round 0", table(round=0), "round", "from 1 to 1000000000, got 0"),
    ("first of nobody", table(first=2), "first", "from 0 to 1, got 2"),
    ("turn of nobody", table(phase="market", turn=2), "turn", "from 0 to 1, got 2"),
    ("turn in the work phase", table(turn=0), "turn", "only the market phase has turns"),
    ("turn after the end", table(phase="over", turn=0), "turn", "only the market phase has turns"),
    ("swept in the work phase", table(swept=True), "swept", "swept in the market phase only"),
    ("swept as number", table(phase="market", swept=1), "swept", "expected true or false, got 1"),
    ("last round as text", table(last_round="no"), "last_round", "expected true or false, got 'no'"),
    ("tools twice", rows(tools=["hammer", "gear", "gear", "wrench"]), "market.tools", "each tool stands above one contractor"),
    ("three tools", rows(tools=["hammer", "gear", "wrench"]), "market.tools", "expected 4 entries, got 3"),
    ("unknown tool", rows(tools=["hammer", "gear", "wrench", "spoon"]), "market.tools[3]", "got 'spoon'"),
    ("three blueprints", rows(blueprints=["golem"] * 2 + ["dojo"]), "market.blueprints", "expected 4 entries, got 3"),
    ("five contractors", rows(contractors=[None] * 5), "market.contractors", "expected 4 entries, got 5"),
    # The Machine
    ("The Machine with two seats", table(machine={"level": "easy"}), "machine", "with one seat only"),
    ("unknown level", written({}, machine={"level": "cruel"}), "machine.level", "got 'cruel'"),
    ("negative goods of The Machine", written({}, machine={"goods": -1}), "machine.goods", "got -1"),
    ("The Machine no object", written({}, machine=[1]), "machine", "expected an object"),
    # Used cards, hired people
    ("activated, not built", of_seat(activated=["golem"]), "seats[0].activated[0]", "golem is no building in the compound"),
    ("activated monument", of_seat(compound=["beacon"], activated=["beacon"]), "seats[0].activated[0]", "beacon is no building"),
    (
        "activated in the market phase",
        written({"compound": ["golem"], "activated": ["golem"]}, {}, phase="market"),
        "seats[0].activated[0]",
        "outside the work phase",
    ),
    (
        "replicating without replicator",
        of_seat(replicating="laboratory"),
        "seats[0].replicating",
        "replicator among the activated",
    ),
    (
        "replicating with an unused replicator",
        of_seat(compound=["replicator"], replicating="laboratory"),
        "seats[0].replicating",
        "replicator",
    ),
    (
        "replicating no passive",
        of_seat(compound=["replicator"], activated=["replicator"], replicating="golem"),
        "seats[0].replicating",
        "expected a passive card",
    ),
    ("hired after the end", written({"hired": "foreman"}, {}, phase="over"), "seats[0].hired", "no effect left to come"),
    ("unknown hired", of_seat(hired="plumber"), "seats[0].hired", "got 'plumber'"),
    ("hired without later effect", of_seat(hired="miner"), "seats[0].hired", "miner has no effect left to come"),
    ("hired hands at work", of_seat(hired="hired_hands"), "seats[0].hired", "hired_hands has no effect left"),
    ("foreman with four dice", of_seat(hired="foreman", dice=[1, 2, 3, 4]), "seats[0].hired", "fewer than four are set"),
    ("foreman with placed dice", of_seat(hired="foreman", placed=[1]), "seats[0].hired", "none is placed"),
    # Choices that wait
    ("pending a number", waiting(3), "seats[0].pending", "expected null or an object with one of give, discard"),
    ("pending nothing", waiting({}), "seats[0].pending", "expected null or an object"),
    ("pending unknown", waiting({"steal": 1}), "seats[0].pending", "expected null or an object"),
    ("pending two things", waiting({"reroll": [1], "drop": True}, **AGENCY), "seats[0].pending.drop", "unknown field"),
    ("give at work", waiting({"give": "miner", "slot": 0}), "seats[0].pending", "give does not wait in the work phase"),
    ("drop in the market phase", giving({"drop": True}), "seats[0].pending", "drop does not wait in the market phase"),
    ("give with two seats", giving({"give": "miner", "slot": 0}, seats=2), "seats[0].pending.give", "two or more opponents"),
    ("give out of turn", giving({"give": "miner", "slot": 0}, seat=1), "seats[1].pending.give", "whose turn it is"),
    ("give of an investor", giving({"give": "investor", "slot": 1}), "seats[0].pending.give", "hands over a gift"),
    ("give of someone elsewhere", giving({"give": "miner", "slot": 1}), "seats[0].pending.slot", "no miner stands there"),
    ("give from nowhere", giving({"give": "miner", "slot": 4}), "seats[0].pending.slot", "from 0 to 3, got 4"),
    ("give without slot", giving({"give": "miner"}), "seats[0].pending.slot", "got None"),
    (
        "drop after the end",
        written({"metal": 13, "pending": {"drop": True}}, {}, phase="over"),
        "seats[0].pending",
        "drop does not wait in the over phase",
    ),
    ("discard for nothing", waiting({"discard": 1}, **USED), "seats[0].pending.for", "got None"),
    ("discard for unknown words", waiting({"discard": 1, "for": "lunch"}, **USED), "seats[0].pending.for", "got 'lunch'"),
    (
        "discard for a replicator that is not there",
        waiting({"discard": 1, "for": "replicate trash_compactor 3 3"}, **USED),
        "seats[0].pending.for",
        "expected replicator among the activated",
    ),
    (
        "discard for a card that is not there",
        waiting({"discard": 1, "for": COMPACT}, hand=["dojo"], compound=["replicator"], activated=["replicator"]),
        "seats[0].pending.for",
        "expected trash_compactor among the activated",
    ),
    (
        "discard with an empty hand",
        waiting({"discard": 1, "for": COMPACT}, **{**USED, "hand": []}),
        "seats[0].pending.discard",
        "the hand is empty",
    ),
    (
        "discard for a move that takes no cards",
        waiting({"discard": 1, "for": "finish"}, **USED),
        "seats[0].pending.for",
        "discards cards",
    ),
    ("discard three for two", waiting({"discard": 3, "for": COMPACT}, **USED), "seats[0].pending.discard", "from 1 to 2, got 3"),
    ("discard none", waiting({"discard": 0, "for": COMPACT}, **USED), "seats[0].pending.discard", "got 0"),
    (
        "discard for an unused card",
        waiting({"discard": 1, "for": COMPACT}, hand=["dojo"]),
        "seats[0].pending.for",
        "among the activated",
    ),
    ("refund of a cheap card", waiting({"refund": "golem"}, **BLACK), "seats[0].pending.refund", "golem leaves no choice"),
    (
        "refund without black market",
        waiting({"refund": "beacon"}),
        "seats[0].pending.refund",
        "expected black_market or replicator among the activated",
    ),
    ("reroll without dice", waiting({"reroll": []}, **AGENCY), "seats[0].pending.reroll", "no die to roll again"),
    ("reroll of an 8", waiting({"reroll": [8]}, **AGENCY), "seats[0].pending.reroll[0]", "from 1 to 6, got 8"),
    (
        "reroll without agency",
        waiting({"reroll": [1]}),
        "seats[0].pending.reroll",
        "expected replicator or temp_agency among the activated",
    ),
    ("drop within the limits", waiting({"drop": True}, metal=12), "seats[0].pending.drop", "within its limits"),
    (
        "drop nothing",
        waiting({"drop": False}, metal=13),
        "seats[0].pending.drop",
        "expected true; where nothing is to be dropped",
    ),
    ("drop as number", waiting({"drop": 1}, metal=13), "seats[0].pending.drop", "expected true or false, got 1"),
    # The end of the work phase
    ("finished with too much", written({"metal": 13, "finished": True}, DROPS), "seats[0].finished", "has still to drop it"),
    ("finished with too many cards", written({"hand": CARDS[:11], "finished": True}, DROPS), "seats[0].finished", "has still to"),
    ("finished with too much by rules 1", of_seat(metal=13, finished=True) | {"rules": 1}, "seats[0].finished", "has still to"),
    ("drop while others work", waiting({"drop": True}, metal=13), "seats[0].pending", "once every seat has finished"),
    ("finished with a choice", waiting({"discard": 1, "for": COMPACT}, **USED, finished=True), "seats[0].finished", FINISHES),
    ("finished in the market phase", written({"finished": True}, {}, phase="market"), "seats[0].finished", FINISHES),
    ("too much after the end", written({"metal": 13}, {}, phase="over"), "seats[0]", "a game ends within the limits"),
    ("over before the last round", table(phase="over", last_round=False), "last_round", "over after its last round only"),
    ("finished as number", of_seat(finished=1), "seats[0].finished", "expected true or false, got 1"),
    ("all finished", written({"finished": True}, {"finished": True}), "seats", "when every seat has finished, the round is over"),
]


def refuses_position(position: Any, fragment: str) -> str:
    """Where the trouble is, as the error says."""
    error = refuses(work({"dice": [1]}), lambda: Match.from_position(position, seed=1), BadPosition, fragment)
    assert isinstance(error, BadPosition)
    assert str(error).startswith(f"{error.field}: ")
    assert len(str(error)) < 1000
    return error.field


@pytest.mark.parametrize(
    ("position", "field", "fragment"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE]
)
def test_an_impossible_position_is_refused_with_its_field(position: Position, field: str, fragment: str) -> None:
    """What contradicts the box or the rules, and where it stands; what was given is not changed."""
    given = deepcopy(position)
    assert refuses_position(position, fragment) == field
    assert position == given


def test_a_position_nested_deeply_is_refused_with_its_field() -> None:
    """Deeper than Python can show or copy."""
    assert refuses_position(of_seat(metal=nested(5000)), "got a list") == "seats[0].metal"
    assert refuses_position(of_seat(hand=nested(5000)), "got a list") == "seats[0].hand[0]"


@pytest.mark.parametrize("kind", ["blueprints", "contractors"])
def test_null_for_a_row_of_the_market_makes_no_cards(kind: str) -> None:
    """It is refused, or read like a row that is left out."""
    try:
        match = Match.from_position(rows(**{kind: None}), seed=1)
    except BadPosition:
        return
    assert not Counter(match.position()["market"][kind]) - BOX[kind]


@pytest.mark.parametrize("position", [None, [], "market", 7, ()], ids=repr)
def test_a_position_is_an_object(position: Any) -> None:
    """Nothing else is read."""
    assert refuses_position(position, "expected an object, got") == "position"


@pytest.mark.parametrize(
    ("position", "fragment"),
    [
        ({"seats": [{}]}, "unknown game ''"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": []}, "unknown game a list"),
        ({"game": None}, "unknown game None"),
        pytest.param({"game": LONG}, "unknown game", id="long"),
        pytest.param({"game": HUGE}, "unknown game", id="huge"),
        pytest.param({"game": nested(5000)}, "unknown game", id="deep"),
    ],
)
def test_a_position_names_its_game(position: Position, fragment: str) -> None:
    """Without it nothing can be read."""
    assert refuses_position(position, fragment) == "game"


def test_a_long_field_name_is_not_repeated_whole() -> None:
    """The error stays readable."""
    with pytest.raises(BadPosition) as caught:
        Match.from_position(table(**{"x" * 100_000: 1}))
    assert len(str(caught.value)) < 1000


# ---------------------------------------------------------------------------------------------- positions that are too rich


def richest(make: Callable[[int], Position]) -> int:
    """The highest number with which a position is accepted."""

    def accepted(number: int) -> bool:
        try:
            return bool(Match.from_position(make(number), seed=1).active)
        except BadPosition:
            return False

    most = max(number for number in range(2000) if accepted(number))
    assert most < 1999
    return most


def test_the_most_energy_that_a_position_may_give_can_be_added_to() -> None:
    """Three dice on Generate, a harvester, its copy and a power plant."""
    most = richest(lambda n: of_seat(energy=n))
    me = {"energy": most, "dice": [3, 3, 3, 5, 5, 6, 6, 6], "compound": ["harvester", "power_plant", "replicator"]}
    match = work(me, blueprints=["harvester", *QUIET_ROW[:3]])
    play(match, *["generate 3"] * 3, "activate harvester 6 6 energy", "replicate harvester 5 5 energy", "activate power_plant 6")
    assert match.position()["seats"][0]["energy"] == most + 11 + 7 - 1 + 7 + 6


def test_the_most_dice_that_a_position_may_give_can_be_added_to() -> None:
    """Nothing but sixes, and a golem."""
    most = richest(lambda n: of_seat(dice=[6] * n))
    match = play(work({"energy": 6, "dice": [6] * most, "compound": ["golem"]}), "activate golem 6")
    assert match.position()["seats"][0]["dice"] == [6] * (most + 1)


def test_a_solo_match_is_refused_like_any_other() -> None:
    """The Machine has no seat."""
    match = solo({"dice": [1]})
    refuses(match, lambda: match.play("finish", 1), WrongSeat, "no seat 1")
