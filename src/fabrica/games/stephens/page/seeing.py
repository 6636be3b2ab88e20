"""One viewer of one match of Stephens, in a language: what moves, refusals and cards are called."""

from __future__ import annotations

from typing import Any

from fabrica.games.stephens.data.position import PACKAGE
from fabrica.games.stephens.lessons.rulebook import section_of_card
from fabrica.games.stephens.page.signs import CONTRACT, INVESTMENT, PROFESSION, signs
from fabrica.games.stephens.page.things import Card, Not
from fabrica.games.stephens.words import card_name, describe, seat_name
from fabrica.web import page_view

KINDS = {"profession": PROFESSION, "contract": CONTRACT, "investment": INVESTMENT}
SIDE_TYPES = ("red", "blue")


class Eyes(page_view.Eyes):
    PACKAGE = PACKAGE

    def called(self, seat: int) -> str:
        return seat_name(seat, self.names, self.language)

    # The viewer

    @property
    def step(self) -> str:
        return str(self.view["step"])

    def me(self) -> dict[str, Any] | None:
        return None if self.viewer is None else self.view["seats"][self.viewer]

    def able(self, disc: str) -> bool:
        """Has the viewer unlocked an ability?"""
        me = self.me()
        return me is not None and disc in me["unlocked"]

    def ruled(self, field: str) -> bool:
        """Is a question that the rulebook leaves open decided otherwise at this table?"""
        return bool(self.view["rulings"].get(field))

    def deciding(self, *steps: str) -> bool:
        """Is it the viewer who decides, in one of these steps?"""
        return bool(self.legal) and self.step in steps

    def nots(self, *words: str) -> list[Not]:
        """Ways that are not open, each with its reason."""
        found = ((w, self.why(w)) for w in words if w not in self.legal)
        return [Not(self.label(w), why) for w, why in found if why]

    # Cards

    def card(self, place: str, id: str, **rest: Any) -> Card:
        kind = kind_of(id)
        return Card(
            key=f"{place}-{id}", id=id, name=card_name(id, self.language), kind=kind, type=type_of(id), picture=picture_of(id),
            sentences=describe(id, self.language), rule=section_of_card(id), signs=signs(id), **rest,
        )  # fmt: skip


def kind_of(id: str) -> str:
    return next(kind for kind, cards in KINDS.items() if id in cards)


def type_of(id: str) -> str:
    """By which a card is coloured."""
    if id in PROFESSION:
        return SIDE_TYPES[PROFESSION[id].side]
    return CONTRACT[id].type if id in CONTRACT else INVESTMENT[id].row or "none"


def picture_of(id: str) -> str:
    """Each profession has its own; contracts by their type, investments by their row."""
    if id in PROFESSION:
        return id
    return CONTRACT[id].type if id in CONTRACT else f"inv_{INVESTMENT[id].row or 'none'}"
