"""The application: the JSON API, the pages, and what stands before them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response

from fabrica.server import (
    api,
    at_table,
    coach_api,
    companions,
    design,
    editor,
    games,
    lessons,
    pages,
    positions,
    puzzle_api,
    puzzles,
    reviews,
    watching,
)
from fabrica.server.compression import Compression
from fabrica.server.database import AWAY
from fabrica.server.guards import Guards, add_headers
from fabrica.server.guests import Guests, Sessions
from fabrica.server.heads import netloc_of, own_path
from fabrica.server.language import language_of
from fabrica.server.live import listen
from fabrica.server.lobby import Lobby
from fabrica.server.page import page
from fabrica.server.problems import Problem, store_away
from fabrica.server.rates import TablesOpened
from fabrica.server.settings import Settings
from fabrica.server.site import check_vendor
from fabrica.server.store import GUEST, Store
from fabrica.server.watching import Counting, Watch
from fabrica.server.words import told

SWEEP = 3600.0  # seconds
PARTS = (  # moves are most of what is asked: they come first; any word may name a game: it comes last
    *(at_table, watching, api, coach_api, puzzle_api, pages, design, reviews, lessons, puzzles, editor, positions, companions),
    games,
)
UNREAD = (408, 413, 431)  # after these the rest of the request would still come: the connection ends


def create_app(settings: Settings | None = None) -> FastAPI:
    check_vendor()
    settings = settings or Settings()
    store = Store(settings.database, keys=settings.keys)
    guests = Guests(store.key("guests"), settings.secure, store.generations())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.lobby = Lobby(store, settings.bot_pause, settings.prepares)
        app.state.lobby.get_ready()
        meet_routes(app)
        tasks = [asyncio.create_task(sweep(app.state.lobby, settings.days_kept))]
        if store.is_shared:
            tasks.append(asyncio.create_task(listen(store, news_in(app))))
        yield
        for task in tasks:
            task.cancel()
        await app.state.lobby.close()

    app = FastAPI(title="Fabrica", version="1", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.guests = guests
    watch = app.state.watch = Watch(settings)
    app.state.opened = TablesOpened(settings.tables_by_guest, settings.tables_by_address, settings.tables_in_a_minute)
    for part in PARTS:
        app.include_router(part.router)
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    for away in AWAY:
        app.add_exception_handler(away, on_store_away)
    app.add_exception_handler(Exception, on_bug)
    app.add_middleware(Sessions, guests=guests)
    app.add_middleware(Compression)
    app.add_middleware(Guards, settings=settings, guests=guests, answer=answer_in(app), plays=plays_in(app))
    app.add_middleware(Counting, watch=watch)
    return app


def meet_routes(app: FastAPI) -> None:
    """A route is made ready when it is first looked at: now, and not when somebody waits."""
    nowhere = {"type": "http", "method": "GET", "path": "//", "root_path": "", "headers": []}
    for route in app.router.routes:
        route.matches(nowhere)


async def sweep(lobby: Lobby, days: float) -> None:
    """Now and then, let go of what nobody ever used."""
    while True:
        await asyncio.sleep(SWEEP)
        try:
            while await lobby.expire(days):
                await asyncio.sleep(1)
        except AWAY:
            continue


def news_in(app: FastAPI) -> Callable[[str | None], Awaitable[None]]:
    """What other processes have done: someone has signed out everywhere, or a match has changed; None: it may be any."""

    async def hear(news: str | None) -> None:
        if news is None or news.startswith(GUEST):
            app.state.guests.generations = await asyncio.to_thread(app.state.lobby.store.generations)
        if news is None or not news.startswith(GUEST):
            await app.state.lobby.news(news)

    return hear


def answer_in(app: FastAPI) -> Any:
    """How the guards answer: as any problem is answered."""
    return lambda scope, problem: complaint(Request({**scope, "app": app}), problem)


def plays_in(app: FastAPI) -> Any:
    """Whether a guest sits at the table that a path names."""
    return lambda path, guest: app.state.lobby.is_seated("".join(path.removeprefix("/api").split("/")[2:3]), guest)


def complaint(request: Request, problem: Problem) -> Response:
    """A problem in words: JSON for programs, a page for people."""
    response = _complaint(request, problem)
    if problem.status in UNREAD:
        response.headers["connection"] = "close"
    if problem.retry is not None:
        response.headers["retry-after"] = str(problem.retry)
    return response


def _complaint(request: Request, problem: Problem) -> Response:
    text, rule = told(problem, language_of(request))
    if request.scope["path"].startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        said = {"error": problem.id, "message": text, "reason": problem.refusal and problem.refusal.id, "rule": rule}
        return JSONResponse(said, problem.status)
    if problem.status == 429:  # who floods us is told as cheaply as can be
        return PlainTextResponse(text, problem.status)
    return page(request, "problem.html", problem.status, text=text, back_to=back_from(request))


def back_from(request: Request) -> str:
    """Where a person came from, if that was here."""
    referer = request.headers.get("referer", "")
    is_here = netloc_of(referer) == request.headers.get("host", "")
    return own_path(urlsplit(referer).path) if is_here else "/"


async def on_problem(request: Request, problem: Any) -> Response:
    return complaint(request, problem)


async def on_invalid(request: Request, error: Any) -> Response:
    """Input that does not fit the API: which field, and what was expected."""
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return complaint(request, Problem(422, "problem-invalid", {"field": field[:80], "expected": str(first["msg"])[:200]}))


async def on_http(request: Request, error: Any) -> Response:
    ids = {404: "problem-no-such-page", 405: "problem-wrong-method"}
    response = complaint(request, Problem(error.status_code, ids.get(error.status_code, "problem-bad-request")))
    response.headers.update(Headers(error.headers or {}))
    return response


async def on_store_away(request: Request, error: Exception) -> Response:
    """A full disk, a locked file, a database that restarts: nothing was done, and it will go on."""
    logging.getLogger("fabrica").error("the store is away: %s", str(getattr(error, "orig", error)).split("\n")[0][:200])
    return complaint(request, store_away())


async def on_bug(request: Request, error: Exception) -> Response:
    """What we did not foresee is our fault. This answer passes outside of the guards; the error itself goes to the log."""
    response = complaint(request, Problem(500, "problem-bug"))
    add_headers(response.headers, request.app.state.guests.secure)
    return response
