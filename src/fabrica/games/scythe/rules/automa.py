"""The Automa's turn: a card is drawn; the first possible move; gains; the player's recruit bonus; a step on the star track."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import MECHS, WORKERS
from fabrica.games.scythe.rules.automa_moves import try_entry
from fabrica.games.scythe.rules.automa_tables import (
    ADVANCES,
    ANY_FACTION,
    BONUS_RECRUIT,
    GAIN_CARD,
    GAIN_COIN,
    GAIN_FACTION,
    GAIN_KIND,
    GAIN_NUMBER,
    GAIN_POWER,
    GAIN_WORKER,
    MOVE_FACTION,
    MOVE_KIND,
    MOVE_LEAST,
    N_GAINS,
    N_MOVES,
    SCHEME_2,
    SKIPPED,
    SKIPS,
    STARS_AT,
)
from fabrica.games.scythe.rules.automa_targets import PLAYER
from fabrica.games.scythe.rules.bottom_actions import gain_bonus
from fabrica.games.scythe.rules.conquest import automa_takes
from fabrica.games.scythe.rules.control import controlled
from fabrica.games.scythe.rules.draws import ALL_AUTOMA_CARDS, draw_automa
from fabrica.games.scythe.rules.map_tables import BASE_OF
from fabrica.games.scythe.rules.news import TOLD_AUTOMA_CARD, TOLD_AUTOMA_SKIPS, TOLD_AUTOMA_UNIT, TOLD_GAINED, TOLD_TRACKER
from fabrica.games.scythe.rules.over import end_game
from fabrica.games.scythe.rules.rulings import bit_of, otherwise
from fabrica.games.scythe.rules.stars import has_reached, has_six, place_star, stars_end
from fabrica.games.scythe.rules.state import (
    AUTOMA,
    AUTOMA_GOES_ON,
    CHARACTER_UNIT,
    MECH_UNIT,
    NOWHERE,
    OVER,
    add_mechs,
    add_workers,
    mechs_out,
    workers_out,
)
from fabrica.games.scythe.rules.tables import CARDS, COINS, POWER, POWER_STAR, TRACK_STAR, WORKER_AMOUNT
from fabrica.games.scythe.rules.tracks import gain
from fabrica.games.scythe.rules.turn import next_turn

MECH_FIRST = bit_of("automa-reserve")


def row_of_card(s: Any) -> int:
    """Its card by the scheme that the track has reached."""
    return 2 * s.automa_card + (1 if s.tracker >= SCHEME_2[s.level] else 0)


def is_for(s: Any, faction: int) -> bool:
    """Some entries are for one faction only."""
    return faction == ANY_FACTION or faction == s.seats[AUTOMA].faction


def automa_begins(s: Any) -> None:
    """Autometta skips some cards altogether."""
    apart()
    card = draw_automa(s)
    if SKIPS[s.level] == 1 and SKIPPED[card] == 1:
        tell(s, TOLD_AUTOMA_SKIPS, card)
        next_turn(s)
        return
    row = row_of_card(s)
    tell(s, TOLD_AUTOMA_CARD, card, row % 2 + 1)
    s.step = AUTOMA_GOES_ON
    for i in range(N_MOVES[row]):
        if is_for(s, MOVE_FACTION[row][i]) and try_entry(s, MOVE_KIND[row][i], MOVE_LEAST[row][i]):
            return


def automa_goes_on(s: Any) -> None:
    """After the move and its combat."""
    apart()
    take_hexes(s)
    gain_all(s)
    if s.step != OVER:
        bring_bonus(s)
    if s.step != OVER:
        advance_tracker(s)
    if s.step != OVER:
        next_turn(s)


def take_hexes(s: Any) -> None:
    places = controlled(s, AUTOMA)
    while places != 0:
        automa_takes(s, lowest(places))
        places = without_lowest(places)


# Gains


def gain_all(s: Any) -> None:
    row = row_of_card(s)
    for i in range(N_GAINS[row]):
        if is_for(s, GAIN_FACTION[row][i]) and s.step != OVER:
            automa_gains(s, GAIN_KIND[row][i], GAIN_NUMBER[row][i])


def automa_gains(s: Any, kind: int, number: int) -> None:
    if kind == GAIN_COIN:
        gain(s, AUTOMA, COINS, number)
    elif kind == GAIN_POWER:
        gain(s, AUTOMA, POWER, number)
        place_power_star(s)
    elif kind == GAIN_CARD:
        gain(s, AUTOMA, CARDS, number)
    elif kind == GAIN_WORKER:
        gain_workers(s, number)
    else:
        gain_fighter(s)


def place_power_star(s: Any) -> None:
    if has_reached(s.seats[AUTOMA], POWER_STAR):
        place_star(s, AUTOMA, POWER_STAR)
        end_at_six(s)


def end_at_six(s: Any) -> None:
    if has_six(s, AUTOMA):
        end_game(s, AUTOMA)


def gain_workers(s: Any, number: int) -> None:
    """From the reserve to its base."""
    me = s.seats[AUTOMA]
    number = min(number, WORKERS - workers_out(me))
    add_workers(me, BASE_OF[me.faction], number)
    tell(s, TOLD_GAINED, AUTOMA, WORKER_AMOUNT, number)


def gain_fighter(s: Any) -> None:
    """The character, if it is in reserve, else a mech; by the other ruling a mech first."""
    me = s.seats[AUTOMA]
    mech_left = mechs_out(me) < MECHS
    if me.character == NOWHERE and not (mech_left and otherwise(s, MECH_FIRST)):
        me.character = BASE_OF[me.faction]
        tell(s, TOLD_AUTOMA_UNIT, CHARACTER_UNIT)
    elif mech_left:
        add_mechs(me, BASE_OF[me.faction], 1)
        tell(s, TOLD_AUTOMA_UNIT, MECH_UNIT)


def bring_bonus(s: Any) -> None:
    """The player gains what an enlisted recruit brings; then its stars."""
    recruit = BONUS_RECRUIT[row_of_card(s)]
    if recruit >= 0:
        gain_bonus(s, PLAYER, recruit)
    stars_end(s, PLAYER)


def advance_tracker(s: Any) -> None:
    """A card with a star: one step. Some steps place a star; Scheme II begins with all cards shuffled."""
    if ADVANCES[s.automa_card] == 0:
        return
    s.tracker += 1
    tell(s, TOLD_TRACKER, s.tracker)
    if has(STARS_AT[s.level], s.tracker):
        place_star(s, AUTOMA, TRACK_STAR)
        end_at_six(s)
    if s.tracker == SCHEME_2[s.level] and s.step != OVER:
        s.automa_deck = ALL_AUTOMA_CARDS
