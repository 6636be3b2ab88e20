"""The end of a game, explained: where every point came from, and who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from fabrica.games.fantastic_factories.components import Type
from fabrica.games.fantastic_factories.rules.ending import prestige
from fabrica.games.fantastic_factories.rules.tables import ID
from fabrica.games.fantastic_factories.words.cards import BLUEPRINT
from fabrica.games.fantastic_factories.words.names import card_name, voice
from fabrica.i18n import wording

View = Mapping[str, Any]
Line = tuple[str, int]


def explain_score(view: View, seat: int | None, language: str) -> list[Line]:
    """A score line by line, each with its points; None: The Machine's. `view` may be a position too."""
    lines = _machine(view["machine"], language) if seat is None else _seat(view["seats"][seat], language)
    return [*lines]


def _seat(me: View, language: str) -> Iterator[Line]:
    yield voice(language)("score-goods", n=me["goods"]), me["goods"]
    compound: Counter[str] = Counter(me["compound"])
    for card, copies in compound.items():
        if points := worth(card, copies):
            yield voice(language)("score-building", card=card_name(card, language), copies=copies), points


def _machine(it: View, language: str) -> Iterator[Line]:
    compound = it["compound"]
    monuments = sum(BLUEPRINT[card].type is Type.MONUMENT for card in compound)
    for message, n in (("score-goods", it["goods"]), ("score-cards", len(compound)), ("score-monuments", monuments)):
        yield voice(language)(message, n=n), n


def worth(card: str, copies: int) -> int:
    """The prestige of some copies of one card in a compound."""
    pile = SimpleNamespace(kinds=1 << ID[card], count={ID[card]: copies})
    return int(prestige(pile))


def tie_break(view: View, seat: int, language: str) -> str:
    """What decides between this seat and others with the same score."""
    me = view["seats"][seat]
    return voice(language)("score-tie", metal=me["metal"], energy=me["energy"], cards=me["cards"])


def verdict(winners: Sequence[int], viewer: int | None, names: Sequence[str], language: str) -> str:
    """Who won a game that is over. `names` are those of the seats; without a winner The Machine has won."""
    if winners:
        return wording.verdict(voice(language), winners, viewer, names)
    return voice(language)("win-machine" if viewer is None else "win-machine-you")
