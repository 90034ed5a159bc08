"""The authority of one table, without network and clock: seats, offers, clocks, talk, the log."""

from stosy.table.entries import (
    AnyEntry,
    Opened,
    decoder,
    encode,
    game_of,
    plain_decoder,
    read_entry,
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
    "decoder",
    "encode",
    "facts",
    "game_of",
    "plain_decoder",
    "read_entry",
]
