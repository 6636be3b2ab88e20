"""Visitors of a server that runs inside the test: each has cookies of its own, and knows the API in short words."""

from __future__ import annotations

import asyncio
import itertools
import json
import queue
import random
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any
from unittest.mock import patch

import sqlalchemy as sa
from anyio.from_thread import BlockingPortal
from fastapi import FastAPI
from starlette.requests import Request
from starlette.testclient import TestClient

from fabrica.registry import load
from fabrica.server.app import create_app
from fabrica.server.guests import COOKIE
from fabrica.server.lobby import Lobby
from fabrica.server.request_context import RequestContext
from fabrica.server.schema import metadata
from fabrica.server.settings import NO_LIMITS, Settings
from fabrica.server.store import Store
from fabrica.server.table import Table

GAME = load("fantastic-factories")
HOST = "http://fabrica.test"
PATIENCE = 5.0  # seconds
ME, LINK, OPEN = {"kind": "me"}, {"kind": "link"}, {"kind": "open"}
FAST = dict(NO_LIMITS)


def still() -> AbstractContextManager[Any]:
    """Limits of speed for which no time passes: a slow machine makes nobody slower."""
    return patch("fabrica.server.rates.now", lambda: 1000.0)


class Server:
    """A server, its visitors, and what it keeps."""

    def __init__(self, app: FastAPI, client: TestClient) -> None:
        self.app = app
        self.client = client
        self.numbers = itertools.count()
        self.luck = random.Random(1)

    @property
    def lobby(self) -> Lobby:
        found: Lobby = self.app.state.lobby
        return found

    def visitor(self, **headers: str) -> Visitor:
        return Visitor(self, headers)

    @property
    def portal(self) -> BlockingPortal:
        """Into the loop of the server."""
        assert self.client.portal is not None
        return self.client.portal

    def table(self, match: str) -> Table:
        return self.portal.call(self.lobby.get, match)

    def kept(self) -> dict[str, list[tuple[Any, ...]]]:
        """All that is in the store."""
        with self.lobby.store.engine.connect() as connection:
            return {t.name: [tuple(row) for row in connection.execute(sa.select(t))] for t in metadata.sorted_tables}

    def remembered(self) -> dict[str, Any]:
        """All tables in memory, to the byte."""
        return {
            id: (t.number, list(t.versions), [list(u) for u in t.undone], list(t.seats), set(t.requests), t.match.state())
            for id, t in self.lobby._tables.items()
        }

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """What is done here must leave no trace."""
        before = self.kept(), self.remembered()
        yield
        assert (self.kept(), self.remembered()) == before


class Visitor:
    """Someone with a browser: cookies are kept and sent."""

    def __init__(self, server: Server, headers: dict[str, str]) -> None:
        self.server = server
        self.headers = headers
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None, **rest: Any) -> Any:
        """The response to a request."""
        self.server.client.cookies.clear()
        cookie = {"cookie": "; ".join(f"{n}={v}" for n, v in self.cookies.items())} if self.cookies else {}
        response = self.server.client.request(method, path, headers={**self.headers, **cookie, **(headers or {})}, **rest)
        self.cookies.update(response.cookies)
        return response

    def get(self, path: str, **rest: Any) -> Any:
        return self.ask("GET", path, **rest)

    def post(self, path: str, body: Any, **rest: Any) -> Any:
        return self.ask("POST", path, json=body, **rest)

    def told(self, method: str, path: str, **rest: Any) -> Any:
        """What a request that succeeds gives."""
        response = self.ask(method, path, **rest)
        assert response.is_success, response.text
        return response.json()

    # The API

    def creates(self, *seats: dict[str, Any], **rest: Any) -> tuple[str, dict[str, str]]:
        found = self.told("POST", "/api/matches", json={"seats": list(seats), **rest})
        return found["id"], found["invites"]

    def joins(self, invite: str, name: str = "") -> Any:
        return self.told("POST", "/api/join", json={"invite": invite, "name": name})

    def sees(self, match: str, seat: int | None = None) -> Any:
        return self.told("GET", f"/api/matches/{match}", params={} if seat is None else {"seat": seat})

    def acts(self, match: str, kind: str, seat: int, request: str | None = None, **rest: Any) -> Any:
        """The response to an undo, redo, restart or play."""
        body = {"seat": seat, "request": request or f"r{next(self.server.numbers)}", **rest}
        return self.post(f"/api/matches/{match}/{kind}", body)

    def plays(self, match: str, move: str, seat: int = 0, **rest: Any) -> Any:
        return self.acts(match, "play", seat, move=move, **rest)

    def plays_on(self, match: str, moves: int = 10**6) -> Any:
        """Makes so many moves at random for all own seats, or to the end."""
        seen = self.sees(match)
        while not seen["over"] and moves > 0:
            seat, moves = seen["active"][0], moves - 1
            seen = self.plays(match, self.server.luck.choice(self.sees(match, seat)["moves"]), seat).json()
        return seen


