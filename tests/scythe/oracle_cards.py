"""Facts of the decks: objectives, encounters, Factory cards."""

from __future__ import annotations

from typing import Any

Facts = dict[str, Any]

# Only at the end of a turn, and what they ask for.
END_OF_TURN = {1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 16, 17, 19, 21}
OBJECTIVES: dict[int, Facts] = {
    1: {"control_terrain": ["mountain", 3]},
    2: {"control_tunnels": 3},
    3: {"control_terrain": ["farm", 3]},
    4: {"control_terrain": ["tundra", 3]},
    5: {"control_factory": True, "power_highest_or_tied": True},
    6: {"forced_worker_retreat_this_turn": 1, "power_min": 7},
    7: {"factory_card": True, "mechs_min": 1, "workers_max": 3},
    8: {"coins_max": 2, "workers_min": 4, "popularity_min": 7},
    9: {"one_territory": {"resources_min": 9, "each_type_min": 1}},
    10: {"control_terrain": ["forest", 3]},
    11: {"control_terrain": ["village", 3]},
    12: {"coins_min": 20},
    13: {"one_territory": {"own_pieces_min": 6}},
    14: {"upgrades_min": 1, "mechs_min": 1, "structures_min": 1, "recruits_min": 1, "each_resource_min": 1},
    15: {"workers_equal_recruits": True},
    16: {"one_territory": {"character": True, "mechs_exact": 1, "workers_exact": 1, "resources_min": 5}},
    17: {"factory_card": False, "control_adjacent_to_factory_min": 2},
    18: {"power_exact": 0, "popularity_min": 13, "workers_min": 5},
    19: {"control_around_one_lake_min": 5},
    20: {"structures_min": 3, "popularity_min": 7, "mechs_exact": 0},
    21: {"one_resource_type_min": 9},
    22: {"factory_card": True, "upgrades_exact": 0},
    23: {"combat_cards_min": 8, "combat_stars_min": 1},
}

