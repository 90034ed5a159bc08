"""The store: logs and rows of tables, guests, the service's own data; SQLite or PostgreSQL."""

from stosy.server.store.opening import file_of, open_store
from stosy.server.store.protocol import (
    Alike,
    Append,
    Conflict,
    Deposed,
    Entry,
    Erased,
    Erasure,
    FinishedMatch,
    GuestRow,
    KeptAnalysis,
    News,
    OpenTable,
    Peer,
    Reads,
    Renewal,
    Service,
    Snapshot,
    Store,
    StoreError,
    TableRow,
)
from stosy.server.store.sole_use import sole_use
from stosy.server.store.sqlite import back_up

__all__ = [
    "Alike",
    "Append",
    "Conflict",
    "Deposed",
    "Entry",
    "Erased",
    "Erasure",
    "FinishedMatch",
    "GuestRow",
    "KeptAnalysis",
    "News",
    "OpenTable",
    "Peer",
    "Reads",
    "Renewal",
    "Service",
    "Snapshot",
    "Store",
    "StoreError",
    "TableRow",
    "back_up",
    "file_of",
    "open_store",
    "sole_use",
]
