"""The map: each place with its pieces, its resources, and the moves that are made there."""

from __future__ import annotations

from collections.abc import Iterator

from fabrica.games.scythe.components import FACTORY_TERRITORIES, PRODUCES, RESOURCES
from fabrica.games.scythe.page.geometry import SPOTS, Spot
from fabrica.games.scythe.page.outlook import Way, outlooks, place_to, usual_load
from fabrica.games.scythe.page.seeing import Eyes, Owner, Seen
from fabrica.games.scythe.page.things import Hex, Piece, Stock
from fabrica.games.scythe.page.trial import Trial
from fabrica.games.scythe.words import place_name, resource_name, structure_name, trap_name, unit_name
from fabrica.web.page_view import Choice, Why

BY_PLACE = ("mech", "worker", "to", "fight", "arm", "at", "put", "pay")  # moves whose last word is a place
REASONS = {"cargo": "to", "retreat": "to", "produce": "at", "place": "at", "pay": "pay"}  # why not there, by step
CHARACTER = "character"


def hexes(eyes: Eyes) -> list[Hex]:
    at, ways, fights = choices_by_place(eyes), outlooks(eyes), fought(eyes)
    pieces = pieces_by_place(eyes)
    return [
        hex_of(eyes, spot, pieces.get(spot.id, []), at.get(spot.id, []), spot.id in fights, ways.get(spot.id)) for spot in SPOTS
    ]


def hex_of(eyes: Eyes, spot: Spot, pieces: list[Piece], choices: list[Choice], fights: bool, way: Way | None) -> Hex:
    if way is not None and way.far:
        choices = [*choices, way.choice]
    return Hex(
        id=spot.id, key=f"hex-{spot.id}", row=spot.row, column=spot.column, name=place_name(spot.id, eyes.language),
        terrain=spot.terrain, told=tuple(told(eyes, spot)), label=label(eyes, spot, pieces), pieces=pieces,
        stocks=stocks(eyes, spot.id),
        marks=marks(eyes, spot), choices=choices, why=None if choices else why(eyes, spot), fought=fights,
        outlook=way.outlook if way else None, far=way is not None and way.far,
    )  # fmt: skip


def label(eyes: Eyes, spot: Spot, pieces: list[Piece]) -> str:
    """All that is to be known of a place in a line."""
    units = [f"{piece.name}{f' × {piece.n}' if piece.n > 1 else ''} ({piece.whose})" for piece in pieces]
    return "; ".join([place_name(spot.id, eyes.language), *units, *(f"{s.name}: {s.n}" for s in stocks(eyes, spot.id))])


# Moves


def choices_by_place(eyes: Eyes) -> dict[str, list[Choice]]:
    found: dict[str, list[Choice]] = {}
    for words in eyes.legal:
        place = place_of(eyes, words)
        if place:
            found.setdefault(place, []).append(eyes.choice(words))
    return found


def place_of(eyes: Eyes, words: str) -> str | None:
    """Where a move is made, if it is made on the map."""
    verb, *rest = words.split()
    if verb == CHARACTER:
        me = eyes.me()
        return me[CHARACTER] if me else None
    return rest[-1] if verb in BY_PLACE else None


def why(eyes: Eyes, spot: Spot) -> Why | None:
    """Why the unit under way cannot go there, or nothing is produced there."""
    verb = REASONS.get(eyes.step) if eyes.legal else None
    words = f"{verb} {spot.id}"
    return eyes.why(words) if verb and words in eyes.match.game.moves else None


def fought(eyes: Eyes) -> set[str]:
    """Where a combat is, or will be."""
    pending = eyes.pending
    at = {pending[name]["at"] for name in ("combat", "retreat") if name in pending}
    return at | {words.split()[1] for words in eyes.legal if words.startswith("fight ")}


# What is there


def pieces_by_place(eyes: Eyes) -> dict[str, list[Piece]]:
    found: dict[str, list[Piece]] = {}
    for owner, seen in eyes.owners():
        for place, piece in pieces_of(eyes, owner, seen):
            found.setdefault(place, []).append(piece)
    return found


def pieces_of(eyes: Eyes, owner: Owner, seen: Seen) -> Iterator[tuple[str, Piece]]:
    faction, language = seen["faction"] or "", eyes.language
    if seen[CHARACTER]:
        yield seen[CHARACTER], unit(eyes, owner, faction, CHARACTER, seen[CHARACTER], 1)
    for kind, units in (("mech", seen["mechs"]), ("worker", seen["workers"])):
        for place, n in units.items():
            yield place, unit(eyes, owner, faction, kind, place, n)
    for structure, place in seen.get("structures", {}).items():
        yield place, Piece(structure, faction, structure_name(structure, language), 1, owner, eyes.called(owner))
    for place in seen.get("flags", ()):
        yield place, Piece("flag", faction, eyes.say("table-flag"), 1, owner, eyes.called(owner))
    for trap, where in seen.get("traps", {}).items():
        off = not where["armed"]
        yield where["at"], Piece("trap", faction, trap_name(trap, language), 1, owner, eyes.called(owner), off=off)


def unit(eyes: Eyes, owner: Owner, faction: str, kind: str, place: str, n: int) -> Piece:
    moving = eyes.pending.get("unit") or {"kind": None, "at": None}
    under_way = owner == eyes.view["turn"] and (moving["kind"], moving["at"]) == (kind, place)
    words = CHARACTER if kind == CHARACTER else f"{kind} {place}"
    name, whose = unit_name(kind, eyes.language), eyes.called(owner)
    if owner != eyes.viewer or words not in eyes.legal:
        return Piece(kind, faction, name, n, owner, whose, on_way=under_way)
    load, to = drawn_away(eyes, words)
    return Piece(kind, faction, name, n, owner, whose, on_way=under_way, press=words, load=load, to=to)


def drawn_away(eyes: Eyes, words: str) -> tuple[str, str]:
    """What goes with a unit that is dragged away, and where it may go in a step."""
    found = Trial(eyes.known, eyes.viewer or 0).say(words).words()
    return ";".join(usual_load(found)), " ".join(place_to(words) for words in found if words.startswith("to "))


def stocks(eyes: Eyes, place: str) -> list[Stock]:
    here = eyes.view["resources"].get(place, {})
    return [Stock(kind, here[kind], resource_name(kind, eyes.language)) for kind in RESOURCES if here.get(kind)]


def marks(eyes: Eyes, spot: Spot) -> list[Stock]:
    return [Stock("encounter", 1, eyes.say("table-encounter-token"))] if spot.id in eyes.view["tokens"] else []


def told(eyes: Eyes, spot: Spot) -> Iterator[str]:
    """What there is to say about a place."""
    language = eyes.language
    if spot.terrain in PRODUCES:
        yield eyes.say("table-produces", what=resource_name(PRODUCES[spot.terrain], language))
    if spot.terrain == "village":
        yield eyes.say("table-produces", what=resource_name("worker", language))
    if spot.terrain == "factory":
        yield eyes.say("table-the-factory", n=FACTORY_TERRITORIES)
    if spot.tunnel:
        yield eyes.say("table-tunnel")
    yield from (f"{stock.name}: {stock.n}" for stock in stocks(eyes, spot.id))
