"""The log of a page: under heads for rounds and turns, with signs of what was paid and gained, and of nothing that is hidden."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from itertools import groupby

import pytest

from fabrica import Match
from fabrica.engine.contract import Game
from fabrica.server.log import Told, log_of, moments_of
from fabrica.server.log_lines import Lines
from fabrica.server.people import people_of
from fabrica.server.store import Seat
from fabrica.server.table import Table
from fabrica.server.words import tabled
from fabrica.web.gains import Counts

MOVES = 120
every_game = pytest.mark.parametrize("game", tabled(), ids=lambda game: str(game.id))


def played(game: Game, seats: int = 2, moves: int = MOVES) -> Table:
    """A table after some moves."""
    match, luck = Match(game.id, seats=max(seats, min(game.seats)), seed="log"), random.Random(7)
    while match.active and len(match.log) < moves:
        seat = match.active[0]
        match.play(luck.choice(match.moves(seat)), seat)
    table = Table.of("log", match)
    table.seats = [Seat(n, "person", f"guest{n}", f"<b>{n}") for n in range(match.seats)]
    return table


def lines(table: Table, told: list[Told]) -> list[str]:
    people = people_of(table, "en")
    return "\n".join(Lines(table.match.game, people, "en", lambda n: f"?at={n}").of(told)).split("\n")


@every_game
def test_a_line_of_html_for_each_move_under_heads(game: Game) -> None:
    table = played(game)
    told = log_of(table, 0, "en")
    shown = lines(table, told)
    assert [int(n) for n in re.findall(r'<li id="line-\d+" value="(\d+)"', "\n".join(shown))] == [one.at for one in told]
    kinds = Counter(re.findall(r'^<li (?:class="(log-\w+)|id="line-\d+" (value)=)', "\n".join(shown), re.MULTILINE))
    assert sum(kinds.values()) == len(shown)
    assert kinds["log-round", ""] == len({one.round for one in told})
    turns = [len([*turn]) for _, turn in groupby((one.round, one.entry.seat) for one in told)]
    assert kinds["log-turn", ""] == sum(moves > 1 for moves in turns)
    assert len(re.findall(r'^<li id[^>]*><svg class="portrait"', "\n".join(shown), re.MULTILINE)) == turns.count(1)
    assert "<b>" not in "\n".join(shown)


@every_game
def test_signs_say_all_that_has_changed(game: Game) -> None:
    """Every number of everyone; cards may be told by their names instead, and signs tell of more than these numbers."""
    table, found = played(game), 0
    for before, after, one in zip(*pairs(table), log_of(table, None, "en"), strict=True):
        changed = Counter(
            (seat, n) for seat, unit in {**before, **after}
            if (n := after.get((seat, unit), 0) - before.get((seat, unit), 0)) and unit != "cards"
        )  # fmt: skip
        assert not changed - Counter((gain.seat, gain.n) for gain in one.gains), one.entry.words
        found += changed.total()
    assert found > 0 or not game.has("page")


def pairs(table: Table) -> tuple[list[Counts], list[Counts]]:
    """What was counted before each move, and after it."""
    counts = [moment.counts for moment in moments_of(table.match, [])]
    return counts[:-1], counts[1:]


def test_a_card_that_pays_is_named() -> None:
    match = Match("fantastic-factories", seats=2, seed=2)
    table, luck = Table.of("log", match), random.Random(5)
    table.seats = [Seat(n, "person", f"guest{n}", f"Ana{n}") for n in range(2)]
    while not any(entry.words.startswith("build") for entry in match.log):
        moves = match.moves(seat := match.active[0])
        match.play(next((words for words in moves if words.startswith("build")), luck.choice(moves)), seat)
    built = log_of(table, None, "en")[-1]
    paid = built.entry.words.split()[-1].replace("_", " ").title()
    signs = [gain.signed for gain in built.gains]
    assert signs[0] == f"−{paid}"
    assert not any("card" in sign for sign in signs), "the card that was built is no card of the hand any more"
    assert f">−{paid}</span>" in lines(table, [built])[-1]


@every_game
def test_signs_are_the_same_for_everyone(game: Game) -> None:
    """They are counted as a spectator sees the table."""
    table = played(game)
    readers = [log_of(table, viewer, "en") for viewer in (None, *range(table.match.seats))]
    assert len({tuple(tuple(one.gains) for one in told) for told in readers}) == 1


@every_game
def test_what_is_remembered_is_what_would_be_told_anew(game: Game) -> None:
    """After steps back, too, and after several moves at once."""
    table, luck = played(game, moves=20), random.Random(3)
    for _ in range(50):
        seat = luck.choice(table.match.active)
        if table.match.can_undo(seat) and luck.random() < 0.4:
            table.match.undo(seat)
        else:
            table.match.play(luck.choice(table.match.moves(seat)), seat)
        if luck.random() < 0.6:
            anew = replace(table, told={}, moments=[])
            assert lines(table, log_of(table, 0, "en")) == lines(anew, log_of(anew, 0, "en"))


@every_game
def test_a_new_deal_is_counted_anew(game: Game) -> None:
    """Though nothing has been played, what was counted before it is of other cards."""
    match = Match(game.id, seats=max(2, min(game.seats)), seed="log")
    found = moments_of(match, [])
    dealt = match.with_nonces({0: "mine"})
    assert moments_of(dealt, found) == moments_of(dealt, [])
