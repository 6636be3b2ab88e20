"""The table as a seat sees it, drawn from its view: as much of it as the step is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from fabrica.games.scythe import words as wording
from fabrica.games.scythe.terminal.board import board, near
from fabrica.games.scythe.terminal.mat import actions, desk, mat, tasks
from fabrica.games.scythe.terminal.players import automa, others, owner, rivals
from fabrica.games.scythe.terminal.reading import with_state
from fabrica.games.scythe.terminal.steps import combat, encounter, factions, factory_cards, load, mats, mechs, structures
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View

RULE = 4  # columns that a rule takes beside its title
Part = Callable[[Voice, View, int, int], Iterator[RenderableType]]


def table(say: Voice, view: View, seat: int, width: int, whole: bool) -> Iterator[RenderableType]:
    yield title(say, view, seat, width)
    view = with_state(view)
    for part in everything(view["step"]) if whole else PARTS.get(view["step"], everything("")):
        yield from part(say, view, seat, width)


def everything(step: str) -> Iterator[Part]:
    """All that lies on the table, and what only this step shows."""
    yield from (others, automa, board)
    yield from (part for part in PARTS.get(step, ()) if part not in SEEN)
    yield mat


def title(say: Voice, view: View, seat: int, width: int) -> RenderableType:
    text = Text(title_text(say, view, seat), style="bold")
    return Rule(text) if len(text) + RULE <= width else text


def title_text(say: Voice, view: View, seat: int) -> str:
    step = wording.step_name(view["step"], say.language)
    if view["phase"] == "over":
        return say("terminal-title-over")
    if view["phase"] == "setup":
        return say("terminal-title-setup", step=step)
    return say("terminal-title", round=view["round"], who=owner(say, view["turn"], seat), step=step)


MOVING = (near, desk)
ACTING = (actions, desk)
SEEN = (rivals, automa, near, actions, desk, tasks, mat)  # are on the whole table already
PARTS: Mapping[str, tuple[Part, ...]] = {
    "faction": (factions,),
    "mat": (mats,),
    "section": (rivals, automa, near, mat),
    "top": ACTING,
    "unit": MOVING,
    "cargo": (near, load, desk),
    "fight": MOVING,
    "ability": (combat, desk),
    "commit": (combat, desk),
    "retreat": MOVING,
    "encounter": (encounter, desk),
    "factory": (factory_cards, desk),
    "token": MOVING,
    "card": (desk,),
    "put": MOVING,
    "produce": MOVING,
    "make": MOVING,
    "bottom": ACTING,
    "pay": MOVING,
    "upgrade": ACTING,
    "deploy": (mechs, desk),
    "build": (structures, desk),
    "enlist": ACTING,
    "place": MOVING,
    "end": (desk, tasks),
}
