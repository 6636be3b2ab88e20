"""A bot that cannot go on: the table is told, and its seat can go to another level, to a person, or to anyone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from fabrica.bots import levels
from fabrica.server.audience import Reader
from fabrica.server.names import names_of
from fabrica.server.places import check_bot
from fabrica.server.problems import Problem, not_your_seat
from fabrica.server.schema import seats
from fabrica.server.store import Store
from fabrica.server.table import Table
from fabrica.server.words import speaker

if TYPE_CHECKING:
    from fabrica.server.lobby import Lobby

ME, ANYONE = "me", "open"


def shown(table: Table, who: Reader) -> list[dict[str, Any]]:
    """What the page says of bots that cannot go on, and whom those who sit here may give their seats to."""
    if not table.troubles:
        return []
    t, names = speaker(who.ctx.language), names_of(table, who.ctx.language)
    known = [(bot, t(f"seat-{bot}")) for bot in levels(table.match.game.id)]
    people = [(ME, t("trouble-take"))] if who.is_maker else []
    to = [*known, *people, (ANYONE, t("trouble-open"))] if who.own or who.is_maker else []
    return [{"seat": seat, "text": t(f"trouble-{why}", bot=names[seat]), "to": to} for seat, why in table.troubles.items()]


async def reseat(lobby: Lobby, id: str, seat: int, to: str, guest: str | None, name: str) -> Table:
    """Give the seat of a bot that cannot go on to a level, to the maker of the table, or to anyone who comes."""
    table = await lobby.get(id)
    if guest is None or not (table.seats_of(guest) or guest == table.maker):
        raise not_your_seat()
    if seat not in table.troubles:
        raise Problem(409, "problem-bot-plays")
    if to == ME and guest != table.maker:
        raise Problem(409, "problem-second-seat")
    if to not in (ME, ANYONE):
        check_bot(table.match.game.id, to)
    before = table.seats[seat].bot
    if not await asyncio.to_thread(give, lobby.store, id, seat, before, row_of(to, guest, name)):
        raise Problem(409, "problem-seat-taken")
    await lobby.seats_changed(id)
    if table.troubles.pop(seat, None):  # the same level once more
        table.wake()
    return await lobby.get(id)


def row_of(to: str, guest: str, name: str) -> dict[str, str | None]:
    """A seat as the store keeps it."""
    if to == ME:
        return {"kind": "person", "owner": guest, "name": name, "bot": None}
    return {"kind": "open" if to == ANYONE else "bot", "owner": None, "name": "", "bot": None if to == ANYONE else to}


def give(store: Store, match: str, seat: int, before: str | None, row: dict[str, str | None]) -> bool:
    """Unless someone was quicker. It blocks: for a thread."""
    here = sa.and_(seats.c.match == match, seats.c.seat == seat, seats.c.bot == before, seats.c.owner.is_(None))
    with store.writing.begin() as connection:
        given = connection.execute(sa.update(seats).where(here).values(**row)).rowcount == 1
        if given:
            store.notify(connection, match)
    return given
