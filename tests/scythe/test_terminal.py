"""Scythe at the prompt: whole games, what the table shows, what is told, and help about everything."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from rich.console import Console

from fabrica import Match, registry, terminal
from fabrica.games.scythe import GAME
from fabrica.games.scythe.ai.biased_players import PLAYERS
from fabrica.games.scythe.data.position import PACKAGE, STEPS
from fabrica.games.scythe.rules.map_tables import PLACE_IDS
from fabrica.games.scythe.terminal import about, table, topics
from fabrica.games.scythe.terminal.help import NAME
from fabrica.games.scythe.terminal.table import PARTS
from fabrica.games.scythe.words import VERBS
from fabrica.i18n.messages import LANGUAGES, Voice, say
from scythe.sitting import seat, written

registry.invite("scythe", PACKAGE)
SAY = Voice(PACKAGE, "en")
Typing = Callable[..., str]
BIASES = {player.__name__: player for player in PLAYERS}


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """Types lines into a session; gives what was shown."""

    def run(match: Match, *lines: str, **rest: Any) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        terminal.play(match, **rest)
        return capsys.readouterr().out

    return run


def player(bias: str) -> Callable[[Match, int], str]:
    """Moves at random, some more often than others."""

    def choose(match: Match, seat: int) -> str:
        moves = match.moves(seat)
        return Random(f"{seat} {len(match.log)}").choices(moves, [BIASES[bias](words) for words in moves])[0]

    return choose


def game_of(bias: str = "producer", **options: Any) -> Match:
    match, choose = Match("scythe", **options), player(bias)
    while not match.over:
        match.play(choose(match, match.active[0]), match.active[0])
    return match


def typed(match: Match, seat: int = 0) -> list[str]:
    return [entry.words for entry in match.log if entry.seat == seat]


def widest(out: str) -> int:
    return max(len(line.rstrip()) for line in out.splitlines())


def shown(match: Match, seat: int = 0, width: int = 80, whole: bool = True, voice: Voice = SAY) -> str:
    """The table without colour."""
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as found:
        for part in table(voice, match.view(seat), seat, width, whole):
            console.print(part)
    return found.get()


# Whole games


@pytest.mark.parametrize("bias", ["producer", "star_rusher", "encounter_seeker"])
def test_a_whole_game_alone(typing: Typing, bias: str) -> None:
    played = game_of(bias, seats=1, seed="7")
    match = Match("scythe", seats=1, seed="7")
    out = typing(match, *typed(played))
    assert match.record() == played.record()
    assert widest(out) <= 80
    assert out.count("The Automa plays card") >= match.round - 1
    assert f"You: {match.scores[0]} coin" in out
    assert f"The Automa: {match.view(0)['rival']} coins\n" in out
    assert ("You beat the Automa" in out) == bool(match.winners)
    assert "Seed: 7\n" in out


def test_a_whole_game_through_a_pipe() -> None:
    lines = typed(game_of(seats=1, seed="3", level="ultimaszyna"))
    code = "from fabrica import Match, terminal; terminal.play(Match('scythe', seats=1, seed='3', level='ultimaszyna'))"
    done = subprocess.run([sys.executable, "-c", code], input="\n".join(lines), capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout, "no colour codes in a pipe"
    assert "Final scores" in done.stdout


@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_game_of_two_at_every_width(typing: Typing, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    played = game_of("star_rusher", seats=2, seed="3")
    match = Match("scythe", seats=2, seed="3")
    lines = [line for words in typed(played) for line in (words, "log 2")]
    out = typing(match, *lines, bots={1: player("star_rusher")})
    assert match.record() == played.record()
    assert widest(out) <= width
    assert "…" not in out, "nothing is cut off"
    assert "neither a move nor a command" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_every_language(typing: Typing, language: str) -> None:
    lines = typed(game_of("fighter", seats=3, seed="5", invaders="yes"))[:150]
    match = Match("scythe", seats=3, seed="5", invaders="yes")
    bots = {1: player("fighter"), 2: player("fighter")}
    out = typing(match, "help", "table", "log", *lines, "table", "log 30", bots=bots, language=language)
    assert len(match.log) > len(lines)
    assert widest(out) <= 80


@pytest.mark.parametrize("seats", [1, 3, 7])
def test_every_step_is_shown(seats: int) -> None:
    """Whole and in part, to who decides and to another, in all languages."""
    seen, choose = set(), player("producer")
    for deal in ("drafted", "chosen"):
        match = Match("scythe", seats, seed="2", deal=deal)
        while not match.over and len(match.log) < 500:
            mover = match.active[0]
            step = match.view(mover)["step"]
            if step not in seen:
                seen.add(step)
                pictures = [
                    shown(match, who, 80, whole, Voice(PACKAGE, language)) for who, whole, language in looks(mover, seats)
                ]
                assert max(map(widest, pictures)) <= 80
            match.play(choose(match, mover), mover)
    assert {"faction", "mat", "section", "unit", "cargo", "bottom", "end"} <= seen


def looks(mover: int, seats: int) -> Iterator[tuple[int, bool, str]]:
    """Who looks at what, in which language."""
    return ((who, whole, language) for who in {mover, seats - 1} for whole in (True, False) for language in LANGUAGES)


def test_a_step_is_shown_in_parts() -> None:
    assert set(PARTS) == set(STEPS) - {"over"}


# The table


def test_the_mat_shows_costs_cubes_and_recruits() -> None:
    me = seat(
        "nordic",
        "engineering",
        workers={"r1c4": 5},
        upgrades={"from": ["bolster_power"], "to": {"deploy": 1}},
        recruits={"deploy": "coins"},
        structures={"monument": "r1c4"},
        token="trade",
        hand={"2": 1, "4": 2},
        objectives=[4, 12],
        coins=6,
        factory_card=6,
    )
    match = Match.from_position(written(me, seat("crimea"), resources={"r1c4": {"metal": 3}}), seed="1")
    out = shown(match)
    assert "You: Nordic, Engineering; stars 0/6, $6, power 4/16, popularity 2/18" in out
    assert "  produce  1 power → produce on 2" in out
    assert "> trade " in out
    assert "3 metal → mech + $1 [#.]" in out
    assert "$1 → (3 power / 1 card) + 1 popul." in out
    assert "  factory  1 power → $3" in out
    assert "1 unit, 2 steps" in out
    assert "  Combat cards     2, 4, 4" in out
    assert "  Objective 12     Full coffers: you have at least 20 coins" in out
    assert "monument r1c4 | mine, armory, mill" in out
    assert "deploy | upgrade, build, enlist (free bonuses: power, popularity, cards)" in " ".join(out.split())
    assert "  Resources        3 metal" in out


def test_resources_are_those_that_can_be_spent() -> None:
    me = seat("togawa", workers={"r7c6": 1}, traps={"coins": {"at": "r7c5", "armed": True}})
    spread = {"r7c6": {"food": 2}, "r7c5": {"oil": 3}, "r1c1": {"wood": 4}}
    out = shown(Match.from_position(written(me, seat("nordic"), resources=spread), seed="1"))
    assert "  Resources        2 food  " in out
    assert "  Traps            coins r7c5" in out


def test_others_show_nothing_that_is_hidden() -> None:
    secret = seat("crimea", hand={"5": 3}, objectives=[7, 9])
    out = shown(Match.from_position(written(seat("nordic"), secret), seed="1"))
    assert "Combat cards: 3" in out
    assert "5, 5, 5" not in out
    assert "Few hands" not in out


def test_the_automa_is_shown() -> None:
    out = shown(Match("scythe", 1, seed="7", level="automaszyna"))
    assert "The Automa: Crimea, Automaszyna; stars 0/6, $5" in out
    assert "Star track: 0, next star at 9; Rivers and lakes: they stop it" in " ".join(out.split())


FIGHT: dict[str, Any] = written(
    seat("nordic", character="r4c4", abilities=["speed"], mechs={"r4c4": 1}, hand={"2": 2}, power=5),
    seat("crimea", workers={"r3c5": 2}, abilities=["speed"], mechs={"r3c5": 1}, hand={"3": 1}, power=3),
)


def test_a_combat_shows_both_sides(typing: Typing) -> None:
    match = Match.from_position(FIGHT, seed="1")
    out = typing(match, "section move", "mech r4c4", "to r3c5", "done", bots={1: player("fighter")})
    assert "Attacker: You: 1M, 5 power, 2 combat cards" in out
    assert "Defender: Seat 1: 1M 2W, 3 power, 1 combat card" in out
    out = typing(match, "dial 5", "card 2", bots={1: player("fighter")})
    assert "in all." in out
    assert "You win the combat on r3c5 (forest)." in out
    assert "You place star 1 of 6: a combat victory." in out


# What is told


def test_what_changed_is_told(typing: Typing) -> None:
    match = Match("scythe", 1, seed="7")
    out = typing(match, "section bolster", "top cards", "done")
    assert "top cards: -1 coin, new combat card: " in out
    assert "The Automa plays card" in out
    assert "The turn is over." not in out
    out = typing(Match("scythe", 1, seed="7"), "section trade", "top resources", "put oil r6c0", "put oil r7c1")
    assert "put oil r6c0: +1 oil" in out


def test_undo_takes_a_move_back(typing: Typing) -> None:
    match = Match("scythe", 1, seed="1")
    before = match.state()
    assert "Undone." in typing(match, "section trade", "undo")
    assert match.state() == before


NO_MOVES = (
    "",
    "   ",
    "frobnicate",
    "1",
    "\x1b[31m",
    "é" * 2000,
    "help xyzzy",
    "section",
    "to r9c9",
    "mech",
    "put oil",
    "save /",
    "log x",
)


@pytest.mark.parametrize("line", NO_MOVES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_is_no_move_changes_nothing(typing: Typing, line: str, language: str) -> None:
    match = Match("scythe", 1, seed="7")
    before = match.state()
    out = typing(match, line, language=language)
    assert out.endswith(say(PACKAGE, "terminal-bye", {}, language) + "\n")
    assert (match.state(), match.log) == (before, [])


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("frobnicate", "neither a move nor a command"),
        ("section", '"section" could be:'),
        ("se tr", "section trade: done"),
        ("top power", "top power: "),
        ("fight", "Nothing that begins with fight is possible now."),
        ("help r3c5", "Forest (r3c5) Workers here produce: wood. A tunnel: one step away from every other tunnel"),
        ("help r3c5", "Across a river: r2c4 (mountain), r3c6 (village), r4c5 (tundra)."),
        ("help r3c5", "Next to a lake: r3c4 (lake)."),
        ("help r4c3", "counts as 3 territories"),
        ("help r3c4", "On its shore: "),
        ("help base_rusviet", "Across a river: r2c6 (farm)."),
        ("help r2c6", "Across a river: r3c6 (village), base_rusviet."),
        ("help r1c1", "Next to: base_albion."),
        ("help nordic", "Nordic (nordic) You begin with 4 power"),
        ("help industrial", "Industrial (industrial)"),
        ("help speed", "Speed (speed)"),
        ("help peoples army", "People’s Army (peoples_army)"),
        ("help mine", "Mine (mine)"),
        ("help bolster", "At first: $1 → 2 power / 1 card Upgraded: $1 → 3 power / 2 cards"),
        ("help move_units", "At first: 2 units / $1 Upgraded: 3 units / $1"),
        ("help encounter 5", "Field kitchen (encounter 5)"),
        ("help field kit", "Field kitchen (encounter 5)"),
        ("help objective 12", "Full coffers (objective 12)"),
        ("help factory 8", "Supply drop (factory 8)"),
        ("help tile 5", "In a row (tile 5)"),
        ("help automa 7", "Automa card 7 (automa 7)"),
        ("help trap coins", "Trap of thieves (trap coins)"),
        ("help oil", "It pays for the bottom action “Upgrade”."),
        ("help tundra", "On the map: r1c5, r2c1, r2c3"),
        ("help dial", "dial: Choose in secret"),
        ("help", '"se tr" is "section trade"'),
        ("help nrodic", "Did you mean: nordic"),
        ("table", "Structure tile"),
        ("moves", "  section  move | bolster | trade | produce"),
    ],
)
def test_answers(typing: Typing, line: str, answer: str) -> None:
    out = typing(Match("scythe", 1, seed="7"), line).rpartition(f"> {line}\n")[2]
    assert answer in " ".join(out.split()) or answer in out


# Help

PLAIN = {  # words of moves that speak for themselves
    *("coins", "power", "cards", "resources", "popularity", "use", "moved", "all", "everything", "worker"),
}


def test_there_is_help_about_everything_that_a_move_names() -> None:
    named = {words[1] for words in map(str.split, GAME.moves) if len(words) > 1}
    assert {word for word in named if word not in topics("en") and not word.isdecimal()} <= PLAIN | set(VERBS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_explained(language: str) -> None:
    voice = Voice(PACKAGE, language)
    assert set(topics(language).values()) == set(NAME)
    assert set(PLACE_IDS) <= set(NAME)
    for topic in NAME:
        title, *lines = about(voice, topic)
        assert title.endswith(f" ({topic})")
        assert lines
        assert all(line.strip() for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_topics_of_a_language_have_one_name(language: str) -> None:
    """But a name may be that of a terrain and of the place that is the only one of it."""
    names = [NAME[topic](topic, language).lower() for topic in NAME if topic not in PLACE_IDS]
    assert len(set(names)) == len(names)
