"""The pages of a match: the table as each one sees it, moves, replays, forks and rematches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request
from msgspec import Meta
from starlette.responses import RedirectResponse, Response

from fabrica.engine.fairness import NONCE_MOST
from fabrica.engine.match import Match
from fabrica.server import hints
from fabrica.server.audience import Audience, Page, Reader, follow
from fabrica.server.compression import understands
from fabrica.server.ending import ending
from fabrica.server.forms import said_in
from fabrica.server.live import Stream
from fabrica.server.meter import in_thread
from fabrica.server.names import checked_name
from fabrica.server.page import MARK, PART, around, name_of
from fabrica.server.places import Place, hashed, new_match
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.reseating import reseat
from fabrica.server.reseating import shown as troubles
from fabrica.server.scratch_table import MOVE_MOST, listed
from fabrica.server.seating import BOT
from fabrica.server.silence import check_table
from fabrica.server.table import Table
from fabrica.server.table_page import curtain, hidden_from, is_helped, looking, render, scene
from fabrica.server.waiting import waiting
from fabrica.server.words import notice

router = APIRouter(include_in_schema=False)
Seat = Annotated[int | None, Query(alias="as", ge=0, le=7)]
At = Annotated[int | None, Query(ge=0, le=100_000)]
Step = Annotated[int | None, Query(ge=hints.AREA, le=hints.WHOLE)]


@router.get("/g/{id}")
async def match(request: Request, id: str, seat: Seat = None, at: At = None, hint: Step = None) -> Response:
    """The table, now or after so many moves; with a step of a hint, where there are hints."""
    ctx = RequestContext.of(request)
    table = await ctx.lobby.get(id)
    try:
        if hint is not None:
            await check_table(ctx, table)
    except Problem as problem:
        return await show(request, ctx, table, seat, problem=problem)
    return await show(request, ctx, table, seat, at, hint=hint)


@router.get("/g/{id}/stream")
async def stream(request: Request, id: str, seat: Seat = None) -> Response:
    """Server-sent events: the page's changing part now, unless it is known, and what changes in it after each move."""
    ctx = RequestContext.of(request)
    table = await ctx.lobby.get(id)
    packs = understands(request.headers)
    events = follow(table, reader(request, ctx, table, seat), made, request.headers.get("last-event-id", ""), packs)
    return Stream(events, packs)


async def show(
    request: Request, ctx: RequestContext, table: Table, seat: int | None = None, at: int | None = None,
    problem: Problem | None = None, hint: int | None = None,
) -> Response:  # fmt: skip
    """The table as someone sees it: how things stand, made for all who see the same; or a moment, a refusal, a hint."""
    who = reader(request, ctx, table, seat)()
    if is_helped(table, who.own) and not table.match.over:
        ctx.lobby.coach.get_ready(table.match.game.id)
    if at is None and problem is None and hint is None:
        audience = Audience.at(table, who, made)
        if table.match.over:
            ctx.lobby.keep_page(audience)
        return answer(request, table, await audience.page())
    part, status = await made(table, who, at, problem, hint), problem.status if problem else 200
    return around(request, table.match.game, part, status, 0 if at is not None else who.told_at(table))


def reader(request: Request, ctx: RequestContext, table: Table, seat: int | None) -> Callable[[], Reader]:
    """Who reads, whenever it is asked: while someone looks on, seats are taken and cards are dealt."""
    ctx, site = ctx.for_game(table.match.game), str(request.base_url).rstrip("/")
    return partial(Reader.of, table, ctx, seat, name_of(request), site)


def answer(request: Request, table: Table, page: Page) -> Response:
    """A page; or what has changed in it, for a script that has the one before."""
    has = request.headers.get(MARK, "")
    if not has or has != page.before:
        return around(request, table.match.game, page.text, when=page.when)
    return Response(page.changes.json, media_type="application/json", headers={"cache-control": "no-store"})


async def made(
    table: Table, who: Reader, at: int | None = None, problem: Problem | None = None, hint: int | None = None
) -> str:  # fmt: skip
    """The changing part of the page of a match. All that it knows of whoever reads it is in `who`."""
    said = problem and notice(problem, who.ctx.language)
    draw = partial(render, table, who, at, notice=said, troubles=troubles(table, who) if at is None else [])
    if not table.has_begun:
        return draw(number=table.number, **waiting(table, who.ctx, who.site))
    if at is not None and at > (most := len(table.log_for(looking(table, who.own, who.seat)))):
        raise Problem(404, "problem-no-such-move", {"most": most})
    if (next_seat := hidden_from(table, who.own, who.seat)) is not None:
        drawn = curtain(table, next_seat, at, who.ctx.language)
        return draw(curtain=drawn, number=table.number_for(None))
    viewer = looking(table, who.own, who.seat)
    context = scene(who, table, viewer, at)
    if at is None and table.match.over:  # nothing moves any more: this may take its time elsewhere
        context["ended"] = await in_thread(ending, table, viewer, who.ctx)
    context["coach_failed"] = bool(context["hint_at"]) and table.match.game.id in who.ctx.lobby.coach.failed
    if hint is not None and viewer is not None and context["hint_at"]:
        context |= await hints.hinted(who.ctx, table, viewer, hint, context)
    return draw(**context)


