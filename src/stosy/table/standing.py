"""How a table stands: its log folded into a state, and who is there."""

from __future__ import annotations

from collections import deque
from typing import Any

from stosy.core import Action, AnyGame, Event, Offer
from stosy.table import entries as log
from stosy.table.answered import Answered
from stosy.table.claims import Claims
from stosy.table.evolve import evolve, follow
from stosy.table.hinting import Wondering
from stosy.table.out import Luck, Out
from stosy.table.pacing import USUAL, Attention, Tempo
from stosy.table.presence import Presence
from stosy.table.state import State
from stosy.table.thinking import Thought

KEPT_EVENTS = 128
"""Who has missed more events gets the view only."""


class Standing:
    """What is known about a table, whatever is done at it."""

    def __init__(
        self,
        game: AnyGame,
        state: State,
        luck: Luck,
        now: float = 0.0,
        tempo: Tempo = USUAL,
    ) -> None:
        self.game = game
        self.state = state
        self.luck = luck
        self.tempo = tempo
        self.since = now
        """Who has not been seen yet is away since then."""
        self.presence = Presence()
        self.claims = Claims()
        self.ready: set[int] = set()
        """Seats that are ready for the next round."""
        self.asked: set[int] = set()
        """Bots' seats that have been asked since play last moved on."""
        self.attention: dict[int, Attention] = {}
        """When they are asked, as far as that has been worked out."""
        self.thinking: dict[int, Thought] = {}
        """Bots' seats that have been asked and need time to answer."""
        self.made_up: dict[int, tuple[Thought, Action | None]] = {}
        """Those of them that know what they want, and act when it is time."""
        self.wondering: dict[str, tuple[int, Wondering]] = {}
        """People who have asked for hints, and the connections that await them."""
        self.stand_ins: frozenset[int] = frozenset()
        """Seats whose people have been away too long."""
        self.answered = Answered()
        self.called: dict[str, str] = {}
        """Names that people have taken and their seats do not bear yet."""
        self.recent: deque[Event] = deque(maxlen=KEPT_EVENTS)
        self._offered: tuple[Any, tuple[Offer[Any], ...]] | None = None
        self._racing: tuple[Any, tuple[int, ...]] | None = None
        self.out = Out()

    def knows(self, person: str) -> bool:
        """Does the person sit here, or look on?"""
        return self.presence.here(person) or self.state.seat_of(person) is not None

    @property
    def between_rounds(self) -> bool:
        """Is everybody waited for before the next round is dealt?"""
        state = self.state
        return (
            state.phase == "playing"
            and state.play is not None
            and self.game.between_rounds(state.play.state)
        )

    def offers(self) -> tuple[Offer[Any], ...]:
        """Everything any seat may do now in the match."""
        play = self.state.play
        if play is None or self.state.phase == "closed":
            return ()
        if self._offered is None or self._offered[0] is not play.state:
            self._offered = (play.state, self.game.offers(play.state))
        return self._offered[1]

    def rivals(self) -> tuple[int, ...]:
        """The seats that may be racing in the match now."""
        play = self.state.play
        if play is None:
            return ()
        if self._racing is None or self._racing[0] is not play.state:
            self._racing = (play.state, self.game.rivals(play.state))
        return self._racing[1]

    def bot_on(self, number: int) -> str | None:
        """The level of the bot that plays for this seat: its own, or one that stands in."""
        seat = self.state.seats[number]
        if seat.person is None:
            return seat.bot
        stands_in = number in self.stand_ins and not self.presence.here(seat.person)
        return self.state.settings.stand_in if stands_in else None

    def comes_back(self, seat: int | None) -> None:
        """A person plays on this seat again, and no bot for them."""
        if seat is not None:
            self.stand_ins -= {seat}
            self.asked.discard(seat)

    def finished(self) -> range:
        """The numbers of the matches that are over."""
        play = self.state.play
        over = play is None or self.game.outcome(play.state) is not None
        return range(1, self.state.match + over)

    def fold(self, entry: log.AnyEntry, kept: bool = False) -> tuple[Event, ...]:
        """Carry out an entry; what is kept already may be of a match by older rules."""
        before = self.state.play
        if isinstance(entry, log.Started) and entry.n != self.state.n:
            self.recent.clear()  # the log was read without earlier matches
        self.state, events = (follow if kept else evolve)(self.game, self.state, entry)
        if self.state.play is not before:
            self.asked.clear()
            self.attention.clear()
        if isinstance(entry, log.Started | log.Shuffled):
            self.ready.clear()
        if isinstance(entry, log.Started):
            self.stand_ins = frozenset()
        self.answered.note(entry.who, entry.ask)
        self.recent.extend(events)
        return events
