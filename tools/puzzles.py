"""Finding puzzles in matches of our bots: `python -m tools.puzzles`. Needs the kernel.

A turn becomes a puzzle if one end of it is better than every other one, beyond the error of
thousands of playouts, in two runs with seeds of their own and by another policy.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct
from stosy_kernel import list_turns, weigh
from stosy_kernel.adapters import Adapter, adapter_of
from stosy_kernel.series import Position

from stosy.bots import find_bot
from stosy.bots.asking import ask
from stosy.bots.choices import depends_on_trust, is_speech, sensible
from stosy.bots.in_kernel import net_of
from stosy.bots.kernel import kernel_seed
from stosy.bots.weights import Weights, silent, weights_of
from stosy.core import Action, AnyGame, AnyMatch, Dice, Match, Move, offers_to, seed_of
from stosy.games import find, folder, games
from stosy.games.turns import end_of, moves_of
from stosy.lab.files import written_whole
from stosy.lab.runner import play_match
from stosy.teaching.puzzles import FILE, Puzzle, PuzzleFile, Rated, decision, number_of, puzzles_of

SERIES = "turns"
PLAYS, OTHERWISE = "strong", "casual"
"""Who plays the matches and the playouts; who plays other playouts that must agree. In a team these
are strong bots that say nothing: casual ones lose too often for a turn to matter.
"""
GRADING = ("beginner", "casual", "strong")
"""Whether these find the best turn says how hard a puzzle is."""
FEWEST_TURNS = 3
BEAM = 1 << 20
"""All turns are compared."""
LOOKS = ((12, 1, 24), (80, 4, 10), (300, 6, 10))
"""Deals in which the network looks at turns, so many turns later, and the turns that are kept."""
NEAR = 0.2
"""Turns that look so much worse are not tried."""
LEADS = 0.05
"""The best turn must seem to lead by so much."""
STAGES = (60, 240, 900, 3000)
"""Deals to the end of the match, one after the other: 4200 in all."""
LEAD = 0.04
ERRORS = 3.0
"""The best turn leads the second by more than both: this chance, and so many standard errors."""
BEHIND, MOST_LEFT = 3.0, 3
"""Standard errors by which a turn that is given up is behind, unless it is one of the best."""
HOPELESS = 1.0
"""Standard errors by which a lead is too small to go on."""
Z95 = 1.96
EARLY = 0.3
"""A match has so much of its length before its first puzzle: early turns are seldom so clear."""
APART = 12
"""Entries between two puzzles of a match."""
SHOWN = 4


class Weighed(Struct, frozen=True):
    """The best turns with their chances, and by how much the first one leads."""

    ways: tuple[tuple[tuple[int, ...], float], ...]
    lead: float
    error: float

    @property
    def clear(self) -> bool:
        return self.lead > max(LEAD, ERRORS * self.error)


class Question(Struct, frozen=True):
    """A match up to a turn."""

    seats: int
    options: dict[str, Any]
    seed: str
    moves: tuple[tuple[int, int], ...]


class Finder:
    """Judges the turns of one game with so many seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._seats = seats
        self.adapter: Adapter = adapter_of(game.id)

    def puzzle_at(self, match: AnyMatch, seed: str) -> Weighed | None:
        """What the turns are worth if the position is a puzzle."""
        seat, _ = decision(self._game, match.state)
        ways = sensible(tuple(moves_of(self._game, match.state, seat)))
        if depends_on_trust(ways) or any(map(is_speech, ways)):
            return None
        position = self.adapter.from_view(self._game.view(match.state, seat), kernel_seed(seed))
        turns = self.turns(position, seat, [way for way in ways if way is not None])
        if len(turns) < FEWEST_TURNS:
            return None
        return self.judged(position, seat, turns, seed)

    def turns(self, position: Position, seat: int, ways: Sequence[Action]) -> list[tuple[int, ...]]:
        """All turns that begin with one of these."""
        numbers = {self.adapter.number(way) for way in ways}
        found, cut = list_turns(position, seat, BEAM)
        return [] if cut else [turn for turn in found if turn[0] in numbers]

    def judged(
        self, position: Position, seat: int, turns: list[tuple[int, ...]], seed: str
    ) -> Weighed | None:
        """The verdict of all three runs, with the chances of the second."""
        near = self._glanced(position, seat, turns, seed)
        if near is None:
            return None
        first = self.compared(position, seat, near, PLAYS, f"{seed}:first")
        if first is None or not first.clear:
            return None
        second = self.compared(position, seat, near, PLAYS, f"{seed}:second")
        if second is None or not second.clear or second.ways[0][0] != first.ways[0][0]:
            return None
        other = self.compared(position, seat, near, OTHERWISE, f"{seed}:other")
        if other is None or not other.clear or other.ways[0][0] != first.ways[0][0]:
            return None
        return second

    def _glanced(
        self, position: Position, seat: int, turns: list[tuple[int, ...]], seed: str
    ) -> list[tuple[int, ...]] | None:
        """The turns that look good enough to be tried; None if none of them looks better."""
        near = turns
        for deals, horizon, most in LOOKS:
            use = f"{seed}:looks:{horizon}"
            rows = self._weigh(position, seat, near, deals, PLAYS, use, horizon)
            looks = {turn: fmean(row) for turn, row in zip(near, rows, strict=True)}
            near = sorted(near, key=lambda turn: -looks[turn])[:most]
            if looks[near[0]] - looks[near[1]] < LEADS * deals / (deals + LOOKS[1][0]):
                return None
        close = [turn for turn in near if looks[turn] > looks[near[0]] - NEAR]
        return close if len(close) > 1 else near[:2]

    def compared(
        self, position: Position, seat: int, turns: list[tuple[int, ...]], level: str, seed: str
    ) -> Weighed | None:
        """All turns in the same deals; those far behind are given up. None if it is no puzzle."""
        rows: dict[tuple[int, ...], list[float]] = {turn: [] for turn in turns}
        given_up: dict[tuple[int, ...], float] = {}
        for number, deals in enumerate(STAGES):
            more = self._weigh(position, seat, list(rows), deals, level, f"{seed}:{number}")
            for turn, row in zip(list(rows), more, strict=True):
                rows[turn] += row
            ranked = sorted(rows, key=lambda turn: -fmean(rows[turn]))
            lead, error = difference(rows[ranked[0]], rows[ranked[1]])
            if lead + HOPELESS * error < LEAD:
                return None
            for turn in ranked[MOST_LEFT:]:
                lead, error = difference(rows[ranked[0]], rows[turn])
                if lead > BEHIND * error:
                    given_up[turn] = fmean(rows.pop(turn))
        lead, error = difference(rows[ranked[0]], rows[ranked[1]])
        known = given_up | {turn: fmean(row) for turn, row in rows.items()}
        shown = sorted(known, key=lambda turn: (turn not in rows, -known[turn]))
        return Weighed(tuple((turn, round(known[turn], 3)) for turn in shown[:SHOWN]), lead, error)

    def _weigh(
        self,
        position: Position,
        seat: int,
        turns: Sequence[tuple[int, ...]],
        deals: int,
        level: str,
        seed: str,
        horizon: int = 0,
    ) -> list[list[float]]:
        return weigh(
            position,
            seat,
            turns,
            deals=deals,
            seed=kernel_seed(seed),
            bots=[policy(self._game, level)] * self._seats,
            net=net_of(self._game.id) if horizon else None,
            horizon=horizon or 1,
        )

    def as_puzzle(self, match: AnyMatch, asked: Question, weighed: Weighed, where: str) -> Puzzle:
        """The question with its answer."""
        best = tuple(self.adapter.actions[number] for number in weighed.ways[0][0])
        return Puzzle(
            seats=asked.seats,
            options=asked.options,
            seed=asked.seed,
            moves=asked.moves,
            ways=tuple(Rated(turn, chance) for turn, chance in weighed.ways),
            lead=round(weighed.lead, 3),
            margin=round(Z95 * weighed.error, 3),
            found_by=self.found_by(match, best, where),
        )

    def found_by(self, match: AnyMatch, best: Sequence[Action], seed: str) -> tuple[str, ...]:
        """Which of the bots would play the best turn."""
        game = self._game
        seat, _ = decision(game, match.state)
        wanted = end_of(game, match.state, seat, best)
        return tuple(
            level for level in GRADING if end_by(game, match.state, seat, level, seed) == wanted
        )


