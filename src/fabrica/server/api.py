"""The JSON API: all that the page can do, for anyone."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from fabrica.bots import levels
from fabrica.server.api_models import (
    Act,
    AddNonce,
    Complaint,
    Created,
    GameShown,
    ImportRecord,
    Join,
    Line,
    MatchId,
    MovesShown,
    NewMatch,
    Play,
    Reseat,
    SeatShown,
    Seen,
    Sit,
    ViewedSeat,
)
from fabrica.server.colours import named
from fabrica.server.live import Stream, stream
from fabrica.server.log import log_of
from fabrica.server.places import Place, brought_in, new_match
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.reseating import reseat
from fabrica.server.table import Table
from fabrica.server.words import tabled, unfit_bots

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Complaint} for status in (400, 403, 404, 405, 408, 409, 410, 413, 415, 421, 422, 429, 431, 500, 503)
}
TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
STREAM: dict[int | str, dict[str, Any]] = {200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}}
router = APIRouter(prefix="/api", responses=PROBLEMS)


def seen(table: Table, guest: str | None, seat: int | None = None) -> Seen:
    """What a guest may know of a table."""
    viewer, match, colours = table.viewer(guest, seat), table.match, named(table)
    return Seen(
        id=table.id, game=match.game.id, options=match.options, number=table.number_for(viewer), seat=viewer,
        version=None if viewer is None else table.versions[viewer],
        begun=table.has_begun, active=list(table.active), moves=table.moves(viewer),
        can_undo=table.can_undo(viewer), can_redo=table.can_redo(viewer),
        round=match.round, phase=match.phase, over=match.over, scores=list(match.scores), winners=list(match.winners),
        proof=match.proof, seed=match.seed if match.over else None,
        awaits=table.awaits, nonces=dict(match.nonces) if match.over else None,
        seats=[
            SeatShown(seat=s.seat, name=s.name, kind=s.kind, bot=s.bot, mine=s.owner == guest and guest is not None,
                      taken=bool(s.owner or s.bot), trouble=table.troubles.get(s.seat), colour=colours[s.seat])
            for s in table.seats
        ],
        view=match.view(viewer) if table.has_begun else None,
    )  # fmt: skip


@router.get("/games")
async def list_games(request: Request) -> list[GameShown]:
    """The games of the house."""
    language = RequestContext.of(request).language
    return [
        GameShown(
            id=g.id, seats=list(g.seats), options={n: list(o.values) for n, o in g.options.items()}, bots=list(levels(g.id)),
            unfit=unfit_bots(g.id, language),
        )
        for g in tabled()
    ]  # fmt: skip


@router.post("/matches", status_code=201)
async def create(wish: NewMatch, request: Request, response: Response) -> Created:
    """Start a match. A cookie makes you its guest."""
    ctx = RequestContext.of(request)
    places = [Place(s.kind, s.name, s.bot if s.kind == "bot" else None, colour=s.colour) for s in wish.seats]
    match = new_match(wish.game, places, wish.options)
    id, invites = await ctx.open_table(match, response, places, mixes=wish.nonces)
    return Created(id=id, invites=invites)


@router.post("/matches/import", status_code=201)
async def import_record(wish: ImportRecord, request: Request, response: Response) -> Created:
    """Bring a record in: its moves are replayed and checked; you sit on all its seats."""
    ctx = RequestContext.of(request)
    match = await brought_in(wish.record)
    id, invites = await ctx.open_table(match, response, [Place("me")] * match.seats)
    return Created(id=id, invites=invites)


@router.post("/sign-out", status_code=204)
async def sign_out(request: Request, response: Response) -> None:
    """Sign out everywhere else: every other cookie of yours ends. Your seats stay yours; this answer has your new cookie."""
    await RequestContext.of(request).sign_out(response)


@router.get("/matches/mine")
async def mine(request: Request) -> list[str]:
    """The matches at which you sit, the newest first."""
    return await RequestContext.of(request).mine()


@router.get("/matches/open")
async def open_matches(request: Request) -> list[str]:
    """Matches with a seat for anyone."""
    return await RequestContext.of(request).open()


@router.post("/join")
async def join(wish: Join, request: Request, response: Response) -> Seen:
    """Sit down by an invite. It is good once."""
    ctx = RequestContext.of(request)
    guest = ctx.welcome(response)
    return seen(await ctx.lobby.get(await ctx.lobby.join(wish.invite, guest, wish.name)), guest)


@router.post("/matches/{id}/sit")
async def sit(id: MatchId, wish: Sit, request: Request, response: Response) -> Seen:
    """Sit down on a seat that is open to anyone."""
    ctx = RequestContext.of(request)
    guest = ctx.welcome(response)
    await ctx.lobby.sit(id, wish.seat, guest, wish.name)
    return seen(await ctx.lobby.get(id), guest, wish.seat)


@router.post("/matches/{id}/reseat")
async def give_away(id: MatchId, wish: Reseat, request: Request) -> Seen:
    """Give away the seat of a bot that cannot go on: see `trouble`."""
    ctx = RequestContext.of(request)
    return seen(await reseat(ctx.lobby, id, wish.seat, wish.to, ctx.guest, wish.name), ctx.guest)


@router.post("/matches/{id}/nonce")
async def nonce(id: MatchId, wish: AddNonce, request: Request) -> Seen:
    """Add a random word of your own to chance, once, before the deal: see `proof` first."""
    ctx = RequestContext.of(request)
    return seen(await ctx.lobby.add_nonce(id, ctx.guest or "", wish.nonce), ctx.guest)


@router.get("/matches/{id}")
async def view(id: MatchId, request: Request, seat: ViewedSeat = None) -> Seen:
    """The match as you may see it: with your eyes if you sit there, else a spectator's."""
    ctx = RequestContext.of(request)
    return seen(await ctx.lobby.get(id), ctx.guest, seat)


