"""The state of a table by its log: seats, settings, the match."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from stosy.core import AnyPosition, Daily, Mix, Player, Refused, commitment
from stosy.vocabulary.settings import REMOTE, Given, Like, Phase, Settings

SLOW = 3600
"""From so many seconds a turn on, a table is slow: people come and go."""


class Seat(Struct, frozen=True):
    """A seat: open, a person's or a bot's. `since` is when the person sat down.

    `owner` left a seat that a bot keeps and may take it back; `key_hash` belongs to a key with
    which another device may take the seat over until `lent_until`. `program` plays for the bot of a
    seat with such a key, for as long as the bot sits there.
    """

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    since: int = 0
    muted: bool = False
    owner: str | None = None
    owner_name: str | None = None
    key_hash: str | None = None
    lent_until: int = 0
    program: str | None = None

    @property
    def remote(self) -> bool:
        """Is it the seat of a bot that plays from elsewhere?"""
        return self.person is None and self.bot == REMOTE

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        if self.person is not None:
            return "person"
        return "open" if self.bot is None else "bot"


class MixState(Struct, frozen=True):
    """An attempt to mix the next deal; `since` when it stands so, `people` by seats when the hashes
    were fixed. See `stosy.table.entries.Mixing`."""

    attempt: int
    server: str
    since: int
    starting: bool = False
    hashes: tuple[str | None, ...] | None = None
    people: tuple[str | None, ...] = ()
    withheld: tuple[str, ...] = ()


class Play(Struct, frozen=True):
    """The running or last match: its position, its players and the times of moves.

    `rules` is the version of the game's rules by which it began.
    `people` are those seated at its start, None for bots. `moved` is when play last moved on,
    `turn_since` when
    the turn began; `moves` counts those of each seat since then.
    """

    position: AnyPosition
    given: bool
    rules: int
    players: tuple[Player, ...]
    people: tuple[str | None, ...]
    began: int
    turn: int
    turn_since: int
    moved: int
    moves: tuple[int, ...]
    mix: Mix | None = None

    @property
    def commit(self) -> str | None:
        """The commitment to the seed, published before the first card."""
        if self.mix is not None:
            return self.mix.commit()
        return None if self.given else commitment(self.position.seed)


class State(Struct, frozen=True):
    """A table; `n` is the number of events, `paused` since when the clocks are paused.

    `barred` people may not sit here, `silenced` ones may not talk, on any seat; `sat` are all who
    have ever had one.
    """

    id: str
    game: str
    settings: Settings
    seats: tuple[Seat, ...]
    host: str | None
    phase: Phase = "gathering"
    match: int = 0
    play: Play | None = None
    barred: frozenset[str] = frozenset()
    silenced: frozenset[str] = frozenset()
    sat: frozenset[str] = frozenset()
    paused: int | None = None
    n: int = 0
    next_first: int | None = None
    """Who starts, or deals first, in the next match (None: chance decides)."""
    like: Like | None = None
    """The match that the first one here is like."""
    given_log: tuple[dict[str, Any], ...] = ()
    """What the first match begins with: a deal, and what came after it."""
    lesson: str | None = None
    """The edition of the lesson that the first match is."""
    daily: Daily | None = None
    """The day of whose deal this table is somebody's try."""
    given_rules: int = 1
    """The version of the rules when the table was opened with that."""
    outdated: int | None = None
    """The version of the rules of a match that the current rules cannot replay."""
    mix: MixState | None = None
    """How the deal of the next match is mixed."""
    used: tuple[str, ...] = ()
    """The latest hashes of parts here: a part counts once."""
    aborted: int | None = None
    """Because of that the last match ended, or the first cannot begin as it should have."""

    @property
    def slow(self) -> bool:
        return self.settings.clock is not None and self.settings.clock >= SLOW

    @property
    def given(self) -> Given | None:
        """What the first match begins with, until there is a second."""
        is_past = self.match > 1 or (self.match == 1 and self.aborted is not None)
        return None if self.like is None or is_past else self.like.given

    def past(self, match: int) -> tuple[dict[str, Any], ...]:
        """The entries before the beginning of this match."""
        return self.given_log[1:] if match == 1 else ()

    def seat_of(self, person: str | None) -> int | None:
        """Where the person sits."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def played_by(self, person: str | None) -> int | None:
        """The bot's seat that the person's program plays."""
        for number, seat in enumerate(self.seats if person is not None else ()):
            if seat.program == person:
                return number
        return None

    def viewer(self, person: str) -> int | None:
        """The seat whose cards the person sees: their own, or that of their program."""
        seat = self.seat_of(person)
        return self.played_by(person) if seat is None else seat

    def may_watch(self, person: str) -> bool:
        """May the person see the play, and hear what is said? Who was removed has never sat."""
        if self.viewer(person) is not None or self.kept_for(person) is not None:
            return True
        match self.settings.watch:
            case "anyone":
                return True
            case "seated":
                return person in self.sat and person not in self.barred
            case "nobody":
                return False

    def people(self) -> frozenset[str]:
        """Everybody who has a seat."""
        return frozenset([seat.person for seat in self.seats if seat.person is not None])

    def has_place(self, person: str) -> bool:
        """Has the person a seat, or one that a bot keeps for them, or is the host?"""
        kept = self.kept_for(person) is not None
        return kept or self.viewer(person) is not None or self.host == person

    def own_seat(self, person: str) -> int:
        """The asker's seat; Refused for a spectator."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not_seated", "T1")
        return seat

    def name_on(self, seat: int) -> str:
        """What the person on the seat is called."""
        return self.seats[seat].name or ""

    def kept_for(self, person: str) -> int | None:
        """The seat that a bot keeps for a person who left."""
        return next((i for i, seat in enumerate(self.seats) if seat.owner == person), None)

    def longest_seated(self) -> int | None:
        """The seat of the person seated longest."""
        people = [i for i, seat in enumerate(self.seats) if seat.person is not None]
        return min(people, key=lambda i: (self.seats[i].since, i), default=None)
