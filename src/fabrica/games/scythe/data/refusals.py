"""Why a move is not legal, in the order in which a person at the table would say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.parts import Refusal
from fabrica.games.scythe.components import ABILITIES, BONUSES, BOTTOMS, CUBES, SECTIONS, STRUCTURES, TRAPS
from fabrica.games.scythe.data.pending import BENEFITS
from fabrica.games.scythe.data.position import STEPS
from fabrica.games.scythe.data.refusals_of_moving import load_refusal, step_refusal, unit_refusal
from fabrica.games.scythe.rules import moves as m
from fabrica.games.scythe.rules import state as st
from fabrica.games.scythe.rules.benefits import free_bonuses, free_recruits, open_slots
from fabrica.games.scythe.rules.bottom_actions import bottom_of, places_to_pay
from fabrica.games.scythe.rules.combat import card_limit, side_of
from fabrica.games.scythe.rules.control import controlled
from fabrica.games.scythe.rules.dealing import free_factions, free_mats
from fabrica.games.scythe.rules.encounter import row_of
from fabrica.games.scythe.rules.legal import active, mover
from fabrica.games.scythe.rules.map_tables import N_TERRITORIES, TERRITORY_IDS
from fabrica.games.scythe.rules.produce import most_to_make
from fabrica.games.scythe.rules.putting import places_to_put
from fabrica.games.scythe.rules.tables import (
    END_OF_TURN,
    FACTION_IDS,
    FIRST_VALUE,
    MAT_IDS,
    MECHS_OF,
    N_RESOURCES,
    N_VALUES,
    OPTION_COINS,
    OPTION_POPULARITY,
    RESOURCE_FOR,
    TRADE,
)

Reason = Callable[[Any, int, int], Refusal]


def refusal(s: Any, seat: int, move: int) -> Refusal:
    """The reason why this seat may not make this move, which is not legal."""
    if s.step == st.OVER:
        return Refusal("game-over")
    if not has(active(s), seat):
        return not_active(s, seat)
    steps, reason = GROUPS[m.KIND[move]]
    if s.step not in steps:
        return Refusal("decide-first", {"step": STEPS[s.step]})
    return reason(s, seat, move)


def not_active(s: Any, seat: int) -> Refusal:
    if s.step == st.COMMITTING and seat in (s.attacker, s.defender):
        return Refusal("have-chosen")
    return Refusal("not-your-turn", {"seat": seat, "turn": mover(s)})


def misnamed(s: Any, seat: int, words: str) -> Refusal | None:
    """Why words that name no move of the table, but look like one, can never be a move."""
    match words.split():
        case ["pay" | "at" | "fight" | "arm", place] if place.startswith("base_"):
            return Refusal("no-territory", {"place": place[:20]})
    return None


# Set-up and sections


def faction_refusal(s: Any, seat: int, move: int) -> Refusal:
    name = {"name": FACTION_IDS[m.A[move]]}
    return Refusal("pair-not-played" if has(free_factions(s), m.A[move]) else "not-free", name)


def mat_refusal(s: Any, seat: int, move: int) -> Refusal:
    name = {"name": MAT_IDS[m.A[move]]}
    return Refusal("pair-not-played" if has(free_mats(s), m.A[move]) else "not-free", name)


def section_refusal(s: Any, seat: int, move: int) -> Refusal:
    section = SECTIONS[m.A[move]]
    if section == SECTIONS[-1] and s.seats[seat].factory_card == 0:
        return Refusal("no-factory-card")
    return Refusal("section-again", {"section": section})


def objective_refusal(s: Any, seat: int, move: int) -> Refusal:
    card = m.A[move]
    if not has(s.seats[seat].objectives, card):
        return Refusal("objective-not-held", {"card": card})
    if has(END_OF_TURN, card) and s.step != st.ENDING:
        return Refusal("objective-at-end", {"card": card})
    return Refusal("objective-not-met", {"card": card})


def top_refusal(s: Any, seat: int, move: int) -> Refusal:
    """Another section's, or its cost cannot be paid."""
    me, way = s.seats[seat], m.A[move]
    if s.step == st.CHOOSING_UNIT:
        return Refusal("units-have-moved") if way == m.TOP_COINS else Refusal("decide-first", {"step": "unit"})
    if way == m.TOP_RESOURCES and me.token == TRADE:
        return Refusal("no-worker-to-trade")
    return Refusal("not-of-section", {"section": SECTIONS[me.token]})


