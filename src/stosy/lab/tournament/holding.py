"""Tournaments: bots meet on the same deals, each on every seat in turn.

In a competitive game a bot sits alone among others of one kind; at two seats that is a duel. In a
team game each bot plays as a whole team and, if kinds are mixed, as a partner of the others. All
meetings use the same deals, which removes the luck of the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from stosy.core import Refused
from stosy.lab.engines import check_engine
from stosy.lab.incidents import Incident, merged
from stosy.lab.plan import Runner, Span, ThinkingTime, runner_for, spans
from stosy.lab.processes import Local, Map
from stosy.lab.tournament.meetings import Meeting, Score, Scored, Tournament


class Stopped(KeyboardInterrupt):
    """Ctrl-C, with the scores so far."""

    def __init__(self, scored: Scored) -> None:
        super().__init__()
        self.scored = scored


def check(tournament: Tournament) -> None:
    """Refuse what cannot be played or compared."""
    least = 1 if tournament.team else 2
    if len(tournament.bots) < least:
        raise Refused("too_few_bots", "G3")
    if tournament.lead and tournament.team and not tournament.mixed:
        raise Refused("lead_in_a_team", "G3")
    if tournament.mixed and not tournament.team:
        raise Refused("mixed_rivals", "G3")
    if tournament.mixed and (len(tournament.bots) < 2 or tournament.seats < 2):
        raise Refused("nothing_to_mix", "G3")
    for number, name in enumerate(tournament.names):
        if name in tournament.names[:number]:
            raise Refused("bot_twice", "G3", level=name)
    check_engine(tournament.engine, tournament.game, tournament.bots, searching=True)


def hold(
    tournament: Tournament,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda matches: None,
    *,
    bots: Mapping[str, object] = {},
    map: Map | None = None,
) -> Scored:
    """Play the tournament; the scores do not depend on the number of workers.

    `bots` are Python objects (a class, a function that makes bots, a bot) by the names that the
    tournament has for them. `map` is that of an executor or a home; otherwise so many processes
    play. Ctrl-C raises Stopped.
    """
    scores: list[tuple[Score, ...]] = []
    thinking_times = (ThinkingTime(),) * len(tournament.bots)
    incidents: tuple[Incident, ...] = ()
    spread = map or Local(jobs).map
    try:
        for part in spread(play_span, spans(tournament, tournament.deals, dict(bots))):
            scores += part.scores
            thinking_times = tuple(
                a + b for a, b in zip(thinking_times, part.thinking_times, strict=True)
            )
            incidents = merged(incidents, part.incidents)
            progress(len(scores) * tournament.matches)
    except KeyboardInterrupt:
        raise Stopped(Scored(tuple(scores), thinking_times, incidents)) from None
    return Scored(tuple(scores), thinking_times, incidents)


def play_span(span: Span) -> Scored:
    """Every meeting on every deal of the span."""
    tournament, runner = span.plan, runner_for(span)
    assert isinstance(tournament, Tournament)
    meetings = tournament.meetings()
    scores = tuple(
        tuple(score(tournament, meeting, deal, runner) for meeting in meetings)
        for deal in range(span.first, span.last)
    )
    return Scored(scores, runner.thinking_times(), runner.incidents())


def score(tournament: Tournament, meeting: Meeting, deal: int, runner: Runner) -> Score:
    """A meeting on one deal, played once with the single bot on each seat."""
    seats, turns = tournament.seats, meeting.turns(tournament.seats)
    ended = [runner.play(deal, deal + 1, meeting.seating(seat, seats)) for seat in turns]
    if tournament.team:
        won = sum(each.wins.total() for each in ended)
        return Score(won / len(ended), sum(sum(each.left) for each in ended) / len(ended))
    shares = [share(each.wins, seat, seats) for seat, each in enumerate(ended)]
    return Score(sum(shares) / seats, 0)


def share(winners: Collection[int], seat: int, seats: int) -> float:
    """A seat's share of a win; if nobody wins, all seats share it."""
    return (seat in winners) / len(winners) if winners else 1 / seats
