"""What the help marks as words to type is understood."""

from __future__ import annotations

import re

import pytest

from stosy.games import find, games
from stosy.text import LANGUAGES, Words
from stosy.tui.conversation import COMMANDS
from stosy.tui.orders import Orders
from stosy.tui.typed import list_number, read_as, vocabulary

OLHA = {"en": "Olha", "uk": "Ольга", "ru": "Ольга", "cs": "Olga"}
OWN = ("play-help-game", "play-help-signals")
BESIDE = ("play-help", "join-help-game", "join-help", "join-help-host", "join-help-between")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def marked(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


@every_language
@pytest.mark.parametrize("game", games())
def test_what_the_help_of_a_game_marks_is_an_action(language: str, game: str) -> None:
    words = Words(language)
    typed = vocabulary((Words("en"), words), (OLHA[language],), find(game))
    phrases = [phrase for message in OWN for phrase in marked(words.typed(game, message))]
    assert len(phrases) > 5
    for phrase in phrases:
        tokens = typed.tokens(phrase)
        assert any(read_as(find(game), tokens)) or phrase in typed.words, phrase


@every_language
@pytest.mark.parametrize("message", BESIDE)
def test_what_the_help_marks_beside_the_game_is_a_command(language: str, message: str) -> None:
    words = Words(language)
    languages = (Words("en"), words)
    typed, orders = vocabulary(languages, (OLHA[language],)), Orders(languages)
    phrases = marked(words.say(message))
    assert phrases
    for phrase in phrases:
        known = typed.tokens(phrase)[0] in (*COMMANDS, "ready")
        assert known or orders.read(phrase, typed) or list_number(phrase), phrase


@every_language
def test_nothing_in_the_help_that_could_be_typed_is_unmarked(language: str) -> None:
    """Before a colon, where the words to type stand."""
    words = Words(language)
    languages = (Words("en"), words)
    texts = [words.say(message) for message in BESIDE]
    texts += [words.typed(game, message) for game in games() for message in OWN]
    for text in texts:
        for phrase in re.findall(r"(?:^|[.;] )([^`:;.]+):", text):
            assert phrase.casefold() not in vocabulary(languages, ()).words, phrase
            assert phrase.casefold() not in Orders(languages).words, phrase
