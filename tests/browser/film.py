"""The moving picture of the README: others play, then one's own turn, as a browser shows it. `make pictures` makes it.

Frames are screenshots at equal distances; those that are equal are one, shown longer.
"""

from __future__ import annotations

import io
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from browser import scenes
from browser.conftest import Visitors
from browser.playing import button_for, seen, send

FILM = Path(__file__).parents[2] / "docs/pictures/turn.webp"
WINDOW = {"width": 1280, "height": 800}
SIZE = (800, 500)
SECONDS, A_SECOND = 10, 8  # frames
BYTES_MOST = 600_000
QUALITY = 55
OTHERS = ("mine 5", "generate 1", "finish")
OWN = ("activate power_plant 2", "mine 4", "activate golem 6", "build dojo discard assembly_line")


def frame(page: Page) -> Image.Image:
    shot = Image.open(io.BytesIO(page.screenshot(type="png", caret="hide")))
    return shot.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)


def film(page: Page, id: str) -> list[tuple[Image.Image, float]]:
    """Frames, and for how many seconds each is shown."""
    state, begun = seen(page, id, 1), time.monotonic()
    scenario = [*OTHERS, *OWN]
    frames: list[tuple[Image.Image, float]] = []
    while (now := time.monotonic() - begun) < SECONDS:
        if scenario and now > (SECONDS - 1.5) * (1 - len(scenario) / len([*OTHERS, *OWN])):
            words = scenario.pop(0)
            if words in OTHERS:
                state = send(page, id, state, words)
            else:
                button_for(page, words).click()
        frames.append((frame(page), now))
    ends = [at for _, at in frames[1:]] + [float(SECONDS)]
    return [(shown, end - at) for (shown, at), end in zip(frames, ends, strict=True)]


def kept(frames: list[tuple[Image.Image, float]], path: Path) -> int:
    """The film as a file; how many bytes it has."""
    first, *rest = [shown for shown, _ in frames]
    lengths = [round(1000 * seconds) for _, seconds in frames]
    path.parent.mkdir(parents=True, exist_ok=True)
    first.save(path, save_all=True, append_images=rest, duration=lengths, loop=0, quality=QUALITY, method=6, minimize_size=True)
    return path.stat().st_size


def test_the_film_of_a_turn(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.new("/", reduced_motion="no-preference", viewport=WINDOW)
    id = visitors.bring(page, scenes.at_work(), seat=0)
    page.wait_for_load_state()
    frames = film(page, id)
    assert len(frames) > SECONDS * 2
    assert kept(frames, FILM) < BYTES_MOST
