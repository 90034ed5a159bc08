"""Playing alone: a table in this process, kept in a file, continued the next time."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from stosy.core import AnyGame, Match, Player, Record, record_of
from stosy.games import find
from stosy.host import Game, Memory, opened, restored
from stosy.table import Opened, Secrets, Table, plain_reader, read_entry
from stosy.table.entries import Played, Shuffled, Started
from stosy.table.pacing import USUAL, Tempo
from stosy.text import Words
from stosy.tui.address import Address
from stosy.tui.front import Front, choose_game
from stosy.tui.local import PERSON, LocalTable
from stosy.tui.saved import SavedTable


class Alone(Struct, frozen=True, kw_only=True):
    """How somebody wants to play: a game, or None to choose one. `wanted` is what the arguments
    ask for in a game, `settled` if that is all there is to agree on; `new` asks for no old match.
    """

    words: Words
    name: str
    game: AnyGame | None = None
    wanted: Callable[[AnyGame], Game]
    settled: bool = True
    seed: Callable[[], str] = lambda: secrets.token_hex(32)
    new: bool = False
    tempo: Tempo = USUAL
    store: SavedTable | Memory

    async def run(self, front: Front) -> None:
        """Continue or begin, and play until the person leaves."""
        local = LocalTable(await self._table(front), self.store, self.name)
        try:
            await front.sit(local, Address(""), self._record)
        finally:
            local.close()

    async def _table(self, front: Front) -> Table:
        kept = None if self.new else restored(self.store, self._secrets(), self.tempo)
        if kept is not None and kept.state.phase == "playing" and self._fits(kept):
            name = self.words.game_name(kept.state.game)
            choices = [self.words.say(f"screen-resume-{each}") for each in ("yes", "new")]
            if await front.choose(self.words.say("screen-resume", game=name), choices) == 0:
                return kept
        wanted = None
        while wanted is None:
            wanted = await self._wanted(front)
        self.store.forget()
        return opened(wanted, PERSON, self.name, self._secrets(), tempo=self.tempo)

    async def _wanted(self, front: Front) -> Game | None:
        game = self.game or await choose_game(front)
        if self.settled:
            return self.wanted(game)
        agreed = await front.agree(game)
        return None if agreed is None else agreed.alone()

    def unfinished(self) -> bool:
        """Is there a match to be continued?"""
        kept = restored(self.store, self._secrets())
        return kept is not None and kept.state.phase == "playing"

    def _fits(self, table: Table) -> bool:
        return self.game is None or self.game.id == table.state.game

    def _secrets(self) -> Secrets:
        return Secrets(seed=self.seed, key=lambda: secrets.token_urlsafe(16))

    async def _record(self, match: int) -> Record | None:
        return dict(records_in(self.store.read())).get(match)


def records_in(bodies: Sequence[bytes]) -> Iterator[tuple[int, Record]]:
    """The matches of a log, finished or not, with their numbers."""
    first = plain_reader.read(bodies[0]) if bodies else None
    if not isinstance(first, Opened):
        return
    game = find(first.game)
    begun: Started[Any] | None = None
    log: list[Any] = []
    for body in bodies:
        entry = read_entry(game, body)
        if isinstance(entry, Started):
            if begun is not None:
                yield begun.match, _record(game, begun, log)
            begun, log = entry, [entry.deal]
        elif isinstance(entry, Played):
            log.append(entry.move)
        elif isinstance(entry, Shuffled):
            log.append(entry.chance)
    if begun is not None:
        yield begun.match, _record(game, begun, log)


def _record(game: AnyGame, begun: Started[Any], log: Sequence[Any]) -> Record:
    setup = game.setup(len(begun.players), game.options.by_rules(begun.rules, begun.options))
    players = tuple(Player(each.name, each.by) for each in begun.players)
    return record_of(Match(game, setup, begun.seed, log), players)
