"""A game is its position, as one would write it down, and the chance that it asks. Here: how to look at it.

The position is the plain data of the notation. Three things in it are only seen while the game goes on by itself: the steps
"deal", "fights", "explore", "automa" and "automa after" decide nothing, they say what comes next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NoReturn

from scythe.oracle_chance import Chance
from scythe.oracle_data import FACTION, FACTIONS, LAKES, MAT, MATS, NUMBER, TERRAIN, TERRITORIES, TUNNELS

Owner = int | str  # a seat, or "automa"
Counts = dict[str, int]


class Game(dict[str, Any]):
    """The position's fields, and chance."""

    def __init__(self, position: dict[str, Any], chance: Chance) -> None:
        super().__init__(position)
        self.chance = chance


class GameOver(Exception):
    """Somebody placed the sixth star: nothing else of the turn happens."""


def go(g: Game, step: str, pending: dict[str, Any] | None = None) -> None:
    """What is to be decided (or done) next."""
    g["step"], g["pending"] = step, pending


def option(g: Game, name: str, default: str) -> str:
    value: str = g["options"].get(name, default)
    return value


# ------------------------------------------------------------------------------------------------- owners


def owners(g: Game) -> list[Owner]:
    return [*range(len(g["seats"])), *(["automa"] if g["automa"] else [])]


def of(g: Game, owner: Owner) -> dict[str, Any]:
    """What belongs to a seat or to the Automa."""
    belongings: dict[str, Any] = g["automa"] if owner == "automa" else g["seats"][owner]
    return belongings


def base_of(g: Game, owner: Owner) -> str:
    return f"base_{of(g, owner)['faction']}"


def clockwise(g: Game, first: Owner) -> list[int]:
    """The seats in the order of their bases, from one of them on (from the first base, if it is the Automa's turn)."""
    seats = sorted(range(len(g["seats"])), key=lambda seat: FACTIONS.index(g["seats"][seat]["faction"]))
    at = seats.index(first) if isinstance(first, int) else 0
    return seats[at:] + seats[:at]


def first_player(g: Game) -> Owner:
    """The lowest mat; alone as the option says."""
    if g["automa"] and option(g, "automa-start", "human") == "automa":
        return "automa"
    return min(range(len(g["seats"])), key=lambda seat: MATS.index(g["seats"][seat]["mat"]))


def neighbours_of(g: Game, seat: int) -> list[int]:
    """Left, then right; with two players one neighbour, alone none."""
    others = clockwise(g, seat)[1:]
    return others if len(others) < 2 else [others[0], others[-1]]


def faction_is(g: Game, owner: Owner, faction: str) -> bool:
    return bool(of(g, owner)["faction"] == faction)


def has(g: Game, owner: Owner, *abilities: str) -> bool:
    """One of these mechs is deployed; the Automa has no abilities."""
    return owner != "automa" and any(ability in of(g, owner)["abilities"] for ability in abilities)


# ------------------------------------------------------------------------------------------------- the map


def fighters(g: Game, owner: Owner, place: str) -> int:
    """Combat units: character and mechs."""
    mine = of(g, owner)
    return int(mine["character"] == place) + int(mine["mechs"].get(place, 0))


def workers(g: Game, owner: Owner, place: str) -> int:
    return int(of(g, owner)["workers"].get(place, 0))


def units(g: Game, owner: Owner, place: str) -> int:
    return fighters(g, owner, place) + workers(g, owner, place)


def there(g: Game, place: str) -> list[Owner]:
    """Whose units are there."""
    return [owner for owner in owners(g) if units(g, owner, place)]


def enemies(g: Game, owner: Owner, place: str) -> list[Owner]:
    return [other for other in there(g, place) if other != owner]


def enemy_fighters(g: Game, owner: Owner, place: str) -> bool:
    return any(fighters(g, other, place) for other in enemies(g, owner, place))


def builder(g: Game, place: str) -> int | None:
    """Whose structure stands there."""
    return next((n for n, seat in enumerate(g["seats"]) if place in seat["structures"].values()), None)


