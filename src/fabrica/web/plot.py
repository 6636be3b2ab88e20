"""A small line chart as SVG, without style or script of its own: the page's style colours it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 320, 160
LEFT, BOTTOM, TOP, RIGHT = 28, 20, 8, 8
R = 3.4  # of a marker
TICKS_MOST, MARKERS_MOST = 12, 30  # so many fit side by side
SHAPES = (  # of the colours, on the unit circle; the first is a circle
    (),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.1), (1.1, 0.9), (-1.1, 0.9)),
    ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
    ((-0.6, -1), (0.6, -1), (1.1, 0), (0.6, 1), (-0.6, 1), (-1.1, 0)),
    ((0, -1.3), (0.4, -0.4), (1.3, -0.3), (0.6, 0.3), (0.8, 1.2), (0, 0.7), (-0.8, 1.2), (-0.6, 0.3), (-1.3, -0.3), (-0.4, -0.4)),
    ((-0.4, -1.1), (0.4, -1.1), (0.4, -0.4), (1.1, -0.4), (1.1, 0.4), (0.4, 0.4),
     (0.4, 1.1), (-0.4, 1.1), (-0.4, 0.4), (-1.1, 0.4), (-1.1, -0.4), (-0.4, -0.4)),
)  # fmt: skip


def lines(title: str, series: Sequence[Sequence[int]], colours: Sequence[int]) -> str:
    """One line per series over the rounds, in the colour of each; markers differ in shape, so that colour is never alone."""
    rounds, most = max(len(s) for s in series), max(1, *(n for s in series for n in s))
    step = nice(most)
    grid = [_grid(n, most) for n in range(0, most + 1, step)]
    apart = nice(rounds, TICKS_MOST)
    marks = [_tick(n, rounds) for n in range(1, rounds + 1) if n % apart == 0]
    paths = [_line(at, [(x(n, rounds), y(v, most)) for n, v in enumerate(s, 1)]) for at, s in zip(colours, series, strict=True)]
    return _svg(title, "", [*grid, *marks, *paths])


def chances(title: str, about: str, curves: Sequence[Sequence[tuple[int, float]]], moves: int, colours: Sequence[int]) -> str:
    """One line per player over the moves of a game: chances between 0 and 1, shown in percent."""
    step = nice(moves)
    grid = [_grid(n, 100) for n in range(0, 101, 25)]
    marks = [_tick(n, moves, first=0) for n in range(0, moves + 1, step)]
    paths = [
        _line(at, [(x(n, moves, first=0), y(100 * p, 100)) for n, p in curve]) for at, curve in zip(colours, curves, strict=True)
    ]
    return _svg(title, about, [*grid, *marks, *paths])


def _svg(title: str, about: str, inside: Sequence[str]) -> str:
    told = f"<title>{escape(title)}</title>" + (f"<desc>{escape(about)}</desc>" if about else "")
    shown = f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}"'
    return f'<svg class="plot" {shown}>{told}{"".join(inside)}</svg>'


def nice(most: int, lines: int = 4) -> int:
    """A round distance between lines of a grid, so that there are about so many."""
    return next((step for step in (1, 2, 5, 10, 20, 50, 100) if most / step <= lines), 200)


def x(n: int, last: int, first: int = 1) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (n - first) / max(1, last - first)


def y(value: float, most: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / most


def _grid(n: int, most: int) -> str:
    at = y(n, most)
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>'
        f'<text class="tick" x="{LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{n}</text>'
    )


def _tick(n: int, last: int, first: int = 1) -> str:
    return f'<text class="tick" x="{x(n, last, first):.1f}" y="{HEIGHT - 4}" text-anchor="middle">{n}</text>'


def _line(at: int, points: Sequence[tuple[float, float]]) -> str:
    path = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
    marked = points[:: -nice(len(points), MARKERS_MOST)]  # the last always
    return f'<polyline class="line line-{at}" points="{path}"/>' + "".join(_marker(at, px, py) for px, py in marked)


def _marker(at: int, px: float, py: float) -> str:
    """The shape of a colour, as its badge has it: see `icons/shape_*.svg`."""
    points = " ".join(f"{px + R * x:.1f},{py + R * y:.1f}" for x, y in SHAPES[at % len(SHAPES)])
    if not points:
        return f'<circle class="dot line-{at}" cx="{px:.1f}" cy="{py:.1f}" r="{R}"/>'
    return f'<polygon class="dot line-{at}" points="{points}"/>'
