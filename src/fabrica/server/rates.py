"""Limits of speed: so much in so many seconds for each who asks."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address, ip_network
from math import ceil, inf
from typing import Any

from fabrica.server.problems import Problem

MINUTE = 60
HOUR = 3600
now = time.monotonic
KEPT = 50_000  # who is remembered; the one not seen for longest is forgotten first


class Rate:
    """A bucket for each who asks: what they take fills it, time empties it. The clock never steps, whatever the calendar does."""

    def __init__(self, most: float, seconds: float, says: str = "problem-too-fast") -> None:
        self.most = most
        self.says = says
        self._speed = most / seconds
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how full, and when that was

    def level(self, who: str) -> float:
        level, when = self._levels.get(who, (0.0, -inf))
        return max(0.0, level - self._speed * (now() - when)) if level else 0.0

    def take(self, who: str, amount: float = 1.0) -> None:
        """Take what there is room for, or be told when to come again."""
        level = self.check(who, amount)
        self._keep(who, level + amount)

    def check(self, who: str, amount: float = 0.0, share: float = 1.0) -> float:
        """How full the bucket is; complains where so much is too much for it, or for a share of it."""
        level = self.level(who)
        if (over := level + amount - self.most * share) > 0:
            raise too_fast(over / self._speed, self.says)
        return level

    def charge(self, who: str, amount: float) -> None:
        """Take in any case."""
        self._keep(who, self.level(who) + amount)

    def _keep(self, who: str, level: float) -> None:
        self._levels[who] = level, now()
        self._levels.move_to_end(who)
        if len(self._levels) > KEPT:
            self._levels.popitem(last=False)


class TablesOpened:
    """How many tables a guest, and an address, may open in an hour; and an address in a minute, since each is work."""

    def __init__(self, by_guest: float, by_address: float, in_a_minute: float) -> None:
        self._by_guest = Rate(by_guest, HOUR, "problem-too-many-tables")
        self._by_address = Rate(by_address, HOUR, "problem-too-many-tables")
        self._in_a_minute = Rate(in_a_minute, MINUTE, "problem-too-many-tables")

    def take(self, guest: str, address: str) -> None:
        self._by_address.check(address, 1)
        self._in_a_minute.check(address, 1)
        self._by_guest.take(guest)
        self._by_address.take(address)
        self._in_a_minute.take(address)


def too_fast(seconds: float, says: str = "problem-too-fast") -> Problem:
    problem = Problem(429, says)
    problem.retry = max(1, ceil(min(seconds, HOUR)))
    return problem


def neighbours(scope: Mapping[str, Any]) -> str:
    """Where a request comes from."""
    return neighbourhood((scope.get("client") or ("",))[0])


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """Who counts as one: an address; of IPv6, the network that one household gets."""
    try:
        return str(ip_network((ip_address(address), 64), strict=False)) if ":" in address else address
    except ValueError:
        return address
