"""A table: one match, the people and bots at it, and what they did. Its events are its truth; all else follows from them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import monotonic, time
from typing import Any
from weakref import WeakValueDictionary

from fabrica.engine.entry import Entry, known_to
from fabrica.engine.errors import IllegalMove
from fabrica.engine.match import Match
from fabrica.engine.parts import Refusal
from fabrica.server.problems import Problem, illegal, not_your_seat, stale
from fabrica.server.store import Event, Seat

TICK = 1e-6  # seconds between two changes, at least
STEPS_MOST = 5_000  # events after which nothing is taken back any more: some twenty long games
EVENTS_MOST = 20_000  # events after which there are no more
LOOKED = 60.0  # seconds
LATE = "late"  # the trouble of a bot that goes on trying


@dataclass
class Table:
    """One match in memory."""

    id: str
    match: Match
    seats: list[Seat]
    maker: str | None = None  # the guest who opened the table
    number: int = 0  # of the last event
    versions: list[int] = field(default_factory=list)  # how many events each seat has made
    in_secret: list[int] = field(default_factory=list)  # how many of these the others may not know of yet
    undone: list[list[str]] = field(default_factory=list)  # what each seat could redo
    requests: set[str] = field(default_factory=set)
    told: dict[tuple[object, ...], list[Any]] = field(default_factory=dict)  # the log, by who reads it
    moments: list[Any] = field(default_factory=list)  # what was counted before each move of the log
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[asyncio.Event] = field(default_factory=set)
    closed: bool = False  # whether it can be read no more: streams end
    looked_at: float = field(default_factory=monotonic)  # when someone last asked for it
    changed: float = field(default_factory=time)  # when those who look on were told so
    changed_in_secret: dict[int, float] = field(default_factory=dict)  # by seat: when it alone was told so
    whispers: set[int] | None = field(default_factory=set)  # who has done something in secret since; None: all may know of it
    troubles: dict[int, str] = field(default_factory=dict)  # by seat: why its bot cannot go on, as the end of a message's id
    audiences: WeakValueDictionary[Any, Any] = field(default_factory=WeakValueDictionary)  # who look on, by what they may see

    @classmethod
    def of(cls, id: str, match: Match, maker: str | None = None) -> Table:
        """The table of a match before its first event, and before anyone sits down."""
        nothing = [0] * match.seats
        return cls(id, match, [], maker, versions=[*nothing], in_secret=nothing, undone=[[] for _ in nothing])

    # Who

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        return tuple(place.seat for place in self.seats if guest is not None and place.owner == guest)

    def viewer(self, guest: str | None, seat: int | None = None) -> int | None:
        """The seat whose eyes a guest has: the one asked for if it is theirs, else their first; None for a spectator."""
        own = self.seats_of(guest)
        if seat is not None and seat not in own:
            raise not_your_seat()
        return seat if seat is not None else next(iter(own), None)

    @property
    def is_full(self) -> bool:
        return all(place.owner or place.bot for place in self.seats)

    @property
    def is_live(self) -> bool:
        """Do people of several devices play here now? Then nobody is helped."""
        return self.has_begun and not self.match.over and len({place.owner for place in self.seats if place.owner}) > 1

    @property
    def awaits(self) -> list[int]:
        """The seats whose people have yet to add a nonce to chance."""
        return [place.seat for place in self.seats if place.nonce == ""]

    @property
    def has_begun(self) -> bool:
        """Is it dealt? Before, nobody sees a hand or moves."""
        return self.is_full and not self.awaits

    def take_seats(self, seats: list[Seat]) -> None:
        """Who sits where; the last nonce that was awaited deals the cards."""
        bots = {place.seat: place.bot for place in self.seats}
        self.troubles = {seat: why for seat, why in self.troubles.items() if seats[seat].bot == bots[seat]}
        self.seats = seats
        nonces = {place.seat: place.nonce for place in seats if place.nonce}
        if nonces and self.has_begun and not self.match.nonces:
            self.match = self.match.with_nonces(nonces)

    @property
    def moment(self) -> tuple[object, ...]:
        """Another one whenever anything has changed that a page may show."""
        return self.match, self.number, self.changed, *self.changed_in_secret.values()

    # What a viewer may know of: others' secret choices do not count until they are revealed

    def number_for(self, viewer: int | None) -> int:
        return self.number - sum(n for seat, n in enumerate(self.in_secret) if seat != viewer)

    def versions_for(self, viewer: int | None) -> list[int]:
        return [n if seat == viewer else n - self.in_secret[seat] for seat, n in enumerate(self.versions)]

    def changed_for(self, viewer: int | None) -> float:
        return max(self.changed, self.changed_in_secret.get(viewer, 0.0)) if viewer is not None else self.changed

    def log_for(self, viewer: int | None) -> list[int]:
        """The places in the log of the moves that a viewer may know of."""
        return known_to(self.match.log, viewer) if self.has_begun else []

    def after(self, viewer: int | None, moves: int) -> Match:
        """The match as it was after so many of the moves that a viewer may know of."""
        known = self.log_for(viewer)
        return self.match.after(known[moves] if moves < len(known) else len(self.match.log))

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.active if self.has_begun else ()

    def moves(self, seat: int | None) -> list[str]:
        """The moves of a seat; a spectator has none."""
        return self.match.moves(seat) if seat is not None and self.has_begun else []

    @property
    def is_worn_out(self) -> bool:
        """Has so much happened that no more is kept?"""
        return self.number >= EVENTS_MOST

    @property
    def is_wanted(self) -> bool:
        """Do people play here, or has someone looked on of late? Bots among themselves play for those who look."""
        return any(place.owner for place in self.seats) or bool(self.listeners) or monotonic() - self.looked_at < LOOKED

    def bots_to_move(self) -> list[tuple[int, str]]:
        if self.closed or self.is_worn_out or not self.is_wanted:
            return []
        can_go_on = [place for place in self.seats if self.troubles.get(place.seat, LATE) == LATE]
        return [(place.seat, place.bot) for place in can_go_on if place.bot and place.seat in self.active]

    def trouble(self, seat: int, why: str) -> bool:
        """Tell everyone that a bot cannot go on; says whether this is news."""
        if self.troubles.get(seat) == why:
            return False
        self.troubles[seat] = why
        self.wake()
        return True

    # What

    def check_seat(self, guest: str, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise not_your_seat()

    def check_begun(self) -> None:
        if not self.has_begun:
            raise Problem(409, "problem-not-begun")

    def check_version(self, seat: int, version: int | None) -> None:
        """A page that is older than the seat's last event must not play: what it shows is not what is."""
        if version is not None and version != self.versions[seat]:
            raise stale()

    def can_undo(self, seat: int | None) -> bool:
        return seat is not None and self.has_begun and self.match.can_undo(seat)

    def can_redo(self, seat: int | None) -> bool:
        return seat is not None and self.has_begun and not self.match.over and bool(self.undone[seat])

    def event(self, seat: int, kind: str, words: str, request: str) -> Event:
        """What a request would be as the next event."""
        return Event(self.id, self.number + 1, seat, kind, words, request)

    def rehearse(self, event: Event) -> None:
        """Would this event be allowed? Raises with the rule that forbids it. What is over stays as it is."""
        self.check_begun()
        if self.match.over:
            raise illegal(self.match.game.id, Refusal("game-over"))
        if self.is_worn_out:
            raise Problem(409, "problem-match-too-long")
        if self.number >= STEPS_MOST and event.kind != "play":
            raise Problem(409, "problem-too-many-steps")
        try:
            if event.kind == "play":
                self.match.check(event.words, event.seat)
            elif event.kind == "redo" and not self.can_redo(event.seat):
                raise illegal(self.match.game.id, Refusal("cannot-redo"))
            elif event.kind == "redo":
                self.match.check(self.undone[event.seat][-1], event.seat)
            elif not self.match.can_undo(event.seat):
                raise illegal(self.match.game.id, Refusal("cannot-undo"))
        except IllegalMove as error:
            raise illegal(self.match.game.id, error.refusal) from None

    def apply(self, event: Event) -> None:
        """Do what an event says."""
        active = self.match.active
        done: list[Entry] = getattr(self, f"_{event.kind}")(event)
        self.number = event.number
        self.versions[event.seat] += 1
        self.requests.add(event.request)
        self._whisper(event.seat, done, self.match.active == active)

    def _whisper(self, seat: int, done: list[Entry], as_before: bool) -> None:
        """Count what others may not know of; that someone has chosen, they may."""
        is_secret = all(entry.secret for entry in done) and not any(entry.opens_secrets for entry in done)
        if any(entry.opens_secrets for entry in done):
            self.in_secret = [0] * self.match.seats
        self.in_secret[seat] += is_secret
        if not (is_secret and as_before):
            self.whispers = None
        elif self.whispers is not None:
            self.whispers.add(seat)

    def _play(self, event: Event) -> list[Entry]:
        self.match.play(event.words, event.seat)
        self.undone[event.seat].clear()
        return self.match.log[-1:]

    def _undo(self, event: Event) -> list[Entry]:
        last = self._take_back(event.seat)
        if last is None:
            raise illegal(self.match.game.id, Refusal("cannot-undo"))
        return [last]

    def _take_back(self, seat: int) -> Entry | None:
        """The move that was taken back, if any. What is stored has happened: matches of before have gone on after their end."""
        last = self.match.take_back(seat)
        if last is not None:
            self.undone[seat].append(last.words)
        return last

    def _redo(self, event: Event) -> list[Entry]:
        self.match.play(self.undone[event.seat].pop(), event.seat)
        return self.match.log[-1:]

    def _restart(self, event: Event) -> list[Entry]:
        return list(iter(lambda: self._take_back(event.seat), None))

    def catch_up(self, events: Iterable[Event]) -> None:
        """Apply events that others have stored, those that are here already left out."""
        for event in events:
            if event.number > self.number + 1:
                raise LookupError(f"event {self.number + 1} is missing")
            if event.number == self.number + 1:
                self.apply(event)

    def wake(self) -> None:
        """Tell everyone who looks on that something has changed; of a secret, only whose it is."""
        now = max(time(), self.changed + TICK, *(when + TICK for when in self.changed_in_secret.values()))
        if self.whispers:
            self.changed_in_secret |= dict.fromkeys(self.whispers, now)
        else:
            self.changed = now
        self.whispers = set()
        for listener in self.listeners:
            listener.set()
