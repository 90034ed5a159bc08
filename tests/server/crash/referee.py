"""Judges what clients were told by the logs, by each other, and by who wrote what when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from msgspec import Struct

from tests.server.crash.audit import Audit
from tests.server.crash.history import Event, History
from tests.server.crash.logs import Logs

NOT_KEPT = ("go_on", "ping")
"""Asks that change nothing permanent."""
READS = {"facts": "began", "records": "seed_revealed"}
"""What a read counts, and the event that counts it, too."""
MOST_REPORTED = 3
OURS = ("not_saved", "store_down", "stopping", "table_elsewhere", "broken")
"""Refusals for which the server is to blame, and not the rules or who came first."""
SERVER_ERROR = "5"
UNREACHED = ("502", "503", "504")
"""What a balancer says of a node that does not answer; 503 is also what ours say if they cannot."""
CALM = ("drain", "roll", "upgrade", "back", "swap")
"""What a host does on purpose: nobody is refused for it."""


class Violation(Struct, frozen=True):
    """What must never happen, and where to look."""

    what: str
    table: str
    time: float


class Guilty(AssertionError):
    """The server has broken a promise."""


def judge(
    history: History,
    logs: Logs,
    people: Mapping[str, str],
    audit: Audit | None = None,
    strict: bool = False,
) -> int:
    """How many asks were acknowledged; Guilty if anything is wrong with what clients were told.

    `people` are the clients by name, as they stand in the logs. `strict`: nobody may be refused
    when nodes are stopped and started on purpose.
    """
    found = [
        *answers(history, logs, people),
        *numbers(history),
        *reads(history),
        *stories(history),
        *tables(history, logs),
        *failures(history),
    ]
    if audit is not None:
        found += [*owners(audit), *durable(history, logs, people, audit)]
    if strict:
        found += calm(history)
    if found:
        raise Guilty(report(history, found))
    return sum(1 for _ in history.of("ack"))


def report(history: History, found: list[Violation]) -> str:
    """The first violations, each with what happened at that time."""
    found = sorted(found, key=lambda each: each.time)
    shown = [
        f"{each.what} (table {each.table[:6]}, at {each.time:.3f})\n"
        f"{history.around(each.table, each.time)}"
        for each in found[:MOST_REPORTED]
    ]
    kinds = Counter(each.what.partition(":")[0] for each in found)
    return "\n\n".join([f"{len(found)} violations: {dict(kinds)}", *shown])


def answers(history: History, logs: Logs, people: Mapping[str, str]) -> Iterator[Violation]:
    """Done means written once, refused means not written, and nothing is written twice."""
    written = written_asks(logs)
    names = {person: name for name, person in people.items()}
    for (table, who, ask), places in written.items():
        if len(places) > 1 and who in names:
            yield Violation(f"written twice: {ask} as {places}", table, _time_of(history, ask))
    asked = {event.id: event for event in history.of("ask")}
    for told in history.of("ack", "refusal"):
        if told.id not in asked or asked[told.id].text in NOT_KEPT:
            continue
        kept = (told.table, people[told.client], told.id) in written
        if told.what == "ack" and not kept:
            yield Violation(f"acknowledged and lost: {told.id}", told.table, told.time)
        if told.what == "refusal" and kept:
            yield Violation(f"refused and done: {told.id}", told.table, told.time)


def written_asks(logs: Logs) -> dict[tuple[str, str, str], list[int]]:
    """The numbers of the entries that carry out an ask, by table, person and id."""
    found: dict[tuple[str, str, str], list[int]] = {}
    for table, log in logs.items():
        for seq, entry in enumerate(log):
            if "ask" in entry:
                found.setdefault((table, entry["who"], entry["ask"]), []).append(seq)
    return found


def _time_of(history: History, ask: str) -> float:
    return next((event.time for event in history.of("ask") if event.id == ask), 0.0)


def numbers(history: History) -> Iterator[Violation]:
    """A client's `n` never goes back, leaves nothing out, and is never said to be lost."""
    seen: dict[tuple[str, str], int] = {}
    for event in history.of("update"):
        client = event.client, event.table
        before = seen.get(client)
        if event.lost:
            yield Violation(f"said to be lost: after {before}", event.table, event.time)
        if before is not None and event.n < before:
            yield Violation(f"went back: from {before} to {event.n}", event.table, event.time)
        elif before is not None and not event.gap and event.n != before + len(event.events):
            yield Violation(f"left out: {before} to {event.n}", event.table, event.time)
        seen[client] = event.n


