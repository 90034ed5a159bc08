"""A picture of an analysis: the winning chances over the match, as SVG for light and dark pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from stosy.analysis.results import Analysis, Curve, Swing
from stosy.analysis.svg import circle, document, line, polyline, text
from stosy.core import Action

WIDTH, HEIGHT = 880, 440
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 64, 48
LINES = (0, 25, 50, 75, 100)
"""The chances with a line of their own, in per cent."""
HIGH, LOW = 0.92, 0.08
"""Above the one there is no room for a number over a point, below the other none under it."""
TICKS = 8
ROW = 20
LETTER = 8.5
"""About as wide as a letter of the legend is."""
LIGHT = "#0b62a8 #b3480b #2e7d32 #8e24aa #a1660a #00796b #c2185b #5d4037 #455a64 #37474f".split()
DARK = "#6db7f2 #ffa066 #81c784 #d69be8 #f0c060 #5fd0c2 #ff8fb8 #c8ac9f #a9bcc6 #dfe5e8".split()
STYLE = """
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.turn { fill: var(--ground); stroke-width: 2.5; }
.entry { font-size: 12px; stroke: var(--ground); stroke-width: 4; paint-order: stroke; }
"""


def picture(
    analysis: Analysis[Action],
    title: str,
    names: Mapping[int | None, str],
    below: str,
    percent: Callable[[int], str],
) -> str:
    """The whole drawing; `names` are those of the seats or, under None, of the team, and `percent`
    writes a chance."""
    frame = Frame(analysis.entries)
    shapes = [
        text(LEFT, 26, title, "title"),
        *frame.grid(below, percent),
        *legend(analysis, names),
        *(frame.curve(number, curve) for number, curve in enumerate(analysis.curves)),
    ]
    for swing in analysis.swings:
        shapes += frame.turn(colour_of(analysis, swing), swing)
    return document(WIDTH, HEIGHT, title, shapes, STYLE + colours())


class Frame:
    """The coordinates: entries of the log from left to right, chances upwards."""

    def __init__(self, entries: int) -> None:
        self._entries = max(2, entries)

    def grid(self, below: str, percent: Callable[[int], str]) -> Iterator[str]:
        """Lines of equal chance, and numbers of entries."""
        for chance in LINES:
            y = self._y(chance / 100)
            yield line((LEFT, y), (WIDTH - RIGHT, y), "grid")
            yield text(LEFT - 8, y + 5, percent(chance), anchor="end")
        step = max(1, round(self._entries / TICKS / 5) * 5)
        for entry in range(step, self._entries + 1, step):
            yield text(self._x(entry), HEIGHT - BOTTOM + 18, f"{entry}", anchor="middle")
        yield text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, below, anchor="middle")

    def curve(self, number: int, curve: Curve) -> str:
        """One chance over the match."""
        points = ((self._x(at.entries), self._y(at.chance)) for at in curve.points)
        return polyline(points, f"curve line{number % len(LIGHT)}")

    def turn(self, colour: int, swing: Swing) -> Iterator[str]:
        """A turning point: a ring at its end, with the number of the entry."""
        at = swing.entry if swing.cause == "others" else swing.entry + 1
        x, y = self._x(at), self._y(swing.end)
        below = swing.end > HIGH or (swing.end < swing.start and swing.end > LOW)
        yield circle(x, y, 5, f"turn line{colour}")
        yield text(x, y + 20 if below else y - 10, f"{swing.entry}", "entry", "middle")

    def _x(self, entries: int) -> float:
        share = (entries - 1) / (self._entries - 1)
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def _y(self, chance: float) -> float:
        return HEIGHT - BOTTOM - chance * (HEIGHT - TOP - BOTTOM)


def legend(analysis: Analysis[Action], names: Mapping[int | None, str]) -> Iterator[str]:
    """A stroke and a name for each curve."""
    x = float(LEFT)
    for number, curve in enumerate(analysis.curves):
        name = names[curve.seat]
        yield line((x, 43), (x + 18, 43), f"curve line{number % len(LIGHT)}")
        yield text(x + 24, 48, name)
        x += 40 + LETTER * len(name)


def colour_of(analysis: Analysis[Action], swing: Swing) -> int:
    """The colour of the curve a turning point belongs to."""
    seats = [curve.seat for curve in analysis.curves]
    return (seats.index(swing.seat) if swing.seat in seats else 0) % len(LIGHT)


def colours() -> str:
    """The colours of the curves on light and dark pages."""
    light, dark = (
        "".join(f".line{n} {{ stroke: {colour}; }} " for n, colour in enumerate(palette))
        for palette in (LIGHT, DARK)
    )
    return f"{light}\n@media (prefers-color-scheme: dark) {{ {dark}}}\n"
