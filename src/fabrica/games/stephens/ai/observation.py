"""What a seat may know, as a row of small integers for learners: the seat itself first, then the others in order from it on.

`observe` is a rule: it runs on every backend. Everything lies open in this game but chance.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest, size, without_lowest
from fabrica.engine.observation import FeatureTable, in_a_byte
from fabrica.games.stephens.components import (
    ACCESSORIES,
    ARMY_START,
    BOARD,
    CONTRACT_SLOTS,
    FURNACE_CUBES,
    INFLUENCE_MOST,
    PLACES,
    TRACK_MOST,
    TYPES,
    WOOD,
)
from fabrica.games.stephens.data.position import LEVEL_IDS, OPPONENT_IDS, SCENARIO_IDS, STEPS
from fabrica.games.stephens.rules.automa import CARD_IDS
from fabrica.games.stephens.rules.ending import score
from fabrica.games.stephens.rules.rulings import FIELDS, otherwise
from fabrica.games.stephens.rules.state import (
    ACTIVATING,
    AUTOMA,
    BUYING,
    EMPTY,
    INSTEAD,
    OVER,
    PAYING,
    PROFESSION_SPACES,
    REMOVING,
    SEATS_MOST,
    SPACES,
    TAKING,
    is_solo,
)
from fabrica.games.stephens.rules.tables import (
    ALL_DISCS,
    BLUE_CARDS,
    COLUMNS_MOST,
    CONTRACT_CUBES,
    CONTRACT_IDS,
    CUBES,
    INVESTMENT_IDS,
    N_ACCESSORIES,
    N_CONTRACTS,
    N_CUBES,
    N_INVESTMENTS,
    N_LEVELS,
    N_MARKET_PROFESSIONS,
    N_PLACES,
    N_ROWS,
    N_TYPES,
    N_WOOD,
    PROFESSION_IDS,
    RED_CARDS,
    RESOURCES,
    TYPE_MOST,
)
from fabrica.games.stephens.solo_components import AUTOMA_BAG

USUAL_ROUNDS, USUAL_SCORE, USUAL_GOODS, USUAL_TURNS, USUAL_COINS = 40, 150, 5, 8, 10
CONTRACT_CUBES_MOST = max(CONTRACT_CUBES)
USUAL_MOST = {"coin": USUAL_COINS, "influence": INFLUENCE_MOST, "forest": TRACK_MOST, "dunes": TRACK_MOST, "points": ARMY_START}
OWNERS = ("own", *(f"opponent {i}" for i in range(1, SEATS_MOST)))
N_RESOURCES = len(RESOURCES)

# What is seen of each seat
_seat = FeatureTable()
SITS = _seat.add(["sits here"])
SCORE = _seat.add(["score"], USUAL_SCORE)
HAVE, *_ = (_seat.add([name], USUAL_MOST.get(name, USUAL_GOODS)) for name in RESOURCES)
UNLOCKED = _seat.add(f"unlocked {disc.id}" for disc in BOARD)
CONTRACT = _seat.add(f"contract {card}" for card in CONTRACT_IDS)
FULFILLED = _seat.add((f"fulfilled {type}" for type in TYPES), TYPE_MOST)
CUBES_ON = _seat.add((f"cubes on {type} {column + 1}" for type in TYPES for column in range(TYPE_MOST)), CONTRACT_CUBES_MOST)
INVESTED = _seat.add((f"investments {colour}" for colour in WOOD), COLUMNS_MOST)
INVESTMENT = _seat.add((f"column of {card}" for card in INVESTMENT_IDS), COLUMNS_MOST)
COLUMN = _seat.add(f"column {column + 1} activated" for column in range(COLUMNS_MOST))
SPENT = _seat.add((f"spent {accessory}" for accessory in ACCESSORIES), USUAL_GOODS)
ASIDE = _seat.add((f"aside {colour}" for colour in WOOD), USUAL_GOODS)
MASTER = _seat.add(f"master {card}" for card in PROFESSION_IDS)
APPRENTICE = _seat.add(f"apprentice {card}" for card in PROFESSION_IDS)
_SEAT = _seat.close()
SEAT_SIZE = len(_SEAT)

_table = FeatureTable()
STEP = _table.add(f"step {step}" for step in STEPS)
GAME_OVER = _table.add(["over"])
PLAYERS = _table.add(["players"], SEATS_MOST)
ROUND = _table.add(["round"], USUAL_ROUNDS)
ARMY = _table.add(["army"], ARMY_START)
RENEWING = _table.add(["renewal"])
FINAL = _table.add(["final renewal"])
ENDING = _table.add(["the end is triggered"])
TURNS_LEFT = _table.add(["turns left"], USUAL_TURNS)
REDRAWN = _table.add(["redrawn"])
TURN = _table.add(f"turn of {owner}" for owner in (*OWNERS, "automa"))
CHOOSER = _table.add(f"decision of {owner}" for owner in OWNERS)
FURNACE = _table.add((f"furnace {place}" for place in PLACES), FURNACE_CUBES)
PRIVATE = _table.add((f"private {place} {colour}" for place in PLACES for colour in WOOD), USUAL_GOODS)
PROFESSION = _table.add((f"space of {card}" for card in PROFESSION_IDS[:N_MARKET_PROFESSIONS]), PROFESSION_SPACES)
CONTRACT_SPACE = _table.add((f"space of {card}" for card in CONTRACT_IDS), SPACES)
INVESTMENT_SPACE = _table.add((f"space of {card}" for card in INVESTMENT_IDS), SPACES)
LEVEL_OF = _table.add((f"level of {card}" for card in PROFESSION_IDS), N_LEVELS)
DISCARDED = _table.add(f"discarded {card}" for card in PROFESSION_IDS[:N_MARKET_PROFESSIONS])
DISCARDED_CONTRACT = _table.add(f"discarded {card}" for card in CONTRACT_IDS)
DISCARDED_INVESTMENT = _table.add(f"discarded {card}" for card in INVESTMENT_IDS)
RED_DECK = _table.add(["red deck"], N_MARKET_PROFESSIONS // 2)
BLUE_DECK = _table.add(["blue deck"], N_MARKET_PROFESSIONS // 2)
CONTRACT_DECK = _table.add(["contract deck"], N_CONTRACTS)
INVESTMENT_DECK = _table.add(["investment deck"], N_INVESTMENTS)
FACTORY = _table.add(f"factory {place}" for place in PLACES)
TAKEN = _table.add(["cubes taken"], USUAL_GOODS)
BUYS = _table.add(["cards to acquire"], 2)
BOUGHT = _table.add(["cards acquired"], 2)
MARKETS = _table.add(f"acquiring {market}" for market in ("contracts", "investments"))
SKIMMED = _table.add(["skimmed"])
DISCOUNTED = _table.add(["discounted"])
ROW = _table.add(f"row {row}" for row in range(N_ROWS))
TODO = _table.add(f"to use {card}" for card in PROFESSION_IDS)
OWED = _table.add((f"owed {colour}" for colour in CUBES), USUAL_GOODS)
SUBSTITUTED = _table.add(["substituted"])
RULING = _table.add(f"ruling {field}" for field in FIELDS)
N_RULINGS = len(FIELDS)
LEVEL = _table.add(f"level {level}" for level in LEVEL_IDS)
OPPONENT = _table.add(f"opponent {opponent}" for opponent in OPPONENT_IDS)
SCENARIO = _table.add(f"scenario {scenario}" for scenario in SCENARIO_IDS)
AUTOMA_LAST = _table.add(f"automa played {card}" for card in CARD_IDS)
AUTOMA_DECK = _table.add(f"automa deck {card}" for card in CARD_IDS)
AUTOMA_CUBES = _table.add((f"automa bag {colour}" for colour in WOOD), AUTOMA_BAG)
AUTOMA_WORKERS = _table.add(["automa workers"], USUAL_GOODS)
AUTOMA_MASTER = _table.add(f"automa master {card}" for card in PROFESSION_IDS)
AUTOMA_APPRENTICE = _table.add(f"automa apprentice {card}" for card in PROFESSION_IDS)
SEATS = _table.add_for(OWNERS, _SEAT)
FEATURES = _table.close()


def observe(s: Any, seat: int, out: Any) -> None:
    apart()
    observe_course(s, seat, out)
    observe_factories(s, out)
    observe_cards(s, out)
    observe_choice(s, out)
    if is_solo(s):
        observe_automa(s, out)
    for i in range(s.players):
        observe_seat(s, (seat + i) % s.players, out, SEATS + i * SEAT_SIZE)


def observe_course(s: Any, seat: int, out: Any) -> None:
    out[GAME_OVER if s.step == OVER else STEP + s.step] = 1
    out[PLAYERS] = s.players
    out[ROUND] = in_a_byte(s.round)
    out[ARMY] = s.army
    out[RENEWING] = s.renewing
    out[FINAL] = s.final
    out[REDRAWN] = s.redrawn
    if s.turns_left >= 0:
        out[ENDING] = 1
        out[TURNS_LEFT] = s.turns_left
    out[TURN + (SEATS_MOST if s.turn == AUTOMA else (s.turn - seat) % s.players)] = 1
    out[CHOOSER + (s.chooser - seat) % s.players] = 1
    for ruling in range(N_RULINGS):
        out[RULING + ruling] = 1 if otherwise(s, ruling) else 0


def observe_factories(s: Any, out: Any) -> None:
    for place in range(N_PLACES):
        out[FURNACE + place] = s.furnaces[place]
    for i in range(N_PLACES * N_WOOD):
        out[PRIVATE + i] = s.private[i]


def observe_cards(s: Any, out: Any) -> None:
    """The markets: of each card its space, from 1, which is its cost; the rows: of each profession its level; and the piles."""
    note_spaces(s.professions, PROFESSION_SPACES, out, PROFESSION)
    note_spaces(s.contracts, SPACES, out, CONTRACT_SPACE)
    note_spaces(s.investments, SPACES, out, INVESTMENT_SPACE)
    for row in range(N_ROWS):
        mark(s.rows[row], row % N_LEVELS + 1, out, LEVEL_OF)
    mark(s.profession_discards, 1, out, DISCARDED)
    mark(s.contract_discards, 1, out, DISCARDED_CONTRACT)
    mark(s.investment_discards, 1, out, DISCARDED_INVESTMENT)
    out[RED_DECK] = size(s.profession_deck & RED_CARDS)
    out[BLUE_DECK] = size(s.profession_deck & BLUE_CARDS)
    out[CONTRACT_DECK] = size(s.contract_deck)
    out[INVESTMENT_DECK] = size(s.investment_deck)


def note_spaces(market: Any, spaces: int, out: Any, at: int) -> None:
    for space in range(spaces):
        if market[space] != EMPTY:
            out[at + market[space]] = space + 1


def observe_choice(s: Any, out: Any) -> None:
    """What the half-made choice is about."""
    if s.step == TAKING or s.step == INSTEAD or s.step == REMOVING:
        out[FACTORY + s.factory] = 1
        out[TAKEN] = s.taken
    elif s.step == BUYING:
        out[BUYS] = s.buys
        out[BOUGHT] = 1 if s.bought > 0 else 0
        mark(s.markets, 1, out, MARKETS)
        out[SKIMMED] = s.skimmed
        out[DISCOUNTED] = s.discounted
    elif s.step == ACTIVATING:
        out[ROW + s.row] = 1
        mark(s.todo, 1, out, TODO)
    elif s.step == PAYING:
        for colour in range(N_CUBES):
            out[OWED + colour] = s.owed[colour]
        out[SUBSTITUTED] = s.substituted


def observe_automa(s: Any, out: Any) -> None:
    out[LEVEL + s.level] = 1
    out[OPPONENT + s.opponent] = 1
    out[SCENARIO + s.scenario] = 1
    if s.automa_card != EMPTY:
        out[AUTOMA_LAST + s.automa_card] = 1
    mark(s.automa_deck, 1, out, AUTOMA_DECK)
    for colour in range(N_WOOD):
        out[AUTOMA_CUBES + colour] = s.automa_bag[colour]
    out[AUTOMA_WORKERS] = s.automa_workers
    mark(s.masters[AUTOMA], 1, out, AUTOMA_MASTER)
    mark(s.apprentices[AUTOMA], 1, out, AUTOMA_APPRENTICE)


def observe_seat(s: Any, seat: int, out: Any, at: int) -> None:
    apart()
    me = s.seats[seat]
    out[at + SITS] = 1
    out[at + SCORE] = in_a_byte(score(s, seat))
    for i in range(N_RESOURCES):
        out[at + HAVE + i] = in_a_byte(me.have[i])
    mark(ALL_DISCS & ~me.locked, 1, out, at + UNLOCKED)
    mark(me.columns, 1, out, at + COLUMN)
    mark(s.masters[seat], 1, out, at + MASTER)
    mark(s.apprentices[seat], 1, out, at + APPRENTICE)
    for i in range(N_WOOD):
        out[at + ASIDE + i] = me.aside[i]
    for i in range(N_ACCESSORIES):
        out[at + SPENT + i] = me.spent[i]
    observe_contracts(me, out, at)
    observe_investments(me, out, at)


def observe_contracts(me: Any, out: Any, at: int) -> None:
    """Those to fulfil, and by type the cubes on the fulfilled ones, column by column."""
    for slot in range(CONTRACT_SLOTS):
        if me.slots[slot] != EMPTY:
            out[at + CONTRACT + me.slots[slot]] = 1
    for type in range(N_TYPES):
        out[at + FULFILLED + type] = me.fulfilled_size[type]
        for i in range(type * TYPE_MOST, type * TYPE_MOST + me.fulfilled_size[type]):
            out[at + CUBES_ON + i] = CONTRACT_CUBES[me.fulfilled[i]]


def observe_investments(me: Any, out: Any, at: int) -> None:
    """By colour how many, and of each card its column, from 1."""
    for row in range(N_WOOD):
        out[at + INVESTED + row] = me.investments_size[row]
        for column in range(me.investments_size[row]):
            out[at + INVESTMENT + me.investments[row * COLUMNS_MOST + column]] = column + 1


def mark(members: int, value: int, out: Any, at: int) -> None:
    while members != 0:
        out[at + lowest(members)] = value
        members = without_lowest(members)
