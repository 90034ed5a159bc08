"""A game of a team in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from stosy.games.rows.piles import Card
from stosy.games.rows.team_kind import TeamKind
from stosy.games.rows.team_state import AnyTeamView


def team_summary(
    game: TeamKind[Card], view: AnyTeamView[Card]
) -> Iterator[tuple[str, dict[str, object]]]:
    """The piles, the others, the draw pile."""
    yield from team_tops(game, view)
    for player, size in enumerate(view.sizes):
        if player != view.seat:
            yield "play-teammate", {"seat": player, "size": size}
    left = view.draw + sum(view.sizes)
    yield "play-team-draw-pile", {"count": view.draw, "left": left}


def team_tops(
    game: TeamKind[Card], view: AnyTeamView[Card]
) -> Iterator[tuple[str, dict[str, object]]]:
    """The top card of each pile."""
    for name, row, cards in zip(game.piles, game.rows, view.piles, strict=True):
        top = cards[-1] if cards else row
        yield "play-pile", {"pile": name, "top": top, "count": len(cards)}


def signals(view: AnyTeamView[Card]) -> Iterator[tuple[str, dict[str, object]]]:
    """What each player has said, while it stands."""
    for player in range(len(view.sizes)):
        said = [each.signal for each in view.signals if each.seat == player]
        if said:
            yield "play-said", {"seat": player, "signals": said}
