"""The tutorial at a real table. A lesson is its step and the moves so far, both in the address: nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import RedirectResponse, Response

from fabrica.errors import FabricaError, IllegalMove
from fabrica.fantastic_factories import GAME
from fabrica.match import Match
from fabrica.server.desk import Desk
from fabrica.server.pages import page
from fabrica.server.problems import Problem, illegal
from fabrica.server.words import notice, speaker, table_of

router = APIRouter(include_in_schema=False)
PART = "fabrica-part"
SEAT = 0
MOVES_MOST = 60


@router.get("/learn/{number}")
async def lesson(request: Request, number: int, moves: Annotated[str, Query(max_length=4000)] = "") -> Response:
    return show(request, number, moves)


@router.post("/learn/{number}/play")
async def play(
    request: Request, number: int, move: Annotated[str, Form(max_length=100)], moves: Annotated[str, Form(max_length=4000)] = ""
) -> Response:
    """A move of the learner; an illegal one is explained."""
    step, _ = step_of(number, "en")
    match = replayed(step, moves)
    try:
        match.check(move, SEAT)
    except IllegalMove as error:
        return show(request, number, moves, illegal(error.refusal))
    further = f"{moves};{move}" if moves else move
    if request.headers.get(PART):
        return show(request, number, further)
    return RedirectResponse(address(number, further), 303)


def step_of(number: int, language: str) -> tuple[Any, dict[str, str]]:
    steps = table_of(GAME).steps(language)
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


def address(number: int, moves: str) -> str:
    return f"/learn/{number}" + (f"?moves={quote(moves)}" if moves else "")


def show(request: Request, number: int, moves: str, problem: Problem | None = None) -> Response:
    desk = Desk.of(request)
    t, table = speaker(desk.language), table_of(GAME)
    step, texts = step_of(number, desk.language)
    match = replayed(step, moves)
    names = [t("player-nameless", n=seat + 1) for seat in range(match.seats)]
    done = step.is_done(match)
    story = enumerate(table.story(match, SEAT, names, desk.language), 1)
    context = {
        **table.present(match, SEAT, names, desk.language, idle=done),
        "lesson": lesson_text(number, moves, step, texts, match, done, len(table.steps(desk.language))),
        "base": f"/learn/{number}", "id": "", "stream": "", "table_template": "table.html", "curtain": None,
        "notice": problem and notice(problem, desk.language, GAME.room), "waiting_room": None, "replay": None, "ended": None,
        "log": [{"at": n, "text": text, "href": "#log-title"} for n, text in story], "refresh": address(number, moves),
        "me_seat": SEAT, "version": 0, "number": len(match.log), "can_undo": False, "can_redo": False,
        "moves_so_far": moves,
    }  # fmt: skip
    template = "live.html" if request.headers.get(PART) else "match.html"
    return page(request, template, problem.status if problem else 200, **context)


def lesson_text(number: int, moves: str, step: Any, texts: dict[str, str], match: Match, done: bool, of: int) -> dict[str, Any]:
    last, lost = number == of, not done and step.is_lost(match)
    return {
        "number": number, "of": of, "title": texts["title"], "text": texts["text"], "task": texts["task"],
        "done": texts["done"] if done else None, "hint": texts["hint"] if match.log and not done and step.strays(match) else None,
        "lost": lost, "last": last, "next": "/" if last else f"/learn/{number + 1}",
        "again": f"/learn/{number}" if moves else None,
        "back": address(number, moves.rpartition(";")[0]) if moves else None,
    }  # fmt: skip
