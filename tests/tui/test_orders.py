"""What is typed at a table on a server beside the game."""

from __future__ import annotations

import pytest

from stosy.bots import FOR_PEOPLE
from stosy.games import games
from stosy.text import LANGUAGES, Words
from stosy.tui.orders import Order, Orders, seat_named
from stosy.tui.typed import synonyms, vocabulary
from stosy.vocabulary.settings import REMOTE

NAMES = ("Olha", "Bot 2", "Bot 3", "Tim")


def read(line: str, language: str = "en") -> Order | None:
    languages = (Words("en"), Words(language))
    return Orders(languages).read(line, vocabulary(languages, NAMES))


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("sit", Order("sit")),
        ("Sit down 2", Order("sit", "2")),
        ("bot 3 casual", Order("bot", "3 casual")),
        ("'hello", Order("say", "hello")),
        ('"hello there"', Order("say", "hello there")),
        ("say it's  fine", Order("say", "it's  fine")),
        ("chat hello", Order("say", "hello")),
        ("leave", Order("stand")),
        ("leave up", None),
        ("start", Order("start")),
        ("start now", None),
        ("name Olha K.", Order("name", "Olha K.")),
        ("17 up", None),
        ("", None),
    ],
)
def test_orders_are_told_from_the_game(line: str, order: Order | None) -> None:
    assert read(line) == order


@pytest.mark.parametrize(
    ("language", "line", "order"),
    [
        ("uk", "ще раз", Order("start")),
        ("uk", "кажу привіт", Order("say", "привіт")),
        ("ru", "вернуть слово Оля", Order("unmute", "Оля")),
        ("cs", "pustit ke slovu 2", Order("unmute", "2")),
        ("cs", "„ahoj“", Order("say", "ahoj")),
        ("cs", "mute 2", Order("mute", "2")),
    ],
)
def test_every_language_has_words_of_its_own(language: str, line: str, order: Order) -> None:
    assert read(line, language) == order


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_for_the_table_means_two_things_or_an_action(language: str) -> None:
    words, english = Words(language), Words("en")
    own = synonyms(words.say("typed-table-words"))
    assert set(own.values()) == set(synonyms(english.say("typed-table-words")).values())
    typed = [part.strip() for line in words.say("typed-table-words").splitlines()
             for part in line.partition(":")[2].split(",")]  # fmt: skip
    assert len(typed) == len(set(typed))
    both = synonyms(english.say("typed-table-words")) | own
    actions = synonyms(english.say("typed-words")) | synonyms(words.say("typed-words"))
    for game in games():
        for each in (english, words):
            actions |= synonyms(each.typed(game, "typed-game-words"))
    assert both.keys() & actions.keys() <= {"leave", "say"}


@pytest.mark.parametrize(
    ("text", "seat"),
    [("1", 0), ("4", 3), ("5", None), ("0", None), ("tim", 3), ("ol", None), ("olhu", 0),
     ("bot 2", 1), ("bot", None), ("", None), ("2 up", None), ("²", None)],
)  # fmt: skip
def test_seats_are_named_by_number_or_name(text: str, seat: int | None) -> None:
    assert seat_named(text, NAMES, vocabulary((Words("en"),), NAMES)) == seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_typed_as_they_are_called(language: str) -> None:
    words = Words(language)
    orders = Orders((Words("en"), words))
    assert set(orders.levels.values()) == {*FOR_PEOPLE, REMOTE}
    for level in (*FOR_PEOPLE, REMOTE):
        assert orders.level(f"2 {words.level(level).upper()}") == ("2", level)
        assert orders.level(f"Bot 3 {level}") == ("Bot 3", level)


HELP = {
    "en": "say hello|who|sit 2|stand|clock|link|invite|name Olha"
    "|start|bot 2 casual|open 2|remove 2|mute 2|unmute 2|close",
    "uk": "кажу привіт|хто|сісти 2|встати|час|посилання|запросити|ім’я Ольга"
    "|почати|бот 2 любитель|звільнити 2|попросити 2|забрати слово 2|повернути слово 2|закрити",
    "ru": "скажу привет|кто|сесть 2|встать|время|ссылка|пригласить|имя Ольга"
    "|начать|бот 2 любитель|освободить 2|попросить 2|лишить слова 2|вернуть слово 2|закрыть",
    "cs": "řekni ahoj|kdo|sednout 2|vstát|čas|odkaz|pozvat|jméno Olga"
    "|začít|bot 2 silný hráč|uvolnit 2|vykázat 2|ztlumit 2|zrušit ztlumení 2|zavřít",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_help_tells_to_type_is_understood(language: str) -> None:
    words = Words(language)
    told = words.say("join-help") + words.say("join-help-host")
    meant = [order.word for order in map(read, HELP["en"].split("|")) if order is not None]
    for phrase, word in zip(HELP[language].split("|"), meant, strict=True):
        assert f"`{phrase}`" in told
        order = read(phrase, language)
        assert order is not None
        assert order.word == word
