"""The configurations of docs/hosting.md: people play through each proxy while a server stops."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.postgres import NewDatabase
from tests.processes import started
from tests.server.crash.balancer import listens
from tests.server.crash.proxy import free_port
from tests.server.e2e.client import Guest
from tests.server.e2e.places import HOST, here
from tests.timeouts import POLL_SECONDS, TIMEOUT

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def configuration(language: str, port: int, servers: list[str]) -> str:
    """The one on the page, with our port and our servers."""
    (text,) = re.findall(f"```{language}\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    for there, ours in zip(("10.0.0.5:8470", "10.0.0.6:8470"), servers, strict=True):
        assert text.count(there) == 1
        text = text.replace(there, ours)
    listening = {"haproxy": "bind 0.0.0.0:80", "nginx": "listen 80;", "caddy": ":80 {"}[language]
    assert text.count(listening) == 1
    return str(text.replace(listening, listening.replace("0.0.0.0", HOST).replace("80", str(port))))


def haproxy(text: str, folder: Path) -> list[str]:
    (folder / "haproxy.cfg").write_text(text)
    return ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")]


def nginx(text: str, folder: Path) -> list[str]:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off;\n{temporary}{text}}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def caddy(text: str, folder: Path) -> list[str]:
    (folder / "Caddyfile").write_text("{\n    admin off\n}\n" + text)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@pytest.mark.parametrize("program", [haproxy, nginx, caddy])
def test_people_play_on_through_it_when_a_server_stops(
    new_database: NewDatabase, tmp_path: Path, program: Callable[[str, Path], list[str]]
) -> None:
    name = program.__name__
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed; `make hosting` installs it")

    async def run() -> None:
        database, port = new_database(), free_port()
        async with here(database) as one, here(database) as two:
            servers = [site.url.removeprefix("http://") for site in (one, two)]
            command = program(configuration(name, port, servers), tmp_path)
            own = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
            with started([found, *command[1:]], env=own):
                async with asyncio.timeout(TIMEOUT):
                    while not await listens(port):
                        await asyncio.sleep(POLL_SECONDS)
                    await play(f"http://{HOST}:{port}", one.stop)

    asyncio.run(run())


async def play(url: str, stop: Callable[[], Awaitable[None]]) -> None:
    async with Guest(url) as ann, Guest(url) as bob:
        tables = [await ann.table("quick-and-easy", settings={"seats": 2}) for _ in range(4)]
        for table in tables:
            assert await bob.post(f"/api/tables/{table}/join", {}) == {"seat": 1}
        lines = [await bob.line(table) for table in tables]
        for line in lines:
            await line.ask("say", text="before")
        async with ann.session.get(f"{url}/metrics") as answer:
            assert answer.status in (403, 404)
        await stop()
        for table, line in zip(tables, lines, strict=True):
            await line.close()
            async with bob.at(table, line.n) as again:
                assert (again.you, again.gaps) == (1, 0)
                await again.ask("say", text="after")
            await ann.get(f"/api/tables/{table}")
