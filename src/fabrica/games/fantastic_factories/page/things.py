"""The things on the table as its template shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fabrica.web.page_view import Choice, Sign, Why


class Card:
    """A card on the table: what is printed on it, and how it is here."""

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

    def __init__(
        self, key: str, printed: dict[str, Any], choices: Sequence[Choice] = (), why: Why | None = None, used: bool = False,
        acts: str = "", dice: Sequence[int] = (),
    ) -> None:  # fmt: skip
        vars(self).update(printed)
        self.key = key  # its place: unique on the page
        self.choices, self.why, self.used = choices, why, used
        self.acts = acts  # what one does with it here: take, hire, build, use
        self.dice = dice  # that were put on it this round

    @property
    def differs(self) -> tuple[object, ...]:
        """All in which two cards can differ for readers of a language."""
        return self.key, self.id, self.tool, self.choices, self.why, self.used, self.acts, self.dice


@dataclass(frozen=True)
class Floor:
    """A floor of the headquarters."""

    id: str
    name: str
    placed: list[int | None]
    choices: list[Choice]
    why: Why | None


@dataclass(frozen=True)
class Die:
    """A die of one's own that is not placed."""

    face: int
    nth: int  # among those that show the same
    pick: Choice | None
