"""The supervisor of several processes, with workers that only tell who they are."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from stosy.server import supervisor
from stosy.server.processes import has_ended
from stosy.server.supervisor import Supervisor
from tests.processes import started
from tests.timeouts import POLL_SECONDS, TIMEOUT

WORKER = """
import asyncio, os, pathlib, signal, sys
from stosy.server.processes import mark
from stosy.server.supervisor import Line
if pathlib.Path(sys.argv[1]).exists():
    sys.exit(7)
async def serve():
    line, stop = Line.inherited(), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    async def tell(_, writer):
        writer.write(mark().encode())
        writer.close()
    await asyncio.start_server(tell, sock=line.listening[0])
    reporting = asyncio.create_task(line.report(stop.set))
    await stop.wait()
asyncio.run(serve())
"""
SUPERVISOR = """
import asyncio, socket, sys
from stosy.server.supervisor import Supervisor
listening = socket.create_server(("127.0.0.1", 0))
tell = lambda: print(listening.getsockname()[1], flush=True)
asyncio.run(Supervisor(sys.argv[1:], [listening], 2).run(tell, lambda: None))
"""


class Place:
    """Where a supervisor and two workers run."""

    def __init__(self, port: int, broken: Path) -> None:
        self.port = port
        self.broken = broken

    async def who(self) -> str:
        """The worker that takes a connection."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            return (await reader.read()).decode()
        finally:
            writer.close()

    async def workers(self, suit: Callable[[set[str]], bool] = lambda _: True) -> set[str]:
        """Both, as soon as they suit."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                found = {await self.who() for _ in range(30)}
                if len(found) == 2 and suit(found):
                    return found
                await asyncio.sleep(POLL_SECONDS)


@asynccontextmanager
async def two_workers(folder: Path) -> AsyncIterator[Place]:
    """Until SIGTERM; then all have ended."""
    place = Place(0, folder / "broken")
    command = [sys.executable, "-c", WORKER, str(place.broken)]
    with socket.create_server(("127.0.0.1", 0)) as listening:
        place.port = listening.getsockname()[1]
        ready = asyncio.Event()
        running = asyncio.create_task(
            Supervisor(command, [listening], 2).run(ready.set, lambda: None)
        )
        await ready.wait()
        try:
            last = await place.workers()
            yield place
            last = await place.workers()
        finally:
            os.kill(os.getpid(), signal.SIGTERM)
            assert await running == 0
        assert all(map(has_ended, last))


async def until_ended(workers: set[str]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not all(map(has_ended, workers)):
            await asyncio.sleep(POLL_SECONDS)


def pid_of(worker: str) -> int:
    return int(worker.split()[-2])


def test_a_worker_that_was_killed_is_replaced(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_workers(tmp_path) as place:
            victim, other = await place.workers()
            os.kill(pid_of(victim), signal.SIGKILL)
            assert await place.workers(lambda found: victim not in found and other in found)

    with capture_logs() as logs:
        asyncio.run(run())
    assert {"event": "worker_ended", "status": -9, "log_level": "warning"} in logs


def test_one_that_hangs_takes_no_connections_and_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_workers(tmp_path) as place:
            victim, other = await place.workers()
            os.kill(pid_of(victim), signal.SIGSTOP)
            async with asyncio.timeout(TIMEOUT):
                assert {await place.who() for _ in range(100)} == {other}
            monkeypatch.setattr(supervisor, "SILENT", 2.0)
            assert await place.workers(lambda found: victim not in found)

    monkeypatch.setattr(supervisor, "BEAT", 0.1)
    monkeypatch.setattr(supervisor, "SILENT", 5.0)
    with capture_logs() as logs:
        asyncio.run(run())
    assert "worker_hangs" in [line["event"] for line in logs]


def test_all_are_replaced_one_by_one_and_stay_if_the_new_ones_do_not_start(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_workers(tmp_path) as place:
            old = await place.workers()
            place.broken.touch()
            with capture_logs() as logs:
                os.kill(os.getpid(), signal.SIGHUP)
                while "worker_failed" not in [line["event"] for line in logs]:
                    assert await place.who() in old
            place.broken.unlink()
            os.kill(os.getpid(), signal.SIGHUP)
            assert await place.workers(old.isdisjoint)
            await until_ended(old)

    asyncio.run(run())


def test_workers_end_with_their_supervisor(tmp_path: Path) -> None:
    async def run() -> None:
        worker = [sys.executable, "-c", WORKER, str(tmp_path / "broken")]
        command = [sys.executable, "-c", SUPERVISOR, *worker]
        with started(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            place = Place(int(await asyncio.to_thread(process.stdout.readline)), tmp_path)
            workers = await place.workers()
            process.kill()
            await until_ended(workers)

    asyncio.run(run())


def test_the_first_says_what_is_wrong(tmp_path: Path) -> None:
    async def run() -> int:
        (tmp_path / "broken").touch()
        command = [sys.executable, "-c", WORKER, str(tmp_path / "broken")]
        with socket.create_server(("127.0.0.1", 0)) as listening:
            return await Supervisor(command, [listening], 2).run(
                pytest.fail, lambda: pytest.fail("it never served")
            )

    assert asyncio.run(run()) == 7
