"""The Game: Face to Face, a duel: each player builds two piles and draws more for helping the
other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import assert_never

from msgspec.structs import replace

from stosy.core import (
    Dice,
    Ended,
    Event,
    Forfeit,
    Game,
    Highlight,
    Move,
    Offer,
    Refused,
    Setup,
    Step,
    placed,
    without,
)
from stosy.games.face_to_face.codec import CODEC
from stosy.games.face_to_face.highlights import highlights
from stosy.games.face_to_face.imagine import imagined
from stosy.games.face_to_face.origins import ORIGINS
from stosy.games.face_to_face.state import (
    DECK,
    HAND,
    PILES,
    ROWS,
    WAYS,
    Deal,
    FaceToFaceAction,
    FaceToFaceOptions,
    FaceToFaceResult,
    FaceToFaceState,
    FaceToFaceView,
    Tops,
    allows,
    can_go_on,
    lays,
    place,
    relaid,
    tops_of,
)
from stosy.games.rows.piles import (
    Dealt,
    Drew,
    EndTurn,
    Laid,
    Lay,
    TakeBack,
    TookBack,
    Turn,
    can_lay,
    jumps_back,
    leaves_one,
)


class FaceToFace(Game[FaceToFaceState, FaceToFaceAction, Deal]):
    """FF1 to FF10."""

    id = "face-to-face"
    rules = 1
    rule_ids = tuple(f"FF{number}" for number in range(1, 11))
    origins = ORIGINS
    deal_rule = "FF1"
    seats = range(2, 3)
    usual_seats = 2
    team = False
    options = FaceToFaceOptions
    actions = FaceToFaceAction
    chances = Deal
    events = Dealt[int] | Turn | Laid[int] | TookBack[int] | Drew[int] | Ended[FaceToFaceResult]
    views = FaceToFaceView
    results = FaceToFaceResult
    cards = int
    piles = PILES
    plannable = (Lay, TakeBack)
    codec = CODEC

    def deal(self, setup: Setup, dice: Dice) -> Deal:
        decks = (dice.shuffle(DECK), dice.shuffle(DECK))
        lot = dice.below(2)  # FF2
        first = lot if setup.first is None else setup.first
        return Deal(tuple(d[:HAND] for d in decks), tuple(d[HAND:] for d in decks), first)

    def start(self, setup: Setup, deal: Deal) -> Step[FaceToFaceState]:
        check_deal(deal)
        hands = tuple(tuple(sorted(hand)) for hand in deal.hands)
        state = FaceToFaceState(setup.options, hands, deal.piles, deal.first)
        return begin_turn(state, (Dealt(deal.first, hands=deal.hands),))

    def offers(self, state: FaceToFaceState) -> tuple[Offer[FaceToFaceAction], ...]:
        if state.result is not None:
            return ()
        tops = tops_of(state)
        lays = legal_lays(state, tops)
        actions: tuple[FaceToFaceAction, ...] = tuple([lay for _, lay in lays])
        fallback: FaceToFaceAction
        if state.laid:
            actions += (TakeBack(),)
        if len(state.laid) >= state.minimum:
            fallback = EndTurn()
            actions += (fallback,)
        else:
            _, fallback = min(lays, key=itemgetter(0))
        return (Offer(f"turn-{state.turns}", state.turn, actions, fallback),)

    def outcome(self, state: FaceToFaceState) -> FaceToFaceResult | None:
        return state.result

    def seat_count(self, state: FaceToFaceState) -> int:
        return 2

    def hands(self, state: FaceToFaceState) -> tuple[tuple[int, ...], ...]:
        return state.hands

    def pile_names(self, seat: int) -> tuple[str, ...]:
        return tuple(PILES[place(seat, pile)] for pile in range(len(PILES)))

    def turn(self, state: FaceToFaceState) -> int:
        return state.turns

    def play(
        self, state: FaceToFaceState, seat: int, action: FaceToFaceAction
    ) -> Step[FaceToFaceState]:
        if seat != state.turn:
            raise Refused("not_your_turn", "G1", seat=state.turn)
        match action:
            case Lay():
                return lay(state, action)
            case TakeBack():
                return take_back(state)
            case EndTurn():
                return end_turn(state)
            case _ as never:
                assert_never(never)

    def forfeit(self, state: FaceToFaceState, seat: int, reason: Forfeit) -> Step[FaceToFaceState]:
        return end(state, FaceToFaceResult(1 - seat, reason))

    def public_view(self, state: FaceToFaceState) -> FaceToFaceView:
        return FaceToFaceView(
            options=state.options,
            seat=None,
            hand=(),
            sizes=tuple(map(len, state.hands)),
            draws=tuple(map(len, state.draws)),
            piles=state.piles,
            laid_by=state.laid_by,
            turn=state.turn,
            turns=state.turns,
            laid=state.laid,
            minimum=state.minimum,
            draws_next=state.draws_next,
            danger=None,
            waited=None if state.result else state.turn,
            result=state.result,
        )

    def own_view(self, public: FaceToFaceView, state: FaceToFaceState, seat: int) -> FaceToFaceView:
        return replace(public, seat=seat, hand=state.hands[seat], danger=state.danger(seat))

    def highlights(
        self,
        state: FaceToFaceState,
        moves: Iterable[Move[FaceToFaceAction]],
        events: Iterable[Event],
    ) -> Iterator[Highlight]:
        return iter(()) if state.result is None else highlights(events, state.result.winner)

    def imagine(self, view: FaceToFaceView, dice: Dice) -> FaceToFaceState | None:
        return imagined(view, dice)


def check_deal(deal: Deal) -> None:
    """FF1: both players have all 58 number cards, six of them in hand."""
    whole = len(deal.hands) == len(deal.piles) == 2 and all(
        len(hand) == HAND and sorted(hand + pile) == list(DECK)
        for hand, pile in zip(deal.hands, deal.piles, strict=True)
    )
    if not whole or deal.first not in (0, 1):
        raise Refused("bad_deal", "FF1")


def leads_on(hand: tuple[int, ...], tops: Tops, pile: int, card: int, missing: int) -> bool:
    """FF9: can so many cards still be laid after this one?"""
    return missing <= 0 or can_lay(
        missing, without(hand, card), relaid(tops, pile, card), lays, relaid
    )


def legal_lays(state: FaceToFaceState, tops: Tops) -> list[tuple[int, Lay[int]]]:
    """Every lay that the piles allow and that is no dead end, with its cost."""
    hand, missing = state.hands[state.turn], state.minimum - len(state.laid) - 1
    piles = lays(tops)
    open_end = missing <= 0 or (missing == 1 and leaves_one(hand, piles[:2]))
    return [
        cards[card]
        for card in hand
        for pile, cards in enumerate(piles)
        if card in cards and (open_end or leads_on(hand, tops, pile, card, missing))
    ]


def check_lay(state: FaceToFaceState, action: Lay[int]) -> None:
    """Refuse, with its rule, a lay that is not legal."""
    card, tops = action.card, tops_of(state)
    if action.pile not in PILES:
        raise Refused("no_such_pile", "G2", name=action.pile, piles=PILES)
    if card not in state.hands[state.turn]:
        raise Refused("not_held", "G2", card=card)
    pile = PILES.index(action.pile)
    if not allows(tops, pile, card):
        rule = "FF4" if pile < 2 else "FF5"
        raise Refused(misfit(tops, pile), rule, card=card, pile=action.pile, top=tops[pile])
    missing = state.minimum - len(state.laid) - 1
    if not leads_on(state.hands[state.turn], tops, pile, card, missing):
        raise Refused("dead_end", "FF9", card=card, pile=action.pile, count=state.minimum)


def misfit(tops: Tops, pile: int) -> str:
    """The refusal of a card that does not fit on the pile."""
    if pile < 2:
        return ("not_higher", "not_lower")[pile]
    if tops[4]:
        return "helped_already"
    if tops[pile] == ROWS[pile - 2]:
        return "row_card_cannot_improve"
    return ("help_not_lower", "help_not_higher")[pile - 2]


def lay(state: FaceToFaceState, action: Lay[int]) -> Step[FaceToFaceState]:
    """Put the card on its pile; the last of the 58 wins at once (FF7)."""
    check_lay(state, action)
    seat, card, pile = state.turn, action.card, PILES.index(action.pile)
    trick = pile < 2 and jumps_back(WAYS[pile], tops_of(state)[pile], card)
    where = place(seat, pile)
    state = replace(
        state,
        hands=placed(state.hands, seat, without(state.hands[seat], card)),
        piles=placed(state.piles, where, (*state.piles[where], card)),
        laid_by=placed(state.laid_by, where, (*state.laid_by[where], seat)),
        laid=(*state.laid, action),
    )
    events = (Laid(seat, card, action.pile, trick),)
    if not state.hands[seat] and not state.draws[seat]:
        return end(state, FaceToFaceResult(seat, "all_laid"), events)
    return Step(state, events)


def take_back(state: FaceToFaceState) -> Step[FaceToFaceState]:
    """FF9: nothing hidden has been seen since, so the last lay of the turn can be undone."""
    if not state.laid:
        raise Refused("nothing_to_take_back", "FF9")
    seat, last = state.turn, state.laid[-1]
    where = place(seat, PILES.index(last.pile))
    state = replace(
        state,
        hands=placed(state.hands, seat, tuple(sorted((*state.hands[seat], last.card)))),
        piles=placed(state.piles, where, state.piles[where][:-1]),
        laid_by=placed(state.laid_by, where, state.laid_by[where][:-1]),
        laid=state.laid[:-1],
    )
    return Step(state, (TookBack(seat, last.card, last.pile),))


def end_turn(state: FaceToFaceState) -> Step[FaceToFaceState]:
    """FF6: draw two, or up to six after helping; then the other seat plays."""
    if len(state.laid) < state.minimum:
        raise Refused("too_few_laid", "FF3", laid=len(state.laid), count=state.minimum)
    seat = state.turn
    hand, draw = state.hands[seat], state.draws[seat]
    count = state.draws_next
    drawn = draw[:count]
    state = replace(
        state,
        hands=placed(state.hands, seat, tuple(sorted(hand + drawn))),
        draws=placed(state.draws, seat, draw[count:]),
        turn=1 - seat,
        turns=state.turns + 1,
        laid=(),
    )
    return begin_turn(state, (Drew(seat, len(drawn), drawn),))


def begin_turn(state: FaceToFaceState, events: tuple[Event, ...]) -> Step[FaceToFaceState]:
    """FF7: a player who cannot lay the minimum loses at once."""
    events += (Turn(state.turn),)
    if can_go_on(state):
        return Step(state, events)
    return end(state, FaceToFaceResult(1 - state.turn, "cannot_lay"), events)


def end(
    state: FaceToFaceState, result: FaceToFaceResult, events: tuple[Event, ...] = ()
) -> Step[FaceToFaceState]:
    return Step(replace(state, result=result), (*events, Ended(result)))
