"""The pages around a game: the start, invitations, settings, rules and lessons."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from fabrica.fantastic_factories import GAME
from fabrica.fantastic_factories.components import MACHINE_CARDS
from fabrica.server.desk import Desk
from fabrica.server.guards import IMPORT_MOST
from fabrica.server.guests import YEAR
from fabrica.server.house import Place, brought_in, new_match
from fabrica.server.language import COOKIE as LANGUAGE
from fabrica.server.language import OWN_NAMES
from fabrica.server.names import names_of
from fabrica.server.problems import Problem
from fabrica.server.site import picture, serve_file, static, table_icon, templates
from fabrica.server.table import Table
from fabrica.server.words import speaker, table_of
from fabrica.words import spoken

router = APIRouter(include_in_schema=False)
THEME = "fabrica_theme"
NAME = "fabrica_name"
SEAT_CHOICES = ("none", "here", "link", "open", "greedy", "random")
LISTED = 8


def page(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A page in the reader's language and theme."""
    desk = Desk.of(request)
    back = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    always = {
        "t": speaker(desk.language), "language": desk.language,
        "languages": {code: OWN_NAMES[code] for code in spoken(GAME.room)},
        "back": back if request.method == "GET" else "/",
        "theme": request.cookies.get(THEME, "") if request.cookies.get(THEME) in ("light", "dark") else "",
        "name": request.cookies.get(NAME, "")[:40].encode("latin-1", "ignore").decode("utf-8", "ignore"),
        "game_icon": partial(table_icon, GAME.id), "picture": partial(picture, GAME.id),
        "game_static": lambda name: static(f"{GAME.id}/{name}"),
    }  # fmt: skip
    return HTMLResponse(templates().get_template(template).render(**always, **context), status)


@router.get("/static/{name:path}")
async def file(name: str, v: str | None = None) -> Response:
    return serve_file(name, v)


@router.get("/")
async def start(request: Request) -> Response:
    desk = Desk.of(request)
    mine = [await summary(desk, id) for id in (await desk.mine())[:LISTED]]
    open_games = [await summary(desk, id) for id in (await desk.open())[:LISTED]]
    return page(
        request, "start.html", levels=tuple(MACHINE_CARDS), machine_cards=MACHINE_CARDS, seat_choices=SEAT_CHOICES,
        mine=mine, open=open_games,
    )  # fmt: skip


async def summary(desk: Desk, id: str) -> dict[str, str]:
    """A line of a list of games: who plays, and how far it is."""
    table = await desk.house.get(id)
    t = speaker(desk.language)
    who = ", ".join(names_of(table, desk.language) + ([t("machine-name")] if table.match.seats == 1 else []))
    state = t("game-round-short", n=table.match.round) if table.is_full else t("game-waiting-short")
    return {"id": id, "who": who, "state": t("game-over-short") if table.match.over else state}


@router.post("/new")
async def new(request: Request) -> Response:
    """Open a table: at once, against The Machine, or as the form says."""
    desk, form = Desk.of(request), await request.form()
    name = str(form.get("name", ""))[:40].strip()
    places, options = wished(form, name)
    response = RedirectResponse("/", 303)
    match = new_match(GAME.id, places, options)
    id, _ = await desk.house.create(match, desk.welcome(response), places)
    response.headers["location"] = f"/g/{id}"
    remember_name(response, name, desk.guests.secure)
    return response


def wished(form: Any, name: str) -> tuple[list[Place], dict[str, str]]:
    preset = form.get("preset")
    if preset == "solo":
        return [Place("me", name)], {"machine": str(form.get("machine", ""))}
    if preset == "quick":
        return [Place("me", name), Place("bot", bot="greedy")], {}
    rest = [seat_of(str(form.get(f"seat{n}", "none"))) for n in range(1, len(GAME.seats))]
    return [Place("me", name), *(place for place in rest if place is not None)], {}


def seat_of(choice: str) -> Place | None:
    if choice not in SEAT_CHOICES:
        raise Problem(422, "problem-bad-request")
    if choice == "none":
        return None
    return Place({"here": "me"}.get(choice, choice)) if choice in ("here", "link", "open") else Place("bot", bot=choice)


@router.post("/import")
async def bring_in(request: Request, record: Annotated[str, Form(max_length=IMPORT_MOST)]) -> Response:
    desk = Desk.of(request)
    match = await brought_in(record.replace("\r\n", "\n"))
    response = RedirectResponse("/", 303)
    id, _ = await desk.house.create(match, desk.welcome(response), [Place("me")] * match.seats)
    response.headers["location"] = f"/g/{id}?at=0"
    return response


@router.get("/join/{invite}")
async def invited(request: Request, invite: str) -> Response:
    desk = Desk.of(request)
    id = await desk.invited(invite)
    if id is None:
        raise Problem(410, "problem-invite-used")
    table = await desk.house.get(id)
    host = next((name for place, name in zip(table.seats, names_of(table, desk.language), strict=True) if place.owner), "?")
    response = page(request, "join.html", who=host)
    desk.welcome(response)  # a guest already, so that a lost answer to the join can be asked for again
    return response


@router.post("/join/{invite}")
async def join(request: Request, invite: str, name: Annotated[str, Form(max_length=40)] = "") -> Response:
    desk = Desk.of(request)
    response = RedirectResponse("/", 303)
    response.headers["location"] = f"/g/{await desk.house.join(invite, desk.welcome(response), name.strip())}"
    remember_name(response, name.strip(), desk.guests.secure)
    return response


@router.post("/settings")
async def settings(request: Request) -> Response:
    """Remember a language or a theme, and go back."""
    form, secure = await request.form(), Desk.of(request).guests.secure
    back = str(form.get("back", "/"))
    response = RedirectResponse(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/", 303)
    if form.get("language") in OWN_NAMES:
        keep(response, LANGUAGE, str(form["language"]), secure)
    if form.get("theme") in ("light", "dark"):
        keep(response, THEME, str(form["theme"]), secure)
    return response


def keep(response: Response, cookie: str, value: str, secure: bool) -> None:
    response.set_cookie(cookie, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def remember_name(response: Response, name: str, secure: bool) -> None:
    if name:
        keep(response, NAME, name.encode("utf-8").decode("latin-1"), secure)


@router.get("/rules")
async def rules(request: Request, q: Annotated[str, Query(max_length=60)] = "") -> Response:
    """The rules; `q` leaves those that speak of something."""
    language, table = Desk.of(request).language, table_of(GAME)
    sections = [s for s in table.rules(language) if q.lower() in " ".join([s["title"], *s["paragraphs"]]).lower()]
    return page(
        request, "rules.html", q=q, sections=sections, symbols=table.symbols(language), cards=table.all_cards(language)
    )


@router.get("/learn")
async def learn(request: Request) -> Response:
    language = Desk.of(request).language
    return page(request, "learn.html", steps=[texts["title"] for _, texts in table_of(GAME).steps(language)])


def waiting_room(table: Table, desk: Desk, base_url: str) -> list[dict[str, Any]]:
    """The seats that wait for someone, with an invitation where the reader may give one."""
    import segno

    own = table.seats_of(desk.guest)
    rows = []
    for place in (place for place in table.seats if not place.owner and not place.bot):
        link = f"{base_url}/join/{desk.house.invite(table.id, place.seat)}" if own and place.kind == "link" else None
        code = segno.make(link, micro=False).svg_data_uri(scale=4, border=2) if link else None
        rows.append({"seat": place.seat, "link": link, "qr": code, "can_sit": place.kind == "open" and not own})
    return rows
