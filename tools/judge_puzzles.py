"""Judging the puzzles again, without the program that found them: `python -m tools.judge_puzzles`.

It tries all moves in every order on the Python rules, tells ends apart by what a seat sees, and
plays each end on in the kernel. It shares no code with the turn generators or with the finder.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Hashable, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from stosy_kernel import weigh
from stosy_kernel.adapters import adapter_of

from stosy.bots.weights import silent, weights_of
from stosy.core import Action, AnyGame, Move
from stosy.games import find, games
from stosy.teaching.puzzles import Puzzle, actions_of, decision, puzzles_of

STAGES = ((60, 24), (300, 4))
"""Deals of each end, and how many ends go on."""
DEALS = 4000
RUNS = (("strong", 1001), ("strong", 2002), ("other", 3003))
"""Who plays on: strong bots, and others. In a team these are strong ones that say nothing."""
LEAD, ERRORS = 0.04, 3.0


def seen(game: AnyGame, state: object, seat: int, last: Action | None) -> Hashable:
    """What tells two ends apart: hand, tops, what would be drawn, and what ended the turn."""
    view: Any = game.view(state, seat)
    tops = tuple(pile[-1:] for pile in getattr(view, "piles", ()))
    return view.hand, tops, getattr(view, "draws_next", None), last


def all_ends(game: AnyGame, state: object, seat: int) -> dict[Hashable, tuple[Action, ...]]:
    """Every end with one way to it."""
    ends: dict[Hashable, tuple[Action, ...]] = {}
    met: set[Hashable] = set()

    def follow(state: Any, way: tuple[Action, ...]) -> None:
        here = seen(game, state, seat, None)
        if here in met:
            return
        met.add(here)
        if game.outcome(state) is not None:
            ends[here] = way
            return
        offered = [
            each for offer in game.offers(state) if offer.seat == seat for each in offer.actions
        ]
        forms = {each.careless() for each in offered} - {None}
        for action in offered:
            if action.role != "move" or action in forms:
                continue
            if isinstance(action, game.plannable):
                follow(game.apply(state, Move(seat, action)).state, (*way, action))
            else:
                ends[seen(game, state, seat, action)] = (*way, action)

    follow(state, ())
    return ends


class Judge:
    """Plays on after a turn, in deals that the seat cannot tell apart."""

    def __init__(self, game: AnyGame, state: object, seat: int, seats: int) -> None:
        self.adapter = adapter_of(game.id)
        self.view, self.seat, self.seats, self.game = game.view(state, seat), seat, seats, game

    def chances(self, way: tuple[Action, ...], level: str, seed: int, deals: int) -> list[float]:
        """The chance in each deal."""
        position = self.adapter.from_view(self.view, seed)
        *lays, last = map(self.adapter.number, way)
        for lay in lays:
            assert position.apply(self.seat, lay), "the kernel refuses a lay"
        after = position.copy()
        if isinstance(way[-1], self.game.plannable):
            assert after.apply(self.seat, last), "the kernel refuses a lay"
            won = bool(after.outcome.winners >> self.seat & 1)
            return [float(won)] * deals
        game = self.game
        if level == "other":
            strong = weights_of("strong", game.id)
            weights = silent(strong, game.id) if game.team else weights_of("casual", game.id)
        else:
            weights = weights_of(level, game.id)
        bots = [weights] * self.seats
        [row] = weigh(position, self.seat, [last], deals=deals, seed=seed, bots=bots)
        return row


def verdict(
    game: AnyGame, puzzle: Puzzle, deals: int = DEALS, least: float = LEAD, errors: float = ERRORS
) -> str:
    """Why the puzzle is unsound; empty if it is sound."""
    state = puzzle.match(game).state
    seat, _ = decision(game, state)
    ends = all_ends(game, state, seat)
    best = actions_of(game, puzzle.ways[0].turn)
    own = end_after(game, state, seat, best)
    if own not in ends:
        return "its turn is none"
    judge = Judge(game, state, seat, puzzle.seats)
    for level, seed in RUNS:
        left = list(ends)
        for number, (few, most) in enumerate(STAGES):
            if len(left) > most:
                looks = {e: fmean(judge.chances(ends[e], level, seed + number, few)) for e in left}
                left = sorted(left, key=lambda end: -looks[end])[:most]
        rows = {end: judge.chances(ends[end], level, seed + 10, deals) for end in {*left, own}}
        second = max((end for end in rows if end != own), key=lambda end: fmean(rows[end]))
        lead, error = difference(rows[own], rows[second])
        if not lead > max(least, errors * error):
            return f"{level} {seed}: leads by {lead:.3f} ± {error:.3f} before {ends[second]}"
    return ""


def end_after(game: AnyGame, state: Any, seat: int, way: Sequence[Action]) -> Hashable:
    """The end of the stored turn."""
    for action in way:
        if not isinstance(action, game.plannable):
            return seen(game, state, seat, action)
        state = game.apply(state, Move(seat, action)).state
    return seen(game, state, seat, None)


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    apart = [a - b for a, b in zip(one, other, strict=True)]
    return fmean(apart), pstdev(apart) / sqrt(len(apart))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(games()), help="all by default")
    parser.add_argument("--count", type=int, help="only so many of each game")
    given = parser.parse_args()
    unsound = 0
    for game in [find(given.game)] if given.game else games().values():
        puzzles = [*puzzles_of(game).items()][: given.count]
        wrong = 0
        for id_, puzzle in puzzles:
            if why := verdict(game, puzzle):
                wrong += 1
                print(f"{game.id} {id_}: {why}", flush=True)
        print(f"{game.id}: {wrong} of {len(puzzles)} unsound", flush=True)
        unsound += wrong
    sys.exit(bool(unsound))


if __name__ == "__main__":
    main()
