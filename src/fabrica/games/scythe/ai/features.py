"""What a seat may know, as a row of small integers for learners: the seat itself first, then the others in order from it on.

`observe` is a rule: it runs on every backend. Hidden are others' hands, objectives and choices in a combat, and the Factory
cards to who has not looked at them. Alone, the Automa is the first opponent.
"""

from __future__ import annotations

from fabrica.engine.observation import FeatureTable
from fabrica.games.scythe.components import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    COMBAT_DECK,
    CUBES,
    DIAL_MOST,
    MECHS,
    POPULARITY_MOST,
    POWER_MOST,
    RESOURCES,
    SECTIONS,
    STARS,
    STARS_TO_END,
    STRUCTURES,
    TRAPS,
    WORKERS,
)
from fabrica.games.scythe.data.position import STEPS
from fabrica.games.scythe.rules.map_tables import N_PLACES, N_TERRITORIES, PLACE_IDS, TERRITORY_IDS
from fabrica.games.scythe.rules.rulings import RULINGS
from fabrica.games.scythe.rules.state import (
    ICONS_MOST,
    N_CARGO,
    SEATS_MOST,
)
from fabrica.games.scythe.rules.tables import (
    FACTION_IDS,
    MAT_IDS,
    N_ABILITIES,
    N_ENCOUNTERS,
    N_FACTORY_CARDS,
    N_OBJECTIVES,
    N_OPTIONS,
    N_RESOURCES,
    N_STRUCTURES,
    N_TILES,
)
from fabrica.games.scythe.solo_components import CARDS as AUTOMA_CARDS

USUAL_ROUNDS, USUAL_SCORE, USUAL_COINS, USUAL_TOKENS, USUAL_CARDS = 25, 100, 30, 8, 6
FEW = 4
OWNERS = ("own", *(f"opponent {i}" for i in range(1, SEATS_MOST)))
N_AUTOMA_CARDS = len(AUTOMA_CARDS)
N_RULINGS = len(RULINGS)

# What is seen of each seat
_seat = FeatureTable()
SITS = _seat.add(["sits here"])
SCORE = _seat.add(["score"], USUAL_SCORE)
COINS = _seat.add(["coins"], USUAL_COINS)
MANY_COINS = _seat.add(["coins by 256"])
POWER = _seat.add(["power"], POWER_MOST)
POPULARITY = _seat.add(["popularity"], POPULARITY_MOST)
HAND = _seat.add(["combat cards"], USUAL_CARDS)
OBJECTIVES = _seat.add(["objectives"], 2)
FACTION = _seat.add(f"faction {id}" for id in FACTION_IDS)
MAT = _seat.add(f"mat {id}" for id in MAT_IDS)
TOKEN = _seat.add(f"token on {section}" for section in SECTIONS)
FACTORY_CARD = _seat.add(f"factory card {number + 1}" for number in range(N_FACTORY_CARDS))
CUBE = _seat.add(f"cube {cube} moved" for cube in CUBES)
SLOT = _seat.add((f"cubes on {bottom}" for bottom in BOTTOMS), 2)
ABILITY = _seat.add(f"ability {ability}" for ability in ABILITIES)
RECRUIT = _seat.add((f"recruit of {bottom}" for bottom in BOTTOMS), len(BONUSES))
STAR = _seat.add((f"stars {star}" for star in (*STARS, "track")), 1)
REVEALED = _seat.add(f"revealed {number + 1}" for number in range(N_OBJECTIVES))
STRUCTURE = _seat.add((f"place of {structure}" for structure in STRUCTURES), N_TERRITORIES)
CHARACTER = _seat.add(f"character {place}" for place in PLACE_IDS)
MECH = _seat.add((f"mechs {place}" for place in PLACE_IDS), MECHS)
WORKER = _seat.add((f"workers {place}" for place in PLACE_IDS), WORKERS)
COMMITTED = _seat.add(["has chosen"])
_SEAT = _seat.close()
SEAT_SIZE = len(_SEAT)

