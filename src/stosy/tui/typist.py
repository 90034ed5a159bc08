"""Handles the lines that a person types at a table on a server."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct, convert

from stosy.core import Action, Resign
from stosy.text import Words
from stosy.tui.conversation import Command, Doing
from stosy.tui.joined import AnyAsk, Joined, Quit, new_id
from stosy.tui.orders import QUOTES, Order, Orders, seat_named
from stosy.tui.seating import span
from stosy.tui.typed import Ambiguous, parse
from stosy.vocabulary.settings import Change
from stosy.wire import asks
from stosy.wire.api import BlockPerson, ReportPerson

TABLE_RULES = ("T1", "T2", "T3", "T4", "T5", "T6", "T7")


class Unblock(Struct, frozen=True, kw_only=True):
    """Block whoever sits there no longer."""

    seat: int


Dealing: TypeAlias = BlockPerson | Unblock | ReportPerson
"""What one person does about another, beside the table."""


class Typist:
    """Handles line after line; lines wait while an ask is unanswered."""

    def __init__(
        self,
        table: Joined,
        url: str,
        rename: Callable[[str], None],
        deal_with: Callable[[Dealing], None],
    ) -> None:
        self.table = table
        self.url = url
        self.rename = rename
        self.deal_with = deal_with
        self.talk = table.talk
        self.orders = Orders((Words("en"), table.words))
        self.waiting: deque[str] = deque()
        self.question: tuple[str, AnyAsk, str] | None = None
        """A question, what is asked for if the answer is yes, and what was typed for it."""
        table.keys = lambda key: self.talk.say("join-link", url=f"{url}#key={key}")
        table.bot_keys = lambda key: self.talk.say("join-bot-link", url=f"{url}#key={key}")

    def prompt(self) -> str:
        """The current prompt, or ""."""
        return self.question[0] if self.question else self.table.prompt()

    def typed(self, line: str) -> None:
        """Handle a typed line."""
        self.waiting.append(line)
        self.go_on()

    def completions(self, text: str) -> Sequence[str]:
        """The lines that a text may become."""
        return self.talk.completions(text, self.table.listed(), self.orders.words)

    def go_on(self) -> None:
        """Handle the waiting lines until one of them sends an ask.

        Without a connection they do not wait for one: they may be out of date by then.
        """
        while self.waiting and not (self.table.unanswered and self.table.connected):
            self._read(self.waiting.popleft().strip())

    def _read(self, line: str) -> None:
        if self.question is not None:
            _, ask, typed = self.question
            self.question = None
            if self.talk.is_yes(line):
                self.table.send(ask, typed)
            return
        order = self.orders.read(line, self.talk.typed)
        if order is not None:
            self._order(order, line)
        elif self.table.between_rounds and self.talk.typed.tokens(line) in ([], ["ready"]):
            self._send(asks.GoOn(id=new_id()), line)
        else:
            self._game(line)

    def _game(self, line: str) -> None:
        listed = self.table.listed()
        match self.talk.meaning(line, listed):
            case None:
                self._enter(listed)
            case Command(word, rest):
                self._obey(word, rest, listed, line)
            case Doing(action):
                self.table.act(action, line)

    def _enter(self, listed: Sequence[Action]) -> None:
        if listed:
            self.talk.show(listed)
        elif not self.table.playing:
            self.table.tell_who()

    def _obey(self, word: str, rest: Sequence[str], listed: Sequence[Action], line: str) -> None:
        table = self.table
        match word:
            case "help":
                self._help(listed)
            case "hint":
                table.ask_hint(line)
            case "look" if table.sight is not None and table.playing:
                self.talk.look(table.sight, again=True)
            case "look":
                table.tell_who()
            case "rules":
                self.talk.rules(rest, TABLE_RULES)
            case "resign":
                ask = asks.Act(id=new_id(), actions=(Resign(),), match=table.facts.match)
                self._ask("play-resign-sure", ask, line)
            case _:
                raise Quit

    def _help(self, listed: Sequence[Action]) -> None:
        self.talk.help(listed)
        if self.table.between_rounds:
            self.talk.say("join-help-between")
        if not self.url:
            self.talk.say("play-help")
            return
        self.talk.say("join-help")
        if self.table.is_host:
            self.talk.say("join-help-host")

    def _order(self, order: Order, line: str) -> None:
        """Carry out an order for the table."""
        match order.word:
            case "say":
                self._say(order.rest, line)
            case "sit":
                self._sit(order.rest, line)
            case "stand":
                self._stand(line)
            case "start" | "link":
                kind = asks.Start if order.word == "start" else asks.LendSeat
                self._send(kind(id=new_id()), line)
            case "hurry":
                self._send(asks.Hurry(id=new_id()), line)
            case "invite":
                self.talk.say("join-invite", url=self.url)
            case "who":
                self.table.tell_who()
            case "clock":
                self._clock()
            case "close":
                self._ask("join-close-sure", asks.Close(id=new_id()), line)
            case "name":
                self._name(order.rest)
            case "watch":
                self._watch(order.rest, line)
            case "block" | "unblock":
                self._block(order)
            case "report":
                self._report(order.rest)
            case _:
                self._seat_order(order, line)

    def _name(self, name: str) -> None:
        if name:
            self.rename(name)
        else:
            self.talk.say("join-name-what")

    def _watch(self, rest: str, line: str) -> None:
        """Agree on who may watch, or print it."""
        watch = self.orders.watch(rest)
        if watch is not None:
            change = convert({"watch": watch}, Change)
            self._send(asks.Arrange(id=new_id(), change=change), line)
        else:
            self.talk.say("join-watch-what" if rest else "join-watch-is", watch=self._watch_now())

    def _watch_now(self) -> str:
        return self.table.facts.settings.watch

    def _block(self, order: Order) -> None:
        seat = self._person(order.rest)
        if seat is not None:
            kind = BlockPerson if order.word == "block" else Unblock
            self.deal_with(kind(seat=seat))

    def _report(self, rest: str) -> None:
        """Report somebody, with what they have said lately if it is about that."""
        found = self.orders.reason(rest)
        if found is None:
            self.talk.say("join-report-how")
            return
        whom, reason, text = found
        seat = self._person(whom)
        if seat is not None:
            said = self.table.said_on(seat) if reason == "talk" else ()
            told = {"seat": seat, "reason": reason, "text": text[:1000], "said": said}
            self.deal_with(convert(told, ReportPerson))

    def _person(self, text: str) -> int | None:
        """The seat of another person; says so if there is none."""
        seat = self._seat(text)
        table = self.table
        if seat is None or seat == table.you or not table.facts.seats[seat].name:
            self.talk.say("join-which-person")
            return None
        return seat

    def _seat_order(self, order: Order, line: str) -> None:
        """Carry out the host's order for a seat."""
        rest, level = order.rest, ""
        if order.word == "bot":
            rest, level = self._level(rest)
        seat = self._seat(rest)
        if seat is None:
            self.talk.say("join-which-seat", most=len(self.talk.names))
            return
        if level and level not in (self.table.facts.settings.stand_in, *self.orders.known_levels):
            levels = map(self.talk.words.level, self.orders.known_levels)
            self.talk.say("join-which-level", levels=", ".join(levels))
            return
        ident, called = new_id(), self.talk.names[seat]
        match order.word:
            case "bot" if self.table.playing:
                ask = asks.HandOver(id=ident, seat=seat)
                self._ask("join-hand-over-sure", ask, line, name=called)
            case "bot":
                self._send(asks.PutBot(id=ident, seat=seat, level=level), line)
            case "open":
                self._send(asks.OpenSeat(id=ident, seat=seat), line)
            case "remove":
                self._ask("join-remove-sure", asks.Remove(id=ident, seat=seat), line, name=called)
            case word:
                self._send(asks.Mute(id=ident, seat=seat, muted=word == "mute"), line)

    def _level(self, text: str) -> tuple[str, str]:
        """A seat and the level of a bot after it, or the default level."""
        seat, level = self.orders.level(text)
        if seat and text.casefold() not in self.talk.typed.names:
            return seat, level
        return text, self.table.facts.settings.stand_in

    def _say(self, text: str, line: str) -> None:
        """Send a signal of the game if the text is one, otherwise talk."""
        if not text:
            self.talk.say("join-say-what")
            return
        if (signal := self._signal(text, line)) is not None:
            self.table.act(signal, line)
        else:
            self._send(asks.Say(id=new_id(), text=text[:1000]), line)

    def _signal(self, text: str, line: str) -> Action | None:
        if not self.table.playing or self.table.you is None or line[:1] in QUOTES:
            return None
        offered = [action for action in self.table.listed() if action.role == "speech"]
        try:
            action = parse(self.talk.game, self.talk.typed.tokens(text), offered)
        except Ambiguous:
            return None
        return action if action is not None and action.role == "speech" else None

    def _sit(self, rest: str, line: str) -> None:
        seat = self._seat(rest)
        if rest and seat is None:
            self.talk.say("join-which-seat", most=len(self.talk.names))
        else:
            self._send(asks.Sit(id=new_id(), seat=seat), line)

    def _stand(self, line: str) -> None:
        leave = asks.Leave(id=new_id())
        if self.table.playing and self.table.you is not None:
            self._ask("join-leave-sure", leave, line)
        else:
            self._send(leave, line)

    def _clock(self) -> None:
        """Print how much time is left, and for whom."""
        left, sight = self.table.clock.left(), self.table.sight
        if left is None or sight is None:
            self.talk.say("join-no-clock")
            return
        count, unit = span(left)
        whose = "you" if sight.my_turn else "other"
        name = self.talk.names[sight.view.turn]
        self.talk.say("join-time-left", whose=whose, name=name, count=count, unit=unit)

    def _seat(self, text: str) -> int | None:
        return seat_named(text, self.talk.names, self.talk.typed)

    def _ask(self, question: str, ask: AnyAsk, typed: str, **args: object) -> None:
        self.question = (self.table.words.say(question, **args), ask, typed)

    def _send(self, ask: AnyAsk, typed: str) -> None:
        self.table.send(ask, typed)
