"""The host of one table: its connections, its timer, its searches and its store.

    guest = host.guest(person, name, send)     one client; `send` gets each message, as JSON
    guest.receive(message)                     a message of the client, as JSON: the hello first
    guest.leave()

Everything happens in one thread. Nothing is sent before the entries that led to it are stored.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

import msgspec

from stosy.core import Refused
from stosy.host.store import Store
from stosy.table import Table, encode
from stosy.table.bots import MoveRequest
from stosy.table.hints import HintRequest
from stosy.wire import VERSION, Ack, Hello, OtherVersion, Ping
from stosy.wire.decoding import ask_decoder, ident_in
from stosy.wire.tells import Goodbye, Refusal

Request: TypeAlias = MoveRequest | HintRequest
Cancel: TypeAlias = Callable[[], None]
Send: TypeAlias = Callable[[bytes], None]
Later: TypeAlias = Callable[[float, Callable[[], None]], Cancel]
"""Calls something after so many seconds, unless it is cancelled."""

encoded = msgspec.json.Encoder().encode


class Search(Protocol):
    """Answers a request, at once or later; `done` is to be called in the thread of the host."""

    def __call__(self, request: Request, done: Callable[[Any], None]) -> Cancel: ...


class Host:
    """One table and everything around it; `now` is in ms and goes on from the table's log."""

    def __init__(
        self, table: Table, store: Store, now: Callable[[], float], later: Later, search: Search
    ) -> None:
        self.table = table
        self._store = store
        self._clock, self._start = now, table.at - now()
        self._later = later
        self._search = search
        self._guests: dict[int, Guest] = {}
        self._searches: dict[Request, Cancel] = {}
        self._timer: Cancel | None = None
        self._number = 0
        self._flow()

    def _now(self) -> float:
        return self._start + self._clock()

    def guest(self, person: str, name: str, send: Send) -> Guest:
        """A new client, which is connected with its hello."""
        self._number += 1
        return Guest(self, self._number, person, name, send)

    def close(self) -> None:
        """Stop everything; the table is in the store."""
        for guest in tuple(self._guests.values()):
            guest.leave()
        self.drop()

    def let(self, change: Callable[..., None], *arguments: object) -> None:
        """Let the table do something now, and pass the results on."""
        change(*arguments, self._now())
        self._flow()

    def join(self, guest: Guest, hello: Hello) -> None:
        self._guests[guest.number] = guest
        table, number = self.table, guest.number
        table.connect(
            number, guest.person, guest.name, self._now(), hello.seen, hello.coach, hello.mix
        )
        self._flow()

    def leave(self, number: int) -> None:
        if self._guests.pop(number, None) is not None:
            self.let(self.table.disconnect, number)

    def _flow(self) -> None:
        """Store what has happened, tell it, and see what comes next.

        If it cannot be stored, nothing is told, and everybody is sent away.
        """
        out = self.table.take(self._now())
        try:
            if out.entries:
                self._store.append([encode(entry) for entry in out.entries])
        except OSError:
            self._fail()
            raise
        for number, message in out.messages:
            if (guest := self._guests.get(number)) is not None:
                guest.send(encoded(message))
        self._go_on()

    def _fail(self) -> None:
        guests, self._guests = self._guests, {}
        for guest in guests.values():
            guest.send(encoded(Goodbye(reason="failed")))
        self.drop()

    def drop(self) -> None:
        """Stop everything, and leave the store as it is."""
        self._guests = {}
        for cancel in self._searches.values():
            cancel()
        self._searches = {}
        if self._timer is not None:
            self._timer()
            self._timer = None

    def _go_on(self) -> None:
        """Begin the searches that are wanted, cancel the others, set the timer."""
        wanted = self.table.requests()
        for request in [each for each in self._searches if each not in wanted]:
            self._searches.pop(request)()
        for request in wanted:
            if request not in self._searches:
                self._searches[request] = lambda: None
                self._searches[request] = self._search(request, self._found(request))
        if self._timer is not None:
            self._timer()
        due = self.table.due()
        wait = None if due is None else max(0.0, due - self._now()) / 1000
        self._timer = None if wait is None else self._later(wait, self._tick)

    def _found(self, request: Request) -> Callable[[Any], None]:
        def done(found: Any) -> None:
            if self._searches.pop(request, None) is not None:
                self.let(self.table.answer, request, found)

        return done

    def _tick(self) -> None:
        self._timer = None
        self.let(self.table.tick)


class Guest:
    """One client of the table; it speaks as with a server."""

    def __init__(self, host: Host, number: int, person: str, name: str, send: Send) -> None:
        self.number = number
        self.person = person
        self.name = name
        self.send = send
        self._host = host
        self._greeted = False
        self._decode = ask_decoder(host.table.game).decode

    def receive(self, message: bytes) -> None:
        """Handle a message of the client."""
        try:
            ask = self._decode(message)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            refused = Refused("malformed", "G3", detail=str(error)[:200])
            self._refuse(ident_in(message), refused)
            return
        match ask:
            case Hello() if ask.version != VERSION:
                self.send(encoded(OtherVersion(version=VERSION)))
            case Hello():
                if not self._greeted:
                    self._greeted = True
                    self._host.join(self, ask)
            case _ if not self._greeted:
                self.send(encoded(Goodbye(reason="no_hello")))
            case Ping():
                self.send(encoded(Ack(id=ask.id)))
            case _:
                self._host.let(self._host.table.receive, self.number, ask)

    def leave(self) -> None:
        """The client is gone."""
        self._host.leave(self.number)

    def _refuse(self, ask: str | None, refused: Refused) -> None:
        told = Refusal(id=ask, code=refused.code, rule=refused.rule, facts=refused.facts)
        self.send(encoded(told))


def at_once(request: Request, done: Callable[[Any], None]) -> Cancel:
    """A search in this thread, for where there is no other."""
    done(request.answer())
    return lambda: None
