"""A game of a team in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from stosy.core import Action, PileFace
from stosy.games.rows.piles import Card, Lay
from stosy.games.rows.team_kind import TeamKind
from stosy.games.rows.team_state import AnyTeamView, Signal


def team_summary(
    game: TeamKind[Card], view: AnyTeamView[Card]
) -> Iterator[tuple[str, dict[str, object]]]:
    """The piles, the others, the draw pile."""
    yield from team_tops(game, view)
    for player, size in enumerate(view.sizes):
        if player != view.seat:
            yield "play-teammate", {"seat": player, "size": size}
    yield from team_facts(view)


def team_facts(view: AnyTeamView[Card]) -> Iterator[tuple[str, dict[str, object]]]:
    """The draw pile."""
    left = view.draw + sum(view.sizes)
    yield "play-team-draw-pile", {"count": view.draw, "left": left}


def team_tops(
    game: TeamKind[Card], view: AnyTeamView[Card]
) -> Iterator[tuple[str, dict[str, object]]]:
    """The top card of each pile."""
    for name, row, cards in zip(game.piles, game.rows, view.piles, strict=True):
        top = cards[-1] if cards else row
        yield "play-pile", {"pile": name, "top": top, "count": len(cards)}


def team_piles(game: TeamKind[Card], view: AnyTeamView[Card]) -> Iterator[PileFace]:
    """The piles as they are drawn."""
    for name, row, way, cards in zip(game.piles, game.rows, game.ways, view.piles, strict=True):
        yield PileFace(name, cards[-1] if cards else None, len(cards), row, way)


def team_cost(game: TeamKind[Card], view: AnyTeamView[Card], action: Action) -> int | None:
    """The room a lay takes."""
    if not isinstance(action, Lay):
        return None
    place = game.piles.index(action.pile)
    cards = view.piles[place]
    return game.cost(place, cards[-1] if cards else None, action.card)


MARKS = {"wants": "✓", "leave": "✗", "trick": "↺"}
"""What is short for a wish about a pile."""


def said(view: AnyTeamView[Card]) -> Iterator[tuple[int, Signal, str]]:
    """The signals that stand, with their marks."""
    for each in view.signals:
        yield each.seat, each.signal, MARKS.get(each.signal.signal, "")


def signals(view: AnyTeamView[Card]) -> Iterator[tuple[str, dict[str, object]]]:
    """What each player has said, while it stands."""
    for player in range(len(view.sizes)):
        said = [each.signal for each in view.signals if each.seat == player]
        if said:
            yield "play-said", {"seat": player, "signals": said}
