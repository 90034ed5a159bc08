"""What people type becomes the action they mean."""

from __future__ import annotations

import pytest

from stosy.core import Action
from stosy.games import find, games
from stosy.games.rows.piles import EndTurn, Lay, TakeBack
from stosy.games.rows.team_state import Signal
from stosy.games.snakes_and_ladders.state import CallOut, Draw
from stosy.games.snakes_and_ladders.state import Lay as LayCard
from stosy.text import LANGUAGES, Words
from stosy.tui.typed import (
    Ambiguous,
    Vocabulary,
    chosen,
    list_number,
    parse,
    synonyms,
    vocabulary,
)

SNAKES = find("snakes-and-ladders")


def typed(language: str = "en", game: str = SNAKES.id) -> Vocabulary:
    return vocabulary((Words("en"), Words(language)), ("You", "Ada", "Ben"), find(game))


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
        ("snakes-and-ladders", "call be", CallOut(2)),
        ("snakes-and-ladders", "call 2", CallOut(1)),
        ("snakes-and-ladders", "wild draw four blue", LayCard("W4", "b")),
        ("snakes-and-ladders", "wild 4 blue", LayCard("W4", "b")),
        ("face-to-face", "lay 17 on your opponent’s rising pile", Lay(17, "their_up")),
        ("face-to-face", "17 their falling", Lay(17, "their_down")),
        ("the-game", "83 second falling", Lay(83, "down2")),
        ("the-game", "lay 83 on the second falling pile", Lay(83, "down2")),
        ("quick-and-easy", "say wants rising", Signal("wants", pile="up")),
        ("snakes-and-ladders", "what now", None),
        ("the-game", "seventeen up1", None),
    ],
)
def test_words_are_read_as_actions_allowed_or_not(
    game: str, text: str, meant: Action | None
) -> None:
    assert parse(find(game), typed(game=game).tokens(text), ()) == meant


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
    assert [list_number(text) for text in ("2.", ".2", "#2", "№2")] == [2] * 4
    assert [list_number(text) for text in ("2", "x", "2.2", "")] == [None] * 4
    assert list_number("2", bare=True) == 2


def test_a_number_picks_from_the_list() -> None:
    offered = [EndTurn(), TakeBack()]
    picked = [chosen(number, offered) for number in (None, 0, 1, 2, 3)]
    assert picked == [None, None, EndTurn(), TakeBack(), None]


def test_the_name_of_an_unsaid_action_changes_nothing() -> None:
    offered = [Lay(17, "up"), EndTurn()]
    assert parse(find("face-to-face"), ["lay", "17"], offered) == Lay(17, "up")


@pytest.mark.parametrize(
    ("language", "text", "seat"),
    [
        ("uk", "викрити Лесю", 1),
        ("uk", "викрити Олю", 2),
        ("ru", "напомнить Ане", 1),
        ("cs", "upozornit Adama", 1),
    ],
)
def test_names_may_be_inflected(language: str, text: str, seat: int) -> None:
    names = {"uk": ("Леся", "Оля"), "ru": ("Аня", "Борис"), "cs": ("Adam", "Dana")}[language]
    words = vocabulary((Words("en"), Words(language)), ("Olha Kobylianska", *names), SNAKES)
    assert parse(find("snakes-and-ladders"), words.tokens(text), ()) == CallOut(seat)


def test_two_names_that_begin_alike_must_be_typed_in_full() -> None:
    words = vocabulary((Words("en"),), ("Me", "Clara", "Clark"), SNAKES)
    assert words.tokens("call cla") == ["call_out", "cla"]
    assert words.tokens("call clark") == ["call_out", "2"]


def test_a_name_never_stands_for_a_card() -> None:
    assert vocabulary((Words("en"),), ("17", "up"), find("face-to-face")).tokens("17 up") == [
        "17",
        "up",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "action"),
    [
        *(("face-to-face", Lay(17, pile)) for pile in ("up", "down", "their_up", "their_down")),
        *(("the-game", Lay(17, pile)) for pile in ("up1", "up2", "down1", "down2")),
        *(("quick-and-easy", Lay("p7", pile)) for pile in ("up", "down")),
    ],
)
def test_piles_may_be_typed_as_they_are_shown(
    language: str, game: str, action: Lay[int | str]
) -> None:
    words = Words(language)
    shown = f"{words.card(game, action.card)} {words.pile(game, action.pile)}"
    listed = words.action(game, action)
    tokens = typed(language, game).tokens
    assert parse(find(game), tokens(shown), ()) == action
    assert parse(find(game), tokens(listed), ()) == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["r5", "yS", "gD", "bR", "W", "W4"])
def test_cards_may_be_typed_as_they_are_shown(language: str, card: str) -> None:
    words = Words(language)
    assert typed(language).tokens(words.card("snakes-and-ladders", card)) == [card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_for_sorted_cards_is_understood(language: str) -> None:
    asked = Words(language).line(SNAKES.id, "play-sort", {})
    assert "ready" in typed(language).tokens(asked)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_language_means_two_things(language: str, game: str) -> None:
    for messages in (("typed-words", "typed-game-words"), ("typed-faces",)):
        told, text = (
            "\n".join(words.typed(game, message) for message in messages)
            for words in (Words("en"), Words(language))
        )
        english = synonyms(told)
        meanings: dict[str, str] = {}
        for line in filter(None, text.splitlines()):
            meaning, _, several = line.partition(":")
            for word in several.split(","):
                folded = word.strip().casefold()
                assert meanings.setdefault(folded, meaning) == meaning, folded
                assert english.get(folded, meaning) == meaning, folded
        assert set(meanings.values()) == set(english.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_are_understood_in_every_language(language: str) -> None:
    tokens = typed(language).tokens
    assert tokens("red 5 end_turn up wants") == ["r5", "end_turn", "up", "wants"]
