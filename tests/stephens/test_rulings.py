"""What the rulebook leaves open: each question at a table by our ruling, and at one that decides it otherwise."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fabrica import BadPosition, IllegalMove, Match, load
from fabrica.games.stephens.rules.rulings import FIELDS, RULINGS
from fabrica.games.stephens.rules.tables import CONTRACT_IDS
from fabrica.i18n.messages import LANGUAGES, folders, has
from reading_words import read
from stephens.positions import OTHER_CARDS, QUIET_CONTRACTS, RENEWS, either, match_of, of, play, worker

QUIET: dict[str, Any] = {}
DOCS = Path(__file__).parents[2] / "docs/stephens.md"
NOT_TO_CHOOSE = {"A15", "A18", "A26"}


def refused(match: Match, words: str) -> str:
    with pytest.raises(IllegalMove) as error:
        match.play(words)
    return error.value.refusal.id


def renewing(me: dict[str, Any], **table: Any) -> Match:
    """A renewal phase in which a seat has activated its column: one cube of each colour is set aside."""
    given = {"investments": {"orange": ["or2"], "pink": ["pi2"], "black": ["bl2"]}, **me}
    match = play(match_of(given, QUIET, furnaces=RENEWS, **table), "glass ll")
    return play(match, *(["done"] if match.phase == "turn" else []), "column 1")


# Options, positions, the table of the docs


@pytest.mark.parametrize(
    ("ruling", "value"), [pytest.param(r, value, id=f"{r.option}={value}") for r in RULINGS for value in r.values]
)
def test_an_option_decides_and_a_position_says_so(ruling: Any, value: str) -> None:
    match = Match("stephens", ruling.seats[-1], 1, **{ruling.option: value})
    said = match.position()["rulings"]
    assert [field for field in FIELDS if said.get(field)] == [ruling.fields[i - 1] for i in [ruling.values.index(value)] if i]
    assert Match.from_position(match.position()).position() == match.position()


def test_all_bits_have_a_place() -> None:
    options = {r.option: r.values[-1] for r in RULINGS if 4 in r.seats}
    said = Match("stephens", 4, 1, **options).position()["rulings"]
    assert [field for field in FIELDS if said.get(field)] == [r.fields[-1] for r in RULINGS if 4 in r.seats]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words(language: str) -> None:
    """For a list to choose from: what is chosen, and each value."""
    wanted = {f"option-{name}{end}" for name, o in load("stephens").options.items() for end in ("", *(f"-{v}" for v in o.values))}
    assert {message for message in wanted if not has("fabrica.games.stephens", message, language)} == set()
    assert wanted == {message.id for message in read(folders(language, "fabrica.games.stephens")[1] / "options.ftl")}


# Written when three rulings had options.
OLD_RECORDS = (
    """fabrica record 1
game stephens
rules 1
seats 1
option level easy
option opponent none
option scenario off
option automa-goods activate
option buying compulsory
option substitution once
seed 7
proof 5ae553e890842cf6c82696ea24f96b26e46d1a66f1087cf58399b677eaa7a198
moves
0 unlock inf15
0 glass ur
0 use s4 influence
0 glass ur
0 use s4 influence
0 create b12 stephens
0 unlock 4c
0 create b08 lower
state bc82da2d16d7f849
""",
    """fabrica record 1
