"""A real server on loopback, and people who join it by script."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import web

from stosy.core import seed_of
from stosy.server.app import make_app
from stosy.server.http.context import CONTEXT
from stosy.server.http.headers import LOOPBACK_HOSTS
from stosy.server.settings import ServerSettings
from stosy.server.store import open_store
from stosy.server.tables.hub import Hub
from stosy.server.tables.room import Room
from stosy.table import Secrets
from stosy.text import Words
from stosy.tui.address import Address
from stosy.tui.cookies import CookieJar
from stosy.tui.joined import Joined
from stosy.tui.session import Session
from stosy.tui.site import ServerClient
from stosy.vocabulary.settings import Change
from stosy.wire.api import Create
from tests.server.store.templates import ready
from tests.text.spaces import spaced
from tests.timeouts import STORY_TIMEOUT

T = TypeVar("T")


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test to its end."""
    return asyncio.run(asyncio.wait_for(test, STORY_TIMEOUT))


class Server:
    """On a file in this folder and, once started, always on the same port."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.store = f"{folder}/stosy.sqlite"
        self.settings = ServerSettings(pace=pace, request_burst=1000)
        self.port = 0
        self.runner: web.AppRunner | None = None

    async def start(self) -> None:
        app = await make_app(await open_store(ready(self.store)), self.settings, LOOPBACK_HOSTS)
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", self.port).start()
        self.port = self.runner.addresses[0][1]
        self.hub.secrets = Secrets(seed=lambda: seed_of("served"), key=lambda: "the-key")

    async def stop(self) -> None:
        """As when it is told to stop."""
        if self.runner is not None:
            await self.runner.cleanup()
        self.runner = None

    async def die(self) -> None:
        """Stop as in a crash, without notifying clients."""
        for room in self.hub.rooms():
            self.cut(room)
        await self.stop()

    def cut(self, room: Room) -> None:
        """Break every connection to a table."""
        for socket in list(room.sockets.values()):
            socket.abort()

    @property
    def hub(self) -> Hub:
        assert self.runner is not None
        return self.runner.app[CONTEXT].hub

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def room(self, table: str) -> Room:
        return next(room for room in self.hub.rooms() if room.id == table)


@asynccontextmanager
async def serving(folder: Path, pace: float = 0.0) -> AsyncIterator[Server]:
    server = Server(folder, pace)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Script:
    """A scripted terminal: `answer` types at every prompt."""

    def __init__(self, answer: Callable[[str], str | None] = lambda prompt: None) -> None:
        self.answer = answer
        self.told: list[str] = []
        self.asked: list[str] = []
        self.typed: asyncio.Queue[str | None] = asyncio.Queue()
        self.changed = asyncio.Event()

    def type(self, *lines: str) -> None:
        for line in lines:
            self.typed.put_nowait(line)

    def end(self) -> None:
        self.typed.put_nowait(None)

    def tell(self, line: str) -> None:
        self.told.append(spaced(line))
        self.changed.set()

    def prompt(self, text: str) -> None:
        self.asked.append(text)
        if text and self.typed.empty() and (line := self.answer(text)) is not None:
            self.type(line)
        self.changed.set()

    def complete(self, completions: Callable[[str], Sequence[str]]) -> None:
        """A script completes nothing."""

    async def line(self) -> str | None:
        return await self.typed.get()

    async def until(self, part: str, times: int = 1) -> str:
        """Wait until a line with this text was told so many times; the last of them."""
        part = spaced(part)
        while len(found := [line for line in self.told if part in line]) < times:
            self.changed.clear()
            try:
                await self.changed.wait()
            except asyncio.CancelledError:
                print(f"waiting for {part!r} after:", *self.told[-40:], sep="\n")
                raise
        return found[times - 1]

    async def until_asked(self) -> None:
        """Wait until it is the person's turn."""
        while not (self.asked and self.asked[-1]):
            self.changed.clear()
            await self.changed.wait()


class Guest:
    """A person with a folder of their own, at a table of a server."""

    def __init__(self, server: Server, folder: Path, name: str, language: str = "en") -> None:
        self.words = Words(language)
        self.name = name
        self.site = ServerClient(
            server.origin, CookieJar(folder / name), delay=lambda attempt: 0.01
        )
        self.screen = Script()
        self.session: Session | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self, game: str, bots: str | None = None, **change: Any) -> str:
        """A new table."""
        await self.site.rename(self.name)
        return await self.site.create(Create(game=game, settings=Change(**change), bots=bots))

    async def join(self, table: str, key: str | None = None) -> None:
        """Come, and be told who is there."""
        await self.site.rename(self.name)
        where = Address(self.site.origin, table, key)
        self.session = Session(self.site, where, self.words, self.screen)
        self.task = asyncio.create_task(self.session.run())
        await self.screen.until(self.words.say("join-welcome"))

    @property
    def table(self) -> Joined:
        assert self.session is not None
        assert self.session.table is not None
        return self.session.table

    def say(self, message: str, **args: object) -> str:
        """A message of the catalogue, as it is told."""
        line = self.words.say(message, **args)
        return line[:1].upper() + line[1:]

    def play_on(self) -> None:
        """Take what the host would, by its number, from now on."""
        self.screen.answer = self._host_choice

    def _host_choice(self, prompt: str) -> str:
        """Enter, which prints the list, then the number of the fallback in it."""
        table = self.table
        shown = list(table.talk.shown)
        for offer in () if table.sight is None else table.sight.offers:
            if offer.fallback is not None and offer.fallback in shown:
                return f"{shown.index(offer.fallback) + 1}."
        return ""

    async def leave(self) -> None:
        """Go, if not gone already."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self.task
        await self.site.close()


@asynccontextmanager
async def guests(
    server: Server, folder: Path, names: Iterable[str], language: str = "en"
) -> AsyncIterator[list[Guest]]:
    people = [Guest(server, folder, name, language) for name in names]
    try:
        yield people
    finally:
        for person in people:
            await person.leave()
