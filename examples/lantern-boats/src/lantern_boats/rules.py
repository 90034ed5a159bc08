"""The rules of Lantern Boats, LB1 to LB10, as their words in `words/en.ftl` tell them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import asdict, replace

from lantern_boats.values import (
    BOATS,
    DECK,
    HAND,
    Blinded,
    Deal,
    Dealt,
    Laid,
    LanternBoatsAction,
    LanternBoatsOptions,
    LanternBoatsResult,
    LanternBoatsState,
    LanternBoatsView,
    Lay,
    Pass,
    Passed,
    Sailed,
    Turn,
)
from stosy.core import (
    Dice,
    Ended,
    Event,
    Forfeit,
    Game,
    Offer,
    Refused,
    Setup,
    Step,
    placed,
    without,
)


class LanternBoats(Game[LanternBoatsState, LanternBoatsAction, Deal]):
    """Hang lanterns on boats that all share; a full boat follows its second brightest light."""

    id = "lantern-boats"
    rules = 1
    rule_ids = tuple(f"LB{number}" for number in range(1, 11))
    deal_rule = "LB1"
    seats = range(2, 5)
    usual_seats = 3
    team = False
    options = LanternBoatsOptions
    actions = LanternBoatsAction
    chances = Deal
    events = Dealt | Turn | Laid | Passed | Sailed | Blinded | Ended[LanternBoatsResult]
    views = LanternBoatsView
    results = LanternBoatsResult
    cards = int
    piles = BOATS

    def deal(self, setup: Setup, dice: Dice) -> Deal:
        deck = dice.shuffle(DECK)
        lot = dice.below(setup.seats)  # LB2
        first = lot if setup.first is None else setup.first
        hands, rest = cut(deck, (HAND,) * setup.seats)
        return Deal(hands, rest, first)

    def start(self, setup: Setup, deal: Deal) -> Step[LanternBoatsState]:
        check_deal(setup, deal)
        state = LanternBoatsState(
            options=setup.options,
            hands=tuple(tuple(sorted(hand)) for hand in deal.hands),
            draw=deal.pile,
            turn=deal.first,
            scores=(0,) * setup.seats,
            passes=(1,) * setup.seats,
        )
        return Step(state, (Dealt(deal.first, hands=deal.hands), Turn(deal.first)))

    def offers(self, state: LanternBoatsState) -> tuple[Offer[LanternBoatsAction], ...]:
        if state.result is not None:
            return ()
        hand = state.hands[state.turn]
        lays = tuple(Lay(card, boat) for card in hand for boat in BOATS)
        passes = (Pass(),) * state.passes[state.turn]
        emptiest = min(BOATS, key=lambda boat: len(state.piles[BOATS.index(boat)]))
        fallback = Lay(hand[0], emptiest)
        return (Offer(f"turn-{state.turns}", state.turn, (*lays, *passes), fallback),)

    def outcome(self, state: LanternBoatsState) -> LanternBoatsResult | None:
        return state.result

    def seat_count(self, state: LanternBoatsState) -> int:
        return len(state.hands)

    def hands(self, state: LanternBoatsState) -> tuple[tuple[int, ...], ...]:
        return state.hands

    def turn(self, state: LanternBoatsState) -> int:
        return state.turns

    def play(
        self, state: LanternBoatsState, seat: int, action: LanternBoatsAction
    ) -> Step[LanternBoatsState]:
        if seat != state.turn:
            raise Refused("not_your_turn", "G1", seat=state.turn)
        match action:
            case Lay():
                return lay(state, action)
            case Pass():
                return let_pass(state)
            case _ as never:
                assert_never(never)

    def forfeit(
        self, state: LanternBoatsState, seat: int, reason: Forfeit
    ) -> Step[LanternBoatsState]:
        others = tuple(other for other in range(len(state.hands)) if other != seat)
        result = LanternBoatsResult(others, state.scores, reason)
        return Step(replace(state, result=result), (Ended(result),))

    def public_view(self, state: LanternBoatsState) -> LanternBoatsView:
        seen = asdict(state)
        hands = seen.pop("hands")
        return LanternBoatsView(
            **seen | {"draw": len(state.draw)},
            seat=None,
            hand=(),
            sizes=tuple(map(len, hands)),
            waited=state.turn if state.result is None else None,
        )

    def imagine(self, view: LanternBoatsView, dice: Dice) -> LanternBoatsState | None:
        if view.seat is None:
            return None
        seen = {*view.hand, *view.discards, *(card for boat in view.piles for card in boat)}
        hidden = dice.shuffle(card for card in DECK if card not in seen)
        dealt, rest = cut(hidden, placed(view.sizes, view.seat, 0))
        known = asdict(view)
        for field in ("seat", "hand", "sizes", "waited"):
            del known[field]
        hands = placed(tuple(tuple(sorted(hand)) for hand in dealt), view.seat, view.hand)
        return LanternBoatsState(**known | {"hands": hands, "draw": rest})


def cut(
    deck: Sequence[int], sizes: Sequence[int]
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Hands of these sizes from the top of the deck, and what is left of it."""
    rest = tuple(deck)
    hands = []
    for size in sizes:
        hands.append(rest[:size])
        rest = rest[size:]
    return tuple(hands), rest


