"""Three visitors and a match, which bad requests are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from server.visitors import LINK, ME, Server, Visitor

PLAY = {"seat": 0, "request": "r", "move": "pass"}


@dataclass
class Scene:
    """A match that Ann plays with Bob; Eve looks on."""

    server: Server
    ann: Visitor
    bob: Visitor
    eve: Visitor
    match: str

    @property
    def path(self) -> str:
        return f"/api/matches/{self.match}"

    @property
    def move(self) -> str:
        return str(self.ann.sees(self.match)["moves"][-1])

    def refused(self, response: Any, status: int, error: str) -> dict[str, Any]:
        """What a complaint says, which must be of this kind."""
        said: dict[str, Any] = response.json()
        assert (response.status_code, said["error"]) == (status, error), said
        assert said["message"]
        return said


def begun(server: Server) -> Scene:
    ann, bob, eve = server.visitor(), server.visitor(), server.visitor()
    match, invites = ann.creates(ME, LINK)
    bob.joins(invites["1"])
    eve.creates(ME)
    return Scene(server, ann, bob, eve, match)
