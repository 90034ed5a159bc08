"""What actions do: pure transitions of the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from stosy.core import Event, Refused, Step, placed, without
from stosy.games.snakes_and_ladders.cards import (
    COLOUR_OF,
    DRAW_TWO,
    FACE_OF,
    REVERSE,
    SKIP,
    WILD_DRAW_FOUR,
    Colour,
    in_order,
)
from stosy.games.snakes_and_ladders.events import (
    CalledOut,
    CardLaid,
    CardsTaken,
    Challenged,
    Erred,
    Mistake,
    Passed,
    Skipped,
    TurnOf,
    WasReady,
)
from stosy.games.snakes_and_ladders.legal import (
    check_draw,
    check_form,
    objection,
    too_late_to_call,
    too_late_to_intervene,
)
from stosy.games.snakes_and_ladders.rounds import end_round, turn_of
from stosy.games.snakes_and_ladders.state import (
    CallOut,
    Gamble,
    Lay,
    Owed,
    Pending,
    Shown,
    SnakesAndLaddersState,
    Why,
)

EFFECT: dict[str, Pending] = {SKIP: "skip", DRAW_TWO: "two", WILD_DRAW_FOUR: "four"}
COURTESY = 4
"""SL13: so many cards at one go need sorting."""


def lay(state: SnakesAndLaddersState, seat: int, action: Lay) -> Step[SnakesAndLaddersState]:
    """A lay in turn, an answer or an intervention; or a mistake, refused or penalised (SL16)."""
    check_form(state, seat, action)
    if too_late_to_intervene(state, seat, action.card):
        raise Refused("too_late", "SL16")
    refused = objection(state, seat, action)
    if refused is None:
        return put(state, seat, action)
    if state.options.penalties == "off":
        raise refused
    mistake: Mistake = "announcement" if refused.code == "false_announcement" else "card"
    state = replace(state, shown=seen_by_all(state, seat, action.card))
    return penalise(state, Erred(seat, mistake, action.card))


def put(state: SnakesAndLaddersState, seat: int, action: Lay) -> Step[SnakesAndLaddersState]:
    """The card goes on the discards, and its effect on the seat after the layer."""
    card, face = action.card, FACE_OF[action.card]
    hand = without(state.hands[seat], card)
    laid = CardLaid(seat, card, action.colour, action.one_card, seat != state.turn)
    direction = -state.direction if face == REVERSE else state.direction
    forgot = seat if len(hand) == 1 and not action.one_card else None
    # In two steps: CPython is slow with more than fifteen keywords in a call.
    new = replace(
        state,
        hands=placed(state.hands, seat, hand),
        discards=(*state.discards, card),
        colour=action.colour or COLOUR_OF[card],
        direction=direction,
        turn=(seat + direction) % len(state.hands),
        phase="turn",
        pending=EFFECT.get(face),
        drawn=None,
    )
    new = replace(
        new,
        layer=seat,
        forgot=forgot,
        laid_by=seat,
        forgetful=forgot,
        gamble=Gamble(seat, hand, state.colour) if card == WILD_DRAW_FOUR else None,
        stuck=0,
        ply=state.ply + 1,
        lays=state.lays + 1,
        shown=tuple(unshown(shown, seat, card) for shown in state.shown) if state.shown else (),
    )
    if not hand:
        idle = replace(new, direction=state.direction, pending=None, gamble=None)
        return end_round(idle, seat, (laid,))  # SL18: the last card has no effect
    if face == REVERSE and len(state.hands) == 2 and state.options.two_player_reverse == "skips":
        new = replace(new, turn=seat)  # SL8
    return Step(new, (laid, TurnOf(new.turn, new.pending)))


def draw(state: SnakesAndLaddersState) -> Step[SnakesAndLaddersState]:
    """SL5: one card; if it fits it may be laid."""
    check_draw(state)
    closed = replace(state, phase="drawn", drawn=None, layer=None, forgot=None, ply=state.ply + 1)
    return take(closed, state.turn, 1, "draw")


def pass_turn(state: SnakesAndLaddersState) -> Step[SnakesAndLaddersState]:
    """SL5; SL17: a full circle of passes by seats that could not draw ends the round."""
    if state.phase != "drawn":
        raise Refused("pass_before_draw", "SL5")
    passed = Passed(state.turn)
    stuck = state.stuck + 1 if state.drawn is None else 0
    if stuck == len(state.hands):
        return end_round(state, None, (passed,))
    return move_on(replace(state, stuck=stuck), (passed,))


def accept(state: SnakesAndLaddersState) -> Step[SnakesAndLaddersState]:
    """Accept what is pending: the seat loses its turn and, except for a Skip, takes cards."""
    seat, pending = state.turn, state.pending
    if pending is None:
        raise Refused("nothing_to_accept", "SL7")
    if pending == "skip":  # SL14: leaves the call-out window open
        return move_on(settled(state), (Skipped(seat),))
    passed = next_turn(settled(state, forgot=None))
    return take_and_sort(passed, seat, 2 if pending == "two" else 4, pending)


def challenge(state: SnakesAndLaddersState) -> Step[SnakesAndLaddersState]:
    """SL12: a bluffer takes the card back and four more; a wrong challenger takes six."""
    gamble = state.gamble
    if gamble is None:
        raise Refused("nothing_to_challenge", "SL12")
    seat, layer = state.turn, gamble.seat
    bluff = holds_colour(gamble.hand, gamble.colour)
    held = in_order((*gamble.hand, WILD_DRAW_FOUR)) if bluff else gamble.hand
    state = replace(
        settled(state, forgot=None), shown=shown_to(state.shown, Shown(seat, layer, held))
    )
    if bluff:
        taken = take_and_sort(take_four_back(state, gamble), layer, 4, "bluff")
    else:
        taken = take_and_sort(next_turn(state), seat, 6, "challenge")
    return Step(taken.state, (Challenged(seat, layer, bluff, held), *taken.events))


def holds_colour(hand: tuple[str, ...], colour: Colour | None) -> bool:
    """SL11: laying a Wild Draw Four with the current colour in hand is a bluff."""
    return colour is not None and colour in "".join(hand)  # small letters are colours only


def take_four_back(state: SnakesAndLaddersState, gamble: Gamble) -> SnakesAndLaddersState:
    """SL12: undo the lay; but everybody has seen where the card is now."""
    layer = gamble.seat
    for viewer in onlookers(state, layer):
        if viewer != state.turn:
            seen = (*known_to(state, viewer, layer), WILD_DRAW_FOUR)
            state = replace(state, shown=shown_to(state.shown, Shown(viewer, layer, seen)))
    return replace(
        state,
        hands=placed(state.hands, layer, in_order((*state.hands[layer], WILD_DRAW_FOUR))),
        discards=state.discards[:-1],
        colour=gamble.colour,
        laid_by=None,
        forgetful=None,
        ply=state.ply + 1,
    )


def ready(state: SnakesAndLaddersState, seat: int) -> Step[SnakesAndLaddersState]:
    """SL13: play continues."""
    new = replace(state, phase="turn", waiting=None, ply=state.ply + 1)
    return Step(new, (WasReady(seat), TurnOf(new.turn, new.pending)))


def call_out(
    state: SnakesAndLaddersState, seat: int, action: CallOut
) -> Step[SnakesAndLaddersState]:
    """SL14: the target takes two cards; a false call is refused or penalised (SL16)."""
    target = action.target
    if not 0 <= target < len(state.hands) or target == seat:
        raise Refused("no_such_seat", "G3", number=target + 1)
    if target == state.forgot:
        step = take(replace(state, forgot=None), target, 2, "called_out")
        return Step(step.state, (CalledOut(seat, target), *step.events))
    if too_late_to_call(state, target):
        raise Refused("too_late", "SL16")
    if state.options.penalties == "off":
        raise Refused("false_call", "SL14", target=target)
    return penalise(state, Erred(seat, "call", target=target))


def penalise(state: SnakesAndLaddersState, erred: Erred) -> Step[SnakesAndLaddersState]:
    """SL16: two cards, and nothing else changes."""
    step = take(state, erred.seat, 2, "penalty")
    return Step(step.state, (erred, *step.events))


def settled(state: SnakesAndLaddersState, **changes: int | None) -> SnakesAndLaddersState:
    """Nothing is pending any more, and no window is open."""
    return replace(state, pending=None, gamble=None, layer=None, **changes)


def move_on(state: SnakesAndLaddersState, events: tuple[Event, ...]) -> Step[SnakesAndLaddersState]:
    """The next seat is to act."""
    new = next_turn(state)
    return Step(new, (*events, TurnOf(new.turn, None)))


def next_turn(state: SnakesAndLaddersState) -> SnakesAndLaddersState:
    return replace(state, turn=state.after(state.turn), phase="turn", drawn=None, ply=state.ply + 1)


def take(
    state: SnakesAndLaddersState, seat: int, count: int, why: Why
) -> Step[SnakesAndLaddersState]:
    """Take cards; missing cards are owed until the discards are shuffled (SL17)."""
    got = state.pile[:count]
    missing = min(count - len(got), len(reshuffle_pool(state)))
    hand = in_order(state.hands[seat] + got)
    new = replace(
        state,
        hands=placed(state.hands, seat, hand),
        pile=state.pile[count:],
        drawn=got[0] if why == "draw" and got else state.drawn,
        owed=Owed(seat, missing, why) if missing else None,
    )
    if missing and not got:
        return Step(new, ())
    return Step(new, (CardsTaken(seat, len(got), why, got),))


def take_and_sort(
    state: SnakesAndLaddersState, seat: int, count: int, why: Why
) -> Step[SnakesAndLaddersState]:
    """Take cards at one go; SL13: four or more are sorted before play goes on."""
    really = min(count, len(state.pile) + len(reshuffle_pool(state)))
    if really >= COURTESY and state.options.courtesy == "on":
        state = replace(state, phase="ready", waiting=seat)
    taken = take(state, seat, count, why)
    return Step(taken.state, (*taken.events, *turn_of(taken.state, why)))


def reshuffle_pool(state: SnakesAndLaddersState) -> tuple[str, ...]:
    """SL17: all discards except the top, and the card under a Wild Draw Four that may be
    challenged."""
    return state.discards[:-2] if state.pending == "four" else state.discards[:-1]


def unshown(shown: Shown, owner: int, card: str) -> Shown:
    """Forget a seen card that is laid now."""
    if shown.owner == owner and card in shown.cards:
        return replace(shown, cards=without(shown.cards, card))
    return shown


def shown_to(known: tuple[Shown, ...], new: Shown) -> tuple[Shown, ...]:
    """Add cards of the owner's hand to what the viewer has seen."""
    same = [s for s in known if (s.viewer, s.owner) == (new.viewer, new.owner)]
    cards = Counter(new.cards)
    for shown in same:
        cards |= Counter(shown.cards)
    all_cards = replace(new, cards=in_order(tuple(cards.elements())))
    return (*(shown for shown in known if shown not in same), all_cards)


def seen_by_all(state: SnakesAndLaddersState, owner: int, card: str) -> tuple[Shown, ...]:
    """Everybody has seen that this card is in the owner's hand."""
    known = state.shown
    for viewer in onlookers(state, owner):
        known = shown_to(known, Shown(viewer, owner, (card,)))
    return known


def onlookers(state: SnakesAndLaddersState, owner: int) -> Iterator[int]:
    """All seats but the owner's."""
    return (seat for seat in range(len(state.hands)) if seat != owner)


def known(state: SnakesAndLaddersState, viewer: int | None) -> tuple[tuple[str, ...], ...]:
    """For each seat, the cards in its hand that the viewer has seen."""
    cards: list[tuple[str, ...]] = [()] * len(state.hands)
    for shown in state.shown:
        if shown.viewer == viewer:
            cards[shown.owner] = shown.cards
    return tuple(cards)


def known_to(state: SnakesAndLaddersState, viewer: int | None, owner: int) -> tuple[str, ...]:
    """The cards in the owner's hand that the viewer has seen."""
    return known(state, viewer)[owner]
