"""The commands, as a person or a script calls them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from fabrica import Match
from fabrica.cli.main import app

GAME = "fantastic-factories"


def call(*words: str, input: str | None = None) -> Result:
    return CliRunner().invoke(app, words, input=input)


def answer(*words: str) -> dict[str, Any]:
    done = call(*words, "--json")
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.compiled
def test_sim_sums_up_games() -> None:
    found = answer("sim", GAME, "--games", "40", "--seats", "3", "--bots", "random,rusher", "--seed", "s")
    assert (found["games"], found["seats"], found["bots"]) == (40, 3, ["random", "rusher", "random"])
    assert sum(found["wins"]) == pytest.approx(40, abs=0.01)
    assert len(found["scores"]) == 3
    assert found == answer("sim", GAME, "--games", "40", "--seats", "3", "--bots", "random,rusher", "--seed", "s")


@pytest.mark.compiled
def test_sim_of_solo_games_counts_the_machine() -> None:
    found = answer("sim", GAME, "--games", "30", "--seats", "1", "--machine", "insane")
    assert found["wins"][0] + found["rival_wins"] == 30


def test_sim_on_the_plain_backend_shows_a_table() -> None:
    done = call("sim", GAME, "--games", "2", "--backend", "python")
    assert done.exit_code == 0
    assert "mean score" in done.stdout


@pytest.mark.compiled
def test_bench_reports_its_figures() -> None:
    found = answer("bench", GAME, "--seconds", "0.2")
    assert (found["backend"], found["seats"]) == ("numba", 2)
    for figure in ("decisions_per_second", "games_per_second", "copies_per_second", "start_seconds"):
        assert found[figure] > 0


def test_bench_on_the_plain_backend() -> None:
    assert answer("bench", GAME, "--seconds", "0.1", "--backend", "python", "--seats", "1")["decisions_per_second"] > 0


def test_replay_shows_the_moves_and_what_a_seat_saw(record: Path) -> None:
    found = answer("replay", str(record), "--at", "3", "--seat", "0")
    assert len(found["moves"]) == 3
    assert found["view"]["seats"][0]["hand"] is not None
    assert answer("replay", str(record), "--at", "0")["view"]["seats"][0]["hand"] is None


def test_verify_accepts_a_true_record(record: Path) -> None:
    found = answer("verify", str(record))
    assert found["ok"]
    assert found["over"]
    assert answer("verify", str(record), "--proof", found["proof"])["ok"]


def test_verify_looks_for_a_nonce(tmp_path: Path) -> None:
    file = tmp_path / "mixed.record"
    file.write_text(Match(GAME, seats=2).with_nonces({0: "ana", 1: "ben"}).record())
    assert answer("verify", str(file), "--nonce", "ben")["nonces"] == {"0": "ana", "1": "ben"}
    done = call("verify", str(file), "--nonce", "ben", "--nonce", "eve")
    assert done.exit_code != 0
    assert "the nonce eve was not counted: the record has ana (seat 0), ben (seat 1)" in " ".join(done.output.split())


def test_verify_names_the_line_of_a_damaged_record(record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("0 "))
    lines[at] = "0 research 6"
    record.write_text("\n".join(lines))
    done = call("verify", str(record), "--json")
    assert done.exit_code == 2
    assert json.loads(done.stdout)["line"] == at + 1


BAD = {
    "unknown game": (("sim", "chess"), "unknown game 'chess'"),
    "unknown player": (("sim", GAME, "--bots", "clever"), "unknown player 'clever'"),
    "unknown bot": (("play", "--terminal", "--seats", "3", "--bots", "greedy,clever"), "unknown bot 'clever'"),
    "too many seats": (("sim", GAME, "--seats", "9"), "1 to 5 seats"),
    "no games": (("sim", GAME, "--games", "0"), "at least 1 game"),
    "option for other seats": (("sim", GAME, "--seats", "2", "--machine", "hard"), "option 'machine' is for 1 seat"),
    "unknown level": (("sim", GAME, "--seats", "1", "--machine", "soft"), "easy, medium, hard, insane"),
    "unknown backend": (("bench", GAME, "--backend", "abacus"), "unknown backend 'abacus'"),
    "unknown language": (("play", "--terminal", "--language", "tlh"), "unknown language 'tlh'"),
    "no such database": (("serve", "--database", "postgresql+psycopg://x@127.0.0.1:1/x"), "cannot open the database postgresql"),
    "no database": (("serve", "--database", "somewhere"), "cannot open the database 'somewhere'"),
    "no folder for it": (("serve", "--database", "sqlite:////nowhere/x.db"), "cannot open the database sqlite"),
    "workers on sqlite": (("serve", "--database", "sqlite://", "--workers", "2"), "several workers share a PostgreSQL database"),
    "no option": (("play", "stephens", "--terminal", "--option", "hard"), "an option is said as name=value; got 'hard'"),
    "unknown option": (("play", "stephens", "--terminal", "--option", "machine=hard"), "machine"),
    "another game's machine": (("play", "stephens", "--terminal", "--machine", "hard"), "machine"),
    "level for two": (("play", "stephens", "--terminal", "--seats", "2", "--option", "level=hard"), "'level' is for 1 seat"),
    "terminal options": (("play", "--seats", "3"), "on the page you choose --seats yourself"),
    "no such file": (("verify", "no/such/file"), "No such file"),
    "wrong proof": (("verify", "RECORD", "--proof", "abc"), "does not fit the proof"),
    "a nonce that was not counted": (("verify", "RECORD", "--nonce", "mine"), "the nonce mine was not counted"),
    "past the end": (("replay", "RECORD", "--at", "100000"), "--at is from 0 to"),
    "no such seat": (("replay", "RECORD", "--seat", "3"), "there is no seat 3"),
}


@pytest.mark.parametrize(("words", "text"), BAD.values(), ids=BAD)
def test_bad_input_is_refused_in_words(words: tuple[str, ...], text: str, record: Path) -> None:
    done = call(*(str(record) if word == "RECORD" else word for word in words))
    assert done.exit_code == 2
    assert text in " ".join(done.output.split())
    assert "Traceback" not in done.output


def test_a_game_is_played_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first = Match(GAME, seats=1, seed=7, machine="easy").moves(0)[-1]
    done = call("play", "--seed", "7", "--machine", "easy", "--terminal", input=f"moves\n{first}\nquit\n")
    assert done.exit_code == 0
    (kept,) = tmp_path.glob("*.record")
    again = call("play", "--record", str(kept), "--language", "en", input="quit\n")
    assert again.exit_code == 0
    assert "Goodbye." in again.output


def test_stephens_is_played_with_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    start = ("play", "stephens", "--terminal", "--seed", "7", "--language", "en")
    done = call(*start, "--option", "level=hard", "--option", "opponent=op1", input="unlock 2a\nquit\n")
    assert done.exit_code == 0, done.output
    assert "The Automa (hard)" in done.output
    (kept,) = tmp_path.glob("*.record")
    assert Match.from_record(kept.read_text()).view(0)["automa"]["opponent"] == "op1"
    kept.unlink()
    two = call(*start, "--seats", "2", input="unlock 2a\nglass ul\nquit\n")
    assert two.exit_code == 0, two.output
    assert "Seat 1: " in two.output


def test_bots_sit_at_the_other_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By default greedy ones; the same seed, the same game."""
    monkeypatch.chdir(tmp_path)
    first = next(words for words in Match(GAME, seats=3, seed=7).moves(0) if words.startswith("take"))
    games = []
    for bots in (("--bots", "greedy,random"), ("--bots", "random,greedy"), ("--bots", "greedy"), ()):
        done = call("play", "--terminal", "--seats", "3", "--seed", "7", *bots, input=f"{first}\nfinish\nquit\n")
        assert done.exit_code == 0
        (kept,) = tmp_path.glob("*.record")
        games.append([(entry.seat, entry.words) for entry in Match.from_record(kept.read_text()).log])
        kept.unlink()
    assert {seat for seat, _ in games[0]} == {0, 1, 2}
    assert games[0] != games[1]
    assert games[2] == games[3]
