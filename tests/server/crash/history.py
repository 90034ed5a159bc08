"""What clients asked and were told, and what went wrong, all by one clock."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from time import monotonic
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

What: TypeAlias = Literal[
    "ask",  # an ask is sent, the first time or again
    "ack",  # it is done; `n` is that of the last update before
    "refusal",  # it is not, and `text` is the code
    "hello",  # a socket is opened, to read the table; `n` is what the client has seen
    "update",  # `n`, and the `events` up to it
    "goodbye",  # `text` is the reason
    "gone",  # the socket is closed
    "get",  # a request of the name `text`
    "got",  # its answer: what it counts is `n`
    "failed",  # a request or a handshake was refused; `text` is the status and the code
    "fault",  # something is broken on purpose
    "healed",  # and whole again
]

ANYBODY = "nemesis"
"""Who breaks things."""
MOST_SHOWN = 40
PING = "ping"
"""The id of asks that only test the connection."""


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a client did or was told. `id` links an answer to what it answers."""

    time: float
    client: str
    table: str = ""
    what: What
    id: str = ""
    n: int = -1
    text: str = ""
    events: tuple[str, ...] = ()
    """In an update: those after the last, as everybody sees them."""
    gap: bool = False
    """In an update: there are events which this client does not get."""
    lost: bool = False
    """In an update: the server says that it has lost what this client had seen."""

    @property
    def acts(self) -> bool:
        """Has somebody been answered, other than by the connection?"""
        return self.what == "ack" and self.id != PING

    def __str__(self) -> str:
        said = {
            "table": self.table[:6],
            "id": self.id,
            "n": "" if self.n < 0 else str(self.n),
            "text": self.text,
            "events": " ".join(self.events),
            "gap": "yes" if self.gap else "",
            "lost": "yes" if self.lost else "",
        }
        rest = "  ".join(f"{name} {value}" for name, value in said.items() if value)
        return f"{self.time:10.3f}  {self.client:8} {self.what:8} {rest}"


class History:
    """Events in the order in which they happened."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events = list(events)

    def note(self, client: str, what: What, table: str = "", **more: object) -> Event:
        event = Event(time=monotonic(), client=client, what=what, table=table, **more)  # type: ignore[arg-type]
        self.events.append(event)
        return event

    def of(self, *what: What) -> Iterator[Event]:
        return (event for event in self.events if event.what in what)

    def around(self, table: str, time: float, before: float = 8.0, after: float = 1.0) -> str:
        """What happened at a table at about that time, faults included."""
        shown = [
            str(event)
            for event in self.events
            if event.table in (table, "") and time - before <= event.time <= time + after
        ]
        left_out = len(shown) - MOST_SHOWN
        return "\n".join([f"... {left_out} before"] * (left_out > 0) + shown[-MOST_SHOWN:])

    def save(self, path: Path) -> None:
        path.write_bytes(msgspec.json.Encoder().encode_lines(self.events))
