"""Bounds of the server that are not attacks: clocks, proxies, names of the house, heads without bodies, slow readers."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from fabrica.server import rates
from fabrica.server.heads import host_name, own_cookies, own_path
from fabrica.server.meter import Meter, Metered, in_thread, metering
from fabrica.server.problems import Problem
from fabrica.server.protocol import BoundedProtocol, Bounds, is_within
from fabrica.server.rates import KEPT, Rate, neighbourhood
from fabrica.server.settings import Settings
from server.listening import asked, listening, status
from server.visitors import ME, Listener, Server, open_server, still

# Rates


def test_a_bucket_empties_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "now", lambda: 100.0)
    rate = Rate(5, 10)
    for _ in range(5):
        rate.take("ann")
    with pytest.raises(Problem) as refused:
        rate.take("ann")
    assert refused.value.retry == 2
    rate.take("bob")
    monkeypatch.setattr(rates, "now", lambda: 102.0)
    rate.take("ann")
    with pytest.raises(Problem):
        rate.take("ann")


@pytest.mark.parametrize("step", [-(10**6), 10**6])
def test_a_step_of_the_calendar_frees_and_locks_out_nobody(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    assert rates.now is time.monotonic
    rate, right = Rate(3, 10**5), time.time
    for _ in range(3):
        rate.take("ann")
    monkeypatch.setattr(time, "time", lambda: right() + step)
    with pytest.raises(Problem):
        rate.take("ann")
    rate.take("bob")


def test_the_longest_unseen_is_forgotten_first() -> None:
    with still():
        rate = Rate(1, 10)
        for n in range(KEPT + 1):
            rate.take(str(n))
        rate.take("0")
        with pytest.raises(Problem):
            rate.take(str(KEPT))


def test_a_household_counts_as_one() -> None:
    assert neighbourhood("2001:db8:1:2::5") == neighbourhood("2001:db8:1:2:9::") != neighbourhood("2001:db8:1:3::5")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("nonsense:") == "nonsense:"


# Work


def busy(seconds: float) -> str:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass
    return "done"


def test_work_is_counted_and_waiting_is_not() -> None:
    async def work() -> str:
        busy(0.05)
        await asyncio.sleep(0.2)
        return await in_thread(busy, 0.05)

    async def measured() -> tuple[str, float]:
        meter = Meter()
        metering.set(meter)
        return await Metered(meter, work()), meter.spent

    found, spent = asyncio.run(measured())
    assert found == "done"
    assert 0.1 <= spent < 0.2


def test_a_metered_coroutine_fails_and_is_cancelled_as_any() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    async def cancelled() -> list[str]:
        heard: list[str] = []

        async def waits() -> None:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                heard.append("cancelled")
                raise

        task = asyncio.ensure_future(Metered(Meter(), waits()))
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return [*heard, str(task.cancelled())]

    with pytest.raises(KeyError):
        asyncio.run(_awaited(Metered(Meter(), fails())))
    assert asyncio.run(cancelled()) == ["cancelled", "True"]


async def _awaited(what: Any) -> Any:
    return await what


# Where we are, and who says where they are


@pytest.mark.parametrize(
    ("host", "name"),
    [("Fabrica.test:80", "fabrica.test"), ("127.0.0.1", "127.0.0.1"), ("[::1]:8000", "::1"), ("a_b", "a_b"), ("", None),
     ("a b", None), ("[", None), ("[::1", None), ("[x]", None), ("a:b", None), ("a:99999", None),
     ("a:0", None), ("a@b", None), ("a/b", None)],
)  # fmt: skip
def test_a_host_is_a_name_and_a_port(host: str, name: str | None) -> None:
    assert host_name(host) == name


def test_where_the_house_has_a_name_it_answers_to_no_other(tmp_path: Path) -> None:
    with open_server(tmp_path, host_names=("fabrica.test", "games.example")) as server:
        eve = server.visitor()
        assert eve.get("/").status_code == 200
        assert eve.get("/", headers={"host": "GAMES.example:8443"}).status_code == 200
        for host in ("evil.test", "fabrica.test.evil.test", "127.0.0.1"):
            answer = eve.get("/", headers={"host": host})
            assert (answer.status_code, answer.json()["error"]) == (421, "problem-wrong-host")


@pytest.mark.parametrize(("proxies", "answer"), [((), 429), (("127.0.0.0/8",), 410), (("10.0.0.1",), 429)])
def test_only_a_proxy_says_for_whom_it_asks(tmp_path: Path, proxies: tuple[str, ...], answer: int) -> None:
    with listening(f"sqlite:///{tmp_path / 'store.db'}", proxies=proxies, requests_per_ten_seconds=2) as port, still():
        found = [status(joining(port, f"203.0.113.{n}")) for n in range(4)]
        assert found == [410, 410, answer, answer]
        if proxies:
            assert [status(joining(port, "203.0.113.77")) for _ in range(3)][-1] == 429


def joining(port: int, address: str) -> bytes:
    head = f"POST /api/join HTTP/1.1\r\nX-Forwarded-For: {address}\r\nContent-Type: application/json\r\nContent-Length: 14"
    return asked(port, head.encode(), b'{"invite":"g"}')


def test_networks_and_addresses() -> None:
    assert is_within("10.1.2.3", ("192.0.2.1", "10.0.0.0/8"))
    assert not is_within("11.1.2.3", ("10.0.0.0/8",))
    assert not is_within("", ("10.0.0.0/8",))


@pytest.mark.parametrize(("path", "own"), [("/g/x", "/g/x"), ("//evil", "/"), ("/\\evil", "/"), ("evil", "/"), ("", "/")])
def test_the_way_back_stays_here(path: str, own: str) -> None:
    assert own_path(path) == own


# Heads


def test_of_cookies_only_what_can_be_ours_is_read() -> None:
    heavy = b'fabrica_name="' + rb"\"" * 1_900
    assert own_cookies([b"a=1; fabrica_guest=x; b=2", b"__Host-fabrica_guest=y"]) == b"fabrica_guest=x; __Host-fabrica_guest=y"
    assert own_cookies([b"fabrica_name=" + b"x" * 5_000 + b";fabrica_theme=dark"]) == b"fabrica_theme=dark"
    assert own_cookies([heavy + b";fabrica_theme=dark"]) == b"fabrica_theme=dark"
    assert own_cookies([rb'fabrica_name="Za\305\274"']) == rb'fabrica_name="Za\305\274"'


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with open_server(tmp_path) as found:
        yield found


def test_every_get_answers_a_head(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME)
    pages = ["/", "/static/house.css", "/fantastic-factories", "/fantastic-factories/rules", f"/g/{match}", "/nowhere"]
    api = ["games", "openapi.json", "matches/mine", f"matches/{match}", f"matches/{match}/record"]
    for path in [*pages, *(f"/api/{name}" for name in api)]:
        whole, head = ann.get(path), ann.ask("HEAD", path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["content-type"] == whole.headers["content-type"]


def test_the_head_of_a_stream_ends(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME)
    listener = Listener(ann, f"/api/matches/{match}/stream")
    listener._scope["method"] = "HEAD"
    with listener:
        assert listener.start["status"] == 200
        assert listener._arrived.get(timeout=5) == {"type": "http.response.body", "body": b"", "more_body": False}


# Slow readers


class Line:
    """A transport whose other side reads nothing."""

    aborted = False

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.aborted = True


def test_who_does_not_read_an_answer_is_hung_up_on() -> None:
    async def paused(resumes: bool) -> bool:
        import uvicorn

        config = uvicorn.Config(lambda: None, log_config=None)
        line = BoundedProtocol(config, uvicorn.server.ServerState(), {}, bounds=Bounds(1.0, 0.05, 1, 1))
        transport: Any = Line()
        line.transport = transport
        from uvicorn.protocols.http.flow_control import FlowControl

        line.flow = FlowControl(transport)
        line.pause_writing()
        if resumes:
            line.resume_writing()
        await asyncio.sleep(0.1)
        return bool(transport.aborted)

    assert asyncio.run(paused(resumes=False))
    assert not asyncio.run(paused(resumes=True))


def test_the_settings_can_be_handed_to_workers(tmp_path: Path) -> None:
    import json
    import pickle
    from dataclasses import asdict

    from fabrica.server.serve import protocol

    told = Settings(database="sqlite://", proxies=("10.0.0.0/8",), host_names=("a.test",))
    assert Settings(**json.loads(json.dumps(asdict(told)))).host_names == ["a.test"]
    assert pickle.loads(pickle.dumps(protocol(told)))["proxy_headers"] is True
