"""The tutorial at a real table."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from starlette.convertors import Convertor, register_url_convertor
from starlette.responses import RedirectResponse, Response

from fabrica.engine.contract import Game
from fabrica.lessons.lesson import SEAT
from fabrica.server.cookies import keep, said
from fabrica.server.page import PART, table_page
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.scratch_table import MOVE_MOST, TEXT_MOST, ScratchTable, address_of
from fabrica.server.site import Glow
from fabrica.server.words import game_of, notice, texts_of

router = APIRouter(include_in_schema=False)
LEARNED = "fabrica_learned_"  # a cookie for each game
LEARNED_MOST = 400  # characters of it
LESSONS_KEPT = 200  # pages of lessons that were told last


class Step(Convertor[int]):
    """The number of a step: short, since a long number is no number to Python."""

    regex = "[0-9]{1,3}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("step", Step())


@router.get("/{game}/learn/{number:step}")
async def lesson(request: Request, game: str, number: int, moves: Annotated[str, Query(max_length=TEXT_MOST)] = "") -> Response:
    return show(request, game_of(game), number, moves)


@router.post("/{game}/learn/{number:step}/play")
async def play(
    request: Request, game: str, number: int,
    move: Annotated[str, Form(max_length=MOVE_MOST)], moves: Annotated[str, Form(max_length=TEXT_MOST)] = "",
) -> Response:  # fmt: skip
    """A move of the learner; an illegal one is explained."""
    found = game_of(game)
    scratch = scratch_of(found, number, moves)
    try:
        further = scratch.further("play", move)
    except Problem as problem:
        return show(request, found, number, moves, problem)
    response: Response = RedirectResponse(address_of(scratch.base, further), 303)
    if request.headers.get(PART):
        response = show(request, found, number, further)
    if step_of(found, number, "en")[0].is_done(scratch_of(found, number, further).match):
        remember(request, response, found, number)
    return response


def learned(request: Request, game: Game) -> list[int]:
    """The steps of a game that were done in this browser."""
    return [int(step) for step in said(request, LEARNED + game.id)[:LEARNED_MOST].split(".") if step.isdecimal()]


def remember(request: Request, response: Response, game: Game, number: int) -> None:
    steps = sorted({*learned(request, game), number})
    keep(response, LEARNED + game.id, ".".join(map(str, steps))[:LEARNED_MOST], RequestContext.of(request).guests.secure)


def pointed_at(step: Any, scratch: ScratchTable, shown: dict[str, Any]) -> Glow:
    """What a step speaks of: where its next move is made; the thing itself for those who went astray."""
    match = scratch.match
    wanted = next((words for words in step.solution if words in match.moves(SEAT)), None)
    places = (place for place in match.game.page.places(shown) if any(choice.first == wanted for choice in place.choices))
    if (found := next(places, None)) is None or step.is_done(match):
        return Glow()
    return Glow({found.key} if match.log and step.strays(match) else {found.area})


def step_of(game: Game, number: int, language: str) -> tuple[Any, dict[str, str]]:
    steps = texts_of(game.id, "steps", language)
    if not 1 <= number <= len(steps):
        raise Problem(404, "problem-no-such-page")
    found: tuple[Any, dict[str, str]] = steps[number - 1]
    return found


def scratch_of(game: Game, number: int, moves: str) -> ScratchTable:
    step, _ = step_of(game, number, "en")
    return ScratchTable.of(address(game, number), step.begin(), SEAT, moves)


def address(game: Game, number: int) -> str:
    return f"/{game.id}/learn/{number}"


def show(request: Request, game: Game, number: int, moves: str, problem: Problem | None = None) -> Response:
    language = RequestContext.of(request).for_game(game).language
    told = told_lesson(game.id, number, moves, language)
    said = {"notice": notice(problem, language)} if problem else {}
    return table_page(request, game, problem.status if problem else 200, **{**told, **said})


@lru_cache(LESSONS_KEPT)
def told_lesson(id: str, number: int, moves: str, language: str) -> dict[str, Any]:
    """The page of a step after some moves: it is the same for everyone."""
    game = game_of(id)
    step, texts = step_of(game, number, language)
    scratch = scratch_of(game, number, moves)
    text = lesson_text(scratch, number, step, texts, len(texts_of(id, "steps", language)))
    scene = scratch.scene(language, step.is_done(scratch.match), None)
    return {"lesson": text, **scene, "glow": pointed_at(step, scratch, scene)}


def lesson_text(scratch: ScratchTable, number: int, step: Any, texts: dict[str, str], of: int) -> dict[str, Any]:
    match, game, last = scratch.match, scratch.match.game, number == of
    done = step.is_done(match)
    return {
        "number": number, "of": of, "title": texts["title"], "text": texts["text"], "task": texts["task"],
        "done": texts["done"] if done else None, "hint": texts["hint"] if match.log and not done and step.strays(match) else None,
        "lost": not done and step.is_lost(match), "last": last, "next": f"/{game.id}" if last else address(game, number + 1),
        "again": scratch.base if scratch.moves else None,
        "back": address_of(scratch.base, scratch.further("undo", "")) if scratch.moves else None,
    }  # fmt: skip
