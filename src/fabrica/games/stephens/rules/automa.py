"""Solo: the Automa's turns, and what it does in a renewal phase."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest
from fabrica.engine.chance import pick
from fabrica.engine.telling import tell
from fabrica.games.stephens.components import DISCS, MARKET_COSTS, PLACES, RING
from fabrica.games.stephens.rules.activation import begin_activation
from fabrica.games.stephens.rules.facts import (
    AUTOMA_CARD,
    AUTOMA_CREATES,
    AUTOMA_GLASS,
    AUTOMA_GOODS,
    AUTOMA_IDLE,
    AUTOMA_REINFORCES,
    AUTOMA_REMOVES,
    AUTOMA_SUPPLIES,
)
from fabrica.games.stephens.rules.markets import (
    TABLE_STREAM,
    discard_contract,
    discard_investment,
    draw,
    refill_cards,
    refill_professions,
)
from fabrica.games.stephens.rules.rulings import bit_of, otherwise
from fabrica.games.stephens.rules.state import AUTOMA, EMPTY, END_OF_TURN, REMOVING, private_cubes, row_of
from fabrica.games.stephens.rules.tables import FURNACE_ROW, LL, N_LEVELS, N_PLACES, N_WOOD, PRIVATE_ROW, SIDE, TWO_SLOTS
from fabrica.games.stephens.rules.workers import apprenticed, fits, place_master
from fabrica.games.stephens.solo_components import AUTOMA as CARDS
from fabrica.games.stephens.solo_components import RESERVE

CARD_IDS = tuple(card.id for card in CARDS)
N_CARDS = len(CARDS)
ALL_CARDS = (1 << N_CARDS) - 1
AT_FURNACE, AT_MARKET, AT_PRIVATE = range(3)
ACTION = tuple(("furnace", "profession", "private").index(card.action) for card in CARDS)
AT = tuple(PLACES.index(card.at) for card in CARDS)
TO = tuple(PLACES.index(card.to) for card in CARDS)
TURNS = tuple(1 if card.clockwise else -1 for card in CARDS)
ONWARD = tuple(1 if card.onward else -1 for card in CARDS)
REMOVES = tuple(sum(1 << cost - 1 for cost in card.removes) for card in CARDS)  # spaces of a market, as bits
SPACE = tuple(card.space - 1 for card in CARDS)
SUPPLIES = tuple(card.supplies for card in CARDS)
PLACES_DISC = tuple(int(card.disc) for card in CARDS)
RING_PLACE = tuple(PLACES.index(place) for place in RING)
PLACE_IN_RING = tuple(RING.index(place) for place in PLACES)
N_SPACES = len(MARKET_COSTS)
N_RESERVE = len(RESERVE)
GOODS_ACTIVATE = bit_of("private_activates")
FALLBACK_NEXT = bit_of("fallback_next")
FALLBACK_QUIET = bit_of("fallback_quiet")
DISC_ASIDE = bit_of("disc_aside")


def beside(place: int, steps: int) -> int:
    """The place so many steps along the arrow."""
    return RING_PLACE[(PLACE_IN_RING[place] + steps) % N_PLACES]


def next_automa_card(s: Any) -> int:
    """The next card of its deck; when there is none, all are shuffled."""
    if s.automa_deck == 0:
        s.automa_deck = ALL_CARDS
    card = draw(s, s.automa_deck)
    s.automa_deck &= ~(1 << card)
    s.automa_card = card
    return card


def automa_turn(s: Any) -> None:
    """It reveals a card and obeys."""
    apart()
    s.step = END_OF_TURN
    card = next_automa_card(s)
    tell(s, AUTOMA_CARD, card)
    if ACTION[card] == AT_FURNACE:
        automa_takes_glass(s, card, 0)
    elif ACTION[card] == AT_MARKET:
        automa_creates(s, SPACE[card])
    else:
        automa_takes_goods(s, card)


def automa_takes_glass(s: Any, card: int, first: int) -> None:
    """A cube of the first furnace along the arrow that has one. Above, the player's professions are activated."""
    steps = first
    while steps < first + N_PLACES - 1 and s.furnaces[beside(AT[card], steps * TURNS[card])] == 0:
        steps += 1
    furnace = beside(AT[card], steps * TURNS[card])
    s.furnaces[furnace] -= 1
    tell(s, AUTOMA_GLASS, furnace)
    if furnace >= LL:
        automa_removes_cards(s, furnace, REMOVES[card])
    elif glass_activates(s, card):
        begin_activation(s, FURNACE_ROW[furnace])


def glass_activates(s: Any, card: int) -> bool:
    """Also when it finds no goods and takes glass instead; by the other ruling (A21) not then."""
    return ACTION[card] == AT_FURNACE or not otherwise(s, FALLBACK_QUIET)


