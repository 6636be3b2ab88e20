"""Combat: after all moves, on each territory where own and enemy combat units stand. Both choose dial and cards in secret."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest
from fabrica.engine.telling import reveal, tell
from fabrica.games.scythe.components import DIAL_MOST
from fabrica.games.scythe.components import PEOPLES_ARMY as PEOPLES_ARMY_CARDS
from fabrica.games.scythe.components import SUITON as SUITON_CARDS
from fabrica.games.scythe.rules.abilities import abilities_end, may_use_ability, stars_of_both_end, use_ability
from fabrica.games.scythe.rules.aftermath import settle_combat
from fabrica.games.scythe.rules.automa_combat import automa_commits
from fabrica.games.scythe.rules.listing import is_one
from fabrica.games.scythe.rules.map_tables import IS_LAKE, TERRITORIES
from fabrica.games.scythe.rules.moves import CARD, DIAL, DONE
from fabrica.games.scythe.rules.news import TOLD_CHOSEN, TOLD_COMBAT
from fabrica.games.scythe.rules.state import (
    ATTACKER,
    AUTOMA_GOES_ON,
    COMMITTING,
    DEFENDER,
    ENCOUNTERING,
    NONE,
    USING_ABILITY,
    able,
    enemy_fighters,
    fighters_at,
    fighters_on,
    is_automa,
    workers_at,
)
from fabrica.games.scythe.rules.tables import FIRST_VALUE, N_VALUES, PEOPLES_ARMY, SUITON


def contested(s: Any) -> int:
    """Territories with combat units of the seat whose turn it is and of an enemy."""
    return fighters_on(s.seats[s.turn]) & enemy_fighters(s, s.turn) & TERRITORIES


def fight_passes(s: Any) -> bool:
    """The last combat begins by itself; after it come encounter and Factory."""
    places = contested(s)
    if places == 0:
        s.step = AUTOMA_GOES_ON if is_automa(s, s.turn) else ENCOUNTERING
        return True
    if is_one(places):
        begin_combat(s, lowest(places))
        return True
    return False


def begin_combat(s: Any, place: int) -> None:
    apart()
    s.at = place
    s.attacker = s.turn
    s.defender = 0
    while s.defender == s.turn or fighters_at(s.seats[s.defender], place) == 0:
        s.defender += 1
    tell(s, TOLD_COMBAT, place, s.attacker, s.defender)
    if not abilities_end(s, s.attacker):
        s.chooser = s.attacker
        s.step = USING_ABILITY


def ability_passes(s: Any) -> bool:
    if may_use_ability(s, s.chooser):
        return False
    next_abilities(s)
    return True


def choose_ability(s: Any, seat: int, which: int) -> None:
    use_ability(s, seat, which)
    if not stars_of_both_end(s):
        next_abilities(s)


def next_abilities(s: Any) -> None:
    """After the attacker's come the defender's, then the dials."""
    if s.chooser == s.defender:
        begin_commitment(s)
    elif not abilities_end(s, s.defender):
        s.chooser = s.defender


# Choosing in secret


def side_of(s: Any, seat: int) -> int:
    return ATTACKER if seat == s.attacker else DEFENDER


def seat_of(s: Any, side: int) -> int:
    return s.attacker if side == ATTACKER else s.defender


def begin_commitment(s: Any) -> None:
    """Without power the dial shows 0; without a card to add the choice is made. The Automa chooses when the player has."""
    for side in range(2):
        seat = seat_of(s, side)
        s.dial[side] = NONE
        if is_automa(s, seat):
            s.dial[side] = 0
            s.committed[side] = 1
        elif s.seats[seat].power == 0:
            s.dial[side] = 0
            close_commitment(s, seat, side)
    s.chooser = s.defender if is_automa(s, s.attacker) else s.attacker
    s.step = COMMITTING


def close_commitment(s: Any, seat: int, side: int) -> None:
    """When no card may be added, the choice is made."""
    if cards_to_choose(s, seat, side) == 0:
        commit(s, seat, side)


def commit(s: Any, seat: int, side: int) -> None:
    s.committed[side] = 1
    tell(s, TOLD_CHOSEN, seat)


def card_limit(s: Any, seat: int) -> int:
    """One for each own combat unit; People's Army with a worker there and Suiton on a lake one more."""
    me = s.seats[seat]
    limit = fighters_at(me, s.at)
    if able(me, PEOPLES_ARMY) and workers_at(me, s.at) > 0:
        limit += PEOPLES_ARMY_CARDS
    return limit + SUITON_CARDS if able(me, SUITON) and IS_LAKE[s.at] == 1 else limit


def cards_to_choose(s: Any, seat: int, side: int) -> int:
    """Values that may be added, as bits: those left in hand, from the last chosen one up."""
    number = 0
    found = 0
    for value in range(N_VALUES):
        chosen = s.chosen[side * N_VALUES + value]
        number += chosen
        if chosen > 0:
            found = 0
        if s.seats[seat].hand[value] > chosen:
            found |= 1 << value
    return found if number < card_limit(s, seat) else 0


def legal_commitments(s: Any, seat: int, out: Any) -> int:
    side = side_of(s, seat)
    n = 0
    if s.dial[side] == NONE:
        for power in range(min(DIAL_MOST, s.seats[seat].power) + 1):
            out[n] = DIAL + power
            n += 1
        return n
    values = cards_to_choose(s, seat, side)
    for value in range(N_VALUES):
        if has(values, value):
            out[n] = CARD + value
            n += 1
    out[n] = DONE
    return n + 1


def set_dial(s: Any, seat: int, power: int) -> None:
    side = side_of(s, seat)
    s.dial[side] = power
    close_commitment(s, seat, side)


def add_card(s: Any, seat: int, value: int) -> None:
    side = side_of(s, seat)
    s.chosen[side * N_VALUES + value - FIRST_VALUE] += 1
    close_commitment(s, seat, side)


def committing_passes(s: Any) -> bool:
    """Both have chosen: dials and cards are revealed."""
    if s.committed[ATTACKER] == 0 or s.committed[DEFENDER] == 0:
        return False
    reveal(s)
    for side in range(2):
        if is_automa(s, seat_of(s, side)):
            automa_commits(s, side)
    settle_combat(s)
    return True


def committing(s: Any) -> int:
    """The seats that have still to choose, as bits."""
    seats = 0
    for side in range(2):
        if s.committed[side] == 0:
            seats |= 1 << seat_of(s, side)
    return seats
