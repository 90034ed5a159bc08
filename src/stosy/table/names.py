"""New names and avatars of people. They wait while a match runs: they could reveal cards (QE7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from stosy.table.entries import Happened
from stosy.vocabulary.events import Renamed

if TYPE_CHECKING:
    from stosy.table.table import Table


class Names:
    """What people are called and look like at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.avatars: Mapping[str, str] = {}
        """What people look like, as their owners know."""
        self._new_names: dict[str, str] = {}
        """Names that people have taken and their seats do not bear yet."""
        self._new_avatars: dict[str, str] = {}

    def rename(self, person: str, name: str, now: float) -> None:
        self._table.presence.rename(person, name)
        self._new_names[person] = name
        self.update(now)

    def show_avatar(self, person: str, avatar: str, now: float) -> None:
        self._new_avatars[person] = avatar
        self.update(now)

    def update(self, now: float) -> None:
        """Write the new names on the seats and show the new avatars, unless a match runs."""
        changed = self._new_names or self._new_avatars
        if not changed or self._table.state.phase == "playing":
            return
        for person, name in self._new_names.items():
            state = self._table.state
            seat = state.seat_of(person)
            if seat is not None and state.seats[seat].name != name:
                event = Renamed(seat, state.name_on(seat), name)
                self._table.keep(Happened(event=event, at=int(now), who=person))
        self._new_names.clear()
        if not self._new_avatars.items() <= self.avatars.items():
            self.avatars = {**self.avatars, **self._new_avatars}
            self._table.out.facts = True
        self._new_avatars.clear()
