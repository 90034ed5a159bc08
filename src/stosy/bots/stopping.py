"""Cancelling a search."""

from __future__ import annotations

from threading import Event
from typing import Protocol


class Stop(Protocol):
    """A flag that may be set from any thread; a search that has it then ends soon."""

    def set(self) -> None: ...

    def is_set(self) -> bool: ...


def new_stop() -> Stop:
    """A flag that a search in the kernel checks too, if the kernel is installed."""
    try:
        from stosy_kernel import Stop as KernelStop
    except ImportError:
        return Event()
    return KernelStop()
