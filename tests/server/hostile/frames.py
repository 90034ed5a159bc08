"""WebSocket and HTTP by hand, to send malformed messages."""

from __future__ import annotations

import asyncio
import base64
import json
from contextlib import suppress
from struct import pack, unpack
from typing import Any, NamedTuple

from tests.server.hostile.world import HOST, OPENED
from tests.timeouts import TIMEOUT

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FIN = 0x80
KEY = base64.b64encode(b"sixteen bytes ok").decode()
MASK = b"\x0f\xf0\x55\xaa"


def masked(payload: bytes, mask: bytes = MASK) -> bytes:
    size = len(payload)
    stream = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload) ^ int.from_bytes(stream)).to_bytes(size)


def frame(
    payload: bytes,
    opcode: int = TEXT,
    *,
    fin: bool = True,
    reserved: int = 0,
    mask: bool = True,
    claimed: int | None = None,
) -> bytes:
    """A frame as a client sends it, right or wrong; `claimed` is the length it says it has."""
    size = len(payload) if claimed is None else claimed
    first, bit = (FIN if fin else 0) | reserved << 4 | opcode, 0x80 if mask else 0
    if size < 126:
        head = pack("!BB", first, bit | size)
    elif size < 65536:
        head = pack("!BBH", first, bit | 126, size)
    else:
        head = pack("!BBQ", first, bit | 127, size)
    return head + (MASK + masked(payload) if mask else payload)


class Heard(NamedTuple):
    """A frame of the server."""

    opcode: int
    payload: bytes

    @property
    def tell(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.payload)
        return told


class Answer(NamedTuple):
    """The head of an HTTP answer, its body, and what the connection had after it."""

    status: int
    headers: dict[str, str]
    body: bytes


class Wire:
    """A TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, buffer: int = 2**16, source: str = HOST) -> Wire:
        """A connection from this address of the machine's own."""
        here = (source, 0)
        wire = cls(*await asyncio.open_connection(HOST, port, limit=buffer, local_addr=here))
        OPENED.add(wire.writer)
        return wire

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    def send_last(self, data: bytes) -> None:
        """Send, and close the sending side."""
        self.writer.write(data)
        with suppress(OSError):  # the server may have closed already
            self.writer.write_eof()

    async def answer(self, only_head: bool = False) -> Answer:
        """The next HTTP answer; EOFError if there is none. That to a HEAD has no body."""
        async with asyncio.timeout(TIMEOUT):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.split("\r\n")[:-2]
            headers = {name.lower(): value for name, _, value in (x.partition(": ") for x in lines)}
            size = 0 if only_head else int(headers.get("content-length", "0"))
            body = await self.reader.readexactly(size)
            return Answer(int(first.split()[1]), headers, body)

    async def hear(self) -> Heard | None:
        """The next frame; None if the connection is closed."""
        async with asyncio.timeout(TIMEOUT):
            try:
                first, size = await self.reader.readexactly(2)
                if size == 126:
                    (size,) = unpack("!H", await self.reader.readexactly(2))
                elif size == 127:
                    (size,) = unpack("!Q", await self.reader.readexactly(8))
                return Heard(first & 0x0F, await self.reader.readexactly(size))
            except (EOFError, ConnectionError):
                return None

    async def tell(self) -> dict[str, Any] | None:
        """What the server tells next, its pings answered; None when it is closed."""
        while heard := await self.hear():
            if heard.opcode == PING:
                await self.send(frame(heard.payload, PONG))
            elif heard.opcode == TEXT:
                return heard.tell
            elif heard.opcode == CLOSE:
                return None
        return None

    async def until(self, name: str, **fields: Any) -> dict[str, Any]:
        """The next tell of this name with these fields."""
        while told := await self.tell():
            if told["tell"] == name and all(told.get(key) == fields[key] for key in fields):
                return told
        raise AssertionError(f"closed before {name}")

    async def ask(self, ask: str, **fields: Any) -> dict[str, Any]:
        """Ask, and wait for the answer."""
        ident = fields.setdefault("id", f"{ask}-{id(fields)}-{fields.get('n', '')}")
        await self.send(frame(json.dumps({"ask": ask, **fields}).encode()))
        while told := await self.tell():
            if told["tell"] in ("ack", "planned", "hints", "refusal") and told["id"] == ident:
                return told
        raise AssertionError(f"closed before an answer to {ask}")

    def abort(self) -> None:
        """Abort the connection."""
        self.writer.transport.abort()
        OPENED.discard(self.writer)


