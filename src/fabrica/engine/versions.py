"""Versions of a game's rules: a match goes on under the rules that it began with.

A state says in its field `amended` how often the rules had been changed when its match began: 0 is version 1. So the same
functions play every version, on every backend; where versions differ, a rule asks `rules_before`.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.errors import BadOption, brief
from fabrica.engine.layout import Layout
from fabrica.engine.parse import Field

FIRST = 1
NOTE = "rules"  # of a position: the version, where it is not the newest


def rules_before(s: Any, version: int) -> bool:
    """Is this a match of before a version of the rules? A rule."""
    return s.amended < version - FIRST


def version_of(s: Any) -> int:
    return s.amended + FIRST


def check_version(game: str, versions: range, given: Any) -> int:
    """One of the versions that a game still plays."""
    if not isinstance(given, int) or isinstance(given, bool) or given not in versions:
        raise BadOption(f"{game} is played by rules {_text(versions)} here, not {brief(given)}")
    return given


def _text(versions: range) -> str:
    return " or ".join(map(str, versions)) if len(versions) < 3 else f"{versions[0]} to {versions[-1]}"


def blank(layout: Layout, version: int) -> Any:
    """A plain state in which everything is 0 but its version."""
    s = layout.zero()
    s.amended = version - FIRST
    return s


def noted(s: Any, versions: range) -> dict[str, int]:
    """What a position says of its version: nothing, if it is the newest."""
    return {} if version_of(s) == versions[-1] else {NOTE: version_of(s)}


def read_version(whole: Field, versions: range) -> int:
    """The version of a position; the newest where it says nothing."""
    field = whole.get(NOTE, versions[-1])
    try:
        return check_version(whole.get("game").value, versions, field.value)
    except BadOption as error:
        raise field.wrong(str(error)) from None


def without_note(position: dict[str, Any]) -> dict[str, Any]:
    """A position whose version stands elsewhere."""
    return {name: value for name, value in position.items() if name != NOTE}


def with_note(position: dict[str, Any], version: int) -> dict[str, Any]:
    """A position of which is said elsewhere what version it is; it must not say otherwise itself."""
    if position.get(NOTE, version) != version:
        raise Field(position).get(NOTE).wrong(f"expected {version}, as is said elsewhere, got {brief(position[NOTE])}")
    return {**position, NOTE: version}
