"""What a store says when it cannot do what was asked."""

from __future__ import annotations

DAMAGED = ("SQLITE_CORRUPT", "XX001", "XX002")
"""How SQLite and PostgreSQL call damaged data and indexes."""


class StoreError(Exception):
    """The store cannot do what was asked; nothing of it has been done.

    `code` is one of: `bad_url` (no address of a store), `unreachable` (no such server, no right to
    the file, no database in it), `exposed` (others may read the file), `in_use` (by another
    server), `newer` (made by a newer program), `unknown_table` (entries of a table that has no
    row), `conflict`, `deposed` (others have taken this node for dead), `failed` (the database said
    no; `detail` says why).
    A `failed` append may have happened all the same if the connection was lost while it was being
    made durable; asking for the table again tells.
    """

    def __init__(self, code: str, detail: str, state: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.state = state
        """What the database or the system calls it: an SQLSTATE, `SQLITE_FULL`, `ENOSPC`."""

    @property
    def damaged(self) -> bool:
        """Is some of the data damaged? The rest can still be read."""
        return self.state.startswith(DAMAGED)

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}"


class Conflict(StoreError):
    """Somebody else has already written an entry with this number."""

    def __init__(self, detail: str) -> None:
        super().__init__("conflict", detail)


class Deposed(StoreError):
    """This node is none any more: others may own its tables."""

    def __init__(self, node: str) -> None:
        super().__init__("deposed", f"node {node or '(none)'} is deposed")
