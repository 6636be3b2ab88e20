"""What must hold after every move of every game, and which rare things happened. Written as rules, so that it runs compiled."""

from __future__ import annotations

from typing import Any

from fabrica.engine.any_game import active, legal, play
from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, size
from fabrica.engine.random_play import DECISIONS_MOST, any_active, first_luck, next_luck, note, start, weighted
from fabrica.games.stephens.components import ARMY_STEP, CONTRACT_SLOTS, DISCS, MARKERS, TRACK_MOST
from fabrica.games.stephens.rules.automa import ALL_CARDS, automa_discs
from fabrica.games.stephens.rules.flow import fulfils_first, two_last_renewals
from fabrica.games.stephens.rules.markets import SPACES_WITH, reshuffles
from fabrica.games.stephens.rules.moves import ACCEPT, DONE, INSTEAD_AT, KIND, REDRAW, REMOVE, SKIM, SUBSTITUTE, SUPPLY, A
from fabrica.games.stephens.rules.state import (
    ACTIVATING,
    AUTOMA,
    BUYING,
    EMPTY,
    END_OF_TURN,
    FULFILLING,
    INSTEAD,
    NOT_YET,
    OVER,
    PAYING,
    PROFESSION_SPACES,
    REMOVING,
    SEATS_MOST,
    SPACES,
    START,
    TAKING,
    TURN,
    UNLOCKING,
    is_solo,
)
from fabrica.games.stephens.rules.tables import (
    ALL_CONTRACTS,
    ALL_INVESTMENTS,
    BLUE_CARDS,
    CARD_REWARD,
    COLUMNS_MOST,
    CONTRACT_TYPE,
    DELIVERY_REWARD,
    DISC_AFTER,
    DUNES,
    FOREST,
    INFLUENCE,
    INVESTMENT_ROW,
    N_CUBES,
    N_DISCS,
    N_LEVELS,
    N_PLACES,
    N_ROWS,
    N_TYPES,
    N_WOOD,
    POINTS,
    RED_CARDS,
    RESOURCES,
    STARTING_CARDS,
    TWO_SLOTS,
    TYPE_MOST,
    WORKER_REWARD,
)
from fabrica.games.stephens.rules.tracks import influence_cap, points_trigger, score_cap
from fabrica.games.stephens.solo_components import AUTOMA_BAG

BROKEN = (
    "holds",
    "a profession was lost or found",
    "a contract was lost or found",
    "an investment was lost or found",
    "a seat does not have 21 discs",
    "a disc left before the one that must leave first",
    "the army does not stand on a fifth space, or moved back",
    "a row is higher than the one below it, or miscounted",
    "a profession has two masters, or an apprentice that it may not have",
    "two furnaces are empty at the beginning of a turn",
    "a market is not full though there are cards, or has a gap",
    "influence is beyond its cap, or a track beyond its end",
    "something is negative",
    "the score went down",
    "cubes that were set aside outlived their phase",
    "a settled choice left something behind",
    "the end was triggered and not noted, or noted and not kept",
    "the Automa has too much or too little",
    "an active seat has no legal move",
    "the cheapest card was discarded, and none acquired",
    "the game does not end",
)
(HOLDS, LOST_PROFESSION, LOST_CONTRACT, LOST_INVESTMENT, DISCS_WRONG, DISC_ORDER, ARMY, ROWS, WORKERS, FURNACES, MARKET, CAPS,
 NEGATIVE, SCORE_DOWN, ASIDE, UNSETTLED, END, AUTOMA_WRONG, NO_MOVE, SKIMMED, ENDLESS) = range(21)  # fmt: skip


def broken(before: Any, s: Any) -> int:
    """The first promise that a move broke; 0 when all hold."""
    apart()
    code = broken_cards(s)
    if code == HOLDS:
        code = broken_board(before, s)
    if code == HOLDS:
        code = broken_markets(s)
    if code == HOLDS:
        code = broken_course(before, s)
    for seat in range(s.players):
        if code == HOLDS:
            code = broken_seat(before, s, seat)
    return code


def broken_cards(s: Any) -> int:
    """Every card of the box is in one place."""
    if lost_professions(s):
        return LOST_PROFESSION
    seen, count = s.contract_deck | s.contract_discards, size(s.contract_deck) + size(s.contract_discards)
    for space in range(SPACES):
        if s.contracts[space] != EMPTY:
            seen |= 1 << s.contracts[space]
            count += 1
    for seat in range(s.players):
        me = s.seats[seat]
        for slot in range(CONTRACT_SLOTS):
            if me.slots[slot] != EMPTY:
                seen |= 1 << me.slots[slot]
                count += 1
        for type in range(N_TYPES):
            for column in range(me.fulfilled_size[type]):
                seen |= 1 << me.fulfilled[type * TYPE_MOST + column]
                count += 1
    if seen != ALL_CONTRACTS or count != size(ALL_CONTRACTS):
        return LOST_CONTRACT
    return LOST_INVESTMENT if lost_investments(s) else HOLDS


