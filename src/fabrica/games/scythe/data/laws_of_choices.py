"""The laws of what is half decided: it must follow from the rest of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.parse import Field
from fabrica.games.scythe.components import MOVE_UNITS, PRODUCE_HEXES, TRADE_TOKENS, UNITS_OF_FACTORY_CARD
from fabrica.games.scythe.data.laws_of_combat import check_after, check_combat, check_entered, check_fight, check_retreat
from fabrica.games.scythe.data.pending import BENEFITS
from fabrica.games.scythe.rules.benefits import free_mechs, free_structures
from fabrica.games.scythe.rules.bottom_actions import bottom_of, cost_of
from fabrica.games.scythe.rules.cargo import here, holds_tokens, holds_workers
from fabrica.games.scythe.rules.encounter import row_of
from fabrica.games.scythe.rules.map_tables import N_PLACES, VILLAGES
from fabrica.games.scythe.rules.moving import steps_of
from fabrica.games.scythe.rules.state import (
    BOTTOM_ACTION,
    CHARACTER_UNIT,
    CHOOSING_BOTTOM,
    CHOOSING_FIGHT,
    CHOOSING_TOP,
    CHOOSING_UNIT,
    COMMITTING,
    ENCOUNTERING,
    FROM_BOTTOM,
    FROM_ENCOUNTER,
    FROM_FACTORY,
    FROM_TOP,
    LOADING,
    MAKING,
    MECH_UNIT,
    MOVED_BOARDS,
    N_CARGO,
    NOWHERE,
    OVER,
    PAYING,
    PAYING_CARD,
    PLACING,
    PLACING_TOKEN,
    PRODUCING,
    PUTTING,
    RETREATING,
    TOP_ACTION,
    UPGRADING,
    USING_ABILITY,
    VISITING_FACTORY,
    WORKER_UNIT,
    is_automa,
    mechs_at,
    number_at,
    upgraded,
    workers_at,
)
from fabrica.games.scythe.rules.tables import (
    CARDS,
    FACTORY_CHOICE,
    FACTORY_COST,
    FACTORY_HEXES,
    FACTORY_OTHER,
    FACTORY_SECTION,
    FACTORY_TOKENS,
    MOVE,
    MOVE_UNITS_CUBE,
    N_ABILITIES,
    N_RESOURCES,
    OPTION_CHOICE,
    OPTION_TOKENS,
    PRODUCE,
    PRODUCE_CUBE,
    TRADE,
)


def check_choice(s: Any, whole: Field) -> None:
    pending = whole.get("pending")
    if is_automa(s, s.turn) and not USING_ABILITY <= s.step <= RETREATING and s.step != OVER:
        raise whole.get("turn").wrong("in the Automa's turn the player decides in a combat only")
    check_section(s, whole)
    if s.step in CHECKS:
        CHECKS[s.step](s, s.seats[s.turn], pending)


def check_section(s: Any, whole: Field) -> None:
    """After the token has moved it is on a section; a move belongs to Move or to the Factory card."""
    me = s.seats[s.turn]
    if is_automa(s, s.turn) or s.step not in AFTER_SECTION:
        return
    field = Field(None, f"seats[{s.turn}].token")
    if me.token == NOWHERE:
        raise field.wrong("the action token has not moved in this turn")
    if s.step == CHOOSING_TOP and me.token == MOVE:
        raise whole.get("step").wrong("Move has no step top")
    if s.step == CHOOSING_BOTTOM and me.token == FACTORY_SECTION:
        raise whole.get("step").wrong("the bottom of a Factory card is a move")
    if s.action and me.token != (FACTORY_SECTION if s.action == BOTTOM_ACTION else MOVE):
        raise whole.get("pending").get("action").wrong("the action token is on another section")


# Moving


def check_moving(s: Any, me: Any, pending: Field) -> None:
    whole = MOVE_UNITS[upgraded(me, MOVE_UNITS_CUBE)] if s.action == TOP_ACTION else UNITS_OF_FACTORY_CARD
    used = moved_units(s) + (s.step == LOADING)
    if s.icons != whole - used:
        raise pending.get("icons").wrong(f"expected {whole - used}: {whole} in all, {used} used")
    check_moved(s, me, pending.get("moved"))
    check_entered(s, me, pending)


def moved_units(s: Any) -> int:
    places = range(N_PLACES)
    boards = (s.moved_mechs, s.moved_workers)
    return s.moved_character + sum(number_at(board, MOVED_BOARDS, place) for board in boards for place in places)


def check_moved(s: Any, me: Any, field: Field) -> None:
    for place in range(N_PLACES):
        riding = s.step == LOADING and s.at == place
        mechs = mechs_at(me, place) - (riding and s.unit == MECH_UNIT)
        workers = workers_at(me, place) - (riding and s.unit == WORKER_UNIT)
        if number_at(s.moved_mechs, MOVED_BOARDS, place) > mechs or number_at(s.moved_workers, MOVED_BOARDS, place) > workers:
            raise field.wrong("more units moved than there are")
    if s.moved_character and s.step == LOADING and s.unit == CHARACTER_UNIT:
        raise field.wrong("the character has moved already")


def check_loading(s: Any, me: Any, pending: Field) -> None:
    unit = pending.get("unit")
    there = (me.character == s.at, mechs_at(me, s.at) > 0, workers_at(me, s.at) > 0)
    if not there[s.unit]:
        raise unit.get("at").wrong("this unit is not there")
    if s.steps > steps_of(s, me, s.unit) or (s.steps == steps_of(s, me, s.unit) and s.at != s.origin):
        raise unit.get("steps").wrong("this does not fit where the unit came from")
    check_moving(s, me, pending)
    riders = 1 if s.unit == WORKER_UNIT else 0
    for number in range(N_CARGO):
        if s.cargo[number] > here(s, me, number) - (riders if number == 0 else 0):
            raise unit.get("cargo").wrong("more than there is on the place")
        if number < 2 and s.unit != MECH_UNIT and s.cargo[number]:
            raise unit.get("cargo").wrong("only mechs carry workers")
    forced = (*(holds_workers(s, me),) * 2, *(holds_tokens(s, me),) * N_RESOURCES)
    if any(must and s.cargo[i] != here(s, me, i) for i, must in enumerate(forced)):
        raise unit.get("cargo").wrong("from a lake all goes along")


# The end of a move, and gains


def check_encounter(s: Any, me: Any, pending: Field) -> None:
    check_after(s, me, pending)
    encounter = pending.get("encounter")
    if not has(s.encounters_used, s.encounter):
        raise encounter.get("card").wrong("this card is not among encounters_used")
    if not s.after_character or me.character == NOWHERE or has(s.tokens, me.character):
        raise encounter.wrong("the character stands on no token that it took")


def check_source(s: Any, me: Any, pending: Field) -> None:
    """What is being gained fits the section, the card and the option."""
    fits = {FROM_TOP: me.token in (TRADE, PRODUCE), FROM_BOTTOM: me.token not in (NOWHERE, FACTORY_SECTION)}
    fits |= {FROM_FACTORY: me.token == FACTORY_SECTION, FROM_ENCOUNTER: me.token in (MOVE, FACTORY_SECTION)}
    if not fits[s.source] or not fits_source(s, me):
        raise pending.get("source").wrong("this is not gained there")
    if s.source == FROM_ENCOUNTER:
        check_encounter(s, me, pending)
    most = most_left(s, me)
    if s.left > most:
        name = "left" if s.step in (PRODUCING, MAKING) else "tokens"
        raise pending.get(name).wrong(f"expected at most {most}")
    if s.step == MAKING and (s.last == NOWHERE or not has(VILLAGES, s.last)):
        raise pending.get("last").wrong("expected a village")


def fits_source(s: Any, me: Any) -> bool:
    benefit = benefit_of(s)
    if s.source == FROM_TOP:
        return s.step in ((PUTTING,) if me.token == TRADE else (PRODUCING, MAKING))
    if s.source == FROM_BOTTOM:
        return benefit == bottom_of(me)
    if s.source == FROM_FACTORY:
        return fits_card(s, me, benefit)
    rows = [row_of(s.encounter, option) for option in range(3) if has(s.taken, option)]
    if s.step == PUTTING:
        return any(OPTION_TOKENS[row] >= s.left for row in rows)
    return any(OPTION_CHOICE[row] == benefit for row in rows)


def benefit_of(s: Any) -> int:
    """Which of the four a step is about."""
    if s.step in BENEFITS:
        return s.step - UPGRADING
    return (1 if s.piece < N_ABILITIES else 2) if s.step == PLACING else NOWHERE


def fits_card(s: Any, me: Any, benefit: int) -> bool:
    card = me.factory_card
    if s.step == PUTTING:
        return FACTORY_TOKENS[card] >= s.left
    if s.step in (PRODUCING, MAKING):
        return FACTORY_HEXES[card] >= s.left
    return benefit in (FACTORY_CHOICE[card], FACTORY_OTHER[card]) and benefit != NOWHERE


def most_left(s: Any, me: Any) -> int:
    if s.source == FROM_TOP:
        return TRADE_TOKENS if me.token == TRADE else PRODUCE_HEXES[upgraded(me, PRODUCE_CUBE)]
    if s.source == FROM_FACTORY:
        return FACTORY_TOKENS[me.factory_card] + FACTORY_HEXES[me.factory_card]
    return max((OPTION_TOKENS[row_of(s.encounter, option)] for option in range(3)), default=0) if s.encounter else 0


def check_piece(s: Any, me: Any, pending: Field) -> None:
    check_source(s, me, pending)
    free = free_mechs(me) | free_structures(me) << N_ABILITIES
    if not has(free, s.piece):
        raise pending.get("piece").wrong("this piece is not on the mats")


def check_payment(s: Any, me: Any, pending: Field) -> None:
    if me.token == FACTORY_SECTION:
        raise pending.wrong("a Factory card has no bottom action to pay")
    if s.left > cost_of(me):
        raise pending.get("owed").wrong(f"expected at most {cost_of(me)}")


def check_card(s: Any, me: Any, pending: Field) -> None:
    if me.token != FACTORY_SECTION or FACTORY_COST[me.factory_card][CARDS] == 0 or sum(me.hand) == 0:
        raise pending.wrong("no combat card is to be paid")


CHECKS: dict[int, Callable[[Any, Any, Field], None]] = {
    CHOOSING_UNIT: check_moving,
    LOADING: check_loading,
    CHOOSING_FIGHT: check_fight,
    USING_ABILITY: check_combat,
    COMMITTING: check_combat,
    RETREATING: check_retreat,
    ENCOUNTERING: check_encounter,
    VISITING_FACTORY: check_after,
    PLACING_TOKEN: check_after,
    PAYING_CARD: check_card,
    PUTTING: check_source,
    PRODUCING: check_source,
    MAKING: check_source,
    PAYING: check_payment,
    PLACING: check_piece,
    **dict.fromkeys(BENEFITS, check_source),
}
AFTER_SECTION = (CHOOSING_TOP, CHOOSING_BOTTOM, *(step for step in CHECKS if step not in (USING_ABILITY, COMMITTING, RETREATING)))
