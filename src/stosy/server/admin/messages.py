"""What `stosy admin` and a server say to each other: one line of JSON each."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from stosy.server.store.blocks import Report

Command: TypeAlias = Literal[
    "tables",
    "people",
    "close",
    "end",
    "mute",
    "unmute",
    "ban",
    "unban",
    "restrictions",
    "reports",
    "report",
    "settle",
    "rename",
    "announce",
    "erase",
    "rotate",
    "rotate-push",
    "repair",
    "note",
]


class Request(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`whom` is a table, a guest, an address or a report; `text` a name, an announcement or, to be
    noted in the log, a command that was carried out elsewhere, with the `count` of what it
    found."""

    do: Command
    whom: str = ""
    text: str = ""
    seconds: int = 0
    count: int = 0


class LoadedTable(Struct, frozen=True):
    """A table that a process has: how many people are there, and since when it exists (unix
    seconds)."""

    id: str
    game: str
    phase: str
    people: int
    since: int


class Person(Struct, frozen=True):
    """Somebody at tables: who, the name, marks of the addresses."""

    guest: str
    name: str
    addresses: tuple[str, ...]
    tables: tuple[str, ...]


class Restricted(Struct, frozen=True):
    """A mute or a ban, and until when (unix seconds)."""

    what: str
    whom: str
    until: int


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was asked for; or, with `refused`, why not."""

    refused: str = ""
    facts: dict[str, Any] = {}
    tables: tuple[LoadedTable, ...] = ()
    people: tuple[Person, ...] = ()
    restrictions: tuple[Restricted, ...] = ()
    reports: tuple[Report, ...] = ()