def lost_professions(s: Any) -> bool:
    seen, count = s.profession_deck | s.profession_discards, size(s.profession_deck) + size(s.profession_discards)
    for space in range(PROFESSION_SPACES):
        if s.professions[space] != EMPTY:
            seen |= 1 << s.professions[space]
            count += 1
    starting = 0
    for row in range(N_ROWS):
        starting += size(s.rows[row] & (STARTING_CARDS[0] | STARTING_CARDS[1]))
        cards = s.rows[row] & (RED_CARDS | BLUE_CARDS)
        seen |= cards
        count += size(cards)
    return seen != RED_CARDS | BLUE_CARDS or count != size(RED_CARDS | BLUE_CARDS) or starting != max(2, s.players)


def lost_investments(s: Any) -> bool:
    seen, count = s.investment_deck | s.investment_discards, size(s.investment_deck) + size(s.investment_discards)
    for space in range(SPACES):
        if s.investments[space] != EMPTY:
            seen |= 1 << s.investments[space]
            count += 1
    for seat in range(s.players):
        me = s.seats[seat]
        for row in range(N_WOOD):
            for column in range(me.investments_size[row]):
                card = me.investments[row * COLUMNS_MOST + column]
                if INVESTMENT_ROW[card] != row and INVESTMENT_ROW[card] < N_WOOD:
                    return True
                seen |= 1 << card
                count += 1
    return seen != ALL_INVESTMENTS or count != size(ALL_INVESTMENTS)


def broken_board(before: Any, s: Any) -> int:
    """Rows, workers, the army and the furnaces."""
    all_masters = all_apprentices = masters = apprentices = rows = 0
    for owner in range(SEATS_MOST + 1):
        masters += size(s.masters[owner])
        apprentices += size(s.apprentices[owner])
        all_masters |= s.masters[owner]
        all_apprentices |= s.apprentices[owner]
        if s.masters[owner] & s.apprentices[owner] != 0:
            return WORKERS
    for row in range(N_ROWS):
        rows |= s.rows[row]
        if size(s.rows[row]) != s.height[row] or (row % N_LEVELS > 0 and s.height[row] > s.height[row - 1]):
            return ROWS
    if all_masters != rows or size(rows) != masters or apprentices != size(all_apprentices):
        return WORKERS
    if all_apprentices & ~(rows & TWO_SLOTS) != 0:
        return WORKERS
    steps = 2 if before.turns_left == 0 and two_last_renewals(s) else 1
    if s.army % ARMY_STEP != 0 or s.army > before.army or s.army < before.army - steps * ARMY_STEP or s.army < 0:
        return ARMY
    return HOLDS


def broken_markets(s: Any) -> int:
    """Full while there are cards; no gaps, but for the space of a card that was just taken."""
    if s.step == BUYING or s.step == UNLOCKING:
        return HOLDS
    for space in range(SPACES_WITH[s.opponent]):
        if s.contracts[space] == EMPTY and left_in(s, s.contract_deck, s.contract_discards):
            return MARKET
        if s.investments[space] == EMPTY and left_in(s, s.investment_deck, s.investment_discards):
            return MARKET
    for space in range(SPACES_WITH[s.opponent], SPACES):
        if s.contracts[space] != EMPTY or s.investments[space] != EMPTY:
            return MARKET
    for space in range(1, SPACES):
        if s.contracts[space] != EMPTY and s.contracts[space - 1] == EMPTY:
            return MARKET
        if s.investments[space] != EMPTY and s.investments[space - 1] == EMPTY:
            return MARKET
    for space in range(PROFESSION_SPACES):
        cards = RED_CARDS if space < PROFESSION_SPACES // 2 else BLUE_CARDS
        if s.professions[space] == EMPTY and (s.profession_deck | s.profession_discards) & cards != 0:
            return MARKET
        if s.professions[space] != EMPTY and not has(cards, s.professions[space]):
            return MARKET
    return HOLDS


def left_in(s: Any, deck: int, discards: int) -> bool:
    return deck != 0 or (discards != 0 and reshuffles(s))


