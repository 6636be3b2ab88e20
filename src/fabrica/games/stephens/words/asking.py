"""Why a move is refused, and what each step asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fabrica.engine.parts import Refusal
from fabrica.engine.versions import NOTE
from fabrica.games.stephens.components import CUBES_TAKEN, SUBSTITUTE
from fabrica.games.stephens.data.position import OVER_STEP
from fabrica.games.stephens.words.names import GOODS_DISCS, card_names, named, somewhat, voice
from fabrica.i18n import wording
from fabrica.i18n.wording import Args

View = Mapping[str, Any]


def refusal(why: Refusal, language: str, names: Sequence[str] = ()) -> str:
    """Why a move is not allowed. `names` are those of the seats."""
    return wording.refusal(voice(language), why, named(why.args, language), names)


def waiting(view: View, seat: int, language: str) -> str | None:
    """What the step asks of a seat; None where it is not this seat that decides. `view` may be a position too."""
    step = view["step"]
    if step == OVER_STEP or view["mover"] != seat:
        return None
    return voice(language)("wait-skimmed" if _owes_card(view) else f"wait-{step}", **_about(view, seat, language))


def _owes_card(view: View) -> bool:
    """Has the mover discarded the cheapest card of a market, and must acquire one there? By rules 1 one need not."""
    pending = view["pending"]
    if view["step"] != "buying" or not pending["skimmed"] or view.get(NOTE, 2) < 2:
        return False
    return not pending["bought"] or pending.get("from", pending["markets"][0]) not in pending["markets"]


def _about(view: View, seat: int, language: str) -> Args:
    """The arguments of the message about a step."""
    me, pending = view["seats"][seat], view["pending"]
    match view["step"]:
        case "taking":
            return {"place": pending["factory"], "n": pending["cubes"], "most": _limit(me)}
        case "instead" | "removing":
            return {"place": pending["factory"], "n": pending["cubes"]}
        case "buying":
            return {"market": pending["markets"][0] if len(pending["markets"]) == 1 else "both", "n": pending["cards"]}
        case "activating":
            return {"side": pending["side"], "level": pending["level"], "cards": card_names(pending["cards"], language)}
        case "supplying":
            return {"cubes": somewhat(me["aside"], language)}
        case "paying":
            return {"cubes": somewhat(pending["owed"], language), "two": SUBSTITUTE}
    return {}


def _limit(me: View) -> int:
    """How many cubes a seat may take from a private factory."""
    return CUBES_TAKEN[sum(disc in me["unlocked"] for disc in GOODS_DISCS)]
