"""What the coach says of a position that was shared: thought through outside of the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.coach import Solution
from fabrica.engine.errors import FabricaError
from fabrica.puzzles.telling import labels
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.scratch_table import ScratchTable
from fabrica.server.silence import check_position
from fabrica.server.words import speaker

SECONDS = 2.0


def goals(scratch: ScratchTable) -> Sequence[str]:
    """What the coach can be asked about: the seat's work, if the position is at its beginning or in the midst of it."""
    start, game = scratch.match.after(0), scratch.match.game
    solved = game.has("solver") and start.phase == game.solver.PHASE and scratch.seat in start.active
    return game.solver.PUZZLES if solved else ()


async def advice(ctx: RequestContext, scratch: ScratchTable, goal: str) -> dict[str, Any]:
    """The best line from the shared position on."""
    if goal not in goals(scratch):
        raise Problem(422, "problem-bad-request")
    await check_position(ctx, scratch.match.after(0), scratch.seat)
    try:
        asked = scratch.match.start, scratch.seat, goal, SECONDS
        found = await ctx.caller.waits_for(ctx.lobby.coach.solve(scratch.match.game.id, *asked, asker=ctx.caller.asker))
    except FabricaError as error:
        raise Problem(422, "problem-bad-position", {"reason": str(error)}) from None
    return told(ctx, scratch, goal, found)


def told(ctx: RequestContext, scratch: ScratchTable, goal: str, found: Solution) -> dict[str, Any]:
    t = speaker(ctx.language, scratch.match.game.package)
    said = [t("shared-luck") if found.luck else t(f"shared-best-{goal}", n=round(found.value))]
    return {"text": " ".join(said if found.certain else [*said, t("shared-unsure")]), "line": labels(found.line, t)}
