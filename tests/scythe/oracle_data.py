"""Facts of the box: the names and their orders, the map, factions, mats and numbers. Cards: oracle_cards.py."""

from __future__ import annotations

from typing import Any

Facts = dict[str, Any]

# place: terrain, axial q and r (the Factory is 0, 0), neighbours. Territories in reading order, then the bases clockwise.
MAP: dict[str, tuple[str, int, int, str]] = {
    "r1c1": ("mountain", -1, -3, "r1c2 r2c0 r2c1 base_albion"),
    "r1c2": ("farm", 0, -3, "r1c1 r1c3 r2c1 r2c2 base_albion"),
    "r1c3": ("village", 1, -3, "r1c2 r1c4 r2c2 r2c3"),
    "r1c4": ("forest", 2, -3, "r1c3 r1c5 r2c3 r2c4 base_nordic"),
    "r1c5": ("tundra", 3, -3, "r1c4 r1c6 r2c4 r2c5 base_nordic"),
    "r1c6": ("village", 4, -3, "r1c5 r2c5 r2c6"),
    "r2c0": ("lake", -2, -2, "r1c1 r2c1 r3c1 base_polania"),
    "r2c1": ("tundra", -1, -2, "r1c1 r1c2 r2c0 r2c2 r3c1 r3c2"),
    "r2c2": ("lake", 0, -2, "r1c2 r1c3 r2c1 r2c3 r3c2 r3c3"),
    "r2c3": ("tundra", 1, -2, "r1c3 r1c4 r2c2 r2c4 r3c3 r3c4"),
    "r2c4": ("mountain", 2, -2, "r1c4 r1c5 r2c3 r2c5 r3c4 r3c5"),
    "r2c5": ("farm", 3, -2, "r1c5 r1c6 r2c4 r2c6 r3c5 r3c6"),
    "r2c6": ("farm", 4, -2, "r1c6 r2c5 r3c6 base_rusviet"),
    "r3c1": ("forest", -2, -1, "r2c0 r2c1 r3c2 r4c0 r4c1 base_polania"),
    "r3c2": ("mountain", -1, -1, "r2c1 r2c2 r3c1 r3c3 r4c1 r4c2"),
    "r3c3": ("forest", 0, -1, "r2c2 r2c3 r3c2 r3c4 r4c2 r4c3"),
    "r3c4": ("lake", 1, -1, "r2c3 r2c4 r3c3 r3c5 r4c3 r4c4"),
    "r3c5": ("forest", 2, -1, "r2c4 r2c5 r3c4 r3c6 r4c4 r4c5"),
    "r3c6": ("village", 3, -1, "r2c5 r2c6 r3c5 r4c5 r4c6 base_rusviet"),
    "r4c0": ("farm", -3, 0, "r3c1 r4c1 r5c0 r5c1 base_polania"),
    "r4c1": ("village", -2, 0, "r3c1 r3c2 r4c0 r4c2 r5c1 r5c2"),
    "r4c2": ("lake", -1, 0, "r3c2 r3c3 r4c1 r4c3 r5c2 r5c3"),
    "r4c3": ("factory", 0, 0, "r3c3 r3c4 r4c2 r4c4 r5c3 r5c4"),
    "r4c4": ("mountain", 1, 0, "r3c4 r3c5 r4c3 r4c5 r5c4 r5c5"),
    "r4c5": ("tundra", 2, 0, "r3c5 r3c6 r4c4 r4c6 r5c5 r5c6"),
    "r4c6": ("mountain", 3, 0, "r3c6 r4c5 r5c6 base_rusviet"),
    "r5c0": ("forest", -4, 1, "r4c0 r5c1 r6c0"),
    "r5c1": ("forest", -3, 1, "r4c0 r4c1 r5c0 r5c2 r6c0 r6c1"),
    "r5c2": ("farm", -2, 1, "r4c1 r4c2 r5c1 r5c3 r6c1 r6c2"),
    "r5c3": ("tundra", -1, 1, "r4c2 r4c3 r5c2 r5c4 r6c2 r6c3"),
    "r5c4": ("lake", 0, 1, "r4c3 r4c4 r5c3 r5c5 r6c3 r6c4"),
    "r5c5": ("village", 1, 1, "r4c4 r4c5 r5c4 r5c6 r6c4 r6c5"),
    "r5c6": ("lake", 2, 1, "r4c5 r4c6 r5c5 r6c5 r6c6"),
    "r6c0": ("mountain", -4, 2, "r5c0 r5c1 r6c1 r7c1 base_saxony"),
    "r6c1": ("village", -3, 2, "r5c1 r5c2 r6c0 r6c2 r7c1 r7c2"),
    "r6c2": ("village", -2, 2, "r5c2 r5c3 r6c1 r6c3 r7c2 r7c3"),
    "r6c3": ("tundra", -1, 2, "r5c3 r5c4 r6c2 r6c4 r7c3 r7c4"),
    "r6c4": ("forest", 0, 2, "r5c4 r5c5 r6c3 r6c5 r7c4 r7c5"),
    "r6c5": ("mountain", 1, 2, "r5c5 r5c6 r6c4 r6c6 r7c5 r7c6"),
    "r6c6": ("tundra", 2, 2, "r5c6 r6c5 r7c6 base_togawa"),
    "r7c1": ("tundra", -4, 3, "r6c0 r6c1 r7c2 base_saxony"),
    "r7c2": ("lake", -3, 3, "r6c1 r6c2 r7c1 r7c3 base_crimea"),
    "r7c3": ("farm", -2, 3, "r6c2 r6c3 r7c2 r7c4 r8c3 base_crimea"),
    "r7c4": ("mountain", -1, 3, "r6c3 r6c4 r7c3 r7c5 r8c3"),
    "r7c5": ("village", 0, 3, "r6c4 r6c5 r7c4 r7c6"),
    "r7c6": ("farm", 1, 3, "r6c5 r6c6 r7c5 base_togawa"),
    "r8c3": ("village", -2, 4, "r7c3 r7c4 base_crimea"),
    "base_albion": ("base", 0, -4, "r1c1 r1c2"),
    "base_nordic": ("base", 3, -4, "r1c4 r1c5"),
    "base_rusviet": ("base", 4, -1, "r2c6 r3c6 r4c6"),
    "base_togawa": ("base", 2, 3, "r6c6 r7c6"),
    "base_crimea": ("base", -3, 4, "r7c2 r7c3 r8c3"),
    "base_saxony": ("base", -5, 3, "r6c0 r7c1"),
    "base_polania": ("base", -3, -1, "r2c0 r3c1 r4c0"),
}
RIVERS = {
    "r1c3 r1c4",
    "r1c3 r2c3",
    "r1c4 r2c3",
    "r1c5 r1c6",
    "r1c5 r2c5",
    "r2c1 r3c1",
    "r2c3 r2c4",
    "r2c4 r2c5",
    "r2c4 r3c5",
    "r2c5 r3c6",
    "r2c6 base_rusviet",
    "r2c6 r3c6",
    "r3c1 r3c2",
    "r3c2 r4c1",
    "r3c5 r3c6",
    "r3c5 r4c5",
    "r4c0 r5c1",
    "r4c0 r5c0",
    "r4c1 r5c2",
    "r4c1 r5c1",
    "r4c4 r4c5",
    "r4c5 r5c5",
    "r5c0 r6c0",
    "r5c1 r6c1",
    "r5c1 r6c0",
    "r5c2 r6c1",
    "r6c1 r6c2",
    "r6c2 r7c3",
    "r6c3 r7c4",
    "r6c3 r7c3",
    "r6c4 r7c4",
    "r7c4 r7c5",
}
TUNNELS = ["r2c3", "r3c2", "r3c5", "r5c2", "r5c5", "r6c3"]
ENCOUNTERS = ["r1c3", "r2c1", "r2c4", "r2c6", "r4c1", "r4c5", "r5c0", "r6c1", "r6c2", "r6c5", "r7c4"]
FACTORY = "r4c3"

