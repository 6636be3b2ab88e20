"""The site: templates, and the files that a browser fetches once."""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined, Template, pass_context
from jinja2.environment import TemplateModule
from jinja2.runtime import Context
from markupsafe import Markup, escape
from starlette.datastructures import Headers
from starlette.responses import Response

from fabrica.engine.contract import Game
from fabrica.engine.errors import BadOption
from fabrica.server import fonts
from fabrica.server.compression import packed, understands
from fabrica.server.cookies import YEAR
from fabrica.server.problems import Problem
from fabrica.server.quick_templates import QuickEnvironment
from fabrica.server.words import tabled
from fabrica.web import portraits

SOURCE = Path(__file__).parent.parent
PLAIN = "plain"  # the table of a game that has none of its own
WEB = SOURCE / "web"
TYPES = {
    ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".json": "application/json", ".woff2": "font/woff2",
}  # fmt: skip
PACKED = (".woff2",)  # types that are compressed already
LOOK = "tokens.css"  # the tokens of the house, and of the games' worlds
WORLD = "world.css"
PARTS_KEPT = 16_384  # parts of pages: cards, mostly
PICTURES_KEPT = 4096  # as markup: most pages show the same ones
VENDOR = {"idiomorph.js": WEB / "node_modules" / "idiomorph" / "dist" / "idiomorph.esm.js"}


def check_vendor() -> None:
    """Code of others is not in the repository: before a server starts, it must have been installed."""
    for name, path in VENDOR.items():
        if not path.exists():
            raise BadOption(f"{name}, a script of the page, is missing here: in a clone `make server` brings it (by npm ci)")


def table_of(game: Game) -> str:
    """Whose templates, style and pictures a game's table has: its own, or plain ones."""
    return game.id if game.has("page") else PLAIN


def tables() -> dict[str, Path]:
    """The folders of all tables."""
    own = {table_of(game): Path(game.page.__file__).parent for game in tabled()}
    return {PLAIN: SOURCE / PLAIN / "page", **own}


class Alone(Template):
    """A template. Its macros are made once for a game and a language if they depend on no page: `{% set alone = true %}`."""

    def make_module(self, vars: Any = None, shared: bool = False, locals: Any = None) -> TemplateModule:
        if vars is None or "glow" not in vars or vars["glow"].lit:
            return super().make_module(vars, shared, locals)
        made = self.__dict__.setdefault("made", {})
        key = vars["game"], vars["language"]
        if key not in made:
            module = super().make_module(vars, shared, locals)
            if not getattr(module, "alone", False):
                return module
            made[key] = module
        found: TemplateModule = made[key]
        return found


class Templates(QuickEnvironment):
    template_class = Alone

    def make_globals(self, d: Any) -> dict[str, Any]:
        """As one dictionary: every page is made with it."""
        return {**self.globals, **(d or {})}


@cache
def templates() -> Environment:
    """The house's templates by their names, and those of each game's table as `<game>/table.html`."""
    own = PrefixLoader({name: FileSystemLoader(folder) for name, folder in tables().items()})
    loader = ChoiceLoader([FileSystemLoader(WEB / "templates"), own])
    environment = Templates(loader=loader, undefined=StrictUndefined, trim_blocks=True, auto_reload=False)
    environment.globals.update(
        static=static, modules=modules, icon=icon, portrait=portrait, once=once, log_lines=log_lines, early_fonts=early_fonts
    )
    return environment


class Glow:
    """The class of what is lit up, for the templates: `glow('hand')`."""

    def __init__(self, lit: set[str] | frozenset[str] = frozenset()) -> None:
        self.lit = lit

    def __call__(self, thing: str) -> str:
        return " hinted" if thing in self.lit else ""


class Kept(OrderedDict[bytes, Markup]):
    """Markup that was made, by all that it was made of; what was not asked for longest is forgotten first."""

    def found(self, key: bytes, make: Callable[[], Markup]) -> Markup:
        if key in self:
            self.move_to_end(key)
            return self[key]
        self[key] = made = make()
        if len(self) > PARTS_KEPT:
            self.popitem(last=False)
        return made


KEPT = Kept()
DIFFERING = msgspec.msgpack.Encoder(enc_hook=lambda thing: thing.differs)


@pass_context
def once(context: Context, macro: Any, *given: Any, of: Any = None, by: Any = None, **named: Any) -> Markup:
    """What a macro makes, made once for equal things in a language. Besides these it may depend on `of`, and on nothing else.

    Where it depends on less than it is given, `by` says on what.
    """
    if context["glow"].lit:
        return Markup(macro(*given, **named))  # noqa: S704 a macro escapes
    key = DIFFERING.encode((macro.name, context["game"], context["language"], by or (given, named, of)))
    return KEPT.found(key, lambda: Markup(macro(*given, **named)))  # noqa: S704 a macro escapes


def log_lines(log: Sequence[Markup]) -> Markup:
    """The newest first."""
    return Markup("\n".join(reversed(log)))  # noqa: S704 each is markup


