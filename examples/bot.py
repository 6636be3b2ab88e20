"""A player of your own: it joins a match by an invite and plays it to the end, at random. Only httpx is needed.

python examples/bot.py http://127.0.0.1:8000/join/INVITE
"""

from __future__ import annotations

import random
import sys
import time
import uuid
from typing import Any

import httpx


def choose(seen: dict[str, Any], moves: list[str]) -> str:
    """Your idea goes here: `seen["view"]` is all that your seat may know."""
    return random.choice(moves)


def play(link: str) -> dict[str, Any]:
    server, _, invite = link.partition("/join/")
    with httpx.Client(base_url=server, timeout=60) as http:
        seen: dict[str, Any] = http.post("/api/join", json={"invite": invite, "name": "Example bot"}).raise_for_status().json()
        match = f"/api/matches/{seen['id']}"
        with http.stream("GET", f"{match}/stream") as notices:  # one at once, one after every change
            for line in notices.iter_lines():
                if line.startswith("data:") and (seen := http.get(match).json())["moves"]:
                    move = {"seat": seen["seat"], "version": seen["version"], "move": choose(seen, seen["moves"])}
                    while (answer := http.post(f"{match}/play", json={**move, "request": uuid.uuid4().hex})).status_code == 429:
                        time.sleep(int(answer.headers["retry-after"]))  # too fast for the server
                if seen["over"]:
                    return seen
    raise ConnectionError("the stream has ended before the game")


if __name__ == "__main__":
    result = play(sys.argv[1])
    print(f"Scores: {result['scores']}. I was seat {result['seat']}; seats {result['winners']} have won.")
