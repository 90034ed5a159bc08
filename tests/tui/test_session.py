"""People at a table of a real server."""

from __future__ import annotations

import stat
from itertools import cycle
from pathlib import Path

import pytest

from stosy.core import Ended, Result
from stosy.games import find, games
from stosy.text import LANGUAGES
from stosy.tui.joined import Quit, TableEnded
from stosy.wire.api import Me
from tests.text.spaces import spaced
from tests.tui.served import Server, guests, run, serving


@pytest.mark.parametrize(("game", "language"), list(zip(games(), LANGUAGES, strict=True)))
def test_a_match_is_played_to_its_end(game: str, language: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            serving(tmp_path) as server,
            guests(server, tmp_path, ["Olha"], language) as [me],
        ):
            options = {"rounds": "single"} if game == "snakes-and-ladders" else {}
            seats = min(3, find(game).seats[-1])
            table = await me.open(game, seats=seats, options=options)
            await me.join(table)
            me.play_on()
            me.screen.type("start")
            await me.screen.until(me.say("join-hint-again"))
            assert not any("{" in line or "???" in line for line in me.screen.told)
            assert server.room(table).table.state.phase == "over"
            ended = Ended(result=result_of(server, table))
            assert spaced(me.words.event(game, ended, me.table.names, 0)) in me.screen.told

    run(test())


def result_of(server: Server, table: str) -> Result:
    """How the match at a table ended."""
    played = server.room(table).table
    assert played.state.play is not None
    result = played.game.outcome(played.state.play.position.state)
    assert result is not None
    return result


