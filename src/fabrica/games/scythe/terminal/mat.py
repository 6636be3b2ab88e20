"""The own player: the mat with its sections, the faction with its mechs, what is in hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fabrica.games.scythe import words as wording
from fabrica.games.scythe.components import (
    BONUSES,
    BOTTOMS,
    CUBES,
    FACTIONS,
    MATS,
    POPULARITY_MOST,
    POWER_MOST,
    STARS_TO_END,
    STRUCTURES,
    WORKERS,
)
from fabrica.games.scythe.rules.tables import FACTION_IDS, MAT_IDS
from fabrica.games.scythe.terminal.reading import controlled_tokens, out, pays
from fabrica.games.scythe.terminal.sections import amounts, bottom_now, factory_card, top_now
from fabrica.games.scythe.terminal.signs import COLOURS, NONE, letter
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View, who
from fabrica.terminal.drawing import sheet

Lines = Iterator[tuple[str, str]]


def mat(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """Everything that lies before a player."""
    me = view["seats"][seat]
    if me["mat"]:
        yield title(say, view, seat, seat)
        yield sections(say, me)
        lines = (*progress(say, me), *special(say, me), worth(say, view, seat), *purse(say, view, seat), *objectives(say, me))
        yield sheet(lines)


def actions(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The sections of the mat alone."""
    yield sections(say, view["seats"][seat])


def desk(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """Enough while a move is being made."""
    yield title(say, view, seat, seat)
    yield sheet(purse(say, view, seat))


def tasks(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The objectives in hand."""
    yield sheet(objectives(say, view["seats"][seat]))


def title(say: Voice, view: View, seat: int, viewer: int) -> Text:
    """Who it is, and what is counted."""
    me = view["seats"][seat]
    names = f"{wording.faction_name(me['faction'], say.language)}, {wording.mat_name(me['mat'], say.language)}"
    text = f" {who(say, seat, viewer)}: {names}; {', '.join(standing(say, me))}"
    return chip(me["faction"]).append(text, style="bold")


def chip(faction: str) -> Text:
    """A faction's letter in its colour."""
    return Text().append(f" {letter(faction)} ", style=COLOURS[faction])


def standing(say: Voice, me: View) -> Iterator[str]:
    yield say("terminal-stars", n=sum(me["stars"].values()), most=STARS_TO_END)
    yield say("brief-coins", n=me["coins"])
    yield say("terminal-power", n=me["power"], most=POWER_MOST)
    yield say("terminal-popularity", n=me["popularity"], most=POPULARITY_MOST)


# The mat


def sections(say: Voice, me: View) -> RenderableType:
    """A line for each section: the top action, the bottom action; the one with the action token is marked."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for bottom, section in zip(BOTTOMS, MATS[MAT_IDS.index(me["mat"])].sections, strict=True):
        grid.add_row(section_label(me, section.top), Text(top_now(say, me, section.top)), Text(bottom_now(say, me, bottom)))
    if me["factory_card"]:
        grid.add_row(section_label(me, "factory"), *map(Text, factory_card(say, me["factory_card"])))
    return grid


def section_label(me: View, section: str) -> Text:
    here = me["token"] == section
    return Text(f"{'>' if here else ' '} {section}", style="bold reverse" if here else "bold")


def progress(say: Voice, me: View) -> Lines:
    """What is done, and after it what can still be done."""
    faction = FACTIONS[FACTION_IDS.index(me["faction"])]
    structures = {structure: f"{structure} {me['structures'].get(structure, '')}".strip() for structure in STRUCTURES}
    yield say("terminal-upgrades"), done_and_left(me["upgrades"]["from"], CUBES)
    yield say("terminal-mechs"), done_and_left(me["abilities"], faction.mechs)
    yield say("terminal-structures"), done_and_left(map(structures.get, me["structures"]), structures.values())
    recruits = done_and_left(me["recruits"], BOTTOMS)
    bonuses = [bonus for bonus in BONUSES if bonus not in me["recruits"].values()]
    free = f" ({say('terminal-bonuses', bonuses=', '.join(bonuses))})" if bonuses else ""
    yield say("terminal-recruits"), f"{recruits}{free}"
    yield say("terminal-workers"), say("terminal-of", n=out(me["workers"]), most=WORKERS)
    if me["stars"]:
        yield say("terminal-stars-for"), stars(say, me["stars"])


def special(say: Voice, me: View) -> Lines:
    """The Flags of Albion, the Traps of Togawa."""
    if me["flags"]:
        yield say("terminal-flags"), ", ".join(me["flags"])
    if me["traps"]:
        yield say("terminal-traps"), ", ".join(trap_line(say, trap, it) for trap, it in me["traps"].items())


def trap_line(say: Voice, trap: str, it: View) -> str:
    return f"{trap} {it['at']}" if it["armed"] else f"{trap} {it['at']} ({say('terminal-disarmed')})"


def worth(say: Voice, view: View, seat: int) -> tuple[str, str]:
    """What the end would pay now, and for what."""
    rates = pays(view["seats"][seat]["popularity"])
    return say("terminal-score-now"), say("terminal-pays", n=view["scores"][seat], **rates)


def done_and_left(done: Iterable[str | None], every: Iterable[str]) -> str:
    """What is done; after a stroke what is left."""
    have = [str(thing) for thing in done]
    left = [thing for thing in every if thing not in have]
    return f"{', '.join(have) or NONE} | {', '.join(left)}" if left else ", ".join(have)


def stars(say: Voice, placed: dict[str, int]) -> str:
    return ", ".join(
        wording.star_name(star, say.language) + (f" ({number})" if number > 1 else "") for star, number in placed.items()
    )


# What is in hand


def purse(say: Voice, view: View, seat: int) -> Lines:
    """What can be paid with."""
    yield say("terminal-resources"), amounts(say, controlled_tokens(view, seat)) or NONE
    yield say("terminal-hand"), combat_cards(say, view["seats"][seat])


def objectives(say: Voice, me: View) -> Lines:
    for card in me["objectives"] or ():
        yield say("terminal-objective", n=card), f"{name_of(say, card)}: {wording.brief(f'objective-{card}', say.language)}"
    if me["revealed"]:
        yield say("terminal-revealed"), ", ".join(name_of(say, card) for card in me["revealed"])


def name_of(say: Voice, objective: int) -> str:
    return wording.objective_name(objective, say.language)


def combat_cards(say: Voice, me: View) -> str:
    """Their values, or how many there are."""
    if me["hand"] is None:
        return wording.amount(me["cards"], "cards", say.language)
    return ", ".join(value for value, number in me["hand"].items() for _ in range(number)) or NONE