PRODUCT = {"mountain": "metal", "farm": "food", "village": "worker", "forest": "wood", "tundra": "oil"}

PLACES = list(MAP)
TERRITORIES = PLACES[:47]
BASES = PLACES[47:]
NUMBER = {place: number for number, place in enumerate(PLACES)}
TERRAIN = {place: facts[0] for place, facts in MAP.items()}
NEIGHBOURS = {place: facts[3].split() for place, facts in MAP.items()}
LAKES = [place for place in TERRITORIES if TERRAIN[place] == "lake"]

FACTIONS = ["albion", "nordic", "rusviet", "togawa", "crimea", "saxony", "polania"]
MATS = ["industrial", "engineering", "militant", "patriotic", "innovative", "mechanical", "agricultural"]
BASE_FACTIONS = [faction for faction in FACTIONS if faction not in ("albion", "togawa")]
BASE_MATS = [mat for mat in MATS if mat not in ("militant", "innovative")]
SECTIONS = ["move", "bolster", "trade", "produce", "factory"]
BOTTOMS = ["upgrade", "deploy", "build", "enlist"]
RESOURCES = ["oil", "metal", "food", "wood"]
CUBES = ["move_units", "move_coins", "bolster_power", "bolster_combat_cards", "trade_popularity", "produce_territories"]
ABILITIES = [
    "riverwalk",
    "seaworthy",
    "artillery",
    "speed",
    "township",
    "peoples_army",
    "wayfare",
    "scout",
    "underpass",
    "disarm",
    "submerge",
    "camaraderie",
    "burrow",
    "sword",
    "shield",
    "rally",
    "toka",
    "suiton",
    "ronin",
    "shinobi",
]
STRUCTURES = ["mine", "monument", "armory", "mill"]
BONUSES = ["power", "coins", "popularity", "cards"]
TRAPS = ["popularity", "power", "coins", "cards"]
STARS = ["upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat", "popularity", "power"]

