"""The picture of a training: how often the agent won, by answers."""

from __future__ import annotations

from collections.abc import Sequence

from stosy.analysis.svg import circle, document, line, polyline, text
from stosy.research.training.agent import Point

WIDTH, HEIGHT = 720.0, 360.0
LEFT, RIGHT, TOP, BOTTOM = 64.0, 690.0, 56.0, 310.0
TICKS = 5
LINE = ".curve { stroke: var(--good); stroke-width: 2; fill: none; }"


def picture(title: str, points: Sequence[Point]) -> str:
    """The share of matches won over the answers, as SVG."""
    most = max((point.steps for point in points), default=0) or 1
    highest = max(max((point.won for point in points), default=0.0), 0.05)

    def place(point: Point) -> tuple[float, float]:
        across = LEFT + (RIGHT - LEFT) * point.steps / most
        return across, BOTTOM - (BOTTOM - TOP) * point.won / highest

    shapes = [text(LEFT, 32, title, "title")]
    for tick in range(TICKS + 1):
        level = BOTTOM - (BOTTOM - TOP) * tick / TICKS
        shapes.append(line((LEFT, level), (RIGHT, level), "grid"))
        share = f"{100 * highest * tick / TICKS:.1f} %"
        shapes.append(text(LEFT - 8, level + 4, share, "quiet", "end"))
        across = LEFT + (RIGHT - LEFT) * tick / TICKS
        shapes.append(
            text(across, BOTTOM + 22, f"{most * tick / TICKS / 1e6:.1f}", "quiet", "middle")
        )
    shapes.append(text((LEFT + RIGHT) / 2, BOTTOM + 44, "million answers", "quiet", "middle"))
    places = [place(point) for point in points]
    shapes.append(polyline(places, "curve"))
    shapes += (circle(*each, 3, "dot") for each in places)
    return document(WIDTH, HEIGHT, title, shapes, LINE)
