"""Finding puzzles in matches of our bots: `python -m tools.puzzles`. Needs the kernel.

A position becomes a puzzle if one move is better than every other one beyond the error of the
analysis, if a deeper search with other deals confirms it, and if the casual bot does not see it.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

import msgspec
from msgspec import Struct
from stosy_kernel import search, weigh
from stosy_kernel.adapters import adapter_of

from stosy.bots import find_bot
from stosy.bots.asking import ask
from stosy.bots.choices import depends_on_trust, is_speech, moves_in, sensible
from stosy.bots.expert import EXPERT
from stosy.bots.in_kernel import net_of
from stosy.bots.kernel import kernel_seed
from stosy.bots.knowledge import knowledge_of
from stosy.core import Action, AnyGame, AnyMatch, Dice, Match, Move, View, seed_of
from stosy.games import find, folder, games
from stosy.lab.files import written_whole
from stosy.lab.runner import play_match
from stosy.teaching.puzzles import FILE, Puzzle, PuzzleFile, Rated, decision, number_of, puzzles_of

SERIES = "puzzles"
PLAYS, NATURAL = "strong", "casual"
"""Who plays the matches and the playouts; who must not see the best move at once."""
FEWEST_WAYS = 3
GLANCED = 400
"""Playouts of a first search, which most positions do not pass."""
SCREENED, COMPARED, DEEPER = 100, 600, 2400
"""Deals in which ways are tried: all with a network, the better ones to the end, and once more."""
SEARCHED = 40_000
"""Playouts of the search that confirms it: ten times as many as an expert's in a second."""
LEAD = 0.03
"""By so much, error deducted, the best way is better than every other."""
FAR = 0.2
"""A way that looks so much worse than the best is not tried to the end."""
Z99 = 2.576
Z95 = 1.96
APART = 12
"""Entries between two puzzles of a match."""


class Weighed(Struct, frozen=True):
    """The ways, the best first, with their chances; by how much the first one leads, and the
    standard error of that."""

    ways: tuple[tuple[Action, float], ...]
    lead: float
    error: float


