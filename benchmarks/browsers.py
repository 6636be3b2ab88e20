"""Browsers without a screen, for load.py: open pages that hold their stream and apply what it brings; and lines to ask on."""

from __future__ import annotations

import asyncio
import json
import re
import time
import zlib
from collections.abc import Callable
from typing import Any

HOST = "127.0.0.1"
NUMBER = re.compile(r'<main id="main" data-number="(-?\d+)"')
MOVE = re.compile(r'<button form="play" name="move" value="([^"]+)"')
VERSION = re.compile(r'name="version" value="(\d+)"')


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", f"content-length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items() if value]
    return "\r\n".join([*lines, "", ""]).encode() + body


def unpacked(head: bytes, body: bytes) -> bytes:
    return zlib.decompress(body, zlib.MAX_WBITS | 16) if b"content-encoding: gzip" in head.lower() else body


class Line:
    """A connection that is kept: one request after the other, from an address of its own."""

    def __init__(self, port: int, address: str) -> None:
        self._port, self._address = port, address
        self._free = asyncio.Lock()
        self._writer: asyncio.StreamWriter | None = None
        self.bytes = 0  # received

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes, bytes]:
        """The status, the head and the body of an answer."""
        async with self._free:
            said = request(method, path, body, accept_encoding="gzip", **headers)
            head = (await self._head(said) if self._writer else b"") or await self._head(said, anew=True)
            length = re.search(rb"content-length: (\d+)", head)
            answer = await self._reader.readexactly(int(length[1]) if length else 0)
            self.bytes += len(head) + len(answer)
            return int(head[9:12]), head, unpacked(head, answer)

    async def _head(self, said: bytes, anew: bool = False) -> bytes:
        """The head of an answer; empty where a connection was idle for too long: a browser then asks again on a new one."""
        if anew:
            self._reader, self._writer = await asyncio.open_connection(HOST, self._port, local_addr=(self._address, 0))
        assert self._writer is not None
        self._writer.write(said)
        try:
            return await self._reader.readuntil(b"\r\n\r\n")
        except (ConnectionError, asyncio.IncompleteReadError):
            if anew:
                raise
            return b""

    async def told(self, method: str, path: str, said: Any = None, cookie: str = "") -> tuple[str, Any]:
        """The cookie that was given, and what the API says."""
        body = b"" if said is None else json.dumps(said).encode()
        kind = "application/json" if body else ""
        status, head, answer = await self.ask(method, path, body, cookie=cookie, content_type=kind)
        if status >= 400:
            raise ConnectionError(f"{method} {path}: {status} {answer[:200].decode()}")
        given = re.search(rb"set-cookie: ([^;]+);", head)
        return given[1].decode() if given else cookie, json.loads(answer)


class Page(asyncio.Protocol):
    """An open page: it keeps its text, and applies what the stream brings. `on_change` hears when it shows which event."""

    def __init__(self, path: str, cookie: str, on_change: Callable[[Page, int, float], None]) -> None:
        self._request = request("GET", f"{path}/stream", cookie=cookie, accept_encoding="gzip")
        self.path, self.cookie, self._on_change = path, cookie, on_change
        self.text, self.mark, self.number = "", "", -1
        self.bytes = self.wholes = self.patches = 0
        self.gap = self.lost = False
        self._head: bytes | None = b""
        self._raw, self._sent = b"", b""
        self._unpack = zlib.decompressobj(zlib.MAX_WBITS | 16)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        now = time.monotonic()
        self.bytes += len(data)
        self._raw += data
        if self._head is not None and not self._begins():
            return
        for chunk in self._chunks():
            self._sent += self._unpack.decompress(chunk)
        *events, self._sent = self._sent.split(b"\n\n")
        for event in events:
            if b"event: page" in event:
                self._takes(json.loads(event.partition(b"data: ")[2]), now)

    def _begins(self) -> bool:
        head, found, rest = self._raw.partition(b"\r\n\r\n")
        if found:
            self._head, self._raw = None, rest
            if b" 200 " not in head[:20]:
                raise ConnectionError(head.decode())
        return bool(found)

    def _chunks(self) -> list[bytes]:
        found = []
        while (end := self._raw.find(b"\r\n")) >= 0:
            size = int(self._raw[:end], 16)
            if len(self._raw) < end + size + 4:
                break
            found.append(self._raw[end + 2 : end + 2 + size])
            self._raw = self._raw[end + size + 4 :]
        return found

    def _takes(self, said: Any, now: float) -> None:
        self.gap |= said["from"] not in ("", self.mark)
        self.wholes += said["from"] == ""
        self.patches += said["from"] != ""
        old, self.mark = self.text.split("\n"), said["to"]
        parts = (part if isinstance(part, str) else "\n".join(old[part[0] : sum(part)]) for part in said["parts"])
        self.text = "\n".join(parts)
        self.shows(now)

    def shows(self, now: float) -> None:
        found = NUMBER.match(self.text)
        self.number = int(found[1]) if found else -1
        self._on_change(self, self.number, now)

    # What a person can do

    @property
    def moves(self) -> list[str]:
        return MOVE.findall(self.text)

    @property
    def version(self) -> str:
        found = VERSION.search(self.text)
        return found[1] if found else "0"


class AskingPage(Page):
    """As pages were before: the stream brings a notice, and the page asks for itself."""

    def __init__(self, path: str, cookie: str, on_change: Callable[[Page, int, float], None], line: Line) -> None:
        super().__init__(path, cookie, on_change)
        self._request = request("GET", f"/api/matches/{path[3:]}/stream", cookie=cookie)
        self._line = line

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        if b"event: changed" in data:
            self._task = asyncio.ensure_future(self._ask())

    async def _ask(self) -> None:
        _, _, body = await self._line.ask("GET", self.path, cookie=self.cookie, fabrica_part="live", accept="text/html")
        self.bytes, self._line.bytes = self.bytes + self._line.bytes, 0
        self.text = body.decode()
        self.shows(time.monotonic())
