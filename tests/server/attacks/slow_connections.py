"""Connections that say nothing, or a byte at a time, or do not take their answer: each is ended, and nobody else waits for it."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import socket
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress

from server.attacks.attacking import run
from server.listening import asked, connected, listening, read_all, status

QUICK = {"head_seconds": 0.5, "body_seconds": 0.5}
LONG = 10.0  # seconds: the server must have hung up long before
STEP = 0.1
MANY = 40


def silent(line: socket.socket) -> None:
    """Connects, and says nothing."""


def slow_head(line: socket.socket) -> None:
    trickle(line, b"GET / HTTP/1.1\r\nHost: fabrica.test\r\n", b"X-More: 1\r\n")


def slow_second_head(line: socket.socket) -> None:
    line.sendall(b"GET /api/games HTTP/1.1\r\nHost: fabrica.test\r\n\r\n")
    trickle(line, b"GET / HTTP/1.1\r\n", b"X-More: 1\r\n")


def slow_body(line: socket.socket) -> None:
    trickle(line, b"POST /api/join HTTP/1.1\r\nHost: fabrica.test\r\nContent-Length: 60000\r\n\r\n", b" ")


def body_of_a_get(line: socket.socket) -> None:
    """A body that nobody asked for, after its request is answered."""
    trickle(line, b"GET /api/games HTTP/1.1\r\nHost: fabrica.test\r\nContent-Length: 1000000\r\n\r\n", b" ")


def trickle(line: socket.socket, first: bytes, more: bytes) -> None:
    line.sendall(first)
    with suppress(OSError):
        for _ in range(round(LONG / STEP)):
            time.sleep(STEP)
            line.sendall(more)


WAYS: tuple[Callable[[socket.socket], None], ...] = (silent, slow_head, slow_second_head, slow_body, body_of_a_get)


def attack(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder, listening(f"sqlite:///{folder}/store.db", **QUICK) as port:
        for _ in range(rounds):
            crawl(port)
    with tempfile.TemporaryDirectory() as folder, listening(f"sqlite:///{folder}/store.db", connections_by_address=MANY) as port:
        for _ in range(rounds):
            crowd(port)
    with tempfile.TemporaryDirectory() as folder, listening(f"sqlite:///{folder}/store.db", connections_in_all=MANY) as port:
        for _ in range(rounds):
            occupy(port)


def crawl(port: int) -> None:
    """All ways at once; each is hung up on before it would have ended by itself."""
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(port)) for _ in WAYS]
        threads = [threading.Thread(target=way, args=(line,), daemon=True) for way, line in zip(WAYS, lines, strict=True)]
        start = time.monotonic()
        for thread in threads:
            thread.start()
        assert status(asked(port, b"GET /api/games HTTP/1.1")) == 200
        for way, line in zip(WAYS, lines, strict=True):
            read_all(line)
            assert time.monotonic() - start < LONG * 0.8, f"{way.__name__} was let on"


def crowd(port: int) -> None:
    """More connections from one address than it may have: the others are told that there is no room, and leave room again."""
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(port)) for _ in range(MANY + 10)]
        for line in lines[:MANY]:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: fabrica.test\r\n\r\n")
            assert status(line.recv(20)) == 200
        for line in lines[MANY:]:
            assert status(read_all(line)) == 503
    eventually(lambda: status(asked(port, b"GET /api/games HTTP/1.1")) == 200)


def occupy(port: int) -> None:
    """As many connections as there may be in all, on which nothing is asked: they give way to whoever comes, the oldest first."""
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(port)) for _ in range(MANY)]
        for line in lines[: MANY // 2]:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: fabrica.test\r\n\r\n")
            assert status(line.recv(20)) == 200
        assert status(asked(port, b"GET /api/games HTTP/1.1")) == 200
        assert read_all(lines[MANY // 2]) == b""


def eventually(found: Callable[[], bool]) -> None:
    until = time.monotonic() + LONG
    while not found():
        assert time.monotonic() < until
        time.sleep(STEP)


if __name__ == "__main__":
    run(attack)
