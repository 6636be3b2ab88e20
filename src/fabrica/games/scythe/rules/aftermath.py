"""After the reveal: the higher total wins, the attacker wins ties; both pay; the winner places a star, the loser retreats."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest
from fabrica.engine.telling import tell
from fabrica.games.scythe.rules.automa_character import character_stops
from fabrica.games.scythe.rules.conquest import automa_takes, card_of_conquest, conquer
from fabrica.games.scythe.rules.draws import gain_cards
from fabrica.games.scythe.rules.entering import drive_off
from fabrica.games.scythe.rules.listing import is_one
from fabrica.games.scythe.rules.map_tables import BASE_OF, LAKES, NEIGHBOURS
from fabrica.games.scythe.rules.news import TOLD_AUTOMA_RESERVE, TOLD_COMBAT_WON, TOLD_RETREATED, TOLD_REVEALED
from fabrica.games.scythe.rules.over import clear_combat, clear_commitments, clear_entry, end_game
from fabrica.games.scythe.rules.stars import has_six, may_place_combat_star, place_star
from fabrica.games.scythe.rules.state import (
    ATTACKER,
    CHARACTER_UNIT,
    CHOOSING_FIGHT,
    DEFENDER,
    MECH_UNIT,
    NOWHERE,
    RETREATING,
    WORKER_UNIT,
    able,
    add_mechs,
    add_workers,
    enemy_units,
    is_automa,
    is_solo,
    mechs_at,
    workers_at,
)
from fabrica.games.scythe.rules.tables import CAMARADERIE, COMBAT_STAR, FIRST_VALUE, N_RESOURCES, N_VALUES, POPULARITY, SEAWORTHY
from fabrica.games.scythe.rules.tracks import lose


def cards_value(s: Any, side: int) -> int:
    """The sum of the cards that a side has chosen."""
    total = 0
    for value in range(N_VALUES):
        total += s.chosen[side * N_VALUES + value] * (FIRST_VALUE + value)
    return total


def settle_combat(s: Any) -> None:
    apart()
    attack = s.dial[ATTACKER] + cards_value(s, ATTACKER)
    defence = s.dial[DEFENDER] + cards_value(s, DEFENDER)
    tell(s, TOLD_REVEALED, s.attacker, s.dial[ATTACKER], attack)
    tell(s, TOLD_REVEALED, s.defender, s.dial[DEFENDER], defence)
    pay_commitment(s, s.attacker, ATTACKER)
    pay_commitment(s, s.defender, DEFENDER)
    if attack >= defence:
        win(s, s.attacker, s.defender, DEFENDER)
    else:
        win(s, s.defender, s.attacker, ATTACKER)


def pay_commitment(s: Any, seat: int, side: int) -> None:
    """The dial is paid, the cards are discarded openly. The Automa's have left its hand already."""
    me = s.seats[seat]
    me.power -= s.dial[side]
    for value in range(N_VALUES):
        number = s.chosen[side * N_VALUES + value]
        s.discards[value] += number
        if not is_automa(s, seat):
            me.hand[value] -= number


def win(s: Any, winner: int, loser: int, losing_side: int) -> None:
    """A star, the price of driving workers home, a card for the loser who showed something, then the retreat."""
    tell(s, TOLD_COMBAT_WON, winner, loser, s.at)
    if may_place_combat_star(s, winner):
        place_star(s, winner, COMBAT_STAR)
    if winner == s.attacker and not is_automa(s, winner):
        drive_workers_home(s, winner, loser)
    if is_automa(s, winner) and winner == s.defender:
        automa_takes(s, s.at)
    if s.dial[losing_side] + cards_value(s, losing_side) > 0:
        gain_cards(s, loser, 1)
    forget_move(s, loser)
    begin_retreat(s, loser)


def drive_workers_home(s: Any, winner: int, loser: int) -> None:
    """A winning attacker loses popularity for each enemy worker there, but not with Camaraderie."""
    number = workers_at(s.seats[loser], s.at)
    if number > 0:
        s.sent_home = 1
        if not able(s.seats[winner], CAMARADERIE):
            lose(s, winner, POPULARITY, number)
    if is_automa(s, loser):
        conquer(s, s.at, card_of_conquest(s))


