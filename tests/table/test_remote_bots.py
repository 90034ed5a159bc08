"""Bots that play from elsewhere: a key from the host, the pace of other bots, no more rights."""

from __future__ import annotations

from stosy.games.rows.piles import EndTurn
from stosy.games.snakes_and_ladders.state import Lay
from stosy.table.entries import Played
from stosy.table.pacing import IN_TURN, OUT_OF_TURN, Tempo
from stosy.vocabulary.settings import REMOTE
from stosy.wire import Act, Leave, OpenSeat, PutBot, Say, Sit, TakeSeat
from stosy.wire.tells import Ack
from tests.games.snakes_positions import table
from tests.table.play import Scene, gathered

SECONDS = 5


def invited(game: str = "face-to-face", seats: int = 2, seat: int = 1) -> tuple[Scene, str]:
    """Ann has a key for a program, which is at the table."""
    first = None if game == "snakes-and-ladders" else seat
    scene = gathered(game, "ann", seats=seats, first=first)
    scene.table.tempo = Tempo(remote=SECONDS)
    scene.connect("program")
    return scene, invite(scene, seat)


def invite(scene: Scene, seat: int) -> str:
    id = f"invite-{next(scene.ids)}"
    assert scene.ask("ann", PutBot, id=id, seat=seat, level=REMOTE) == "done"
    reply = scene.answers[scene.sockets["ann"], id]
    assert isinstance(reply, Ack)
    assert reply.key is not None
    return reply.key


def seated(game: str = "face-to-face", seats: int = 2) -> Scene:
    """Its match has begun, and it is to act."""
    scene, key = invited(game, seats)
    assert scene.ask("program", TakeSeat, key=key) == "done"
    scene.start()
    scene.wait(0)
    return scene


def answer(scene: Scene) -> str:
    waited = scene.waited
    action = waited.fallback
    return scene.ask("program", Act, actions=(action,), offer=waited.id, at=scene.play.position.at)


def test_it_is_marked_as_a_bot_and_sees_what_its_seat_sees() -> None:
    scene = seated()
    facts = scene.told.seats[1]
    assert (facts.kind, facts.bot, facts.here) == ("bot", REMOTE, True)
    assert scene.catch_up("program", None).view == scene.game.view(scene.position, 1)
    assert scene.play.players[1].by == f"bot:{REMOTE}"
    assert scene.play.players[1].name == "program"


def test_it_acts_no_sooner_than_other_bots() -> None:
    scene = seated()
    assert answer(scene) == "done"
    assert answer(scene) == "too_late", "it has answered"
    scene.wait(IN_TURN[0] - 1)
    assert not scene.entries(Played)
    scene.wait(IN_TURN[1] + 1)
    assert [entry.by for entry in scene.entries(Played)] == ["bot"]


def test_in_a_race_it_is_no_faster_either() -> None:
    """SL9: it could cut in at once; Ann has the time that she has before any bot."""
    scene = seated("snakes-and-ladders", 3)
    scene.put(table("r7 g1 g2", "r7 b1 b2", "y8 y4 y7"))
    scene.act("ann", Lay("r7"))
    scene.wait(0)
    [offer] = [each for each in scene.table.offers() if each.seat == 1]
    before = scene.play.position.at
    assert scene.ask("program", Act, actions=(Lay("r7"),), offer=offer.id, at=before) == "done"
    scene.wait(OUT_OF_TURN[0] - 1)
    assert scene.play.position.at == before


def test_if_it_does_not_answer_the_fallback_is_played() -> None:
    scene = seated()
    scene.wait(1000 * SECONDS - 1)
    assert not scene.entries(Played)
    scene.wait(1)
    assert len(scene.entries(Played)) == 1


def test_while_it_is_away_the_stand_in_plays() -> None:
    scene = seated()
    scene.disconnect("program")
    assert scene.table.bot_on(1) == scene.state.settings.stand_in
    assert not scene.told.seats[1].here
    scene.wait(sum(IN_TURN))
    assert len(scene.entries(Played)) == 1
    scene.connect("program")
    assert scene.table.bot_on(1) == REMOTE
    assert scene.told.seats[1].here


def test_it_can_only_do_what_is_offered_to_its_seat() -> None:
    scene = seated()
    offer, at = scene.waited.id, scene.play.position.at
    assert scene.ask("program", Act, actions=(EndTurn(),), offer=offer, at=at) == "not_offered"
    assert scene.ask("program", Act, actions=(EndTurn(),), offer="turn-99") == "too_late"
    assert scene.ask("program", Say, text="hello") == "not_seated"
    assert scene.ask("program", Leave) == "not_seated"
    scene.connect("eve")
    assert scene.ask("eve", Act, actions=(EndTurn(),), offer=offer, at=at) == "not_seated"


def test_only_the_host_of_a_table_gets_a_key_and_only_where_the_server_allows_it() -> None:
    scene, _ = invited()
    assert scene.ask("program", PutBot, seat=1, level=REMOTE) == "not_host"
    assert scene.ask("ann", PutBot, seat=0, level=REMOTE) == "wrong_seat"
    scene.table.tempo = Tempo()
    assert scene.ask("ann", PutBot, seat=1, level=REMOTE) == "no_remote_bots"


def test_nobody_without_the_key_plays_for_it_and_a_new_key_replaces_the_old_one() -> None:
    scene, key = invited()
    assert scene.ask("program", TakeSeat, key="key-99") == "bad_key"
    assert scene.ask("ann", TakeSeat, key=key) == "seated_already"
    assert scene.ask("program", TakeSeat, key=key) == "done"
    new = invite(scene, 1)
    assert scene.state.viewer("program") is None
    assert scene.ask("program", TakeSeat, key=key) == "bad_key"
    assert scene.ask("program", TakeSeat, key=new) == "done"


def test_the_host_takes_the_seat_back_even_during_a_match() -> None:
    scene = seated()
    assert scene.ask("ann", PutBot, seat=1, level="casual") == "done"
    assert answer(scene) == "not_seated"
    scene.wait(sum(IN_TURN))
    assert len(scene.entries(Played)) == 1
    assert scene.catch_up("program", None).view == scene.game.view(scene.position, None)
    assert scene.ask("ann", PutBot, seat=1, level="strong") == "match_runs"


def test_a_person_may_sit_there_instead() -> None:
    scene, key = invited()
    scene.ask("program", TakeSeat, key=key)
    scene.connect("bob")
    assert scene.ask("bob", Sit, seat=1) == "done"
    assert scene.ask("ann", OpenSeat, seat=1) == "wrong_seat"
    assert scene.ask("program", TakeSeat, key=key) == "bad_key"


def test_the_key_and_the_seat_outlive_the_server() -> None:
    scene, key = invited()
    scene.ask("program", TakeSeat, key=key)
    scene.start()
    scene.restart()
    scene.table.tempo = Tempo(remote=SECONDS)
    scene.connect("ann", "program")
    scene.wait(0)
    assert answer(scene) == "done"
    scene.connect("again")
    assert scene.ask("again", TakeSeat, key=key) == "done"
    assert scene.state.seats[1].program == "again"