def reads(history: History) -> Iterator[Violation]:
    """Who begins to read after somebody has been told of something is told no less."""
    known: Counter[tuple[str, str]] = Counter()
    begun: dict[str, int] = {}
    for event in history.events:
        match event.what:
            case "hello":
                begun[event.client] = known[event.table, "n"]
            case "update":
                yield from _stale(event, begun.pop(event.client, 0))
                _know(known, event)
            case "get" if event.text in READS:
                begun[event.id] = known[event.table, READS[event.text]]
            case "got" if event.text in READS:
                yield from _stale(event, begun.pop(event.id))


def _stale(read: Event, least: int) -> Iterator[Violation]:
    if read.n < least:
        name = read.text or "hello"
        yield Violation(f"stale read: {name} gave {read.n} after {least}", read.table, read.time)


def _know(known: Counter[tuple[str, str]], update: Event) -> None:
    told = [("n", update.n)]
    for event in update.events:
        name, _, number = event.partition(":")
        if name in READS.values():
            told.append((name, int(number)))
    for name, n in told:
        known[update.table, name] = max(known[update.table, name], n)


def stories(history: History) -> Iterator[Violation]:
    """Two clients are told the same of one event.

    After a gap it is not known which numbers the events have: some may be left out between them.
    """
    told: dict[tuple[str, int], str] = {}
    for event in history.of("update"):
        if event.gap:
            continue
        for number, said in enumerate(event.events, event.n - len(event.events) + 1):
            other = told.setdefault((event.table, number), said)
            if other != said:
                what = f"two stories: event {number} is {other} and {said}"
                yield Violation(what, event.table, event.time)


def tables(history: History, logs: Logs) -> Iterator[Violation]:
    """A table that was created is there."""
    for event in history.of("got"):
        if event.text == "create" and event.table not in logs:
            yield Violation("created and lost: the table", event.table, event.time)


def is_ours(event: Event) -> bool:
    """Is it a refusal or a failure for which the server is to blame?"""
    return event.text in OURS or event.text.startswith(SERVER_ERROR)


def failures(history: History) -> Iterator[Violation]:
    """No request finds a server that does not know what to say."""
    for event in history.of("failed"):
        if is_ours(event) and not event.text.startswith(UNREACHED):
            yield Violation(f"server error: {event.text}", event.table, event.time)
    for event in history.of("refusal"):
        if event.text == "broken":
            yield Violation(f"server error: {event.id}", event.table, event.time)


def calm(history: History) -> Iterator[Violation]:
    """Nobody is refused while nodes are stopped and started as a host does it."""
    fault = ""
    for event in history.events:
        if event.what == "fault":
            fault = event.text
        elif event.what in ("refusal", "failed") and fault in CALM and is_ours(event):
            yield Violation(f"refused by {fault}: {event.text}", event.table, event.time)


def owners(audit: Audit) -> Iterator[Violation]:
    """A table has one owner at a time, and only it writes."""
    for table, tenures in audit.tenures.items():
        for one, other in pairwise(tenures):
            if other.since < one.until:
                yield Violation(f"two owners: {one} and {other}", table, other.since)
    for entry in audit.entries:
        tenures = audit.tenures.get(entry.table, [])
        if not any(
            tenure.backends == entry.backends and tenure.since <= entry.time <= tenure.until
            for tenure in tenures
        ):
            owner = [tenure for tenure in tenures if tenure.since <= entry.time <= tenure.until]
            what = f"not the owner: {entry.backends} wrote {entry.seq}, owned by {owner}"
            yield Violation(what, entry.table, entry.time)


def durable(
    history: History, logs: Logs, people: Mapping[str, str], audit: Audit
) -> Iterator[Violation]:
    """Nothing is acknowledged before it is committed."""
    committed = {(entry.table, entry.seq): entry.time for entry in audit.entries}
    written = written_asks(logs)
    for ack in history.of("ack"):
        for seq in written.get((ack.table, people[ack.client], ack.id), [])[:1]:
            if ack.time < committed[ack.table, seq]:
                late = committed[ack.table, seq] - ack.time
                what = f"told too early: {ack.id}, {late * 1000:.1f} ms before its commit"
                yield Violation(what, ack.table, ack.time)
