"""What the page of a match shows to one reader. It needs the table and the reader, and nothing of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.server.audience import Reader
from fabrica.server.log import log_of
from fabrica.server.log_lines import Lines
from fabrica.server.names import names_of
from fabrica.server.page import changing
from fabrica.server.people import people_of
from fabrica.server.replay import replay
from fabrica.server.table import Table

AREA = 1  # the first step of a hint


def looking(table: Table, own: Sequence[int], seat: int | None) -> int | None:
    """Whose eyes a guest has. On one device, while the game goes on, those of the seat that has said so, if it may look now."""
    if len(own) > 1 and not table.match.over:
        return None if hidden_from(table, own, seat) is not None else seat
    return seat if seat is not None else next(iter(own), None)


def hidden_from(table: Table, own: Sequence[int], seat: int | None) -> int | None:
    """On one device: the seat whose turn it is to look, when it is not the one that looks now."""
    active = [s for s in own if s in table.active]
    return active[0] if len(own) > 1 and active and seat not in active else None


def curtain(table: Table, seat: int, at: int | None, language: str) -> dict[str, Any]:
    moment = "" if at is None else f"&at={at}"
    return {"who": names_of(table, language)[seat], "href": f"/g/{table.id}?as={seat}{moment}"}


def render(table: Table, who: Reader, at: int | None, **context: Any) -> str:
    base = f"/g/{table.id}"
    seat = context.get("me_seat", who.seat)
    eyes = "" if seat is None else f"?as={seat}"
    always = {"base": base, "id": table.id, "stream": "" if at is not None else f"{base}/stream{eyes}", "refresh": base + eyes}
    return changing(table.match.game, who.ctx.language, name=who.name, **(always | context))


def scene(who: Reader, table: Table, viewer: int | None, at: int | None) -> dict[str, Any]:
    """Everything on the page of a match for one viewer. It is not for a thread: the match would move on underneath."""
    match, language = table.match if at is None else table.after(viewer, at), who.ctx.language
    names, people, page = names_of(table, language), people_of(table, language), table.match.game.page
    whole = log_of(table, viewer, language)
    log = whole[:at]
    live = at is None
    base = f"/g/{table.id}"
    eyes = f"&as={viewer}" if viewer is not None and len(who.own) > 1 else ""
    context: dict[str, Any] = {
        "hint_at": "",
        **page.present(match, viewer, names, language, idle=not live),
        "over": match.over,
        "number": table.number_for(viewer) if live else -1,
        "me_seat": viewer if live else None,
        "version": table.versions[viewer] if viewer is not None else 0,
        "can_undo": live and table.can_undo(viewer),
        "can_redo": live and table.can_redo(viewer),
        "people": people,
        "log": Lines(match.game, people, language, lambda n: f"{base}?at={n}{eyes}", eyes).of(log),
        "share": None if match.over else f"{base}/share?" + (f"at={at}" if at is not None else "") + eyes,
    }
    if live and viewer is not None and context["legal"] and is_helped(table, who.own):
        context["hint_at"] = hint_address(base, viewer, AREA)
    if not live:
        context["replay"] = replay(whole, at or 0, viewer if eyes else None, base, table.match.over)
        context["refresh"] = f"{base}?at={at}{eyes}"
    return context


def is_helped(table: Table, own: Sequence[int]) -> bool:
    """Hints are only for someone who has all seats that are no bot's, at one device: among friends nobody is helped."""
    return bool(own) and all(place.bot or place.seat in own for place in table.seats)


def hint_address(base: str, seat: int, step: int) -> str:
    return f"{base}?as={seat}&hint={step}"
