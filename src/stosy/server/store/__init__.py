"""The store: logs and rows of tables, guests, the service's own data; SQLite or PostgreSQL."""

from stosy.server.store.backups import NoPgDump, back_up
from stosy.server.store.errors import Conflict, Deposed, StoreError
from stosy.server.store.opening import file_of, open_store
from stosy.server.store.rows import (
    Alike,
    Append,
    Day,
    Entry,
    Erased,
    Erasure,
    FinishedMatch,
    GuestRow,
    KeptAnalysis,
    KeptStudy,
    News,
    OpenTable,
    Peer,
    Played,
    Reads,
    Renewal,
    Restriction,
    Service,
    Snapshot,
    TableRow,
    Try,
)
from stosy.server.store.sole_use import sole_use
from stosy.server.store.sql import Store

__all__ = [
    "Alike",
    "Append",
    "Conflict",
    "Day",
    "Deposed",
    "Entry",
    "Erased",
    "Erasure",
    "FinishedMatch",
    "GuestRow",
    "KeptAnalysis",
    "KeptStudy",
    "News",
    "NoPgDump",
    "OpenTable",
    "Peer",
    "Played",
    "Reads",
    "Renewal",
    "Restriction",
    "Service",
    "Snapshot",
    "Store",
    "StoreError",
    "TableRow",
    "Try",
    "back_up",
    "file_of",
    "open_store",
    "sole_use",
]
