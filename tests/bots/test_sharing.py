"""Everyone in turn, nobody with more than their share, and nothing remembered of those who ask for nothing."""

from __future__ import annotations

from collections import Counter, deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabrica.bots.fair_queue import Asker, Line, Places, Quota, TooMany

ASKERS = [Asker(address, guest) for address in ("", "a", "b") for guest in ("", "1", "2")]
CALM = settings(max_examples=200, deadline=None)


def waiting(line: Line[int], asker: Asker, *things: int) -> None:
    for thing in things:
        line.put(asker, thing)


def served(line: Line[int]) -> list[int]:
    found = []
    while line:
        found.append(line.take())
    return found


def test_askers_are_served_in_turn() -> None:
    line: Line[int] = Line()
    waiting(line, Asker("a", "1"), 1, 2, 3, 4)
    waiting(line, Asker("b", "2"), 10, 20)
    waiting(line, Asker("c", "3"), 100)
    assert served(line) == [1, 10, 100, 2, 20, 3, 4]


def test_many_guests_of_one_address_have_one_address_share() -> None:
    line: Line[int] = Line()
    for guest in range(10):
        waiting(line, Asker("crowd", str(guest)), guest)
    waiting(line, Asker("home", "ann"), 100, 101)
    assert served(line)[:4] == [0, 100, 1, 101]


def test_who_asks_one_by_one_does_not_push_in() -> None:
    line: Line[int] = Line()
    waiting(line, Asker("a", "1"), 1, 2, 3)
    order = []
    for number in range(3):
        waiting(line, Asker("b", "2"), 10 + number)
        order += [line.take(), line.take()]
    assert order == [1, 10, 2, 11, 3, 12]


@CALM
@given(st.lists(st.tuples(st.sampled_from(ASKERS), st.sampled_from(["put", "take", "remove"]))))
def test_a_line_keeps_what_is_put_into_it_and_the_order_of_each_asker(steps: list[tuple[Asker, str]]) -> None:
    line: Line[int] = Line()
    there: dict[Asker, deque[int]] = {asker: deque() for asker in ASKERS}
    for number, (asker, step) in enumerate(steps):
        if step == "put":
            line.put(asker, number)
            there[asker].append(number)
        elif step == "take" and line:
            taken = line.take()
            assert taken in [own[0] for own in there.values() if own], "the first of its asker"
            next(own for own in there.values() if taken in own).popleft()
        elif step == "remove":
            last = there[asker].pop() if there[asker] else -1
            assert line.remove(asker, last) == (last >= 0)
        assert len(line) == sum(map(len, there.values()))
        assert bool(line) == bool(len(line))
    assert sorted(served(line)) == sorted(thing for own in there.values() for thing in own)
    assert not line._addresses


@CALM
@given(st.lists(st.sampled_from([*ASKERS, None]), max_size=60))
def test_nobody_has_more_than_their_share(steps: list[Asker | None]) -> None:
    """None: whoever came first goes."""
    quota = Quota(guest=2, address=3, all=5)
    places, there = Places(quota), deque[Asker]()
    for asker in steps:
        if asker is None:
            if there:
                places.free(there.popleft())
            continue
        taken = Counter(part for a in there for part in (("guest", a.guest), ("address", a.address), ("all", "all")))
        full = [kind for kind, name in (("guest", asker.guest), ("address", asker.address), ("all", "all"))
                if name and taken[kind, name] >= getattr(quota, kind)]  # fmt: skip
        if full:
            with pytest.raises(TooMany) as refused:
                places.take(asker)
            assert refused.value.whose == full[0]
        else:
            places.take(asker)
            there.append(asker)
        assert len(places) == len(there)
    for asker in there:
        places.free(asker)
    assert not places._taken
