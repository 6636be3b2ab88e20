"""Positions that people share: a link carries the position itself. Anyone can play it, alone or against bots."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import RedirectResponse, Response

from fabrica.engine.contract import Game, Position
from fabrica.engine.errors import BadLink, FabricaError
from fabrica.engine.link import LINK_MOST, Shared, pack, share, shared_of, unpack
from fabrica.engine.match import Match
from fabrica.server.advice import advice, goals
from fabrica.server.at_table import At, Seat
from fabrica.server.page import PART, table_page
from fabrica.server.places import Place
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.scratch_table import MOVE_MOST, TEXT_MOST, ScratchTable, address_of
from fabrica.server.table import Table
from fabrica.server.table_page import looking
from fabrica.server.words import game_of, speaker

router = APIRouter(include_in_schema=False)
BOT = "greedy"


@router.get("/g/{id}/share")
async def share_table(request: Request, id: str, seat: Seat = None, at: At = None) -> Response:
    """A table as it is, or was after so many moves, as its viewer may know it: the link to it."""
    ctx = RequestContext.of(request)
    table = await ctx.lobby.get(id)
    own = table.seats_of(ctx.guest)
    viewer = looking(table, own, seat if seat in own else None)
    match = table.match if at is None else table.after(viewer, at)
    found = of_table(table, match, viewer)
    return RedirectResponse(address(match.game, pack(found)), 303)


def of_table(table: Table, match: Match, viewer: int | None) -> Shared:
    """What a viewer may share of a moment of a table."""
    table.check_begun()
    if match.over:
        raise Problem(409, "problem-share-over")
    return share(match, viewer, whole=table.match.over)


def first_position(game: Game) -> Position:
    """That of the first lesson, or of a game that begins where there are no lessons."""
    lessons = game.page.steps("en")
    found: Position = lessons[0][0].position if lessons else Match(game.id, game.seats[0]).position()
    return found


@router.get("/{game}/position/{link}")
async def opened(request: Request, game: str, link: str, moves: Annotated[str, Query(max_length=TEXT_MOST)] = "") -> Response:
    return show(request, game_of(game), link, moves)


@router.post("/{game}/position/{link}/{kind}")
async def act(
    request: Request, game: str, link: str, kind: str,
    move: Annotated[str, Form(max_length=MOVE_MOST)] = "", moves: Annotated[str, Form(max_length=TEXT_MOST)] = "",
    goal: Annotated[str, Form(max_length=20)] = "",
) -> Response:  # fmt: skip
    """A move, a step back, once more from the start; a real table with bots, from here on; or what the coach would do."""
    found = game_of(game)
    scratch = scratch_of(found, link, moves)
    if kind == "bots":
        return await against_bots(request, scratch)
    try:
        if kind == "coach":
            said = await advice(RequestContext.of(request).for_game(found), scratch, goal)
            return show(request, found, link, moves, coach=said)
        further = scratch.further(kind, move)
    except Problem as problem:
        return show(request, found, link, moves, problem)
    if request.headers.get(PART):
        return show(request, found, link, further)
    return RedirectResponse(address_of(scratch.base, further), 303)


async def against_bots(request: Request, scratch: ScratchTable) -> Response:
    """A table of one's own, with new chance."""
    response = RedirectResponse("/", 303)
    id = await table_against_bots(RequestContext.of(request), response, scratch.match, scratch.seat)
    response.headers["location"] = f"/g/{id}"
    return response


async def table_against_bots(ctx: RequestContext, response: Response, match: Match, mine: int) -> str:
    if match.over:
        raise Problem(409, "problem-fork-over")
    places = [Place("me") if seat == mine else Place("bot", bot=BOT) for seat in range(match.seats)]
    id, _ = await ctx.open_table(Match.from_position(match.position()), response, places)
    return id


def address(game: Game, link: str) -> str:
    return f"/{game.id}/position/{link}"


def as_text(position: Position) -> str:
    """A line for each field."""
    return "{\n" + ",\n".join(f" {json.dumps(name)}: {json.dumps(value)}" for name, value in position.items()) + "\n}"


def as_written(game: Game, text: str, seat: int) -> Shared:
    try:
        position = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Problem(422, "problem-bad-position", {"reason": f"no JSON: {str(error)[:80]}"}) from None
    return as_position(game, position, seat)


def as_position(game: Game, position: Any, seat: int) -> Shared:
    """A position that someone gives, as one that can be shared."""
    try:
        found = shared_of(position, seat)
    except FabricaError as error:
        raise Problem(422, "problem-bad-position", {"reason": str(error)}) from None
    if len(pack(found)) > LINK_MOST:
        raise Problem(422, "problem-bad-position", {"reason": "too large for a link"})
    return of_game(game, found)


def linked(game: Game, link: str) -> Shared:
    try:
        return of_game(game, unpack(link))
    except BadLink as error:
        raise Problem(422, f"problem-link-{error.why}", {"detail": error.detail} if error.detail else None) from None


def of_game(game: Game, shared: Shared) -> Shared:
    if shared.position["game"] != game.id:
        raise Problem(422, "problem-link-game", {"game": shared.position["game"]})
    return shared


def scratch_of(game: Game, link: str, moves: str) -> ScratchTable:
    found = linked(game, link)
    return ScratchTable.of(address(game, link), found.begin(), found.seat, moves)


def show(
    request: Request, game: Game, link: str, moves: str, problem: Problem | None = None, coach: dict[str, Any] | None = None
) -> Response:
    language = RequestContext.of(request).for_game(game).language
    scratch = scratch_of(game, link, moves)
    stopped = scratch.seat not in scratch.match.active
    scene = scratch.scene(language, stopped, problem)
    if stopped:
        scene["prompt"] = speaker(language)("shared-stopped")
    text = {**shared_text(scratch, str(request.base_url).rstrip("/")), "goals": goals(scratch), "coach": coach}
    return table_page(request, game, problem.status if problem else 200, **{**scene, "shared": text})


def shared_text(scratch: ScratchTable, site: str) -> dict[str, Any]:
    game, _, link = scratch.base.removeprefix("/").split("/")
    return {
        "edit": f"/{game}/position?link={link}",
        "link": f"{site}{scratch.base}",
        "seat": scratch.seat + 1,
        "can_go_on": not scratch.match.over,
    }
