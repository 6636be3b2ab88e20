"""The pages of the house: its games, new tables, invitations and settings."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from fabrica.engine.contract import Game
from fabrica.i18n.messages import Voice, heard
from fabrica.puzzles.shelf import of_day, shelf, today
from fabrica.server.bodies import IMPORT_MOST
from fabrica.server.cookies import keep
from fabrica.server.heads import own_path
from fabrica.server.language import COOKIE as LANGUAGE
from fabrica.server.language import OWN_NAMES
from fabrica.server.listing import matches
from fabrica.server.names import checked_name, names_of
from fabrica.server.page import NAME, THEME, name_of, page
from fabrica.server.places import Place, brought_in, new_match
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.seating import options_of, places_of, remember, wished_now
from fabrica.server.site import picture, serve_file
from fabrica.server.words import game_of, speaker, tabled, texts_of

router = APIRouter(include_in_schema=False)


@router.get("/static/{name:path}")
async def file(request: Request, name: str, v: str | None = None) -> Response:
    return serve_file(name, v, request.headers)


@router.get("/")
async def house(request: Request) -> Response:
    """The house: its games, and the matches that are going on."""
    ctx = RequestContext.of(request)
    shown_games, signed_out = [shown(game, ctx.language) for game in tabled()], "signed-out" in request.query_params
    return page(request, "house.html", signed_out=signed_out, games=shown_games, lists=await matches(ctx))


def shown(game: Game, language: str) -> dict[str, Any]:
    """A game as the house shows it: what it is called, what it is about, how it looks."""
    t, pictures = speaker(language, game.package), texts_of(game.id, "welcome", heard(game.package, language))["pictures"]
    seats = {"from": min(game.seats), "to": max(game.seats)}
    return {
        "id": game.id, "name": t("game-name"), "about": t("game-about"), "seats": seats,
        "language": heard(game.package, language), "puzzle": of_the_day(game, t),
        "solo": min(game.seats) == 1, "pictures": [picture(game.id, id) for id in pictures],
    }  # fmt: skip


def of_the_day(game: Game, t: Voice) -> dict[str, str] | None:
    """The puzzle of the day, of a game that has puzzles."""
    if not shelf(game):
        return None
    puzzle = of_day(game, today())
    return {"name": t(f"puzzle-name-{puzzle.goal}"), "rating": str(puzzle.rating)}


@router.post("/new")
async def new(request: Request) -> Response:
    """Open a table: at once, alone, or as the form says."""
    ctx, form = RequestContext.of(request), await request.form()
    game = game_of(str(form.get("game", tabled()[0].id)))
    name = checked_name(form.get("name", name_of(request)))
    wish = wished_now(request, game, {key: str(value) for key, value in form.items()})
    places = places_of(game, wish, name)
    response = RedirectResponse("/", 303)
    match = new_match(game.id, places, options_of(game, wish, len(places)))
    id, _ = await ctx.open_table(match, response, places, mixes=True)
    response.headers["location"] = f"/g/{id}"
    remember_name(response, name, ctx.guests.secure)
    remember(response, game, wish, ctx.guests.secure)
    return response


@router.post("/import")
async def bring_in(request: Request) -> Response:
    """A game from its record, as a file or as a text."""
    ctx, record = RequestContext.of(request), await record_of(request)
    match = await brought_in(record.replace("\r\n", "\n"))
    response = RedirectResponse("/", 303)
    id, _ = await ctx.open_table(match, response, [Place("me")] * match.seats)
    response.headers["location"] = f"/g/{id}?at=0"
    return response


async def record_of(request: Request) -> str:
    async with request.form(max_files=1, max_fields=2, max_part_size=IMPORT_MOST) as form:
        file, text = form.get("file"), str(form.get("record", ""))
        content = await file.read() if isinstance(file, UploadFile) else b""
    try:
        return content.decode() or text
    except UnicodeDecodeError:
        raise Problem(422, "problem-bad-record", {"reason": "no text"}) from None


@router.get("/join/{invite}")
async def invited(request: Request, invite: str) -> Response:
    ctx = RequestContext.of(request)
    id = await ctx.invited(invite)
    if id is None:
        raise Problem(410, "problem-invite-used")
    table = await ctx.lobby.get(id)
    if table.seats_of(ctx.guest):
        raise Problem(409, "problem-second-seat")
    ctx = ctx.for_game(table.match.game)
    host = next((name for place, name in zip(table.seats, names_of(table, ctx.language), strict=True) if place.owner), "?")
    response = page(request, "join.html", game=table.match.game, who=host)
    ctx.welcome(response)  # a guest already, so that a lost answer to the join can be asked for again
    return response


@router.post("/join/{invite}")
async def join(request: Request, invite: str, name: Annotated[str, Form(max_length=200)] = "") -> Response:
    ctx, name = RequestContext.of(request), checked_name(name)
    response = RedirectResponse("/", 303)
    response.headers["location"] = f"/g/{await ctx.lobby.join(invite, ctx.welcome(response), name)}"
    remember_name(response, name, ctx.guests.secure)
    return response


@router.post("/sign-out")
async def sign_out(request: Request) -> Response:
    """Sign out everywhere else, and say so."""
    response = RedirectResponse("/?signed-out#mine-title", 303)
    await RequestContext.of(request).sign_out(response)
    return response


@router.post("/settings")
async def settings(request: Request) -> Response:
    """Remember a language or a theme, and go back."""
    form, secure = await request.form(), RequestContext.of(request).guests.secure
    response = RedirectResponse(own_path(str(form.get("back", "/"))), 303)
    if form.get("language") in OWN_NAMES:
        keep(response, LANGUAGE, str(form["language"]), secure)
    if form.get("theme") in ("light", "dark"):
        keep(response, THEME, str(form["theme"]), secure)
    return response


def remember_name(response: Response, name: str, secure: bool) -> None:
    if name:
        keep(response, NAME, name.encode("utf-8").decode("latin-1"), secure)
