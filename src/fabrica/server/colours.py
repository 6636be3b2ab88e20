"""The colours of players. Each has a shape of its own, so that it is never alone; at a table nobody has another's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, get_args

from fabrica.engine.contract import Game
from fabrica.server.problems import Problem
from fabrica.server.store import Seat

if TYPE_CHECKING:
    from fabrica.server.places import Place
    from fabrica.server.table import Table

Colour = Literal["blue", "orange", "green", "purple", "gold", "pink", "teal"]
COLOURS: tuple[Colour, ...] = get_args(Colour)  # by number, as style (`p-2`) and shapes have them


def can_be_chosen(game: Game) -> bool:
    """Where players' pieces have colours of the game's own there is nothing to choose."""
    return not getattr(game.page, "own_colours", False)


def worn(seats: Sequence[Seat]) -> list[int]:
    """By seat, the number of its colour: the chosen one; else the seat's own, or the first that nobody has."""
    taken = {place.colour for place in seats}
    found: list[int] = []
    for place in seats:
        free = [n for n in (place.seat, *range(len(COLOURS))) if n not in found and COLOURS[n] not in taken]
        found.append(COLOURS.index(place.colour) if place.colour in COLOURS else (free or [place.seat])[0])
    return found


def named(table: Table) -> list[Colour | None]:
    """By seat, the name of its colour; none where the game has colours of its own."""
    if not can_be_chosen(table.match.game):
        return [None] * len(table.seats)
    return [COLOURS[n] if n < len(COLOURS) else None for n in worn(table.seats)]


def shared_out(places: Sequence[Place]) -> list[Place]:
    """What a form wishes, each colour once: people come before bots, and who comes first has it."""
    order = sorted(range(len(places)), key=lambda n: places[n].bot is not None)
    taken: dict[str, int] = {}
    for n in order:
        if (colour := places[n].colour) is not None:
            taken.setdefault(colour, n)
    return [place if taken.get(place.colour or "") == n else replace(place, colour=None) for n, place in enumerate(places)]


def check_colours(game: Game, places: Sequence[Place]) -> None:
    """Complains about a colour that two seats want, or that cannot be chosen in this game."""
    chosen = [place.colour for place in places if place.colour is not None]
    if chosen and not can_be_chosen(game):
        raise Problem(422, "problem-no-colours")
    for colour in chosen:
        if chosen.count(colour) > 1:
            raise Problem(422, "problem-colour-taken", {"colour": colour})
