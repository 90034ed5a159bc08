"""The terminal: a game in plain lines, readable by a screen reader."""

from stosy.tui.plain import Left, PlainTable

__all__ = ["Left", "PlainTable"]