def forget_move(s: Any, loser: int) -> None:
    """This combat is fought: nobody goes back from it, and beaten units have no encounter, Flag or Trap there."""
    kept = 0
    for i in range(s.n_entered):
        if s.entered[i].to != s.at:
            copy_entry(s.entered[i], s.entered[kept])
            kept += 1
    for i in range(kept, s.n_entered):
        clear_entry(s.entered[i])
    s.n_entered = kept
    if loser == s.turn:
        s.after_mechs &= ~(1 << s.at)
        if s.seats[loser].character == s.at:
            s.after_character = 0


def copy_entry(entry: Any, target: Any) -> None:
    target.unit = entry.unit
    target.origin = entry.origin
    target.to = entry.to
    target.workers = entry.workers
    for kind in range(N_RESOURCES):
        target.resources[kind] = entry.resources[kind]


# Retreat


def lakes_to_retreat_to(s: Any, seat: int) -> int:
    """With Seaworthy: those next to the territory without enemy units."""
    if not able(s.seats[seat], SEAWORTHY):
        return 0
    return NEIGHBOURS[s.at] & LAKES & ~enemy_units(s, seat)


def begin_retreat(s: Any, loser: int) -> None:
    """All units there go home; resources stay. With Seaworthy each may go to a lake instead."""
    if is_automa(s, loser):
        automa_retreats(s, loser)
        end_combat(s)
        return
    clear_commitments(s)
    s.chooser = loser
    s.last = NOWHERE
    s.step = RETREATING


def automa_retreats(s: Any, seat: int) -> None:
    """Its combat units go to the reserve, its workers to its base."""
    me = s.seats[seat]
    if me.character == s.at:
        me.character = NOWHERE
        tell(s, TOLD_AUTOMA_RESERVE, CHARACTER_UNIT)
    if mechs_at(me, s.at) > 0:
        add_mechs(me, s.at, -mechs_at(me, s.at))
        tell(s, TOLD_AUTOMA_RESERVE, MECH_UNIT)
    if workers_at(me, s.at) > 0:
        drive_off(s, seat, s.at)


def retreating_unit(s: Any, me: Any) -> int:
    """The character goes first, then mechs, then workers."""
    if me.character == s.at:
        return CHARACTER_UNIT
    return MECH_UNIT if mechs_at(me, s.at) > 0 else WORKER_UNIT


def retreats(s: Any, seat: int) -> int:
    """Where the next unit may go: its base, or a lake; workers only to lakes where a mech of this retreat went."""
    me = s.seats[seat]
    lakes = lakes_to_retreat_to(s, seat)
    if retreating_unit(s, me) == WORKER_UNIT:
        lakes &= s.lakes
    places = lakes | (1 << BASE_OF[me.faction])
    return places if s.last == NOWHERE else places & -(1 << s.last)


def retreating_passes(s: Any) -> bool:
    me = s.seats[s.chooser]
    if me.character != s.at and mechs_at(me, s.at) == 0 and workers_at(me, s.at) == 0:
        end_combat(s)
        return True
    places = retreats(s, s.chooser)
    if not is_one(places):
        return False
    retreat_to(s, s.chooser, lowest(places))
    return True


def retreat_to(s: Any, seat: int, place: int) -> None:
    me = s.seats[seat]
    unit = retreating_unit(s, me)
    tell(s, TOLD_RETREATED, seat, unit, place)
    if unit == CHARACTER_UNIT:
        me.character = place
    elif unit == MECH_UNIT:
        add_mechs(me, s.at, -1)
        add_mechs(me, place, 1)
        s.lakes |= (1 << place) & LAKES
    else:
        add_workers(me, s.at, -1)
        add_workers(me, place, 1)
    s.last = place if unit != CHARACTER_UNIT and retreating_unit(s, me) == unit else NOWHERE


def end_combat(s: Any) -> None:
    """Who has six stars ends the game now; else the next combat."""
    ender = s.attacker if has_six(s, s.attacker) else s.defender
    over = has_six(s, ender)
    won_by_character = is_automa(s, s.attacker) and s.seats[s.attacker].character == s.at
    clear_combat(s)
    s.last = NOWHERE
    if over:
        end_game(s, ender)
        return
    if won_by_character:
        character_stops(s)
    s.chooser = 0 if is_solo(s) else s.turn
    s.step = CHOOSING_FIGHT
