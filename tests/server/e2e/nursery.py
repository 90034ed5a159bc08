"""`python -m tests.server.e2e.nursery`: forks servers, so that none has to import everything again.

Reads commands from its input, a line of JSON each: start a server, or wait for its exit. Answers
each with a line. Its servers end with it.
"""

from __future__ import annotations

import ctypes
import json
import os
import select
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from resource import RLIMIT_FSIZE, getrlimit, setrlimit
from time import monotonic
from types import MappingProxyType
from typing import Any

import uvloop

from stosy.analysis.analyse import analyse
from stosy.analysis.results import Analysis
from stosy.analysis.working import Progress
from stosy.bots.kernel import installed
from stosy.core import Action, Record
from stosy.server.http.proxies import Proxies
from stosy.server.logs import set_up
from stosy.server.serving import Place, serve
from stosy.server.settings import ServerSettings
from stosy.server.store.writes import Writes
from tests.timeouts import POLL_SECONDS, TIMEOUT

PR_SET_PDEATHSIG = 1
CLONE_NEWNET = 0x40000000
PLAYOUTS = 300
"""For each decision of a match that is analysed: enough for clear mistakes to stand out."""


def main() -> None:
    children: set[int] = set()
    try:
        for line in sys.stdin:
            order = json.loads(line)
            if "wait" in order:
                answer: dict[str, int | None] = {"status": wait(order["wait"])}
                children.discard(order["wait"])
            else:
                answer = started(order, children)
            print(json.dumps(answer), flush=True)
    finally:
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            wait(child)


def wait(pid: int) -> int | None:
    """The exit status; None if there is none in time."""
    until = monotonic() + TIMEOUT
    while monotonic() < until:
        try:
            ended, status = os.waitpid(pid, os.WNOHANG)
        except ChildProcessError:
            return None  # waited for before
        if ended:
            return os.waitstatus_to_exitcode(status)
        select.select([], [], [], POLL_SECONDS)  # libfaketime breaks `time.sleep`
    return None


def started(order: dict[str, Any], children: set[int]) -> dict[str, int | None]:
    """The process and the port of a new server, once it listens; no port if it failed."""
    heard, said = os.pipe()
    pid = os.fork()
    if pid == 0:
        end_with_parent()
        os.close(heard)
        status = 1
        try:
            run(order, said)
            status = 0
        finally:
            os._exit(status)
    children.add(pid)
    os.close(said)
    with os.fdopen(heard) as pipe:
        ready, _, _ = select.select([pipe], [], [], TIMEOUT)
        port = pipe.readline() if ready else ""
    return {"pid": pid, "port": int(port)} if port else {"pid": pid}


def end_with_parent() -> None:
    """Be killed when the parent process ends; only on Linux."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def enter_network(process: int) -> None:
    """Move to the network namespace of another process."""
    place = os.open(f"/proc/{process}/ns/net", os.O_RDONLY)
    assert ctypes.CDLL(None).setns(place, CLONE_NEWNET) == 0, "may not enter the namespace"
    os.close(place)


def run(order: dict[str, Any], said: int) -> None:
    """Serve like `stosy serve`; reports the port once the server listens."""
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    set_up("json")
    os.environ.update(order.get("environment", {}))
    if (there := order.get("network")) is not None:
        enter_network(there)
    if (most := order.get("file_bytes")) is not None:
        setrlimit(RLIMIT_FSIZE, (most, getrlimit(RLIMIT_FSIZE)[1]))
    if order.get("unfenced"):
        Writes._require_node = lambda *_: None  # type: ignore[method-assign]
    place = Place(order["host"], order["port"], order["store"])

    def ready(port: int) -> None:
        os.write(said, f"{port}\n".encode())
        os.close(said)

    analyst = analyse_briefly if installed() else None
    settings = read_settings(order["settings"], order["generous"])
    uvloop.run(serve(place, settings, ready, analyst=analyst))


def read_settings(
    given: Mapping[str, Any], generous: Mapping[str, Any] = MappingProxyType({})
) -> ServerSettings:
    """Settings as JSON has them: the proxies as one types them. An earlier version of the program
    does not know all of the generous ones."""
    proxies = {"proxies": Proxies.read(given["proxies"])} if "proxies" in given else {}
    known = {name: generous[name] for name in ServerSettings.__struct_fields__ if name in generous}
    return ServerSettings(**{**known, **given, **proxies})


def analyse_briefly(record: Record, since: int, progress: Progress) -> Analysis[Action]:
    """A fast, rough analysis."""
    return analyse(record, playouts=PLAYOUTS, since=since, progress=progress)


if __name__ == "__main__":
    main()
