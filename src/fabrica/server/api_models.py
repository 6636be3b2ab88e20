"""What the JSON API takes and gives."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

from fabrica.engine.fairness import NONCE, NONCE_MOST
from fabrica.registry import games
from fabrica.server.bodies import IMPORT_MOST
from fabrica.server.colours import Colour
from fabrica.server.names import INVISIBLE, NAME_MOST

OPTIONS_MOST = 64  # more than any game has
MatchId = Annotated[str, Path(max_length=16, pattern="^[A-Za-z0-9_-]+$", description="A match, as in its address.")]
SeatNumber = Annotated[int, Field(ge=0, le=7, description="A seat, counted from 0.")]
ViewedSeat = Annotated[int | None, Query(ge=0, le=7, description="Whose eyes to look through: one of your own seats.")]
Name = Annotated[str, Field(max_length=NAME_MOST, pattern=f"^[^{INVISIBLE}]*$", description="A name to show; empty for none.")]
RequestId = Annotated[str, Field(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="Your own, new for each request; sent again, nothing is done twice.")]  # noqa: E501  # fmt: skip


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    """Who shall sit on a seat."""

    kind: Literal["me", "link", "open", "bot"] = Field(description="me; link: a friend with an invite; open: anyone; bot")
    name: Name = ""
    bot: str | None = Field(None, max_length=40, description="The level of a bot.")
    colour: Colour | None = Field(None, description="No two seats have the same; one that is free, if none is said.")


class NewMatch(Body):
    game: str = Field(games()[0], max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    options: dict[str, str] = Field(default={}, max_length=OPTIONS_MOST)
    nonces: bool = Field(False, description="Where several people play: shall each add a nonce to chance before the deal?")


class Join(Body):
    invite: str = Field(min_length=1, max_length=64)
    name: Name = ""


class Sit(Body):
    seat: SeatNumber
    name: Name = ""


class Reseat(Body):
    seat: SeatNumber
    to: str = Field(max_length=40, description="The level of a bot; me: you, if you have opened the table; open: anyone.")
    name: Name = ""


class AddNonce(Body):
    nonce: str = Field(min_length=1, max_length=NONCE_MOST, pattern=f"^{NONCE.pattern}$", description="A random word.")


class Act(Body):
    seat: SeatNumber
    version: int | None = Field(None, ge=0, le=10**6, description="The seat's version that you saw; an older one is refused.")
    request: RequestId


class Play(Act):
    move: str = Field(min_length=1, max_length=100, description="The words of a move.")


class ImportRecord(Body):
    record: str = Field(min_length=1, max_length=IMPORT_MOST - 2048)


class SeatShown(BaseModel):
    seat: int
    name: str
    kind: str
    bot: str | None
    mine: bool
    taken: bool
    colour: Colour | None = Field(description="Null where the game has colours of its own.")
    trouble: str | None = Field(description="Why its bot cannot go on: failed, refused, late, unfit-components or unfit-missing.")


class Created(BaseModel):
    id: str
    invites: dict[int, str] = Field(description="For each seat that waits for a friend: an invite, good once.")


class Seen(BaseModel):
    """A match as you may see it."""

    id: str
    game: str
    options: dict[str, str] = Field(description="As chosen before the game.")
    number: int
    seat: int | None = Field(description="Whose eyes these are; null for a spectator.")
    version: int | None
    begun: bool = Field(description="Whether every seat is taken: nobody sees a card or moves before.")
    active: list[int]
    moves: list[str]
    can_undo: bool
    can_redo: bool
    round: int
    phase: str
    over: bool
    scores: list[int]
    winners: list[int]
    proof: str
    seed: str | None = Field(description="Revealed at the end.")
    awaits: list[int] = Field(description="The seats whose people have yet to add a nonce to chance: nothing is dealt before.")
    nonces: dict[int, str] | None = Field(description="What people added to chance. Revealed at the end.")
    seats: list[SeatShown]
    view: dict[str, Any] | None = Field(description="What you may know; null before the game begins.")


class MovesShown(BaseModel):
    seat: int
    version: int
    moves: list[str]


class Line(BaseModel):
    at: int
    seat: int
    text: list[str]


class GameShown(BaseModel):
    id: str
    seats: list[int]
    options: dict[str, list[str]]
    bots: list[str]
    unfit: dict[str, str] = Field(description="Bots that cannot play with the cards that are here, and why, in your language.")


class Complaint(BaseModel):
    error: str = Field(description="The id of the problem.")
    message: str = Field(description="What is wrong, in your language.")
    reason: str | None = Field(None, description="Why the rules forbid a move, as an id.")
    rule: str | None = Field(None, description="The part of the game's rules about it, as an anchor.")