game stephens
rules 1
seats 2
option buying optional
option substitution repeated
seed 7
proof 5ae553e890842cf6c82696ea24f96b26e46d1a66f1087cf58399b677eaa7a198
moves
0 unlock inf15
1 unlock 5a
0 glass ur
0 use s4 influence
1 glass ur
0 use s4 influence
0 create b02 stephens
0 unlock 4c
state 3f9c13605179b06e
""",
)


@pytest.mark.parametrize("record", OLD_RECORDS, ids=("decided otherwise", "by our rulings"))
def test_old_records_still_replay(record: str) -> None:
    """A further ruling changes no bit of a state that does not know it."""
    assert len(Match.from_record(record).log) == 8


def test_a_question_has_one_answer() -> None:
    with pytest.raises(BadPosition, match=r"rulings\.refill_for_four"):
        match_of(QUIET, rulings={"refill_for_three": True, "refill_for_four": True})


def test_the_docs_have_every_question() -> None:
    """Each with the option that decides it and all its values, or with a reason why there is none."""
    lines = re.findall(r"^\| (A\d+) \|.*", DOCS.read_text(encoding="utf-8"), re.M)
    assert set(lines) == {f"A{n}" for n in range(1, 27)} == {r.id for r in RULINGS} | NOT_TO_CHOOSE
    for ruling in RULINGS:
        row = rf"^\| {ruling.id} \|.*`{ruling.option}`.*" + ".*".join(f"`{value}`" for value in ruling.values)
        assert re.search(row, DOCS.read_text(encoding="utf-8"), re.M), ruling
    assert all(f"`{field}`" in DOCS.read_text(encoding="utf-8") for field in FIELDS)


# Set-up


@pytest.mark.parametrize(("value", "free"), [("any-disc", True), ("influence-disc", False)])
def test_a1_the_starting_worker(value: str, free: bool) -> None:
    match = Match("stephens", 2, 1, **{"starting-worker": value})
    assert {"unlock inf5", "unlock inf20"} <= set(match.moves(0))
    assert ("unlock 2a" in match.moves(0)) == free
    assert free or refused(match, "unlock 2a") == "starting-disc"
    play(match, "unlock inf5", "unlock inf5")
    assert match.active == (0,)


@pytest.mark.parametrize(("value", "found"), [("either", {(1, 1)}), ("random", {(1, 1), (2, 0), (0, 2)})])
def test_a2_the_sides_of_two_players(value: str, found: set[tuple[int, int]]) -> None:
    tables = [Match("stephens", 2, seed, **{"starting-sides": value}).position()["rows"] for seed in range(24)]
    assert {(len(rows["left"]["stephens"]), len(rows["right"]["stephens"])) for rows in tables} == found


@pytest.mark.parametrize(("value", "coins"), [("by-seat", [2, 3, 4, 5]), ("equal", [2, 2, 2, 2])])
def test_a3_starting_coins(value: str, coins: list[int]) -> None:
    match = Match("stephens", 4, 1, **{"starting-coins": value})
    assert [seat["coins"] for seat in match.position()["seats"]] == coins


# Tracks


@either("stop_on_covered", 4, 5)
def test_a4_influence_at_a_covered_space(rulings: dict[str, bool], expected: int) -> None:
    """What goes beyond is lost; a later disc does not help."""
    rows = {"left": {"stephens": [worker("r01", 0)]}}
    table: dict[str, Any] = {"rows": rows, "professions": OTHER_CARDS, "rulings": rulings}
    for before in (4, expected):
        match = match_of({"influence": before, "unlocked": ["inf10"]}, QUIET, **table)
        assert of(play(match, "glass ul", "use r01"), 0)["influence"] == expected


@either("score_ends", 56, 55)
def test_a14_points_beyond_the_track(rulings: dict[str, bool], expected: int) -> None:
    rows = {"left": {"stephens": [worker("r21", 0)]}}
    match = match_of({"score": 55, "unlocked": ["3a"]}, QUIET, rows=rows, army=50, turns_left=1, rulings=rulings)
    assert of(play(match, "glass ul", "use r21"), 0)["score"] == expected


@either("army_triggers", 2, None)
def test_a17_points_that_meet_the_army(rulings: dict[str, bool], expected: int | None) -> None:
    rows = {"left": {"stephens": [worker("r21", 0)]}}
    match = match_of({"score": 49, "unlocked": ["3a"]}, QUIET, rows=rows, army=50, rulings=rulings)
    assert play(match, "glass ul", "use r21").position()["turns_left"] == expected


def test_a17_the_armys_own_move_always_counts() -> None:
    match = match_of({"score": 46}, QUIET, furnaces=RENEWS, army=50, rulings={"army_triggers": True})
    assert play(match, "glass ll").position()["turns_left"] == 2


# Acquiring


@either("compulsory", True, False)
def test_a5_buying(rulings: dict[str, bool], expected: bool) -> None:
    match = play(match_of({"influence": 2}, QUIET, rulings=rulings), "glass ll")
    assert ("done" in match.moves(0)) == expected
    assert expected or refused(match, "done") == "must-buy"


@either("always_two_cards", (1,), (0,))
def test_a7_two_cards_without_a_white_cube(rulings: dict[str, bool], expected: tuple[int, ...]) -> None:
    """At an empty furnace, and for a set."""
    me: dict[str, Any] = {"influence": 4, "unlocked": ["4a", "4b", "5a", "5b"]}
    match = match_of(me, QUIET, private={"ll": {"orange": 3}}, furnaces={"ll": 0}, rulings=rulings)
    play(match, "goods ll orange", "also orange", "also orange", "instead ll", "accept cr08")
    assert match.active == expected
    match = renewing({"influence": 4, "unlocked": ["4a", "4b"]}, rulings=rulings)
    play(match, "supply ul set", "accept cr08")
    assert (match.phase == "renewal") == bool(rulings)


@either("second_card_slid", ([None, "co08", "uk08", "cr13", "co13"], 1), (["co08", "uk08", "cr13", "co13", None], 2))
def test_a8_the_cost_of_the_second_card(rulings: dict[str, bool], expected: tuple[list[str | None], int]) -> None:
    match = match_of({"influence": 4, "unlocked": ["4a", "4b"]}, QUIET, rulings=rulings)
    play(match, "glass ll", "accept cr08")
    assert match.position()["contracts"] == expected[0]
    play(match, "accept co08")
    assert of(match, 0)["influence"] == expected[1]


@either("two_kinds", False, True)
def test_a9_two_cards_of_both_kinds(rulings: dict[str, bool], expected: bool) -> None:
    """The first is of the furnace's market in any case."""
    match = match_of({"influence": 4, "coins": 9, "unlocked": ["4a", "4b"]}, QUIET, rulings=rulings)
    play(match, "glass ll")
    assert refused(match, "fund or1") == "other-market"
    play(match, "accept cr08")
    assert ("fund or1" in match.moves(0), "accept co08" in match.moves(0)) == (expected, True)


