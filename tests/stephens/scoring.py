"""A slow and obvious final scoring of Stephens, line by line, on the positions of the oracle (L663-705)."""

from __future__ import annotations

from stephens.box import CONTRACTS, LEVELS, MASTER_POINTS, SIDES, SOLO_RANKS, TRACK_SECTORS
from stephens.oracle_supply import collected
from stephens.oracle_table import Player, Position, all_cards, player_of, unlocked


def sector_points(space: int) -> int:
    """0, 7 or 15, by the sector the disc ends in (L671, L675)."""
    return max(points for first, points in TRACK_SECTORS if space >= first)


def master_points(position: Position, name: str) -> dict[str, int]:
    """1, 3 or 5 for each master, by the height of its row (L679-685)."""
    return {
        level: MASTER_POINTS[level] * sum(card["master"] == name for side in SIDES for card in position["rows"][side][level])
        for level in LEVELS
    }


def apprentice_points(position: Position, name: str) -> int:
    """1 to the master for each apprentice below it, whoever sent it (L689)."""
    return sum(card["master"] == name and card["apprentice"] is not None for card in all_cards(position))


def contract_points(player: Player) -> int:
    """For each column: cards times the cubes printed on them (L693)."""
    rows = [[contract["card"] for contract in row] for row in player["fulfilled"].values()]
    points = 0
    for j in range(max(len(row) for row in rows)):
        column = [row[j] for row in rows if len(row) > j]
        points += len(column) * sum(len(CONTRACTS[card].cubes) for card in column)
    return points


def ability_points(player: Player) -> dict[str, int]:
    """What 2b to 2e give to those who have unlocked them (L697-703)."""
    worth = {
        "2b": sum(player["cubes"].values()) // 2,
        "2c": player["coins"] // 2,
        "2d": player["influence"],
        "2e": 5 * min(collected(player).values()),
    }
    return {ability: points if unlocked(player, ability) else 0 for ability, points in worth.items()}


def final_lines(position: Position, name: str) -> dict[str, int]:
    """Every line of a player's final score, and the total."""
    player = player_of(position, name)
    lines = {
        "track": player["score"],
        "forest": sector_points(player["forest"]),
        "dunes": sector_points(player["dunes"]),
        "masters": sum(master_points(position, name).values()),
        "apprentices": apprentice_points(position, name),
        "contracts": contract_points(player),
        **ability_points(player),
    }
    return {**lines, "total": sum(lines.values())}


def standing(position: Position, name: str) -> tuple[int, int, int]:
    """What decides: points, then influence left, then coins left (L705)."""
    player = player_of(position, name)
    return final_lines(position, name)["total"], player["influence"], player["coins"]


def winners(position: Position) -> list[str]:
    """All who stand first; a tie that persists is a shared win."""
    names = [player["name"] for player in position["players"]]
    best = max(standing(position, name) for name in names)
    return [name for name in names if standing(position, name) == best]


def places(position: Position) -> dict[str, int]:
    """Everyone's place, 1 is first; equals share one."""
    standings = {player["name"]: standing(position, player["name"]) for player in position["players"]}
    return {name: 1 + sum(other > mine for other in standings.values()) for name, mine in standings.items()}


def solo_rank(level: str, points: int) -> int:
    """0 apprentice, 1 artisan, 2 glazier (L860-863)."""
    return sum(points >= least for least in SOLO_RANKS[level])


def turns_left(seats: int, seat: int) -> list[int]:
    """Who still plays after the end is triggered in a seat's turn: the round is finished, then one more (L657-659)."""
    return [*range(seat + 1, seats), *range(seats)]
