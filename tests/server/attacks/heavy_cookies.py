"""Cookies that take long to read: the standard parser takes time by the square of what is escaped in them."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import time

from server.attacks.attacking import inside, run
from server.visitors import Server

SECONDS = 1.0  # of the processor: without a bound it is 4 to 8
HEAVY = (
    'a="' + r"\"" * 15_000 + '"',
    'fabrica_name="' + r"\"" * 15_000 + '"',
    "; ".join(f'fabrica_{n}="{chr(92)}"{chr(92)}""' for n in range(1_000)),
    'fabrica_guest="' + r"\377" * 7_000 + '"',
    "fabrica_language=pl; " + "; ".join(f"other{n}={'x' * 500}" for n in range(50)),
)


def cheat(server: Server, number: int) -> None:
    for cookie in HEAVY:
        start = time.process_time()
        answer = server.client.get("/", headers={"cookie": cookie})
        assert time.process_time() - start < SECONDS, f"{cookie[:40]} … took {time.process_time() - start:.1f} s"
        assert answer.status_code == 200
    assert 'lang="pl"' in answer.text  # what is ours is read among what is not


attack = inside(cheat)

if __name__ == "__main__":
    run(attack)
