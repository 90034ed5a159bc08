"""Legality: the offers of a state, and the refusals of everything else."""

from __future__ import annotations

from typing import TypeAlias

from stosy.core import Offer, Refused
from stosy.games.snakes_and_ladders.cards import (
    COLOUR_OF,
    COLOURS,
    DRAW_TWO,
    FACE_OF,
    ORDER,
    WILD_DRAW_FOUR,
    WILDS,
    fits,
)
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    Pending,
    Ready,
    SnakesAndLaddersAction,
    SnakesAndLaddersState,
    SnakesAndLaddersView,
)

AnOffer: TypeAlias = Offer[SnakesAndLaddersAction]

ANSWER_RULE: dict[Pending, str] = {"skip": "SL6", "two": "SL7", "four": "SL11"}


def _lays(card: str, *announcements: bool) -> tuple[Lay, ...]:
    colours = COLOURS if card in WILDS else (None,)
    return tuple(Lay(card, colour, said) for said in announcements for colour in colours)


LAYS = {card: _lays(card, False) for card in ORDER}
LAYS_TO_ONE = {card: _lays(card, True, False) for card in ORDER}
"""SL14: the last card but one is laid with the announcement, or without, at one's own risk."""


def offers(state: SnakesAndLaddersState) -> tuple[AnOffer, ...]:
    """Everything that any seat may do now, never mistakes (SL16)."""
    if state.result is not None or state.owed is not None or state.phase == "deal":
        return ()
    if state.phase == "ready":
        ready = Ready()
        return (Offer(f"ready-{state.ply}", state.waiting or 0, (ready,), ready),)
    offered = [turn_offer(state)]
    if may_intervene_on(state):
        top, window = state.discards[-1], f"intervene-{state.lays}"
        offered += (
            Offer(window, seat, lays_of(top, hand))
            for seat, hand in enumerate(state.hands)
            if top in hand and seat != state.layer and seat != state.turn
        )
    if state.forgot is not None:
        call, window = (CallOut(state.forgot),), f"call-{state.lays}"
        offered += (
            Offer(window, seat, call) for seat in range(len(state.hands)) if seat != state.forgot
        )
    return tuple(offered)


def turn_offer(state: SnakesAndLaddersState) -> AnOffer:
    """What the seat to act may do."""
    hand = state.hands[state.turn]
    actions: list[SnakesAndLaddersAction] = []
    for card in dict.fromkeys(hand):
        if layable(state, card):
            actions += lays_of(card, hand)
    rest: tuple[SnakesAndLaddersAction, ...]
    if state.pending is not None:
        rest = (Accept(), Challenge()) if state.pending == "four" else (Accept(),)
    elif state.phase == "drawn":
        rest = (Pass(),)
    elif actions and state.options.draw == "only_without_a_fit":
        rest = ()
    else:
        rest = (Draw(),)
    fallback = rest[0] if rest else actions[0]
    return Offer(f"turn-{state.ply}", state.turn, (*actions, *rest), fallback)


def lays_of(card: str, hand: tuple[str, ...]) -> tuple[Lay, ...]:
    """The ways to lay a card from this hand."""
    return LAYS_TO_ONE[card] if len(hand) == 2 else LAYS[card]


def layable(state: SnakesAndLaddersState, card: str) -> bool:
    """May the seat to act lay this card of its hand now?"""
    pending = state.pending
    if pending is None:
        if state.phase == "drawn" and card != state.drawn:
            return False  # SL5: that card, and only that
        return fits(card, state.discards[-1], state.colour)
    if pending == "skip":
        return card == state.discards[-1]  # SL6
    if pending == "two":
        return FACE_OF[card] == DRAW_TWO  # SL7
    return FACE_OF[card] == DRAW_TWO and COLOUR_OF[card] == state.colour  # SL11


def may_intervene_on(state: SnakesAndLaddersState) -> bool:
    """SL9: is the window open, and the top no Wild Draw Four?"""
    return (
        state.layer is not None
        and state.options.interventions == "on"
        and state.discards[-1] != WILD_DRAW_FOUR
    )


