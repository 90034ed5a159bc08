"""Bot knowledge that all team games share."""

from __future__ import annotations

from collections.abc import Sequence

from stosy.core import Action
from stosy.games.rows.piles import Card, Lay
from stosy.games.rows.reasons import Reason, by_room, ending
from stosy.games.rows.team_kind import TeamKind
from stosy.games.rows.team_state import AnyTeamView, Begin, TeamState

WISHES = ("spared", "wanted")
SILENCE = {
    "say_holds": 0,
    "say_height": 0,
    "wants_within": -99,
    "leave_within": -99,
    "begin_within": -99,
}
"""No card is so near."""


def team_reason(
    game: TeamKind[Card],
    view: AnyTeamView[Card],
    action: Action,
    choices: Sequence[Action | None],
) -> Reason:
    """Why an action may be good for the team."""
    if isinstance(action, Begin):
        return "good_start", {}
    if not isinstance(action, Lay):
        return ending(action)
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

    def cost(lay: Lay[Card]) -> int:
        onto = game.piles.index(lay.pile)
        return game.cost(onto, tops[onto], lay.card)

    others = [card for card in view.hand if card != action.card]
    fitting = [card for card in others if game.fits(pile, action.card, card)]
    back = [card for card in fitting if game.tricks(pile, action.card, card)]
    return by_room(action, choices, cost, back)


def prospects(state: TeamState[Card], seat: int) -> float:
    """The share of the cards that are laid."""
    laid, held = (sum(map(len, cards)) for cards in (state.piles, (*state.hands, state.draw)))
    return laid / (laid + held)
