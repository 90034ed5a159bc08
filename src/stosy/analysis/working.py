"""An analysis under way: rough chances first, then move by move, the greatest changes first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec.structs import replace

from stosy.analysis.accounts import Side, account_of, curves_of, greatest, swings_of
from stosy.analysis.judging import Judge
from stosy.analysis.moments import MatchCourse, Moment
from stosy.analysis.results import Analysed, Analysis
from stosy.core import Action, Record
from stosy.games import find

SoFar: TypeAlias = Callable[[], Analysis[Action]]
Progress: TypeAlias = Callable[[int, int, SoFar], None]
"""Told how many moves or turns of how many are judged, and whom to ask for what is known so far."""


def nobody_waits(done: int, total: int, so_far: SoFar) -> None:
    """Progress that is told to nobody."""


class Work:
    """The moves of some seats, judged one after the other."""

    def __init__(
        self, record: Record, course: MatchCourse, judge: Judge, seats: tuple[int, ...], since: int
    ) -> None:
        self._record = record
        self._course = course
        self._judge = judge
        self._seats = seats
        self._since = since
        self._moments = [each for each in course.moments if each.move.seat in seats]
        self._rough: dict[int, float] = {}
        """Chances before some of the moves, by entry."""
        self._judged: dict[int, Analysed[Action]] = {}
        self._starts: dict[int, float] = {}

    def run(self, progress: Progress, sketched: int) -> None:
        """Judge all moves; the order makes no difference to the result."""
        total = sum(moment.within is None for moment in self._moments)
        progress(0, total, self.so_far)
        if sketched:
            self._sketch(sketched)
            progress(0, total, self.so_far)
        for done, moment in enumerate(self._begun(), 1):
            self._judged.update({each.entry: each for each in self._judge.judged(moment)})
            progress(done, total, self.so_far)

    def so_far(self) -> Analysis[Action]:
        """What is known; accounts and turning points only when everything is."""
        done = len(self._judged) == len(self._moments)
        sides = [self._side(seat, done) for seat in self._seats]
        moves = self._linked() if done else [*self._judged.values()]
        team = find(self._record.game).team
        judge, entries = self._judge, len(self._record.log)
        swings = (swing for side in sides for swing in swings_of(side, alone=len(sides) == 1))
        return Analysis(
            game=self._record.game,
            team=team,
            players=tuple(player.name for player in self._record.seats),
            entries=entries,
            playouts=judge.playouts,
            deals=judge.deals,
            seed=judge.seed,
            moves=tuple(sorted(moves, key=lambda move: move.entry)),
            accounts=tuple(map(account_of, sides)) if done else (),
            swings=greatest(swings, judge.deals) if done else (),
            curves=curves_of(sides, entries, together=team),
        )

    def _sketch(self, count: int) -> None:
        """The rough chances before about so many moves, evenly spread."""
        step = -(-len(self._moments) // count)
        for moment in self._moments[::step]:
            self._rough[moment.entry] = self._judge.rough(moment)

    def _in_order(self) -> list[Moment]:
        """Moves around which the rough chance of their seat changes most come first."""
        change: dict[int, float] = {}
        for seat in self._seats:
            known = [
                (moment.entry, self._rough[moment.entry])
                for moment in self._moments
                if moment.move.seat == seat and moment.entry in self._rough
            ]
            for (entry, chance), (_, later) in pairwise(known):
                change[entry] = abs(later - chance)
        return sorted(self._moments, key=lambda moment: -change.get(moment.entry, 0.0))

    def _begun(self) -> list[Moment]:
        """In that order, of a turn that is judged as one only its first move."""
        return [moment for moment in self._in_order() if moment.within is None]

    def _side(self, seat: int, done: bool) -> Side:
        judge, course = self._judge, self._course
        if seat not in self._starts:
            self._starts[seat] = judge.standing(course.start, seat, self._since - 1)
        moves = self._linked() if done else self._sketched()
        return Side(
            seat=seat,
            start=self._starts[seat],
            end=judge.standing(course.end, seat, len(self._record.log)),
            moves=tuple(move for move in moves if move.seat == seat),
            since=self._since,
        )

    def _linked(self) -> Sequence[Analysed[Action]]:
        """All moves; after a move of a seat that moves again it stands as before its next."""
        return [
            replace(self._judged[one.entry], after=self._judged[two.entry].before)
            if one.continues and two is not None
            else self._judged[one.entry]
            for one, two in zip(self._moments, [*self._moments[1:], None], strict=True)
        ]

    def _sketched(self) -> Sequence[Analysed[Action]]:
        """The moves of which anything is known, rough chances among them."""
        return [
            self._judged.get(moment.entry) or roughly(moment, self._rough[moment.entry])
            for moment in self._moments
            if moment.entry in self._judged or moment.entry in self._rough
        ]


def roughly(moment: Moment, chance: float) -> Analysed[Action]:
    """A move of which nothing but a rough chance is known."""
    seat, action = moment.move.seat, moment.move.action
    return Analysed(moment.entry, seat, action, "aside", chance, chance, chance, 0.0, chance)
