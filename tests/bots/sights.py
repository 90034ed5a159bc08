"""What seats see and are offered along matches that bots play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from stosy.bots import bot_dice, find_bot, next_move
from stosy.core import Match, Offer, View, offers_to, seed_of
from stosy.games import find


class Sight(NamedTuple):
    """One seat's part of a state."""

    game: Any
    state: Any
    seat: int
    view: View
    offers: tuple[Offer[Any], ...]

    @property
    def offered(self) -> list[Any]:
        return [action for offer in self.offers for action in offer.actions]

    @property
    def must(self) -> bool:
        return any(offer.fallback is not None for offer in self.offers)


def sights(
    game: str, seats: int, every: int, match: int = 0, level: str = "casual", **options: Any
) -> Iterator[Sight]:
    """The seats with offers in every n-th state of a match."""
    rules = find(game)
    setup = rules.setup(seats, rules.options(**options))
    played = Match(rules, setup, seed_of("sights", match))
    bots, chance = [find_bot(level, game)] * seats, bot_dice(seed_of("sights", match), seats)
    number = 0
    while rules.outcome(played.state) is None:
        if number % every == 0:
            for seat in range(seats):
                if offers := offers_to(rules, played.state, seat):
                    yield Sight(rules, played.state, seat, rules.view(played.state, seat), offers)
        played.play(next_move(rules, played.state, bots, chance))
        number += 1


def options_of(game: str) -> dict[str, Any]:
    """Options that make a match short."""
    return {"rounds": "single"} if game == "snakes-and-ladders" else {}
