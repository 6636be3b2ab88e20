"""Reading a position: what is left out gets its default, what contradicts the box or the rules is refused with its field."""

from __future__ import annotations

from typing import Any

from fabrica.engine.chance import start_chance
from fabrica.engine.layout import copy
from fabrica.engine.parse import Field
from fabrica.engine.versions import NOTE, blank, read_version
from fabrica.games.scythe.components import FACTORY_CARDS_ALONE, FACTORY_CARDS_MORE, MANY_PLAYERS, RESOURCES
from fabrica.games.scythe.data.laws import check_laws
from fabrica.games.scythe.data.position import AUTOMA_FACTION_IDS, AUTOMA_NAME, GAME_ID, PHASES, STEPS, VERSIONS, phase_of
from fabrica.games.scythe.data.reading import TOKENS_MOST, read_cards, read_counts, read_numbers, read_places
from fabrica.games.scythe.data.reading_pending import read_pending
from fabrica.games.scythe.data.reading_seats import read_automa, read_seat
from fabrica.games.scythe.rules.dealing import DEALS
from fabrica.games.scythe.rules.draws import cards_in_hands
from fabrica.games.scythe.rules.map_tables import ENCOUNTER_PLACES, PLACE_IDS, TERRITORY_IDS
from fabrica.games.scythe.rules.passing import passes
from fabrica.games.scythe.rules.rulings import RULINGS
from fabrica.games.scythe.rules.setup import clear_board, first_player
from fabrica.games.scythe.rules.state import AUTOMA, CHOOSING_MAT, CHOOSING_SECTION, OVER, SEATS_MOST, TABLE, is_solo
from fabrica.games.scythe.rules.tables import COPIES, N_ENCOUNTERS, N_FACTORY_CARDS, N_RESOURCES, N_TILES, N_VALUES

ROUND_MOST = 1_000_000_000
FIELDS = (
    *("game", NOTE, "phase", "step", "round", "turn", "sent_home", "toka", "tile", "tokens", "encounters_used", "discards"),
    *("factory", "resources", "pending", "options", "automa", "seats"),
)
SETUP_OPTIONS = ("deal", "invaders", "automa-faction")


def from_position(position: Any, key: tuple[int, ...]) -> Any:
    """The state of a position that a game can reach, with chance starting under a key."""
    whole = Field(position)
    whole.keys(FIELDS)
    whole.get("game").one_of((GAME_ID,))
    s = blank(TABLE, read_version(whole, VERSIONS))
    start_chance(s, key)
    read_beginning(s, whole)
    read_owners(s, whole)
    read_board(s, whole)
    read_turn(s, whole)
    read_pending(s, whole.get("pending"), whole)
    check_laws(s, whole)
    check_decision(s, whole)
    return s


def read_beginning(s: Any, whole: Field) -> None:
    """The number of seats, the step and the options: everything else depends on them."""
    s.players = len(list(whole.get("seats").items()))
    if not 1 <= s.players <= SEATS_MOST:
        raise whole.get("seats").wrong(f"expected 1 to {SEATS_MOST} seats, got {s.players}")
    s.step = whole.get("step", STEPS[CHOOSING_SECTION]).one_of(STEPS)
    wanted = whole.get("phase", PHASES[phase_of(s.step)]).one_of(PHASES)
    if wanted != phase_of(s.step):
        raise whole.get("phase").wrong(f"{STEPS[s.step]} does not belong to the phase {PHASES[wanted]}", "step")
    read_options(s, whole.get("options", {}))
    clear_board(s)
    s.round = whole.get("round", 1).integer(1, ROUND_MOST)


def read_options(s: Any, field: Field) -> None:
    in_setup = s.step <= CHOOSING_MAT
    rulings = [ruling.option for ruling in RULINGS if s.players in ruling.seats]
    field.keys((*(SETUP_OPTIONS if in_setup else ()), *rulings))
    for bit, ruling in enumerate(RULINGS):
        s.rulings |= field.get(ruling.option, ruling.values[0]).one_of(ruling.values) << bit
    if in_setup:
        s.deal = field.get("deal", DEALS[0]).one_of(DEALS)
        s.invaders = int(s.players >= MANY_PLAYERS) or field.get("invaders", "no").one_of(("no", "yes"))
        s.automa_faction = field.get("automa-faction", AUTOMA_FACTION_IDS[0]).one_of(AUTOMA_FACTION_IDS)
        if s.deal == 0:
            raise field.get("deal").wrong("factions and mats that are dealt at random are not chosen")


