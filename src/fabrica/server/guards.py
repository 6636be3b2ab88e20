"""What stands before every request: bounds of size, time and speed, the origin, and the headers that keep browsers safe."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection

from fabrica.server.bodies import checked_body
from fabrica.server.gates import Gates, StreamSlots
from fabrica.server.guests import Guests
from fabrica.server.heads import bounded, netloc_of
from fabrica.server.live import STREAM
from fabrica.server.meter import Meter, Metered, metering
from fabrica.server.problems import Problem
from fabrica.server.rates import Rate, neighbours
from fabrica.server.settings import Settings

WINDOW = 10  # seconds over which requests and work are counted
CHARGED_MOST = 0.5  # seconds of work that one request can cost: who comes first and finds all cold is not to blame
FOR_STRANGERS = 0.5  # of what one address may have: the rest is for its guests
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
        "media-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "private, no-cache",
}

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Answer = Callable[[Scope, Problem], Any]
Plays = Callable[[str, str | None], bool]


class Guards:
    """Pure ASGI, so that streams pass through untouched."""

    def __init__(self, app: Any, settings: Settings, guests: Guests, answer: Answer, plays: Plays) -> None:
        self.app = app
        self._settings = settings
        self._guests = guests
        self._answer = answer
        self._plays = plays
        self._by_guest = Rate(settings.moves_per_ten_seconds, WINDOW)
        self._by_address = Rate(settings.requests_per_ten_seconds, WINDOW)
        self._work_by_guest = Rate(settings.work_by_guest, WINDOW)
        self._work_by_address = Rate(settings.work_by_address, WINDOW)
        self._gates = Gates(settings.at_once)
        self._streams = StreamSlots(settings.streams_in_all, settings.streams_by_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sender = _with_headers(send, self._settings.secure)
        if scope["method"] == "HEAD":
            scope, sender = {**scope, "method": "GET"}, _head_only(sender)
        try:
            scope = bounded(scope, self._settings.host_names)
        except Problem as problem:
            await self._answer(_plain(scope), problem)(scope, receive, sender)
            return
        try:
            await self._guarded(scope, receive, sender)
        except Problem as problem:
            await self._answer(scope, problem)(scope, receive, sender)

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        guest = self._guests.of(HTTPConnection(scope))
        address = neighbours(scope)
        self._check_work(guest, address)
        if scope["method"] not in SAFE:
            self._check_origin(Headers(scope=scope))
            self._check_rate(scope["path"], guest, address)
            receive = await checked_body(scope, receive, self._settings.body_seconds)
        await self._admitted(scope, receive, send, guest, address)

    async def _admitted(self, scope: Scope, receive: Receive, send: Send, guest: str | None, address: str) -> None:
        """Streams have their own room, all else its turn; the work is counted."""
        if scope["path"].endswith(STREAM):
            with self._streams.place(address, self._plays(scope["path"], guest)):
                await self.app(scope, receive, send)
            return
        async with self._gates.turn(guest or address):
            meter = Meter()
            metering.set(meter)
            try:
                await Metered(meter, self.app(scope, receive, send))
            finally:
                self._charge(guest, address, min(meter.spent, CHARGED_MOST))

    def _check_origin(self, headers: Headers) -> None:
        """A browser says where a request comes from: it must be our own page."""
        origin = headers.get("origin")
        if origin is not None and netloc_of(origin) != headers.get("host", ""):
            raise Problem(403, "problem-wrong-origin")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Problem(403, "problem-wrong-origin")

    def _check_rate(self, path: str, guest: str | None, address: str) -> None:
        makes_something = not path.startswith(("/g/", "/api/matches/"))
        if guest is not None:
            self._by_guest.take(guest)
        if guest is None or makes_something:
            self._by_address.take(address)

    def _check_work(self, guest: str | None, address: str) -> None:
        self._work_by_address.check(address, share=FOR_STRANGERS if guest is None else 1.0)
        if guest is not None:
            self._work_by_guest.check(guest)

    def _charge(self, guest: str | None, address: str, spent: float) -> None:
        self._work_by_address.charge(address, spent)
        if guest is not None:
            self._work_by_guest.charge(guest, spent)


def _plain(scope: Scope) -> Scope:
    """A request of which nothing is believed but where it went and which language it asks for."""
    kept = [(name, value) for name, value in scope["headers"] if name in (b"accept", b"accept-language") and len(value) < 1000]
    return {**scope, "headers": kept}


def _head_only(send: Send) -> Send:
    """An answer without its body; it ends with its head, also where the body would not end."""
    done = False

    async def sender(message: Any) -> None:
        nonlocal done
        if not done:
            done = True
            await send(message)
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return sender


def _with_headers(send: Send, secure: bool) -> Send:
    async def sender(message: Any) -> None:
        if message["type"] == "http.response.start":
            add_headers(MutableHeaders(scope=message), secure)
        await send(message)

    return sender


def add_headers(headers: MutableHeaders, secure: bool) -> None:
    """What every answer carries, unless it says otherwise itself."""
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if secure:
        headers.setdefault("strict-transport-security", "max-age=31536000; includeSubDomains")
