"""A table and one person at it, without a network: every message goes through JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from stosy.core import seed_of
from stosy.games import find
from stosy.table import Opened, Secrets, Table, checked
from stosy.table.settings import usual_settings
from stosy.text import Words
from stosy.tui.joined import AnyAsk, Joined
from stosy.tui.typist import Dealing, Typist
from stosy.wire import Hello, Ping
from stosy.wire.decoding import AnyTell, ask_decoder, read_tell
from tests.text.spaces import spaced

ME, NUMBER = "me", 1


class Wire:
    """A table and one person at it; every message goes through JSON, as over a socket."""

    def __init__(
        self, game: str, person: str = ME, seats: int = 2, language: str = "en", **settings: Any
    ) -> None:
        self.game = find(game)
        usual = usual_settings(self.game, seats, {})
        agreed = checked(self.game, replace(usual, first=0, **settings))
        opened = Opened(table="t", game=game, who=ME, name="Olha", settings=agreed)
        secrets = Secrets(seed=lambda: seed_of("joined"), key=lambda: "key")
        self.table = Table.open(self.game, opened, secrets)
        self.person = person
        self.now = 0.0
        self.told: list[str] = []
        self.asks: list[AnyAsk] = []
        self.dealt: list[Dealing] = []
        self.table.connect(NUMBER, person, "Tim", self.now)
        first, *rest = self.messages()
        words = Words(language)
        self.joined = Joined(first, words, self.tell, self.asks.append, self.time)
        self.typist = Typist(self.joined, "http://host/t/t", self.tell, self.dealt.append)
        self.hear(rest)

    def tell(self, line: str) -> None:
        self.told.append(spaced(line))

    def time(self) -> float:
        return self.now / 1000

    def messages(self) -> list[Any]:
        """What came of the last calls, as the server sends it to this person."""
        sent = self.table.take(self.now).messages
        told = [message for number, message in sent if number == NUMBER]
        return [read_tell(self.game, msgspec.json.encode(message)) for message in told]

    def hear(self, messages: Sequence[AnyTell]) -> None:
        for message in messages:
            self.joined.hear(message)
            self.typist.go_on()

    def deliver(self) -> None:
        """Let the table have everything that was asked, and the person all answers."""
        while self.asks:
            ask = ask_decoder(self.game).decode(msgspec.json.encode(self.asks.pop(0)))
            assert not isinstance(ask, Hello | Ping)
            self.table.receive(NUMBER, ask, self.now)
            self.hear(self.messages())

    def type(self, *lines: str) -> None:
        for line in lines:
            self.typist.typed(line)
            self.deliver()

    def wait(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds * 1000
        self.table.tick(self.now)
        self.hear(self.messages())
        self.deliver()

    @property
    def hand(self) -> list[Any]:
        """The person's cards."""
        assert self.joined.sight is not None
        cards: list[Any] = msgspec.to_builtins(self.joined.sight.view)["hand"]
        return cards

    def comes(self, person: str, name: str) -> None:
        """Somebody else comes."""
        self.table.connect(NUMBER + 1, person, name, self.now)
        self.hear(self.messages())

    def other(self, ask: AnyAsk) -> None:
        """That somebody asks for something."""
        self.table.receive(NUMBER + 1, ask, self.now)
        self.hear(self.messages())
