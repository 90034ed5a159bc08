"""Tables to play at: made and joined over HTTP, four guests each."""

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from aiohttp import ClientSession, DummyCookieJar

SEATS = 4
AT_ONCE = 32


class Place(NamedTuple):
    """A table, and the cookies of the people on its seats, the host first."""

    table: str
    cookies: tuple[str, ...]


class Created(msgspec.Struct):
    table: str


async def set_tables(port: int, game: str, count: int) -> list[Place]:
    """Tables of this game with a guest on each seat."""
    gate = asyncio.Semaphore(AT_ONCE)
    base = f"http://127.0.0.1:{port}/api/tables"
    async with ClientSession(cookie_jar=DummyCookieJar()) as session:

        async def post(url: str, body: object) -> tuple[bytes, str]:
            """Post as a new guest, or with a cookie; returns the cookie of the response."""
            async with gate, session.post(url, json=body) as answer:
                answer.raise_for_status()
                return await answer.read(), answer.cookies["stosy"].value

        async def table() -> Place:
            body, host = await post(base, {"game": game, "settings": {"seats": SEATS}})
            made = msgspec.json.decode(body, type=Created).table
            guests = [await post(f"{base}/{made}/join", {}) for _ in range(SEATS - 1)]
            return Place(made, (host, *(cookie for _, cookie in guests)))

        return await asyncio.gather(*(table() for _ in range(count)))


async def start_tables(port: int, games: Iterable[str]) -> None:
    """Tables at which a match runs, one person and three bots each, and nobody is connected."""
    gate = asyncio.Semaphore(AT_ONCE)
    url = f"http://127.0.0.1:{port}/api/tables"
    async with ClientSession(cookie_jar=DummyCookieJar()) as session:

        async def post(game: str) -> None:
            body = {"game": game, "settings": {"seats": SEATS}, "bots": "casual", "start": True}
            async with gate, session.post(url, json=body) as answer:
                answer.raise_for_status()

        await asyncio.gather(*(post(game) for game in games))
