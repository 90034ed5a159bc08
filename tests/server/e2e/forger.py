"""A server that lies: a proxy before an honest one, which changes what tables tell of the deal."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import TypeAlias

from aiohttp import ClientSession, DummyCookieJar, WSMsgType, web

from tests.server.e2e.client import Json
from tests.timeouts import TIMEOUT

Forgery: TypeAlias = Callable[[Json], None]
"""Changes the facts of a table that has a `mix`."""

SESSION = web.AppKey("session", ClientSession)
HOP = {"connection", "content-length", "content-encoding", "transfer-encoding", "upgrade", "date"}
HOP |= {"server", "keep-alive"}


def honest(facts: Json) -> None:
    pass


def left_out(facts: Json) -> None:
    if "hashes" in facts["mix"]:
        facts["mix"]["hashes"][0] = None


def hash_swapped(facts: Json) -> None:
    if "hashes" in facts["mix"]:
        facts["mix"]["hashes"][0] = hashed("1")


def part_swapped(facts: Json) -> None:
    if "parts" in facts["mix"]:
        facts["mix"]["parts"][0] = "0" * 32


def both_swapped(facts: Json) -> None:
    """Part and hash fit each other, but are not those of before."""
    if "parts" in facts["mix"]:
        facts["mix"]["parts"][0] = "0" * 32
        facts["mix"]["hashes"][0] = hashed("0" * 32)


def other_commit(facts: Json) -> None:
    """Another promise, once all parts are known."""
    if "parts" in facts["mix"]:
        facts["mix"]["commit"] = facts["commit"] = hashed("other")


FORGERIES: dict[Forgery, str] = {
    left_out: "deal-left-out",
    hash_swapped: "deal-left-out",
    part_swapped: "deal-parts",
    both_swapped: "deal-parts",
    other_commit: "deal-commit",
}
"""And the words with which a client refuses to play."""


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class Forger:
    """The proxy; `forge` may be exchanged at any time."""

    def __init__(self, server: str) -> None:
        self._server = server
        self.url = ""
        self.forge: Forgery = honest

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        headers = {key: value for key, value in request.headers.items() if key.lower() not in HOP}
        headers["Host"] = self._server.removeprefix("http://")
        if "Origin" in headers:
            headers["Origin"] = self._server
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._socket(request, headers)
        url, body = self._server + request.path_qs, await request.read()
        asked = request.app[SESSION].request(
            request.method, url, headers=headers, data=body, allow_redirects=False
        )
        async with asked as answer:
            response = web.Response(status=answer.status, body=await answer.read())
            for key, value in answer.headers.items():
                if key.lower() not in HOP - {"content-encoding"}:
                    response.headers.add(key, value)
            return response

    async def _socket(self, request: web.Request, headers: dict[str, str]) -> web.StreamResponse:
        kept = {key: value for key, value in headers.items() if not key.startswith("Sec-")}
        ours = web.WebSocketResponse(autoping=False)
        await ours.prepare(request)
        url = self._server + request.path_qs
        socket = request.app[SESSION].ws_connect(url, headers=kept, autoping=False)
        async with socket as theirs:

            async def ask() -> None:
                async for message in ours:
                    if message.type is WSMsgType.TEXT:
                        await theirs.send_str(message.data)
                    elif message.type is WSMsgType.PONG:
                        await theirs.pong(message.data)
                await theirs.close()

            asking = asyncio.create_task(ask())
            async for message in theirs:
                if message.type is WSMsgType.TEXT:
                    await ours.send_str(self._forged(message.data))
                elif message.type is WSMsgType.PING:
                    await ours.ping(message.data)
            await ours.close()
            asking.cancel()
        return ours

    def _forged(self, text: str) -> str:
        told = json.loads(text)
        if told["tell"] == "table_is" and told["facts"].get("mix"):
            self.forge(told["facts"])
        return json.dumps(told)

    async def serve(self, ready: threading.Event, stop: asyncio.Event) -> None:
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._handle)
        async with ClientSession(cookie_jar=DummyCookieJar(), auto_decompress=False) as session:
            app[SESSION] = session
            runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
            ready.set()
            await stop.wait()
            await runner.cleanup()
            left = asyncio.all_tasks() - {asyncio.current_task()}
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)


@contextmanager
def forging(server: str) -> Iterator[Forger]:
    """A forger before this server, in a thread with a loop of its own."""
    forger, ready, stop = Forger(server), threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(forger.serve(ready, stop)))
    thread.start()
    try:
        assert ready.wait(TIMEOUT)
        yield forger
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(TIMEOUT)
        loop.close()
