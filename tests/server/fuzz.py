"""Requests of every kind to every route of the application: no error of the server, no traceback and no secret in its log.

.venv/bin/python tests/server/fuzz.py [--requests N] [--seed S]: so many on SQLite, and as many on PostgreSQL
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

sys.path.insert(0, str(Path(__file__).parents[1]))

from fastapi import FastAPI
from fastapi.routing import APIRoute

from fabrica.server.app import create_app
from fabrica.server.reading import read_table
from fabrica.server.settings import NO_LIMITS, Settings
from server.population import Population, populate
from server.postgres import each_database

DAMAGED = "cannot be read (damaged)"
PATIENCE = 60.0  # seconds for one answer
METHODS = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "BREW")
NASTY: tuple[str, ...] = (
    "",
    " ",
    "0",
    "-1",
    "1",
    "7",
    "8",
    "1e309",
    "NaN",
    "9" * 30,
    "9" * 4_400,
    "0x10",
    "٣",
    "true",
    "null",
    "[]",
    "{}",
    '{"a":',
    "\0",
    "a\0b",
    "a\nb",
    "a\u202eb",
    "\u2028",
    "\ufeff",
    "é" * 50,
    "😀" * 30,
    "x" * 41,
    "x" * 5_000,
    "../../etc/passwd",
    "%00",
    "%",
    "{ $x }",
    "{{7*7}}",
    "%s%n",
    "'; drop table matches; --",
    '"',
    "\\",
    "<script>alert(1)</script>",
    "a;b;c",
    ";" * 200,
    "take biolab",
    "undo",
    "//evil.test",
)
BYTES = (
    b"",
    b"\0",
    b"\xff\xfe",
    b"{",
    b"[" * 40,
    b"\x00[\x00[",
    b"a=%zz",
    b"&&==&",
    b"%00=%ff",
    b"--x\r\n\r\n",
    b"seat=0&seat=x",
    b'"' * 999,
)
HEADERS: dict[str, tuple[str, ...]] = {
    "accept": ("text/html", "text/html,*/*", "application/json", "*/*", "", "\\", "x" * 900),
    "accept-language": ("pl", "en", "pt-BR,pt;q=0.9", "xx", ";;;q=", "q=1", ",".join("abcdefgh" * 90)),
    "accept-encoding": ("gzip", "br", "identity;q=0", "\0"),
    "referer": ("http://fabrica.test/", "http://[", "http://fabrica.test//evil", "x", "http://fabrica.test:99999/", "\\\\"),
    "origin": ("http://fabrica.test", "http://evil.test", "null", "http://[", ""),
    "sec-fetch-site": ("same-origin", "cross-site", "none", "?"),
    "host": ("fabrica.test", "[", "[::1]", "a" * 4_000, "fabrica.test:99999", "", "a b", "é"),
    "fabrica-part": ("1", "", "x" * 99),
    "content-length": ("0", "-1", "99999999999999999999999", "x"),
    "range": ("bytes=0-1", "bytes=x"),
    "if-none-match": ("*", "x"),
    "last-event-id": ("9" * 40, "\\"),
    "x-forwarded-for": ("203.0.113.1", "x", "unix:"),
    "x-forwarded-proto": ("https", "gopher"),
    "upgrade": ("websocket",),
    "authorization": ("Basic x",),
    "x-http-method-override": ("DELETE",),
}
TYPES = (
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "multipart/form-data; charset=idna",
    "",
    "text/plain",
    "application/problem+json",
    "application/json; charset=utf-16",
    "application/x-www-form-urlencoded; charset=undefined",
)
FORMS = {  # what the pages read by themselves
    "/new": ("game", "preset", "name", "seat1", "seat2", "machine", "level"),
    "/settings": ("back", "language", "theme"),
}


@dataclass(frozen=True)
class Ask:
    method: str
    path: str
    query: str
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def __str__(self) -> str:
        shown = {name: value[:80] for name, value in self.headers}
        return f"{self.method} {self.path[:200]!r} ?{self.query[:200]!r} {shown} {self.body[:200]!r}"


@dataclass
class Report:
    requests: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    routes: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        by = ", ".join(f"{status}: {count:,}" for status, count in sorted(self.statuses.items()))
        kinds = f"{self.requests:,} requests of {len(self.routes)} kinds (method and route)"
        return f"{kinds}, no error of the server, nothing in its log ({by})"


class Generator:
    """Requests by chance: mostly such that something happens, with a few things wrong."""

    def __init__(self, app: FastAPI, people: Population, seed: str) -> None:
        self.luck = random.Random(seed)
        self.people = people
        self.routes = routes_of(app)

    def ask(self) -> tuple[str, Ask]:
        """A request, and the route that it is meant for."""
        route, luck = self.luck.choice(self.routes), self.luck
        method = luck.choice(METHODS) if luck.random() < 0.08 else luck.choice(sorted(route.methods or ()))
        path = route.path_format
        for param in route.dependant.path_params:
            path = path.replace(f"{{{param.name}}}", quote(self.value(param.name), safe="" if luck.random() < 0.9 else "/%?#"))
        names = [param.alias for param in route.dependant.query_params]
        query = urlencode([(name, self.value(name)) for name in names if luck.random() < 0.6], errors="surrogatepass")
        if luck.random() < 0.05:
            query = luck.choice(NASTY) + "=%ff&" + query
        kind, body = self.body(route, path.startswith("/api/")) if method not in ("GET", "HEAD") else ("", b"")
        return f"{method} {route.path}", Ask(method, path, query, tuple(self.headers(kind).items()), body)

    def value(self, name: str) -> str:
        """What a parameter of this name could be; now and then, what it could not."""
        good = self.people.values(name)
        return str(self.luck.choice(good if good and self.luck.random() < 0.8 else NASTY))

    def headers(self, kind: str) -> dict[str, str]:
        luck = self.luck
        found = {
            "host": "fabrica.test",
            "cookie": self.cookie(),
            "content-type": kind,
            "accept": luck.choice(HEADERS["accept"][:3]),
        }
        if luck.random() < 0.2:
            found |= {name: luck.choice(HEADERS[name]) for name in luck.sample(sorted(HEADERS), luck.randint(1, 4))}
        return {name: value for name, value in found.items() if value or luck.random() < 0.1}

    def cookie(self) -> str:
        luck = self.luck
        mine = luck.choice(self.people.cookies)
        if luck.random() < 0.1:
            mine = "; ".join(
                f"fabrica_{name}={luck.choice(NASTY)[:90]}" for name in ("guest", "language", "theme", "name", "solved")
            )
        if luck.random() < 0.05:
            mine += "; " + luck.choice(('fabrica_name="' + r"\"" * 9_000, "a=b; " * 2_000, "=;=;", "\\\\\\", 'x="\\777"'))
        return mine

    def body(self, route: APIRoute, is_api: bool) -> tuple[str, bytes]:
        luck = self.luck
        if luck.random() < 0.07:
            return luck.choice(TYPES), luck.choice(BYTES)
        if is_api:
            text = json.dumps(self.fields(route), ensure_ascii=luck.random() < 0.5)
            code = "utf-8" if luck.random() < 0.92 else luck.choice(("utf-16", "utf-32", "latin-1", "utf-8-sig"))
            return TYPES[0] if luck.random() < 0.95 else luck.choice(TYPES), text.encode(code, "replace")
        names = FORMS.get(route.path) or [param.alias for param in route.dependant.body_params]
        sent = urlencode([(name, self.value(name)) for name in names if luck.random() < 0.85]).encode()
        return TYPES[1] if luck.random() < 0.95 else luck.choice(TYPES), sent

    def fields(self, route: APIRoute) -> Any:
        """The JSON of a body: each field of its model, mostly."""
        luck = self.luck
        found = {}
        for param in route.dependant.body_params:
            model: Any = param.field_info.annotation
            for name in getattr(model, "model_fields", {}):
                if luck.random() < 0.9:
                    found[name] = self.json_value(name)
        return found if luck.random() < 0.97 else luck.choice(([], None, "x", 5, [found], {"": found}))

    def json_value(self, name: str) -> Any:
        luck = self.luck
        if luck.random() < 0.1:
            return luck.choice(([], {}, None, True, 1.5, -1, 10**30, "\ud800", [[]] * 9, {"a": {"b": []}}))
        if name == "seats":
            return [
                {"kind": luck.choice(("me", "link", "open", "bot")), "name": self.value("name"), "bot": "random"}
                for _ in range(2)
            ]
        if name in ("position", "options"):
            return luck.choice((self.people.position, {}, {"game": self.value("game")}, {self.value("x"): self.value("y")}))
        value = self.value(name)
        return int(value) if name in ("seat", "version") and value.lstrip("-").isdecimal() and len(value) < 40 else value


def routes_of(app: FastAPI) -> list[APIRoute]:
    """Every route of the application, those of its parts included."""
    parts = [getattr(route, "original_router", None) for route in app.routes]
    found = [*app.routes, *(route for part in parts if part is not None for route in part.routes)]
    return [route for route in found if isinstance(route, APIRoute)]


class Log(logging.Handler):
    """Every line that is logged, with its traceback."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith(("fabrica", "uvicorn", "asyncio", "starlette", "sqlalchemy", "fastapi")):
            self.lines.append(self.format(record))


