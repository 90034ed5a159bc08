"""Entries as earlier versions wrote them, in today's form."""

from __future__ import annotations

from typing import Any

from stosy.core import Plain


def upcast(entry: Plain) -> Plain:
    """The entry as it would be written today; the same entry if nothing about it has changed."""
    if entry["entry"] == "played" and "move" not in entry:
        return _with_move(entry)
    return entry


def _with_move(entry: Plain) -> Plain:
    """The fields of a move stood among those of the entry."""
    rest: dict[str, Any] = dict(entry)
    move = {name: rest.pop(name) for name in ("seat", "action", "t", "lost") if name in rest}
    return {**rest, "move": move}
