"""The coach: what it says is true, by brute force on small positions and by replay on large ones."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from coach.brute import compare, complaint, question
from contract.playing import LONGER
from fabrica import Match
from fabrica.cli.main import app
from fabrica.coach import Solution, line_value, solve
from fabrica.engine.contract import Position
from fabrica.engine.errors import BadOption, BadPosition, FabricaError, UnknownName, WrongSeat
from fabrica.games.fantastic_factories.solver import GOALS
from fabrica.games.fantastic_factories.solver.large_positions import large
from fabrica.solver import branch_and_bound, branching
from fabrica.solver import solve as solving
from fabrica.solver.sampled_positions import sampled

pytestmark = pytest.mark.compiled
FULL = [1, 2, 3]  # a research floor on which no die has room


def work(**me: Any) -> Position:
    """A position of a seat that can draw no card."""
    seat = {"dice": [], "hand": [], "headquarters": {"research": FULL}, **me}
    return {"game": "fantastic-factories", "phase": "work", "seats": [seat, {}]}


def replayed(position: Position, found: Solution, seat: int = 0) -> Match:
    match = Match.from_position(position, seed="replay")
    for words in found.line:
        match.play(words, seat)
    return match


# The tips of the rulebook


def test_golem_makes_the_die_that_biolab_wants() -> None:
    found = solve(work(energy=2, compound=["golem", "biolab"]), goal="goods")
    assert (found.value, found.proven) == (1, True)
    assert found.line == ["activate golem 1", "activate biolab 1", "finish"]
    assert solve(work(energy=2, compound=["biolab"]), goal="goods").value == 0
    assert solve(work(energy=1, compound=["golem", "biolab"]), goal="goods").value == 0, "one energy for each of them"


def test_golem_pairs_a_die_for_concrete_plant() -> None:
    found = solve(work(energy=2, metal=2, dice=[2], compound=["golem", "concrete_plant"]), goal="goods")
    assert (found.value, found.proven) == (2, True)
    assert solve(work(energy=2, metal=1, dice=[2], compound=["golem", "concrete_plant"]), goal="goods").value == 0
    assert solve(work(energy=2, metal=2, dice=[2], compound=["concrete_plant"]), goal="goods").value == 0


def test_golem_gains_an_energy_by_a_match() -> None:
    """Three energy for a die that brings four, and so the fourth energy that a battery factory wants."""
    me = {"energy": 3, "compound": ["golem", "battery_factory"]}
    matching = {**me, "headquarters": {"research": FULL, "generate": [3]}}
    assert solve(work(**matching), goal="goods").value == 1
    assert solve(work(**me), goal="goods").value == 0


def test_a_card_is_built_when_it_is_needed() -> None:
    found = solve(work(energy=5, metal=2, hand=["battery_factory", "refinery"]), goal="goods")
    assert (found.value, found.proven) == (1, True)
    assert found.line == ["build battery_factory discard refinery", "activate battery_factory", "finish"]


def test_waiting_to_build_keeps_what_a_better_card_costs() -> None:
    """A biolab that cannot be used would take what the nuclear plant costs, for which there is a 6."""
    me = {"energy": 3, "metal": 2, "dice": [6], "hand": ["biolab", "golem", "dojo", "nuclear_plant", "refinery"]}
    me["headquarters"] = {"research": FULL, "mine": [4, 5, 6]}
    found = solve(work(**me), goal="goods")
    assert (found.value, found.proven) == (1, True)
    assert "build biolab discard dojo" not in found.line
    rash = Match.from_position(work(**me), seed="rash")
    rash.play("build biolab discard dojo", 0)
    assert solve(rash, 0, "goods").value == 0


# Small positions, by brute force


@pytest.mark.parametrize("part", range(LONGER))
def test_brute_force_agrees(part: int) -> None:
    """Five hundred positions in each part."""
    compared = proven = 0
    for number in range(part * 1000, part * 1000 + 1000):
        position, goal, chance = question(number, "test")
        answer = compare(position, goal, chance)
        if answer is not None:
            compared, proven = compared + 1, proven + answer[0].proven
            assert not complaint(*answer, chance), (number, goal, position)
        if compared == 500:
            break
    assert compared == 500
    assert proven > 375


@pytest.mark.parametrize(("least_gain", "positions"), [(branching.LEAST_GAIN, 100), (-branch_and_bound.INFINITE, 40)])
def test_brute_force_agrees_where_turns_are_divided(least_gain: float, positions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small positions are seldom divided by themselves: here each part is, after a few looks, even where nothing is gained."""
    monkeypatch.setattr(solving, "SHARE_OF_LOOKS", 0)
    monkeypatch.setattr(branching, "PART_NODES", 20)
    monkeypatch.setattr(branching, "LEAST_GAIN", least_gain)
    compared = 0
    for number in range(4000, 4000 + positions):
        position, goal, chance = question(number, "test")
        answer = compare(position, goal, chance)
        if answer is not None:
            compared += 1
            assert not complaint(*answer, chance), (number, goal, position)
    assert compared > positions / 2


