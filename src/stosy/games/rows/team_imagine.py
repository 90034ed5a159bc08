"""Sampling states of a team game from a view, consistent with signals and play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stosy.core import Dice, placed
from stosy.games.rows.hidden_cards import Demand, Hands, deal_hidden
from stosy.games.rows.piles import Card
from stosy.games.rows.team_state import AnyTeamView, TeamState

if TYPE_CHECKING:
    from stosy.games.rows.team import TeamGame


def imagined(game: TeamGame[Card], view: AnyTeamView[Card], dice: Dice) -> TeamState[Card] | None:
    """A state that is consistent with the view; None if no deal was found."""
    if view.seat is None:
        return None
    others = tuple(0 if seat == view.seat else size for seat, size in enumerate(view.sizes))
    lying = {card for pile in view.piles for card in pile}
    hidden = tuple(card for card in game.deck if card not in lying and card not in view.hand)
    state = opened(view, hidden[: view.draw])

    def agrees(hands: Hands[Card]) -> bool:  # QE6, TG3: otherwise the match would be over
        if state.result is not None or state.turn == view.seat:
            return True
        held = placed(state.hands, state.turn, hands[state.turn])
        return game.can_go_on(replace(state, hands=held))

    dealt = deal_hidden(hidden, others, tuple(demands(game, view, state)), agrees, dice)
    if dealt is None:
        return None
    hands = tuple(tuple(sorted(hand, key=game.deck.index)) for hand in dealt.hands)
    return replace(state, hands=placed(hands, view.seat, view.hand), draw=dealt.rest)


def opened(view: AnyTeamView[Card], draw: tuple[Card, ...]) -> TeamState[Card]:
    """The open cards with a placeholder draw pile: only whether it is empty matters."""
    assert view.seat is not None
    nothing: Hands[Card] = ((),) * len(view.sizes)
    return TeamState(
        options=view.options,
        hands=placed(nothing, view.seat, view.hand),
        draw=draw,
        piles=view.piles,
        turn=view.turn,
        turns=view.turns,
        laid=view.laid,
        signals=view.signals,
        result=view.result,
        began=view.began,
    )


def demands(
    game: TeamGame[Card], view: AnyTeamView[Card], state: TeamState[Card]
) -> Iterator[Demand[Card]]:
    """What the others must hold: the cards of their signals (QE9), and a card to lay."""
    just_laid = {card for pile in view.piles for card in pile[max(0, len(pile) - view.laid) :]}
    for said in view.signals:
        cards = game.told(said.signal, view.piles)
        laid = said.seat == view.turn and not just_laid.isdisjoint(cards)
        if said.seat != view.seat and cards and not laid:
            yield Demand(said.seat, cards)
    if view.turn != view.seat and view.result is None and view.laid < game.minimum(state):
        tops = tuple(enumerate(state.tops))
        fitting = [c for c in game.deck if any(game.fits(pile, top, c) for pile, top in tops)]
        yield Demand(view.turn, fitting)