def broken_course(before: Any, s: Any) -> int:
    """Steps, furnaces at a turn's beginning, the end, the Automa."""
    empty = 0
    for furnace in range(N_PLACES):
        empty += 1 if s.furnaces[furnace] == 0 else 0
        if s.furnaces[furnace] < 0:
            return NEGATIVE
    for cube in range(N_PLACES * N_WOOD):
        if s.private[cube] < 0:
            return NEGATIVE
    if s.step == TURN and empty > 1:
        return FURNACES
    if s.step == END_OF_TURN or s.step > OVER:
        return UNSETTLED
    if unsettled(s):
        return UNSETTLED
    if before.step == BUYING and before.skimmed == 1 and before.bought & before.markets == 0 and acquired(before) == acquired(s):
        return SKIMMED
    if broken_end(before, s):
        return END
    return AUTOMA_WRONG if is_solo(s) and broken_automa(s) else HOLDS


def acquired(s: Any) -> int:
    """How many cards are out of the markets for contracts and investments, and not discarded."""
    cards = size(ALL_CONTRACTS) + size(ALL_INVESTMENTS)
    cards -= size(s.contract_deck | s.contract_discards) + size(s.investment_deck | s.investment_discards)
    for space in range(SPACES):
        cards -= 1 if s.contracts[space] != EMPTY else 0
        cards -= 1 if s.investments[space] != EMPTY else 0
    return cards


def unsettled(s: Any) -> bool:
    if s.step != BUYING and s.markets + s.buys + s.bought + s.skimmed + s.discounted != 0:
        return True
    if s.step != ACTIVATING and (s.todo != 0 or s.row != 0):
        return True
    if s.step != TAKING and s.step != INSTEAD and s.step != REMOVING and s.factory + s.taken != 0:
        return True
    owed = 0
    for colour in range(N_CUBES):
        owed += s.owed[colour]
    return s.step != PAYING and owed + s.substituted != 0


def broken_end(before: Any, s: Any) -> bool:
    turns = 2 if is_solo(s) else 1  # that one move may end: the player's, and the Automa's after it
    if before.turns_left != NOT_YET and (s.turns_left > before.turns_left or s.turns_left < before.turns_left - turns):
        return True
    if s.step == OVER and s.turns_left != 0:
        return True
    if is_solo(s):
        return False
    meets = False
    for seat in range(s.players):
        meets = meets or s.seats[seat].have[POINTS] >= s.army
    return meets and s.turns_left == NOT_YET and points_trigger(s)


def broken_automa(s: Any) -> bool:
    if s.automa_workers != size(s.masters[AUTOMA]) + size(s.apprentices[AUTOMA]) or s.automa_deck & ~ALL_CARDS != 0:
        return True
    for colour in range(N_WOOD):
        if s.automa_bag[colour] < 0 or s.automa_bag[colour] > AUTOMA_BAG:
            return True
    return N_DISCS - size(s.seats[0].locked) > s.automa_workers + 3 or automa_discs(s) > DISCS


def broken_seat(before: Any, s: Any, seat: int) -> int:
    me = s.seats[seat]
    waiting = (s.step == START and seat >= s.chooser) or (s.step == UNLOCKING and seat == s.chooser)
    discs = size(me.locked) + size(s.masters[seat]) + size(s.apprentices[seat]) + MARKERS - (1 if waiting else 0)
    if discs != DISCS:
        return DISCS_WRONG
    for disc in range(N_DISCS):
        if not has(me.locked, disc) and DISC_AFTER[disc] >= 0 and has(me.locked, DISC_AFTER[disc]):
            return DISC_ORDER
    for kind in range(len_of_have):
        if me.have[kind] < 0:
            return NEGATIVE
    if me.have[INFLUENCE] > influence_cap(s, me) or me.have[FOREST] > TRACK_MOST or me.have[DUNES] > TRACK_MOST:
        return CAPS
    if me.have[POINTS] > score_cap(s):
        return CAPS
    if me.have[POINTS] < before.seats[seat].have[POINTS]:
        return SCORE_DOWN
    aside = me.aside[0] + me.aside[1] + me.aside[2]
    if min(me.aside[0], me.aside[1], me.aside[2]) < 0 or (s.renewing == 0 and (aside != 0 or me.columns != 0)):
        return ASIDE
    if s.step == FULFILLING and aside != 0 and not fulfils_first(s):
        return ASIDE
    return LOST_CONTRACT if misplaced_contract(me) else HOLDS


len_of_have = len(RESOURCES)


