"""Starting a server: one process by default, several on PostgreSQL."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import threading
import time
import webbrowser
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from functools import partial
from ipaddress import ip_network
from typing import Any

import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from fabrica.engine.errors import BadOption, brief
from fabrica.engine.extras import MissingExtra
from fabrica.server import logs
from fabrica.server.app import create_app
from fabrica.server.database import is_sqlite
from fabrica.server.heads import HEAD_MOST
from fabrica.server.lock import sole_server
from fabrica.server.protocol import BoundedProtocol, Bounds
from fabrica.server.settings import NO_LIMIT, Settings
from fabrica.server.settling import settle_in
from fabrica.server.site import check_vendor
from fabrica.server.store import Store

SETTINGS = "FABRICA_SETTINGS"
GOING_DOWN = 8  # seconds that open requests get: more than LAST_SECONDS and LEAVING_SECONDS, on a busy machine too
KEPT_ALIVE = 75  # seconds that a connection may be idle: more than players think, and than proxies keep theirs
FILES_KEPT = 200  # for the store, the workers and the logs
FILES_MOST = 65_536


def app() -> Any:
    """The application of a worker process, with the settings that its parent was given."""
    logs.begin()
    found = create_app(Settings(**json.loads(os.environ[SETTINGS])))
    threading.Thread(target=settle_in, daemon=True).start()
    return found


def serve(settings: Settings, host: str, port: int, workers: int = 1, opens_page: bool = False) -> None:
    """Serve until interrupted."""
    check_proxies(settings.proxies)
    check_vendor()
    with ExitStack() as until_the_end, ended_by_signals():
        with clear_failure(settings.database):
            until_the_end.enter_context(sole_server(settings.database))
            open_once(settings)
        _serve(settings, host, port, workers, opens_page)


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """SIGTERM ends what runs in here as Ctrl-C does: all that was opened is closed."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _serve(settings: Settings, host: str, port: int, workers: int, opens_page: bool) -> None:
    if workers > 1 and is_sqlite(settings.database):
        raise BadOption("several workers share a PostgreSQL database: give --database postgresql+psycopg://…")
    check_free(host, port)
    os.environ[SETTINGS] = json.dumps(asdict(settings))
    print(f"Fabrica is at http://{host}:{port}/  (stop it with Ctrl-C)", flush=True)
    if opens_page:
        threading.Thread(target=open_when_up, args=(host, port), daemon=True).start()
    uvicorn.run(
        "fabrica.server.serve:app", factory=True, host=host, port=port, workers=workers,
        log_level="error", timeout_graceful_shutdown=GOING_DOWN, timeout_keep_alive=KEPT_ALIVE, server_header=False,
        **protocol(settings),
    )  # fmt: skip


def protocol(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told about connections, and about proxies."""
    in_all = min(settings.connections_in_all, files_open() - FILES_KEPT)
    each, proxies = settings.connections_by_address, tuple(settings.proxies)
    bounds = Bounds(settings.head_seconds, settings.answer_seconds, each, in_all, proxies)
    return {
        "http": partial(BoundedProtocol, bounds=bounds), "h11_max_incomplete_event_size": HEAD_MOST,
        "proxy_headers": bool(settings.proxies), "forwarded_allow_ips": list(settings.proxies),
    }  # fmt: skip


def files_open() -> int:
    """How many files and connections this process may have open: as many as the system allows."""
    try:
        import resource
    except ImportError:  # on Windows there is no such limit
        return NO_LIMIT
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_MOST if most == resource.RLIM_INFINITY else min(most, FILES_MOST)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted


def check_proxies(proxies: Collection[str]) -> None:
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError as error:
            raise BadOption(f"--proxy is an address or a network, as 10.0.0.0/8: {error}") from None


@contextmanager
def clear_failure(url: str) -> Iterator[None]:
    """A database that cannot be opened is told in a sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, ImportError, OSError) as error:
        if isinstance(error, ImportError) and error.name == "psycopg":
            raise MissingExtra("psycopg", "postgres") from None
        reason = str(error).splitlines()[0][:200]
        raise BadOption(f"cannot open the database {shown(url)}: {reason}") from None


def open_once(settings: Settings) -> None:
    """Before anyone comes, bring the schema up to date and the keys out."""
    store = Store(settings.database, keys=settings.keys)
    try:
        for name in ("guests", "invites"):
            store.key(name)
    finally:
        store.close()


def shown(url: str) -> str:
    """A database URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return brief(url)


def check_free(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadOption(f"cannot listen on {host}:{port}: {error.strerror}; choose another with --port") from None


def free_port(host: str, first: int) -> int:
    """The first free port from here on."""
    for port in range(first, first + 100):
        try:
            check_free(host, port)
        except BadOption:
            continue
        return port
    raise BadOption(f"no port from {first} to {first + 99} is free on {host}")


def open_when_up(host: str, port: int) -> None:
    """Open the page in a browser as soon as someone answers."""
    for _ in range(200):
        with socket.socket() as probe:
            probe.settimeout(0.2)
            if probe.connect_ex((host, port)) == 0:
                webbrowser.open(f"http://{host}:{port}/")
                return
        time.sleep(0.05)
