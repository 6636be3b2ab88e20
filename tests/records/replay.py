"""Replays the records of every version of every game: python tests/records/replay.py"""

from __future__ import annotations

import lzma
import time
from pathlib import Path

from fabrica.engine.match import Match
from fabrica.engine.record import HEADER

FILES = tuple(sorted(Path(__file__).parent.glob("*.xz")))


def records(file: Path) -> list[str]:
    return [HEADER + rest for rest in lzma.decompress(file.read_bytes()).decode().split(HEADER)[1:]]


def check(text: str) -> None:
    """It replays, verifies, and is written again as it was."""
    assert Match.from_record(text).record() == text


def goes_on(text: str) -> None:
    """A beginning of it goes on by the same rules to the same end."""
    match = Match.from_record(text)
    half = Match.from_record(match.after(len(match.log) // 2).record())
    for entry in match.log[len(half.log) :]:
        half.play(entry.words, entry.seat)
    assert half.record() == text


if __name__ == "__main__":
    for file in FILES:
        began, texts = time.monotonic(), records(file)
        for text in texts:
            check(text)
            goes_on(text)
        print(f"{file.stem}: {len(texts)} records replayed to the byte in {time.monotonic() - began:.0f} s")
