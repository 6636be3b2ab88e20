"""Guests: a signed cookie says who someone is, and nothing else does.

A cookie has a generation. "Sign out everywhere" begins a new one, and all cookies of an older one are good no more. A cookie
is renewed when it is some days old; one that has not been seen for a year has ended.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response

from fabrica.server.cookies import OURS, YEAR, keep, said

COOKIE = "fabrica_guest"
DAY = 24 * 3600
RENEWED_AFTER = 7  # days
ENDS_AFTER = YEAR // DAY
END = {"type": "http.response.body", "body": b"", "more_body": False}
SIGNED: Any = {"digest_method": hashlib.sha256}
SIGNED_BEFORE: Any = {"digest_method": hashlib.sha1}  # such cookies are still good, and renewed
KNOWN = 4096  # cookies whose signature we remember


@dataclass(frozen=True)
class Session:
    """What a cookie says: who, of which generation, made on which day."""

    guest: str
    generation: int = 0
    day: int | None = None  # None: of the time when cookies did not say


class Guests:
    def __init__(self, key: str, secure: bool, generations: Mapping[str, int] = {}) -> None:
        self._signer = URLSafeSerializer(key, salt="guest", signer_kwargs=SIGNED, fallback_signers=[SIGNED_BEFORE])
        self.secure = secure
        self.generations = dict(generations)  # of those who have ever signed out everywhere
        self._read = lru_cache(KNOWN)(self._signed)  # every request asks, some twice

    def of(self, request: HTTPConnection) -> str | None:
        """The guest that a request comes from; None for a stranger, a forged cookie, or one that was ended."""
        return self.read(said(request, COOKIE))

    def read(self, cookie: str) -> str | None:
        session = self._read(cookie)
        return session.guest if session is not None and self._is_good(session) else None

    def _is_good(self, session: Session) -> bool:
        is_young = session.day is None or today() - session.day <= ENDS_AFTER
        return is_young and session.generation == self.generations.get(session.guest, 0)

    def _signed(self, cookie: str) -> Session | None:
        """What a cookie says, if we have signed it."""
        try:
            found = self._signer.loads(cookie)
        except BadSignature:
            return None
        return session_of(found)

    def cookie(self, guest: str) -> str:
        signed: Any = self._signer.dumps([guest, self.generations.get(guest, 0), today()])
        return str(signed)

    def welcome(self, guest: str, response: Response) -> None:
        """Give a guest the cookie."""
        keep(response, COOKIE, self.cookie(guest), self.secure)

    def is_due(self, request: HTTPConnection) -> bool:
        """Shall the cookie of a request be renewed? It is old, or from a time with other cookies."""
        session = self._read(said(request, COOKIE))
        if session is None or not self._is_good(session):
            return False
        is_old = session.day is None or today() - session.day >= RENEWED_AFTER
        return is_old or (self.secure and OURS + COOKIE not in request.cookies)


class Sessions:
    """Pure ASGI: with its answer, a guest whose cookie is due gets a new one; what streams to an ended cookie ends."""

    def __init__(self, app: Any, guests: Guests) -> None:
        self.app = app
        self._guests = guests

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["path"].startswith("/static/"):
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        cookie, ended = said(request, COOKIE), False
        guest = self._guests.read(cookie)

        async def sender(message: Any) -> None:
            nonlocal ended
            if message["type"] == "http.response.start" and self._guests.is_due(request):
                self._renew(request, MutableHeaders(scope=message))
            if ended:
                return
            if message.get("more_body") and guest is not None and self._guests.read(cookie) is None:
                ended, message = True, END
            await send(message)

        await self.app(scope, receive, sender)

    def _renew(self, request: HTTPConnection, headers: MutableHeaders) -> None:
        guest = self._guests.of(request)
        if guest is None or any(COOKIE in cookie for cookie in headers.getlist("set-cookie")):
            return
        answer = Response()
        self._guests.welcome(guest, answer)
        if self._guests.secure and COOKIE in request.cookies:
            answer.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)
        for cookie in answer.headers.getlist("set-cookie"):
            headers.append("set-cookie", cookie)


def session_of(said: Any) -> Session | None:
    """The session of what was signed: a guest alone in the time before generations."""
    if isinstance(said, str):
        return Session(said)
    if isinstance(said, list) and [type(part) for part in said] == [str, int, int]:
        return Session(*said)
    return None


def today() -> int:
    return int(time.time() // DAY)


def new_guest() -> str:
    return secrets.token_urlsafe(12)
