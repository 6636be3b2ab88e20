"""Moves and phases are called by their own words; what came of a move is not told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.engine.parts import PLAIN, Refusal
from fabrica.i18n.messages import Voice

VERBS: tuple[str, ...] = ()


def voice(language: str) -> Voice:
    return Voice(PLAIN, language)


def move_label(words: str, language: str, names: Sequence[str] = ()) -> str:
    return words.capitalize()


def move_done(who: str, words: str, language: str, names: Sequence[str] = ()) -> str:
    return f"{who}: {words}"


def you_did(words: str, language: str, names: Sequence[str] = ()) -> str:
    return voice(language)("plain-you", words=words)


def move_help(verb: str, language: str) -> str:
    return verb


def news(entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> list[str]:
    return []


def refusal(why: Refusal, language: str, names: Sequence[str] = ()) -> str:
    return voice(language)(why.id, **why.args)


def waiting(view: Mapping[str, Any], seat: int, language: str) -> str | None:
    return None


def seat_name(seat: int, names: Sequence[str], language: str) -> str:
    return names[seat] if seat < len(names) else voice(language)("seat", seat=seat)


def phase_name(phase: str, language: str) -> str:
    return phase.capitalize()
