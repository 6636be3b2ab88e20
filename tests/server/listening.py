"""A server in a thread that listens as `fabrica serve` does, and connections to it that are not as they should be."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import uvicorn

from fabrica.server.app import create_app
from fabrica.server.serve import protocol
from fabrica.server.settings import Settings
from server.running import free_port

PATIENCE = 20.0  # seconds


@contextmanager
def listening(database: str, **settings: Any) -> Iterator[int]:
    """The port of a server."""
    told, port = Settings(database=database, bot_pause=0.0, **settings), free_port()
    config = uvicorn.Config(create_app(told), port=port, log_level="error", timeout_graceful_shutdown=1, **protocol(told))
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield port
    server.should_exit = True
    thread.join(PATIENCE)


@contextmanager
def connected(port: int, receive_buffer: int | None = None) -> Iterator[socket.socket]:
    with closing(socket.socket()) as found:
        if receive_buffer is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        found.settimeout(PATIENCE)
        found.connect(("127.0.0.1", port))
        yield found


def asked(port: int, head: bytes, body: bytes = b"") -> bytes:
    """All that is answered to a request on a connection of its own."""
    with connected(port) as line:
        line.sendall(head + b"\r\nHost: fabrica.test\r\nConnection: close\r\n\r\n" + body)
        return read_all(line)


def read_all(line: socket.socket) -> bytes:
    """What comes until the other side ends it; it must."""
    found = b""
    while True:
        try:
            piece = line.recv(65_536)
        except ConnectionError:
            return found
        except TimeoutError:
            raise AssertionError(f"the connection was kept for {PATIENCE} s") from None
        if not piece:
            return found
        found += piece


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])
