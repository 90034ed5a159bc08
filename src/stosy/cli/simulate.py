"""`stosy simulate`."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

import msgspec

from stosy.bots import find_bot
from stosy.cli.given import number, options, seats
from stosy.cli.output import progress
from stosy.core import Refused
from stosy.games import find
from stosy.lab import ENGINES, Engine, Series, Summary, simulate, usual_engine
from stosy.lab.files import written_whole
from stosy.text import Words


def run(given: Namespace, words: Words) -> int:
    """Play the series and print its summary."""
    series = series_of(given)
    jobs = number("--jobs", given.jobs, 1, 256)
    show = progress(series.games)
    if given.records is None:
        summary = simulate(series, jobs, progress=show)
    else:
        with written_whole(given.records) as file:
            summary = simulate(series, jobs, file, show)
    if given.json:
        print(msgspec.json.encode(summary).decode())
    else:
        for line in report(summary, words):
            print(line)
    return 0


def series_of(given: Namespace) -> Series:
    game = find(given.game)
    levels = tuple(level.strip() for level in given.bots.split(","))
    for level in levels:
        find_bot(level, game.id)
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
        engine=engine(given.engine, game.id, levels),
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
    changed = ", ".join(f"{option}={value}" for option, value in summary.options.items())
    yield words.say("simulate-options", options=changed)
    for reason, count in summary.reasons.items():
        yield words.say("simulate-reason", reason=reason, count=count)
    for side, win in enumerate(summary.wins):
        yield words.say(
            "simulate-team" if game.team else "simulate-seat",
            seat=side + 1,
            bot=summary.bots[side],
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


def percent(share: float) -> float:
    return round(100 * share, 1)
