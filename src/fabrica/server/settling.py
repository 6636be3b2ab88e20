"""A process that serves settles in: what is asked for all the time is learnt, and kept out of the garbage collector's way.

A full collection stops everyone for up to half a second, so it comes now and then, and not by the number of objects.
"""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, product

from fabrica.i18n.messages import HOME, LANGUAGES, prepare, spoken
from fabrica.server.site import compressed, files, templates
from fabrica.server.words import TEXTS, tabled, texts_of

YOUNG = 5_000  # new objects until the collector looks through them: some milliseconds
NEVER = 1_000_000_000
COLLECTING = 120.0  # seconds from one full collection to the next
REST = 0.2  # seconds at most, from one thing to the next


def settle_in() -> None:
    """At a pace that leaves half of the time to those who have come already."""
    for learn in chain(words(), pages()):
        began = time.monotonic()
        learn()
        time.sleep(min(time.monotonic() - began, REST))
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    threading.Thread(target=collect_now_and_then, name="collecting", daemon=True).start()


def words() -> Iterator[Callable[[], object]]:
    """Every language of every package is read before somebody asks: it takes longer than anyone should wait."""
    for package, language in product((HOME, *(game.package for game in tabled())), LANGUAGES):
        if language in spoken(package):
            yield partial(prepare, package, language)


def pages() -> Iterator[Callable[[], object]]:
    """So are templates, the site's files, and what games always say alike."""
    made = templates()
    yield from (partial(made.get_template, name) for name in made.list_templates() if name.endswith(".html"))
    yield from (partial(compressed, name) for name in files())
    for game, what, language in product(tabled(), TEXTS, LANGUAGES):
        if hasattr(game.page, what) and language in spoken(game.package):
            yield partial(texts_of, game.id, what, language)


def collect_now_and_then() -> None:
    while True:
        time.sleep(COLLECTING)
        gc.collect()
