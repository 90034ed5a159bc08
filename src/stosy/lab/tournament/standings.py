"""The standings of a tournament, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from stosy.analysis.intervals import Estimate, change, mean, share
from stosy.lab.engines import Engine
from stosy.lab.incidents import Incident
from stosy.lab.plan import ThinkingTime
from stosy.lab.tournament.meetings import Score, Scored, Tournament
from stosy.lab.tournament.strengths import Pairing, elo


class Rating(Struct, frozen=True):
    """A bot in the table of a competitive game: Elo points, and its share of wins.

    Points are relative to the first bot of the tournament.
    """

    bot: str
    elo: Estimate
    won: Estimate


class Duel(Struct, frozen=True):
    """How often one bot wins against another; at larger tables, alone among several of it."""

    one: str
    others: str
    won: Estimate


class Team(Struct, frozen=True):
    """A bot as a whole team: games won, and cards left."""

    bot: str
    won: Estimate
    left: Estimate


class Difference(Struct, frozen=True):
    """How much more one team wins and leaves than another on the same deals."""

    one: str
    other: str
    won: Estimate
    left: Estimate


class Partners(Struct, frozen=True):
    """One bot in a team with others of one kind, on every seat in turn: games won, cards left."""

    one: str
    others: str
    won: Estimate
    left: Estimate


class Thinking(Struct, frozen=True):
    """The average time per decision of a bot that searches."""

    bot: str
    decisions: int
    seconds: float


class Standings(Struct, frozen=True):
    """All tables; those that do not apply to the kind of game are empty."""

    game: str
    options: dict[str, object]
    seats: int
    bots: tuple[str, ...]
    seed: str
    engine: Engine
    deals: int
    matches: int
    ratings: tuple[Rating, ...]
    """The strongest first; empty if only the first bot played against the others."""
    duels: tuple[Duel, ...]
    teams: tuple[Team, ...]
    """The most successful first."""
    differences: tuple[Difference, ...]
    thinking: tuple[Thinking, ...]
    partners: tuple[Partners, ...] = ()
    """Every bot with every partner, if kinds were mixed in a team game."""
    incidents: tuple[Incident, ...] = ()


def standings(tournament: Tournament, scored: Scored) -> Standings:
    """The standings of the scores."""
    by_meeting = tuple(zip(*scored.scores, strict=True))
    pairings = () if tournament.team else pairings_of(tournament, by_meeting)
    return Standings(
        game=tournament.game,
        options=tournament.options,
        seats=tournament.seats,
        bots=tournament.names,
        seed=tournament.seed,
        engine=tournament.engine,
        deals=tournament.deals,
        matches=tournament.deals * tournament.matches,
        ratings=ratings(tournament, pairings),
        duels=tuple(duels(tournament, pairings)),
        teams=teams(tournament, by_meeting) if tournament.team else (),
        differences=differences(tournament, by_meeting) if tournament.team else (),
        thinking=thinking(tournament, scored.thinking_times),
        partners=partners(tournament, by_meeting) if tournament.mixed else (),
        incidents=scored.incidents,
    )


def pairings_of(
    tournament: Tournament, by_meeting: Sequence[Sequence[Score]]
) -> tuple[Pairing, ...]:
    """The meetings with their shares of wins by deal."""
    return tuple(
        Pairing(meeting.one, meeting.others, tuple(score.won for score in scores))
        for meeting, scores in zip(tournament.meetings(), by_meeting, strict=True)
    )


def ratings(tournament: Tournament, pairings: Sequence[Pairing]) -> tuple[Rating, ...]:
    """The table, the strongest first; empty if not all pairs have played."""
    if not pairings or tournament.lead:
        return ()
    points = elo(pairings, len(tournament.bots), tournament.seats)
    table = []
    for number, bot in enumerate(tournament.names):
        own = [pairing.scores for pairing in both_ways(tournament, pairings, number)]
        by_deal = [sum(scores) / len(own) for scores in zip(*own, strict=True)]
        table.append(Rating(bot, points[number], share(by_deal)))
    return tuple(sorted(table, key=lambda rating: -rating.elo.value))


def both_ways(tournament: Tournament, pairings: Sequence[Pairing], number: int) -> list[Pairing]:
    """A bot's own pairings; a duel is seen from its side."""
    own = [pairing for pairing in pairings if pairing.one == number]
    if tournament.seats > 2:
        return own
    return own + [turned(pairing) for pairing in pairings if pairing.other == number]


def turned(duel: Pairing) -> Pairing:
    """The same duel from the other side."""
    return Pairing(duel.other, duel.one, tuple(1 - score for score in duel.scores))


def duels(tournament: Tournament, pairings: Sequence[Pairing]) -> list[Duel]:
    """The table of pairs, row by row; only the first bot's row if only it played against the
    others."""
    bots = tournament.names
    return [
        Duel(bots[pairing.one], bots[pairing.other], share(pairing.scores))
        for number in range(1 if tournament.lead else len(bots))
        for pairing in both_ways(tournament, pairings, number)
    ]


def teams(tournament: Tournament, by_meeting: Sequence[Sequence[Score]]) -> tuple[Team, ...]:
    """The table of teams, the most successful first."""
    table = [
        Team(bot, share([each.won for each in scores]), mean([each.left for each in scores]))
        for bot, scores in zip(tournament.names, by_meeting, strict=False)  # mixed teams come later
    ]
    return tuple(sorted(table, key=lambda team: (-team.won.value, team.left.value)))


def differences(
    tournament: Tournament, by_meeting: Sequence[Sequence[Score]]
) -> tuple[Difference, ...]:
    """All pairs of teams, compared deal by deal; the better one first."""
    scores = dict(zip(tournament.names, by_meeting, strict=False))
    played = [(team.bot, scores[team.bot]) for team in teams(tournament, by_meeting)]
    return tuple(
        Difference(
            one,
            other,
            change([a.won - b.won for a, b in zip(ours, theirs, strict=True)]),
            mean([a.left - b.left for a, b in zip(ours, theirs, strict=True)]),
        )
        for (one, ours), (other, theirs) in combinations(played, 2)
    )


def partners(tournament: Tournament, by_meeting: Sequence[Sequence[Score]]) -> tuple[Partners, ...]:
    """The table of partners, row by row; at two seats both orders are one meeting."""
    names, found = tournament.names, {}
    for meeting, scores in zip(tournament.meetings(), by_meeting, strict=True):
        won, left = share([each.won for each in scores]), mean([each.left for each in scores])
        pairs = {(meeting.one, meeting.others)}
        if tournament.seats == 2:
            pairs.add((meeting.others, meeting.one))
        for one, others in pairs:
            found[one, others] = Partners(names[one], names[others], won, left)
    return tuple(found[pair] for pair in sorted(found))


def thinking(
    tournament: Tournament, thinking_times: Sequence[ThinkingTime]
) -> tuple[Thinking, ...]:
    """The bots that were timed."""
    return tuple(
        Thinking(bot, thought.decisions, thought.seconds / thought.decisions)
        for bot, thought in zip(tournament.names, thinking_times, strict=True)
        if thought.decisions
    )
