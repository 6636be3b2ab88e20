"""Help about the map: a place with what lies around it, a terrain, a resource."""

from __future__ import annotations

from collections.abc import Iterator

from fabrica.games.scythe import words as wording
from fabrica.games.scythe.components import BOTTOMS, FACTORY_TERRITORIES, PAID_WITH, PRODUCES
from fabrica.games.scythe.data.position import members
from fabrica.games.scythe.rules.map_tables import (
    ACROSS_RIVER,
    BASES,
    BY_LAKE,
    BY_LAND,
    BY_RIVER,
    ENCOUNTER_PLACES,
    FIRST_BASE,
    NEIGHBOURS,
    PLACE_IDS,
    PLACES_BY_ID,
    START_PLACES,
    TERRAIN,
    TERRITORY_IDS,
    TUNNELS,
)
from fabrica.games.scythe.words.names import is_base
from fabrica.i18n.messages import Voice

VILLAGE, FACTORY, LAKE = "village", "factory", "lake"


def called(place: str, language: str) -> str:
    """A base by whose it is, a territory by its terrain."""
    return wording.place_name(place, language) if is_base(place) else terrain_of(place, language)


def terrain_of(place: str, language: str) -> str:
    return wording.terrain_name(TERRAIN[PLACES_BY_ID[place]], language)


def about_place(say: Voice, place: str) -> Iterator[str]:
    number = PLACES_BY_ID[place]
    if is_base(place):
        yield say("terminal-base-start", places=listed(say, START_PLACES[number - FIRST_BASE]))
    else:
        yield from marks(say, number)
    yield from surroundings(say, number)


def marks(say: Voice, number: int) -> Iterator[str]:
    """What is special about a territory."""
    yield from yields(say, TERRAIN[number])
    if TUNNELS >> number & 1:
        yield say("terminal-tunnel", places=listed(say, TUNNELS & ~(1 << number)))
    if ENCOUNTER_PLACES >> number & 1:
        yield say("terminal-encounter")


def surroundings(say: Voice, number: int) -> Iterator[str]:
    """Where a step leads: over land, across a river, onto or off a lake."""
    bases, across = NEIGHBOURS[number] & BASES, ACROSS_RIVER[number]
    around = {
        "land": BY_LAND[number],
        "river": BY_RIVER[number] | bases & across,
        "shore" if TERRAIN[number] == LAKE else "lake": BY_LAKE[number],
        "bases": bases & ~across,
    }
    for way, places in around.items():
        if places:
            yield say("terminal-beside", way=way, places=listed(say, places))


def listed(say: Voice, places: int) -> str:
    return ", ".join(named(say, PLACE_IDS[place]) for place in members(places))


def named(say: Voice, place: str) -> str:
    """A place with what is typed for it."""
    return f"{place}" if is_base(place) else f"{place} ({terrain_of(place, say.language)})"


# Terrains and resources


def about_terrain(say: Voice, terrain: str) -> Iterator[str]:
    yield from yields(say, terrain)
    yield say("terminal-where", places=", ".join(id for id in TERRITORY_IDS if TERRAIN[PLACES_BY_ID[id]] == terrain))


def yields(say: Voice, terrain: str) -> Iterator[str]:
    """What its workers produce, or why they do not."""
    if terrain in PRODUCES or terrain == VILLAGE:
        what = PRODUCES.get(terrain, "worker")
        yield say("terminal-produces", what=wording.resource_name(what, say.language))
    elif terrain == FACTORY:
        yield say("terminal-the-factory", n=FACTORY_TERRITORIES)
    else:
        yield say("terminal-lake")


def about_resource(say: Voice, resource: str) -> Iterator[str]:
    bottom = BOTTOMS[PAID_WITH.index(resource)]
    yield say("terminal-pays-for", bottom=wording.bottom_name(bottom, say.language))
    terrain = next(terrain for terrain, product in PRODUCES.items() if product == resource)
    places = ", ".join(id for id in TERRITORY_IDS if TERRAIN[PLACES_BY_ID[id]] == terrain)
    yield say("terminal-produced-on", terrain=wording.terrain_name(terrain, say.language), places=places)
