"""Twins: two runs with the same moves that differ only in cards one viewer never sees.

Which cards a viewer sees is told here a second time, from the rules and not from the views: its own
hand, what anybody lays or tries to lay, the opening card, and a hand shown to a challenger.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any, TypeAlias

from stosy.core import AnyGame, Chance, Dice, Move, Refused
from stosy.testing.player import does
from tests.contract.cards import OPEN, Card, dealt, decks_of, flat, named, own_decks, refilled
from tests.contract.plays import Run, Taken

FEW = 8
"""One card in so many."""

Seen: TypeAlias = set[tuple[int, Card]]
"""Cards, each with the seat whose deck it is from (0 where all share one)."""


class Mix(Enum):
    """Which unseen cards change places: the fewer, the likelier the same moves are still legal."""

    ALL = "all"
    FEW = "few"
    FACES = "those with the same face, so that hands are worth as much"


def twin(run: Run, viewer: int | None, dice: Dice, mix: Mix) -> tuple[Taken, ...] | None:
    """The run with the cards the viewer never sees dealt otherwise.

    None where the same moves are then not legal, do not end the match in the same way, or where
    nothing is different.
    """
    log = [
        remixed(entry, seen_after(run, index, viewer), dice, mix)
        if isinstance(entry, Chance)
        else entry
        for index, entry in enumerate(run.match.log)
    ]
    if log == run.match.log:
        return None
    try:
        taken = tuple(followed(run.game, run, log))
    except Refused:
        return None
    same_end = run.game.outcome(taken[-1].after) == run.game.outcome(run.match.state)
    return taken if same_end and verdicts(taken) == verdicts(run.taken) else None


def verdicts(taken: tuple[Taken, ...]) -> list[bool]:
    """How the honesty checks went, which everybody learns (SL12)."""
    return [event.bluff for t in taken for event in t.events if hasattr(event, "bluff")]


def followed(game: AnyGame, run: Run, log: list[Any]) -> Iterator[Taken]:
    """The log's entries from another deal on."""
    step = game.start(run.match.setup, log[0])
    yield Taken(None, log[0], step.events, step.state)
    for entry in log[1:]:
        before = step.state
        step = game.apply(before, entry)
        yield Taken(before, entry, step.events, step.state)


def remixed(chance: Any, seen: Seen, dice: Dice, mix: Mix) -> Any:
    """The chance entry with cards that are not seen in another order, within their decks."""
    cards, decks = list(flat(dealt(chance))), decks_of(chance)
    kinds: dict[object, list[int]] = {}
    for spot, (deck, card) in enumerate(zip(decks, cards, strict=True)):
        if (deck, card) not in seen and (mix is not Mix.FEW or dice.below(FEW) == 0):
            kinds.setdefault((deck, face(card) if mix is Mix.FACES else None), []).append(spot)
    for spots in kinds.values():
        others = dice.shuffle([cards[spot] for spot in spots])
        for spot, card in zip(spots, others, strict=True):
            cards[spot] = card
    return refilled(chance, cards)


def face(card: Card) -> str:
    """What a card shows beside its colour."""
    return "" if isinstance(card, int) else card[1:]


def seen_after(run: Run, index: int, viewer: int | None) -> Seen:
    """The cards the viewer sees from a chance entry on, until all cards are dealt anew."""
    owns = own_decks(run.match.log[0])
    seen: Seen = set()
    for number, taken in enumerate(run.taken[index:]):
        if number and hasattr(taken.entry, "hands"):
            break
        seen |= {(seat if owns else 0, card) for seat, card in sights(taken, viewer)}
    return seen


def sights(taken: Taken, viewer: int | None) -> Iterator[tuple[int, Card]]:
    """The cards an entry lets the viewer see, each with a seat that it comes from."""
    entry, state = taken.entry, taken.after
    if viewer is not None:
        yield from ((viewer, card) for card in state.hands[viewer])
    if isinstance(entry, Move):
        if hasattr(entry.action, "card"):
            yield entry.seat, entry.action.card
        if does(entry.action) == "challenge" and entry.seat == viewer:
            gamble = taken.before.gamble
            yield from ((gamble.seat, card) for card in gamble.hand)
    elif hasattr(entry, "opening"):
        yield 0, entry.opening
    if not own_decks(state):
        yield from ((0, card) for card in flat(tuple(named(state, OPEN).values())))
