"""A page: a template in the reader's language and theme, of the house or of one of its games."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import Any

from fastapi import Request
from markupsafe import Markup
from starlette.responses import HTMLResponse

from fabrica.engine.contract import Game
from fabrica.i18n.messages import HOME, heard, spoken
from fabrica.server.cookies import said
from fabrica.server.language import OWN_NAMES
from fabrica.server.request_context import RequestContext
from fabrica.server.site import Glow, picture, script_of, static, table_icon, table_of, templates
from fabrica.server.words import speaker

THEME = "fabrica_theme"
NAME = "fabrica_name"
PART = "fabrica-part"  # a header: the page asks for the changing part of itself only
MARK = "fabrica-mark"  # a header: which text that part is, and of when; in a request, which one the page has
EMPTY: dict[str, Any] = {
    "id": "", "stream": "", "curtain": None, "notice": None, "troubles": (), "lesson": None, "puzzle": None, "shared": None,
    "share": None, "waiting_room": None, "nonce_wanted": None, "replay": None, "ended": None, "hint": None, "hint_at": "",
    "coach_failed": False, "glow": Glow(), "log": [], "people": (), "me_seat": None, "version": 0, "over": False,
    "can_undo": False, "can_redo": False,
}  # fmt: skip


def page(request: Request, template: str, status: int = 200, game: Game | None = None, **context: Any) -> HTMLResponse:
    """A page of the house, or of a game, whose messages, pictures and rules it then has too."""
    ctx = RequestContext.of(request)
    package = game.package if game else HOME
    always = {
        "languages": {code: OWN_NAMES[code] for code in spoken(package)},
        "back": here(request, "/"),
        "theme": theme if (theme := said(request, THEME)) in ("light", "dark") else "",
        "name": name_of(request),
    }
    return HTMLResponse(rendered(template, game, ctx.language, **always, **context), status)


def rendered(template: str, game: Game | None, language: str, **context: Any) -> str:
    """A template in a language, with what it may ask for."""
    package = game.package if game else HOME
    always = {"t": speaker(language, package), "language": heard(package, language), "game": game and game.id}
    return templates().get_template(template).render(**always, **(of_game(game) if game else {}), **context)


def name_of(request: Request) -> str:
    """What a person was called last."""
    return said(request, NAME)[:40].encode("latin-1", "ignore").decode("utf-8", "ignore")


def here(request: Request, otherwise: str) -> str:
    """The address of a page that can be asked for again; a form that was sent has another."""
    if request.method != "GET":
        return otherwise
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def of_game(game: Game) -> dict[str, Any]:
    """What the templates of a game ask for."""
    at, table = f"/{game.id}", table_of(game)
    return {
        "game_at": at, "rules_at": f"{at}/rules", "learn_at": f"{at}/learn", "game_icon": partial(table_icon, table),
        "picture": partial(picture, table), "game_static": lambda name: static(f"{table}/{name}"),
        "game_script": script_of(table),
    }  # fmt: skip


def table_page(request: Request, game: Game, status: int = 200, **context: Any) -> HTMLResponse:
    """The page with a table on it: the whole, or the part of it that changes."""
    return around(request, game, changing(game, RequestContext.of(request).language, name=name_of(request), **context), status)


def changing(game: Game, language: str, **context: Any) -> str:
    """The part of a page with a table that changes."""
    return rendered("live.html", game, language, table_template=f"{table_of(game)}/table.html", **(EMPTY | context))


def plotted(svg: str) -> Markup:
    """A drawing of web/plot.py as part of a page."""
    return Markup(svg)  # noqa: S704 its words are escaped, all else is numbers


def around(request: Request, game: Game, part: str, status: int = 200, when: float = 0) -> HTMLResponse:
    """The page around the part that changes, unless the part alone is asked for; `when` is the last change at a table."""
    mark = f"{mark_of(part)} {when}"
    is_part = request.headers.get(PART)
    live = Markup(part)  # noqa: S704 made by a template, which escapes
    response = HTMLResponse(part, status) if is_part else page(request, "match.html", status, game, live=live, mark=mark)
    response.headers.update({"cache-control": "no-store", MARK: mark})
    return response


def mark_of(part: str) -> str:
    """The same for the same text, and for no other."""
    return sha256(part.encode()).hexdigest()[:18]
