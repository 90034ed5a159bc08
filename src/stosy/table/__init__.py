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
from stosy.table.out import End, Luck, Out
from stosy.table.settings import checked
from stosy.table.table import Table
from stosy.table.viewing import catch_up, facts, table_is, time_left, update

__all__ = [
    "AnyEntry",
    "End",
    "Luck",
    "Opened",
    "Out",
    "Table",
    "catch_up",
    "checked",
    "decoder",
    "encode",
    "facts",
    "game_of",
    "plain_decoder",
    "read_entry",
    "table_is",
    "time_left",
    "update",
]
