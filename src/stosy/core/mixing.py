"""Mixed deals: a seed that neither the host of a table nor a player can choose.

The table commits to a number of its own, every player to a part; only then the parts are opened,
and the number after the match. The seed is the hash of all of them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Part: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]

HASH = re.compile("[0-9a-f]{64}")


class Mix(Struct, frozen=True, kw_only=True):
    """Where the seed of a match came from; seats in order, None for a bot and for a client that
    takes no part. `server` is revealed after the match."""

    attempt: Annotated[int, Meta(ge=1)]
    server: Hash | UnsetType = UNSET
    hashes: tuple[Hash | None, ...]
    parts: tuple[Part | None, ...]

    def commit(self) -> str:
        assert self.server is not UNSET, "only who knows the number can commit to it"
        return committed(self.attempt, self.server)

    def seed(self) -> str:
        assert self.server is not UNSET, "the seed follows from the server's number"
        return mixed(self.server, self.parts)

    def opens(self) -> bool:
        """Does every part belong to its hash, and no two seats have the same?"""
        if len(self.hashes) != len(self.parts):
            return False
        given = [each for each in self.hashes if each is not None]
        return len(set(given)) == len(given) and all(map(_opens, self.hashes, self.parts))


def committed(attempt: int, server: str) -> str:
    """What the table publishes before it hears of any part."""
    return digest(f"{attempt}:{server}")


def mixed(server: str, parts: Sequence[str | None]) -> str:
    """The seed."""
    return digest(":".join((server, *(part or "" for part in parts))))


def digest(text: str) -> str:
    """The hex SHA-256 of ASCII text."""
    return sha256(text.encode("ascii")).hexdigest()


def _opens(hashed: str | None, part: str | None) -> bool:
    if hashed is None or part is None:
        return hashed is part
    return digest(part) == hashed