def check_deal(setup: Setup, deal: Deal) -> None:
    """LB1: all forty lanterns, seven of them in each hand."""
    cards = [card for hand in (*deal.hands, deal.pile) for card in hand]
    sizes = tuple(map(len, deal.hands))
    whole = sizes == (HAND,) * setup.seats and sorted(cards) == list(DECK)
    if not whole or not 0 <= deal.first < setup.seats:
        raise Refused("bad_deal", "LB1")


def lay(state: LanternBoatsState, action: Lay) -> Step[LanternBoatsState]:
    """LB3: the lantern goes on the boat, which sails once it is full (LB5)."""
    seat, card = state.turn, action.card
    if action.pile not in BOATS:
        raise Refused("no_such_pile", "G2", name=action.pile, allowed=", ".join(BOATS))
    if card not in state.hands[seat]:
        raise Refused("not_held", "G2", card=card)
    boat = BOATS.index(action.pile)
    state = replace(
        state,
        hands=placed(state.hands, seat, without(state.hands[seat], card)),
        piles=placed(state.piles, boat, (*state.piles[boat], card)),
        laid_by=placed(state.laid_by, boat, (*state.laid_by[boat], seat)),
    )
    events: tuple[Event, ...] = (Laid(seat, card, action.pile),)
    if len(state.piles[boat]) == state.options.boat:
        step = sail(state, boat)
        state, events = step.state, events + step.events
    return next_turn(state, events)


def let_pass(state: LanternBoatsState) -> Step[LanternBoatsState]:
    """LB4: once a match a seat may hang nothing."""
    seat = state.turn
    if not state.passes[seat]:
        raise Refused("passed_already", "LB4")
    return next_turn(replace(state, passes=placed(state.passes, seat, 0)), (Passed(seat),))


def sail(state: LanternBoatsState, boat: int) -> Step[LanternBoatsState]:
    """LB6: the second brightest scores what others hung; LB7: the brightest may pay for it."""
    crew = sorted(zip(state.piles[boat], state.laid_by[boat], strict=True), reverse=True)
    (_, brightest), (light, seat) = crew[:2]
    points = sum(other != seat for other in state.laid_by[boat])
    events: tuple[Event, ...] = (Sailed(seat, BOATS[boat], light, points),)
    scores = placed(state.scores, seat, state.scores[seat] + points)
    if state.options.glare == "costs_a_point":
        scores = placed(scores, brightest, scores[brightest] - 1)
        events += (Blinded(brightest),)
    state = replace(
        state,
        scores=scores,
        discards=state.discards + state.piles[boat],
        piles=placed(state.piles, boat, ()),
        laid_by=placed(state.laid_by, boat, ()),
    )
    return Step(state, events)


def next_turn(state: LanternBoatsState, events: tuple[Event, ...]) -> Step[LanternBoatsState]:
    """LB8: clockwise to whoever still has lanterns; when nobody has, the match is over."""
    seats = len(state.hands)
    order = [(state.turn + step) % seats for step in range(1, seats + 1)]
    holding = [seat for seat in order if state.hands[seat]]
    state = replace(state, turns=state.turns + 1)
    if holding:
        return Step(replace(state, turn=holding[0]), (*events, Turn(holding[0])))
    winners = tuple(seat for seat in range(seats) if state.scores[seat] == max(state.scores))  # LB9
    result = LanternBoatsResult(winners, state.scores, "all_hung")
    return Step(replace(state, result=result), (*events, Ended(result)))
