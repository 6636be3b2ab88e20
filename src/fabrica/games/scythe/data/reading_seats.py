"""Reading what a seat has, and what the Automa has; what is left out has its default."""

from __future__ import annotations

from typing import Any

from fabrica.engine.parse import Field
from fabrica.games.scythe.components import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CUBES,
    MECHS,
    POPULARITY_MOST,
    POWER_MOST,
    SECTIONS,
    STARS,
    STARS_TO_END,
    STRUCTURES,
    TRAPS,
    WORKERS,
)
from fabrica.games.scythe.data.position import AUTOMA_FACTION_IDS, AUTOMA_STARS
from fabrica.games.scythe.data.reading import (
    COINS_MOST,
    optional,
    read_cards,
    read_counts,
    read_numbers,
    read_place,
    read_places,
    read_set,
    read_units,
)
from fabrica.games.scythe.rules.automa_tables import LEVEL_IDS, STARS_AT, TRACK_END
from fabrica.games.scythe.rules.draws import ALL_AUTOMA_CARDS
from fabrica.games.scythe.rules.map_tables import BASE_OF, PLACE_IDS, START_PLACES, TERRITORY_IDS
from fabrica.games.scythe.rules.stars import has_reached
from fabrica.games.scythe.rules.state import AUTOMA, CHOOSING_MAT, NOWHERE, add_mechs, add_workers
from fabrica.games.scythe.rules.tables import (
    ALBION,
    FACTION_IDS,
    MAT_IDS,
    N_FACTORY_CARDS,
    N_OBJECTIVES,
    POWER_STAR,
    START_COINS,
    START_POPULARITY,
    START_POWER,
    TOGAWA,
    TRACK_STAR,
)
from fabrica.games.scythe.solo_components import AUTOMA_COINS, AUTOMA_POPULARITY, CARDS

SEAT_FIELDS = (
    *("faction", "mat", "coins", "power", "popularity", "hand", "objectives", "revealed", "discarded", "token", "factory_card"),
    *("upgrades", "abilities", "recruits", "structures", "character", "mechs", "workers", "stars", "flags", "traps"),
)
AUTOMA_FIELDS = (
    *("level", "faction", "coins", "power", "hand", "character", "mechs", "workers", "tracker", "stars", "card", "deck"),
    "factory_taken",
)


def read_seat(s: Any, me: Any, field: Field) -> None:
    field.keys(SEAT_FIELDS)
    in_setup = s.step <= CHOOSING_MAT
    if in_setup:
        me.faction, me.mat = optional(field.get("faction"), FACTION_IDS), optional(field.get("mat"), MAT_IDS)
        refuse_more(field)
        return
    me.faction, me.mat = field.get("faction").one_of(FACTION_IDS), field.get("mat").one_of(MAT_IDS)
    me.coins = field.get("coins", START_COINS[me.mat]).integer(0, COINS_MOST)
    me.power = field.get("power", START_POWER[me.faction]).integer(0, POWER_MOST)
    me.popularity = field.get("popularity", START_POPULARITY[me.mat]).integer(0, POPULARITY_MOST)
    read_cards(field.get("hand", {}), me.hand)
    read_cards_of_seat(me, field)
    read_mats(me, field)
    read_pieces(me, field, field.get("character", PLACE_IDS[BASE_OF[me.faction]]))
    read_stars(me, field)
    read_tokens(s, me, field)


def refuse_more(field: Field) -> None:
    """Before factions and mats are chosen nobody has anything."""
    for name in SEAT_FIELDS[2:]:
        empty: Any = {"from": [], "to": {}} if name == "upgrades" else None
        if field.get(name).value not in (None, 0, [], {}, empty):
            raise field.get(name).wrong("expected nothing before factions and mats are chosen")


def read_cards_of_seat(me: Any, field: Field) -> None:
    me.objectives = read_numbers(field.get("objectives", []), N_OBJECTIVES)
    me.revealed = read_numbers(field.get("revealed", []), N_OBJECTIVES)
    discarded, card = field.get("discarded"), field.get("factory_card")
    me.discarded = 0 if discarded.is_none() else discarded.integer(1, N_OBJECTIVES)
    me.factory_card = 0 if card.is_none() else card.integer(1, N_FACTORY_CARDS)
    me.token = optional(field.get("token"), SECTIONS)


def read_mats(me: Any, field: Field) -> None:
    """Cubes, mechs, recruits and structures that have left the mats."""
    upgrades = field.get("upgrades", {})
    upgrades.keys(("from", "to"))
    me.cubes = read_set(upgrades.get("from", []), CUBES)
    for bottom, number in enumerate(read_counts(upgrades.get("to", {}), BOTTOMS, len(CUBES))):
        me.slots[bottom] = number
    me.abilities = read_set(field.get("abilities", []), ABILITIES)
    recruits, structures = field.get("recruits", {}), field.get("structures", {})
    recruits.keys(BOTTOMS)
    structures.keys(STRUCTURES)
    for bottom, name in enumerate(BOTTOMS):
        me.recruits[bottom] = optional(recruits.get(name), BONUSES)
    for i, name in enumerate(STRUCTURES):
        me.built[i] = optional(structures.get(name), TERRITORY_IDS)