# Three options each: (cost, gain).
ENCOUNTER: dict[int, list[tuple[Facts, Facts]]] = {
    1: [({}, {"coins": 2, "popularity": 1}), ({"coins": 2}, {"food": 4}), ({"popularity": 2}, {"build": 1})],
    2: [({}, {"cards": 1, "popularity": 1}), ({"coins": 2}, {"wood": 4}), ({"popularity": 2}, {"enlist": 1})],
    3: [({}, {"food": 2, "popularity": 1}), ({"coins": 2}, {"worker": 1, "food": 3}), ({"popularity": 3}, {"deploy": 1})],
    4: [({}, {"metal": 2, "popularity": 1}), ({"coins": 3}, {"enlist": 1}), ({"popularity": 2}, {"metal": 4})],
    5: [({}, {"food": 2, "popularity": 1}), ({"coins": 4}, {"deploy": 1}), ({"popularity": 2}, {"food": 2, "metal": 2})],
    6: [({}, {"coins": 2, "popularity": 1}), ({"coins": 3}, {"enlist": 1}), ({"popularity": 2}, {"food": 4})],
    7: [({}, {"oil": 2, "popularity": 1}), ({"coins": 2}, {"upgrade": 1}), ({"popularity": 2}, {"oil": 4})],
    8: [({}, {"coins": 2, "popularity": 1}), ({"coins": 2}, {"oil": 4}), ({"popularity": 2}, {"enlist": 1})],
    9: [({}, {"oil": 2, "popularity": 1}), ({"coins": 3}, {"build": 1}), ({"popularity": 2}, {"oil": 4})],
    10: [({}, {"oil": 2, "popularity": 1}), ({"coins": 4}, {"deploy": 1}), ({"popularity": 2}, {"coins": 2, "any": 2})],
    11: [({}, {"food": 2, "popularity": 1}), ({"coins": 2}, {"worker": 1, "food": 3}), ({"popularity": 2}, {"build": 1})],
    12: [({}, {"wood": 2, "popularity": 1}), ({"coins": 3}, {"build": 1}), ({"popularity": 2}, {"worker": 1, "wood": 3})],
    13: [({}, {"coins": 2, "popularity": 1}), ({"coins": 2}, {"power": 2, "popularity": 2}), ({"popularity": 3}, {"any": 5})],
    14: [({}, {"food": 2, "popularity": 1}), ({"coins": 2}, {"any": 3}), ({"popularity": 2}, {"worker": 1, "metal": 3})],
    15: [({}, {"popularity": 2}), ({"coins": 2}, {"any": 3}), ({"popularity": 3}, {"any": 5})],
    16: [({}, {"food": 2, "popularity": 1}), ({"coins": 2}, {"worker": 1, "any": 2}), ({"popularity": 2}, {"enlist": 1})],
    17: [({}, {"cards": 1, "popularity": 1}), ({"coins": 2}, {"power": 2, "cards": 2}), ({"popularity": 3}, {"deploy": 1})],
    18: [({}, {"food": 2, "popularity": 1}), ({"coins": 2}, {"any": 3}), ({"popularity": 2}, {"worker": 1, "wood": 3})],
    19: [({}, {"coins": 2, "popularity": 1}), ({"coins": 2}, {"food": 4}), ({"popularity": 2}, {"cards": 2, "power": 3})],
    20: [({}, {"cards": 1, "popularity": 1}), ({"coins": 2}, {"popularity": 3}), ({"popularity": 2}, {"wood": 4})],
    21: [({}, {"popularity": 2}), ({"coins": 4}, {"deploy": 1}), ({"popularity": 2}, {"cards": 2, "power": 3})],
    22: [({}, {"coins": 2, "popularity": 1}), ({"coins": 2}, {"metal": 4}), ({"popularity": 2}, {"build": 1})],
    23: [({}, {"coins": 2, "popularity": 1}), ({"coins": 3}, {"enlist": 1}), ({"popularity": 2}, {"worker": 1, "food": 3})],
    24: [({}, {"cards": 1, "popularity": 1}), ({"coins": 2}, {"any": 3}), ({"popularity": 3}, {"deploy": 1})],
    25: [({}, {"power": 2, "popularity": 1}), ({"coins": 2}, {"power": 4}), ({"popularity": 2}, {"upgrade": 1, "any": 2})],
    26: [({}, {"power": 2, "popularity": 1}), ({"coins": 2}, {"popularity": 3}), ({"popularity": 2}, {"build": 1})],
    27: [({}, {"coins": 2, "popularity": 1}), ({"coins": 2}, {"metal": 4}), ({"popularity": 3}, {"deploy": 1})],
    28: [({}, {"coins": 2, "popularity": 1}), ({"coins": 2}, {"worker": 1, "any": 2}), ({"popularity": 2}, {"build": 1})],
}

# The top of a Factory card: cost, gain; "one of" is a choice. Every bottom moves one unit.
FACTORY_CARD: dict[int, tuple[Facts, Facts]] = {
    1: ({"coins": 1, "cards": 1}, {"produce": 2}),
    2: ({"popularity": 1}, {"one of": ["enlist", "upgrade"]}),
    3: ({"cards": 1}, {"popularity": 2}),
    4: ({"cards": 1}, {"coins": 3}),
    5: ({"power": 1}, {"popularity": 2}),
    6: ({"power": 1}, {"coins": 3}),
    7: ({"popularity": 1}, {"one of": ["deploy", "build"]}),
    8: ({"cards": 1}, {"any": 3}),
    9: ({"coins": 2}, {"upgrade": 1, "popularity": 1}),
    10: ({"coins": 2}, {"deploy": 1, "power": 1}),
    11: ({"coins": 2}, {"build": 1, "popularity": 1}),
    12: ({"coins": 2}, {"enlist": 1, "power": 1}),
}
