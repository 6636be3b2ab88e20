"""Bots: they choose legal moves from what their seat may know, and the better one wins."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from functools import cache

import pytest

from contract.playing import GAMES, LONG_GAMES, LONGER, Table, tables, tables_of
from contract.test_hidden import dealt_anew, endless_positions
from fabrica import Match, WrongSeat, games
from fabrica.bots import BOTS, choose, levels, prepare, seated
from fabrica.bots.bot import BUDGET
from fabrica.engine.contract import Position
from fabrica.engine.errors import UnknownName
from fabrica.i18n.messages import HOME, LANGUAGES, has, say
from fabrica.search.network_workspace import network_workspace_of
from fabrica.search.workspace import workspace_of

QUICK = ("random", "greedy")  # they need no compiler
LADDER = ("random", "greedy", "planner", "search", "trained", "master")
SHORT = [game for game in GAMES if game not in LONG_GAMES]  # one move ahead leads to their ends
TABLES = [table for game in SHORT for table in tables_of(game)]
MIXED = {(table.game, table.seats): table for table in TABLES}.values()  # of each number of seats the most varied table
FEW = [table for game in games() for table in (tables_of(game)[0], tables_of(game)[-1])]  # for those who need one


def of(bot: str, *more: object) -> object:
    return pytest.param(bot, *more, marks=() if bot in QUICK else pytest.mark.compiled, id="-".join(map(str, (bot, *more))))


every_bot = pytest.mark.parametrize("bot", [*map(of, BOTS)])
every_player = pytest.mark.parametrize(
    ("bot", "table"),
    [of(bot, table) for table in tables() for bot in levels(table.game) if bot in QUICK or table in FEW],
)
CHUNK = 30  # of positions, apart from those of other tests
MOVES_MOST = 2000  # of a whole match
ROUNDS_MOST = {"fantastic-factories": 20, "stephens": 60}


def played(table: Table, bots: Sequence[str], seed: str) -> Match:
    """A match that bots have played to its end, each from its own view."""
    match = table.match(seed)
    while not match.over and len(match.log) < MOVES_MOST:
        seat = match.active[len(match.log) % len(match.active)]
        match.play(choose(bots[seat % len(bots)], match.view(seat), seed=f"{len(match.log)}"), seat)
    return match


def some(bot: str, many: int) -> int:
    """So many positions for a bot that is quick; fewer for one that thinks."""
    return many if bot in QUICK else max(1, many // 12)


def test_the_levels_are_named_from_the_weakest() -> None:
    assert list(BOTS) == [bot for bot in LADDER if bot in BOTS]
    assert levels("stephens") == LADDER[:4]
    assert levels("fantastic-factories") == tuple(BOTS)
    assert BUDGET <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_sentence(language: str) -> None:
    for bot in LADDER:
        assert all(has(HOME, message, language) for message in (f"seat-{bot}", f"skill-{bot}", f"about-bot-{bot}"))
        assert say(HOME, f"skill-{bot}", {}, language).casefold() in say(HOME, f"seat-{bot}", {}, language).casefold()


def test_a_level_that_a_game_has_not_is_refused_with_those_it_has() -> None:
    with pytest.raises(UnknownName, match=r"Known: random, greedy, planner, search$"):
        choose("master", Match("stephens", 2, seed=1).view(0))
    with pytest.raises(UnknownName, match=r"search$"):
        seated(["master"], range(1, 2), "stephens")


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    view = Match("fantastic-factories", 2, seed=1).view(0)
    for name in ("gredy", "", None):
        with pytest.raises(UnknownName, match="Known: random, greedy"):
            choose(name, view)  # type: ignore[arg-type]
    with pytest.raises(UnknownName):
        seated(["greedy", "clever"], range(1, 3), "fantastic-factories")


@every_bot
def test_only_a_seat_that_may_move_is_answered(bot: str) -> None:
    match = Match("fantastic-factories", 2, seed=1)
    with pytest.raises(WrongSeat, match="seat 1 cannot move"):
        choose(bot, match.view(1))
    with pytest.raises(WrongSeat, match="spectator"):
        choose(bot, match.view(None))


@every_player
def test_every_position_is_answered_with_a_legal_move(bot: str, table: Table) -> None:
    """Positions of random and biased play; each kind of choice that waits is among them."""
    for match, players in itertools.islice(endless_positions(table, CHUNK), some(bot, 40)):
        if match.active:
            seat = players.luck.choice(match.active)
            assert choose(bot, match.view(seat), 0) in match.moves(seat)


@cache
def waiting_choices() -> dict[str, list[tuple[Position, list[str]]]]:
    """Of each kind of choice that can wait for a seat some: the view, and the legal moves."""
    found: dict[str, list[tuple[Position, list[str]]]] = {}
    for match, _ in itertools.islice(endless_positions(tables_of("fantastic-factories")[-1], CHUNK + 1), 1500):
        for seat in match.active:
            kind = next(iter(match.view(seat)["seats"][seat]["pending"] or {}), "")
            if kind and len(found.setdefault(kind, [])) < 5:
                found[kind].append((match.view(seat), list(match.moves(seat))))
    return found


@every_bot
def test_every_kind_of_waiting_choice_is_answered(bot: str) -> None:
    assert set(waiting_choices()) == {"give", "discard", "refund", "reroll", "drop"}
    for views in waiting_choices().values():
        for view, moves in views[: some(bot, 5)]:
            assert choose(bot, view, 0) in moves


@every_player
def test_a_choice_does_not_depend_on_what_is_hidden(bot: str, table: Table) -> None:
    """With everything hidden dealt anew, the same choice for the same seed."""
    for match, players in itertools.islice(endless_positions(table, CHUNK + 2), 1, 1 + some(bot, 12)):
        if match.active:
            seat = players.luck.choice(match.active)
            other = dealt_anew(match, seat, f"{players.luck.random()}")
            assert choose(bot, other.view(seat), 0.01, "7") == choose(bot, match.view(seat), 0.01, "7")


@every_bot
def test_a_choice_leaves_the_view_alone_and_needs_only_plain_data(bot: str) -> None:
    match = Match("fantastic-factories", 3, seed=3)
    view = match.view(0)
    sent = json.loads(json.dumps(view))
    assert choose(bot, sent, 0, "1") == choose(bot, view, 0, "1")
    assert sent == view == match.view(0)


def test_the_seed_decides() -> None:
    """The same for the same seed; a random player varies with it."""
    view = Match("fantastic-factories", 4, seed=3).view(0)
    found = {seed: choose("random", view, seed=seed) for seed in map(str, range(40))}
    assert found == {seed: choose("random", view, seed=seed) for seed in found}
    assert len(set(found.values())) > 5


@pytest.mark.parametrize("table", TABLES if LONGER > 1 else MIXED, ids=str)
def test_greedy_plays_whole_games(table: Table) -> None:
    """Against itself with an even number of seats, else against chance, to the end."""
    match = played(table, ["greedy"] if table.seats % 2 == 0 else ["greedy", "random", "random"], "whole")
    assert match.over
    assert match.round < ROUNDS_MOST.get(table.game, 10)


@pytest.mark.parametrize("game", SHORT)
def test_greedy_beats_chance(game: str) -> None:
    table = next(table for table in tables_of(game) if table.seats == 2)
    won = [seat in played(table, bots, f"duel-{number}").winners
           for number in range(4 * LONGER) for seat, bots in enumerate((["greedy", "random"], ["random", "greedy"]))]  # fmt: skip
    assert sum(won) >= 0.8 * len(won)


def compiled_parts(game: str, bot: str) -> set[str]:
    """What a bot has had compiled in this process."""
    workspaces = [workspace_of(game), *([network_workspace_of(game, bot)] if bot in ("trained", "master") else [])]
    return {f"{type(workspace).__name__}.{name}" for workspace in workspaces for name in vars(workspace) if name.startswith("_")}


SEARCHING = [of(bot, game) for game in games() for bot in ("search", "master") if bot in levels(game)]


@pytest.mark.parametrize(("bot", "game"), SEARCHING)
def test_whoever_is_prepared_compiles_nothing_more(bot: str, game: str) -> None:
    workspace_of.cache_clear()
    network_workspace_of.cache_clear()
    prepare(bot, game)
    before = compiled_parts(game, bot)
    assert before
    match = tables_of(game)[-1].match("prepared")
    while len(match.log) < 12:
        match.play(choose(bot, match.view(match.active[0]), seed=f"{len(match.log)}"), match.active[0])
    assert compiled_parts(game, bot) == before
    if bot == "master":
        assert "NetworkWorkspace._think" in before
