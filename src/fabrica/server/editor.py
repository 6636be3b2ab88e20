"""A position that is set up by hand: a page with a widget for each field. Nothing is kept: the form has the position's link."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Annotated, Any
from urllib.parse import parse_qsl

from fastapi import APIRouter, Query, Request
from fastapi import Form as FormField
from starlette.responses import RedirectResponse, Response

from fabrica.engine.asked import put, value_at
from fabrica.engine.contract import Game, Position
from fabrica.engine.errors import BadPosition
from fabrica.engine.link import LINK_MOST, Shared, pack, shared_of
from fabrica.engine.match import Match
from fabrica.server.advice import goals
from fabrica.server.filled_form import Filled
from fabrica.server.page import PART, page
from fabrica.server.positions import act, address, as_text, as_written, first_position, linked, scratch_of
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.widgets import Form, Widget, complained, description
from fabrica.server.words import game_of, notice, speaker, told_wrong
from fabrica.web.editing import Editing

router = APIRouter(include_in_schema=False)
FIELDS_MOST = 5000
WRITTEN_MOST = 20_000  # characters of a position that someone writes
STEP = re.compile(r"(more|less|drop) (.{1,100})")
LAST_INDEX = re.compile(r"\[(\d+)\]$")


@router.get("/{game}/position")
async def blank(
    request: Request, game: str, link: Annotated[str, Query(max_length=LINK_MOST)] = "",
    seats: Annotated[int, Query(ge=0, le=8)] = 0,
) -> Response:  # fmt: skip
    """A position to be set up: a shared one, a fresh set-up of so many seats, or that of the first lesson."""
    found = game_of(game)
    if seats and seats not in found.seats:
        raise Problem(404, "problem-no-such-page")
    shared = linked(found, link) if link else Shared(Match(found.id, seats).position() if seats else first_position(found), 0)
    return await asyncio.to_thread(editor, request, found, shared)


@router.post("/{game}/editor")
async def edited(request: Request, game: str) -> Response:
    """The position as the form has it: shown again, opened, played on against bots, or put to the coach."""
    found, pairs = game_of(game), fields_of(await request.body())
    filled = Filled(pairs)
    old, do = linked(found, filled.last("link")), filled.last("do")
    draft = stepped(drafted(found, old, filled), do)
    try:
        shared = shared_of(draft, seat_of(filled.last("seat"), old.seat))
        link = pack(shared)
    except BadPosition as error:
        return await asyncio.to_thread(editor, request, found, old, draft, error)
    if do == "open":
        return RedirectResponse(address(found, link), 303)
    if do == "bots" or do.startswith("coach "):
        kind, _, goal = do.partition(" ")
        return await act(request, game, link, kind, goal=goal)
    return await asyncio.to_thread(editor, request, found, shared)


@router.post("/{game}/position")
async def written(
    request: Request, game: str, position: Annotated[str, FormField(max_length=WRITTEN_MOST)],
    seat: Annotated[int, FormField(ge=1, le=8)] = 1,
) -> Response:  # fmt: skip
    """The link to a position that someone wrote as a text; or what is wrong with it."""
    found = game_of(game)
    try:
        return RedirectResponse(address(found, pack(as_written(found, position, seat - 1))), 303)
    except Problem as problem:
        said = notice(problem, RequestContext.of(request).language)
        return await asyncio.to_thread(editor, request, found, Shared(first_position(found), 0), text=position, problem=said)


def fields_of(body: bytes) -> list[tuple[str, str]]:
    try:
        return parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=FIELDS_MOST)
    except ValueError:
        raise Problem(422, "problem-bad-request") from None


def seat_of(text: str, otherwise: int) -> int:
    return int(text) if re.fullmatch(r"\d", text) else otherwise


def drafted(game: Game, shared: Shared, filled: Filled) -> Position:
    """A position with what a form says of it; it may be impossible."""
    fields = fields_edited(game.page.editing(shared.position), shared.position)
    return filled.position(description(game, shared.position), fields)


def fields_edited(editing: Editing, position: Position) -> list[str]:
    """The places of all fields in the form."""
    of_seats = [f"seats[{seat}].{name}" for seat in range(len(position["seats"])) for name in editing.seat]
    return [name for part in editing.table for name in part.fields] + of_seats


def stepped(position: Position, do: str) -> Position:
    """After a button at a field: one more, one less, an entry less."""
    found = STEP.fullmatch(do)
    if not found:
        return position
    kind, path = found[1], found[2]
    if kind == "drop":
        return dropped(position, path)
    old = value_at(position, path)
    return put(position, path, old + (1 if kind == "more" else -1)) if isinstance(old, int) else position


def dropped(position: Position, path: str) -> Position:
    index, row = LAST_INDEX.search(path), value_at(position, LAST_INDEX.sub("", path))
    if not index or not isinstance(row, list):
        return position
    return put(position, LAST_INDEX.sub("", path), [*row[: int(index[1])], *row[int(index[1]) + 1 :]])  # type: ignore[no-any-return]


# The page


def editor(
    request: Request, game: Game, shared: Shared, draft: Position | None = None, error: BadPosition | None = None, **written: Any
) -> Response:
    """The form of a position, or of a draft of one with what is wrong with it; `written` is a text that is none."""
    ctx, link = RequestContext.of(request).for_game(game), pack(shared)
    shown = Shown(game, shared.position, draft or shared.position, ctx.language)
    return page(
        request, "edited.html" if request.headers.get(PART) else "editor.html", 422 if error or written else 200, game=game,
        parts=shown.table, players=shown.seats, error=error and shown.told(error), link=link, seat=shared.seat,
        address=f"{str(request.base_url).rstrip('/')}{address(game, link)}", sizes=game.seats,
        goals=goals(scratch_of(game, link, "")), text=written.get("text", as_text(draft or shared.position)),
        problem=written.get("problem"),
    )  # fmt: skip


Titled = list[tuple[str, list[Widget]]]


class Shown:
    """The widgets of a draft under their headings, by what its position says that there may be."""

    editing: Editing
    table: Titled
    seats: Titled

    def __init__(self, game: Game, position: Position, draft: Position, language: str) -> None:
        self.game, self.editing, self.draft = game, game.page.editing(position), draft
        self.t = speaker(language, game.package)
        self.form = Form(self.editing, description(game, position), self.t)
        table = [(self.t(part.title), self.widgets(part.fields)) for part in self.editing.table]
        self.table = [part for part in table if part[1]]
        self.seats = [
            (self.t("player-nameless", n=seat + 1), self.widgets([f"seats[{seat}].{name}" for name in self.editing.seat]))
            for seat in range(len(position["seats"]))
        ]

    def widgets(self, fields: Sequence[str]) -> list[Widget]:
        found = [self.form.widget(path, value_at(self.draft, path)) for path in fields]
        return [widget for widget in found if widget]

    def told(self, error: BadPosition) -> dict[str, Any]:
        """What is wrong: at its field, and above the form with a link there."""
        widgets = [widget for _, found in (*self.table, *self.seats) for widget in found]
        at = complained(widgets, error.field)
        said = self.t("wrong-kept") if at and at.kind == "kept" else told_wrong(self.game, error, self.t.language)
        text = said or self.t("wrong-here")
        if at:
            at.problem = text
        return {"text": text, "at": at, "detail": "" if said else str(error)}