def test_rounds_go_on_when_the_person_presses_enter(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha"]) as [me]:
            await me.join(await me.open("snakes-and-ladders", bots="casual", seats=4))
            answers = cycle(("", "1."))
            me.screen.answer = lambda prompt: next(answers)
            me.screen.type("start")
            await me.screen.until(me.say("join-between"))
            me.screen.type("")
            await me.screen.until("Round 2")

    run(test())


def test_two_people_talk_and_each_reads_it_as_it_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha", "Tim"]) as both:
            olha, tim = both
            table = await olha.open("the-game", seats=2)
            await olha.join(table)
            await tim.join(table)
            await olha.screen.until("Tim sits down.")
            await tim.screen.until("You sit down.")
            olha.screen.type("'hello, how are you?")
            assert await tim.screen.until("hello") == "Olha: “hello, how are you?”"
            assert await olha.screen.until("hello") == "You: “hello, how are you?”"
            tim.screen.type("say fine")
            await olha.screen.until("Tim: “fine”")
            tim.screen.type("start")
            assert await tim.screen.until("Only the host") == "Only the host may do that."

    run(test())


def test_refusals_come_in_the_persons_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Оля"], "uk") as [me]:
            await me.join(await me.open("the-game", bots="casual", seats=2, first=0))
            me.screen.type("почати")
            await me.screen.until_asked()
            me.screen.type("кажу маю сімку", "100 вгору1", "прибрати 7", "вигнати 2", "так")
            await me.screen.until("«сімку» схоже на число карти")
            await me.screen.until("Цієї карти на руках немає: 100.")
            await me.screen.until("Яке місце?")
            await me.screen.until("Це зачекає, доки закінчиться партія.")

    run(test())


def test_the_seat_is_there_for_who_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server:
            async with guests(server, tmp_path, ["Olha"]) as [me]:
                table = await me.open("face-to-face")
                await me.join(table)
            async with guests(server, tmp_path, ["Olha"]) as [again]:
                await again.join(table)
                await again.screen.until("1. Olha (you, host)")
        [file] = (tmp_path / "Olha").iterdir()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600

    run(test())


def test_a_seat_moves_to_another_device(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha", "phone"]) as both:
            olha, phone = both
            table = await olha.open("face-to-face", bots="casual")
            await olha.join(table)
            olha.screen.type("start", "link")
            link = await olha.screen.until("#key=")
            await phone.join(table, link.rpartition("#key=")[2])
            await phone.screen.until("The seat is yours now.")
            await olha.screen.until("Your seat has moved to another device.")
            assert (olha.table.you, phone.table.you) == (None, 0)

    run(test())


def test_no_prompt_is_shown_while_others_play(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha", "Tim"]) as both:
            olha, tim = both
            table = await olha.open("face-to-face", first=0)
            await olha.join(table)
            await tim.join(table)
            await tim.screen.until("You sit down.")
            olha.screen.type("start")
            await olha.screen.until_asked()
            await tim.screen.until("It is Olha’s turn.")
            tim.screen.type("2 up")
            await tim.screen.until("It is Olha’s turn, not yours.")
            assert set(tim.screen.asked) == {""}

    run(test())


def test_a_closed_table_is_left_with_a_word(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha", "Tim"]) as both:
            olha, tim = both
            table = await olha.open("face-to-face")
            await olha.join(table)
            await tim.join(table)
            await tim.screen.until("You sit down.")
            olha.screen.type("close", "no", "close", "yes")
            for person in both:
                await person.screen.until("The table is closed.")
                assert person.task is not None
                with pytest.raises(TableEnded):
                    await person.task

    run(test())


def test_a_new_name_is_borne_at_once_and_by_the_next_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha", "Tim"]) as both:
            olha, tim = both
            table = await olha.open("face-to-face")
            await olha.join(table)
            await tim.join(table)
            await tim.screen.until("You sit down.")
            tim.screen.type("stand")
            await tim.screen.until("You leave the table")
            tim.screen.type("name \u200b", "name Timothy")
            await tim.screen.until("A name needs at least one character")
            await tim.screen.until("The server now calls you Timothy")
            tim.screen.type("sit")
            await olha.screen.until("Timothy sits down.")
            tim.screen.type("name Timothy", "name Tim", "name Timothy")
            await tim.screen.until("The server now calls you Timothy", times=2)
            await tim.screen.until("You are now called Timothy.")
            await olha.screen.until("Tim is now called Timothy.")
            olha.screen.type("mute timothy")
            await tim.screen.until("The host mutes you")
            tim.screen.type("'but why?")
            await tim.screen.until("The host has muted you.")
            assert not any("connection" in line for line in tim.screen.told)

    run(test())


def test_names_are_sent_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha"]) as [me]:
            await me.join(await me.open("face-to-face"))
            rename, course = me.site.rename, []

            async def watched(name: str) -> Me:
                course.append(f"send {name}")
                answer = await rename(name)
                course.append(f"is {answer.name}")
                return answer

            monkeypatch.setattr(me.site, "rename", watched)
            me.screen.type("name Ann", "name Bea", "name Eva")
            me.screen.end()
            assert me.task is not None
            with pytest.raises(Quit):
                await me.task
            assert course == ["send Ann", "is Ann", "send Bea", "is Bea", "send Eva", "is Eva"]
            assert (await me.site.me()).name == "Eva"

    run(test())


def test_who_has_little_time_left_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha"]) as [me]:
            await me.join(await me.open("face-to-face", bots="casual", first=0, clock=15))
            clock = me.table.clock
            monkeypatch.setattr(clock, "until_reminder", lambda: 0.0)
            monkeypatch.setattr(clock, "left", lambda: 8.0)
            me.screen.type("start")
            await me.screen.until("You have 8 seconds left.")
            assert me.screen.asked[-1] == "What do you do?"

    run(test())


def test_a_spectator_who_comes_during_a_match_sees_the_table_and_may_not_act(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha", "Tim"]) as both:
            olha, tim = both
            table = await olha.open("snakes-and-ladders", bots="casual", seats=2, first=1)
            await olha.join(table)
            olha.screen.type("start")
            await olha.screen.until_asked()
            await tim.join(table)
            await tim.screen.until("Top card:")
            await tim.screen.until("You are watching.")
            tim.screen.type("draw", "stand", "start")
            await tim.screen.until("You have no seat at this table.", times=2)
            await tim.screen.until("Only the host may do that.")

    run(test())
