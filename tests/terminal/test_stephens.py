"""Stephens at the prompt: whole games, what the table shows, and what is told."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from fabrica import Match
from fabrica.games.stephens.terminal.help import NAME
from fabrica.games.stephens.words import card_name
from fabrica.i18n.messages import folders, say, spoken

from .conftest import Typing

PACKAGE = "fabrica.games.stephens"


def choose(match: Match, seat: int) -> str:
    """A move at random, but one that does something where there is any."""
    moves = match.moves(seat)
    luck = Random(f"{seat} {len(match.log)}")
    return luck.choice([words for words in moves if not words.startswith(("done", "glass", "enough"))] or moves)


def game_of(**options: Any) -> Match:
    match = Match("stephens", **options)
    while not match.over:
        match.play(choose(match, match.active[0]), match.active[0])
    return match


def typed(match: Match, seat: int = 0) -> list[str]:
    return [entry.words for entry in match.log if entry.seat == seat]


def widest(out: str) -> int:
    return max(len(line.rstrip()) for line in out.splitlines())


def translated() -> list[str]:
    """The languages that have all files of the game."""
    files = {path.name for path in folders("en", PACKAGE)[1].glob("*.ftl")}
    found = {language: {path.name for path in folders(language, PACKAGE)[1].glob("*.ftl")} for language in spoken(PACKAGE)}
    return [language for language in found if files <= found[language]]


# Whole games


def test_a_whole_game_alone_through_a_pipe() -> None:
    match = game_of(seats=1, level="hard", seed="7")
    code = "from fabrica import Match, terminal; terminal.play(Match('stephens', seats=1, level='hard', seed='7'))"
    done = subprocess.run(
        [sys.executable, "-c", code], input="\n".join(typed(match)), capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout, "no colour codes in a pipe"
    assert widest(done.stdout) <= 80
    assert "The Automa (hard): 1 worker, so you may have 4; you need 101 points" in done.stdout
    assert done.stdout.count("The Automa plays") >= match.round - 1
    assert f"You: {match.scores[0]} points\n" in done.stdout
    assert ("You win" in done.stdout) == bool(match.winners)
    assert "Seed: 7\n" in done.stdout


@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_whole_game_of_two(typing: Typing, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    """At terminals of every width, the log and help asked on the way."""
    monkeypatch.setenv("COLUMNS", str(width))
    played = game_of(seats=2, seed="3")
    lines = [line for words in typed(played) for line in (words, "log 2", "help " + words)]
    match = Match("stephens", seats=2, seed="3")
    out = typing(match, *lines, bots={1: choose})
    assert match.record() == played.record()
    assert widest(out) <= width
    assert "…" not in out, "nothing is cut off"
    assert all(f": {score} points\n" in out for score in match.scores)
    assert "neither a move nor a command" not in out


@pytest.mark.parametrize("language", translated())
def test_a_game_in_every_language(typing: Typing, language: str) -> None:
    lines = typed(game_of(seats=1, opponent="op5", scenario="sc2", seed="7"))
    match = Match("stephens", seats=1, opponent="op5", scenario="sc2", seed="7")
    out = typing(match, "help", *(f"help {topic}" for topic in NAME), *lines, language=language)
    assert match.over
    assert say(PACKAGE, "terminal-final", {}, language) in out
    assert widest(out) <= 80


# The table


def test_the_table_shows_what_the_seat_sees(typing: Typing) -> None:
    match = Match("stephens", seats=3, seed="7")
    out, view = typing(match, bots={1: choose, 2: choose}), match.view(0)
    rows = [card["card"] for side in view["rows"].values() for row in side.values() for card in row]
    assert all(f"{card} " in out for card in (*view["professions"], *view["contracts"], *view["investments"], *rows))
    assert "You: 0 points (final: 1), 2 coins, 2 influence (at most 4), forest 3, dunes 3" in out
    assert "Seat 2: 0 points" in out
    assert "  ul  4 green -> left stephens" in out
    assert "nothing -> left upper" in out
    assert "The Automa" not in out


def position(**me: Any) -> dict[str, Any]:
    return {"game": "stephens", "seats": [me, {}]}


def shown(typing: Typing, start: dict[str, Any], *lines: str) -> str:
    return typing(Match.from_position(start, seed="1"), *lines, bots={1: choose})


def test_the_board_shows_discs_contracts_and_columns(typing: Typing) -> None:
    start = position(
        contracts=["uk01"],
        fulfilled={"crown": ["cr01"], "uk": ["uk02"]},
        investments={"orange": ["or4"], "black": ["bl5", "no1"]},
    )
    out = shown(typing, start)
    assert "  Contracts 1/3    uk01 (1 black)" in out
    assert "  Fulfilled        cr01, uk02" in out
    assert "  Column 1         or4, bl5: 1 forest, 1 dunes -> 1 orange, 2 black, 2 pts" in out
    assert "  Column 2         no1: 1 pt" in out
    assert "  Later            2b, 2c, 2d, 2e, 4b, 4d, 5b, 5c" in out


def working(*discs: str) -> dict[str, Any]:
    """A position in which seat 0 has these discs at work, each as a master of its own profession."""
    cards = [{"card": f"r{10 + i}", "master": 0, "apprentice": None} for i in range(len(discs))]
    return {**position(unlocked=list(discs), coins=5, influence=4), "rows": {"left": {"stephens": cards}}}


def test_an_unlocked_disc_frees_others_and_influence(typing: Typing) -> None:
    out = shown(typing, working("inf5", "2a"))
    assert "4 influence (at most 9)" in out
    assert "  Abilities        inf5, 2a Renown" in out
    assert "  Discs to unlock  inf10, inf15, inf20, 2b, 2c, 2d, 2e, 3a" in out


def test_workers_are_shown_with_their_owners(typing: Typing) -> None:
    start = {**position(unlocked=["2a"]), "rows": {"right": {"stephens": [{"card": "b04", "master": 1, "apprentice": 0}]}}}
    start["seats"][1] = {"unlocked": ["2a"]}
    assert "right stephens  b04  1 coin -> 1 forest  Seat 1 + You" in shown(typing, start)


def test_a_step_shows_what_it_is_about(typing: Typing) -> None:
    out = shown(typing, working("inf5", "2a"), "glass ll").rpartition("> glass ll")[2]
    assert "Contracts, for influence" in out
    assert "Investments, for coins" not in out
    assert "You may accept 1 contract" in out
    out = shown(typing, working("inf5", "2a"), "glass ul").rpartition("> glass ul")[2]
    assert f"r10  {card_name('r10', 'en')}" in out
    assert "Contracts, for" not in out


def test_supplying_shows_the_rewards(typing: Typing) -> None:
    column = {"investments": {"pink": ["pi3"], "black": ["bl2"]}, "columns": [1], "aside": {"black": 1, "pink": 1}}
    start = {**position(**column), "phase": "renewal", "step": "supplying"}
    out = shown(typing, start)
    assert "  ll  1 black, 1 pink            ->  any accessory" in out
    assert "  Set aside        1 pink, 1 black" in out


# What is told


def test_what_changed_is_told(typing: Typing) -> None:
    out = shown(typing, working("inf5", "2a"), "glass ul", "use r10 pink", "done", "undo")
    assert "glass ul: +1 green cube" in out
    assert "use r10 pink: -2 influence, +1 pink cube" in out
    match = Match("stephens", seats=1, seed="1")
    assert "unlock 2a: unlocked: 2a" in typing(match, "unlock 2a")


def test_undo_takes_a_move_back(typing: Typing) -> None:
    match = Match("stephens", seats=1, seed="1")
    before = match.state()
    assert "Undone." in typing(match, "unlock 2a", "undo")
    assert match.state() == before


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("frobnicate", "neither a move nor a command"),
        ("unlock 2b", "unlock 2b: "),
        ("unlock", '"unlock" could be:'),
        ("fund", "Nothing that begins with fund is possible now."),
        ("help r01", "Clerk (r01)"),
        ("help clerk", "Clerk (r01)"),
        ("help Pine nut", "Pine Nut Seller (b04)"),
        ("help clrek", "Did you mean: clerk"),
        ("help 2b", "This disc can leave once Renown (2a) is unlocked."),
        ("help inf5", "Influence 5 (inf5)"),
        ("help cr01", "Royal Wardrobe (cr01)"),
        ("help op2", "The Customs Officer (op2)"),
        ("help sc1", "The Earthquake (sc1)"),
        ("help a01", "Bottles for the Cellar (a01)"),
        ("help ll", "Lower left furnace: white (window glass) -> a contract"),
        ("help ur", "1 black, 1 pink, 1 orange -> a worker to assign"),
        ("help supply", "supply: deliver cubes"),
        ("help", '"gl ul" is "glass ul"'),
        ("table", "Rows of professions"),
        ("moves", "  unlock"),
    ],
)
def test_answers(typing: Typing, line: str, answer: str) -> None:
    out = typing(Match("stephens", seats=1, seed="7"), line).rpartition(f"> {line}\n")[2]
    assert answer in out.replace("\n", " ")
