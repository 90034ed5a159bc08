"""What a bot may do wrong, and a bot on its seat, which is watched for it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Literal, ParamSpec, TypeAlias, TypeVar

from stosy.bots.bot import AnyBot, is_off_loop, is_slow
from stosy.bots.choices import candidates, is_speech, waited_for
from stosy.bots.stopping import Stop
from stosy.core import (
    Action,
    AnyGame,
    AnyMove,
    AnyOffer,
    Dice,
    Event,
    Refused,
    Result,
    Setup,
    View,
)

P = ParamSpec("P")
T = TypeVar("T")

Fault: TypeAlias = Literal[
    "illegal", "silent", "exception", "timeout", "malformed", "died", "too_much", "version"
]
"""An action that is refused, no action when it is waited for, an exception, too long a thought; of
a program also: no valid message, its death, too much output, another version of the protocol."""


class Misbehaved(Exception):
    """A bot did something wrong; `detail` says what exactly, in the words of whoever noticed."""

    def __init__(self, fault: Fault, detail: str = "") -> None:
        super().__init__(fault, detail)
        self.fault = fault
        self.detail = detail
        self.seat = -1
        """Set by who knows it."""


Note: TypeAlias = Callable[[int, Misbehaved], None]
"""Is told which seat misbehaved, and how."""


class OutOfTime(BaseException):
    """Interrupts a bot; its own `except Exception` does not catch it."""


class Seated:
    """A bot on its seat for one match: calls what the bot has, and raises Misbehaved.

    It is a bot itself. `seconds` limits each call; None for a bot that is trusted with the time.
    """

    def __init__(self, bot: AnyBot, seconds: float | None = None) -> None:
        self._bot: Any = bot
        self._seconds = seconds
        self.slow, self.off_loop = is_slow(bot), is_off_loop(bot)
        self.hears = hasattr(bot, "saw")
        self.decisions = 0
        self.thought = 0.0
        """Seconds that a slow bot took for its decisions with a choice, and their number."""

    def begin(self, game: AnyGame, seat: int, setup: Setup, dice: Dice) -> None:
        """Its match begins."""
        if hasattr(self._bot, "begin"):
            self._call(self._bot.begin, game, seat, setup, dice)

    def saw(self, event: Event) -> None:
        """Its seat saw this happen."""
        if self.hears:
            self._call(self._bot.saw, event)

    def end(self, result: Result) -> None:
        """The match is over."""
        if hasattr(self._bot, "end"):
            self._call(self._bot.end, result)

    def close(self) -> None:
        """Give up in the middle of a match; a program ends."""
        if hasattr(self._bot, "close"):
            self._bot.close()

    def choose(
        self, view: View, offers: Sequence[AnyOffer], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        """The choice of the bot; whether it is legal, the rules decide."""
        begun = perf_counter()
        more = (stop,) if self.slow else ()
        action: Action | None = self._call(self._bot.choose, view, offers, dice, *more)
        if action is None and waited_for(offers) and not (stop is not None and stop.is_set()):
            raise Misbehaved("silent")
        if self.slow and len(candidates(offers)) > 1 and not is_speech(action):
            self.decisions += 1
            self.thought += perf_counter() - begun
        return action

    def _call(self, method: Callable[..., Any], *arguments: object) -> Any:
        if self._seconds is None:
            return _tried(method, arguments)
        begun = perf_counter()
        try:
            with interrupted_after(self._seconds):
                answer = _tried(method, arguments)
        except OutOfTime:
            raise Misbehaved("timeout", f"> {self._seconds:g} s") from None
        if perf_counter() - begun > self._seconds:
            raise Misbehaved("timeout", f"> {self._seconds:g} s")
        return answer


class Watched:
    """A seated bot that is forgiven: where it misbehaves, it lets the opportunity go.

    Without `forgive` Misbehaved is raised, with the seat.
    """

    def __init__(self, bot: Seated, seat: int, forgive: Note | None) -> None:
        self.bot = bot
        self.seat = seat
        self.slow, self.off_loop = bot.slow, bot.off_loop
        self.muted = False
        """Was its last action illegal? Then it is not asked before play has moved on."""
        self._forgive = forgive

    def choose(
        self, view: View, offers: Sequence[AnyOffer], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        if self.muted:
            return None
        return self._watch(self.bot.choose, view, offers, dice, stop)

    def begin(self, game: AnyGame, setup: Setup, dice: Dice) -> None:
        """Its match begins."""
        self._watch(self.bot.begin, game, self.seat, setup, dice)

    def saw(self, events: Iterable[Event]) -> None:
        """Its seat saw this happen, as far as it may."""
        if self.bot.hears:
            for event in events:
                self._watch(self.bot.saw, event.seen_by(self.seat))

    def end(self, result: Result) -> None:
        """The match is over."""
        self._watch(self.bot.end, result)

    def _watch(self, call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T | None:
        try:
            return call(*arguments, **named)
        except Misbehaved as misbehaved:
            misbehaved.seat = self.seat
            if self._forgive is None:
                raise
            self._forgive(self.seat, misbehaved)
            return None


def illegal(move: AnyMove, refused: Refused) -> Misbehaved:
    """A bot's move was refused."""
    misbehaved = Misbehaved("illegal", f"{move.action!r}: {refused.code} ({refused.rule})")
    misbehaved.seat = move.seat
    return misbehaved


def _tried(method: Callable[..., Any], arguments: Sequence[object]) -> Any:
    try:
        return method(*arguments)
    except Misbehaved:
        raise
    except Exception as error:
        raise Misbehaved("exception", f"{type(error).__name__}: {error}"[:500]) from error


@contextmanager
def interrupted_after(seconds: float) -> Iterator[None]:
    """Raise OutOfTime in the block when the time is over.

    Only a main thread can be interrupted, on systems with SIGALRM.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "SIGALRM"):
        yield
        return

    def interrupt(*_: object) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
