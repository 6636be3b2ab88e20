"""Thinking in other processes: a real pool, and what happens to it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from fabrica import Match
from fabrica.bots import choose
from fabrica.bots.thinking import Thinkers
from fabrica.errors import FabricaError, UnknownName

MATCH = Match("fantastic-factories", 2, seed=3)
VIEW = MATCH.view(0)
ANSWER = choose("greedy", VIEW, 60, "1")


def thinker() -> int:
    """The process of the only thinker that is alive."""
    (child,) = multiprocessing.active_children()
    assert child.pid is not None
    return child.pid


def with_thinkers(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


def test_a_pool_answers_like_the_bot_itself() -> None:
    async def test() -> None:
        thinkers = Thinkers()
        assert not multiprocessing.active_children(), "nothing starts before the first thought"
        assert await thinkers.choose("greedy", VIEW, 60, "1") == ANSWER
        assert await thinkers.choose("random", VIEW, 5, "1") == choose("random", VIEW, 5, "1")
        thinkers.close()
        with pytest.raises(RuntimeError, match="closed"):
            await thinkers.choose("greedy", VIEW)

    with_thinkers(test())


def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    async def test() -> None:
        thinkers, beats = Thinkers(), 0
        thought = asyncio.gather(*(thinkers.choose("greedy", VIEW, 60, str(i)) for i in range(10)))
        while not thought.done():
            await asyncio.sleep(0.005)
            beats += 1
        assert set(await thought) <= set(MATCH.moves(0))
        assert beats > 10
        thinkers.close()

    with_thinkers(test())


def test_what_is_wrong_is_said_and_the_pool_lives_on() -> None:
    async def test() -> None:
        thinkers = Thinkers()
        with pytest.raises(UnknownName, match="Known: random, greedy"):
            await thinkers.choose("clever", VIEW)
        with pytest.raises(FabricaError, match="cannot move"):
            await thinkers.choose("greedy", MATCH.view(1))
        with pytest.raises(FabricaError, match=r"seats\[0\].metal"):
            await thinkers.choose("greedy", {**VIEW, "seats": [{**VIEW["seats"][0], "metal": -1}, VIEW["seats"][1]]})
        assert await thinkers.choose("greedy", VIEW, 60, "1") == ANSWER
        thinkers.close()

    with_thinkers(test())


def test_a_thinker_that_is_killed_is_replaced() -> None:
    """In the middle of thoughts: each of them is answered all the same, and so is the next."""

    async def test() -> None:
        thinkers = Thinkers()
        await thinkers.choose("greedy", VIEW, 60, "1")
        killed = thinker()
        thoughts = [asyncio.ensure_future(thinkers.choose("greedy", VIEW, 60, "1")) for _ in range(30)]
        await asyncio.wait(thoughts, return_when=asyncio.FIRST_COMPLETED)
        assert not all(thought.done() for thought in thoughts)
        os.kill(killed, signal.SIGKILL)
        assert set(await asyncio.gather(*thoughts)) == {ANSWER}
        assert await thinkers.choose("greedy", VIEW, 60, "1") == ANSWER
        assert thinker() != killed
        thinkers.close()

    with_thinkers(test())


def test_an_interrupt_is_left_to_the_parent() -> None:
    async def test() -> None:
        thinkers = Thinkers()
        await thinkers.choose("greedy", VIEW, 60, "1")
        first = thinker()
        os.kill(first, signal.SIGINT)
        assert await thinkers.choose("greedy", VIEW, 60, "1") == ANSWER
        assert thinker() == first
        thinkers.close()

    with_thinkers(test())


PARENT = """
import multiprocessing, time
from fabrica.bots.thinking import begin

def think_for_ever():
    begin()
    time.sleep(600)

if __name__ == "__main__":
    child = multiprocessing.get_context("spawn").Process(target=think_for_ever)
    child.start()
    print(child.pid, flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_a_thinker_does_not_outlive_its_parent(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        time.sleep(2)  # it has begun
        assert is_alive(child)
        parent.kill()
    until = time.monotonic() + 20
    while is_alive(child) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(child)


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False
