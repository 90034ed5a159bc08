"""`stosy serve`."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from platformdirs import user_data_path

from stosy.analysis.analyse import analyse_soon
from stosy.bots.kernel import installed
from stosy.bots.kinds import kind_of
from stosy.cli.given import kinds
from stosy.cli.output import fail, tell
from stosy.cli.serve_settings import Serving, read, without_password
from stosy.server import systemd
from stosy.server.admin.site import BadAdminFolder
from stosy.server.http.lan import EVERYWHERE, LOOPBACK, in_url, met_at, qr
from stosy.server.http.notices import BadTexts
from stosy.server.http.site import VARIABLE, NoClient
from stosy.server.logs import set_up
from stosy.server.loop import run as run_loop
from stosy.server.serving import UNIX, BadAddress, Place, serve
from stosy.server.store import StoreError
from stosy.text import Words


def run(given: Namespace, words: Words) -> int:
    """Serve until stopped."""
    settings = read(given)
    if given.show_settings:
        print(*settings.lines(), sep="\n")
        return 0
    serving = settings.serving
    host = serving.host or (EVERYWHERE[0] if serving.lan else LOOPBACK[0])
    place = Place(host, serving.port, serving.db or str(default_store()))
    register_bots(serving)
    set_up(serving.log)

    def ready(port: int) -> None:
        announce(place, port, words, serving.behind_proxy, settings.server.path[:-1])
        systemd.notify("READY=1")

    def stopping() -> None:
        tell(words.say("serve-stopping"))
        systemd.notify("STOPPING=1")

    try:
        analyst = analyse_soon if installed() else None
        run_loop(serve(place, settings.server, ready=ready, stopping=stopping, analyst=analyst))
    except StoreError as error:
        return store_failed(error, place.store, words)
    except NoClient as none:
        return fail(words.say("error-no-client", folder=none.folder, variable=VARIABLE))
    except BadTexts as bad:
        return fail(words.trouble("error-texts", bad.reason, folder=bad.folder))
    except BadAdminFolder as bad:
        return fail(words.trouble("error-admin-folder", bad.reason, folder=bad.folder))
    except BadAddress as bad:
        at = bad.place
        told = words.trouble("error-address", bad.reason, host=at.host, port=str(at.port))
        return fail(told)
    return 0


def register_bots(serving: Serving) -> None:
    """Offer the bots of the host at its tables, in child processes with limits."""
    if not serving.bots:
        return
    from stosy.bots.registered import register

    memory = serving.bot_memory * 1024**2
    for text in kinds(serving.bots):
        register(kind_of(text), serving.bot_seconds, memory, serving.bot_programs)


STORE_ERRORS = {
    "bad_url": "error-store-bad-url",
    "unreachable": "error-store-unreachable",
    "exposed": "error-store-exposed",
    "in_use": "error-store-in-use",
    "newer": "error-store-newer",
    "failed": "error-store-failed",
}


STATES = {"28P01": "denied", "28000": "denied", "3D000": "no-database", "42501": "EACCES"}
"""What PostgreSQL calls errors that there are words for."""
TOLD_WHOLE = ("bad_url", "exposed", "in_use", "newer")
"""Errors whose words need no reason, or whose reason is a file."""


def store_failed(error: StoreError, url: str, words: Words) -> int:
    """Say what is wrong with the store, after its own words where there are none of ours."""
    message = STORE_ERRORS.get(error.code, STORE_ERRORS["failed"])
    place = without_password(url)
    if error.code in TOLD_WHOLE:
        return fail(words.say(message, url=place, reason=error.detail))
    state = STATES.get(error.state, error.state)
    known = words.reason(state) != state
    if not known:
        print(error.detail, file=sys.stderr)
    return fail(words.trouble(message, state if known else "store", url=place))


def default_store() -> Path:
    """The file in the user's data folder."""
    return user_data_path("stosy", appauthor=False) / "stosy.sqlite"


def announce(place: Place, port: int, words: Words, behind: str | None, folder: str = "") -> None:
    """Print the addresses for this computer and for others; `behind` are the proxies, and the
    pages are in this `folder`."""
    if place.host.startswith(UNIX):
        tell(words.say("serve-address", url=place.host))
        sys.stdout.flush()
        return
    here = LOOPBACK[0] if place.host in EVERYWHERE else in_url(place.host)
    tell(words.say("serve-address", url=f"http://{here}:{port}{folder}"))
    if place.host in LOOPBACK:
        tell(words.say("serve-loopback"))
    else:
        announce_network(place.host, f"{port}{folder}", words)
        if behind == "":
            tell(words.say("serve-unnamed-proxies"))
    tell(words.say("serve-stop-hint", store=without_password(place.store)))
    sys.stdout.flush()  # a reader of a pipe waits for it


def announce_network(host: str, port: str, words: Words) -> None:
    """Print the addresses for others, and a QR code for phones."""
    urls = [f"http://{address}:{port}" for address in met_at(host)]
    for url in urls:
        tell(words.say("serve-network", url=url))
    if urls:
        tell(words.say("serve-scan"))
        print(qr(urls[0], plain=not sys.stdout.isatty()))
