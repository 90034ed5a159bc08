"""The authority over one table, without network or clock: seats, offers, clocks, talk, the log."""

from stosy.table.entries import (
    AnyEntry,
    Opened,
    encode,
    game_of,
    plain_reader,
    read_entry,
    reader,
)
from stosy.table.messages import facts
from stosy.table.out import End, Out, Secrets
from stosy.table.settings import checked
from stosy.table.table import Table

__all__ = [
    "AnyEntry",
    "End",
    "Opened",
    "Out",
    "Secrets",
    "Table",
    "checked",
    "encode",
    "facts",
    "game_of",
    "plain_reader",
    "read_entry",
    "reader",
]
