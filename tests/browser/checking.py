"""What a look at a page finds: barriers, by axe; and what is cut off or too small."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
SIZES = {360: 740, 768: 1024, 1440: 900, 2560: 1440}
LEAST, LEAST_WIDE = 44, 24  # pixels for a finger on a small window, for a pointer on a wide one with a table
SMALL = 900  # pixels of width

AXE = Path(__file__).parents[2] / "src/fabrica/web/node_modules/axe-core/axe.min.js"
BY_SIGHT = ("color-contrast", "scrollable-region-focusable")  # what depends on the theme and the size
RUN = """async (only) => (await axe.run(document, {resultTypes: ["violations"], ...(only.length && {runOnly: only})})).violations
    .filter(found => ["serious", "critical"].includes(found.impact))
    .flatMap(found => found.nodes.map(node => `${found.id}: ${node.html.slice(0, 200)} ${node.any[0]?.message ?? ""}`))"""

# What can be pressed, but for links in running text.
TOO_SMALL = """least => [...document.querySelectorAll("button, a, select, summary, input:not([type=hidden], .only-read)")]
    .filter(thing => thing.checkVisibility() && !thing.closest("p:not(.actions), dd, .toc, .log ol, .skip"))
    .map(thing => [thing, thing.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (Math.round(box.width) < least || Math.round(box.height) < least))
    .map(([thing, box]) => `${thing.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
# Words that are wider than what holds them.
CLIPPED = """() => [...document.querySelectorAll(".name, button, .button, h1, h2, h3, h4, td, .pile, .signs, .menu p")]
    .filter(thing => thing.checkVisibility() && !thing.closest(".only-read"))
    .filter(thing => thing.clientWidth && thing.scrollWidth > thing.clientWidth + 1)
    .map(thing => `${thing.outerHTML.slice(0, 160)} ${thing.scrollWidth} in ${thing.clientWidth}`)"""
CUT_OFF = """() => [...document.querySelectorAll("main *")]
    .filter(thing => thing.checkVisibility() && !thing.closest(".only-read, .cards, .fan, .z-bar, details, svg, [popover]"))
    .map(thing => [thing, thing.getBoundingClientRect()])
    .filter(([, box]) => box.right > innerWidth + 1 || box.left < -1)
    .map(([thing, box]) => `${thing.outerHTML.slice(0, 120)} from ${Math.round(box.left)} to ${Math.round(box.right)}`)"""
TOO_WIDE = "() => document.scrollingElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []"


def barriers(page: Page, only: Sequence[str] = ()) -> list[str]:
    """What axe calls serious, by all its rules or by some."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in src/fabrica/web")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return list(page.evaluate(RUN, list(only)))


def picture(page: Page, name: str, whole: bool = False) -> None:
    """A picture to look at, if FABRICA_PICTURES is set: they take a while."""
    if os.environ.get("FABRICA_PICTURES"):
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)


def misfits(page: Page, checks: Sequence[str] = (TOO_WIDE, CUT_OFF, CLIPPED, TOO_SMALL)) -> list[str]:
    """What does not fit the screen, what holds it, or a finger."""
    size = page.viewport_size
    is_wide = size is not None and size["width"] >= SMALL and page.locator(".table:not(.loose)").count()
    least = LEAST_WIDE if is_wide else LEAST
    return [found for check in checks for found in page.evaluate(check, least)]
