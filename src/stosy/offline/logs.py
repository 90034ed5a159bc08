"""The tables of a browser as they are kept: how lists show them, and the logs that were read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from stosy.core import Refused
from stosy.games import find
from stosy.matches.history import Gathering, History
from stosy.offline.messages import KeptAnalysis
from stosy.table import Opened, plain_reader
from stosy.table.entries import Started


class Unread(Exception):
    """The log of this table has to be read first."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Logs:
    """What the browser keeps; `summaries` are by table, the last changed last."""

    def __init__(self, summaries: Iterable[tuple[str, bytes]]) -> None:
        self.summaries = dict(summaries)
        self._logs: dict[str, list[bytes]] = {}
        self._analyses: dict[str, dict[int, KeptAnalysis]] = {}

    def put(self, table: str, entries: Iterable[bytes], analyses: Iterable[KeptAnalysis]) -> None:
        """The log of a table was read, and what is kept beside it."""
        self._logs[table] = list(entries)
        self._analyses[table] = {each.match: each for each in analyses}

    def of(self, table: str) -> Sequence[bytes]:
        """The log of a table; Unread if it was not read yet."""
        if table not in self.summaries:
            raise Refused("no_such_table", "T6")
        if table not in self._logs:
            raise Unread(table)
        return self._logs[table]

    def open(self, table: str) -> None:
        """A new table, without entries so far."""
        self._logs[table] = []
        self._analyses[table] = {}

    def add(self, table: str, entries: Sequence[bytes], summary: bytes) -> None:
        self._logs[table] += entries
        self.summaries.pop(table, None)
        self.summaries[table] = summary

    def forget(self, table: str) -> None:
        """Read the log again next time."""
        self._logs.pop(table, None)

    def clear(self) -> None:
        self.summaries.clear()
        self._logs.clear()
        self._analyses.clear()

    def analysis(self, table: str, number: int) -> KeptAnalysis | None:
        """The analysis of a match, if there is one; Unread if it was not read yet."""
        self.of(table)
        return self._analyses[table].get(number)

    def keep_analysis(self, table: str, kept: KeptAnalysis) -> None:
        if table in self._logs:
            self._analyses[table][kept.match] = kept

    def history(self, table: str, number: int) -> History:
        """A match of this table; Refused if it is too long."""
        bodies = self.of(table)
        opened = plain_reader.read(bodies[0])
        assert isinstance(opened, Opened), "a log begins with the opening of its table"
        gathering = Gathering(find(opened.game))
        match = 0
        for body in bodies:
            entry: Any = plain_reader.read(body)
            match = entry.match if isinstance(entry, Started) else match
            if match == number:
                gathering.add(body)
        return gathering.history(opened.given[1:] if gathering.is_given else ())
