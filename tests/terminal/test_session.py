"""A session at the prompt, scripted through standard input."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fabrica import Match, WrongSeat
from fabrica.games.fantastic_factories.words import card_name
from fabrica.i18n.messages import say, spoken
from fabrica.registry import games
from fabrica.terminal import play
from fabrica.terminal.matching import grouped

from .conftest import Typing

WORKING = ("activate", "build", "generate", "mine", "research", "discard", "drop", "finish")


def choose(match: Match, seat: int) -> str:
    """The first legal move, but none that goes on for ever."""
    moves = match.moves(seat)
    return next((move for verb in WORKING for move in moves if move.startswith(verb)), moves[0])


def game_of(seed: str) -> tuple[Match, list[str]]:
    match = Match("fantastic-factories", seats=1, machine="hard", seed=seed)
    while not match.over:
        match.play(choose(match, 0), 0)
    return match, [entry.words for entry in match.log]


def test_a_whole_game_through_a_pipe() -> None:
    match, lines = game_of("7")
    code = "from fabrica import Match, terminal; terminal.play(Match('fantastic-factories', seats=1, machine='hard', seed='7'))"
    done = subprocess.run([sys.executable, "-c", code], input="\n".join(lines), capture_output=True, text=True, timeout=120)
    out = done.stdout
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in out, "no colour codes in a pipe"
    assert max(len(line.rstrip()) for line in out.splitlines()) <= 80
    assert out.count("The Machine rolls") == match.round
    assert f"= {match.scores[0]}\n" in out
    assert f"= {match.view(0)['machine']['score']}\n" in out
    assert "Seed: 7\n" in out
    assert ("You win" if match.winners else "The Machine wins") in out


def test_the_table_shows_what_the_seat_sees(match: Match, typing: Typing) -> None:
    out, view = typing(match), match.view(0)
    shown = [*view["market"]["blueprints"], *view["market"]["contractors"], *view["market"]["tools"], *view["seats"][0]["hand"]]
    assert all(word in out for word in [*shown, *view["machine"]["compound"]])
    assert "Round 1, market phase" in out
    assert "You: 1 metal, 2 energy, 0 goods, 0 points" in out


def test_the_moves_are_grouped(match: Match, typing: Typing) -> None:
    out = typing(match).split("Moves\n")[1]
    assert len(out.splitlines()) < 10
    assert all(f"  {verb} " in out for verb in grouped(match.moves(0)))


COMMANDS = ("help", "help xyzzy", "help log", "moves", "table", "log", "undo")
NO_MOVES = ("", "   ", "frobnicate", "1", "\x1b[31m", "é" * 2000, *COMMANDS)


@pytest.mark.parametrize("line", [*NO_MOVES, "take", "research 3", "res 9", "take beacon", "build"])
def test_what_is_no_legal_move_changes_nothing(match: Match, typing: Typing, line: str) -> None:
    before = match.state()
    typing(match, line)
    assert (match.state(), match.log) == (before, [])


@pytest.mark.parametrize("line", NO_MOVES)
def test_what_is_no_move_changes_nothing_in_any_game(any_match: Match, typing: Typing, line: str) -> None:
    before = any_match.state()
    assert typing(any_match, line).endswith("Goodbye.\n")
    assert (any_match.state(), any_match.log) == (before, [])


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("frobnicate", "neither a move nor a command"),
        ("taek biolab", "Did you mean"),
        ("take", '"take" could be:'),
        ("take dojo", "take dojo: Dojo is not in the market."),
        ("build", "Nothing that begins with build is possible now."),
        ("help power plant", "Power Plant (power_plant)"),
        ("help go", "Golem (golem)"),
        ("help research", "place any die"),
        ("help", "save FILE"),
        ("help xyzzy", "There is no card, move or command"),
        ("log", "Nothing has been played yet."),
        ("log many", "Say how many"),
        ("undo", "There is nothing to undo"),
        ("save", "Say where"),
        ("save /no/such/folder/file", "Not saved:"),
        ("save /", "Not saved:"),
        ("table", "Blueprints"),
        ("moves", "  take"),
    ],
)
def test_answers(match: Match, typing: Typing, line: str, answer: str) -> None:
    assert answer in typing(match, line).rpartition(f"> {line}\n")[2].replace("\n", " ")


def test_abbreviations_are_moves(match: Match, typing: Typing) -> None:
    out = typing(match, "t meg")
    assert match.log[0].words == "take megalith"
    assert "take megalith: new in hand: megalith, new dice" in out


def test_undo_takes_a_move_back_unless_it_revealed_something(match: Match, typing: Typing) -> None:
    match.play("take megalith", 0)
    before = match.state()
    move = next(words for words in match.moves(0) if words.startswith(("generate", "mine")))
    assert "Undone." in typing(match, move, "undo")
    assert match.state() == before
    assert "There is nothing to undo" in typing(match, "undo")
    assert match.state() == before


def test_the_end_of_the_input_is_a_polite_farewell(any_match: Match, typing: Typing) -> None:
    assert typing(any_match).endswith("Goodbye.\n")
    assert "The game was not saved." in typing(any_match, any_match.moves(0)[-1])


def test_an_interrupt_is_a_polite_farewell(any_match: Match, typing: Typing, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fabrica.terminal.reader.PlainReader.read", interrupt)
    assert typing(any_match).endswith("Goodbye.\n")


def test_save_writes_the_record_to_continue_from(any_match: Match, typing: Typing, tmp_path: Path) -> None:
    file, first = tmp_path / "My game.txt", any_match.moves(0)[-1]
    out = typing(any_match, first, f"save {file}", "quit", "finish")
    again = Match.from_record(file.read_text())
    assert again.state() == any_match.state()
    assert [entry.words for entry in again.log] == [first]
    assert "To continue:" in out


def test_save_replaces_nothing_but_the_same_game(match: Match, typing: Typing, tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_text("mine\n")
    assert "choose another name" in typing(match, f"save {file}").replace("\n", " ")
    assert file.read_text() == "mine\n"
    record = tmp_path / "record"
    typing(match, f"save {record}", "take megalith", f"save {record}")
    assert "take megalith" in record.read_text()


def test_a_game_left_unsaved_is_kept(any_match: Match, typing: Typing, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    typing(any_match, keep=file)
    assert not file.exists(), "there was nothing to keep"
    typing(any_match, any_match.moves(0)[-1], keep=file)
    assert Match.from_record(file.read_text()).state() == any_match.state()


def test_what_the_machine_did_is_told(match: Match, typing: Typing) -> None:
    before = match.view(0)["machine"]
    out = typing(match, "take megalith", "finish")
    after = match.view(0)["machine"]
    gained = set(after["compound"]) - set(before["compound"])
    made = after["goods"] - before["goods"]
    assert f"The Machine makes {made or 'no'} good" in out
    assert gained
    assert all(f"The Machine takes {card_name(card, 'en')}." in out for card in gained)


@pytest.mark.parametrize("language", spoken("fabrica.games.fantastic_factories"))
def test_a_whole_game_in_every_language(match: Match, typing: Typing, language: str) -> None:
    """With everything that can be asked on the way."""
    lines = [line for words in game_of("7")[1] for line in (words, "log 3", "help " + words.split()[0])]
    out = typing(match, "help", "table", "undo", "log", "save", "help golem", "frobnicate", "build", *lines, language=language)
    assert match.over
    assert say("fabrica.games.fantastic_factories", "terminal-final", {}, language) in out
    assert max(len(line.rstrip()) for line in out.splitlines()) <= 80


def test_a_game_with_others(typing: Typing) -> None:
    match = Match("fantastic-factories", seats=3, seed="3")
    out = typing(match, *(["finish", "take a", "take l", "moves"] * 3), bots={1: choose, 2: choose})
    assert "Seat 1: " in out
    assert "Seat 2: " in out
    assert "cards in hand" in out


@pytest.mark.parametrize("game", games())
def test_a_person_may_sit_on_any_seat(typing: Typing, game: str) -> None:
    match = Match(game, seats=2, seed="3")
    out = typing(match, seat=1, bots={0: choose})
    assert "Seat 0: " in out
    assert match.active == (1,)


@pytest.mark.parametrize("game", games())
def test_somebody_must_play_for_every_seat(game: str) -> None:
    with pytest.raises(WrongSeat, match="seat 1"):
        play(Match(game, seats=2, seed="3"))
