"""The browser's script of others goes into the wheel as npm installed it; all else about the package is in pyproject.toml."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SCRIPT = Path("src/fabrica/web/node_modules/idiomorph/dist/idiomorph.esm.js")


class WithBrowserScript(build_py):
    """A wheel without it would serve a page on which nothing moves. A clone can get it later."""

    def run(self) -> None:
        if not self.editable_mode and not SCRIPT.exists():
            raise SystemExit(f"{SCRIPT} is missing: `npm ci --prefix src/fabrica/web` brings it, then build again (`make wheel`)")
        super().run()


setup(cmdclass={"build_py": WithBrowserScript})
