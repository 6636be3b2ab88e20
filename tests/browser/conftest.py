"""A real server and a real browser. A test fails on anything that the browser complains about, unless it said so before."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from fabrica import Match
from fabrica.server.settings import NO_LIMITS, Settings

PATIENCE = 30_000  # milliseconds
START = "/fantastic-factories"  # the page of the game that most tests play
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync")  # fmt: skip
expect.set_options(timeout=PATIENCE)
NETWORK = re.compile(r"Failed to load resource: the server responded with a status of (\d+)")


# The scope is the package: Playwright's loop must not run while other tests run theirs.
@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens, whose bots hardly pause and whose guests may be fast."""
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(f"sqlite:///{folder / 'fabrica.db'}", bot_pause=0.02, **NO_LIMITS)
    port = free_port()
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "uvicorn", "--factory", "fabrica.server.serve:app", "--port", str(port), "--log-level=error"],
            env={**os.environ, "FABRICA_SETTINGS": json.dumps(asdict(settings))}, stdout=log, stderr=log,
        )  # fmt: skip
        try:
            wait_for(server, port, folder / "log")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(20)
    assert "Traceback" not in (folder / "log").read_text()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if server.poll() is not None:
            break
        time.sleep(0.1)
    pytest.fail(f"the server did not start: {log.read_text()[-2000:]}")


def executable() -> str:
    """Chromium, which `make test` installs where it can."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("there is no Chromium: install the package chromium to run the tests of the page")
    return found


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = executable()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


@dataclass
class Visitors:
    """People with a browser of their own each. `forgiven` are statuses of answers that a test expects."""

    browser: Browser
    address: str
    forgiven: set[int] = field(default_factory=set)
    complaints: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def new(self, path: str = START, language: str = "en", **options: Any) -> Page:
        """Someone new opens a page."""
        options = {"reduced_motion": "reduce", "viewport": {"width": 1440, "height": 900}, **options}
        context = self.browser.new_context(base_url=self.address, extra_http_headers={"accept-language": language}, **options)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        page.goto(path)
        return page

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        status = NETWORK.match(message.text)
        if status is None or int(status[1]) not in self.forgiven:
            self.complaints.append(f"{message.text} ({message.location.get('url')})")

    def bring(self, page: Page, match: Match, seat: int | None = None) -> str:
        """Open a match of one's own making on a page; the id of its table."""
        answer = page.request.post("/api/matches/import", data={"record": match.record()})
        assert answer.ok, answer.text()
        id = str(answer.json()["id"])
        page.goto(f"/g/{id}" + (f"?as={seat}" if seat is not None else ""))
        return id


@pytest.fixture
def visitors(chromium: Browser, address: str) -> Iterator[Visitors]:
    here = Visitors(chromium, address)
    yield here
    for context in here.contexts:
        context.close()
    assert here.complaints == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """The start of Fantastic Factories, seen by one person."""
    return visitors.new()
