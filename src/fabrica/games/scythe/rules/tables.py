"""The box as flat tables, the form in which the rules read it: factions, mats, cards, tiles. The map is in map_tables.py."""

from __future__ import annotations

from fabrica.games.scythe.components import (
    ABILITIES,
    BANNED_PAIRS,
    BASE_SET,
    BOTTOMS,
    COMBAT_DECK,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    MATS,
    OBJECTIVES,
    PAID_WITH,
    RESOURCES,
    SECTIONS,
    STARS,
    STRUCTURES,
    TILES,
    TRACK_STARS,
    Bag,
)

# Factions, mats and their parts
FACTION_IDS = tuple(faction.id for faction in FACTIONS)
MAT_IDS = tuple(mat.id for mat in MATS)
ALBION, NORDIC, RUSVIET, TOGAWA, CRIMEA, SAXONY, POLANIA = range(len(FACTIONS))
N_MATS = len(MATS)
BASE_FACTIONS = sum(1 << i for i, faction in enumerate(FACTIONS) if faction.set == BASE_SET)
BASE_MATS = sum(1 << i for i, mat in enumerate(MATS) if mat.set == BASE_SET)
ALL_FACTIONS, ALL_MATS = (1 << len(FACTIONS)) - 1, (1 << N_MATS) - 1
BANNED_MAT = tuple(  # of a faction, or none
    next((MAT_IDS.index(mat) for faction, mat in BANNED_PAIRS if faction == id), -1) for id in FACTION_IDS
)
START_POWER = tuple(faction.power for faction in FACTIONS)
START_CARDS = tuple(faction.cards for faction in FACTIONS)
START_POPULARITY = tuple(mat.popularity for mat in MATS)
START_COINS = tuple(mat.coins for mat in MATS)

(RIVERWALK, SEAWORTHY, ARTILLERY, SPEED, TOWNSHIP, PEOPLES_ARMY, WAYFARE, SCOUT, UNDERPASS, DISARM, SUBMERGE, CAMARADERIE,
 BURROW, SWORD, SHIELD, RALLY, TOKA, SUITON, RONIN, SHINOBI) = range(len(ABILITIES))  # fmt: skip
N_ABILITIES = len(ABILITIES)
MECHS_OF = tuple(sum(1 << ABILITIES.index(mech) for mech in faction.mechs) for faction in FACTIONS)
LAKE_ABILITIES = (1 << SEAWORTHY) | (1 << SUBMERGE) | (1 << SUITON)

MOVE, BOLSTER, TRADE, PRODUCE, FACTORY_SECTION = range(len(SECTIONS))
N_MAT_SECTIONS = FACTORY_SECTION
UPGRADE, DEPLOY, BUILD, ENLIST = range(len(BOTTOMS))
N_BOTTOMS = len(BOTTOMS)
MINE, MONUMENT, ARMORY, MILL = range(len(STRUCTURES))
N_STRUCTURES = len(STRUCTURES)
BOTTOM_OF = tuple(  # by mat and section
    tuple([section.top for section in mat.sections].index(top) for top in SECTIONS[:N_MAT_SECTIONS]) for mat in MATS
)
COST = tuple(tuple(section.cost for section in mat.sections) for mat in MATS)  # by mat and bottom action
SLOTS = tuple(tuple(section.slots for section in mat.sections) for mat in MATS)
SECTION_COINS = tuple(tuple(section.coins for section in mat.sections) for mat in MATS)
RESOURCE_FOR = tuple(RESOURCES.index(resource) for resource in PAID_WITH)
OIL, METAL, FOOD, WOOD = range(len(RESOURCES))
N_RESOURCES = len(RESOURCES)
(MOVE_UNITS_CUBE, MOVE_COINS_CUBE, BOLSTER_POWER_CUBE, BOLSTER_CARDS_CUBE, TRADE_POPULARITY_CUBE, PRODUCE_CUBE) = range(6)
N_CUBES = 6

(UPGRADES_STAR, MECHS_STAR, STRUCTURES_STAR, RECRUITS_STAR, WORKERS_STAR, OBJECTIVE_STAR, COMBAT_STAR, POPULARITY_STAR,
 POWER_STAR) = range(len(STARS))  # fmt: skip
TRACK_STAR = len(STARS)  # the Automa's
N_STARS = TRACK_STAR + 1
STAR_AT = tuple(TRACK_STARS.get(star, 0) for star in STARS)  # 0: no goal of a track

# Combat cards: how many of each value
FIRST_VALUE = min(COMBAT_DECK)
N_VALUES = len(COMBAT_DECK)
COPIES = tuple(COMBAT_DECK.values())

