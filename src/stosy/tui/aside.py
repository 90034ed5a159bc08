"""Thinking for long while a person may want to leave."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, wait
from threading import Thread
from typing import TypeVar

from stosy.bots.stopping import Stop, new_stop

T = TypeVar("T")

GLANCE = 0.2
"""Seconds: a signal that comes just before the waiting begins is heard after so long."""


def aside(think: Callable[[Stop], T]) -> T:
    """What comes of thinking, in a thread: so Control and C end the waiting at once.

    The thread is no daemon: Python would crash if it ended while one is in the kernel.
    """
    future: Future[T] = Future()
    stop = new_stop()

    def run() -> None:
        try:
            future.set_result(think(stop))
        except Exception as error:
            future.set_exception(error)

    try:
        Thread(target=run).start()
        while not wait((future,), GLANCE).done:
            pass
        return future.result()
    except BaseException:
        stop.set()
        raise
