"""Endgames without a draw pile: nothing is hidden any more, so every line can be tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stosy_kernel import GAMES, NOTATIONS, PythonRng
from stosy_kernel.games.rows.adapter import RowFacts

HELD = {"face-to-face": 3, "quick-and-easy": 2, "the-game": 2}


def endgames(game: str) -> Iterator[Any]:
    """Two seats with a few cards each, the rest on the piles in any order; seat 0 is to act."""
    number = 0
    while True:
        number += 1
        try:
            yield GAMES[game].from_facts(_facts(game, PythonRng(50, number)))
        except ValueError:  # seat 0 cannot lay
            continue


def _facts(game: str, rng: PythonRng) -> RowFacts:
    names, held = NOTATIONS[game], HELD[game]
    facts: RowFacts = GAMES[game].Facts()
    facts.options = [0] * len(names.options)
    decks = 2 if game == "face-to-face" else 1
    cards = [list(rng.shuffle(names.deck, lane * 1000)) for lane in range(decks)]
    facts.hands = [cards[0][:held], cards[-1][-held:]]
    facts.draws = [[] for _ in range(decks)]
    lying = cards[0][held:] + cards[1][:-held] if decks == 2 else cards[0][held:-held]
    piles = len({name["pile"] for name in names.actions if name["do"] == "lay"})
    facts.piles = [lying[pile::piles] for pile in range(piles)]
    if decks == 2:
        seats = [int(place >= len(lying) // 2) for place in range(len(lying))]
        facts.laid_by = [seats[pile::piles] for pile in range(piles)]
    return facts


def good_actions(position: Any) -> tuple[list[int], list[int]]:
    """The actions of the seat to act that win against the best answers, and the others."""
    good, bad = list[int](), list[int]()
    for action in actions_of(position):
        copy = position.copy()
        assert copy.apply(position.turn, action)
        (good if wins(copy, position.turn) else bad).append(action)
    return good, bad


def wins(position: Any, seat: int) -> bool:
    """Does the seat win if everybody who can wins? A team wins together."""
    if position.over:
        return bool(position.outcome.winners >> seat & 1)
    own = position.turn == seat or len(position.facts().draws) == 1
    lines = []
    for action in actions_of(position):
        copy = position.copy()
        assert copy.apply(position.turn, action)
        lines.append(wins(copy, seat))
    return any(lines) if own else all(lines)


def actions_of(position: Any) -> list[int]:
    """Lays and "end turn"."""
    end_turn = position.CARDS * len(position.facts().piles) + 1
    legal: list[int] = position.legal(position.turn)
    return [action for action in legal if action < end_turn - 1 or action == end_turn]
