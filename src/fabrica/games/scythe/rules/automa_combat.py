"""The Automa in combat: a card says how much power and how many cards it plays."""

from __future__ import annotations

from typing import Any

from fabrica.engine.telling import tell
from fabrica.games.scythe.rules.draws import draw_automa_combat, draw_automa_plays
from fabrica.games.scythe.rules.news import TOLD_AUTOMA_COMBAT
from fabrica.games.scythe.rules.state import AUTOMA, cards
from fabrica.games.scythe.solo_components import CARDS, POWER_BANDS

COMBAT_POWER = ((0, 0, 0), *(card.power for card in CARDS))  # by number and band
COMBAT_CARDS = (0, *(card.cards for card in CARDS))
N_BANDS = len(POWER_BANDS)


def band(power: int) -> int:
    """The column of a card for a power."""
    found = 0
    for i in range(N_BANDS):
        if power >= POWER_BANDS[i]:
            found = i
    return found


def automa_commits(s: Any, side: int) -> None:
    """The power of the card, at most what it has, and random cards of its hand, whatever the number of its units."""
    me = s.seats[AUTOMA]
    card = draw_automa_combat(s)
    s.dial[side] = min(COMBAT_POWER[card][band(me.power)], me.power)
    number = min(COMBAT_CARDS[card], cards(me))
    for _ in range(number):
        draw_automa_plays(s, side)
    tell(s, TOLD_AUTOMA_COMBAT, card, s.dial[side], number)
