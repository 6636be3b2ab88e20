"""What a seat may know, as a row of small integers for learners: the seat itself first, then the others in order from it on.

`observe` is a rule: it runs on every backend. Hidden are others' hands, objectives and choices in a combat, and the Factory
cards to who has not looked at them. Alone, the Automa is the first opponent.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, size
from fabrica.engine.observation import in_a_byte
from fabrica.games.scythe.ai.features import (
    ABILITY,
    ACTION,
    AFTER_CHARACTER,
    AFTER_MECH,
    ARMED,
    AT,
    ATTACKER,
    AUTOMA_CARD,
    AUTOMA_DECK,
    CARGO,
    CHARACTER,
    CHOOSER,
    COINS,
    COMMITTED,
    CUBE,
    DEALING,
    DEFENDER,
    DISCARDS,
    ENCOUNTER,
    ENCOUNTER_TOKEN,
    ENCOUNTER_USED,
    ENTERED,
    ENTERED_SIZE,
    FACTION,
    FACTORY_CARD,
    FACTORY_CARDS,
    FACTORY_TAKEN,
    FLAG,
    HAND,
    ICONS,
    LAKE,
    LAST,
    LEFT,
    LEVEL,
    LOADED,
    MANY_COINS,
    MAT,
    MECH,
    MOVED_CHARACTER,
    MOVED_MECH,
    MOVED_WORKER,
    N_AUTOMA_CARDS,
    N_RULINGS,
    OBJECTIVES,
    ORIGIN,
    OWN_CHOSEN,
    OWN_DIAL,
    OWN_DISCARDED,
    OWN_HAND,
    OWN_OBJECTIVE,
    PIECE,
    PLACED,
    PLAYERS,
    POPULARITY,
    POWER,
    RECRUIT,
    RESOURCE,
    REVEALED,
    ROUND,
    RULING,
    SCORE,
    SEAT_SIZE,
    SEATS,
    SEEN_FACTORY,
    SENT_HOME,
    SITS,
    SLOT,
    SOURCE,
    STAR,
    STEP,
    STEPS_LEFT,
    STRUCTURE,
    TAKEN,
    TILE,
    TOKA,
    TOKEN,
    TRACKER,
    TRAP,
    TURN,
    UNIT,
    WORKER,
)
from fabrica.games.scythe.rules.ending import score
from fabrica.games.scythe.rules.map_tables import N_PLACES, N_TERRITORIES
from fabrica.games.scythe.rules.state import (
    COMMITTING,
    MOVED_BOARDS,
    N_CARGO,
    VISITING_FACTORY,
    cards,
    mechs_at,
    number_at,
    owners,
    workers_at,
)
from fabrica.games.scythe.rules.tables import (
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
    N_VALUES,
)


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
