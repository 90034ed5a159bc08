"""Finished matches: step by step, compared with others, and played again."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest

from stosy.games import find
from stosy.server.schema.json_schema import messages, own
from tests.cases import in_turn
from tests.server.conftest import KINDS
from tests.server.e2e.client import Guest, Json, Line, Refused
from tests.server.e2e.places import here
from tests.server.e2e.playing import tried
from tests.server.e2e.test_matches import Party, check_record

ONE_ROUND = {"options": {"rounds": "single"}}
GAMES: dict[str, Json] = {
    "face-to-face": {},
    "quick-and-easy": {"seats": 3},
    "the-game": {"seats": 2},
    "snakes-and-ladders": {"seats": 3, **ONE_ROUND},
}
every_game = pytest.mark.parametrize("game", GAMES)
games_and_stores = pytest.mark.parametrize(
    ("game", "store_like"), in_turn(list(GAMES), KINDS), indirect=["store_like"]
)
"""No game knows where it is kept, and no store which game it keeps."""


class Played:
    """A party that has played a match, and its record."""

    def __init__(self, party: Party, raw: bytes) -> None:
        self.party = party
        self.raw = raw
        self.record: Json = json.loads(raw)
        self.table = party.lines[0].table
        self.ann = party.lines[0].guest

    async def steps(self, query: str = "", match: int = 1) -> Json:
        found: Json = await self.ann.get(f"/api/tables/{self.table}/records/{match}/steps{query}")
        return found

    async def all_steps(self, seat: int | None = None) -> list[Json]:
        """Page by page."""
        found: list[Json] = []
        while not found or len(found) < len(self.record["log"]):
            query = f"?from={len(found)}" + ("" if seat is None else f"&seat={seat}")
            page = await self.steps(query)
            assert page["from"] == len(found)
            assert page["total"] == len(self.record["log"])
            assert 0 < len(page["steps"]) <= 64
            found += page["steps"]
        return found

    async def highlights(self) -> list[Json]:
        path = f"/api/tables/{self.table}/records/1/highlights"
        found: list[Json] = (await self.ann.get(path))["highlights"]
        return found

    async def others(self, guest: Guest | None = None) -> list[Json]:
        path = f"/api/tables/{self.table}/records/1/others"
        found: list[Json] = (await (guest or self.ann).get(path))["results"]
        return found


async def played(stack: AsyncExitStack, url: str, game: str, **settings: Any) -> Played:
    """A match among people, played to its end."""
    seats = find(game).usual_seats
    agreed: Json = {"seats": seats} | GAMES[game] | settings
    party = Party(url, agreed["seats"])
    await party.gather(stack, {"game": game, "settings": agreed})
    await party.play(0)
    return Played(party, await party.record(1))


@every_game
def test_steps_tell_each_seat_what_it_was_told_and_everybody_everything(
    game: str, store: str
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store))
            match = await played(stack, site.url, game)
            open_ = await match.all_steps()
            assert [step["entry"] for step in open_] == match.record["log"]
            for line in match.party.lines[:-1]:
                check_seat(await match.all_steps(line.you), open_, line.you, line.events)
            assert all(len(step["hands"]) == match.party.seats for step in open_)
            assert {step["view"]["seat"] for step in open_} == {None}
            assert open_[-1]["view"]["result"] == match.record["result"]
            read = msgspec.json.Decoder(messages(own(find(game)))["Steps"])
            read.decode(json.dumps(await match.steps()))

    asyncio.run(run())


def check_seat(steps: list[Json], open_: list[Json], seat: int | None, told: list[Json]) -> None:
    """What the seat knew step by step is what it was told while it played."""
    assert seat is not None
    known = {"began", "seed_revealed", "seated"}
    events = [event for step in steps for event in step["events"]]
    assert events == [event for event in told if event["event"] not in known]
    for step, all_ in zip(steps, open_, strict=True):
        assert "hands" not in step
        assert step["entry"] == all_["entry"]
        assert step["view"]["seat"] == seat
        assert step["view"]["hand"] == all_["hands"][seat]
        assert len(step["events"]) == len(all_["events"])


def test_what_there_is_not_cannot_be_looked_at(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            table = await ann.table("the-game", settings={"seats": 2}, start=True)
            for what in ("steps", "others", "highlights"):
                for number in (0, 1, 2):
                    with pytest.raises(Refused, match="no_such_record") as none:
                        await ann.get(f"/api/tables/{table}/records/{number}/{what}")
                    assert none.value.status == 404
            async with ann.at(table) as line:
                await line.ask("act", actions=[{"do": "resign"}])
                await line.until(lambda: line.phase == "over")
                assert (line.facts["team"], line.facts["winners"]) == (True, [])
            told = await ann.get(f"/api/tables/{table}/records/1/highlights")
            assert told["highlights"][0] == {"code": "resign", "facts": {"seat": 0}}
            path = f"/api/tables/{table}/records/1/steps"
            assert (await ann.get(path))["total"] > 1
            for query in ("from=-1", "from=x", "from=", "seat=two", "from=99999999999"):
                with pytest.raises(Refused, match="malformed") as wrong:
                    await ann.get(f"{path}?{query}")
                assert wrong.value.status == 400
            with pytest.raises(Refused, match="no_such_seat"):
                await ann.get(f"{path}?seat=2")

    asyncio.run(run())


async def again(guest: Guest, match: Played, at: int | None = None, **create: Any) -> str:
    """A table at which the match is played again, or on."""
    like: Json = {"table": match.table, "match": 1}
    if at is not None:
        like["at"] = at
    made: Json = await guest.post("/api/tables", {"like": like, **create})
    return str(made["table"])


@games_and_stores
def test_the_same_deal_again_and_how_others_did(game: str, store_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store_url))
            match = await played(stack, site.url, game)
            highlights = await match.highlights()
            assert len(highlights) <= 4
            assert highlights or game == "snakes-and-ladders", "only there a round may be quiet"
            zoe = await (await stack.enter_async_context(Guest(site.url))).call_me("Zoe")
            table = await again(zoe, match, seat=1, bots="casual", start=True)
            async with zoe.at(table) as line:
                assert line.you == 1
                assert line.facts["given"] == "deal"
                await line.until(lambda: line.phase == "over" or line.at is not None)
                await tried(line, {"actions": [{"do": "resign"}]})  # bots may have ended it
                await line.until(lambda: line.phase == "over")
                assert line.facts["like"] == {"table": match.table, "match": 1}
            record = await fetched(zoe, table)
            check_record(record, tmp_path)
            plain = json.loads(record)
            assert plain["log"][0] == match.record["log"][0]
            assert plain["options"] == match.record["options"]
            assert (plain["seed"], plain["commit"]) == (None, None)
            await check_others(match, zoe, plain)

    asyncio.run(run())


@games_and_stores
def test_who_plays_on_with_bots_of_no_level_gets_the_usual_ones(game: str, store_url: str) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store_url))
            match = await played(stack, site.url, game)
            table = await again(match.ann, match, at=1, start=True)
            async with match.ann.at(table) as line:
                levels = {seat["bot"] for seat in line.facts["seats"] if seat["kind"] == "bot"}
                assert levels == {"strong" if find(game).team else "casual"}

    asyncio.run(run())


async def check_others(match: Played, zoe: Guest, again: Json) -> None:
    """Two results: hers with bots and ours; whose they are depends on who asks."""
    names = [f"Guest {number}" for number in range(match.party.seats)]
    seats: list[str | None] = [None] * match.party.seats
    seats[1] = "Zoe"
    hers = {"names": seats, "result": again["result"], "you": False, "this": False}
    ours = {"names": names, "result": match.record["result"], "you": True, "this": True}
    assert await match.others() == [hers, ours]
    assert await match.others(zoe) == [hers | {"you": True}, ours | {"you": False}]
    game = find(match.record["game"])
    read = msgspec.json.Decoder(messages(own(game))["Others"])
    told = json.dumps({"results": await match.others()})
    read.decode(told)
    assert match.table not in told
    assert zoe.id not in told


async def fetched(guest: Guest, table: str, match: int = 1) -> bytes:
    async with guest.session.get(f"{guest.url}/api/tables/{table}/records/{match}") as response:
        assert response.status == 200
        return await response.read()


@games_and_stores
def test_playing_on_from_the_midst_survives_a_restart(
    game: str, store_url: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(here(store_url))
            match = await played(stack, first.url, game)
            at = len(match.record["log"]) // 2
            while await is_refused(match, at):
                at -= 1
            zoe = await stack.enter_async_context(Guest(first.url))
            table = await again(zoe, match, at)
            [last] = (await match.steps(f"?from={at - 1}"))["steps"][:1]
            async with zoe.at(table) as line:
                assert line.facts["given"] == "position"
                assert line.facts["phase"] == "gathering"
            cookie = zoe.cookie
            await first.stop()
            site = await stack.enter_async_context(here(store_url))
            back = await stack.enter_async_context(Guest(site.url, cookie))
            async with back.at(table) as line:
                await line.ask("start")
                await line.until(lambda: line.at is not None)
                assert line.named("began")[0]["commit"] is None
                await tried(line, {"actions": [{"do": "resign"}]})  # bots may have ended it
                await line.until(lambda: line.phase == "over")
            raw = await fetched(back, table)
            check_record(raw, tmp_path)
            record = json.loads(raw)
            assert record["log"][:at] == match.record["log"][:at]
            steps = await back.get(f"/api/tables/{table}/records/1/steps?from={at - 1}")
            assert steps["steps"][0] == last
            path = f"/api/tables/{table}/records/1/others"
            assert len((await back.get(path))["results"]) == 1, "another beginning"

    asyncio.run(run())


async def is_refused(match: Played, at: int) -> bool:
    try:
        await again(match.ann, match, at)
    except Refused as refused:
        return refused.code == "chance_due"
    return False


OTHERWISE: dict[str, Json] = {
    "game": {"game": "the-game"},
    "seats": {"settings": {"seats": 2}},
    "options": {"preset": "strict"},
    "first": {"settings": {"first": 0}},
}
"""What would not suit the deal of a match of Quick & Easy for three."""


def test_what_cannot_be_played_again(store: str) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store))
            match = await played(stack, site.url, "quick-and-easy")
            zoe = await stack.enter_async_context(Guest(site.url))
            entries = len(match.record["log"])

            async def refusal(at: int | None = None, **create: Any) -> tuple[str, int | None, Json]:
                with pytest.raises(Refused) as refused:
                    await again(zoe, match, at, **create)
                error = refused.value
                return error.code, error.status, error.facts

            assert await refusal(entries) == ("over", 409, {})
            position = ("no_such_position", 404, {"number": entries + 1})
            assert await refusal(entries + 1) == position
            assert (await refusal(0))[0] == "malformed"
            for setting, create in OTHERWISE.items():
                assert await refusal(**create) == ("deal_given", 409, {"setting": setting})
            assert await refusal(seat=3) == ("no_such_seat", 400, {"number": 4})
            for like, code in (
                ({"table": match.table, "match": 2}, "no_such_record"),
                ({"table": "A" * 22, "match": 1}, "no_such_table"),
                ({"table": "", "match": 1}, "malformed"),
                ({"table": "A" * 41, "match": 1}, "malformed"),
                ({"table": "\0", "match": 1}, "malformed"),
            ):
                with pytest.raises(Refused, match=code):
                    await zoe.post("/api/tables", {"like": like})
            with pytest.raises(Refused, match="malformed"):
                await zoe.post("/api/tables", {})
            same: Json = {"game": "quick-and-easy", "settings": {"seats": 3, "clock": 30}}
            table = await again(zoe, match, **same)
            async with zoe.at(table) as line:
                assert line.facts["settings"]["clock"] == 30
                with pytest.raises(Refused, match="deal_given"):
                    await line.ask("arrange", change={"seats": 4})

    asyncio.run(run())


def test_nobody_can_look_the_cards_up_while_they_are_played(store: str) -> None:
    """Who is invited to a deal that another knows is told so, and not where to look."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store))
            match = await played(stack, site.url, "face-to-face")
            bob, eve = [await stack.enter_async_context(Guest(site.url)) for _ in range(2)]
            table = await again(match.ann, match, settings={"public": True})
            await bob.post(f"/api/tables/{table}/join", {})
            async with match.ann.at(table) as mine, bob.at(table) as his:
                [listed] = (await eve.get("/api/tables"))["tables"]
                assert listed["given"] == "deal"
                await mine.ask("arrange", change={"public": False})
                await mine.ask("start")
                await his.until(lambda: his.at is not None)
                assert his.facts["given"] == "deal"
                assert match.table not in json.dumps(his.frames)
                facts = await eve.get(f"/api/tables/{table}")
                assert match.table not in json.dumps(facts)
                await mine.ask("act", actions=[{"do": "resign"}])
                await his.until(lambda: his.phase == "over")
                assert his.facts["like"]["table"] == match.table

    asyncio.run(run())


