"""Encounters: the character that ended its move on a token draws a card and takes an option of it."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest, size
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import MEANDER_OPTIONS
from fabrica.games.scythe.rules.draws import draw_encounter
from fabrica.games.scythe.rules.gains import choose_then_put, gain_amounts
from fabrica.games.scythe.rules.listing import is_one, list_set
from fabrica.games.scythe.rules.moves import DONE, OPTION
from fabrica.games.scythe.rules.news import TOLD_ENCOUNTER, TOLD_OPTION
from fabrica.games.scythe.rules.stars import stars_end
from fabrica.games.scythe.rules.state import ENCOUNTERING, FROM_ENCOUNTER, NOWHERE, VISITING_FACTORY
from fabrica.games.scythe.rules.tables import (
    COINS,
    N_OPTIONS,
    OPTION_AMOUNTS,
    OPTION_CHOICE,
    OPTION_COINS,
    OPTION_POPULARITY,
    OPTION_TOKENS,
    POLANIA,
    POPULARITY,
)
from fabrica.games.scythe.rules.tracks import lose


def row_of(card: int, option: int) -> int:
    return (card - 1) * N_OPTIONS + option


def options(s: Any) -> int:
    """Those that are affordable and not yet taken, as bits."""
    me = s.seats[s.turn]
    found = 0
    for option in range(N_OPTIONS):
        row = row_of(s.encounter, option)
        if me.coins >= OPTION_COINS[row] and me.popularity >= OPTION_POPULARITY[row]:
            found |= 1 << option
    return found & ~s.taken


def is_due(s: Any) -> bool:
    """The character used an icon, has not lost a combat since, and stands on a token."""
    place = s.seats[s.turn].character
    return s.after_character == 1 and place != NOWHERE and has(s.tokens, place)


def may_decline(s: Any) -> bool:
    """Polania may take a second option."""
    return s.taken != 0


def legal_options(s: Any, out: Any) -> int:
    n = list_set(out, 0, OPTION, options(s))
    if may_decline(s):
        out[n] = DONE
        n += 1
    return n


def encounter_passes(s: Any) -> bool:
    if s.encounter == 0:
        begin_encounter(s)
        return True
    if s.taken != 0 and not may_take_more(s):
        end_encounter(s)
        return True
    if s.taken == 0 and is_one(options(s)):
        take_option(s, lowest(options(s)))
        return True
    return False


def begin_encounter(s: Any) -> None:
    if not is_due(s):
        s.step = VISITING_FACTORY
        return
    place = s.seats[s.turn].character
    s.tokens &= ~(1 << place)
    tell(s, TOLD_ENCOUNTER, s.turn, place, draw_encounter(s, s.turn))


def may_take_more(s: Any) -> bool:
    """One option; Polania two different ones (Meander)."""
    more = MEANDER_OPTIONS if s.seats[s.turn].faction == POLANIA else 1
    return size(s.taken) < more and options(s) != 0


def take_option(s: Any, option: int) -> None:
    """Pay, then gain on the character's hex."""
    row = row_of(s.encounter, option)
    tell(s, TOLD_OPTION, s.turn, s.encounter, option + 1)
    s.taken |= 1 << option
    if OPTION_COINS[row] > 0:
        lose(s, s.turn, COINS, OPTION_COINS[row])
    if OPTION_POPULARITY[row] > 0:
        lose(s, s.turn, POPULARITY, OPTION_POPULARITY[row])
    gain_amounts(s, s.turn, OPTION_AMOUNTS[row], s.seats[s.turn].character)
    choose_then_put(s, FROM_ENCOUNTER, OPTION_CHOICE[row], OPTION_TOKENS[row])


def finish_option(s: Any) -> None:
    if not stars_end(s, s.turn):
        s.step = ENCOUNTERING


def end_encounter(s: Any) -> None:
    s.encounter = s.taken = 0
