"""A table on a server as the person lives it, message by message, without a network."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stosy.games import games
from stosy.tui.joined import Quit, TableEnded
from stosy.wire import Leave, Remove, Sit, Start
from stosy.wire.tells import Announced, Goodbye, OtherVersion, Refusal
from tests.text.spaces import spaced
from tests.tui.wired import ME, NUMBER, Wire

LINES = st.lists(
    st.one_of(
        st.text(max_size=20),
        st.sampled_from(["", "1.", "2.", "9" * 5000, "9" * 5000 + ".", "№٣", "r²", "!", "rules x"]),
        st.text("0123456789 rygbpWSDR.!#uptheidownlayc", max_size=12),
    ),
    max_size=12,
)


def test_lines_wait_for_the_answer_to_the_one_before() -> None:
    wire = Wire("face-to-face")
    wire.type("start")
    card = min(wire.hand)
    wire.typist.typed(f"{card} up")
    wire.typist.typed("back")
    assert len(wire.asks) == 1
    assert wire.typist.prompt() == ""
    wire.deliver()
    assert f"You take {card} back from your rising pile." in wire.told
    assert wire.typist.prompt() == "What do you do?"


def test_what_got_no_answer_is_sent_again_under_its_id_and_done_once() -> None:
    wire = Wire("face-to-face")
    wire.type("start")
    card = min(wire.hand)
    wire.typist.typed(f"{card} up")
    wire.typist.typed("end")
    [ask] = wire.asks
    wire.table.receive(NUMBER, ask, wire.now)
    wire.table.take(wire.now)  # the answer is lost
    wire.asks.clear()
    wire.joined.lost()
    wire.joined.lost()
    wire.typist.go_on()
    assert wire.told[-3:] == [
        "Connection lost. Reconnecting; please wait.",
        f"It is not clear yet whether this arrived; sending it again: “{card} up”",
        "There is no connection, so this was not sent: “end”",
    ]
    wire.table.disconnect(NUMBER, wire.now)
    wire.table.connect(NUMBER, ME, "Olha", wire.now, wire.joined.seen)
    wire.joined.back()
    wire.hear(wire.messages())
    assert wire.asks == [ask]
    wire.deliver()
    laid = f"You lay {card} on your rising pile."
    assert wire.told.count(laid) == 1
    assert wire.told[-1] == f"This arrived: “{card} up”"
    assert card not in wire.hand
    assert wire.typist.prompt() == "What do you do?"


def test_a_turn_that_the_clock_ended_is_said_not_to_be_ones_own_doing() -> None:
    wire = Wire("face-to-face", clock=15)
    wire.type("start", "clock")
    assert wire.told[-1] == "You have 15 seconds left."
    wire.wait(16)
    assert "This turn was not ended from here" in wire.told[-1]
    assert wire.typist.prompt() == ""
    wire.type("clock")
    assert wire.told[-1] == "No clock is running."


def test_reminders_come_once_and_in_time() -> None:
    wire = Wire("face-to-face", clock=60)
    clock = wire.joined.clock
    assert clock.until_reminder() is None
    wire.type("start")
    assert clock.until_reminder() == 40
    wire.now += 40_000
    assert (clock.until_reminder(), clock.left()) == (0, 20)
    clock.reminded()
    wire.type("look", "who")
    assert clock.until_reminder() is None


def test_a_spectator_watches_and_is_told_how_to_sit_down() -> None:
    wire = Wire("face-to-face", person="tim")
    assert wire.told[-1] == "You are watching. Type `sit` to sit down."
    wire.type("sit 1")
    assert "Seat 1 is taken." in wire.told
    wire.comes(ME, "Olha")
    wire.other(Start(id="start"))
    assert "It is Olha’s turn." in wire.told
    wire.type("look", "5 up")
    assert "Olha, rising pile: 1, the row card" in wire.told
    assert wire.told[-1] == "You have no seat at this table."
    assert wire.typist.prompt() == ""
    assert not any("Your" in line for line in wire.told)


def test_who_is_removed_reads_it_as_their_own_and_may_not_sit_again() -> None:
    wire = Wire("face-to-face", person="tim")
    wire.comes(ME, "Olha")
    wire.type("sit 2")
    assert "You sit down." in wire.told
    wire.other(Remove(id="out", seat=1))
    assert "The host removes you from the table." in wire.told
    wire.type("sit")
    assert wire.told[-1].startswith("The host has removed you from this table")


def test_who_leaves_during_a_match_is_asked_and_may_come_back() -> None:
    wire = Wire("face-to-face")
    wire.type("start", "stand", "no")
    assert wire.typist.prompt() == "What do you do?"
    wire.type("stand", "yes")
    assert wire.told[-2:] == [
        "You leave the table. A bot plays on.",
        "Your seat is kept for you: type `sit` to take it back.",
    ]
    wire.type("sit")
    assert "You sit down." in wire.told
    assert wire.typist.prompt() == "What do you do?"


def test_the_host_fills_and_frees_seats() -> None:
    wire = Wire("snakes-and-ladders", seats=4)
    wire.type(
        "bot 2 strong", "bot 3", "open 2", "bot Bot 3 strong", "bot", "open 9", "bot 4 clever"
    )
    assert [seat.bot for seat in wire.joined.facts.seats] == [None, None, "strong", None]
    assert wire.told[-3:] == [
        *2 * ["Which seat? Type its number, from 1 to 4, or the name of who sits there."],
        "Which level? There are: beginner, casual, strong, expert, guest.",
    ]


def test_levels_have_words_of_the_language() -> None:
    wire = Wire("snakes-and-ladders", seats=4, language="uk")
    wire.type("бот 2 сильний гравець", "бот 3 Експерт", "бот 4 beginner", "хто")
    assert [seat.bot for seat in wire.joined.facts.seats] == [None, "strong", "expert", "beginner"]
    assert wire.told[-3:] == [
        "2. Бот 2 (бот, рівень: сильний гравець)",
        "3. Бот 3 (бот, рівень: експерт)",
        "4. Бот 4 (бот, рівень: початківець)",
    ]


@pytest.mark.parametrize(
    ("game", "people", "hints", "told"),
    [
        ("face-to-face", 2, True, True),
        ("face-to-face", 2, None, False),
        ("face-to-face", 1, True, False),
        ("the-game", 2, True, False),
    ],
)
def test_t7_hints_are_told_of_where_people_compete(
    game: str, people: int, hints: bool | None, told: bool
) -> None:
    wire = Wire(game, hints=hints)
    if people == 2:
        wire.comes("tim", "Tim")
        wire.other(Sit(id="sit"))
    wire.type("who")
    assert (wire.told[-1] == "Hints are allowed at this table.") is told


def test_people_of_one_name_are_told_apart() -> None:
    wire = Wire("face-to-face", person="tim")
    wire.comes(ME, "Olha")
    wire.table.presence.rename("tim", "olha")
    wire.type("sit")
    assert wire.joined.names == ("Olha (1)", "olha (2)")


def test_who_gave_no_name_is_named_in_the_language_of_the_reader() -> None:
    wire = Wire("face-to-face", language="uk")
    wire.comes("tim", "#875")
    wire.other(Sit(id="sit"))
    wire.type("хто")
    assert spaced(wire.joined.names[1]) == "Гість 875"
    assert [line for line in wire.told if "Гість 875" in line]
    assert not [line for line in wire.told if "#875" in line]


def test_absence_is_told_and_what_a_bot_does_about_it() -> None:
    wire = Wire("face-to-face", grace=5)
    wire.comes("tim", "Tim")
    wire.other(Sit(id="sit"))
    wire.type("start")
    wire.table.disconnect(NUMBER + 1, wire.now)
    wire.hear(wire.messages())
    assert wire.told[-1] == "Tim is offline."
    wire.wait(6)
    assert wire.told[-1] == "A bot plays for Tim in the meantime."
    wire.comes("tim", "Tim")
    assert wire.told[-1] == "Tim is back."


def test_a_signal_said_aloud_is_a_signal_and_other_words_are_talk() -> None:
    wire = Wire("quick-and-easy", seats=2)
    wire.comes("tim", "Tim")
    wire.other(Sit(id="sit"))
    wire.type("start", "say wants up", "'wants up", "say nice", "say", "say I hold a seven")
    told = [line for line in wire.told if line.startswith("You")]
    assert "You say: “I’d like to lay on the rising pile.”" in told
    assert {"You: “wants up”", "You: “nice”"} <= set(told)
    assert wire.told[-2] == "Say what? Type it after `say`."
    assert wire.told[-1].startswith("“seven” could be taken for the number of a card")


def test_hosting_passes_on() -> None:
    wire = Wire("face-to-face", person="tim")
    wire.comes(ME, "Olha")
    wire.type("sit")
    assert wire.told[-1] == "Olha starts the game."
    wire.other(Leave(id="leave"))
    assert wire.told[-2:] == [
        "You are the host now.",
        "Type `start` to begin; free seats go to bots.",
    ]


def test_other_words_for_the_terminal_itself() -> None:
    wire = Wire("the-game")
    wire.type("wait", "invite", "rules t4", "name", "name Olga", "?")
    assert wire.told.count("Others join with this link: http://host/t/t") == 1
    assert any(line.startswith("T4. Before and after a game") for line in wire.told)
    assert "Olga" in wire.told
    assert any(line.startswith("As the host:") for line in wire.told)
    with pytest.raises(Quit):
        wire.type("quit")


def test_the_last_words_of_a_server() -> None:
    wire = Wire("the-game")
    wire.joined.hear(Goodbye(reason="silent", retry=100))
    assert wire.told[-1] == "The server closes the connection."
    with pytest.raises(TableEnded):
        wire.joined.hear(Goodbye(reason="flood"))
    assert wire.told[-1].startswith("Too many messages: the server closes")
    with pytest.raises(TableEnded):
        wire.joined.hear(OtherVersion(version=7))
    assert "version 7" in wire.told[-1]


def test_what_those_who_run_the_server_announce_is_told_as_plain_text() -> None:
    wire = Wire("the-game")
    wire.joined.hear(Announced(text="Back at\x1b[2J nine"))
    assert wire.told[-1].endswith("nine")
    assert "\x1b" not in wire.told[-1]
    wire.joined.hear(Announced(text=""))
    assert "no longer applies" in wire.told[-1]


def test_a_refusal_without_an_id_answers_what_was_sent_first() -> None:
    wire = Wire("the-game")
    wire.typist.typed("start")
    wire.joined.hear(Refusal(id=None, code="too_fast", rule="T6", facts={}))
    assert wire.told[-1].endswith("wait a moment and try again.")
    assert not wire.joined.busy


@pytest.mark.parametrize(
    ("seen", "why"),
    [
        (None, "A lot has happened in the meantime"),
        (10_000, "The server has lost the last moves at this table."),
    ],
)
def test_after_a_long_absence_or_a_loss_the_table_is_shown_as_it_is(
    seen: int | None, why: str
) -> None:
    wire = Wire("face-to-face")
    wire.type("start")
    wire.joined.lost()
    wire.table.disconnect(NUMBER, wire.now)
    wire.table.connect(NUMBER, ME, "Olha", wire.now, seen)
    wire.joined.back()
    told = len(wire.told)
    wire.hear(wire.messages())
    assert wire.told[told].startswith(why)
    assert wire.told[told + 1].startswith("Your rising pile:")
    assert wire.typist.prompt() == "What do you do?"


ORDERS = st.lists(st.sampled_from(
    ["sit", "sit 1", "stand", "start", "bot 2", "bot 2 casual", "open 2", "remove 1", "mute 1",
     "close", "link", "who", "clock", "say x", "'", "yes", "y", "resign", "", "ready", "bot", "№ 1"]
), max_size=6)  # fmt: skip


@given(LINES, ORDERS, st.sampled_from(sorted(games())), st.booleans())
def test_nothing_that_is_typed_breaks_the_table_or_stays_unanswered(
    lines: list[str], orders: list[str], game: str, host: bool
) -> None:
    wire = Wire(game, person=ME if host else "tim")
    with suppress(Quit):
        wire.type("start", *lines, *orders, *lines)
        assert not wire.joined.unanswered
        assert not wire.typist.waiting
