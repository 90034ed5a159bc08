"""A finished match step by step: events and views for one seat or for all."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
from msgspec import UNSET

from stosy.core import (
    AnyGame,
    AnyMove,
    AnyStep,
    Chance,
    Event,
    Match,
    Move,
    Record,
    Refused,
    Result,
    from_plain,
)
from stosy.matches.history import History
from stosy.matches.work import Work
from stosy.wire import api as body

PAGE = 64
"""So many steps are told at once."""
MOST_HIGHLIGHTS = 4


def replayed(history: History) -> Work[Replay]:
    """Replay a match; Refused with the version of its rules if the current rules cannot."""
    try:
        replay = Replay(history)
        for plain in history.log[1:]:
            replay.apply(from_plain(replay.game, plain))
            yield
    except Refused:
        known = history.game.rules
        if history.rules < known:
            raise Refused("other_rules", "T6", version=history.rules, known=known) from None
        raise
    return replay


class Replay:
    """A replayed match, with the states at the beginning of its pages."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.game = game = history.game
        options = game.options.by_rules(history.rules, history.options)
        setup = game.setup(len(history.players), options)
        self.match = Match(game, setup, history.seed, [from_plain(game, history.log[0])])
        self._marks: list[Any] = [None]

    def apply(self, entry: AnyMove | Chance) -> None:
        self.match.apply(entry)
        if len(self) % PAGE == 0:
            self._marks.append(self.match.state)

    def __len__(self) -> int:
        return len(self.match.log)

    @property
    def outcome(self) -> Result | None:
        return self.game.outcome(self.match.state)

    def record(self, day_over: bool = True) -> Record:
        """The record of the match, seed included."""
        outcome = self.outcome
        result = None if outcome is None else msgspec.to_builtins(outcome)
        return self.history.record(result, day_over)

    def state_after(self, count: int) -> Any:
        """The state after so many entries of the log; None before the deal."""
        page = count // PAGE
        state = self._marks[page]
        for entry in self.match.log[page * PAGE : count]:
            state = self._step(state, entry).state
        return state

    def page(self, start: int, seat: int | None) -> Work[body.Steps[Any, Any, Any]]:
        """The steps from this one on, as the seat knew them; with None all is open."""
        steps: list[body.Step[Any, Any, Any]] = []
        end = min(start + PAGE, len(self))
        state = self.state_after(min(start, end))
        for index in range(start, end):
            step = self._step(state, self.match.log[index])
            steps.append(told(self.game, self.history.log[index], step, seat))
            state = step.state
            yield
        return body.Steps(total=len(self), start=start, steps=tuple(steps))

    def highlights(self) -> Work[body.Highlights]:
        """What decided the match."""
        events: list[Event] = []
        state = None
        for entry in self.match.log:
            step = self._step(state, entry)
            events += step.events
            state = step.state
            yield
        moves = [entry for entry in self.match.log if isinstance(entry, Move)]
        found = self.game.highlights(state, moves, events)
        return body.Highlights(highlights=tuple(islice(found, MOST_HIGHLIGHTS)))

    def _step(self, state: Any, entry: AnyMove | Chance) -> AnyStep:
        if state is None:
            return self.game.start(self.match.setup, entry)
        return self.game.apply(state, entry)


def told(
    game: AnyGame, entry: dict[str, Any], step: AnyStep, seat: int | None
) -> body.Step[Any, Any, Any]:
    """One step for a seat, or for everybody who may know everything."""
    open_ = seat is None
    return body.Step(
        entry=entry,
        events=step.events if open_ else tuple([each.seen_by(seat) for each in step.events]),
        view=game.view(step.state, seat),
        hands=game.hands(step.state) if open_ else UNSET,
    )
