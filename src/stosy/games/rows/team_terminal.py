"""A game of a team in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from stosy.games.rows.piles import Card
from stosy.games.rows.team_kind import TeamKind
from stosy.games.rows.team_state import AnyTeamView


def team_summary(
    game: TeamKind[Card], view: AnyTeamView[Card]
) -> Iterator[tuple[str, dict[str, object]]]:
    """The piles, the others and all signals, the draw pile."""
    for name, row, cards in zip(game.piles, game.rows, view.piles, strict=True):
        top = cards[-1] if cards else row
        yield "play-pile", {"pile": name, "top": top, "count": len(cards)}
    for player, size in enumerate(view.sizes):
        if player != view.seat:
            yield "play-teammate", {"seat": player, "size": size}
        signals = [said.signal for said in view.signals if said.seat == player]
        if signals:
            yield "play-said", {"seat": player, "signals": signals}
    left = view.draw + sum(view.sizes)
    yield "play-team-draw-pile", {"count": view.draw, "left": left}
