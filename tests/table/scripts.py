"""Scripts: random actions and asks of people at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from stosy.core import Action, Dice, Resign, seed_of
from stosy.vocabulary.settings import Change
from stosy.wire import (
    Act,
    Arrange,
    Close,
    GoOn,
    HandOver,
    Leave,
    LendSeat,
    Mute,
    OpenSeat,
    PutBot,
    Remove,
    Say,
    Sit,
    Start,
    TakeSeat,
)
from stosy.wire.tells import Ack
from tests.table.play import gathered

T = TypeVar("T")

PEOPLE = ("ann", "bob", "carl", "dora")
WAITS = (0, 1, 90, 400, 1_000, 3_000, 12_000, 70_000, 400_000, 90_000_000)
CLOCKS = (None, 15, 30, 3600)
LIVELY = 7
"""Of ten things that happen while a match runs, so many are moves."""


class Script:
    """People who do whatever they can, and much that they cannot."""

    def __init__(self, game: str, seed: int) -> None:
        self.dice = Dice(seed_of(f"script {game}", seed), 0)
        self.keys = ["no key"]
        clock, expiry = self.one_of(CLOCKS), self.one_of(("fallback", "forfeit"))
        self.scene = gathered(game, "ann", "bob", clock=clock, expiry=expiry, grace=10)

    def go_on(self) -> None:
        """The next thing that happens."""
        lively = self.scene.phase == "playing" and self.dice.below(10) < LIVELY
        self.one_of((self.move, self.move, self.wait) if lively else self.happenings())()
        self.note_keys()

    def happenings(self) -> tuple[Callable[[], None], ...]:
        return (self.wait, self.come, self.go, self.ask, self.ask, self.ask, self.start)

    def wait(self) -> None:
        self.scene.wait(self.one_of(WAITS[:6] if self.dice.below(3) else WAITS))

    def come(self) -> None:
        person = self.one_of(PEOPLE)
        if person not in self.scene.sockets:
            self.scene.connect(person, trip=self.one_of((0, 20, 150, 900)))

    def go(self) -> None:
        if here := sorted(self.scene.sockets):
            self.scene.disconnect(self.one_of(here))

    def start(self) -> None:
        host = self.scene.state.host
        if host in self.scene.sockets:
            self.scene.ask(host, Start)

    def move(self) -> None:
        """Somebody who may act does; now and then it is a mistake, late, or the end."""
        scene = self.scene
        seated = [p for p in sorted(scene.sockets) if scene.state.seat_of(p) is not None]
        if not seated:
            self.come()
            return
        person = self.one_of(seated)
        seat = scene.state.seat_of(person)
        offers = [offer for offer in scene.table.offers() if offer.seat == seat]
        if self.dice.below(60) == 0:
            scene.resign(person)
        elif offers:
            self.answer(person, self.one_of(offers))
        elif self.dice.below(8) == 0 and scene.table.offers():
            self.answer(person, self.one_of(scene.table.offers()))
        else:
            scene.ask(person, GoOn)

    def answer(self, person: str, offer: Any) -> None:
        actions: tuple[Action, ...] = (*offer.actions, offer.fallback or Resign())
        action = actions[-1] if offer.fallback and self.dice.below(2) else self.one_of(actions[:-1])
        at = self.scene.play.position.at - self.dice.below(2)
        answered = offer.id if self.dice.below(8) else None
        self.scene.ask(person, Act, actions=(action,), offer=answered, at=at)

    def ask(self) -> None:
        """Anything that is no move; most of it by the host."""
        scene, seat = self.scene, self.dice.below(4)
        here = sorted(scene.sockets)
        if not here:
            return
        host = scene.state.host
        person = host if host in here and self.dice.below(3) else self.one_of(here)
        asks: list[tuple[type, dict[str, Any]]] = [
            (Sit, {}),
            (Sit, {"seat": seat}),
            (Sit, {}),
            (Leave, {}),
            (Say, {"text": "hello"}),
            (GoOn, {}),
            (PutBot, {"seat": seat, "level": self.one_of(("beginner", "casual"))}),
            (OpenSeat, {"seat": seat}),
            (Remove, {"seat": seat}),
            (HandOver, {"seat": seat}),
            (Mute, {"seat": seat, "muted": self.dice.below(2) == 0}),
            (Arrange, {"change": Change(seats=2 + self.dice.below(3))}),
            (Arrange, {"change": Change(clock=self.one_of(CLOCKS))}),
            (LendSeat, {}),
            (TakeSeat, {"key": self.one_of(self.keys)}),
            (TakeSeat, {"key": self.keys[-1]}),
        ]
        kind, fields = (Close, {}) if self.dice.below(150) == 0 else self.one_of(asks)
        scene.ask(person, kind, **fields)

    def note_keys(self) -> None:
        replies = (reply for _, reply in self.scene.out.replies)
        self.keys += (reply.key for reply in replies if isinstance(reply, Ack) and reply.key)

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.dice.below(len(things))]
