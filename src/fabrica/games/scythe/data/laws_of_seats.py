"""The laws of what a seat has."""

from __future__ import annotations

from typing import Any

from fabrica.engine.parse import Field
from fabrica.games.scythe.components import COMBAT_STARS, FLAGS, MANY_PLAYERS, STARS, STARS_TO_END
from fabrica.games.scythe.data.position import places
from fabrica.games.scythe.rules.dealing import is_banned
from fabrica.games.scythe.rules.map_tables import BASE_OF, BASES, LAKES
from fabrica.games.scythe.rules.stars import has_reached, progress
from fabrica.games.scythe.rules.state import (
    BUILDING,
    DEPLOYING,
    ENLISTING,
    MAKING,
    NOWHERE,
    OVER,
    PLACING,
    PRODUCING,
    PUTTING,
    RETREATING,
    UPGRADING,
    able,
    fighters_on,
    mechs_on,
    mechs_out,
    owners,
    recruits_of,
    stars_of,
    workers_on,
)
from fabrica.games.scythe.rules.tables import (
    ALBION,
    COMBAT_STAR,
    CRIMEA,
    FACTORY_SECTION,
    LAKE_ABILITIES,
    MECHS_OF,
    MECHS_STAR,
    OBJECTIVE_STAR,
    RECRUITS_STAR,
    SAXONY,
    SLOTS,
    STRUCTURES_STAR,
    SUITON,
    TOGAWA,
    UPGRADES_STAR,
    WAYFARE,
    WORKERS_STAR,
)

ON_LAKES = {name: name for name in ("seaworthy", "submerge", "suiton")}  # abilities, as a complaint names them
KEPT_GOALS = (UPGRADES_STAR, MECHS_STAR, STRUCTURES_STAR, RECRUITS_STAR, WORKERS_STAR)  # what once is reached stays
UNDER_WAY = (PUTTING, PRODUCING, MAKING, UPGRADING, DEPLOYING, BUILDING, ENLISTING, PLACING)  # an effect is not complete


def check_seat(s: Any, seat: int, field: Field) -> None:
    me = s.seats[seat]
    if is_banned(s, me.faction, me.mat):
        raise field.get("mat").wrong("this pair is not played, unless options.banned-pairs is allowed", "banned")
    check_units(s, me, field)
    check_mats(me, field)
    check_objectives(me, field)
    check_stars(s, me, field)
    check_faction_tokens(s, me, field)


def strange_bases(s: Any, me: Any) -> int:
    """The bases that units of a seat cannot be on."""
    strange = BASES & ~(1 << BASE_OF[me.faction])
    if me.faction != CRIMEA or not able(me, WAYFARE) or s.players >= MANY_PLAYERS:
        return strange
    played = 0
    for other in range(owners(s)):
        played |= 1 << BASE_OF[s.seats[other].faction]
    return strange & played


def check_units(s: Any, me: Any, field: Field) -> None:
    if me.abilities & ~MECHS_OF[me.faction]:
        raise field.get("abilities").wrong("expected abilities of this faction's mechs", "abilities")
    if mechs_out(me) != me.abilities.bit_count():
        raise field.get("mechs").wrong(
            f"expected {me.abilities.bit_count()} mechs, one for each ability, got {mechs_out(me)}",
            "mechs",
            n=me.abilities.bit_count(),
        )
    if workers_on(me) & LAKES & ~mechs_on(me):
        raise field.get("workers").wrong("no worker is on a lake without an own mech", "worker-lake")
    fighting = "character" if me.character != NOWHERE and (LAKES | strange_bases(s, me)) >> me.character & 1 else "mechs"
    if fighters_on(me) & LAKES and not me.abilities & LAKE_ABILITIES:
        raise field.get(fighting).wrong("on a lake only with seaworthy, submerge or suiton", "unit-lake", **ON_LAKES)
    for name, there in (("workers", workers_on(me)), (fighting, fighters_on(me))):
        if there & strange_bases(s, me):
            raise field.get(name).wrong(
                f"no unit of this seat can be on {places(there & strange_bases(s, me))[0]}",
                "strange-base",
                place=places(there & strange_bases(s, me))[0],
            )


