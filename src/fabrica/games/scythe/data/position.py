"""A position as plain data that a person can write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.versions import noted
from fabrica.games.scythe.components import ABILITIES, BONUSES, BOTTOMS, CUBES, RESOURCES, SECTIONS, STARS, STRUCTURES, TRAPS
from fabrica.games.scythe.data.pending import pending
from fabrica.games.scythe.rules.automa_tables import LEVEL_IDS
from fabrica.games.scythe.rules.dealing import DEALS
from fabrica.games.scythe.rules.map_tables import N_PLACES, PLACE_IDS
from fabrica.games.scythe.rules.rulings import RULINGS, otherwise
from fabrica.games.scythe.rules.setup import AUTOMA_FACTIONS
from fabrica.games.scythe.rules.state import (
    AUTOMA,
    CHOOSING_FIGHT,
    CHOOSING_MAT,
    NONE,
    NOWHERE,
    OVER,
    RETREATING,
    is_automa,
    is_solo,
    mechs_at,
    mechs_on,
    workers_at,
    workers_on,
)
from fabrica.games.scythe.rules.tables import (
    ALBION,
    COMBAT_STAR,
    FACTION_IDS,
    FIRST_VALUE,
    MAT_IDS,
    N_RESOURCES,
    POWER_STAR,
    TOGAWA,
    TRACK_STAR,
)

GAME_ID = "scythe"
VERSIONS = range(1, 2)  # of the rules
PACKAGE = __name__.removesuffix(".data.position")
PHASES = ("setup", "turn", "combat", "over")
STEPS = (
    *("faction", "mat", "section", "top", "unit", "cargo", "fight", "ability", "commit", "retreat", "encounter", "factory"),
    *("token", "card", "put", "produce", "make", "bottom", "pay", "upgrade", "deploy", "build", "enlist", "place", "end", "over"),
)
AUTOMA_NAME = "automa"
AUTOMA_FACTION_IDS = ("random", *(FACTION_IDS[faction] for faction in AUTOMA_FACTIONS[1:]))
AUTOMA_STARS = {"track": TRACK_STAR, "combat": COMBAT_STAR, "power": POWER_STAR}


def phase(s: Any) -> str:
    return PHASES[phase_of(s.step)]


def phase_of(step: int) -> int:
    if step <= CHOOSING_MAT:
        return 0
    return 3 if step == OVER else 2 if CHOOSING_FIGHT <= step <= RETREATING else 1


def position(s: Any) -> dict[str, Any]:
    """The whole truth of a state, but for its chance."""
    return {
        "game": GAME_ID,
        **noted(s, VERSIONS),
        "phase": phase(s),
        "step": STEPS[s.step],
        "round": s.round,
        "turn": AUTOMA_NAME if is_automa(s, s.turn) else s.turn,
        "sent_home": bool(s.sent_home),
        "toka": bool(s.toka),
        "tile": s.tile,
        "tokens": places(s.tokens),
        "encounters_used": list(members(s.encounters_used)),
        "discards": values(s.discards),
        "factory": list(members(s.factory)),
        "resources": resources(s),
        "pending": pending(s),
        "options": options(s),
        "automa": automa(s) if is_solo(s) else None,
        "seats": [seat_of(s, s.seats[seat]) for seat in range(s.players)],
    }


def options(s: Any) -> dict[str, str]:
    """Those that are not at their default; before the first turn also those of the set-up."""
    found = {}
    if phase(s) == PHASES[0]:
        dealing = (("deal", DEALS, s.deal), ("invaders", ("no", "yes"), s.invaders if s.players < 6 else 0))
        found = {name: names[number] for name, names, number in dealing if number}
        if s.automa_faction:
            found["automa-faction"] = AUTOMA_FACTION_IDS[s.automa_faction]
    return found | {ruling.option: ruling.values[1] for bit, ruling in enumerate(RULINGS) if otherwise(s, bit)}


def seat_of(s: Any, me: Any) -> dict[str, Any]:
    return {
        "faction": None if me.faction == NONE else FACTION_IDS[me.faction],
        "mat": None if me.mat == NONE else MAT_IDS[me.mat],
        "coins": me.coins,
        "power": me.power,
        "popularity": me.popularity,
        "hand": values(me.hand),
        "objectives": list(members(me.objectives)),
        "revealed": list(members(me.revealed)),
        "discarded": me.discarded or None,
        "token": None if me.token == NOWHERE else SECTIONS[me.token],
        "factory_card": me.factory_card or None,
        "upgrades": {"from": [CUBES[cube] for cube in members(me.cubes)], "to": counts(BOTTOMS, me.slots)},
        "abilities": [ABILITIES[ability] for ability in members(me.abilities)],
        "recruits": {BOTTOMS[i]: BONUSES[bonus] for i, bonus in enumerate(me.recruits) if bonus != NONE},
        "structures": {STRUCTURES[i]: PLACE_IDS[place] for i, place in enumerate(me.built) if place != NOWHERE},
        **units(me),
        "stars": counts(STARS, me.stars[: len(STARS)]),
        "flags": places(s.flags) if me.faction == ALBION else [],
        "traps": traps(s) if me.faction == TOGAWA else {},
    }


def units(me: Any) -> dict[str, Any]:
    return {
        "character": None if me.character == NOWHERE else PLACE_IDS[me.character],
        "mechs": {PLACE_IDS[place]: mechs_at(me, place) for place in members(mechs_on(me))},
        "workers": {PLACE_IDS[place]: workers_at(me, place) for place in members(workers_on(me))},
    }


def traps(s: Any) -> dict[str, Any]:
    return {TRAPS[i]: {"at": PLACE_IDS[place], "armed": has(s.armed, i)} for i, place in enumerate(s.traps) if place != NOWHERE}


def automa(s: Any) -> dict[str, Any]:
    me = s.seats[AUTOMA]
    return {
        "level": LEVEL_IDS[s.level],
        "faction": None if me.faction == NONE else FACTION_IDS[me.faction],
        "coins": me.coins,
        "power": me.power,
        "hand": values(me.hand),
        **units(me),
        "tracker": s.tracker,
        "stars": {name: me.stars[star] for name, star in AUTOMA_STARS.items() if me.stars[star]},
        "card": s.automa_card or None,
        "deck": list(members(s.automa_deck)),
        "factory_taken": bool(s.factory_taken),
    }


def resources(s: Any) -> dict[str, dict[str, int]]:
    rows = {PLACE_IDS[place]: tokens(s.resources[place * N_RESOURCES : (place + 1) * N_RESOURCES]) for place in range(N_PLACES)}
    return {place: row for place, row in rows.items() if row}


def tokens(amounts: Iterable[int]) -> dict[str, int]:
    return counts(RESOURCES, amounts)


def values(cards: Iterable[int]) -> dict[str, int]:
    """Combat cards by value."""
    return {str(FIRST_VALUE + i): number for i, number in enumerate(cards) if number}


def places(mask: int) -> list[str]:
    return [PLACE_IDS[place] for place in members(mask)]


def counts(names: Sequence[str], amounts: Iterable[int]) -> dict[str, int]:
    """Amounts by name; what there is none of is left out."""
    return {name: amount for name, amount in zip(names, amounts, strict=True) if amount}


def members(mask: int) -> Iterator[int]:
    while mask != 0:
        yield lowest(mask)
        mask = without_lowest(mask)