def misplaced_contract(me: Any) -> bool:
    for type in range(N_TYPES):
        for column in range(me.fulfilled_size[type]):
            if CONTRACT_TYPE[me.fulfilled[type * TYPE_MOST + column]] != type:
                return True
    return False


RARE = (
    "a deck of professions was made anew",
    "a deck of contracts was made anew",
    "a deck of investments was made anew",
    "a space of a market stayed empty",
    "professions were drawn anew",
    "an empty furnace was used instead",
    "a contract was substituted for",
    "the cheapest card was discarded",
    "two cards were acquired in one action",
    "a card was won by supplying",
    "a worker was won by supplying",
    "a reward was declined",
    "an upper row grew as high as the lower",
    "a seat had no disc left",
    "a renewal came in the last turns",
    "the end came by the army's own move",
    "the player chose cubes for the Automa",
    "the Automa placed an apprentice",
    "the Automa's bag was empty",
    "a win was shared",
)


def rare(before: Any, s: Any, seat: int, move: int, tally: Any) -> None:
    """Count the rare things that a move brought."""
    apart()
    kind = KIND[move]
    tally[0] += 1 if size(s.profession_deck) > size(before.profession_deck) else 0
    tally[1] += 1 if size(s.contract_deck) > size(before.contract_deck) else 0
    tally[2] += 1 if size(s.investment_deck) > size(before.investment_deck) else 0
    last = SPACES_WITH[s.opponent] - 1
    tally[3] += 1 if s.step == TURN and (s.contracts[last] == EMPTY or s.investments[last] == EMPTY) else 0
    tally[4] += 1 if kind == REDRAW else 0
    tally[5] += 1 if kind == INSTEAD_AT else 0
    tally[6] += 1 if kind == SUBSTITUTE else 0
    tally[7] += 1 if kind == SKIM else 0
    tally[8] += 1 if before.step == BUYING and before.bought == 1 and ACCEPT <= kind < SKIM else 0
    if kind == SUPPLY:
        tally[9] += 1 if DELIVERY_REWARD[A[move]] == CARD_REWARD else 0
        tally[10] += 1 if DELIVERY_REWARD[A[move]] == WORKER_REWARD else 0
    tally[11] += 1 if move == DONE and before.renewing == 1 and before.step == BUYING else 0
    for row in range(N_ROWS):
        tally[12] += 1 if row % N_LEVELS > 0 and s.height[row] == s.height[row - 1] and s.height[row] > before.height[row] else 0
    tally[13] += 1 if s.seats[seat].locked == 0 and before.seats[seat].locked != 0 else 0
    tally[14] += 1 if before.turns_left > 0 and s.army < before.army else 0
    tally[15] += 1 if before.turns_left == NOT_YET and s.turns_left != NOT_YET and s.army < before.army else 0
    tally[16] += 1 if kind == REMOVE else 0
    tally[17] += 1 if s.apprentices[AUTOMA] != before.apprentices[AUTOMA] else 0
    tally[18] += 1 if is_solo(s) and s.automa_bag[0] + s.automa_bag[1] + s.automa_bag[2] == 0 else 0


def soak_game(s: Any, before: Any, game: int, moves: Any, weights: Any, result: Any, tally: Any) -> int:
    """A biased game, checked after every move. Returns the first promise broken, or 0."""
    luck = first_luck(game)
    decisions = 0
    while active(s) != 0:
        luck = next_luck(luck)
        seat = any_active(s, luck)
        count = legal(s, seat, moves)
        if count == 0:
            return NO_MOVE
        luck = next_luck(luck)
        move = weighted(moves, count, weights[seat], luck)
        before[0] = s
        play(s, seat, move)
        decisions += 1
        code = broken(before[0], s)
        if code != HOLDS or decisions >= DECISIONS_MOST:
            result.decisions = decisions
            return code if code != HOLDS else ENDLESS
        rare(before[0], s, seat, move, tally)
    note(s, decisions, 0, result)
    tally[19] += 1 if result.winners & (result.winners - 1) != 0 else 0
    return HOLDS


def soak_batch(
    states: Any, zero: Any, base: Any, first: int, seats: int, options: Any, moves: Any, weights: Any, results: Any, tally: Any,
    codes: Any, total: Any,
) -> None:  # fmt: skip
    """Games first, first + 1, … states[0] is the game, states[1:2] what it was before the move."""
    for i in range(results.shape[0]):
        states[0] = zero[0]
        start(states[0], base, first + i, seats, options)
        codes[i] = soak_game(states[0], states[1:2], first + i, moves, weights, results[i], tally)
