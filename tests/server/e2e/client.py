"""A client by docs/wire.md: plain JSON, without the server's own code."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import count
from random import Random
from types import TracebackType
from typing import Any, TypeAlias

import aiohttp
from yarl import URL

from tests.timeouts import TIMEOUT

Json: TypeAlias = dict[str, Any]

VERSION = 2
OVER = (
    aiohttp.WSMsgType.CLOSE,
    aiohttp.WSMsgType.CLOSING,
    aiohttp.WSMsgType.CLOSED,
    aiohttp.WSMsgType.ERROR,
)


class Refused(Exception):
    """The server said no."""

    def __init__(self, code: str, rule: str, facts: Json, status: int | None = None) -> None:
        super().__init__(code, rule, facts, status)
        self.code = code
        self.rule = rule
        self.facts = facts
        self.status = status


class NoProblem(Exception):
    """An answer without a reason, which a balancer gives where it reaches no server."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Hangup(Exception):
    """The socket is closed."""


def listed(before: list[Json] | None, told: Json) -> list[Json]:
    """The tables of the lobby after one of its messages."""
    if told["tell"] == "tables":
        return list(told["tables"])
    assert told["tell"] == "tables_changed"
    assert before is not None, "first come all tables"
    gone = {*told["removed"], *(put["summary"]["table"] for put in told["put"])}
    tables = [table for table in before if table["table"] not in gone]
    for put in told["put"]:
        tables.insert(put["at"], put["summary"])
    return tables


class Guest:
    """A browser: its cookie and its requests."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url
        self.deaf = False
        """Does the guest not hear somebody whom they have blocked?"""
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        if cookie is not None:
            self.session.cookie_jar.update_cookies({"stosy": cookie}, URL(url))

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.session.close()

    @property
    def cookie(self) -> str:
        return self.session.cookie_jar.filter_cookies(URL(self.url))["stosy"].value

    @property
    def id(self) -> str:
        """Who the guest is for the server: nobody else may ever read it."""
        return self.cookie.partition(".")[0]

    async def request(self, method: str, path: str, body: object = None) -> Any:
        async with self.session.request(method, self.url + path, json=body) as response:
            text = await response.text()
            if response.status >= 400:
                if response.content_type != "application/json":
                    raise NoProblem(response.status)
                problem = json.loads(text)
                raise Refused(problem["code"], problem["rule"], problem["facts"], response.status)
            return json.loads(text)

    async def get(self, path: str) -> Any:
        return await self.request("GET", path)

    async def post(self, path: str, body: object = None) -> Any:
        return await self.request("POST", path, body)

    async def call_me(self, name: str) -> Guest:
        await self.request("PUT", "/api/me", {"name": name})
        return self

    async def table(self, game: str, **create: Any) -> str:
        """A new table of one's own; its id."""
        made: str = (await self.post("/api/tables", {"game": game, **create}))["table"]
        return made

    async def line(self, table: str, seen: int | None = None) -> Line:
        """A socket at a table, greeted."""
        line = Line(self, table)
        await line.open(seen)
        return line

    @asynccontextmanager
    async def at(self, table: str, seen: int | None = None) -> AsyncIterator[Line]:
        line = await self.line(table, seen)
        try:
            yield line
        finally:
            await line.close()


async def all_until(lines: Iterable[Line], holds: Callable[[Line], bool]) -> None:
    """Wait for something to hold for all of them."""
    for line in lines:
        await line.until(partial(holds, line))


