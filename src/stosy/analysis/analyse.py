"""Analysis of a finished match: how each move changed its player's chance."""

from __future__ import annotations

import os

import msgspec

from stosy.analysis.judging import Judge
from stosy.analysis.moments import count_moves, course_of
from stosy.analysis.on_rules import StrongPlayouts
from stosy.analysis.playing_on import BotPlayouts
from stosy.analysis.playouts import Playouts
from stosy.analysis.results import Analysis
from stosy.analysis.working import Progress, Work, nobody_waits
from stosy.bots.kernel import installed
from stosy.bots.kinds import PLUG_IN_SECONDS, Kind
from stosy.core import Action, Record, Refused
from stosy.games import find

PLAYOUTS = 3000
"""For each decision, unless somebody says otherwise."""
FEWEST_PLAYOUTS = 300
FEWEST_ON_RULES, MOST_ON_RULES = 80, 140
WHOLE_ON_RULES = 8_000
"""The same by strong bots on the Python rules, and for all moves that are judged."""
PLAYOUTS_OF_OTHERS = 100
"""The same where bots of others play them, in Python."""
WHOLE = 300_000
"""Playouts for a whole match where somebody waits for it."""
SKETCHED = 100
"""Moves whose rough chances come first, where somebody waits."""
SKETCHED_ON_RULES = 16
LEVEL = "strong"
"""Who plays the playouts."""
SEED = "stosy"
MOST_JOBS = 8


def can_analyse(game: str) -> bool:
    """Whether matches of this game can be analysed here."""
    try:
        check_kernel(game)
    except Refused:
        return False
    return True


def check_kernel(game: str) -> None:
    """Refuse if the kernel is not installed or does not support the game: the playouts would take
    too long.
    """
    if not installed():
        raise Refused("analysis_needs_kernel", "G3")
    from stosy_kernel import NOTATIONS

    if game not in NOTATIONS:
        raise Refused("no_analysis", "G3", game=game)


def analyse(
    record: Record,
    *,
    playouts: int = PLAYOUTS,
    seed: str = SEED,
    jobs: int = 1,
    seat: int | None = None,
    since: int = 1,
    progress: Progress = nobody_waits,
    sketched: int = 0,
    bots: tuple[Kind, ...] = (),
    seconds: float = PLUG_IN_SECONDS,
) -> Analysis[Action]:
    """Analyse every move, or those of one seat; the result does not depend on the number of jobs.

    `bots` play on instead of strong ones, one for each seat, in one process; each decision of a bot
    that is none of our levels may take so many seconds.

    If the match began from a position of another match, its first `since` entries belong to that
    one. With `sketched` rough chances of about so many moves come first. Raises Fault for a wrong
    record; Refused for an unfinished match and without the kernel.
    """
    check_kernel(record.game)
    playing = playouts_of(record, bots, seconds, jobs)
    work = work_on(record, playing, playouts, seed, since, None if seat is None else (seat,))
    work.run(progress, sketched)
    return work.so_far()


def work_on(
    record: Record,
    playing: Playouts,
    playouts: int,
    seed: str,
    since: int,
    seats: tuple[int, ...] | None,
) -> Work:
    """The moves of these seats, or of all."""
    game, count = find(record.game), len(record.seats)
    course = course_of(game, record, since)
    judge = Judge(game, count, playouts, seed, playing, course)
    wanted = tuple(range(count)) if seats is None else seats
    return Work(record, course, judge, wanted, since)


def playouts_of(record: Record, bots: tuple[Kind, ...], seconds: float, jobs: int) -> Playouts:
    """By these bots or, if there are none, by strong ones in the kernel."""
    game, seats = find(record.game), len(record.seats)
    if bots:
        options = msgspec.convert(record.options, game.options)
        return BotPlayouts(game, game.setup(seats, options), bots, seconds)
    from stosy.analysis.in_kernel import KernelPlayouts

    return KernelPlayouts(game.id, seats, LEVEL, jobs)


def analyse_soon(record: Record, since: int, progress: Progress) -> Analysis[Action]:
    """For a server: on all cores; the longer the match, the fewer playouts per decision."""
    each = max(FEWEST_PLAYOUTS, min(PLAYOUTS, WHOLE // (1 + len(record.log) - since)))
    jobs = min(MOST_JOBS, os.cpu_count() or 1)
    return analyse(
        record, playouts=each, jobs=jobs, since=since, progress=progress, sketched=SKETCHED
    )


def analyse_without_kernel(
    record: Record, since: int, seats: tuple[int, ...], progress: Progress
) -> Analysis[Action]:
    """For a browser: the moves of these seats; the more there are, the fewer playouts for each."""
    moves = count_moves(record, seats, since)
    each = min(MOST_ON_RULES, max(FEWEST_ON_RULES, WHOLE_ON_RULES // max(1, moves)))
    playing = StrongPlayouts(find(record.game), LEVEL)
    work = work_on(record, playing, each, SEED, since, seats)
    work.run(progress, SKETCHED_ON_RULES)
    return work.so_far()
