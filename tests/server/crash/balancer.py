"""HAProxy before the nodes, as in docs/hosting.md; a proxy of ours where it is missing."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.processes import started
from tests.server.crash.proxy import Balancer, free_port
from tests.server.e2e.places import HOST
from tests.timeouts import POLL_SECONDS, TIMEOUT

CONFIGURATION = """
global
    log {log} local0 notice
defaults
    mode http
    timeout connect 1s
    timeout client 1h
    timeout server 1h
    timeout check 500ms
    retries 3
    option redispatch 1
frontend public
    bind {host}:{port}
    default_backend nodes
backend nodes
    balance roundrobin
    option forwardfor
    option httpchk GET /api/ready
    http-check send hdr Host localhost
    default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""


def haproxy() -> str | None:
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")


@asynccontextmanager
async def balancing(nodes: Sequence[tuple[str, int]], folder: Path) -> AsyncIterator[str]:
    """The URL of a balancer before these nodes."""
    program = haproxy()
    if program is None:
        ours = Balancer(list(nodes))
        serving = asyncio.create_task(ours.serve())
        yield f"http://{HOST}:{ours.address[1]}"
        serving.cancel()
        return
    port = free_port()
    servers = "\n".join(f"    server n{n} {h}:{p} check" for n, (h, p) in enumerate(nodes))
    file = folder / "haproxy.cfg"
    said = folder / "haproxy.log"
    text = CONFIGURATION.format(host=HOST, port=port, servers=servers, log="stderr format raw")
    file.write_text(text)
    with said.open("w") as log, started([program, "-db", "-f", str(file)], stderr=log):
        async with asyncio.timeout(TIMEOUT):
            while not await listens(port):
                await asyncio.sleep(POLL_SECONDS)
        yield f"http://{HOST}:{port}"


async def listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection(HOST, port)
    except OSError:
        return False
    writer.close()
    return True
