"""Cookies: for this site and for no script. By TLS their names say that nobody else can have set them."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

YEAR = 365 * 24 * 3600
OURS = "__Host-"  # a browser takes such a cookie from the host itself alone, and by TLS alone


def said(request: HTTPConnection, name: str) -> str:
    """What a cookie says; one from the time before TLS is still heard."""
    cookies = request.cookies
    return cookies.get(OURS + name) or cookies.get(name, "")


def keep(response: Response, name: str, value: str, secure: bool, age: int = YEAR) -> None:
    response.set_cookie(OURS + name if secure else name, value, max_age=age, httponly=True, samesite="lax", secure=secure)
