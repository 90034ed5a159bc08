"""Programs that play, in any language: child processes that speak `stosy.bots.protocol`."""

from __future__ import annotations

import os
import select
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from pathlib import Path
from time import monotonic
from typing import IO

import msgspec
from msgspec import Struct

from stosy.bots import protocol
from stosy.bots.choices import waited_for
from stosy.bots.misbehaviour import Misbehaved
from stosy.bots.stopping import Stop
from stosy.core import (
    Action,
    AnyGame,
    AnyOffer,
    Dice,
    Event,
    Refused,
    Resign,
    Result,
    Setup,
    View,
)

LONGEST = 64 * 1024
"""Bytes a program may print for one answer."""
START_SECONDS = 20.0
"""The time until a program has said hello."""
GLANCE = 0.05
"""Seconds between two looks whether a search was cancelled."""
TAIL = 2000
"""Bytes of its standard error that are shown when a program misbehaves."""
WORD = 1 << 32


class Limits(Struct, frozen=True):
    """What a program may use; None for no limit. `files` is bytes of one file, stderr included."""

    seconds: float = 10.0
    """For one answer."""
    memory: int | None = None
    files: int | None = None
    cpu: int | None = None
    """Seconds of processor time in all."""
    stderr: str | None = None
    """The file to which standard error is added; None keeps it only while the program runs."""
    environment: tuple[str, ...] | None = None
    """The names of the variables that it gets; None for all."""


