"""A span of a series by the Python rules: any bots, and the standard shuffle."""

from __future__ import annotations

import msgspec

from stosy.bots.kinds import kinds_of, name_of
from stosy.bots.misbehaviour import Misbehaved
from stosy.core import record_of, seed_of, write
from stosy.games import find
from stosy.lab.incidents import Incident, merged
from stosy.lab.runner import play_match
from stosy.lab.simulation.series import MatchSpan, Played
from stosy.lab.simulation.tally import Tally


def play_span(span: MatchSpan) -> Played:
    """Its matches, one by one."""
    series = span.series
    game = find(series.game)
    setup = game.setup(len(series.bots), msgspec.convert(series.options, game.options))
    kinds = kinds_of(series.bots, span.given)
    tally, records = Tally(), []
    incidents: list[Incident] = []
    for number in range(span.first, span.last):

        def note(seat: int, misbehaved: Misbehaved, deal: int = number) -> None:
            what = misbehaved.fault, deal, seat, misbehaved.detail
            incidents.append(Incident(name_of(series.bots[seat]), *what))

        bots = [kind.seated(game.id, series.seconds, series.stderr) for kind in kinds]
        match = play_match(game, setup, seed_of(series.seed, number), bots, note, series.lenient)
        tally.count(match.result, setup.seats, game.team, len(match.log) - match.chances)
        if span.records:
            records.append(write(record_of(match, series.players)))
    return Played(tally, tuple(records), merged(incidents))
