"""The commands of `stosy admin`, and what each needs to be told."""

from __future__ import annotations

from collections.abc import Mapping

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "tables": (),
    "people": (),
    "close": ("TABLE",),
    "end": ("TABLE",),
    "mute": ("GUEST", "--for"),
    "unmute": ("GUEST",),
    "ban": ("GUEST", "--for"),
    "unban": ("GUEST",),
    "restrictions": (),
    "reports": (),
    "report": ("REPORT",),
    "settle": ("REPORT",),
    "rename": ("GUEST", "NAME"),
    "announce": ("TEXT",),
    "erase": ("GUEST",),
    "rotate": (),
    "rotate-push": (),
    "check": (),
    "rebuild": (),
    "backup": ("FILE",),
}
