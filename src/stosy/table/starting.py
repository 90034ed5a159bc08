"""Starting a match: bots on open seats, the deal, and the players."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from stosy.core import AnyGame, Chance, Dice, Mix, Player
from stosy.table import entries as log
from stosy.table.state import Seat, State
from stosy.vocabulary.events import BotSeated

HUMAN = "human"
"""What records call a person."""


def filled(state: State) -> Iterator[log.Happened]:
    """Open seats go to bots."""
    for number, seat in enumerate(state.seats):
        if seat.kind == "open":
            yield log.Happened(event=BotSeated(number, state.settings.stand_in))


def started(
    game: AnyGame, state: State, seed: str, deal: Chance | None, mix: Mix | None = None
) -> log.Started[Chance]:
    """The beginning of a match without open seats, not stamped yet."""
    settings = state.settings
    if state.daily is not None:
        seed = state.daily.seed(game.id)
    if state.given_log and not state.match:
        deal = msgspec.convert(state.given_log[0], game.chances)
    options = msgspec.convert(settings.options, game.options)
    setup = game.setup(settings.seats, options, state.next_first)
    return log.Started(
        match=state.match + 1,
        mix=mix,
        daily=state.daily,
        rules=game.rules,
        seed=seed,
        deal=deal or game.deal(setup, Dice(seed, 0)),
        options=msgspec.to_builtins(options),
        players=tuple(_player(number, seat) for number, seat in enumerate(state.seats, 1)),
        given=deal is not None,
        n=state.n,
    )


def _player(number: int, seat: Seat) -> Player:
    """The player on a seat, as in records."""
    if seat.person is None:
        return Player(seat.name or f"bot {number}", f"bot:{seat.bot}")
    return Player(seat.name or f"{number}", HUMAN)
