"""A person at a table: what the screen shows and does, by way of the session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from stosy.core import Action, Resign
from stosy.text import Words
from stosy.tui.address import Address
from stosy.tui.conversation import Advice
from stosy.tui.full.choices import Card, Choices
from stosy.tui.full.table import Button
from stosy.tui.full.talk import ScreenTalk
from stosy.tui.joined import AnyAsk, Joined, new_id
from stosy.tui.session import Session, Site
from stosy.tui.typed import parse, spelling
from stosy.wire import asks

RESERVED = "bghmnqvy"
"""Keys of buttons that every game has."""


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

    def advice(self) -> str:
        """What to do next."""
        table, page = self.table, self.words.page
        if table is None:
            return ""
        typist = self.session.typist
        if typist is not None and typist.question is not None:
            return typist.question[0]
        if table.between_rounds:
            ready = table.you is not None and table.facts.seats[table.you].ready
            return page("web-table", "table-between-ready" if ready else "table-between")
        if table.facts.phase == "over" and table.sight is not None:
            return self._ending(table)
        if table.facts.phase == "gathering":
            return self._gathering(table)
        if table.you is None:
            return page("web-table", "table-watching")
        if table.coach is None:
            return ""
        return self.words.coach(table.facts.game, table.coach, table.names, table.you)

    def _ending(self, table: Joined) -> str:
        winners = table.facts.winners or ()
        if table.you is None:
            headline = "end-seen"
        elif table.you in winners:
            headline = "end-win-team" if table.facts.team and len(winners) > 1 else "end-win"
        else:
            headline = "end-lose"
        assert table.sight is not None
        result = table.sight.view.result
        told = (
            ""
            if result is None
            else self.words.result(table.facts.game, result, table.names, table.you)
        )
        return f"{self.words.page('web-end', headline)}\n{told}"

    def _gathering(self, table: Joined) -> str:
        host = "" if table.facts.host is None else table.names[table.facts.host]
        if table.is_host:
            return self.words.page("web-setup", "setup-invite-about")
        if table.you is None:
            return self.words.page("web-table", "table-watching")
        return self.words.page("web-setup", "setup-host-starts", host=host)

    def buttons(self, choices: Choices) -> Iterator[Button]:
        """Everything that can be done beside laying cards."""
        table, page = self.table, self.words.page
        if table is None:
            return
        phase = table.facts.phase
        if self.hint() is not None:
            yield Button("y", page("web-table", "table-hint-do"), "do")
            yield Button("n", page("web-table", "table-hint-other"), "other")
        if table.you is None and phase != "closed":
            yield Button("s", page("web-table", "table-sit"), "sit")
        elif table.between_rounds:
            yield Button("r", page("web-table", "table-next-round"), "ready")
        elif phase == "over":
            yield Button("r", page("web-end", "end-rematch"), "again")
            yield Button("v", page("web-end", "end-replay"), "replay")
        elif phase == "gathering" and table.is_host:
            yield Button("r", page("web-setup", "setup-start"), "start")
        elif phase == "playing":
            yield from self._playing(table, choices)
        yield Button("m", self.words.say("screen-menu"), "menu")

    def _playing(self, table: Joined, choices: Choices) -> Iterator[Button]:
        taken = set(RESERVED)
        for action in choices.others:
            key = next((each for each in name_of(action) if each not in taken), "")
            taken.add(key)
            yield Button(key, self.words.action(table.facts.game, action, table.names), action)
        if choices.signals and len(table.facts.seats) > 1:
            yield Button("g", self.words.say("screen-say"), "signal")
        if self._notices(table):
            yield Button("o", self.words.say("screen-notice"), "notice")
        mine = table.sight is not None and table.sight.my_turn
        if table.facts.hints and mine and self.hint() is None:
            waits = any(isinstance(sent.ask, asks.AskHint) for sent in table.unanswered.values())
            message = "table-hint-thinking" if waits else "table-hint"
            yield Button("h", self.words.page("web-table", message), "hint")
        people = [seat for seat in table.facts.seats if seat.kind == "person"]
        if table.you is not None and len(people) == 1 and not mine:
            yield Button("b", self.words.page("web-table", "table-hurry"), "hurry")

    def _notices(self, table: Joined) -> list[Action]:
        """What players have to notice themselves: it can always be tried."""
        game, you = table.talk.game, table.you
        return [
            kind(target=seat)
            for kind in game.kinds().values()
            if not kind.listed and kind.__struct_fields__ == ("target",)
            for seat in range(len(table.facts.seats))
            if seat != you
        ]

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
                self.screen.which(self._notices(table))
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
            yield f"{rule}. {self.words.rule(table.facts.game, rule)}"

    def _send(self, ask: AnyAsk) -> None:
        if self.table is not None:
            self.table.send(ask, "")
            self.screen.draw()


def name_of(action: Action) -> str:
    """The letters of an action's name in records: they do not depend on the language."""
    words = spelling(action)
    return (words[0] if words else "").replace("_", "")
