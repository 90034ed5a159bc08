"""`stosy join`, as a program: through pipes and on a terminal, at a real server."""

from __future__ import annotations

import asyncio
import os
import pty
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from stosy.server.tables.lobby import PAGE
from stosy.text import Words
from stosy.vocabulary.settings import Change
from stosy.wire.api import Create
from tests.processes import end_group, mortal
from tests.text.spaces import spaced
from tests.tui.served import Server, guests, run, serving


@pytest.mark.parametrize(
    ("link", "language", "said"),
    [
        ("http://host/nowhere", "en", "is not a link to a table"),
        ("ftp://host", "cs", "není odkaz na stůl"),
        ("http://127.0.0.1:1", "en", "cannot be reached: nobody answers there."),
        ("127.0.0.1:1/t/abc", "uk", "недоступний"),
    ],
)
def test_a_link_that_leads_nowhere_is_said_so(
    link: str, language: str, said: str, stosy: Any
) -> None:
    joined = stosy("join", link, "--lang", language, "--plain")
    assert (joined.status, joined.out) == (2, "")
    assert said in joined.err


class Console:
    """A running `stosy join`; `text` is what it has shown."""

    def __init__(self, process: asyncio.subprocess.Process, source: int, sink: int) -> None:
        self.process = process
        self.sink = sink
        self.raw = b""
        self.place = 0
        self.source_open = True
        self.changed = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.source = source
        self.loop.add_reader(source, self._read)

    @property
    def text(self) -> str:
        return spaced(self.raw.decode(errors="replace")).replace("\r\n", "\n")

    def _read(self) -> None:
        try:
            chunk = os.read(self.source, 65536)
        except OSError:
            chunk = b""
        self.raw += chunk
        if not chunk:
            self.loop.remove_reader(self.source)
            self.source_open = False
        self.changed.set()

    def type(self, text: str) -> None:
        os.write(self.sink, text.encode())

    async def until(self, part: str) -> None:
        """Wait until this is shown behind what was waited for before."""
        await self.first_of(part)

    async def first_of(self, *parts: str) -> str:
        """Wait until one of these is shown; which one."""
        while not (found := [part for part in parts if part in self.text[self.place :]]):
            assert self.source_open, self.text
            self.changed.clear()
            try:
                await self.changed.wait()
            except asyncio.CancelledError:
                print(f"waiting for {parts} after:", self.text[-3000:], sep="\n")
                raise
        first = min(found, key=lambda part: self.text.find(part, self.place))
        self.place = self.text.find(first, self.place) + len(first)
        return first


@asynccontextmanager
async def joining(
    server: Server, folder: Path, *arguments: str, terminal: bool = False, path: str = ""
) -> AsyncIterator[Console]:
    """Through two pipes, or on a terminal."""
    if terminal:
        ours, theirs = pty.openpty()
        source, sink, child = ours, ours, (theirs, theirs)
    else:
        (theirs_in, sink), (source, theirs_out) = os.pipe(), os.pipe()
        child = (theirs_in, theirs_out)
    command = [sys.executable, "-m", "stosy.cli", "join", server.origin + path, *arguments]
    command += ["--plain"] if terminal else []
    process = await asyncio.create_subprocess_exec(
        *mortal(command),
        stdin=child[0], stdout=child[1], stderr=child[1], start_new_session=True,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm", "COLUMNS": "80"},
    )  # fmt: skip
    for file in set(child):
        os.close(file)
    console = Console(process, source, sink)
    try:
        yield console
    finally:
        end_group(process.pid)
        await process.wait()
        asyncio.get_running_loop().remove_reader(source)
        for file in {console.source, console.sink} - {-1}:
            os.close(file)


def test_a_match_through_pipes_from_the_lobby_to_the_end(tmp_path: Path) -> None:
    words = Words("uk")

    async def test() -> None:
        async with (
            serving(tmp_path) as server,
            joining(server, tmp_path, "--lang", "uk", "--name", "Оля") as console,
        ):
            for answer in ("?", "сім", "нов", "the-game", "2", "ні"):
                console.type(f"{answer}\n")
            await console.until(words.say("join-hint-start"))
            console.type("почати\n")
            answers = cycle(("", "1.", "", "1.", "кінець"))  # Enter shows the list
            end = words.say("join-hint-again")
            while await console.first_of(words.say("play-prompt"), end) != end:
                console.type(next(answers) + "\n")
            console.type("вихід\n")
            assert await console.process.wait() == 0
            await console.until("stosy join http://127.0.0.1")

    run(test())


