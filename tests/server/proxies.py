"""nginx, Caddy and HAProxy with the configurations of docs/hosting."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.chapters import whole
from tests.processes import run, started
from tests.server.crash.proxy import free_port, listens
from tests.server.e2e.places import HOST
from tests.timeouts import POLL_SECONDS, TIMEOUT

HOSTING = whole("hosting")
PUBLIC = "play.example.org"
"""The name of the server on the page."""
ACCESS = "access.log"

Program: TypeAlias = Callable[[str, Path, int], list[str]]
"""Writes a configuration into a folder, and returns the command."""


def block(start: str) -> str:
    """The one on the page that begins so."""
    (text,) = re.findall(rf"```\w+\n({re.escape(start)}.*?)```", HOSTING, re.S)
    return str(text)


def put(text: str, **instead: str) -> str:
    """The text with our addresses in the place of those on the page."""
    for there, ours in instead.items():
        assert text.count(there) == 1, there
        text = text.replace(there, ours)
    return text


def haproxy(text: str, folder: Path, port: int) -> list[str]:
    (folder / "haproxy.cfg").write_text(text)
    return ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")]


def nginx(text: str, folder: Path, port: int) -> list[str]:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log {folder}/{ACCESS};\n{temporary}{text}}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def nginx_https(text: str, folder: Path, port: int) -> list[str]:
    """The `server` block with a certificate in which the page wants its lines."""
    make = ["openssl", "req", "-x509", "-nodes", "-newkey", "ec", "-subj", f"/CN={PUBLIC}"]
    make += ["-pkeyopt", "ec_paramgen_curve:P-256", "-out", "cert", "-keyout", "key"]
    run(make, cwd=folder)
    upgrade = re.search(r"map \$http_upgrade .*?\}", HOSTING)
    assert upgrade is not None
    inside = f"listen {HOST}:{port} ssl; ssl_certificate cert; ssl_certificate_key key;\n{text}"
    return nginx(f"{upgrade[0]}\nserver {{ {inside} }}\n", folder, port)


def caddy(text: str, folder: Path, port: int, *options: str) -> list[str]:
    ours = "\n".join(("admin off", f"default_bind {HOST}", *options))
    (folder / "Caddyfile").write_text(f"{{\n{ours}\n}}\n{text}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def caddy_https(text: str, folder: Path, port: int) -> list[str]:
    """With a certificate of its own, not from outside."""
    own = ("local_certs", "skip_install_trust", "auto_https disable_redirects")
    return caddy(text, folder, port, *own, f"https_port {port}")


SEVERAL: dict[Program, tuple[str, str, str, str, str]] = {
    haproxy: (
        "defaults",
        "bind 0.0.0.0:80",
        f"bind {HOST}:PORT",
        "    server one 10.0.0.5:8470\n    server two 10.0.0.6:8470\n",
        "    server n{n} {at}\n",
    ),
    nginx: (
        "map ",
        "listen 80;",
        f"listen {HOST}:PORT;",
        "    server 10.0.0.5:8470 max_fails=0;\n    server 10.0.0.6:8470 max_fails=0;\n",
        "    server {at} max_fails=0;\n",
    ),
    caddy: (":80 {", ":80 {", ":PORT {", " 10.0.0.5:8470 10.0.0.6:8470", " {at}"),
}
"""The configurations for several servers: how each begins, what it says of its port, what stands
there instead, the servers, and what stands there instead for each."""
BY_CHANCE: dict[Program, tuple[str, str]] = {
    haproxy: ("balance hdr(X-Table)\n    hash-type consistent", "balance random"),
    nginx: ("hash $table consistent;", "random;"),
    caddy: ("lb_policy header X-Table", "lb_policy random"),
}
"""What would not bring the people of a table together."""


def balancer(program: Program, servers: Sequence[str], by_chance: bool = False) -> str:
    """The configuration on the page, for these servers; perhaps one that does not hash by table."""
    start, port, our_port, two, each = SEVERAL[program]
    ours = "".join(each.format(n=n, at=at) for n, at in enumerate(servers))
    found = put(put(block(start), **{two: ours}), **{port: our_port})
    return put(found, **dict([BY_CHANCE[program]])) if by_chance else found


@asynccontextmanager
async def running(program: Program, folder: Path, text: str) -> AsyncIterator[int]:
    """The program with a configuration; PORT in it becomes the one where it listens."""
    port = free_port()
    command = program(text.replace("PORT", str(port)), folder, port)
    found = shutil.which(command[0]) or shutil.which(command[0], path="/usr/sbin")
    if found is None:
        pytest.skip(f"{command[0]} is not here, and could not be installed: see `make hosting`")
    own = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        how = {"env": own, "stdout": said, "stderr": subprocess.STDOUT}
        with started([found, *command[1:]], **how) as process:
            async with asyncio.timeout(TIMEOUT):
                while not await listens(port):
                    assert process.poll() is None, (folder / "said").read_text()
                    await asyncio.sleep(POLL_SECONDS)
            yield port
