"""How late an event loop wakes up while the kernel works in a thread of the same process."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from statistics import quantiles
from time import perf_counter, sleep

from stosy_kernel import search

from bench.kernel.figures import Figure
from bench.kernel.searches import first_choice

TICK = 0.001
SECONDS = 1.0


def measure() -> Iterator[Figure]:
    """The delays with a search and with an idle thread, since a busy machine delays every
    process."""
    yield late("event loop, idle", lambda: sleep(SECONDS))
    for threads in (1, 2):
        name = f"event loop, search in a thread, threads: {threads}"
        yield late(name, partial(think, threads))


def think(threads: int) -> None:
    position = first_choice("snakes-and-ladders", 4)
    search(position, position.turn, playouts=None, seconds=SECONDS, threads=threads)


def late(name: str, work: Callable[[], object]) -> Figure:
    """The 99th percentile of the delays."""
    delays = asyncio.run(delays_during(work))
    return Figure(f"{name}: p99 delay", quantiles(delays, n=100)[-1] * 1000, "ms", at_most=10)


async def delays_during(work: Callable[[], object]) -> list[float]:
    """Seconds by which each tick came late until the work in the thread was done."""
    working, delays = asyncio.create_task(asyncio.to_thread(work)), []
    while not working.done():
        begun = perf_counter()
        await asyncio.sleep(TICK)
        delays.append(perf_counter() - begun - TICK)
    await working
    return delays
