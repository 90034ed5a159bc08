"""A terminal takes part in the deal, and finds out a server that does not keep its promises."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import replace

from stosy.core import Dice, mixed
from stosy.tui.joined import TableEnded
from stosy.vocabulary.events import SeedRevealed
from stosy.wire.tells import MixFacts, TableIs, Update
from tests.tui.wired import ME, NUMBER, Wire

Forgery = Callable[[MixFacts], MixFacts]


class Dealer(Wire):
    """A server that mixes deals and may forge what it tells; the client says so at its hello."""

    forge: Forgery | None = None

    def __init__(self) -> None:
        super().__init__("quick-and-easy")
        self.table.secrets = replace(self.table.secrets, mixes=True)
        self.reconnect()

    def reconnect(self) -> None:
        self.table.disconnect(NUMBER, self.now)
        self.joined.lost()
        self.table.connect(NUMBER, ME, "Olha", self.now, self.joined.seen, mix=True)
        self.joined.back()
        self.hear(self.messages())
        self.deliver()

    def messages(self) -> list[Any]:
        told = super().messages()
        if self.forge is None:
            return told
        return [self._forged(message, self.forge) for message in told]

    def _forged(self, message: Any, forge: Forgery) -> Any:
        if not isinstance(message, TableIs) or message.facts.mix is None:
            return message
        mix = forge(message.facts.mix)
        commit = message.facts.commit and mix.commit
        return replace(message, facts=replace(message.facts, mix=mix, commit=commit))


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def test_the_part_is_in_the_deal_and_the_number_is_checked_after_the_match() -> None:
    wire = Dealer()
    wire.type("start")
    play = wire.table.state.play
    assert play is not None
    assert play.mix is not None
    part = play.mix.parts[0]
    assert part is not None
    assert play.position.seed == mixed(str(play.mix.server), play.mix.parts)
    wire.type("resign", "yes")
    assert wire.table.state.phase == "over"
    assert not any("promise" in line for line in wire.told)


def left_out(mix: MixFacts) -> MixFacts:
    return mix if mix.hashes is None else replace(mix, hashes=(None, *mix.hashes[1:]))


def hash_swapped(mix: MixFacts) -> MixFacts:
    return mix if mix.hashes is None else replace(mix, hashes=(hashed("1"), *mix.hashes[1:]))


def part_swapped(mix: MixFacts) -> MixFacts:
    return mix if mix.parts is None else replace(mix, parts=("0" * 32, *mix.parts[1:]))


def both_swapped(mix: MixFacts) -> MixFacts:
    if mix.parts is None or mix.hashes is None:
        return mix
    parts, hashes = ("0" * 32, *mix.parts[1:]), (hashed("0" * 32), *mix.hashes[1:])
    return replace(mix, parts=parts, hashes=hashes)


def other_part_swapped(mix: MixFacts) -> MixFacts:
    return mix if mix.parts is None else replace(mix, parts=(*mix.parts[:1], "0" * 32))


def other_commit(mix: MixFacts) -> MixFacts:
    return mix if mix.hashes is None else replace(mix, commit=hashed("other"))


def commit_at_the_deal(mix: MixFacts) -> MixFacts:
    return mix if mix.parts is None else replace(mix, commit=hashed("other"))


def earlier_attempt(mix: MixFacts) -> MixFacts:
    return replace(mix, attempt=1 if mix.parts else 2)


@pytest.mark.parametrize(
    ("forge", "says"),
    [
        (left_out, "Your part is not in this deal"),
        (hash_swapped, "Your part is not in this deal"),
        (part_swapped, "The parts of this deal are not the promised ones"),
        (both_swapped, "The parts of this deal are not the promised ones"),
        (other_part_swapped, "The parts of this deal are not the promised ones"),
        (other_commit, "The server has swapped its promise"),
        (commit_at_the_deal, "The server has swapped its promise"),
    ],
)
def test_a_server_that_forges_the_mix_is_found_out(forge: Forgery, says: str) -> None:
    wire = Dealer()
    wire.forge = forge
    with pytest.raises(TableEnded):
        wire.type("start")
    assert wire.told[-1].startswith(says)
    assert "I won’t play here." in wire.told[-1]


def test_an_attempt_that_is_gone_back_to_is_found_out() -> None:
    wire = Dealer()
    wire.forge = earlier_attempt
    wire.reconnect()  # the forged second attempt is the one that the client knows
    wire.type("start")
    with pytest.raises(TableEnded):
        wire.wait(6)
    assert wire.told[-1].startswith("The server has swapped its promise")


def test_cards_without_the_mix_are_found_out() -> None:
    wire = Dealer()
    game = wire.game
    deal = game.deal(game.setup(2, game.options()), Dice("0" * 64, 0))
    wire.table.start(wire.now, deal=deal)
    with pytest.raises(TableEnded):
        wire.hear(wire.messages())
    assert wire.told[-1].startswith("Your part is not in this deal")


def test_a_number_that_was_not_promised_is_found_out_at_the_end() -> None:
    wire = Dealer()
    wire.type("start")
    for message in (_told(wire, "0" * 64), _told(wire, None)):
        with pytest.raises(TableEnded):
            wire.joined.hear(message)
        assert wire.told[-1].startswith("This game was not dealt as the server had promised")


def _told(wire: Wire, server: str | None) -> Update[Any, Any, Any]:
    play = wire.table.state.play
    assert play is not None
    return Update(n=99, events=(SeedRevealed(1, play.position.seed, server),))


def test_a_reconnect_at_any_step_goes_on() -> None:
    wire = Dealer()
    wire.reconnect()
    wire.typist.typed("start")
    wire.table.receive(NUMBER, wire.asks.pop(0), wire.now)
    wire.messages()  # lost on the way
    wire.reconnect()  # the hashes are fixed by now
    assert wire.table.state.phase == "playing"
    play = wire.table.state.play
    assert play is not None
    assert play.mix is not None
    assert (play.mix.attempt, play.mix.parts[0] is None) == (1, False)
    wire.reconnect()
    assert wire.joined.playing


def test_who_could_not_open_in_time_is_told_and_plays_on() -> None:
    wire = Dealer()
    wire.typist.typed("start")
    wire.table.receive(NUMBER, wire.asks.pop(0), wire.now)
    wire.hear(wire.messages())
    wire.asks.clear()  # the part is lost on the way
    wire.wait(5)
    wire.wait(5)
    assert (
        "The cards are shuffled again: your part did not come in time. (Attempt 1 does not count.)"
        in wire.told
    )
    assert wire.joined.playing
    assert (
        "This game’s cards were shuffled without your part: you were not there in time."
        in wire.told
    )
