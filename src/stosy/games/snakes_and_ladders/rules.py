"""Snakes & Ladders, a shedding game: match colour or picture, intervene, bluff, call out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, TypeAlias, assert_never

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
    gave_up,
)
from stosy.games.snakes_and_ladders import play
from stosy.games.snakes_and_ladders.codec import CODEC
from stosy.games.snakes_and_ladders.events import SnakesAndLaddersEvent
from stosy.games.snakes_and_ladders.highlights import highlights
from stosy.games.snakes_and_ladders.imagine import imagined
from stosy.games.snakes_and_ladders.legal import offers, rivals
from stosy.games.snakes_and_ladders.origins import ORIGINS
from stosy.games.snakes_and_ladders.rounds import (
    check_deal,
    deal_round,
    leaders,
    open_round,
    reshuffle,
)
from stosy.games.snakes_and_ladders.state import (
    SEATS,
    Accept,
    CallOut,
    Challenge,
    Deal,
    Draw,
    Lay,
    Pass,
    Ready,
    Reshuffle,
    SnakesAndLaddersAction,
    SnakesAndLaddersOptions,
    SnakesAndLaddersResult,
    SnakesAndLaddersState,
    SnakesAndLaddersView,
)

SnakesAndLaddersChance: TypeAlias = Deal | Reshuffle


class SnakesAndLadders(Game[SnakesAndLaddersState, SnakesAndLaddersAction, SnakesAndLaddersChance]):
    """SL1 to SL19."""

    id = "snakes-and-ladders"
    rules = 2
    rule_ids = tuple(f"SL{number}" for number in range(1, 20))
    origins = ORIGINS
    deal_rule = "SL2"
    seats = SEATS
    usual_seats = 4
    first_match: ClassVar[Mapping[str, Any]] = {"rounds": "single"}
    team = False
    options = SnakesAndLaddersOptions
    actions = SnakesAndLaddersAction
    chances = SnakesAndLaddersChance
    events = SnakesAndLaddersEvent
    views = SnakesAndLaddersView
    results = SnakesAndLaddersResult
    cards = str
    codec = CODEC

    def deal(self, setup: Setup, dice: Dice) -> Deal:
        lot = dice.below(setup.seats)  # SL4
        dealer = lot if setup.first is None else setup.first
        return deal_round(setup.seats, 1, dealer, dice)

    def start(self, setup: Setup, deal: SnakesAndLaddersChance) -> Step[SnakesAndLaddersState]:
        if not isinstance(deal, Deal):
            raise Refused("deal_missing", "SL2")
        check_deal(setup.seats, 1, None, deal)
        return open_round(setup.options, deal, (0,) * setup.seats)

    def chance(self, state: SnakesAndLaddersState, dice: Dice) -> SnakesAndLaddersChance | None:
        if state.owed is not None:
            return Reshuffle(dice.shuffle(play.reshuffle_pool(state)))
        if self.between_rounds(state):
            return deal_round(len(state.hands), state.round + 1, next_dealer(state), dice)
        return None

    def chance_due(self, state: SnakesAndLaddersState) -> str | None:
        if state.owed is not None:
            return "SL17"
        return "SL2" if self.between_rounds(state) else None

    def take_chance(
        self, state: SnakesAndLaddersState, entry: SnakesAndLaddersChance
    ) -> Step[SnakesAndLaddersState]:
        if isinstance(entry, Reshuffle):
            return reshuffle(state, play.reshuffle_pool(state), entry)
        if state.phase != "deal":
            raise Refused("no_chance_due", "SL2")
        check_deal(len(state.hands), state.round + 1, next_dealer(state), entry)
        return open_round(
            state.options, entry, state.scores, state.rounds, state.ply + 1, state.lays
        )

    def offers(self, state: SnakesAndLaddersState) -> tuple[Offer[SnakesAndLaddersAction], ...]:
        return offers(state)

    def outcome(self, state: SnakesAndLaddersState) -> SnakesAndLaddersResult | None:
        return state.result

    def seat_count(self, state: SnakesAndLaddersState) -> int:
        return len(state.hands)

    def hands(self, state: SnakesAndLaddersState) -> tuple[tuple[str, ...], ...]:
        return state.hands

    def turn(self, state: SnakesAndLaddersState) -> int:
        return state.ply - (state.phase == "drawn")  # SL5: drawing does not end the turn

    def rivals(self, state: SnakesAndLaddersState) -> tuple[int, ...]:
        return rivals(state)

    def between_rounds(self, state: SnakesAndLaddersState) -> bool:
        return state.phase == "deal" and state.result is None

    def play(
        self, state: SnakesAndLaddersState, seat: int, action: SnakesAndLaddersAction
    ) -> Step[SnakesAndLaddersState]:
        require_play(state, seat, action)
        match action:
            case Lay():
                return play.lay(state, seat, action)
            case CallOut():
                return play.call_out(state, seat, action)
            case Ready():
                return play.ready(state, seat)
        if seat != state.turn:
            raise Refused("not_your_turn", "G1", seat=state.turn)
        match action:
            case Draw():
                return play.draw(state)
            case Pass():
                return play.pass_turn(state)
            case Accept():
                return play.accept(state)
            case Challenge():
                return play.challenge(state)
            case _ as never:
                assert_never(never)

    def forfeit(
        self, state: SnakesAndLaddersState, seat: int, reason: Forfeit
    ) -> Step[SnakesAndLaddersState]:
        """G6: the unfinished round is not scored."""
        others = tuple(other for other in range(len(state.hands)) if other != seat)
        result = SnakesAndLaddersResult(others, state.scores, state.rounds, reason)
        return Step(replace(state, result=result), (Ended(result),))

    def public_view(self, state: SnakesAndLaddersState) -> SnakesAndLaddersView:
        return SnakesAndLaddersView(
            options=state.options,
            seat=None,
            hand=(),
            sizes=tuple(map(len, state.hands)),
            known=((),) * len(state.hands),
            pile=len(state.pile),
            discards=state.discards,
            colour=state.colour,
            turn=state.turn,
            waited=self._waited(state),
            direction=state.direction,
            phase=state.phase,
            pending=state.pending,
            drawn=None,
            waiting=state.waiting,
            layer=state.layer,
            forgot=state.forgot,
            laid_by=state.laid_by,
            forgetful=state.forgetful,
            doubted=state.gamble.colour if state.gamble else None,
            gambled=len(state.gamble.hand) if state.gamble else None,
            stuck=state.stuck,
            bluffed=None,
            leaders=leaders(state),
            round=state.round,
            dealer=state.dealer,
            scores=state.scores,
            rounds=state.rounds,
            result=state.result,
        )

    def own_view(
        self, public: SnakesAndLaddersView, state: SnakesAndLaddersState, seat: int
    ) -> SnakesAndLaddersView:
        hand = state.hands[seat]
        return replace(
            public,
            seat=seat,
            hand=hand,
            known=play.known(state, seat) if state.shown else public.known,
            drawn=state.drawn if seat == state.turn else None,
            bluffed=state.colour if play.holds_colour(hand, state.colour) else None,
        )

    def _waited(self, state: SnakesAndLaddersState) -> int | None:
        if state.result is not None or state.phase == "deal":
            return None
        return state.turn if state.waiting is None else state.waiting

    def highlights(
        self,
        state: SnakesAndLaddersState,
        moves: Iterable[Move[SnakesAndLaddersAction]],
        events: Iterable[Event],
    ) -> Iterator[Highlight]:
        yield from gave_up(moves)
        yield from highlights(state, tuple(events))

    def imagine(self, view: SnakesAndLaddersView, dice: Dice) -> SnakesAndLaddersState | None:
        return imagined(view, dice)


def next_dealer(state: SnakesAndLaddersState) -> int:
    """SL2: the dealer moves one seat clockwise each round."""
    return (state.dealer + 1) % len(state.hands)


def require_play(state: SnakesAndLaddersState, seat: int, action: SnakesAndLaddersAction) -> None:
    """SL13: refuse everything else while a seat sorts new cards."""
    is_ready = isinstance(action, Ready)
    if state.phase == "ready" and not (is_ready and seat == state.waiting):
        raise Refused("wait_for_ready", "SL13", seat=state.waiting)
    if is_ready and state.phase != "ready":
        raise Refused("nothing_to_sort", "SL13")
