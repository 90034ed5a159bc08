"""What `stosy admin` and a server say to each other."""

from __future__ import annotations

from msgspec import Struct

from stosy.server.store.blocks import Report


class Asked(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`whom` is a table, a guest, an address or a report; `text` a name or an announcement."""

    whom: str = ""
    text: str = ""
    seconds: int = 0


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
    """What was asked for, if anything was."""

    tables: tuple[LoadedTable, ...] = ()
    people: tuple[Person, ...] = ()
    restrictions: tuple[Restricted, ...] = ()
    reports: tuple[Report, ...] = ()
