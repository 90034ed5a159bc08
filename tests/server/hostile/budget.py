"""`python -m tests.server.hostile.budget`: what each limit of a server lets one address cost it."""

from __future__ import annotations

from msgspec import Struct

from stosy.server.app import CLIENTS
from stosy.server.http.site import REQUEST_BYTES
from stosy.server.settings import ServerSettings
from stosy.server.tables.connection import MOST_UNSENT

HOUR = 3600
NO_LIMITS = frozenset(
    {
        "admin_folder",
        "proxies",
        "client_rtt",
        "guest_days",
        "talk_days",
        "table_months",
        "guest_months",
        "report_days",
        "push_contact",
        "push_loopback",
        "push_providers",
        "lease_seconds",
        "metrics_address",
        "origin",
        "pace",
        "path",
        "remote_bots",
        "thinking",
        "thinkers",
        "site",
        "texts",
    }
)
"""Settings that limit nothing."""

TALK_DISK = 3_000
ACT_DISK = 500
CHANGE_DISK = 700
TABLE_DISK = 5_000
"""Bytes of disk that the longest message, an action, a change and a table with ten bots take."""
FRAME = 3_000
"""Bytes of the longest message about a table with ten seats."""
TALK_FRAME = 1_500
REFUSAL = 500
REPORT = 20_000
REVOCATION = 200
"""Bytes on disk and in memory of one that is remembered."""
SIGN_IN = 2_000
"""Bytes on disk of a passkey and its guest."""
HINTS = 2_000
PING = 10
TABLE_MEMORY = 25_000
SOCKET_MEMORY = 150_000
LINE_MEMORY = 50_000
SUMMARY = 4_000
"""Bytes of one table in the lobby."""


class Cost(Struct, frozen=True, kw_only=True):
    """Of one limit, for one address: uses in an hour, and bytes; None where it costs nothing."""

    limits: tuple[str, ...]
    use: str
    uses: float | None = None
    disk: float | None = None
    memory: float | None = None
    bandwidth: float | None = None


