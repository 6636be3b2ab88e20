"""Matches as the house lists them: which game, who plays, whose turn it is, since when, and how it ended."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from fabrica.i18n.messages import Voice, heard
from fabrica.server.colours import worn
from fabrica.server.listed import created, running_in_public
from fabrica.server.names import names_of
from fabrica.server.problems import Unreadable
from fabrica.server.request_context import RequestContext
from fabrica.server.site import picture
from fabrica.server.table import Table
from fabrica.server.words import speaker, texts_of, told

LISTED = 8
ORDER = ("yours", "plays", "waits", "over", "unreadable")  # what a reader's matches are listed by
Line = dict[str, Any]


async def matches(ctx: RequestContext, game: str | None = None) -> dict[str, list[Line]]:
    """The reader's matches, those with a seat for anyone, and those that strangers play; of a game, or of all."""
    store = ctx.lobby.store
    ids = {"mine": await ctx.mine(), "open": await ctx.open(), "running": await asyncio.to_thread(running_in_public, store)}
    since = await asyncio.to_thread(created, store, {id for some in ids.values() for id in some})
    lists = {name: [await line(ctx, id, since.get(id, "")) for id in some[:LISTED]] for name, some in ids.items()}
    lists["mine"].sort(key=lambda one: ORDER.index(one["state"]))
    for one in lists["running"]:
        if one["state"] == "over":
            await asyncio.to_thread(store.mark_over, one["id"])
    lists["running"] = [one for one in lists["running"] if one["state"] == "plays" and one["id"] not in ids["mine"]]
    return {name: [one for one in lines if game in (None, one["game"])] for name, lines in lists.items()}


async def line(ctx: RequestContext, id: str, since: str) -> Line:
    """A match in a list; or why it cannot be shown."""
    try:
        table = await ctx.lobby.get(id)
    except Unreadable as problem:
        return unreadable(id, speaker(ctx.language)("game-unreadable"), told(problem, ctx.language)[0])
    game = table.match.game
    t, pictures = speaker(ctx.language, game.package), texts_of(game.id, "welcome", heard(game.package, ctx.language))["pictures"]
    own, people = table.seats_of(ctx.guest), people_at(table, ctx)
    state = state_of(table, own)
    return {
        "id": id, "game": game.id, "title": t("game-name"), "picture": picture(game.id, pictures[0]) if pictures else "",
        "people": people, "state": state, "what": what(table, own, state, t), "since": since[:10],
        "who": ", ".join([one["name"] for one in people] + ([t("rival-name")] if table.match.seats == 1 else [])),
        "again": state == "over" and bool(own) and table.match.start is None,
    }  # fmt: skip


def unreadable(id: str, who: str, why: str) -> Line:
    return {"id": id, "game": None, "title": who, "picture": "", "people": [], "state": "unreadable", "what": why, "since": "",
            "who": who, "again": False}  # fmt: skip


def people_at(table: Table, ctx: RequestContext) -> list[Line]:
    match, own, colours = table.match, table.seats_of(ctx.guest), worn(table.seats)
    winners: Sequence[int] = match.winners if match.over else ()
    scores: Sequence[int | None] = match.scores if match.over else [None] * match.seats
    return [
        {"colour": colours[seat], "name": name, "mine": seat in own, "acts": seat in table.active, "won": seat in winners,
         "score": scores[seat]}
        for seat, name in enumerate(names_of(table, ctx.language))
    ]  # fmt: skip


def state_of(table: Table, own: Sequence[int]) -> str:
    if table.match.over:
        return "over"
    if not table.has_begun:
        return "waits"
    return "yours" if any(seat in table.active for seat in own) else "plays"


def what(table: Table, own: Sequence[int], state: str, t: Voice) -> str:
    """How far a match is."""
    if state == "over":
        return result(table, own, t)
    return t("game-waiting-short") if state == "waits" else t("game-round-short", n=table.match.round)


def result(table: Table, own: Sequence[int], t: Voice) -> str:
    names, winners = names_of(table, t.language), table.match.winners
    if len(own) == 1 and tuple(winners) == tuple(own):
        return t("game-won-by-you")
    called = [names[seat] for seat in winners] or ([t("rival-name")] if table.match.seats == 1 else [])
    return t("game-won-by", n=len(called), who=", ".join(called))
