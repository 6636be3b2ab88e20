"""The things on the table as its template shows them."""

from __future__ import annotations

from dataclasses import dataclass, field

from fabrica.eyes import Choice, Sign, Why


@dataclass(frozen=True)
class Card:
    """A card on the table."""

    key: str  # its place: unique on the page
    id: str
    name: str
    kind: str
    type: str
    type_name: str
    tool: str | None
    tool_name: str
    metal: int
    energy: int
    prestige: int
    signs: tuple[tuple[Sign, ...], ...]
    sentences: tuple[str, ...]
    rule: str
    choices: list[Choice] = field(default_factory=list)
    why: Why | None = None
    used: bool = False
    acts: str = ""  # what one does with it here: take, hire, build, use


@dataclass(frozen=True)
class Floor:
    """A floor of the headquarters."""

    id: str
    name: str
    placed: list[int | None]
    choices: list[Choice]
    why: Why | None