# What cards give: amounts, then perhaps a choice (one of the bottom actions' benefits) and tokens of any kind.
COINS, POWER, POPULARITY, CARDS = range(4)
AMOUNTS = ("coins", "power", "popularity", "cards", *RESOURCES, "worker")
FIRST_TOKEN, WORKER_AMOUNT = 4, 8
N_AMOUNTS = len(AMOUNTS)
NO_CHOICE = -1


def amounts(gain: Bag) -> tuple[int, ...]:
    return tuple(gain.get(name, 0) for name in AMOUNTS)


def choice(gain: Bag) -> int:
    return next((i for i, name in enumerate(BOTTOMS) if name in gain), NO_CHOICE)


_OPTIONS = tuple(option for card in ENCOUNTERS for option in card)
N_OPTIONS = 3
N_ENCOUNTERS = len(ENCOUNTERS)
OPTION_COINS = tuple(option.cost.get("coins", 0) for option in _OPTIONS)
OPTION_POPULARITY = tuple(option.cost.get("popularity", 0) for option in _OPTIONS)
OPTION_AMOUNTS = tuple(amounts(option.gain) for option in _OPTIONS)
OPTION_CHOICE = tuple(choice(option.gain) for option in _OPTIONS)
OPTION_TOKENS = tuple(option.gain.get("any_resources", 0) for option in _OPTIONS)

# Factory cards, by number from 1; 0 is none
N_FACTORY_CARDS = len(FACTORY_CARDS)
_NO_CARD = (type(FACTORY_CARDS[0])({}, {}),)
_CARDS = (*_NO_CARD, *FACTORY_CARDS)
FACTORY_COST = tuple(amounts(card.cost) for card in _CARDS)
FACTORY_AMOUNTS = tuple(amounts(card.gain) for card in _CARDS)
FACTORY_CHOICE = tuple(choice(card.gain) for card in _CARDS)
FACTORY_CHOOSES = tuple(int(bool(card.or_gain)) for card in _CARDS)
FACTORY_OTHER = tuple(choice(card.or_gain) for card in _CARDS)
FACTORY_TOKENS = tuple(card.gain.get("any_resources", 0) for card in _CARDS)
FACTORY_HEXES = tuple(card.gain.get("produce", 0) for card in _CARDS)

# Objectives, by number from 1: the requirements of each are a part of three rows
N_OBJECTIVES = len(OBJECTIVES)
MEASURES = (
    "coins", "power", "popularity", "workers", "mechs", "structures", "recruits", "upgrades", "cards", "combat_stars",
    "factory_card", "sent_home", "workers_less_recruits", "power_lead", "mountains", "farms", "forests", "tundras", "villages",
    "tunnels", "the_factory", "around_factory", "around_a_lake", "mixed_store", "store_of_three", "pieces_together",
    "of_each_resource", "of_one_resource",
)  # fmt: skip
(M_COINS, M_POWER, M_POPULARITY, M_WORKERS, M_MECHS, M_STRUCTURES, M_RECRUITS, M_UPGRADES, M_CARDS, M_COMBAT_STARS,
 M_FACTORY_CARD, M_SENT_HOME, M_WORKERS_LESS_RECRUITS, M_POWER_LEAD, M_MOUNTAINS, M_FARMS, M_FORESTS, M_TUNDRAS, M_VILLAGES,
 M_TUNNELS, M_THE_FACTORY, M_AROUND_FACTORY, M_AROUND_A_LAKE, M_MIXED_STORE, M_STORE_OF_THREE, M_PIECES_TOGETHER,
 M_OF_EACH_RESOURCE, M_OF_ONE_RESOURCE) = range(len(MEASURES))  # fmt: skip
_REQUIREMENTS = tuple((number, *item) for number, card in enumerate(OBJECTIVES, 1) for item in card.requires.items())
MEASURE = tuple(MEASURES.index(name) for _, name, _ in _REQUIREMENTS)
LEAST = tuple(bounds[0] for _, _, bounds in _REQUIREMENTS)
MOST = tuple(bounds[1] for _, _, bounds in _REQUIREMENTS)
FIRST_REQUIREMENT = tuple(sum(1 for of, _, _ in _REQUIREMENTS if of < number) for number in range(N_OBJECTIVES + 2))
END_OF_TURN = sum(1 << number for number, card in enumerate(OBJECTIVES, 1) if card.end_of_turn)
ALL_OBJECTIVES = ((1 << N_OBJECTIVES) - 1) << 1

# Structure tiles, by number from 1: coins for a count
N_TILES = len(TILES)
COUNT_MOST = 12
TILE_COINS = tuple(tuple(tile.coins[min(n, len(tile.coins) - 1)] for n in range(COUNT_MOST + 1)) for tile in TILES)
TUNNELS_BESIDE, LAKES_BESIDE, ENCOUNTERS_BESIDE, ON_TUNNELS, IN_A_LINE, ON_FARMS_AND_TUNDRAS = range(1, N_TILES + 1)