def check_mats(me: Any, field: Field) -> None:
    moved, placed = me.cubes.bit_count(), sum(me.slots)
    if moved != placed:
        raise field.get("upgrades").wrong(f"expected as many cubes placed as moved, got {placed} and {moved}", "upgrades")
    if any(me.slots[bottom] > SLOTS[me.mat][bottom] for bottom in range(len(me.slots))):
        raise field.get("upgrades").wrong("more cubes than the mat has slots", "slots")
    bonuses = [bonus for bonus in me.recruits if bonus >= 0]
    if len(set(bonuses)) != recruits_of(me):
        raise field.get("recruits").wrong("two recruits cover the same bonus", "bonus")
    if me.token == FACTORY_SECTION and me.factory_card == 0:
        raise field.get("token").wrong("the Factory section needs a Factory card", "factory-section")


def check_objectives(me: Any, field: Field) -> None:
    held, shown = me.objectives.bit_count(), me.revealed.bit_count()
    if held + shown + (me.discarded > 0) > 2:
        raise field.get("objectives").wrong("more than two objectives", "objectives")
    if me.discarded and (shown == 0 or me.faction == SAXONY):
        raise field.get("discarded").wrong("an objective is put away when another is shown, and never by Saxony", "put-away")
    if me.faction != SAXONY and shown and (held or shown > 1):
        raise field.get("objectives").wrong("who has shown an objective has none left, but for Saxony", "shown")


def check_stars(s: Any, me: Any, field: Field) -> None:
    stars, total = field.get("stars"), stars_of(me)
    if total > STARS_TO_END or (total == STARS_TO_END and s.step not in (OVER, RETREATING)):
        raise stars.wrong(f"{STARS_TO_END} stars end the game", "stars", n=STARS_TO_END)
    if me.stars[OBJECTIVE_STAR] != me.revealed.bit_count():
        raise stars.wrong("expected a star for each objective revealed", "objective-stars")
    if me.faction != SAXONY and me.stars[COMBAT_STAR] > COMBAT_STARS:
        raise stars.wrong(f"expected at most {COMBAT_STARS} combat stars", "combat-stars", most=COMBAT_STARS)
    for star, name in enumerate(STARS):
        if star not in (OBJECTIVE_STAR, COMBAT_STAR):
            check_goal(s, me, star, stars.get(name) if isinstance(stars.value, dict) else stars)


def check_goal(s: Any, me: Any, star: int, field: Field) -> None:
    if me.stars[star] > 1:
        raise field.wrong("each goal counts once", "goal-once")
    if star in KEPT_GOALS and me.stars[star] and not reached(me, star):
        raise field.wrong(f"a star without its goal: {progress(me, star)}", "no-goal")
    if has_reached(me, star) and s.step not in UNDER_WAY and stars_of(me) < STARS_TO_END:
        raise field.wrong("this goal is met, and has no star", "no-star")


def reached(me: Any, star: int) -> bool:
    """Is the goal of a star met, whether it has been placed or not?"""
    me.stars[star] -= 1
    found = has_reached(me, star)
    me.stars[star] += 1
    return found


def check_faction_tokens(s: Any, me: Any, field: Field) -> None:
    lying = [place for place in s.traps if place != NOWHERE]
    if me.faction == ALBION:
        if s.flags & LAKES:
            raise field.get("flags").wrong("no Flag is on a lake", "flag-lake")
        if s.flags.bit_count() > FLAGS:
            raise field.get("flags").wrong(f"expected at most {FLAGS}", "entries", most=FLAGS)
    if me.faction == TOGAWA:
        taken = [*lying, *(place for place in range(63) if s.flags >> place & 1)]
        if len(set(taken)) != len(taken):
            raise field.get("traps").wrong("two Flags or Traps lie on one territory", "two-tokens")
        if any(LAKES >> place & 1 for place in lying) and not able(me, SUITON):
            raise field.get("traps").wrong("a Trap is on a lake only with suiton", "trap-lake", suiton="suiton")
