"""The score of everybody, as if the game ended now."""

from __future__ import annotations

from scythe.oracle_data import ENCOUNTERS, FACTORY, LAKES, MAP, NEIGHBOURS, TERRAIN, TIERS, TILES, TUNNELS
from scythe.oracle_game import Game, Owner, builder, controlled, enemies, faction_is, of, owners, tokens_on, workers_out

AUTOMA_TIER = (4, 3, 0)


def tier(g: Game, owner: Owner) -> tuple[int, int, int]:
    """Coins for a star, a territory, two resources."""
    if owner == "automa":
        return AUTOMA_TIER
    return next(coins for most, coins in TIERS.items() if of(g, owner)["popularity"] <= most)


def scored(g: Game, owner: Owner) -> list[str]:
    """Controlled territories; an armed Trap holds its own where no enemy and no other's structure is."""
    found = controlled(g, owner)
    traps = of(g, owner)["traps"].values() if owner != "automa" else []
    held = [trap["at"] for trap in traps if trap["armed"] and trap["at"] not in found]
    return found + [p for p in held if not enemies(g, owner, p) and builder(g, p) in (None, owner)]


def territories(g: Game, owner: Owner) -> int:
    """The Factory is three; a Flag on a controlled hex that is not beside Albion's base is one more."""
    found = scored(g, owner)
    flags = of(g, owner)["flags"] if owner != "automa" else []
    raised = [place for place in flags if place in found and place not in NEIGHBOURS["base_albion"]]
    return len(found) + 2 * (FACTORY in found) + len(raised)


def tokens(g: Game, owner: Owner) -> int:
    return tokens_on(g, scored(g, owner)).total()


def score_lines(g: Game, owner: Owner) -> dict[str, int]:
    per_star, per_territory, per_pair = tier(g, owner)
    return {
        "coins": of(g, owner)["coins"],
        "stars": per_star * sum(of(g, owner)["stars"].values()),
        "territories": per_territory * territories(g, owner),
        "resources": per_pair * (tokens(g, owner) // 2),
        "structures": 0 if owner == "automa" else structure_bonus(g, owner),
        "encounters": meander(g, owner),
    }


def meander(g: Game, owner: Owner) -> int:
    """Polania with six or seven players: controlled encounter territories."""
    if len(g["seats"]) < 6 or not faction_is(g, owner, "polania"):
        return 0
    return 3 * len({*scored(g, owner)} & {*ENCOUNTERS})


def total(g: Game, owner: Owner) -> int:
    return sum(score_lines(g, owner).values())


# ------------------------------------------------------------------------------------------------- the structure tile


def structure_bonus(g: Game, owner: Owner) -> int:
    built = [*of(g, owner)["structures"].values()]
    table = TILES[g["tile"]]
    return table[min(tile_count(g["tile"], built), len(table) - 1)]


def tile_count(tile: int, built: list[str]) -> int:
    """What the six tiles count."""
    if tile in (1, 2, 3):
        feature = {1: TUNNELS, 2: LAKES, 3: ENCOUNTERS}[tile]
        return len({away for place in built for away in NEIGHBOURS[place]} & {*feature})
    if tile == 4:
        return len({*built} & {*TUNNELS})
    if tile == 5:
        return longest_line(built)
    return sum(TERRAIN[place] in ("farm", "tundra") for place in built)


def longest_line(built: list[str]) -> int:
    """Structures side by side along one of the three axes."""
    hexes = {MAP[place][1:3] for place in built}
    return max((line_from(hexes, at, way) for at in hexes for way in ((1, 0), (0, 1), (1, -1))), default=0)


def line_from(hexes: set[tuple[int, int]], at: tuple[int, int], way: tuple[int, int]) -> int:
    length = 0
    while at in hexes:
        length += 1
        at = (at[0] + way[0], at[1] + way[1])
    return length


# ------------------------------------------------------------------------------------------------- who wins


def row(g: Game, owner: Owner) -> tuple[int, ...]:
    """The total and six numbers for ties."""
    mine = of(g, owner)
    built = 0 if owner == "automa" else len(mine["structures"])
    return (
        total(g, owner),
        workers_out(mine) + sum(mine["mechs"].values()) + built,
        mine["power"],
        10 if owner == "automa" else mine["popularity"],
        tokens(g, owner),
        territories(g, owner),
        sum(mine["stars"].values()),
    )


def winners(g: Game) -> set[int]:
    """All seats with the best row; none if the Automa alone has it."""
    best = max(row(g, owner) for owner in owners(g))
    return {owner for owner in owners(g) if isinstance(owner, int) and row(g, owner) == best}