# What a bottom action is paid with, and what its recruit gives for ever after.
PAID_WITH = {"upgrade": "oil", "deploy": "metal", "build": "wood", "enlist": "food"}
ONGOING = {"upgrade": "power", "deploy": "coins", "build": "popularity", "enlist": "cards"}
TRAP_TAKES = {"popularity": 2, "power": 3, "coins": 4, "cards": 2}

FACTION: dict[str, Facts] = {
    "albion": {
        "power": 3,
        "cards": 0,
        "workers": ["r1c1", "r1c2"],
        "abilities": ["burrow", "sword", "shield", "rally"],
        "riverwalk": [],
    },
    "nordic": {
        "power": 4,
        "cards": 1,
        "workers": ["r1c4", "r1c5"],
        "abilities": ["riverwalk", "seaworthy", "artillery", "speed"],
        "riverwalk": ["forest", "mountain"],
    },
    "rusviet": {
        "power": 3,
        "cards": 2,
        "workers": ["r3c6", "r4c6"],
        "abilities": ["riverwalk", "township", "peoples_army", "speed"],
        "riverwalk": ["farm", "village"],
    },
    "togawa": {
        "power": 0,
        "cards": 2,
        "workers": ["r6c6", "r7c6"],
        "abilities": ["toka", "suiton", "ronin", "shinobi"],
        "riverwalk": [],
    },
    "crimea": {
        "power": 5,
        "cards": 0,
        "workers": ["r7c3", "r8c3"],
        "abilities": ["riverwalk", "wayfare", "scout", "speed"],
        "riverwalk": ["farm", "tundra"],
    },
    "saxony": {
        "power": 1,
        "cards": 4,
        "workers": ["r6c0", "r7c1"],
        "abilities": ["riverwalk", "underpass", "disarm", "speed"],
        "riverwalk": ["forest", "mountain"],
    },
    "polania": {
        "power": 2,
        "cards": 3,
        "workers": ["r3c1", "r4c0"],
        "abilities": ["riverwalk", "submerge", "camaraderie", "speed"],
        "riverwalk": ["village", "mountain"],
    },
}

# section: (bottom action below it, cost, upgrade slots, coins)
MAT: dict[str, Facts] = {
    "industrial": {
        "popularity": 2,
        "coins": 4,
        "bolster": ("upgrade", 3, 1, 3),
        "produce": ("deploy", 3, 2, 2),
        "move": ("build", 3, 1, 1),
        "trade": ("enlist", 4, 2, 0),
    },
    "engineering": {
        "popularity": 2,
        "coins": 5,
        "produce": ("upgrade", 3, 1, 2),
        "trade": ("deploy", 4, 2, 0),
        "bolster": ("build", 3, 2, 3),
        "move": ("enlist", 3, 1, 1),
    },
    "militant": {
        "popularity": 3,
        "coins": 4,
        "bolster": ("upgrade", 3, 2, 0),
        "move": ("deploy", 3, 1, 3),
        "produce": ("build", 4, 1, 1),
        "trade": ("enlist", 3, 2, 2),
    },
    "patriotic": {
        "popularity": 2,
        "coins": 6,
        "move": ("upgrade", 2, 0, 1),
        "bolster": ("deploy", 4, 3, 3),
        "trade": ("build", 4, 2, 0),
        "produce": ("enlist", 3, 1, 2),
    },
    "innovative": {
        "popularity": 3,
        "coins": 5,
        "trade": ("upgrade", 3, 0, 3),
        "produce": ("deploy", 3, 1, 1),
        "bolster": ("build", 4, 3, 2),
        "move": ("enlist", 3, 2, 0),
    },
    "mechanical": {
        "popularity": 3,
        "coins": 6,
        "trade": ("upgrade", 3, 1, 0),
        "bolster": ("deploy", 3, 2, 2),
        "move": ("build", 3, 1, 2),
        "produce": ("enlist", 4, 2, 2),
    },
    "agricultural": {
        "popularity": 4,
        "coins": 7,
        "move": ("upgrade", 2, 0, 1),
        "trade": ("deploy", 4, 2, 0),
        "produce": ("build", 4, 2, 2),
        "bolster": ("enlist", 3, 2, 3),
    },
}
BANNED = {("rusviet", "industrial"), ("crimea", "patriotic")}

COMBAT_DECK = {2: 16, 3: 12, 4: 8, 5: 6}
# popularity up to: coins for a star, a territory, two resources
TIERS = {6: (3, 2, 1), 12: (4, 3, 2), 18: (5, 4, 3)}
# structure tile: coins for a count of 0, 1, 2, ...; more pays as the last
TILES: dict[int, list[int]] = {
    1: [0, 2, 4, 4, 6, 6, 9],
    2: [0, 2, 4, 4, 6, 6, 9, 9],
    3: [0, 2, 4, 4, 6, 6, 9, 9],
    4: [0, 2, 4, 6, 6],
    5: [0, 2, 4, 6, 9],
    6: [0, 2, 4, 6, 9],
}
