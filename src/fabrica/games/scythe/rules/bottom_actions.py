"""The bottom row: pay, take the benefit or decline it, gain the section's coins; recruits bring bonuses to neighbours too."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest
from fabrica.engine.telling import tell
from fabrica.games.scythe.rules.clockwise import left_of, right_of
from fabrica.games.scythe.rules.control import controlled, tokens_of
from fabrica.games.scythe.rules.listing import is_one, list_set
from fabrica.games.scythe.rules.map_tables import N_TERRITORIES
from fabrica.games.scythe.rules.moves import BOTTOM, DONE, PAY
from fabrica.games.scythe.rules.news import TOLD_BONUS
from fabrica.games.scythe.rules.rulings import bit_of, otherwise
from fabrica.games.scythe.rules.stars import stars_end
from fabrica.games.scythe.rules.state import ENDING, FROM_BOTTOM, NONE, NOWHERE, PAYING, UPGRADING, cards, is_solo
from fabrica.games.scythe.rules.tables import (
    BOTTOM_OF,
    CARDS,
    COINS,
    COST,
    CRIMEA,
    FACTORY_SECTION,
    FIRST_VALUE,
    N_RESOURCES,
    POPULARITY,
    POWER,
    RESOURCE_FOR,
    SECTION_COINS,
)
from fabrica.games.scythe.rules.top_actions import discard_card, legal_cards, values_in_hand
from fabrica.games.scythe.rules.tracks import gain, put_tokens

ONGOING_GIVES = (POWER, COINS, POPULARITY, CARDS)  # by bottom action
ACTIVE_FIRST = bit_of("bonus-before-end")


def bottom_of(me: Any) -> int:
    """The bottom action of the section that the token is on."""
    return BOTTOM_OF[me.mat][me.token]


def cost_of(me: Any) -> int:
    bottom = bottom_of(me)
    return COST[me.mat][bottom] - me.slots[bottom]


def may_coerce(me: Any) -> bool:
    """Crimea may pay one token with a combat card (Coercion)."""
    return me.faction == CRIMEA and cards(me) > 0


def is_payable(s: Any, seat: int) -> bool:
    me = s.seats[seat]
    if me.token == FACTORY_SECTION:
        return False
    found = tokens_of(s, controlled(s, seat), RESOURCE_FOR[bottom_of(me)])
    return found + (1 if may_coerce(me) else 0) >= cost_of(me)


def bottom_passes(s: Any) -> bool:
    if is_payable(s, s.turn):
        return False
    s.step = ENDING
    return True


def legal_bottom(out: Any, n: int) -> int:
    out[n] = BOTTOM
    out[n + 1] = DONE
    return n + 2


def begin_bottom(s: Any, seat: int) -> None:
    s.left = cost_of(s.seats[seat])
    s.last = NOWHERE
    s.step = PAYING


# Paying


def places_to_pay(s: Any, seat: int) -> int:
    """In place order, and only where the tokens there and later are enough."""
    kind = RESOURCE_FOR[bottom_of(s.seats[seat])]
    mine = controlled(s, seat)
    found = tokens = 0
    place = N_TERRITORIES - 1
    while place >= 0 and place >= s.last:
        number = s.resources[place * N_RESOURCES + kind] if has(mine, place) else 0
        tokens += number
        if number > 0 and tokens >= s.left:
            found |= 1 << place
        place -= 1
    return found


def may_pay_card(s: Any, me: Any) -> bool:
    """As the very first payment."""
    return s.left == cost_of(me) and may_coerce(me)


def legal_payments(s: Any, seat: int, out: Any) -> int:
    me = s.seats[seat]
    n = legal_cards(me, out, 0) if may_pay_card(s, me) else 0
    return list_set(out, n, PAY, places_to_pay(s, seat))


def paying_passes(s: Any) -> bool:
    """As long as there is one way; a card is paid without a choice only if it is the only one in hand."""
    me = s.seats[s.turn]
    if s.left == 0:
        begin_benefit(s, me)
        return True
    places = places_to_pay(s, s.turn)
    if may_pay_card(s, me):
        if places != 0 or cards(me) > 1:
            return False
        coerce(s, s.turn, lowest(values_in_hand(me)) + FIRST_VALUE)
        return True
    if not is_one(places):
        return False
    pay_token(s, s.turn, lowest(places))
    return True


def pay_token(s: Any, seat: int, place: int) -> None:
    put_tokens(s, place, RESOURCE_FOR[bottom_of(s.seats[seat])], -1)
    s.last = place
    s.left -= 1


def coerce(s: Any, seat: int, value: int) -> None:
    discard_card(s, seat, value)
    s.left -= 1


def begin_benefit(s: Any, me: Any) -> None:
    s.last = NOWHERE
    s.source = FROM_BOTTOM
    s.step = UPGRADING + bottom_of(me)


# Coins, bonuses, stars


def finish_bottom(s: Any, seat: int) -> None:
    """Coins of the section; ongoing bonuses of the active player, the left and the right neighbour; then stars, in that order."""
    me = s.seats[seat]
    bottom = bottom_of(me)
    s.step = ENDING
    gain(s, seat, COINS, SECTION_COINS[me.mat][bottom])
    if bonuses_wait(s):
        pay_bonuses_one_by_one(s, seat, bottom)
        return
    for i in range(neighbours(s) + 1):
        gain_bonus(s, nth_neighbour(s, seat, i), bottom)
    for i in range(neighbours(s) + 1):
        if stars_end(s, nth_neighbour(s, seat, i)):
            return


def bonuses_wait(s: Any) -> bool:
    """All bonuses come before the stars; by the other ruling each seat's stars come before the next one's bonus."""
    return otherwise(s, ACTIVE_FIRST)


def pay_bonuses_one_by_one(s: Any, seat: int, bottom: int) -> None:
    for i in range(neighbours(s) + 1):
        gain_bonus(s, nth_neighbour(s, seat, i), bottom)
        if stars_end(s, nth_neighbour(s, seat, i)):
            return


def neighbours(s: Any) -> int:
    """Two players have one neighbour, who gains once; alone there is none."""
    return 0 if is_solo(s) else 1 if s.players == 2 else 2


def nth_neighbour(s: Any, seat: int, i: int) -> int:
    """The seat itself, the left, the right one."""
    return seat if i == 0 else left_of(s, seat) if i == 1 else right_of(s, seat)


def gain_bonus(s: Any, seat: int, bottom: int) -> None:
    """If the recruit of this bottom action is enlisted."""
    if s.seats[seat].recruits[bottom] != NONE:
        tell(s, TOLD_BONUS, seat, bottom, s.turn)
        gain(s, seat, ONGOING_GIVES[bottom], 1)
