"""What follows by itself: a step with one possible answer passes, a step with nothing to decide is left out."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest
from fabrica.games.scythe.rules.aftermath import retreating_passes
from fabrica.games.scythe.rules.automa import automa_begins, automa_goes_on
from fabrica.games.scythe.rules.benefits import benefit_passes, placing_passes
from fabrica.games.scythe.rules.bottom_actions import bottom_passes, finish_bottom, paying_passes
from fabrica.games.scythe.rules.combat import ability_passes, committing_passes, fight_passes
from fabrica.games.scythe.rules.dealing import choose_faction, factions_to_choose, mats_to_choose
from fabrica.games.scythe.rules.encounter import encounter_passes, finish_option
from fabrica.games.scythe.rules.factory import visit_passes
from fabrica.games.scythe.rules.listing import is_one
from fabrica.games.scythe.rules.moving import loading_passes, unit_passes
from fabrica.games.scythe.rules.over import clear_choice
from fabrica.games.scythe.rules.produce import making_passes, producing_passes
from fabrica.games.scythe.rules.putting import putting_passes
from fabrica.games.scythe.rules.setup import take_mat
from fabrica.games.scythe.rules.state import (
    AUTOMA_BEGINS,
    CHOOSING_BOTTOM,
    CHOOSING_FACTION,
    CHOOSING_FIGHT,
    CHOOSING_MAT,
    CHOOSING_SECTION,
    CHOOSING_TOP,
    CHOOSING_UNIT,
    COMMITTING,
    ENCOUNTERING,
    ENDING,
    ENLISTING,
    FINISHING,
    FROM_BOTTOM,
    FROM_ENCOUNTER,
    LOADING,
    MAKING,
    OVER,
    PAYING,
    PAYING_CARD,
    PLACING,
    PLACING_TOKEN,
    PRODUCING,
    PUTTING,
    RETREATING,
    UPGRADING,
    USING_ABILITY,
    VISITING_FACTORY,
)
from fabrica.games.scythe.rules.tokens import token_passes
from fabrica.games.scythe.rules.top_actions import card_passes, ways
from fabrica.games.scythe.rules.turn import ending_passes, finish_moves, finish_top, leave_top


def go_on(s: Any) -> None:
    """Until somebody must decide."""
    apart()
    while passes(s):
        pass


def passes(s: Any) -> bool:
    """Does this step go by itself? Then it has."""
    if s.step == CHOOSING_UNIT:
        return unit_passes(s)
    if s.step == LOADING:
        return loading_passes(s)
    if s.step <= CHOOSING_TOP:
        return beginning_passes(s)
    if s.step <= RETREATING:
        return combat_passes(s)
    if s.step >= FINISHING:
        finish(s)
        return True
    if s.step >= CHOOSING_BOTTOM:
        return bottom_row_passes(s)
    return gains_pass(s)


def beginning_passes(s: Any) -> bool:
    if s.step == CHOOSING_SECTION:
        return False
    if s.step == CHOOSING_TOP:
        return top_passes(s)
    if s.step == CHOOSING_FACTION and is_one(factions_to_choose(s)):
        choose_faction(s, lowest(factions_to_choose(s)))
        return True
    if s.step == CHOOSING_MAT and is_one(mats_to_choose(s)):
        take_mat(s, lowest(mats_to_choose(s)))
        return True
    return False


def top_passes(s: Any) -> bool:
    if ways(s.seats[s.turn]) != 0:
        return False
    leave_top(s)
    return True


def combat_passes(s: Any) -> bool:
    if s.step == CHOOSING_FIGHT:
        return fight_passes(s)
    if s.step == USING_ABILITY:
        return ability_passes(s)
    return committing_passes(s) if s.step == COMMITTING else retreating_passes(s)


def gains_pass(s: Any) -> bool:
    if s.step == ENCOUNTERING:
        return encounter_passes(s)
    if s.step == VISITING_FACTORY:
        return visit_passes(s)
    if s.step == PLACING_TOKEN:
        return tokens_pass(s)
    if s.step == PUTTING:
        return putting_passes(s)
    if s.step == PRODUCING:
        return producing_passes(s)
    if s.step == MAKING:
        return making_passes(s)
    return card_passes(s) if s.step == PAYING_CARD else False


def tokens_pass(s: Any) -> bool:
    """Flag and Trap are the last of a move."""
    if not token_passes(s):
        return False
    clear_choice(s)
    finish_moves(s)
    return True


def bottom_row_passes(s: Any) -> bool:
    if s.step == OVER:
        return False
    if s.step == CHOOSING_BOTTOM:
        return bottom_passes(s)
    if s.step == ENDING:
        return ending_passes(s)
    if s.step == PAYING:
        return paying_passes(s)
    if UPGRADING <= s.step <= ENLISTING:
        return benefit_passes(s)
    return placing_passes(s) if s.step == PLACING else False


def finish(s: Any) -> None:
    """An effect is complete, or it is the Automa's turn."""
    if s.step == FINISHING:
        finish_effect(s)
    elif s.step == AUTOMA_BEGINS:
        automa_begins(s)
    else:
        automa_goes_on(s)


def finish_effect(s: Any) -> None:
    source = s.source
    clear_choice(s)
    if source == FROM_ENCOUNTER:
        finish_option(s)
    elif source == FROM_BOTTOM:
        finish_bottom(s, s.turn)
    else:
        finish_top(s)
