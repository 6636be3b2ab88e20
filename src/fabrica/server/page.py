"""A page: a template in the reader's language and theme, of the house or of one of its games."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import Request
from starlette.responses import HTMLResponse

from fabrica.game import Game
from fabrica.server.desk import Desk
from fabrica.server.hints import Glow
from fabrica.server.language import OWN_NAMES
from fabrica.server.site import picture, static, table_icon, templates
from fabrica.server.words import speaker
from fabrica.words import HOME, heard, spoken

THEME = "fabrica_theme"
NAME = "fabrica_name"
PART = "fabrica-part"  # a header: the page asks for the changing part of itself only
EMPTY: dict[str, Any] = {
    "id": "", "stream": "", "curtain": None, "notice": None, "lesson": None, "puzzle": None, "shared": None, "share": None,
    "waiting_room": None, "nonce_wanted": None, "replay": None, "ended": None, "hint": None, "hint_at": "", "glow": Glow(),
    "log": [], "me_seat": None, "version": 0, "over": False, "can_undo": False, "can_redo": False,
}  # fmt: skip


def page(request: Request, template: str, status: int = 200, game: Game | None = None, **context: Any) -> HTMLResponse:
    """A page of the house, or of a game, whose messages, pictures and rules it then has too."""
    room, desk = game.room if game else HOME, Desk.of(request)
    always = {
        "t": speaker(desk.language, room), "language": heard(room, desk.language), "game": game and game.id,
        "languages": {code: OWN_NAMES[code] for code in spoken(room)},
        "back": here(request, "/"),
        "theme": request.cookies.get(THEME, "") if request.cookies.get(THEME) in ("light", "dark") else "",
        "name": request.cookies.get(NAME, "")[:40].encode("latin-1", "ignore").decode("utf-8", "ignore"),
    }  # fmt: skip
    of_it = of_game(game.id) if game else {}
    return HTMLResponse(templates().get_template(template).render(**always, **of_it, **context), status)


def here(request: Request, otherwise: str) -> str:
    """The address of a page that can be asked for again; a form that was sent has another."""
    if request.method != "GET":
        return otherwise
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def of_game(id: str) -> dict[str, Any]:
    """What the templates of a game ask for."""
    return {
        "game_at": f"/{id}", "rules_at": f"/{id}/rules", "learn_at": f"/{id}/learn",
        "game_icon": partial(table_icon, id), "picture": partial(picture, id), "game_static": lambda name: static(f"{id}/{name}"),
    }  # fmt: skip


def table_page(request: Request, game: Game, status: int = 200, **context: Any) -> HTMLResponse:
    """The page with a table on it: the whole, or the part of it that changes."""
    template = "live.html" if request.headers.get(PART) else "match.html"
    response = page(request, template, status, game, table_template=f"{game.room}/table.html", **(EMPTY | context))
    response.headers["cache-control"] = "no-store"
    return response
