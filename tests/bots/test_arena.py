"""The arena: a fair programme, the same games wherever they are played, and figures that are right."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fabrica import bots
from fabrica.arena import report, tournament
from fabrica.arena.distribute import in_processes
from fabrica.arena.tournament import RIVAL, Bout, Outcome, fight, programme
from fabrica.cli.main import app
from fabrica.engine.errors import BadOption, FabricaError

GAME = "fantastic-factories"


def call(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words])


def answer(*words: str) -> dict[str, Any]:
    done = call(*words, "--json")
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def timeless(outcomes: Sequence[Outcome]) -> list[Outcome]:
    return [replace(o, seconds=(), slowest=()) for o in outcomes]


# The programme


def test_each_seed_is_played_from_every_seat() -> None:
    bouts = programme(GAME, ["greedy", "random"], 400, 2, "s")
    pairs = [{bout.bots for bout in bouts if bout.seed == seed} for seed in {bout.seed for bout in bouts}]
    assert len(pairs) == 200
    assert all(pair == {("greedy", "random"), ("random", "greedy")} for pair in pairs)


@pytest.mark.parametrize(("names", "seats"), [("abc", 2), ("abcd", 3), ("ab", 3), ("ab", 4), ("a", 2), ("abc", 1)])
def test_every_bot_sits_as_often_on_every_seat(names: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "named", lambda bot, game: None)
    bouts = programme(GAME, list(names), 240, seats)
    sat = Counter((bot, seat) for bout in bouts for seat, bot in enumerate(bout.bots))
    assert set(sat.values()) == {240 // len(names)}
    assert len({(bout.seed, bout.bots) for bout in bouts}) == 240


def test_what_cannot_be_played_is_refused() -> None:
    wrongs: list[dict[str, Any]] = [
        {"games": 0}, {"games": 10**9}, {"seats": 6}, {"game": "chess"}, {"bots": ["clever"]}, {"bots": []}, {"seed": "a b"},
        {"options": {"machine": "hard"}}, {"budget": -1.0}, {"bots": ["random@x"]}, {"bots": ["random@-1"]},
        {"game": "stephens", "bots": ["random", "trained"]},
    ]  # fmt: skip
    for wrong in wrongs:
        with pytest.raises(FabricaError):
            programme(**{"game": GAME, "bots": ["random"], "games": 2, **wrong})


def test_a_bot_may_have_seconds_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, set[float]] = {}

    def choose(bot: str, view: Any, budget: float, seed: str) -> str:
        given.setdefault(bot, set()).add(budget)
        return bots.choose("random", view, budget, seed)

    fight(programme(GAME, ["random", "greedy"], 1)[0])
    monkeypatch.setattr(tournament, "choose", choose)
    assert fight(programme(GAME, ["random@3", "greedy"], 1, budget=2)[0]).bots == ("random@3", "greedy")
    assert given == {"random": {3.0}, "greedy": {2}}


# The games


def test_the_same_games_come_of_the_same_seeds() -> None:
    bouts = programme(GAME, ["greedy", "random"], 2, 2, "again")
    found = timeless(list(map(fight, bouts)))
    assert found == timeless(list(map(fight, bouts)))
    assert found[0].scores != found[1].scores
    other = programme(GAME, ["greedy", "random"], 1, 2, "other")
    assert timeless([fight(other[0])])[0].scores != found[0].scores


@pytest.mark.compiled
def test_the_same_games_come_of_any_number_of_processes() -> None:
    """Those of bots with a budget, too: it is counted in trials."""
    bouts = [*programme(GAME, ["search", "planner"], 2, 2, "p", budget=0), *programme(GAME, ["random"], 2, 3, "p")]
    alone = timeless(list(in_processes(bouts, 1)))  # first: what it compiles, two would compile twice
    assert timeless(list(in_processes(bouts, 2))) == alone


@pytest.mark.compiled
def test_a_choice_does_not_depend_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slowly time goes, or fast."""
    (bout,) = programme(GAME, ["search"], 1, 1, "clock", budget=0)
    found = timeless([fight(bout)])
    hours = iter(range(0, 10**9, 3600))
    for clock in ("monotonic", "perf_counter", "time", "process_time"):
        monkeypatch.setattr(f"time.{clock}", lambda: float(next(hours)))
    assert timeless([fight(bout)]) == found


def test_the_rival_of_a_solo_game_is_counted() -> None:
    found = answer("greedy", "random", "--seats", "1", "--games", "4", "--machine", "insane", "--processes", "1")
    by_name = {row["bot"]: row for row in found["bots"]}
    assert set(by_name) == {"greedy", "random", RIVAL}
    assert by_name["greedy"]["wins"] + by_name["random"]["wins"] + by_name[RIVAL]["wins"] == 4
    assert by_name[RIVAL]["games"] == 4
    assert by_name[RIVAL]["mean_score"] > by_name["random"]["mean_score"]
    assert found["cross"]["random"]["greedy"]["games"] == 0
    assert found["options"] == {"machine": "insane"}


# The figures