# Combat


def fight_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("nobody-fights", {"place": TERRITORY_IDS[m.A[move]]})


def ability_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("no-ability", {"ability": m.MOVES[move].split()[1]})


def dial_refusal(s: Any, seat: int, move: int) -> Refusal:
    if s.dial[side_of(s, seat)] != st.NONE:
        return Refusal("dial-is-set")
    return Refusal("dial-too-high", {"power": s.seats[seat].power})


def card_refusal(s: Any, seat: int, move: int) -> Refusal:
    value = m.A[move] - FIRST_VALUE
    if s.step != st.COMMITTING:
        return Refusal("card-not-held" if s.step == st.PAYING_CARD else "no-card-here", {"value": m.A[move]})
    side = side_of(s, seat)
    chosen = s.chosen[side * N_VALUES : (side + 1) * N_VALUES]
    if s.dial[side] == st.NONE:
        return Refusal("dial-first")
    if sum(chosen) >= card_limit(s, seat):
        return Refusal("card-limit", {"limit": card_limit(s, seat)})
    return Refusal("card-not-held" if s.seats[seat].hand[value] <= chosen[value] else "card-order", {"value": m.A[move]})


# After a move


def option_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, option = s.seats[seat], m.A[move] - 1
    row = row_of(s.encounter, option)
    if has(s.taken, option):
        return Refusal("option-taken", {"option": option + 1})
    if me.coins < OPTION_COINS[row]:
        return too_little("coins", OPTION_COINS[row], me.coins)
    return too_little("popularity", OPTION_POPULARITY[row], me.popularity)


def too_little(what: str, need: int, have: int) -> Refusal:
    return Refusal("too-little", {"what": what, "need": need, "have": have})


def factory_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("factory-card-gone", {"card": m.A[move]})


def flag_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("no-flag")


def trap_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("no-trap", {"trap": TRAPS[m.A[move]]})


def arm_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("nothing-to-arm", {"place": TERRITORY_IDS[m.A[move]]})


# Actions


def at_refusal(s: Any, seat: int, move: int) -> Refusal:
    place = {"place": TERRITORY_IDS[m.A[move]]}
    if s.step == st.PLACING:
        return Refusal("no-room", place)
    if not has(controlled(s, seat), m.A[move]):
        return Refusal("not-controlled", place)
    return Refusal("place-order" if m.A[move] <= s.last else "produces-nothing", place)


def make_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("too-many-workers", {"most": most_to_make(s, s.seats[seat])})


def put_refusal(s: Any, seat: int, move: int) -> Refusal:
    place = m.B[move]
    return Refusal("put-order" if has(places_to_put(s), place) else "no-tokens-there", {"place": TERRITORY_IDS[place]})


def pay_refusal(s: Any, seat: int, move: int) -> Refusal:
    place = m.A[move]
    kind = RESOURCE_FOR[bottom_of(s.seats[seat])]
    if not has(controlled(s, seat), place):
        return Refusal("not-controlled", {"place": TERRITORY_IDS[place]})
    if s.resources[place * N_RESOURCES + kind] == 0:
        return Refusal("no-token-to-pay", {"place": TERRITORY_IDS[place]})
    found = places_to_pay(s, seat)
    if found == 0:
        return Refusal("pay-card-first")
    first = next(TERRITORY_IDS[other] for other in range(N_TERRITORIES) if has(found, other))
    return Refusal("pay-order", {"place": TERRITORY_IDS[place], "first": first})


