"""The measured server, without rate limits: `python -m bench.server.runner STORE`.

It is the one of `stosy serve`; only settings differ, which the command does not offer.
"""

import argparse

import uvloop

from stosy.server.logs import set_up
from stosy.server.serving import Place, serve
from stosy.server.settings import ServerSettings

MANY = 1_000_000
HOUR = 3600.0


def settings(idle_seconds: float) -> ServerSettings:
    """No limits, because all load comes from one address."""
    return ServerSettings(
        message_rate=MANY,
        message_burst=MANY,
        request_rate=MANY,
        table_rate=MANY,
        table_burst=MANY,
        act_rate=MANY,
        act_burst=MANY,
        change_rate=MANY,
        change_burst=MANY,
        request_burst=MANY,
        connections_per_address=MANY,
        lines_per_address=MANY,
        idle_seconds=idle_seconds,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.runner", description=__doc__)
    parser.add_argument("store", help="file or address of the store")
    parser.add_argument(
        "--idle", type=float, default=HOUR, help="seconds until a table is unloaded"
    )
    options = parser.parse_args()
    set_up(level="warning")
    place = Place("127.0.0.1", 0, options.store)
    uvloop.run(serve(place, settings(options.idle), say_port))


def say_port(port: int) -> None:
    print(port, flush=True)


if __name__ == "__main__":
    main()
