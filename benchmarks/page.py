"""How light and quick the page is: layout shift, paint after a press and bytes for each move, and Lighthouse. See page.md.

python benchmarks/page.py                       all games
python benchmarks/page.py --game stephens --moves 20
python benchmarks/page.py --lighthouse          home, start, table and replay, by npm's lighthouse and Debian's Chromium
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, sync_playwright

from fabrica.registry import games
from fabrica.server.compression import piece
from fabrica.server.settings import NO_LIMITS, Settings

LIGHTHOUSE = "lighthouse@12.8.2"
CHROMIUM = ("chromium-headless-shell", "chromium", "google-chrome")
PATIENCE, BETWEEN = 4_000, 900  # milliseconds for a press, and after a move
WINDOW = {"width": 1440, "height": 900}
FLAGS = ("--no-sandbox", "--disable-gpu")
JUDGED = ("performance", "accessibility", "best-practices")
BUTTONS = "() => [...document.querySelectorAll('button[name=move]:not([disabled])')].map(button => button.value)"
NOTE = """
window.noted = { shifts: 0, presses: {}, moved: {} };
const name = (node) => node?.className?.baseVal ?? (node?.className || node?.nodeName);
const shifted = (each) => {
  noted.shifts += each.value;
  for (const { node } of each.sources) noted.moved[name(node)] = (noted.moved[name(node)] ?? 0) + each.value;
};
const pressed = ({ interactionId: id, duration }) => id && (noted.presses[id] = Math.max(duration, noted.presses[id] ?? 0));
new PerformanceObserver((list) => list.getEntries().forEach(shifted)).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach(pressed)).observe({ type: "event", durationThreshold: 16 });
"""


@dataclass
class Noted:
    """What was measured in one game."""

    shifts: list[float] = field(default_factory=list)  # by move
    presses: list[float] = field(default_factory=list)  # milliseconds until what was pressed was painted
    answers: list[int] = field(default_factory=list)  # bytes, compressed, for one's own move
    streamed: int = 0  # bytes of the stream, compressed
    clicks: int = 0
    moved: dict[str, float] = field(default_factory=dict)  # what was shifted, by its classes


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server whose bots pause as they do for people."""
    settings = Settings(f"sqlite:///{folder / 'fabrica.db'}", bot_pause=0.3, **NO_LIMITS)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "uvicorn", "--factory", "fabrica.server.serve:app", "--port", str(port), "--log-level=error"]
    server = subprocess.Popen(command, env={**os.environ, "FABRICA_SETTINGS": json.dumps(asdict(settings))})
    try:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


def chromium() -> str:
    return next(filter(None, map(shutil.which, CHROMIUM)))


def open_table(page: Page, game: str) -> str:
    """A game against a bot; where it is."""
    places = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    answer = page.request.post("/api/matches", data={"game": game, "seats": places})
    page.goto(path := f"/g/{answer.json()['id']}")
    return path


def listen(page: Page, noted: Noted) -> None:
    """Count what comes over the network."""
    line, moves = page.context.new_cdp_session(page), set[str]()
    line.send("Network.enable")

    def on_request(event: dict[str, Any]) -> None:
        if event["request"]["method"] == "POST":
            moves.add(event["requestId"])

    def on_news(event: dict[str, Any]) -> None:
        noted.streamed += len(piece(event["data"].encode()))

    def on_end(event: dict[str, Any]) -> None:
        if event["requestId"] in moves:
            noted.answers.append(int(event["encodedDataLength"]))

    line.on("Network.requestWillBeSent", on_request)
    line.on("Network.eventSourceMessageReceived", on_news)
    line.on("Network.loadingFinished", on_end)


def press(thing: Locator, noted: Noted) -> None:
    thing.click(timeout=PATIENCE)
    noted.clicks += 1


def make(page: Page, words: str, noted: Noted) -> bool:
    """Make a move as a person does, by what can be seen; False where something lies over it."""
    try:
        by_hand(page, words, noted)
    except TimeoutError:
        page.keyboard.press("Escape")
        return False
    return True