@either("decks_stay_empty", (0, False), (34, True))
def test_a12_an_empty_deck(rulings: dict[str, bool], expected: tuple[int, bool]) -> None:
    discards = [card for card in CONTRACT_IDS if card not in QUIET_CONTRACTS]
    match = match_of({"influence": 1}, {"unlocked": ["4c"]}, discards={"contracts": discards}, rulings=rulings)
    now = play(match, "glass ll", "accept cr08").position()
    assert (len(now["discards"]["contracts"]), now["contracts"][4] is None) == expected


# The renewal phase


@either("fulfil_first", "supplying", "fulfilling")
def test_a6_the_order_of_supplying_and_fulfilling(rulings: dict[str, bool], expected: str) -> None:
    match = renewing({"contracts": ["uk01", "uk09"], "cubes": {"black": 1}}, rulings=rulings)
    assert match.position()["step"] == expected
    play(match, *(["fulfil uk01"] if rulings else []), "supply ll basket", "supply ll orange")
    assert ("fulfil uk09" in match.moves(0)) == (not rulings)
    assert match.phase == ("turn" if rulings else "renewal")


@either("create_only", True, False)
def test_a10_the_worker_of_a_set(rulings: dict[str, bool], expected: bool) -> None:
    """In a turn it may reinforce in any case."""
    rows = {"left": {"stephens": [worker("r04", 1)]}}
    me, other = {"coins": 2, "investments": {"orange": ["or2"], "pink": ["pi2"], "black": ["bl2"]}}, {"unlocked": ["3a"]}
    match = match_of(me, other, rows=rows, furnaces=RENEWS, rulings=rulings)
    assert "reinforce r04" in match.moves(0)
    play(match, "glass ll", "column 1", "supply ur set")
    assert ("reinforce r04" in match.moves(0), "create r01 stephens" in match.moves(0)) == (expected, True)
    assert expected or refused(match, "reinforce r04") == "create-only"


@either("useless_set_refused", True, False)
def test_a11_a_set_without_use(rulings: dict[str, bool], expected: bool) -> None:
    match = renewing({}, rulings=rulings)
    assert ("supply ul set" in match.moves(0), "supply ur set" in match.moves(0)) == (expected, expected)
    assert expected or refused(match, "supply ul set") == "useless-set"
    assert refused(renewing({}, rulings=rulings), "done") == "decide-first"
    useful = renewing({"coins": 2, "influence": 1}, rulings=rulings)
    assert {"supply ul set", "supply ur set"} <= set(useful.moves(0))


@either("once", "fulfilling", "turn")
def test_a16_repeated_substitution(rulings: dict[str, bool], expected: str) -> None:
    me = {"contracts": ["cr05"], "cubes": {"white": 3, "pink": 3}, "unlocked": ["4a"]}
    match = play(match_of(me, QUIET, furnaces=RENEWS, rulings=rulings), "glass ll")
    assert match.position()["step"] == expected


# The end


@either("two_last_renewals", (5, 13), (0, 14))
def test_a13_a_renewal_on_the_very_last_turn(rulings: dict[str, bool], expected: tuple[int, int]) -> None:
    """One army move and one point of 2a, or two."""
    rest: dict[str, Any] = {"army": 10, "turns_left": 0, "turn": 1, "rulings": rulings}
    match = match_of(QUIET, {"score": 12, "unlocked": ["2a"]}, furnaces=RENEWS, **rest)
    play(match, "glass ll")
    assert match.over
    assert (match.position()["army"], of(match, 1)["score"]) == expected
    quiet = play(match_of(QUIET, {"score": 12}, **rest), "glass ll")
    assert (quiet.over, quiet.position()["army"]) == (True, 5)
