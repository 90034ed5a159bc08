"""Guests: people without accounts, known by a signed cookie."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode

from aiohttp import web

from stosy.server.http.headers import is_https
from stosy.server.http.proxies import Proxies
from stosy.wire.api import COOKIE

MAX_AGE = 400 * 24 * 60 * 60
"""Seconds. Browsers keep no cookie for longer than 400 days."""

PURPOSE = b"guest:"
"""Signed before the id, so that the same secret may sign other things under other names."""
ADDRESS = b"address:"

LEAST_SECRET = 16
SIGNED = re.compile(r"([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})")


class Guests:
    """Creates and signs guest ids, so that nobody can impersonate another guest."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < LEAST_SECRET:
            raise ValueError(f"the secret needs at least {LEAST_SECRET} bytes")
        self._secret = secret

    def new(self) -> str:
        """A new guest id: 16 random bytes in 22 characters."""
        return secrets.token_urlsafe(16)

    def sign(self, guest: str) -> str:
        """The cookie's value for a guest: the id, a dot and its signature."""
        return f"{guest}.{self._signature(guest)}"

    def read(self, value: str | None) -> str | None:
        """The guest of a cookie, or None for a value without a valid signature."""
        parts = SIGNED.fullmatch(value or "")
        if parts is None:
            return None
        guest, signature = parts.groups()
        # The text is compared, not the bytes: base64 can write the same bytes in several ways.
        return guest if hmac.compare_digest(signature, self._signature(guest)) else None

    def mark(self, address: str) -> str:
        """A keyed hash, to tell addresses apart that are not to be kept."""
        return hmac.digest(self._secret, ADDRESS + address.encode(), "sha256")[:8].hex()

    def _signature(self, guest: str) -> str:
        digest = hmac.digest(self._secret, PURPOSE + guest.encode("ascii"), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode("ascii")


def set_cookie(
    response: web.StreamResponse, request: web.BaseRequest, value: str, *, proxies: Proxies
) -> None:
    """Set the signed cookie; over HTTPS it is marked Secure."""
    response.set_cookie(
        COOKIE,
        value,
        max_age=MAX_AGE,
        path="/",
        httponly=True,
        samesite="Lax",
        secure=is_https(request, proxies) or None,
    )
