"""What a seat may know, as a row of small integers for learners: the seat itself first, then the others in order from it on.

`observe` is a rule: it runs on every backend. Hidden are others' hands, objectives and choices in a combat, and the Factory
cards to who has not looked at them. Alone, the Automa is the first opponent.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, size
from fabrica.engine.observation import FeatureTable, in_a_byte
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
from fabrica.games.scythe.rules.ending import score
from fabrica.games.scythe.rules.map_tables import N_PLACES, N_TERRITORIES, PLACE_IDS, TERRITORY_IDS
from fabrica.games.scythe.rules.rulings import RULINGS
from fabrica.games.scythe.rules.state import (
    COMMITTING,
    ICONS_MOST,
    MOVED_BOARDS,
    N_CARGO,
    SEATS_MOST,
    VISITING_FACTORY,
    cards,
    mechs_at,
    number_at,
    owners,
    workers_at,
)
from fabrica.games.scythe.rules.tables import (
    FACTION_IDS,
    MAT_IDS,
    N_ABILITIES,
    N_BOTTOMS,
    N_CUBES,
    N_ENCOUNTERS,
    N_FACTORY_CARDS,
    N_OBJECTIVES,
    N_OPTIONS,
    N_RESOURCES,
    N_STARS,
    N_STRUCTURES,
    N_TILES,
    N_VALUES,
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


def observe(s: Any, seat: int, out: Any) -> None:
    apart()
    observe_table(s, seat, out)
    observe_map(s, out)
    observe_choice(s, out)
    observe_automa(s, out)
    observe_own(s, seat, out)
    for other in range(owners(s)):
        away = (other - seat) % owners(s)
        observe_seat(s, other, out, SEATS + SEAT_SIZE * away)


def set_bits(out: Any, first: int, members: int, number: int) -> None:
    for i in range(number):
        if has(members, i):
            out[first + i] = 1


def observe_table(s: Any, seat: int, out: Any) -> None:
    sides = owners(s)
    out[STEP + s.step] = 1
    out[PLAYERS] = s.players
    out[ROUND] = in_a_byte(s.round)
    out[TURN + (s.turn - seat) % sides] = 1
    out[CHOOSER + (s.chooser - seat) % sides] = 1
    out[ATTACKER + (s.attacker - seat) % sides] = 1
    out[DEFENDER + (s.defender - seat) % sides] = 1
    out[SENT_HOME] = s.sent_home
    out[TOKA] = s.toka
    out[TILE + s.tile - 1] = 1
    out[FACTORY_CARDS] = size(s.factory)
    set_bits(out, RULING, s.rulings, N_RULINGS)


def observe_map(s: Any, out: Any) -> None:
    set_bits(out, ENCOUNTER_TOKEN, s.tokens, N_TERRITORIES)
    set_bits(out, ENCOUNTER_USED, s.encounters_used >> 1, N_ENCOUNTERS)
    set_bits(out, FLAG, s.flags, N_TERRITORIES)
    set_bits(out, ARMED, s.armed, 4)
    for trap in range(4):
        out[TRAP + trap] = s.traps[trap] + 1
    for value in range(N_VALUES):
        out[DISCARDS + value] = s.discards[value]
    for i in range(N_PLACES * N_RESOURCES):
        out[RESOURCE + i] = in_a_byte(s.resources[i])


def observe_choice(s: Any, out: Any) -> None:
    out[ACTION] = s.action
    out[ICONS] = s.icons
    out[MOVED_CHARACTER] = s.moved_character
    for place in range(N_PLACES):
        out[MOVED_MECH + place] = number_at(s.moved_mechs, MOVED_BOARDS, place)
        out[MOVED_WORKER + place] = number_at(s.moved_workers, MOVED_BOARDS, place)
    out[UNIT] = s.unit
    out[AT] = s.at
    out[ORIGIN] = s.origin
    out[STEPS_LEFT] = s.steps
    out[LOADED] = s.loaded
    for i in range(N_CARGO):
        out[CARGO + i] = in_a_byte(s.cargo[i])
    for i in range(s.n_entered):
        observe_entry(s.entered[i], out, ENTERED + i * ENTERED_SIZE)
    observe_gain(s, out)


def observe_entry(entry: Any, out: Any, first: int) -> None:
    out[first] = entry.unit + 1
    out[first + 1] = entry.origin
    out[first + 2] = entry.to
    out[first + 3] = entry.workers
    for kind in range(N_RESOURCES):
        out[first + 4 + kind] = in_a_byte(entry.resources[kind])


def observe_gain(s: Any, out: Any) -> None:
    out[AFTER_CHARACTER] = s.after_character
    set_bits(out, AFTER_MECH, s.after_mechs, N_PLACES)
    set_bits(out, LAKE, s.lakes, N_TERRITORIES)
    out[ENCOUNTER] = s.encounter
    set_bits(out, TAKEN, s.taken, N_OPTIONS)
    out[SOURCE] = s.source
    out[LEFT] = s.left
    out[LAST] = s.last + 1
    out[PIECE] = s.piece
    out[PLACED] = s.placed
    out[DEALING] = s.deal
    out[DEALING + 1] = s.invaders
    out[DEALING + 2] = s.automa_faction
    out[DEALING + 3] = s.first


def observe_automa(s: Any, out: Any) -> None:
    out[LEVEL] = s.level
    out[TRACKER] = s.tracker
    out[AUTOMA_CARD] = s.automa_card
    set_bits(out, AUTOMA_DECK, s.automa_deck >> 1, N_AUTOMA_CARDS)
    out[FACTORY_TAKEN] = s.factory_taken


def observe_own(s: Any, seat: int, out: Any) -> None:
    """Hand, objectives, the own choice in a combat, and the Factory cards if the seat has looked at them."""
    me = s.seats[seat]
    for value in range(N_VALUES):
        out[OWN_HAND + value] = me.hand[value]
    set_bits(out, OWN_OBJECTIVE, me.objectives >> 1, N_OBJECTIVES)
    set_bits(out, OWN_DISCARDED, (1 << me.discarded) >> 1, N_OBJECTIVES)
    if s.step == COMMITTING and (seat == s.attacker or seat == s.defender):
        side = 0 if seat == s.attacker else 1
        out[OWN_DIAL] = s.dial[side] + 1
        for value in range(N_VALUES):
            out[OWN_CHOSEN + value] = s.chosen[side * N_VALUES + value]
    if me.factory_card > 0 or (s.step == VISITING_FACTORY and s.turn == seat):
        set_bits(out, SEEN_FACTORY, s.factory >> 1, N_FACTORY_CARDS)


def observe_seat(s: Any, seat: int, out: Any, first: int) -> None:
    me = s.seats[seat]
    out[first + SITS] = 1
    out[first + SCORE] = in_a_byte(score(s, seat))
    out[first + COINS] = me.coins & 255
    out[first + MANY_COINS] = me.coins >> 8
    out[first + POWER] = me.power
    out[first + POPULARITY] = me.popularity
    out[first + HAND] = cards(me)
    out[first + OBJECTIVES] = size(me.objectives)
    set_bits(out, first + REVEALED, me.revealed >> 1, N_OBJECTIVES)
    if s.step == COMMITTING and (seat == s.attacker or seat == s.defender):
        out[first + COMMITTED] = s.committed[0 if seat == s.attacker else 1]
    observe_mats(me, out, first)
    observe_units(me, out, first)


def observe_mats(me: Any, out: Any, first: int) -> None:
    if me.faction >= 0:
        out[first + FACTION + me.faction] = 1
    if me.mat >= 0:
        out[first + MAT + me.mat] = 1
    if me.token >= 0:
        out[first + TOKEN + me.token] = 1
    if me.factory_card > 0:
        out[first + FACTORY_CARD + me.factory_card - 1] = 1
    set_bits(out, first + CUBE, me.cubes, N_CUBES)
    set_bits(out, first + ABILITY, me.abilities, N_ABILITIES)
    for bottom in range(N_BOTTOMS):
        out[first + SLOT + bottom] = me.slots[bottom]
        out[first + RECRUIT + bottom] = me.recruits[bottom] + 1
    for star in range(N_STARS):
        out[first + STAR + star] = me.stars[star]


def observe_units(me: Any, out: Any, first: int) -> None:
    for structure in range(N_STRUCTURES):
        out[first + STRUCTURE + structure] = me.built[structure] + 1
    if me.character >= 0:
        out[first + CHARACTER + me.character] = 1
    for place in range(N_PLACES):
        out[first + MECH + place] = mechs_at(me, place)
        out[first + WORKER + place] = workers_at(me, place)
