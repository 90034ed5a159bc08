"""Daily deals: one secret of the server a day, promised before the day and revealed after it."""

from __future__ import annotations

from re import ASCII, fullmatch

from msgspec import UNSET, Struct, UnsetType

from stosy.core.mixing import Hash, digest


class Daily(Struct, frozen=True, kw_only=True):
    """Where the seed of a daily deal came from. `commit` is the hash of date and secret; the secret
    is revealed when the day, by UTC, is over. Older commitments are of the secret alone."""

    date: str
    """As 2026-11-16."""
    commit: Hash
    secret: Hash | UnsetType = UNSET

    def seed(self, game: str) -> str:
        """The seed of a game's deal."""
        assert self.secret is not UNSET, "the seed follows from the secret"
        return digest(f"{self.secret}:{game}")

    def binds_date(self) -> bool:
        """Is the commitment that of date and secret?"""
        return self.secret is not UNSET and self.commit == digest(f"{self.date}:{self.secret}")

    def binds_secret(self) -> bool:
        """Is the commitment that of the secret alone?"""
        return self.secret is not UNSET and self.commit == digest(self.secret)


def promised(day: str, secret: str) -> Daily:
    """The daily deals of a day with this secret."""
    return Daily(date=day, commit=digest(f"{day}:{secret}"), secret=secret)


def is_date(text: str) -> bool:
    """Is it a date as records write it?"""
    if not fullmatch(r"\d{4}-\d{2}-\d{2}", text, ASCII):
        return False
    year, month, day = map(int, text.split("-"))
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    lengths = (31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    return year > 0 and 0 < month <= 12 and 0 < day <= lengths[month - 1]
