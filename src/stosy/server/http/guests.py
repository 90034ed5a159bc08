"""Guests: people without accounts, known by a signed cookie."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from time import time

from aiohttp import web

from stosy.server.http.headers import is_https
from stosy.server.http.keys import Keys
from stosy.server.http.proxies import Proxies
from stosy.wire.api import COOKIE, HTTPS_COOKIE

DAY = 24 * 60 * 60
MOST_DAYS = 400
"""Browsers keep no cookie for longer."""

PURPOSE = b"guest:"
"""Signed before the value, so that the same secret may sign other things under other names."""
ADDRESS = b"address:"

SIGNED = re.compile(r"(([A-Za-z0-9_-]{22})\.([0-9]{1,15}))\.([A-Za-z0-9_-]{43})")


def unix_ms() -> int:
    return int(time() * 1000)


class Guests:
    """Creates and signs guest ids, so that nobody can impersonate another guest.

    A cookie holds the id of a guest and when it was issued. It is good for so many `days`, and
    issued anew while it is used. `revoked` says since when the cookies of a guest must have been
    issued. Times are unix time in ms.
    """

    def __init__(
        self,
        keys: Keys,
        *,
        days: int = MOST_DAYS,
        revoked: Mapping[str, int] | None = None,
        now: Callable[[], int] = unix_ms,
    ) -> None:
        self.keys = keys
        self._days = days
        self._revoked = dict(revoked or {})
        self.now = now

    def new(self) -> str:
        """A new guest id: 16 random bytes in 22 characters."""
        return secrets.token_urlsafe(16)

    def sign(self, guest: str, before: str | None = None) -> str:
        """The cookie's value for a guest: the id, when it is issued, and the signature.

        It is newer than the one `before`.
        """
        last = self.issued(before) if self._signed(before) == guest else 0
        issued = max(self.now(), self._revoked.get(guest, 0), last + 1)
        value = f"{guest}.{issued}"
        return f"{value}.{_written(self.keys.sign(PURPOSE, value))}"

    def read(self, value: str | None) -> str | None:
        """The guest of a cookie, or None for one that is not signed, expired or revoked."""
        guest, issued = self._signed(value), self.issued(value)
        if guest is None or self.is_revoked(guest, issued):
            return None
        return guest if self.now() - issued < self._days * DAY * 1000 else None

    def issued(self, value: str | None) -> int:
        """When a cookie that has been read was issued."""
        parts = SIGNED.fullmatch(value or "")
        return 0 if parts is None else int(parts[3])

    def is_recent(self, value: str | None) -> bool:
        """Was a cookie that has been read issued within the last day, by the key that signs now?"""
        return self.now() - self.issued(value) < DAY * 1000 and self._signed(value, 1) is not None

    def revoke(self, guest: str, at: int) -> None:
        """Cookies of the guest that were issued before do not count any more."""
        self._revoked[guest] = at

    def is_revoked(self, guest: str, issued: int) -> bool:
        """Does a cookie of the guest that was issued then not count any more?"""
        return issued < self._revoked.get(guest, 0)

    def mark(self, address: str) -> str:
        """A keyed hash, to tell addresses apart that are not to be kept."""
        return self.marks(address)[0]

    def marks(self, address: str) -> tuple[str, ...]:
        """All that stand for the address, by either key."""
        return tuple(each[:8].hex() for each in self.keys.all_signatures(ADDRESS, address))

    @property
    def max_age(self) -> int:
        """Seconds for which browsers should keep a cookie."""
        return self._days * DAY

    def _signed(self, value: str | None, keys: int | None = None) -> str | None:
        """The guest of a cookie with a valid signature, by any key or by the first ones."""
        parts = SIGNED.fullmatch(value or "")
        if parts is None:
            return None
        signed, guest, _, signature = parts.groups()
        # The text is compared, not the bytes: base64 can write the same bytes in several ways.
        ours = self.keys.all_signatures(PURPOSE, signed)[:keys]
        is_ours = any(hmac.compare_digest(signature, _written(each)) for each in ours)
        return guest if is_ours else None


def _written(digest: bytes) -> str:
    return urlsafe_b64encode(digest).rstrip(b"=").decode("ascii")


def cookie_of(request: web.BaseRequest) -> str | None:
    """The value of the guest's cookie: under the name for https or, else, the plain one."""
    return request.cookies.get(HTTPS_COOKIE) or request.cookies.get(COOKIE)


def set_cookie(
    response: web.StreamResponse,
    request: web.BaseRequest,
    value: str,
    max_age: int,
    proxies: Proxies,
) -> None:
    """Set the signed cookie.

    Over https its name begins with `__Host-`, so that browsers take it from this very host only; a
    plain one from before is removed.
    """
    secure = is_https(request, proxies)
    if secure and COOKIE in request.cookies:
        response.del_cookie(COOKIE, path="/")
    response.set_cookie(
        HTTPS_COOKIE if secure else COOKIE,
        value,
        max_age=max_age,
        path="/",
        httponly=True,
        samesite="Lax",
        secure=secure or None,
    )
