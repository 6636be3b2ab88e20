"""Packages that only some commands need: the extras of pyproject.toml. What is missing says how it comes."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from fabrica.engine.errors import BadOption

SERVER = ("alembic", "fastapi", "itsdangerous", "jinja2", "msgspec", "prometheus_client", "python_multipart", "segno",
          "sqlalchemy", "uvicorn")  # fmt: skip


class MissingExtra(BadOption):
    """A package that is not installed here."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"this needs {package}: {how_it_comes(extra)}")


def how_it_comes(extra: str) -> str:
    return f"in a clone `make {extra}` brings it, elsewhere pip install 'fabrica[{extra}]'"


def needed(module: str, extra: str) -> Any:
    """A module of a package that an extra brings."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingExtra(module.split(".")[0], extra) from None


def need_server() -> None:
    """All that the page and the store are made with."""
    for module in SERVER:
        needed(module, "server")
