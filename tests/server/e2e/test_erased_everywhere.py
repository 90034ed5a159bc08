"""After `stosy admin erase` a search of database, log and backup finds nothing of the person."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from pathlib import Path

from stosy.core import read, verify
from stosy.games import find
from stosy.server.store import file_of
from tests.server.e2e.client import Guest
from tests.server.e2e.places import Nursery
from tests.server.e2e.test_admin import events, eventually, fulfilled, servers

NAME, LATER, WORDS = "Зебулон Кварц", "Zebulonia", "xylophones опівночі"
OTHER = "Bob"


def forms(trace: str) -> set[bytes]:
    """As text, as JSON may write it, and as PostgreSQL writes bytes."""
    escaped = json.dumps(trace)[1:-1].encode()
    plain = trace.encode()
    return {plain, escaped, plain.hex().encode(), escaped.hex().encode()}


def found(content: bytes, *sought: str) -> list[str]:
    return [trace for trace in sought if any(form in content for form in forms(trace))]


def dumped(store: str) -> bytes:
    """Everything in the database, as its own program tells it; the files of SQLite."""
    path = file_of(store)
    if path is not None:
        files = (path, path.with_name(f"{path.name}-wal"))
        return b"".join(each.read_bytes() for each in files if each.exists())
    return output("pg_dump", "--format=plain", f"--dbname={store}")


def unpacked(copy: Path, store: str) -> bytes:
    """A backup, made readable."""
    if file_of(store) is not None:
        return copy.read_bytes()
    return output("pg_restore", "--file=-", str(copy))


def output(program: str, *words: str) -> bytes:
    there = shutil.which(program)
    assert there is not None, f"{program} is missing; `make test` installs PostgreSQL"
    return subprocess.run([there, *words], stdout=subprocess.PIPE, check=True).stdout


def test_no_search_finds_anything(nursery: Nursery, store_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            servers(nursery, store_url, tmp_path) as (urls, admin, log),
            Guest(urls[-1]) as ann,
            Guest(urls[-1]) as bob,
        ):
            await ann.call_me(NAME)
            await bob.call_me(OTHER)
            who = ann.id
            table = await ann.table("face-to-face")
            await bob.post(f"/api/tables/{table}/join", {})
            async with ann.at(table) as hers, bob.at(table) as his:
                await hers.ask("say", text=WORDS)
                await hers.ask("react", reaction="hello")
                await hers.ask("lend_seat")
                await hers.ask("start")
                await his.until(lambda: his.phase == "playing")
                await ann.call_me(LATER)
                await his.act({"do": "resign"})
                await hers.until(lambda: hers.phase == "over")
            await fulfilled(admin, "mute", f"guest:{who}", "--for", "2h")
            await fulfilled(admin, "rename", f"guest:{who}", LATER + "a")
            sought = (NAME, LATER, WORDS, "xylophones", who)
            before = found(await asyncio.to_thread(dumped, store_url), *sought, OTHER)
            assert before == [*sought, OTHER], "the search finds what is there"
            async with bob.session.get(f"{bob.url}/api/tables/{table}/records/1") as response:
                record = json.loads(await response.read())

            await fulfilled(admin, "erase", f"guest:{who}")

            async def gone() -> bool:
                erased = "guest_erased" in events(log)
                return erased and not found(await asyncio.to_thread(dumped, store_url), *sought)

            await eventually(gone)
            copy = tmp_path / "copy"
            await fulfilled(admin, "backup", str(copy))
            told = await asyncio.to_thread(unpacked, copy, store_url)
            assert found(told, *sought, OTHER) == [OTHER]
            async with bob.session.get(f"{bob.url}/api/tables/{table}/records/1") as response:
                after = await response.read()
            verify(find(record["game"]), read(after))
            assert record | {"seats": ()} == json.loads(after) | {"seats": ()}
            assert "Every log replays" in await fulfilled(admin, "check")
        assert not found(log.read_bytes(), *sought, OTHER)
        assert not found(await asyncio.to_thread(dumped, store_url), *sought)

    asyncio.run(run())
