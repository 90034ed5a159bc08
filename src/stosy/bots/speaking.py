"""`python -m stosy.bots.speaking BOT`: a bot in Python as a program of `stosy.bots.protocol`.

A server runs the bots of others this way, so that they get nothing but views.
"""

from __future__ import annotations

import os
import sys
import traceback
from typing import IO

import msgspec

from stosy.bots import protocol
from stosy.bots.expert import SECONDS
from stosy.bots.kinds import kind_of
from stosy.bots.making import made
from stosy.bots.misbehaviour import Misbehaved, Seated
from stosy.core import AnyGame, AnyOffer, Dice, Offer, Setup
from stosy.games import find

_told = msgspec.json.Decoder(protocol.ToProgram)


class Speaker:
    """Reads what the host tells, and answers for a bot."""

    def __init__(self, kind: str) -> None:
        self._kind = kind_of(kind)
        self._bot: Seated | None = None
        self._game: AnyGame | None = None
        self._dice = Dice("", 0)

    def hear(self, line: bytes) -> bytes | None:
        """The answer to a line of the host, if it needs one."""
        match _told.decode(line):
            case protocol.Hello():
                return protocol.line(protocol.Greeting(protocol.VERSION))
            case protocol.Begin() as begin:
                self._begin(begin)
            case protocol.Saw(event=event):
                if self._bot is not None and self._bot.hears and self._game is not None:
                    self._bot.saw(msgspec.convert(event, self._game.events))
            case protocol.Choose() as question:
                return protocol.line(self._answer(question))
            case protocol.End(result=result):
                if self._bot is not None and self._game is not None:
                    self._bot.end(msgspec.convert(result, self._game.results))
        return None

    def _begin(self, told: protocol.Begin) -> None:
        self._game = game = find(told.game)
        self._dice = Dice(told.seed, 0)
        self._bot = Seated(made(self._kind.make, game.id, SECONDS))
        options = msgspec.convert(told.options, game.options)
        self._bot.begin(game, told.seat, Setup(told.seats, options, told.first), self._dice)

    def _answer(self, question: protocol.Choose) -> protocol.Answer:
        assert self._bot is not None, "a match begins with `begin`"
        assert self._game is not None, "a match begins with `begin`"
        view = msgspec.convert(question.view, self._game.views)
        offers = [offered(self._game, offer) for offer in question.offers]
        try:
            action = self._bot.choose(view, offers, self._dice)
        except Misbehaved as misbehaved:
            if misbehaved.fault != "exception":
                return protocol.Answer(question.id)
            traceback.print_exc()
            return protocol.Answer(question.id, error=misbehaved.detail)
        return protocol.Answer(question.id, msgspec.Raw(msgspec.json.encode(action)))


def offered(game: AnyGame, plain: AnyOffer) -> AnyOffer:
    """An offer of the game from plain data."""
    actions = tuple(msgspec.convert(action, game.actions) for action in plain.actions)
    fallback = None if plain.fallback is None else msgspec.convert(plain.fallback, game.actions)
    return Offer(plain.id, plain.seat, actions, fallback)


def main(kind: str, told: IO[bytes], answers: IO[bytes]) -> None:
    """Play until the host closes the input."""
    speaker = Speaker(kind)
    for line in told:
        answer = speaker.hear(line)
        if answer is not None:
            answers.write(answer)
            answers.flush()


if __name__ == "__main__":
    # What the bot prints goes to its standard error: the standard output belongs to the protocol.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    main(sys.argv[1], sys.stdin.buffer, output)
