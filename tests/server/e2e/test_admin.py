"""`stosy admin` at work: each command against servers that run, in processes of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import stat
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import (
    asynccontextmanager,
    closing,
    contextmanager,
    redirect_stderr,
    redirect_stdout,
)
from functools import partial
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from stosy.cli import main
from stosy.core import read, verify
from stosy.games import find
from stosy.server.admin.places import prefix_of, sockets_of
from stosy.server.store import file_of
from tests.server.e2e.client import Guest, Line, Refused, all_until
from tests.server.e2e.places import Nursery, here
from tests.timeouts import POLL_SECONDS, TIMEOUT

Admin: TypeAlias = Callable[..., Awaitable[tuple[int, str, str]]]

NOBODY = 65534


async def command(store: str, folder: str, *words: str) -> tuple[int, str, str]:
    """The status of the command, and what it printed."""
    return await asyncio.to_thread(run_command, store, folder, *words)


def run_command(store: str, folder: str, *words: str) -> tuple[int, str, str]:
    given = ["admin", *words, "--db", store, "--admin-folder", folder, "--lang", "en"]
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        status = main(given)
    return status, out.getvalue(), err.getvalue()


@asynccontextmanager
async def servers(
    nursery: Nursery, store: str, folder: Path
) -> AsyncIterator[tuple[list[str], Admin, Path]]:
    """One server on SQLite, two on PostgreSQL; their addresses, how to ask them, and their log."""
    log, admin_folder = folder / "log", folder / "s"
    count = 1 if file_of(store) is not None else 2
    children = [
        await nursery.start(store, log, admin_folder=str(admin_folder)) for _ in range(count)
    ]
    try:
        urls = [child.url for child in children]
        yield urls, partial(command, store, str(admin_folder)), log
    finally:
        for child in children:
            await child.end(signal.SIGTERM)


def events(log: Path) -> list[str]:
    return [json.loads(line)["event"] for line in log.read_text().splitlines()]


async def fulfilled(admin: Admin, *words: str) -> str:
    status, out, err = await admin(*words)
    assert (status, err) == (0, "")
    return out


async def listed(admin: Admin, what: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(await fulfilled(admin, what, "--json")).get(what, [])
    return found


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not await holds():
            await asyncio.sleep(POLL_SECONDS)


def has(line: Line, text: str) -> bool:
    """Is this the last announcement that it was told?"""
    told = [json.loads(frame) for frame in line.frames]
    return [each["text"] for each in told if each["tell"] == "announced"][-1:] == [text]


def test_the_host_acts(nursery: Nursery, store_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            servers(nursery, store_url, tmp_path) as (urls, admin, log),
            Guest(urls[0]) as ann,
            Guest(urls[-1]) as bob,
        ):
            await ann.call_me("Ann")
            await bob.call_me("Bob")
            table = await ann.table("face-to-face")
            await bob.post(f"/api/tables/{table}/join", {})
            async with ann.at(table) as hers, bob.at(table) as his:
                await hers.ask("start")
                await his.until(lambda: his.phase == "playing")
                await lists(admin, table, ann, bob)
                await announces(admin, ann, table, hers, his)
                await ends(admin, ann, table, hers, his)
                await mutes(admin, bob, his)
                await renames(admin, bob, hers)
                await bans(admin, table, bob, his)
                await closes(admin, table, hers)
                await erases(admin, bob)
            done = events(log)
            for event in (
                "admin_asked",
                "admin_announced",
                "admin_match_ended",
                "admin_restricted",
                "admin_restriction_lifted",
                "admin_renamed",
                "admin_table_closed",
                "admin_erases",
            ):
                assert event in done, event
            assert "Every log replays" in await fulfilled(admin, "check")
        assert not list((tmp_path / "s").iterdir()), "who stops leaves no socket"

    asyncio.run(run())


async def lists(admin: Admin, table: str, ann: Guest, bob: Guest) -> None:
    (shown,) = await listed(admin, "tables")
    assert (shown["id"], shown["game"], shown["phase"]) == (table, "face-to-face", "playing")
    assert shown["people"] == 2
    people = await listed(admin, "people")
    assert {(each["guest"], each["name"]) for each in people} == {(ann.id, "Ann"), (bob.id, "Bob")}
    assert all(each["tables"] == [table] and len(each["addresses"]) == 1 for each in people)
    told = await fulfilled(admin, "people")
    assert f"guest:{bob.id}  Bob" in told
    assert "127.0.0.1" not in told


async def announces(admin: Admin, ann: Guest, table: str, *lines: Line) -> None:
    await fulfilled(admin, "announce", "Back at nine")
    for line in lines:
        await line.until(partial(has, line, "Back at nine"))
    async with ann.at(table) as late:
        await late.until(partial(has, late, "Back at nine"))
    await fulfilled(admin, "announce", "")
    for line in lines:
        await line.until(partial(has, line, ""))


async def ends(admin: Admin, ann: Guest, table: str, hers: Line, his: Line) -> None:
    await fulfilled(admin, "end", f"table:{table}")
    await all_until((hers, his), lambda line: line.phase == "gathering")
    for line in (hers, his):
        assert (line.facts["aborted"], line.facts["match"]) == (0, 1)
    status, _, err = await admin("end", table)
    assert (status, len(err.splitlines())) == (2, 1)
    async with ann.session.get(f"{ann.url}/api/tables/{table}/records/1") as response:
        record = read(await response.read())
        verify(find(record.game), record)
    await hers.ask("start")
    await his.until(lambda: his.phase == "playing" and his.facts["match"] == 2)


async def mutes(admin: Admin, bob: Guest, his: Line) -> None:
    await fulfilled(admin, "mute", f"guest:{bob.id}", "--for", "2h")

    async def is_muted() -> bool:
        try:
            await his.ask("say", text="hello")
        except Refused as refused:
            return refused.code == "silenced"
        return False

    async def may_talk() -> bool:
        return not await is_muted()

    await eventually(is_muted)
    (found,) = await listed(admin, "restrictions")
    assert (found["what"], found["whom"]) == ("mute", f"guest:{bob.id}")
    await fulfilled(admin, "unmute", f"guest:{bob.id}")
    await eventually(may_talk)


async def renames(admin: Admin, bob: Guest, hers: Line) -> None:
    await fulfilled(admin, "rename", f"guest:{bob.id}", "Robert")
    await hers.act({"do": "resign"})
    await hers.until(lambda: hers.facts["seats"][1]["name"] == "Robert")


async def bans(admin: Admin, table: str, bob: Guest, his: Line) -> None:
    async def may_come() -> bool:
        try:
            await bob.get(f"/api/tables/{table}")
        except Refused as refused:
            return (refused.code, refused.status) != ("banned", 403)
        return True

    async def may_not_come() -> bool:
        return not await may_come()

    await fulfilled(admin, "ban", f"guest:{bob.id}", "--for", "7d")
    await his.until_closed()
    await eventually(may_not_come)
    await fulfilled(admin, "unban", f"guest:{bob.id}")
    await eventually(may_come)
    (mark,) = [
        each["addresses"][0] for each in await listed(admin, "people") if each["name"] == "Ann"
    ]
    for whom in ("127.0.0.1", f"address:{mark}"):  # the same one, and also that of Ann
        await fulfilled(admin, "ban", "192.0.2.7", "--for", "1h")
        assert await may_come()
        await fulfilled(admin, "ban", whom, "--for", "1h")
        await eventually(may_not_come)
        await fulfilled(admin, "unban", f"address:{mark}")
        await eventually(may_come)
    assert (await admin("unban", f"address:{mark}"))[0] == 2


async def closes(admin: Admin, table: str, hers: Line) -> None:
    async with hers.guest.at(table) as again:
        await fulfilled(admin, "close", f"https://stosy.example/t/{table}")
        await again.until(lambda: again.phase == "closed")


async def erases(admin: Admin, bob: Guest) -> None:
    await fulfilled(admin, "erase", f"guest:{bob.id}")
    assert (await bob.get("/api/me"))["name"] == ""

    async def is_gone() -> bool:
        return (await admin("mute", f"guest:{bob.id}", "--for", "1s"))[0] == 2

    await eventually(is_gone)


def test_what_is_wrong_gets_one_sentence(nursery: Nursery, store: str, tmp_path: Path) -> None:
    async def run() -> None:
        status, _, err = await command(store, str(tmp_path / "s"), "tables")
        assert (status, "No server on this machine" in err) == (2, True)
        async with servers(nursery, store, tmp_path) as (_, admin, _):
            for words, told in {
                ("close", "A" * 22): "no such table",
                ("close", "nonsense"): "no such table",
                ("end",): "TABLE",
                ("ban", "A" * 22, "--for", "2h"): "Nobody knows a guest",
                ("ban", "address:nonsense", "--for", "2h"): "is no address",
                ("ban", "127.0.0.1", "--for", "soon"): "takes a time such as",
                ("ban", "127.0.0.1"): "--for",
                ("unban", "127.0.0.1"): "is not banned",
                ("announce", "x" * 301): "at most 300",
                ("tables", "more"): "more",
            }.items():
                status, out, err = await admin(*words)
                assert (status, out) == (2, ""), words
                assert told.replace(" ", "") in err.replace("\u00a0", "").replace(" ", ""), err
                assert len(err.splitlines()) == 1

    asyncio.run(run())


def test_nobody_else_may_use_the_socket_and_abandoned_ones_go(
    nursery: Nursery, store: str, tmp_path: Path
) -> None:
    async def run(folder: str) -> None:
        log = tmp_path / "log"
        first = await nursery.start(store, log, admin_folder=folder)
        (killed,) = sockets_of(store, folder)
        await first.end(signal.SIGKILL)
        assert killed.exists()
        assert "No server" in (await command(store, folder, "tables"))[2]
        second = await nursery.start(store, log, admin_folder=folder)
        try:
            (path,) = sockets_of(store, folder)
            assert path != killed
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            with without_rights(path):
                status, out, err = run_command(store, folder, "tables")
            assert (status, out) == (2, "")
            assert "no right to the sockets" in err.replace("\u00a0", " ")
        finally:
            await second.end(signal.SIGTERM)

    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        asyncio.run(run(folder))


@contextmanager
def without_rights(path: Path) -> Iterator[None]:
    """Be somebody else, or, since only root can, have no right to one's own socket."""
    if os.geteuid() != 0:
        path.chmod(0)
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_the_folder_beside_the_file_is_private(nursery: Nursery, tmp_path: Path) -> None:
    async def run(store: str) -> None:
        child = await nursery.start(store, tmp_path / "log")
        try:
            (path,) = sockets_of(store, "")
            assert path.parent.name == "x.db.admin"
            assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
            assert path.name.endswith(f".{child.pid}")
        finally:
            await child.end(signal.SIGTERM)

    with TemporaryDirectory() as folder:
        asyncio.run(run(f"{folder}/x.db"))


