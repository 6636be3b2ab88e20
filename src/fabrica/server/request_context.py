"""What a request is answered with: who asks, in which language, and the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from fabrica.bots.fair_queue import Asker
from fabrica.engine.contract import Game
from fabrica.engine.match import Match
from fabrica.i18n.messages import heard
from fabrica.server.asking import Caller
from fabrica.server.guests import Guests, new_guest
from fabrica.server.language import language_of
from fabrica.server.lobby import Lobby
from fabrica.server.places import Place, hashed
from fabrica.server.rates import TablesOpened, neighbours


@dataclass(frozen=True)
class RequestContext:
    lobby: Lobby
    guests: Guests
    guest: str | None
    language: str
    address: str
    opened: TablesOpened
    caller: Caller = field(compare=False, repr=False)  # who waits for the answer: nothing on a page depends on it

    @classmethod
    def of(cls, request: Request) -> RequestContext:
        state = request.app.state
        guest, language, address = state.guests.of(request), language_of(request), neighbours(request.scope)
        caller = Caller(Asker(address, guest or ""), request.receive)
        return cls(state.lobby, state.guests, guest, language, address, state.opened, caller)

    def for_game(self, game: Game) -> RequestContext:
        """For a game, in a language that it speaks."""
        return replace(self, language=heard(game.package, self.language))

    @cached_property
    def for_anyone(self) -> RequestContext:
        """The same for all who read the language: it knows nothing of a person."""
        return replace(self, guest=None, address="")

    def welcome(self, response: Response) -> str:
        """The guest who asks; a stranger becomes one."""
        guest = self.guest or new_guest()
        if self.guest is None:
            self.guests.welcome(guest, response)
        return guest

    async def sign_out(self, response: Response) -> None:
        """End every other cookie of who asks. The seats stay theirs."""
        if self.guest is not None:
            self.guests.generations[self.guest] = await asyncio.to_thread(self.lobby.store.sign_out, self.guest)
            self.guests.welcome(self.guest, response)

    async def open_table(
        self, match: Match, response: Response, places: Sequence[Place], **rest: Any
    ) -> tuple[str, dict[int, str]]:
        """A new table for who asks, unless they have opened too many."""
        guest = self.welcome(response)
        self.opened.take(guest, self.address)
        return await self.lobby.create(match, guest, places, **rest)

    async def mine(self) -> list[str]:
        return await asyncio.to_thread(self.lobby.store.mine, self.guest) if self.guest else []

    async def open(self) -> list[str]:
        return await asyncio.to_thread(self.lobby.store.open)

    async def invited(self, invite: str) -> str | None:
        """The match that an invite leads to, if it is still good."""
        return await asyncio.to_thread(self.lobby.store.invited, hashed(invite))
