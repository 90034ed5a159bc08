"""Tables whose first match begins with the deal or from a position of another match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stosy.core import Match, Record, record_of, to_plain, verify
from stosy.games import games
from stosy.host.listing import summary_of
from stosy.table import encode, facts
from stosy.table.entries import Played, Shuffled, Started
from stosy.vocabulary.events import Began
from stosy.vocabulary.settings import Change, Like
from stosy.wire import Act, Arrange, Close, Sit
from tests.table.play import Scene, playing
from tests.table.test_restore import check_short, check_whole
from tests.table.watched import as_run

every_game = pytest.mark.parametrize("game", list(games()))
LIKE = Like(table="t", match=1, at=5)


def log_of(scene: Scene) -> list[dict[str, Any]]:
    """The log of the first match, as its record has it."""
    started = scene.entries(Started)[0]
    log = [to_plain(started.deal), *scene.state.past(1)]
    for entry in scene.log:
        if isinstance(entry, Played):
            log.append(to_plain(entry.move))
        elif isinstance(entry, Shuffled):
            log.append(to_plain(entry.chance))
    plain: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(log))
    return plain


def origin(game: str, moves: int = 12) -> Scene:
    """A match that was played for some time."""
    scene = playing(game, "ann", "bob")
    for _ in range(moves):
        if scene.phase == "playing" and scene.table.offers():
            scene.wait(1_000)
            scene.fallback()
    return scene


def like(scene: Scene, count: int) -> Scene:
    """A table that goes on from there, with carl on the last seat."""
    log = tuple(log_of(scene)[:count])
    settings = scene.state.settings
    opening = {"given": log, "like": replace(LIKE, at=count), "seat": 1}
    options = settings.options
    new = Scene(scene.game.id, "carl", settings.seats, opening=opening, options=options)
    new.connect("carl", "dora")
    assert new.ask("dora", Sit) == "done"
    return new


@every_game
def test_the_maker_sits_where_they_like(game: str) -> None:
    scene = like(origin(game), 1)
    assert scene.kinds == ["dora", "carl"]
    assert facts(scene.table).host == 1


@every_game
def test_the_first_match_has_the_same_deal_and_the_second_another(game: str) -> None:
    old = origin(game)
    scene = like(old, 1)
    scene.start()
    deals = [started.deal for started in (*old.entries(Started), *scene.entries(Started))]
    assert deals[0] == deals[1]
    assert scene.play.given
    assert scene.play.commit is None
    scene.resign("carl")
    scene.start()
    assert scene.entries(Started)[1].deal != deals[0]
    assert scene.state.past(2) == ()
    assert scene.play.commit is not None


@every_game
@pytest.mark.parametrize("count", [2, 5, 9])
def test_play_goes_on_where_it_stood(game: str, count: int) -> None:
    old = origin(game)
    log = log_of(old)
    scene = like(old, count)
    began = scene.state.n
    scene.start()
    states = states_of(old)
    assert scene.position == states[count - 1]
    assert scene.play.position.at == count
    assert scene.events[-1] == Began(1, None)
    assert scene.state.n == began + 1, "what happened before is no news"
    waited = scene.waited
    assert scene.fallback() == "done"
    assert scene.play.position.at > count
    first, *_ = scene.entries(Played)
    assert (first.move.seat, first.move.action) == (waited.seat, waited.fallback)
    assert first.move.t >= max(entry.get("t", 0) for entry in log[:count])


def states_of(scene: Scene) -> list[Any]:
    """The positions of the first match, one after each entry of its log."""
    return [taken.after for taken in as_run(scene).taken]


@every_game
def test_an_answer_names_the_offers_and_the_place_of_the_new_match(game: str) -> None:
    scene = like(origin(game), 4)
    scene.start()
    offer = scene.waited
    person = scene.state.seats[offer.seat].person
    actions = (offer.fallback,)
    assert scene.ask(person, Act, actions=actions, at=3) == "too_late"
    assert scene.ask(person, Act, actions=actions, at=4) == "done"


def test_a_later_round_begins_by_new_luck() -> None:
    """A match may go on between two rounds, too."""
    scene = playing("snakes-and-ladders", "ann", "bob")
    while not scene.table.running.between_rounds():
        scene.wait(100)
        scene.fallback()
    scene = like(scene, len(log_of(scene)))
    scene.start()
    assert scene.table.running.between_rounds()
    scene.wait(30_000)
    assert scene.position.round == 2
    assert len(scene.entries(Shuffled)) == 1
    check_whole(scene)


@pytest.mark.parametrize(
    ("change", "setting"),
    [
        (Change(seats=3), "seats"),
        (Change(options={"variant": "professional"}), "options"),
        (Change(first=1), "first"),
    ],
)
def test_what_the_deal_needs_stays_until_it_was_played(change: Change, setting: str) -> None:
    scene = like(origin("quick-and-easy"), 1)
    assert scene.ask("carl", Arrange, id="no", change=change) == "deal_given"
    refused: Any = scene.answers[scene.sockets["carl"], "no"]
    assert (refused.rule, refused.facts) == ("T3", {"setting": setting})
    assert scene.ask("carl", Arrange, change=Change(clock=60, seats=2)) == "done"
    scene.start()
    scene.resign("carl")
    assert scene.ask("carl", Arrange, change=change) == "done"


def told(scene: Scene) -> tuple[str | None, Like | None]:
    """What everybody is told of the cards, in the facts and in lists."""
    known = facts(scene.table)
    assert summary_of(scene.table).given == known.given
    return known.given, known.like


@pytest.mark.parametrize(("count", "given"), [(1, "deal"), (5, "position")])
def test_that_cards_are_given_is_told_at_once_and_whence_when_they_are_played(
    count: int, given: str
) -> None:
    """Where they come from all hands could be looked up."""
    scene = like(origin("the-game"), count)
    whence = replace(LIKE, at=count)
    assert told(scene) == (given, None)
    scene.start()
    assert told(scene) == (given, None)
    scene.restart()
    assert told(scene) == (given, None)
    scene.connect("carl")
    scene.resign("carl")
    assert told(scene) == (given, whence)
    scene.start()
    assert told(scene) == (None, whence), "these cards are new"


def test_a_public_table_tells_that_cards_are_given_and_never_whence() -> None:
    scene = like(origin("the-game"), 5)
    scene.ask("carl", Arrange, change=Change(public=True))
    assert told(scene) == ("position", None)
    scene.start()
    scene.resign("carl")
    assert told(scene) == ("position", None)


def test_a_table_closed_in_mid_match_does_not_tell_whence() -> None:
    scene = like(origin("the-game"), 5)
    scene.start()
    scene.ask("carl", Close)
    assert told(scene) == ("position", None)


def test_what_is_given_is_kept_once() -> None:
    scene = like(origin("snakes-and-ladders"), 9)
    scene.start()
    [started] = scene.entries(Started)
    assert len(encode(started)) < len(encode(scene.log[0]))
    assert b'"t":' not in encode(started), "no moves"


@every_game
@pytest.mark.parametrize("count", [1, 6])
def test_the_log_holds_it_all(game: str, count: int) -> None:
    """Before the match, in it, after it and in the next one."""
    scene = like(origin(game), count)
    check_whole(scene)
    scene.start()
    check_whole(scene)
    scene.restart()
    scene.connect("carl", "dora")
    for _ in range(5):
        if scene.phase == "playing" and scene.table.offers():
            scene.fallback()
        check_whole(scene)
    scene.resign("carl")
    scene.start()
    check_whole(scene)
    check_short(scene)


@every_game
@pytest.mark.parametrize("count", [1, 2, 7])
def test_its_record_can_be_verified(game: str, count: int) -> None:
    old = origin(game)
    scene = like(old, count)
    scene.start()
    scene.fallback()
    scene.resign("dora")
    record = record_with(scene, log_of(scene))
    assert record.log[:count] == log_of(old)[:count]
    assert record.seed is None
    assert record.commit is None
    verify(scene.game, record)


def record_with(scene: Scene, log: list[dict[str, Any]]) -> Record:
    """The record of the scene's match."""
    started = scene.entries(Started)[0]
    match = Match(scene.game, scene.play.position.setup, started.seed, [started.deal])
    record = record_of(match, started.players, seed_revealed=False)
    result = msgspec.to_builtins(scene.game.outcome(scene.position))
    return replace(record, log=log, seed=None, result=result)
