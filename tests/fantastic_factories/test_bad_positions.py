"""Bad input: positions that are impossible or too rich."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from fabrica import BadPosition, Match, WrongSeat
from fantastic_factories.oracle_box import BOX
from fantastic_factories.positions import CARDS, GAME, QUIET_ROW, Position, play, solo, work, written
from fantastic_factories.refusing import HUGE, LONG, nested, refuses

WHOLE_BOX = sorted(BOX["blueprints"].elements())


# Impossible positions


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


# Positions that are too rich


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
