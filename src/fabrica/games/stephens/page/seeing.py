"""One viewer of one match of Stephens, in a language: what moves, refusals and cards are called."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from fabrica.games.stephens.components import ACCESSORIES, LEVELS, MASTER_POINTS, SUPPLIES, Supply
from fabrica.games.stephens.data.position import PACKAGE
from fabrica.games.stephens.lessons.rulebook import section_of_card
from fabrica.games.stephens.page.signs import CONTRACT, INVESTMENT, PROFESSION, signs
from fabrica.games.stephens.page.things import Card, Not
from fabrica.games.stephens.rules.tables import CUBES
from fabrica.games.stephens.words import amount, card_name, describe, seat_name
from fabrica.web import page_view
from fabrica.web.page_view import Choice

KINDS = {"profession": PROFESSION, "contract": CONTRACT, "investment": INVESTMENT}
SIDE_TYPES = ("red", "blue")
MARKET_PLACES = ("ll", "lr")  # of the furnaces whose glass opens a market


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

    def takes(self, words: str) -> tuple[str, ...]:
        """What is put somewhere by a move: a card of the market, cubes and accessories of the own stock, cubes set aside."""
        kind, id, *rest = [*words.split(), "", ""]
        if kind == "create":
            return (f"card-{id}",)
        if kind == "supply":
            return tuple(f"aside-{colour}" for supply in SUPPLIES if is_supply(supply, id, rest[0]) for colour in supply.cubes)
        return tuple(name for word in rest for name in paid(word)) if kind in ("use", "fulfil") else ()

    def brings(self, words: str) -> str:
        """What a master is worth at the end in the row where the profession is created."""
        kind, *rest = words.split()
        return amount(MASTER_POINTS[LEVELS.index(rest[1])], "points", self.language) if kind == "create" else ""

    # Two moves at once

    def both(self, first: str, second: str) -> Choice:
        """One press for two moves that belong together."""
        return Choice(f"{first};{second}", self.say("table-both", first=self.label(first), second=self.label(second)))

    @cached_property
    def _after_glass(self) -> dict[str, list[str]]:
        return {place: self._moves_after(f"glass {place}") for place in MARKET_PLACES}

    def after_glass(self, place: str) -> list[str]:
        """What could be acquired right after taking white glass here."""
        return self._after_glass[place]

    def _moves_after(self, words: str) -> list[str]:
        if self.viewer is None or words not in self.legal:
            return []
        then = self.match.after(len(self.match.log))
        then.play(words, self.viewer)
        return then.moves(self.viewer) if then.view(self.viewer)["step"] == "buying" else []

    # Cards

    def card(self, place: str, id: str, **rest: Any) -> Card:
        kind = kind_of(id)
        return Card(
            key=f"{place}-{id}", id=id, name=card_name(id, self.language), kind=kind, type=type_of(id), picture=picture_of(id),
            sentences=describe(id, self.language), rule=section_of_card(id), signs=signs(id), **rest,
        )  # fmt: skip


def is_supply(supply: Supply, place: str, chosen: str) -> bool:
    return supply.place == place and chosen in (ACCESSORIES if "accessory" in supply.gain else (supply.id,))


def paid(word: str) -> tuple[str, ...]:
    """A cube or an accessory as a thing."""
    return (f"cube-{word}",) if word in CUBES else (f"accessory-{word}",) if word in ACCESSORIES else ()


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
