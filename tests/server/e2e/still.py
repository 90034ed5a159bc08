"""A server's room with simulated time: time advances only when all work is done.

Two runs of the same script are the same to the last byte and millisecond, so whatever differs does
so because of the cards.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import cache
from typing import Any, TypeAlias, TypeVar
from unittest.mock import create_autospec

import msgspec
from msgspec.structs import replace

from stosy.core import AnyGame, Chance
from stosy.server.metrics import Metrics
from stosy.server.settings import ServerSettings
from stosy.server.store import Store
from stosy.server.tables.connection import Socket
from stosy.server.tables.hub import Hub
from stosy.server.tables.loading import Progress
from stosy.server.tables.room import Room
from stosy.server.tables.writer import ServiceClock
from stosy.table import Opened, Secrets, Table, checked
from stosy.table.settings import usual_settings
from stosy.wire import Act, Sit

T = TypeVar("T")
Selected: TypeAlias = list[tuple[selectors.SelectorKey, int]]

COMMIT = 0.003
"""Seconds a commit takes."""
THINKING = 0.7
"""Seconds between two moves: longer than any claim is held."""
CLOCK = 60


class Selector(selectors.DefaultSelector):
    """Does not wait, but advances the simulated time."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Selected:
        assert timeout is not None, "everybody waits, and nothing will happen any more"
        ready: Selected = super().select(0)
        if not ready:
            self.now += max(0.0, timeout)
        return ready


class StillLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock is its own."""

    def __init__(self) -> None:
        self._still = Selector()
        super().__init__(self._still)

    def time(self) -> float:
        return self._still.now


def still(main: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=StillLoop) as runner:
        return runner.run(main)


class Wire(asyncio.Transport):
    """Notes what is handed to it, and when."""

    def __init__(self, time: Callable[[], float]) -> None:
        super().__init__()
        self._time = time
        self.written: list[tuple[float, bytes]] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append((self._time(), bytes(data)))

    def writelines(self, data: Iterable[bytes | bytearray | memoryview]) -> None:
        self.write(b"".join(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False


@cache
def _store() -> Any:
    """One for all rooms, which come one after the other: to make it takes long."""
    return create_autospec(Store, instance=True)


def let_go(reason: str) -> None:
    raise AssertionError(f"nobody is slow here: {reason}")


class StillRoom:
    """A table with a person on each seat, one who looks on, and lines of different length."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, Any]) -> None:
        loop = asyncio.get_running_loop()
        store = _store()
        store.append.side_effect = self._commit
        clock = ServiceClock(0, loop.time)
        self.hub = Hub(store, clock, Metrics(), ServerSettings())
        self.hub.secrets = Secrets(seed=lambda: "5eed" * 16, key=lambda: "key")
        usual = usual_settings(game, seats, dict(options))
        settings = checked(game, replace(usual, clock=CLOCK))
        opened = Opened(
            at=0, who="guest 0", table="T" * 22, game=game.id, name="Guest 0", settings=settings
        )
        table = Table.open(game, opened, self.hub.secrets)
        self.room = Room(self.hub, table, Progress(), None, 0, None)
        self.wires = [Wire(loop.time) for _ in range(seats + 1)]
        self.seats = seats
        self.entries: list[Any] = []

    async def _commit(self, batch: Any, uptime: int) -> None:
        await asyncio.sleep(COMMIT)
        for append in batch:
            self.entries += (msgspec.json.decode(body) for _, body in append.entries)

    async def gather(self) -> None:
        """Everybody comes, and all but the last sit down."""
        self.hub.writer.start()
        self.room.flow()
        for number, wire in enumerate(self.wires):
            socket = Socket(wire, self.hub.clock.now(), let_go, "")
            guest = f"guest {number}"
            self.room.connect(number, socket, guest, guest.title(), None)
            self.room.table.measured(number, 20.0 * number)
            if 0 < number < self.seats:
                self.room.receive(number, Sit(id=f"sit-{number}", seat=number))
            await asyncio.sleep(THINKING)

    async def play(self, deal: Chance, moves: Iterable[tuple[int, Any]]) -> None:
        """A match with this deal and these moves."""
        self.room.table.start(self.hub.clock.now(), deal=deal)
        self.room.flow()
        await asyncio.sleep(THINKING)
        for index, (seat, action) in enumerate(moves):
            play = self.room.table.state.play
            assert play is not None
            self.room.receive(seat, Act(id=f"act-{index}", actions=(action,), at=play.position.at))
            await asyncio.sleep(THINKING)

    async def leave(self) -> None:
        self.room.rest()
        await self.hub.writer.stop()

    @property
    def played(self) -> list[tuple[int, Any]]:
        """The moves that were made."""
        return [
            (entry["move"]["seat"], entry["move"]["action"])
            for entry in self.entries
            if entry["entry"] == "played"
        ]