def read_pieces(me: Any, field: Field, character: Field) -> None:
    me.character = read_place(character)
    start = {PLACE_IDS[place]: 1 for place in range(len(PLACE_IDS)) if START_PLACES[me.faction] >> place & 1}
    for place, number in read_units(field.get("mechs", {}), MECHS).items():
        add_mechs(me, place, number)
    for place, number in read_units(field.get("workers", start), WORKERS).items():
        add_workers(me, place, number)


def read_stars(me: Any, field: Field) -> None:
    """Left out: those for goals that are met now."""
    if field.has("stars"):
        for star, number in enumerate(read_counts(field.get("stars"), STARS, STARS_TO_END)):
            me.stars[star] = number
        return
    for star in range(len(STARS)):
        me.stars[star] = int(has_reached(me, star))


def read_tokens(s: Any, me: Any, field: Field) -> None:
    """Flags are Albion's, Traps Togawa's."""
    flags, traps = field.get("flags", []), field.get("traps", {})
    if flags.value and me.faction != ALBION:
        raise flags.wrong("only Albion has Flags", "flags")
    if traps.value and me.faction != TOGAWA:
        raise traps.wrong("only Togawa has Traps", "traps")
    if me.faction == ALBION:
        s.flags = read_places(flags)
    if me.faction == TOGAWA:
        traps.keys(TRAPS)
        for i, name in enumerate(TRAPS):
            read_trap(s, i, traps.get(name))


def read_trap(s: Any, trap: int, field: Field) -> None:
    s.traps[trap] = NOWHERE
    if not field.is_none():
        field.keys(("at", "armed"))
        s.traps[trap] = field.get("at").one_of(TERRITORY_IDS)
        s.armed |= int(field.get("armed", True).boolean()) << trap


def read_automa(s: Any, field: Field) -> None:
    """The Automa sits alone with one player."""
    field.keys(AUTOMA_FIELDS)
    me = s.seats[AUTOMA]
    s.level = field.get("level", LEVEL_IDS[0]).one_of(LEVEL_IDS)
    if s.step <= CHOOSING_MAT:
        read_automa_in_setup(s, me, field)
        return
    me.faction = field.get("faction").one_of(FACTION_IDS)
    me.coins = field.get("coins", AUTOMA_COINS).integer(0, COINS_MOST)
    me.power = field.get("power", START_POWER[me.faction]).integer(0, POWER_MOST)
    me.popularity = AUTOMA_POPULARITY
    read_cards(field.get("hand", {}), me.hand)
    character = field.get("character", PLACE_IDS[BASE_OF[me.faction]])
    read_pieces(me, field, Field(PLACE_IDS[0]) if character.is_none() else character)
    if character.is_none():
        me.character = NOWHERE
    read_track(s, me, field)


def read_automa_in_setup(s: Any, me: Any, field: Field) -> None:
    """Only a faction that the option fixes is known."""
    fixed = AUTOMA_FACTION_IDS[s.automa_faction]
    if s.automa_faction and field.get("faction", fixed).value != fixed:
        raise field.get("faction").wrong(f"expected {fixed}, as the option says")
    if not s.automa_faction and not field.get("faction").is_none():
        raise field.get("faction").wrong("expected null: it is drawn after the last mat")
    me.faction = FACTION_IDS.index(fixed) if s.automa_faction else NOWHERE
    for name in AUTOMA_FIELDS[2:]:
        full = [*range(1, len(CARDS) + 1)] if name == "deck" else None
        if field.get(name).value not in (None, 0, [], {}, False, full):
            raise field.get(name).wrong("expected nothing before factions and mats are chosen")
    s.automa_deck = ALL_AUTOMA_CARDS


def read_track(s: Any, me: Any, field: Field) -> None:
    s.tracker = field.get("tracker", 0).integer(0, TRACK_END[s.level])
    card = field.get("card")
    s.automa_card = 0 if card.is_none() else card.integer(1, len(CARDS))
    rest = ALL_AUTOMA_CARDS & ~(1 << s.automa_card)
    s.automa_deck = read_numbers(field.get("deck"), len(CARDS)) if field.has("deck") else rest
    s.factory_taken = int(field.get("factory_taken", False).boolean())
    reached = (STARS_AT[s.level] & ((2 << s.tracker) - 1)).bit_count()
    default = {"track": reached, "power": int(has_reached(me, POWER_STAR))}
    stars = read_counts(field.get("stars", default), tuple(AUTOMA_STARS), STARS_TO_END)
    for star, number in zip(AUTOMA_STARS.values(), stars, strict=True):
        me.stars[star] = number
    if me.stars[TRACK_STAR] != reached:
        raise field.get("stars").wrong(
            f"expected {reached} stars of the track at {s.tracker}, got {me.stars[TRACK_STAR]}", "track-stars", n=reached
        )
