"""What stands before every request: limits of size, depth and rate, the origin, and the headers that keep browsers safe."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from limits import RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection

from fabrica.server.guests import Guests
from fabrica.server.problems import Problem
from fabrica.server.settings import Settings

BODY_MOST = 64 * 1024
IMPORT_MOST = 256 * 1024  # a record: some twenty times as long as a long game's
DEPTH_MOST = 32
WINDOW = 10  # seconds over which requests are counted
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
JSON_TYPE = re.compile(r"\s*application/([^;\s]+\+)?json\s*(;|$)", re.IGNORECASE)
JSON_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)  # also one that does not end: never looked at twice
BRACKET = re.compile(rb"[\[\]{}]")

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Answer = Callable[[Scope, Problem], Any]


class Guards:
    """Pure ASGI, so that streams pass through untouched."""

    def __init__(self, app: Any, settings: Settings, guests: Guests, answer: Answer) -> None:
        self.app = app
        self._settings = settings
        self._guests = guests
        self._answer = answer
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._by_guest = RateLimitItemPerSecond(settings.moves_per_ten_seconds, WINDOW)
        self._by_address = RateLimitItemPerSecond(settings.requests_per_ten_seconds, WINDOW)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sender = _with_headers(send, self._settings.secure)
        try:
            if scope["method"] not in SAFE:
                self._check_origin(Headers(scope=scope))
                await self._check_rate(scope)
                receive = await _checked_body(scope, receive)
        except Problem as problem:
            await self._answer(scope, problem)(scope, receive, sender)
            return
        await self.app(scope, receive, sender)

    def _check_origin(self, headers: Headers) -> None:
        """A browser says where a request comes from: it must be our own page."""
        origin = headers.get("origin")
        if origin is not None and _host_of(origin) != headers.get("host", ""):
            raise Problem(403, "problem-wrong-origin")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Problem(403, "problem-wrong-origin")

    async def _check_rate(self, scope: Scope) -> None:
        guest = self._guests.of(HTTPConnection(scope))
        address = (scope.get("client") or ("",))[0]
        makes_something = not scope["path"].startswith(("/g/", "/api/matches/"))
        if guest is not None and not await self._limiter.hit(self._by_guest, guest):
            raise Problem(429, "problem-too-fast")
        if (guest is None or makes_something) and not await self._limiter.hit(self._by_address, address):
            raise Problem(429, "problem-too-fast")


def _host_of(origin: str) -> str | None:
    """The host of an origin; None for one that cannot be."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


async def _checked_body(scope: Scope, receive: Receive) -> Receive:
    """Read the body within its limits, and hand it on."""
    headers = Headers(scope=scope)
    most = IMPORT_MOST if scope["path"].endswith("/import") else BODY_MOST
    body = await _body(receive, most, headers.get("content-length", ""))
    is_json = JSON_TYPE.match(headers.get("content-type", "")) is not None
    if body and is_json:
        _check_json(body)
    elif body and scope["path"].startswith("/api/"):
        raise Problem(415, "problem-not-json")
    return _replayed(body, receive)


async def _body(receive: Receive, most: int, announced: str) -> bytes:
    """The body, unless it is larger than allowed: by what it says of itself, or by what comes."""
    body, more = bytearray(), True
    too_large = announced.isdecimal() and int(announced[:20]) > most
    while more and not too_large:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        too_large = len(body) > most
    if too_large:
        raise Problem(413, "problem-too-large", {"most": most // 1024})
    return bytes(body)


def _check_json(body: bytes) -> None:
    """Depth first: a decoder of something deep may fail in ways of its own."""
    if depth_of(body) > DEPTH_MOST:
        raise Problem(400, "problem-too-deep", {"most": DEPTH_MOST})
    try:
        json.loads(body)
    except ValueError:
        raise Problem(400, "problem-no-json") from None


def depth_of(body: bytes) -> int:
    """How deep the brackets of a JSON text nest; those inside of strings do not count."""
    depth = deepest = 0
    for bracket in BRACKET.findall(JSON_STRING.sub(b"", body)):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _replayed(body: bytes, receive: Receive) -> Receive:
    sent = False

    async def again() -> Any:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


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
        headers.setdefault("strict-transport-security", "max-age=31536000")
