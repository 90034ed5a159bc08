"""A person plays in the terminal: scripted lines in, lines out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stosy.bots import find_bot
from stosy.core import Match, Move, offers_to, seed_of
from stosy.games import find, games
from stosy.games.rows.team_state import Said, Signal
from stosy.games.snakes_and_ladders.state import Accept, Lay
from stosy.text import LANGUAGES, Words
from stosy.tui import PlainTable, Quit
from tests.games.snakes_positions import Rules
from tests.games.snakes_positions import table as snakes_table
from tests.text.spaces import spaced

NAMES = ("You", "Ada", "Ben", "Clara", "David", "Emma")


class Terminal:
    """Types the given lines, then whatever `then` says, and keeps what was told."""

    def __init__(self, *lines: str, then: Callable[[], str] | None = None) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.then = then
        self.told: list[str] = []
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self.lines, None)
        if line is not None:
            return line
        if self.then is None:
            raise Quit
        return self.then()

    def tell(self, line: str) -> None:
        self.told.append(spaced(line))


def sit(
    game: str, terminal: Terminal, seats: int = 2, language: str = "en", **options: Any
) -> PlainTable:
    rules = find(game)
    setup = rules.setup(seats, rules.options(**options), 0)
    bots = [find_bot("casual", game) for _ in range(seats - 1)]
    match = Match(rules, setup, seed_of("plain"))
    words = Words(language)
    return PlainTable(match, bots, NAMES[:seats], words, terminal.ask, terminal.tell)


def play(table: PlainTable) -> Match[Any, Any, Any]:
    with pytest.raises(Quit):
        table.play()
    return table.match


def put(table: PlainTable, state: Any) -> None:
    """The match has come to this state."""
    table.match.position = replace(table.match.position, state=state)


def hosts_choice(table: PlainTable) -> str:
    """Enter, which prints the list in turn, then the number of the fallback in it."""
    for offer in offers_to(table.game, table.match.state, 0):
        if offer.fallback is not None and table.shown:
            return f"{list(table.shown).index(offer.fallback) + 1}."
    return ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_game_can_be_played_to_its_end_in_every_language(game: str, language: str) -> None:
    options = {"rounds": "single"} if game == "snakes-and-ladders" else {}
    terminal = Terminal(then=lambda: hosts_choice(table))
    table = sit(game, terminal, min(3, find(game).seats[-1]), language, **options)
    table.play()
    outcome = table.game.outcome(table.match.state)
    assert outcome is not None
    result = spaced(Words(language).result(game, outcome, NAMES, 0))
    assert result.startswith(terminal.told[-1])
    points = result.removeprefix(terminal.told[-1]).strip()  # told once, at the end of the round
    assert not points or sum(points in line for line in terminal.told) == 1
    assert not any("{" in line for line in terminal.told)


def test_a_lay_a_take_back_and_the_end_of_a_turn() -> None:
    terminal = Terminal()
    table = sit("face-to-face", terminal)
    low, high, *rest = table.match.state.hands[0]
    terminal.lines = iter([f"{low} up", f"{high} up", "back", f"{high} up", "end"])
    play(table)
    assert f"You take {high} back from your rising pile." in terminal.told
    assert any(line.startswith("You draw 2 cards: ") for line in terminal.told)
    assert set(rest) < set(table.match.state.hands[0])


def test_a_wrong_try_is_explained_and_changes_nothing() -> None:
    terminal = Terminal("end", "99 up", "sing a song", "17 sideways")
    table = sit("face-to-face", terminal)
    before = table.match.state
    play(table)
    assert table.match.state == before
    assert terminal.told[-4:-1] == [
        "This turn needs at least 2 cards; laid so far: 0.",
        "This card is not in the hand: 99.",
        "I don’t understand “sing a song”. Type `?` for help.",
    ]
    assert terminal.told[-1].startswith(
        "There is no such pile here. The piles are: your rising pile"
    )


def test_enter_lists_what_may_be_done_and_help_says_what_may_be_typed() -> None:
    terminal = Terminal("", "?")
    table = sit("the-game", terminal)
    play(table)
    assert terminal.told.count("1. " + table.words.action("the-game", table.listed()[0])) == 2
    assert table.words.line("the-game", "play-help-game", {}) in terminal.told


@pytest.mark.parametrize("seats", [1, 2])
def test_help_explains_signals_only_if_there_is_somebody_to_see_them(seats: int) -> None:
    terminal = Terminal("?")
    play(sit("the-game", terminal, seats))
    assert ("Signals: `wants up1`, `leave down2`." in terminal.told) == (seats > 1)


def test_a_list_number_without_a_list_is_answered() -> None:
    nothing = "There is nothing to choose from now."

    def answer() -> str:
        if terminal.prompts[-1] != "Enter to go on:":
            return hosts_choice(table)
        return "quit" if nothing in terminal.told else "1."

    terminal = Terminal("wait", then=answer)
    table = sit("face-to-face", terminal)
    play(table)
    assert terminal.told[-1] == nothing


def test_an_unclear_card_is_asked_back_with_its_numbers() -> None:
    terminal = Terminal()
    table = sit("the-game", terminal)
    card = table.match.state.hands[0][0]
    terminal.lines = iter([f"{card}", "2."])
    play(table)
    assert "Which of these do you mean? Type its number with a dot." in terminal.told
    assert f"You lay {card} on the second rising pile." in terminal.told


def test_a_list_number_counts_only_while_its_list_is_the_last_thing_printed() -> None:
    terminal = Terminal("1.", "1.", "1.", "1.")
    table = sit("face-to-face", terminal)
    first = "1. " + table.words.action("face-to-face", table.listed()[0])
    play(table)
    assert terminal.told.count(first[:1].upper() + first[1:]) == 1
    assert len(table.match.log) == 1 + 2
    assert sum(line.startswith("1. ") for line in terminal.told) == 2


@pytest.mark.parametrize("game", ["quick-and-easy", "snakes-and-ladders"])
def test_a_bare_number_picks_from_the_list_where_no_card_is_a_number(game: str) -> None:
    terminal = Terminal("1", "1")
    table = sit(game, terminal)
    table.bots[1] = table.bots[0]
    while not table.my_turn():
        table.report(table.match.play(Move(1, table.game.offers(table.match.state)[0].actions[0])))
    before = len(table.match.log)
    first = table.listed()[0]
    play(table)
    assert len(table.match.log) > before
    assert Move(0, first) in table.match.log


def test_a_bare_number_of_a_number_game_says_how_to_type_list_numbers() -> None:
    terminal = Terminal("", "1")
    table = sit("face-to-face", terminal)
    before = table.match.state
    play(table)
    assert table.match.state == before
    assert "needs a dot (`1.`)" in terminal.told[-1]


def test_alone_the_piles_are_shown_every_turn_and_signals_never_asked_for() -> None:
    terminal = Terminal(then=lambda: hosts_choice(table))
    table = sit("the-game", terminal, 1)
    table.play()
    told = terminal.told
    after = [told[place + 1] for place, line in enumerate(told) if line == "It is your turn."]
    assert len(after) > 5
    assert all(line.startswith("The first rising pile:") for line in after)
    assert not any("say:" in line or "You may say" in line for line in terminal.told)


def test_the_table_and_the_hands_are_shown_before_the_result() -> None:
    terminal = Terminal("resign", "yes")
    table = sit("face-to-face", terminal)
    table.play()
    cards = ", ".join(map(str, table.match.state.hands[1]))
    assert terminal.told[-2] == f"Ada still held: {cards}."
    assert terminal.told[-3].startswith("Your hand: ")


def test_a_turn_in_which_only_its_end_is_left_ends_by_itself() -> None:
    terminal = Terminal(then=lambda: hosts_choice(table))
    table = sit("the-game", terminal, 1)
    put(table, replace(table.match.state, hands=((50, 51),), draw=()))
    terminal.lines = iter(["50 up1", "51 up1"])
    table.play()
    outcome = table.game.outcome(table.match.state)
    assert outcome is not None
    assert len(terminal.prompts) == 2


def test_rules_are_told_by_id_or_all() -> None:
    terminal = Terminal("rules tg2", "rules")
    table = sit("the-game", terminal)
    play(table)
    told = [line for line in terminal.told if line.startswith("TG")]
    assert [line.split(".")[0] for line in told] == ["TG2", "TG1", "TG2", "TG3", "TG4", "TG5"]


def test_signals_are_given_when_ones_turn_has_ended_and_stand() -> None:
    terminal = Terminal()
    table = sit("quick-and-easy", terminal, 3)
    card = table.match.state.hands[0][0]
    terminal.lines = iter([f"{card} up", "end", "wants up", "wants up", "look"])
    play(table)
    said = [each.signal for each in table.match.state.signals if each.seat == 0]
    assert said == [Signal("wants", pile="up")]
    assert "You have said that already; it stands until your turn ends." in terminal.told
    assert "You: “I’d like to lay on the rising pile.”" in terminal.told


def test_a_partner_speaks_before_the_person_is_asked() -> None:
    """Of both its cards, though the turn has come to the person at once."""
    terminal = Terminal()
    table = sit("quick-and-easy", terminal)
    table.bots[1] = find_bot("strong", "quick-and-easy")
    play(table)
    assert len(terminal.prompts) == 1
    told = {said.signal.colour for said in table.match.state.signals if said.seat == 1}
    assert told >= {card[0] for card in table.match.state.hands[1]}


def test_resigning_is_asked_twice() -> None:
    terminal = Terminal("resign", "no", "resign", "yes")
    table = sit("face-to-face", terminal)
    table.play()
    outcome = table.game.outcome(table.match.state)
    assert outcome is not None
    assert terminal.told[-1] == spaced(table.words.result("face-to-face", outcome, NAMES, 0))
    assert terminal.told[-1].endswith("Ada wins.")


def test_patience_means_to_be_asked_before_every_move() -> None:
    def asked(*lines: str) -> int:
        terminal = Terminal(*lines, then=lambda: hosts_choice(table))
        table = sit("face-to-face", terminal)
        table.play()
        return terminal.prompts.count("Enter to go on:")

    assert asked() == 0
    assert asked("wait") > 10


def at(state: Any, *lines: str) -> Terminal:
    """The person sits at this table of Snakes & Ladders on seat 0."""
    terminal = Terminal(*lines)
    table = sit("snakes-and-ladders", terminal, len(state.hands))
    put(table, state)
    play(table)
    return terminal


def test_the_person_may_intervene_out_of_turn() -> None:
    laid = find("snakes-and-ladders").apply(
        snakes_table("r7 b1 b2", "r7 r1 r2", "g8 y1 g1", turn=1), Move(1, Lay("r7"))
    )
    terminal = at(laid.state, "r7")
    assert "You cut in with a red 7." in terminal.told


@pytest.mark.parametrize("announced", [True, False])
def test_a_last_card_is_a_moment_to_speak_up_announced_or_not(announced: bool) -> None:
    laid = find("snakes-and-ladders").apply(
        snakes_table("g7 b1 b2", "r7 y2", "g8 y1 g1", turn=1), Move(1, Lay("r7", None, announced))
    )
    terminal = at(laid.state, "?", "call ada")
    assert terminal.prompts[0] == "Enter to go on:"
    assert not any(". call out Ada" in line for line in terminal.told)
    called = "You call out Ada, who did not say “One card!”" in terminal.told
    assert called is not announced


def test_the_person_is_told_to_sort_new_cards() -> None:
    state = snakes_table("g7 b1 b2", "r7 y2 y3", turn=1)
    terminal = at(replace(state, phase="ready", waiting=0), "ready")
    assert terminal.told.count(Words("en").line("snakes-and-ladders", "play-sort", {})) == 1


def test_the_table_tells_ones_own_points_only_in_a_match_of_rounds() -> None:
    state = replace(snakes_table("g7 b1", "r7 y2"), scores=(66, 7), round=6)
    assert "Round 6; you have 66 points, the target is 500." in at(state, "look").told
    single = replace(state, options=Rules(rounds="single"))
    assert not any("target" in line for line in at(single, "look").told)


def test_a_mistake_under_penalties_costs_two_cards() -> None:
    state = snakes_table("b7 b1 b2", "r7 y2", top="r5", rules=Rules(penalties="on"))
    terminal = at(state, "b7")
    assert "A mistake: you try a blue 7, which does not fit, and take it back." in terminal.told
    assert any(line.startswith("You take 2 cards as a penalty: ") for line in terminal.told)


LINES = st.lists(
    st.one_of(
        st.text(max_size=20),
        st.sampled_from(["", "1.", "2.", "9" * 5000, "9" * 5000 + ".", "№٣", "r²", "!", "rules x"]),
        st.text("0123456789 rygbpWSDR.!#uptheidownlayc", max_size=12),
    ),
    max_size=12,
)


@given(LINES, st.sampled_from(sorted(games())), st.sampled_from(LANGUAGES))
def test_nothing_that_is_typed_breaks_the_table(lines: list[str], game: str, language: str) -> None:
    terminal = Terminal(*lines)
    with suppress(Quit):
        sit(game, terminal, 2, language).play()


def test_after_a_lay_the_tops_are_told_with_the_hand() -> None:
    terminal = Terminal()
    table = sit("face-to-face", terminal)
    low = table.match.state.hands[0][0]
    terminal.lines = iter([f"{low} on my rising pile"])
    play(table)
    place = terminal.told.index(f"You lay {low} on your rising pile.")
    assert terminal.told[place + 1].startswith(f"Your rising pile: {low}; your falling pile: 60, ")
    assert terminal.told[place + 2].startswith("Your hand: ")


@pytest.mark.parametrize("number", ["1.", "1)", "#1"])
def test_a_number_of_the_list_may_be_written_in_several_ways(number: str) -> None:
    terminal = Terminal("", number)
    table = sit("face-to-face", terminal)
    play(table)
    assert len(table.match.log) == 2


def test_a_signal_is_told_once_and_again_on_request() -> None:
    terminal = Terminal("", "end", "wants up1", "", "look")
    table = sit("the-game", terminal)
    said = [Signal("leave", pile="up1")]
    put(table, replace(table.match.state, signals=tuple(Said(1, each) for each in said)))
    sentence = "Ada: “Please don’t lay on the first rising pile.”"
    table.talk.look(table.sight)
    assert sentence not in terminal.told
    table.talk.look(table.sight, again=True)
    assert sentence in terminal.told


def test_what_cannot_be_helped_is_taken_without_a_question() -> None:
    terminal = Terminal()
    table = sit("snakes-and-ladders", terminal, 3)
    state = replace(snakes_table("r1 r2", "b5 b6 b7", "g1", top="gS"), pending="skip")
    put(table, state)
    play(table)
    assert table.match.log[1] == Move(0, Accept())
    put(table, replace(state, layer=2))
    assert table.talk.automatic(table.sight) is None, "somebody may be called out"
