"""Fonts: a style names their files, npm installs them, and the site serves them beside the style."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

NODE_MODULES = Path(__file__).parent.parent / "web" / "node_modules"
NAMED = re.compile(r"url\(([\w-]+\.woff2)\)")
FACE = re.compile(r"@font-face \{[^}]*url\(([\w-]+\.woff2)\)[^}]*\}\n")
EXTENDED = "-latin-ext-"  # what languages with more letters need besides
EXTENDED_FOR = ("pl",)


@cache
def installed() -> dict[str, Path]:
    """The files of all fonts that npm has brought, by their names."""
    return {path.name: path for path in NODE_MODULES.glob("@fontsource*/*/files/*.woff2")}


def named(style: str) -> dict[str, Path]:
    """The files of the fonts that a style names, as far as they are installed."""
    return {name: installed()[name] for name in NAMED.findall(style) if name in installed()}


def available(style: str) -> str:
    """A style without the faces of fonts that are not installed: those of the system stand in for them."""
    return FACE.sub(lambda face: face[0] if face[1] in installed() else "", style)


def early(style: str, language: str) -> list[str]:
    """The files of a style that a page needs before it is drawn, in a language."""
    return [name for name in named(style) if EXTENDED not in name or language in EXTENDED_FOR]
