"""Reading a position: what is left out gets its default, what contradicts the box or the rules is refused with its field."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.chance import start_chance
from fabrica.engine.errors import BadPosition
from fabrica.engine.parse import Field
from fabrica.engine.versions import NOTE, blank, read_version, rules_before
from fabrica.games.stephens.components import ARMY_START, ARMY_STEP, DISCS, LEVELS, PLACES, SIDES, WOOD
from fabrica.games.stephens.data.laws import check_laws
from fabrica.games.stephens.data.position import (
    AUTOMA_NAME,
    GAME_ID,
    LEVEL_IDS,
    MARKETS,
    OPPONENT_IDS,
    OVER_STEP,
    PHASES,
    SCENARIO_IDS,
    STEPS,
    VERSIONS,
    phase,
)
from fabrica.games.stephens.data.reading_cards import FEW, read_counts, read_markets, read_rows, read_set
from fabrica.games.stephens.data.reading_seats import read_seat
from fabrica.games.stephens.rules.automa import ALL_CARDS, CARD_IDS
from fabrica.games.stephens.rules.flow import nothing_to_decide
from fabrica.games.stephens.rules.rulings import FIELDS as FIELDS_OF_RULINGS
from fabrica.games.stephens.rules.rulings import RULINGS, bit_of, decide
from fabrica.games.stephens.rules.setup import fill_decks, fill_furnaces
from fabrica.games.stephens.rules.state import (
    ACTIVATING,
    ASSIGNING,
    AUTOMA,
    BUYING,
    COLUMNS,
    EMPTY,
    FULFILLING,
    INSTEAD,
    NOT_YET,
    OVER,
    PAYING,
    REMOVING,
    SEATS_MOST,
    START,
    SUPPLYING,
    TABLE,
    TAKING,
    TURN,
    UNLOCKING,
    first_mover,
    is_solo,
    private_cubes,
    row_of,
)
from fabrica.games.stephens.rules.tables import CUBES, N_WOOD, POINTS, PROFESSION_IDS
from fabrica.games.stephens.rules.tracks import points_trigger
from fabrica.games.stephens.solo_components import AUTOMA_BAG

ROUND_MOST = 1_000_000_000
FIELDS = (
    *("game", NOTE, "phase", "step", "round", "turn", "mover", "army", "turns_left", "final", "redrawn", "furnaces", "private"),
    *("professions", "contracts", "investments", "discards", "rows", "pending", "automa", "rulings", "seats"),
)
AUTOMA_FIELDS = ("level", "opponent", "scenario", "card", "deck", "bag", "aside")
PENDING_FIELDS = (
    *("factory", "cubes", "markets", "cards", "bought", "from", "skimmed", "discounted", "side", "level", "owed", "substituted"),
)
RENEWAL_STEPS = (COLUMNS, SUPPLYING, FULFILLING, PAYING, ASSIGNING)
EITHER_STEPS = (BUYING, UNLOCKING)  # in a turn, or as a reward in a renewal phase
FIRST_STEP = {"start": START, "turn": TURN, "renewal": COLUMNS}


def from_position(position: Any, key: tuple[int, ...]) -> Any:
    """The state of a position that a game can reach, with chance starting under a key."""
    whole = Field(position)
    whole.keys(FIELDS)
    seats = list(whole.get("seats").items())
    complaints = []
    for mover in range(len(seats) or 1) if whole.get("mover").is_none() else (0,):
        try:
            return lawful(read(whole, key, mover), whole)
        except BadPosition as complaint:
            complaints.append(complaint)
    raise complaints[0]


def lawful(s: Any, whole: Field) -> Any:
    """Matches of rules 1 may have begun with positions that break a law."""
    if not rules_before(s, 2):
        check_laws(s, whole)
    return s


def read(whole: Field, key: tuple[int, ...], mover: int = 0) -> Any:
    """The state as written. Where nobody is named to move, it is somebody in turn order, from 0 for the first."""
    whole.get("game").one_of((GAME_ID,))
    s = blank(TABLE, read_version(whole, VERSIONS))
    start_chance(s, key)
    read_table(s, whole, mover)
    read_automa(s, whole.get("automa"))
    fill_decks(s)
    read_factories(s, whole)
    read_rows(s, whole.get("rows", {}))
    for seat, field in enumerate(whole.get("seats").items()):
        read_seat(s, seat, field)
    read_markets(s, whole)
    read_pending(s, whole.get("pending"))
    check(s, whole)
    return s


# The table


def read_table(s: Any, whole: Field, mover: int) -> None:
    seats = len(list(whole.get("seats").items()))
    if not 1 <= seats <= SEATS_MOST:
        raise whole.get("seats").wrong(f"expected 1 to {SEATS_MOST} seats, got {seats}")
    s.players = seats
    read_step(s, whole)
    s.round = whole.get("round", 1).integer(1, ROUND_MOST)
    s.turn = read_turn(s, whole.get("turn", 0))
    named = whole.get("mover")
    s.chooser = (first_mover(s) + mover) % seats if named.is_none() else named.integer(0, seats - 1)
    s.army = whole.get("army", ARMY_START).integer(0, ARMY_START)
    if s.army % ARMY_STEP:
        raise whole.get("army").wrong(f"the army moves in steps of {ARMY_STEP}", "army-step", n=ARMY_STEP)
    left = whole.get("turns_left")
    s.turns_left = NOT_YET if left.is_none() else left.integer(0, 2 * SEATS_MOST)
    s.final = int(whole.get("final", False).boolean())
    s.redrawn = int(whole.get("redrawn", False).boolean())
    read_rulings(s, whole.get("rulings", {}))


def read_rulings(s: Any, field: Field) -> None:
    """Of each question one answer at most."""
    field.keys(FIELDS_OF_RULINGS)
    for ruling in RULINGS:
        others = [name for name in ruling.fields if field.get(name, False).boolean()]
        if len(others) > 1:
            raise field.get(others[1]).wrong(f"{others[0]} is true already, and they decide the same question")
        for name in others:
            decide(s, bit_of(name))


def read_step(s: Any, whole: Field) -> None:
    wanted = PHASES[whole.get("phase", PHASES[1]).one_of(PHASES)]
    if wanted == PHASES[-1]:
        whole.get("step", OVER_STEP).one_of((OVER_STEP,))
        s.step = OVER
        return
    s.step = whole.get("step", STEPS[FIRST_STEP[wanted]]).one_of(STEPS)
    s.renewing = int(s.step in RENEWAL_STEPS or (s.step in EITHER_STEPS and wanted == "renewal"))
    if phase(s) != wanted:
        raise whole.get("step").wrong(f"{STEPS[s.step]} does not belong to the phase {wanted}", "step")


def read_turn(s: Any, field: Field) -> int:
    if is_solo(s) and field.is_word(AUTOMA_NAME):
        return AUTOMA
    return field.integer(0, s.players - 1)


def read_factories(s: Any, whole: Field) -> None:
    fill_furnaces(s)
    furnaces, private = whole.get("furnaces", {}), whole.get("private", {})
    furnaces.keys(PLACES)
    private.keys(PLACES)
    for i, place in enumerate(PLACES):
        s.furnaces[i] = furnaces.get(place, s.furnaces[i]).integer(0, FEW)
        read_counts(s.private, i * N_WOOD, WOOD, private.get(place, {}), FEW)


def read_automa(s: Any, field: Field) -> None:
    s.automa_card = EMPTY
    if not is_solo(s):
        if not field.is_none():
            raise field.wrong("the Automa plays with one seat only")
        return
    automa = Field({} if field.is_none() else field.value, field.path)
    automa.keys(AUTOMA_FIELDS)
    s.level = automa.get("level", LEVEL_IDS[0]).one_of(LEVEL_IDS)
    s.opponent = automa.get("opponent", OPPONENT_IDS[0]).one_of(OPPONENT_IDS)
    s.scenario = automa.get("scenario", SCENARIO_IDS[0]).one_of(SCENARIO_IDS)
    card = automa.get("card")
    s.automa_card = EMPTY if card.is_none() else card.one_of(CARD_IDS)
    s.automa_deck = read_set(automa.get("deck", CARD_IDS), CARD_IDS) if automa.has("deck") else ALL_CARDS
    read_counts(s.automa_bag, 0, WOOD, automa.get("bag", dict.fromkeys(WOOD, AUTOMA_BAG)), AUTOMA_BAG)
    s.automa_aside = automa.get("aside", 0).integer(0, DISCS)


# The half-made choice


def read_pending(s: Any, field: Field) -> None:
    if s.step not in READERS:
        if not field.is_none():
            raise field.wrong("nothing is pending in this step", "kept")
        return
    field.keys(PENDING_FIELDS)
    READERS[s.step](s, field)


def read_factory(s: Any, field: Field) -> None:
    s.factory = field.get("factory").one_of(PLACES)
    s.taken = field.get("cubes").integer(1, 4)


def read_buying(s: Any, field: Field) -> None:
    s.markets = read_set(field.get("markets"), MARKETS)
    s.buys = field.get("cards", 1).integer(1, 2)
    s.bought = read_bought(s, field)
    s.skimmed = int(field.get("skimmed", False).boolean())
    s.discounted = int(field.get("discounted", False).boolean())


def read_bought(s: Any, field: Field) -> int:
    """The market of the first card: the one that is open, unless it says otherwise. By rules 1 only whether there was one."""
    bought, source = field.get("bought", 0).integer(0, 1), field.get("from")
    if not bought or rules_before(s, 2):
        return bought
    return s.markets if source.is_none() else 1 << source.one_of(MARKETS)


def read_activation(s: Any, field: Field) -> None:
    s.row = row_of(field.get("side").one_of(SIDES), field.get("level").one_of(LEVELS))
    own = s.rows[s.row] & (s.masters[s.chooser] | s.apprentices[s.chooser])
    for item in field.get("cards").items():
        card = item.one_of(PROFESSION_IDS)
        if not has(own, card):
            raise item.wrong("the mover has no worker there in this row")
        s.todo |= 1 << card


def read_payment(s: Any, field: Field) -> None:
    read_counts(s.owed, 0, CUBES, field.get("owed"), FEW)
    s.substituted = int(field.get("substituted", False).boolean())


READERS = {
    TAKING: read_factory,
    INSTEAD: read_factory,
    REMOVING: read_factory,
    BUYING: read_buying,
    ACTIVATING: read_activation,
    PAYING: read_payment,
}


def check(s: Any, whole: Field) -> None:
    """What no single field can say."""
    meets = points_trigger(s) and any(s.seats[seat].have[POINTS] >= s.army for seat in range(s.players))
    if meets and s.turns_left == NOT_YET and not is_solo(s):
        raise whole.get("turns_left").wrong("the army has met a score: say how many turns are left", "end-known")
    if s.final and s.step != OVER and not s.renewing:
        raise whole.get("final").wrong("the final renewal phase is a renewal phase", "not-final")
    if s.step == TURN and (s.chooser != s.turn or sum(cubes > 0 for cubes in s.furnaces) == 0):
        raise whole.get("mover").wrong("the seat whose turn it is moves, and a furnace has cubes", "mover")
    if s.step in (TAKING, REMOVING) and private_cubes(s, s.factory) == 0:
        raise whole.get("pending").wrong("this private factory is empty")
    if nothing_to_decide(s):
        raise whole.get("step").wrong(f"nobody has anything to decide in this step ({STEPS[s.step]})", "nothing-to-decide")
