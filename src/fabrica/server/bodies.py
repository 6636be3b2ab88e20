"""The body of a request: bounded in size, time and depth before any of it is parsed."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.datastructures import Headers

from fabrica.server.problems import Problem

BODY_MOST = 64 * 1024
IMPORT_MOST = 256 * 1024  # a record: some twenty times as long as a long game's
DEPTH_MOST = 32
JSON_TYPE = re.compile(r"\s*application/([^;\s]+\+)?json\s*(;|$)", re.IGNORECASE)
FORM_TYPE = re.compile(r"\s*application/x-www-form-urlencoded\s*(;|$)", re.IGNORECASE)
FILE_TYPE = re.compile(r"\s*multipart/form-data\s*;", re.IGNORECASE)
FILES_TO = "/import"  # the one page that takes a file
JSON_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)  # also one that does not end: never looked at twice
BRACKET = re.compile(rb"[\[\]{}]")

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]


async def checked_body(scope: Scope, receive: Receive, seconds: float) -> Receive:
    """Read the body within its limits, and hand it on."""
    headers = Headers(scope=scope)
    most = IMPORT_MOST if scope["path"].endswith("/import") else BODY_MOST
    try:
        async with asyncio.timeout(seconds):
            body = await _body(receive, most, headers.get("content-length", ""))
    except TimeoutError:
        raise Problem(408, "problem-too-slow") from None
    if body:
        _check_kind(scope["path"], headers.get("content-type", ""), body)
    return _replayed(body, receive)


def _check_kind(path: str, kind: str, body: bytes) -> None:
    """The API takes JSON, the pages take forms, and nothing else."""
    if JSON_TYPE.match(kind) is not None:
        _check_json(body)
    elif path.startswith("/api/"):
        raise Problem(415, "problem-not-json")
    elif FORM_TYPE.match(kind) is None and not (path == FILES_TO and FILE_TYPE.match(kind)):
        raise Problem(415, "problem-bad-request")


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
    """Depth first: a decoder of something deep may fail in ways of its own. In UTF-8, as JSON is sent: others hide brackets."""
    if depth_of(body) > DEPTH_MOST:
        raise Problem(400, "problem-too-deep", {"most": DEPTH_MOST})
    try:
        json.loads(body.decode())
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
