"""The layout of a game of Scythe, and the small words with which the rules read it.

Units stand on bit boards over the 54 places. More than one may share a place, so workers and mechs have several boards each:
the bits of a place, one from each board, are their number there in binary.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, size
from fabrica.engine.chance import KEY, streams
from fabrica.engine.layout import Layout, i8, i16, i32, i64
from fabrica.games.scythe.rules.map_tables import N_PLACES
from fabrica.games.scythe.rules.tables import N_BOTTOMS, N_RESOURCES, N_STARS, N_STRUCTURES, N_VALUES

SEATS_MOST = 7
AUTOMA = 1  # alone, the second seat is the Automa's
NOWHERE = NOBODY = NONE = -1
WORKER_BOARDS, MECH_BOARDS = 4, 3  # for up to 8 workers and 4 mechs on a place
MOVED_BOARDS = 2  # for up to 3 that have moved
ICONS_MOST = 3

# What is to be decided next. The last ones happen by themselves.
(CHOOSING_FACTION, CHOOSING_MAT, CHOOSING_SECTION, CHOOSING_TOP, CHOOSING_UNIT, LOADING, CHOOSING_FIGHT, USING_ABILITY,
 COMMITTING, RETREATING, ENCOUNTERING, VISITING_FACTORY, PLACING_TOKEN, PAYING_CARD, PUTTING, PRODUCING, MAKING,
 CHOOSING_BOTTOM, PAYING, UPGRADING, DEPLOYING, BUILDING, ENLISTING, PLACING, ENDING, OVER, FINISHING, AUTOMA_BEGINS,
 AUTOMA_GOES_ON) = range(29)  # fmt: skip
NO_ACTION, TOP_ACTION, BOTTOM_ACTION = range(3)  # that units move by
NO_SOURCE, FROM_TOP, FROM_BOTTOM, FROM_FACTORY, FROM_ENCOUNTER = range(5)  # of what is being gained
CHARACTER_UNIT, MECH_UNIT, WORKER_UNIT = range(3)
ATTACKER, DEFENDER = range(2)  # the sides of a combat
CARGO_WORKERS, CARGO_MOVED_WORKERS, CARGO_TOKENS = 0, 1, 2
N_CARGO = CARGO_TOKENS + N_RESOURCES

SEAT = Layout(
    "Seat",
    workers=i64[WORKER_BOARDS],
    mechs=i64[MECH_BOARDS],
    coins=i32,
    abilities=i32,  # of deployed mechs, as bits
    objectives=i32,  # in hand, by number as bits
    revealed=i32,
    character=i8,  # its place
    faction=i8,
    mat=i8,
    power=i8,
    popularity=i8,
    hand=i8[N_VALUES],
    discarded=i8,  # the objective put away unseen, or 0
    token=i8,  # the section that the action token is on
    factory_card=i8,  # its number, or 0
    cubes=i8,  # that were moved, as bits
    slots=i8[N_BOTTOMS],  # cubes on each bottom action
    recruits=i8[N_BOTTOMS],  # the one-time bonus that each recruit covers
    built=i8[N_STRUCTURES],  # the place of each structure
    stars=i8[N_STARS],
)

ENTERED = Layout("Entered", resources=i16[N_RESOURCES], unit=i8, origin=i8, to=i8, workers=i8)

TABLE = Layout(
    "Table",
    seats=SEAT[SEATS_MOST],
    tokens=i64,  # territories with an encounter token
    flags=i64,  # Albion's
    moved_mechs=i64[MOVED_BOARDS],  # that used an icon in this action, where they are now
    moved_workers=i64[MOVED_BOARDS],
    after_mechs=i64,  # where Togawa's mechs stand that did
    lakes=i64,  # RETREATING: where mechs went
    encounters_used=i32,
    automa_deck=i32,
    round=i32,
    key=KEY,
    streams=streams(1),
    resources=i16[N_PLACES * N_RESOURCES],
    entered=ENTERED[ICONS_MOST],  # units that stand with enemy combat units
    cargo=i16[N_CARGO],  # what goes along: workers, moved workers, tokens
    last=i16,  # the last place, or the last way to put a token, of several in a row
    factory=i16,  # Factory cards on the board, as bits
    rulings=i16,  # those that are decided otherwise, as bits
    deck=i8[N_VALUES],
    discards=i8[N_VALUES],
    traps=i8[4],  # Togawa's: the place of each
    armed=i8,  # as bits
    amended=i8,  # the rules, before the match began: see versions.py
    players=i8,
    step=i8,
    turn=i8,
    chooser=i8,  # who decides now
    tile=i8,
    sent_home=i8,
    toka=i8,
    action=i8,
    icons=i8,
    moved_character=i8,
    n_entered=i8,
    unit=i8,  # LOADING: its kind
    at=i8,  # LOADING: where it is; in a combat: the territory
    origin=i8,  # LOADING: where its move began
    steps=i8,
    loaded=i8,  # the last load at this stop, from 1; 0: none
    after_character=i8,
    attacker=i8,
    defender=i8,
    dial=i8[2],  # by side
    chosen=i8[2 * N_VALUES],
    committed=i8[2],
    encounter=i8,  # the card's number, or 0
    taken=i8,  # options of it, as bits
    source=i8,
    left=i8,  # tokens to put, hexes to produce on, resources owed
    piece=i8,  # PLACING: an ability, or a structure after these
    placed=i8,  # PLACING_TOKEN: a Trap was placed
    deal=i8,  # before the first turn only, as are the next three
    invaders=i8,
    automa_faction=i8,
    first=i8,
    level=i8,
    tracker=i8,
    automa_card=i8,
    combat_card=i8,  # of the Automa, in this combat
    factory_taken=i8,
)


# Seats


def is_solo(s: Any) -> bool:
    return s.players == 1


def owners(s: Any) -> int:
    """How many have units: the seats, and alone the Automa."""
    return 2 if s.players == 1 else s.players


def is_automa(s: Any, seat: int) -> bool:
    return seat == AUTOMA and s.players == 1


def able(me: Any, ability: int) -> bool:
    """Is the mech with this ability deployed?"""
    return has(me.abilities, ability)


def upgraded(me: Any, cube: int) -> int:
    """1 if the cube was moved: the index of the amount."""
    return (me.cubes >> cube) & 1


def is_built(me: Any, structure: int) -> bool:
    return me.built[structure] != NOWHERE


def structures_of(me: Any) -> int:
    count = 0
    for structure in range(N_STRUCTURES):
        count += 1 if me.built[structure] != NOWHERE else 0
    return count


def recruits_of(me: Any) -> int:
    count = 0
    for bottom in range(N_BOTTOMS):
        count += 1 if me.recruits[bottom] != NONE else 0
    return count


def stars_of(me: Any) -> int:
    count = 0
    for star in range(N_STARS):
        count += me.stars[star]
    return count


def cards(me: Any) -> int:
    """Combat cards in hand."""
    return me.hand[0] + me.hand[1] + me.hand[2] + me.hand[3]


# Units


def number_at(boards: Any, n: int, place: int) -> int:
    total = 0
    for i in range(n):
        total += ((boards[i] >> place) & 1) << i
    return total


def set_number(boards: Any, n: int, place: int, number: int) -> None:
    for i in range(n):
        boards[i] = (boards[i] & ~(1 << place)) | (((number >> i) & 1) << place)


def workers_at(me: Any, place: int) -> int:
    return number_at(me.workers, WORKER_BOARDS, place)


def mechs_at(me: Any, place: int) -> int:
    return number_at(me.mechs, MECH_BOARDS, place)


def add_workers(me: Any, place: int, number: int) -> None:
    """Or take them away."""
    set_number(me.workers, WORKER_BOARDS, place, workers_at(me, place) + number)


def add_mechs(me: Any, place: int, number: int) -> None:
    set_number(me.mechs, MECH_BOARDS, place, mechs_at(me, place) + number)


def workers_on(me: Any) -> int:
    """The places with workers."""
    return me.workers[0] | me.workers[1] | me.workers[2] | me.workers[3]


def mechs_on(me: Any) -> int:
    return me.mechs[0] | me.mechs[1] | me.mechs[2]


def character_on(me: Any) -> int:
    return 1 << me.character if me.character >= 0 else 0


def fighters_on(me: Any) -> int:
    """The places with combat units."""
    return mechs_on(me) | character_on(me)


def units_on(me: Any) -> int:
    return workers_on(me) | fighters_on(me)


def fighters_at(me: Any, place: int) -> int:
    return mechs_at(me, place) + (1 if me.character == place else 0)


def workers_out(me: Any) -> int:
    """All that are on places, bases included."""
    return size(me.workers[0]) + 2 * size(me.workers[1]) + 4 * size(me.workers[2]) + 8 * size(me.workers[3])


def mechs_out(me: Any) -> int:
    return size(me.mechs[0]) + 2 * size(me.mechs[1]) + 4 * size(me.mechs[2])


def enemy_units(s: Any, seat: int) -> int:
    found = 0
    for other in range(owners(s)):
        if other != seat:
            found |= units_on(s.seats[other])
    return found


def enemy_fighters(s: Any, seat: int) -> int:
    found = 0
    for other in range(owners(s)):
        if other != seat:
            found |= fighters_on(s.seats[other])
    return found


# Tokens


def tokens_at(s: Any, place: int) -> int:
    """Of all kinds."""
    first = place * N_RESOURCES
    return s.resources[first] + s.resources[first + 1] + s.resources[first + 2] + s.resources[first + 3]


def move_tokens(s: Any, kind: int, origin: int, to: int, number: int) -> None:
    s.resources[origin * N_RESOURCES + kind] -= number
    s.resources[to * N_RESOURCES + kind] += number
