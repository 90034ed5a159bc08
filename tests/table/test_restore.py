"""A table read from its log is the table that was: in the middle of anything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stosy.games import find, games
from stosy.games.snakes_and_ladders.state import Draw, Lay
from stosy.table import AnyEntry, Table, encode, read_snapshot, reader
from stosy.table.entries import KEPT_IDS, KEPT_PEOPLE, Answered, Started, numbered
from stosy.table.evolve import replayed
from stosy.table.state import State
from stosy.vocabulary.settings import Change
from stosy.wire import Arrange, HandOver, Leave, PutBot, Sit, Start
from tests.games.snakes_positions import dealt
from tests.table.play import Scene, gathered, playing
from tests.table.scripts import Script

CALLS = 100
"""So many things happen in a script."""

every_game = pytest.mark.parametrize("game", list(games()))


def read(scene: Scene, entries: list[AnyEntry]) -> Table:
    """The table from these entries, as a store would give them back."""
    read = reader(scene.game).read
    kept = [read(encode(entry)) for entry in entries]
    return Table.restore(scene.game, kept, scene.secrets, scene.now)


def standing_still(scene: Scene) -> State:
    """The live state, as it is when nobody is there any more."""
    state: State = scene.state
    if state.phase == "playing" and not state.slow and state.paused is None:
        return replace(state, paused=int(scene.now))
    return state


def of_current_match(scene: Scene) -> Iterator[AnyEntry]:
    """The log without the moves of earlier matches, as a store gives it."""
    current = scene.state.match
    return (entry for match, entry in numbered(scene.log, current) if match in (0, current))


def resumed(scene: Scene, snapshot: bytes, count: int) -> Table:
    """The table from a snapshot after so many entries, and the rest of its log."""
    game, read = scene.game, reader(scene.game).read
    log = [read(encode(entry)) for entry in scene.log]
    known, position = read_snapshot(game, snapshot), None
    for match, entry in numbered(log[:count], known.state.match):
        if match == known.state.match:
            position = replayed(game, known.state, position, entry)
    table = Table.resume(game, known, position, scene.secrets, scene.now)
    for entry in log[count:]:
        table.fold(entry, kept=True)
    table.wake(scene.now)
    return table


def asks(table: Table) -> dict[str, list[str]]:
    """The message ids that a table remembers."""
    return {person: list(ids) for person, ids in table.answered._ids.items()}


def check_whole(scene: Scene) -> None:
    check_same(read(scene, scene.log), scene)


def check_same(table: Table, scene: Scene) -> None:
    """The table is the live one, as it is when nobody is there any more."""
    assert table.state == standing_still(scene)
    assert table.offers() == scene.table.offers()
    assert table.answered == scene.table.answered
    assert table.recent == scene.table.recent
    assert table.finished() == scene.table.finished()


def check_short(scene: Scene) -> None:
    """Of earlier matches the moves are forgotten, their events and their messages."""
    entries = list(of_current_match(scene))
    restored = read(scene, entries)
    assert restored.state == standing_still(scene)
    assert restored.offers() == scene.table.offers()
    live, kept = list(scene.table.recent), list(restored.recent)
    assert kept == live[len(live) - len(kept) :]
    left_out = {entry.ask for entry in scene.log if entry not in entries}
    for person, ids in asks(scene.table).items():
        assert set(ids) - left_out <= set(asks(restored).get(person, ()))


@every_game
@given(seed=st.integers(0, 9999))
def test_after_every_call_the_log_holds_the_table(game: str, seed: int) -> None:
    script = Script(game, seed)
    for _ in range(CALLS):
        script.go_on()
        check_whole(script.scene)
        if script.scene.state.match > 1:
            check_short(script.scene)


@every_game
@given(seed=st.integers(0, 9999))
def test_a_snapshot_and_the_log_after_it_hold_the_table(game: str, seed: int) -> None:
    script = Script(game, seed)
    scene = script.scene
    taken = [(len(scene.log), encode(scene.table.snapshot()))]
    for _ in range(CALLS):
        script.go_on()
        taken.append((len(scene.log), encode(scene.table.snapshot())))
    for count, snapshot in taken[::9]:
        check_same(resumed(scene, snapshot, count), scene)


def test_a_snapshot_of_another_moment_is_noticed() -> None:
    scene = playing("face-to-face", "ann", "bob")
    snapshot = encode(scene.table.snapshot())
    scene.finish_turn()
    with pytest.raises(ValueError, match="does not fit"):
        resumed(scene, snapshot, len(scene.log))


def test_a_snapshot_names_no_card() -> None:
    """It holds no state of the game; what was dealt is among the events, as in the log."""
    scene = playing("face-to-face", "ann", "bob")
    play = scene.table.snapshot().state.play
    assert play is not None
    assert play.position.state is None


def test_only_the_last_people_who_asked_are_remembered() -> None:
    """However many come and go, what is kept of a table stays small."""
    answered = Answered()
    for number in range(KEPT_PEOPLE + 1):
        answered.note("ann", f"ask {number}")
        answered.note(f"guest {number}", "ask")
    assert len(answered.ids()) == KEPT_PEOPLE
    assert len(answered.ids()["ann"]) == KEPT_IDS
    assert not answered.has("guest 0", "ask")
    assert answered.has(f"guest {KEPT_PEOPLE}", "ask")


def test_the_scripts_get_around() -> None:
    """What the test above is about: every kind of entry, and matches that are played again."""
    kinds: set[str] = set()
    phases: set[tuple[str, int]] = set()
    for game, seed in product(games(), range(15)):
        script = Script(game, seed)
        for _ in range(CALLS):
            script.go_on()
            phases.add((script.scene.phase, script.scene.state.match))
        kinds |= {type(getattr(entry, "event", entry)).__name__ for entry in script.scene.log}
    assert {"Removed", "HandedOver", "TakenOver", "HostChanged", "Paused", "Resumed"} <= kinds
    assert {"Muted", "Lent", "Left", "Seated", "BotSeated", "Arranged", "Shuffled"} <= kinds
    assert {("playing", 1), ("over", 1), ("playing", 2), ("over", 3), ("closed", 0)} <= phases


def two_matches() -> Scene:
    """The second match has begun; bob left the first one and came back."""
    scene = playing("quick-and-easy", "ann", "bob")
    scene.finish_turn()
    scene.ask("bob", Leave)
    scene.ask("bob", Sit)
    scene.finish_turn()
    scene.resign("ann")
    scene.start()
    return scene


def test_a_table_without_its_earlier_matches_gives_no_gap_for_the_whole() -> None:
    """Who has last seen the first match is not told events with holes in between."""
    scene = two_matches()
    began = scene.entries(Started)[1].n
    scene.table = read(scene, list(of_current_match(scene)))
    n = scene.state.n
    for seen in range(n + 1):
        news = scene.catch_up("bob", seen)
        assert news.gap == (seen < began)
        assert len(news.events) == min(n - seen, n - began)


def test_bots_wait_as_long_after_a_restart_as_before() -> None:
    scene = playing("face-to-face", "ann", first=1)
    due = scene.table.due()
    assert due is not None
    scene.restart()
    scene.wait(5_000)
    scene.connect("ann")
    assert scene.table.due() == due + 5_000


def test_what_was_held_when_the_server_died_can_be_sent_again() -> None:
    deal = dealt("r5", "r7 g1 g2", "b1 b2", "r7 y1 y2", dealer=2)
    scene = playing("snakes-and-ladders", "ann", "bob", "carl", deal=deal)
    scene.act("ann", Lay("r7"))
    scene.line(bob=0, carl=200)
    assert scene.act("bob", Draw(), id="draw") == "held"
    scene.restart()
    scene.connect("ann", "bob", "carl")
    assert scene.act("bob", Draw(), id="draw") == "done"


def test_a_log_begins_with_the_opening_of_its_table_and_has_no_other() -> None:
    scene = two_matches()
    with pytest.raises(ValueError, match="begins with the opening"):
        read(scene, scene.log[1:])
    with pytest.raises(ValueError, match="opened once"):
        read(scene, [scene.log[0], *scene.log])


def test_a_bot_that_is_not_offered_any_more_is_a_casual_one() -> None:
    """So facts name levels that there are words for, and the host may arrange the table."""
    scene = gathered("quick-and-easy", "ann", "bob", "carl", seats=5, stand_in="strong")
    scene.ask("ann", Arrange, change=Change(public=True))
    scene.ask("ann", PutBot, seat=3, level="strong")
    scene.start()
    scene.ask("bob", Leave)
    scene.ask("ann", HandOver, seat=2)
    log = [renamed(entry, "random") for entry in scene.log]

    restored = read(scene, log)
    assert restored.state.settings.stand_in == "casual"
    assert [seat.bot for seat in restored.state.seats[1:]] == ["casual"] * 4
    opened = read(scene, log[:1])
    opened.ask("ann", "ann", Arrange(id="a", change=Change(public=False)), scene.now)
    opened.ask("ann", "ann", Start(id="b"), scene.now)
    assert opened.state.play is not None
    assert {player.by for player in opened.state.play.players} == {"human", "bot:casual"}


def test_a_table_that_was_kept_goes_on_with_the_level_it_agreed_on() -> None:
    """Whatever new tables begin with."""
    scene = gathered("quick-and-easy", "ann", seats=3, stand_in="casual")
    assert read(scene, scene.log).state.settings.stand_in == "casual"


def renamed(entry: Any, level: str) -> AnyEntry:
    """The entry, with this level where the table has "strong"."""
    told = encode(entry).replace(b'"strong"', f'"{level}"'.encode())
    return reader(find("quick-and-easy")).read(told)
