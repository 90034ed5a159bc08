"""Team games: the lay that costs the pile least, minding what the others asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stosy.core import Offer
from stosy.games.piles import Card, EndTurn, Lay
from stosy.games.team import TeamGame
from stosy.games.team_state import TeamAction, TeamView


def choose_for(
    game: TeamGame[Card],
    view: TeamView[Card, Any],
    offers: Sequence[Offer[TeamAction[Card]]],
    cheap: int,
    asked: int,
) -> TeamAction[Card] | None:
    """The cheapest lay; beyond the minimum only if it costs no more than `cheap`.

    A pile that another seat asked to leave, or wants itself, costs `asked` more.
    """
    actions = [action for offer in offers for action in offer.actions]
    lays = [action for action in actions if isinstance(action, Lay)]
    if EndTurn() not in actions and not lays:
        return None  # only signals
    spared = {said.signal.pile for said in view.signals if said.seat != view.seat}
    cost = coster(game, view, spared, asked)
    best = min(lays, key=cost, default=None)
    if best is not None and (EndTurn() not in actions or cost(best) <= cheap):
        return best
    return EndTurn()


def coster(
    game: TeamGame[Card], view: TeamView[Card, Any], spared: set[str | None], asked: int
) -> Callable[[Lay[Any]], int]:
    def cost(lay: Lay[Any]) -> int:
        pile = game.piles.index(lay.pile)
        cards = view.piles[pile]
        room = game.cost(pile, cards[-1] if cards else None, lay.card)
        return room + (asked if room > 0 and lay.pile in spared else 0)

    return cost
