"""A span of a series by the Python rules: any bots, and the standard shuffle."""

from __future__ import annotations

import msgspec

from stosy.bots import find_bot
from stosy.core import record_of, seed_of, write
from stosy.games import find
from stosy.lab.runner import play_match
from stosy.lab.simulation.series import MatchSpan, Played
from stosy.lab.simulation.tally import Tally


def play_span(span: MatchSpan) -> Played:
    """Its matches, one by one."""
    series = span.series
    game = find(series.game)
    setup = game.setup(len(series.bots), msgspec.convert(series.options, game.options))
    bots = [find_bot(level, series.game) for level in series.bots]
    tally, records = Tally(), []
    for number in range(span.first, span.last):
        match = play_match(game, setup, seed_of(series.seed, number), bots)
        tally.count(match.result, setup.seats, game.team, len(match.log) - match.chances)
        if span.records:
            records.append(write(record_of(match, series.players)))
    return Played(tally, tuple(records))