def too_late_to_intervene(
    state: SnakesAndLaddersState | SnakesAndLaddersView, seat: int, card: str
) -> bool:
    """SL16: the seat could have covered this top with the card, before the window closed."""
    return (
        state.layer is None
        and state.laid_by not in (None, seat)
        and seat != state.turn
        and state.options.interventions == "on"
        and card == state.discards[-1] != WILD_DRAW_FOUR
    )


def too_late_to_call(state: SnakesAndLaddersState | SnakesAndLaddersView, target: int) -> bool:
    """SL16: the target forgot with the card on top, but was called out or the window has closed."""
    return target == state.forgetful != state.forgot


def rivals(state: SnakesAndLaddersState) -> tuple[int, ...]:
    """SL9, SL14: everybody who may, whatever the hands, race with others."""
    if state.result is not None or state.owed is not None or state.phase in ("ready", "deal"):
        return ()
    everybody = may_intervene_on(state)
    start = state.forgot if state.layer is None else state.layer
    if start is None or not (everybody or state.forgot is not None):
        return ()
    clockwise = ((start + step) % len(state.hands) for step in range(1, len(state.hands) + 1))
    racing = tuple(
        seat
        for seat in clockwise
        if seat == state.turn
        or (everybody and seat != state.layer)
        or state.forgot not in (None, seat)
    )
    return racing if len(racing) > 1 else ()


def check_form(state: SnakesAndLaddersState, seat: int, action: Lay) -> None:
    """Refuse malformed lays, which are never mistakes: a card not held, a colour for a coloured
    card."""
    if action.card not in state.hands[seat]:
        raise Refused("not_held", "G2", card=action.card)
    if action.card in WILDS and action.colour not in COLOURS:
        raise Refused("colour_missing", "SL10", card=action.card)
    if action.card not in WILDS and action.colour is not None:
        raise Refused("colour_needless", "SL10", card=action.card)


def objection(state: SnakesAndLaddersState, seat: int, action: Lay) -> Refused | None:
    """Why a well-formed lay is a mistake; None if it is right."""
    card = action.card
    if seat != state.turn:
        refused = intervention_objection(state, seat, card)
        if refused is not None:
            return refused
    elif not layable(state, card):
        return turn_objection(state, card)
    if action.one_card and len(state.hands[seat]) != 2:
        return Refused("false_announcement", "SL14", count=len(state.hands[seat]) - 1)
    return None


def intervention_objection(state: SnakesAndLaddersState, seat: int, card: str) -> Refused | None:
    top = state.discards[-1]
    if card == WILD_DRAW_FOUR:
        return Refused("four_out_of_turn", "SL11")
    if state.options.interventions == "off" or state.layer is None:
        return Refused("not_your_turn", "G1", seat=state.turn)
    if card != top:
        return Refused("not_identical", "SL9", card=card, top=top)
    if seat == state.layer:
        return Refused("own_card", "SL9", card=card)
    return None


def turn_objection(state: SnakesAndLaddersState, card: str) -> Refused:
    top, colour = state.discards[-1], state.colour
    if state.pending is not None:
        return Refused(
            f"no_answer_to_{state.pending}",
            ANSWER_RULE[state.pending],
            card=card,
            top=top,
            colour=colour,
        )
    if state.phase == "drawn" and state.drawn is None:
        return Refused("nothing_drawn", "SL5")
    if state.phase == "drawn" and card != state.drawn:
        return Refused("only_the_drawn", "SL5", card=card, drawn=state.drawn)
    if top in WILDS:
        return Refused("not_the_ordered_colour", "SL10", card=card, colour=colour)
    return Refused("no_fit", "SL5", card=card, top=top, colour=colour)


def check_draw(state: SnakesAndLaddersState) -> None:
    if state.pending is not None:
        raise Refused("answer_first", ANSWER_RULE[state.pending], pending=state.pending)
    if state.phase == "drawn":
        raise Refused("drawn_already", "SL5")
    if state.options.draw == "only_without_a_fit":
        for card in state.hands[state.turn]:
            if layable(state, card):
                raise Refused("draw_with_a_fit", "SL5", card=card)
