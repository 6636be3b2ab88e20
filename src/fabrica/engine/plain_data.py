"""Positions and views straight from a layout: enough for a small game. A large one writes its own, in its own words."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fabrica.engine.chance import start_chance
from fabrica.engine.contract import Position, State
from fabrica.engine.layout import Layout, Number, Row
from fabrica.engine.parse import Field
from fabrica.engine.versions import NOTE, blank, noted, read_version

NOT_SHOWN = ("key", "streams", "amended", "players", "seats")
VERSIONS = range(1, 2)

Guess = Callable[[Mapping[str, Any], random.Random], Any]  # what a hidden field of a seat may be, by what is seen of the seat


@dataclass(frozen=True)
class PlainData:
    """A game's fields by their names in its layout; those of a seat that the others may not see are guessed anew."""

    game: str
    layout: Layout
    seats: range
    most: Mapping[str, int]  # of each field; the least is 0
    hidden: Mapping[str, Guess]

    @property
    def _own(self) -> dict[str, Number | Row]:
        return {name: kind for name, kind in self.layout.fields.items() if name not in NOT_SHOWN}  # type: ignore[misc]

    @property
    def _of_a_seat(self) -> dict[str, Number | Row]:
        return self.layout.fields["seats"].of.fields  # type: ignore[union-attr, return-value]

    def functions(self) -> dict[str, Any]:
        """As a `Game` asks for them."""
        return {name: getattr(self, name) for name in ("position", "from_position", "view", "resample", "imagine")}

    def position(self, s: State) -> Position:
        seats = [{name: _said(getattr(seat, name)) for name in self._of_a_seat} for seat in s.seats[: s.players]]
        return {"game": self.game, **noted(s, VERSIONS), **{name: _said(getattr(s, name)) for name in self._own}, "seats": seats}

    def from_position(self, position: Position, key: tuple[int, ...]) -> State:
        whole = Field(position)
        whole.keys(("game", NOTE, *self._own, "seats"))
        s = blank(self.layout, read_version(whole, VERSIONS))
        seats = list(whole.get("seats", []).items(max(self.seats)))
        if len(seats) not in self.seats:
            raise whole.get("seats").wrong(f"expected {min(self.seats)} to {max(self.seats)} seats, got {len(seats)}")
        s.players = len(seats)
        self._fill(s, whole, self._own)
        for seat, field in zip(s.seats, seats, strict=False):
            field.keys(tuple(self._of_a_seat))
            self._fill(seat, field, self._of_a_seat)
        start_chance(s, key)
        return s

    def _fill(self, s: State, whole: Field, kinds: Mapping[str, Number | Row]) -> None:
        for name, kind in kinds.items():
            if isinstance(kind, Row):
                self._fill_row(getattr(s, name), whole.get(name, [0] * kind.length), self.most.get(name, 1))
            else:
                setattr(s, name, whole.get(name, 0).integer(0, self.most.get(name, 1)))

    def _fill_row(self, row: Any, field: Field, most: int) -> None:
        for i, item in enumerate(field.exactly(len(row))):
            row[i] = item.integer(0, most)

    def view(self, s: State, viewer: int | None) -> Position:
        seen = self.position(s)
        for number, seat in enumerate(seen["seats"]):
            seat.update({name: None for name in self.hidden if number != viewer})
        return {**seen, "viewer": viewer}

    def imagine(self, view: Position, key: tuple[int, ...]) -> State:
        luck = random.Random(repr(key))  # noqa: S311 repeatable luck, no secret
        seats = [{**seat, **self._guessed(seat, luck)} for seat in view["seats"]]
        return self.from_position({**{name: view[name] for name in view if name != "viewer"}, "seats": seats}, key)

    def _guessed(self, seat: Mapping[str, Any], luck: random.Random) -> dict[str, Any]:
        return {name: guess(seat, luck) for name, guess in self.hidden.items() if seat[name] is None}

    def resample(self, s: State, viewer: int | None, key: tuple[int, ...]) -> State:
        return self.imagine(self.view(s, viewer), key)


def _said(value: Any) -> Any:
    return value if isinstance(value, int) else list(value)