def controller(g: Game, place: str) -> Owner | None:
    """Who has units there; of two, the one whose turn it is not; without units the builder. Bases are nobody's."""
    if place not in TERRITORIES:
        return None
    present = there(g, place)
    if len(present) > 1:
        present = [owner for owner in present if owner != g["turn"]]
    return present[0] if present else builder(g, place)


def controlled(g: Game, owner: Owner) -> list[str]:
    """Of the territories with own units or structures."""
    mine = of(g, owner)
    known = {mine["character"], *mine["mechs"], *mine["workers"], *mine.get("structures", {}).values()}
    return [place for place in TERRITORIES if place in known and controller(g, place) == owner]


def tokens_on(g: Game, places: Iterable[str]) -> Counter[str]:
    """Resources, by kind."""
    return Counter(kind for place in places for kind, n in g["resources"].get(place, {}).items() for _ in range(n))


def own_tunnel(g: Game, seat: int, place: str) -> bool:
    """A tunnel, or the own Mine's hex."""
    return place in TUNNELS or g["seats"][seat]["structures"].get("mine") == place


def worker_hexes(g: Game, seat: int) -> list[str]:
    """Where things may be put: territories with an own worker, no lakes."""
    return in_place_order(place for place in g["seats"][seat]["workers"] if TERRAIN[place] not in ("lake", "base"))


def in_place_order(places: Iterable[str]) -> list[str]:
    return sorted(places, key=NUMBER.__getitem__)


def is_lake(place: str) -> bool:
    return place in LAKES


# ------------------------------------------------------------------------------------------------- a seat


def workers_out(seat: dict[str, Any]) -> int:
    """All that have left the mat, wherever they are."""
    return sum(seat["workers"].values())


def cards_in(hand: Counts) -> int:
    return sum(hand.values())


def cube_moved(seat: dict[str, Any], cube: str) -> int:
    return int(cube in seat["upgrades"]["from"])


def bottom_of(seat: dict[str, Any], section: str) -> tuple[str, int, int]:
    """The bottom action below a section: its name, its cost now, its coins."""
    bottom, cost, _, coins = MAT[seat["mat"]][section]
    return bottom, cost - seat["upgrades"]["to"].get(bottom, 0), coins


def riverwalks(g: Game, seat: int) -> list[str]:
    """Terrains to which Riverwalk leads."""
    allowed: list[str] = FACTION[g["seats"][seat]["faction"]]["riverwalk"] if has(g, seat, "riverwalk") else []
    return allowed


def over(g: Game) -> NoReturn:
    """The end. Attackers of combats that were not fought go back to where their moves began, with what they brought."""
    for entry in (g["pending"] or {}).get("entered", []):
        goes_back(g, entry)
    go(g, "over")
    raise GameOver


def goes_back(g: Game, entry: dict[str, Any]) -> None:
    mine, here, home = of(g, g["turn"]), entry["to"], entry["from"]
    if entry["unit"] == "character":
        mine["character"] = home
    else:
        shift(mine["mechs"], here, home, 1)
    shift(mine["workers"], here, home, entry["workers"])
    for kind, n in entry["resources"].items():
        add_tokens(g, here, kind, -n)
        add_tokens(g, home, kind, n)


# ------------------------------------------------------------------------------------------------- counting


def add(counts: dict[Any, int], key: Any, n: int) -> None:
    """Zeros vanish."""
    counts[key] = counts.get(key, 0) + n
    assert counts[key] >= 0, (key, n)
    if not counts[key]:
        del counts[key]


def shift(counts: dict[Any, int], here: Any, away: Any, n: int) -> None:
    if n:
        add(counts, here, -n)
        add(counts, away, n)


def add_tokens(g: Game, place: str, kind: str, n: int) -> None:
    """Resources appear on a place, or leave it."""
    if not n:
        return
    pile = g["resources"].setdefault(place, {})
    add(pile, kind, n)
    if not pile:
        del g["resources"][place]
