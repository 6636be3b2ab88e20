"""Why a move is not legal, in the order in which a person at the table would say it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.exchange import FACES
from fabrica.engine.parts import Refusal
from fabrica.games.fantastic_factories.components import BLUEPRINTS, FLOOR_SLOTS, GENERATE_MOST, REFUND_MOST
from fabrica.games.fantastic_factories.data.position import FLOORS, PHASES, TOOLS, faces, members
from fabrica.games.fantastic_factories.data.slots import asked_of
from fabrica.games.fantastic_factories.rules.activation import on_offer
from fabrica.games.fantastic_factories.rules.building import build_cost, same_tool
from fabrica.games.fantastic_factories.rules.contractors import slot_under
from fabrica.games.fantastic_factories.rules.market import SWEEP_PRICE
from fabrica.games.fantastic_factories.rules.moves import (
    BLUEPRINT_IDS,
    BUILD,
    CONTRACTOR_IDS,
    DISCARD_CARD,
    DROP_CARD,
    DROP_ENERGY,
    DROP_METAL,
    GAIN_REFUND,
    GIVE_TO,
    HIRE,
    KIND,
    MOVES,
    REROLL_DIE,
    ROLL,
    SET,
    SPECIALIST,
    SWEEP,
    TAKE,
    A,
    B,
)
from fabrica.games.fantastic_factories.rules.state import (
    DISCARD,
    DROP,
    GIVE,
    MARKET,
    NONE,
    OVER,
    REFUND,
    REROLL,
    WORK,
    covers,
    dice_showing,
    energy,
    metal,
    unplaced_dice,
)
from fabrica.games.fantastic_factories.rules.tables import (
    CARDS_PAID,
    HIRE_ENERGY,
    ID,
    LANES,
    ON_BUILD,
    ON_GOODS,
    PAY,
    REPLICATOR,
    REPLICATOR_FEE,
    REROLLS,
    ROW_OF,
    SEVERAL,
    TOOL,
    USABLE,
)
from fabrica.games.fantastic_factories.rules.work import is_setting_dice, too_many_cards, too_many_resources

CHOICES = {GIVE: "give", DISCARD: "discard", REFUND: "refund", REROLL: "reroll", DROP: "drop"}
ASKED = {  # the choice to which a move is an answer
    ROLL: REROLL,
    DISCARD_CARD: DISCARD,
    GAIN_REFUND: REFUND,
    REROLL_DIE: REROLL,
    DROP_METAL: DROP,
    DROP_ENERGY: DROP,
    DROP_CARD: DROP,
}


def refusal(s: Any, seat: int, move: int) -> Refusal:
    """The reason why this seat may not make this move, which is not legal."""
    if s.phase == OVER:
        return Refusal("game-over")
    return market_refusal(s, seat, move) if s.phase == MARKET else work_refusal(s, seat, move)


def market_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, kind = s.seats[seat], KIND[move]
    if s.turn != seat:
        return Refusal("not-your-turn", {"seat": seat, "turn": s.turn})
    if kind >= SET:
        return Refusal("wrong-phase", {"belongs": PHASES[1], "phase": PHASES[0]})
    if me.pending == GIVE:
        return Refusal("gift-to-other") if kind == GIVE_TO else choice_waits(me)
    if kind == SWEEP:
        return Refusal("already-swept") if s.swept else short_of(me, SWEEP_PRICE[B[move]])
    if kind == TAKE:
        return Refusal("not-in-market", {"card": BLUEPRINT_IDS[A[move]]})
    if kind == HIRE:
        return hire_refusal(s, me, A[move], B[move])
    return Refusal("no-gift") if kind == GIVE_TO else Refusal("cannot-pass")


def choice_waits(me: Any) -> Refusal:
    return Refusal("choice-waits", {"choice": CHOICES[me.pending]})


def hire_refusal(s: Any, me: Any, contractor: int, card: int) -> Refusal:
    names = {"contractor": CONTRACTOR_IDS[contractor], "card": BLUEPRINT_IDS[card], "tool": TOOLS[TOOL[card]]}
    if contractor not in s.contractors:
        return Refusal("not-in-market", {"card": names["contractor"]})
    if me.hand.count[card] == 0:
        return Refusal("not-in-hand", {"card": names["card"]})
    if s.contractors[slot_under(s, TOOL[card])] != contractor:
        return Refusal("not-under-tool", names)
    return short_of(me, HIRE_ENERGY[contractor])


def short_of(me: Any, pay: int) -> Refusal:
    """Which of metal and energy is missing."""
    need = LANES.unpack(pay)
    what, have = ("metal", metal(me)) if need["metal"] > metal(me) else ("energy", energy(me))
    return Refusal("short-of", {"what": what, "need": need[what], "have": have})


def work_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, kind = s.seats[seat], KIND[move]
    if me.finished:
        return Refusal("already-finished")
    if kind < SET:
        return Refusal("wrong-phase", {"belongs": PHASES[0], "phase": PHASES[1]})
    if me.pending != NONE:
        return pending_refusal(me, move)
    if is_setting_dice(me):
        return Refusal("set-dice-first")
    if kind == SET:
        return Refusal("no-foreman")
    if kind in ASKED:
        return Refusal("no-such-choice", {"choice": CHOICES[ASKED[kind]]})
    if kind < BUILD:
        return dice_refusal(me, A[move], B[move])
    if kind == BUILD:
        return build_refusal(me, A[move], B[move])
    return Refusal("no-specialist") if kind == SPECIALIST else use_refusal(s, me, A[move], B[move])


def pending_refusal(me: Any, move: int) -> Refusal:
    kind = KIND[move]
    if kind == ROLL and me.pending == REROLL:
        return Refusal("pick-up-first")
    if ASKED.get(kind) != me.pending:
        return choice_waits(me)
    if kind == DISCARD_CARD:
        return Refusal("not-in-hand", {"card": BLUEPRINT_IDS[A[move]]})
    if kind == GAIN_REFUND:
        amounts = {"metal": A[move], "energy": B[move], "most": REFUND_MOST}
        return Refusal("refund-not-so", {"card": BLUEPRINT_IDS[me.about], **amounts})
    return Refusal("no-such-die", {"face": A[move]}) if kind == REROLL_DIE else drop_refusal(me, kind, A[move])


def drop_refusal(me: Any, kind: int, card: int) -> Refusal:
    if kind == DROP_CARD and too_many_cards(me):
        return Refusal("not-in-hand", {"card": BLUEPRINT_IDS[card]})
    if kind != DROP_CARD and too_many_resources(me):
        return Refusal("none-to-drop", {"what": "metal" if kind == DROP_METAL else "energy"})
    return Refusal("nothing-to-drop")


def dice_refusal(me: Any, face: int, floor: int) -> Refusal:
    if dice_showing(me.have, face) == 0:
        return Refusal("no-such-die", {"face": face})
    return Refusal("floor-full", {"floor": FLOORS[floor], "slots": FLOOR_SLOTS})


def build_refusal(me: Any, card: int, other: int) -> Refusal:
    names = {"card": BLUEPRINT_IDS[card], "other": BLUEPRINT_IDS[other], "tool": TOOLS[TOOL[card]]}
    if me.hand.count[card] == 0:
        return Refusal("not-in-hand", {"card": names["card"]})
    if not has(SEVERAL | ~me.compound.kinds, card):
        return Refusal("already-built", {"card": names["card"]})
    if not has(same_tool(me, card), other):
        return Refusal("no-matching-card", names)
    return short_of(me, build_cost(me, card))


def use_refusal(s: Any, me: Any, row: int, by: int) -> Refusal:
    card = ROW_OF[row]
    if not has(me.compound.kinds, by):
        return Refusal("not-built", {"card": BLUEPRINT_IDS[by]})
    if has(me.activated, by):
        return Refusal("already-used", {"card": BLUEPRINT_IDS[by]})
    if by == REPLICATOR and not has(on_offer(s), card):
        return Refusal("not-in-market", {"card": BLUEPRINT_IDS[card]})
    return payment_refusal(me, card, PAY[row] + (REPLICATOR_FEE if by == REPLICATOR else 0))


def payment_refusal(me: Any, card: int, pay: int) -> Refusal:
    """Which part of a use cannot be paid: dice, metal and energy, cards."""
    for face in FACES:
        need, have = dice_showing(pay, face), dice_showing(me.have, face)
        if need > have:
            missing = {"face": face, "need": need, "have": have}
            return Refusal("dice-missing", missing) if need > 1 else Refusal("no-such-die", {"face": face})
    if not covers(me.have, pay):
        return short_of(me, pay)
    if has(REROLLS, card) and not faces(unplaced_dice(me)):
        return Refusal("no-dice")
    return Refusal("cards-missing", {"need": CARDS_PAID[card], "have": me.hand.size})


def misnamed(s: Any, seat: int, words: str) -> Refusal | None:
    """Why words that name no move of the table, but look like one, are none."""
    match words.split():
        case ["build", card] | ["build", card, "discard"] if card in ID:
            return unpaid_build(s, s.seats[seat], ID[card])
        case ["build", card, "discard", other] if card in ID and other in ID:
            return Refusal(
                "tools-differ", {"card": card, "other": other, "tool": TOOLS[TOOL[ID[card]]], "wrong": TOOLS[TOOL[ID[other]]]}
            )
        case ["generate", face] if face in HIGH:
            return Refusal("generate-takes", {"face": face, "most": GENERATE_MOST})
        case ["mine", face] if face in LOW:
            return Refusal("mine-takes", {"face": face, "least": GENERATE_MOST + 1})
        case ["activate", card, *_] if card == BLUEPRINT_IDS[REPLICATOR]:
            return Refusal("names-its-copy", {"card": card})
        case ["activate" | "replicate", card, *_] if card in ID and not has(USABLE | ON_BUILD | ON_GOODS, ID[card]):
            return Refusal("has-no-use", {"card": card})
        case ["activate", card, *_] if card in ID and has(ON_BUILD | ON_GOODS, ID[card]):
            return Refusal("answers-itself", {"card": card})
        case ["activate" | "replicate" as verb, card, *_] if card in ID:
            return takes_dice(verb, ID[card], words)
    return None


def unpaid_build(s: Any, me: Any, card: int) -> Refusal:
    """A build that does not say which card is discarded: those that could be."""
    if s.phase != WORK:
        return Refusal("wrong-phase", {"belongs": PHASES[1], "phase": PHASES[0]})
    names = {"card": BLUEPRINT_IDS[card], "tool": TOOLS[TOOL[card]]}
    others = [BLUEPRINT_IDS[other] for other in members(same_tool(me, card))]
    if me.hand.count[card] == 0 or not has(SEVERAL | ~me.compound.kinds, card):
        return build_refusal(me, card, card)
    return Refusal("name-the-discard", {**names, "others": ", ".join(others)}) if others else Refusal("no-pair", names)


def takes_dice(verb: str, card: int, words: str) -> Refusal:
    """A use that does not say what the card takes: what that is, and the words nearest to it."""
    kind, numbers = asked_of(BLUEPRINTS[card])
    ways = [move for move in MOVES if move.split()[:2] == [verb, BLUEPRINT_IDS[card]]]
    near = get_close_matches(words, ways, n=1, cutoff=0)[0]
    return Refusal("takes-dice", {"card": BLUEPRINT_IDS[card], "slots": kind, **numbers, "near": near})


LOW = tuple(str(face) for face in FACES if face <= GENERATE_MOST)
HIGH = tuple(str(face) for face in FACES if face > GENERATE_MOST)
