"""Lists every finished match for those who played it, and what analyses say of it.

The lists are made from what is stored anyway, by any node: so matches of earlier versions are in
them, too, and a crash loses nothing.
"""

from __future__ import annotations

import asyncio
import zlib
from contextlib import suppress

import msgspec
import structlog
from msgspec import Struct

from stosy.core import Refused
from stosy.games import find
from stosy.server.store import Store
from stosy.server.store.played import Played, Unlisted

EVERY = 5.0
"""Seconds between two looks for what is not listed yet."""

log = structlog.get_logger()


class Began(Struct):
    """As much of the beginning of a match as the lists need."""

    entry: str
    options: dict[str, object] = {}
    given: bool = False


class SeatAccount(Struct):
    seat: int
    luck: float
    skill: float


class Accounts(Struct):
    """As much of an analysis as the lists need."""

    accounts: tuple[SeatAccount, ...] = ()


class ListKeeper:
    """Keeps the lists up to date."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            try:
                while await self.catch_up():
                    await asyncio.sleep(0)
            except Exception:
                log.error("listing_failed", exc_info=True)
            await asyncio.sleep(EVERY)

    async def catch_up(self) -> bool:
        """List some of what is not listed yet; was there anything?"""
        store = self._store.played
        if not await store.behind():
            return False
        found = await store.unlisted()
        for each in found:
            await store.note(each, rows_of(each))
        analysed = await store.unlisted_analyses()
        for table, match, body in analysed:
            accounts = await asyncio.to_thread(accounts_in, body)
            await store.note_accounts(table, match, accounts)
        return True


def rows_of(ended: Unlisted) -> list[Played]:
    """How the match went for each person; nothing for a lesson, or a game that is not here."""
    began = _began(ended)
    seats = [seat for seat, name in enumerate(ended.names) if name is not None]
    if began is None or not ended.counts or len(seats) != len(ended.people):
        return []
    try:
        game = find(ended.game)
        result = msgspec.json.decode(ended.result, type=game.results)
    except (Refused, msgspec.DecodeError):
        return []
    winners = result.winning_seats(len(ended.names))
    options = msgspec.json.encode(began.options, order="sorted").decode()
    return [
        Played(
            guest=guest,
            table_id=ended.table,
            match=ended.match,
            ended_at=ended.ended_at,
            game=ended.game,
            options=options,
            seats=len(ended.names),
            seat=seat,
            won=seat in winners,
            cards_left=result.cards_left,
            given=began.given,
        )
        for seat, guest in zip(seats, ended.people, strict=True)
    ]


def _began(ended: Unlisted) -> Began | None:
    for body in ended.first:
        with suppress(msgspec.DecodeError):
            began = msgspec.json.decode(body, type=Began)
            if began.entry == "started":
                return began
    return None


def accounts_in(body: bytes) -> list[tuple[int, float, float]]:
    """Luck and skill by seat in an analysis."""
    found = msgspec.json.decode(zlib.decompress(body), type=Accounts)
    return [(each.seat, each.luck, each.skill) for each in found.accounts]