async def fuzz(database: str, requests: int, seed: str, on_request: Callable[[], None] = lambda: None) -> Report:
    """So many requests; raises at the first that goes wrong."""
    app, log, report = create_app(Settings(database=database, bot_pause=3600.0, **NO_LIMITS)), Log(), Report()
    logging.getLogger().addHandler(log)
    try:
        async with app.router.lifespan_context(app):
            people = await populate(app)
            generator = Generator(app, people, seed)
            for number in range(requests):
                route, ask = generator.ask()
                report.statuses[await checked(app, ask, people, log, f"request {number} of seed {seed}")] += 1
                report.routes[route] += 1
                report.requests += 1
                on_request()
            await check_tables(app)
    finally:
        logging.getLogger().removeHandler(log)
    return report


async def checked(app: FastAPI, ask: Ask, people: Population, log: Log, where: str) -> int:
    """The status of an answer to which nothing can be said."""
    try:
        status, body = await asyncio.wait_for(answer(app, ask), PATIENCE)
    except Exception as error:
        raise AssertionError(f"{where}: {ask}: {error!r}") from error
    assert status < 500, f"{where}: {ask}: {status} {body[:300]!r}"
    check_log(log, people, f"{where}: {ask}")
    told = [secret for secret in people.hidden() if secret.encode() in body]
    assert not told, f"{where}: {ask}: told a secret"
    assert ask.method != "HEAD" or not body, f"{where}: {ask}: a body"
    return status


