"""The terminal client: plain lines, which a screen reader can read."""

from stosy.tui.plain import Left, PlainTable

__all__ = ["Left", "PlainTable"]
