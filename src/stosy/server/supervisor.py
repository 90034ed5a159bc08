"""Several server processes behind one port: a supervisor starts workers and replaces those that
end.

The supervisor listens and hands its sockets down, so a worker takes a connection when it can; one
that hangs takes none. A line between the two tells the supervisor that a worker lives, and the
worker that its supervisor does.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import structlog

from stosy.server import systemd
from stosy.server.shared_memory import VARIABLE as MEMORY
from stosy.server.shared_memory import SharedMemory, new_memory

VARIABLE = "STOSY_WORKER"
"""In the environment of a worker: the numbers of its line and of the listening sockets."""
BEAT = 1.0
"""Seconds between two signs of life."""
SILENT = 15.0
"""Seconds after which a worker that gives none is killed."""
STEADY = 10.0
"""Seconds that a worker should last: who ends sooner is replaced after a pause."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
LEAVING = 15.0
"""Seconds to stop; who takes longer is killed."""

log = structlog.get_logger()


class Line:
    """What a worker has of its supervisor: listening sockets, a line to it, and memory that all
    workers share, unless the supervisor is of an earlier version."""

    def __init__(
        self,
        line: socket.socket,
        listening: Sequence[socket.socket],
        memory: SharedMemory | None,
    ) -> None:
        self._line = line
        self.listening = listening
        self.memory = memory

    @classmethod
    def inherited(cls) -> Line | None:
        """None if this process is no worker."""
        told = os.environ.pop(VARIABLE, None)
        if told is None:
            return None
        line, *listening = (socket.socket(fileno=int(number)) for number in told.split())
        for each in (line, *listening):
            each.set_inheritable(False)
            each.setblocking(False)
        return cls(line, listening, SharedMemory.inherited())

    async def report(self, stop: Callable[[], None]) -> None:
        """Give signs of life; `stop` when the supervisor is gone."""
        asyncio.get_running_loop().add_reader(self._line, self._heard, stop)
        while True:
            with suppress(OSError):  # full, or gone: then it is heard
                self._line.send(b".")
            await asyncio.sleep(BEAT)

    def _heard(self, stop: Callable[[], None]) -> None:
        """The supervisor says nothing, so this is its end."""
        asyncio.get_running_loop().remove_reader(self._line)
        stop()


class Worker:
    """A server process, as its supervisor sees it."""

    def __init__(
        self, process: asyncio.subprocess.Process, line: socket.socket, number: int
    ) -> None:
        self._process = process
        self._line = line
        self.number = number
        """Its part of the memory that all share."""
        self._begun = monotonic()
        self.dismissed = False

    @classmethod
    async def started(
        cls, command: Sequence[str], listening: Sequence[socket.socket], memory: int, number: int
    ) -> Worker:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        with theirs:
            numbers = [each.fileno() for each in (theirs, *listening)]
            told = {VARIABLE: " ".join(map(str, numbers)), MEMORY: f"{memory} {number}"}
            process = await asyncio.create_subprocess_exec(
                *command, pass_fds=(*numbers, memory), env=os.environ | told
            )
        return cls(process, ours, number)

    @property
    def age(self) -> float:
        return monotonic() - self._begun

    async def serves(self) -> bool:
        """Wait for its first sign of life; false if it ends before."""
        return await self._heard()

    async def ended(self) -> int:
        """Its exit status at last; it is killed if it gives no sign of life for too long."""
        try:
            while True:
                async with asyncio.timeout(SILENT):
                    if not await self._heard():
                        break
        except TimeoutError:
            log.error("worker_hangs", seconds=SILENT)
            self._signal(signal.SIGKILL)
        self._line.close()
        return await self._process.wait()

    async def _heard(self) -> bool:
        try:
            return await asyncio.get_running_loop().sock_recv(self._line, 1024) != b""
        except OSError:
            return False

    def dismiss(self) -> None:
        """Let it stop, and kill it if it does not."""
        self.dismissed = True
        self._signal(signal.SIGTERM)
        asyncio.get_running_loop().call_later(LEAVING, self._signal, signal.SIGKILL)

    def _signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            self._process.send_signal(number)


class Supervisor:
    """Keeps a number of workers. SIGHUP replaces them one by one: a new one serves before an old
    one stops."""

    def __init__(
        self, command: Sequence[str], listening: Sequence[socket.socket], count: int
    ) -> None:
        self._command = command
        self._listening = listening
        self._count = count
        self._memory = new_memory(2 * count)
        self._free = list(range(2 * count))
        """Parts of the memory; more than workers: a new one serves before an old one stops."""
        self._workers: dict[Worker, asyncio.Task[None]] = {}
        self._stop = asyncio.Event()
        self._pause = 0.0
        self._one_by_one = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._starting: set[asyncio.Task[bool]] = set()
        """Waits for workers that do not serve yet."""

    async def run(self, ready: Callable[[], None], stopping: Callable[[], None]) -> int:
        """Until SIGTERM or Ctrl-C; the exit status, that of the first worker if it cannot start.

        The first one starts alone: it migrates the database, and says what is wrong.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stop.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._begin(self._replace_all()))
        status = await self._start()
        if status is None:
            for _ in range(1, self._count):
                self._begin(self._start_at_last())
            ready()
            self._begin(systemd.report())
            await self._stop.wait()
            stopping()
        self._stop.set()
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.dismiss()
        await asyncio.gather(*self._tasks, *self._workers.values(), return_exceptions=True)
        os.close(self._memory)
        return status or 0

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self) -> int | None:
        """Start a worker, until it serves; its exit status if it does not."""
        number = self._free.pop(0)
        worker = await Worker.started(self._command, self._listening, self._memory, number)
        serves = asyncio.create_task(worker.serves())
        self._starting.add(serves)
        serves.add_done_callback(self._starting.discard)
        try:
            if not await serves:
                return await self._end_of(worker)
        except asyncio.CancelledError:
            worker.dismiss()
            await self._end_of(worker)
            raise
        self._workers[worker] = asyncio.create_task(self._watch(worker))
        return None

    async def _end_of(self, worker: Worker) -> int:
        """Its exit status at last; the next may have its part of the memory."""
        status = await worker.ended()
        self._free.insert(0, worker.number)
        return status

    async def _start_at_last(self) -> None:
        """Start a worker, again and again if need be."""
        while True:
            await asyncio.sleep(self._pause)
            status = await self._start()
            if status is None:
                return
            log.error("worker_failed", status=status)
            self._wait_longer()

    async def _watch(self, worker: Worker) -> None:
        """Replace a worker that ends by itself."""
        status = await self._end_of(worker)
        del self._workers[worker]
        if worker.dismissed or self._stop.is_set():
            return
        log.warning("worker_ended", status=status)
        if worker.age < STEADY:
            self._wait_longer()
        else:
            self._pause = 0.0
        self._begin(self._start_at_last())

    def _wait_longer(self) -> None:
        self._pause = min(LONGEST_PAUSE, max(FIRST_PAUSE, 2 * self._pause))

    async def _replace_all(self) -> None:
        """If a new one cannot start, the old ones stay."""
        async with self._one_by_one:
            if self._starting:  # with the program of before
                await asyncio.wait(self._starting)
                await asyncio.sleep(0)
            log.info("workers_restart", count=len(self._workers))
            for old, watching in tuple(self._workers.items()):
                status = await self._start()
                if status is not None:
                    log.error("worker_failed", status=status)
                    return
                old.dismiss()
                await asyncio.shield(watching)
            log.info("workers_restarted", count=len(self._workers))
