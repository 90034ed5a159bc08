"""Notices for the person: their turn, an opportunity out of turn, a last card."""

from __future__ import annotations

from collections.abc import Sequence

from stosy.core import Event, OfSeat
from stosy.tui.conversation import Conversation
from stosy.tui.sight import Sight, beyond_signals
from stosy.tui.terminal import Line


class Moments:
    """Prints what the person should notice when play has moved on."""

    def __init__(self, talk: Conversation) -> None:
        self.talk = talk
        self.may_signal = True
        """Is it a good moment to signal: the first since the person's last turn?"""
        self.offered: frozenset[str] = frozenset()
        """The chances out of turn that have been told."""
        self.noticed: Line | None = None

    def after(self, before: Sight | None, now: Sight, events: Sequence[Event], mine: bool) -> None:
        """Play went from one sight to the other; `mine`: an action of the person was unanswered."""
        if now.seat is None or now.over:
            return
        was_mine = before is not None and before.my_turn
        if was_mine and not now.my_turn and not mine and acted(events, now.seat):
            self.talk.say("join-not-here")
        if now.between_rounds:
            if before is None or not before.between_rounds:
                self.talk.say("join-between")
        elif now.my_turn:
            moved = before is None or before.at != now.at
            self._turn(now, mine and moved, was_mine)
        else:
            self._others(now)

    def _turn(self, now: Sight, acted: bool, was_mine: bool) -> None:
        if self.talk.automatic(now) is not None:
            return
        if not (acted or was_mine):
            self.talk.looked = False
        if not self.talk.looked:
            self.talk.look(now)
        elif acted:
            self.talk.tell_hand(now)
        if not was_mine:
            self.talk.advise_turn(now.listed(alone=False))
        self.may_signal = True

    def _others(self, now: Sight) -> None:
        """Notices about others; they must not reveal what players have to notice themselves."""
        listed = now.listed(alone=len(self.talk.names) == 1)
        chances = frozenset(
            offer.id
            for offer in now.offers
            if beyond_signals([action for action in offer.actions if action in listed])
        )
        if chances - self.offered:
            self.talk.say("play-may-intervene")
            self.talk.show(listed)
        elif listed and not chances and self.may_signal:
            self.talk.say("play-may-signal")
            self.may_signal = False
        notable = self.talk.notable(now)
        if notable is not None and notable != self.noticed:
            self.talk.say_of_game(*notable)
        self.offered, self.noticed = chances, notable
        self.talk.looked = False


def acted(events: Sequence[Event], seat: int) -> bool:
    """Is a move of this seat among the events?"""
    moves = [event for event in events if isinstance(event, OfSeat) and not event.begins_turn]
    return any(event.seat == seat for event in moves)
