"""Everyone in turn, nobody with more than their share, and nothing remembered of those who ask for nothing."""

from __future__ import annotations

from collections import Counter, deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabrica.bots.fair_queue import Asker, FairQueue, Quota, Slots, TooMany

ASKERS = [Asker(address, guest) for address in ("", "a", "b") for guest in ("", "1", "2")]
CALM = settings(max_examples=200, deadline=None)


def waiting(queue: FairQueue[int], asker: Asker, *things: int) -> None:
    for thing in things:
        queue.put(asker, thing)


def served(queue: FairQueue[int]) -> list[int]:
    found = []
    while queue:
        found.append(queue.take())
    return found


def test_askers_are_served_in_turn() -> None:
    queue: FairQueue[int] = FairQueue()
    waiting(queue, Asker("a", "1"), 1, 2, 3, 4)
    waiting(queue, Asker("b", "2"), 10, 20)
    waiting(queue, Asker("c", "3"), 100)
    assert served(queue) == [1, 10, 100, 2, 20, 3, 4]


def test_many_guests_of_one_address_have_one_address_share() -> None:
    queue: FairQueue[int] = FairQueue()
    for guest in range(10):
        waiting(queue, Asker("crowd", str(guest)), guest)
    waiting(queue, Asker("home", "ann"), 100, 101)
    assert served(queue)[:4] == [0, 100, 1, 101]


def test_who_asks_one_by_one_does_not_push_in() -> None:
    queue: FairQueue[int] = FairQueue()
    waiting(queue, Asker("a", "1"), 1, 2, 3)
    order = []
    for number in range(3):
        waiting(queue, Asker("b", "2"), 10 + number)
        order += [queue.take(), queue.take()]
    assert order == [1, 10, 2, 11, 3, 12]


@CALM
@given(st.lists(st.tuples(st.sampled_from(ASKERS), st.sampled_from(["put", "take", "remove"]))))
def test_a_line_keeps_what_is_put_into_it_and_the_order_of_each_asker(steps: list[tuple[Asker, str]]) -> None:
    queue: FairQueue[int] = FairQueue()
    there: dict[Asker, deque[int]] = {asker: deque() for asker in ASKERS}
    for number, (asker, step) in enumerate(steps):
        if step == "put":
            queue.put(asker, number)
            there[asker].append(number)
        elif step == "take" and queue:
            taken = queue.take()
            assert taken in [own[0] for own in there.values() if own], "the first of its asker"
            next(own for own in there.values() if taken in own).popleft()
        elif step == "remove":
            last = there[asker].pop() if there[asker] else -1
            assert queue.remove(asker, last) == (last >= 0)
        assert len(queue) == sum(map(len, there.values()))
        assert bool(queue) == bool(len(queue))
    assert sorted(served(queue)) == sorted(thing for own in there.values() for thing in own)
    assert not queue._addresses


@CALM
@given(st.lists(st.sampled_from([*ASKERS, None]), max_size=60))
def test_nobody_has_more_than_their_share(steps: list[Asker | None]) -> None:
    """None: whoever came first goes."""
    quota = Quota(guest=2, address=3, all=5)
    slots, there = Slots(quota), deque[Asker]()
    for asker in steps:
        if asker is None:
            if there:
                slots.free(there.popleft())
            continue
        taken = Counter(part for a in there for part in (("guest", a.guest), ("address", a.address), ("all", "all")))
        full = [kind for kind, name in (("guest", asker.guest), ("address", asker.address), ("all", "all"))
                if name and taken[kind, name] >= getattr(quota, kind)]  # fmt: skip
        if full:
            with pytest.raises(TooMany) as refused:
                slots.take(asker)
            assert refused.value.whose == full[0]
        else:
            slots.take(asker)
            there.append(asker)
        assert len(slots) == len(there)
    for asker in there:
        slots.free(asker)
    assert not slots._taken
