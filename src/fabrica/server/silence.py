"""Where the coach is silent: about what lies on a table at which people of several devices play, wherever it is asked.

A copy is known by what a seat has. See docs/decisions/0008-a-silent-coach.md.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from fabrica.engine.match import Match
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.table import Table

ENOUGH = 0.6  # of what the asker has at a live table, found again in what the coach is asked about
TELLING = 7  # so many things, all the same, tell a stranger's copy from a coincidence
Things = Counter[tuple[str, ...]]


@dataclass(frozen=True)
class Held:
    """What a person has at a live table, and whether that person asks."""

    things: Things
    mine: bool

    def is_in(self, asked: Things) -> bool:
        if self.mine:
            return (asked & self.things).total() >= ENOUGH * self.things.total()
        return asked == self.things and asked.total() >= TELLING


async def check_position(ctx: RequestContext, match: Match, seat: int) -> None:
    """Complains where the coach must not speak of a position as a seat sees it."""
    await check(ctx, [match], [seat])


async def check_table(ctx: RequestContext, table: Table) -> None:
    """The same of a table that began with a position: as it began, and as it is now. What the house dealt is no copy."""
    match = table.match
    if match.start is not None:
        await check(ctx, [match.after(0), match.after(len(match.log))], table.seats_of(ctx.guest))


async def check_review(ctx: RequestContext, table: Table) -> None:
    """The same of all moments of a finished match that began with a position."""
    match = table.match
    if match.start is not None:
        await check(ctx, [match.after(n) for n in range(len(match.log) + 1)], range(match.seats))


async def check(ctx: RequestContext, moments: Sequence[Match], seats: Sequence[int]) -> None:
    tables = [table for table in await ctx.lobby.live(ctx.guest) if table.match.game is moments[0].game]
    held = [*held_at(tables, ctx.guest, {match.round for match in moments})]
    copied: bool = await asyncio.to_thread(is_copied, held, moments, seats)
    if copied:
        raise Problem(409, "problem-live-table")


def held_at(tables: Sequence[Table], guest: str | None, rounds: set[int]) -> Iterator[Held]:
    """What people have at live tables: the asker at any time, others where the copy is of the same round."""
    for table in tables:
        own = table.seats_of(guest)
        for place in table.seats:
            if place.seat in own or (place.owner and table.match.round in rounds):
                yield Held(has(table.match, place.seat), place.seat in own)


def is_copied(held: Sequence[Held], moments: Sequence[Match], seats: Sequence[int]) -> bool:
    """Is what someone holds what a seat has at one of these moments?"""
    asked = (has(match, seat) for match in moments for seat in seats) if held else ()
    return any(one.is_in(what) for what in asked for one in held)


def has(match: Match, seat: int) -> Things:
    """All that a seat has: cards and dice one by one, each number as one thing. Where no hand is hidden, the table too."""
    view = match.view(seat)
    own = view["seats"][seat]
    return Counter(things(own if match.game.hides else {**view, "seats": own, "viewer": None}))


def things(value: Any, *path: str) -> Iterator[tuple[str, ...]]:
    """What is there, wherever in a list; what is empty or zero is not."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from things(part, *path, name)
    elif isinstance(value, list):
        for part in value:
            yield from things(part, *path)
    elif value:
        yield (*path, str(value))
