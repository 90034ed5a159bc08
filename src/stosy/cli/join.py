"""`stosy join`."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from contextlib import AbstractContextManager
from functools import partial

from stosy.chat import display_name
from stosy.cli.choosing import games_called, list_games
from stosy.cli.output import INTERRUPTED, fail, tell
from stosy.cli.play import full_screen, on_terminal
from stosy.core import AnyGame, whole_number
from stosy.games import games
from stosy.text import Words
from stosy.tui import Quit
from stosy.tui.address import Address, Unreachable
from stosy.tui.cookies import CookieJar
from stosy.tui.joined import TableEnded
from stosy.tui.lines import Lines
from stosy.tui.session import Console, Session
from stosy.tui.site import ServerClient, address
from stosy.tui.typed import vocabulary
from stosy.vocabulary.settings import Change
from stosy.wire.api import Create, TableSummary


def run(given: Namespace, words: Words) -> int:
    """A seat at a table on a server, until the person leaves."""
    where = address(given.url)
    try:
        if full_screen(given.plain):
            return asyncio.run(on_screen(given, where, words))
        return asyncio.run(visit(given, where, words))
    except Unreachable as error:
        return fail(words.trouble("join-unreachable", str(error), origin=where.origin))
    except KeyboardInterrupt:
        return INTERRUPTED


async def on_screen(given: Namespace, where: Address, words: Words) -> int:
    """A seat at a table, on the whole screen."""
    from stosy.tui.full.app import StosyApp
    from stosy.tui.full.visiting import Visit

    site = ServerClient(where.origin, CookieJar())
    visit = Visit(site, where, given.name, words, partial(line_of, words))
    error = await StosyApp(words, visit.run).run_async()
    if error is not None:
        raise error
    seat = None if visit.seated is None or visit.seated.table is None else visit.seated.table.you
    tell(goodbye(words, seat, visit.where))
    return 0


def goodbye(words: Words, seat: int | None, where: Address) -> str:
    """What is said last, with the way back to one's own seat."""
    if seat is None:
        return words.say("play-left")
    return words.say("join-left", command=f"stosy join {where.url}")


def line_of(words: Words, table: TableSummary) -> str:
    """A table in a list."""
    return words.say(
        "join-listed",
        game=words.game_name(table.game),
        names=", ".join(words.person(name) for name in table.names if name) or None,
        open=table.open,
        playing=table.phase == "playing",
    )


def terminal() -> AbstractContextManager[Console]:
    """Plain lines with an editor for the one that is typed, if the terminal can have one."""
    if not on_terminal() or os.environ.get("TERM", "dumb") == "dumb":
        return Lines()
    try:
        from stosy.tui.keys import Keys
    except ImportError:
        return Lines()
    return Keys()


async def visit(given: Namespace, where: Address, words: Words) -> int:
    """Log in, find a table, play there."""
    site = ServerClient(where.origin, CookieJar())
    with terminal() as screen:
        visitor = Visitor(site, words, screen)
        try:
            await visitor.introduce(given.name)
            if where.table is None:
                where = Address(where.origin, await visitor.find_table())
                screen.tell(words.say("join-invite", url=where.url))
            await visitor.sit(where)
        except TableEnded:
            pass
        except Quit:
            screen.tell(visitor.goodbye(where))
        except asyncio.CancelledError:  # Ctrl-C
            screen.tell("")
            screen.tell(visitor.goodbye(where))
            raise
        finally:
            await site.close()
    return 0


class Visitor:
    """A person on the way to a table."""

    def __init__(self, site: ServerClient, words: Words, screen: Console) -> None:
        self.site = site
        self.words = words
        self.screen = screen
        self.session: Session | None = None
        self.listed: list[TableSummary] = []
        self.read = 0
        """So many public tables have been read."""
        self.more = False
        """Are there others behind them?"""

    async def introduce(self, name: str) -> None:
        """Set the name on the server: the given one, or ask for it."""
        me = await self.site.me()
        name = display_name(name)
        while not (name or me.name):
            name = display_name(await self.ask("join-name-prompt"))
        if name and name != me.name:
            await self.site.rename(name)

    async def sit(self, where: Address) -> None:
        self.session = Session(self.site, where, self.words, self.screen)
        await self.session.run()

    def goodbye(self, where: Address) -> str:
        """Print the goodbye."""
        table = None if self.session is None else self.session.table
        return goodbye(self.words, None if table is None else table.you, where)

    async def ask(self, message: str, **args: object) -> str:
        """Ask a question; raises Quit at the end of the input."""
        self.screen.prompt(self.words.say(message, **args))
        line = await self.screen.line()
        self.screen.prompt("")
        if line is None:
            raise Quit
        return line.strip()

    async def find_table(self) -> str:
        """One from the list, or a new one."""
        typed = vocabulary((Words("en"), self.words), ())
        new = (*self.words.say("typed-new").split(", "), "new")
        more = (*self.words.say("typed-more").split(", "), "more")
        await self.list_tables()
        while True:
            answer = (await self.ask("join-lobby-prompt")).casefold().rstrip(".")
            if answer in new:
                return await self.open_table()
            if answer.isdecimal() and 0 < int(answer[:4]) <= len(self.listed):
                return self.listed[int(answer[:4]) - 1].table
            if answer in more and self.more:
                await self.list_page()
                continue
            match typed.tokens(answer):
                case ["quit"]:
                    raise Quit
                case ["help"] | ["look"] | []:
                    await self.list_tables()
                case _:
                    self.screen.tell(self.words.say("join-lobby-again"))

    async def list_tables(self) -> None:
        """List the person's own tables and the first public ones, each with its number."""
        self.listed, self.read = [], 0
        await self.list_page((await self.site.me()).tables)

    async def list_page(self, own: tuple[TableSummary, ...] = ()) -> None:
        """List these and the next public tables behind those that are listed."""
        page = await self.site.tables(self.read)
        self.read += len(page.tables)
        self.more = page.more
        known = {table.table: table for table in self.listed}
        for table in (*own, *page.tables):
            if table.phase != "closed" and table.game in games():
                known.setdefault(table.table, table)
        tables = list(known.values())
        if not self.listed:
            self.screen.tell(self.words.say("join-tables" if tables else "join-no-tables"))
        for place in range(len(self.listed), len(tables)):
            self.screen.tell(f"{place + 1}. {line_of(self.words, tables[place])}")
        self.listed = tables
        if self.more:
            self.screen.tell(self.words.say("join-more"))

    async def open_table(self) -> str:
        """A new table."""
        game = await self.choose_game()
        seats = await self.choose_seats(game)
        answer = (await self.ask("join-public-prompt")).casefold()
        public = answer in (*self.words.say("typed-yes").split(", "), "yes", "y")
        return await self.site.create(
            Create(game=game.id, settings=Change(seats=seats, public=public))
        )

    async def choose_game(self) -> AnyGame:
        list_games(self.words)
        while True:
            answer = await self.ask("play-choose-prompt")
            found = games_called(answer.rstrip(".").casefold(), self.words)
            if len(found) == 1:
                return found[0]
            self.screen.tell(self.words.say("play-choose-again", most=len(games())))

    async def choose_seats(self, game: AnyGame) -> int:
        least, most, usual = game.seats[0], game.seats[-1], game.usual_seats
        while least < most:
            answer = await self.ask("join-seats-prompt", least=least, most=most, usual=usual)
            if not answer:
                return usual
            count = whole_number(answer)
            if count is not None and least <= count <= most:
                return count
            self.screen.tell(self.words.say("join-seats-again", least=least, most=most))
        return usual
