"""The store: logs and rows of tables, guests, the service's own data; SQLite or PostgreSQL."""

from stosy.server.store.opening import open_store
from stosy.server.store.protocol import (
    Alike,
    Append,
    Conflict,
    Ended,
    Entry,
    Service,
    Store,
    StoreError,
    TableRow,
)

__all__ = [
    "Alike",
    "Append",
    "Conflict",
    "Ended",
    "Entry",
    "Service",
    "Store",
    "StoreError",
    "TableRow",
    "open_store",
]
