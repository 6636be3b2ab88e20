"""The page that shows every part of the pages in every state, in the worlds of the house and of each game, light and dark."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from fabrica.engine.contract import Game
from fabrica.i18n.messages import heard
from fabrica.server.page import page
from fabrica.server.request_context import RequestContext
from fabrica.server.site import Glow, picture, table_icon, table_of, tables
from fabrica.server.words import speaker, tabled, texts_of

router = APIRouter(include_in_schema=False)
COLOURS = (
    "paper", "panel", "card", "surface", "back", "line", "ink", "soft", "accent", "accent-soft", "second", "link", "good", "warn",
    "focus",
)  # fmt: skip
CARDS_SHOWN = 4


@router.get("/design")
async def design(request: Request) -> Response:
    """All worlds, each in both themes."""
    language = RequestContext.of(request).language
    worlds = [{"id": None, "name": "Fabrica", "icons": [], "cards": []}, *(world(game, language) for game in tabled())]
    return page(request, "design.html", worlds=worlds, colours=COLOURS, glow=Glow())


def world(game: Game, language: str) -> dict[str, Any]:
    """What of a game is shown: its signs, and some of its cards."""
    language, table = heard(game.package, language), table_of(game)
    cards, seen = texts_of(game.id, "all_cards", language), dict[str, Any]()
    for card in cards:
        seen.setdefault(card.get("picture", card["id"]), card)
    return {
        "id": game.id, "name": speaker(language, game.package)("game-name"),
        "icons": [(name, table_icon(table, name)) for name in icons(table)],
        "cards": [{**card, "drawing": picture(table, id)} for id, card in list(seen.items())[:CARDS_SHOWN]],
    }  # fmt: skip


def icons(table: str) -> list[str]:
    """The names of a game's signs."""
    return sorted(path.stem for path in (tables()[table] / "icons").glob("*.svg"))
