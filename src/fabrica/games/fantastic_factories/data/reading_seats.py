"""Reading the seats of a position: what a player has, and the choice that waits for them."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.errors import brief
from fabrica.engine.exchange import FACES
from fabrica.engine.parse import Field
from fabrica.engine.piles import put, remove
from fabrica.games.fantastic_factories.components import FLOOR_SLOTS, GENERATE_MOST, REFUND_MOST, ROW, START_DICE
from fabrica.games.fantastic_factories.data.position import FLOORS, PHASES, members
from fabrica.games.fantastic_factories.rules.moves import ACTIVATE, BLUEPRINT_IDS, CONTRACTOR_IDS, KIND, MOVES, REPLICATE, A, B
from fabrica.games.fantastic_factories.rules.setup import clear_seat
from fabrica.games.fantastic_factories.rules.state import (
    DISCARD,
    DROP,
    GIVE,
    MARKET,
    OVER,
    REFUND,
    REROLL,
    WORK,
    count_dice,
    unplaced_dice,
)
from fabrica.games.fantastic_factories.rules.tables import (
    BRINGS_DIE,
    CARDS_PAID,
    DIE,
    ENERGY,
    GIVES,
    METAL,
    MONUMENTS,
    ON_BUILD,
    ON_GOODS,
    PRINTED_ENERGY,
    PRINTED_METAL,
    REFUNDS,
    REPLICATOR,
    REROLLS,
    ROW_OF,
    SET_DICE,
    SEVERAL,
    STAYS,
    WORKER,
)
from fabrica.games.fantastic_factories.rules.work import is_over_limits

RESOURCE_MOST = 999
GOODS_MOST = 9999
DICE_MOST = 20  # in one list
SEAT_FIELDS = (
    *("metal", "energy", "goods", "hand", "compound", "dice", "headquarters", "placed", "activated"),
    *("replicating", "hired", "pending", "finished"),
)
PENDING = {
    "give": ("give", "slot"),
    "discard": ("discard", "for"),
    "refund": ("refund",),
    "reroll": ("reroll",),
    "drop": ("drop",),
}


def take_from(deck: Any, field: Field, ids: tuple[str, ...]) -> int:
    """A card that comes out of its deck."""
    card = field.one_of(ids)
    if deck.count[card] == 0:
        problem = f"the box has no further {ids[card]}: all of them stand elsewhere in this position"
        raise field.wrong(problem, "box", card=ids[card])
    remove(deck, card)
    return card


def read_pile(deck: Any, pile: Any, field: Field, ids: tuple[str, ...] = BLUEPRINT_IDS) -> None:
    for item in field.items():
        put(pile, take_from(deck, item, ids))


def read_seat(s: Any, seat: int, field: Field) -> None:
    me = s.seats[seat]
    field.keys(SEAT_FIELDS)
    clear_seat(me)
    me.have = METAL * field.get("metal", 0).integer(0, RESOURCE_MOST) + ENERGY * field.get("energy", 0).integer(0, RESOURCE_MOST)
    me.goods = field.get("goods", 0).integer(0, GOODS_MOST)
    read_pile(s.blueprint_deck, me.hand, field.get("hand", []))
    read_compound(s, me, field.get("compound", []))
    read_workers(s, me, field)
    read_activated(s, me, field)
    read_hired(s, me, field.get("hired"))
    me.finished = int(field.get("finished", False).boolean())


def read_compound(s: Any, me: Any, field: Field) -> None:
    for item in field.items():
        card = take_from(s.blueprint_deck, item, BLUEPRINT_IDS)
        if has(me.compound.kinds & ~SEVERAL, card):
            raise item.wrong(f"{BLUEPRINT_IDS[card]} may be built only once by a player", "twice", card=BLUEPRINT_IDS[card])
        put(me.compound, card)


def read_dice(field: Field, most: int = DICE_MOST, faces: range = FACES) -> int:
    """A bag of dice."""
    return sum(DIE[item.integer(faces.start, faces.stop - 1)] for item in field.items(most))


def read_workers(s: Any, me: Any, field: Field) -> None:
    me.have += read_dice(field.get("dice", []))
    me.placed = read_dice(field.get("placed", []))
    floors = field.get("headquarters", {})
    floors.keys(FLOORS)
    takes = (FACES, range(1, GENERATE_MOST + 1), range(GENERATE_MOST + 1, FACES.stop))
    for floor, name in enumerate(FLOORS):
        dice = read_dice(floors.get(name, []), FLOOR_SLOTS, takes[floor])
        me.floors[floor] = dice + WORKER * count_dice(dice)
    if s.phase != WORK:
        for name, dice in (("dice", unplaced_dice(me)), ("placed", me.placed), ("headquarters", sum(me.floors))):
            if dice:
                raise field.get(name).wrong("dice lie on the table in the work phase only", "dice")


def read_activated(s: Any, me: Any, field: Field) -> None:
    for item in field.get("activated", []).items():
        card = item.one_of(BLUEPRINT_IDS)
        if not has(me.compound.kinds & ~MONUMENTS, card):
            problem = f"{BLUEPRINT_IDS[card]} is no building in the compound that could be used"
            raise item.wrong(problem, "unusable", card=BLUEPRINT_IDS[card])
        if s.phase != WORK and not has(ON_BUILD, card):
            raise item.wrong("only what answers to a build is used outside the work phase", "used")
        me.activated |= 1 << card
    copy = field.get("replicating")
    if not copy.is_none():
        me.replicating = copy.one_of(BLUEPRINT_IDS)
        if not has(ON_BUILD | ON_GOODS, me.replicating) or not has(me.activated, REPLICATOR):
            raise copy.wrong("expected a passive card, and replicator among the activated", "copy")


def read_hired(s: Any, me: Any, field: Field) -> None:
    if field.is_none():
        return
    me.hired = field.one_of(CONTRACTOR_IDS)
    has_rolled = s.phase == WORK and not SET_DICE[me.hired] and not has(BRINGS_DIE, me.hired)
    if s.phase == OVER or has_rolled or not has(STAYS, me.hired):
        problem = f"{CONTRACTOR_IDS[me.hired]} has no effect left to come in this phase"
        raise field.wrong(problem, "hired", contractor=CONTRACTOR_IDS[me.hired])
    idle = me.placed == 0 and sum(me.floors) == 0 and count_dice(unplaced_dice(me)) < START_DICE
    if s.phase == WORK and SET_DICE[me.hired] and not idle:
        raise field.wrong("while the foreman sets dice, fewer than four are set and none is placed", "setting")


def read_pending(s: Any, seat: int, field: Field) -> None:
    choice = field.get("pending")
    if choice.is_none():
        return
    if not isinstance(choice.value, dict) or not set(choice.value) & set(PENDING):
        raise choice.wrong(f"expected null or an object with one of {', '.join(PENDING)}")
    kind = next(k for k in PENDING if k in choice.value)
    choice.keys(PENDING[kind])
    if s.phase == OVER or (kind == "give") != (s.phase == MARKET):
        raise choice.wrong(f"{kind} does not wait in the {PHASES[s.phase]} phase")
    READERS[kind](s, seat, choice)


def read_give(s: Any, seat: int, field: Field) -> None:
    me = s.seats[seat]
    contractor = field.get("give").one_of(CONTRACTOR_IDS)
    slot = field.get("slot").integer(0, ROW - 1)
    if s.turn != seat or s.players < 3 or not has(GIVES, contractor):
        raise field.get("give").wrong("only the seat whose turn it is, with two or more opponents, hands over a gift")
    if s.contractors[slot] != contractor:
        raise field.get("slot").wrong(f"no {CONTRACTOR_IDS[contractor]} stands there")
    me.pending, me.about = GIVE, slot


def read_discard(s: Any, seat: int, field: Field) -> None:
    me = s.seats[seat]
    said = field.get("for").value
    move = MOVES.index(said) if said in MOVES else 0
    paid = CARDS_PAID[ROW_OF[A[move]]] if KIND[move] in (ACTIVATE, REPLICATE) else 0
    if paid == 0:
        raise field.get("for").wrong(f"expected the words of a use that discards cards; got {brief(said)}")
    if me.hand.size == 0:
        raise field.get("discard").wrong("the hand is empty: there is nothing to discard")
    me.owed = field.get("discard").integer(1, min(paid, me.hand.size))
    check_used(me, field.get("for"), 1 << B[move])
    me.pending, me.about = DISCARD, move


def read_refund(s: Any, seat: int, field: Field) -> None:
    me = s.seats[seat]
    card = field.get("refund").one_of(BLUEPRINT_IDS)
    if PRINTED_METAL[card] + PRINTED_ENERGY[card] <= REFUND_MOST:
        raise field.get("refund").wrong(f"{BLUEPRINT_IDS[card]} leaves no choice: its cost is no more than {REFUND_MOST}")
    check_used(me, field.get("refund"), REFUNDS | 1 << REPLICATOR)
    me.pending, me.about = REFUND, card


def read_reroll(s: Any, seat: int, field: Field) -> None:
    me = s.seats[seat]
    me.about = read_dice(field.get("reroll"))
    check_used(me, field.get("reroll"), REROLLS | 1 << REPLICATOR)
    if me.about + unplaced_dice(me) == 0:
        raise field.get("reroll").wrong("there is no die to roll again")
    me.pending = REROLL


def check_used(me: Any, field: Field, cards: int) -> None:
    """One of these cards must have been used."""
    if not me.activated & cards:
        raise field.wrong(f"expected {' or '.join(BLUEPRINT_IDS[card] for card in members(cards))} among the activated")


def read_drop(s: Any, seat: int, field: Field) -> None:
    me = s.seats[seat]
    if not field.get("drop").boolean():
        raise field.get("drop").wrong("expected true; where nothing is to be dropped, pending is null")
    if not is_over_limits(me):
        raise field.get("drop").wrong("this seat is within its limits")
    me.pending = DROP


READERS = {"give": read_give, "discard": read_discard, "refund": read_refund, "reroll": read_reroll, "drop": read_drop}
