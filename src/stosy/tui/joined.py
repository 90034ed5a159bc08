"""The client side of a table on a server, without the network.

    hear(tell)            handles a message of the server
    send(ask, typed)      sends an ask of the person to `post`
    lost(), back()        the connection is lost, or there is a new one
    prompt()              the current question; "" while it is not the person's turn

Lines go to `tell`, asks to `post`.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, TypeAlias

from msgspec import UNSET, Struct
from msgspec.structs import replace

from stosy.core import Action, Advice, AnyGame, Event
from stosy.games import find
from stosy.text import Words, plain
from stosy.tui.address import refusal
from stosy.tui.conversation import Conversation
from stosy.tui.moments import Moments
from stosy.tui.own_part import Broken, OwnPart
from stosy.tui.seating import agreed, changes, names_of, same_person, who
from stosy.tui.sight import Sight
from stosy.tui.turn_clock import Countdown
from stosy.vocabulary.events import (
    Began,
    DealVoided,
    HandedOver,
    Happening,
    Left,
    OfPerson,
    Removed,
    SeedRevealed,
    Talked,
)
from stosy.wire import VERSION, Update, asks
from stosy.wire.decoding import AnyTell
from stosy.wire.tells import (
    Ack,
    Announced,
    AnyUpdate,
    Goodbye,
    Hints,
    OtherVersion,
    Planned,
    Refusal,
    TableFacts,
    TableIs,
)

AnyAsk: TypeAlias = asks.Ask[Any]
Talk: TypeAlias = Callable[[AnyGame, Words, Sequence[str], Callable[[str], None]], Conversation]
LEAVING = (Left, Removed, HandedOver)
MOST_SAID, MOST_REPORTED = 100, 3


class Quit(Exception):
    """The person has left the program or the table."""


class TableEnded(Quit):
    """Nothing more can be done at this table."""


class Sent(Struct):
    """An unanswered ask, and its typed line; `again`: it was sent more than once."""

    ask: AnyAsk
    typed: str
    again: bool = False


class Joined:
    """One person at one table of a server."""

    def __init__(
        self,
        first: TableIs,
        words: Words,
        tell: Callable[[str], None],
        post: Callable[[AnyAsk], None],
        clock: Callable[[], float] = monotonic,
        talk: Talk = Conversation,
    ) -> None:
        self.words = words
        self.post = post
        self.facts: TableFacts = first.facts
        self.you: int | None = first.you
        self.was: int | None = first.you
        """The seat before the last message about seats."""
        self.may_return: int | None = None
        self.sight: Sight | None = None
        self.seen: int | None = None
        """The number of the last event."""
        self.unanswered: dict[str, Sent] = {}
        self.connected = True
        self.clock = Countdown(clock)
        self.said: deque[Talked] = deque(maxlen=MOST_SAID)
        """What was said lately."""
        self.hidden = first.hidden
        """May the person not watch?"""
        self.hinted: tuple[object, ...] = ()
        """How things stood when the person was last told what to do next."""
        self.keys: Callable[[str], None] = lambda key: None
        """Called with a key to the own seat."""
        self.bot_keys: Callable[[str], None] = lambda key: None
        """Called with a key to the seat of a bot that plays from elsewhere."""
        self.coach: Advice | None = None
        """What to do next, if the table was asked to say so."""
        self.talk = talk(find(first.facts.game), words, (), tell)
        self.moments = Moments(self.talk)
        self.part = OwnPart(post)
        self._seat(first)
        if not self.talk.looked:
            self.tell_who()
            self.talk.say("join-welcome")

    def prompt(self) -> str:
        """The question to the person, if it is their turn and no ask is unanswered."""
        if self.busy or self.sight is None or not self.playing or not self.sight.my_turn:
            return ""
        return self.words.say("play-prompt")

    @property
    def busy(self) -> bool:
        """Is an ask unanswered?"""
        return bool(self.unanswered) or not self.connected

    @property
    def playing(self) -> bool:
        return self.facts.phase == "playing"

    @property
    def between_rounds(self) -> bool:
        """Does the table wait for players to be ready for the next round?"""
        return self.playing and self.sight is not None and self.sight.between_rounds

    @property
    def is_host(self) -> bool:
        return self.you is not None and self.facts.host == self.you

    @property
    def names(self) -> tuple[str, ...]:
        return names_of(self.words, self.facts)

    def listed(self) -> list[Action]:
        """The actions a list may show."""
        alone = len(self.facts.seats) == 1
        return self.sight.listed(alone) if self.sight is not None and self.playing else []

    def send(self, ask: AnyAsk, typed: str) -> None:
        """Send an ask; without a connection, print that it was not sent."""
        if not self.connected:
            self.talk.say("join-not-sent", what=typed)
            return
        self.unanswered[ask.id] = Sent(ask, typed)
        self.post(ask)

    def act(self, action: Action, typed: str) -> None:
        """Send an action of the game, with the id of its offer."""
        sight = self.sight
        offer = None if sight is None else sight.offer_of(action)
        at = None if sight is None else sight.at
        self.send(
            asks.Act(id=new_id(), actions=(action,), offer=offer, at=at, match=self.facts.match),
            typed,
        )

    def ask_hint(self, typed: str) -> None:
        """Ask for hints."""
        at = None if self.sight is None else self.sight.at
        self.send(asks.AskHint(id=new_id(), at=at, match=self.facts.match), typed)

    def tell_who(self) -> None:
        """Print the seats and the settings."""
        for line in (*who(self.words, self.facts, self.you), *agreed(self.words, self.facts)):
            self.talk.tell(line)

    def said_on(self, seat: int) -> tuple[str, ...]:
        """The last sentences from this seat."""
        return tuple(each.text for each in self.said if each.seat == seat)[-MOST_REPORTED:]

    def lost(self, why: str | None = None) -> None:
        """The connection is lost; print that once, with the server's reason if there is one."""
        if not self.connected:
            return
        self.connected = False
        self.talk.say("join-lost" if why is None else "join-goodbye", reason=why)
        for sent in self.unanswered.values():
            sent.again = True
            self.talk.say("join-unanswered", what=sent.typed)

    def back(self) -> None:
        """There is a new connection; send unanswered asks again."""
        if not self.connected:
            self.connected = True
            self.talk.say("join-back")
        self.part.reconnected()
        for sent in self.unanswered.values():
            self.post(sent.ask)

    def hear(self, message: AnyTell) -> None:
        """Handle a message of the server; raises TableEnded after the last one, and when the server
        has not kept a promise about the deal."""
        try:
            self._hear(message)
        except Broken as broken:
            self.talk.say(f"refusal-deal-{broken.code}")
            raise TableEnded from None

    def _hear(self, message: AnyTell) -> None:
        match message:
            case TableIs():
                self._table_is(message)
            case Update():
                self._update(message)
            case Ack():
                self._ack(message)
            case Hints():
                if self.unanswered.pop(message.id, None) is not None:
                    self.talk.advise(message.hints)
            case Planned():
                self.unanswered.pop(message.id, None)
            case Refusal():
                self._refusal(message)
            case Announced(text=text):
                self.talk.say(
                    "join-announced" if text else "join-announced-nothing", text=plain(text)
                )
            case Goodbye():
                self._goodbye(message)
            case OtherVersion():
                self.talk.say("join-other-version", server=message.version, client=VERSION)
                raise TableEnded

    def _seat(self, message: TableIs) -> None:
        self.facts = message.facts
        self.was, self.you = self.you, message.you
        self.may_return = message.may_return
        self.hidden = message.hidden
        if self.hidden:
            self.sight = None
        self.clock.set(message.left)
        self.part.hear(self.facts, self.you)
        names = self.names
        if names != self.talk.names:
            self.talk.call(names)

    def _table_is(self, message: TableIs) -> None:
        before, seat = self.facts, self.you
        self._seat(message)
        for line in changes(self.words, before, self.facts, self.you):
            self.talk.tell(line)
        gone = seat is not None and self.you is None
        if gone and same_person(before.seats[seat or 0], self.facts.seats[seat or 0]):
            self.talk.say("join-moved")

    def _update(self, message: AnyUpdate) -> None:
        self.seen = message.n
        before = self.sight
        if message.gap:
            self.sight = None
        if message.view is not UNSET and message.view is not None:
            at = None if message.at is UNSET else message.at
            offers = () if message.offers is UNSET else message.offers
            self.sight = Sight(message.view.seat, message.view, tuple(offers), at)
            self.talk.see(self.sight)
            self.coach = message.coach
            self.clock.set(message.left)
        if message.lost:
            self.talk.say("join-moves-lost")
        elif message.gap and before is not None:
            self.talk.say("join-gap")
        self._report(() if message.gap else message.events)
        if self.playing and self.sight is not None:
            if message.gap and (before is not None or not self.sight.my_turn):
                self.talk.look(self.sight)
            mine = any(isinstance(sent.ask, asks.Act) for sent in self.unanswered.values())
            self.moments.after(before, self.sight, message.events, mine)
            self._end_turn()
        self._hint()
        if self.facts.phase == "closed":
            raise TableEnded

    def _report(self, events: tuple[Event, ...]) -> None:
        """Print events; a person who has just lost a seat still reads them as its owner."""
        for event in events:
            if not isinstance(event, Happening):
                self.talk.report((event,), self.sight)
                continue
            self._check_deal(event)
            if isinstance(event, Talked):
                self.said.append(event)
            if isinstance(event, OfPerson) and not event.name:
                unnamed = self.words.say("seat-unnamed", number=event.seat + 1)
                event = replace(event, name=unnamed)
            self.talk.tell_event(event, self.was if isinstance(event, LEAVING) else self.you)

    def _check_deal(self, event: Event) -> None:
        """Compare an event with what was promised about the deal."""
        match event:
            case DealVoided():
                self.part.voided(event, self.you)
            case SeedRevealed():
                self.part.revealed(event)
            case Began():
                if self.part.is_absent(self.you):
                    self.talk.say("deal-absent")

    def _end_turn(self) -> None:
        """Do what is left to do if there is no choice."""
        end = None if self.sight is None else self.talk.automatic(self.sight)
        if self.playing and end is not None and not self.busy:
            self.act(end, self.words.action(self.facts.game, end))

    def _hint(self) -> None:
        """Print what to do next, if that has changed and was not asked already."""
        if any(isinstance(sent.ask, asks.Sit | asks.TakeSeat) for sent in self.unanswered.values()):
            return
        message = next_step(self.facts, self.you, self.may_return, self.hidden)
        stands = (message, self.facts.host, self.facts.match)
        if message is not None and stands != self.hinted:
            host = "" if self.facts.host is None else self.names[self.facts.host]
            self.talk.say(message, host=host)
        self.hinted = stands

    def _ack(self, message: Ack) -> None:
        self.part.acknowledged(message.id)
        sent = self.unanswered.pop(message.id, None)
        if sent is None:
            return
        match sent.ask:
            case asks.GoOn():
                if self.between_rounds:
                    self.talk.say("join-ready")
            case asks.LendSeat():
                if message.key is None:
                    self.talk.say("join-link-lost")
                else:
                    self.keys(message.key)
            case asks.PutBot() if message.key is not None:
                self.bot_keys(message.key)
            case asks.TakeSeat():
                self.talk.say("join-taken")
            case _ if sent.again:
                self.talk.say("join-arrived", what=sent.typed)
        self._end_turn()
        self._hint()

    def _refusal(self, message: Refusal) -> None:
        """Handle a refusal; one without an id answers the oldest ask."""
        ident = message.id or next(iter(self.unanswered), "")
        if self.unanswered.pop(ident, None) is None and message.id is not None:
            return
        self.talk.refuse(refusal(message.code, message.rule, message.facts), self.you)
        self._hint()

    def _goodbye(self, message: Goodbye) -> None:
        if message.retry is None:
            self.talk.say("join-goodbye", reason=message.reason)
            raise TableEnded
        self.lost(message.reason)


def new_id() -> str:
    """A unique id for an ask."""
    return secrets.token_hex(8)


def next_step(
    facts: TableFacts, you: int | None, may_return: int | None, hidden: bool = False
) -> str | None:
    """The message about what to do next; None if the game says it."""
    if facts.phase == "closed":
        return None
    if you is None:
        if may_return is not None:
            return "join-hint-return"
        if facts.phase != "playing":
            return "join-hint-sit"
        return "join-hint-hidden" if hidden else "join-hint-watch"
    hosts = facts.host == you
    match facts.phase:
        case "gathering":
            return "join-hint-start" if hosts else "join-hint-wait"
        case "over":
            return "join-hint-again" if hosts else "join-hint-over"
        case _:
            return None