def automa_removes_cards(s: Any, furnace: int, spaces: int) -> None:
    """With a white cube go the contracts or investments of the costs on the card."""
    for space in range(N_SPACES):
        if has(spaces, space):
            if furnace == LL:
                discard_contract(s, space)
            else:
                discard_investment(s, space)
    refill_cards(s)


def automa_creates(s: Any, space: int) -> None:
    """The profession goes to the highest row of its side where it may lie."""
    card = s.professions[space]
    if card == EMPTY or automa_discs(s) >= DISCS:
        tell(s, AUTOMA_IDLE)
        return
    level = N_LEVELS - 1
    while not fits(s, row_of(SIDE[card], level), False):
        level -= 1
    s.professions[space] = EMPTY
    place_master(s, AUTOMA, card, row_of(SIDE[card], level))
    tell(s, AUTOMA_CREATES, card, row_of(SIDE[card], level))
    s.automa_workers += 1
    refill_professions(s)


def automa_takes_goods(s: Any, card: int) -> None:
    """As many cubes of the private factory, or of the next one along the arrow, as its reserve shows; else one of glass."""
    for steps in range(N_PLACES):
        factory = beside(AT[card], steps * TURNS[card])
        if private_cubes(s, factory) > 0:
            s.factory = factory
            s.taken = goods_of_reserve(s)
            s.step = REMOVING
            tell(s, AUTOMA_GOODS, factory, s.taken)
            return
    automa_takes_glass(s, card, fallback(s))


def goods_of_reserve(s: Any) -> int:
    """The highest number that the discs off its reserve have uncovered."""
    return RESERVE[max(1, min(automa_discs(s), N_RESERVE)) - 1]


def fallback(s: Any) -> int:
    """Without goods it begins at the furnace of the same name; by the other ruling (A21) at the next along the arrow."""
    return 1 if otherwise(s, FALLBACK_NEXT) else 0


def removal_is_forced(s: Any) -> bool:
    """Nothing is left to choose when all cubes go, or all are of one colour."""
    colours = 0
    for colour in range(N_WOOD):
        colours += 1 if s.private[s.factory * N_WOOD + colour] > 0 else 0
    return colours <= 1 or s.taken == 0 or s.taken >= private_cubes(s, s.factory)


def remove_cube(s: Any, colour: int) -> None:
    """The player chooses which cubes go."""
    s.private[s.factory * N_WOOD + colour] -= 1
    s.taken -= 1


def end_removal(s: Any) -> None:
    for colour in range(N_WOOD):
        cubes = min(s.taken, s.private[s.factory * N_WOOD + colour])
        s.private[s.factory * N_WOOD + colour] -= cubes
        s.taken -= cubes
        tell(s, AUTOMA_REMOVES, colour, cubes)
    row = PRIVATE_ROW[s.factory]
    s.factory = s.taken = 0
    s.step = END_OF_TURN
    if goods_activate(s):
        begin_activation(s, row)


def goods_activate(s: Any) -> bool:
    """Its goods do not activate a row; by the other ruling (A20) they do."""
    return otherwise(s, GOODS_ACTIVATE)


# In a renewal phase


def automa_supplies(s: Any) -> None:
    """Before the player does: random cubes into different private factories, and perhaps an apprentice."""
    apart()
    card = s.automa_card
    if card == EMPTY:
        return
    automa_delivers(s, card)
    if PLACES_DISC[card] == 1:
        automa_reinforces(s)


def automa_delivers(s: Any, card: int) -> None:
    """Cubes from its bag, each into the next factory along the arrow."""
    for steps in range(SUPPLIES[card]):
        colour = next_automa_cube(s)
        if colour != EMPTY:
            factory = beside(TO[card], steps * ONWARD[card])
            s.private[factory * N_WOOD + colour] += 1
            tell(s, AUTOMA_SUPPLIES, factory, colour)


def next_automa_cube(s: Any) -> int:
    """A cube from its bag, by colour; none, once the bag is empty."""
    cubes = s.automa_bag[0] + s.automa_bag[1] + s.automa_bag[2]
    if cubes == 0:
        return EMPTY
    left = pick(s, TABLE_STREAM, cubes)
    colour = 0
    while left >= s.automa_bag[colour]:
        left -= s.automa_bag[colour]
        colour += 1
    s.automa_bag[colour] -= 1
    return colour


def automa_reinforces(s: Any) -> None:
    """Its next worker becomes an apprentice of the player's."""
    cards = s.masters[0] & TWO_SLOTS & ~apprenticed(s)
    if automa_discs(s) >= DISCS:
        return
    if cards != 0:
        s.apprentices[AUTOMA] |= 1 << lowest(cards)
        tell(s, AUTOMA_REINFORCES, lowest(cards))
        s.automa_workers += 1
    elif otherwise(s, DISC_ASIDE):
        s.automa_aside += 1


def automa_discs(s: Any) -> int:
    """Off its reserve: at work; and by a ruling (A22) aside, when there was no slot for an apprentice. Else those stay."""
    return s.automa_workers + s.automa_aside
