"""Reading a position: what is left out gets its default, what contradicts the box or the rules is refused with its field."""

from __future__ import annotations

from typing import Any

from fabrica.engine.chance import start_chance
from fabrica.engine.parse import Field
from fabrica.engine.versions import NOTE, blank, read_version, rules_before
from fabrica.games.fantastic_factories.components import ROW
from fabrica.games.fantastic_factories.data.position import GAME_ID, PHASES, TOOLS, VERSIONS
from fabrica.games.fantastic_factories.data.reading_seats import (
    GOODS_MOST,
    read_pending,
    read_pile,
    read_seat,
    take_from,
)
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS, CONTRACTOR_IDS
from fabrica.games.fantastic_factories.rules.setup import fill_decks
from fabrica.games.fantastic_factories.rules.state import (
    DROP,
    EMPTY,
    MARKET,
    NOBODY,
    OVER,
    SEATS_MOST,
    TABLE,
    WORK,
    is_solo,
)
from fabrica.games.fantastic_factories.rules.supply import refill_blueprint, refill_contractor
from fabrica.games.fantastic_factories.rules.tables import (
    LEVELS,
)
from fabrica.games.fantastic_factories.rules.work import is_over_limits

ROUND_MOST = 1_000_000_000
FIELDS = ("game", NOTE, "phase", "round", "first", "turn", "swept", "last_round", "market", "discards", "machine", "seats")
MACHINE_FIELDS = ("level", "goods", "compound")


def from_position(position: Any, key: tuple[int, ...]) -> Any:
    """The state of a position, with chance starting under a key."""
    whole = Field(position)
    whole.keys(FIELDS)
    whole.get("game").one_of((GAME_ID,))
    s = blank(TABLE, read_version(whole, VERSIONS))
    start_chance(s, key)
    fill_decks(s)
    read_table(s, whole)
    for seat, field in enumerate(whole.get("seats").items()):
        read_seat(s, seat, field)
    read_machine(s, whole.get("machine"))
    read_discards(s, whole.get("discards", {}))
    read_market(s, whole.get("market", {}))
    for seat, field in enumerate(whole.get("seats").items()):
        read_pending(s, seat, field)
    check_finished(s, whole.get("seats"))
    return s


def read_table(s: Any, whole: Field) -> None:
    seats = len(list(whole.get("seats").items()))
    if not 1 <= seats <= SEATS_MOST:
        raise whole.get("seats").wrong(f"expected 1 to {SEATS_MOST} seats, got {seats}")
    s.players = seats
    s.phase = whole.get("phase", PHASES[WORK]).one_of(PHASES)
    s.round = whole.get("round", 1).integer(1, ROUND_MOST)
    s.first = whole.get("first", 0).integer(0, seats - 1)
    s.last_round = int(whole.get("last_round", s.phase == OVER).boolean())
    if s.phase == OVER and not s.last_round:
        raise whole.get("last_round").wrong("a game is over after its last round only", "last-round")
    s.turn = read_turn(s, whole.get("turn"))
    s.swept = int(whole.get("swept", False).boolean())
    if s.swept and s.phase != MARKET:
        raise whole.get("swept").wrong("rows are swept in the market phase only", "swept")


def read_turn(s: Any, field: Field) -> int:
    if s.phase != MARKET:
        if not field.is_none():
            raise field.wrong("only the market phase has turns", "turn")
        return NOBODY
    return s.first if field.is_none() else field.integer(0, s.players - 1)


def read_machine(s: Any, field: Field) -> None:
    if not is_solo(s):
        if not field.is_none():
            raise field.wrong("The Machine plays with one seat only")
        return
    machine = Field({} if field.is_none() else field.value, field.path)
    machine.keys(MACHINE_FIELDS)
    s.level = machine.get("level", LEVELS[0]).one_of(LEVELS)
    s.machine_goods = machine.get("goods", 0).integer(0, GOODS_MOST)
    read_pile(s.blueprint_deck, s.machine, machine.get("compound", []))


def read_discards(s: Any, field: Field) -> None:
    field.keys(("blueprints", "contractors"))
    read_pile(s.blueprint_deck, s.blueprint_discards, field.get("blueprints", []))
    read_pile(s.contractor_deck, s.contractor_discards, field.get("contractors", []), CONTRACTOR_IDS)


def read_market(s: Any, field: Field) -> None:
    """The rows as given; a row that is left out is drawn from its deck."""
    field.keys(("blueprints", "contractors", "tools"))
    read_row(s.blueprints, s.blueprint_deck, field.get("blueprints"), BLUEPRINT_IDS)
    read_row(s.contractors, s.contractor_deck, field.get("contractors"), CONTRACTOR_IDS)
    tools = [t.one_of(TOOLS) for t in field.get("tools", list(TOOLS)).exactly(ROW)]
    if len(set(tools)) != len(tools):
        raise field.get("tools").wrong("each tool stands above one contractor", "tools")
    for slot, tool in enumerate(tools):
        s.tools[slot] = tool
        if field.get("blueprints").is_none():
            refill_blueprint(s, slot)
        if field.get("contractors").is_none():
            refill_contractor(s, slot)


def read_row(row: Any, deck: Any, field: Field, ids: tuple[str, ...]) -> None:
    if not field.is_none():
        for slot, item in enumerate(field.exactly(ROW)):
            row[slot] = EMPTY if item.is_none() else take_from(deck, item, ids)


def limits_apply(s: Any) -> bool:
    """Is nobody at work any more? Before rules 2 the limits applied to each seat at its own finish."""
    return rules_before(s, 2) or all(me.finished or me.pending == DROP for me in s.seats[: s.players])


def check_finished(s: Any, field: Field) -> None:
    for seat, item in enumerate(field.items()):
        me = s.seats[seat]
        if me.finished and (s.phase != WORK or me.pending):
            raise item.get("finished").wrong("a seat finishes in the work phase, with no choice waiting", "finished")
        if me.finished and is_over_limits(me) and limits_apply(s):
            raise item.get("finished").wrong("a seat that holds more than it may keep has still to drop it", "limits")
        if me.pending == DROP and not limits_apply(s):
            raise item.get("pending").wrong("the limits apply once every seat has finished")
        if s.phase == OVER and is_over_limits(me):
            raise item.wrong("a game ends within the limits: 12 metal and energy together, 10 cards in hand", "limits")
    if s.phase == WORK and all(s.seats[seat].finished for seat in range(s.players)):
        raise field.wrong("when every seat has finished, the round is over", "all-finished")
