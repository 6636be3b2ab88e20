"""A game of Scythe from a written position, played in words; and what was left out of the position is quiet."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from fabrica.engine.backend import plain
from fabrica.engine.chance import key_of, start_chance
from fabrica.engine.telling import reveal, tell
from fabrica.games.scythe import GAME
from fabrica.games.scythe.rules.ending import LINES, line
from fabrica.games.scythe.rules.news import NEWS
from fabrica.games.scythe.rules.setup import OPTION_NAMES

Position = dict[str, Any]
EVENTS: list[Any] = []
_bind = plain(traced=(*GAME.chance, tell, reveal), trace=EVENTS)
RULES = SimpleNamespace(**{name: _bind(rule) for name, rule in vars(GAME.rules).items()})


def seat(faction: str, mat: str = "", **more: Any) -> Position:
    """A seat without workers, where nothing else is said; each ability has its mech, on the base."""
    mats = {"nordic": "industrial", "saxony": "mechanical", "crimea": "agricultural", "rusviet": "engineering"}
    own = {"faction": faction, "mat": mat or mats.get(faction, "patriotic"), "workers": {}, **more}
    missing = len(own.get("abilities", [])) - sum(own.get("mechs", {}).values())
    if missing > 0:
        own["mechs"] = {**own.get("mechs", {}), f"base_{faction}": missing}
    return own


def written(*seats: Position, **table: Any) -> Position:
    return {"game": "scythe", "turn": 0, **table, "seats": list(seats)}


OTHER = seat("saxony")


class Sitting:
    """Plays the interpreted rules."""

    def __init__(self, *seats: Position, key: str = "1", **table: Any) -> None:
        self.state = GAME.from_position(written(*seats, **table), key_of(key))
        self.events: list[Any] = []

    @classmethod
    def dealt(cls, seats: int, key: str = "1", **options: str) -> Sitting:
        """A game from its beginning."""
        self = cls.__new__(cls)
        self.state, self.events = GAME.blank(), []
        start_chance(self.state, key_of(key))
        values = [GAME.options[name].values.index(options.get(name, GAME.options[name].values[0])) for name in OPTION_NAMES]
        EVENTS.clear()
        RULES.setup(self.state, seats, values)
        self.events = list(EVENTS)
        return self

    @property
    def active(self) -> list[int]:
        return [seat for seat in range(7) if RULES.active(self.state) >> seat & 1]

    def words(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat; else of who is to decide."""
        out = [0] * GAME.most_moves
        seat = RULES.mover(self.state) if seat is None else seat
        return [GAME.moves[move] for move in out[: RULES.legal(self.state, seat, out)]]

    def say(self, *words: str, seat: int | None = None) -> Sitting:
        for word in words:
            who = RULES.mover(self.state) if seat is None else seat
            assert word in self.words(who), (word, self.step, self.words(who))
            EVENTS.clear()
            RULES.play(self.state, who, GAME.move_index[word])
            self.events += EVENTS
        return self

    def to(self) -> set[str]:
        """Where the unit may go."""
        return {word.removeprefix("to ") for word in self.words() if word.startswith("to ")}

    def places(self, verb: str) -> set[str]:
        return {word.removeprefix(f"{verb} ") for word in self.words() if word.startswith(f"{verb} ")}

    @property
    def now(self) -> Position:
        return GAME.position(self.state)

    @property
    def step(self) -> str:
        return str(self.now["step"])

    def of(self, seat: int = 0) -> Position:
        return dict(self.now["seats"][seat])

    def at(self, place: str) -> dict[str, int]:
        """The resources of a place."""
        return dict(self.now["resources"].get(place, {}))

    def score(self, seat: int = 0) -> dict[str, int]:
        return {name: line(self.state, seat, i) for i, name in enumerate(LINES)}

    def total(self, seat: int = 0) -> int:
        return int(RULES.score(self.state, seat))

    def winners(self) -> int:
        return int(RULES.winners(self.state))

    def told(self, what: str) -> list[tuple[int, ...]]:
        """What was told of a kind of news."""
        number = NEWS.index(what)
        return [args[1:] for name, args, _ in self.events if name == "tell" and args[0] == number]
