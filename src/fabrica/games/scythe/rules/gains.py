"""What encounters and Factory cards give: amounts first, then a choice, then tokens of any kind."""

from __future__ import annotations

from typing import Any

from fabrica.engine.telling import tell
from fabrica.games.scythe.components import WORKERS
from fabrica.games.scythe.rules.news import TOLD_GAINED
from fabrica.games.scythe.rules.state import FINISHING, NOWHERE, PUTTING, UPGRADING, add_workers, workers_out
from fabrica.games.scythe.rules.tables import CARDS, COINS, FIRST_TOKEN, N_RESOURCES, NO_CHOICE, POPULARITY, POWER, WORKER_AMOUNT
from fabrica.games.scythe.rules.tracks import gain, put_tokens


def gain_amounts(s: Any, seat: int, amounts: Any, place: int) -> None:
    """Coins, power, popularity and cards; tokens and a worker on a place."""
    for what in range(FIRST_TOKEN):
        if amounts[what] > 0:
            gain(s, seat, what, amounts[what])
    for kind in range(N_RESOURCES):
        if amounts[FIRST_TOKEN + kind] > 0:
            put_tokens(s, place, kind, amounts[FIRST_TOKEN + kind])
    if amounts[WORKER_AMOUNT] > 0:
        gain_worker(s, seat, place)


def gain_worker(s: Any, seat: int, place: int) -> None:
    """From the mat, if one is left there."""
    if workers_out(s.seats[seat]) < WORKERS:
        add_workers(s.seats[seat], place, 1)
        tell(s, TOLD_GAINED, seat, WORKER_AMOUNT, 1)


def choose_then_put(s: Any, source: int, choice: int, tokens: int) -> None:
    """A benefit of a bottom action, if there is one among the gains, and tokens of any kind."""
    s.source = source
    s.left = tokens
    s.last = NOWHERE
    s.step = PUTTING if choice == NO_CHOICE else UPGRADING + choice


def can_pay(me: Any, cost: Any) -> bool:
    hand = me.hand[0] + me.hand[1] + me.hand[2] + me.hand[3]
    enough = me.coins >= cost[COINS] and me.power >= cost[POWER]
    return enough and me.popularity >= cost[POPULARITY] and hand >= cost[CARDS]


def after_benefit(s: Any) -> None:
    """Tokens to put come last; then the effect is complete."""
    s.step = PUTTING if s.left > 0 else FINISHING