def costs(usual: ServerSettings) -> list[Cost]:
    """The worst case of each limit; whoever is told something has all sockets at one table."""
    people, told = usual.people_per_address, usual.connections_per_address

    def in_an_hour(rate: float, burst: float, times: float = 1) -> float:
        return times * (burst + HOUR * rate)

    messages = in_an_hour(usual.message_rate, usual.message_burst, CLIENTS)
    talk = in_an_hour(usual.talk_rate, usual.talk_burst, people)
    acts = in_an_hour(usual.act_rate, usual.act_burst, people)
    changes = in_an_hour(usual.change_rate, usual.change_burst, people)
    of_a_table = in_an_hour(usual.table_change_rate, usual.table_change_burst)
    hints = in_an_hour(usual.hint_rate, usual.hint_burst)
    tables = in_an_hour(usual.table_rate, usual.table_burst)
    loaded = usual.table_burst + usual.table_rate * usual.idle_seconds
    requests = in_an_hour(usual.request_rate, usual.request_burst)
    revocations = in_an_hour(usual.revocation_rate, usual.revocation_burst)
    reports = in_an_hour(usual.report_rate, usual.report_burst, people)
    sign_ins = in_an_hour(usual.sign_in_rate, usual.sign_in_burst)
    lobby = in_an_hour(usual.lobby_rate, usual.lobby_burst)
    return [
        Cost(
            limits=("message_rate", "message_burst", "message_bytes"),
            use="a message and its refusal",
            uses=messages,
            bandwidth=messages * (usual.message_bytes + REFUSAL),
        ),
        Cost(
            limits=("talk_rate", "talk_burst", "people_per_address"),
            use="the longest sentence, to all sockets",
            uses=talk,
            disk=talk * TALK_DISK,
            bandwidth=talk * TALK_FRAME * told,
        ),
        Cost(
            limits=("act_rate", "act_burst"),
            use="an action at a table of ten, to all sockets",
            uses=acts,
            disk=acts * ACT_DISK,
            bandwidth=acts * FRAME * told,
        ),
        Cost(
            limits=("change_rate", "change_burst"),
            use="a change of a table, to all sockets",
            uses=changes,
            disk=changes * CHANGE_DISK,
            bandwidth=changes * FRAME * told,
        ),
        Cost(
            limits=("table_change_rate", "table_change_burst"),
            use="of these, changes of one table",
            uses=of_a_table,
            disk=of_a_table * CHANGE_DISK,
            bandwidth=of_a_table * FRAME * told,
        ),
        Cost(
            limits=("hint_rate", "hint_burst"),
            use="a search of half a second, and its answer",
            uses=hints,
            bandwidth=hints * HINTS,
        ),
        Cost(
            limits=("table_rate", "table_burst", "idle_seconds"),
            use="a table with nine bots, loaded until it was idle",
            uses=tables,
            disk=tables * TABLE_DISK,
            memory=loaded * TABLE_MEMORY,
        ),
        Cost(
            limits=("tables_per_guest",),
            use="tables of one guest at a time",
            memory=usual.tables_per_guest * TABLE_MEMORY,
        ),
        Cost(
            limits=("request_rate", "request_burst"),
            use="the longest answer",
            uses=requests,
            bandwidth=requests * REQUEST_BYTES,
        ),
        Cost(
            limits=("revocation_rate", "revocation_burst"),
            use="a revocation of cookies, remembered for good",
            uses=revocations,
            disk=revocations * REVOCATION,
            memory=revocations * REVOCATION,
        ),
        Cost(
            limits=("report_rate", "report_burst"),
            use="a report with ten long sentences",
            uses=reports,
            disk=reports * REPORT,
        ),
        Cost(
            limits=("sign_in_rate", "sign_in_burst"),
            use="a passkey, a recovery code or a link, made or tried",
            uses=sign_ins,
            disk=sign_ins * SIGN_IN,
        ),
        Cost(
            limits=("connections_per_address",),
            use="a socket that does not read",
            memory=told * (SOCKET_MEMORY + MOST_UNSENT),
        ),
        Cost(
            limits=("lines_per_address", "hello_seconds", "silent_seconds", "ping_seconds"),
            use="a connection, and pings",
            memory=usual.lines_per_address * LINE_MEMORY,
            bandwidth=told * PING * 2 * HOUR / usual.ping_seconds,
        ),
        Cost(
            limits=("lobby_rate", "lobby_burst", "lobby_seconds"),
            use="changes of the list, to all who watch",
            bandwidth=lobby,
        ),
        Cost(
            limits=("lobby_size", "listed_tables"),
            use="tables in the list",
            memory=min(usual.lobby_size, usual.listed_tables) * SUMMARY,
        ),
    ]


def table(usual: ServerSettings) -> str:
    """All of it in Markdown."""
    heads = ("setting", "default", "use", "uses", "disk", "memory", "bandwidth")
    rows = [heads, ("---",) * len(heads)]
    for each in costs(usual):
        names = ", ".join(f"`{limit}`" for limit in each.limits)
        defaults = ", ".join(f"{getattr(usual, limit):,g}" for limit in each.limits)
        uses = "" if each.uses is None else f"{each.uses:,.0f}"
        amounts = map(size, (each.disk, each.memory, each.bandwidth))
        rows.append((names, defaults, each.use, uses, *amounts))
    return "\n".join(f"| {' | '.join(row)} |".replace("|  |", "| |") for row in rows) + "\n"


def size(count: float | None) -> str:
    """Bytes, rounded up to two digits."""
    if count is None:
        return "–"
    for unit, name in ((1e9, "GB"), (1e6, "MB")):
        if count >= unit:
            return (
                f"{count / unit:,.1f} {name}"
                if count < 10 * unit
                else f"{count / unit:,.0f} {name}"
            )
    return f"{count / 1e3:,.0f} kB"


if __name__ == "__main__":
    print(table(ServerSettings()), end="")
