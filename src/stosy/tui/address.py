"""Where a table is, and why it cannot be reached."""

from __future__ import annotations

from msgspec import Struct

from stosy.core import Refused


class Unreachable(Exception):
    """There is no server, or not a Stosy server; the reason is technical."""


class Address(Struct, frozen=True):
    """The parts of a link: a server and, optionally, a table and the key to a seat.

    The `origin` has the folder of the site, too, if it is in one.
    """

    origin: str
    table: str | None = None
    key: str | None = None

    @property
    def url(self) -> str:
        """The link to send to others."""
        return self.origin if self.table is None else f"{self.origin}/t/{self.table}"


def refusal(code: str, rule: str, facts: dict[str, object]) -> Refused:
    """The refusal in a server's response."""
    return Refused(code, rule, **facts)
