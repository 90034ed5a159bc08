"""An episode whose shuffles come from outside, number by number or one of many at once.

In OpenSpiel chance is a player. A shuffle asks its dice for numbers below given bounds; here each
of these questions is a chance node (`explicit`), or the whole shuffle is one (`sampled`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

from stosy.core import Chance, Dice, Event, Move, seed_of
from stosy.research.episode import Episode
from stosy.research.specs import Spec

ChanceMode: TypeAlias = Literal["explicit", "sampled"]
SHUFFLES = 1024
"""So many equally likely outcomes has a chance node of a sampled game."""

Passed: TypeAlias = int
"""The seat that passed on an opportunity: who is asked is public, and so is that it passed."""
Happened: TypeAlias = tuple[Event, ...] | Passed


class Due(Exception):
    """The next random number is not drawn yet; it is below `bound`."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class DrawnDice(Dice):
    """Gives numbers that were drawn before, and raises Due when there are no more."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = iter(numbers)

    def below(self, bound: int) -> int:
        if bound == 1:  # nothing to choose
            return 0
        try:
            return next(self._numbers)
        except StopIteration:
            raise Due(bound) from None


class Course:
    """The course of a game with chance nodes: `bound` outcomes are equally likely at one of them,
    0 means that a seat is asked or that it is over.
    """

    def __init__(self, spec: Spec, chance: ChanceMode, max_steps: int) -> None:
        self.spec = spec
        self.chance = chance
        self.max_steps = max_steps
        self.episode: Episode | None = None
        self.bound = 0
        self._drawn: tuple[int, ...] = ()
        self._past: Any = None
        """What happened: the past before it, and the last."""
        self._shuffle()

    def __deepcopy__(self, memo: object) -> Course:
        return self.copy()

    def copy(self) -> Course:
        twin = object.__new__(Course)
        twin.__dict__ |= self.__dict__
        twin.episode = self.episode and self.episode.copy()
        return twin

    @property
    def over(self) -> bool:
        return self.episode is not None and not self.bound and self.episode.over

    def redealt(self, seat: int, dice: Dice) -> Course | None:
        """The same for this seat, with other cards where it cannot see them; None if none fit."""
        twin = self.copy()
        twin.episode = self.episode and self.episode.redealt(seat, dice)
        return twin if twin.episode else None

    def draw(self, number: int) -> None:
        """The outcome of a chance node."""
        if not 0 <= number < self.bound:
            raise ValueError(f"{number} is not below {self.bound}")
        self._drawn = (*self._drawn, number)
        self._shuffle()

    def take(self, number: int) -> None:
        """The answer of the seat that is asked."""
        episode = self.episode
        assert episode is not None
        assert not self.bound
        seat = episode.seat
        if number not in episode.legal():
            episode.take(number)  # raises the error that says why
        action = self.spec.actions[number]
        if action is None:
            episode.pass_on()
            self._keep(seat or 0)
            return
        self._keep(episode.apply(Move(seat or 0, action)))
        self._shuffle()

    def happened(self) -> list[Happened]:
        """Events and passes from the first on."""
        found = []
        past = self._past
        while past is not None:
            past, last = past
            found.append(last)
        return found[::-1]

    def _keep(self, happened: Happened) -> None:
        self._past = (self._past, happened)

    def _shuffle(self) -> None:
        """Deal and shuffle for as long as that is due and the numbers for it are drawn."""
        self.bound = 0
        try:
            for entry in self._entries():
                self._drawn = ()
                if self.episode is None:
                    self.episode = Episode(self.spec, entry, self.max_steps)
                    self._keep(self.episode.events)
                else:
                    self._keep(self.episode.apply(entry))
        except Due as due:
            self.bound = due.bound

    def _entries(self) -> Iterator[Chance]:
        rules = self.spec.rules
        if self.episode is None:
            yield rules.deal(self.spec.setup, self._dice())
        assert self.episode is not None
        while rules.chance_due(self.episode.state) is not None:
            entry = rules.chance(self.episode.state, self._dice())
            assert entry is not None
            yield entry

    def _dice(self) -> Dice:
        if self.chance == "explicit":
            return DrawnDice(self._drawn)
        if not self._drawn:
            raise Due(SHUFFLES)
        ordinal = 0 if self.episode is None else self.episode.position.chances
        return Dice(seed_of("shuffle", self._drawn[0]), ordinal)
