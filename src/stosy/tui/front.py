"""What the screen and the plain lines have in common: how a person is asked, and where they sit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from stosy.core import AnyGame, Record
from stosy.games import find, games
from stosy.host import Game
from stosy.text import Words
from stosy.tui.address import Address
from stosy.tui.joined import Joined
from stosy.tui.session import Site

Records: TypeAlias = Callable[[int], Awaitable[Record | None]]
"""Finds the record of a match."""


class Agreed(Struct, frozen=True, kw_only=True):
    """What is agreed on; the `terms` are those where others come, too."""

    game: AnyGame
    seats: int
    options: dict[str, Any]
    level: str
    first: int | None = None
    terms: dict[str, Any]

    def alone(self) -> Game:
        """The same for a table with bots on all other seats."""
        levels = (self.level,) * (self.seats - 1)
        return Game(
            game=self.game,
            seats=self.seats,
            options=self.options,
            levels=levels,
            first=self.first,
        )


class Front(Protocol):
    """Asks the person, who may leave at any question: Quit."""

    words: Words

    @property
    def table(self) -> Joined | None:
        """Where the person sits."""

    async def choose(
        self, title: str, choices: Sequence[str], names: Sequence[Sequence[str]] = ()
    ) -> int:
        """The place of one of these; the names of each may be typed, where one types."""

    async def question(self, text: str) -> str: ...

    async def agree(self, game: AnyGame, shared: bool = False) -> Agreed | None:
        """How to play; None to choose another game. `shared`: others come, too."""

    def run(self) -> Exception | None:
        """Show everything; the error that ended it, if one has."""

    async def sit(self, site: Site, where: Address, records: Records) -> None:
        """Play at a table until the person leaves."""


Flow: TypeAlias = Callable[[Front], Awaitable[None]]
"""What somebody does at a front, until they leave."""


async def choose_game(front: Front) -> AnyGame:
    """One of all games."""
    words, ids = front.words, list(games())
    names = [(each, words.game_name(each)) for each in ids]
    told = [f"{name}: {words.idea(each)}" for each, name in names]
    return find(ids[await front.choose(words.say("play-choose"), told, names)])
