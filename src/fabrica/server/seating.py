"""A new table as a form wishes it, and as it was wished the last time: a cookie for each game remembers it in a browser."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from urllib.parse import parse_qsl, urlencode

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fabrica.bots import levels
from fabrica.engine.contract import Game
from fabrica.server.colours import COLOURS, can_be_chosen, shared_out
from fabrica.server.cookies import keep, said
from fabrica.server.names import checked_name
from fabrica.server.places import Place
from fabrica.server.problems import Problem

PEOPLE = ("none", "here", "link", "open")
ELSEWHERE = ("link", "open")
BOT = "greedy"
LAST = "fabrica_last_"
LAST_MOST = 1500  # characters of the cookie
Wish = Mapping[str, str]


def seat_choices(game: Game) -> tuple[str, ...]:
    """Who may sit on a seat: people, or a bot of any level that plays the game."""
    return (*PEOPLE, *levels(game.id))


def places_of(game: Game, wish: Wish, name: str) -> list[Place]:
    """Who shall sit at the table."""
    me, preset = Place("me", name, colour=colour_of(game, wish, 0)), wish.get("preset")
    if preset == "solo":
        return [me]
    if preset == "quick":
        return [me, Place("bot", bot=BOT)]
    rest = [seat_of(game, wish, n) for n in range(1, max(game.seats))]
    return shared_out([me, *(place for place in rest if place is not None)])


def colour_of(game: Game, wish: Wish, chair: int) -> str | None:
    """The colour that a chair of the form has: its own, if nothing else is said."""
    if not can_be_chosen(game):
        return None
    colour = wish.get(f"colour{chair}") or COLOURS[chair % len(COLOURS)]
    if colour not in COLOURS:
        raise Problem(422, "problem-bad-request")
    return colour


def seat_of(game: Game, wish: Wish, seat: int) -> Place | None:
    who = str(wish.get(f"seat{seat}", "none"))
    if who not in seat_choices(game):
        raise Problem(422, "problem-bad-request")
    if who == "none":
        return None
    colour = colour_of(game, wish, seat)
    if who == "here":
        return Place("me", checked_name(wish.get(f"name{seat}", "")), colour=colour)
    return Place(who, colour=colour) if who in PEOPLE else Place("bot", bot=who, colour=colour)


def options_of(game: Game, wish: Wish, seats: int) -> dict[str, str]:
    """The options that a form has for so many seats."""
    return {name: str(wish[name]) for name, option in game.options.items() if wish.get(name) and seats in option.seats}


# As it was wished the last time


def remember(response: Response, game: Game, wish: Wish, secure: bool) -> None:
    """Keep what a form has said of a table, as far as it is not what goes without saying."""
    if wish.get("preset") == "quick":
        return
    chairs = range(max(game.seats))
    known = {f"{what}{n}" for what in ("seat", "name") for n in chairs[1:]} | {*game.options, "preset"}
    known |= {f"colour{n}" for n in chairs if wish.get(f"colour{n}") != COLOURS[n % len(COLOURS)]}
    said = urlencode([(name, str(value)) for name, value in wish.items() if name in known and value not in ("", "none")])
    if len(said) <= LAST_MOST:
        keep(response, LAST + game.id, said.replace("=", ":"), secure)


def last_wish(request: HTTPConnection, game: Game) -> dict[str, str]:
    """What was wished the last time, as far as it can be wished today; nothing where nothing was."""
    found = dict(parse_qsl(said(request, LAST + game.id)[:LAST_MOST].replace(":", "=")))
    found = {name: value for name, value in found.items() if name not in game.options or value in game.options[name].values}
    with suppress(Problem):
        places_of(game, found, "")
        return found
    return {}


def wished_now(request: HTTPConnection, game: Game, wish: Wish) -> Wish:
    """What a form wishes; who just wants to play gets the last table again, if nobody need be waited for."""
    last = last_wish(request, game) if wish.get("preset") == "quick" else {}
    is_ready = last and not any(place.kind in ELSEWHERE for place in places_of(game, last, ""))
    return {**last, **{name: value for name, value in wish.items() if name != "preset"}} if is_ready else wish
