"""Plain lines in and out: questions, and a table."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, suppress

from stosy.bots import usual_level
from stosy.core import AnyGame, Refused, whole_number
from stosy.text import Words
from stosy.tui.address import Address, Unreachable
from stosy.tui.front import Agreed, Flow, Records
from stosy.tui.joined import Joined, Quit
from stosy.tui.lines import Lines
from stosy.tui.session import Console, Session, Site
from stosy.tui.typed import vocabulary


def on_terminal() -> bool:
    """Does a person type, and read?"""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def terminal() -> AbstractContextManager[Console]:
    """With an editor for the line that is typed, if the terminal can have one."""
    if not on_terminal() or os.environ.get("TERM", "dumb") == "dumb":
        return Lines()
    from stosy.tui.keys import Keys

    return Keys()


class Plain:
    """Runs a flow of questions and tables in plain lines."""

    def __init__(self, words: Words, flow: Flow) -> None:
        self.words = words
        self.session: Session | None = None
        self._flow = flow

    def run(self) -> Exception | None:
        """The error that ended it, if one has."""
        try:
            asyncio.run(self.play())
        except (Refused, Unreachable, OSError) as error:
            return error
        return None

    async def play(self) -> None:
        """Until the person leaves."""
        with terminal() as self.console, suppress(Quit):
            await self._flow(self)

    @property
    def table(self) -> Joined | None:
        return None if self.session is None else self.session.table

    async def choose(
        self, title: str, choices: Sequence[str], names: Sequence[Sequence[str]] = ()
    ) -> int:
        typed = vocabulary((Words("en"), self.words), ())
        self._list(title, choices)
        while True:
            answer = (await self.question(self.words.say("play-choose-prompt"))).rstrip(".")
            found = place_of(answer.casefold(), names or [(each,) for each in choices])
            if found is not None:
                return found
            said = typed.tokens(answer)
            if said == ["quit"]:
                raise Quit
            if not answer or said in (["help"], ["look"]):
                self._list(title, choices)
            else:
                self._say("play-choose-again", most=len(choices))

    async def question(self, text: str) -> str:
        self.console.prompt(text)
        line = await self.console.line()
        self.console.prompt("")
        if line is None:
            raise Quit
        return line.strip()

    async def agree(self, game: AnyGame, shared: bool = False) -> Agreed | None:
        """The seats and, if others come, whether everybody finds the table."""
        seats, terms = await self._seats(game), {}
        if shared:
            answer = (await self.question(self.words.say("join-public-prompt"))).casefold()
            yes = self.words.say("typed-yes").split(", ")
            terms["public"] = answer in (*yes, "yes", "y")
        return Agreed(game=game, seats=seats, options={}, level=usual_level(game), terms=terms)

    async def sit(self, site: Site, where: Address, records: Records) -> None:
        if where.origin:
            self._say("join-invite", url=where.url)
        in_turn = not where.origin and not on_terminal()
        self.session = Session(site, where, self.words, self.console, in_turn=in_turn)
        await self.session.run()

    async def _seats(self, game: AnyGame) -> int:
        least, most, usual = game.seats[0], game.seats[-1], game.usual_seats
        while least < most:
            prompt = self.words.say("join-seats-prompt", least=least, most=most, usual=usual)
            answer = await self.question(prompt)
            count = whole_number(answer) if answer else usual
            if count is not None and least <= count <= most:
                return count
            self._say("join-seats-again", least=least, most=most)
        return usual

    def _list(self, title: str, choices: Sequence[str]) -> None:
        self.console.tell(title)
        for number, choice in enumerate(choices, 1):
            self.console.tell(f"{number}. {choice}")

    def _say(self, message: str, **args: object) -> None:
        self.console.tell(self.words.say(message, **args))


def place_of(answer: str, names: Sequence[Sequence[str]]) -> int | None:
    """What an answer means: by its number, one of its names, or the beginning of one."""
    begun = []
    for place, each in enumerate(names):
        known = (str(place + 1), *map(str.casefold, each))
        if answer in known:
            return place
        if answer and any(name.startswith(answer) for name in known):
            begun.append(place)
    return begun[0] if len(begun) == 1 else None
