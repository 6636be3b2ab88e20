"""Portraits, composed from a kit of parts: clothes, a head, a hat, a tool. Clothes have the player's colour."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

KIT = Path(__file__).parent / "portraits"
BODIES, HEADS, HATS, TOOLS = 4, 6, 8, 6
KINDS = HEADS * HATS
PEOPLE = tuple(f"person-{n}" for n in range(KINDS))
BOTS = tuple(f"bot-{n}" for n in range(KINDS))  # robots, so that one sees who is one


def parts(face: str) -> tuple[str, ...]:
    """What a portrait is made of, from the back to the front. Those with numbers side by side have different heads."""
    kind, _, number = face.partition("-")
    n, hat = int(number), int(number) // HEADS
    return (
        f"body-{(n + hat) % BODIES + 1}", f"{kind}-{n % HEADS + 1}",
        f"hat-{(hat + n) % HATS + 1}", f"tool-{(n + 2 * hat) % TOOLS + 1}",
    )  # fmt: skip


def symbol(face: str) -> str:
    """A portrait as a symbol of a sprite."""
    return f'<symbol id="{face}" viewBox="0 0 64 64">{"".join(map(drawing, parts(face)))}</symbol>'


@cache
def drawing(part: str) -> str:
    """What stands inside a part's file."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", (KIT / f"{part}.svg").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None  # noqa: S101 a file of our own
    return re.sub(r">\s+<", "><", found[1].strip())


def sprite() -> bytes:
    """All portraits as one file."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(map(symbol, PEOPLE + BOTS))}</svg>'.encode()
