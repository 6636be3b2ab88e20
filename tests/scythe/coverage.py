"""What games have met: options of encounters, objectives, Factory cards, abilities at work, and ends of all kinds."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, size
from fabrica.games.scythe.components import ABILITIES, STARS
from fabrica.games.scythe.rules.combat import contested
from fabrica.games.scythe.rules.control import own_tunnels
from fabrica.games.scythe.rules.destinations import destinations
from fabrica.games.scythe.rules.draws import total
from fabrica.games.scythe.rules.encounter import row_of
from fabrica.games.scythe.rules.ending import lead_over, score
from fabrica.games.scythe.rules.map_tables import IS_LAKE
from fabrica.games.scythe.rules.moves import KIND, OBJECTIVE, OPTION, TO, TOP, USE, A
from fabrica.games.scythe.rules.moving import has_made_a_step
from fabrica.games.scythe.rules.state import (
    COMMITTING,
    LOADING,
    OVER,
    RETREATING,
    TOP_ACTION,
    WORKER_UNIT,
    able,
    is_automa,
    is_solo,
    owners,
    stars_of,
    workers_at,
)
from fabrica.games.scythe.rules.tables import (
    FACTORY_SECTION,
    N_ABILITIES,
    N_ENCOUNTERS,
    N_FACTORY_CARDS,
    N_OBJECTIVES,
    N_OPTIONS,
    N_STARS,
)

(SEAWORTHY, ARTILLERY, SPEED, PEOPLES_ARMY, SCOUT, DISARM, CAMARADERIE, SWORD, SHIELD, RONIN) = (
    ABILITIES.index(ability) for ability in
    ("seaworthy", "artillery", "speed", "peoples_army", "scout", "disarm", "camaraderie", "sword", "shield", "ronin")
)  # fmt: skip
CHOOSABLE = (ARTILLERY, RONIN)
ENDS = (
    *(f"the sixth star: {star}" for star in (*STARS, "the Automa's track")),
    "the sixth star in another's turn",
    "the end before a combat was fought",
    "a tie was broken",
    "a win was shared",
    "the Automa won",
    "the combat cards were shuffled anew",
    "the Automa's cards were shuffled anew",
)
(IN_ANOTHERS_TURN, UNFOUGHT, TIE, SHARED, AUTOMA_WON, RESHUFFLED, AUTOMA_RESHUFFLED) = range(N_STARS, N_STARS + 7)
OBJECTIVES_AT = N_ENCOUNTERS * N_OPTIONS
FACTORY_AT = OBJECTIVES_AT + N_OBJECTIVES
ABILITIES_AT = FACTORY_AT + N_FACTORY_CARDS
ENDS_AT = ABILITIES_AT + N_ABILITIES
COVERED = (
    *(f"encounter {card + 1}, option {option + 1}" for card in range(N_ENCOUNTERS) for option in range(N_OPTIONS)),
    *(f"objective {card + 1}" for card in range(N_OBJECTIVES)),
    *(f"Factory card {card + 1}" for card in range(N_FACTORY_CARDS)),
    *(f"{ability} at work" for ability in ABILITIES),
    *ENDS,
)
N_COVERED = len(COVERED)
SELDOM = ("a win was shared",)  # seven numbers must be equal


def cover(before: Any, s: Any, seat: int, move: int, tally: Any) -> None:
    """One move from a state to the next. The state before may be used up."""
    apart()
    kind = KIND[move]
    if kind == OPTION:
        tally[row_of(before.encounter, A[move] - 1)] += 1
    elif kind == OBJECTIVE:
        tally[OBJECTIVES_AT + A[move] - 1] += 1
    elif kind == TOP and before.seats[seat].token == FACTORY_SECTION:
        tally[FACTORY_AT + before.seats[seat].factory_card - 1] += 1
    elif kind == USE:
        tally[ABILITIES_AT + CHOOSABLE[A[move]]] += 1
    if s.step == COMMITTING and before.step != COMMITTING:
        cover_combat(s, tally)
    cover_shuffles(before, s, tally)
    if s.step == OVER:
        cover_end(before, s, tally)
    if kind == TO:
        cover_step(before, seat, A[move], tally)


def cover_step(before: Any, seat: int, place: int, tally: Any) -> None:
    """Abilities without which this step would not be there."""
    me = before.seats[seat]
    if before.step == RETREATING:
        tally[ABILITIES_AT + SEAWORTHY] += IS_LAKE[place]
    if before.step != LOADING or before.unit == WORKER_UNIT:
        return
    if before.action == TOP_ACTION and has_made_a_step(before, me):
        tally[ABILITIES_AT + SPEED] += 1
    abilities = me.abilities
    for ability in range(N_ABILITIES):
        if has(abilities, ability):
            me.abilities = abilities & ~(1 << ability)
            if not has(destinations(before, seat, before.unit, before.at), place):
                tally[ABILITIES_AT + ability] += 1
    me.abilities = abilities


def cover_combat(s: Any, tally: Any) -> None:
    for side in range(2):
        seat = s.attacker if side == 0 else s.defender
        if not is_automa(s, seat):
            cover_side(s, s.seats[seat], side == 0, tally)


def cover_side(s: Any, me: Any, attacks: bool, tally: Any) -> None:
    if able(me, SCOUT):
        tally[ABILITIES_AT + SCOUT] += 1
    if able(me, DISARM) and has(own_tunnels(me), s.at):
        tally[ABILITIES_AT + DISARM] += 1
    if able(me, SWORD) and attacks:
        tally[ABILITIES_AT + SWORD] += 1
    if able(me, SHIELD) and not attacks:
        tally[ABILITIES_AT + SHIELD] += 1
    if able(me, PEOPLES_ARMY) and workers_at(me, s.at) > 0:
        tally[ABILITIES_AT + PEOPLES_ARMY] += 1
    if able(me, CAMARADERIE) and attacks and workers_at(s.seats[s.defender], s.at) > 0:
        tally[ABILITIES_AT + CAMARADERIE] += 1


def cover_shuffles(before: Any, s: Any, tally: Any) -> None:
    if total(s.discards) == 0 and total(before.discards) > 0:
        tally[ENDS_AT + RESHUFFLED] += 1
    if size(s.automa_deck) > size(before.automa_deck):
        tally[ENDS_AT + AUTOMA_RESHUFFLED] += 1


def cover_end(before: Any, s: Any, tally: Any) -> None:
    """Which stars came last, whose they were, and who won."""
    for seat in range(owners(s)):
        if stars_of(s.seats[seat]) == 6:
            for star in range(N_STARS):
                tally[ENDS_AT + star] += 1 if s.seats[seat].stars[star] > before.seats[seat].stars[star] else 0
            tally[ENDS_AT + IN_ANOTHERS_TURN] += 1 if seat != before.turn and not is_solo(s) else 0
    if size(contested(before)) > 1:
        tally[ENDS_AT + UNFOUGHT] += 1
    cover_winners(s, tally)


def cover_winners(s: Any, tally: Any) -> None:
    best, second = 0, 0
    for seat in range(1, owners(s)):
        better = lead_over(s, seat, best)
        if better > 0:
            best = seat
    for seat in range(owners(s)):
        if seat != best and score(s, seat) == score(s, best):
            second = 1
            tally[ENDS_AT + SHARED] += 1 if lead_over(s, seat, best) == 0 else 0
    tally[ENDS_AT + TIE] += second
    tally[ENDS_AT + AUTOMA_WON] += 1 if is_solo(s) and best == 1 else 0
