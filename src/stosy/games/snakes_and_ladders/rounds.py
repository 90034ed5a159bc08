"""Rounds: the deal and its opening card, the reshuffle, the end of a round and the scores."""

from __future__ import annotations

from msgspec.structs import replace

from stosy.core import Dice, Ended, Event, Refused, Step, placed
from stosy.games.snakes_and_ladders.cards import (
    COLOUR_OF,
    DECK,
    DRAW_TWO,
    FACE_OF,
    REVERSE,
    SKIP,
    WILD_DRAW_FOUR,
    in_order,
    worth,
)
from stosy.games.snakes_and_ladders.events import (
    CardsTaken,
    Reshuffled,
    RoundDealt,
    RoundEnded,
    TurnOf,
)
from stosy.games.snakes_and_ladders.state import (
    Deal,
    Reshuffle,
    Round,
    SnakesAndLaddersOptions,
    SnakesAndLaddersResult,
    SnakesAndLaddersState,
    Why,
)

HAND = 7
TURN_PASSES = ("two", "four", "challenge", "bluff")
"""Cards taken for these end a turn."""


def deal_round(seats: int, number: int, dealer: int, dice: Dice) -> Deal:
    """SL2, SL4: seven cards each; a Wild Draw Four that would open is shuffled back."""
    deck = dice.shuffle(DECK)
    hands = tuple(deck[seat * HAND : (seat + 1) * HAND] for seat in range(seats))
    pile = deck[seats * HAND :]
    while pile[0] == WILD_DRAW_FOUR:
        pile = dice.shuffle(pile)
    return Deal(number, dealer, hands, pile[1:], pile[0])


def check_deal(seats: int, number: int, dealer: int | None, deal: Deal) -> None:
    """Refuse a deal of other cards, of another round or by the wrong dealer (None: any)."""
    cards = [*deal.pile, deal.opening, *(card for hand in deal.hands for card in hand)]
    sizes = [len(hand) for hand in deal.hands]
    if sorted(cards) != sorted(DECK) or sizes != [HAND] * seats:
        raise Refused("bad_deal", "SL2")
    if deal.opening == WILD_DRAW_FOUR:
        raise Refused("bad_opening", "SL4")
    right = range(seats) if dealer is None else (dealer,)
    if deal.round != number or deal.dealer not in right:
        raise Refused("bad_dealer", "SL2", round=number)


def open_round(
    options: SnakesAndLaddersOptions,
    deal: Deal,
    scores: tuple[int, ...],
    rounds: tuple[Round, ...] = (),
    ply: int = 0,
    lays: int = 0,
) -> Step[SnakesAndLaddersState]:
    """SL3, SL4: the opening card acts as if the seat before the first player had laid it."""
    seats = len(deal.hands)
    first = (deal.dealer + (options.first_player == "after_dealer")) % seats
    state = SnakesAndLaddersState(
        options,
        deal.round,
        deal.dealer,
        tuple(map(in_order, deal.hands)),
        deal.pile,
        (deal.opening,),
        COLOUR_OF[deal.opening],
        first,
        scores=scores,
        rounds=rounds,
        ply=ply,
        lays=lays,
    )
    if options.opening_card == "acts":
        state = act_as_opening(state, FACE_OF[deal.opening])
    dealt = RoundDealt(deal.round, deal.dealer, deal.opening, hands=deal.hands)
    return Step(state, (dealt, TurnOf(state.turn, state.pending)))


def act_as_opening(state: SnakesAndLaddersState, face: str) -> SnakesAndLaddersState:
    """SL4: the effect of the opening card on the first player."""
    seats, first = len(state.hands), state.turn
    if face == SKIP:
        return replace(state, pending="skip")
    if face == DRAW_TWO:
        return replace(state, pending="two")
    if face != REVERSE:
        return state
    if seats > 2:
        return replace(state, direction=-1, turn=(first - 2) % seats)
    skips = state.options.two_player_reverse == "skips"
    return replace(state, direction=-1, turn=1 - first if skips else first)


def reshuffle(
    state: SnakesAndLaddersState, pool: tuple[str, ...], entry: Reshuffle
) -> Step[SnakesAndLaddersState]:
    """SL17: set the new pile and take the owed cards from it."""
    owed = state.owed
    if owed is None:
        raise Refused("no_chance_due", "SL17")
    if sorted(entry.pile) != sorted(pool):
        raise Refused("bad_reshuffle", "SL17")
    got = entry.pile[: owed.count]
    new = replace(
        state,
        hands=placed(state.hands, owed.seat, in_order(state.hands[owed.seat] + got)),
        pile=entry.pile[owed.count :],
        discards=state.discards[len(pool) :],
        drawn=got[0] if owed.why == "draw" else state.drawn,
        owed=None,
    )
    taken = CardsTaken(owed.seat, len(got), owed.why, got)
    return Step(new, (Reshuffled(len(pool)), taken, *turn_of(new, owed.why)))


def turn_of(state: SnakesAndLaddersState, why: Why) -> tuple[Event, ...]:
    """The event for the seat to act, once all cards are taken and sorted."""
    told = why in TURN_PASSES and state.owed is None and state.waiting is None
    return (TurnOf(state.turn, state.pending),) if told else ()


def end_round(
    state: SnakesAndLaddersState, winner: int | None, events: tuple[Event, ...]
) -> Step[SnakesAndLaddersState]:
    """SL18, SL19: score the round; the match ends, or waits for the next deal."""
    points = tuple(map(worth, state.hands))
    if state.options.scoring == "winner_takes":
        points = tuple(sum(points) if seat == winner else 0 for seat in range(len(points)))
    totals = tuple(map(sum, zip(state.scores, points, strict=True)))
    ended = RoundEnded(state.round, winner, points, totals)
    state = replace(
        state, phase="deal", scores=totals, rounds=(*state.rounds, Round(winner, points))
    )
    result = result_of(state, winner)
    if result is None:
        return Step(state, (*events, ended))
    return Step(replace(state, result=result), (*events, ended, Ended(result)))


def result_of(state: SnakesAndLaddersState, winner: int | None) -> SnakesAndLaddersResult | None:
    """SL19: has the match ended with this round?"""
    options, scores = state.options, state.scores
    if options.rounds == "single":
        winners = () if winner is None else (winner,)
        return SnakesAndLaddersResult(winners, scores, state.rounds, "single_round")
    there = {seat for seat, score in enumerate(scores) if score >= options.target}
    if not there:
        return None
    winning = there if options.scoring == "winner_takes" else set(range(len(scores))) - there
    return SnakesAndLaddersResult(tuple(sorted(winning)), scores, state.rounds, "target")


def leaders(state: SnakesAndLaddersState) -> tuple[int, ...]:
    """SL19: the seats with the best score; nobody before the end of the first round."""
    if not state.rounds:
        return ()
    best = (max if state.options.scoring == "winner_takes" else min)(state.scores)
    return tuple([seat for seat, score in enumerate(state.scores) if score == best])
