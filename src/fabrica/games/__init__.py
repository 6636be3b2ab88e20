"""The games, one folder each. Only the registry knows their names.

`fabrica.games()` lists them: the folder and the function have the same name, so this module can be called.
"""

from __future__ import annotations

import sys
from types import ModuleType

from fabrica import registry


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
