"""`stosy bot`: a bot of yours on a seat of a server, from here."""

from __future__ import annotations

import asyncio
import secrets
from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from stosy.bots.choices import fallback
from stosy.bots.kinds import Kind, kind_of
from stosy.bots.misbehaviour import Misbehaved, Seated
from stosy.bots.programs import Limits, ProgramBot, ProgramPool
from stosy.bots.stopping import new_stop
from stosy.chat import display_name
from stosy.cli.given import amount
from stosy.cli.output import INTERRUPTED, fail, tell
from stosy.core import Action, AnyOffer, Dice, Event, Refused, Setup, View
from stosy.games import find
from stosy.text import Words
from stosy.tui.address import Address, Unreachable, refusal
from stosy.tui.cookies import CookieJar
from stosy.tui.joined import TableEnded, new_id
from stosy.tui.link import Link
from stosy.tui.listener import Listener
from stosy.tui.session import read_first
from stosy.tui.site import ServerClient, address
from stosy.vocabulary.events import Happening
from stosy.wire import VERSION, Act, TakeSeat
from stosy.wire.decoding import AnyTell, read_tell
from stosy.wire.tells import Ack, AnyUpdate, Goodbye, OtherVersion, Refusal, TableIs, Update


def run(given: Namespace, words: Words) -> int:
    """Play until Ctrl-C, or until the seat is taken back."""
    where, kind = address(given.url), kind_of(given.bot)
    limit = amount("--bot-seconds", given.bot_seconds, 0.01, 3600)
    if where.table is None or where.key is None:
        raise Refused("bot_needs_key", "G3")
    name = display_name(given.name) or display_name(kind.name.rpartition(":")[2])
    try:
        asyncio.run(visit(where, PlayedHere(where, kind, limit, words), name))
    except Unreachable as error:
        return fail(words.trouble("join-unreachable", str(error), origin=where.origin))
    except KeyboardInterrupt:
        tell(words.say("bot-left"))
        return INTERRUPTED
    return 0


async def visit(where: Address, seat: PlayedHere, name: str) -> None:
    """Be a guest of its own at the server, not the person whose bot it is."""
    with TemporaryDirectory() as folder:
        site = ServerClient(where.origin, CookieJar(Path(folder)))
        try:
            await site.rename(name)
            await seat.play(site)
        except TableEnded:
            pass
        finally:
            await site.close()


class Sight(Struct, frozen=True, eq=False):
    """What a bot is asked about: its view and its offers."""

    match: int
    at: int | None
    view: View
    offers: tuple[AnyOffer, ...]


