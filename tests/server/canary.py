"""What someone gets from the server, to the byte, and the same match as it may also be for all that they know."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from fabrica.engine.chance import key_of
from fabrica.engine.entry import Entry
from fabrica.engine.match import Match
from fabrica.games.fantastic_factories.rules.facts import DRAWN
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS
from fabrica.server.at_table import made
from fabrica.server.audience import Audience, Reader
from fabrica.server.guests import COOKIE
from fabrica.server.live import notice
from fabrica.server.log import log_of
from fabrica.server.store import Seat
from fabrica.server.table import Table
from server.visitors import GAME, Server, context_of

MATCH = "canary"


@dataclass(frozen=True)
class Ask:
    """A request; `{match}` stands for the match, `{seat}` and `{move}` for a seat and for words that it may not play."""

    method: str
    path: str
    body: str = ""


ACT = '{"seat": {seat}, "request": "r"}'
PLAY = '{"seat": {seat}, "request": "r", "move": "{move}"}'

SHARE = Ask("GET", "/g/{match}/share")  # a position dealt anew from what is seen: it needs a whole box

# All that a viewer can ask for. A page that shows a match belongs in this list.
WHAT_A_VIEWER_GETS = [
    Ask("GET", "/api/matches/{match}"),
    Ask("GET", "/api/matches/{match}?seat={seat}"),
    Ask("GET", "/api/matches/{match}/moves"),
    Ask("GET", "/api/matches/{match}/log"),
    Ask("GET", "/api/matches/{match}/record"),
    Ask("GET", "/api/matches/{match}/stream"),
    Ask("GET", "/g/{match}"),
    Ask("GET", "/g/{match}/stream"),
    Ask("GET", "/g/{match}?at=20"),
    SHARE,
    Ask("POST", "/api/matches/{match}/play", PLAY),
    Ask("POST", "/api/matches/{match}/redo", ACT),
]

Answer = tuple[int, tuple[tuple[bytes, bytes], ...], bytes]  # status, headers, body


def seated(server: Server, match: Match) -> Table:
    """A table in the lobby at which every seat has a guest: seat0, seat1 …"""
    seats = [Seat(n, "person", f"seat{n}", f"Player {n}") for n in range(match.seats)]
    table = Table.of(MATCH, match)
    table.seats = seats
    server.lobby._tables[MATCH] = table
    return table


def plays(table: Table, seat: int, words: str) -> None:
    table.apply(table.event(seat, "play", words, f"{table.number}"))


# Asking


def answers(server: Server, viewer: int | None, moves: list[tuple[int, str]], without: Ask | None = None) -> dict[str, Answer]:
    """All that a viewer gets, each request with its answer; the moves are tried, and may not be legal."""
    return server.portal.call(_answers, server, viewer, moves, without)


async def _answers(server: Server, viewer: int | None, moves: list[tuple[int, str]], without: Ask | None) -> dict[str, Answer]:
    cookie = "" if viewer is None else f"{COOKIE}={server.app.state.guests.cookie(f'seat{viewer}')}"
    found = {}
    for ask in dict.fromkeys(filled(viewer, moves, without)):
        found[f"{ask.method} {ask.path} {ask.body}"] = await fetch(server.app, ask, cookie)
    return found


def filled(viewer: int | None, moves: list[tuple[int, str]], without: Ask | None) -> Iterator[Ask]:
    """The requests with all blanks filled, once for every move that is tried."""
    for ask in (ask for ask in WHAT_A_VIEWER_GETS if ask != without):
        for seat, words in moves:
            blanks = {"{match}": MATCH, "{seat}": str(seat), "{move}": words}
            yield Ask(ask.method, fill(ask.path, blanks), fill(ask.body, blanks))


class Follower:
    """Someone who looks on all the time, and shares what is pushed with others who may see the same."""

    def __init__(self, server: Server, table: Table, viewer: int | None) -> None:
        self.portal = server.portal
        guest = None if viewer is None else f"seat{viewer}"
        self.table, self.ctx = table, context_of(server, guest)
        self.audience = self.found()

    def found(self) -> Audience:
        return Audience.at(self.table, Reader.of(self.table, self.ctx, None, "", "http://test"), made)

    def pushed(self) -> bytes:
        """What comes on the stream now: the page for who is new, and what has changed since the last time."""
        page = self.portal.call(self.audience.page)
        return bytes(page.whole.plain + page.changes.plain)


class Onlooker:
    """All that a viewer gets of a table, its stream of notices included. `refused` are moves that are tried, and not legal."""

    def __init__(self, server: Server, table: Table, viewer: int | None, refused: list[tuple[int, str]]) -> None:
        self.server, self.table, self.viewer, self.refused = server, table, viewer, refused
        self.follower = Follower(server, table, viewer)
        self.reader = Reader.of(table, self.follower.ctx, None, "", "http://test")

    def gets(self) -> dict[str, Any]:
        return {
            **answers(self.server, self.viewer, self.refused),
            "pushed": self.follower.pushed(),
            "notice": notice(self.table, self.viewer),
            "told at": self.reader.told_at(self.table),
            "log": [told.text for told in log_of(self.table, self.viewer, "en")],
            "share": json.dumps(self.table.match.view(self.viewer)),
            "can undo": [self.table.match.can_undo(seat) for seat in range(self.table.match.seats) if seat == self.viewer],
        }


def fill(text: str, blanks: dict[str, str]) -> str:
    for blank, value in blanks.items():
        text = text.replace(blank, value)
    return text


async def fetch(app: Any, ask: Ask, cookie: str) -> Answer:
    """One request straight into the application; of a stream, the first piece."""
    path, _, query = ask.path.partition("?")
    sent: list[Any] = []
    enough = asyncio.Event()
    body = iter([{"type": "http.request", "body": ask.body.encode(), "more_body": False}] if ask.body else [])

    async def receive() -> Any:
        for message in body:
            return message
        await enough.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)
        if message.get("body"):
            enough.set()

    headers = [(b"host", b"test"), (b"cookie", cookie.encode()), (b"content-type", b"application/json")]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": ask.method, "scheme": "http", "path": path,
        "raw_path": path.encode(), "query_string": query.encode(), "headers": headers, "client": ("test", 1),
        "server": ("test", 80),
    }  # fmt: skip
    await app(scope, receive, send)
    return sent[0]["status"], tuple(sent[0]["headers"]), b"".join(message.get("body", b"") for message in sent)


# Dealing anew


class DealtAnew(Match):
    """A match with everything dealt anew that a viewer cannot know, its past included. What they know of it stays."""

    truth: Match

    @property
    def proof(self) -> str:
        return self.truth.proof

    def can_undo(self, seat: int) -> bool:
        return self.truth.can_undo(seat)


class Doubts:
    """What a viewer of a match cannot know, dealt anew as the match goes on."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.match = match
        self.viewer = viewer
        self._past: list[Entry] = []
        self.changed = 0  # cards of the past that are others now

    def anew(self, key: str) -> Match:
        other = copy.copy(self.match)
        other.__class__ = DealtAnew
        other.truth = self.match  # type: ignore[attr-defined]
        other.seed = f"another seed {key}"
        other._state = GAME.resample(self.match._state, self.viewer, key_of(key))
        other.log = self._log()
        other.opening = ()
        return other

    def _log(self) -> list[Entry]:
        log = self.match.log
        for at in range(len(self._past), len(log)):
            self._past.append(self._entry(at, log[at]))
        return list(self._past)

    def _entry(self, at: int, entry: Entry) -> Entry:
        """A move of the past: cards that others drew are other cards; what they held before is, now and then, too."""
        events = list(entry.events)
        for n in drawn_by_others(entry, self.viewer):
            told, (what, seat, drawn, number), _ = events[n]
            card = (drawn + 1 + n) % len(BLUEPRINT_IDS)
            events[n - 1] = (*events[n - 1][:2], card)
            events[n] = (told, (what, seat, card, number), None)
            self.changed += 1
        return replace(entry, events=tuple(events), before=self._dealt_anew(entry.before) if at % 8 == 0 else entry.before)

    def _dealt_anew(self, state: bytes) -> bytes:
        return GAME.layout.pack(GAME.resample(GAME.layout.unpack(state), self.viewer, key_of("past")))


def drawn_by_others(entry: Entry, viewer: int | None) -> Iterator[int]:
    """Where in a move's events it is told that a card came into the hand of someone else; right before, it left the deck."""
    for n, (name, args, _) in enumerate(entry.events):
        if name == "tell" and args[0] == DRAWN and args[1] != viewer:
            yield n
