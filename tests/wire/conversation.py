"""A real match at a table, with everything that goes over its sockets as bytes."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
from msgspec.structs import replace

from stosy.bots import find_bot
from stosy.core import AnyGame, Dice, seed_of
from stosy.table import Opened, Secrets, Table, checked
from stosy.table.settings import usual_settings
from stosy.wire import (
    VERSION,
    Act,
    Ask,
    GoOn,
    Hello,
    LendSeat,
    Ping,
    PutBot,
    Say,
    Sit,
    Start,
    Update,
)
from stosy.wire.decoding import ask_decoder, tell_decoder

SHORT = {"rounds": "single", "target": 1}
"""Options with which matches end soon, where a game has them."""
PLAYER, SPECTATOR = 1, 2
STEPS = 2000

to_json = msgspec.json.Encoder().encode


class Conversation:
    """One person plays with bots, another looks on; both know only what they are told."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self.game = game
        self.now = 0.0
        self.asked: list[bytes] = []
        self.told: dict[int, list[bytes]] = {PLAYER: [], SPECTATOR: []}
        self.update: Any = Update(n=0)
        """The player's last that says how play stands."""
        self._ids = count(1)
        self.table = self._open(seed)
        for number, name in ((PLAYER, "Ann"), (SPECTATOR, "Sue")):
            hello = ask_decoder(game).decode(to_json(Hello(version=VERSION)))
            assert isinstance(hello, Hello)
            self.table.connect(number, name.lower(), name, self.now, hello.seen)
            self._hear()

    def _open(self, seed: str) -> Table:
        short = {name: SHORT[name] for name in self.game.options.__struct_fields__ if name in SHORT}
        seats = max(2, self.game.seats[0])
        usual = usual_settings(self.game, seats, short)
        settings = checked(self.game, replace(usual, clock=60))
        opened = Opened(table="t" * 22, game=self.game.id, name="Ann", who="ann", settings=settings)
        secrets = Secrets(seed=lambda: seed_of(seed, 0), key=lambda: "key")
        return Table.open(self.game, opened, secrets)

    def play(self) -> None:
        """A whole match, and some talk around it."""
        for ask in (Sit, LendSeat, Start):
            self.ask(ask(id=self._id()))
        self.ask(PutBot(id=self._id(), seat=1, level="casual"))
        self.ask(Say(id=self._id(), text="Доброї гри!"))
        for _ in range(STEPS):
            while self._act():
                pass
            if self.table.state.phase == "over":
                return
            self.ask(GoOn(id=self._id()))
            self.now = max(self.now, self.table.due() or 0.0)
            self.table.tick(self.now)
            self._hear()
        raise AssertionError("the match does not end")

    def _act(self) -> bool:
        """Answer an offer as a bot that knows nothing but the last update; has play moved on?"""
        view, offers, at = self.update.view, self.update.offers, self.update.at
        if not offers:
            return False
        bot = find_bot("casual", self.game.id)
        action = bot.choose(view, list(offers), Dice("player", int(self.now)))
        for offer in offers:
            if action in offer.actions:
                self.ask(Act(id=self._id(), actions=(action,), offer=offer.id))
                return bool(self.update.at != at)
        return False

    def ask(self, ask: Ask[Any]) -> None:
        self.asked.append(to_json(ask))
        heard = ask_decoder(self.game).decode(self.asked[-1])
        assert not isinstance(heard, Hello | Ping)
        self.table.receive(PLAYER, heard, self.now)
        self._hear()

    def _id(self) -> str:
        return f"a{next(self._ids)}"

    def _hear(self) -> None:
        """Everybody is told what came of the last call."""
        for number, tell in self.table.take(self.now).messages:
            self.told[number].append(to_json(tell))
            if number == PLAYER:
                heard = tell_decoder(self.game).decode(self.told[number][-1])
                if isinstance(heard, Update) and heard.at is not msgspec.UNSET:
                    self.update = heard
