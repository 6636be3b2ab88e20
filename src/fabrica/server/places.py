"""Places at a new table: who shall sit where, and the match for them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fabrica.bots import levels, unfit
from fabrica.engine.errors import FabricaError
from fabrica.engine.match import Match
from fabrica.engine.options import check_options
from fabrica.registry import load
from fabrica.server.colours import check_colours
from fabrica.server.meter import in_thread
from fabrica.server.problems import Problem
from fabrica.server.store import Seat


@dataclass(frozen=True)
class Place:
    """Who shall sit on a seat of a new match: me, link (a friend with an invite), open (anyone), bot, or a guest by name."""

    kind: str
    name: str = ""
    bot: str | None = None
    guest: str | None = None
    colour: str | None = None


def seat_of(number: int, place: Place, guest: str, invite: str | None, asks: bool) -> Seat:
    owner = guest if place.kind == "me" else place.guest
    kind = "person" if owner else place.kind
    nonce = "" if asks and not place.bot else None
    return Seat(number, kind, owner, place.name, place.bot, None if invite is None else hashed(invite), nonce, place.colour)


def are_several(places: Sequence[Place]) -> bool:
    """Do people come from more than one device?"""
    people = [place for place in places if not place.bot]
    return any(p.kind in ("link", "open") for p in people) or len({p.guest for p in people if p.kind != "me"}) > 1


def hashed(invite: str) -> str:
    return hashlib.sha256(invite.encode()).hexdigest()


async def brought_in(record: str) -> Match:
    """The match of a record, replayed and checked."""
    try:
        return await in_thread(Match.from_record, record)
    except FabricaError as error:
        raise Problem(422, "problem-bad-record", {"reason": str(error)}) from None


def new_match(game: str, places: Sequence[Place], options: Mapping[str, str], seed: str | None = None) -> Match:
    """A match for these seats; complains about what cannot be."""
    try:
        check_bots(game, places)
        check_colours(load(game), places)
        return Match(game, seats=len(places), seed=seed, **check_options(load(game), len(places), options))
    except FabricaError as error:
        raise Problem(422, "problem-bad-match", {"reason": str(error)}) from None


def check_bots(game: str, places: Sequence[Place]) -> None:
    """A game has some levels of bots; others are told."""
    for place in places:
        if place.kind == "bot":
            check_bot(game, place.bot)


def check_bot(game: str, bot: str | None) -> None:
    if bot not in levels(game):
        why = "problem-unfit-bot" if bot in unfit(game) else "problem-unknown-bot"
        raise Problem(422, why, {"bot": str(bot)[:40], "known": ", ".join(levels(game))})