class Listener:
    """A stream that is open, read message by message."""

    def __init__(self, visitor: Visitor, path: str, address: str | None = None, **more: str) -> None:
        self._portal = visitor.server.portal
        self._app = visitor.server.app
        self._arrived: queue.Queue[dict[str, Any]] = queue.Queue()
        cookie = "; ".join(f"{n}={v}" for n, v in visitor.cookies.items())
        said = {"host": "fabrica.test", **visitor.headers, "cookie": cookie, **more}
        headers = [(name.replace("_", "-").encode(), value.encode()) for name, value in said.items()]
        path, _, query = path.partition("?")
        address = address or f"10.0.{next(visitor.server.numbers) % 250}.1"  # each comes from elsewhere
        self._scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http", "path": path,
            "raw_path": path.encode(), "query_string": query.encode(), "headers": headers, "client": (address, 1),
            "server": ("test", 80),
        }  # fmt: skip

    def __enter__(self) -> Listener:
        self._gone = self._portal.call(asyncio.Event)
        self._running = self._portal.start_task_soon(self._app, self._scope, self._receive, self._send)
        self.start = self._arrived.get(timeout=PATIENCE)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._portal.call(self._gone.set)
        self._running.result(timeout=PATIENCE)

    async def _receive(self) -> dict[str, Any]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        self._arrived.put(message)

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode(): value.decode() for name, value in self.start["headers"]}

    def piece(self, patience: float = PATIENCE) -> bytes:
        """The next piece as it comes; queue.Empty if none does."""
        body: bytes = self._arrived.get(timeout=patience)["body"]
        return body

    def text(self, patience: float = PATIENCE) -> str:
        return self.piece(patience).decode()

    def notice(self, patience: float = PATIENCE) -> Any:
        """The data of the next notice."""
        lines = self.text(patience).splitlines()
        return json.loads(next(line for line in lines if line.startswith("data:")).removeprefix("data:"))


def context_of(server: Server, guest: str | None = None, language: str = "en") -> RequestContext:
    """The context of a guest who reads a language."""
    cookie = f"{COOKIE}={server.app.state.guests.cookie(guest)}" if guest else ""
    headers = [(b"accept-language", language.encode()), (b"cookie", cookie.encode())]
    return RequestContext.of(Request({"type": "http", "app": server.app, "headers": headers, "client": ("test", 1)}))


@cache
def empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "fabrica.db"
        Store(f"sqlite:///{file}").close()
        return file.read_bytes()


@contextmanager
def open_server(folder: Path, raises: bool = True, **settings: Any) -> Iterator[Server]:
    """A server on a SQLite file; a new one is a copy of one whose schema was made before."""
    file = folder / "fabrica.db"
    if not file.exists():
        file.write_bytes(empty_database())
    with serving(f"sqlite:///{file}", raises, **settings) as found:
        yield found


@contextmanager
def serving(database: str, raises: bool = True, **settings: Any) -> Iterator[Server]:
    """Its routes are made ready when they are first looked at: a test asks for few."""
    with patch("fabrica.server.app.meet_routes"), settled(database, raises, **settings) as found:
        yield found


@contextmanager
def settled(database: str, raises: bool = True, **settings: Any) -> Iterator[Server]:
    """All is made ready before anyone comes, as people have it."""
    app = create_app(Settings(database=database, **{"bot_pause": 0.0, **settings}))
    with TestClient(app, base_url=HOST, raise_server_exceptions=raises) as client:
        yield Server(app, client)
