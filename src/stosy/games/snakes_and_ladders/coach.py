"""What to do next in Snakes & Ladders.

The coach speaks of what the seat to act may lay, draw or accept. It never mentions announcements,
call-outs or cutting in: to be attentive is the game (SL16).
"""

from __future__ import annotations

from collections.abc import Sequence

from stosy.core import Action, Advice
from stosy.games.snakes_and_ladders.cards import COLOUR_OF, FACE_OF, WILDS
from stosy.games.snakes_and_ladders.state import Draw, Lay, Ready, SnakesAndLaddersView


def advise(view: SnakesAndLaddersView, actions: Sequence[Action]) -> Advice:
    """The next thing for the seat that the game waits for."""
    first = actions[0]
    may_lay = isinstance(first, Lay)
    if isinstance(first, Ready):
        return Advice("ready")
    if view.pending is not None:
        return Advice(f"answer_{view.pending}", {"answer": may_lay})
    if view.phase == "drawn":
        if view.drawn is None:
            return Advice("nothing_drawn")
        return Advice("drawn_fits" if may_lay else "drawn_does_not_fit")
    if not may_lay:
        return Advice("draw")
    cards = {action.card for action in actions if isinstance(action, Lay)}
    return advise_lay(view, cards, may_draw=isinstance(actions[-1], Draw))


def advise_lay(view: SnakesAndLaddersView, cards: set[str], may_draw: bool) -> Advice:
    """SL5: which of the cards fit, and by what."""
    colour, face = view.colour, FACE_OF[view.discards[-1]]
    if colour is None:  # SL4: an opening Wild
        return Advice("lay", {"fits": "any", "draw": may_draw})
    plain = cards.difference(WILDS)
    ways = (
        ("colour", any(COLOUR_OF[card] == colour for card in plain)),
        ("face", any(COLOUR_OF[card] != colour for card in plain)),
        ("wild", len(plain) < len(cards)),
    )
    fits = "_".join(way for way, is_there in ways if is_there)
    return Advice("lay", {"fits": fits, "colour": colour, "face": face, "draw": may_draw})
