"""Positions near the end of a game, for the solvers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stosy_kernel import GAMES, PythonRng, solve
from stosy_kernel.games.rows.adapter import RowFacts
from stosy_kernel.series import Position

SEED = 30
QUICK, TEAM, DUEL = (GAMES[game] for game in ("quick-and-easy", "the-game", "face-to-face"))


class Numbers:
    """The next random numbers of a stream."""

    def __init__(self, stream: int) -> None:
        self.rng = PythonRng(SEED, stream)
        self.taken = 0

    def below(self, bound: int) -> int:
        self.taken += 1
        return self.rng.below(self.taken, bound)

    def shuffled(self, cards: range) -> list[int]:
        self.taken += 1
        return list(self.rng.shuffle(tuple(cards), self.taken * 1000))


def cards_left(position: Position) -> int:
    """In hands and draw pile."""
    facts = position.facts()
    return len(facts.draws[0]) + sum(map(len, facts.hands))


def late(choices: list[int], seats: int, stream: int, left: int, stray: int) -> Iterator[Position]:
    """Quick & Easy: a win followed until so many cards are left, then left for random actions."""
    position = QUICK.deal(choices, seats, -1, SEED, stream)
    solution = solve(position)
    for seat, action in solution.line if solution else ():
        position.apply(seat, action)
        if cards_left(position) <= left:
            break
    numbers = Numbers(stream)
    for _ in range(stray):
        if position.over:
            return
        yield position.copy()
        actions = turn_actions(position)
        position.apply(position.turn, actions[numbers.below(len(actions))])


def mirrored(facts: RowFacts, cards: int, piles: Sequence[int]) -> RowFacts:
    """High for low and rising for falling: another position, in which as much can be reached.

    `cards` that follow one another are turned round together; `piles` tells whose place each takes.
    """

    def turned(sets: list[list[int]]) -> list[list[int]]:
        return [[card + cards - 1 - 2 * (card % cards) for card in each] for each in sets]

    mirror: RowFacts = type(facts)()
    mirror.options, mirror.turn = facts.options, facts.turn
    mirror.hands = [sorted(hand) for hand in turned(facts.hands)]
    mirror.draws = turned(facts.draws)
    laid = turned(facts.piles)
    mirror.piles = [laid[pile] for pile in piles]
    return mirror


def turn_actions(position: Position) -> list[int]:
    """Without signals."""
    end_turn = 2 * QUICK.CARDS + 1
    return [action for action in position.legal(position.turn) if action <= end_turn]


def the_game_end(minimum: int, hands: tuple[int, ...], stream: int) -> Position | None:
    """Hands of these sizes, and piles on which little more fits."""
    numbers = Numbers(stream)
    deck = numbers.shuffled(range(TEAM.CARDS))
    facts: RowFacts = TEAM.Facts()
    facts.options = [minimum, 0]
    facts.hands = [sorted(deck.pop() for _ in range(size)) for size in hands]
    facts.draws = [[]]
    facts.piles = [topped(deck[pile::4], pile < 2, numbers) for pile in range(4)]
    facts.turn = numbers.below(len(hands))
    return made(TEAM, facts)


def face_to_face_end(single: int, hands: tuple[int, int], stream: int) -> Position | None:
    """The same on both piles of each seat."""
    numbers = Numbers(stream)
    facts: RowFacts = TEAM.Facts()
    facts.options = [single]
    facts.draws = [[], []]
    for seat, size in enumerate(hands):
        deck = numbers.shuffled(range(DUEL.CARDS))
        facts.hands = [*facts.hands, sorted(deck.pop() for _ in range(size))]
        piles = [topped(deck[pile::2], pile == 0, numbers) for pile in range(2)]
        facts.piles = [*facts.piles, *piles]
        facts.laid_by = [*facts.laid_by, *([seat] * len(pile) for pile in piles)]
    facts.turn = numbers.below(2)
    return made(DUEL, facts)


def topped(pile: list[int], rising: bool, numbers: Numbers) -> list[int]:
    """With one of the last of the row's third part on top."""
    last = sorted(pile, reverse=rising)[: len(pile) // 3]
    top = last[numbers.below(len(last))]
    return [*(card for card in pile if card != top), top]


def made(kernel: type[Position], facts: RowFacts) -> Position | None:
    """The position, unless it would be over."""
    try:
        return kernel.from_facts(facts)
    except ValueError as error:
        if str(error) != "the match is over":
            raise
        return None
