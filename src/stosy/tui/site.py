"""A server over HTTP: the guest, the tables, and the socket of a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec
from aiohttp import (
    ClientError,
    ClientResponse,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    DummyCookieJar,
    WSServerHandshakeError,
)
from msgspec import Struct
from yarl import URL

from stosy.core import Refused
from stosy.text import code_of
from stosy.tui.address import Address, Unreachable, refusal
from stosy.tui.cookies import CookieJar
from stosy.tui.link import Link, delay
from stosy.tui.listener import Listener
from stosy.wire import api
from stosy.wire.api import COOKIE, HTTPS_COOKIE, Problem
from stosy.wire.tells import TableFacts

T = TypeVar("T")

TIMEOUT = ClientTimeout(total=20)
HEARTBEAT = 20.0
"""Seconds between two signs of life that are asked for."""
TABLE = re.compile(r"(.*)/t/([A-Za-z0-9_-]{1,64})/?")
"""The folder of the site, and a table."""
FOLDER = re.compile(r"(.*)/")


def address(text: str) -> Address:
    """Parse a link such as http://host:8000/t/<id>#key=<key>; Refused if it is invalid."""
    text = text.strip()
    try:
        url = URL(text if "://" in text else f"http://{text}")
        origin = str(url.origin())
    except ValueError:
        raise Refused("bad_link", "G3", link=text) from None
    table = TABLE.fullmatch(url.path)
    site = table or FOLDER.fullmatch(url.path or "/")
    if url.scheme not in ("http", "https") or site is None:
        raise Refused("bad_link", "G3", link=text)
    key = url.query.get("key") or dict(URL.build(query_string=url.fragment).query).get("key")
    return Address(origin + site[1], table[2] if table else None, key or None)


class ServerClient:
    """One server. Raises Refused for refusals, and Unreachable if it does not answer."""

    def __init__(
        self, origin: str, cookies: CookieJar, delay: Callable[[int], float] = delay
    ) -> None:
        self.origin = origin
        self._delay = delay
        self._cookies = cookies
        self._cookie = cookies.find(origin)
        self._session = ClientSession(timeout=TIMEOUT, cookie_jar=DummyCookieJar())

    async def close(self) -> None:
        await self._session.close()

    async def me(self) -> api.Me:
        return await self._ask("GET", "/api/me", api.Me)

    async def rename(self, name: str) -> api.Me:
        return await self._ask("PUT", "/api/me", api.Me, api.Rename(name=name))

    async def tables(self, start: int = 0) -> api.Tables:
        """A page of the public tables, from this place on."""
        return await self._ask("GET", f"/api/tables?from={start}", api.Tables)

    async def create(self, create: api.Create) -> str:
        """Create a table and return its id."""
        return (await self._ask("POST", "/api/tables", api.Created, create)).table

    async def table(self, table: str) -> TableFacts:
        return await self._ask("GET", f"/api/tables/{table}", TableFacts)

    async def record(self, table: str, match: int) -> bytes:
        """The record of a finished match."""
        return bytes(await self._ask("GET", f"/api/tables/{table}/records/{match}", msgspec.Raw))

    async def block(self, table: str, seat: int) -> None:
        body = api.BlockPerson(seat=seat)
        await self._ask("POST", f"/api/tables/{table}/blocks", api.SeatBlocks, body)

    async def unblock(self, table: str, seat: int) -> bool:
        """Was whoever sits there blocked?"""
        found = await self._ask("GET", f"/api/tables/{table}/blocks", api.SeatBlocks)
        block = found.seats[seat] if seat < len(found.seats) else None
        if block is not None:
            await self._ask("DELETE", f"/api/me/blocks/{block}", api.Blocks)
        return block is not None

    async def report(self, table: str, report: api.ReportPerson) -> str:
        """The id of the report."""
        path = f"/api/tables/{table}/reports"
        return (await self._ask("POST", path, api.Reported, report)).report

    def link(self, table: str, listener: Listener) -> Link:
        """A connection to a table that reconnects by itself."""
        return Link(partial(self.socket, table), listener, self._delay)

    async def socket(self, table: str) -> ClientWebSocketResponse:
        """A new connection to a table."""
        url = f"{self.origin}/api/tables/{table}/socket"
        try:
            return await self._session.ws_connect(
                url, headers=self._headers(), heartbeat=HEARTBEAT, compress=0
            )
        except WSServerHandshakeError as error:
            await self.table(table)  # the response has the reason if the table is the problem
            raise Unreachable(str(error.status)) from None
        except (ClientError, OSError) as error:
            raise Unreachable(code_of(error)) from None

    async def _ask(self, method: str, path: str, kind: type[T], body: Struct | None = None) -> T:
        data = None if body is None else msgspec.json.encode(body)
        try:
            async with self._session.request(
                method, self.origin + path, data=data, headers=self._headers()
            ) as response:
                raw = await response.read()
        except (ClientError, OSError) as error:
            raise Unreachable(code_of(error)) from None
        self._keep_cookie(response)
        try:
            if response.ok:
                return msgspec.json.decode(raw, type=kind)
            problem = msgspec.json.decode(raw, type=Problem)
        except (msgspec.DecodeError, UnicodeError):
            raise Unreachable(f"HTTP {response.status}") from None
        raise refusal(problem.code, problem.rule, problem.facts)

    def _headers(self) -> dict[str, str]:
        told = {"Content-Type": "application/json"}
        name = HTTPS_COOKIE if self.origin.startswith("https:") else COOKIE
        return told if self._cookie is None else told | {"Cookie": f"{name}={self._cookie}"}

    def _keep_cookie(self, response: ClientResponse) -> None:
        morsel = response.cookies.get(HTTPS_COOKIE) or response.cookies.get(COOKIE)
        if morsel is not None and morsel.value != self._cookie:
            self._cookie = morsel.value
            self._cookies.keep(self.origin, morsel.value)
