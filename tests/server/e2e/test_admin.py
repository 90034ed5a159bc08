"""`stosy admin` at work: each command against servers that run, in processes of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import stat
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import (
    asynccontextmanager,
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
from stosy.cli.admin import ON_STORE
from stosy.cli.admin_commands import COMMANDS
from stosy.cli.main import known_error
from stosy.core import read, verify
from stosy.games import find
from stosy.server.admin.places import prefix_of, sockets_of
from stosy.server.store import file_of
from stosy.text import Words
from tests.server.crash.load import Load
from tests.server.e2e.client import Guest, Line, Refused, all_until
from tests.server.e2e.places import Nursery, here
from tests.server.store.databases import on_database
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
    return [each["event"] for each in lines(log)]


def lines(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()]


async def fulfilled(admin: Admin, *words: str) -> str:
    status, out, err = await admin(*words)
    assert (status, err) == (0, ""), out
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
            servers(nursery, store_url, tmp_path) as (urls, ask, log),
            Load.at(urls[-1], tables=2) as load,
            Guest(urls[-1]) as ann,
            Guest(urls[-1]) as bob,
        ):
            asked: set[str] = set()

            async def admin(*words: str) -> tuple[int, str, str]:
                asked.add(words[0])
                return await ask(*words)

            load.begin()
            await ann.call_me("Ann")
            await bob.call_me("Bob")
            table = await ann.table("face-to-face")
            await bob.post(f"/api/tables/{table}/join", {})
            async with ann.at(table) as hers, bob.at(table) as his:
                await hers.ask("start")
                await his.until(lambda: his.phase == "playing")
                for act in (
                    partial(lists, admin, table, ann, bob),
                    partial(announces, admin, ann, table, hers, his),
                    partial(ends, admin, ann, table, hers, his),
                    partial(hears_reports, admin, ann, table, his),
                    partial(mutes, admin, bob, his),
                    partial(renames, admin, bob, hers),
                    partial(reads_the_store, admin, tmp_path),
                    partial(bans_a_guest, admin, table, bob, his),
                    partial(closes, admin, table, hers),
                    partial(rotates, admin, bob),
                    partial(erases, admin, bob),
                ):
                    await act()
                    await load.everybody_back()
                assert not disconnected(load)
                await load.end()
                await bans_an_address(admin, ann, load.parties[0].table)
            assert asked == {*COMMANDS}, "each command was tried"
            done = [each for each in lines(log) if each["event"] == "admin_done"]
            assert {each["kind"] for each in done} == asked - {*ON_STORE}
            assert "Every log replays" in await fulfilled(admin, "check")
        assert not list((tmp_path / "s").iterdir()), "who stops leaves no socket"

    asyncio.run(run())


def disconnected(load: Load) -> list[str]:
    """Whoever came back to a table without having been to another in between."""
    found, last = [], dict[str, str]()
    for event in load.history.of("hello"):
        if last.get(event.client) == event.table:
            found.append(event.client)
        last[event.client] = event.table
    return found


async def lists(admin: Admin, table: str, ann: Guest, bob: Guest) -> None:
    (shown,) = [each for each in await listed(admin, "tables") if each["id"] == table]
    assert (shown["game"], shown["phase"], shown["people"]) == ("face-to-face", "playing", 2)
    people = [each for each in await listed(admin, "people") if table in each["tables"]]
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


async def hears_reports(admin: Admin, ann: Guest, table: str, his: Line) -> None:
    await his.ask("say", text="boo")
    about = {"seat": 1, "reason": "talk", "said": ["boo"]}
    made = (await ann.post(f"/api/tables/{table}/reports", about))["report"]
    (told,) = await listed(admin, "reports")
    assert (told["id"], told["said"], told["settled"]) == (made, ["boo"], None)
    assert "boo" in await fulfilled(admin, "report", f"report:{made}")
    await fulfilled(admin, "settle", f"report:{made}")
    assert (await listed(admin, "reports"))[0]["settled"] > 0


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


async def may_come(guest: Guest, table: str) -> bool:
    try:
        await guest.get(f"/api/tables/{table}")
    except Refused as refused:
        return (refused.code, refused.status) != ("banned", 403)
    return True


async def may_not_come(guest: Guest, table: str) -> bool:
    return not await may_come(guest, table)


async def bans_a_guest(admin: Admin, table: str, bob: Guest, his: Line) -> None:
    await fulfilled(admin, "ban", f"guest:{bob.id}", "--for", "7d")
    await his.until_closed()
    await eventually(partial(may_not_come, bob, table))
    await fulfilled(admin, "unban", f"guest:{bob.id}")
    await eventually(partial(may_come, bob, table))


async def bans_an_address(admin: Admin, ann: Guest, table: str) -> None:
    async with ann.at(table):
        (mark,) = {each["addresses"][0] for each in await listed(admin, "people")}
    for whom in ("127.0.0.1", f"address:{mark}"):  # the same one
        await fulfilled(admin, "ban", "192.0.2.7", "--for", "1h")
        assert await may_come(ann, table)
        await fulfilled(admin, "ban", whom, "--for", "1h")
        await eventually(partial(may_not_come, ann, table))
        await fulfilled(admin, "unban", f"address:{mark}")
        await eventually(partial(may_come, ann, table))
    assert (await admin("unban", f"address:{mark}"))[0] == 2


async def reads_the_store(admin: Admin, folder: Path) -> None:
    """While people play."""
    assert "Every log replays" in await fulfilled(admin, "check")
    status, _, err = await admin("rebuild")
    assert (status, len(err.splitlines())) == (2, 1), "only while no server runs"
    await fulfilled(admin, "backup", str(folder / "copy"))
    assert stat.S_IMODE((folder / "copy").stat().st_mode) == 0o600
    status, _, err = await admin("backup", str(folder / "copy"))
    assert (status, len(err.splitlines())) == (2, 1), "a copy that exists stays"


async def rotates(admin: Admin, bob: Guest) -> None:
    name = (await bob.get("/api/me"))["name"]
    await fulfilled(admin, "rotate")
    await fulfilled(admin, "rotate-push")
    assert (await bob.get("/api/me"))["name"] == name


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
                ("close", "A" * 22): "This table does not exist",
                ("close", "nonsense"): "This table does not exist",
                ("end",): "TABLE",
                ("ban", "A" * 22, "--for", "2h"): "Nobody knows a guest",
                ("ban", "address:nonsense", "--for", "2h"): "is not an address",
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
    nursery: Nursery, store_url: str, tmp_path: Path
) -> None:
    store = store_url

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
            known_error(OSError(), Words("en"))  # imports what others may have no right to read
            assert (await command(store, folder, "check"))[0] == 0  # likewise
            file = file_of(store)
            for what, needs in COMMANDS.items():
                if what in ON_STORE and file is None:
                    continue  # a role without rights tries them below
                words = [each for each in needs if each != "--for"]
                with without_rights(path, *([file] if file else [])):
                    status, out, err = await command(store, folder, what, *words, *until(needs))
                assert (status, out, len(err.splitlines())) == (2, "", 1), (what, err)
                if what not in ON_STORE:
                    assert "no right to the sockets" in err.replace("\u00a0", " ")
            await a_role_without_rights(store, folder)
        finally:
            await second.end(signal.SIGTERM)

    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        asyncio.run(run(folder))


async def a_role_without_rights(store: str, folder: str) -> None:
    """Who may log in to the database, and no more."""
    if file_of(store) is not None:
        return
    role = f"stranger_of_{store.partition('@/')[2].partition('?')[0]}"
    await asyncio.to_thread(on_database, store, f"CREATE ROLE {role} LOGIN")
    theirs = store.replace("//postgres@", f"//{role}@")
    for what in ON_STORE:
        copy = [f"{folder}/copy"] if what == "backup" else []
        status, out, err = await command(theirs, folder, what, *copy)
        assert (status, out) == (2, ""), (what, err)
        assert "permission to use it" in err or "permission denied" in err, (what, err)
    assert not Path(folder, "copy").exists()
    await asyncio.to_thread(on_database, store, f"DROP ROLE {role}")


def until(needs: tuple[str, ...]) -> tuple[str, ...]:
    return ("--for", "1h") if "--for" in needs else ()


@contextmanager
def without_rights(*files: Path) -> Iterator[None]:
    """Be somebody else, or, since only root can, have no right to these files of one's own."""
    if os.geteuid() != 0:
        modes = {each: stat.S_IMODE(each.stat().st_mode) for each in files}
        for each in files:
            each.chmod(0)
        yield
        for each, mode in modes.items():
            each.chmod(mode)
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
