"""Who waits for a thought: everyone in turn, and nobody with more than their share."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
ALL = ("all", "all")


class Asker(NamedTuple):
    """Whom a thought is for; what is not known is empty, and has no share of its own."""

    address: str = ""
    guest: str = ""


class TooMany(Exception):
    """There is no room for another thought: `whose` is "guest", "address" or "all"."""

    def __init__(self, whose: str) -> None:
        super().__init__(f"too many thoughts: {whose}")
        self.whose = whose


@dataclass(frozen=True)
class Quota:
    """How much may be asked for at the same time: by one guest, from one address, and in all."""

    guest: int
    address: int
    all: int


class Slots:
    """What is asked for now, within a quota."""

    def __init__(self, quota: Quota) -> None:
        self._quota = quota
        self._taken: Counter[tuple[str, str]] = Counter()

    def take(self, asker: Asker) -> None:
        """One more for an asker; raises TooMany."""
        for kind, name in shares(asker):
            if self._taken[kind, name] >= getattr(self._quota, kind):
                raise TooMany(kind)
        self._taken.update(shares(asker))

    def free(self, asker: Asker) -> None:
        """One less. Only those who ask for something are remembered."""
        self._taken.subtract(shares(asker))
        self._taken = +self._taken

    def __len__(self) -> int:
        return self._taken[ALL]


def shares(asker: Asker) -> list[tuple[str, str]]:
    """What an asker counts for: themselves and their address, as far as they are known, and all."""
    return [(kind, name) for kind, name in (("guest", asker.guest), ("address", asker.address), ALL) if name]


class FairQueue(Generic[T]):
    """Those who wait. Addresses are served in turn, the guests of an address in turn, and each of them in order."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._addresses)

    def __len__(self) -> int:
        return sum(len(waiting) for guests in self._addresses.values() for waiting in guests.values())

    def put(self, asker: Asker, thing: T) -> None:
        self._addresses.setdefault(asker.address, OrderedDict()).setdefault(asker.guest, deque()).append(thing)

    def take(self) -> T:
        """The next one; its asker's next has to wait for everyone else's."""
        address, guests = self._addresses.popitem(last=False)
        guest, waiting = guests.popitem(last=False)
        thing = waiting.popleft()
        if waiting:
            guests[guest] = waiting
        if guests:
            self._addresses[address] = guests
        return thing

    def remove(self, asker: Asker, thing: T) -> bool:
        """Nobody waits for it any more. Was it here?"""
        guests = self._addresses.get(asker.address, OrderedDict())
        waiting = guests.get(asker.guest, deque())
        if thing not in waiting:
            return False
        waiting.remove(thing)
        if not waiting:
            del guests[asker.guest]
        if not guests:
            del self._addresses[asker.address]
        return True
