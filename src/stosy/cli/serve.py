"""`stosy serve`."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from platformdirs import user_data_path

from stosy.analysis.analyse import analyse_soon
from stosy.bots.kernel import installed
from stosy.bots.kinds import kind_of
from stosy.cli.given import kinds, number, seconds
from stosy.cli.output import fail, tell
from stosy.core import Refused
from stosy.server.http.guests import MOST_DAYS
from stosy.server.http.headers import authority
from stosy.server.http.lan import EVERYWHERE, LOOPBACK, in_url, met_at, qr
from stosy.server.http.proxies import LOCAL_PROXIES, NO_PROXIES, Proxies
from stosy.server.http.site import VARIABLE, NoClient
from stosy.server.logs import set_up
from stosy.server.loop import run as run_loop
from stosy.server.serving import BadAddress, Place, listen_at, serve
from stosy.server.settings import ServerSettings
from stosy.server.store import StoreError, file_of
from stosy.server.supervisor import Line, Supervisor
from stosy.text import Words

THINKING = (0.1, 10)
"""Seconds that an expert may have for a decision: from what makes sense to what people bear."""
MOST_THINKERS = 256
MOST_NODES = 64
MOST_LISTED = ServerSettings().lobby_size


def run(given: Namespace, words: Words) -> int:
    """Serve until stopped."""
    host = given.host or (EVERYWHERE[0] if given.lan else LOOPBACK[0])
    port = number("--port", given.port, 0, 65535)
    settings = settings_of(given)
    place = Place(host, port, given.db or str(default_store()))
    register_bots(given)
    set_up(given.log)

    def ready(port: int) -> None:
        announce(place, port, words, given.behind_proxy)

    def stopping() -> None:
        tell(words.say("serve-stopping"))

    try:
        line, nodes = Line.inherited(), nodes_of(given, place)
        if line is None and nodes > 1:
            return asyncio.run(supervise(place, nodes, ready, stopping))
        run_loop(
            serve(
                place,
                settings,
                ready=ready if line is None else lambda _: None,
                stopping=stopping if line is None else lambda: None,
                analyst=analyse_soon if installed() else None,
                line=line,
            )
        )
    except StoreError as error:
        return store_failed(error, place.store, words)
    except NoClient as none:
        return fail(words.say("error-no-client", folder=none.folder, variable=VARIABLE))
    except BadAddress as bad:
        at = bad.place
        return fail(words.say("error-address", host=at.host, port=str(at.port), reason=bad.reason))
    return 0


def nodes_of(given: Namespace, place: Place) -> int:
    """How many processes; Refused if there cannot be so many."""
    nodes = number("--nodes", given.nodes, 1, MOST_NODES)
    if nodes > 1 and file_of(place.store) is not None:
        raise Refused("nodes_need_postgresql", "G3", argument="--nodes")
    if nodes > 1 and not node_address(given.node_address).endswith(":0"):
        raise Refused("nodes_need_ports", "G3", value=given.node_address)
    return nodes


async def supervise(
    place: Place, nodes: int, ready: Callable[[int], None], stopping: Callable[[], None]
) -> int:
    """Run the same command in so many workers."""
    listening = listen_at(place)
    port = listening[0].getsockname()[1]
    return await Supervisor(sys.orig_argv, listening, nodes).run(lambda: ready(port), stopping)


def settings_of(given: Namespace) -> ServerSettings:
    """The server settings of the arguments; Refused if they are invalid."""
    threads = given.thinkers
    if threads is not None:
        threads = number("--thinkers", threads, 1, MOST_THINKERS)
    elif (nodes := number("--nodes", given.nodes, 1, MOST_NODES)) > 1:
        threads = max(1, (os.cpu_count() or 1) // nodes)
    return ServerSettings(
        proxies=proxies(given.behind_proxy),
        guest_days=number("--guest-days", given.guest_days, 1, MOST_DAYS),
        thinking=seconds("--thinking", given.thinking, *THINKING),
        thinkers=threads,
        node_address=node_address(given.node_address),
        listed_per_address=number("--listed-tables", given.listed_tables, 1, MOST_LISTED),
    )


def register_bots(given: Namespace) -> None:
    """Offer the bots of the host at its tables, in child processes with limits."""
    if given.bots is None:
        return
    from stosy.bots.registered import register

    memory = number("--bot-memory", given.bot_memory, 16, 10**6) * 1024**2
    time = seconds("--bot-seconds", given.bot_seconds, 0.1, 60)
    most = number("--bot-programs", given.bot_programs, 1, 1000)
    for text in kinds(given.bots):
        register(kind_of(text), time, memory, most)


def node_address(text: str) -> str:
    """The host and the port for other processes; any port without one."""
    found = authority(text)
    if found is None:
        raise Refused("bad_node_address", "G3", argument="--node-address", value=text)
    return f"{found.host}:{found.port or 0}"


def proxies(text: str | None) -> Proxies:
    """The proxies to believe: none, those on this machine (""), or the named ones."""
    if text is None:
        return NO_PROXIES
    try:
        return Proxies.read(text) if text else LOCAL_PROXIES
    except ValueError:
        raise Refused("bad_proxies", "G3", argument="--behind-proxy", value=text) from None


STORE_ERRORS = {
    "bad_url": "error-store-bad-url",
    "unreachable": "error-store-unreachable",
    "exposed": "error-store-exposed",
    "in_use": "error-store-in-use",
    "newer": "error-store-newer",
    "failed": "error-store-failed",
}


def store_failed(error: StoreError, url: str, words: Words) -> int:
    """Say what is wrong with the store."""
    message = STORE_ERRORS.get(error.code, STORE_ERRORS["failed"])
    return fail(words.say(message, url=without_password(url), reason=error.detail))


def default_store() -> Path:
    """The file in the user's data folder."""
    return user_data_path("stosy", appauthor=False) / "stosy.sqlite"


def announce(place: Place, port: int, words: Words, behind: str | None) -> None:
    """Print the addresses for this computer and for others; `behind` are the proxies."""
    here = LOOPBACK[0] if place.host in EVERYWHERE else in_url(place.host)
    tell(words.say("serve-address", url=f"http://{here}:{port}"))
    if place.host in LOOPBACK:
        tell(words.say("serve-loopback"))
    else:
        announce_network(place.host, port, words)
        if behind == "":
            tell(words.say("serve-unnamed-proxies"))
    tell(words.say("serve-stop-hint", store=without_password(place.store)))
    sys.stdout.flush()  # a reader of a pipe waits for it


def announce_network(host: str, port: int, words: Words) -> None:
    """Print the addresses for others, and a QR code for phones."""
    urls = [f"http://{address}:{port}" for address in met_at(host)]
    for url in urls:
        tell(words.say("serve-network", url=url))
    if urls:
        tell(words.say("serve-scan"))
        print(qr(urls[0], plain=not sys.stdout.isatty()))


def without_password(url: str) -> str:
    """The store's URL without its password and its query, which may hold one, too."""
    parts = urlsplit(url)
    if "://" not in url:
        return url
    plain = parts.netloc.replace(f":{parts.password}@", "@")
    return urlunsplit(parts._replace(netloc=plain, query=""))
