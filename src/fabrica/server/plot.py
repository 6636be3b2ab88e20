"""A small line chart as SVG, without style or script of its own: the page's style colours it."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

WIDTH, HEIGHT = 320, 160
LEFT, BOTTOM, TOP, RIGHT = 28, 20, 8, 8


def lines(title: str, series: Sequence[Sequence[int]]) -> Markup:
    """One line per series over the rounds; markers differ in shape, so that colour is never alone."""
    rounds, most = max(len(s) for s in series), max(1, *(n for s in series for n in s))
    step = nice(most)
    grid = [_grid(n, most) for n in range(0, most + 1, step)]
    marks = [_tick(n, rounds) for n in range(1, rounds + 1) if rounds <= 12 or n % 2 == 1]
    paths = [_line(at, s, rounds, most) for at, s in enumerate(series)]
    inside = "".join([*grid, *marks, *paths])
    return Markup(f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">{inside}</svg>')


def nice(most: int) -> int:
    """A round distance between grid lines, about four of them."""
    return next((step for step in (1, 2, 5, 10, 20, 50, 100) if most / step <= 4), 200)


def x(n: int, rounds: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (n - 1) / max(1, rounds - 1)


def y(value: int, most: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / most


def _grid(n: int, most: int) -> str:
    at = y(n, most)
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>'
        f'<text class="tick" x="{LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{n}</text>'
    )


def _tick(n: int, rounds: int) -> str:
    return f'<text class="tick" x="{x(n, rounds):.1f}" y="{HEIGHT - 4}" text-anchor="middle">{n}</text>'


def _line(at: int, values: Sequence[int], rounds: int, most: int) -> str:
    points = [(x(n, rounds), y(value, most)) for n, value in enumerate(values, 1)]
    path = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
    return f'<polyline class="line line-{at}" points="{path}"/>' + "".join(_marker(at, px, py) for px, py in points)


def _marker(at: int, px: float, py: float) -> str:
    """A circle, a square, a triangle, a diamond, a bar, a triangle upside down."""
    r = 3.2
    shapes = (
        f'<circle class="dot line-{at}" cx="{px:.1f}" cy="{py:.1f}" r="{r}"/>',
        f'<rect class="dot line-{at}" x="{px - r:.1f}" y="{py - r:.1f}" width="{2 * r}" height="{2 * r}"/>',
        f'<path class="dot line-{at}" d="M{px:.1f} {py - r:.1f}l{r} {2 * r}h{-2 * r}z"/>',
        f'<path class="dot line-{at}" d="M{px:.1f} {py - r - 1:.1f}l{r + 1} {r + 1}l{-r - 1} {r + 1}l{-r - 1} {-r - 1}z"/>',
        f'<rect class="dot line-{at}" x="{px - r:.1f}" y="{py - 1.5:.1f}" width="{2 * r}" height="3"/>',
        f'<path class="dot line-{at}" d="M{px:.1f} {py + r:.1f}l{r} {-2 * r}h{-2 * r}z"/>',
    )
    return shapes[at % len(shapes)]
