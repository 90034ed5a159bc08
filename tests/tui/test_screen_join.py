"""The terminal's screen at a table of a server, which is killed meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from subprocess import DEVNULL

from stosy.text import Words
from stosy.tui.address import Address
from stosy.tui.cookies import CookieJar
from stosy.tui.full.menus import Menu, Question
from stosy.tui.full.setup import Setup
from stosy.tui.site import ServerClient
from stosy.tui.visiting import Visit
from tests.processes import started
from tests.server.crash.proxy import free_port
from tests.timeouts import POLL_SECONDS
from tests.tui.screens import screen
from tests.tui.served import run
from tests.tui.test_screen import step


@contextmanager
def serving(port: int, folder: Path) -> Iterator[int]:
    """A server as a program."""
    command = [sys.executable, "-m", "stosy.cli", "serve", "--port", str(port)]
    with started(
        [*command, "--db", str(folder / "db.sqlite"), "--log", "off"],
        stdout=DEVNULL, stderr=DEVNULL,
    ) as process:  # fmt: skip
        yield process.pid


async def answers(port: int) -> None:
    """Wait until the server listens."""
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(POLL_SECONDS)


def test_a_table_survives_the_death_of_its_server(tmp_path: Path) -> None:
    words, port = Words("en"), free_port()

    async def test() -> None:
        with serving(port, tmp_path) as server:
            await answers(port)
            site = partial(ServerClient, cookies=CookieJar(tmp_path), delay=lambda attempt: 0.05)
            where = Address(f"http://127.0.0.1:{port}")
            visit = Visit(where, "", words, site)
            async with screen(words, visit.run, (80, 24)) as player:
                await player.until(lambda: isinstance(player.app.screen, Question))
                await player.press(*"Olha", "enter")
                await player.until(lambda: isinstance(player.app.screen, Menu))
                await player.press("1")
                await player.until(lambda: "The Game: Face to Face" in player.text)
                await player.press("4")
                await player.until(lambda: isinstance(player.app.screen, Setup))
                await player.press("left", "left", "enter")
                await player.until(lambda: "Start the game" in player.text)
                await player.press("r")
                await player.until(player.my_turn)
                await step(player, "keys")
                await player.until(player.my_turn)
                sight = player.table.sight
                os.kill(server, signal.SIGKILL)
                await player.until(lambda: not player.table.connected)
                await player.until(lambda: "Connection lost. Reconnecting…" in player.text)
                with serving(port, tmp_path):
                    await player.until(lambda: player.table.connected and player.my_turn())
                    assert sight is not None
                    assert player.table.sight is not None
                    assert player.table.sight.view == sight.view
                    await step(player, "mouse")
                    await player.until(lambda: player.table.sight != sight)
                    await player.press("q")
                    await player.until(lambda: not player.app.is_running)

    run(test())
