"""Which bot acts next at a table, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from stosy.bots.bot import AnyBot, is_slow
from stosy.bots.choices import waited_for
from stosy.bots.stopping import Stop
from stosy.core import Action, AnyGame, AnyMove, AnyOffer, Dice, Move, View


class BotDice(Struct, frozen=True):
    """Random streams for the bots of a match: one for the order, one for each seat.

    Exchanging the bot on one seat does not change the streams of the others.
    """

    order: Dice
    seats: tuple[Dice, ...]


def bot_dice(seed: str, seats: int) -> BotDice:
    """The streams that follow from a match's seed."""
    return BotDice(
        Dice(f"{seed}:order", 0), tuple(Dice(f"{seed}:bot", seat) for seat in range(seats))
    )


def next_move(
    game: AnyGame,
    state: object,
    bots: Sequence[AnyBot],
    dice: BotDice,
    stop: Stop | None = None,
    passed: Callable[[int], None] = lambda seat: None,
) -> AnyMove:
    """The move of the first seat, in random order, whose bot acts.

    In a team the seat to act comes last, so that the others can signal before it lays. Every seat
    with an offer is asked. The first of the order is asked even without one: it may make a mistake.
    If nobody acts, the seat to act plays its fallback. `passed` is told who passes on an
    opportunity.
    """
    offers: list[list[AnyOffer]] = [[] for _ in bots]
    for offer in game.offers(state):
        offers[offer.seat].append(offer)
    order = list(dice.order.shuffle(range(len(bots))))
    if game.team:
        order.sort(key=lambda seat: waited_for(offers[seat]))
    for place, seat in enumerate(order):
        if place and not offers[seat]:
            continue
        view = game.view(state, seat)
        action = ask(bots[seat], view, offers[seat], dice.seats[seat], stop)
        if action is not None:
            return Move(seat, action)
        if offers[seat] and not waited_for(offers[seat]):
            passed(seat)
    for waited in (offer for each in offers for offer in each):
        if waited.fallback is not None:
            return Move(waited.seat, waited.fallback)
    raise ValueError("nobody is waited for: the match is over, or a shuffle is due")


def ask(
    bot: AnyBot, view: View, offers: Sequence[AnyOffer], dice: Dice, stop: Stop | None
) -> Action | None:
    """The bot's choice; ignore it if `stop` was set meanwhile."""
    if is_slow(bot):
        return bot.choose(view, offers, dice, stop)
    return bot.choose(view, offers, dice)
