"""Giving up a thought that nobody wants any more."""

from __future__ import annotations

from threading import Event
from typing import Protocol


class Stop(Protocol):
    """Set, from any thread, it makes whoever thinks come to an end soon."""

    def set(self) -> None: ...

    def is_set(self) -> bool: ...


def new_stop() -> Stop:
    """One that a search in the kernel heeds as well, where that is installed."""
    try:
        from stosy_kernel import Stop as KernelStop
    except ImportError:
        return Event()
    return KernelStop()
