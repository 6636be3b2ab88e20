"""The pages of the house: its games, new tables, invitations and settings."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from fabrica.bots import levels
from fabrica.engine.contract import Game
from fabrica.i18n.messages import heard
from fabrica.server.bodies import IMPORT_MOST
from fabrica.server.cookies import keep
from fabrica.server.heads import own_path
from fabrica.server.language import COOKIE as LANGUAGE
from fabrica.server.language import OWN_NAMES
from fabrica.server.names import checked_name, names_of
from fabrica.server.page import NAME, THEME, page
from fabrica.server.places import Place, brought_in, new_match
from fabrica.server.problems import Problem, Unreadable
from fabrica.server.request_context import RequestContext
from fabrica.server.site import picture, serve_file
from fabrica.server.words import game_of, speaker, tabled, texts_of, told

router = APIRouter(include_in_schema=False)
PEOPLE = ("none", "here", "link", "open")
LISTED = 8


@router.get("/static/{name:path}")
async def file(request: Request, name: str, v: str | None = None) -> Response:
    return serve_file(name, v, request.headers)


@router.get("/")
async def house(request: Request) -> Response:
    """The house: its games, and the matches that are going on."""
    ctx = RequestContext.of(request)
    shown_games, signed_out = [shown(game, ctx.language) for game in tabled()], "signed-out" in request.query_params
    return page(request, "house.html", signed_out=signed_out, games=shown_games, **await matches(ctx))


def shown(game: Game, language: str) -> dict[str, Any]:
    """A game as the house shows it: what it is called, what it is about, how it looks."""
    t, pictures = speaker(language, game.package), texts_of(game.id, "welcome", heard(game.package, language))["pictures"]
    seats = {"from": min(game.seats), "to": max(game.seats)}
    return {
        "id": game.id, "name": t("game-name"), "about": t("game-about"), "seats": seats,
        "language": heard(game.package, language),
        "solo": min(game.seats) == 1, "pictures": [picture(game.id, id) for id in pictures],
    }  # fmt: skip


async def matches(ctx: RequestContext) -> dict[str, Any]:
    """The reader's matches, and those with a seat for anyone."""
    lists = {"mine": await ctx.mine(), "open": await ctx.open()}
    return {name: [await summary(ctx, id) for id in ids[:LISTED]] for name, ids in lists.items()}


async def summary(ctx: RequestContext, id: str) -> dict[str, str]:
    """A line of a list of matches: which game, who plays, and how far it is; or why it cannot be shown."""
    try:
        table = await ctx.lobby.get(id)
    except Unreadable as problem:
        return {"id": id, "who": speaker(ctx.language)("game-unreadable"), "what": told(problem, ctx.language)[0]}
    t = speaker(ctx.language, table.match.game.package)
    who = ", ".join(names_of(table, ctx.language) + ([t("rival-name")] if table.match.seats == 1 else []))
    state = t("game-round-short", n=table.match.round) if table.has_begun else t("game-waiting-short")
    return {"id": id, "who": who, "what": f"{t('game-name')} · {t('game-over-short') if table.match.over else state}"}


@router.post("/new")
async def new(request: Request) -> Response:
    """Open a table: at once, alone, or as the form says."""
    ctx, form = RequestContext.of(request), await request.form()
    game = game_of(str(form.get("game", tabled()[0].id)))
    name = checked_name(form.get("name", ""))
    places = wished(game, form, name)
    response = RedirectResponse("/", 303)
    match = new_match(game.id, places, chosen(game, form, len(places)))
    id, _ = await ctx.open_table(match, response, places, mixes=True)
    response.headers["location"] = f"/g/{id}"
    remember_name(response, name, ctx.guests.secure)
    return response


def wished(game: Game, form: Any, name: str) -> list[Place]:
    """Who shall sit at the table."""
    me, preset = Place("me", name), form.get("preset")
    if preset == "solo":
        return [me]
    if preset == "quick":
        return [me, Place("bot", bot="greedy")]
    rest = [seat_of(game, str(form.get(f"seat{n}", "none"))) for n in range(1, max(game.seats))]
    return [me, *(place for place in rest if place is not None)]


def chosen(game: Game, form: Any, seats: int) -> dict[str, str]:
    """The options that the form has for so many seats."""
    return {name: str(form[name]) for name, option in game.options.items() if form.get(name) and seats in option.seats}


def seat_choices(game: Game) -> tuple[str, ...]:
    """Who may sit on a seat: people, or a bot of any level that plays the game."""
    return (*PEOPLE, *levels(game.id))


def seat_of(game: Game, choice: str) -> Place | None:
    if choice not in seat_choices(game):
        raise Problem(422, "problem-bad-request")
    if choice == "none":
        return None
    return Place({"here": "me"}.get(choice, choice)) if choice in PEOPLE else Place("bot", bot=choice)


@router.post("/import")
async def bring_in(request: Request, record: Annotated[str, Form(max_length=IMPORT_MOST)]) -> Response:
    ctx = RequestContext.of(request)
    match = await brought_in(record.replace("\r\n", "\n"))
    response = RedirectResponse("/", 303)
    id, _ = await ctx.open_table(match, response, [Place("me")] * match.seats)
    response.headers["location"] = f"/g/{id}?at=0"
    return response


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