@cache
def files() -> dict[str, tuple[bytes, str]]:
    """Every file of the site by its name, with its type."""
    found = {path.name: path.read_bytes() for path in (WEB / "static").iterdir()}
    found |= {name: path.read_bytes() for name, path in VENDOR.items()}
    found = {name: versioned(name, found) for name in found}
    found["house.svg"] = sprite(WEB / "icons")
    found["portraits.svg"] = portraits.sprite()
    found["favicon.svg"] = (WEB / "icons" / "favicon.svg").read_bytes()
    for name, folder in tables().items():
        found |= {f"{name}/{path.name}": path.read_bytes() for path in folder.iterdir() if path.suffix in TYPES}
        found[f"{name}/table.svg"] = sprite(folder / "icons", folder / "kit", folder / "pictures")
    look = tokens()
    found |= {name: path.read_bytes() for name, path in fonts.named(look).items()}
    found[LOOK] = fonts.NAMED.sub(lambda url: f"url({url[1]}?v={version_of(found[url[1]])})", fonts.available(look)).encode()
    return {name: (content, TYPES[Path(name).suffix]) for name, content in found.items()}


def world_of(game: str | None) -> str:
    """What is a game's own of colours and type, or the house's; a game may have none."""
    path = tables().get(game, SOURCE / PLAIN / "page") / WORLD if game else WEB / WORLD
    return path.read_text(encoding="utf-8") if path.exists() else ""


def tokens() -> str:
    """What all share, and every world: pages of the house show each game in its own colours."""
    return (WEB / "static" / LOOK).read_text(encoding="utf-8") + "".join(map(world_of, [None, *tables()]))


@cache
def early_fonts(game: str | None, language: str) -> list[str]:
    """The addresses of the fonts that a page of the house or of a game is written in."""
    text = (WEB / "static" / LOOK).read_text(encoding="utf-8")
    return [static(name) for style in (text, world_of(game)) for name in fonts.early(style, language)]


def versioned(name: str, found: dict[str, bytes]) -> bytes:
    """A file that names the versions of the modules it imports, so that a browser may keep them all."""
    if not name.endswith(".js"):
        return found[name]
    asked = set(re.findall(rb'(?:from|import) "\./([\w.]+)"', found[name]))
    versions = {each: version_of(versioned(each.decode(), found)).encode() for each in asked}
    return re.sub(rb'((?:from|import) "\./)([\w.]+)"', lambda at: b'%b%b?v=%b"' % (at[1], at[2], versions[at[2]]), found[name])


@cache
def modules() -> tuple[str, ...]:
    """The addresses of all modules of the page's script, to be fetched at once."""
    return tuple(static(name) for name in sorted(files()) if name.endswith(".js") and "/" not in name)


def script_of(table: str) -> str:
    """The address of a table's own script; empty if it has none."""
    name = f"{table}/table.js"
    return static(name) if name in files() else ""


def sprite(*folders: Path) -> bytes:
    """All pictures of some folders as symbols of one file."""
    symbols = [symbol(path) for folder in folders for path in sorted(folder.glob("*.svg"))]
    return ('<svg xmlns="http://www.w3.org/2000/svg">' + "".join(symbols) + "</svg>").encode()


def symbol(path: Path) -> str:
    found = re.match(r'\s*<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>\s*$', path.read_text(encoding="utf-8"), re.DOTALL)
    if found is None:
        raise ValueError(f"{path.name} is no picture with a viewBox")
    return f'<symbol id="{path.stem}" viewBox="{found[1]}">{found[2]}</symbol>'


def version_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


@cache
def static(name: str) -> str:
    """The address of a file. It changes when the file does, so that a browser may keep what it has."""
    return f"/static/{name}?v={version_of(files()[name][0])}"


def serve_file(name: str, version: str | None, headers: Headers) -> Response:
    if name not in files():
        raise Problem(404, "problem-no-such-page")
    content, kind = files()[name]
    kept = f"public, max-age={YEAR}, immutable" if static(name).endswith(f"?v={version}") else "no-cache"
    if not understands(headers) or name.endswith(PACKED):
        return Response(content, media_type=kind, headers={"cache-control": kept})
    said = {"cache-control": kept, "content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(compressed(name), media_type=kind, headers=said)


@cache
def compressed(name: str) -> bytes:
    return packed(files()[name][0])


def icon(name: str) -> Markup:
    """An icon of the house."""
    return _use(f"{static('house.svg')}#{name}", "icon")


def table_icon(game: str, name: str, label: str = "") -> Markup:
    """An icon of a game: silent, or with words of its own."""
    return _use(f"{static(f'{game}/table.svg')}#{name}", "icon", label)


def portrait(face: str, label: str = "") -> Markup:
    """Of someone at a table, in the colour that the place around it has."""
    return _use(f"{static('portraits.svg')}#{face}", "portrait", label)


def picture(game: str, name: str) -> Markup:
    return _use(f"{static(f'{game}/table.svg')}#{name}", "picture")


@lru_cache(PICTURES_KEPT)
def _use(href: str, kind: str, label: str = "") -> Markup:
    role = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return Markup(f'<svg class="{kind}" {role}><use href="{href}"></use></svg>')  # noqa: S704 the label is escaped, all else is our own
