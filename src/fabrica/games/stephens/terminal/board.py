"""The players: the own board, the others in brief, and the Automa."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType

from fabrica.engine.chance import key_of
from fabrica.games.stephens import words as wording
from fabrica.games.stephens.components import BOARD, CONTRACT_SLOTS
from fabrica.games.stephens.data.view import imagine
from fabrica.games.stephens.rules.tracks import influence_cap
from fabrica.games.stephens.rules.workers import may_unlock
from fabrica.games.stephens.solo_components import MORE_WORKERS
from fabrica.games.stephens.terminal.words import column_trade, columns, ids, signs, with_brief
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View, who
from fabrica.terminal.drawing import heading, indented, sheet

INFLUENCE = tuple(disc.id for disc in BOARD if disc.opens)
Lines = Iterator[tuple[str, str]]


def board(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The own board, with its discs."""
    me, state = view["seats"][seat], imagined(view)
    yield heading(f"{say('terminal-you')}: {', '.join(standing(say, view, seat, state))}")
    yield sheet([*reserve(say, me), *discs(say, me, state, seat), *paper(say, me), *investments(say, me)])


def desk(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The own board without its discs: enough while a move is being made."""
    me = view["seats"][seat]
    yield heading(f"{say('terminal-you')}: {', '.join(standing(say, view, seat, imagined(view)))}")
    yield sheet([*reserve(say, me), *paper(say, me), *investments(say, me)])


def imagined(view: View) -> Any:
    """A state that looks like the view, for the rules to read."""
    return imagine(dict(view), key_of(""))


def standing(say: Voice, view: View, seat: int, state: Any) -> Iterator[str]:
    """The spaces on the tracks, and coins."""
    me = view["seats"][seat]
    yield say("terminal-points", n=me["score"], final=view["scores"][seat])
    yield wording.amount(me["coins"], "coin", say.language)
    yield say("terminal-influence", n=me["influence"], most=influence_cap(state, state.seats[seat]))
    yield from (say(f"terminal-{track}", space=me[track]) for track in ("forest", "dunes"))


def reserve(say: Voice, me: View) -> Lines:
    yield say("terminal-reserve"), signs(say, {**me["cubes"], **me["accessories"]})
    if me["aside"]:
        yield say("terminal-aside"), signs(say, me["aside"])


def discs(say: Voice, me: View, state: Any, seat: int) -> Lines:
    """The abilities, and the discs that still cover others: those that may leave, and those that may not yet."""
    covered = [disc.id for disc in BOARD if disc.id not in me["unlocked"]]
    free = [disc.id for i, disc in enumerate(BOARD) if may_unlock(state, state.seats[seat], i)]
    yield say("terminal-abilities"), ids(say, (ability(say, disc) for disc in me["unlocked"]))
    yield say("terminal-discs"), ids(say, free)
    if len(covered) > len(free):
        yield say("terminal-discs-later"), ids(say, (disc for disc in covered if disc not in free))


def ability(say: Voice, disc: str) -> str:
    """An unlocked disc; those of the influence track need no name."""
    return disc if disc in INFLUENCE else f"{disc} {wording.disc_name(disc, say.language)}"


def paper(say: Voice, me: View) -> Lines:
    """Contracts to fulfil and fulfilled ones, these by columns."""
    yield say("terminal-contracts", n=len(me["contracts"]), slots=CONTRACT_SLOTS), with_brief(say, me["contracts"])
    if any(me["fulfilled"].values()):
        yield say("terminal-fulfilled"), by_columns(say, me["fulfilled"])


def investments(say: Voice, me: View) -> Lines:
    """Column by column: its cards, and what they cost and give together."""
    found = columns(me["investments"])
    if not found:
        yield say("terminal-investments"), say("terminal-nothing")
    for number, cards in enumerate(found, 1):
        done = f" ({say('terminal-activated')})" if number in me["columns"] else ""
        yield say("terminal-column", n=number), f"{', '.join(cards)}: {column_trade(say, cards)}{done}"


def by_columns(say: Voice, rows: View) -> str:
    return " | ".join(ids(say, cards) for cards in columns(rows))


# The others


def others(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    state = imagined(view)
    for number, other in enumerate(view["seats"]):
        if number != seat:
            yield heading(f"{who(say, number, seat)}: {', '.join(standing(say, view, number, state))}")
            yield indented("; ".join(f"{label}: {text}" for label, text in in_brief(say, other)))


def in_brief(say: Voice, other: View) -> Lines:
    """What else another player has; what there is none of is left out."""
    yield from reserve(say, other)
    yield say("terminal-abilities"), ids(say, other["unlocked"])
    if other["contracts"]:
        yield say("terminal-contracts-of"), ids(say, other["contracts"])
    for kind in ("fulfilled", "investments"):
        if any(other[kind].values()):
            yield say(f"terminal-{kind}"), by_columns(say, other[kind])


# The Automa


def automa(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    it = view["automa"]
    if not it:
        return
    workers = imagined(view).automa_workers
    has = say("terminal-automa", n=workers, most=workers + MORE_WORKERS, needed=view["solo"]["needed"])
    yield heading(f"{say('rival-name')} ({wording.level_name(it['level'], say.language)}): {has}")
    yield indented("; ".join(f"{label}: {text}" for label, text in automa_has(say, it)))


def automa_has(say: Voice, it: View) -> Lines:
    yield say("terminal-bag"), signs(say, it["bag"])
    if it["card"]:
        yield say("terminal-last-card"), f"{it['card']} {wording.automa_name(it['card'], say.language)}"
    if it["opponent"] != "none":
        yield say("terminal-opponent"), f"{it['opponent']} {wording.opponent_name(it['opponent'], say.language)}"
    if it["scenario"] != "off":
        yield say("terminal-scenario"), f"{it['scenario']} {wording.scenario_name(it['scenario'], say.language)}"