def by_hand(page: Page, words: str, noted: Noted) -> None:
    button = page.locator(f'button[name=move][value="{words}"]')
    if not button.filter(visible=True).count():
        menu = button.first.evaluate("button => button.closest('[popover]')?.id")
        press(page.locator(f'[popovertarget="{menu}"]:not([popovertargetaction=hide])').filter(visible=True).last, noted)
    press(button.filter(visible=True).first, noted)


def play(page: Page, game: str, most: int) -> Noted:
    """So many moves of one's own, by chance; motion is on."""
    noted, luck = Noted(), random.Random(game)
    page.add_init_script(NOTE)
    open_table(page, game)
    listen(page, noted)
    page.wait_for_timeout(1500)
    page.evaluate("noted.shifts = 0")
    for _ in range(most):
        page.wait_for_function(f"() => ({BUTTONS})().length > 0 || document.querySelector('.ended')", timeout=120_000)
        if not (moves := page.evaluate(BUTTONS)):
            break
        while not make(page, luck.choice(moves), noted):
            page.wait_for_timeout(BETWEEN)
        page.wait_for_timeout(BETWEEN)
        noted.shifts.append(page.evaluate("() => { const sum = noted.shifts; noted.shifts = 0; return sum; }"))
    noted.presses = list(page.evaluate("Object.values(noted.presses)"))
    noted.moved = page.evaluate("noted.moved")
    return noted


def told(game: str, noted: Noted) -> str:
    """A row of page.md. A press that is not reported took less than 16 ms."""
    presses = sorted([*noted.presses, *[8.0] * max(0, noted.clicks - len(noted.presses))])
    p95 = presses[min(len(presses) - 1, int(0.95 * len(presses)))]
    shift = f"{statistics.median(noted.shifts):.4f} | {max(noted.shifts):.4f}"
    answer = f"{statistics.median(noted.answers) / 1000:.1f} | {noted.streamed / len(noted.shifts) / 1000:.1f}"
    return f"| {game} | {len(noted.shifts)} | {shift} | {statistics.median(presses):.0f} | {p95:.0f} | {answer} |"


def measure(address: str, names: Sequence[str], most: int) -> None:
    print("| game | moves | shift, median | most | press to paint, median ms | p95 | answer, median kB | stream for a move, kB |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|", flush=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for game in names:
            page = browser.new_context(base_url=address, viewport=WINDOW).new_page()  # type: ignore[arg-type]
            print(told(game, noted := play(page, game, most)), flush=True)
            print(*sorted(noted.moved.items(), key=lambda each: -each[1])[:8], sep="\n", file=sys.stderr)
            page.context.close()
        browser.close()


def judged(address: str) -> dict[str, float]:
    """What Lighthouse says of a page, of 100."""
    flags = f"--chrome-flags={' '.join(('--headless', *FLAGS))}"
    command = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", "--preset=desktop", flags]
    only = f"--only-categories={','.join(JUDGED)}"
    done = subprocess.run([*command, only], env={**os.environ, "CHROME_PATH": chromium()}, capture_output=True, check=True)
    return {name: 100 * found["score"] for name, found in json.loads(done.stdout)["categories"].items()}


def judge(address: str, game: str) -> None:
    """Home, start, a table, a replay."""
    print("| page | performance | accessibility | best practices |\n|---|--:|--:|--:|", flush=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = browser.new_context(base_url=address).new_page()
        path = open_table(page, game)
        page.wait_for_timeout(5000)
        browser.close()
    for name, where in {"home": "/", "start": f"/{game}", "table": path, "replay": f"{path}?at=0"}.items():
        found = judged(address + where)
        print(f"| {name} | {' | '.join(f'{found[each]:.0f}' for each in JUDGED)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=games(), action="append")
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--lighthouse", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address:
        print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
        if asked.lighthouse:
            judge(address, (asked.game or games())[0])
        else:
            measure(address, asked.game or games(), asked.moves)


if __name__ == "__main__":
    main()
