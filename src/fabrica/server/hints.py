"""A hint in three steps: which area of the table, which card or place, and the line."""

from __future__ import annotations

from typing import Any

from fabrica.coach.advice import Line
from fabrica.server.names import names_of
from fabrica.server.request_context import Desk
from fabrica.server.site import Glow
from fabrica.server.table import Table
from fabrica.server.table_page import AREA, hint_address
from fabrica.server.words import speaker
from fabrica.web.page_view import Place

THING, WHOLE = AREA + 1, AREA + 2
BAR = "bar"  # the area of what belongs to no other


async def hinted(desk: Desk, table: Table, seat: int, step: int, shown: dict[str, Any]) -> dict[str, Any]:
    """What the page shows of a hint: its words, what it lights up, and the way to the next step."""
    line = await desk.caller.waits_for(desk.house.coach.hint(table, seat, desk.caller.asker))
    place = place_of(table, shown, line.words[0], desk)
    base = f"/g/{table.id}"
    return {
        "hint": {"step": step, **told(desk, table, line, place, step)},
        "hint_at": hint_address(base, seat, step + 1) if step < WHOLE else "",
        "refresh": hint_address(base, seat, step),
        "glow": Glow({AREA: {place.area}, THING: {place.key}, WHOLE: {place.key, line.words[0]}}[step]),
    }


def place_of(table: Table, shown: dict[str, Any], words: str, desk: Desk) -> Place:
    """Where on the page a move is made."""
    found = (place for place in table.match.game.page.places(shown) if any(c.words == words for c in place.choices))
    return next(found, None) or Place(BAR, words, label(desk, table, words))


def told(desk: Desk, table: Table, line: Line, place: Place, step: int) -> dict[str, Any]:
    t = speaker(desk.language, table.match.game.package)
    if step == WHOLE:
        moves = [label(desk, table, words) for words in line.words]
        return {"text": t("hint-line"), "moves": moves, "after": t("hint-luck") if line.luck else ""}
    text = t("hint-area", area=t(f"table-{place.area}")) if step == AREA else t("hint-thing", thing=place.name)
    return {"text": text, "moves": [], "after": ""}


def label(desk: Desk, table: Table, words: str) -> str:
    return table.match.game.words.move_label(words, desk.language, names_of(table, desk.language))
