"""The authority over one table, without network or clock: seats, offers, clocks, talk, the log."""

from stosy.table.entries import (
    AnyEntry,
    Opened,
    encode,
    plain_reader,
    read_entry,
    reader,
)
from stosy.table.messages import facts
from stosy.table.out import End, Out, Secrets
from stosy.table.settings import checked
from stosy.table.snapshots import read_snapshot
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
    "plain_reader",
    "read_entry",
    "read_snapshot",
    "reader",
]