# Large positions


@pytest.mark.parametrize("goal", GOALS)
def test_a_line_replays_and_brings_what_is_claimed(goal: str) -> None:
    for position in (*large(2), *sampled("fantastic-factories", 4)):
        found = solve(position, 0, goal, seconds=0.4)
        assert found.seconds < 0.8
        match = replayed(position, found)
        assert found.line
        if found.line[-1] == "finish" and goal != "value":
            gained = match.position()["seats"][0]["goods"] - position["seats"][0]["goods"]
            assert found.value == (gained if goal == "goods" else match.scores[0])
            assert found.value == line_value(position, found.line, 0, goal)


@pytest.mark.parametrize("goal", ["goods", "score"])
def test_a_large_position_without_chance_is_proven(goal: str) -> None:
    for position in large(3, sealed=True) if goal == "goods" else large(2, sealed=True)[1:]:
        me = position["seats"][0]
        assert (len(me["dice"]), len(me["compound"]), len(me["hand"])) == (8, 10, 10)
        found = solve(position, 0, goal, seconds=60)
        assert (found.proven, found.sampled, found.reason) == (True, False, "")
        assert line_value(position, found.line, 0, goal) == found.value


def test_no_other_line_brings_more_than_a_proven_one() -> None:
    """Not the lines of a player that looks one move ahead, nor those of one that picks at random."""
    position = large(2, sealed=True)[1]
    best = solve(position, 0, "score", seconds=60)
    assert best.proven
    luck = random.Random(5)
    for _ in range(20):
        match, line = Match.from_position(position, seed="other"), list[str]()
        while 0 in match.active and match.phase == "work" and len(line) < 60:
            line.append(luck.choice([move for move in match.moves(0) if move != "finish"] or ["finish"]))
            match.play(line[-1], 0)
        assert line_value(position, line, 0, "score") <= best.value


# The value of a line


def test_the_value_of_a_line_is_what_it_brings() -> None:
    position = work(energy=6, goods=3, compound=["golem", "biolab", "battery_factory"])
    assert line_value(position, ["activate golem 1", "activate biolab 1", "finish"]) == 1
    assert line_value(position, ["activate golem 1", "activate biolab 1", "activate battery_factory"]) == 2
    assert line_value(position, [], goal="score") == 3 + 3
    best = solve(position, goal="value")
    assert best.proven
    assert line_value(position, best.line, goal="value") == pytest.approx(best.value)
    assert line_value(position, ["finish"], goal="value") < best.value


def test_the_moves_of_all_seats_may_be_given_as_they_came() -> None:
    """Then each draws the cards that it drew: the table's stream is one for all."""
    match = Match("fantastic-factories", seats=2, seed=3)
    while match.phase == "market":
        match.play(match.moves(match.active[0])[0], match.active[0])
    before, number = Match.from_record(match.record()), len(match.log)
    for seat in (1, 0, 1, 0):
        match.play(next(move for move in match.moves(seat) if move.startswith("research")), seat)
    match.play("finish", 1)
    moves = [(entry.seat, entry.words) for entry in match.log[number:]]
    own = [words for seat, words in moves if seat == 0]
    seen = line_value(match, ["finish"], 0, "value")
    assert line_value(before, [*moves, (0, "finish")], 0, "value") == seen
    assert line_value(before, [*own, "finish"], 0, "value") != seen, "without the others the cards are other ones"


