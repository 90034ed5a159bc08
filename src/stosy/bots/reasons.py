"""Why an action may be good: a code for the words, and the numbers in the sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from stosy.core import Action, View
from stosy.games import find
from stosy.games.face_to_face.state import HAND, PILES, WAYS, FaceToFaceView, place, top
from stosy.games.rows.piles import EndTurn, Lay, jumps_back, room_lost
from stosy.games.rows.team import TeamGame
from stosy.games.rows.team_state import TeamView
from stosy.games.snakes_and_ladders.cards import (
    DRAW_TWO,
    FACE_OF,
    SKIP,
    WILD_DRAW_FOUR,
    WILDS,
    WORTH,
)
from stosy.games.snakes_and_ladders.state import Accept, CallOut, Challenge, SnakesAndLaddersView
from stosy.games.snakes_and_ladders.state import Lay as LayColoured

Detail: TypeAlias = dict[str, str | int]
Reason: TypeAlias = tuple[str, Detail]
Cost: TypeAlias = Callable[[Lay[Any]], int]

ATTACKS = (SKIP, DRAW_TWO, WILD_DRAW_FOUR)
HEAVY = 20
"""Points of a picture: to be rid of them is worth saying."""


def reason_for(
    game: str, view: View, action: Action | None, choices: Sequence[Action | None]
) -> Reason:
    """What speaks for an action among these choices; None is to let an opportunity go."""
    if len(choices) == 1:
        return "only_way", {}
    if action is None:
        return "bides_time", {}
    match view:
        case TeamView():
            return _in_a_team(find(game), view, action, choices)
        case FaceToFaceView():
            return _face_to_face(view, action, choices)
        case SnakesAndLaddersView():
            return _snakes(view, action)
    return "promising", {}


def _in_a_team(
    game: Any, view: TeamView[Any, Any], action: Action, choices: Sequence[Action | None]
) -> Reason:
    if not isinstance(action, Lay) or not isinstance(game, TeamGame):
        return _ending(action)
    pile = game.piles.index(action.pile)
    tops = [cards[-1] if cards else None for cards in view.piles]
    if game.tricks(pile, tops[pile], action.card):
        return "trick", {}
    left = {
        said.signal.pile
        for said in view.signals
        if said.signal.signal == "leave" and said.seat != view.seat
    }
    if left and action.pile not in left:
        return "asked_to_leave", {}

    def cost(lay: Lay[Any]) -> int:
        onto = game.piles.index(lay.pile)
        return game.cost(onto, tops[onto], lay.card)

    return _by_room(action, choices, cost)


def _face_to_face(view: FaceToFaceView, action: Action, choices: Sequence[Action | None]) -> Reason:
    if not isinstance(action, Lay):
        return _ending(action)
    pile = PILES.index(action.pile)
    way, onto = WAYS[pile % 2], top(view.piles, place(view.turn, pile))
    if pile >= 2:
        # FF6: a help fills the hand; with so many cards in it that is no more than the usual two.
        draws = HAND - (len(view.hand) - 1) > 2 and view.draws[view.turn]
        return ("help_draws" if draws else "promising"), {}
    if jumps_back(way, onto, action.card):
        return "trick", {}

    def cost(lay: Lay[Any]) -> int:
        each = PILES.index(lay.pile)
        return room_lost(WAYS[each % 2], top(view.piles, place(view.turn, each)), lay.card)

    own = [each for each in choices if isinstance(each, Lay) and PILES.index(each.pile) < 2]
    return _by_room(action, own, cost)


def _by_room(action: Lay[Any], choices: Sequence[Action | None], cost: Cost) -> Reason:
    """A lay takes the least room of all, or else keeps another pile as it is."""
    least = min(cost(each) for each in choices if isinstance(each, Lay))
    if cost(action) == least:
        return "least_room", {}
    return "keeps_pile", {}


def _ending(action: Action) -> Reason:
    return ("ends_turn", {}) if isinstance(action, EndTurn) else ("promising", {})


def _snakes(view: SnakesAndLaddersView, action: Action) -> Reason:
    match action:
        case LayColoured(card=card):
            if FACE_OF[card] in ATTACKS:
                return "attacks", {}
            heavy = card not in WILDS and WORTH[card] >= HEAVY
            return ("sheds_points", {"count": WORTH[card]}) if heavy else ("rids_of_card", {})
        case CallOut():
            return "calls_out", {}
        case Challenge():
            return "doubts", {}
        case Accept() if view.pending == "four":
            return "trusts", {}
    return "bides_time", {}
