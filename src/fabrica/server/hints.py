"""A hint in three steps: which area of the table, which card or place, and the line."""

from __future__ import annotations

from typing import Any

from fabrica.coach.advice import Line
from fabrica.server.names import names_of
from fabrica.server.request_context import RequestContext
from fabrica.server.site import Glow
from fabrica.server.table import Table
from fabrica.server.table_page import AREA, hint_address
from fabrica.server.words import speaker
from fabrica.web.page_view import Place

THING, WHOLE = AREA + 1, AREA + 2
BAR = "bar"  # the area of what belongs to no other


async def hinted(ctx: RequestContext, table: Table, seat: int, step: int, shown: dict[str, Any]) -> dict[str, Any]:
    """What the page shows of a hint: its words, what it lights up, and the way to the next step."""
    line = await ctx.caller.waits_for(ctx.lobby.coach.hint(table, seat, ctx.caller.asker))
    place = place_of(table, shown, line.words[0], ctx)
    base = f"/g/{table.id}"
    return {
        "hint": {"step": step, **told(ctx, table, line, place, step)},
        "hint_at": hint_address(base, seat, step + 1) if step < WHOLE else "",
        "refresh": hint_address(base, seat, step),
        "glow": Glow({AREA: {place.area}, THING: {place.key}, WHOLE: {place.key, line.words[0]}}[step]),
    }


def place_of(table: Table, shown: dict[str, Any], words: str, ctx: RequestContext) -> Place:
    """Where on the page a move is made."""
    found = (place for place in table.match.game.page.places(shown) if any(c.first == words for c in place.choices))
    return next(found, None) or Place(BAR, words, label(ctx, table, words))


def told(ctx: RequestContext, table: Table, line: Line, place: Place, step: int) -> dict[str, Any]:
    t = speaker(ctx.language, table.match.game.package)
    if step == WHOLE:
        moves = [label(ctx, table, words) for words in line.words]
        text = t("hint-line" if table.match.game.has("solver") else "hint-line-searched")
        return {"text": text, "moves": moves, "after": t("hint-luck") if line.luck else ""}
    text = t("hint-area", area=t(f"table-{place.area}")) if step == AREA else t("hint-thing", thing=place.name)
    return {"text": text, "moves": [], "after": ""}


def label(ctx: RequestContext, table: Table, words: str) -> str:
    return table.match.game.words.move_label(words, ctx.language, names_of(table, ctx.language))
