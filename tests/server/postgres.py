"""A real PostgreSQL for the tests: the one that FABRICA_TEST_POSTGRES names, or a private one in a temporary folder."""

from __future__ import annotations

import atexit
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
import sqlalchemy as sa

GIVEN = "FABRICA_TEST_POSTGRES"  # such as postgresql+psycopg://user:password@host/postgres; the user may create databases
NONE = f"no PostgreSQL: install the package postgresql, or name a running one in {GIVEN}"
OWNER = "postgres"  # who runs it where we are root: PostgreSQL refuses to
LOCK = Path(tempfile.gettempdir()) / "fabrica-postgres.lock"
INSTALL = (("apt-get", "update", "-qq"), ("apt-get", "install", "-qq", "-y", "--no-install-recommends", "postgresql"))


@pytest.fixture(scope="session")
def postgres() -> str:
    """The URL of a running PostgreSQL."""
    url = running_server()
    if url is None:
        pytest.skip(NONE)
    return url


@cache
def running_server() -> str | None:
    """The URL of a PostgreSQL, one for this process; None where there is none."""
    if os.environ.get(GIVEN):
        return os.environ[GIVEN]
    programs = installed()
    if programs is None:
        return None
    cluster = ExitStack()
    atexit.register(cluster.close)
    return cluster.enter_context(private_cluster(programs))


@contextmanager
def each_database() -> Iterator[list[str]]:
    """An empty database of each kind; where there is no PostgreSQL, it is said."""
    server = running_server()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        shared = [stack.enter_context(fresh_database(server))] if server else []
        print(*([] if server else [NONE]), sep="\n", end="")
        yield [f"sqlite:///{folder}/store.db", *shared]


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """A new, empty database; it is gone afterwards."""
    name = f"fabrica_{uuid4().hex[:12]}"
    with administering(server) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield sa.make_url(server).set(database=name).render_as_string(hide_password=False)
    with administering(server) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def administering(server: str) -> psycopg.Connection[tuple[object, ...]]:
    url = sa.make_url(server).set(drivername="postgresql").render_as_string(hide_password=False)
    return psycopg.connect(url, autocommit=True)


# Finding and starting one


def installed() -> Path | None:
    """The folder of its programs; installs them where they are missing and we may."""
    with LOCK.open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = programs()
        if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
            install()
            found = programs()
        return found


def programs() -> Path | None:
    on_path = shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = Path(on_path) if on_path else next(reversed(debian), None)
    return None if found is None else found.parent


def install() -> None:
    for command in INSTALL:
        done = subprocess.run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, capture_output=True, text=True)
        if done.returncode:
            print(f"{' '.join(command)}: {done.stderr[-500:]}")


@contextmanager
def private_cluster(programs: Path) -> Iterator[str]:
    """A cluster of our own, reached by a socket in its own folder: no port is taken, nobody else is met."""
    folder = Path(tempfile.mkdtemp(prefix="fabrica-postgres-"))
    owner = OWNER if os.geteuid() == 0 else None
    if owner:
        shutil.chown(folder, owner)

    def run(program: str, *words: str) -> None:
        subprocess.run([programs / program, *words], user=owner, cwd=folder, check=True, stdout=subprocess.DEVNULL)

    data = str(folder / "data")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off -c max_connections=60"
    run("initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
    run("pg_ctl", "-D", data, "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql+psycopg://{OWNER}@/postgres?host={folder}"
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder)
