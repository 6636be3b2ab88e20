"""Compiled code is made ahead: once, apart from who thinks, and what someone waits for first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from fabrica.bots import precompile as working
from fabrica.bots.precompile import Making, Precompiler


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Marks of what was made, and no wait before things are made ahead."""
    monkeypatch.setattr(working, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(working, "QUIET", 0.0)
    return tmp_path


def work(folder: Path, name: str, seconds: float) -> None:
    with (folder / "begun").open("a") as begun:
        begun.write(f"{name}\n")
    if name == "bad":
        raise ValueError("cannot be made")
    time.sleep(seconds)


def making(folder: Path, name: str, seconds: float = 0.0) -> Making:
    return name, work, (folder, name, seconds)


def begun(folder: Path) -> list[str]:
    return (folder / "begun").read_text().split() if (folder / "begun").exists() else []


def in_precompiler(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 60))


def test_a_thing_is_made_once_and_also_not_again_by_the_next_server(folder: Path) -> None:
    async def scene() -> None:
        for _ in range(2):
            precompiler = Precompiler()
            await asyncio.gather(*(precompiler.made(making(folder, "it")) for _ in range(3)))
            precompiler.close()
        assert begun(folder) == ["it"]

    in_precompiler(scene())


def test_what_cannot_be_made_holds_nobody_up_and_is_tried_by_the_next_server(folder: Path) -> None:
    async def scene() -> None:
        for _ in range(2):
            precompiler = Precompiler()
            await precompiler.made(making(folder, "bad"), making(folder, "good"))
            precompiler.close()
        assert begun(folder) == ["bad", "good", "bad"]

    in_precompiler(scene())


def test_what_someone_waits_for_does_not_stand_behind_what_is_made_ahead(folder: Path) -> None:
    async def scene() -> None:
        precompiler = Precompiler()
        precompiler.compile_ahead([making(folder, "slow", 600), making(folder, "later")])
        while begun(folder) != ["slow"]:
            await asyncio.sleep(0.01)
        await precompiler.made(making(folder, "now"))
        assert begun(folder) == ["slow", "now"]
        precompiler.close()
        await asyncio.sleep(0)

    in_precompiler(scene())


def test_a_workshop_that_is_not_open_makes_nothing(folder: Path) -> None:
    async def scene() -> None:
        precompiler = Precompiler(is_open=False)
        precompiler.compile_ahead([making(folder, "it")])
        await precompiler.made(making(folder, "it"))
        await asyncio.sleep(0.05)
        assert begun(folder) == []

    in_precompiler(scene())
