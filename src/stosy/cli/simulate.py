"""`stosy simulate`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

import msgspec

from stosy.cli.given import kinds, map_of, number, options, plug_ins, seats
from stosy.cli.output import INTERRUPTED, leave_bar, progress
from stosy.cli.records import bot_name, differences
from stosy.core import Refused
from stosy.games import find
from stosy.lab import ENGINES, Engine, Series, Summary, simulate, usual_engine
from stosy.lab.files import written_whole
from stosy.lab.incidents import Incident
from stosy.lab.series import Stopped
from stosy.text import Words


def run(given: Namespace, words: Words) -> int:
    """Play the series and print its summary."""
    series = series_of(given)
    spread, show = map_of(given, 1), progress(series.games)
    try:
        if given.records is None:
            summary = simulate(series, progress=show, map=spread)
        else:
            with written_whole(given.records) as file:
                summary = simulate(series, 1, file, show, map=spread)
    except Stopped as stopped:
        return interrupted(stopped.summary, given, words)
    tell_summary(summary, given, words)
    return 0


def interrupted(summary: Summary | None, given: Namespace, words: Words) -> int:
    """What there was when the person pressed Ctrl-C; records are not written."""
    leave_bar()
    if summary is not None:
        tell_summary(summary, given, words)
    print(words.say("lab-stopped", games=summary.games if summary else 0), file=sys.stderr)
    return INTERRUPTED


def tell_summary(summary: Summary, given: Namespace, words: Words) -> None:
    if given.json:
        print(msgspec.json.encode(summary).decode())
    else:
        for line in report(summary, words):
            print(line)


def series_of(given: Namespace) -> Series:
    game = find(given.game)
    levels = kinds(given.bots)
    count = seats(game, given.seats, len(levels) if len(levels) > 1 else default_seats(game.seats))
    game.setup(count, chosen := options(game, given))
    if len(levels) == 1:
        levels *= count
    if len(levels) != count:
        raise Refused("bot_count", "G3", bots=len(levels), seats=count)
    return Series(
        game=game.id,
        options=msgspec.to_builtins(chosen),
        bots=levels,
        seed=given.seed,
        games=number("--games", given.games, 1, 10**9),
        engine=engine(given.engine, game.id, levels, searching=given.records is None),
        **plug_ins(given),
    )


def engine(asked: str | None, game: str, bots: tuple[str, ...], searching: bool = False) -> Engine:
    """The requested engine, otherwise the fastest that has the bots."""
    if asked is None:
        return usual_engine(game, bots, searching)
    for known in ENGINES:
        if asked == known:
            return known
    raise Refused("no_such_engine", "G3", engine=asked, allowed=", ".join(ENGINES))


def default_seats(allowed: range) -> int:
    return 2 if 2 in allowed else allowed[0]


def report(summary: Summary, words: Words) -> Iterator[str]:
    """The summary in words."""
    game = find(summary.game)
    name = words.game_name(game.id)
    yield words.say("simulate-games", game=name, games=summary.games, seats=len(summary.bots))
    yield differences(game, summary.options, words)
    for reason, count in summary.reasons.items():
        yield words.say("simulate-reason", reason=reason, count=count)
    for side, win in enumerate(summary.wins):
        yield words.say(
            "simulate-team" if game.team else "simulate-seat",
            seat=side + 1,
            bot=bot_name(words, summary.bots[side]),
            count=win.count,
            rate=percent(win.rate),
            low=percent(win.low),
            high=percent(win.high),
        )
    if summary.left is not None:
        mean = sum(left * count for left, count in summary.left.items()) / summary.games
        yield words.say("simulate-left", mean=round(mean, 1))
    length = summary.length
    yield words.say(
        "simulate-length", mean=round(length.mean, 1), least=length.least, most=length.most
    )
    yield words.say("simulate-speed", speed=round(summary.actions_per_second))
    yield words.say("simulate-engine", engine=summary.engine)
    yield from incident_lines(summary.incidents, words)


def incident_lines(incidents: Sequence[Incident], words: Words) -> Iterator[str]:
    """What bots did wrong, a line for each bot and kind, with the first case."""
    for each in incidents:
        facts = {"deal": each.deal + 1, "seat": each.seat + 1, "count": each.count}
        fault = words.fault(each.fault, each.detail)
        yield words.say("misbehaved", bot=bot_name(words, each.bot), fault=fault, **facts)


def percent(share: float) -> float:
    return round(100 * share, 1)
