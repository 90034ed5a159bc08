"""What one's finished matches add up to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from stosy.analysis.intervals import rate
from stosy.server.store import Played
from stosy.server.store.played import Met
from stosy.teaching.puzzles import runs
from stosy.wire.games import GameStatistics, PastResult, Share, Standing

MOST_SHOWN = 60
"""The last results of each kind of match, for a picture."""


def statistics(rows: Iterable[Played]) -> tuple[GameStatistics, ...]:
    """By game, options and seats, most played first; the rows are in the order of their ends."""
    groups: dict[tuple[str, str, int], dict[tuple[str, int], Played]] = {}
    for row in rows:
        group = groups.setdefault((row.game, row.options, row.seats), {})
        group.setdefault((row.table_id, row.match), row)  # once, though one had two seats there
    found = [of_group(tuple(group.values())) for group in groups.values()]
    return tuple(sorted(found, key=lambda each: -each.won.of))


def of_group(rows: Sequence[Played]) -> GameStatistics:
    won = rate(sum(row.won for row in rows), len(rows))
    left = [row.cards_left for row in rows if row.cards_left is not None]
    accounts = [
        (row.luck, row.skill) for row in rows if row.luck is not None and row.skill is not None
    ]
    streak, longest = runs(row.won for row in rows)
    return GameStatistics(
        game=rows[0].game,
        options=msgspec.json.decode(rows[0].options),
        seats=rows[0].seats,
        won=Share(count=won.count, of=len(rows), rate=won.rate, low=won.low, high=won.high),
        streak=streak,
        best_streak=longest,
        cards_left=fmean(left) if left else None,
        fewest_left=min(left, default=None),
        analysed=len(accounts),
        luck=fmean(luck for luck, _ in accounts) if accounts else None,
        skill=fmean(skill for _, skill in accounts) if accounts else None,
        finished=tuple(
            [PastResult(row.won, row.cards_left) for row in rows[: -MOST_SHOWN - 1 : -1]]
        ),
    )


def standings(met: Iterable[Met]) -> tuple[Standing, ...]:
    """How one stands with somebody, game by game, most played first."""
    games: dict[str, list[Met]] = {}
    for each in met:
        games.setdefault(each.game, []).append(each)
    found = [
        Standing(
            game=game,
            matches=len(rows),
            won=sum(row.won for row in rows),
            they_won=sum(row.they_won for row in rows),
        )
        for game, rows in games.items()
    ]
    return tuple(sorted(found, key=lambda each: -each.matches))
