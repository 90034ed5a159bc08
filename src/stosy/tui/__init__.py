"""The terminal client: plain lines, which a screen reader can read."""

from stosy.tui.plain import PlainTable, Quit

__all__ = ["PlainTable", "Quit"]
