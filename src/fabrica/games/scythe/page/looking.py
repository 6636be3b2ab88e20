"""Eyes that look ahead: what is tried out is tried out once for a page."""

from __future__ import annotations

from functools import cached_property

from fabrica.games.scythe.page import ahead, paying, seeing


class Eyes(seeing.Eyes):
    @cached_property
    def ahead(self) -> dict[str, ahead.Ahead]:
        """Of each section that can be chosen, what it would offer."""
        return ahead.ahead(self)

    @cached_property
    def whole_bottom(self) -> str:
        """The bottom action as its button says it: with its payment, if it does not matter what pays; empty if there is none."""
        return paying.whole_bottom(self) if "bottom" in self.legal else ""
