"""What a seat may know, as a row of small integers for learners: the seat itself first, then the others in order from it on.

`observe` is a rule: it runs on every backend. It reads no hand but the seat's own, no deck but its size, and no stream. The
dice that lie on cards are left out: no rule asks for them.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.engine.exchange import FACES
from fabrica.engine.observation import FeatureTable, in_a_byte
from fabrica.games.fantastic_factories.components import (
    BUILDINGS_TO_END,
    FLOOR_SLOTS,
    GENERATE_MOST,
    GOODS_TO_END,
    HAND_LIMIT,
    RESOURCE_LIMIT,
    ROW,
    START_DICE,
)
from fabrica.games.fantastic_factories.data.position import FLOORS, PHASES, TOOLS
from fabrica.games.fantastic_factories.rules.ending import score
from fabrica.games.fantastic_factories.rules.machine import machine_score
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS, CONTRACTOR_IDS, A
from fabrica.games.fantastic_factories.rules.rounds import end_is_triggered
from fabrica.games.fantastic_factories.rules.state import (
    DISCARD,
    EMPTY,
    GENERATE,
    GIVE,
    MINE,
    NOBODY,
    NONE,
    NOTHING,
    REFUND,
    REROLL,
    RESEARCH,
    SEATS_MOST,
    dice_showing,
    energy,
    is_solo,
    metal,
)
from fabrica.games.fantastic_factories.rules.tables import (
    COPIES,
    CREW_COPIES,
    LEVELS,
    N_CONTRACTORS,
    N_USABLE_ROWS,
    ROW_OF,
    STANDS_IN_ROW,
)

USUAL_ROUNDS = 12
USUAL_SCORE = 30
N_TOOLS = len(TOOLS)
DECK, CREW = sum(COPIES), sum(CREW_COPIES)
PENDING = ("give", "discard", "refund", "reroll", "drop")
OWNERS = ("own", *(f"opponent {i}" for i in range(1, SEATS_MOST)))

# What is seen of each seat
_seat = FeatureTable()
SITS = _seat.add(["sits here"])
FINISHED = _seat.add(["finished"])
METAL = _seat.add(["metal"], RESOURCE_LIMIT)
ENERGY = _seat.add(["energy"], RESOURCE_LIMIT)
GOODS = _seat.add(["goods"], GOODS_TO_END)
CARDS = _seat.add(["cards in hand"], HAND_LIMIT)
SCORE = _seat.add(["score"], USUAL_SCORE)
DICE = _seat.add((f"dice showing {face}" for face in FACES), START_DICE)
RESEARCHING = _seat.add((f"{FLOORS[RESEARCH]} {face}" for face in FACES), FLOOR_SLOTS)
GENERATING = _seat.add((f"{FLOORS[GENERATE]} {face}" for face in FACES if face <= GENERATE_MOST), FLOOR_SLOTS)
MINING = _seat.add((f"{FLOORS[MINE]} {face}" for face in FACES if face > GENERATE_MOST), FLOOR_SLOTS)
BUILT = _seat.add(f"built {card}" for card in BLUEPRINT_IDS)
USED = _seat.add(f"used {card}" for card in BLUEPRINT_IDS)
STANDS_IN = _seat.add(f"replicator is {BLUEPRINT_IDS[card]}" for card in ROW_OF[N_USABLE_ROWS:])
HIRED = _seat.add(f"hired {card}" for card in CONTRACTOR_IDS)
CHOICE = _seat.add(f"pending {choice}" for choice in PENDING)
OWED = _seat.add(["cards owed"], 2)
_SEAT = _seat.close()
SEAT_SIZE = len(_SEAT)

_table = FeatureTable()
PHASE = _table.add(f"phase {phase}" for phase in PHASES)
ROUND = _table.add(["round"], USUAL_ROUNDS)
ENDING = _table.add(["the end is triggered"])
LAST_ROUND = _table.add(["last round"])
SWEPT = _table.add(["swept"])
PLAYERS = _table.add(["players"], SEATS_MOST)
FIRST = _table.add(f"first is {owner}" for owner in OWNERS)
TURN = _table.add(f"turn of {owner}" for owner in OWNERS)
MARKET_CARD = _table.add(f"market {card}" for card in BLUEPRINT_IDS)
CONTRACTOR = _table.add(f"slot {slot} {card}" for slot in range(ROW) for card in CONTRACTOR_IDS)
TOOL = _table.add(f"slot {slot} {tool}" for slot in range(ROW) for tool in TOOLS)
BLUEPRINT_DECK = _table.add(["blueprint deck"], DECK)
CONTRACTOR_DECK = _table.add(["contractor deck"], CREW)
DISCARDED = _table.add(f"discarded {card}" for card in BLUEPRINT_IDS)
DISMISSED = _table.add(f"discarded {card}" for card in CONTRACTOR_IDS)
LEVEL = _table.add(f"machine {level}" for level in LEVELS)
MACHINE_GOODS = _table.add(["machine goods"], GOODS_TO_END)
MACHINE_SCORE = _table.add(["machine score"], USUAL_SCORE)
MACHINE_CARDS = _table.add(["machine cards"], BUILDINGS_TO_END)
MACHINE_BUILT = _table.add(f"machine built {card}" for card in BLUEPRINT_IDS)
HAND = _table.add(f"hand {card}" for card in BLUEPRINT_IDS)
ABOUT_CARD = _table.add(f"pending for {card}" for card in BLUEPRINT_IDS)
ABOUT_SLOT = _table.add(f"pending for slot {slot}" for slot in range(ROW))
PICKED_UP = _table.add((f"picked up {face}" for face in FACES), START_DICE)
SEATS = _table.add_for(OWNERS, _SEAT)
FEATURES = _table.close()


def observe(s: Any, seat: int, out: Any) -> None:
    apart()
    observe_round(s, seat, out)
    observe_market(s, out)
    observe_piles(s, out)
    count_cards(s.seats[seat].hand, out, HAND)
    observe_choice(s.seats[seat], out)
    for i in range(s.players):
        observe_seat(s, (seat + i) % s.players, out, SEATS + i * SEAT_SIZE)


def observe_round(s: Any, seat: int, out: Any) -> None:
    out[PHASE + s.phase] = 1
    out[ROUND] = in_a_byte(s.round)
    out[ENDING] = 1 if s.last_round == 1 or end_is_triggered(s) else 0
    out[LAST_ROUND] = s.last_round
    out[SWEPT] = s.swept
    out[PLAYERS] = s.players
    out[FIRST + (s.first - seat) % s.players] = 1
    if s.turn != NOBODY:
        out[TURN + (s.turn - seat) % s.players] = 1


def observe_market(s: Any, out: Any) -> None:
    for slot in range(ROW):
        if s.blueprints[slot] != EMPTY:
            out[MARKET_CARD + s.blueprints[slot]] += 1
        if s.contractors[slot] != EMPTY:
            out[CONTRACTOR + slot * N_CONTRACTORS + s.contractors[slot]] = 1
        out[TOOL + slot * N_TOOLS + s.tools[slot]] = 1


def observe_piles(s: Any, out: Any) -> None:
    out[BLUEPRINT_DECK] = s.blueprint_deck.size
    out[CONTRACTOR_DECK] = s.contractor_deck.size
    count_cards(s.blueprint_discards, out, DISCARDED)
    count_cards(s.contractor_discards, out, DISMISSED)
    if is_solo(s):
        out[LEVEL + s.level] = 1
        out[MACHINE_GOODS] = in_a_byte(s.machine_goods)
        out[MACHINE_SCORE] = in_a_byte(machine_score(s))
        out[MACHINE_CARDS] = s.machine.size
        count_cards(s.machine, out, MACHINE_BUILT)


def observe_choice(me: Any, out: Any) -> None:
    """What the choice is about that waits for the seat."""
    if me.pending == GIVE:
        out[ABOUT_SLOT + me.about] = 1
    elif me.pending == DISCARD:
        out[ABOUT_CARD + ROW_OF[A[me.about]]] = 1
    elif me.pending == REFUND:
        out[ABOUT_CARD + me.about] = 1
    elif me.pending == REROLL:
        count_dice(me.about, 1, 6, out, PICKED_UP)


def observe_seat(s: Any, seat: int, out: Any, at: int) -> None:
    """What everyone sees of a seat."""
    apart()
    me = s.seats[seat]
    out[at + SITS] = 1
    out[at + FINISHED] = me.finished
    out[at + METAL] = metal(me)
    out[at + ENERGY] = energy(me)
    out[at + GOODS] = in_a_byte(me.goods)
    out[at + CARDS] = me.hand.size
    out[at + SCORE] = in_a_byte(score(s, seat))
    count_dice(me.have, 1, 6, out, at + DICE)
    count_dice(me.floors[RESEARCH], 1, 6, out, at + RESEARCHING)
    count_dice(me.floors[GENERATE], 1, GENERATE_MOST, out, at + GENERATING)
    count_dice(me.floors[MINE], GENERATE_MOST + 1, 6, out, at + MINING)
    count_cards(me.compound, out, at + BUILT)
    mark(me.activated, out, at + USED)
    if me.pending != NONE:
        out[at + CHOICE + me.pending - 1] = 1
        out[at + OWED] = me.owed
    if me.replicating != NOTHING:
        out[at + STANDS_IN + STANDS_IN_ROW[me.replicating] - N_USABLE_ROWS] = 1
    if me.hired != NOBODY:
        out[at + HIRED + me.hired] = 1


def count_dice(dice: int, first: int, last: int, out: Any, at: int) -> None:
    """How many dice show each face."""
    if dice != 0:
        for face in range(first, last + 1):
            out[at + face - first] = dice_showing(dice, face)


def count_cards(pile: Any, out: Any, at: int) -> None:
    """How many cards there are of each kind."""
    kinds = pile.kinds
    while kinds != 0:
        out[at + lowest(kinds)] = pile.count[lowest(kinds)]
        kinds = without_lowest(kinds)


def mark(members: int, out: Any, at: int) -> None:
    while members != 0:
        out[at + lowest(members)] = 1
        members = without_lowest(members)
