"""The store: logs and rows of tables, guests, the service's own data; SQLite or PostgreSQL."""

from stosy.server.store.opening import open_store
from stosy.server.store.protocol import (
    Append,
    Conflict,
    Entry,
    Service,
    Store,
    StoreError,
    TableRow,
)

__all__ = [
    "Append",
    "Conflict",
    "Entry",
    "Service",
    "Store",
    "StoreError",
    "TableRow",
    "open_store",
]
