"""A plain table: all that a viewer may know, by its names in the game's layout, and a button for each move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.engine.match import Match
from fabrica.engine.parts import PLAIN
from fabrica.engine.versions import NOTE
from fabrica.i18n.wording import verdict
from fabrica.plain.words import voice
from fabrica.web.editing import Editing, Part
from fabrica.web.gains import Counts, Gain
from fabrica.web.page_view import Eyes, Place, buttons

NOT_SHOWN = ("game", "viewer", "seats")


class PlainEyes(Eyes):
    PACKAGE = PLAIN

    def asked(self) -> str:
        return super().asked() or self.say("plain-yours")

    def called(self, seat: int) -> str:
        return self.match.game.words.seat_name(seat, self.names, self.language)


def present(match: Match, viewer: int | None, names: Sequence[str], language: str, idle: bool = False) -> dict[str, Any]:
    eyes = PlainEyes(match, viewer, names, language, idle)
    seats = [
        {"who": eyes.called(seat), "score": match.scores[seat], "facts": facts(seen)}
        for seat, seen in enumerate(eyes.view["seats"])
    ]
    return {
        "view": eyes.view, "legal": eyes.legal, "actions": eyes.choices(""), "prompt": eyes.prompt(),
        "when": match.game.words.phase_name(match.phase, language), "facts": facts(eyes.view), "seats": seats,
    }  # fmt: skip


def facts(seen: Mapping[str, Any]) -> list[tuple[str, str]]:
    shown = {name: value for name, value in seen.items() if name not in NOT_SHOWN}
    return [(name, "?" if value is None else _text(value)) for name, value in shown.items()]


def _text(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {_text(part)}" for name, part in value.items()) or "–"
    return " ".join(map(_text, value)) or "–" if isinstance(value, list) else str(value)


def rule_of(refusal: str) -> str | None:
    return None


def places(shown: Mapping[str, Any]) -> Iterable[Place]:
    return buttons("plain", shown["actions"])


def ended(match: Match, viewer: int | None, names: Sequence[str], language: str) -> dict[str, Any]:
    called, say = [match.game.words.seat_name(seat, names, language) for seat in range(match.seats)], voice(language)
    points = say("plain-score")
    return {
        "title": verdict(say, match.winners, viewer, called), "legend": called, "per": say("ended-round"),
        "scores": [
            {"name": name, "lines": [(points, score)], "total": score, "won": seat in match.winners}
            for seat, (name, score) in enumerate(zip(called, match.scores, strict=True))
        ],
        "measures": [{"id": "score", "title": points}],
        "rounds": [{"score": list(match.after(at).scores)} for at in ends_of_rounds(match)],
    }  # fmt: skip


def ends_of_rounds(match: Match) -> list[int]:
    """After how many moves each round was over."""
    rounds = [match.after(at).round for at in range(len(match.log) + 1)]
    return [at for at, now in enumerate(rounds) if at + 1 == len(rounds) or rounds[at + 1] != now]


def counts(view: Mapping[str, Any]) -> Counts:
    return {}


def gains(entry: Entry, before: Counts, after: Counts, language: str) -> list[Gain]:
    return []


def in_signs(entry: Entry, viewer: int | None) -> list[bool]:
    return []


def editing(position: Mapping[str, Any]) -> Editing:
    """Every field, by its own name."""
    table = [name for name in position if name not in (*NOT_SHOWN, NOTE)]
    return Editing((Part("editor-course", table),), [*position["seats"][0]])


def welcome(language: str) -> dict[str, Any]:
    return {"pictures": [], "solo": None, "notice": None}


def rules(language: str) -> list[dict[str, Any]]:
    return []


symbols = all_cards = steps = rules
