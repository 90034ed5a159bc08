"""Positions near the end of a game, for the solvers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from stosy_kernel import FaceToFace, PythonRng, QuickAndEasy, RowFacts, TheGame, solve

SEED = 30
End = TypeVar("End", QuickAndEasy, TheGame, FaceToFace)


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


def cards_left(position: QuickAndEasy) -> int:
    """In hands and draw pile."""
    facts = position.facts()
    return len(facts.draws[0]) + sum(map(len, facts.hands))


def late(variant: int, seats: int, stream: int, left: int, stray: int) -> Iterator[QuickAndEasy]:
    """Quick & Easy: a win followed until so many cards are left, then left for random actions."""
    position = QuickAndEasy.deal([variant], seats, -1, SEED, stream)
    for seat, action in solve(position) or ():
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

    mirror = RowFacts()
    mirror.options, mirror.turn = facts.options, facts.turn
    mirror.hands = [sorted(hand) for hand in turned(facts.hands)]
    mirror.draws = turned(facts.draws)
    laid = turned(facts.piles)
    mirror.piles = [laid[pile] for pile in piles]
    return mirror


def turn_actions(position: QuickAndEasy) -> list[int]:
    """Without signals."""
    end_turn = 2 * QuickAndEasy.CARDS + 1
    return [action for action in position.legal(position.turn) if action <= end_turn]


def the_game_end(minimum: int, hands: tuple[int, ...], stream: int) -> TheGame | None:
    """Hands of these sizes, and piles on which little more fits."""
    numbers = Numbers(stream)
    deck = numbers.shuffled(range(TheGame.CARDS))
    facts = RowFacts()
    facts.options = [minimum]
    facts.hands = [sorted(deck.pop() for _ in range(size)) for size in hands]
    facts.draws = [[]]
    facts.piles = [topped(deck[pile::4], pile < 2, numbers) for pile in range(4)]
    facts.turn = numbers.below(len(hands))
    return made(TheGame, facts)


def face_to_face_end(single: int, hands: tuple[int, int], stream: int) -> FaceToFace | None:
    """The same on both piles of each seat."""
    numbers = Numbers(stream)
    facts = RowFacts()
    facts.options = [single]
    facts.draws = [[], []]
    for size in hands:
        deck = numbers.shuffled(range(FaceToFace.CARDS))
        facts.hands = [*facts.hands, sorted(deck.pop() for _ in range(size))]
        piles = (topped(deck[pile::2], pile == 0, numbers) for pile in range(2))
        facts.piles = [*facts.piles, *piles]
    facts.turn = numbers.below(2)
    return made(FaceToFace, facts)


def topped(pile: list[int], rising: bool, numbers: Numbers) -> list[int]:
    """With one of the last of the row's third part on top."""
    last = sorted(pile, reverse=rising)[: len(pile) // 3]
    top = last[numbers.below(len(last))]
    return [*(card for card in pile if card != top), top]


def made(kernel: type[End], facts: RowFacts) -> End | None:
    """The position, unless it would be over."""
    try:
        return kernel.from_facts(facts)
    except ValueError as error:
        if str(error) != "the match is over":
            raise
        return None
