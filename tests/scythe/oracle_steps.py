"""Where a unit may go in one step."""

from __future__ import annotations

from scythe.oracle_data import BASES, FACTORY, LAKES, NEIGHBOURS, RIVERS, TERRAIN, TERRITORIES, TUNNELS
from scythe.oracle_game import (
    Game,
    base_of,
    controlled,
    enemies,
    enemy_fighters,
    faction_is,
    has,
    in_place_order,
    of,
    own_tunnel,
    owners,
    riverwalks,
    there,
    worker_hexes,
)


def river_between(here: str, away: str) -> bool:
    return f"{here} {away}" in RIVERS or f"{away} {here}" in RIVERS


def land_neighbours(place: str) -> list[str]:
    """The Factory is land; bases are nobody's destination."""
    return [away for away in NEIGHBOURS[place] if TERRAIN[away] not in ("lake", "base")]


def destinations(g: Game, seat: int, kind: str, here: str) -> list[str]:
    """All places that a unit may step to from here."""
    found = worker_steps(g, seat, here) if kind == "worker" else {*fighter_steps(g, seat, here), *by_toka(g, seat, here)}
    return in_place_order(found - {here})


def only_by_toka(g: Game, seat: int, kind: str, here: str, away: str) -> bool:
    """Whether this step uses Toka up."""
    return kind != "worker" and away not in fighter_steps(g, seat, here)


# ------------------------------------------------------------------------------------------------- workers


def worker_steps(g: Game, seat: int, here: str) -> set[str]:
    """On foot: land without rivers (Nordic's swim), tunnels; never to enemy units, never away from enemy combat units."""
    if enemy_fighters(g, seat, here):
        return set()
    found = tunnel_steps(g, seat, here)
    if here not in LAKES:
        found |= {away for away in land_neighbours(here) if not river_between(here, away) or faction_is(g, seat, "nordic")}
    return {away for away in found if not enemies(g, seat, away)}


def tunnel_steps(g: Game, seat: int, here: str) -> set[str]:
    """Tunnels and the own Mine are next to each other."""
    if not own_tunnel(g, seat, here):
        return set()
    mine = g["seats"][seat]["structures"].get("mine")
    return {*TUNNELS, *([mine] if mine else [])} - {here}


# ------------------------------------------------------------------------------------------------- character and mechs


def fighter_steps(g: Game, seat: int, here: str) -> set[str]:
    """Every way but Toka."""
    ways = (land_steps, tunnel_steps, lake_steps, township_steps, underpass_steps, wayfare_steps, rally_steps, shinobi_steps)
    return {away for way in ways for away in way(g, seat, here)} - {here}


def land_steps(g: Game, seat: int, here: str) -> set[str]:
    """Over a river by Riverwalk to its terrains, by Burrow to or from an own tunnel. From a lake: see there."""
    if here in LAKES:
        return set()
    return {away for away in land_neighbours(here) if not river_between(here, away) or crosses(g, seat, here, away)}


def crosses(g: Game, seat: int, here: str, away: str) -> bool:
    burrows = has(g, seat, "burrow") and (own_tunnel(g, seat, here) or own_tunnel(g, seat, away))
    return burrows or TERRAIN[away] in riverwalks(g, seat)


def by_toka(g: Game, seat: int, here: str) -> set[str]:
    """Any river, once a turn."""
    if here in LAKES or g["toka"] or not has(g, seat, "toka"):
        return set()
    return {*land_neighbours(here)}


def lake_steps(g: Game, seat: int, here: str) -> set[str]:
    """Onto a lake, off a lake; with Submerge from lake to lake."""
    if not has(g, seat, "seaworthy", "submerge", "suiton"):
        return set()
    if here not in LAKES:
        return {*NEIGHBOURS[here]} & {*LAKES}
    return {*land_neighbours(here), *(LAKES if has(g, seat, "submerge") else [])}


def township_steps(g: Game, seat: int, here: str) -> set[str]:
    """Controlled villages and the Factory are next to each other."""
    if not has(g, seat, "township"):
        return set()
    linked = {place for place in controlled(g, seat) if TERRAIN[place] == "village"} | {FACTORY}
    return linked if here in linked else set()


def underpass_steps(g: Game, seat: int, here: str) -> set[str]:
    """Controlled mountains and own tunnels are next to each other."""
    if not has(g, seat, "underpass"):
        return set()
    linked = {place for place in controlled(g, seat) if TERRAIN[place] == "mountain"}
    linked |= {place for place in TERRITORIES if own_tunnel(g, seat, place)}
    return linked if here in linked else set()


def wayfare_steps(g: Game, seat: int, here: str) -> set[str]:
    """To the own base or one that nobody uses; with six or seven players to a farm without units instead."""
    if not has(g, seat, "wayfare"):
        return set()
    if len(g["seats"]) > 5:
        return {place for place in TERRITORIES if TERRAIN[place] == "farm" and not there(g, place)}
    used = {"base_" + of(g, owner)["faction"] for owner in owners(g)}
    return {base_of(g, seat), *({*BASES} - used)}


def rally_steps(g: Game, seat: int, here: str) -> set[str]:
    """To any own worker on land, and to any own Flag."""
    return {*worker_hexes(g, seat), *g["seats"][seat]["flags"]} if has(g, seat, "rally") else set()


def shinobi_steps(g: Game, seat: int, here: str) -> set[str]:
    """To any own Trap, armed or not."""
    return {trap["at"] for trap in g["seats"][seat]["traps"].values()} if has(g, seat, "shinobi") else set()