class PlayedHere:
    """A seat that is played from here."""

    def __init__(self, where: Address, kind: Kind, limit: float, words: Words) -> None:
        self._where, self._kind, self._limit, self._words = where, kind, limit, words
        self._link: Link
        self._table: TableIs | None = None
        self._seen: int | None = None
        self._taking = self._seated = False
        self._lost = False
        self._bot: Seated | None = None
        self._program: ProgramBot | None = None
        self._dice = Dice("", 0)
        self._thread = ThreadPoolExecutor(1)
        """Everything that is asked of the bot is asked there."""
        self._stop = new_stop()
        self._pool = ProgramPool()
        self._match = self._begun = self._ended = 0
        self._unheard: list[Event] = []
        """What the seat saw, and the bot was not told yet."""
        self._sight: Sight | None = None
        self._asked: dict[str, Sight] = {}
        self._news = asyncio.Event()
        self._told: set[str] = set()
        """Faults of this match that were told already."""

    async def play(self, site: ServerClient) -> None:
        """Run until TableEnded, Unreachable or Refused."""
        table = self._where.table or ""
        self._link = site.link(
            table, Listener(self._hear, self._gone, lambda: self._seen, coach=False)
        )
        tasks = [asyncio.create_task(self._link.run()), asyncio.create_task(self._answer())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._stop.set()
            self._thread.submit(self._end_bot)
            self._thread.submit(self._pool.close)
            self._thread.shutdown()

    # What the server says

    def _hear(self, data: str) -> None:
        try:
            first = self._table is None
            message = read_first(data) if first else read_tell(self._game, data)
        except msgspec.DecodeError as error:
            raise Unreachable(str(error)) from None
        if message is not None:
            self._heard(message)

    @property
    def _game(self) -> Any:
        assert self._table is not None
        return find(self._table.facts.game)

    def _heard(self, message: AnyTell) -> None:
        match message:
            case TableIs():
                self._table_is(message)
            case Update():
                self._update(message)
            case Refusal():
                self._refused(message)
            case Ack():
                self._asked.pop(message.id, None)
            case Goodbye(retry=retry):
                self._link.retry = (retry or 0) / 1000
                if retry is None:
                    self._say("join-goodbye", reason=message.reason)
                    raise TableEnded
            case OtherVersion():
                self._say("join-other-version", server=message.version, client=VERSION)
                raise TableEnded
            case _:
                pass

    def _table_is(self, message: TableIs) -> None:
        before, self._table = self._table, message
        if self._lost:
            self._lost = False
            self._say("join-back")
        if message.facts.phase == "closed":
            self._say("bot-closed")
            raise TableEnded
        if message.you is None:
            self._take()
        elif not self._seated:
            self._seated = True
            self._say("bot-seated", seat=message.you + 1, url=self._where.url)
        over = before is not None and before.facts.phase == "playing"
        if over and message.facts.phase == "over":
            won = message.you in (message.facts.winners or ())
            self._say("bot-over", match=message.facts.match, won="yes" if won else "no")

    def _take(self) -> None:
        """Take the seat with the key; it is lost if another bot or a person has it now."""
        if self._seated:
            self._say("bot-taken-back")
            raise TableEnded
        if not self._taking:
            self._taking = True
            self._link.post(TakeSeat(id=new_id(), key=self._where.key or ""))

    def _update(self, message: AnyUpdate) -> None:
        self._seen = message.n
        self._unheard += [each for each in message.events if not isinstance(each, Happening)]
        if self._table is None or self._table.you is None or message.view in (UNSET, None):
            return
        offers = () if message.offers is UNSET else tuple(message.offers)
        at = None if message.at is UNSET else message.at
        match = self._table.facts.match
        if match != self._match:
            self._match = match
            self._unheard = [e for e in message.events if not isinstance(e, Happening)]
            self._told.clear()
        assert isinstance(message.view, View)
        self._sight = Sight(match, at, message.view, offers)
        self._news.set()

    def _refused(self, message: Refusal) -> None:
        sight = self._asked.pop(message.id or "", None)
        if sight is None:
            code = "bot_key_gone" if message.code == "bad_key" else message.code
            raise refusal(code, message.rule, message.facts)
        if message.code != "too_late":  # play has moved on
            told = refusal(message.code, message.rule, message.facts)
            self._misbehaved(Misbehaved("illegal", self._words.refusal("cli", told)))
            self._send(sight, fallback(sight.offers))

    def _gone(self) -> None:
        self._asked.clear()
        self._taking = False
        if not self._lost:
            self._lost = True
            self._say("join-lost")

    # What the bot answers

    async def _answer(self) -> None:
        """Ask the bot, one thing after the other, about how it stands now."""
        loop = asyncio.get_running_loop()
        while True:
            await self._news.wait()
            self._news.clear()
            sight, self._sight = self._sight, None
            if sight is None:
                continue
            events, self._unheard = self._unheard, []
            try:
                action = await loop.run_in_executor(self._thread, self._chosen, sight, events)
            except Misbehaved as misbehaved:
                self._misbehaved(misbehaved)
                action = fallback(sight.offers)
            if self._sight is None and sight.match == self._match:
                self._send(sight, action)

    def _chosen(self, sight: Sight, events: Sequence[Event]) -> Action | None:
        """In its thread: tell the bot what happened, and ask it. After a fault a new one begins."""
        if self._ended == sight.match:
            return None
        try:
            bot = self._bot_for(sight)
            for event in events:
                bot.saw(event)
            if sight.view.result is not None:
                self._ended = sight.match
                bot.end(sight.view.result)
            if not sight.offers:
                return None
            return bot.choose(sight.view, sight.offers, self._dice, self._stop)
        except Misbehaved:
            self._end_bot()
            raise

    def _bot_for(self, sight: Sight) -> Seated:
        """The bot of this match: one of ours here, others in a process, where time is kept."""
        if self._bot is not None and self._begun == sight.match:
            return self._bot
        assert self._table is not None
        game, settings = self._game, self._table.facts.settings
        self._end_bot()
        self._begun = sight.match
        if self._kind.command:
            self._program = ProgramBot(self._kind.command, Limits(self._limit), self._pool)
            self._bot = Seated(self._program)
        else:
            self._bot = self._kind.seated(game.id, self._limit)
        self._dice = Dice(secrets.token_hex(32), 0)
        options = msgspec.convert(settings.options, game.options)
        setup = Setup(len(sight.view.sizes), options)
        self._bot.begin(game, self._table.you or 0, setup, self._dice)
        return self._bot

    def _end_bot(self) -> None:
        self._bot = None
        if self._program is not None:
            self._program.close()
            self._program = None

    def _send(self, sight: Sight, action: Action | None) -> None:
        if action is None or self._lost:
            return
        offer = next((each.id for each in sight.offers if action in each.actions), None)
        ask = Act(id=new_id(), actions=(action,), offer=offer, at=sight.at, match=sight.match)
        self._asked[ask.id] = sight
        self._link.post(ask)

    def _misbehaved(self, misbehaved: Misbehaved) -> None:
        if misbehaved.fault not in self._told:
            self._told.add(misbehaved.fault)
            fault = self._words.fault(misbehaved.fault, misbehaved.detail)
            self._say("bot-fault", fault=fault)

    def _say(self, message: str, **facts: object) -> None:
        tell(self._words.say(message, bot=self._kind.name, **facts))
