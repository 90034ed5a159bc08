"""The socket of `stosy admin`: only for the user of the server, and for root."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import structlog

from stosy.core import Refused
from stosy.server.admin.commands import carry_out
from stosy.server.admin.messages import Answer, Request
from stosy.server.admin.places import folder_of, prefix_of, sockets_of
from stosy.server.http.context import Context
from stosy.server.store import StoreError

PRIVATE_FOLDER, PRIVATE = 0o700, 0o600
LONGEST_LINE = 64 * 1024

log = structlog.get_logger()


class BadAdminFolder(Exception):
    """The folder that the host has named cannot be used."""

    def __init__(self, folder: str, reason: str) -> None:
        super().__init__(folder, reason)
        self.folder = folder
        self.reason = reason


@asynccontextmanager
async def listening(context: Context, store: str, named: str) -> AsyncIterator[None]:
    """Listen to `stosy admin`; a server that cannot, in a folder that nobody has named, says so,
    and goes on."""
    try:
        path, listens = _bound(store, named)
    except OSError as error:
        if named:
            raise BadAdminFolder(named, error.strerror or str(error)) from None
        log.warning("admin_not_reachable", exc_info=True)
        yield
        return

    async def converse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, ValueError):  # gone, or too long a line
            if line := await reader.readline():
                writer.write(msgspec.json.encode(await _answer(context, line)) + b"\n")
                await writer.drain()
        writer.close()

    server = await asyncio.start_unix_server(converse, sock=listens, limit=LONGEST_LINE)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def _answer(context: Context, line: bytes) -> Answer:
    try:
        return await carry_out(context, msgspec.json.decode(line, type=Request))
    except msgspec.DecodeError:
        return Answer(refused="malformed")
    except Refused as refused:
        return Answer(refused=refused.code, facts=dict(refused.facts))
    except StoreError as error:
        log.error("store_failed", exc_info=error)
        return Answer(refused="store_down")
    except Exception:
        log.error("admin_failed", exc_info=True)
        return Answer(refused="broken")


def _bound(store: str, named: str) -> tuple[Path, socket.socket]:
    """A socket that nobody else may use, not even for a moment: who connects before it listens is
    refused."""
    folder = folder_of(store, named)
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    if not named and folder.stat().st_uid != os.geteuid():
        raise PermissionError(f"{folder} is somebody else's")
    _remove_abandoned(store, named)
    path = folder / f"{prefix_of(store)}{os.getpid()}"
    path.unlink(missing_ok=True)
    listens = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        listens.bind(str(path))
        path.chmod(PRIVATE)
    except OSError:
        listens.close()
        raise
    return path, listens


def _remove_abandoned(store: str, named: str) -> None:
    """Remove sockets that killed servers have left."""
    for path in sockets_of(store, named):
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as trying:
            try:
                trying.connect(str(path))
            except ConnectionRefusedError:
                path.unlink()