def check_log(log: Log, people: Population, where: str) -> None:
    """Nothing is logged but that the damaged match is damaged; and never a secret."""
    for line in log.lines:
        assert DAMAGED in line, f"{where}: logged {line[:2_000]}"
        assert "Traceback" not in line, f"{where}: logged {line[:2_000]}"
        assert not [secret for secret in people.secrets() if secret in line], f"{where}: logged a secret"
    log.lines.clear()


async def answer(app: FastAPI, ask: Ask) -> tuple[int, bytes]:
    """One request straight into the application; of a stream, the first piece."""
    sent: list[Any] = []
    enough, body = asyncio.Event(), iter([{"type": "http.request", "body": ask.body, "more_body": False}])

    async def receive() -> Any:
        for message in body:
            return message
        await enough.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)
        if message.get("body") or not message.get("more_body", True):
            enough.set()

    from urllib.parse import unquote

    headers = [(name.encode(), value.encode("utf-8", "replace")) for name, value in ask.headers]
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": ask.method,
        "scheme": "http",
        "path": unquote(ask.path),
        "raw_path": ask.path.encode("utf-8", "replace"),
        "query_string": ask.query.encode("utf-8", "replace"),
        "headers": headers,
        "client": ("203.0.113.5", 1),
        "server": ("fabrica.test", 80),
    }
    await app(scope, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent)


async def check_tables(app: FastAPI) -> None:
    """What is in memory is what the store has."""
    lobby: Any = app.state.lobby
    for id, table in list(lobby._tables.items()):
        kept = await asyncio.to_thread(lobby.store.load, id)
        again = read_table(id, *kept)
        assert (again.number, again.seats) == (table.number, table.seats), f"{id} differs from what is kept"
        assert again.match.state() == table.match.state(), f"{id} differs from what is kept"
        assert [entry.words for entry in again.match.log] == [entry.words for entry in table.match.log]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--seed", default="fuzz")
    wanted = parser.parse_args()
    with each_database() as databases:
        for database in databases:
            print(f"{database.partition(':')[0]}: {asyncio.run(fuzz(database, wanted.requests, wanted.seed))}", flush=True)


if __name__ == "__main__":
    main()
