"""The JSON API of puzzles and shared positions."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

from fabrica.engine.contract import Game
from fabrica.engine.link import LINK_MOST, Shared, pack
from fabrica.puzzles.shelf import by_rating
from fabrica.server.api import PROBLEMS
from fabrica.server.api_models import Body, Created, MatchId, SeatNumber, ViewedSeat
from fabrica.server.positions import address, as_position, linked, of_table, table_against_bots
from fabrica.server.puzzles import game_with_puzzles, puzzle_of
from fabrica.server.request_context import RequestContext
from fabrica.server.words import game_of

GameName = Annotated[str, Path(max_length=40, pattern="^[a-z-]+$", description="A game, as in its address.")]
Which = Annotated[str, Path(max_length=40, pattern="^[A-Za-z0-9_-]+$", description="A date, as 2027-05-31, or an id.")]
Link = Annotated[str, Path(max_length=LINK_MOST, pattern="^[A-Za-z0-9_-]+$", description="The last part of a shared address.")]
router = APIRouter(prefix="/api", responses=PROBLEMS)


class PuzzleListed(BaseModel):
    id: str
    goal: str
    rating: int


class PuzzleShown(PuzzleListed):
    game: str
    rules: int
    seat: int
    best: int = Field(description="The most that can be had without luck.")
    position: dict[str, Any]
    line: list[str] | None = Field(description="The solution, if you asked for it.")


class PositionWritten(Body):
    position: dict[str, Any] = Field(description="As docs/ define it for each game.")
    seat: SeatNumber = 0


class PositionShared(BaseModel):
    link: str
    address: str = Field(description="Of the page that opens it.")
    seat: int
    position: dict[str, Any]


@router.get("/puzzles/{game}")
async def list_puzzles(game: GameName) -> list[PuzzleListed]:
    """The puzzles of a game, the easiest first."""
    return [PuzzleListed(id=p.id, goal=p.goal, rating=p.rating) for p in by_rating(game_with_puzzles(game))]


@router.get("/puzzles/{game}/{which}")
async def show_puzzle(game: GameName, which: Which, solution: Annotated[bool, Query()] = False) -> PuzzleShown:
    """The puzzle of a day, or of an id."""
    data = asdict(puzzle_of(game_with_puzzles(game), which))
    return PuzzleShown(**{**data, "line": list(data["line"]) if solution else None})


@router.get("/matches/{id}/link")
async def share_match(id: MatchId, request: Request, seat: ViewedSeat = None) -> PositionShared:
    """The position of a match as you may know it, to be passed on."""
    table = await RequestContext.of(request).lobby.get(id)
    return shown(table.match.game, of_table(table, table.match, table.viewer(RequestContext.of(request).guest, seat)))


@router.post("/positions/{game}")
async def share_position(game: GameName, wish: PositionWritten) -> PositionShared:
    """A link to a position that you wrote."""
    found = game_of(game)
    return shown(found, as_position(found, wish.position, wish.seat))


@router.get("/positions/{game}/{link}")
async def show_position(game: GameName, link: Link) -> PositionShared:
    """What a link holds."""
    found = game_of(game)
    return shown(found, linked(found, link))


@router.post("/positions/{game}/{link}/matches", status_code=201)
async def play_position(game: GameName, link: Link, request: Request, response: Response) -> Created:
    """A match from a position on: you have its seat, bots the others."""
    shared = linked(game_of(game), link)
    id = await table_against_bots(RequestContext.of(request), response, shared.begin(), shared.seat)
    return Created(id=id, invites={})


def shown(game: Game, shared: Shared) -> PositionShared:
    link = pack(shared)
    return PositionShared(link=link, address=address(game, link), seat=shared.seat, position=shared.position)
