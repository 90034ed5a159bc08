"""Keys of a service, without a store."""

from __future__ import annotations

from stosy.server.http.keys import Keys
from stosy.server.store import Service


def keys(secret: bytes) -> Keys:
    """The only key that there has been."""
    return Keys(Service(0, secret))
