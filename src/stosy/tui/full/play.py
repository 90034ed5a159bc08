"""A person at a table: what the screen shows and does, by way of the session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from stosy.core import Action, Resign
from stosy.text import Words
from stosy.tui.address import Address
from stosy.tui.conversation import Advice
from stosy.tui.full.buttons import notices
from stosy.tui.full.choices import Card, Choices
from stosy.tui.full.talk import ScreenTalk
from stosy.tui.joined import AnyAsk, Joined, new_id
from stosy.tui.session import Session, Site
from stosy.tui.typed import parse
from stosy.wire import asks


class Screen(Protocol):
    """Who draws the table, and asks questions."""

    def draw(self) -> None: ...
    def ask(self, title: str, choices: Sequence[str], then: Callable[[int], None]) -> None: ...
    def read(self, title: str, lines: Sequence[str]) -> None: ...
    def which(self, actions: Sequence[Action]) -> None: ...
    def replay(self, match: int) -> None: ...
    def dark(self) -> None: ...


class Nobody:
    """A screen before there is one."""

    def draw(self) -> None: ...
    def ask(self, title: str, choices: Sequence[str], then: Callable[[int], None]) -> None: ...
    def read(self, title: str, lines: Sequence[str]) -> None: ...
    def which(self, actions: Sequence[Action]) -> None: ...
    def replay(self, match: int) -> None: ...
    def dark(self) -> None: ...


class Seated:
    """The session of a person at a screen; it is the console of that session."""

    def __init__(self, site: Site, where: Address, words: Words) -> None:
        self.words = words
        self.address = where
        self.screen: Screen = Nobody()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._hint = 0
        self.session = Session(site, where, words, self, talk=ScreenTalk, coach=True)

    # The console of the session

    def tell(self, line: str) -> None:
        """What the conversation says is drawn from there; what others say joins it."""
        talk = self.talk
        if talk is not None and talk.lines[-1:] != [line]:
            talk.lines.append(line)

    def prompt(self, text: str) -> None:
        self.screen.draw()

    def complete(self, completions: Callable[[str], Sequence[str]]) -> None:
        """Nothing: what can be done is drawn."""

    async def line(self) -> str | None:
        return await self._lines.get()

    # What is shown

    @property
    def table(self) -> Joined | None:
        return self.session.table

    @property
    def talk(self) -> ScreenTalk | None:
        talk = None if self.table is None else self.table.talk
        return talk if isinstance(talk, ScreenTalk) else None

    @property
    def alone(self) -> bool:
        """Is the table in this process?"""
        return not self.address.origin

    def where(self) -> str:
        return self.words.say("screen-here") if self.alone else self.address.url

    def hint(self) -> Advice | None:
        """The hint that is shown."""
        hints = () if self.talk is None else self.talk.hints
        return hints[self._hint % len(hints)] if hints else None

    def forget_hint(self) -> None:
        if self.talk is not None:
            self.talk.hints, self.talk.notice = (), ""

    # What is done

    def act(self, action: Action) -> None:
        table = self.table
        if table is not None and not table.busy:
            self.forget_hint()
            table.act(action, self.words.action(table.facts.game, action, table.names))
            self.screen.draw()

    def cannot(self, card: Card) -> None:
        """Say that nothing can be done with this card."""
        if self.talk is not None and self.table is not None and not self.table.busy:
            name = self.words.card(self.talk.game.id, card)
            self.talk.notice = self.words.page("web-generic", "generic-nothing-with", card=name)

    def attempt(self, card: Card, pile: str | None) -> tuple[Action, ...]:
        """Ask why the card does not fit there; this never costs anything."""
        table = self.table
        if table is None or table.busy or table.sight is None or pile is None:
            return ()
        action = parse(table.talk.game, [str(card), pile], ())
        if isinstance(action, table.talk.game.plannable):
            facts = table.facts
            self._send(asks.Plan(id=new_id(), actions=(action,), match=facts.match))
        return ()

    def typed(self, line: str) -> None:
        self._lines.put_nowait(line)

    def key(self, letter: str) -> bool:
        """Keys without a button."""
        known = {"q": "quit", "?": "help", "l": "rules"}
        if letter not in known:
            return False
        self.command(known[letter])
        return True

    def command(self, name: str) -> None:
        """Do what a button says."""
        table = self.table
        if table is None:
            return
        match name:
            case "do":
                hint = self.hint()
                self.forget_hint()
                if hint is not None and hint.action is not None:
                    self.act(hint.action)
            case "other":
                self._hint += 1
            case "hint":
                self._hint = 0
                table.ask_hint(self.words.page("web-table", "table-hint"))
            case "hurry":
                self._send(asks.Hurry(id=new_id()))
            case "sit":
                self._send(asks.Sit(id=new_id()))
            case "ready" | "again":
                self._send(asks.GoOn(id=new_id()))
            case "start":
                self._send(asks.Start(id=new_id()))
            case "signal":
                self.screen.which(Choices(table.listed()).signals)
            case "notice":
                self.screen.which(notices(table))
            case "replay":
                self.screen.replay(table.facts.match)
            case "menu":
                self._menu(table)
            case "quit":
                self.typed("quit")
            case "help":
                self.screen.read(self.words.say("screen-menu-help"), list(self._help(table)))
            case "rules":
                self.screen.read(
                    self.words.page("web-table", "table-rules"), list(self._rules(table))
                )

    def _menu(self, table: Joined) -> None:
        page = self.words.page
        entries: list[tuple[str, Callable[[], None]]] = [
            (self.words.say("screen-menu-help"), lambda: self.command("help")),
            (page("web-table", "table-rules"), lambda: self.command("rules")),
            (self.words.say("screen-menu-light"), self.screen.dark),
        ]
        if table.playing and table.you is not None:
            resign = asks.Act(id=new_id(), actions=(Resign(),), match=table.facts.match)
            entries.append((page("web-table", "table-resign"), lambda: self._sure(resign)))
        if not self.alone and table.you is not None:
            leave = asks.Leave(id=new_id())
            entries.append((page("web-table", "table-leave"), lambda: self._sure(leave)))
        entries.append((self.words.say("screen-menu-quit"), lambda: self.typed("quit")))
        labels = [label for label, _ in entries]
        self.screen.ask(self.words.say("screen-menu"), labels, lambda place: entries[place][1]())

    def _sure(self, ask: AnyAsk) -> None:
        """Ask before it is sent."""
        question = "play-resign-sure" if isinstance(ask, asks.Act) else "join-leave-sure"
        page = self.words.page
        what = "table-resign" if isinstance(ask, asks.Act) else "table-leave"
        choices = (page("web-table", "table-stay"), page("web-table", what))

        def then(place: int) -> None:
            if place == 1:
                self._send(ask)

        self.screen.ask(self.words.say(question), choices, then)

    def _help(self, table: Joined) -> Iterator[str]:
        yield self.words.say("screen-help-keys")
        yield self.words.say("screen-help-mouse")
        yield self.words.say("screen-help-line")
        yield self.words.say("join-help")
        if own := self.words.typed(table.facts.game, "play-help-game"):
            yield own

    def _rules(self, table: Joined) -> Iterator[str]:
        for rule in table.talk.game.rule_ids:
            yield f"{rule}. {self.words.rule_explained(table.talk.game, rule)}"

    def _send(self, ask: AnyAsk) -> None:
        if self.table is not None:
            self.table.send(ask, "")
            self.screen.draw()
