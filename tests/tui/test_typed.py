"""What people type becomes the action they mean."""

from __future__ import annotations

import pytest

from stosy.core import Action
from stosy.games import find
from stosy.games.piles import EndTurn, Lay, TakeBack
from stosy.games.snakes_and_ladders.state import CallOut, Draw
from stosy.games.snakes_and_ladders.state import Lay as LayCard
from stosy.games.team_state import Signal
from stosy.text import LANGUAGES, Words
from stosy.tui.typed import Ambiguous, Vocabulary, chosen_by_number, parse, synonyms, vocabulary


def typed(language: str = "en") -> Vocabulary:
    return vocabulary((Words("en"), Words(language)), ("You", "Ada", "Ben"))


@pytest.mark.parametrize(
    ("game", "text", "meant"),
    [
        ("face-to-face", "17 up", Lay(17, "up")),
        ("face-to-face", "17 their down", Lay(17, "their_down")),
        ("face-to-face", "lay 17 tu", Lay(17, "their_up")),
        ("face-to-face", "take back", TakeBack()),
        ("face-to-face", "END TURN", EndTurn()),
        ("quick-and-easy", "r7 up", Lay("r7", "up")),
        ("quick-and-easy", "Red 10 down", Lay("r10", "down")),
        ("quick-and-easy", "height yellow high", Signal("height", colour="y", level="high")),
        ("quick-and-easy", "leave up", Signal("leave", pile="up")),
        ("the-game", "83 d2", Lay(83, "down2")),
        ("snakes-and-ladders", "blue skip!", LayCard("bS", one_card=True)),
        ("snakes-and-ladders", "rr", LayCard("rR")),
        ("snakes-and-ladders", "green draw2", LayCard("gD")),
        ("snakes-and-ladders", "wild4, red", LayCard("W4", "r")),
        ("snakes-and-ladders", "wild r", LayCard("W", "r")),
        ("snakes-and-ladders", "r5 one card!", LayCard("r5", one_card=True)),
        ("snakes-and-ladders", "red draw two", LayCard("rD")),
        ("snakes-and-ladders", "draw", Draw()),
        ("snakes-and-ladders", "call ben", CallOut(2)),
        ("snakes-and-ladders", "call you", CallOut(0)),
        ("snakes-and-ladders", "what now", None),
        ("the-game", "seventeen up1", None),
    ],
)
def test_words_are_read_as_actions_allowed_or_not(
    game: str, text: str, meant: Action | None
) -> None:
    assert parse(find(game), typed().tokens(text), ()) == meant


def test_a_part_that_leaves_no_choice_need_not_be_typed() -> None:
    offered = [Lay(17, "up"), Lay(20, "up"), Lay(20, "down"), EndTurn()]
    game = find("face-to-face")
    assert parse(game, ["17"], offered) == Lay(17, "up")
    with pytest.raises(Ambiguous) as several:
        parse(game, ["20"], offered)
    assert several.value.actions == [Lay(20, "up"), Lay(20, "down")]


def test_the_announcement_is_never_made_for_the_person() -> None:
    offered = [LayCard("r5", one_card=True), LayCard("r5")]
    assert parse(find("snakes-and-ladders"), ["r5"], offered) == LayCard("r5")


def test_numbers_of_the_list_have_a_dot_or_a_hash() -> None:
    offered = [EndTurn(), TakeBack()]
    assert [chosen_by_number(text, offered) for text in ("2.", ".2", "#2", "№2")] == [
        TakeBack()
    ] * 4
    assert [chosen_by_number(text, offered) for text in ("2", "3.", "0.", "x")] == [None] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_language_means_two_things(language: str) -> None:
    for message in ("typed-words", "typed-faces"):
        english = synonyms(Words("en").say(message))
        text = Words(language).say(message)
        meanings: dict[str, str] = {}
        for line in text.splitlines():
            meaning, _, words = line.partition(":")
            for word in words.split(","):
                folded = word.strip().casefold()
                assert meanings.setdefault(folded, meaning) == meaning, folded
                assert english.get(folded, meaning) == meaning, folded
        assert set(meanings.values()) == set(english.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_are_understood_in_every_language(language: str) -> None:
    tokens = typed(language).tokens
    assert tokens("red 5 end_turn up wants") == ["r5", "end_turn", "up", "wants"]
