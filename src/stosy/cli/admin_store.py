"""The commands of `stosy admin` that read a store themselves, also where no server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from stosy.cli.output import WRONG, fail, tell
from stosy.cli.serve import store_failed
from stosy.cli.serve_settings import without_password
from stosy.core import Refused
from stosy.server.admin.checking import Finding, check
from stosy.server.admin.messages import Answer, Request
from stosy.server.store import (
    NoPgDump,
    Rollback,
    StoreError,
    back_up,
    file_of,
    open_store,
    revision_of,
)
from stosy.text import Words

NOBODY_MENDS = ("no_server_to_admin", "no_right_to_admin", "admin_silent")
TABLE = "table:"
"""Before the id of a table, which may begin with a dash."""


class Asked(Struct, frozen=True):
    """A store, how to ask its servers, and what they are to note in their log."""

    store: str
    words: Words
    ask: Callable[[Request], Answer]

    def note(self, what: str, count: int = 0) -> None:
        """The log of a server says what was done; where none runs, nobody writes one."""
        with suppress(Refused):
            self.ask(Request(do="note", text=what, count=count))


def run_check(asked: Asked) -> int:
    """Read every log; print what is wrong."""
    findings = _checked(asked)
    asked.note("check", len(findings))
    return WRONG if findings else 0


def run_repair(asked: Asked) -> int:
    """Let the servers write again what does not agree with its log."""
    words = asked.words
    findings = _checked(asked)
    left = [each for each in findings if not each.mendable]
    broken = {each.table for each in left}
    for table in dict.fromkeys(each.table for each in findings if each.table not in broken):
        try:
            asked.ask(Request(do="repair", whom=table))
        except Refused as refused:
            if refused.code in NOBODY_MENDS:
                raise
            broken.add(table)
            print(f"{TABLE}{table}  {words.refusal('cli', refused)}", flush=True)
        else:
            print(f"{TABLE}{table}  {words.say('admin-mended')}", flush=True)
    if broken:
        return fail(words.say("admin-not-mended", tables=len(broken)))
    return 0


def _checked(asked: Asked) -> list[Finding]:
    def report(found: Finding) -> None:
        told = asked.words.say(f"admin-wrong-{found.what}", detail=found.detail)
        print(f"{TABLE}{found.table}  {told}", flush=True)

    async def read_all() -> tuple[int, list[Finding]]:
        path = file_of(asked.store)
        if path is not None and not path.exists():
            raise StoreError("unreachable", "no such file")
        opened = await open_store(asked.store)
        try:
            return await check(opened, report)
        finally:
            await opened.close()

    count, findings = asyncio.run(read_all())
    tell(asked.words.say("admin-checked", tables=count, wrong=len(findings)))
    return findings


def run_backup(asked: Asked, copy: Path) -> int:
    """Copy the store into a private file, also while servers use it."""
    words, url = asked.words, asked.store
    try:
        back_up(url, copy)
    except NoPgDump:
        return fail(words.say("error-backup-postgresql", url=without_password(url)))
    except StoreError as error:
        return store_failed(error, url, words)
    asked.note("backup")
    tell(words.say("backup-made", file=str(copy)))
    return 0


def run_migrate(asked: Asked) -> int:
    """Bring the store to this program's revision, and say what a rollback needs."""

    async def migrate() -> tuple[str | None, Rollback]:
        before = await revision_of(asked.store)
        opened = await open_store(asked.store)
        try:
            return before, await opened.rollback()
        finally:
            await opened.close()

    before, now = asyncio.run(migrate())
    words = asked.words
    if now.revision == before:
        tell(words.say("admin-migrate-nothing", revision=now.revision))
    else:
        tell(words.say("admin-migrated", before=before or "–", revision=now.revision))
        asked.note("migrate")
    if before is not None and before < now.oldest:
        tell(words.say("admin-rollback-backup", before=before))
    else:
        tell(words.say("admin-rollback", oldest=now.oldest, tables=now.tables))
    return 0
