"""The one strong button: what most people do next, or the end of a step when nothing else is left."""

from __future__ import annotations

from fabrica.games.scythe.components import BOTTOMS, PAID_WITH
from fabrica.games.scythe.page.looking import Eyes
from fabrica.games.scythe.page.paying import payment
from fabrica.games.scythe.words import bottom_action, bottom_name
from fabrica.games.scythe.words.names import some
from fabrica.web.page_view import Choice

ENDING = ("end", "commit")  # steps that wait for no more than an end


def strong(eyes: Eyes) -> Choice | None:
    if not eyes.legal:
        return None
    if eyes.whole_bottom:
        return Choice(eyes.whole_bottom, bottom_label(eyes))
    if len(said := payment(eyes)) > 1:
        return Choice(";".join(said), eyes.say("table-pay-so"))
    return eyes.choice("done") if "done" in eyes.legal and has_gone_on(eyes) else None


def bottom_label(eyes: Eyes) -> str:
    """What the bottom action is, and costs."""
    me = eyes.me()
    assert me is not None  # noqa: S101 who has moves has a seat
    bottom, cost = bottom_action(me)
    price = some(cost, PAID_WITH[BOTTOMS.index(bottom)], eyes.language)
    return eyes.say("table-do-bottom", bottom=bottom_name(bottom, eyes.language), price=price)


def has_gone_on(eyes: Eyes) -> bool:
    """Has something been done in this step, or is there nothing else to do in it?"""
    if eyes.step in ENDING or len(eyes.legal) == 1:
        return True
    if eyes.step == "unit":
        return "top coins" not in eyes.legal
    return eyes.step == "produce" and eyes.pending["last"] is not None