def test_the_end_of_the_input_and_an_interrupt_keep_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Tim"]) as [tim]:
            path = f"/t/{await tim.open('the-game')}"
            async with joining(server, tmp_path, "--name", "Olha", path=path) as console:
                await console.until("You sit down.")
                os.close(console.sink)
                console.sink = -1
                await console.until("your seat stays yours")
                assert await console.process.wait() == 0
            async with joining(server, tmp_path, path=path, terminal=True) as console:
                await console.until("2. Olha (you)")
                await console.until("Tim starts the game.")
                console.process.send_signal(signal.SIGINT)
                await console.until("your seat stays yours")
                assert await console.process.wait() == 130

    run(test())


def test_what_is_being_typed_survives_what_happens_meanwhile(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Tim"]) as [tim]:
            table = await tim.open("face-to-face", first=1)
            await tim.join(table)
            async with joining(server, tmp_path, path=f"/t/{table}", terminal=True) as console:
                await console.until("What should the others call you?")
                console.type("Olga\x7f\x7fha\r")
                await console.until("You sit down.")
                await tim.screen.until("Olha sits down.")
                tim.screen.type("start")
                await console.until("What do you do?")
                console.type("99 dowm\x7fn")
                await console.until("99 down")
                tim.screen.type("'how are you?")
                await console.until("Tim: “how are you?”")
                await console.until("What do you do? 99 down")
                console.type("\r")
                await console.until("This card is not in the hand: 99.")
                await console.until("What do you do?")
                console.type("\x1b[A")
                await console.until("99 down")
                console.type("\x15")
                console.type("\x04")
                await console.until("your seat stays yours")
                assert await console.process.wait() == 0

    run(test())


def test_a_table_is_chosen_from_the_list(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Tim"]) as [tim]:
            await tim.join(await tim.open("the-game", public=True, seats=4))
            async with joining(server, tmp_path, "--name", "Olha") as console:
                await console.until("2. The Game: Tim, 3 seats free.")
                console.type("7\n\n2.\n")
                await console.until("A number from 1 to 2, please.")
                await console.until("2. The Game: Tim, 3 seats free.")
                await console.until("There is no talking now.")
                await console.until("You sit down.")
            async with joining(server, tmp_path) as console:
                await console.until("2. The Game: Tim, Olha, 2 seats free.")
                console.type("quit\n")
                await console.until("You leave the table. Goodbye!")
                assert await console.process.wait() == 0

    run(test())


def test_more_tables_are_shown_on_request(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            create = Create(game="the-game", settings=Change(public=True, clock=3600))
            for n in range(PAGE + 2):
                await server.hub.create(f"guest {n}", f"Tim {n}", create, f"address {n}")
            async with joining(server, tmp_path, "--name", "Olha") as console:
                await console.until(f"2. The Game: Tim {PAGE + 1}, 2 seats free.")
                await console.until(f"{PAGE + 1}. The Game: Tim 2,")
                await console.until(f"{PAGE + 2}. More tables")
                console.type("more\n")
                await console.until(f"{PAGE + 3}. The Game: Tim 0, 2 seats free.")
                console.type(f"{PAGE + 4}\n")
                await console.until(f"A number from 1 to {PAGE + 3}, please.")
                console.type(f"{PAGE + 2}\n")
                await console.until("You sit down.")
                assert "1. Tim 1" in console.text

    run(test())


def test_a_new_table_needs_a_game_and_seats_it_can_have(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            serving(tmp_path) as server,
            joining(server, tmp_path, "--name", "Olha", "--lang", "cs") as console,
        ):
            for answer in ("nový stůl", "šachy", "4", "17", "", "ano"):
                console.type(f"{answer}\n")
            await console.until("Prosím číslo od 1 do 4.")
            await console.until("Prosím číslo od 1 do 5.")
            await console.until("Ostatní se připojí tímto odkazem: http://127.0.0.1")
            await console.until("Partii začneš slovem `začít`")

    run(test())