def test_each_store_has_sockets_of_its_own_whatever_the_password() -> None:
    url = "postgresql://stosy:secret@db.example/stosy"
    assert prefix_of(url) == prefix_of("postgresql://root@db.example/stosy")
    others = (
        "postgresql://stosy@db.example:6432/stosy",
        "postgresql://stosy@db.example/other",
        "postgresql://stosy@/stosy?host=/run/one",
        "postgresql://stosy@/stosy?host=/run/two",
        "/srv/stosy.sqlite",
    )
    assert len({prefix_of(each) for each in (url, *others)}) == 1 + len(others)


def test_watchers_of_the_lobby_are_told_if_they_want(store: str) -> None:
    async def told(guest: Guest, path: str) -> list[str]:
        async with guest.session.ws_connect(guest.url + path) as socket:
            return [(await socket.receive_json())["tell"] for _ in range(1 + ("=" in path))]

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            assert await told(ann, "/api/lobby") == ["tables"]
            assert await told(ann, "/api/lobby?announced=1") == ["tables", "announced"]

    asyncio.run(run())


def test_check_says_what_is_wrong(nursery: Nursery, store: str, tmp_path: Path) -> None:
    async def play(url: str) -> list[str]:
        async with Guest(url) as ann:
            return [await ann.table("the-game", bots="casual", start=True) for _ in range(4)]

    async def run() -> None:
        async with servers(nursery, store, tmp_path) as (urls, admin, _):
            tables = await play(urls[0])
        assert "Tables: 4. Every log replays" in await fulfilled(admin, "check")
        path = file_of(store)
        assert path is not None
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("UPDATE tables SET phase = 'over' WHERE id = ?", tables[:1])
            database.execute("DELETE FROM entries WHERE table_id = ? AND seq = 1", tables[1:2])
            last = "SELECT max(seq) FROM entries WHERE table_id = ?1"
            database.execute(
                f"UPDATE entries SET body = '{{}}' WHERE table_id = ?1 AND seq = ({last})",
                tables[2:3],
            )
        status, out, _ = await admin("check")
        assert status == 2
        told = {line.split()[0].removeprefix("table:"): line for line in out.splitlines()[:-1]}
        assert set(told) == set(tables[:3])
        assert "phase" in told[tables[0]]
        assert "missing" in told[tables[1]]
        assert "does not replay" in told[tables[2]]

    asyncio.run(run())
