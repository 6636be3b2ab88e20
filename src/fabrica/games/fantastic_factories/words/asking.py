"""Why a move is refused, and what a choice that waits asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fabrica.engine.parts import Refusal
from fabrica.games.fantastic_factories.words.cards import CONTRACTOR
from fabrica.games.fantastic_factories.words.moves import meaning
from fabrica.games.fantastic_factories.words.names import card_name, named, voice
from fabrica.i18n import wording
from fabrica.i18n.wording import Args

View = Mapping[str, Any]


def refusal(why: Refusal, language: str, names: Sequence[str] = ()) -> str:
    """Why a move is not allowed. `names` are those of the seats."""
    return wording.refusal(voice(language), why, named(why.args, language), names)


def waiting(view: View, seat: int, language: str) -> str | None:
    """The choice that a seat has still to make; None where none waits. `view` may be a position too."""
    me = view["seats"][seat]
    if me["pending"]:
        kind = next(kind for kind in ("give", "discard", "refund", "reroll", "drop") if kind in me["pending"])
        return voice(language)(f"wait-{kind}", **_about(me["pending"], language))
    setting = view["phase"] == "work" and me["hired"] and CONTRACTOR[me["hired"]].set_dice
    return voice(language)("wait-foreman") if setting else None


def _about(pending: View, language: str) -> Args:
    """The arguments of the message about a choice that waits."""
    match pending:
        case {"give": contractor}:
            return {"contractor": card_name(contractor, language)}
        case {"discard": cards, "for": words}:
            return {"n": cards, "card": card_name(str(meaning(words)[1]["card"]), language)}
        case {"refund": card}:
            return {"card": card_name(card, language)}
        case {"reroll": faces}:
            return {"dice": len(faces), "faces": ", ".join(map(str, faces))}
    return {}
