"""The store, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from fabrica.server.database import MIGRATIONS
from fabrica.server.schema import metadata
from fabrica.server.store import Event, Seat, SecondSeat, Store

CROWD = ("bob", "cy", "di", "eve")
PLACES = [Seat(0, "person", "ann", "Ann"), Seat(1, "link", None, "", invite="hash"), Seat(2, "open", None, "")]


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.create("m", "beginning", PLACES)
    yield store
    store.close()


def move(number: int, request: str | None = None, match: str = "m", words: str = "pass") -> Event:
    return Event(match, number, 0, "play", words, request or f"ann:{number}")


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """What calls return that begin at the same moment, each in a thread of its own."""
    gate = threading.Barrier(len(calls))

    def begin(call: Callable[[], Any]) -> Any:
        gate.wait(10)
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(begin, calls, timeout=60))


# Matches


def test_a_match_is_loaded_as_it_was_created(store: Store) -> None:
    past = [move(1, match="n"), move(2, match="n", words="zażółć")]
    store.create("n", "another", PLACES[:1], past, origin="m", maker="ann")
    assert store.load("m") == ("beginning", PLACES, [], None)
    assert store.load("n") == ("another", PLACES[:1], past, "ann")
    assert store.load("o") is None
    assert (store.rematch_of("m"), store.rematch_of("n")) == ("n", None)


def test_a_match_is_created_whole_or_not_at_all(store: Store) -> None:
    with pytest.raises(sa.exc.IntegrityError):
        store.create("n", "another", PLACES[:1], [move(1, match="n"), move(1, match="n")])
    assert store.load("n") is None


def test_the_matches_of_a_guest_and_those_with_a_free_seat_newest_first(store: Store) -> None:
    store.create("n", "another", [Seat(0, "person", "ann", "Ann"), Seat(1, "person", "ann", "Ann")])
    store.create("o", "a third", [Seat(0, "person", "bob", "Bob"), Seat(1, "open", None, "")])
    assert store.mine("ann") == ["n", "m"]
    assert store.mine("bob") == ["o"]
    assert store.open() == ["o", "m"]
    assert store.sit("o", 1, "cy", "Cy")
    assert store.open() == ["m"]


# Seats


def test_an_invite_seats_one_guest(store: Store) -> None:
    assert store.invited("hash") == "m"
    assert store.claim("hash", "bob", "Bob") == "m"
    assert store.invited("hash") is None
    assert store.claim("hash", "eve", "Eve") is None
    assert store.claim("no such", "eve", "Eve") is None
    assert (store.seats("m")[1].owner, store.seats("m")[1].name, store.seats("m")[1].kind) == ("bob", "Bob", "person")


def test_who_did_not_hear_the_answer_may_ask_again(store: Store) -> None:
    assert [store.claim("hash", "bob", "Bob") for _ in range(2)] == ["m", "m"]
    assert [store.sit("m", 2, "cy", "Cy") for _ in range(2)] == [True, True]
    assert [seat.owner for seat in store.seats("m")] == ["ann", "bob", "cy"]


def test_of_many_who_claim_an_invite_at_once_one_sits(store: Store) -> None:
    for n in range(10):
        store.create(f"n{n}", "", [Seat(0, "link", None, "", invite=f"hash{n}")])
        claimed = at_once(*(lambda guest=guest, n=n: store.claim(f"hash{n}", guest, guest) for guest in CROWD))
        assert sorted(filter(None, claimed)) == [f"n{n}"]


def test_of_many_who_sit_down_at_once_one_sits(store: Store) -> None:
    for n in range(10):
        store.create(f"n{n}", "", [Seat(0, "open", None, "")])
        sat = at_once(*(lambda guest=guest, n=n: store.sit(f"n{n}", 0, guest, guest) for guest in CROWD))
        assert sorted(sat) == [False, False, False, True]


def seated(call: Callable[[], Any]) -> bool:
    """Was the guest given the seat?"""
    try:
        return bool(call())
    except SecondSeat:
        return False


def test_a_guest_who_asks_for_all_seats_at_once_gets_one(store: Store) -> None:
    for n in range(10):
        links = [Seat(seat, "link", None, "", invite=f"hash{n}-{seat}") for seat in range(2)]
        store.create(f"n{n}", "", [*links, Seat(2, "open", None, ""), Seat(3, "open", None, "")])
        claims = [lambda n=n, seat=seat: seated(lambda: store.claim(f"hash{n}-{seat}", "eve", "Eve")) for seat in range(2)]
        sits = [lambda n=n, seat=seat: seated(lambda: store.sit(f"n{n}", seat, "eve", "Eve")) for seat in (2, 3)]
        assert sorted(at_once(*claims, *sits)) == [False, False, False, True]
        assert [place.owner for place in store.seats(f"n{n}")].count("eve") == 1


def test_who_has_a_seat_gets_no_second(store: Store) -> None:
    for ask in (lambda: store.claim("hash", "ann", "Ann"), lambda: store.sit("m", 2, "ann", "Ann")):
        with pytest.raises(SecondSeat):
            ask()
    assert store.seats("m") == PLACES


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_a_seat_that_is_not_open_cannot_be_taken(store: Store, seat: int) -> None:
    assert not store.sit("m", seat, "eve", "Eve")
    assert "eve" not in [place.owner for place in store.seats("m")]


# Events


def test_events_are_kept_in_order(store: Store) -> None:
    assert store.append([move(1)]) == [True]
    assert store.append([move(2), move(3)]) == [True, True]
    assert store.events_after("m", 0) == [move(1), move(2), move(3)]
    assert store.events_after("m", 2) == [move(3)]
    assert store.events_after("m", 3) == []


def test_a_number_or_a_request_that_is_taken_is_a_conflict(store: Store) -> None:
    store.create("n", "", PLACES[:1])
    store.append([move(1)])
    conflicts = [move(1, "other"), move(2, "ann:1"), move(2), move(2, "late"), move(1, match="n")]
    assert store.append(conflicts) == [False, False, True, False, True]
    assert store.events_after("m", 0) == [move(1), move(2)]
    assert store.events_after("n", 0) == [move(1, match="n")]


def test_answers_are_in_the_order_of_the_batch(store: Store) -> None:
    store.create("a", "", PLACES[:1])
    store.append([move(1, match="a")])
    assert store.append([move(1), move(1, "other", match="a"), move(2)]) == [True, False, True]


def test_a_batch_that_fails_leaves_nothing(store: Store) -> None:
    with pytest.raises(sa.exc.IntegrityError):
        store.append([move(1), move(1, match="no such match")])
    assert store.events_after("m", 0) == []


def test_of_many_who_write_a_number_at_once_one_does(store: Store) -> None:
    for number in range(1, 20):
        added = at_once(*(partial(store.append, [move(number, f"{n}:{number}")]) for n in range(4)))
        assert sorted(added) == [[False], [False], [False], [True]]
    assert [event.number for event in store.events_after("m", 0)] == list(range(1, 20))


def test_batches_that_cross_do_not_lock_up(store: Store) -> None:
    names = [f"n{n}" for n in range(30)]
    for name in names:
        store.create(name, "", PLACES[:1])
    for number in range(1, 6):
        there = [move(number, f"there:{number}", match=name) for name in names]
        back = [move(number, f"back:{number}", match=name) for name in reversed(names)]
        first, second = at_once(partial(store.append, there), partial(store.append, back))
        assert [a != b for a, b in zip(first, reversed(second), strict=True)] == [True] * len(names)


# Keys, migrations, restarts


def test_a_key_is_drawn_once(store: Store, database: str) -> None:
    other = Store(database)
    keys = at_once(lambda: store.key("guests"), lambda: other.key("guests"))
    assert keys[0] == keys[1] == store.key("guests")
    assert len(keys[0]) == 64
    assert store.key("another") != keys[0]
    other.close()


def test_all_is_there_after_a_restart(store: Store, database: str) -> None:
    key = store.key("guests")
    store.claim("hash", "bob", "Bob")
    store.append([move(1), move(2)])
    before = store.load("m")
    store.close()
    again = Store(database)
    assert (again.load("m"), again.key("guests"), again.mine("bob")) == (before, key, ["m"])
    assert again.append([move(2, "other"), move(3)]) == [False, True]
    again.close()


def migrating(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def test_tables_of_before_have_makers(store: Store) -> None:
    """Whoever sits there first without an invite; nobody where all came by one."""
    link = Seat(0, "person", "bob", "Bob", invite="bobs")
    store.create("n", "", [link, Seat(1, "person", "cy", "Cy")], maker="forgotten")
    store.create("o", "", [Seat(0, "person", "bob", "Bob", invite="another")], maker="forgotten")
    with store.writing.begin() as connection:
        command.downgrade(migrating(connection), "0004")
        command.upgrade(migrating(connection), "head")
    assert [found[3] for match in "mno" if (found := store.load(match))] == ["ann", "cy", None]


def test_migrations_go_up_and_down(store: Store) -> None:
    with store.writing.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        command.downgrade(migrating(connection), "base")
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
    with store.writing.begin() as connection:
        command.upgrade(migrating(connection), "head")
        assert set(metadata.tables) < set(sa.inspect(connection).get_table_names())
    store.create("m", "beginning", PLACES)
    assert store.load("m") == ("beginning", PLACES, [], None)


def test_of_several_rematches_of_before_the_first_stays_it(store: Store) -> None:
    with store.writing.begin() as connection:
        command.downgrade(migrating(connection), "0002")
        for created, id in enumerate(("first", "second", "third")):
            row = {"id": id, "created": str(created), "beginning": "b", "origin": "m"}
            connection.execute(sa.insert(metadata.tables["matches"]).values(**row))
        command.upgrade(migrating(connection), "head")
    assert store.rematch_of("m") == "first"
    assert store.load("third") == ("b", [], [], None)


def test_a_migration_that_is_cut_short_leaves_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right, made = op.create_table, []

    def fails_at_the_third(name: str, *words: Any) -> Any:
        made.append(name)
        if len(made) == 3:
            raise OSError("no space left")
        return right(name, *words)

    with monkeypatch.context() as planted:
        planted.setattr(op, "create_table", fails_at_the_third)
        with pytest.raises(OSError, match="no space"):
            Store(database)
    store = Store(database)
    store.create("m", "beginning", PLACES)
    assert store.load("m") == ("beginning", PLACES, [], None)
    store.close()


def test_a_server_waits_for_another_that_makes_the_file(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "store.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    done = threading.Timer(0.2, other.execute, ["COMMIT"])
    done.start()
    Store(f"sqlite:///{tmp_path / 'store.db'}").close()
    done.join()
    other.close()


def test_several_servers_may_start_at_once(database: str) -> None:
    stores = at_once(*[lambda: Store(database)] * 4)
    stores[0].create("m", "beginning", PLACES)
    assert [store.load("m") for store in stores] == [("beginning", PLACES, [], None)] * 4
    for store in stores:
        store.close()
