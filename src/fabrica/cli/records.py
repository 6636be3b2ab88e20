"""`fabrica replay` and `fabrica verify`: a played game as text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from fabrica import Match
from fabrica.cli.common import Json, clear_errors, read_text
from fabrica.engine.errors import BadOption
from fabrica.engine.fairness import Nonces

RecordFile = Annotated[Path, typer.Argument(help="A file with a record, or - for standard input.")]


def replay(
    record: RecordFile,
    at: Annotated[int | None, typer.Option(help="Stop after so many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat saw; left out: a spectator.")] = None,
    as_json: Json = False,
) -> None:
    """Replay a record: its moves, and the table after them as a seat or a spectator sees it."""
    with clear_errors(as_json):
        whole = Match.from_record(read_text(record))
        moves = [(entry.seat, entry.words) for entry in whole.log]
        stop = len(moves) if at is None else at
        if not 0 <= stop <= len(moves):
            raise BadOption(f"--at is from 0 to {len(moves)}, the number of moves; got {stop}")
        match = whole.after(stop)
        result = {"game": match.game.id, "seats": match.seats, "moves": moves[:stop], "view": match.view(seat)}
    if as_json:
        print(json.dumps(result))
        return
    for number, (mover, words) in enumerate(moves[:stop], 1):
        print(f"{number:4} seat {mover}: {words}")
    print(json.dumps(result["view"], indent=1))


def verify(
    record: RecordFile,
    proof: Annotated[str | None, typer.Option(help="The hash that was shown when the match began.")] = None,
    nonce: Annotated[list[str] | None, typer.Option(help="What you added to chance: it must be in the record.")] = None,
    as_json: Json = False,
) -> None:
    """Check a record: every move, the outcome, that the seed is the one promised, that your nonce was counted."""
    with clear_errors(as_json):
        match = Match.from_record(read_text(record))
        if proof is not None and proof.lower() != match.proof:
            raise BadOption(f"the record's seed does not fit the proof {proof[:70]}")
        if missing := [own for own in nonce or () if own not in match.nonces.values()]:
            raise BadOption(f"the nonce {missing[0][:70]} was not counted: the record has {_listed(match.nonces)}")
    result = {
        "ok": True, "game": match.game.id, "moves": len(match.log), "over": match.over,
        "scores": match.scores, "winners": match.winners, "seed": match.seed, "proof": match.proof,
        "nonces": match.nonces,
    }  # fmt: skip
    if as_json:
        print(json.dumps(result))
    else:
        print(f"All {len(match.log)} moves are legal, the outcome and the seed fit. Scores: {', '.join(map(str, match.scores))}.")
        print(f"Nonces that people added to the seed: {_listed(match.nonces)}.")


def _listed(nonces: Nonces) -> str:
    return ", ".join(f"{nonce} (seat {seat})" for seat, nonce in nonces.items()) or "none"