def upgrade_refusal(s: Any, seat: int, move: int) -> Refusal:
    me = s.seats[seat]
    if has(me.cubes, m.A[move]):
        return Refusal("cube-moved", {"cube": CUBES[m.A[move]]})
    return Refusal("no-slot", {"bottom": BOTTOMS[m.B[move]], "open": names(BOTTOMS, open_slots(me))})


def deploy_refusal(s: Any, seat: int, move: int) -> Refusal:
    own = has(MECHS_OF[s.seats[seat].faction], m.A[move])
    return Refusal("mech-deployed" if own else "mech-of-others", {"ability": ABILITIES[m.A[move]]})


def build_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("is-built", {"structure": STRUCTURES[m.A[move]]})


def enlist_refusal(s: Any, seat: int, move: int) -> Refusal:
    me = s.seats[seat]
    if not has(free_recruits(me), m.A[move]):
        return Refusal("recruit-enlisted", {"bottom": BOTTOMS[m.A[move]]})
    return Refusal("bonus-taken", {"bonus": BONUSES[m.B[move]], "free": names(BONUSES, free_bonuses(me))})


def names(ids: tuple[str, ...], members: int) -> str:
    return ", ".join(id for i, id in enumerate(ids) if has(members, i))


def done_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("must-choose", {"step": STEPS[s.step]})


def other_step(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("decide-first", {"step": STEPS[s.step]})


EVERY_STEP = tuple(range(st.OVER))
OBJECTIVE_STEPS = (st.CHOOSING_SECTION, st.CHOOSING_UNIT, st.CHOOSING_BOTTOM, st.ENDING)
GROUPS: dict[int, tuple[tuple[int, ...], Reason]] = {
    m.FACTION: ((st.CHOOSING_FACTION,), faction_refusal),
    m.MAT: ((st.CHOOSING_MAT,), mat_refusal),
    m.SECTION: ((st.CHOOSING_SECTION,), section_refusal),
    m.OBJECTIVE: (OBJECTIVE_STEPS, objective_refusal),
    m.TOP: ((st.CHOOSING_TOP, st.CHOOSING_UNIT), top_refusal),
    m.CHARACTER: ((st.CHOOSING_UNIT,), unit_refusal),
    m.MECH: ((st.CHOOSING_UNIT,), unit_refusal),
    m.WORKER: ((st.CHOOSING_UNIT,), unit_refusal),
    m.LEAVE: ((st.LOADING,), load_refusal),
    m.TAKE: ((st.LOADING,), load_refusal),
    m.TO: ((st.LOADING, st.RETREATING), step_refusal),
    m.FIGHT: ((st.CHOOSING_FIGHT,), fight_refusal),
    m.USE: ((st.USING_ABILITY,), ability_refusal),
    m.DIAL: ((st.COMMITTING,), dial_refusal),
    m.CARD: ((st.COMMITTING, st.PAYING_CARD, st.PAYING), card_refusal),
    m.OPTION: ((st.ENCOUNTERING,), option_refusal),
    m.FACTORY: ((st.VISITING_FACTORY,), factory_refusal),
    m.FLAG: ((st.PLACING_TOKEN,), flag_refusal),
    m.TRAP: ((st.PLACING_TOKEN,), trap_refusal),
    m.ARM: ((st.PLACING_TOKEN,), arm_refusal),
    m.AT: ((st.PRODUCING, st.PLACING), at_refusal),
    m.MAKE: ((st.MAKING,), make_refusal),
    m.PUT: ((st.PUTTING,), put_refusal),
    m.BOTTOM: ((), other_step),
    m.PAY: ((st.PAYING,), pay_refusal),
    m.UPGRADE: (BENEFITS[:1], upgrade_refusal),
    m.DEPLOY: (BENEFITS[1:2], deploy_refusal),
    m.BUILD: (BENEFITS[2:3], build_refusal),
    m.ENLIST: (BENEFITS[3:], enlist_refusal),
    m.DONE: (EVERY_STEP, done_refusal),
}
