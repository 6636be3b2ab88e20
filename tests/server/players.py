"""Players who play through the JSON API whatever happens to the server, and remember all that they were promised."""

from __future__ import annotations

import asyncio
import json
import random
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx

AGAIN = 0.2  # seconds until a lost request is sent again
PATIENCE = 60.0  # seconds without news, after which something must be wrong
Answer = dict[str, Any]


class Lost(AssertionError):
    """Something that was promised is not so."""


@dataclass
class Said:
    """One request: what it was, and what became of it."""

    request: str
    match: str
    seat: int
    kind: str
    words: str
    answered: int | None = None  # the number of the table's last event, in the acknowledgement
    refused: bool = False


@dataclass
class Player:
    name: str
    client: httpx.AsyncClient
    luck: random.Random
    said: list[Said] = field(default_factory=list)
    promises: defaultdict[str, list[Said]] = field(default_factory=lambda: defaultdict(list))  # the acknowledged, by match
    resent: int = 0
    refusals: int = 0
    finished: int = 0
    streamed: bool = False  # whether a stream has begun to speak since the last kill
    answered: bool = False  # whether a match was answered since the last kill
    leaving: bool = False
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    # Asking

    async def ask(self, method: str, path: str, body: Answer | None = None) -> httpx.Response:
        """Ask until there is an answer: the very same request after a lost connection."""
        while True:
            try:
                answer = await self.client.request(method, path, json=body)
            except httpx.TransportError:
                self.resent += 1
                await asyncio.sleep(AGAIN)
                continue
            if answer.status_code >= 500:
                raise Lost(f"{self.name}: {method} {path} was answered {answer.status_code} {answer.text[:200]}")
            if answer.status_code != 429:
                return answer
            await asyncio.sleep(1)

    async def expect(self, method: str, path: str, body: Answer | None = None) -> Answer:
        answer = await self.ask(method, path, body)
        if answer.status_code >= 400:
            raise Lost(f"{self.name}: {method} {path} {body} was refused: {answer.status_code} {answer.text[:200]}")
        found: Answer = answer.json()
        return found

    async def host(self, friend: str) -> tuple[str, str | None]:
        """A new match for me and a friend, who comes by an invite (link) or by an open seat; its id, and the invite."""
        created = await self.expect("POST", "/api/matches", {"seats": [{"kind": "me", "name": self.name}, {"kind": friend}]})
        return created["id"], created["invites"].get("1")

    async def come(self, match: str, invite: str | None) -> None:
        if invite is None:
            await self.expect("POST", f"/api/matches/{match}/sit", {"seat": 1, "name": self.name})
        else:
            await self.expect("POST", "/api/join", {"invite": invite, "name": self.name})

    # Playing

    async def play(self, match: str, seat: int) -> None:
        """Play a match to its end, or until it is time to leave."""
        watching = asyncio.create_task(self._watch(match, seat))
        try:
            seen = await self.look(match, seat)
            while not seen["over"] and not self.leaving:
                seen = await (self._act(match, seat, seen) if seen["moves"] else self._wait(match, seat, watching))
            self.finished += seen["over"]
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching

    def leave(self) -> None:
        """Soon, also when waiting for someone who may have left before."""
        self.leaving = True
        self._news.set()

    async def look(self, match: str, seat: int) -> Answer:
        return self._checked(await self.expect("GET", f"/api/matches/{match}"), match, seat)

    def _checked(self, seen: Answer, match: str, seat: int) -> Answer:
        """My seat is still mine, and what I was promised is there: my version counts my acknowledged requests."""
        if seen["seat"] != seat or not seen["seats"][seat]["mine"]:
            raise Lost(f"{self.name} has lost seat {seat} of {match}")
        mine = self.promises[match]
        if seen["version"] != len(mine):
            raise Lost(f"{self.name} at {match}: {len(mine)} acknowledged, but the seat's version is {seen['version']}")
        if mine and seen["number"] < (mine[-1].answered or 0):
            raise Lost(f"{self.name} at {match}: event {mine[-1].answered} was acknowledged, now the last is {seen['number']}")
        self.answered = True
        return seen

    async def _act(self, match: str, seat: int, seen: Answer) -> Answer:
        kind, words = self._choose(seen)
        said = Said(f"{self.name}-{len(self.said)}", match, seat, kind, words)
        self.said.append(said)
        body: Answer = {"seat": seat, "version": seen["version"], "request": said.request}
        answer = await self.ask("POST", f"/api/matches/{match}/{kind}", {**body, "move": words} if words else body)
        if answer.status_code == 422:  # someone else was quicker
            said.refused = True
            self.refusals += 1
            return await self.look(match, seat)
        if answer.status_code != 200:
            raise Lost(f"{self.name}: {said} was answered {answer.status_code} {answer.text[:200]}")
        return self._acknowledged(said, answer.json())

    def _acknowledged(self, said: Said, seen: Answer) -> Answer:
        before = self.promises[said.match]
        if before and seen["number"] <= (before[-1].answered or 0):
            raise Lost(f"{self.name}: {said} is no later than {before[-1]}")
        said.answered = seen["number"]
        before.append(said)
        self.acknowledged.set()
        return self._checked(seen, said.match, said.seat)

    def _choose(self, seen: Answer) -> tuple[str, str]:
        """Mostly a move; now and then a step back or forth."""
        whim = self.luck.random()
        if seen["can_redo"] and whim < 0.4:
            return "redo", ""
        if seen["can_undo"] and whim < 0.15:
            return ("restart" if whim < 0.04 else "undo"), ""
        return "play", self.luck.choice(seen["moves"])

    # Looking on

    async def _wait(self, match: str, seat: int, watching: asyncio.Task[None]) -> Answer:
        """Until the stream says that something has changed."""
        news = asyncio.create_task(self._news.wait())
        done, _ = await asyncio.wait((news, watching), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if watching in done:
            watching.result()
        if not done:
            raise Lost(f"{self.name} at {match}: no news for {PATIENCE} s")
        self._news.clear()
        return await self.look(match, seat)

    async def _watch(self, match: str, seat: int) -> None:
        """Follow the stream, and connect again whenever it breaks."""
        while True:
            with suppress(httpx.TransportError):
                await self._follow(match, seat)
            await asyncio.sleep(AGAIN)

    async def _follow(self, match: str, seat: int) -> None:
        before = len(self.promises[match])
        async with self.client.stream("GET", f"/api/matches/{match}/stream", timeout=httpx.Timeout(10, read=30)) as answer:
            async for line in answer.aiter_lines():
                if line.startswith("data:"):
                    self._hear(json.loads(line[5:]), match, seat, before)

    def _hear(self, notice: Answer, match: str, seat: int, before: int) -> None:
        """A notice tells at least of what was acknowledged before the stream began."""
        if notice["versions"][seat] < before:
            raise Lost(f"{self.name}: the stream of {match} has forgotten what was acknowledged")
        self.streamed = True
        self._news.set()
