"""The laws of a position: what no game can reach is refused with its field, and with what was expected there.

Here those of the board, of the decks, of the course of the game and of the Automa. What a player has: laws_of_seats.py;
what is half chosen: laws_of_choices.py. A position may leave out what a game would have brought; what it says must be possible.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, size
from fabrica.engine.parse import Field
from fabrica.games.stephens.components import ARMY_START, ARMY_STEP, DISCS, EMPTY_FURNACES, LEVELS, PLACES, SIDES, WOOD
from fabrica.games.stephens.data.laws_of_choices import check_choice
from fabrica.games.stephens.data.laws_of_seats import check_seat
from fabrica.games.stephens.rules.automa import ALL_CARDS, CARD_IDS, DISC_ASIDE, SUPPLIES, automa_discs
from fabrica.games.stephens.rules.factories import empty_furnaces
from fabrica.games.stephens.rules.flow import two_last_renewals
from fabrica.games.stephens.rules.markets import SPACES_WITH, reshuffles
from fabrica.games.stephens.rules.renewal import players_for_refill, reaches_final_space
from fabrica.games.stephens.rules.rulings import otherwise
from fabrica.games.stephens.rules.setup import fill_furnaces, on_either_side
from fabrica.games.stephens.rules.state import (
    ACTIVATING,
    AUTOMA,
    BUYING,
    EMPTY,
    NOT_YET,
    OVER,
    PROFESSION_SPACES,
    SEATS_MOST,
    START,
    TABLE,
    UNLOCKING,
    able,
    is_solo,
    row_of,
)
from fabrica.games.stephens.rules.tables import (
    A3A,
    A3B,
    A4C,
    BLUE_CARDS,
    INVESTMENT_CUBES,
    INVESTMENT_ROW,
    N_INVESTMENTS,
    N_WOOD,
    POINTS,
    RED_CARDS,
    REFILLS,
    STARTING_CARDS,
)
from fabrica.games.stephens.solo_components import AUTOMA_BAG

PRINTED = tuple(  # cubes of each colour on all investments of the box
    sum(INVESTMENT_CUBES[card] for card in range(N_INVESTMENTS) if INVESTMENT_ROW[card] == colour) for colour in range(N_WOOD)
)
GLASS_STEPS = (ACTIVATING, BUYING, OVER)  # a cube of a furnace may just have been taken
MOST_REFILLED = ARMY_START // ARMY_STEP - 1  # the army's first move brings most cubes


def check_laws(s: Any, whole: Field) -> None:
    for law in LAWS:
        law(s, whole)
    for seat, field in enumerate(whole.get("seats").items()):
        check_seat(s, seat, field)
    check_choice(s, whole)


# Cubes


def furnaces_hold_no_more(s: Any, whole: Field) -> None:
    """They are filled at the beginning, and again when empty."""
    refill = REFILLS[MOST_REFILLED * 3 + players_for_refill(s) - 2] if s.army < ARMY_START else 0
    for furnace, full in enumerate(full_furnaces(s)):
        least, most = (full, full) if s.step == START else (0, max(full, refill))
        Field(s.furnaces[furnace], f"furnaces.{PLACES[furnace]}").integer(least, most)


def full_furnaces(s: Any) -> Any:
    """As they are at the beginning."""
    begun = TABLE.zero()
    begun.players, begun.scenario = s.players, s.scenario
    fill_furnaces(begun)
    return begun.furnaces


def few_furnaces_are_empty(s: Any, whole: Field) -> None:
    """Two of them at the end of a turn bring a renewal phase, which fills them."""
    refilled = s.renewing or (s.step == OVER and not is_solo(s))
    most = 0 if refilled else EMPTY_FURNACES - 1 + (s.step in GLASS_STEPS)
    if empty_furnaces(s) > most:
        raise whole.get("furnaces").wrong(
            f"expected at most {most} empty furnaces in this step, got {empty_furnaces(s)}", "empty-furnaces", most=most
        )


def goods_came_from_somewhere(s: Any, whole: Field) -> None:
    """What lies in private factories is printed on investments, or was in the Automa's bag."""
    for colour, name in enumerate(WOOD):
        there = sum(s.private[colour::N_WOOD])
        most = 0 if s.step == START else PRINTED[colour] + is_solo(s) * (AUTOMA_BAG - s.automa_bag[colour])
        if there > most:
            raise whole.get("private").wrong(
                f"expected at most {most} {name} cubes, got {there}", "factory-cubes", cubes=f"{most} {name}"
            )


