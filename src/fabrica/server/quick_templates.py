"""Templates made quickly: what a page does hundreds of times (a call, a look into a thing, an escaped word) goes the short way.

The same comes out as of Jinja's own way, which is taken wherever something is out of the ordinary.
"""

from __future__ import annotations

from functools import lru_cache, partial
from types import BuiltinMethodType, FunctionType
from typing import Any

from jinja2 import Environment
from jinja2.compiler import CodeGenerator
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from fabrica.i18n.messages import Voice

DIRECT = {Macro, Voice, partial, BuiltinMethodType}  # things that want nothing but their arguments
ESCAPED_KEPT = 16_384  # words: the same come again on nearly every page
BESIDES = ("_loop_vars", "_block_vars")  # what compiled templates tell the context

_escaped = lru_cache(ESCAPED_KEPT)(escape)


def escaped(thing: Any) -> str:
    """A thing as it stands in a page."""
    kind = type(thing)
    if kind is Markup:
        return thing  # type: ignore[no-any-return]
    if kind is str:
        return _escaped(thing)
    return str(thing) if kind is int else escape(thing)


class QuickContext(Context):
    def call(self, thing: Any, /, *given: Any, **named: Any) -> Any:
        kind = type(thing)
        if kind in DIRECT or (kind is FunctionType and not hasattr(thing, "jinja_pass_arg")):
            for name in BESIDES:
                named.pop(name, None)
            return thing(*given, **named)
        return super().call(thing, *given, **named)


class QuickCode(CodeGenerator):
    """Compiled templates escape by `escaped`; all of them escape, always."""

    def _output_child_pre(self, node: Any, frame: Any, finalize: Any) -> None:
        self.write("environment.escaped(")


class QuickEnvironment(Environment):
    context_class = QuickContext
    code_generator_class = QuickCode

    def __init__(self, **given: Any) -> None:
        super().__init__(autoescape=True, **given)
        self.escaped = escaped

    def getattr(self, obj: Any, attribute: str) -> Any:
        """`view.phase`: what a page shows is in dictionaries, which are asked by key first, and in objects."""
        try:
            return obj[attribute] if type(obj) is dict else getattr(obj, attribute)
        except (KeyError, AttributeError):
            return super().getattr(obj, attribute)