class Line:
    """A socket at a table: its messages, and the state that follows from them."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.frames: list[str] = []
        self.you: int | None = None
        self.may_return: int | None = None
        self.hidden = False
        self.facts: Json = {}
        self.n = -1
        self.at: int | None = None
        self.view: Json = {}
        self.offers: list[Json] = []
        self.left: int | None = None
        self.events: list[Json] = []
        self.gaps = 0
        self.lost = False
        """Has the server lost what this client had seen?"""
        self.acked: list[str] = []
        self.complaints: list[str] = []
        """Why messages without an id were refused."""
        self.told: Json | None = None
        """The goodbye, or that another version is spoken."""
        self.code: int | None = None
        self.closed = False
        self._answers: dict[str, list[asyncio.Future[Json]]] = {}
        self._news = asyncio.Event()
        self._ids = count(1)
        self._prefix = f"{Random().getrandbits(40):x}"
        self._wrong: Exception | None = None
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self, seen: int | None = None, hello: Json | None = None) -> None:
        """Connect and say hello; returns with the first view, or when the server has closed."""
        address = f"{self.guest.url}/api/tables/{self.table}/socket"
        try:
            self._ws = await self.guest.session.ws_connect(address, autoping=False, autoclose=False)
        except BaseException:
            self.closed = True
            raise
        self._reading = asyncio.create_task(self._read(self._ws))
        greeting = {"ask": "hello", "version": VERSION}
        if seen is not None:
            greeting["seen"] = self.n = seen
        await self.send(greeting if hello is None else hello)
        if hello is None:
            await self.until(lambda: any('"tell":"update"' in frame for frame in self.frames))

    async def close(self) -> None:
        """Close the connection."""
        if self._ws is not None:
            await self._ws.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    def cut(self) -> None:
        """Lose the connection without a close frame."""
        assert self._ws is not None
        connection = self._ws._response.connection
        assert connection is not None
        assert connection.transport is not None
        connection.transport.abort()

    def hang_up(self) -> None:
        """Lose the connection, if there is one."""
        connection = None if self._ws is None else self._ws._response.connection
        if connection is not None and connection.transport is not None:
            connection.transport.abort()

    async def send(self, message: object) -> None:
        """Anything at all."""
        assert self._ws is not None
        text = message if isinstance(message, str) else json.dumps(message)
        try:
            await self._ws.send_str(text)
        except ConnectionError:
            raise Hangup from None

    def fresh_id(self) -> str:
        return f"{self._prefix}-{next(self._ids)}"

    async def ask(self, ask: str, *, id: str | None = None, **fields: Any) -> Json:
        """Ask and wait: the ack, or Refused."""
        id = id or self.fresh_id()
        answer = asyncio.get_running_loop().create_future()
        self._answers.setdefault(id, []).append(answer)
        if self.closed:
            raise Hangup
        await self.send({"ask": ask, "id": id, **fields})
        async with asyncio.timeout(TIMEOUT):
            told: Json = await answer
        if told["tell"] == "refusal":
            raise Refused(told["code"], told["rule"], told["facts"])
        return told

    async def act(self, action: Json, **fields: Any) -> Json:
        return await self.ask("act", actions=[action], **fields)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something to hold, looking again after each message."""
        async with asyncio.timeout(TIMEOUT):
            while not holds():
                if self._wrong is not None:
                    raise self._wrong
                if self.closed:
                    raise Hangup
                self._news.clear()
                await self._news.wait()

    async def until_closed(self) -> None:
        async with asyncio.timeout(TIMEOUT):
            while not self.closed:
                self._news.clear()
                await self._news.wait()
        if self._wrong is not None:
            raise self._wrong

    @property
    def phase(self) -> str:
        return str(self.facts["phase"])

    @property
    def waited(self) -> Json | None:
        """The offer with which play waits for this client."""
        return next((offer for offer in self.offers if offer["fallback"] is not None), None)

    def named(self, event: str) -> list[Json]:
        """The events of that name."""
        return [each for each in self.events if each["event"] == event]

    async def _read(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        try:
            while not self._ends(message := await ws.receive()):
                if message.type is aiohttp.WSMsgType.PING:
                    with suppress(ConnectionError):
                        await ws.pong(message.data)
                    continue
                assert message.type is aiohttp.WSMsgType.TEXT, message
                self.frames.append(message.data)
                self._hear(json.loads(message.data))
                self._news.set()
        except Exception as error:
            self._wrong = error
        self.closed = True
        self._news.set()
        for answers in self._answers.values():
            for answer in answers:
                if not answer.done():
                    answer.set_exception(self._wrong or Hangup())
                    answer.exception()  # known, should nobody wait for it

    def _ends(self, message: aiohttp.WSMessage) -> bool:
        """Is it over? The server may have said why."""
        if message.type is aiohttp.WSMsgType.CLOSE:
            self.code = message.data
        return message.type in OVER

    def _hear(self, told: Json) -> None:
        match told["tell"]:
            case "table_is":
                self.you, self.facts = told["you"], told["facts"]
                self.may_return = told.get("may_return")
                self.hidden = told.get("hidden", False)
            case "update":
                self._update(told)
            case "ack" | "planned" | "hints" | "refusal":
                if told["tell"] == "ack":
                    self.acked.append(told["id"])
                if told["id"] is None:
                    self.complaints.append(told["code"])
                else:
                    self._answers[told["id"]].pop(0).set_result(told)
            case "goodbye" | "other_version":
                self.told = told

    def _update(self, told: Json) -> None:
        events = told.get("events", [])
        if told.get("gap"):
            self.gaps += 1
            self.events.clear()
        self.lost |= told.get("lost", False)
        self._check_numbers(told)
        self.n = told["n"]
        self.events += events
        if "at" in told:
            self.at, self.view, self.offers = told["at"], told["view"], told["offers"]
            self.left = told.get("left")

    def _check_numbers(self, told: Json) -> None:
        if not told.get("gap") and self.n >= 0:
            events = told.get("events", [])
            lost = told["n"] - self.n - len(events)
            assert lost == 0 or (lost > 0 and self.guest.deaf), "an event was lost, or came twice"
        assert told["n"] >= self.n or told.get("lost"), "event numbers never go back"
