"""Matches inside the kernel. Needs the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from stosy_kernel import REASONS, playout
from stosy_kernel import Tally as Counted
from stosy_kernel.adapters import adapter_of
from stosy_kernel.experts import matches

from stosy.bots import searcher
from stosy.bots.in_kernel import expert_of
from stosy.bots.kernel import kernel_seed
from stosy.bots.weights import weights_of
from stosy.core import Record, Result, write
from stosy.core.records import VERSION
from stosy.games import find
from stosy.lab.incidents import Incident
from stosy.lab.plan import Plan, ThinkingTime
from stosy.lab.tally import Tally, players


class InKernel:
    """Plays instant and random bots, and those that search with a budget of playouts."""

    def __init__(self, plan: Plan) -> None:
        game, bots = plan.game, plan.bots
        searchers = [searcher(bot) for bot in bots]
        self._plan = plan
        self._seed = kernel_seed(plan.seed)
        self._experts = [expert_of(game, *each) if each else None for each in searchers]
        self._players = [
            each[0].weights(game) if each else weights_of(bot, game) or None
            for bot, each in zip(bots, searchers, strict=True)
        ]
        self._thinking_times = [ThinkingTime() for _ in bots]

    def play(
        self, first: int, last: int, seating: Sequence[int], records: list[bytes] | None = None
    ) -> Tally:
        """The matches of these deals with these bots; no bot of a record may search."""
        if records is not None:
            return self._recorded(first, last, seating, records)
        plan = self._plan
        played = matches(
            plan.game,
            plan.options,
            len(seating),
            last - first,
            self._seed,
            bots=[self._players[number] for number in seating],
            experts=[self._experts[number] for number in seating],
            number=first,
        )
        self._note(seating, ThinkingTime(played.decisions, played.seconds))
        return tally_of(plan.team, played.tally)

    def _recorded(
        self, first: int, last: int, seating: Sequence[int], records: list[bytes]
    ) -> Tally:
        """The same, one by one. The kernel does not use the standard shuffle, so the records have
        no seed."""
        plan, tally = self._plan, Tally()
        bots = [self._players[number] for number in seating]
        for deal in range(first, last):
            log, end = playout(plan.game, plan.options, len(bots), self._seed, deal, bots=bots)
            result: Result = adapter_of(plan.game).to_state(end).result
            tally.count(result, len(bots), plan.team, sum("do" in entry for entry in log))
            record = Record(
                record=VERSION,
                game=plan.game,
                rules=find(plan.game).rules,
                options=plan.options,
                seats=players(plan.names, seating),
                seed=None,
                commit=None,
                log=log,
                result=msgspec.to_builtins(result),
            )
            records.append(write(record))
        return tally

    def _note(self, seating: Sequence[int], thought: ThinkingTime) -> None:
        """Count the time if only one kind of bot searched; otherwise it cannot be attributed."""
        thinking = {number for number in seating if self._experts[number]}
        if len(thinking) == 1:
            self._thinking_times[thinking.pop()] += thought

    def incidents(self) -> tuple[Incident, ...]:
        """Bots of the kernel do nothing wrong."""
        return ()

    def thinking_times(self) -> tuple[ThinkingTime, ...]:
        return tuple(self._thinking_times)


def tally_of(team: bool, counted: Counted) -> Tally:
    """The tally of what the kernel counted."""
    sides = counted.wins[:1] if team else counted.wins
    return Tally(
        counted.games,
        counted.actions,
        counted.shortest,
        counted.longest,
        +Counter(dict(zip(REASONS, counted.reasons, strict=True))),
        +Counter(dict(enumerate(sides))),
        +Counter(dict(enumerate(counted.left))) if team else Counter(),
    )
