"""The coach in the JSON API: a hint, and the review of a finished match."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from fabrica.server.api import PROBLEMS
from fabrica.server.api_models import MatchId, ViewedSeat
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.reviewer import Work
from fabrica.server.reviews import finished
from fabrica.server.silence import check_review, check_table
from fabrica.server.table_page import is_helped

router = APIRouter(prefix="/api", responses=PROBLEMS)


class Hint(BaseModel):
    seat: int
    moves: list[str] = Field(description="The best line that the coach sees.")
    luck: bool = Field(description="Whether it ends with a move that asks chance: ask again after the answer.")


class ReviewShown(BaseModel):
    made: bool
    done: int = Field(description="Turns that are reviewed.")
    of: int = Field(description="All turns; 0 before they are counted.")
    review: dict[str, Any] | None = Field(description="As `fabrica review --json` gives it, without the players' sums; null until it is made.")  # noqa: E501  # fmt: skip


@router.get("/matches/{id}/hint")
async def hint(id: MatchId, request: Request, seat: ViewedSeat = None) -> Hint:
    """The best line of your turn, where all people play on one device."""
    ctx = RequestContext.of(request)
    table = await ctx.lobby.get(id)
    viewer = table.viewer(ctx.guest, seat)
    if viewer is None or not table.moves(viewer) or not is_helped(table, table.seats_of(ctx.guest)):
        raise Problem(409, "problem-no-hint")
    await check_table(ctx, table)
    line = await ctx.caller.waits_for(ctx.lobby.coach.hint(table, viewer, ctx.caller.asker))
    return Hint(seat=viewer, moves=list(line.words), luck=line.luck)


@router.get("/matches/{id}/review")
async def review(id: MatchId, request: Request) -> ReviewShown:
    """The review of a finished match; while it is made, how far it is."""
    ctx = RequestContext.of(request)
    table = await finished(ctx, id)
    await check_review(ctx, table)
    found = await ctx.lobby.reviewer.review(table, ctx.caller.asker)
    if isinstance(found, Work):
        return ReviewShown(made=False, done=0 if found.failed else found.done, of=found.of, review=None)
    turns = len(found.turns)
    return ReviewShown(made=True, done=turns, of=turns, review=msgspec.to_builtins(found))
