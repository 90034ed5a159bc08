"""Team games on common piles.

Each game defines its cards, piles, limits and signals (`TeamKind`); turns, drawing, signalling,
passing over and the end are the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from operator import itemgetter
from typing import Any, Literal, assert_never

from msgspec.structs import replace

from stosy.core import (
    Dice,
    Ended,
    Event,
    Forfeit,
    Highlight,
    Move,
    Offer,
    Refused,
    Setup,
    Step,
    Talk,
    gave_up,
    placed,
    without,
)
from stosy.games.rows.highlights import Piles, best_trick, jump, longest_turn, turns_of
from stosy.games.rows.piles import (
    Card,
    Dealt,
    Drew,
    EndTurn,
    Laid,
    Lay,
    Lays,
    TakeBack,
    Turn,
    can_lay,
    leaves_one,
)
from stosy.games.rows.team_imagine import imagined
from stosy.games.rows.team_kind import TeamKind
from stosy.games.rows.team_state import (
    AnyTeamView,
    Begin,
    Begins,
    Deal,
    PassedOver,
    Said,
    Signal,
    Signalled,
    TeamAction,
    TeamResult,
    TeamState,
    TeamView,
    Tops,
)


@cache
def lays_on(game: TeamKind[Card], pile: int, top: Card | None) -> Lays[Card]:
    """What a pile takes with this top (None: its row card)."""
    cards = [card for card in game.deck if game.fits(pile, top, card)]
    return {card: (game.cost(pile, top, card), Lay(card, game.piles[pile])) for card in cards}


class TeamGame(TeamKind[Card]):
    """A team lays all the cards of a deck on common piles."""

    def deal(self, setup: Setup, dice: Dice) -> Deal[Card]:
        size = self.hand_size(setup.seats)
        deck = dice.shuffle(self.deck)
        lot = dice.below(setup.seats)
        hands = tuple(deck[seat * size : (seat + 1) * size] for seat in range(setup.seats))
        return Deal(hands, deck[setup.seats * size :], lot if setup.first is None else setup.first)

    def start(self, setup: Setup, deal: Deal[Card]) -> Step[TeamState[Card]]:
        self._check_deal(setup, deal)
        hands = tuple(tuple(sorted(hand, key=self.deck.index)) for hand in deal.hands)
        nothing: tuple[Card, ...] = ()
        state = TeamState(
            setup.options, hands, deal.pile, tuple(nothing for _ in self.piles), deal.first
        )
        return self._begin_turn(state, (Dealt(deal.first, hands=deal.hands),))

    def _check_deal(self, setup: Setup, deal: Deal[Card]) -> None:
        size = self.hand_size(setup.seats)
        cards = [*deal.pile, *(card for hand in deal.hands for card in hand)]
        whole = (
            len(deal.hands) == setup.seats
            and all(len(hand) == size for hand in deal.hands)
            and sorted(cards) == sorted(self.deck)
        )
        if not whole or not 0 <= deal.first < setup.seats:
            raise Refused("bad_deal", self.deal_rule)

    def offers(self, state: TeamState[Card]) -> tuple[Offer[TeamAction[Card]], ...]:
        if state.result is not None:
            return ()
        tops = state.tops
        lays = self._legal_lays(state, tops)
        actions: tuple[TeamAction[Card], ...] = tuple([lay for _, lay in lays])
        fallback: TeamAction[Card]
        if state.laid >= self.minimum(state):
            fallback = EndTurn()
            actions += (fallback,)
        else:
            _, fallback = min(lays, key=itemgetter(0))
        turn = Offer(f"turn-{self.turn(state)}", state.turn, actions, fallback)
        return (turn, *self._signal_offers(state), *self._begin_offers(state))

    def _begin_offers(self, state: TeamState[Card]) -> Iterator[Offer[TeamAction[Card]]]:
        """QE0: once for each seat that is not to act."""
        if self._is_agreeing(state):
            for seat in range(len(state.hands)):
                if seat != state.turn and seat not in state.began:
                    yield Offer("begin", seat, (Begin(),))

    def _is_agreeing(self, state: TeamState[Card]) -> bool:
        """QE0: may others still say that they begin? One player has nobody to agree with."""
        agreed = state.options.start == "agreed" and len(state.hands) > 1
        return agreed and not any(state.piles)

    def _signal_offers(self, state: TeamState[Card]) -> Iterator[Offer[TeamAction[Card]]]:
        for seat, hand in enumerate(state.hands):
            signals: tuple[TeamAction[Card], ...] = self.signals(state, hand)
            if state.signals:
                standing = [said.signal for said in state.signals if said.seat == seat]
                signals = tuple([signal for signal in signals if signal not in standing])
            if signals:
                yield Offer("signal", seat, signals)

    def outcome(self, state: TeamState[Card]) -> TeamResult | None:
        return state.result

    def seat_count(self, state: TeamState[Card]) -> int:
        return len(state.hands)

    def hands(self, state: TeamState[Card]) -> tuple[tuple[Card, ...], ...]:
        return state.hands

    def turn(self, state: TeamState[Card]) -> int:
        """QE0: the turn that another seat takes over is a new one."""
        return state.turns + len(state.began)

    def talk(self, options: Any) -> Talk:
        """QE7, TG4: no numbers."""
        return "no_numbers"

    def play(
        self, state: TeamState[Card], seat: int, action: TeamAction[Card]
    ) -> Step[TeamState[Card]]:
        if isinstance(action, Signal):
            return self._signal(state, seat, action)
        if isinstance(action, Begin):
            return self._begin(state, seat)
        if isinstance(action, TakeBack):
            raise Refused("no_take_back", self.final_rule)
        if seat != state.turn:
            raise Refused("not_your_turn", "G1", seat=state.turn)
        match action:
            case Lay():
                return self._lay(state, action)
            case EndTurn():
                return self._end_turn(state)
            case _ as never:
                assert_never(never)

    def forfeit(self, state: TeamState[Card], seat: int, reason: Forfeit) -> Step[TeamState[Card]]:
        return self._end(state, reason)

    def public_view(self, state: TeamState[Card]) -> AnyTeamView[Card]:
        return TeamView(
            options=state.options,
            seat=None,
            hand=(),
            sizes=tuple(map(len, state.hands)),
            draw=len(state.draw),
            piles=state.piles,
            turn=state.turn,
            turns=state.turns,
            laid=state.laid,
            signals=state.signals,
            began=state.began,
            minimum=self.minimum(state),
            maximum=self.maximum(state),
            draws_next=self._draws_next(state),
            waited=None if state.result else state.turn,
            result=state.result,
        )

    def highlights(
        self,
        state: TeamState[Card],
        moves: Iterable[Move[TeamAction[Card]]],
        events: Iterable[Event],
    ) -> Iterator[Highlight]:
        rows = [None if self.any_step else row for row in self.rows]
        turns = turns_of(Piles(lambda _, pile: self.piles.index(pile), self.cost, rows), events)
        lays = [lay for turn in turns for lay in turn]
        if len(state.hands) > 1:  # a single player needs no signals
            yield from gave_up(moves)
        yield from jump(lays)
        if self.any_step:
            yield from best_trick(lays)
        if tricks := sum(lay.tricks for lay in lays):
            yield Highlight("team_tricks", {"count": tricks})
        yield from longest_turn(turns)
        yield Highlight("turns", {"count": len(turns)})

    def imagine(self, view: AnyTeamView[Card], dice: Dice) -> TeamState[Card] | None:
        return imagined(self, view, dice)

    def can_go_on(self, state: TeamState[Card]) -> bool:
        """Can the seat to act reach the minimum of its turn?"""
        missing = self.minimum(state) - state.laid
        return can_lay(missing, state.hands[state.turn], state.tops, self._lays, placed)

    def _lays(self, tops: Tops[Card]) -> list[Lays[Card]]:
        """What each pile takes."""
        return [lays_on(self, pile, top) for pile, top in enumerate(tops)]

    def _leads_on(
        self, hand: tuple[Card, ...], tops: Tops[Card], pile: int, card: Card, missing: int
    ) -> bool:
        """FF9, TG5: can so many cards still be laid after this one?"""
        return missing <= 0 or can_lay(
            missing, without(hand, card), placed(tops, pile, card), self._lays, placed
        )

    def _legal_lays(self, state: TeamState[Card], tops: Tops[Card]) -> list[tuple[int, Lay[Card]]]:
        """Every lay that the piles allow and that is no dead end, with its cost."""
        if state.laid == self.maximum(state):
            return []
        hand, missing = state.hands[state.turn], self.minimum(state) - state.laid - 1
        piles = self._lays(tops)
        open_end = missing <= 0 or (missing == 1 and leaves_one(hand, piles))
        return [
            cards[card]
            for card in hand
            for pile, cards in enumerate(piles)
            if card in cards and (open_end or self._leads_on(hand, tops, pile, card, missing))
        ]

    def _check_lay(self, state: TeamState[Card], action: Lay[Card], tops: Tops[Card]) -> None:
        """Refuse, with its rule, a lay that is not legal."""
        card = action.card
        if action.pile not in self.piles:
            raise Refused("no_such_pile", "G2", name=action.pile, piles=self.piles)
        hand = state.hands[state.turn]
        if card not in hand:
            raise Refused("not_held", "G2", card=card)
        if state.laid == self.maximum(state):
            raise Refused("enough_laid", self.turn_rule(state), count=state.laid)
        pile = self.piles.index(action.pile)
        if card not in lays_on(self, pile, tops[pile]):
            code = "not_higher" if self.ways[pile] > 0 else "not_lower"
            raise Refused(code, self.lay_rule, card=card, pile=action.pile, top=tops[pile])
        count = self.minimum(state)
        if not self._leads_on(hand, tops, pile, card, count - state.laid - 1):
            raise Refused("dead_end", self.final_rule, card=card, pile=action.pile, count=count)

    def _lay(self, state: TeamState[Card], action: Lay[Card]) -> Step[TeamState[Card]]:
        tops = state.tops
        self._check_lay(state, action, tops)
        seat, card, pile = state.turn, action.card, self.piles.index(action.pile)
        trick = self.tricks(pile, tops[pile], card)
        state = replace(
            state,
            hands=placed(state.hands, seat, without(state.hands[seat], card)),
            piles=placed(state.piles, pile, (*state.piles[pile], card)),
            laid=state.laid + 1,
        )
        events = (Laid(seat, card, action.pile, trick),)
        if not state.draw and not any(state.hands):
            return self._end(state, "all_laid", events)
        return Step(state, events)

    def _end_turn(self, state: TeamState[Card]) -> Step[TeamState[Card]]:
        """Draw back to the hand size; the signals of this seat lapse."""
        least = self.minimum(state)
        if state.laid < least:
            raise Refused("too_few_laid", self.turn_rule(state), laid=state.laid, count=least)
        seat = state.turn
        count = self._draws_next(state)
        drawn = state.draw[:count]
        hand = tuple(sorted(state.hands[seat] + drawn, key=self.deck.index))
        events: tuple[Event, ...] = (Drew(seat, len(drawn), drawn),) if drawn else ()
        state = replace(
            state,
            hands=placed(state.hands, seat, hand),
            draw=state.draw[count:],
            turns=state.turns + 1,
            laid=0,
            signals=tuple(said for said in state.signals if said.seat != seat),
        )
        return self._next(state, events)

    def _draws_next(self, state: TeamState[Card]) -> int:
        """How many cards the seat to act draws if it ends its turn now."""
        missing = self.hand_size(len(state.hands)) - len(state.hands[state.turn])
        return min(missing, len(state.draw))

    def _next(self, state: TeamState[Card], events: tuple[Event, ...]) -> Step[TeamState[Card]]:
        """The next seat that holds a card is to act; seats without are passed over."""
        seat = (state.turn + 1) % len(state.hands)
        while not state.hands[seat]:
            events += (PassedOver(seat),)
            seat = (seat + 1) % len(state.hands)
        return self._begin_turn(replace(state, turn=seat), events)

    def _begin_turn(
        self, state: TeamState[Card], events: tuple[Event, ...]
    ) -> Step[TeamState[Card]]:
        """The team loses at once when the seat to act cannot reach the minimum."""
        events += (Turn(state.turn),)
        if self.can_go_on(state):
            return Step(state, events)
        return self._end(state, "cannot_lay", events)

    def _begin(self, state: TeamState[Card], seat: int) -> Step[TeamState[Card]]:
        """QE0: this seat is to act instead; signals stand."""
        if any(state.piles):
            raise Refused("begun_already", self.start_rule)
        if not self._is_agreeing(state):
            raise Refused("start_drawn", self.start_rule)
        if seat == state.turn:
            raise Refused("begins_anyway", self.start_rule)
        if seat in state.began:
            raise Refused("said_begin", self.start_rule)
        began = tuple(sorted((*state.began, seat)))
        return self._begin_turn(replace(state, turn=seat, began=began), (Begins(seat),))

    def _signal(self, state: TeamState[Card], seat: int, signal: Signal) -> Step[TeamState[Card]]:
        if not state.hands[seat]:
            raise Refused("signal_without_cards", self.signal_rule)
        if signal.pile is not None and signal.pile not in self.piles:
            raise Refused("no_such_pile", "G2", name=signal.pile, piles=self.piles)
        if Said(seat, signal) in state.signals:
            raise Refused("signal_stands", self.signal_rule)
        if signal not in self.signals(state, state.hands[seat]):
            raise Refused(*self.signal_refusal(state, signal))
        signals = (*state.signals, Said(seat, signal))
        return Step(replace(state, signals=signals), (Signalled(seat, signal),))

    def _end(
        self,
        state: TeamState[Card],
        reason: Literal["all_laid", "cannot_lay", "resigned", "timeout"],
        events: tuple[Event, ...] = (),
    ) -> Step[TeamState[Card]]:
        left = len(state.draw) + sum(map(len, state.hands))
        result = TeamResult(reason == "all_laid", left, reason)
        return Step(replace(state, result=result), (*events, Ended(result)))
