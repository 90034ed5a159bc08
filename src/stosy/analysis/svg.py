"""A few SVG shapes, readable on light and on dark pages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias
from xml.sax.saxutils import escape, quoteattr

Anchor: TypeAlias = Literal["start", "middle", "end"]

STYLE = """
:root { --ground: #ffffff; --ink: #1c2430; --quiet: #5b6675; --grid: #dfe3e8;
  --good: #1f6fb2; --bad: #c2571a; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14181f; --ink: #eceff3; --quiet: #a2adbb; --grid: #333c48;
    --good: #6db3ee; --bad: #f0975f; } }
text { font-family: system-ui, sans-serif; font-size: 13px; fill: var(--ink); }
.ground { fill: var(--ground); }
.title { font-size: 20px; font-weight: 600; }
.heading { font-weight: 600; }
.quiet { fill: var(--quiet); font-size: 12px; }
.small { font-size: 12px; }
.grid { stroke: var(--grid); stroke-width: 1; }
.even { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 4 3; }
.whisker { stroke: var(--good); stroke-width: 3; stroke-linecap: round; opacity: 0.55; }
.dot, .good { fill: var(--good); }
.bad { fill: var(--bad); }
"""


def document(
    width: float, height: float, title: str, shapes: Iterable[str], style: str = ""
) -> str:
    """A whole picture; the title is for screen readers, `style` adds CSS."""
    ground = rect(0, 0, width, height, "ground")
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
            f' width="{width:g}" height="{height:g}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}{style}</style>",
            ground,
            *shapes,
            "</svg>\n",
        )
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: Anchor = "start") -> str:
    """Text with its baseline at y."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f"<text {place} class={quoteattr(kind)}>{escape(words)}</text>"


def line(start: tuple[float, float], end: tuple[float, float], kind: str) -> str:
    """A straight line."""
    (x1, y1), (x2, y2) = start, end
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def circle(x: float, y: float, radius: float, kind: str) -> str:
    """A dot."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" class="{kind}"/>'


def rect(x: float, y: float, width: float, height: float, kind: str, opacity: float = 1.0) -> str:
    """A filled box."""
    size = f'width="{width:.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{kind}" opacity="{opacity:.2f}"/>'
