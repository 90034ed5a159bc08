"""The dialogue of somebody who sees the table: only news become lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stosy.core import Action, AnyGame, Event, Refused
from stosy.text import Words
from stosy.tui.conversation import Advice, Conversation
from stosy.tui.sight import Sight
from stosy.vocabulary.events import Reacted, Talked

DRAWN = ("join-hint-", "join-between", "join-ready", "play-may-")


class ScreenTalk(Conversation):
    """Keeps notices and hints to be drawn; the table and lists of actions are drawn anyway."""

    def __init__(
        self, game: AnyGame, words: Words, names: Sequence[str], tell: Callable[[str], None]
    ) -> None:
        self.notice = ""
        """Why the last try was refused, until something happens."""
        self.hints: Sequence[Advice] = ()
        self.lines: list[str] = []
        self.chat: list[str] = []
        super().__init__(game, words, names, tell)
        self.looked = True

    def tell(self, line: str) -> None:
        line = line[:1].upper() + line[1:]
        self.lines.append(line)
        self.print(line)

    def say(self, message: str, /, **args: object) -> None:
        """Leave out what buttons and the line beside the hand say."""
        if not message.startswith(DRAWN):
            super().say(message, **args)

    def look(self, sight: Sight, again: bool = False) -> None:
        self.looked = True
        if again:
            super().look(sight, again)

    def tell_hand(self, sight: Sight) -> None:
        pass

    def advise_turn(self, listed: Sequence[Action]) -> None:
        pass

    def advise(self, hints: Sequence[Advice]) -> None:
        self.hints = hints
        self.notice = "" if hints else self.words.say("hint-none")

    def refuse(self, refused: Refused, viewer: int | None) -> None:
        self.notice = self.words.refusal(self.game.id, refused, self.names, viewer)
        self.tell(self.notice)

    def tell_event(self, event: Event, viewer: int | None) -> None:
        if isinstance(event, (Talked, Reacted)):
            line = self.words.event(self.game.id, event, self.names, viewer)
            self.chat.append(line)
        else:
            self.notice, self.hints = "", ()
        super().tell_event(event, viewer)
