"""Analysis of a finished match: how each move changed its player's chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stosy.analysis.accounts import Side, account_of, curves_of, greatest, swings_of
from stosy.analysis.deals import fresh_deals
from stosy.analysis.moments import course_of
from stosy.analysis.results import Analysis
from stosy.bots.kernel import installed
from stosy.core import Action, Record, Refused
from stosy.games import find

PLAYOUTS = 3000
"""For each decision, unless somebody says otherwise."""
FEWEST_PLAYOUTS = 300
WHOLE = 300_000
"""Playouts for a whole match where somebody waits for it."""


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
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Analysis[Action]:
    """Analyse every move, or those of one seat; the result does not depend on the number of jobs.

    If the match began from a position of another match, its first `since` entries belong to that
    one. Raises Fault for a wrong record; Refused for an unfinished match and without the kernel.
    """
    check_kernel(record.game)
    from stosy.analysis.judging import Judge

    game = find(record.game)
    course = course_of(game, record, since)
    judge = Judge(game.id, len(record.seats), playouts, seed, jobs)
    wanted = range(len(record.seats)) if seat is None else (seat,)
    moments = [moment for moment in course.moments if moment.move.seat in wanted]
    moves = []
    progress(0, len(moments))
    for done, moment in enumerate(moments, 1):
        moves.append(judge.judged(moment))
        progress(done, len(moments))
    sides = [
        Side(
            seat=each,
            start=judge.standing(course.start, each, since - 1),
            end=judge.standing(course.end, each, len(record.log)),
            moves=tuple(move for move in moves if move.seat == each),
            since=since,
        )
        for each in wanted
    ]
    return summed_up(record, sides, playouts, seed)


def analyse_soon(
    record: Record, since: int, progress: Callable[[int, int], None]
) -> Analysis[Action]:
    """For a server: the longer the match, the fewer playouts per decision."""
    each = max(FEWEST_PLAYOUTS, min(PLAYOUTS, WHOLE // (1 + len(record.log) - since)))
    return analyse(record, playouts=each, since=since, progress=progress)


def summed_up(record: Record, sides: Sequence[Side], playouts: int, seed: str) -> Analysis[Action]:
    """The whole analysis, from the chances of all moves."""
    team = find(record.game).team
    deals = fresh_deals(playouts)
    moves = sorted((move for side in sides for move in side.moves), key=lambda move: move.entry)
    swings = (swing for side in sides for swing in swings_of(side, alone=len(sides) == 1))
    return Analysis(
        game=record.game,
        team=team,
        players=tuple(player.name for player in record.seats),
        entries=len(record.log),
        playouts=playouts,
        deals=deals,
        seed=seed,
        moves=tuple(moves),
        accounts=tuple(account_of(side) for side in sides),
        swings=greatest(swings, deals),
        curves=curves_of(sides, len(record.log), together=team),
    )
