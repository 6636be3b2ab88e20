"""One game in progress, for people: it checks every move, remembers them all, and can go back."""

from __future__ import annotations

import hashlib
import secrets
from difflib import get_close_matches
from typing import Any

from fabrica.engine.backend import Event
from fabrica.engine.bit_sets import members
from fabrica.engine.chance import key_of, numbers_drawn, start_chance
from fabrica.engine.contract import Game, Position
from fabrica.engine.entry import Entry, known_to, opens_secrets
from fabrica.engine.errors import BadPosition, IllegalMove, UnknownName, WrongSeat, brief
from fabrica.engine.facts import Facts
from fabrica.engine.fairness import Nonces, check_nonce, check_seed, mixed, proof_of
from fabrica.engine.options import check_options, check_seats, option_values
from fabrica.engine.outcomes import share
from fabrica.engine.parts import Refusal
from fabrica.engine.record import Record, write
from fabrica.engine.replay import replayed
from fabrica.engine.trace import TRACE, rules_of
from fabrica.engine.undo import can_be_undone, is_bound, without_last
from fabrica.engine.versions import version_of, with_note, without_note
from fabrica.i18n.messages import say
from fabrica.registry import load


class Match:
    """A game that people play: `Match("fantastic-factories", seats=2, seed=7)`."""

    def _begin(self, seats: int, seed: int | str | None) -> None:
        self.seats = seats
        self.seed = secrets.token_hex(16) if seed is None else check_seed(seed)
        self.nonces: Nonces = {}
        self.start: Position | None = None
        self.log: list[Entry] = []
        self.opening: tuple[Event, ...] = ()
        self._known = Facts(None, 0, ())
        self._rules: Any = rules_of(self.game.id)

    def __init__(
        self, game: str, seats: int = 2, seed: int | str | None = None, rules: int | str | None = None, **options: str
    ) -> None:
        self.game: Game = load(game)
        check_seats(self.game, seats)
        self.options = check_options(self.game, seats, options)
        self._begin(seats, seed)
        self._deal(rules)

    def _deal(self, rules: int | str | None) -> None:
        state = self.game.blank(rules)
        start_chance(state, key_of(mixed(self.seed, self.nonces)))
        self._rules.setup(state, self.seats, option_values(self.game, self.options))
        self._state: Any = state
        self.opening = TRACE.take()

    def with_nonces(self, nonces: Nonces) -> Match:
        """The same match dealt anew, with what people have added to its seed."""
        match = Match(self.game.id, self.seats, self.seed, self.rules, **self.options)
        match.nonces = {match._check_seat(seat): check_nonce(nonce) for seat, nonce in nonces.items()}
        match._deal(self.rules)
        return match

    @classmethod
    def from_position(cls, position: Position, seed: int | str | None = None, rules: int | None = None) -> Match:
        """A match that starts from a position; chance follows the seed. By the newest rules, if nothing else is said."""
        if not isinstance(position, dict):
            raise BadPosition("position", f"expected an object, got {type(position).__name__}")
        position = position if rules is None else with_note(position, rules)
        match = cls.__new__(cls)
        try:
            match.game = load(position.get("game", ""))
        except UnknownName as error:
            raise BadPosition("game", str(error)) from None
        match._begin(0, seed)
        match._state = match.game.from_position(position, key_of(match.seed))
        match.start = match.position()  # what was left out is chosen now: chance begins after it
        match._state = match.game.from_position(match.start, key_of(match.seed))
        match.seats = match._state.players
        match.options = {}
        return match

    # What a person asks

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._facts.active

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, in words."""
        return [self.game.moves[move] for move in self._legal(self._check_seat(seat))]

    @property
    def over(self) -> bool:
        return not self.active

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self._rules.score(self._state, seat) for seat in range(self.seats))

    @property
    def rival(self) -> int | None:
        """The score of an opponent that is no seat; None when there is none."""
        score = int(self._rules.rival(self._state))
        return None if score < 0 else score

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; nobody while the game goes on, or when an opponent that is no seat has won."""
        return members(self._rules.winners(self._state)) if self.over else ()

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the win."""
        won = sum(1 << seat for seat in self.winners)
        return tuple(share(won, seat) for seat in range(self.seats))

    @property
    def round(self) -> int:
        return int(self._rules.round(self._state))

    @property
    def phase(self) -> str:
        return self.game.phase(self._state)

    @property
    def rules(self) -> int:
        """The version of the game's rules that it is played by."""
        return version_of(self._state)

    @property
    def proof(self) -> str:
        """The hash of the seed, which may be shown before the end."""
        return proof_of(self.seed)

    def view(self, seat: int | None) -> Position:
        """What a seat may know, as plain data; None: a spectator."""
        return self.game.view(self._state, None if seat is None else self._check_seat(seat))

    def observe(self, seat: int, row: list[int]) -> None:
        """Writes what a seat may know into a row of zeros: see `Game.feature_names`."""
        self.game.observe(self._state, self._check_seat(seat), row)

    def position(self) -> Position:
        """The whole truth as plain data that a person can write."""
        return self.game.position(self._state)

    def state(self) -> bytes:
        """The state to the byte, chance included: `restore` goes on from it."""
        return self.game.layout.pack(self._state)

    # Playing

    def check(self, words: str, seat: int) -> None:
        """Raise IllegalMove with the reason unless a seat may make a move."""
        self._check_move(words, self._check_seat(seat))

    def play(self, words: str, seat: int | None = None) -> None:
        """Make a move. An illegal one raises IllegalMove with the reason, and changes nothing."""
        seat = self._mover() if seat is None else self._check_seat(seat)
        move = self._check_move(words, seat)
        before, asked, secret = self.state(), numbers_drawn(self._state), bool(self._rules.secret(self._state, seat, move))
        TRACE.take()
        try:
            self._rules.play(self._state, seat, move)
        except BaseException:  # an interrupt, too, leaves no half-made move behind
            self._state = self.game.layout.unpack(before)
            TRACE.take()
            raise
        events = TRACE.take()
        revealed = numbers_drawn(self._state) != asked or opens_secrets(events)
        private = self._outside(seat, before) == self._outside(seat, self.state())
        self.log.append(Entry(seat, move, self.game.moves[move], events, before, revealed, private, secret))

    def _outside(self, seat: int, state: bytes) -> bytes:
        """A state without the part of a seat."""
        own = self.game.layout.part("seats", seat)
        return state[: own.start] + state[own.stop :]

    @property
    def mover(self) -> int | None:
        """The first active seat in turn order; None when the game is over."""
        seat = int(self._rules.mover(self._state))
        return None if seat < 0 else seat

    def _mover(self) -> int:
        active = self.active
        if len(active) > 1:
            which = ", ".join(map(str, active))
            raise WrongSeat(f"seats {which} are active: say which one moves, as in play(words, seat={active[0]})")
        return active[0] if active else 0

    def _check_seat(self, seat: int) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {brief(seat)}; this match has seats 0 to {self.seats - 1}")
        return seat

    def refusal(self, words: str, seat: int) -> Refusal | None:
        """Why a seat may not make a move; None where it may."""
        move = self.game.move_index.get(words)
        if move is None:
            return self._unknown(words[:60], seat)
        if self.over:
            return Refusal("game-over")
        return None if move in self._legal(seat) else self.game.refusal(self._state, seat, move)

    def _check_move(self, words: str, seat: int) -> int:
        said = " ".join(words[:200].split()).lower() if isinstance(words, str) else brief(words)
        why = self.refusal(said, seat)
        if why is not None:
            raise self._illegal(why)
        return self.game.move_index[said]

    def _unknown(self, words: str, seat: int) -> Refusal:
        why = self.game.misnamed(self._state, seat, words)
        if why is not None:
            return why
        near = get_close_matches(words, self.game.moves, n=1)
        said = {"words": words}
        return Refusal("unknown-move-near", {**said, "near": near[0]}) if near else Refusal("unknown-move", said)

    def _illegal(self, refusal: Refusal) -> IllegalMove:
        return IllegalMove(refusal, say(self.game.package, refusal.id, refusal.args))

    @property
    def _facts(self) -> Facts:
        if not self._known.are_of(self._state, len(self.log)):
            self._known = Facts(self._state, len(self.log), members(self._rules.active(self._state)))
        return self._known

    def _legal(self, seat: int) -> list[int]:
        known = self._facts.legal
        if seat not in known:
            out = [0] * self.game.most_moves
            known[seat] = out[: self._rules.legal(self._state, seat, out)] if seat in self.active else []
        return known[seat]

    # Going back

    def can_undo(self, seat: int) -> bool:
        """Can a seat take its last move back? Not if it revealed something, nor when others have moved on, nor after the end."""
        if self.over:
            return False
        if self.log and self.log[-1].seat == self._check_seat(seat):
            return not self.log[-1].revealed and not is_bound(self, self.log[-1])
        return can_be_undone(self, self._check_seat(seat))

    def undo(self, seat: int) -> None:
        if self.over:
            raise self._illegal(Refusal("game-over"))
        if self.take_back(seat) is None:
            raise self._illegal(Refusal("cannot-undo"))

    def take_back(self, seat: int) -> Entry | None:
        """A seat's last move, taken back; None where it stands. After the end too, as once was: players ask for `undo`."""
        shorter = without_last(self, self._check_seat(seat))
        if shorter is None:
            return None
        last = next(entry for entry in reversed(self.log) if entry.seat == seat)
        self.log, self._state = shorter
        return last

    def known_to(self, viewer: int | None) -> list[Entry]:
        """The log as far as a viewer may know it: what others have chosen in secret is not in it yet."""
        return [self.log[at] for at in known_to(self.log, viewer)]

    def after(self, moves: int) -> Match:
        """The match as it was after so many moves."""
        shorter = Match.__new__(Match)
        shorter.__dict__.update(self.__dict__)
        shorter.log = self.log[:moves]
        before = self.log[moves].before if moves < len(self.log) else self.state()
        shorter._state = self.game.layout.unpack(before)
        return shorter

    # Keeping

    def record(self) -> str:
        """The match as text; `Match.from_record` replays and verifies it."""
        record = Record(
            game=self.game.id, rules=self.rules, seats=self.seats, seed=self.seed, proof=self.proof, options=self.options,
            nonces=dict(self.nonces), position=None if self.start is None else without_note(self.start),
            moves=[(entry.seat, entry.words) for entry in self.log], state=self.fingerprint(),
        )  # fmt: skip
        if self.over:
            record.scores, record.winners = self.scores, self.winners
        return write(record)

    def fingerprint(self) -> str:
        return hashlib.sha256(self.state()).hexdigest()[:16]

    @classmethod
    def from_record(cls, text: str) -> Match:
        """Replay a record, checking every move and the outcome; a damaged one raises BadRecord with its line."""
        return replayed(cls, text)