def played(bots: Sequence[str], scores: Sequence[int], won: Sequence[float]) -> Outcome:
    n = len(bots)
    return Outcome(tuple(bots), "0", tuple(scores), tuple(won), (10,) * n, (1.0,) * n, (0.5,) * n, 8)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (8, 10, 0.4902, 0.9433), (10, 10, 0.7225, 1.0), (260, 400, 0.6021, 0.6951)],
)
def test_intervals_are_those_of_wilson(won: int, games: int, low: float, high: float) -> None:
    """Against published values of the score interval with 1.96 standard deviations."""
    assert report.interval(won, games) == pytest.approx((low, high), abs=2e-4)
    assert report.interval(0, 0) == (0.0, 1.0)


def test_a_report_counts_what_happened() -> None:
    shared, lost = played("ba", (25, 25), (0.5, 0.5)), played("ab", (10, 28), (0, 1))
    outcomes = [played("ab", (30, 20), (1, 0)), shared, lost, played("ba", (9, 31), (0, 1))]
    found = report.report(outcomes)
    a, b = found["bots"]
    assert (a["bot"], a["games"], a["wins"], a["win_rate"]) == ("a", 4, 2.5, 0.625)
    assert (a["mean_score"], b["mean_score"]) == (24.0, 20.5)
    assert (a["decisions"], a["ms_per_decision"], a["ms_slowest"]) == (40, 100.0, 500.0)
    assert (found["rounds"], found["winning_score"]) == (8.0, 27.8)
    assert found["cross"]["a"]["b"]["wins"] + found["cross"]["b"]["a"]["wins"] == 4
    assert a["rating"]["mu"] > 25 > b["rating"]["mu"]


def test_at_a_table_of_many_those_who_lost_are_compared_by_score() -> None:
    found = report.report([played("abc", (30, 20, 10), (1, 0, 0)), played("bca", (20, 20, 30), (0, 0, 1))])
    assert found["cross"]["b"]["c"]["wins"] == 1.5
    assert found["cross"]["a"]["b"]["wins"] == found["cross"]["a"]["c"]["wins"] == 2
    ratings = [row["rating"]["mu"] for row in found["bots"]]
    assert ratings == sorted(ratings, reverse=True)


# The command


def test_the_command_shows_a_table_and_draws(tmp_path: Path) -> None:
    for name in ("cross.svg", "cross.png"):
        picture = tmp_path / name
        done = call("greedy", "random", "--games", "2", "--processes", "1", "--picture", str(picture))
        assert done.exit_code == 0, done.output
        assert picture.stat().st_size > 2000
    words = " ".join(done.stdout.split())
    assert "2 games of fantastic-factories" in words
    assert "wins of row against column" in words
    assert "</svg>" in (tmp_path / "cross.svg").read_text()


BAD = {
    "unknown bot": (("clever", "greedy"), "unknown bot 'clever'. Known: random, greedy, planner, search"),
    "no bot for this game": (("trained", "greedy", "--game", "stephens"), "Known: random, greedy, planner, search"),
    "unknown game": (("greedy", "--game", "chess"), "unknown game 'chess'"),
    "too many seats": (("greedy", "--seats", "9"), "1 to 5 seats"),
    "no games": (("greedy", "--games", "0"), "expected 1 to 1,000,000 games, got 0"),
    "no processes": (("greedy", "--processes", "0"), "at least 1 process, got 0"),
    "no time": (("greedy", "--budget", "nan"), "a budget is from 0 to 3600 seconds, not nan"),
    "no seconds": (("greedy@soon", "random"), "search@5; got 'greedy@soon'"),
    "no picture": (("greedy", "--picture", "x.doc"), "a picture is a file .svg, .png, .pdf; got 'x.doc'"),
    "no folder": (("greedy", "--picture", "/no/such/x.svg"), "there is no such folder"),
    "no option": (("greedy", "--seats", "1", "--option", "hard"), "an option is said as name=value"),
}


@pytest.mark.parametrize(("words", "text"), BAD.values(), ids=BAD)
def test_bad_input_is_refused_in_words(words: tuple[str, ...], text: str) -> None:
    done = call(*words)
    assert done.exit_code == 2
    assert text in " ".join(done.output.split())
    assert "Traceback" not in done.output


@pytest.mark.parametrize(("package", "words"), [("openskill", ()), ("matplotlib", ("--picture", "x.svg")), ("ray", ("--ray",))])
def test_a_missing_package_names_the_extra(package: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    done = call("random", "--games", "1", "--processes", "1", *words)
    assert done.exit_code == 2
    assert f"pip install 'fabrica[{'ray' if package == 'ray' else 'arena'}]'" in " ".join(done.output.split())


def test_nothing_but_the_engine_is_needed_to_play() -> None:
    """A borrowed machine may have NumPy and Numba only."""
    code = (
        "import sys\n"
        "for name in ('rich', 'typer', 'fluent', 'openskill', 'matplotlib', 'ray', 'fastapi', 'msgspec', 'jinja2'):\n"
        "    sys.modules[name] = None\n"
        "from fabrica.arena.tournament import fight, programme\n"
        "from fabrica.arena.distribute import in_processes\n"
        "assert fight(programme('stephens', ['random'], 1, 2)[0]).rounds > 5\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_a_bout_is_plain_data() -> None:
    bout = programme(GAME, ["random"], 1)[0]
    assert pickle.loads(pickle.dumps(bout)) == bout
    assert isinstance(bout, Bout)
    with pytest.raises(BadOption):
        list(in_processes([bout], 0))
