"""Mixed deals: everybody's part is in, nobody's can be swapped, and a withheld one is seen."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

import pytest
from msgspec.structs import replace

from stosy.core import Dice, Match, Move, record_of, to_plain, verify
from stosy.core.mixing import Mix
from stosy.table.entries import Mixing, Started
from stosy.table.mixing import WITHIN
from stosy.vocabulary.events import Began, BotSeated, DealVoided, SeedRevealed
from stosy.vocabulary.settings import Change, Like
from stosy.wire import Arrange, GoOn, Leave, MixDeal, OpenPart, Sit, Start, TakeSeat
from tests.table.play import Scene

numbers = count()


class Mixed(Scene):
    """A table of Quick & Easy whose clients take part in deals, each with new parts."""

    mixes = True

    def __init__(self, *people: str, seats: int | None = None, opening: object = None) -> None:
        given = opening if isinstance(opening, dict) else None
        super().__init__("quick-and-easy", people[0], seats or len(people), given)
        self.secrets = self.table.secrets = replace(self.secrets, mixes=True)
        self.parts: dict[str, str] = {}
        self.connect(people[0])
        self.sit(*people[1:])

    def mix(self, *people: str, attempt: int = 1) -> list[str]:
        """Send hashes of new parts; how each is answered."""
        for person in people:
            self.parts[person] = f"{next(numbers):032x}"
        return [
            self.ask(person, MixDeal, attempt=attempt, hash=hashed(self.parts[person]))
            for person in people
        ]

    def open(self, *people: str, attempt: int = 1) -> list[str]:
        return [
            self.ask(person, OpenPart, attempt=attempt, part=self.parts[person])
            for person in people
        ]

    @property
    def deal(self) -> Mix:
        mix = self.entries(Started)[-1].mix
        assert mix is not None
        return mix

    def voided(self) -> list[DealVoided]:
        return [event for event in self.events if isinstance(event, DealVoided)]


def hashed(part: str) -> str:
    return sha256(part.encode()).hexdigest()


def test_t9_the_deal_is_mixed_of_everybodys_parts_and_can_be_checked() -> None:
    scene = Mixed("ann", "bob", seats=3)
    told = scene.told.mix
    assert told is not None
    assert (told.attempt, told.hashes, told.parts) == (1, None, None)
    assert scene.mix("ann", "bob") == ["done", "done"]
    scene.start()
    assert scene.phase == "gathering"
    fixed = scene.told.mix
    hashes = (hashed(scene.parts["ann"]), hashed(scene.parts["bob"]), None)
    assert fixed is not None
    assert (fixed.hashes, fixed.parts, fixed.commit) == (hashes, None, told.commit)
    assert scene.open("ann") == ["done"]
    assert not scene.entries(Started)
    assert scene.open("bob") == ["done"]
    assert scene.phase == "playing"
    parts = (scene.parts["ann"], scene.parts["bob"], None)
    open_ = scene.told.mix
    assert open_ is not None
    assert (open_.parts, open_.commit, scene.told.commit) == (parts, told.commit, told.commit)
    server = scene.deal.server
    seed = hashed(f"{server}:{parts[0]}:{parts[1]}:")
    assert told.commit == hashed(f"1:{server}")
    assert scene.play.position.seed == seed
    assert not any(str(server) in repr(event) for event in scene.events)
    scene.resign("ann")
    (revealed,) = [event for event in scene.events if isinstance(event, SeedRevealed)]
    assert (revealed.seed, revealed.server) == (seed, server)


def test_t9_clients_that_take_no_part_play_as_ever() -> None:
    scene = Scene("quick-and-easy", "ann", 2)
    scene.secrets = scene.table.secrets = replace(scene.secrets, mixes=True)
    scene.connect("ann")
    scene.sit("bob")
    scene.start()
    assert (scene.phase, scene.told.mix, scene.entries(Mixing)) == ("playing", None, [])
    assert scene.ask("ann", MixDeal, attempt=1, hash="0" * 64) == "too_late"


def test_t9_a_given_deal_is_not_mixed() -> None:
    other = Mixed("ann", "bob")
    other.start()
    deal = other.game.deal(other.game.setup(2, {}), Dice("0" * 64, 0))
    like = Like(table="other", match=1)
    scene = Mixed("ann", "bob", opening={"like": like, "given": (to_plain(deal),)})
    assert scene.told.mix is None
    scene.start()
    assert scene.phase == "playing"
    assert scene.told.mix is None
    scene.resign("ann")
    assert scene.told.mix is not None


def test_t9_the_start_waits_for_a_hash_that_is_on_its_way() -> None:
    scene = Mixed("ann", "bob")
    scene.mix("ann")
    scene.start()
    assert scene.told.mix is not None
    assert (scene.told.mix.starting, scene.told.mix.hashes) == (True, None)
    scene.wait(300)
    scene.mix("bob")
    assert scene.told.mix.hashes == tuple(hashed(scene.parts[who]) for who in ("ann", "bob"))
    scene.open("ann", "bob")
    assert None not in scene.deal.parts


def test_t9_who_sends_none_takes_no_part() -> None:
    scene = Mixed("ann", "bob")
    scene.mix("ann")
    scene.start()
    scene.wait(WITHIN)
    assert scene.mix("bob") == ["too_late"]
    scene.open("ann")
    assert scene.deal.parts == (scene.parts["ann"], None)
    assert scene.voided() == []


def test_t9_a_withheld_part_voids_the_attempt_for_everybody_to_see_and_once() -> None:
    scene = Mixed("ann", "bob", "carl")
    scene.mix("ann", "bob", "carl")
    before = scene.told.mix
    scene.start()
    scene.open("ann", "carl")
    scene.wait(WITHIN - 1)
    assert scene.voided() == []
    scene.wait(1)
    assert scene.voided() == [DealVoided(1, (1,))]
    assert scene.open("bob") == ["too_late"]
    anew = scene.told.mix
    assert before is not None
    assert anew is not None
    assert (anew.attempt, anew.hashes) == (2, None)
    assert anew.commit != before.commit
    assert scene.mix("ann", "bob", "carl", attempt=2) == ["done", "part_withheld", "done"]
    scene.open("ann", "carl", attempt=2)
    assert (scene.deal.attempt, scene.deal.parts[1]) == (2, None)
    scene.resign("ann")
    assert scene.mix("bob") == ["done"]  # the next match begins anew


def test_t9_a_part_counts_once_and_only_as_promised() -> None:
    scene = Mixed("ann", "bob")
    scene.mix("ann")
    copied = hashed(scene.parts["ann"])
    assert scene.ask("bob", MixDeal, attempt=1, hash=copied) == "part_used"
    assert scene.ask("ann", MixDeal, attempt=1, hash=copied) == "done"
    assert scene.ask("ann", MixDeal, attempt=2, hash=copied) == "too_late"
    scene.connect("carl")
    assert scene.ask("carl", MixDeal, attempt=1, hash="0" * 64) == "not_seated"
    scene.mix("bob")
    scene.start()
    assert scene.ask("bob", OpenPart, attempt=1, part="0" * 32) == "part_wrong"
    assert scene.ask("bob", OpenPart, attempt=1, part=scene.parts["ann"]) == "part_wrong"
    scene.open("ann", "bob")
    scene.resign("ann")
    for replayed in scene.parts.values():
        assert scene.ask("ann", MixDeal, attempt=1, hash=hashed(replayed)) == "part_used"
    scene.restart()
    scene.connect("ann")
    assert scene.ask("ann", MixDeal, attempt=1, hash=copied) == "part_used"


@pytest.mark.parametrize("step", ["committed", "sent", "waiting", "fixed", "half open", "voided"])
def test_t9_a_restart_continues_the_kept_attempt(step: str) -> None:
    scene = Mixed("ann", "bob")
    if step != "committed":
        scene.mix("ann")
    if step in ("fixed", "half open", "voided"):
        scene.mix("bob")
    if step not in ("committed", "sent"):
        scene.start()
    if step == "half open":
        scene.open("ann")
    if step == "voided":
        scene.wait(WITHIN)
    kept = scene.told.mix
    scene.wait(2_000)
    scene.restart()
    assert scene.told.mix == kept
    assert kept is not None
    scene.wait(WITHIN - 1)  # the time counts from when people can come back
    scene.connect("ann", "bob")
    assert scene.told.mix == kept
    if kept.hashes is None:
        scene.mix("ann", "bob", attempt=kept.attempt)
    if step in ("committed", "sent"):
        scene.start()
    scene.open("ann", "bob", attempt=kept.attempt)
    assert scene.phase == "playing"
    assert scene.deal.attempt == kept.attempt
    assert scene.told.commit == kept.commit
    assert (None in scene.deal.parts) == (step == "voided")


def test_t9_a_start_that_is_asked_again_has_one_effect() -> None:
    scene = Mixed("ann", "bob")
    assert scene.ask("ann", Start, id="start") == "done"
    scene.restart()
    scene.connect("ann", "bob")
    assert scene.ask("ann", Start, id="start") == "done"
    assert scene.ask("ann", Start, id="other") == "match_runs"
    assert scene.ask("ann", Arrange, change=Change(clock=30)) == "match_runs"


def test_t9_seats_that_change_before_the_start_begin_anew() -> None:
    scene = Mixed("ann", "bob", "carl")
    scene.mix("ann", "bob", "carl")
    scene.ask("bob", Leave)
    scene.ask("bob", Sit, seat=1)
    scene.start()
    scene.ask("carl", Leave)
    assert scene.voided() == [DealVoided(1, ())]
    assert scene.ask("carl", Sit) == "match_runs"
    scene.mix("ann", attempt=2)
    key = scene.key_of("bob")
    scene.connect("phone")
    assert scene.ask("phone", TakeSeat, key=key) == "done"
    scene.mix("phone", attempt=2)
    scene.ask("ann", GoOn)
    scene.open("ann", "phone", attempt=2)
    assert scene.deal.hashes[2] is None
    assert scene.deal.parts[:2] == (scene.parts["ann"], scene.parts["phone"])
    assert scene.play.players[2].by.startswith("bot:")
    assert [event.seat for event in scene.happened(BotSeated)] in ([2], [])


def test_t9_who_is_away_is_not_waited_for() -> None:
    scene = Mixed("ann", "bob")
    scene.mix("ann", "bob")
    scene.disconnect("bob")
    scene.start()
    scene.open("ann")
    assert scene.deal.parts == (scene.parts["ann"], None)


def test_t9_a_rematch_has_a_new_attempt_and_begins_when_all_are_ready() -> None:
    scene = Mixed("ann", "bob")
    scene.mix("ann", "bob")
    scene.start()
    scene.open("ann", "bob")
    first = scene.told.commit
    scene.resign("ann")
    scene.mix("ann", "bob")
    scene.ask("ann", GoOn)
    scene.ask("bob", GoOn)
    assert scene.told.mix is not None
    assert scene.told.mix.hashes is not None
    scene.open("ann", "bob")
    assert (scene.state.match, scene.phase) == (2, "playing")
    assert scene.told.commit != first
    assert [event.match for event in scene.events if isinstance(event, Began)] == [1, 2]


def test_t9_spectators_see_it_all_and_change_nothing() -> None:
    scene = Mixed("ann", "bob")
    scene.connect("eve")
    scene.mix("ann", "bob")
    scene.start()  # nobody waits for a hash of eve
    assert scene.told.mix is not None
    assert scene.told.mix.hashes is not None
    assert scene.ask("eve", OpenPart, attempt=1, part="0" * 32) == "not_seated"
    scene.open("ann", "bob")
    assert scene.phase == "playing"


def test_t9_the_record_of_a_mixed_deal_verifies() -> None:
    scene = Mixed("ann", seats=2)
    scene.mix("ann")
    scene.start()
    scene.open("ann")
    entry, game = scene.entries(Started)[-1], scene.game
    match = Match(game, game.setup(2, entry.options, entry.deal.starter), entry.seed)
    while game.outcome(match.state) is None:
        offer = next(each for each in game.offers(match.state) if each.fallback is not None)
        match.play(Move(offer.seat, offer.fallback))
    record = record_of(match, entry.players)
    whole = replace(record, record=2, commit=scene.deal.commit(), mix=scene.deal)
    verify(game, whole)
