"""Set-up."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.games.stephens.components import (
    ARMY_START,
    CONTRACT_SLOTS,
    FURNACE_CUBES,
    FURNACE_CUBES_SOLO,
    START_COINS,
    START_INFLUENCE,
    TRACK_START,
)
from fabrica.games.stephens.rules.automa import ALL_CARDS
from fabrica.games.stephens.rules.markets import draw, refill_cards, refill_professions
from fabrica.games.stephens.rules.rulings import bit_of, decide_all, otherwise
from fabrica.games.stephens.rules.state import AUTOMA, EMPTY, NOT_YET, PROFESSION_SPACES, SPACES, START, is_solo, row_of
from fabrica.games.stephens.rules.tables import (
    ALL_CONTRACTS,
    ALL_DISCS,
    ALL_INVESTMENTS,
    BLUE_CARDS,
    COIN,
    DUNES,
    FOREST,
    INFLUENCE,
    LL,
    LR,
    N_PLACES,
    N_WOOD,
    RED_CARDS,
    SIDE,
    STARTING_CARDS,
)
from fabrica.games.stephens.rules.workers import place_master
from fabrica.games.stephens.solo_components import AUTOMA_BAG, OPPONENTS, SCENARIOS

TRACKS_LOWER = tuple(card.tracks_lower for card in OPPONENTS)
FOREST_LOWER = tuple(card.forest_lower for card in SCENARIOS)
DUNES_LOWER = tuple(card.dunes_lower for card in SCENARIOS)
LOWER_CUBES = tuple(card.lower_cubes for card in SCENARIOS)
EQUAL_COINS = bit_of("equal_coins")
RANDOM_SIDES = bit_of("random_sides")


def setup(s: Any, players: int, options: Any) -> None:
    """Shuffle and lay out the markets, fill the furnaces, give everyone a board, coins and a starting profession."""
    apart()
    s.players = players
    read_options(s, options)
    fill_decks(s)
    refill_professions(s)
    refill_cards(s)
    fill_furnaces(s)
    for seat in range(players):
        set_up_seat(s, seat)
    deal_starting_professions(s)
    if is_solo(s):
        set_up_automa(s)
    begin(s)


def read_options(s: Any, options: Any) -> None:
    s.level = options[0]
    s.opponent = options[1]
    s.scenario = options[2]
    decide_all(s, options, 3)


def fill_decks(s: Any) -> None:
    s.profession_deck = RED_CARDS | BLUE_CARDS
    s.contract_deck = ALL_CONTRACTS
    s.investment_deck = ALL_INVESTMENTS
    for space in range(PROFESSION_SPACES):
        s.professions[space] = EMPTY
    for space in range(SPACES):
        s.contracts[space] = EMPTY
        s.investments[space] = EMPTY


def fill_furnaces(s: Any) -> None:
    for furnace in range(N_PLACES):
        s.furnaces[furnace] = FURNACE_CUBES_SOLO if is_solo(s) else FURNACE_CUBES
    if is_solo(s):
        s.furnaces[LL] = LOWER_CUBES[s.scenario]
        s.furnaces[LR] = LOWER_CUBES[s.scenario]


def set_up_seat(s: Any, seat: int) -> None:
    me = s.seats[seat]
    me.have[COIN] = START_COINS[seat_for_coins(s, seat)]
    me.have[INFLUENCE] = START_INFLUENCE
    me.have[FOREST] = TRACK_START - TRACKS_LOWER[s.opponent] - FOREST_LOWER[s.scenario]
    me.have[DUNES] = TRACK_START - TRACKS_LOWER[s.opponent] - DUNES_LOWER[s.scenario]
    clear_seat(me)


def seat_for_coins(s: Any, seat: int) -> int:
    """Later seats have more coins; by the other ruling (A3) all have those of the first."""
    return 0 if otherwise(s, EQUAL_COINS) else seat


def clear_seat(me: Any) -> None:
    me.locked = ALL_DISCS
    for slot in range(CONTRACT_SLOTS):
        me.slots[slot] = EMPTY


def deal_starting_professions(s: Any) -> None:
    """One for each player, at the furnace of its side."""
    left = STARTING_CARDS[0] | STARTING_CARDS[1]
    for seat in range(max(s.players, 2)):
        owner = AUTOMA if seat == 1 and is_solo(s) else seat
        card = deal_starting_profession(s, owner, left)
        left &= ~(1 << card)
        if on_either_side(s):
            left = STARTING_CARDS[1 - SIDE[card]]


def on_either_side(s: Any) -> bool:
    """A player and the Automa have one on either side, as have two players; by the other ruling (A2) those draw from all."""
    return is_solo(s) or (s.players == 2 and not otherwise(s, RANDOM_SIDES))


def deal_starting_profession(s: Any, owner: int, cards: int) -> int:
    card = draw(s, cards)
    place_master(s, owner, card, row_of(SIDE[card], 0))
    return card


def set_up_automa(s: Any) -> None:
    """Its deck and its bag; its first worker is on its starting profession."""
    s.automa_deck = ALL_CARDS
    s.automa_workers = 1
    for colour in range(N_WOOD):
        s.automa_bag[colour] = AUTOMA_BAG


def begin(s: Any) -> None:
    """First everyone takes a disc off the board for the starting profession."""
    s.army = ARMY_START
    s.round = 1
    s.turns_left = NOT_YET
    s.automa_card = EMPTY
    s.step = START
