"""Functions that only compiled code calls: kept as they are lowered, optimised and made machine code within what calls them.

Numba would optimise each with all that it calls, and make machine code of it, again at every level.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

from fabrica.engine.code_cache import MARKED

OPENED = ".opened"  # ends the name of what Python calls
INNER = "inner"


class Library(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function, with all that it calls."""

    @property
    def is_inner(self) -> bool:
        return MARKED in self.name and not self.name.endswith(OPENED)

    @property
    def codegen(self) -> Any:
        return self if self.is_inner else self._codegen

    def set_env(self, name: str, env: Any) -> None:
        """What Python would look up is of no use to an inner function."""

    def _optimize_final_module(self) -> None:
        if not self.is_inner:
            super()._optimize_final_module()

    def _finalize_final_module(self) -> None:
        if self.is_inner:
            self._finalized = True
        else:
            super()._finalize_final_module()

    def serialize_using_object_code(self) -> Any:
        if not self.is_inner:
            return super().serialize_using_object_code()
        return self.name, INNER, self._get_module_for_linking().as_bitcode()

    @classmethod
    def _unserialize(cls, codegen: Any, state: Any) -> Any:
        name, kind, data = state
        if kind != INNER:
            return super()._unserialize(codegen, state)
        found = codegen.create_library(name)
        found._final_module = found._shared_module = llvm.parse_bitcode(data)
        found._finalized = True
        return found


def keep_inner_code() -> None:
    JITCPUCodegen._library_class = Library
