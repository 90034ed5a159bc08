"""Why an action may be good in Face to Face."""

from __future__ import annotations

from collections.abc import Sequence

from stosy.core import Action
from stosy.games.face_to_face.state import HAND, PILES, WAYS, FaceToFaceView, place, top
from stosy.games.rows.piles import Lay, jumps_back, room_lost
from stosy.games.rows.reasons import Reason, by_room, ending


def reason(view: FaceToFaceView, action: Action, choices: Sequence[Action | None]) -> Reason:
    """The reason for an action among these choices."""
    if not isinstance(action, Lay):
        return ending(action)
    pile = PILES.index(action.pile)
    way, onto = WAYS[pile % 2], top(view.piles, place(view.turn, pile))
    if pile >= 2:
        # FF6: helping refills the hand; with this many cards that is no more than the usual two.
        draws = HAND - (len(view.hand) - 1) > 2 and view.draws[view.turn]
        return ("help_draws" if draws else "promising"), {}
    if jumps_back(way, onto, action.card):
        return "trick", {}

    def cost(lay: Lay[int]) -> int:
        each = PILES.index(lay.pile)
        return room_lost(WAYS[each % 2], top(view.piles, place(view.turn, each)), lay.card)

    own = [each for each in choices if isinstance(each, Lay) and PILES.index(each.pile) < 2]
    back = [card for card in view.hand if jumps_back(way, action.card, card)]
    return by_room(action, own, cost, back)
