"""A table in this process: it speaks as a server does, keeps everything and can be continued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from stosy.games import find, games
from stosy.host import Game, Host, Memory, opened, restored
from stosy.host.host import at_once
from stosy.table import Secrets
from stosy.wire import VERSION

SECRETS = Secrets(seed=lambda: "ab" * 32, key=lambda: "key")


class Clock:
    """Time that passes when it is told to, and calls what is due."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.calls: dict[int, tuple[float, Callable[[], None]]] = {}
        self.count = 0

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        self.count += 1
        number = self.count
        self.calls[number] = (self.now + seconds * 1000, call)
        return lambda: self.calls.pop(number, None) and None

    def pass_time(self) -> None:
        """Go to the next call."""
        number, (at, call) = min(self.calls.items(), key=lambda item: item[1][0])
        del self.calls[number]
        self.now = max(self.now, at)
        call()


class Client:
    """Somebody who does what the host would do for them, as JSON."""

    def __init__(self, host: Host, **hello: Any) -> None:
        self.heard: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.guest = host.guest("me", "Olha", self.hear)
        self.count = 0
        self.send(ask="hello", version=VERSION, coach=True, **hello)

    def hear(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        self.heard.append(told)
        if "view" in told:
            self.update = told

    def send(self, **message: Any) -> None:
        self.count += 1
        ident = {} if message["ask"] == "hello" else {"id": str(self.count)}
        self.guest.receive(msgspec.json.encode({**message, **ident}))

    def fall_back(self) -> bool:
        """Play what time would play, if it is our turn."""
        for offer in self.update.get("offers", ()):
            if offer.get("fallback") is not None:
                self.send(ask="act", actions=[offer["fallback"]], offer=offer["id"])
                return True
        return False


def begun(game: str, seats: int | None = None, store: Memory | None = None) -> tuple[Host, Clock]:
    rules, clock = find(game), Clock()
    count = rules.usual_seats if seats is None else seats
    options = {"rounds": "single"} if "rounds" in rules.options.__struct_fields__ else {}
    wanted = Game(game=rules, seats=count, options=options, levels=["casual"] * (count - 1))
    table = opened(wanted, "me", "Olha", SECRETS)
    kept = Memory() if store is None else store
    return Host(table, kept, lambda: clock.now, clock.later, at_once), clock


@pytest.mark.parametrize("game", games())
def test_a_match_to_its_end(game: str) -> None:
    host, clock = begun(game)
    client = Client(host)
    while host.table.state.phase == "playing":
        if not client.fall_back():
            clock.pass_time()
    assert client.update["view"]["result"] is not None
    assert clock.now > 1000 + 700, "bots take their time"


def test_a_match_goes_on_from_its_store() -> None:
    store = Memory()
    host, clock = begun("the-game", store=store)
    client = Client(host)
    while not client.fall_back():
        clock.pass_time()
    before = client.update
    # The process dies here: nobody leaves, nothing is closed.
    table = restored(Memory(store.read()), SECRETS)
    assert table is not None
    again = Client(Host(table, store, lambda: clock.now, clock.later, at_once))
    assert again.update["view"] == before["view"]
    assert again.update["at"] == before["at"]
    assert again.update["coach"] == before["coach"]


def test_what_is_not_stored_is_not_told() -> None:
    class Full(Memory):
        def append(self, entries: Sequence[bytes]) -> None:
            if self.entries:
                raise OSError("no space left on device")
            super().append(entries)

    host, _ = begun("the-game", 1, Full())
    with pytest.raises(OSError, match="no space"):
        Client(host)
    host, _ = begun("the-game", 1)
    client = Client(host)
    host._store = Full([b"full"])
    at = client.update["at"]
    with pytest.raises(OSError, match="no space"):
        client.fall_back()
    assert client.update["at"] == at
    assert client.heard[-1] == {"tell": "goodbye", "reason": "failed"}


def test_messages_are_answered_as_by_a_server() -> None:
    host, _ = begun("the-game", 1)
    client = Client(host)
    client.send(ask="ping")
    assert client.heard[-1] == {"tell": "ack", "id": "2"}
    client.guest.receive(b'{"ask": "nonsense"}')
    assert client.heard[-1]["code"] == "malformed"
    client.send(ask="act", actions=[{"do": "lay", "card": 99, "pile": "up1"}])
    assert client.heard[-1]["tell"] in ("refusal", "ack", "update")
    stranger = host.guest("other", "Tim", client.hear)
    stranger.receive(b'{"ask": "ping", "id": "1"}')
    assert client.heard[-1] == {"tell": "goodbye", "reason": "no_hello"}
    stranger.receive(msgspec.json.encode({"ask": "hello", "version": VERSION + 1}))
    assert client.heard[-1] == {"tell": "other_version", "version": VERSION}


@pytest.mark.parametrize("entries", [(), (b"",), (b"{}",), (b'{"entry":"paused"}',)])
def test_a_store_that_holds_no_table_is_no_table(entries: tuple[bytes, ...]) -> None:
    assert restored(Memory(entries), SECRETS) is None
