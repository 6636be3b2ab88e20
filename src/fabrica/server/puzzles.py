"""The puzzles of a game: one a day, all of them, and each at a real table. What a browser has solved, it keeps in a cookie."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import RedirectResponse, Response

from fabrica.engine.contract import Game
from fabrica.puzzles.puzzle import Puzzle
from fabrica.puzzles.shelf import by_rating, day_of, find, of_day, shelf, today
from fabrica.puzzles.telling import so_far, solution, task, verdict
from fabrica.server.cookies import keep, said
from fabrica.server.page import PART, page, table_page
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.scratch_table import MOVE_MOST, TEXT_MOST, ScratchTable, address_of
from fabrica.server.words import game_of, speaker

router = APIRouter(include_in_schema=False)
SOLVED = "fabrica_solved"
SOLVED_MOST = 3800  # characters of the cookie


@router.get("/{game}/puzzles")
async def puzzles(request: Request, game: str) -> Response:
    """All of them, the easiest first."""
    found = game_with_puzzles(game)
    done, day = solved(request), of_day(found, today()).id
    rows = [
        {"id": p.id, "number": n, "rating": str(p.rating), "goal": p.goal, "solved": p.id in done, "today": p.id == day}
        for n, p in enumerate(by_rating(found), 1)
    ]
    return page(request, "puzzles.html", game=found, puzzles=rows, count=sum(row["solved"] for row in rows))


@router.get("/{game}/puzzle")
async def of_today(request: Request, game: str) -> Response:
    return RedirectResponse(f"/{game_with_puzzles(game).id}/puzzle/{today()}", 303)


@router.get("/{game}/puzzle/{which}")
async def puzzle(request: Request, game: str, which: str, moves: Annotated[str, Query(max_length=TEXT_MOST)] = "") -> Response:
    """The puzzle of a date or an id."""
    found = game_with_puzzles(game)
    return show(request, found, which, puzzle_of(found, which), moves)


@router.post("/{game}/puzzle/{which}/{kind}")
async def act(
    request: Request, game: str, which: str, kind: str,
    move: Annotated[str, Form(max_length=MOVE_MOST)] = "", moves: Annotated[str, Form(max_length=TEXT_MOST)] = "",
) -> Response:  # fmt: skip
    """A move, a step back, or once more from the start."""
    found = game_with_puzzles(game)
    asked = puzzle_of(found, which)
    scratch = ScratchTable.of(base(found, which), asked.begin(), asked.seat, moves)
    try:
        further = scratch.further(kind, move)
    except Problem as problem:
        return show(request, found, which, asked, moves, problem)
    response: Response = RedirectResponse(address_of(scratch.base, further), 303)
    if request.headers.get(PART):
        response = show(request, found, which, asked, further)
    remember(request, response, asked, ScratchTable.of(scratch.base, asked.begin(), asked.seat, further))
    return response


def game_with_puzzles(id: str) -> Game:
    game = game_of(id)
    if not shelf(game):
        raise Problem(404, "problem-no-such-page")
    return game


def puzzle_of(game: Game, which: str) -> Puzzle:
    found = find(game, which)
    if found is None:
        raise Problem(404, "problem-no-such-puzzle", {"puzzle": which[:20]})
    return found


def base(game: Game, which: str) -> str:
    return f"/{game.id}/puzzle/{which}"


def solved(request: Request) -> list[str]:
    """The ids of the puzzles that this browser has solved."""
    return [id for id in said(request, SOLVED)[:SOLVED_MOST].split(".") if id]


def remember(request: Request, response: Response, puzzle: Puzzle, scratch: ScratchTable) -> None:
    if puzzle.is_done(scratch.match) and puzzle.value(scratch.match) >= puzzle.best:
        ids = dict.fromkeys([*solved(request), puzzle.id])
        keep(response, SOLVED, ".".join(ids)[-SOLVED_MOST:], RequestContext.of(request).guests.secure)


def show(request: Request, game: Game, which: str, puzzle: Puzzle, moves: str, problem: Problem | None = None) -> Response:
    language = RequestContext.of(request).for_game(game).language
    scratch = ScratchTable.of(base(game, which), puzzle.begin(), puzzle.seat, moves)
    text = puzzle_text(game, which, puzzle, scratch, language)
    scene = scratch.scene(language, text["done"], problem)
    if text["done"]:
        scene["prompt"] = text["state"]
    return table_page(request, game, problem.status if problem else 200, **{**scene, "puzzle": text})


def puzzle_text(game: Game, which: str, puzzle: Puzzle, scratch: ScratchTable, language: str) -> dict[str, Any]:
    """What the panel says: the task, how far one has come, and at the end what it was worth, and the solution."""
    t, match, day = speaker(language, game.package), scratch.match, day_of(which)
    done = puzzle.is_done(match)
    number = by_rating(game).index(puzzle) + 1
    title = t("puzzle-number", n=number) if day is None else t("puzzle-today") if day == today() else t("puzzle-day", date=which)
    return {
        "title": title, "rating": str(puzzle.rating), "task": task(puzzle, t), "done": done,
        "best": done and puzzle.value(match) >= puzzle.best, "state": (verdict if done else so_far)(puzzle, match, t),
        "solution": solution(puzzle, t) if done else [],
    }  # fmt: skip
