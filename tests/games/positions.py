"""Positions in one line, and what can be done in them."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import pytest

from stosy.core import Action, Game, Match, Move, Refused, Step, offers_to, seed_of
from stosy.games.face_to_face.state import FaceToFaceOptions, FaceToFaceState
from stosy.games.quick_and_easy.rules import QuickAndEasyOptions
from stosy.games.rows.piles import Lay
from stosy.games.rows.team_state import TeamState
from stosy.games.snakes_and_ladders.cards import COLOUR_OF
from stosy.games.snakes_and_ladders.state import SnakesAndLaddersOptions, SnakesAndLaddersState
from stosy.games.the_game.rules import TheGameOptions

S = TypeVar("S")

SEEDS = tuple(seed_of("rules", match) for match in range(20))


def opening(
    game: Game[S, Any, Any], seats: int = 2, seed: str = SEEDS[0], first: int | None = None
) -> Match[S, Any, Any]:
    """A match that has just been dealt."""
    return Match(game, game.setup(seats, game.options(), first), seed)


def actor(game: Game[S, Any, Any], state: S) -> int:
    """The seat the game waits for."""
    (seat,) = (offer.seat for offer in game.offers(state) if offer.fallback is not None)
    return seat


def offered(game: Game[S, Any, Any], state: S, seat: int | None = None) -> set[Action]:
    """All that a seat, or the one to act, may do now."""
    by = actor(game, state) if seat is None else seat
    return {action for offer in offers_to(game, state, by) for action in offer.actions}


def lays(game: Game[S, Any, Any], state: S) -> set[tuple[Any, str]]:
    """The cards, with their piles, that the seat to act may lay."""
    actions = offered(game, state)
    return {(action.card, action.pile) for action in actions if isinstance(action, Lay)}


def played(game: Game[S, Any, Any], state: S, *actions: Action) -> Step[S]:
    """The last step of these actions, each by the seat to act."""
    step = Step(state, ())
    for action in actions:
        step = game.apply(step.state, Move(actor(game, step.state), action))
    return step


def refusal(
    game: Game[S, Any, Any], state: S, action: Action, seat: int | None = None
) -> tuple[str, str]:
    """Code and rule with which a seat, or the one to act, is refused."""
    by = actor(game, state) if seat is None else seat
    with pytest.raises(Refused) as caught:
        game.apply(state, Move(by, action))
    return caught.value.code, caught.value.rule


def pile(top: int | None) -> tuple[int, ...]:
    """An open pile of which only the top matters; None: only the row card lies."""
    return () if top is None else (top,)


def duel(
    *hand: int,
    up: int | None = None,
    down: int | None = None,
    their_up: int | None = None,
    their_down: int | None = None,
    draw: tuple[int, ...] = (54, 55, 56, 57, 58),
    theirs: tuple[int, ...] = (51, 52),
    their_draw: tuple[int, ...] = (53,),
    seat: int = 0,
    single_last_card: Literal["loses", "may_be_laid"] = "loses",
) -> FaceToFaceState:
    """Face to Face, as the seat to act sees it."""
    mine, others = (pile(up), pile(down)), (pile(their_up), pile(their_down))
    return FaceToFaceState(
        FaceToFaceOptions(single_last_card=single_last_card),
        (hand, theirs) if seat == 0 else (theirs, hand),
        (draw, their_draw) if seat == 0 else (their_draw, draw),
        seat,
        mine + others if seat == 0 else others + mine,
    )


def quick(
    *hands: tuple[str, ...],
    up: str | None = None,
    down: str | None = None,
    draw: tuple[str, ...] = (),
    laid: int = 0,
    turn: int = 0,
    variant: Literal["standard", "professional"] = "standard",
) -> TeamState[str]:
    """Quick & Easy."""
    piles = tuple(() if top is None else (top,) for top in (up, down))
    return TeamState(QuickAndEasyOptions(variant=variant), hands, draw, piles, turn, laid=laid)


def original(
    *hands: tuple[int, ...],
    up1: int | None = None,
    up2: int | None = None,
    down1: int | None = None,
    down2: int | None = None,
    draw: tuple[int, ...] = (),
    laid: int = 0,
    turn: int = 0,
    minimum: Literal[2, 3] = 2,
) -> TeamState[int]:
    """The Game."""
    piles = (pile(up1), pile(up2), pile(down1), pile(down2))
    return TeamState(TheGameOptions(minimum=minimum), hands, draw, piles, turn, laid=laid)


def shedding(
    *hands: tuple[str, ...], top: str, layer: int | None = None, **more: Any
) -> SnakesAndLaddersState:
    """Snakes & Ladders, first round, seat 0 to act, if nothing else is given."""
    return SnakesAndLaddersState(
        options=SnakesAndLaddersOptions(**more.pop("options", {})),
        dealer=len(hands) - 1,
        hands=hands,
        pile=("y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8"),
        discards=(top,),
        layer=layer,
        **{"round": 1, "turn": 0, "colour": COLOUR_OF[top], "scores": (0,) * len(hands), **more},
    )
