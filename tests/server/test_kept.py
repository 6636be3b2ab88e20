"""Parts of pages that are kept are what would be made anew: for every viewer, language and table, all through random games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from jinja2 import Template
from markupsafe import Markup

from contract.playing import Players
from fabrica.engine.contract import Game
from fabrica.engine.match import Match
from fabrica.server import site
from fabrica.server.at_table import made
from fabrica.server.audience import Reader
from fabrica.server.store import Seat
from fabrica.server.table import Table
from fabrica.server.words import tabled
from server.canary import plays
from server.visitors import FAST, Server, context_of, open_server

LOOKS, STRIDE = 5, 12  # moves between two looks


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


def seated(game: Game, *names: str) -> Table:
    """A table of people with these names."""
    match = Match(game.id, len(names), f"kept-{len(names)}")
    seats = [Seat(n, "person", f"seat{n}", name) for n, name in enumerate(names)]
    table = Table.of(f"kept-{names[0]}", match)
    table.seats = seats
    return table


def texts(server: Server, tables: list[Table]) -> list[str]:
    """Every page of every table."""
    contexts = [context_of(server, language=language) for language in ("en", "pl")]
    owns = ((0,), (1,), ())
    return [asyncio.run(made(table, Reader(ctx, own, None))) for table, ctx, own in product(tables, contexts, owns)]


def anew(self: site.Kept, key: bytes, make: Callable[[], Markup]) -> Markup:
    return make()


@pytest.mark.parametrize("game", tabled(), ids=lambda game: str(game.id))
def test_what_is_kept_is_what_would_be_made(server: Server, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, players = [seated(game, "Ann", "Bob"), seated(game, "Łucja", "<Dora>")], Players("kept")
    for _ in range(LOOKS):
        for _ in range(STRIDE):  # the same game by other people: only the names differ
            seat = players.luck.choice(tables[0].match.active)
            words = players.choose(tables[0].match, seat)
            for table in tables:
                plays(table, seat, words)
        kept = texts(server, tables)
        with monkeypatch.context() as patched:
            patched.setattr(site.Kept, "found", anew)
            patched.setattr(site.Alone, "make_module", Template.make_module)
            assert texts(server, tables) == kept


def test_what_was_not_asked_for_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "PARTS_KEPT", 2)
    kept = site.Kept()
    for key in (b"a", b"b", b"a", b"c"):
        kept.found(key, partial(Markup, key.decode()))
    assert list(kept) == [b"a", b"c"]
