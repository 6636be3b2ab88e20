"""The browser's code and fonts of others go into the wheel as npm installed them; all else about the package is in pyproject.toml."""

import json
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

WEB = Path("src/fabrica/web")


class WithBrowserCode(build_py):
    """A wheel without it would serve a page on which nothing moves. A clone can get it later."""

    def run(self) -> None:
        wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
        missing = [name for name in wanted if not (WEB / "node_modules" / name).exists()]
        if missing and not self.editable_mode:
            raise SystemExit(f"{', '.join(missing)}: missing. `npm ci --prefix {WEB}` brings it, then build again (`make wheel`)")
        super().run()


setup(cmdclass={"build_py": WithBrowserCode})
