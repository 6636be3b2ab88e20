"""What can be wrong with a request: each has a status, the id of a message and its arguments. Nothing has changed."""

from __future__ import annotations

from collections.abc import Mapping

from fabrica.engine.parts import Refusal


class Problem(Exception):
    """A request that cannot be done."""

    def __init__(self, status: int, id: str, args: Mapping[str, str | int] | None = None) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.args_of_message = dict(args or {})
        self.game = ""
        self.retry = {429: 10, 503: 5}.get(status)  # seconds, where it is worth trying again
        self.refusal: Refusal | None = None  # where a rule of that game forbids it


class Unreadable(Problem):
    """A match that is kept but cannot be read: why is rules, game, box (other cards), bot, events or damaged."""

    def __init__(self, match: str, why: str) -> None:
        super().__init__(409, f"problem-unreadable-{why}", {"match": match})


def unknown_match(match: str) -> Problem:
    return Problem(404, "problem-unknown-match", {"match": match[:20]})


def store_away() -> Problem:
    return Problem(503, "problem-store-away")


def not_your_seat() -> Problem:
    return Problem(403, "problem-not-your-seat")


def stale() -> Problem:
    return Problem(409, "problem-stale")


def illegal(game: str, refusal: Refusal) -> Problem:
    """A rule of a game forbids it."""
    problem = Problem(422, "problem-illegal")
    problem.game, problem.refusal = game, refusal
    return problem
