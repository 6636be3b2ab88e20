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
from fabrica.bots.fair_queue import Asker, Quota, TooMany
from fabrica.bots.processes import WorkerPool
from fabrica.bots.worker import Lost, Overdue
from fabrica.engine.errors import FabricaError, UnknownName

MATCH = Match("fantastic-factories", 2, seed=3)
VIEW = MATCH.view(0)
ANSWER = choose("greedy", VIEW, 60, "1")


def thinker() -> int:
    """The process of the only thinker that is alive."""
    (child,) = multiprocessing.active_children()
    assert child.pid is not None
    return child.pid


def with_pool(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


def test_a_pool_answers_like_the_bot_itself() -> None:
    async def test() -> None:
        pool = WorkerPool()
        assert not multiprocessing.active_children(), "nothing starts before the first thought"
        assert await pool.choose("greedy", VIEW, 60, "1") == ANSWER
        assert await pool.choose("random", VIEW, 5, "1") == choose("random", VIEW, 5, "1")
        pool.close()
        with pytest.raises(RuntimeError, match="closed"):
            await pool.choose("greedy", VIEW)

    with_pool(test())


def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    async def test() -> None:
        pool, beats = WorkerPool(), 0
        thought = asyncio.gather(*(pool.choose("greedy", VIEW, 60, str(i)) for i in range(10)))
        while not thought.done():
            await asyncio.sleep(0.005)
            beats += 1
        assert set(await thought) <= set(MATCH.moves(0))
        assert beats > 10
        pool.close()

    with_pool(test())


def test_what_is_wrong_is_said_and_the_pool_lives_on() -> None:
    async def test() -> None:
        pool = WorkerPool()
        with pytest.raises(UnknownName, match="Known: random, greedy"):
            await pool.choose("clever", VIEW)
        with pytest.raises(FabricaError, match="cannot move"):
            await pool.choose("greedy", MATCH.view(1))
        with pytest.raises(FabricaError, match=r"seats\[0\].metal"):
            await pool.choose("greedy", {**VIEW, "seats": [{**VIEW["seats"][0], "metal": -1}, VIEW["seats"][1]]})
        assert await pool.choose("greedy", VIEW, 60, "1") == ANSWER
        pool.close()

    with_pool(test())


def test_a_thinker_that_is_killed_is_replaced() -> None:
    """In the middle of thoughts: each of them is answered all the same, and so is the next."""

    async def test() -> None:
        pool = WorkerPool()
        await pool.choose("greedy", VIEW, 60, "1")
        killed = thinker()
        thoughts = [asyncio.ensure_future(pool.choose("greedy", VIEW, 60, "1")) for _ in range(30)]
        await asyncio.wait(thoughts, return_when=asyncio.FIRST_COMPLETED)
        assert not all(thought.done() for thought in thoughts)
        os.kill(killed, signal.SIGKILL)
        assert set(await asyncio.gather(*thoughts)) == {ANSWER}
        assert await pool.choose("greedy", VIEW, 60, "1") == ANSWER
        assert thinker() != killed
        pool.close()

    with_pool(test())


def test_an_interrupt_is_left_to_the_parent() -> None:
    async def test() -> None:
        pool = WorkerPool()
        await pool.choose("greedy", VIEW, 60, "1")
        first = thinker()
        os.kill(first, signal.SIGINT)
        assert await pool.choose("greedy", VIEW, 60, "1") == ANSWER
        assert thinker() == first
        pool.close()

    with_pool(test())


def nap(seconds: float, name: str, folder: Path) -> str:
    """A thought that leaves a trace of having begun."""
    (folder / name).touch()
    time.sleep(seconds)
    return name


def begun(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def until_begun(folder: Path, name: str) -> None:
    while name not in begun(folder):
        await asyncio.sleep(0.01)


def test_a_thought_whose_asker_has_gone_is_not_thought_of(tmp_path: Path) -> None:
    async def test() -> None:
        pool = WorkerPool(quota=Quota(guest=9, address=9, all=3))
        first, gone, last = (asyncio.ensure_future(pool.run(nap, 0.3, name, tmp_path)) for name in ("first", "gone", "last"))
        await until_begun(tmp_path, "first")
        gone.cancel()
        await asyncio.sleep(0)
        again = asyncio.ensure_future(pool.run(nap, 0, "again", tmp_path))  # there is room for it
        assert [*await asyncio.gather(first, last, again)] == ["first", "last", "again"]
        assert begun(tmp_path) == {"first", "last", "again"}
        assert not pool._slots._taken
        pool.close()

    with_pool(test())


def test_one_that_has_begun_keeps_its_place_until_it_is_done(tmp_path: Path) -> None:
    """Whoever asks, leaves and asks again has no more than their share."""

    async def test() -> None:
        pool, ann = WorkerPool(quota=Quota(guest=1, address=9, all=9)), Asker(guest="ann")
        gone = asyncio.ensure_future(pool.run(nap, 0.5, "gone", tmp_path, asker=ann))
        await until_begun(tmp_path, "gone")
        gone.cancel()
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await pool.run(nap, 0, "more", tmp_path, asker=ann)
        assert await pool.run(nap, 0, "other", tmp_path, asker=Asker(guest="bob")) == "other"
        assert await pool.run(nap, 0, "now", tmp_path, asker=ann) == "now"
        pool.close()

    with_pool(test())


def test_a_newcomer_does_not_wait_for_all_that_another_has_asked(tmp_path: Path) -> None:
    async def test() -> None:
        pool, order = WorkerPool(), list[str]()

        async def ask(guest: str, name: str) -> None:
            order.append(await pool.run(nap, 0.02, name, tmp_path, asker=Asker(guest=guest)))

        await asyncio.gather(*(ask("ann", f"ann{n}") for n in range(6)), ask("bob", "bob"))
        assert order.index("bob") == 2, "one that was being thought of, and the next"
        pool.close()

    with_pool(test())


def test_a_thinker_that_is_stuck_is_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        pool = WorkerPool()
        assert await pool.run(nap, 0, "before", tmp_path) == "before"
        stuck = thinker()
        with pytest.raises(Overdue):
            await pool.run(nap, 600, "stuck", tmp_path, limit=0.2)
        assert await pool.run(nap, 0, "after", tmp_path) == "after"
        assert thinker() != stuck
        assert not is_alive(stuck)
        pool.close()

    with_pool(test())


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_thought_that_kills_whoever_thinks_it_is_given_up() -> None:
    async def test() -> None:
        pool = WorkerPool()
        with pytest.raises(Lost):
            await pool.run(die)
        assert await pool.choose("greedy", VIEW, 60, "1") == ANSWER
        pool.close()

    with_pool(test())


def test_thinkers_step_back_behind_people() -> None:
    async def test() -> None:
        pool = WorkerPool(nice=7)
        assert await pool.run(os.nice, 0) == min(19, os.nice(0) + 7)
        pool.close()

    with_pool(test())


def test_closing_ends_what_is_thought(tmp_path: Path) -> None:
    async def test() -> None:
        pool = WorkerPool()
        at_it, waits = (asyncio.ensure_future(pool.run(nap, 600, name, tmp_path)) for name in ("at it", "waits"))
        await until_begun(tmp_path, "at it")
        pool.close()
        with pytest.raises(Lost):
            await at_it
        with pytest.raises(asyncio.CancelledError):
            await waits
        assert not multiprocessing.active_children()

    with_pool(test())


PARENT = """
import multiprocessing, time
from fabrica.bots.worker import begin

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


def test_whether_they_respond() -> None:
    async def ask() -> list[bool]:
        pool = WorkerPool()
        well = await pool.responds(10)
        pool.close()
        return [well, await pool.responds(10)]

    assert asyncio.run(ask()) == [True, False]
