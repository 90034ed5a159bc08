"""SL16 told a second time: which actions cost the one who errs two cards, and what else changes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import asdict

from stosy.core import Action
from stosy.testing.player import does

PENALTY = 2
MAY_CHANGE = ("hands", "pile", "discards", "shown")


def costs_cards(state: Any, seat: int, action: Any) -> bool:
    """Is an action that is not offered a mistake of the kind that is penalised, not refused?"""
    if getattr(state.options, "penalties", "off") == "off":
        return False
    seats = range(len(state.hands))
    if seat not in seats or state.owed is not None or state.phase in ("ready", "deal"):
        return False
    match does(action):
        case "lay":  # a card not held, or a colour with the wrong card, is no lay at all
            held = action.card in state.hands[seat]
            well_formed = (action.colour is not None) == action.card.startswith("W")
            return held and well_formed and not missed_intervention(state, seat, action.card)
        case "call_out":
            missed = action.target == state.forgetful and state.forgot is None
            return action.target in seats and action.target != seat and not missed
        case _:
            return False


def missed_intervention(state: Any, seat: int, card: str) -> bool:
    """Is it the card that others than its layer could have covered the top with, but no more?"""
    if state.options.interventions == "off" or state.laid_by is None or state.layer is not None:
        return False
    return seat not in (state.laid_by, state.turn) and card == state.discards[-1] != "W4"


def check_cost(before: Any, seat: int, action: Action, after: Any) -> None:
    """The one who erred has two cards more, if there were so many; nothing else is new."""
    kept = 2 if before.pending == "four" else 1
    there = len(before.pile) + len(before.discards) - kept
    gained = Counter(after.hands[seat]) - Counter(before.hands[seat])
    assert not Counter(before.hands[seat]) - Counter(after.hands[seat])
    assert gained.total() == min(PENALTY, there)
    others = [other for other in range(len(before.hands)) if other != seat]
    assert [after.hands[other] for other in others] == [before.hands[other] for other in others]
    if len(before.pile) >= PENALTY or there == len(before.pile):
        assert after.discards == before.discards
    else:
        assert after.discards == before.discards[-kept:]
    new, old = asdict(after), asdict(before)
    assert {k: new[k] for k in new if k not in MAY_CHANGE} == {
        k: old[k] for k in old if k not in MAY_CHANGE
    }
    check_shown(before, seat, action, after)


def check_shown(before: Any, seat: int, action: Any, after: Any) -> None:
    """All others have seen the card that goes back to the hand, and nothing else."""
    old = {(shown.viewer, shown.owner): Counter(shown.cards) for shown in before.shown}
    new = {(shown.viewer, shown.owner): Counter(shown.cards) for shown in after.shown}
    if does(action) == "lay":
        for viewer in range(len(before.hands)):
            if viewer != seat:
                old[viewer, seat] = old.get((viewer, seat), Counter()) | Counter([action.card])
    assert {key: cards for key, cards in new.items() if cards} == {
        key: cards for key, cards in old.items() if cards
    }
