"""Connects a person at a terminal with a table on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from stosy.core import Refused
from stosy.games import find
from stosy.text import Words
from stosy.tui.address import Address, Unreachable, refusal
from stosy.tui.conversation import Conversation
from stosy.tui.joined import AnyAsk, Joined, Quit, TableEnded, Talk, new_id
from stosy.tui.listener import Listener
from stosy.tui.typist import Dealing, Typist, Unblock
from stosy.wire import VERSION, Sit, TakeSeat
from stosy.wire.api import BlockPerson, Me, ReportPerson
from stosy.wire.decoding import AnyTell, read_tell
from stosy.wire.tells import Goodbye, OtherVersion, Refusal, TableIs, Update

SLOW = 3.0
"""Seconds after which a person is told that there is no answer yet."""
ANSWER_SECONDS = 10.0
"""Seconds to wait for answers when the input has ended."""

read_first = msgspec.json.Decoder(OtherVersion | TableIs | Refusal | Goodbye).decode


class Console(Protocol):
    """Lines out, lines in."""

    def tell(self, line: str) -> None:
        """Print a line."""

    def prompt(self, text: str) -> None:
        """Show the prompt, or none for ""."""

    def complete(self, completions: Callable[[str], Sequence[str]]) -> None:
        """Tab completes a text with these, whole lines, from now on."""

    async def line(self) -> str | None:
        """The next typed line; None at the end of the input."""


class Site(Protocol):
    """Where tables are: a server, or this process."""

    @property
    def origin(self) -> str: ...

    async def rename(self, name: str) -> Me: ...

    async def block(self, table: str, seat: int) -> None: ...

    async def unblock(self, table: str, seat: int) -> bool: ...

    async def report(self, table: str, report: ReportPerson) -> str: ...

    def link(self, table: str, listener: Listener) -> TableLink:
        """A connection to a table."""


class TableLink(Protocol):
    """A connection; see `stosy.tui.link`."""

    retry: float

    def post(self, message: Struct) -> None: ...
    async def run(self) -> None: ...
    async def renew(self) -> None: ...


class Session:
    """From the first connection until the person leaves or the table is gone."""

    def __init__(
        self,
        site: Site,
        where: Address,
        words: Words,
        terminal: Console,
        talk: Talk = Conversation,
        coach: bool = False,
        in_turn: bool = False,
    ) -> None:
        self.site = site
        self.where = where
        self.words = words
        self.terminal = terminal
        self.slow = SLOW
        self._in_turn = in_turn
        """Is a line read only when the person is to do something? So a script can play."""
        self._talk = talk
        self.table: Joined | None = None
        self.typist: Typist | None = None
        self._settled = False
        """Has everything been told that is told to who comes?"""
        self._fresh = True
        """Has nothing been heard on this line yet?"""
        self._answered = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        """Changes of the name that are not done."""
        self._renaming = asyncio.Lock()
        self._reminder: asyncio.TimerHandle | None = None
        self.link = site.link(
            where.table or "", Listener(self._hear, self._gone, self._seen, coach)
        )

    async def run(self) -> None:
        """Run until an exception: Quit, TableEnded, Unreachable or Refused."""
        tasks = [asyncio.create_task(self.link.run()), asyncio.create_task(self._type())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (*tasks, *self._tasks):
                task.cancel()
            await asyncio.gather(*tasks, *self._tasks, return_exceptions=True)
            if self._reminder is not None:
                self._reminder.cancel()

    async def _type(self) -> None:
        """Handle typed lines; at the end of the input, wait for unanswered asks."""
        await self._wait(lambda: self._settled)
        while (line := await self._line()) is not None:
            if self.typist is not None:
                self.typist.typed(line)
                self._ask()
                self._watch()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wait(self._quiet), ANSWER_SECONDS)
        raise Quit

    async def _line(self) -> str | None:
        if self._in_turn:
            await self._wait(self._awaited)
        return await self.terminal.line()

    def _awaited(self) -> bool:
        """Is the person to do something?"""
        table, typist = self.table, self.typist
        if table is None or typist is None or table.busy:
            return False
        return bool(typist.prompt()) or table.between_rounds or not table.playing

    async def _wait(self, until: Callable[[], bool]) -> None:
        while not until():
            self._answered.clear()
            await self._answered.wait()

    def _quiet(self) -> bool:
        """Are all typed lines answered?"""
        asked = self.table is not None and bool(self.table.unanswered)
        waiting = self.typist is not None and bool(self.typist.waiting)
        return not (asked or waiting or self._tasks)

    def _seen(self) -> int | None:
        self._fresh = True
        return None if self.table is None else self.table.seen

    def _hear(self, data: str) -> None:
        """Handle a message of the server; an unreadable one counts as Unreachable."""
        try:
            if self.table is None or self.typist is None:
                self._begin(read_first(data))
                return
            message = read_tell(find(self.table.facts.game), data)
        except msgspec.DecodeError as error:
            raise Unreachable(str(error)) from None
        if message is not None:
            self._heard(self.table, self.typist, message)

    def _heard(self, table: Joined, typist: Typist, message: AnyTell) -> None:
        if self._fresh and isinstance(message, TableIs):
            self._fresh = False
            table.back()
        if isinstance(message, Goodbye) and message.retry is not None:
            self.link.retry = message.retry / 1000
        table.hear(message)
        self._settled |= isinstance(message, Update)
        typist.go_on()
        self._ask()
        self._remind_later()
        self._answered.set()

    def _begin(self, first: OtherVersion | TableIs | Refusal | Goodbye) -> None:
        match first:
            case TableIs():
                self._fresh = False
                self.table = Joined(
                    first, self.words, self.terminal.tell, self._post, talk=self._talk
                )
                self.typist = Typist(self.table, self.where.url, self._rename, self._deal_with)
                self.terminal.complete(self.typist.completions)
                self._settle(self.table)
            case OtherVersion():
                told = self.words.say("join-other-version", server=first.version, client=VERSION)
                self.terminal.tell(told)
                raise TableEnded
            case Refusal():
                raise refusal(first.code, first.rule, first.facts)
            case Goodbye():
                self.terminal.tell(self.words.say("join-goodbye", reason=first.reason))
                raise TableEnded

    def _settle(self, table: Joined) -> None:
        """Take the seat of the key or, without a key, a free seat."""
        free = any(seat.kind == "open" for seat in table.facts.seats)
        if self.where.key is not None:
            table.send(TakeSeat(id=new_id(), key=self.where.key), self.where.url)
        elif table.you is None and table.may_return is None and not table.playing and free:
            table.send(Sit(id=new_id()), self.where.url)

    def _post(self, ask: AnyAsk) -> None:
        self.link.post(ask)

    def _gone(self) -> None:
        if self.table is not None and self.typist is not None:
            self.table.lost()
            self.typist.go_on()
            self._ask()

    def _tell_unreachable(self, error: Unreachable) -> None:
        self.terminal.tell(
            self.words.trouble("join-unreachable", str(error), origin=self.site.origin)
        )

    def _ask(self) -> None:
        self.terminal.prompt("" if self.typist is None else self.typist.prompt())

    def _rename(self, name: str) -> None:
        self._begin_task(self._rename_in_turn(name))

    def _deal_with(self, dealing: Dealing) -> None:
        self._begin_task(self._dealt_with(dealing))

    def _begin_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._answered.set()

    async def _rename_in_turn(self, name: str) -> None:
        """Change the name after the changes that were typed before."""
        async with self._renaming:
            await self._renamed(name)

    async def _dealt_with(self, dealing: Dealing) -> None:
        """Block or report somebody."""
        table, where = self.table, self.where.table
        if table is None or where is None:
            return
        name = table.talk.names[dealing.seat]
        try:
            match dealing:
                case BlockPerson():
                    await self.site.block(where, dealing.seat)
                    table.talk.say("join-blocked", name=name)
                case Unblock():
                    done = await self.site.unblock(where, dealing.seat)
                    table.talk.say("join-unblocked" if done else "join-not-blocked", name=name)
                case ReportPerson():
                    report = await self.site.report(where, dealing)
                    table.talk.say("join-reported", name=name, report=report)
        except Refused as refused:
            table.talk.refuse(refused, table.you)
        except Unreachable as error:
            self._tell_unreachable(error)
        self._ask()

    async def _renamed(self, name: str) -> None:
        """Change the name; with a seat at the table, an event announces it."""
        table = self.table
        if table is None:
            return
        before = None if table.you is None else table.facts.seats[table.you].name
        try:
            me = await self.site.rename(name)
            if before in (None, me.name):
                table.talk.say("join-named", name=me.name)
            if table.you is None and not table.busy:
                await self.link.renew()
        except Refused as refused:
            table.talk.refuse(refused, table.you)
        except Unreachable as error:
            self._tell_unreachable(error)
        self._ask()

    def _watch(self) -> None:
        """Check later whether the unanswered asks were answered."""
        if self.table is not None and (sent := tuple(self.table.unanswered)):
            asyncio.get_running_loop().call_later(self.slow, self._still_waiting, sent)

    def _still_waiting(self, sent: tuple[str, ...]) -> None:
        table = self.table
        if table is not None and table.connected:
            for ident in sent:
                if ident in table.unanswered:
                    table.talk.say("join-slow", what=table.unanswered[ident].typed)
            self._ask()

    def _remind_later(self) -> None:
        """Set the timer for the reminder about the clock."""
        if self._reminder is not None:
            self._reminder.cancel()
        until = None if self.table is None else self.table.clock.until_reminder()
        if until is not None:
            self._reminder = asyncio.get_running_loop().call_later(until, self._remind)

    def _remind(self) -> None:
        table = self.table
        if table is None:
            return
        left = table.clock.left()
        table.clock.reminded()
        if left is not None and table.prompt():
            table.talk.say("join-hurry", count=round(left))
            self._ask()
