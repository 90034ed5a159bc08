"""The tests for games of other packages: ours pass them, and what is wrong is found."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stosy.core import AnyGame, Offer
from stosy.games import find
from stosy.games.rows.team_state import AnyTeamView, TeamAction, TeamResult, TeamState
from stosy.games.the_game.rules import TheGame
from stosy.testing import check_game
from stosy.testing.games import check_match
from tests.contract.penalties import costs_cards
from tests.contract.plays import every_game


@every_game
def test_a_match_of_ours_passes(game: AnyGame) -> None:
    check_match(game, game.options.of("strict"), game.usual_seats, mistakes=costs_cards)


def test_a_game_of_ours_passes() -> None:
    check_game(find("face-to-face"), matches=1)


class Peeking(TheGame):
    """Its views tell what lies on top of the draw pile."""

    def public_view(self, state: TeamState[int]) -> AnyTeamView[int]:
        view = super().public_view(state)
        return replace(view, turns=view.turns + sum(state.draw[:1]))


class Waiting(TheGame):
    """Nobody is waited for."""

    def offers(self, state: TeamState[int]) -> tuple[Offer[TeamAction[int]], ...]:
        return tuple(replace(offer, fallback=None) for offer in super().offers(state))


class Lenient(TheGame):
    """Offers less than it accepts."""

    def offers(self, state: TeamState[int]) -> tuple[Offer[TeamAction[int]], ...]:
        return tuple(
            replace(
                offer, actions=offer.actions[-1:], fallback=offer.fallback and offer.actions[-1]
            )
            for offer in super().offers(state)
        )


class Silent(TheGame):
    """Does not say how a match ended."""

    def outcome(self, state: TeamState[int]) -> TeamResult | None:
        result = super().outcome(state)
        return result and replace(result, left=result.left + 1)


@pytest.mark.parametrize("kind", [Peeking, Waiting, Lenient, Silent])
def test_what_is_wrong_is_found(kind: type[TheGame]) -> None:
    game = kind()
    with pytest.raises(AssertionError):
        check_match(game, game.options(), 3)
