"""Entries as earlier versions wrote them, in today's form."""

from __future__ import annotations

from collections.abc import Mapping

from stosy.core import Plain

HAPPENED: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "seated": ("seated", {"seat": "seat", "name": "name"}),
    "unseated": ("left", {"seat": "seat", "bot": "bot"}),
    "renamed": ("renamed", {"seat": "seat", "name": "new"}),
    "removed": ("removed", {"seat": "seat"}),
    "handed_over": ("handed_over", {"seat": "seat", "bot": "bot"}),
    "bot_put": ("bot_seated", {"seat": "seat", "bot": "bot"}),
    "cleared": ("seat_opened", {"seat": "seat"}),
    "host_passed": ("host_changed", {"seat": "seat"}),
    "muted": ("muted", {"seat": "seat", "muted": "muted"}),
    "talked": ("talked", {"seat": "seat", "text": "text"}),
    "aborted": ("aborted", {"match": "match", "rules": "rules"}),
    "closed": ("closed", {}),
}
"""Kinds of entries that are events today: which event, and its fields by their former names.

Fields that are not known any more may stay: they are not read.
"""


def upcast(entry: Plain) -> Plain:
    """The entry as it would be written today; the same entry if nothing about it has changed."""
    kind: object = entry.get("entry")
    if kind == "played" and "move" not in entry:
        return entry | {"move": entry}
    if not isinstance(kind, str) or kind not in HAPPENED:
        return entry
    event, fields = HAPPENED[kind]
    told = {new: entry[old] for old, new in fields.items() if old in entry}
    # Names were not written: whoever follows the log knows who sits there.
    return entry | {"entry": "happened", "event": {"event": event, "name": "", **told}}
