"""The private site of `stosy admin`: only for the user of the server, and for root."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from socket import socket

import msgspec
import structlog
from aiohttp import web

from stosy.core import Refused
from stosy.server.admin.commands import carry_out
from stosy.server.admin.messages import Asked
from stosy.server.admin.places import folder_of, prefix_of, sockets_of
from stosy.server.http.context import CONTEXT, Context
from stosy.server.store import StoreError
from stosy.server.tables.connection import to_json
from stosy.server.unix_sockets import bound, remove_abandoned
from stosy.text import code_of
from stosy.wire.api import Problem

PRIVATE_FOLDER, PRIVATE = 0o700, 0o600

log = structlog.get_logger()


class BadAdminFolder(Exception):
    """The folder that the host has named cannot be used."""

    def __init__(self, folder: str, reason: str) -> None:
        super().__init__(folder, reason)
        self.folder = folder
        self.reason = reason


@asynccontextmanager
async def listening(context: Context, store: str, named: str) -> AsyncIterator[None]:
    """Serve `stosy admin`; a server that cannot, in a folder that nobody has named, says so, and
    goes on."""
    try:
        path, listens = _bound(store, named)
    except OSError as error:
        if named:
            raise BadAdminFolder(named, code_of(error)) from None
        log.warning("admin_not_reachable", exc_info=True)
        yield
        return
    site = web.Application()
    site[CONTEXT] = context
    site.router.add_post("/{command}", _post)
    runner = web.AppRunner(site, access_log=None)
    await runner.setup()
    try:
        await web.SockSite(runner, listens).start()
        yield
    finally:
        await runner.cleanup()
        path.unlink(missing_ok=True)


async def _post(request: web.Request) -> web.Response:
    try:
        asked = msgspec.json.decode(await request.read(), type=Asked)
        command = request.match_info["command"]
        answer = await carry_out(request.app[CONTEXT], command, asked)
        log.info("admin_done", kind=command)
        return _answer(answer)
    except Refused as refused:
        return _problem(refused)
    except msgspec.DecodeError as error:
        return _problem(Refused("malformed", "G3", detail=str(error)))
    except StoreError as error:
        log.error("store_failed", exc_info=error)
        return _problem(Refused("store_down", "T6"))
    except Exception:
        log.error("admin_failed", exc_info=True)
        return _problem(Refused("broken", "T6"))


def _problem(refused: Refused) -> web.Response:
    told = Problem(code=refused.code, rule=refused.rule, facts=refused.facts)
    return _answer(told, told.status)


def _answer(told: msgspec.Struct, status: int = 200) -> web.Response:
    return web.Response(body=to_json(told), status=status, content_type="application/json")


def _bound(store: str, named: str) -> tuple[Path, socket]:
    folder = folder_of(store, named)
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    if not named and folder.stat().st_uid != os.geteuid():
        raise PermissionError(f"{folder} is somebody else's")
    for each in sockets_of(store, named):
        with suppress(OSError):
            remove_abandoned(each)
    path = folder / f"{prefix_of(store)}{os.getpid()}"
    return path, bound(path, PRIVATE)
