"""The commands of `stosy admin` that use a store themselves: no server need run."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from pathlib import Path

from stosy.cli.output import WRONG, fail, tell
from stosy.cli.serve_settings import without_password
from stosy.server.admin.derived import check
from stosy.server.store import NoPgDump, StoreError, back_up, file_of, open_store, sole_use
from stosy.text import Words

TABLE = "table:"
"""Before the id of a table, which may begin with a dash."""


def run_check(store: str, words: Words, rebuild: bool = False) -> int:
    """Read every log; print what does not agree with it, or write it again while no server runs."""
    path = file_of(store)
    if path is not None and not path.exists():
        raise StoreError("unreachable", "no such file", "ENOENT")
    with sole_use(store) if rebuild else nullcontext():
        count, wrong, broken = asyncio.run(_checked(store, words, rebuild))
    tell(words.say("admin-checked", tables=count, wrong=wrong))
    if broken:
        return fail(words.say("admin-broken", tables=broken))
    return WRONG if wrong and not rebuild else 0


async def _checked(store: str, words: Words, rebuild: bool) -> tuple[int, int, int]:
    """How many tables there are, that are wrong, and whose logs do not replay."""
    count = wrong = broken = 0
    opened = await open_store(store)
    try:
        if rebuild and await opened.any_lives():
            raise StoreError("in_use", "a server lives")
        async for found in check(opened, rebuild):
            count += 1
            if found is None:
                continue
            wrong += 1
            message = "admin-rebuilt" if rebuild else "admin-differs"
            if found.broken is not None:
                broken += 1
                message = "admin-does-not-replay"
            told = words.say(message, entry=found.broken or 0)
            print(f"{TABLE}{found.table}  {told}", flush=True)
    finally:
        await opened.close()
    return count, wrong, broken


def run_backup(store: str, words: Words, copy: Path) -> int:
    """Copy the store into a private file, also while servers use it."""
    try:
        back_up(store, copy)
    except NoPgDump:
        return fail(words.say("error-backup-postgresql", url=without_password(store)))
    tell(words.say("backup-made", file=str(copy)))
    return 0
