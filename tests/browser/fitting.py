"""Whether a table fits its window: many moments of a game at many sizes, and what a look at each of them finds.

`moments` plays games by chance, in all languages and at all numbers of seats; `walk` opens each at every size and looks: nothing
lies outside of the window or its zone, no text is too small, cut off or laid over other text, and no zone leaves its place.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import fabrica
from browser.conftest import Visitors
from fabrica import Match
from fabrica.i18n.messages import spoken

WINDOWS = ((1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
SMALL = ((390, 844), (820, 1180))  # where one zone is shown at a time
STATES = int(os.environ.get("FABRICA_STATES", "12"))  # of each game: 300 are asked for by FABRICA_STATES=300
STILL = 2  # pixels that a zone may move
LEAST_TEXT = 12
LONGEST = 420  # moves in a game by chance
PANELS = ("board", "mine", "others", "log")

FAULTS = (Path(__file__).parent / "fitting.js").read_text(encoding="utf-8")
ZONES = """() => Object.fromEntries([...document.querySelectorAll(".table > .zone")].map((zone) => {
  const box = zone.getBoundingClientRect(), name = [...zone.classList].find((each) => each.startsWith("z-"));
  return [name, [box.left, box.top, box.right, box.bottom]]; }))"""
Places = dict[str, list[float]]


@dataclass(frozen=True)
class Moment:
    """A match to look at, by whose eyes, in which language; with a step of a hint, where one is open."""

    name: str
    match: Match
    seat: int
    language: str
    hint: int | None = None


@dataclass
class Found:
    """What does not fit, by moment and size; and where each zone is, by size."""

    faults: dict[str, list[str]] = field(default_factory=dict)
    zones: dict[str, Places] = field(default_factory=dict)

    def add(self, where: str, problems: list[str]) -> None:
        if problems:
            self.faults[where] = problems


def moments(game: str, count: int = STATES, seed: str = "fits") -> Iterator[Moment]:
    """Moments of games by chance: every number of seats and every language in turn, at any depth."""
    known = fabrica.load(game)
    seats, languages = sorted(known.seats), spoken(known.package)
    for n in range(count):
        luck = random.Random(f"{seed} {game} {n}")
        match = at_chance(game, seats[n % len(seats)], luck, luck.randrange(LONGEST) if n >= len(seats) else 0)
        seat = match.active[0]
        yield Moment(f"{n}: {match.seats} seats, move {len(match.log)}", match, seat, languages[n % len(languages)])


def at_chance(game: str, seats: int, luck: random.Random, depth: int) -> Match:
    """A match after so many moves by chance, or as many as there are before its end."""
    match = Match(game, seats=seats, seed=luck.randrange(1 << 30))
    for _ in range(depth):
        seat = luck.choice(match.active)
        before = len(match.log)
        match.play(luck.choice(match.moves(seat)), seat)
        if match.over:
            return match.after(before)
    return match


def walk(visitors: Visitors, moments: Iterable[Moment], sizes: Iterable[tuple[int, int]] = (*WINDOWS, *SMALL)) -> Found:
    """Open each moment and look at every size."""
    found, pages, sizes = Found(), dict[str, Page](), tuple(sizes)
    for moment in moments:
        page = pages.get(moment.language) or pages.setdefault(moment.language, visitors.new("/rules", moment.language))
        id = visitors.bring(page, moment.match, seat=moment.seat)
        if moment.hint is not None:
            page.goto(f"/g/{id}?as={moment.seat}&hint={moment.hint}", timeout=600_000)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            look(page, f"{moment.name} {moment.language} {width}x{height}", found)
    return found


def look(page: Page, where: str, found: Found) -> None:
    """At a size: on a small window at each panel."""
    size = page.viewport_size or {"width": 0, "height": 0}
    if size["width"] >= WINDOWS[0][0]:
        found.add(where, faults(page) + moved(page, found, f"{size['width']}"))
        return
    for panel in PANELS:
        page.click(f"[for=panel-{panel}]")
        found.add(f"{where} {panel}", faults(page))


def faults(page: Page, least: int = LEAST_TEXT) -> list[str]:
    """What does not fit on a page with a table, as it is."""
    size: Any = page.viewport_size
    return list(page.evaluate(FAULTS, [size["width"] < WINDOWS[0][0], least]))


def moved(page: Page, found: Found, size: str) -> list[str]:
    """The zones that are not where they were in another moment."""
    now: Places = page.evaluate(ZONES)
    before = found.zones.setdefault(size, now)
    far = [zone for zone in now if any(abs(a - b) > STILL for a, b in zip(now[zone], before.get(zone, now[zone]), strict=True))]
    return [f"{zone} has moved from {before[zone]} to {now[zone]}" for zone in far] + [
        f"{zone} is gone" for zone in before if zone not in now
    ]