def request(
    method: str,
    path: str,
    port: int,
    body: bytes = b"",
    cookie: str | None = None,
    **headers: str | None,
) -> bytes:
    """A request; headers are written with `_` for `-`, None leaves one out."""
    usual: dict[str, str | None] = {"Host": f"{HOST}:{port}"}
    if body or method in ("POST", "PUT"):
        usual |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    if cookie is not None:
        usual["Cookie"] = f"stosy={cookie}"
    usual |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{name}: {value}\r\n" for name, value in usual.items() if value is not None]
    return f"{method} {path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode("latin-1") + body


UPGRADE: dict[str, Any] = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec_WebSocket_Version": "13",
    "Sec_WebSocket_Key": KEY,
}


async def fetch(
    port: int,
    method: str,
    path: str,
    body: Any = None,
    cookie: str | None = None,
    source: str = HOST,
    **headers: Any,
) -> Answer:
    """One request on a connection of its own; the body is JSON unless it is bytes."""
    raw = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    wire = await Wire.open(port, 2**20, source)
    try:
        await wire.send(request(method, path, port, raw, cookie, Connection="close", **headers))
        return await wire.answer(method == "HEAD")
    finally:
        wire.abort()


async def shake(
    port: int, path: str, cookie: str | None = None, source: str = HOST, **headers: str | None
) -> tuple[Wire, Answer]:
    """Ask for a WebSocket; the answer may be a refusal."""
    wire = await Wire.open(port, source=source)
    await wire.send(request("GET", path, port, b"", cookie, **{**UPGRADE, **headers}))
    answer = await wire.answer()
    return wire, answer


async def socket(
    port: int,
    table: str,
    cookie: str | None = None,
    hello: bool = True,
    source: str = HOST,
    mixes: bool = False,
) -> Wire:
    """An open socket of a table, greeted unless told otherwise."""
    wire, answer = await shake(port, f"/api/tables/{table}/socket", cookie, source)
    assert answer.status == 101, answer
    if hello:
        await wire.send(
            frame(b'{"ask":"hello","version":2,"mix":%s}' % str(mixes).lower().encode())
        )
        await wire.until("update")
    return wire


def cookie_of(answer: Answer) -> str:
    """The cookie an answer sets."""
    value = answer.headers["set-cookie"].partition(";")[0]
    return value.partition("=")[2]


class Guest(NamedTuple):
    """Somebody with a cookie and a name."""

    port: int
    cookie: str
    source: str = HOST

    @classmethod
    async def named(cls, port: int, name: str, source: str = HOST) -> Guest:
        answer = await fetch(port, "PUT", "/api/me", {"name": name}, source=source)
        return cls(port, cookie_of(answer), source)

    @classmethod
    async def unnamed(cls, port: int, source: str = HOST) -> Guest:
        return cls(port, cookie_of(await fetch(port, "GET", "/api/me", source=source)), source)

    async def fetch(
        self, method: str, path: str, body: Any = None, source: str | None = None, **headers: Any
    ) -> Answer:
        here = source or self.source
        return await fetch(self.port, method, path, body, self.cookie, here, **headers)

    async def open(self, game: str = "quick-and-easy", **create: Any) -> str:
        """A new table."""
        answer = await self.fetch("POST", "/api/tables", {"game": game, **create})
        assert answer.status == 201, answer
        table: str = json.loads(answer.body)["table"]
        return table

    async def socket(self, table: str, hello: bool = True, mixes: bool = False) -> Wire:
        return await socket(self.port, table, self.cookie, hello, self.source, mixes)