def read_owners(s: Any, whole: Field) -> None:
    for seat, field in enumerate(whole.get("seats").items()):
        read_seat(s, s.seats[seat], field)
    automa = whole.get("automa")
    if is_solo(s):
        read_automa(s, Field({} if automa.is_none() and s.step <= CHOOSING_MAT else automa.value, automa.path))
    elif not automa.is_none():
        raise automa.wrong("the Automa plays with one seat only")


def read_board(s: Any, whole: Field) -> None:
    s.tile = whole.get("tile", 1).integer(1, N_TILES)
    lying = [TERRITORY_IDS[place] for place in range(len(TERRITORY_IDS)) if ENCOUNTER_PLACES >> place & 1]
    s.tokens = read_places(whole.get("tokens", lying))
    s.encounters_used = read_numbers(whole.get("encounters_used", []), N_ENCOUNTERS)
    read_cards(whole.get("discards", {}), s.discards)
    for value in range(N_VALUES):
        left = COPIES[value] - s.discards[value] - cards_in_hands(s, value)
        if left < 0:
            raise whole.get("discards").wrong(
                f"expected at most {COPIES[value]} combat cards of {value + 2}, hands included",
                "combat-cards",
                most=COPIES[value],
                value=value + 2,
            )
        s.deck[value] = left
    s.factory = read_factory(s, whole.get("factory"))
    read_resources(s, whole.get("resources", {}))


def factory_cards(s: Any) -> int:
    """How many Factory cards there must be on the board."""
    dealt = FACTORY_CARDS_ALONE if is_solo(s) else s.players + FACTORY_CARDS_MORE
    return dealt - s.factory_taken - sum(s.seats[seat].factory_card > 0 for seat in range(s.players))


def read_factory(s: Any, field: Field) -> int:
    """Left out: the lowest ones that nobody holds."""
    held = [s.seats[seat].factory_card for seat in range(s.players) if s.seats[seat].factory_card]
    if field.is_none():
        free = [card for card in range(1, N_FACTORY_CARDS + 1) if card not in held]
        return sum(1 << card for card in free[: factory_cards(s)])
    found = read_numbers(field, N_FACTORY_CARDS)
    for card in held:
        if found >> card & 1:
            raise field.wrong(f"card {card} is held by a player", "factory-held")
    if found.bit_count() != factory_cards(s):
        raise field.wrong(f"expected {factory_cards(s)} cards, got {found.bit_count()}", "exactly", number=factory_cards(s))
    return found


def read_resources(s: Any, field: Field) -> None:
    field.keys(PLACE_IDS)
    for place, name in enumerate(PLACE_IDS):
        for kind, number in enumerate(read_counts(field.get(name, {}), RESOURCES, TOKENS_MOST)):
            s.resources[place * N_RESOURCES + kind] = number


def read_turn(s: Any, whole: Field) -> None:
    s.sent_home = int(whole.get("sent_home", False).boolean())
    s.toka = int(whole.get("toka", False).boolean())
    field = whole.get("turn")
    if s.step <= CHOOSING_MAT:
        s.turn = whole.get("turn", 0).integer(0, 0)
    elif field.is_none():
        s.turn = first_player(s)
    else:
        s.turn = AUTOMA if is_solo(s) and field.is_word(AUTOMA_NAME) else field.integer(0, s.players - 1)
    s.chooser = 0 if is_solo(s) or s.step == OVER else s.turn


def check_decision(s: Any, whole: Field) -> None:
    """A position waits for somebody."""
    tried = copy(s)
    if s.step != OVER and passes(tried):
        raise whole.get("step").wrong(f"nobody has anything to decide: {STEPS[s.step]} would pass by itself", "nothing-to-decide")
