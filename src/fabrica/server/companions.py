"""The rival of a game beside a real box. Nobody keeps it: the seed and all that was told are in the address."""

from __future__ import annotations

import secrets
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from starlette.responses import RedirectResponse, Response

from fabrica.engine.contract import Game
from fabrica.server.page import page
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.words import game_of
from fabrica.web.companion_view import BadWord, Beside

router = APIRouter(include_in_schema=False)
WORDS_MOST, TEXT_MOST = 200, 2000  # more than a game has


@router.get("/{game}/companion")
async def companion(
    request: Request, game: str,
    seed: Annotated[str, Query(max_length=20, pattern="^[a-z0-9]*$")] = "",
    told: Annotated[str, Query(max_length=TEXT_MOST)] = "",
) -> Response:  # fmt: skip
    """What the rival does after all that was told; without a seed, a new game."""
    found = game_of(game)
    if not has_companion(found):
        raise Problem(404, "problem-no-such-page")
    if not seed:
        return RedirectResponse(address(found, secrets.token_hex(4), []), 303)
    words = told.split(";") if told else []
    return page(request, "companion.html", game=found, **shown(found, seed, words, RequestContext.of(request).language))


def has_companion(game: Game) -> bool:
    return hasattr(game.page, "companion")


def shown(game: Game, seed: str, words: list[str], language: str) -> dict[str, Any]:
    if len(words) > WORDS_MOST:
        raise Problem(409, "problem-too-many-moves")
    beside = played(game, seed, words, language)
    return {
        "beside": beside,
        "answers": [(answer, address(game, seed, [*words, answer.word])) for answer in beside.answers],
        "back_at": address(game, seed, words[:-1]) if words else "",
        "again_at": f"/{game.id}/companion",
    }


def played(game: Game, seed: str, words: list[str], language: str) -> Beside:
    part: Any = game.page
    try:
        found: Beside = part.companion(seed, words, language)
    except BadWord:
        raise Problem(422, "problem-bad-request") from None
    return found


def address(game: Game, seed: str, words: list[str]) -> str:
    return f"/{game.id}/companion?{urlencode({'seed': seed, **({'told': ';'.join(words)} if words else {})})}"
