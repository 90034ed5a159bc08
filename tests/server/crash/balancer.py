"""A balancer before the nodes, as in docs/hosting; a proxy of ours where it is missing."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.crash.proxy import Balancer
from tests.server.e2e.places import HOST
from tests.server.proxies import Program, balancer, caddy, haproxy, nginx, running

PROGRAMS: dict[str, Program] = {"haproxy": haproxy, "nginx": nginx, "caddy": caddy}


def is_here(name: str) -> bool:
    return bool(shutil.which(name) or shutil.which(name, path="/usr/sbin"))


@asynccontextmanager
async def balancing(
    name: str, nodes: Sequence[tuple[str, int]], folder: Path, by_chance: bool = False
) -> AsyncIterator[str]:
    """The URL of a balancer before these nodes; with `by_chance` it does not hash by table."""
    if not is_here(name):
        ours = Balancer(list(nodes))
        serving = asyncio.create_task(ours.serve())
        yield f"http://{HOST}:{ours.address[1]}"
        serving.cancel()
        return
    place = folder / name
    place.mkdir()
    program = PROGRAMS[name]
    text = balancer(program, [f"{host}:{port}" for host, port in nodes], by_chance)
    async with running(program, place, text) as port:
        yield f"http://{HOST}:{port}"
