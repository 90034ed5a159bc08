"""A server as a service: Unix sockets, systemd's sockets and signs of life, metrics apart."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import ClientSession, UnixConnector

from tests.timeouts import TIMEOUT

SERVE = (sys.executable, "-m", "stosy.cli", "serve", "--log", "off", "--lang", "en")
ACTIVATED = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.argv[2], sys.argv[2:])
"""
"""As systemd starts a service: with a listening socket as its file 3."""


@asynccontextmanager
async def service(
    folder: Path, *arguments: str, opened: socket.socket | None = None, environment: dict[str, str]
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A server in a process of its own, stopped at the end."""
    number = None if opened is None else opened.fileno()
    begin = () if number is None else (sys.executable, "-c", ACTIVATED, str(number))
    process = await asyncio.create_subprocess_exec(
        *(*begin, *SERVE, "--db", str(folder / "s.db"), *arguments),
        env=os.environ | {"STOSY_SERVE_SITE": ""} | environment,
        stdout=asyncio.subprocess.PIPE,
        pass_fds=() if number is None else (number,),
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(TIMEOUT):
            assert await process.stdout.readline()
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0


async def status(path: Path, **headers: str) -> int:
    """Of an answer to a request through a Unix socket that changes something."""
    async with ClientSession(connector=UnixConnector(str(path))) as session:
        change = session.put("http://localhost/api/me", json={"name": "Ann"}, headers=headers)
        async with change as answer:
            return answer.status


def test_a_proxy_comes_through_a_unix_socket_and_systemd_hears_of_the_server(
    tmp_path: Path,
) -> None:
    at, told = tmp_path / "http.sock", tmp_path / "notify"
    page = {"Origin": "https://play.example", "X-Forwarded-Host": "play.example"}
    page |= {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}

    async def run() -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.bind(str(told))
            line.setblocking(False)
            loop = asyncio.get_running_loop()
            systemd = {"NOTIFY_SOCKET": str(told), "WATCHDOG_USEC": "100000"}
            for proxy, expected in ((("--behind-proxy",), 200), ((), 403)):
                # The second server finds the socket of the first.
                async with service(
                    tmp_path, "--host", f"unix:{at}", *proxy, environment=systemd
                ) as process:
                    heard = [await loop.sock_recv(line, 100) for _ in range(3)]
                    assert set(heard) == {b"READY=1", b"WATCHDOG=1"}
                    assert await status(at, **page) == expected
                    assert at.stat().st_mode & 0o777 == 0o660
                    process.send_signal(signal.SIGTERM)
                    while heard[-1] != b"STOPPING=1":
                        heard.append(await asyncio.wait_for(loop.sock_recv(line, 100), TIMEOUT))
            at.unlink(missing_ok=True)

    asyncio.run(run())


def test_systemd_may_open_the_socket_before_and_metrics_have_an_address_of_their_own(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        with socket.create_server(("127.0.0.1", 0)) as opened, socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            ports = [each.getsockname()[1] for each in (opened, free)]
            free.close()
            given = {"STOSY_SERVE_METRICS_ADDRESS": f"127.0.0.1:{ports[1]}"}
            async with (
                service(tmp_path, opened=opened, environment=given),
                ClientSession() as session,
            ):
                for port, path, expected in (
                    (ports[0], "/api/ready", 200),
                    (ports[1], "/metrics", 200),
                    (ports[1], "/api/ready", 404),
                ):
                    # As through a proxy, for which the usual address has no metrics.
                    through = {"X-Forwarded-For": "192.0.2.7"}
                    url = f"http://127.0.0.1:{port}{path}"
                    async with session.get(url, headers=through) as answer:
                        assert answer.status == expected, url

    asyncio.run(run())
