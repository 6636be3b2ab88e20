"""Set-up: the board, factions and mats (dealt, chosen or drafted), and what each player begins with."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import FACTORY_CARDS_ALONE, FACTORY_CARDS_MORE, MANY_PLAYERS, OBJECTIVES_DEALT
from fabrica.games.scythe.rules.dealing import (
    DEAL_RANDOM,
    begin_choosing,
    choose_mat,
    deal_factions,
    deal_mats,
    free_factions,
    seats_without_mat,
)
from fabrica.games.scythe.rules.draws import (
    ALL_AUTOMA_CARDS,
    draw_automa_faction,
    draw_factory,
    draw_objective,
    draw_tile,
    gain_cards,
)
from fabrica.games.scythe.rules.map_tables import BASE_OF, ENCOUNTER_PLACES, START_PLACES
from fabrica.games.scythe.rules.news import TOLD_DEALT, TOLD_FIRST_PLAYER
from fabrica.games.scythe.rules.rulings import N_RULINGS, RULINGS, bit_of, otherwise
from fabrica.games.scythe.rules.state import (
    AUTOMA,
    AUTOMA_BEGINS,
    CHOOSING_SECTION,
    NOBODY,
    NONE,
    NOWHERE,
    SEATS_MOST,
    add_workers,
    is_solo,
)
from fabrica.games.scythe.rules.tables import (
    COPIES,
    CRIMEA,
    N_BOTTOMS,
    N_STRUCTURES,
    N_VALUES,
    NORDIC,
    POLANIA,
    RUSVIET,
    SAXONY,
    START_CARDS,
    START_COINS,
    START_POPULARITY,
    START_POWER,
)
from fabrica.games.scythe.solo_components import AUTOMA_COINS, AUTOMA_POPULARITY

AUTOMA_FACTIONS = (NONE, NORDIC, RUSVIET, CRIMEA, SAXONY, POLANIA)  # by the option's values, the first of them: random
AUTOMA_STARTS = bit_of("automa-start")
FIRST_OPTIONS = ("deal", "invaders", "level", "automa-faction")  # those that are no rulings
OPTION_NAMES = (*FIRST_OPTIONS, *(ruling.option for ruling in RULINGS))
N_FIRST = len(FIRST_OPTIONS)


def lay_out(s: Any, players: int, options: Any) -> None:
    """The board first, then factions and mats, then what belongs to them."""
    apart()
    s.players = players
    read_options(s, options)
    set_up_board(s)
    if s.deal == DEAL_RANDOM:
        deal_factions(s)
        deal_mats(s)
        set_up_seats(s)
    else:
        begin_choosing(s)


def take_mat(s: Any, mat: int) -> None:
    """After the last one everybody gets what belongs to faction and mat."""
    choose_mat(s, mat)
    if seats_without_mat(s) == 0:
        set_up_seats(s)


def read_options(s: Any, options: Any) -> None:
    s.deal = options[0]
    s.invaders = 1 if s.players >= MANY_PLAYERS else options[1]
    s.level = options[2]
    s.automa_faction = options[3]
    for ruling in range(N_RULINGS):
        if options[N_FIRST + ruling] > 0:
            s.rulings |= 1 << ruling


def set_up_board(s: Any) -> None:
    """The structure tile and the Factory cards: one more than players."""
    clear_board(s)
    draw_tile(s)
    for _ in range(FACTORY_CARDS_ALONE if is_solo(s) else s.players + FACTORY_CARDS_MORE):
        draw_factory(s)


def clear_board(s: Any) -> None:
    s.round = 1
    s.last = NOWHERE
    s.tokens = ENCOUNTER_PLACES
    for value in range(N_VALUES):
        s.deck[value] = COPIES[value]
    for trap in range(4):
        s.traps[trap] = NOWHERE
    for seat in range(SEATS_MOST):
        clear_seat(s.seats[seat])
    if is_solo(s):
        s.automa_deck = ALL_AUTOMA_CARDS
        s.seats[AUTOMA].faction = AUTOMA_FACTIONS[s.automa_faction]


def clear_seat(me: Any) -> None:
    me.faction = me.mat = NOBODY
    me.character = me.token = NOWHERE
    for bottom in range(N_BOTTOMS):
        me.recruits[bottom] = NONE
    for structure in range(N_STRUCTURES):
        me.built[structure] = NOWHERE


# What belongs to them


def set_up_seats(s: Any) -> None:
    """Power, cards, character and workers by the faction; popularity, coins and objectives by the mat."""
    apart()
    if is_solo(s) and s.seats[AUTOMA].faction == NOBODY:
        draw_automa_faction(s, free_factions(s))
    for seat in range(s.players):
        set_up_seat(s, seat)
        gain_cards(s, seat, START_CARDS[s.seats[seat].faction])
        for _ in range(OBJECTIVES_DEALT):
            draw_objective(s, seat)
    if is_solo(s):
        set_up_automa(s)
        gain_cards(s, AUTOMA, START_CARDS[s.seats[AUTOMA].faction])
    s.deal = s.invaders = s.automa_faction = s.first = 0
    begin(s)


def set_up_seat(s: Any, seat: int) -> None:
    me = s.seats[seat]
    tell(s, TOLD_DEALT, seat, me.faction, me.mat)
    me.coins = START_COINS[me.mat]
    me.popularity = START_POPULARITY[me.mat]
    set_up_units(me)


def set_up_units(me: Any) -> None:
    """The character on its base, a worker on each of the two territories beside it by land."""
    me.power = START_POWER[me.faction]
    me.character = BASE_OF[me.faction]
    places = START_PLACES[me.faction]
    while places != 0:
        add_workers(me, lowest(places), 1)
        places = without_lowest(places)


def set_up_automa(s: Any) -> None:
    me = s.seats[AUTOMA]
    me.coins = AUTOMA_COINS
    me.popularity = AUTOMA_POPULARITY
    set_up_units(me)


def first_player(s: Any) -> int:
    """Who has the mat of the lowest rank; alone the player, by the other ruling the Automa."""
    if is_solo(s):
        return AUTOMA if otherwise(s, AUTOMA_STARTS) else 0
    mats = 0
    for seat in range(s.players):
        mats |= 1 << s.seats[seat].mat
    seat = 0
    while not has(1 << s.seats[seat].mat, lowest(mats)):
        seat += 1
    return seat


def begin(s: Any) -> None:
    s.turn = first_player(s)
    tell(s, TOLD_FIRST_PLAYER, s.turn)
    s.chooser = 0 if is_solo(s) else s.turn
    s.step = AUTOMA_BEGINS if is_solo(s) and s.turn == AUTOMA else CHOOSING_SECTION
