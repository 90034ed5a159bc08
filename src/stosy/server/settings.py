"""The settings of a server, with defaults."""

from __future__ import annotations

from msgspec import Struct

from stosy.bots.expert import SECONDS
from stosy.server.http.guests import MOST_DAYS
from stosy.server.http.proxies import NO_PROXIES, Proxies


class ServerSettings(Struct, frozen=True, kw_only=True):
    """Rates are per second; `burst` is how many may come at once."""

    message_bytes: int = 8192
    message_rate: float = 20.0
    message_burst: float = 60.0
    talk_rate: float = 0.5
    talk_burst: float = 6.0
    act_rate: float = 2.0
    act_burst: float = 1000.0
    """Of a person, in the long run: every action is kept for good."""
    change_rate: float = 0.2
    change_burst: float = 60.0
    """Of a person: settings, seats and names, which are kept for good without any play."""
    table_change_rate: float = 0.5
    table_change_burst: float = 100.0
    people_per_address: float = 10.0
    """An address may talk, act and change things as often as so many people."""
    hint_rate: float = 1.0
    hint_burst: float = 20.0
    """Per address: hints are expensive."""
    table_rate: float = 0.1
    table_burst: float = 30.0
    request_rate: float = 20.0
    request_burst: float = 100.0
    revocation_rate: float = 0.02
    revocation_burst: float = 5.0
    connections_per_address: int = 100
    lines_per_address: int = 200
    """TCP connections; those that become sockets count among them."""
    tables_per_guest: int = 20
    hello_seconds: float = 10.0
    ping_seconds: float = 5.0
    silent_seconds: float = 30.0
    idle_seconds: float = 60.0
    """A table without connections is unloaded after so long."""
    lease_seconds: float = 2.0
    """A process that other processes on the same database have not heard of for so long has lost
    its tables."""
    node_address: str = "127.0.0.1:0"
    """Where other processes on the same database reach this one: a host, and a port or 0."""
    lobby_seconds: float = 1.0
    """Changes of the lobby are sent at most this often."""
    lobby_size: int = 200
    listed_per_address: int = 10
    """So many of the tables that one address opened are in the lobby."""
    lobby_rate: float = 256e3
    lobby_burst: float = 2e6
    """Bytes for all watchers of one address."""
    proxies: Proxies = NO_PROXIES
    guest_days: int = MOST_DAYS
    """After so many days without use a guest's cookie does not count any more."""
    pace: float = 1.0
    """A factor of the waiting time of bots."""
    thinking: float = SECONDS
    """Seconds that an expert has for a decision."""
    thinkers: int | None = None
    """Threads for bots and hints; None for as many as there are cores."""
    site: str | None = None
    """The folder of the browser client; None for what STOSY_SITE names or the package holds.

    With "" there is none.
    """