def test_a_line_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOption, match="move 2 of the line, 'activate biolab 1', cannot be made"):
        line_value(work(energy=2, compound=["golem", "biolab"]), ["activate golem 2", "activate biolab 1"])
    with pytest.raises(BadOption, match="move 1 of the line, 'fly'"):
        line_value(work(), ["fly"])
    with pytest.raises(UnknownName, match="Did you mean 'goods'"):
        line_value(work(), [], goal="gods")


def test_a_line_with_luck_ends_in_the_move_that_asks_chance() -> None:
    position = work(energy=3, metal=3, dice=[1], headquarters={}, hand=["battery_factory"])
    found = solve(position, goal="score")
    assert (found.proven, found.sampled, found.certain) == (False, True, True)
    assert found.line[-1] == "research 1"
    assert 0 < found.value < 2
    again = solve(position, goal="score")
    assert (again.value, again.line) == (found.value, found.line), "the same question, the same answer"


def test_what_exceeds_the_limits_is_dropped_for_the_best_value() -> None:
    """Once the others have finished; else it comes later, and is thought of all the same."""
    position = work(energy=14, metal=3)
    waiting = solve(position, goal="value")
    assert waiting.line == ["finish"]
    position["seats"][1]["finished"] = True
    found = solve(position, goal="value")
    assert found.value == waiting.value
    assert found.proven
    assert found.line[0] == "finish"
    assert len(found.line) == 6
    assert set(found.line[1:]) == {"drop energy"}, "metal is worth more"


def test_time_that_runs_out_is_said() -> None:
    found = solve(large(1)[0], 0, "score", seconds=0.01)
    assert not found.proven
    assert found.reason == "time ran out"
    assert replayed(large(1)[0], found)


def test_a_choice_that_waits_is_where_the_line_begins() -> None:
    me = {"energy": 6, "compound": ["recycling_plant", "refinery"], "hand": ["dojo", "golem"], "activated": ["refinery"]}
    position = work(**me, pending={"discard": 1, "for": "activate refinery"})
    found = solve(position, goal="goods")
    assert found.line[0].startswith("discard")
    replayed(position, found)


# Bad input


@pytest.mark.parametrize(
    ("position", "how", "error", "says"),
    [
        ({"game": "fantastic-factories", "phase": "market", "seats": [{}, {}]}, {}, BadPosition, "market phase"),
        (work(), {"goal": "gods"}, UnknownName, "Did you mean 'goods'"),
        (work(), {"seat": 2}, WrongSeat, "no seat 2"),
        (work(), {"seconds": 0}, BadOption, "seconds"),
        (work(), {"seconds": float("nan")}, BadOption, "seconds"),
        (work(finished=True), {"seat": 0}, WrongSeat, "finished"),
        ({"game": "stephens"}, {}, FabricaError, "stephens"),
        ([], {}, BadPosition, "expected an object"),
    ],
)
def test_bad_questions_are_answered_in_words(position: Any, how: dict[str, Any], error: type[Exception], says: str) -> None:
    if position == {"game": "stephens"}:
        position = Match("stephens", seats=2, seed=1).position()
    with pytest.raises(error, match=says):
        solve(position, **how)


def test_the_command_answers_in_json(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(work(energy=2, compound=["golem", "biolab"])))
    done = CliRunner().invoke(app, ["solve", str(path), "--goal", "goods", "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert (found["value"], found["proven"], found["line"]) == (1, True, ["activate golem 1", "activate biolab 1", "finish"])
    assert {"seconds", "nodes", "sampled"} <= set(found)
    shown = CliRunner().invoke(app, ["solve", "-"], input=path.read_text())
    assert "goods 1, proven" in shown.stdout


MARKET = '{"game": "fantastic-factories", "phase": "market", "seats": [{}, {}]}'


@pytest.mark.parametrize("text", ["{", "[" * 100_000, "3", MARKET])
def test_the_command_refuses_what_is_no_work_phase(text: str) -> None:
    done = CliRunner().invoke(app, ["solve", "-", "--json"], input=text)
    assert done.exit_code == 2
    assert json.loads(done.stdout)["error"]
