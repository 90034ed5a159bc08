"""A person plays in plain lines: scripted lines in, lines out."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from stosy.core import Dice, offers_to
from stosy.games import find, games
from stosy.games.rows.team_state import Said, Signal
from stosy.games.snakes_and_ladders.state import Accept
from stosy.host import Game, Memory
from stosy.text import LANGUAGES, Words
from stosy.tui.alone import Alone, records_in
from stosy.tui.conversation import Conversation
from stosy.tui.joined import Quit
from stosy.tui.plain import Plain, place_of
from stosy.tui.sight import Sight
from tests.games.snakes_positions import Rules
from tests.games.snakes_positions import table as snakes_table
from tests.text.spaces import spaced
from tests.tui.screens import AT_ONCE
from tests.tui.served import Script, run
from tests.tui.wired import Wire

NAMES = ("You", "Ada", "Ben")


class Player(Plain):
    """Somebody who plays alone, by a script."""

    def __init__(self, game: str, language: str = "en", seats: int = 2, **options: Any) -> None:
        rules, words = find(game), Words(language)
        levels = ["casual"] * (seats - 1)
        self.store = Memory()
        self.alone = Alone(
            words=words,
            name="Olha",
            game=rules,
            wanted=lambda game: Game(game=game, seats=seats, options=options, levels=levels),
            seed=lambda: "ab" * 32,
            tempo=AT_ONCE,
            store=self.store,
        )
        super().__init__(words, self.alone.run)
        self.console = self.script = Script()

    async def play(self) -> None:
        await self.alone.run(self)

    def hosts_choice(self, prompt: str) -> str:
        """Enter, which prints the list in turn, then the number of the fallback in it."""
        assert self.table is not None
        shown = list(self.table.talk.shown)
        for offer in () if self.table.sight is None else self.table.sight.offers:
            if offer.fallback is not None and offer.fallback in shown:
                return f"{shown.index(offer.fallback) + 1}."
        return ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_game_can_be_played_to_its_end_in_every_language(game: str, language: str) -> None:
    options = {"rounds": "single"} if game == "snakes-and-ladders" else {}
    player = Player(game, language, min(3, find(game).seats[-1]), **options)
    player.script.answer = player.hosts_choice

    async def test() -> None:
        playing = asyncio.create_task(player.play())
        await player.script.until(player.words.say("join-hint-again"))
        player.script.type("quit")
        with pytest.raises(Quit):
            await playing

    run(test())
    [(_, record)] = records_in(player.store.read())
    assert record.result is not None
    assert not any("{" in line or "???" in line for line in player.script.told)


def test_bots_hurry_when_they_are_told_to() -> None:
    wire = Wire("face-to-face", seats=2)
    wire.type("start", "hurry")
    assert wire.told[-1] == "It is not a bot’s turn."
    low, high, *_ = sorted(wire.hand)
    wire.type(f"{low} up", f"{high} up", "end", "hurry")
    assert wire.table.bots.hurried


def test_a_lay_a_take_back_and_the_end_of_a_turn() -> None:
    wire = Wire("face-to-face")
    wire.type("start")
    low, high, *rest = wire.hand
    wire.type(f"{low} on my rising pile")
    place = wire.told.index(f"You lay {low} on your rising pile.")
    assert wire.told[place + 1].startswith(f"Your rising pile: {low}; your falling pile: 60, ")
    assert wire.told[place + 2].startswith("Your hand: ")
    wire.type(f"{high} up", "back", f"{high} up", "end")
    assert f"You take {high} back from your rising pile." in wire.told
    assert any(line.startswith("You draw 2 cards: ") for line in wire.told)
    assert set(rest) < set(wire.hand)


def test_a_wrong_try_is_explained_and_changes_nothing() -> None:
    wire = Wire("face-to-face")
    wire.type("start")
    before = wire.hand
    wire.type("end", "99 up", "sing a song", "17 sideways")
    assert wire.hand == before
    assert wire.told[-4:-1] == [
        "This turn needs at least 2 cards; laid so far: 0.",
        "This card is not in the hand: 99.",
        "I don’t understand “sing a song”. Type `?` for help.",
    ]
    assert wire.told[-1].startswith("There is no such pile here. The piles are: your rising pile")


def test_enter_lists_what_may_be_done_and_help_says_what_may_be_typed() -> None:
    wire = Wire("the-game")
    wire.type("start", "", "?")
    first = wire.joined.words.action("the-game", wire.joined.listed()[0])
    assert wire.told.count(f"1. {first}") == 2
    assert wire.joined.words.line("the-game", "play-help-game", {}) in wire.told


@pytest.mark.parametrize("seats", [1, 2])
def test_help_explains_signals_only_if_there_is_somebody_to_see_them(seats: int) -> None:
    wire = Wire("the-game", seats=seats)
    wire.type("start", "?")
    assert ("Signals: `wants up1`, `leave down2`." in wire.told) == (seats > 1)


def test_a_list_number_without_a_list_is_answered() -> None:
    wire = Wire("face-to-face")
    wire.type("start", "resign", "yes", "1.")
    assert wire.told[-1] == "Right now there is nothing to choose from."


def test_an_unclear_card_is_asked_back_with_its_numbers() -> None:
    wire = Wire("the-game")
    wire.type("start")
    card = wire.hand[0]
    wire.type(f"{card}", "2.")
    assert "Which of these do you mean? Type its number with a dot." in wire.told
    assert f"You lay {card} on the second rising pile." in wire.told


def test_a_list_number_counts_only_while_its_list_is_the_last_thing_printed() -> None:
    wire = Wire("face-to-face")
    wire.type("start", "1.")
    assert sum(line.startswith("1. ") for line in wire.told) == 2  # the seats, and the list
    laid = len(wire.hand)
    wire.type("1.")
    assert len(wire.hand) == laid - 1
    wire.type("1.")
    assert len(wire.hand) == laid - 1


@pytest.mark.parametrize("number", ["1.", "1)", "#1"])
def test_a_number_of_the_list_may_be_written_in_several_ways(number: str) -> None:
    wire = Wire("face-to-face")
    wire.type("start", "")
    before = len(wire.hand)
    wire.type(number)
    assert len(wire.hand) == before - 1


def test_a_bare_number_picks_from_the_list_where_no_card_is_a_number() -> None:
    wire = Wire("quick-and-easy")
    wire.type("start")
    before = len(wire.hand)
    wire.type("", "1")
    assert len(wire.hand) == before - 1


def test_a_bare_number_of_a_number_game_says_how_to_type_list_numbers() -> None:
    wire = Wire("face-to-face")
    wire.type("start", "", "1")
    assert "needs a dot (`1.`)" in wire.told[-1]


def test_alone_signals_are_never_asked_for() -> None:
    wire = Wire("the-game", seats=1)
    wire.type("start", "")
    assert any(line.startswith("2. lay ") for line in wire.told)
    assert not any("say:" in line or "You may say" in line for line in wire.told)


def test_rules_are_told_by_id_or_all() -> None:
    wire = Wire("the-game")
    wire.type("start", "rules tg2", "rules")
    told = [line.split(".")[0] for line in wire.told if line.startswith("TG")]
    assert told == ["TG2", "TG1", "TG2", "TG3", "TG4", "TG5"]


def test_resigning_is_asked_twice() -> None:
    wire = Wire("face-to-face")
    wire.type("start", "resign", "no", "resign")
    assert wire.joined.facts.phase == "playing"
    wire.type("yes")
    assert any(line.startswith("Your hand: ") for line in wire.told[-4:])
    assert any(line.endswith("Bot 2 wins.") for line in wire.told)


def test_actions_and_commands_of_the_language_complete() -> None:
    wire = Wire("face-to-face", language="uk")
    wire.type("почати")
    card = wire.hand[0]
    assert f"{card} up" in wire.typist.completions(f"{card} ")
    assert "підказка" in wire.typist.completions("підк")
    assert wire.typist.completions("") == []


def told_of(game: str, state: Any, again: bool = False) -> list[str]:
    """What is told of a table."""
    lines: list[str] = []
    rules = find(game)
    talk = Conversation(rules, Words("en"), NAMES[: len(state.hands)], lines.append)
    talk.look(Sight(0, rules.view(state, 0), tuple(offers_to(rules, state, 0))), again)
    return [spaced(line) for line in lines]


def test_the_table_tells_ones_own_points_only_in_a_match_of_rounds() -> None:
    state = replace(snakes_table("g7 b1", "r7 y2"), scores=(66, 7), round=6)
    told = told_of("snakes-and-ladders", state)
    assert "Round 6; you have 66 points, the target is 500." in told
    single = replace(state, options=Rules(rounds="single"))
    assert not any("target" in line for line in told_of("snakes-and-ladders", single))


def test_a_signal_is_told_once_and_again_on_request() -> None:
    game = find("the-game")
    setup = game.setup(2)
    state = game.start(setup, game.deal(setup, Dice("plain", 0))).state
    state = replace(state, signals=(Said(1, Signal("leave", pile="up1")),))
    sentence = "Ada: “Please don’t lay on the first rising pile.”"
    assert sentence not in told_of("the-game", state)
    assert sentence in told_of("the-game", state, again=True)


def test_what_cannot_be_helped_is_taken_without_a_question() -> None:
    rules = find("snakes-and-ladders")
    talk = Conversation(rules, Words("en"), NAMES, print)

    def automatic(state: Any) -> Any:
        return talk.automatic(Sight(0, rules.view(state, 0), tuple(offers_to(rules, state, 0))))

    state = replace(snakes_table("r1 r2", "b5 b6 b7", "g1", top="gS"), pending="skip")
    assert automatic(state) == Accept()
    assert automatic(replace(state, layer=2)) is None, "somebody may be called out"


@pytest.mark.parametrize(
    ("answer", "place"),
    [("2", 1), ("the game", 0), ("the-game", 0), ("the", None), ("face", 1), ("3", None)],
)
def test_a_choice_is_a_number_a_name_or_its_beginning(answer: str, place: int | None) -> None:
    names = (("the-game", "The Game"), ("face-to-face", "The Game: Face to Face"))
    assert place_of(answer, names) == place
