"""How a game ended, for one viewer: who won and by how much, the scores from the best, the plots and the proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.i18n.messages import Voice
from fabrica.server.colours import worn
from fabrica.server.names import names_of
from fabrica.server.page import plotted
from fabrica.server.request_context import RequestContext
from fabrica.server.store import Seat
from fabrica.server.table import Table
from fabrica.server.words import speaker
from fabrica.web.plot import lines


def ending(table: Table, viewer: int | None, ctx: RequestContext) -> dict[str, Any]:
    match, names = table.match, names_of(table, ctx.language)
    end: dict[str, Any] = match.game.page.ended(match, viewer, names, ctx.language)
    rounds, who, measures = end["rounds"], end["legend"], end["measures"]
    colours = worn(seated(table, len(who)))
    series = {m["id"]: [[r[m["id"]][n] for r in rounds] for n in range(len(who))] for m in measures}
    return {
        **end, "colours": colours,
        "outcome": outcome(end["scores"], viewer, table.seats_of(ctx.guest)),
        "margin": margin(end["scores"], speaker(ctx.language)),
        "scores": ranked([{**score, "colour": n} for score, n in zip(end["scores"], colours, strict=True)]),
        "plots": [{"title": m["title"], "svg": plotted(lines(m["title"], series[m["id"]], colours))} for m in measures],
        "columns": [f"{name}: {m['title']}" for name in who for m in measures],
        "rows": [[r[m["id"]][n] for n in range(len(who)) for m in measures] for r in rounds],
        "proof": match.proof, "seed": match.seed, "nonces": [(names[seat], nonce) for seat, nonce in match.nonces.items()],
        "rematch": ctx.lobby.store.rematch_of(table.id), "can_rematch": viewer is not None and match.start is None,
    }  # fmt: skip


def outcome(scores: Sequence[dict[str, Any]], viewer: int | None, own: Sequence[int]) -> str:
    """Whether the viewer has won or lost; for those who watch, or who played against each other on one device, neither."""
    if viewer is None or len(own) > 1:
        return "watched"
    return "won" if scores[viewer]["won"] else "lost"


def seated(table: Table, owners: int) -> list[Seat]:
    """The seats, and one more for each rival that the game plays itself."""
    return [*table.seats, *(Seat(seat, "rival", None, "") for seat in range(len(table.seats), owners))]


def ranked(scores: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Winners first, then by points; each with its place at the table."""
    placed = [{**score, "seat": seat} for seat, score in enumerate(scores)]
    return sorted(placed, key=lambda score: (not score["won"], -score["total"]))


def margin(scores: Sequence[dict[str, Any]], t: Voice) -> str:
    """By how much the winner won; that the tie-break decided where the points did not."""
    won = [score["total"] for score in scores if score["won"]]
    others = [score["total"] for score in scores if not score["won"]]
    if len(won) != 1 or not others or max(others) > won[0]:
        return ""
    return t("ended-margin", n=won[0] - max(others))
