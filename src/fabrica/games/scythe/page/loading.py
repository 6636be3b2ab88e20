"""What the unit under way takes along."""

from __future__ import annotations

from collections.abc import Iterator

from fabrica.games.scythe.components import RESOURCES
from fabrica.games.scythe.page.seeing import Eyes, Seen
from fabrica.games.scythe.page.things import Cargo, Stepper
from fabrica.games.scythe.words import resource_name

LOADING = "cargo"
WORKER = "worker"


def cargo(eyes: Eyes) -> Cargo | None:
    take, leave = eyes.choices("take "), eyes.choices("leave ")
    return Cargo([*steppers(eyes)], take, leave) if take or leave else None


def steppers(eyes: Eyes) -> Iterator[Stepper]:
    """Of all that can be taken, so many; all workers go along, unless something else is said. Two sorts of them: one by one."""
    me, unit = eyes.me(), eyes.pending["unit"]
    if me is None or unit["loaded"] or "take moved worker" in eyes.legal:
        return
    for load in (WORKER, *RESOURCES):
        if f"take {load}" in eyes.legal:
            most = there(eyes, me, load, unit)
            yield Stepper(load, resource_name(load, eyes.language), most, most if load == WORKER else 0)


def there(eyes: Eyes, me: Seen, load: str, unit: Seen) -> int:
    """How many there are that do not go along yet."""
    at, going = unit["at"], unit["cargo"]
    if load == WORKER:
        return int(me["workers"][at] - going.get("workers", 0) - going.get("moved_workers", 0))
    return int(eyes.view["resources"][at][load] - going.get(load, 0))
