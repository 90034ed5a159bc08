"""Puzzles: positions in which one turn is clearly the best; the file `puzzles.json` of a slice.

A puzzle is a match up to a turn: seed, options and moves. Who solves it sees what the seat to act
saw, and the answer only after answering. Every way to the end of the best turn is right.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from stosy.core import Action, AnyGame, AnyMatch, AnyOffer, Match, Move, Refused, offers_to
from stosy.games import folder

FILE = "puzzles.json"


class Rated(Struct, frozen=True, array_like=True):
    """A turn, its actions by their numbers in the game's codec, and the chance to win with it."""

    turn: tuple[int, ...]
    chance: float


class Puzzle(Struct, frozen=True, kw_only=True):
    """The match up to the turn: `moves` are pairs of a seat and the number of an action.

    `ways` are the turns that come nearest to the best, which is the first; its chance is higher
    than that of the second by `lead`, which is known to within `margin` (95 %).
    """

    seats: int
    options: dict[str, Any] = {}
    """Those that differ from the leaflet."""
    seed: str
    moves: tuple[tuple[int, int], ...]
    ways: tuple[Rated, ...]
    lead: float
    margin: float
    found_by: tuple[str, ...]
    """The bots that play the best turn, the weakest first: the more, the easier."""

    @property
    def id(self) -> str:
        """What it is known by, whatever its place in the file."""
        held = msgspec.json.encode((self.seats, self.options, self.seed, self.moves))
        return sha256(held).hexdigest()[:16]

    def match(self, game: AnyGame) -> AnyMatch:
        """The match at the decision."""
        match: AnyMatch = Match(game, game.setup(self.seats, self.options), self.seed)
        for seat, number in self.moves:
            match.play(Move(seat, action_of(game, number)))
        return match


class PuzzleFile(Struct, frozen=True, kw_only=True):
    """What `puzzles.json` holds; `rules` is the version of the game's rules."""

    origin: str
    """How the puzzles were found."""
    rules: int
    puzzles: tuple[Puzzle, ...]


@cache
def puzzles_of(game: AnyGame) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids; none if they are of another version of its rules."""
    file = folder(game).joinpath(FILE)
    if not file.is_file():
        return {}
    held = msgspec.json.decode(file.read_bytes(), type=PuzzleFile)
    return {each.id: each for each in held.puzzles} if held.rules == game.rules else {}


def puzzle_of(game: AnyGame, id_: str) -> Puzzle:
    """The puzzle with this id; Refused if there is none."""
    found = puzzles_of(game).get(id_)
    if found is None:
        raise Refused("no_such_puzzle", "T6")
    return found


def order_for(guest: str, ids: Iterable[str]) -> list[str]:
    """The puzzles in the order in which they are put to somebody: another one for everybody."""
    return sorted(ids, key=lambda each: sha256(f"{guest}:{each}".encode()).digest())


def runs(results: Iterable[bool]) -> tuple[int, int]:
    """How many of the latest results were good in a row, and the longest such row."""
    now = longest = 0
    for good in results:
        now = now + 1 if good else 0
        longest = max(longest, now)
    return now, longest


def action_of(game: AnyGame, number: int) -> Action:
    """The action with this number."""
    assert game.codec is not None, "a game with puzzles numbers its actions"
    action: Action | None = game.codec.actions[number]
    assert action is not None, "a puzzle names actions"
    return action


def actions_of(game: AnyGame, numbers: Iterable[int]) -> tuple[Action, ...]:
    """The actions with these numbers."""
    return tuple(action_of(game, number) for number in numbers)


def number_of(game: AnyGame, action: Action) -> int:
    """The number of an action."""
    assert game.codec is not None, "a game with puzzles numbers its actions"
    return game.codec.number(action)


def decision(game: AnyGame, state: object) -> tuple[int, tuple[AnyOffer, ...]]:
    """The seat that the match waits for, and what it may do."""
    waited = next(offer for offer in game.offers(state) if offer.fallback is not None)
    return waited.seat, offers_to(game, state, waited.seat)