class Program:
    """One running program. It is told things, and asked; whatever goes wrong is Misbehaved."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limits = limits
        self._errors = _errors(limits)
        self._buffer = b""
        self._unsent: list[bytes] = []
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=0,
                start_new_session=True,  # Ctrl-C is for the host, which then closes the input
                env=_environment(limits),
            )
        except OSError as error:
            why = error.strerror or str(error)
            raise Refused("no_program", "G3", program=command[0], reason=why) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        for pipe in (self._in, self._out):
            os.set_blocking(pipe.fileno(), False)
        self._finalize = Finalize(self, _end, (self._process,), exitpriority=10)
        self._limit()
        self._greet()

    def tell(self, message: protocol.ToProgram) -> None:
        """Tell the program something; it is sent with the next question at the latest."""
        self._unsent.append(protocol.line(message))
        if len(self._unsent) > 100:
            self._send(monotonic() + self._limits.seconds)

    def flush(self) -> None:
        """Send what was told."""
        self._send(monotonic() + self._limits.seconds)

    def ask(self, message: protocol.ToProgram, stop: Stop | None = None) -> bytes | None:
        """The line with which the program answers; None if `stop` was set before it came."""
        self.tell(message)
        return self._answer(monotonic() + self._limits.seconds, stop)

    def line(self, stop: Stop | None = None) -> bytes | None:
        """One more line."""
        return self._answer(monotonic() + self._limits.seconds, stop)

    def close(self) -> None:
        """End the program."""
        self._finalize()
        self._in.close()
        self._out.close()
        self._errors.close()

    def said(self) -> str:
        """The end of what it printed on its standard error."""
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - TAIL))
        return self._errors.read().decode(errors="replace").strip()

    def fault(self, misbehaved: Misbehaved) -> Misbehaved:
        """The same with the standard error of the program."""
        detail = " | ".join(filter(None, (misbehaved.detail, self.said())))
        return Misbehaved(misbehaved.fault, detail)

    def _limit(self) -> None:
        """As far as the system has limits."""
        try:
            import resource
        except ImportError:
            return
        limits, pid = self._limits, self._process.pid
        for kind, most in (
            (resource.RLIMIT_AS, limits.memory),
            (resource.RLIMIT_FSIZE, limits.files),
            (resource.RLIMIT_CPU, limits.cpu),
        ):
            if most is not None and hasattr(resource, "prlimit"):
                with suppress(ProcessLookupError):
                    resource.prlimit(pid, kind, (most, most))

    def _greet(self) -> None:
        try:
            self._unsent.append(protocol.line(protocol.Hello()))
            answer = self._answer(monotonic() + START_SECONDS, None)
            greeting = msgspec.json.decode(answer or b"", type=protocol.Greeting)
            if greeting.protocol != protocol.VERSION:
                told = f"{greeting.protocol}, not {protocol.VERSION}"
                raise Misbehaved("version", told)
        except msgspec.DecodeError as error:
            raise self._gone(Misbehaved("malformed", str(error))) from None
        except Misbehaved as misbehaved:
            raise self._gone(misbehaved) from None

    def _gone(self, misbehaved: Misbehaved) -> Misbehaved:
        full = self.fault(misbehaved)
        self.close()
        return full

    def _send(self, end: float) -> None:
        """Write everything; a program that prints instead of reading is read meanwhile."""
        data = memoryview(b"".join(self._unsent))
        self._unsent.clear()
        while data:
            readable, writable = self._wait([self._in], end)
            if readable:
                self._read()
            if writable:
                try:
                    data = data[os.write(self._in.fileno(), data) :]
                except BrokenPipeError:
                    raise self._dead() from None

    def _answer(self, end: float, stop: Stop | None) -> bytes | None:
        self._send(end)
        while b"\n" not in self._buffer:
            if stop is not None and stop.is_set():
                return None
            until = end if stop is None else min(end, monotonic() + GLANCE)
            if self._wait([], until, late=until == end)[0]:
                self._read()
        answer, _, self._buffer = self._buffer.partition(b"\n")
        return answer

    def _wait(self, to_write: list[IO[bytes]], end: float, late: bool = True) -> tuple[bool, bool]:
        """Can it be read, written? Misbehaved when time is up."""
        left = max(0.0, end - monotonic())
        reading, writing, _ = select.select([self._out], to_write, [], left)
        if not reading and not writing and late and monotonic() >= end:
            raise Misbehaved("timeout", f"> {self._limits.seconds:g} s")
        return bool(reading), bool(writing)

    def _read(self) -> None:
        read = os.read(self._out.fileno(), LONGEST)
        if not read:
            raise self._dead()
        self._buffer += read
        if len(self._buffer) > LONGEST:
            raise Misbehaved("too_much", f"> {LONGEST} B")

    def _dead(self) -> Misbehaved:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        status = self._process.returncode
        return Misbehaved("died", "" if status is None else str(status))


def _errors(limits: Limits) -> IO[bytes]:
    if limits.stderr is not None:
        return Path(limits.stderr).open("a+b")
    return tempfile.TemporaryFile()


def _environment(limits: Limits) -> dict[str, str] | None:
    if limits.environment is None:
        return None
    return {name: os.environ[name] for name in limits.environment if name in os.environ}


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and whatever it started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, 9)
    process.wait()


class ProgramPool:
    """Programs of this process that wait for their next match, by their commands."""

    def __init__(self) -> None:
        self._idle: dict[tuple[tuple[str, ...], Limits], list[Program]] = {}

    def take(self, command: tuple[str, ...], limits: Limits) -> Program:
        """A program that waits, or a new one."""
        waiting = self._idle.get((command, limits))
        return waiting.pop() if waiting else Program(command, limits)

    def give_back(self, command: tuple[str, ...], limits: Limits, program: Program) -> None:
        """Its match is over."""
        self._idle.setdefault((command, limits), []).append(program)

    def close(self) -> None:
        """End all that wait."""
        for waiting in self._idle.values():
            for program in waiting:
                program.close()
        self._idle.clear()


POOL = ProgramPool()


class ProgramBot:
    """A bot that a program plays; one match, then the program is free for another."""

    slow = True
    off_loop = True

    def __init__(self, command: tuple[str, ...], limits: Limits, pool: ProgramPool = POOL) -> None:
        self._command, self._limits, self._pool = command, limits, pool
        self._program: Program | None = None
        self._id = 0
        self._actions: object = None

    def begin(self, game: AnyGame, seat: int, setup: Setup, dice: Dice) -> None:
        self._actions = game.actions | Resign | None
        self._program = self._pool.take(self._command, self._limits)
        self._tell(
            protocol.Begin(
                game=game.id,
                rules=game.rules,
                seat=seat,
                seats=setup.seats,
                options=setup.options,
                first=setup.first,
                seed="".join(f"{dice.below(WORD):08x}" for _ in range(8)),
            )
        )

    def saw(self, event: Event) -> None:
        self._tell(protocol.Saw(event=event))

    def choose(
        self, view: View, offers: Sequence[AnyOffer], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        """The program's answer; those to questions that were dropped meanwhile are skipped."""
        program = self._running()
        self._id += 1
        question = protocol.Choose(
            id=self._id, waited=waited_for(offers), view=view, offers=tuple(offers)
        )
        try:
            answer = program.ask(question, stop)
            while answer is not None:
                given = msgspec.json.decode(answer, type=protocol.Answer)
                if given.id == self._id:
                    return self._meant(given)
                if not 0 < given.id < self._id:
                    raise Misbehaved("malformed", f"id {given.id}, not {self._id}")
                answer = program.line(stop)
        except msgspec.DecodeError as error:
            raise self._lost(Misbehaved("malformed", str(error))) from None
        except Misbehaved as misbehaved:
            raise self._lost(misbehaved) from None
        return None

    def end(self, result: Result) -> None:
        if self._program is not None:
            self._tell(protocol.End(result=result))
            try:
                self._program.flush()
            except Misbehaved as misbehaved:
                raise self._lost(misbehaved) from None
            self._pool.give_back(self._command, self._limits, self._program)
            self._program = None

    def close(self) -> None:
        """Give up in the middle of a match."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _meant(self, given: protocol.Answer) -> Action | None:
        if given.error is not None:
            raise Misbehaved("exception", given.error[:500])
        action: Action | None = msgspec.json.decode(given.action, type=self._actions)
        return action

    def _running(self) -> Program:
        if self._program is None:
            raise Misbehaved("died")
        return self._program

    def _tell(self, message: protocol.ToProgram) -> None:
        try:
            self._running().tell(message)
        except Misbehaved as misbehaved:
            raise self._lost(misbehaved) from None

    def _lost(self, misbehaved: Misbehaved) -> Misbehaved:
        """The program is ended; what it printed on its standard error is told."""
        if self._program is None:
            return misbehaved
        full = self._program.fault(misbehaved)
        self.close()
        return full
