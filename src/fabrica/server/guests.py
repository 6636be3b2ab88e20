"""Guests: a signed cookie says who someone is, and nothing else does."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "fabrica_guest"
YEAR = 365 * 24 * 3600
KNOWN = 4096  # cookies whose signature we remember


class Guests:
    def __init__(self, key: str, secure: bool) -> None:
        self._signer = URLSafeSerializer(key, salt="guest")
        self.secure = secure
        self.read = lru_cache(KNOWN)(self._read)  # every request asks, some twice

    def of(self, request: HTTPConnection) -> str | None:
        """The guest that a request comes from; None for a stranger or a forged cookie."""
        return self.read(request.cookies.get(COOKIE, ""))

    def _read(self, cookie: str) -> str | None:
        """The guest of a cookie, if we have signed it."""
        try:
            guest = self._signer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def cookie(self, guest: str) -> str:
        signed: Any = self._signer.dumps(guest)
        return str(signed)

    def welcome(self, guest: str, response: Response) -> None:
        """Give a guest the cookie."""
        response.set_cookie(COOKIE, self.cookie(guest), max_age=YEAR, httponly=True, samesite="lax", secure=self.secure)


def new_guest() -> str:
    return secrets.token_urlsafe(12)
