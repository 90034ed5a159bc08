"""Plug-ins: objects from other installed packages, by entry points.

A plug-in that cannot be used is skipped and logged; it never stops the program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

Brought = TypeVar("Brought")


def load_plugins(
    group: str, taken: Collection[str], checked: Callable[[str, object], Brought]
) -> dict[str, Brought]:
    """The plug-ins of a group by name; `checked` raises for an unusable one.

    A name is lower-case, with hyphens, and not taken yet.
    """
    from importlib.metadata import entry_points  # takes longer than a game

    found: dict[str, Brought] = {}
    for entry in sorted(entry_points(group=group), key=_package):
        try:
            if not NAME.fullmatch(entry.name):
                raise ValueError("a name has lower-case letters, digits and hyphens")
            if entry.name in taken or entry.name in found:
                raise ValueError("the name is taken")
            found[entry.name] = checked(entry.name, entry.load())
        except Exception as error:
            from logging import getLogger

            what = (entry.name, group, _package(entry), type(error).__name__, error)
            getLogger("stosy.plugins").warning(
                "%r (%s) of the package %r is left out: %s: %s", *what
            )
    return found


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value
