"""The waiting room: who is there, and whom the game waits for. Nobody sees a card before it begins."""

from __future__ import annotations

from typing import Any

from fabrica.server.colours import worn
from fabrica.server.names import names_of
from fabrica.server.request_context import RequestContext
from fabrica.server.store import Seat
from fabrica.server.table import Table


def waiting(table: Table, ctx: RequestContext, site: str) -> dict[str, Any]:
    """What the page shows before the game begins."""
    return {
        "waiting_room": None if table.is_full else waiting_room(table, ctx, site),
        "nonce_wanted": nonce_wanted(table, ctx) if table.awaits else None,
    }


def nonce_wanted(table: Table, ctx: RequestContext) -> dict[str, Any]:
    """Before the deal: the fingerprint of the seed, whose nonce is missing, and whether the reader's is."""
    names = names_of(table, ctx.language)
    missing = [names[seat] for seat in table.awaits if table.seats[seat].owner]
    return {"proof": table.match.proof, "missing": missing, "mine": bool({*table.awaits} & {*table.seats_of(ctx.guest)})}


def waiting_room(table: Table, ctx: RequestContext, site: str) -> list[dict[str, Any]]:
    """All seats, in order; with an invitation where the reader may give one, and a way to sit down where they may take one."""
    own = table.seats_of(ctx.guest)
    rows = []
    for place, name, colour in zip(table.seats, names_of(table, ctx.language), worn(table.seats), strict=True):
        is_free = not place.owner and not place.bot
        link = invitation(table, place, ctx, site) if is_free else None
        can_sit = is_free and place.kind == "open" and not own
        rows.append({
            "seat": place.seat, "colour": colour, "name": "" if is_free else name, "mine": place.seat in own, "kind": place.kind,
            "link": link, "qr": link and code_of(link), "can_sit": can_sit,
        })  # fmt: skip
    return rows


def invitation(table: Table, place: Seat, ctx: RequestContext, site: str) -> str | None:
    """The address that seats a friend: told to the one who opened the table, and to nobody else."""
    is_maker = ctx.guest is not None and ctx.guest == table.maker
    return f"{site}/join/{ctx.lobby.invite(table.id, place.seat)}" if is_maker and place.kind == "link" else None


def code_of(link: str) -> str:
    import segno

    return segno.make(link, micro=False).svg_data_uri(scale=4, border=2)
