"""The site of a browser: what it keeps, what survives it, and what it cannot do."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest

from stosy.analysis import analyse
from stosy.core import seed_of
from stosy.games import games
from stosy.offline import Site, analysed, searched
from stosy.offline.site import real_secrets
from stosy.table import Secrets
from stosy.table.pacing import Tempo
from tests.offline.script import HELLO, Browser, Json


class Time:
    """Ms that pass when they are told to."""

    def __init__(self) -> None:
        self.ms = 0.0


def browser(time: Time | None = None, before: Browser | None = None, **more: Any) -> Browser:
    """A new browser, or one that was started again with what the other has kept."""
    clock = time or Time()
    rows = [] if before is None else list(before.summaries.items())
    site = Site(
        lambda: clock.ms,
        Secrets(seed=lambda: seed_of("site", 0), key=lambda: "key"),
        "Olha",
        [(table, summary.encode()) for table, summary in rows],
        **more,
    )
    made = Browser(site)
    if before is not None:
        made.logs = {table: list(log) for table, log in before.logs.items()}
        made.analyses = before.analyses
    return made


def begun(away: Browser, game: str = "face-to-face", **create: Any) -> tuple[str, int, Json]:
    """A table, a connection to it, and the last update."""
    wanted = {"game": game, "bots": "casual", "start": True, **create}
    status, made = away.request("POST", "/api/tables", wanted)
    assert status == 201, made
    connection = away.connect(made["table"])
    return made["table"], connection, away.say(connection, HELLO)[-1]


def fallback(update: Json) -> Json | None:
    for offer in update.get("offers", []):
        if offer.get("fallback"):
            return {"ask": "act", "actions": [offer["fallback"]], "offer": offer["id"]}
    return None


def test_a_match_goes_on_where_it_was_after_everything_was_killed() -> None:
    away = browser(tempo=Tempo(pace=0.0))
    table, connection, update = begun(away)
    ask = fallback(update)
    assert ask is not None
    *_, told, ack = away.say(connection, {**ask, "id": "a"})
    assert ack == {"tell": "ack", "id": "a"}
    again = browser(before=away, tempo=Tempo(pace=0.0))
    assert [each["table"] for each in again.request("GET", "/api/me")[1]["tables"]] == [table]
    same = again.say(again.connect(table), HELLO)[-1]
    assert (same["n"], same["view"]) == (told["n"], told["view"])
    assert again.say(1, {**ask, "id": "a"})[-1] == ack, "the same ask is not carried out twice"


def test_bots_take_their_time_and_wake_by_ticks() -> None:
    time = Time()
    away = browser(time)
    _, connection, update = begun(away, settings={"first": 1})
    assert fallback(update) is None
    assert away.wait is not None
    waited = 0
    while fallback(update) is None:
        assert away.wait is not None
        time.ms += away.wait
        waited += away.wait > 0
        away.told = []
        away.handle(message="tick")
        updates = [tell for _, tell in away.told if tell and tell["tell"] == "update"]
        update = updates[-1] if updates else update
    assert waited > 0
    assert connection == 1


def test_two_tabs_see_the_same_and_one_may_leave() -> None:
    away = browser(tempo=Tempo(pace=0.0))
    table, one, update = begun(away)
    two = away.connect(table)
    assert away.say(two, HELLO)[-1]["view"] == update["view"]
    ask = fallback(update)
    assert ask is not None
    away.say(one, {**ask, "id": "a"})
    heard = {number for number, tell in away.told if tell and tell["tell"] == "update"}
    assert heard == {one, two}
    away.handle(message="disconnect", connection=one)
    assert away.say(two, {"ask": "ping", "id": "b"}) == [{"tell": "ack", "id": "b"}]


def test_what_could_not_be_kept_has_not_happened() -> None:
    away = browser(tempo=Tempo(pace=0.0))
    table, connection, update = begun(away)
    kept = list(away.logs[table])
    ask = fallback(update)
    assert ask is not None
    away.say(connection, {**ask, "id": "a"})
    away.logs[table] = kept  # the disk was full
    away.told = []
    away.handle(message="lost", table=table)
    farewell = {"tell": "goodbye", "reason": "failed", "retry": 5000}
    assert away.told == [(connection, farewell), (connection, None)]
    assert away.say(connection, {**ask, "id": "a"}) == []
    again = away.connect(table)
    assert away.say(again, HELLO)[-1]["view"] == update["view"]


@pytest.mark.parametrize("game", sorted(games()))
def test_hints_are_searched_for_elsewhere_and_can_be_cancelled(game: str) -> None:
    away = browser(tempo=Tempo(pace=0.0, thinking=0.02))
    _, connection, update = begun(away, game, settings={"first": 0, "seats": 2})
    ask = fallback(update)
    assert ask is not None
    done = away.handle(message="hear", connection=connection, text='{"ask":"hint","id":"h"}')
    [search] = done["searches"]
    answer = searched(search["request"])
    away.told = []
    away.handle(message="found", search=search["search"], answer=answer)
    [(_, hints)] = away.told
    assert hints is not None
    assert (hints["tell"], hints["id"]) == ("hints", "h")
    assert hints["hints"]
    done = away.handle(message="hear", connection=connection, text='{"ask":"hint","id":"i"}')
    [search] = done["searches"]
    done = away.handle(message="disconnect", connection=connection)
    assert done["cancelled"] == [search["search"]]
    assert away.handle(message="found", search=search["search"], answer=answer)["told"] == []


def test_experts_play_by_searches_and_a_failed_one_is_made_up_for() -> None:
    away = browser(tempo=Tempo(pace=0.0, thinking=0.02))
    wanted = {"game": "the-game", "bots": "expert", "start": True, "settings": {"first": 1}}
    done = away.handle(
        message="request", id="1", method="POST", path="/api/tables", body=dumps(wanted)
    )
    table = done["answers"][0]["body"]["table"]
    connection = away.connect(table)
    done = away.handle(message="hear", connection=connection, text=dumps(HELLO))
    assert done["searches"] or done["wait"] is not None
    for _ in range(50):
        if not done["searches"]:
            break
        search = done["searches"][0]["search"]
        done = away.handle(message="found", search=search, answer=None)
    assert len(away.logs[table]) > 3, "the bots have moved"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not_found"),
        ("DELETE", "/api/games", None, 405, "method"),
        ("GET", "/api/tables/aaaaaaaaaaaaaaaaaaaaa-", None, 404, "no_such_table"),
        ("POST", "/api/tables", {"game": "chess"}, 400, "no_such_game"),
        ("POST", "/api/tables", {"dance": 1}, 400, "malformed"),
        ("PUT", "/api/me", {"name": " "}, 409, "empty_name"),
    ],
)
def test_what_cannot_be_done_is_refused_as_by_a_server(
    method: str, path: str, body: Json | None, status: int, code: str
) -> None:
    told = browser().request(method, path, body)
    assert (told[0], told[1]["code"]) == (status, code)


def test_a_match_is_looked_back_at_and_played_again_from_a_position() -> None:
    away = browser(tempo=Tempo(pace=0.0))
    table, connection, _ = begun(away, settings={"first": 0})
    away.say(connection, {"ask": "act", "actions": [{"do": "resign"}], "id": "a"})
    record = f"/api/tables/{table}/records/1"
    assert away.request("GET", f"/api/tables/{table}/records")[1] == {"matches": [1]}
    assert away.request("GET", f"{record}/steps")[1]["total"] == 2
    for like in ({"at": 1}, {"at": 1, "unseen_by": 0}):
        wanted = {"like": {"table": table, "match": 1, **like}, "start": True}
        status, made = away.request("POST", "/api/tables", wanted)
        assert status == 201, made
        assert made["table"].endswith("-")
        assert len(made["table"]) == 22
    assert len(away.request("GET", "/api/me")[1]["tables"]) == 3
    again = browser(before=away)
    assert again.request("GET", f"{record}/steps")[1]["total"] == 2


def given_up(away: Browser) -> str:
    """A match that ended with the second move; where its analysis is asked for."""
    table, connection, update = begun(away, "snakes-and-ladders", settings={"first": 0, "seats": 2})
    ask = fallback(update)
    assert ask is not None
    away.say(connection, {**ask, "id": "a"})
    away.say(connection, {"ask": "act", "actions": [{"do": "resign"}], "id": "b"})
    return f"/api/tables/{table}/records/1/analysis"


def asked(away: Browser, path: str) -> Json:
    """What is to be done when an analysis is asked for."""
    return away.handle(message="request", id="1", method="GET", path=path, body="")


def test_a_match_is_analysed_elsewhere_and_the_result_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analyse, "MOST_ON_RULES", 20)
    away = browser(tempo=Tempo(pace=0.0))
    path = given_up(away)
    [search] = asked(away, path)["searches"]
    assert search["analysis"]
    assert away.request("GET", path) == (202, {"done": 0, "total": 2, "found": None})
    news: list[str] = []
    answer = analysed(search["request"], news.append)
    away.handle(message="known", search=search["search"], so_far=news[0])
    assert away.request("GET", path) == (202, {"done": 0, "total": 2, "found": None})
    away.handle(message="found", search=search["search"], answer=answer)
    status, told = away.request("GET", path)
    assert (status, told["done"], told["total"]) == (200, 2, 2)
    found = told["found"]
    assert {move["seat"] for move in found["moves"]} == {0}, "bots are not judged"
    assert found["moves"][-1]["kind"] == "blunder"
    again = browser(before=away)
    assert again.request("GET", path) == (200, told)
    assert asked(again, path)["searches"] == []


def test_an_analysis_that_nobody_asks_for_any_more_is_cancelled() -> None:
    time = Time()
    away = browser(time, tempo=Tempo(pace=0.0))
    path = given_up(away)
    [search] = asked(away, path)["searches"]
    time.ms += 20_000
    assert away.request("GET", path)[0] == 202
    time.ms += 20_000
    assert away.handle(message="tick")["cancelled"] == []
    time.ms += 20_000
    assert away.handle(message="tick")["cancelled"] == [search["search"]]
    away.handle(message="found", search=search["search"], answer=None)
    [other] = asked(away, path)["searches"]
    away.handle(message="found", search=other["search"], answer=None)
    assert away.request("GET", path)[1]["code"] == "no_analysis", "it failed, and says so"
    time.ms += 60_000
    assert away.handle(message="tick")["cancelled"] == [], "it is forgotten already"
    [third] = asked(away, path)["searches"]
    done = away.handle(message="request", id="1", method="DELETE", path="/api/me")
    assert done["cancelled"] == [third["search"]]


def test_an_analysis_that_nobody_looks_at_makes_way_for_another() -> None:
    time = Time()
    away = browser(time, tempo=Tempo(pace=0.0))
    one, two, three = given_up(away), given_up(away), given_up(away)
    [search] = asked(away, one)["searches"]
    time.ms += 1000
    assert asked(away, two)["cancelled"] == [], "both are looked at"
    time.ms += 6000
    assert away.request("GET", two)[0] == 202
    assert asked(away, three)["cancelled"] == [search["search"]]


def test_names_and_the_end_of_everything() -> None:
    away = browser(tempo=Tempo(pace=0.0))
    table, connection, _ = begun(away, start=False, bots=None)
    away.told = []
    assert away.request("PUT", "/api/me", {"name": "Sára"})[1]["name"] == "Sára"
    [facts] = [tell["facts"] for _, tell in away.told if tell and tell["tell"] == "table_is"]
    assert facts["seats"][0]["name"] == "Sára"
    done = away.handle(message="request", id="1", method="DELETE", path="/api/me")
    assert done["erased"]
    assert away.request("GET", f"/api/tables/{table}")[0] == 404
    assert away.say(connection, {"ask": "ping", "id": "p"}) == []


def test_lessons_need_no_server() -> None:
    away = browser(tempo=Tempo(pace=0.0))
    for info in away.request("GET", "/api/games")[1]["games"]:
        assert info["lesson"]
        status, made = away.request("POST", "/api/tables", {"game": info["id"], "lesson": True})
        assert status == 201
        update = away.say(away.connect(made["table"]), HELLO)[-1]
        assert update["lesson"]


def test_secrets_are_new_each_time() -> None:
    one, two = real_secrets(), real_secrets()
    assert len(one.seed()) == 64
    assert one.seed() != two.seed()
    int(one.seed(), 16)
