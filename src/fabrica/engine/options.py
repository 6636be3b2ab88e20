"""Seats and options of a new match: what a game can be played with."""

from __future__ import annotations

from collections.abc import Mapping

from fabrica.engine.contract import Game
from fabrica.engine.errors import BadOption, UnknownName, WrongSeat, brief


def _seats_text(seats: range) -> str:
    return f"{seats.start} to {seats.stop - 1} seats" if len(seats) > 1 else f"{seats.start} seat"


def check_seats(game: Game, seats: int) -> None:
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in game.seats:
        raise WrongSeat(f"{game.id} is for {_seats_text(game.seats)}, not {brief(seats)}")


def check_options(game: Game, seats: int, given: Mapping[str, str]) -> dict[str, str]:
    """The options that matter for these seats, each with a value."""
    for name, value in given.items():
        if name not in game.options:
            raise UnknownName("option", name, game.options)
        option = game.options[name]
        if seats not in option.seats:
            raise BadOption(f"option {name!r} is for {_seats_text(option.seats)}, not {seats}")
        if not isinstance(value, str) or value not in option.values:
            raise BadOption(f"option {name!r} is one of {', '.join(option.values)}; got {brief(value)}")
    return {n: given.get(n, o.values[0]) for n, o in game.options.items() if seats in o.seats}


def option_values(game: Game, options: Mapping[str, str]) -> tuple[int, ...]:
    return tuple(o.values.index(options.get(n, o.values[0])) for n, o in game.options.items())
