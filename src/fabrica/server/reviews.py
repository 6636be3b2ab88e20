"""The review of a finished match: made once, kept, and shown to each reader in their language, their own seat first."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from fabrica.coach.game_review import Judged, Review, Reviewed
from fabrica.server.colours import worn
from fabrica.server.live import Stream
from fabrica.server.names import names_of
from fabrica.server.page import PART, here, page, plotted
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.reviewer import Work
from fabrica.server.silence import check_review
from fabrica.server.table import Table
from fabrica.server.widgets import drawn, situation
from fabrica.server.words import speaker
from fabrica.web.plot import chances

router = APIRouter(include_in_schema=False)
RANKS = {90: "rank-good", 70: "rank-fair", 0: "rank-poor"}  # of a turn, by its accuracy at least


@router.get("/g/{id}/review")
async def review(request: Request, id: str, of: Annotated[int | None, Query(ge=0, le=7)] = None) -> Response:
    """The review, or how far it is; `of` is the seat whose turns are shown."""
    ctx = RequestContext.of(request)
    table = await finished(ctx, id)
    await check_review(ctx, table)
    ctx = ctx.for_game(table.match.game)
    found = await ctx.lobby.reviewer.review(table, ctx.caller.asker)
    base = f"/g/{id}"
    context: dict[str, Any] = {"base": base, "refresh": here(request, base), "number": 0, "stream": "", "making": None}
    if isinstance(found, Work):
        context |= {"making": found, "number": found.done, "stream": "" if found.failed else f"{base}/review/stream"}
    else:
        context |= await asyncio.to_thread(Told(ctx, table, found).page, of)
    template = "reviewed.html" if request.headers.get(PART) else "review.html"
    response = page(request, template, game=table.match.game, **context)
    response.headers["cache-control"] = "no-store"
    return response


@router.get("/g/{id}/review/stream")
async def progress(request: Request, id: str) -> Response:
    """A notice after each turn that was reviewed."""
    ctx = RequestContext.of(request)
    await finished(ctx, id)
    return Stream(ctx.lobby.reviewer.progress(id))


async def finished(ctx: RequestContext, id: str) -> Table:
    table = await ctx.lobby.get(id)
    if not table.match.over:
        raise Problem(409, "problem-review-after-end")
    return table


class Told:
    """A review in words, for one reader."""

    def __init__(self, ctx: RequestContext, table: Table, found: Review) -> None:
        self.table, self.review, self.language = table, found, ctx.language
        self.names, self.own = names_of(table, ctx.language), table.seats_of(ctx.guest)
        self.colours = worn(table.seats)
        self.say, self.base = table.match.game.words, f"/g/{table.id}"
        self.t = speaker(ctx.language, table.match.game.package)

    def page(self, of: int | None) -> dict[str, Any]:
        order = sorted(range(self.review.seats), key=lambda seat: seat not in self.own)
        seat = of if of is not None and of < self.review.seats else order[0]
        curves = [self.review.curve(seat) for seat in range(self.review.seats)]
        by_moment = {turn.at: turn for turn in self.review.of(seat)}
        game = self.table.match.game
        about = self.t("review-chance-about" if game.foresight.odds_points is None else "review-chance-stands")
        return {
            "searched": not game.has("solver"), "about": about,
            "players": [self.player(s, s == seat) for s in order], "who": self.names[seat],
            "turning": [self.turning(point, by_moment[point.at]) for point in self.review.turning_points(seat)],
            "plot": plotted(chances(self.t("review-chance"), about, curves, self.review.moves, self.colours)),
            "rows": rows(curves, order), "turns": [self.turn(turn) for turn in self.review.of(seat)],
        }  # fmt: skip

    def player(self, seat: int, shown: bool) -> dict[str, Any]:
        turns = [turn for turn in self.review.of(seat) if turn.free]
        return {
            "colour": self.colours[seat], "name": self.names[seat], "won": self.review.shares[seat] > 0, "shown": shown,
            "accuracy": round(self.review.accuracy(seat)), "cost": self.decimal(self.review.cost(seat)),
            "best": sum(not turn.cost for turn in turns), "turns": len(turns), "href": f"{self.base}/review?of={seat}",
        }  # fmt: skip

    def turning(self, point: Any, turn: Reviewed) -> dict[str, Any]:
        """A turning point: what the player had, what was played, and what was better."""
        before, after = percent(point.before), percent(point.after)
        text = self.t("review-turning-at", round=point.round, before=before, after=after)
        match = self.table.match
        has = situation(match.game, match.after(point.at).position(), turn.seat, self.t)
        return {"text": text, "href": f"{self.base}?at={point.at}", "has": has, **self.turn(turn)}

    def turn(self, turn: Reviewed) -> dict[str, Any]:
        title = self.t("review-turn", round=turn.round, phase=self.say.phase_name(turn.phase, self.language))
        return {
            "at": turn.at, "title": title, "href": f"{self.base}?at={turn.at}", "free": turn.free,
            "accuracy": round(turn.accuracy), "cost": self.decimal(turn.cost) if turn.cost else "",
            "rank": next(rank for least, rank in RANKS.items() if turn.accuracy >= least),
            "parts": [self.part(part) for part in turn.parts],
        }  # fmt: skip

    def part(self, part: Judged) -> dict[str, Any]:
        best = self.labels(part.best) if part.cost else []
        at = f"{self.base}?at={part.at}"
        return {"mine": self.labels(part.mine), "best": best, "luck": part.luck, "cost": self.decimal(part.cost), "href": at}

    def labels(self, line: tuple[str, ...]) -> list[dict[str, Any]]:
        """Each move in words, and the things that it is about."""
        game, t = self.table.match.game, self.t
        return [
            {"text": self.say.move_label(words, self.language, self.names), "drawn": drawn(game, words, t.language)}
            for words in line
        ]

    def decimal(self, value: float) -> str:
        return f"{value:.1f}" if self.language == "en" else f"{value:.1f}".replace(".", ",")


def percent(chance: float) -> int:
    return round(100 * chance)


def rows(curves: list[list[tuple[int, float]]], order: list[int]) -> list[dict[str, Any]]:
    """The curves as a table: a row for each move at which one of them has a point."""
    found = [dict(curve) for curve in curves]
    moves = sorted({at for curve in found for at in curve})
    return [{"at": at, "chances": [percent(found[s][at]) if at in found[s] else None for s in order]} for at in moves]
