"""`fabrica backup`, `fabrica restore` and `fabrica purge`: looking after what a server keeps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fabrica.cli.common import Json, clear_errors, server_or_exit

if TYPE_CHECKING:
    from fabrica.server.settings import Settings

BackupFile = Annotated[Path, typer.Argument(help="The file of the backup.")]
Database = Annotated[str | None, typer.Option(help="A database URL; left out, the SQLite file in your data folder.")]
Keys = Annotated[str | None, typer.Option(help="The file of the signing keys; left out, beside a SQLite file.")]


@contextmanager
def keeping(database: str | None, keys: str | None, as_json: bool) -> Iterator[Settings]:
    """The database that is meant; what is wrong with it is told in a sentence."""
    from fabrica.server.serve import clear_failure
    from fabrica.server.settings import Settings, default_database

    url = database or default_database()
    with clear_errors(as_json), clear_failure(url):
        yield Settings(database=url, keys=keys)


def backup(file: BackupFile, database: Database = None, keys: Keys = None, as_json: Json = False) -> None:
    """Write all that a server keeps to a file, its keys too. The server may go on meanwhile."""
    server_or_exit(as_json)
    from fabrica.server.backup import back_up

    with keeping(database, keys, as_json) as settings:
        made = back_up(settings, file)
    sentence = f"{made.matches} matches are in {file}, and the keys: keep it safe."
    tell({"ok": True, "file": str(file), "matches": made.matches}, sentence, as_json)


def restore(
    file: BackupFile,
    database: Database = None,
    keys: Keys = None,
    replace: Annotated[bool, typer.Option("--replace", help="In place of the matches that are there.")] = False,
    as_json: Json = False,
) -> None:
    """Bring a backup into a database, SQLite or PostgreSQL. The server must be stopped."""
    server_or_exit(as_json)
    from fabrica.server.backup import open_backup
    from fabrica.server.backup import restore as bring_back

    with keeping(database, keys, as_json) as settings:
        found = open_backup(file)
        bring_back(settings, found, replace)
    tell({"ok": True, "matches": found.matches}, f"{found.matches} matches are back.", as_json)


def purge(
    empty: Annotated[int, typer.Option(help="Days after which a table goes at which no person did anything.")] = 30,
    unfinished: Annotated[int, typer.Option(help="Days after its beginning that an unfinished match is kept.")] = 365,
    finished: Annotated[int | None, typer.Option(help="The same for a finished one; left out, it is kept.")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
    keys: Keys = None,
    as_json: Json = False,
) -> None:
    """Delete old matches. The server must be stopped, except for --dry-run."""
    server_or_exit(as_json)
    from fabrica.server import purge as purging
    from fabrica.server.store import Store

    days = {"empty": empty, "unfinished": unfinished, "finished": finished}
    with keeping(database, keys, as_json) as settings:
        store = Store(settings.database, keys=settings.keys)
        found = purging.old_ones(store, days)
        if not dry_run and (yes or typer.confirm(f"{summed(found)}. Delete them?")):
            found = purging.purge(store, days)
            said = "deleted"
        else:
            said = "nothing was deleted"
        store.close()
    tell({"deleted": said == "deleted", **found}, f"{summed(found)}: {said}.", as_json)


def summed(found: dict[str, list[str]]) -> str:
    counted = ", ".join(f"{len(ids)} {kind}" for kind, ids in found.items() if kind != "unreadable")
    stay = len(found["unreadable"])
    return f"{counted} matches" + (f" ({stay} that cannot be read stay)" if stay else "")


def tell(result: dict[str, Any], sentence: str, as_json: bool) -> None:
    print(json.dumps(result) if as_json else sentence)
