"""A position as a word that an address can carry: the position itself, packed, with a check. See docs/puzzles.md.

It holds what the one who shares it may know: what they cannot see is dealt anew, by what they see alone.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from dataclasses import dataclass
from typing import Any

from fabrica.engine.chance import key_of
from fabrica.engine.contract import Position
from fabrica.engine.errors import BadLink, BadPosition, FabricaError
from fabrica.engine.match import Match
from fabrica.engine.parse import Field
from fabrica.engine.versions import NOTE, without_note
from fabrica.registry import games, load

FORM = "1"  # of the packing: the first character
CHECK = 6  # bytes
LINK_MOST, SIZE_MOST = 6000, 64 * 1024  # characters packed, bytes unpacked
WORD = re.compile(r"[A-Za-z0-9_-]+")


@dataclass(frozen=True)
class Shared:
    """A position, and the seat that it is seen from."""

    position: Position
    seat: int

    def begin(self) -> Match:
        """The same cards come each time."""
        return Match.from_position(self.position, seed=f"shared-{pack(self)[-8:]}")


def share(match: Match, viewer: int | None, whole: bool = False) -> Shared:
    """What a viewer may pass on of a match: what they see, the rest dealt anew; the whole truth of a game that is over."""
    to_move = next(iter(match.active), 0)
    if whole:
        return Shared(match.position(), viewer if viewer in match.active and viewer is not None else to_move)
    seen, seat = match.view(viewer), to_move if viewer is None else viewer
    return Shared(match.game.position(match.game.imagine(seen, key_of(json.dumps(seen, sort_keys=True)))), seat)


def pack(shared: Shared) -> str:
    rules = shared.position.get(NOTE, load(shared.position["game"]).version)
    content = {"rules": rules, "seat": shared.seat, "position": without_note(shared.position)}
    packed = zlib.compress(json.dumps(content, separators=(",", ":"), sort_keys=True).encode(), 9)
    return FORM + base64.urlsafe_b64encode(_check(packed) + packed).decode().rstrip("=")


def unpack(link: str) -> Shared:
    """The position of a link; a broken one, or one of other rules, says so."""
    if not 1 < len(link) <= LINK_MOST or WORD.fullmatch(link) is None:
        raise BadLink("broken")
    if link[0] != FORM:
        raise BadLink("newer")
    content = Field(_content(link[1:]))
    try:
        content.keys(("rules", "seat", "position"))
        rules, position = content.get("rules").integer(1, 10**6), content.get("position").value
        return shared_of(position, content.get("seat").value, rules)
    except BadPosition as error:
        raise BadLink("position", str(error)) from None


def shared_of(position: Any, seat: Any, rules: int | None = None) -> Shared:
    """A position that someone wrote, as seen from a seat; complains about what cannot be."""
    known = isinstance(position, dict) and position.get("game") in games()
    if rules is not None and known and rules not in load(position["game"]).versions:
        raise BadLink("rules", str(rules))
    match = Match.from_position(position, seed="shared", rules=rules)
    if match.over:
        raise BadPosition("phase", "the game is over: there is nothing to play", "over")
    return Shared(match.position(), Field(seat, "seat").integer(0, match.seats - 1))


def _content(text: str) -> Any:
    """What was packed."""
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        check, packed = packed[:CHECK], packed[CHECK:]
        if check != _check(packed):
            raise BadLink("broken")
        unpacker = zlib.decompressobj()
        content = unpacker.decompress(packed, SIZE_MOST)
        if not unpacker.eof:
            raise BadLink("broken")
        return json.loads(content)
    except (ValueError, RecursionError, zlib.error) as error:
        if isinstance(error, FabricaError):
            raise
        raise BadLink("broken") from None


def _check(packed: bytes) -> bytes:
    return hashlib.sha256(packed).digest()[:CHECK]