# Cards


def markets_are_full(s: Any, whole: Field) -> None:
    """While there are cards, and without gaps: but the place of a card that was acquired is filled at the end of the action."""
    gaps = int(s.step == BUYING and s.bought > 0)
    piles = ((s.contracts, s.contract_deck, s.contract_discards), (s.investments, s.investment_deck, s.investment_discards))
    for name, (market, deck, discards) in zip(("contracts", "investments"), piles, strict=True):
        cards = [space for space, card in enumerate(market) if card != EMPTY]
        missing = SPACES_WITH[s.opponent] - len(cards) if deck or (discards and reshuffles(s)) else 0
        holes = cards[-1] + 1 - len(cards) if cards else 0
        if max(missing, holes) > gaps:
            raise whole.get(name).wrong(
                "expected cards on all spaces, from the cheapest on, while there are any in the deck", "gaps"
            )
        gaps -= max(missing, holes)


def professions_lie_open(s: Any, whole: Field) -> None:
    """Three of each colour while there are any; the place of one that was just created stays empty until its disc is chosen."""
    left = s.profession_deck | s.profession_discards
    colours = [RED_CARDS if space < PROFESSION_SPACES // 2 else BLUE_CARDS for space in range(PROFESSION_SPACES)]
    empty = sum(s.professions[space] == EMPTY and left & cards != 0 for space, cards in enumerate(colours))
    if empty > (s.step == UNLOCKING):
        raise whole.get("professions").wrong("expected a card on each space while its colour has any left", "gaps")


def somebody_discarded(s: Any, whole: Field) -> None:
    """Professions are discarded with 3a, contracts and investments with 4c or by the Automa."""
    field, seats = whole.get("discards", {}), [s.seats[seat] for seat in range(s.players)]
    if s.profession_discards and not any(able(me, A3A) for me in seats):
        raise field.get("professions").wrong("expected none: nobody has unlocked 3a", "discards")
    for name, cards in (("contracts", s.contract_discards), ("investments", s.investment_discards)):
        if cards and not is_solo(s) and not any(able(me, A4C) for me in seats):
            raise field.get(name).wrong("expected none: nobody has unlocked 4c", "discards")


# Rows and workers


def rows_grow_upwards(s: Any, whole: Field) -> None:
    """A row is as long as the one below it only where a master has 3b."""
    equal = 0
    for seat in range(s.players):
        equal |= s.masters[seat] if able(s.seats[seat], A3B) else 0
    for i, side in enumerate(SIDES):
        for j, level in enumerate(LEVELS[1:], 1):
            row = row_of(i, j)
            if s.height[row] and s.height[row] == s.height[row - 1] and not s.rows[row] & equal:
                field = whole.get("rows", {}).get(side, {}).get(level, [])
                raise field.wrong(
                    f"expected at most {s.height[row - 1] - 1} professions: no master here has unlocked 3b",
                    "row-equal",
                    disc="3b",
                    most=s.height[row - 1] - 1,
                )


def starting_professions_are_dealt_once(s: Any, whole: Field) -> None:
    """One to each player, and to the Automa; two of them have theirs on different sides."""
    dealt = [[size(s.masters[owner] & cards) for cards in STARTING_CARDS] for owner in range(SEATS_MOST + 1)]
    if any(sum(sides) > 1 for sides in dealt):
        raise whole.get("rows").wrong("expected one starting profession for each player", "one-starting")
    if on_either_side(s) and max(map(sum, zip(*dealt, strict=True))) > 1:
        raise whole.get("rows").wrong("expected the two starting professions on different sides", "two-sides")


# The course of the game


def the_end_is_known(s: Any, whole: Field) -> None:
    """From the moment when the army meets a score, alone when it reaches the last space, until the end."""
    field = whole.get("turns_left")
    meets = reaches_final_space(s) if is_solo(s) else any(s.seats[seat].have[POINTS] >= s.army for seat in range(s.players))
    if s.turns_left == NOT_YET and (s.step == OVER or s.army == 0 or (is_solo(s) and meets)):
        raise field.wrong("expected a number: the end of the game has been triggered", "end-known")
    if s.turns_left != NOT_YET and not meets:
        raise field.wrong("expected null: the army has not come so far that the game could end", "end-not-known")
    if s.turns_left not in (NOT_YET, *turns_that_may_be_left(s)):
        raise field.wrong(
            f"expected {' or '.join(map(str, turns_that_may_be_left(s)))} in this turn, got {s.turns_left}",
            "turns-left",
            turns=" / ".join(map(str, turns_that_may_be_left(s))),
        )


def turns_that_may_be_left(s: Any) -> tuple[int, ...]:
    """All have equally many turns, the last being of the last seat; alone, of the player."""
    if s.step == OVER:
        return (0,)
    if is_solo(s):
        return (1,) if s.turn == AUTOMA else (0, 2) if s.renewing else (0,)
    return (s.players - 1 - s.turn, 2 * s.players - 1 - s.turn)


def the_last_renewal_is_final(s: Any, whole: Field) -> None:
    last = s.turns_left == 0 and (s.renewing or (s.step == OVER and not is_solo(s)))
    if last and not s.final and not (s.renewing and two_last_renewals(s)):
        raise whole.get("final").wrong("expected true after the last turn", "final")
    if s.final and s.turns_left != 0:
        raise whole.get("final").wrong("expected false before the last turn", "not-final")


def a_game_begins_so(s: Any, whole: Field) -> None:
    if s.step == START and s.army != ARMY_START:
        raise whole.get("army").wrong(f"expected {ARMY_START} at the start", "army-start", n=ARMY_START)
    if s.turn not in (0, *(() if s.step == START else (AUTOMA, *range(s.players)))):
        raise whole.get("turn").wrong("expected 0 at the start", "first-turn")


def a_market_was_drawn_anew(s: Any, whole: Field) -> None:
    if s.redrawn and (s.step == START or s.turn == AUTOMA or not able(s.seats[s.turn], A3A)):
        raise whole.get("redrawn").wrong("expected false: whose turn it is has not unlocked 3a", "redrawn")


# The Automa


def the_automa_has_its_discs(s: Any, whole: Field) -> None:
    if automa_discs(s) > DISCS:
        raise whole.get("rows").wrong(
            f"expected at most {DISCS} discs of the Automa, got {automa_discs(s)}", "automa-discs", most=DISCS
        )
    if s.automa_aside and not otherwise(s, DISC_ASIDE):
        raise whole.get("automa").get("aside").wrong("expected 0: discs without work stay in its reserve", "automa-aside")


def the_automa_plays_card_after_card(s: Any, whole: Field) -> None:
    if not is_solo(s) or s.automa_card == EMPTY:
        unplayed = s.automa_deck == (ALL_CARDS if is_solo(s) else 0) and full_bag(s)
        if not unplayed:
            raise (
                whole.get("automa")
                .get("card")
                .wrong("expected its last card: it has played some, or supplied factories", "automa-card")
            )
    elif has(s.automa_deck, s.automa_card):
        raise (
            whole.get("automa").get("deck").wrong(f"expected it without {CARD_IDS[s.automa_card]}, its last card", "automa-deck")
        )
    elif not full_bag(s) and drawn_from_bag(s) > max(SUPPLIES) * renewals(s):
        raise (
            whole.get("automa")
            .get("bag")
            .wrong(f"expected at most {max(SUPPLIES)} cubes fewer for each renewal phase", "automa-bag", n=max(SUPPLIES))
        )


def full_bag(s: Any) -> bool:
    return not is_solo(s) or drawn_from_bag(s) == 0


def drawn_from_bag(s: Any) -> int:
    return AUTOMA_BAG * N_WOOD - int(sum(s.automa_bag))


def renewals(s: Any) -> int:
    """So many renewal phases have begun."""
    return int(ARMY_START - s.army) // ARMY_STEP


LAWS = (
    furnaces_hold_no_more,
    few_furnaces_are_empty,
    goods_came_from_somewhere,
    markets_are_full,
    professions_lie_open,
    somebody_discarded,
    rows_grow_upwards,
    starting_professions_are_dealt_once,
    a_game_begins_so,
    the_end_is_known,
    the_last_renewal_is_final,
    a_market_was_drawn_anew,
    the_automa_has_its_discs,
    the_automa_plays_card_after_card,
)
