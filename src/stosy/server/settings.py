"""The settings of a server, with defaults and bounds."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from stosy.bots.expert import SECONDS
from stosy.server.http.guests import MOST_DAYS
from stosy.server.http.proxies import NO_PROXIES, Proxies

Rate: TypeAlias = Annotated[float, Meta(ge=0.001, le=1e6)]
Burst: TypeAlias = Annotated[float, Meta(ge=1, le=1e6)]
Seconds: TypeAlias = Annotated[float, Meta(ge=0.1, le=3600)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
Bytes: TypeAlias = Annotated[float, Meta(ge=1000, le=1e9)]


class ServerSettings(Struct, frozen=True, kw_only=True):
    """Rates are per second; `burst` is how many may come at once."""

    message_bytes: Annotated[int, Meta(ge=1024, le=1_000_000)] = 8192
    message_rate: Rate = 20.0
    message_burst: Burst = 60.0
    talk_rate: Rate = 0.5
    talk_burst: Burst = 6.0
    act_rate: Rate = 2.0
    act_burst: Burst = 1000.0
    """Of a person, in the long run: every action is kept for good."""
    change_rate: Rate = 0.2
    change_burst: Burst = 60.0
    """Of a person: settings, seats and names, which are kept for good without any play."""
    table_change_rate: Rate = 0.5
    table_change_burst: Burst = 100.0
    people_per_address: Burst = 10.0
    """An address may talk, act and change things as often as so many people."""
    hint_rate: Rate = 1.0
    hint_burst: Burst = 20.0
    """Per address: hints are expensive."""
    table_rate: Rate = 0.1
    table_burst: Burst = 30.0
    request_rate: Rate = 20.0
    request_burst: Burst = 100.0
    revocation_rate: Rate = 0.02
    revocation_burst: Burst = 5.0
    report_rate: Rate = 0.002
    report_burst: Burst = 5.0
    """Of a person: reports to the host, who has to read them."""
    sign_in_rate: Rate = 0.05
    sign_in_burst: Burst = 20.0
    """Per address: passkeys, recovery codes and links, made and tried."""
    connections_per_address: Count = 100
    lines_per_address: Count = 200
    """TCP connections; those that become sockets count among them."""
    tables_per_guest: Count = 20
    hello_seconds: Seconds = 10.0
    ping_seconds: Seconds = 5.0
    silent_seconds: Seconds = 30.0
    idle_seconds: Seconds = 60.0
    """A table without connections is unloaded after so long."""
    lease_seconds: Annotated[float, Meta(ge=1, le=60)] = 2.0
    """A process that other processes on the same database have not heard of for so long has lost
    its tables."""
    lobby_seconds: Seconds = 1.0
    """Changes of the lobby are sent at most this often."""
    lobby_size: Annotated[int, Meta(ge=1, le=10_000)] = 200
    listed_tables: Annotated[int, Meta(ge=1, le=200)] = 10
    """So many of the tables that one address opened are in the lobby."""
    lobby_rate: Bytes = 256e3
    lobby_burst: Bytes = 2e6
    """Bytes for all watchers of one address."""
    metrics_address: str = ""
    """A host and a port at which everybody gets the metrics; "" for this machine alone, with the
    pages."""
    admin_folder: str = ""
    """Where the sockets of `stosy admin` are; "" for a folder beside the file of the store, or the
    service's or the user's own."""
    proxies: Proxies = NO_PROXIES
    client_rtt: bool = False
    """Do these proxies tell the client's round trip in `X-Client-RTT`, instead of what the client
    may have written there?"""
    guest_days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = MOST_DAYS
    """After so many days without use a guest's cookie does not count any more."""
    talk_days: Annotated[int, Meta(ge=0, le=36_500)] = 0
    """What was said is deleted after so many days; 0 for never."""
    table_months: Annotated[int, Meta(ge=0, le=1200)] = 0
    """A table at which nothing has happened for so long is deleted, with its matches; 0 for
    never."""
    guest_months: Annotated[int, Meta(ge=0, le=1200)] = 0
    """The name of a guest who stays away for so long is deleted; 0 for never."""
    report_days: Annotated[int, Meta(ge=0, le=36_500)] = 180
    """A report to the host is deleted after so many days; 0 for never."""
    push_contact: str = ""
    """An address of the host, `mailto:` or `https:`, for the push services that call people; "" for
    no calls."""
    push_providers: str = (
        "fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com"
    )
    """The hosts of push services to which calls may be sent."""
    push_loopback: bool = False
    """Whether calls may be sent to this machine, without https: for tests."""
    pace: Annotated[float, Meta(ge=0, le=100)] = 1.0
    """A factor of the waiting time of bots."""
    thinking: Annotated[float, Meta(ge=0.1, le=10)] = SECONDS
    """Seconds that an expert has for a decision."""
    remote_bots: Annotated[float, Meta(ge=0, le=60)] = 0.0
    """Seconds for a decision of bots that people let play from elsewhere; 0 if they may not."""
    thinkers: Annotated[int, Meta(ge=1, le=256)] | None = None
    """Threads for bots and hints; None for as many as there are cores."""
    site: str | None = None
    """The folder of the browser client; None for what STOSY_SITE names or the package holds.

    With "" there is none.
    """
    origin: str = ""
    """The public origin, such as `https://cards.example`, to which passkeys belong; "" if there are
    to be none."""
    path: str = "/"
    """Where the pages are on their host, from `/` to `/`: `/games/`. What comes without it is
    answered, too: a proxy may have taken it away."""
    texts: str = ""
    """A folder with the host's privacy page and imprint: `privacy.en.txt`, or `privacy.txt` for
    every language; "" for ours."""