_table = FeatureTable()
STEP = _table.add(f"step {step}" for step in STEPS)
PLAYERS = _table.add(["players"], SEATS_MOST)
ROUND = _table.add(["round"], USUAL_ROUNDS)
TURN = _table.add(f"turn of {owner}" for owner in OWNERS)
CHOOSER = _table.add(f"decision of {owner}" for owner in OWNERS)
ATTACKER = _table.add(f"attacker {owner}" for owner in OWNERS)
DEFENDER = _table.add(f"defender {owner}" for owner in OWNERS)
SENT_HOME = _table.add(["sent home"])
TOKA = _table.add(["toka used"])
TILE = _table.add(f"tile {number + 1}" for number in range(N_TILES))
ENCOUNTER_TOKEN = _table.add(f"encounter token {place}" for place in TERRITORY_IDS)
ENCOUNTER_USED = _table.add(f"encounter used {number + 1}" for number in range(N_ENCOUNTERS))
DISCARDS = _table.add((f"discards of {value}" for value in COMBAT_DECK), max(COMBAT_DECK.values()))
RESOURCE = _table.add((f"{resource} {place}" for place in PLACE_IDS for resource in RESOURCES), USUAL_TOKENS)
FLAG = _table.add(f"flag {place}" for place in TERRITORY_IDS)
TRAP = _table.add((f"place of trap {trap}" for trap in TRAPS), N_TERRITORIES)
ARMED = _table.add(f"trap {trap} armed" for trap in TRAPS)
RULING = _table.add(f"ruling {ruling.option}" for ruling in RULINGS)
FACTORY_CARDS = _table.add(["factory cards left"], SEATS_MOST)
# What is half decided
ACTION = _table.add(["action"], 2)
ICONS = _table.add(["icons"], ICONS_MOST)
MOVED_CHARACTER = _table.add(["character moved"])
MOVED_MECH = _table.add((f"mechs moved {place}" for place in PLACE_IDS), 1)
MOVED_WORKER = _table.add((f"workers moved {place}" for place in PLACE_IDS), 1)
UNIT = _table.add(["unit"], 2)
AT = _table.add(["at"], N_PLACES)
ORIGIN = _table.add(["from"], N_PLACES)
STEPS_LEFT = _table.add(["steps"], 3)
LOADED = _table.add(["loaded"], 24)
CARGO = _table.add((f"cargo {i}" for i in range(N_CARGO)), FEW)
ENTERED_SIZE = 4 + N_RESOURCES
ENTERED = _table.add((f"entered {i} {j}" for i in range(ICONS_MOST) for j in range(ENTERED_SIZE)), FEW)
AFTER_CHARACTER = _table.add(["character has moved"])
AFTER_MECH = _table.add(f"mech has moved to {place}" for place in PLACE_IDS)
LAKE = _table.add(f"mech retreated to {place}" for place in TERRITORY_IDS)
ENCOUNTER = _table.add(["encounter card"], N_ENCOUNTERS)
TAKEN = _table.add(f"option {option + 1} taken" for option in range(N_OPTIONS))
SOURCE = _table.add(["source"], 4)
LEFT = _table.add(["left"], FEW)
LAST = _table.add(["last"], N_TERRITORIES)
PIECE = _table.add(["piece"], N_ABILITIES + N_STRUCTURES)
PLACED = _table.add(["placed"])
DEALING = _table.add(["deal", "invaders", "automa faction", "first to choose"], FEW)
LEVEL = _table.add(["level"], 3)
TRACKER = _table.add(["tracker"], 23)
AUTOMA_CARD = _table.add(["automa card"], N_AUTOMA_CARDS)
AUTOMA_DECK = _table.add(f"automa deck {number + 1}" for number in range(N_AUTOMA_CARDS))
FACTORY_TAKEN = _table.add(["automa took a factory card"])
# What is the seat's own
OWN_HAND = _table.add((f"own cards of {value}" for value in COMBAT_DECK), FEW)
OWN_OBJECTIVE = _table.add(f"own objective {number + 1}" for number in range(N_OBJECTIVES))
OWN_DISCARDED = _table.add(f"own discarded {number + 1}" for number in range(N_OBJECTIVES))
OWN_DIAL = _table.add(["own dial"], DIAL_MOST)
OWN_CHOSEN = _table.add((f"own chosen {value}" for value in COMBAT_DECK), FEW)
SEEN_FACTORY = _table.add(f"factory card {number + 1} lies there" for number in range(N_FACTORY_CARDS))
SEATS = _table.add_for(OWNERS, _SEAT)
FEATURES = _table.close()
MOST_STARS = STARS_TO_END
