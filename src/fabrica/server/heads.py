"""The head of a request: bounded before any of it is parsed."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from fabrica.server.problems import Problem

HEAD_MOST = 32 * 1024  # bytes
HEADERS_MOST = 100
COOKIE_MOST = 4096  # bytes of one cookie: as in browsers
COOKIES_MOST = 16  # of ours
ESCAPES_MOST = 200  # in all our cookies: a name in any script has fewer
OURS = (b"fabrica", b"__Host-fabrica")
HOST = re.compile(r"(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.IGNORECASE)
HOST_MOST = 260

Scope = dict[str, Any]


def bounded(scope: Scope, host_names: Collection[str]) -> Scope:
    """A request whose head is within its bounds, and in which cookies can be parsed in no time."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    if len(headers) > HEADERS_MOST or sum(len(name) + len(value) for name, value in headers) > HEAD_MOST:
        raise Problem(431, "problem-head-too-large")
    named = dict(headers)
    check_host(named.get(b"host"), host_names)
    cookie = named.get(b"cookie", b"")
    if len(cookie) <= COOKIE_MOST and b"\\" not in cookie and sum(name == b"cookie" for name, _ in headers) < 2:
        return scope
    others = [(name, value) for name, value in headers if name != b"cookie"]
    return {**scope, "headers": [*others, (b"cookie", own_cookies(value for name, value in headers if name == b"cookie"))]}


def own_cookies(values: Any) -> bytes:
    """Our own cookies, if they can be ours. The standard parser takes time by the square of what is escaped."""
    found = [part.strip() for part in b";".join(values).split(b";")]
    ours = [part for part in found if part.startswith(OURS) and len(part) <= COOKIE_MOST][:COOKIES_MOST]
    escapes = sum(part.count(b"\\") for part in ours)
    return b"; ".join(part for part in ours if escapes <= ESCAPES_MOST or b"\\" not in part)


def check_host(host: bytes | None, host_names: Collection[str]) -> None:
    """A host that can be one; one of ours, where we know what we are called."""
    name = host_name(host.decode("latin-1")) if host is not None and len(host) <= HOST_MOST else None
    if name is None and host is not None:
        raise Problem(400, "problem-bad-request")
    if host_names and name not in host_names:
        raise Problem(421, "problem-wrong-host")


@lru_cache(1024)
def host_name(host: str) -> str | None:
    """The name in a Host header; None where there is none."""
    try:
        parts = urlsplit(f"//{host}")
        is_port = parts.port is None or parts.port > 0
    except ValueError:
        return None
    return parts.hostname if is_port and HOST.fullmatch(host) else None


def own_path(path: str) -> str:
    """A path to go back to; one that a browser would take for another site is none."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


def netloc_of(address: str) -> str | None:
    """The host and port of an address or origin; None for one that cannot be."""
    try:
        return urlsplit(address).netloc or None
    except ValueError:
        return None
