"""The tutorial at a real table. A lesson is its step and the moves so far, both in the address: nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import RedirectResponse, Response

from fabrica.errors import FabricaError, IllegalMove
from fabrica.game import Game
from fabrica.match import Match
from fabrica.server.desk import Desk
from fabrica.server.page import PART, table_page
from fabrica.server.problems import Problem, illegal
from fabrica.server.words import game_of, notice, speaker, table_of

router = APIRouter(include_in_schema=False)
SEAT = 0
MOVES_MOST = 60


@router.get("/{game}/learn/{number:int}")
async def lesson(request: Request, game: str, number: int, moves: Annotated[str, Query(max_length=4000)] = "") -> Response:
    return show(request, game_of(game), number, moves)


@router.post("/{game}/learn/{number:int}/play")
async def play(
    request: Request, game: str, number: int,
    move: Annotated[str, Form(max_length=100)], moves: Annotated[str, Form(max_length=4000)] = "",
) -> Response:  # fmt: skip
    """A move of the learner; an illegal one is explained."""
    found = game_of(game)
    step, _ = step_of(found, number, "en")
    match = replayed(step, moves)
    try:
        match.check(move, SEAT)
    except IllegalMove as error:
        return show(request, found, number, moves, illegal(game, error.refusal))
    further = f"{moves};{move}" if moves else move
    if request.headers.get(PART):
        return show(request, found, number, further)
    return RedirectResponse(address(found, number, further), 303)


def step_of(game: Game, number: int, language: str) -> tuple[Any, dict[str, str]]:
    steps = table_of(game).steps(language)
    if not 1 <= number <= len(steps):
        raise Problem(404, "problem-no-such-page")
    found: tuple[Any, dict[str, str]] = steps[number - 1]
    return found


def replayed(step: Any, moves: str) -> Match:
    """The step after some moves; complains where they cannot be."""
    match: Match = step.begin()
    for words in moves.split(";")[:MOVES_MOST] if moves else ():
        try:
            match.play(words, SEAT)
        except FabricaError:
            raise Problem(422, "problem-bad-request") from None
    return match


def address(game: Game, number: int, moves: str = "") -> str:
    return f"/{game.id}/learn/{number}" + (f"?moves={quote(moves)}" if moves else "")


def show(request: Request, game: Game, number: int, moves: str, problem: Problem | None = None) -> Response:
    language, table = Desk.of(request).in_room(game).language, table_of(game)
    step, texts = step_of(game, number, language)
    match = replayed(step, moves)
    names = [speaker(language)("player-nameless", n=seat + 1) for seat in range(match.seats)]
    done = step.is_done(match)
    story = enumerate(table.story(match, SEAT, names, language), 1)
    context = {
        **table.present(match, SEAT, names, language, idle=done),
        "lesson": lesson_text(game, number, moves, step, texts, match, len(table.steps(language))),
        "base": address(game, number), "refresh": address(game, number, moves), "moves_so_far": moves,
        "notice": problem and notice(problem, language), "me_seat": SEAT, "number": len(match.log), "over": match.over,
        "log": [{"at": n, "text": text, "href": "#log-title"} for n, text in story],
    }  # fmt: skip
    return table_page(request, game, problem.status if problem else 200, **context)


def lesson_text(
    game: Game, number: int, moves: str, step: Any, texts: dict[str, str], match: Match, of: int
) -> dict[str, Any]:  # fmt: skip
    done, last = step.is_done(match), number == of
    return {
        "number": number, "of": of, "title": texts["title"], "text": texts["text"], "task": texts["task"],
        "done": texts["done"] if done else None, "hint": texts["hint"] if match.log and not done and step.strays(match) else None,
        "lost": not done and step.is_lost(match), "last": last, "next": f"/{game.id}" if last else address(game, number + 1),
        "again": address(game, number) if moves else None,
        "back": address(game, number, moves.rpartition(";")[0]) if moves else None,
    }  # fmt: skip
