"""`stosy bot`: bots of people sit at a server's table and play from elsewhere."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shlex import quote

import pytest

from stosy.bots.kinds import kind_of
from stosy.cli.bot import PlayedHere, visit
from stosy.core import Refused as CoreRefused
from stosy.text import Words
from stosy.tui.site import address
from tests.processes import end_group, mortal
from tests.server.e2e.client import Guest, Line, Refused
from tests.server.e2e.places import here
from tests.timeouts import TIMEOUT

ROOT = Path(__file__).parents[3]
BOTS = ROOT / "examples" / "bots"
ROGUE = ROOT / "tests" / "bots" / "rogue.py"


async def invite(line: Line, seat: int = 1) -> str:
    """The link for a bot on this seat."""
    told = await line.ask("put_bot", seat=seat, level="remote")
    return f"{line.guest.url}/t/{line.table}#key={told['key']}"


async def play(line: Line, laid: int = 10**6) -> None:
    """Play the fallback until the match is over, or the bot has laid so many cards."""
    while line.phase == "playing" and laid > sum(e["seat"] == 1 for e in line.named("laid")):
        await line.until(lambda: line.waited is not None or line.phase != "playing")
        if line.waited is not None:
            await line.act(line.waited["fallback"], offer=line.waited["id"])


@asynccontextmanager
async def command(link: str, bot: str, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """`stosy bot`, as people type it, where a package with an entry point is installed."""
    told = [sys.executable, "-m", "stosy.cli", "bot", link, bot, "--name", "Testo", "--lang", "en"]
    process = await asyncio.create_subprocess_exec(
        *mortal(told),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(folder)},
    )
    try:
        yield process
    finally:
        end_group(process.pid)
        await process.communicate()


def package(folder: Path) -> None:
    """A package with a bot, as it is when it is installed."""
    (folder / "my_bots.py").write_bytes((BOTS / "careful.py").read_bytes())
    info = folder / "my_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[stosy.bots]\nmine = my_bots:Careful\n")


@pytest.mark.parametrize(
    "bot",
    [f"{BOTS}/careful.py:Careful", "mine", f"cmd:node {quote(str(BOTS))}/careful.mjs"],
    ids=["file", "entry-point", "program"],
)
def test_a_bot_plays_a_match_from_elsewhere(store: str, bot: str, tmp_path: Path) -> None:
    package(tmp_path)

    async def run() -> None:
        async with (
            here(store, remote_bots=60.0) as site,
            Guest(site.url) as ann,
            ann.at(await ann.table("face-to-face")) as line,
            command(await invite(line), bot, tmp_path) as process,
        ):
            await line.until(lambda: bool(line.facts["seats"][1].get("here")))
            await line.ask("start")
            await play(line)
            seat = line.facts["seats"][1]
            assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "remote", "Testo")
            record = await ann.get(f"/api/tables/{line.table}/records/1")
            assert record["seats"][1] == {"name": "Testo", "by": "bot:remote"}
            await line.ask("put_bot", seat=1, level="casual")
            out, _ = await asyncio.wait_for(process.communicate(), TIMEOUT)
        said = out.decode().replace("\N{NO-BREAK SPACE}", " ")
        assert "plays in seat 2" in said
        assert "Game 1:" in said
        assert "given to somebody else" in said
        assert "fallback" not in said, "it did nothing wrong"
        assert process.returncode == 0

    asyncio.run(run())


def played(link: str, bot: str) -> asyncio.Task[None]:
    """The same without a process of its own."""
    where = address(link)
    seat = PlayedHere(where, kind_of(bot), 30, Words("en"))
    return asyncio.create_task(visit(where, seat, "Testo"))


def test_it_comes_back_after_a_lost_connection(
    store: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run() -> None:
        async with (
            here(store, remote_bots=60.0) as site,
            Guest(site.url) as ann,
            ann.at(await ann.table("face-to-face")) as line,
        ):
            task = played(await invite(line), "random")
            await line.until(lambda: bool(line.facts["seats"][1].get("here")))
            await line.ask("start")
            await play(line, laid=3)
            room = site.hub._rooms[line.table]
            [number] = [n for n, c in room.table.presence.connections.items() if c.name == "Testo"]
            room.sockets[number].close()
            await line.until(lambda: not line.facts["seats"][1].get("here"))
            await line.until(lambda: bool(line.facts["seats"][1].get("here")))
            await play(line)
            await line.ask("close")
            await asyncio.wait_for(task, TIMEOUT)

    asyncio.run(run())
    assert "The table is closed." in capsys.readouterr().out


@pytest.mark.parametrize("fault", ["illegal", "silent", "died"])
def test_for_one_that_misbehaves_the_fallback_is_played_and_its_owner_is_told(
    store: str, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run() -> None:
        async with (
            here(store, remote_bots=60.0) as site,
            Guest(site.url) as ann,
            ann.at(await ann.table("face-to-face")) as line,
        ):
            bot = f"rogue=cmd:{quote(sys.executable)} -I -S {quote(str(ROGUE))} {fault}"
            task = played(await invite(line), bot)
            await line.until(lambda: bool(line.facts["seats"][1].get("here")))
            await line.ask("start")
            await play(line, laid=4)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())
    said = capsys.readouterr().out
    reason = {"illegal": "forbid", "silent": "chose nothing", "died": "ended"}[fault]
    assert said.count("rogue: ") == 1, "each fault is told once a match"
    assert reason in said


def test_every_refusal_has_its_sentence(store: str) -> None:
    async def run() -> None:
        async with (
            here(store) as site,
            Guest(site.url) as ann,
            ann.at(await ann.table("face-to-face")) as line,
        ):
            assert not (await ann.get("/api/games"))["remote_bots"]
            with pytest.raises(Refused) as refused:
                await invite(line)
            assert refused.value.code == "no_remote_bots"
            with pytest.raises(Refused, match="no_such_bot"):
                await ann.table("face-to-face", bots="remote", start=True)
            for code, link in (
                ("bot_key_gone", f"{site.url}/t/{line.table}#key=nonsense"),
                ("not_found", f"{site.url}/t/nowhere#key=nonsense"),
            ):
                with pytest.raises(CoreRefused) as told:
                    await asyncio.wait_for(played(link, "strong"), TIMEOUT)
                assert told.value.code == code
                for language in ("en", "uk", "ru", "cs"):
                    assert code not in Words(language).refusal("cli", told.value)

    asyncio.run(run())