class Finder:
    """Judges the decisions of one game with so many seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._adapter = adapter_of(game.id)
        self._bots = [EXPERT.weights(game.id)] * seats
        self._natural = find_bot(NATURAL, game.id)

    def puzzle_at(self, match: AnyMatch, seed: str) -> Weighed | None:
        """What the decision is worth if it is a puzzle."""
        seat, offers = decision(self._game, match.state)
        ways = sensible(tuple(moves_in(offers)))
        if len(ways) < FEWEST_WAYS or depends_on_trust(ways) or any(map(is_speech, ways)):
            return None
        view = self._game.view(match.state, seat)
        best = self.searched(view, f"{seed}:glanced", GLANCED)
        if best is None or ask(self._natural, view, offers, Dice(seed, 0), None) == best:
            return None
        moves = [way for way in ways if way is not None]
        screened = self._weighed(view, moves, SCREENED, f"{seed}:screened", quick=True)
        if screened.lead < LEAD or screened.ways[0][0] != best:
            return None
        near = [way for way, chance in screened.ways if chance > screened.ways[0][1] - FAR]
        near = near if len(near) > 1 else [way for way, _ in screened.ways[:FEWEST_WAYS]]
        compared = self._weighed(view, near, COMPARED, f"{seed}:compared")
        if compared.lead - Z99 * compared.error < LEAD or compared.ways[0][0] != best:
            return None
        deeper = self._weighed(view, near, DEEPER, f"{seed}:deeper")
        if deeper.lead - Z99 * deeper.error < LEAD or deeper.ways[0][0] != best:
            return None
        return deeper if self.searched(view, f"{seed}:searched") == best else None

    def searched(self, view: View, seed: str, playouts: int = SEARCHED) -> Action | None:
        """The best move of a search, as an expert makes it; None if it is not sure."""
        assert view.seat is not None, "a seat decides"
        number = kernel_seed(seed)
        found = search(
            self._adapter.from_view(view, number),
            view.seat,
            playouts=playouts,
            seed=number,
            bots=self._bots,
            widest=EXPERT.widest,
            net=net_of(self._game.id),
            horizon=knowledge_of(self._game.id).horizon,
        )
        best, *others = found.candidates
        second = max((each.value for each in others), default=0.0)
        sure = best.value - second > Z95 * max(best.doubt, *(each.doubt for each in others), 0.0)
        return self._adapter.actions[best.action] if sure and best.action >= 0 else None

    def _weighed(
        self, view: View, moves: list[Action], deals: int, seed: str, quick: bool = False
    ) -> Weighed:
        assert view.seat is not None, "a seat decides"
        number = kernel_seed(seed)
        rows = weigh(
            self._adapter.from_view(view, number),
            view.seat,
            [self._adapter.number(move) for move in moves],
            deals=deals,
            seed=number,
            bots=self._bots,
            net=net_of(self._game.id) if quick else None,
            horizon=knowledge_of(self._game.id).horizon,
        )
        ranked = sorted(zip(moves, rows, strict=True), key=lambda each: -fmean(each[1]))
        (_, best), (_, second), *_ = ranked
        apart = [one - two for one, two in zip(best, second, strict=True)]
        error = stdev(apart) / sqrt(deals)
        chances = tuple((move, round(fmean(row), 3)) for move, row in ranked)
        return Weighed(chances, fmean(apart), error)


def found_in(game: AnyGame, number: int) -> Iterator[Puzzle]:
    """The puzzles of one match."""
    counts = range(game.seats[0], game.usual_seats + 1)
    seats, options = counts[number % len(counts)], dict(game.first_match)
    setup, seed = game.setup(seats, options), seed_of(f"{SERIES}:{game.id}", number)
    played = play_match(game, setup, seed, [find_bot(PLAYS, game.id)] * seats)
    finder, match = Finder(game, seats), Match(game, setup, seed)
    moves: list[tuple[int, int]] = []
    last = -APART
    for entry in played.log:
        if not isinstance(entry, Move):
            continue
        if len(moves) - last >= APART:
            weighed = finder.puzzle_at(match, f"{seed}:{len(moves)}")
            if weighed is not None:
                last = len(moves)
                yield Puzzle(
                    seats=seats,
                    options=options,
                    seed=seed,
                    moves=tuple(moves),
                    ways=tuple(Rated(number_of(game, way), chance) for way, chance in weighed.ways),
                    lead=round(weighed.lead, 3),
                    margin=round(Z95 * weighed.error, 3),
                )
        match.play(entry)
        moves.append((entry.seat, number_of(game, entry.action)))


def confirmed(game: AnyGame, puzzle: Puzzle, seed: str, playouts: int = SEARCHED) -> bool:
    """Does a search with other deals find the same move?"""
    match = puzzle.match(game)
    seat, _ = decision(game, match.state)
    finder = Finder(game, puzzle.seats)
    best = finder.searched(game.view(match.state, seat), seed, playouts)
    return best is not None and number_of(game, best) == puzzle.ways[0].action


def write(game: AnyGame, puzzles: list[Puzzle], path: Path) -> None:
    """One puzzle in a line."""
    origin = f"python -m tools.puzzles --count {len(puzzles)}"
    held = PuzzleFile(origin=origin, rules=game.rules, puzzles=())
    head = msgspec.json.encode(held).removesuffix(b"[]}")
    lines = b",\n".join(map(msgspec.json.encode, puzzles))
    with written_whole(path) as file:
        file.write(head + b"[\n" + lines + b"\n]}\n")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(games()), help="all by default")
    parser.add_argument("--count", type=int, default=100, help="puzzles of each game")
    parser.add_argument("--into", type=Path, help="a folder instead of the slices")
    given = parser.parse_args()
    for game in [find(given.game)] if given.game else games().values():
        path = Path(str(folder(game))) if given.into is None else given.into / game.id
        path.mkdir(parents=True, exist_ok=True)
        puzzles: list[Puzzle] = []
        number, begun = 0, process_time()
        while len(puzzles) < given.count:
            puzzles += found_in(game, number)
            number += 1
            spent = process_time() - begun
            print(
                f"{game.id}: {number} matches, {len(puzzles)} puzzles, {spent:.0f} s",
                file=sys.stderr,
            )
            write(game, puzzles[: given.count], path / FILE)
        puzzles_of.cache_clear()


if __name__ == "__main__":
    main()
