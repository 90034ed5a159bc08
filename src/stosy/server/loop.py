"""The event loop of a server: uvloop where it exists, and signals on every system."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Coroutine

if sys.platform == "win32":

    def run(main: Coroutine[object, object, None]) -> None:
        """Run to the end in an event loop."""
        asyncio.run(main)

    def on_stop(stop: Callable[[], None]) -> None:
        """Call this when the process is asked to stop."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGBREAK):
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))

else:
    import uvloop

    def run(main: Coroutine[object, object, None]) -> None:
        """Run to the end in an event loop."""
        uvloop.run(main)

    def on_stop(stop: Callable[[], None]) -> None:
        """Call this when the process is asked to stop."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop)
