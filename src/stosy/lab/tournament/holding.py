"""Tournaments: bots meet on the same deals, each on every seat in turn.

In a competitive game a bot sits alone among others of one kind; at two seats that is a duel. In a
team game each bot plays as a whole team. All meetings use the same deals, which removes the luck of
the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stosy.core import Refused
from stosy.lab.engines import Engine, check_engine
from stosy.lab.processes import in_order
from stosy.lab.tournament.meetings import (
    DealSpan,
    MatchEnd,
    MatchRunner,
    Meeting,
    Score,
    Scored,
    ThinkingTime,
    Tournament,
)

SPANS: dict[Engine, int] = {"kernel": 256, "python": 1}
"""The largest number of deals in one task of a process: bots in Python may be slow."""


def check(tournament: Tournament) -> None:
    """Refuse what cannot be played or compared."""
    least = 1 if tournament.team else 2
    if len(tournament.bots) < least:
        raise Refused("too_few_bots", "G3")
    if tournament.lead and tournament.team:
        raise Refused("lead_in_a_team", "G3")
    for number, bot in enumerate(tournament.bots):
        if bot in tournament.bots[:number]:
            raise Refused("bot_twice", "G3", level=bot)
    check_engine(tournament.engine, tournament.game, tournament.bots, searching=True)


def hold(
    tournament: Tournament,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda matches: None,
) -> Scored:
    """Play the tournament; the scores do not depend on the number of processes."""
    scores: list[tuple[Score, ...]] = []
    thinking_times = (ThinkingTime(),) * len(tournament.bots)
    for part in in_order(play_span, spans(tournament, jobs), jobs):
        scores += part.scores
        thinking_times = tuple(
            a + b for a, b in zip(thinking_times, part.thinking_times, strict=True)
        )
        progress(len(scores) * tournament.matches)
    return Scored(tuple(scores), thinking_times)


def spans(tournament: Tournament, jobs: int) -> Iterator[DealSpan]:
    size = max(1, min(SPANS[tournament.engine], tournament.deals // (4 * jobs)))
    for first in range(0, tournament.deals, size):
        yield DealSpan(tournament, first, min(first + size, tournament.deals))


def play_span(span: DealSpan) -> Scored:
    """Every meeting on every deal of the span."""
    tournament = span.tournament
    runner = runner_for(tournament)
    meetings = tournament.meetings()
    scores = tuple(
        tuple(score(tournament, meeting, deal, runner) for meeting in meetings)
        for deal in range(span.first, span.last)
    )
    return Scored(scores, runner.thinking_times())


def runner_for(tournament: Tournament) -> MatchRunner:
    """The runner of the engine; the kernel is imported only if it is used."""
    if tournament.engine == "python":
        from stosy.lab.tournament.in_python import InPython

        return InPython(tournament)
    from stosy.lab.tournament.in_kernel import InKernel

    return InKernel(tournament)


def score(tournament: Tournament, meeting: Meeting, deal: int, runner: MatchRunner) -> Score:
    """A meeting on one deal, played once with the single bot on each seat."""
    seats, turns = tournament.seats, tournament.turns()
    ended = [runner.play(deal, meeting.seating(seat, seats)) for seat in turns]
    if tournament.team:
        return Score(float(bool(ended[0].winners)), ended[0].left)
    shares = [share(each, seat, seats) for seat, each in enumerate(ended)]
    return Score(sum(shares) / seats, 0)


def share(ended: MatchEnd, seat: int, seats: int) -> float:
    """A seat's share of a win; if nobody wins, all seats share it."""
    winners = ended.winners or tuple(range(seats))
    return (seat in winners) / len(winners)
