"""Positions of Snakes & Ladders: tables with all 108 cards, and what is done and seen at them."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Literal, TypeAlias

import pytest

from stosy.core import Dice, Event, Move, Refused, Resign, Setup, Step, Timeout, offers_to, seed_of
from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.cards import Colour
from stosy.games.snakes_and_ladders.events import CardsTaken
from stosy.games.snakes_and_ladders.state import (
    CallOut,
    Deal,
    Lay,
    Reshuffle,
    SnakesAndLaddersAction,
    SnakesAndLaddersState,
    SnakesAndLaddersView,
)
from stosy.games.snakes_and_ladders.state import SnakesAndLaddersOptions as Rules

__all__ = [
    "DECK",
    "LEAFLET",
    "Colour",
    "Rules",
    "brought",
    "callers",
    "cards",
    "dealt",
    "does",
    "due",
    "hand",
    "layable",
    "offered",
    "opened",
    "others",
    "played",
    "refused",
    "seen",
    "table",
    "taken",
]

Doing: TypeAlias = SnakesAndLaddersAction | Resign | Timeout

LEAFLET = Rules()
COPIES = {"0": 1, **dict.fromkeys("123456789SDR", 2)}
DECK = Counter({colour + face: n for colour in "rygb" for face, n in COPIES.items()})
DECK.update({"W": 4, "W4": 4})


def table(
    *hands: str,
    top: str = "r5",
    under: str = "",
    pile: str = "",
    spare: Literal["pile", "discards"] | int = "pile",
    colour: Colour | None = None,
    turn: int = 0,
    direction: int = 1,
    dealer: int | None = None,
    scores: tuple[int, ...] = (),
    rules: Rules = LEAFLET,
) -> SnakesAndLaddersState:
    """A quiet turn: nothing pending, no window open.

    The pile begins with the given cards. All cards not named lie below them, or below the
    discards, or are in the hand of the seat with that number.
    """
    held = [hand.split() for hand in hands]
    draws, discards = pile.split(), [*under.split(), top]
    left = _left(*held, draws, discards)
    if spare == "pile":
        draws += left
    elif spare == "discards":
        discards = left + discards
    else:
        held[spare] += left
    return SnakesAndLaddersState(
        options=rules,
        round=1,
        dealer=len(held) - 1 if dealer is None else dealer,
        hands=tuple(map(tuple, held)),
        pile=tuple(draws),
        discards=tuple(discards),
        colour=colour or _colour_of(top),
        turn=turn,
        direction=direction,
        scores=scores or (0,) * len(held),
    )


def others(count: int) -> list[str]:
    """Hands of up to nine who hold one yellow digit each."""
    return [f"y{digit}" for digit in range(1, count + 1)]


def dealt(opening: str, *held: str, dealer: int = 0, number: int = 1) -> Deal:
    """A deal in which each seat holds these cards, filled up to seven with digits."""
    hands = [hand.split() for hand in held]
    left = _left(*hands, [opening])
    for hand in hands:
        while len(hand) < 7:
            digit = next(card for card in left if card[1:].isdigit() and card != "W4")
            left.remove(digit)
            hand.append(digit)
    return Deal(number, dealer, tuple(map(tuple, hands)), tuple(left), opening)


def opened(
    opening: str, *held: str, dealer: int = 0, rules: Rules = LEAFLET
) -> SnakesAndLaddersState:
    """The first state of a match dealt like that."""
    return GAME.start(Setup(len(held), rules), dealt(opening, *held, dealer=dealer)).state


def does(state: SnakesAndLaddersState, seat: int, action: Doing) -> Step[SnakesAndLaddersState]:
    """What a move leads to; no card is lost or made on the way."""
    move: Move[SnakesAndLaddersAction] = Move(seat, action)
    return _conserving(GAME.apply(state, move))


def played(state: SnakesAndLaddersState, *moves: tuple[int, Doing]) -> SnakesAndLaddersState:
    """The state after these moves."""
    for seat, action in moves:
        state = does(state, seat, action).state
    return state


def brought(state: SnakesAndLaddersState, entry: Deal | Reshuffle) -> Step[SnakesAndLaddersState]:
    """What a chance entry leads to."""
    return _conserving(GAME.apply(state, entry))


def due(state: SnakesAndLaddersState) -> Deal | Reshuffle | None:
    """The chance entry the state waits for."""
    return GAME.chance(state, Dice(seed_of("positions"), 1))


def refused(state: SnakesAndLaddersState, seat: int, action: Doing) -> tuple[str, str]:
    """The code and the rule of a refusal, which must come."""
    move: Move[SnakesAndLaddersAction] = Move(seat, action)
    with pytest.raises(Refused) as caught:
        GAME.apply(state, move)
    return caught.value.code, caught.value.rule


def offered(state: SnakesAndLaddersState, seat: int) -> set[SnakesAndLaddersAction]:
    """All a seat may do now."""
    return {action for offer in offers_to(GAME, state, seat) for action in offer.actions}


def layable(state: SnakesAndLaddersState, seat: int) -> set[str]:
    """The cards a seat may lay now."""
    return {action.card for action in offered(state, seat) if isinstance(action, Lay)}


def callers(state: SnakesAndLaddersState) -> list[tuple[int, int]]:
    """Who may call out whom now."""
    return [
        (offer.seat, action.target)
        for offer in GAME.offers(state)
        for action in offer.actions
        if isinstance(action, CallOut)
    ]


def seen(state: SnakesAndLaddersState, seat: int | None = None) -> SnakesAndLaddersView:
    """What a seat sees, or a spectator."""
    view: SnakesAndLaddersView = GAME.view(state, seat)
    return view


def hand(state: SnakesAndLaddersState, seat: int) -> list[str]:
    """The cards a seat sees in its hand, sorted."""
    return sorted(GAME.view(state, seat).hand)


def cards(text: str) -> list[str]:
    """Cards, sorted."""
    return sorted(text.split())


def taken(events: tuple[Event, ...]) -> list[tuple[int, int]]:
    """Who took how many cards."""
    return [(event.seat, event.count) for event in events if isinstance(event, CardsTaken)]


def _colour_of(card: str) -> Colour | None:
    colours: dict[str, Colour] = {"r": "r", "y": "y", "g": "g", "b": "b"}
    return colours.get(card[0])


def _left(*named: list[str]) -> list[str]:
    left = DECK.copy()
    left.subtract(chain(*named))
    assert min(left.values()) >= 0, "more cards than there are"
    return list(left.elements())


def _conserving(step: Step[SnakesAndLaddersState]) -> Step[SnakesAndLaddersState]:
    state = step.state
    assert Counter(chain(*state.hands, state.pile, state.discards)) == DECK
    return step