def end_by(game: AnyGame, state: object, seat: int, level: str, seed: str) -> object:
    """The end of the turn that a bot plays."""
    bot, begun = find_bot(level, game.id), state
    actions: list[Action] = []
    for number in count():
        offers = offers_to(game, state, seat)
        action = ask(bot, game.view(state, seat), offers, Dice(f"{seed}:{level}", number), None)
        if action is None or is_speech(action):
            return None
        actions.append(action)
        if not isinstance(action, game.plannable):
            break
        state = game.apply(state, Move(seat, action)).state
        if game.outcome(state) is not None:
            break
    return (
        end_of(game, begun, seat, actions) if sensible(tuple(actions)) == tuple(actions) else None
    )


def policy(game: AnyGame, level: str) -> Weights:
    """The weights of a level, or of the other players."""
    if level == OTHERWISE and game.team:
        return silent(weights_of(PLAYS, game.id), game.id)
    return weights_of(level, game.id)


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much one is better in the same deals, and the standard error of that."""
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(apart) / len(apart)
    return mean, sqrt((sum(each * each for each in apart) / len(apart) - mean * mean) / len(apart))


def found_in(game: AnyGame, number: int) -> Iterator[Puzzle]:
    """The puzzles of one match."""
    counts = range(game.seats[0], game.usual_seats + 1)
    seats, options = counts[number % len(counts)], dict(game.first_match)
    setup, seed = game.setup(seats, options), seed_of(f"{SERIES}:{game.id}", number)
    played = play_match(game, setup, seed, [find_bot(PLAYS, game.id)] * seats)
    finder, match = Finder(game, seats), Match(game, setup, seed)
    moves: list[tuple[int, int]] = []
    last = -APART
    begun = -1
    early = len(played.log) * EARLY
    for entry in played.log:
        if not isinstance(entry, Move):
            continue
        turn = game.turn(match.state)
        begins = turn != begun and not is_speech(entry.action)
        if begins and len(moves) - last >= APART and len(moves) > early:
            begun = turn
            where = f"{seed}:{len(moves)}"
            if (weighed := finder.puzzle_at(match, where)) is not None:
                last = len(moves)
                asked = Question(seats, options, seed, tuple(moves))
                yield finder.as_puzzle(match, asked, weighed, where)
        match.play(entry)
        moves.append((entry.seat, number_of(game, entry.action)))


def judged_again(game: AnyGame, puzzle: Puzzle) -> Puzzle | None:
    """The same position with its chances judged anew; None if it is no puzzle."""
    finder, match = Finder(game, puzzle.seats), puzzle.match(game)
    weighed = finder.puzzle_at(match, puzzle.id)
    asked = Question(puzzle.seats, puzzle.options, puzzle.seed, puzzle.moves)
    return None if weighed is None else finder.as_puzzle(match, asked, weighed, puzzle.id)


def write(game: AnyGame, puzzles: Sequence[Puzzle], path: Path) -> None:
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
    parser.add_argument("--again", action="store_true", help="judge those of the slices again")
    given = parser.parse_args()
    for game in [find(given.game)] if given.game else games().values():
        path = Path(str(folder(game))) if given.into is None else given.into / game.id
        path.mkdir(parents=True, exist_ok=True)
        puzzles: list[Puzzle] = []
        if given.again:
            kept = (judged_again(game, each) for each in puzzles_of(game).values())
            write(game, [each for each in kept if each is not None], path / FILE)
            continue
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
