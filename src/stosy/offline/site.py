"""The site of one browser: its tables, its connections, and what is to be done for them.

site = Site(now, secrets, name, summaries)
effects = site.handle(message)          both are JSON: see `stosy.offline.messages`
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import count
from secrets import token_hex, token_urlsafe
from typing import Any, assert_never
from zlib import crc32

import msgspec
from msgspec import Raw

from stosy.chat import guest_name
from stosy.core import Refused
from stosy.host import Guest, Host, read_table
from stosy.host.host import Cancel, encoded
from stosy.host.host import Request as SearchRequest
from stosy.host.listing import summary_of
from stosy.offline import messages, searching
from stosy.offline.analyses import Analyses
from stosy.offline.answers import Answers
from stosy.offline.logs import Logs, Unread
from stosy.offline.timers import Timers
from stosy.table import Secrets, Table
from stosy.table.pacing import USUAL, Tempo
from stosy.wire.tells import Goodbye

PERSON = "me"
"""The only person."""
MARK = "-"
"""The last character of each id here: that of a server, 16 bytes as base64, never ends so."""

RETRY = 5000
"""Ms until somebody connects again to a table that could not be saved."""

_decode = msgspec.json.Decoder(messages.AnyMessage).decode


def new_table() -> str:
    """An id for a table, as long as those of a server."""
    return token_urlsafe(16)[:21] + MARK


def real_secrets() -> Secrets:
    """Nobody has to be convinced of the deal: whoever plays has the program."""
    return Secrets(seed=lambda: token_hex(32), key=new_table)


class Site:
    """Everything happens in one thread, message by message. `now` is in ms."""

    def __init__(
        self,
        now: Callable[[], float],
        secrets: Secrets,
        name: str = "",
        summaries: Iterable[tuple[str, bytes]] = (),
        tempo: Tempo = USUAL,
        new_table: Callable[[], str] = new_table,
    ) -> None:
        self.person = PERSON
        self.name = name
        self.secrets = secrets
        self.tempo = tempo
        self.new_table = new_table
        self.logs = Logs(summaries)
        self.now = now
        self._timers = Timers(now)
        self.analyses = Analyses(self)
        self._answers = Answers(self)
        self._hosts: dict[str, Host] = {}
        self._guests: dict[int, tuple[str, Guest]] = {}
        self._numbers = count(1)
        self._searches: dict[int, Callable[[str | None], None]] = {}
        self._reports: dict[int, Callable[[str], None]] = {}
        """Who wants to know how far a search is."""
        self._effects = messages.Effects()

    @property
    def called(self) -> str:
        """The name that others at a table read."""
        return self.name or guest_name(100 + crc32(self.person.encode()) % 900)

    def handle(self, message: bytes | str) -> bytes:
        """What is to be done after a message."""
        self._effects = messages.Effects()
        try:
            self._take(_decode(message))
        except Unread as unread:
            self._effects = messages.Effects(wanted=unread.table)
        self._effects.wait = self._timers.wait()
        return encoded(self._effects)

    def handle_text(self, message: str) -> str:
        """The same for whom bytes are a nuisance."""
        return self.handle(message).decode()

    def _take(self, message: messages.AnyMessage) -> None:
        match message:
            case messages.Request():
                status, body = self._answers.answer(message.method, message.path, message.body)
                answered = messages.Answered(id=message.id, status=status, body=Raw(body))
                self._effects.answers.append(answered)
            case messages.Connect():
                self._connect(message.connection, message.table)
            case messages.Hear():
                if message.connection in self._guests:
                    self._guests[message.connection][1].receive(message.text.encode())
            case messages.Disconnect():
                self._disconnect(message.connection)
            case messages.Tick():
                self._timers.run()
            case messages.Log():
                entries = [entry.encode() for entry in message.entries]
                self.logs.put(message.table, entries, message.analyses)
            case messages.Known():
                if message.search in self._reports:
                    self._reports[message.search](message.so_far)
            case messages.Found():
                self._reports.pop(message.search, None)
                done = self._searches.pop(message.search, None)
                if done is not None:
                    done(message.answer)
            case messages.Lost():
                self._lose(message.table)
            case _ as never:
                assert_never(never)

    # Tables

    def table(self, table: str) -> Table:
        """A table, read if need be; Refused if there is none."""
        return self._host(table).table

    def open(self, table: Table) -> None:
        """A new table."""
        self.logs.open(table.state.id)
        self._run(table)

    def _host(self, table: str) -> Host:
        if table not in self._hosts:
            read = read_table(self.logs.of(table), self.secrets, self.tempo)
            if read is None:
                raise Refused("no_such_table", "T6")
            self._run(read)
        return self._hosts[table]

    def _run(self, table: Table) -> None:
        host = Host(table, Keeping(self, table), self.now, self._timers.later, self._search)
        self._hosts[table.state.id] = host

    def keep(self, table: Table, entries: Sequence[bytes]) -> None:
        summary = msgspec.json.encode(summary_of(table))
        self.logs.add(table.state.id, entries, summary)
        texts = tuple([entry.decode() for entry in entries])
        kept = messages.Kept(table=table.state.id, entries=texts, summary=summary.decode())
        self._effects.kept.append(kept)

    def _lose(self, table: str) -> None:
        """Go back to what is kept of a table: whoever is there has to connect again."""
        self.logs.forget(table)
        for number in [each for each, (where, _) in self._guests.items() if where == table]:
            del self._guests[number]
            self._tell(number, encoded(Goodbye(reason="failed", retry=RETRY)))
            self._effects.told.append(messages.Told(connection=number, tell=None))
        if (host := self._hosts.pop(table, None)) is not None:
            host.drop()

    def rename(self, name: str) -> None:
        self.name = self._effects.name = name
        for host in self._hosts.values():
            host.let(host.table.names.rename, self.person, name)

    def erase(self) -> None:
        """Forget all tables."""
        for table in tuple(self._hosts):
            self._lose(table)
        self.analyses.clear()
        self.logs.clear()
        self._effects.erased = True

    # Connections

    def _connect(self, number: int, table: str) -> None:
        try:
            host = self._host(table)
        except Refused:
            self._effects.told.append(messages.Told(connection=number, tell=None))
            return
        guest = host.guest(self.person, self.called, partial(self._tell, number))
        self._guests[number] = table, guest

    def _disconnect(self, number: int) -> None:
        if number not in self._guests:
            return
        table, guest = self._guests.pop(number)
        guest.leave()
        if all(where != table for where, _ in self._guests.values()):
            self._hosts.pop(table).close()

    def _tell(self, number: int, message: bytes) -> None:
        self._effects.told.append(messages.Told(connection=number, tell=Raw(message)))

    # Searches

    def later(self, seconds: float, call: Callable[[], None]) -> Cancel:
        """Call it after so many seconds, unless it is cancelled."""
        return self._timers.later(seconds, call)

    def _search(self, request: SearchRequest, done: Callable[[Any], None]) -> Cancel:
        return self._begin(request, lambda answer: done(searching.read(answer)))

    def analyse(
        self,
        request: searching.AnalysisRequest,
        known: Callable[[str], None],
        done: Callable[[str | None], None],
    ) -> Cancel:
        """Analyse a match; `known` hears how far that is, and `done` null if it failed."""
        return self._begin(request, done, known)

    def keep_analysis(self, analysed: messages.Analysed) -> None:
        self.logs.keep_analysis(analysed.table, analysed)
        self._effects.analysed.append(analysed)

    def _begin(
        self,
        request: SearchRequest | searching.AnalysisRequest,
        done: Callable[[str | None], None],
        known: Callable[[str], None] | None = None,
    ) -> Cancel:
        number = next(self._numbers)
        self._searches[number] = done
        if known is not None:
            self._reports[number] = known
        search = messages.Searching(
            search=number, request=searching.written(request), analysis=known is not None
        )
        self._effects.searches.append(search)

        def cancel() -> None:
            self._reports.pop(number, None)
            if self._searches.pop(number, None) is not None:
                self._effects.cancelled.append(number)

        return cancel


class Keeping:
    """The store of one table."""

    def __init__(self, site: Site, table: Table) -> None:
        self._site = site
        self._table = table

    def read(self) -> Sequence[bytes]:
        return self._site.logs.of(self._table.state.id)

    def append(self, entries: Sequence[bytes]) -> None:
        self._site.keep(self._table, entries)