async def ended(line: Line) -> list[Json]:
    """How others did, when this match is over."""
    path = f"/api/tables/{line.table}/records/1/others"
    found: list[Json] = (await line.guest.get(path))["results"]
    return found


def test_the_end_is_that_of_the_match_that_ended(store: str) -> None:
    """Time is up, and the next match is asked for before the timer knows."""
    late = 0.0

    async def run() -> None:
        nonlocal late
        agreed = {"clock": 15, "expiry": "forfeit", "first": 0}
        async with (
            here(store, source=lambda: monotonic() + late) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
        ):
            table = await ann.table("face-to-face", settings=agreed)
            await bob.post(f"/api/tables/{table}/join", {})
            async with ann.at(table) as mine, bob.at(table):
                await mine.ask("start")
                late = 15.5
                await mine.ask("start")
                assert mine.facts["match"] == 2
                [only] = await ended(mine)
                assert only["result"]["reason"] == "timeout"
                assert (only["you"], only["this"]) == (True, True)
                counted = site.hub.metrics.render().decode()
                assert 'stosy_matches_finished_total{game="face-to-face"} 1.0' in counted

    asyncio.run(run())


def test_who_sat_down_to_a_match_is_named_and_is_you(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            await ann.call_me("Ann")
            await bob.call_me("Bob")
            table = await ann.table("quick-and-easy", settings={"seats": 2, "first": 0})
            await bob.post(f"/api/tables/{table}/join", {})
            async with ann.at(table) as mine, bob.at(table) as his:
                await mine.ask("start")
                await mine.ask("hand_over", seat=1)
                await mine.ask("act", actions=[{"do": "resign"}])
                for line in (mine, his):
                    [only] = await ended(line)
                    assert (only["names"], only["you"]) == (["Ann", "Bob"], True)

    asyncio.run(run())


def test_a_plan_goes_to_who_asked_for_it(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as bob:
            games = {game["id"]: game["plans"] for game in (await ann.get("/api/games"))["games"]}
            assert [game for game, plans in games.items() if plans] == [
                "face-to-face",
                "quick-and-easy",
                "the-game",
            ]
            table = await ann.table("the-game", settings={"seats": 2, "first": 0})
            async with ann.at(table) as mine, bob.at(table) as its:
                await its.ask("sit")
                await mine.ask("start")
                await its.until(lambda: its.at is not None)
                heard, n = len(its.frames), mine.n
                assert mine.waited is not None
                lay = mine.waited["actions"][0]
                told = await mine.ask("plan", actions=[lay], at=mine.at, match=1)
                assert told["tell"] == "planned"
                assert lay["card"] not in told["view"]["hand"]
                assert told["view"]["laid"] == 1
                with pytest.raises(Refused, match="malformed"):
                    await mine.ask("plan", actions=[lay] * 11)
                with pytest.raises(Refused, match="malformed"):
                    await mine.ask("plan", actions=[])
                with pytest.raises(Refused, match="not_held"):
                    await mine.ask("plan", actions=[lay, lay])
                assert (len(its.frames), mine.n, mine.view["laid"]) == (heard, n, 0)

    asyncio.run(run())


SAID = "between us"


@pytest.mark.parametrize("shown", [False, True])
def test_talk_leaves_a_server_by_the_sockets_only(store: str, shown: bool) -> None:
    """A stranger with the link looks everywhere."""

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann, Guest(site.url) as eve:
            settings = {"talk": True, "public": True, "earlier_talk": shown}
            table = await ann.table("face-to-face", bots="casual", settings=settings)
            async with ann.at(table) as line:
                await line.ask("say", text=SAID)
                await line.ask("start")
                await line.ask("act", actions=[{"do": "resign"}])
            match = f"/api/tables/{table}/records/1"
            pages = (match, f"{match}/steps", f"{match}/steps?seat=0", f"{match}/highlights")
            lists = ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/records")
            others = (
                f"{match}/others",
                f"/api/tables/{table}/invitation",
                "/api/me",
                f"/t/{table}",
            )
            for path in (*pages, *lists, *others):
                async with eve.session.get(site.url + path) as response:
                    assert response.status == 200
                    assert SAID not in await response.text()
            for seen in (None, 0, 1):
                async with eve.at(table, seen) as line:
                    told = any(SAID in frame for frame in line.frames)
                    assert told is (shown and seen is not None)
            async with ann.at(table, 0) as line:
                assert any(SAID in frame for frame in line.frames)

    asyncio.run(run())
