"""A picture of an analysis: the winning chances over the match, as SVG for light and dark pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from stosy.core import Action
from stosy.wire.analysed import Analysis, Curve, Swing

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
svg { background: #fff; color: #1b1b1b; font: 14px system-ui, sans-serif; }
text { fill: currentColor; } .title { font-size: 17px; font-weight: 600; }
.grid { stroke: currentColor; opacity: .18; } .middle { text-anchor: middle; }
.axis { text-anchor: end; } .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.turn { fill: #fff; stroke-width: 2.5; }
.entry { font-size: 12px; text-anchor: middle; stroke: #fff; stroke-width: 4; paint-order: stroke; }
"""


def picture(
    analysis: Analysis[Action], title: str, names: Mapping[int | None, str], below: str
) -> str:
    """The whole drawing; `names` are those of the seats or, under None, of the team."""
    frame = Frame(analysis.entries)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{style()}</style>",
        f'<text class="title" x="{LEFT}" y="24">{escape(title)}</text>',
        *frame.grid(below),
        *legend(analysis, names),
        *(frame.curve(number, curve) for number, curve in enumerate(analysis.curves)),
        *(frame.turn(colour_of(analysis, swing), swing) for swing in analysis.swings),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class Frame:
    """Where things lie: entries of the log from left to right, chances upwards."""

    def __init__(self, entries: int) -> None:
        self._entries = max(2, entries)

    def grid(self, below: str) -> Iterator[str]:
        """Lines of equal chance, and numbers of entries."""
        for percent in LINES:
            y = self._y(percent / 100)
            yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
            yield f'<text class="axis" x="{LEFT - 8}" y="{y + 5:.1f}">{percent} %</text>'
        step = max(1, round(self._entries / TICKS / 5) * 5)
        for entry in range(step, self._entries + 1, step):
            x, y = self._x(entry), HEIGHT - BOTTOM + 18
            yield f'<text class="middle" x="{x}" y="{y}">{entry}</text>'
        middle = (LEFT + WIDTH - RIGHT) / 2
        yield f'<text class="middle" x="{middle}" y="{HEIGHT - 8}">{escape(below)}</text>'

    def curve(self, number: int, curve: Curve) -> str:
        """One chance over the match."""
        points = " ".join(f"{self._x(at.entries)},{self._y(at.chance)}" for at in curve.points)
        return f'<polyline class="curve line{number % len(LIGHT)}" points="{points}"/>'

    def turn(self, colour: int, swing: Swing) -> str:
        """A turning point: a ring where it led, with the number of the entry."""
        at = swing.entry if swing.cause == "others" else swing.entry + 1
        x, y = self._x(at), self._y(swing.end)
        below = swing.end > HIGH or (swing.end < swing.start and swing.end > LOW)
        label = y + 20 if below else y - 10
        return (
            f'<circle class="turn line{colour}" cx="{x}" cy="{y}" r="5"/>'
            f'<text class="entry" x="{x}" y="{label:.1f}">{swing.entry}</text>'
        )

    def _x(self, entries: int) -> float:
        share = (entries - 1) / (self._entries - 1)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    def _y(self, chance: float) -> float:
        return round(HEIGHT - BOTTOM - chance * (HEIGHT - TOP - BOTTOM), 1)


def legend(analysis: Analysis[Action], names: Mapping[int | None, str]) -> Iterator[str]:
    """A stroke and a name for each curve."""
    x = float(LEFT)
    for number, curve in enumerate(analysis.curves):
        name, colour = names[curve.seat], number % len(LIGHT)
        yield f'<path class="curve line{colour}" d="M{x:.0f} 43h18"/>'
        yield f'<text x="{x + 24:.0f}" y="48">{escape(name)}</text>'
        x += 40 + LETTER * len(name)


def colour_of(analysis: Analysis[Action], swing: Swing) -> int:
    """The colour of the curve a turning point belongs to."""
    seats = [curve.seat for curve in analysis.curves]
    return (seats.index(swing.seat) if swing.seat in seats else 0) % len(LIGHT)


def style() -> str:
    """Colours for pages of either kind."""
    light = "".join(f".line{n} {{ stroke: {colour}; }} " for n, colour in enumerate(LIGHT))
    dark = "".join(f".line{n} {{ stroke: {colour}; }} " for n, colour in enumerate(DARK))
    page = "svg { background: #16181c; color: #eceff1; } .turn { fill: #16181c; } "
    page += ".entry { stroke: #16181c; } "
    return f"{STYLE}{light}\n@media (prefers-color-scheme: dark) {{ {page}{dark}}}\n"
