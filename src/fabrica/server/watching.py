"""For those who run a server: is it well (`/health`), and what does it do (`/metrics`, in the text form of Prometheus)."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter, Request
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from starlette.responses import JSONResponse, Response

from fabrica.server.lobby import Lobby
from fabrica.server.problems import Problem
from fabrica.server.settings import Settings

router = APIRouter(include_in_schema=False)
FRESH = 5.0  # seconds that an answer about health is good for: nobody wears the database out by asking
PATIENCE = 10.0  # seconds for the database, and for a worker that is idle
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
TEXT = "text/plain; version=0.0.4; charset=utf-8"


class Watch:
    """Counts what passes, and knows how the house is."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._registry = registry = CollectorRegistry()
        self.answers = Counter("fabrica_answers", "Answers by kind and status.", ["kind", "status"], registry=registry)
        self.seconds = Histogram("fabrica_seconds", "Until an answer was sent.", ["kind"], registry=registry, buckets=BUCKETS)
        self._health: tuple[float, dict[str, bool]] = (-FRESH, {})
        self._looking = asyncio.Lock()

    async def health(self, lobby: Lobby) -> dict[str, bool]:
        async with self._looking:
            when, found = self._health
            if time.monotonic() - when >= FRESH:
                found = await look(lobby)
                self._health = time.monotonic(), found
            return found

    def metrics(self, lobby: Lobby) -> bytes:
        return generate_latest(self._registry) + generate_latest(Gauges(lobby))

    def may_look(self, request: Request) -> bool:
        """With the token; without TLS also from this machine itself, if no proxy asks for someone else."""
        token, said = self._settings.metrics_token, request.headers.get("authorization", "")
        if token and hmac.compare_digest(said.encode(), f"Bearer {token}".encode()):
            return True
        is_direct = not any(name in request.headers for name in FORWARDED)
        return not self._settings.secure and is_direct and is_loopback(request)


class Gauges:
    """How things are at this moment."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def collect(self) -> Iterator[GaugeMetricFamily]:
        tables = list(self._lobby.tables())
        yield GaugeMetricFamily("fabrica_tables", "Tables in memory.", value=len(tables))
        yield GaugeMetricFamily("fabrica_streams", "Open streams of tables.", value=sum(len(t.listeners) for t in tables))
        waiting = GaugeMetricFamily("fabrica_thoughts_waiting", "Thoughts that wait for a process.", labels=["who"])
        for who, pool in self._lobby.pools().items():
            waiting.add_metric([who], pool.waiting)
        yield waiting


class Counting:
    """Pure ASGI: every answer is counted, and how long it took, streams apart."""

    def __init__(self, app: Any, watch: Watch) -> None:
        self.app = app
        self._watch = watch

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        kind, began = kind_of(scope["path"]), time.monotonic()

        async def sender(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._watch.answers.labels(kind, str(message["status"])).inc()
            await send(message)

        await self.app(scope, receive, sender)
        if kind != "stream":
            self._watch.seconds.labels(kind).observe(time.monotonic() - began)


def kind_of(path: str) -> str:
    """A few kinds, whatever is asked for: a name of a metric must not grow with its askers."""
    if path.endswith("/stream"):
        return "stream"
    return next((kind for kind in ("api", "static", "g") if path.startswith(f"/{kind}/")), "page")


def is_loopback(request: Request) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


async def look(lobby: Lobby) -> dict[str, bool]:
    database, workers = await asyncio.gather(is_writable(lobby), do_think(lobby))
    return {"ok": database and workers, "database": database, "thinkers": workers}


async def is_writable(lobby: Lobby) -> bool:
    try:
        await asyncio.wait_for(asyncio.to_thread(lobby.store.rehearse), PATIENCE)
    except (sa.exc.SQLAlchemyError, OSError, TimeoutError):
        return False
    return True


async def do_think(lobby: Lobby) -> bool:
    answers = await asyncio.gather(*(pool.responds(PATIENCE) for pool in lobby.pools().values()))
    return all(answers)


@router.get("/health")
async def health(request: Request) -> Response:
    """Whether all is well; what is not, to those who may look."""
    watch: Watch = request.app.state.watch
    found = await watch.health(request.app.state.lobby)
    said = found if watch.may_look(request) else {"ok": found["ok"]}
    return JSONResponse(said, 200 if found["ok"] else 503, {"cache-control": "no-store"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures, to those who may look; nobody else learns that there are any."""
    watch: Watch = request.app.state.watch
    if not watch.may_look(request):
        raise Problem(404, "problem-no-such-page")
    return Response(watch.metrics(request.app.state.lobby), media_type=TEXT, headers={"cache-control": "no-store"})
