"""What servers and clients decode."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin

import msgspec
import pytest

from stosy.core import AnyGame
from stosy.games import games
from stosy.games.rows.piles import Lay
from stosy.vocabulary.events import Began, Seated, SeedRevealed, Talked
from stosy.vocabulary.settings import Change
from stosy.wire import VERSION, Ack, Act, Goodbye, Hello, OtherVersion, Refusal, TableIs, Update
from stosy.wire import asks as said
from stosy.wire.decoding import ask_decoder, read_tell, tell_decoder
from tests.cases import cases
from tests.wire.conversation import PLAYER, SPECTATOR, Conversation, to_json

every_game = cases("game", games().values())
any_game = games()["the-game"]

EVERY_PLAIN_ASK = [
    said.Arrange(id="1", change=Change(clock=None, public=True)),
    said.Close(id="2"),
    said.GoOn(id="3"),
    said.HandOver(id="4", seat=1),
    said.Leave(id="5"),
    said.Hurry(id="15"),
    said.LendSeat(id="6"),
    said.MixDeal(id="18", attempt=1, hash="0" * 64),
    said.OpenPart(id="19", attempt=2, part="f" * 32),
    said.Mute(id="7", seat=1, muted=False),
    said.OpenSeat(id="8", seat=0),
    said.PutBot(id="9", seat=3, level="casual"),
    said.React(id="16", reaction="well_done"),
    said.Remove(id="10", seat=2),
    said.Say(id="11", text="Ходи вже!"),
    said.React(id="16", reaction="well_done"),
    said.Hurry(id="17"),
    said.Sit(id="12"),
    said.Start(id="13"),
    said.TakeSeat(id="14", key="k"),
]


@cache
def conversation(game: AnyGame) -> Conversation:
    held = Conversation(game, "wire")
    held.play()
    return held


@every_game
@cases("client", [PLAYER, SPECTATOR])
def test_clients_read_what_they_are_told_and_lose_nothing(game: AnyGame, client: int) -> None:
    told = conversation(game).told[client]
    assert told
    for message in told:
        assert to_json(tell_decoder(game).decode(message)) == message


@every_game
def test_a_match_is_told_in_the_game_s_own_types(game: AnyGame) -> None:
    tells = [tell_decoder(game).decode(each) for each in conversation(game).told[PLAYER]]
    assert {type(tell) for tell in tells} == {TableIs, Update, Ack, Refusal}
    updates = [tell for tell in tells if isinstance(tell, Update)]
    kinds = {type(event) for update in updates for event in update.events}
    assert {Began, SeedRevealed, Talked} <= kinds
    own = {get_origin(kind) or kind for kind in get_args(game.events)}
    assert len(kinds & own) > 3
    view = get_origin(game.views) or game.views
    assert all(isinstance(update.view, view) for update in updates if update.view)
    assert conversation(game).update.view.result is not None


@every_game
def test_the_server_reads_what_it_is_asked(game: AnyGame) -> None:
    actions = set()
    for message in conversation(game).asked:
        ask = ask_decoder(game).decode(message)
        assert msgspec.json.decode(to_json(ask)) == msgspec.json.decode(message)
        if isinstance(ask, Act):
            actions |= set(map(type, ask.actions))
    assert actions <= {get_origin(kind) or kind for kind in get_args(game.actions)}
    assert len(actions) > 1


def test_every_ask_can_be_read() -> None:
    plain = {kind for kind in get_args(said.Ask) if get_origin(kind) is None}
    assert {type(ask) for ask in EVERY_PLAIN_ASK} == plain
    hint = said.AskHint[Any](id="17", at=3)
    for ask in (*EVERY_PLAIN_ASK, hint, Hello(version=VERSION, seen=3)):
        assert ask_decoder(any_game).decode(to_json(ask)) == ask


@pytest.mark.parametrize(("count", "read"), [(0, True), (1, True), (10, True), (11, False)])
def test_a_hint_is_for_what_follows_up_to_ten_actions(count: int, read: bool) -> None:
    actions = ",".join(['{"do":"lay","card":7,"pile":"up1"}'] * count)
    message = f'{{"ask":"hint","id":"1","actions":[{actions}]}}'
    if read:
        ask = ask_decoder(any_game).decode(message)
        assert isinstance(ask, said.AskHint)
        assert len(ask.actions) == count
    else:
        with pytest.raises(msgspec.ValidationError):
            ask_decoder(any_game).decode(message)


@cases("kind", [said.Act, said.Plan])
@cases("count, read", [(0, False), (1, True), (10, True), (11, False)])
def test_an_act_and_a_plan_have_up_to_ten_actions(kind: Any, count: int, read: bool) -> None:
    actions = ",".join(['{"do":"lay","card":7,"pile":"up1"}'] * count)
    message = f'{{"ask":"{kind.__name__.lower()}","id":"1","actions":[{actions}]}}'
    if read:
        ask = ask_decoder(any_game).decode(message)
        assert isinstance(ask, kind)
        assert ask.actions == (Lay(7, "up1"),) * count
    else:
        with pytest.raises(msgspec.ValidationError):
            ask_decoder(any_game).decode(message)


@every_game
@cases("action", ['{"do":"resign"}', '{"do":"timeout"}'])
def test_a_person_may_resign_but_not_speak_for_the_clock(game: AnyGame, action: str) -> None:
    message = f'{{"ask":"act","id":"1","actions":[{action}]}}'
    if "resign" in action:
        assert isinstance(ask_decoder(game).decode(message), Act)
    else:
        with pytest.raises(msgspec.ValidationError):
            ask_decoder(game).decode(message)


def test_an_action_of_another_game_is_not_read() -> None:
    message = b'{"ask":"act","id":"1","actions":[{"do":"call_out","target":1}]}'
    ask_decoder(games()["snakes-and-ladders"]).decode(message)
    with pytest.raises(msgspec.ValidationError):
        ask_decoder(any_game).decode(message)


@pytest.mark.parametrize("decoder", [ask_decoder, tell_decoder], ids=lambda each: each.__name__)
def test_a_decoder_is_made_once(decoder: Any) -> None:
    assert decoder(any_game) is decoder(any_game)


def test_clients_leave_out_what_they_do_not_know() -> None:
    assert read_tell(any_game, '{"tell":"weather","rain":true}') is None
    known = {"event": "seated", "seat": 0, "name": "Ann", "from": "Lviv"}
    message = {"tell": "update", "n": 7, "events": [{"event": "sneezed"}, known], "mood": "good"}
    assert read_tell(any_game, to_json(message)) == Update(n=7, events=(Seated(0, "Ann"),))


@cases(
    "message",
    [
        "{",
        "[]",
        '{"n":1}',
        '{"tell":[]}',
        '{"tell":"ack"}',
        '{"tell":"update","n":1,"events":7}',
        '{"tell":"update","n":1,"events":[7]}',
    ],
)
def test_what_is_no_tell_is_an_error(message: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_tell(any_game, message)


@pytest.mark.parametrize("tell", [OtherVersion(version=2), Goodbye(reason="stopping", retry=9)])
def test_known_tells_are_read(tell: OtherVersion | Goodbye) -> None:
    assert read_tell(any_game, to_json(tell)) == tell
