"""The figures of a run: what every kind of fault cost."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Container

from msgspec import Struct

from tests.server.crash.audit import Audit, Ending
from tests.server.crash.history import History
from tests.server.crash.referee import is_ours

ALLOWED = ("kill", "stop", "wake", "cut", "slow", "freeze", "restart")
"""Faults after which a node may be deposed: it does not renew its lease, or not in time."""
SHOWN = 6
"""So many characters of a node's id are in the logs."""


class Kind(Struct):
    """One kind of fault."""

    faults: int = 0
    silences: list[float] = []
    """For each fault, the longest that any table was silent, in seconds."""
    refused: int = 0
    """Asks that were refused for no reason of the game, and failed requests."""
    deposed: int = 0


def figures(history: History, audit: Audit) -> dict[str, Kind]:
    """By kind of fault. A silence lasts from one ack at a table to the next, or from the fault."""
    faults = list(history.of("fault"))
    starts = [fault.time for fault in faults]
    longest = [0.0] * len(faults)
    kinds = {fault.text: Kind() for fault in faults}

    def fault_at(time: float) -> int:
        return bisect_right(starts, time) - 1

    last: dict[str, float] = {}
    for ack in history.of("ack"):
        if not ack.acts:
            continue
        party, number = ack.client[0], fault_at(ack.time)
        if number >= 0:
            since = max(last.get(party, 0.0), starts[number])
            longest[number] = max(longest[number], ack.time - since)
        last[party] = ack.time
    for number, fault in enumerate(faults):
        kinds[fault.text].faults += 1
        kinds[fault.text].silences.append(longest[number])
    for event in history.of("refusal", "failed"):
        if is_ours(event) and fault_at(event.time) >= 0:
            kinds[faults[fault_at(event.time)].text].refused += 1
    for ending in audit.depositions:
        if (number := fault_at(ending.time)) >= 0:
            kinds[faults[number].text].deposed += 1
    return kinds


def false_depositions(history: History, audit: Audit, living: Container[str]) -> list[Ending]:
    """Nodes that were deposed though they lived and nothing was done to their lease.

    `living` have noticed it themselves; others had ended before they could leave.
    """
    faults = list(history.of("fault"))
    starts = [fault.time for fault in faults]
    found = []
    for ending in audit.depositions:
        number = bisect_right(starts, ending.time) - 1
        allowed = number >= 0 and faults[number].text in ALLOWED
        if ending.node[:SHOWN] in living and not allowed:
            found.append(ending)
    return found


def refusals(history: History) -> Counter[str]:
    return Counter(event.text for event in history.of("refusal", "failed"))


def table_of(kinds: dict[str, Kind]) -> str:
    """For people, and for docs/runs.md."""
    lines = [
        "| fault | number | silence: median | longest | refused | nodes deposed |",
        "|---|---|---|---|---|---|",
    ]
    for name, kind in sorted(kinds.items()):
        silences = sorted(kind.silences)
        middle = silences[len(silences) // 2]
        lines.append(
            f"| {name} | {kind.faults} | {middle:.2f} s | {silences[-1]:.2f} s |"
            f" {kind.refused} | {kind.deposed} |"
        )
    return "\n".join(lines)
