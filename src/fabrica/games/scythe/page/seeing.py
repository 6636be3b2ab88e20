"""One viewer of one match of Scythe, in a language."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from fabrica.games.scythe.data.position import AUTOMA_NAME, PACKAGE
from fabrica.games.scythe.words import known, seat_name
from fabrica.web import page_view

Seen = dict[str, Any]
Owner = int | str  # a seat, or the Automa


class Eyes(page_view.Eyes):
    PACKAGE = PACKAGE

    def called(self, seat: Owner) -> str:
        return seat_name(seat, self.names, self.language)

    def label(self, words: str) -> str:
        """What is not done any more depends on the step."""
        return self.say(f"table-done-{self.step}") if words == "done" else super().label(words)

    @cached_property
    def known(self) -> Any:
        """A state with all that the viewer knows, and something for what is hidden: what is tried out, is tried out on it."""
        return known(self.view)

    @property
    def step(self) -> str:
        return str(self.view["step"])

    @property
    def pending(self) -> Seen:
        return self.view["pending"] or {}

    def me(self) -> Seen | None:
        return None if self.viewer is None else self.view["seats"][self.viewer]

    def owners(self) -> list[tuple[Owner, Seen]]:
        """All who have pieces: the seats, and the Automa."""
        seats: list[tuple[Owner, Seen]] = list(enumerate(self.view["seats"]))
        return [*seats, (AUTOMA_NAME, self.view["automa"])] if self.view["automa"] else seats

    def of(self, owner: Owner) -> Seen:
        """What the table shows of a seat, or of the Automa."""
        return dict(self.owners())[AUTOMA_NAME if owner not in range(len(self.view["seats"])) else owner]

    def owner(self, seat: int) -> Owner:
        """Who a seat's number in the rules is: beyond the seats it is the Automa."""
        return seat if seat < len(self.view["seats"]) else AUTOMA_NAME
