"""Files that are for their owner alone."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600
FOLDER = 0o700


def make_folder(folder: Path) -> None:
    """A folder of our own, closed to others."""
    folder.mkdir(parents=True, exist_ok=True)
    _close(folder, FOLDER)


def make_file(file: Path) -> None:
    """The file, empty if it is new; closed to others before anything is in it."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    _close(file, OWNER_ONLY)


def close_files(*files: Path) -> None:
    for file in files:
        if file.exists():
            _close(file, OWNER_ONLY)


def _close(path: Path, mode: int) -> None:
    with suppress(PermissionError):  # whose it is may have decided otherwise
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(mode)


def write(file: Path, content: bytes) -> None:
    """Write a file whole or not at all, onto the disk, for its owner alone."""
    number, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")  # 0600
    try:
        with os.fdopen(number, "wb") as made:
            made.write(content)
            made.flush()
            os.fsync(made.fileno())
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
