"""The moving picture of the README: others play, then one's own turn, as a browser shows it. `make pictures` makes it.

Frames are what the browser painted, each shown until the next.
"""

from __future__ import annotations

import base64
import io
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

from browser import scenes
from browser.conftest import Visitors
from browser.playing import make, offered, seen, send, wish

FILM = Path(__file__).parents[2] / "docs/pictures/turn.webp"
WINDOW = {"width": 1280, "height": 800}
SIZE = (800, 500)
SECONDS, A_SECOND = 10, 12  # frames, at most
BYTES_MOST = 600_000
QUALITY = 50
ROUND = 4  # in which it is filmed
BETWEEN = 700  # milliseconds between moves of one's own

Frames = list[tuple[Image.Image, float]]


def at_a_turn(visitors: Visitors) -> Page:
    """A page in the midst of a game against two bots, at the beginning of one's own work."""
    page = visitors.new("/", reduced_motion="no-preference", viewport=WINDOW)
    places = [{"kind": "me", "name": "Ana"}, *({"kind": "bot", "bot": "greedy"} for _ in range(2))]
    id = str(page.request.post("/api/matches", data={"game": scenes.GAME, "seats": places}).json()["id"])
    state = seen(page, id, 0)
    while state["round"] < ROUND or state["phase"] != "work":
        state = send(page, id, state, wish(state["moves"])) if state["moves"] else seen(page, id, 0)
    page.goto(f"/g/{id}")
    page.wait_for_load_state()
    return page


def filmed(page: Page) -> Frames:
    """What was painted, and when, while one plays and then the others do."""
    line, frames = page.context.new_cdp_session(page), Frames()

    def on_frame(event: dict[str, Any]) -> None:
        line.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})
        shot = Image.open(io.BytesIO(base64.b64decode(event["data"])))
        frames.append((shot.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS), event["metadata"]["timestamp"]))

    line.on("Page.screencastFrame", on_frame)
    line.send("Page.startScreencast", {"format": "jpeg", "quality": 90})
    while len(frames) < 2 or frames[-1][1] - frames[0][1] < SECONDS:
        if moves := offered(page):
            make(page, wish(moves))
        page.wait_for_timeout(BETWEEN)
    line.send("Page.stopScreencast")
    return frames


def thinned(frames: Frames) -> Frames:
    """At most so many a second, each with the seconds that it is shown; none after the end."""
    begun, found = frames[0][1], Frames()
    for shown, when in frames:
        if when - begun < SECONDS and (not found or when - begun - found[-1][1] >= 1 / A_SECOND):
            found.append((shown, when - begun))
    ends = [at for _, at in found[1:]] + [float(SECONDS)]
    return [(shown, end - at) for (shown, at), end in zip(found, ends, strict=True)]


def kept(frames: Frames, path: Path) -> int:
    """The film as a file; how many bytes it has."""
    first, *rest = [shown for shown, _ in frames]
    lengths = [round(1000 * seconds) for _, seconds in frames]
    path.parent.mkdir(parents=True, exist_ok=True)
    first.save(path, save_all=True, append_images=rest, duration=lengths, loop=0, quality=QUALITY, method=6, minimize_size=True)
    return path.stat().st_size


def test_the_film_of_a_turn(visitors: Visitors) -> None:
    frames = thinned(filmed(at_a_turn(visitors)))
    assert len(frames) > SECONDS * 2
    assert kept(frames, FILM) < BYTES_MOST