class Wish(msgspec.Struct):
    """What a form at a table may say."""

    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    version: Annotated[int, Meta(ge=0)] | None = None
    move: Annotated[str, Meta(max_length=MOVE_MOST)] = ""
    name: Annotated[str, Meta(max_length=200)] = ""
    at: Annotated[int, Meta(ge=0)] = 0
    nonce: Annotated[str, Meta(max_length=NONCE_MOST)] = ""
    to: Annotated[str, Meta(max_length=40)] = ""


async def act(request: Request) -> Response:
    """A move, a step back or on; a seat taken or given away, a nonce for chance, a fork, a rematch."""
    ctx, wish = RequestContext.of(request), await said_in(request, Wish)
    id, kind = request.path_params["id"], request.path_params["kind"]
    if kind == "nonce":
        return await add_nonce(request, ctx, id, wish.nonce)
    if kind == "sit":
        return await sit(ctx, id, wish.seat, checked_name(wish.name))
    if kind == "reseat":
        await reseat(ctx.lobby, id, wish.seat, wish.to, ctx.guest, checked_name(wish.name) or name_of(request))
        return RedirectResponse(f"/g/{id}", 303)
    if kind == "fork":
        return await fork(ctx, id, wish.at)
    if kind == "rematch":
        return await rematch(ctx, id)
    if kind not in ("play", "undo", "redo", "restart"):
        raise Problem(404, "problem-no-such-page")
    if wish.version is None:
        raise Problem(422, "problem-stale")
    return await make_move(request, ctx, id, kind, wish.seat, wish.move, wish.version)


router.add_route("/g/{id}/{kind}", act, methods=["POST"], include_in_schema=False)


async def make_move(request: Request, ctx: RequestContext, id: str, kind: str, seat: int, move: str, version: int) -> Response:
    """Done once for each state of a page, however often its button is pressed; a button may say several moves."""
    table = await ctx.lobby.get(id)
    try:
        for n, words in enumerate(listed(move) or [""]):
            once = f"page-{seat}-{version}-{kind}-{hashed(move)[:12]}" + (f"-{n}" if n else "")
            await ctx.lobby.act(id, ctx.guest or "", seat, kind, words, None if n else version, once)
    except Problem as problem:
        return await show(request, ctx, table, seat, problem=problem)
    if request.headers.get(PART):
        return await show(request, ctx, table, seat)
    return RedirectResponse(f"/g/{id}?as={seat}", 303)


async def add_nonce(request: Request, ctx: RequestContext, id: str, nonce: str) -> Response:
    table = await ctx.lobby.add_nonce(id, ctx.guest or "", nonce.strip())
    return await show(request, ctx, table) if request.headers.get(PART) else RedirectResponse(f"/g/{id}", 303)


async def sit(ctx: RequestContext, id: str, seat: int, name: str) -> Response:
    response = RedirectResponse(f"/g/{id}", 303)
    await ctx.lobby.sit(id, seat, ctx.welcome(response), name)
    return response


async def fork(ctx: RequestContext, id: str, at: int) -> Response:
    """Play on from a moment of a finished game, with new chance, against bots."""
    table = await ctx.lobby.get(id)
    if not table.match.over:
        raise Problem(409, "problem-fork-after-end")
    before = table.match.after(min(at, len(table.match.log)))
    if before.over:
        raise Problem(409, "problem-fork-over")
    mine = table.viewer(ctx.guest) or 0
    places = [
        Place("me" if seat.seat == mine else "bot", bot=None if seat.seat == mine else BOT, colour=seat.colour)
        for seat in table.seats
    ]
    response = RedirectResponse("/", 303)
    new, _ = await ctx.open_table(Match.from_position(before.position()), response, places)
    response.headers["location"] = f"/g/{new}"
    return response


async def rematch(ctx: RequestContext, id: str) -> Response:
    """The same people, the same game, once."""
    table = await ctx.lobby.get(id)
    if ctx.guest is None or not table.seats_of(ctx.guest):
        raise Problem(403, "problem-not-your-seat")
    if not table.match.over:
        raise Problem(409, "problem-rematch-after-end")
    async with table.lock:
        again = await asyncio.to_thread(ctx.lobby.store.rematch_of, id)
        if again is None:
            places = same_again(table)
            match = new_match(table.match.game.id, places, table.match.options)
            mixes = any(place.nonce for place in table.seats)
            again, _ = await ctx.open_table(match, Response(), places, origin=id, maker=table.maker, mixes=mixes)
            table.wake()
    return RedirectResponse(f"/g/{again}", 303)


def same_again(table: Table) -> list[Place]:
    """The same people and bots on the same seats. Only the table's maker has several; a second one of others is open."""
    places: list[Place] = []
    for seat in table.seats:
        is_second = seat.owner not in (None, table.maker) and seat.owner in (place.guest for place in places)
        kind = seat.kind if seat.bot else "guest"
        places.append(
            Place("open", colour=seat.colour) if is_second else Place(kind, seat.name, seat.bot, seat.owner, seat.colour)
        )
    return places
