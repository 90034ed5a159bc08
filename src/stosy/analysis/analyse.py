"""Analysis of a finished match: how each move changed its player's chance."""

from __future__ import annotations

import os

import msgspec

from stosy.analysis.moments import course_of
from stosy.analysis.playing_on import Playouts
from stosy.analysis.results import Analysis
from stosy.analysis.working import Progress, Work, nobody_waits
from stosy.bots.kernel import installed
from stosy.bots.kinds import PLUG_IN_SECONDS, Kind
from stosy.core import Action, AnyGame, Record, Refused
from stosy.games import find

PLAYOUTS = 3000
"""For each decision, unless somebody says otherwise."""
FEWEST_PLAYOUTS = 300
PLAYOUTS_OF_OTHERS = 100
"""The same where bots of others play them, in Python."""
WHOLE = 300_000
"""Playouts for a whole match where somebody waits for it."""
SKETCHED = 100
"""Moves whose rough chances come first, where somebody waits."""
MOST_JOBS = 8
VERSION = 1
"""Changes when the same record would get another analysis: a kept one is then made anew."""


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
    seed: str = "stosy",
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
    from stosy.analysis.judging import Judge

    game = find(record.game)
    course = course_of(game, record, since)
    judge = Judge(
        game.id, len(record.seats), playouts, seed, jobs, playouts_by(bots, game, record, seconds)
    )
    wanted = tuple(range(len(record.seats))) if seat is None else (seat,)
    work = Work(record, course, judge, wanted, since)
    work.run(progress, sketched)
    return work.so_far()


def playouts_by(
    bots: tuple[Kind, ...], game: AnyGame, record: Record, seconds: float
) -> Playouts | None:
    """The playouts of these bots; None if there are none."""
    if not bots:
        return None
    options = msgspec.convert(record.options, game.options)
    return Playouts(game, game.setup(len(record.seats), options), bots, seconds)


def analyse_soon(record: Record, since: int, progress: Progress) -> Analysis[Action]:
    """For a server: on all cores; the longer the match, the fewer playouts per decision."""
    each = max(FEWEST_PLAYOUTS, min(PLAYOUTS, WHOLE // (1 + len(record.log) - since)))
    jobs = min(MOST_JOBS, os.cpu_count() or 1)
    return analyse(
        record, playouts=each, jobs=jobs, since=since, progress=progress, sketched=SKETCHED
    )
