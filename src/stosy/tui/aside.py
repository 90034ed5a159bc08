"""Running a search in a thread, so that Ctrl-C works."""

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
    """The result of `think`, run in a thread so that Ctrl-C ends the wait at once.

    The thread is not a daemon: Python would crash if it exited while one is in the kernel.
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
