"""What decided a match of Snakes & Ladders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stosy.core import Event, Highlight, by_seat
from stosy.games.snakes_and_ladders.events import CalledOut, CardLaid, CardsTaken, Challenged
from stosy.games.snakes_and_ladders.state import Round, SnakesAndLaddersState


def highlights(state: SnakesAndLaddersState, events: Sequence[Event]) -> Iterator[Highlight]:
    """The most cards taken at once, the round with the most points, bluffs, interventions and
    calls."""
    yield from largest_taking(events)
    yield from dearest_round(state.rounds)
    if bluffs := sum(isinstance(event, Challenged) and event.bluff for event in events):
        yield Highlight("bluffs", {"count": bluffs})
    laid = [event for event in events if isinstance(event, CardLaid) and event.intervened]
    yield from by_seat("cut_ins", [event.seat for event in laid], len(state.scores))
    if calls := sum(isinstance(event, CalledOut) for event in events):
        yield Highlight("call_outs", {"count": calls})


def largest_taking(events: Iterable[Event]) -> Iterator[Highlight]:
    """The most cards taken at once, if at least two."""
    taken = [event for event in events if isinstance(event, CardsTaken) and event.count > 1]
    if taken:
        most = max(taken, key=lambda event: event.count)
        yield Highlight("taken", {"seat": most.seat, "count": most.count, "why": most.why})


def dearest_round(rounds: Sequence[Round]) -> Iterator[Highlight]:
    """The round in which one seat got the most points; not for single rounds."""
    scores = [
        (points, seat, number)
        for number, each in enumerate(rounds, 1)
        for seat, points in enumerate(each.scores)
    ]
    points, seat, number = max(scores, key=lambda each: each[0], default=(0, 0, 0))
    if len(rounds) > 1 and points > 0:
        yield Highlight("round", {"seat": seat, "round": number, "points": points})