@router.get("/matches/{id}/moves")
async def moves(id: MatchId, request: Request, seat: ViewedSeat = None) -> MovesShown:
    """Your legal moves."""
    ctx = RequestContext.of(request)
    table = await ctx.lobby.get(id)
    viewer = table.viewer(ctx.guest, seat)
    if viewer is None:
        raise Problem(403, "problem-not-your-seat")
    return MovesShown(seat=viewer, version=table.versions[viewer], moves=table.moves(viewer))


@router.get("/matches/{id}/log")
async def log(id: MatchId, request: Request, seat: ViewedSeat = None) -> list[Line]:
    """What has happened, in your language, as far as you may know it."""
    ctx = RequestContext.of(request)
    table = await ctx.lobby.get(id)
    ctx = ctx.for_game(table.match.game)
    told = log_of(table, table.viewer(ctx.guest, seat), ctx.language)
    return [Line(at=one.at, seat=one.entry.seat, text=list(one.text)) for one in told]


@router.post("/matches/{id}/play")
async def play(id: MatchId, wish: Play, request: Request) -> Seen:
    """Make a move. It is kept before it is answered."""
    return await act(id, "play", wish.move, wish, request)


@router.post("/matches/{id}/undo")
async def undo(id: MatchId, wish: Act, request: Request) -> Seen:
    """Take your last move back, unless it revealed something."""
    return await act(id, "undo", "", wish, request)


@router.post("/matches/{id}/redo")
async def redo(id: MatchId, wish: Act, request: Request) -> Seen:
    """Make the move again that you took back."""
    return await act(id, "redo", "", wish, request)


@router.post("/matches/{id}/restart")
async def restart(id: MatchId, wish: Act, request: Request) -> Seen:
    """Take back all that can be taken back."""
    return await act(id, "restart", "", wish, request)


async def act(id: str, kind: str, words: str, wish: Act, request: Request) -> Seen:
    ctx = RequestContext.of(request)
    if ctx.guest is None:
        raise Problem(403, "problem-not-your-seat")
    table = await ctx.lobby.act(id, ctx.guest, wish.seat, kind, words, wish.version, wish.request)
    return seen(table, ctx.guest, wish.seat)


@router.get("/matches/{id}/record", response_class=Response, responses=TEXT)
async def record(id: MatchId, request: Request) -> Response:
    """The record, with the seed: after the end."""
    table = await RequestContext.of(request).lobby.get(id)
    if not table.match.over:
        raise Problem(409, "problem-not-over")
    return PlainTextResponse(table.match.record())


@router.get("/matches/{id}/stream", response_class=Response, responses=STREAM)
async def live(id: MatchId, request: Request) -> Stream:
    """Server-sent events: a notice now and after each change. It says that something is new; ask for the match to see what."""
    ctx = RequestContext.of(request)
    return Stream(stream(await ctx.lobby.get(id), ctx.guest))
