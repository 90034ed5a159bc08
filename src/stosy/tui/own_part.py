"""This client's part in mixed deals, and whether the server keeps what it has promised.

See docs/wire.md, "Mixed deals". The words for a broken promise are `refusal-deal-<code>`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Literal, TypeAlias

from stosy.core import committed, digest, mixed
from stosy.vocabulary.events import DealVoided, SeedRevealed
from stosy.wire.asks import MixDeal, OpenPart
from stosy.wire.tells import MixFacts, TableFacts

Code: TypeAlias = Literal["commit", "left-out", "parts", "revealed"]


class Broken(Exception):
    """The server has not kept a promise: who plays on could play with a chosen deal."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code = code


def new_part() -> str:
    return secrets.token_hex(16)


class OwnPart:
    """Sends and opens the parts of one person at one table, and checks everybody's."""

    def __init__(
        self, post: Callable[[MixDeal | OpenPart], None], part: Callable[[], str] = new_part
    ) -> None:
        self._post = post
        self._new_part = part
        self._match = 0
        self._mix: MixFacts | None = None
        """What was told last of this attempt."""
        self._part: str | None = None
        self._sent = False
        """Was the hash sent on this connection?"""
        self._asked_to_open: str | None = None
        """The id of that ask, on this connection."""
        self._opened = False
        self._excused = False
        """Was our part for this match not opened in time, so that it is not in?"""

    def reconnected(self) -> None:
        """What was sent may be lost."""
        self._sent, self._asked_to_open = False, None

    def hear(self, facts: TableFacts, you: int | None) -> None:
        """Take part as far as it goes; Broken if the server did not keep a promise."""
        mix, playing = facts.mix, facts.phase == "playing"
        if mix is None or (playing and mix.parts is None):
            if playing and self._sent and self._match == facts.match:
                raise Broken("left-out")
            return
        self._follow(mix, facts.match + (mix.parts is None))
        if playing and facts.commit != mix.commit:
            raise Broken("commit")
        self._mix = mix
        if mix.parts is not None:
            self._check_parts(mix, mix.parts)
        if you is not None:
            self._take_part(mix, you)

    def _follow(self, mix: MixFacts, match: int) -> None:
        """Is it still what was told of this attempt, or another one?"""
        before = self._mix
        if before is None or match != self._match:
            self._excused = False
        elif mix.attempt < before.attempt:
            raise Broken("commit")
        elif mix.attempt == before.attempt:
            if mix.commit != before.commit:
                raise Broken("commit")
            if before.hashes is not None and mix.hashes != before.hashes:
                raise Broken("parts")
            return
        self._match, self._part = match, None
        self._sent, self._opened, self._asked_to_open = False, False, None

    def _check_parts(self, mix: MixFacts, parts: tuple[str | None, ...]) -> None:
        own = [None if part is None else digest(part) for part in parts]
        if tuple(own) != mix.hashes:
            raise Broken("parts")

    def _take_part(self, mix: MixFacts, you: int) -> None:
        if mix.hashes is None:
            if not self._sent:
                self._part = self._part or self._new_part()
                self._sent = True
                ask = MixDeal(id=new_part(), attempt=mix.attempt, hash=digest(self._part))
                self._post(ask)
            return
        if self._part is None:
            return  # we came later
        fixed = mix.hashes[you] if you < len(mix.hashes) else None
        if fixed != digest(self._part):
            if self._excused or (fixed is None and not self._sent):
                return  # it is known that ours is not in
            raise Broken("left-out")
        if mix.parts is not None:
            self._opened = True
        elif self._asked_to_open is None:
            ask_to_open = OpenPart(id=new_part(), attempt=mix.attempt, part=self._part)
            self._asked_to_open = ask_to_open.id
            self._post(ask_to_open)

    def acknowledged(self, ask: str) -> None:
        """The server has our part."""
        self._opened |= ask == self._asked_to_open

    def voided(self, event: DealVoided, you: int | None) -> None:
        """An attempt is void; Broken if it is said to be our fault and is not."""
        if you not in event.missing:
            return
        if self._mix is not None and self._mix.attempt == event.attempt and self._opened:
            raise Broken("left-out")
        self._excused = True

    def is_absent(self, you: int | None) -> bool:
        """Was the deal mixed without this person?"""
        mix = self._mix
        if you is None or mix is None or mix.parts is None or you >= len(mix.parts):
            return False
        return mix.parts[you] is None

    def revealed(self, event: SeedRevealed) -> None:
        """The match is over: does the server's number fit what it had promised?"""
        mix = self._mix
        if mix is None or mix.parts is None or event.match != self._match:
            return
        if event.server is None or committed(mix.attempt, event.server) != mix.commit:
            raise Broken("revealed")
        if mixed(event.server, mix.parts) != event.seed:
            raise Broken("revealed")
