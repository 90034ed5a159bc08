"""The catalogues of all languages say the same things."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast as ftl
from fluent.syntax import parse

from stosy.core import AnyGame
from stosy.games import games
from stosy.text import LANGUAGES, page_words
from tests.cases import cases
from tests.text.ftl import (
    arguments,
    catalogues,
    entries,
    game_file,
    messages,
    patterns,
    within,
)

NAMES = sorted(catalogues("en"))

every_language = cases("language", LANGUAGES)
every_file = cases("name", NAMES)


def written(language: str, name: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Everything a file says, by message.attribute."""
    for key, message in messages(language, name).items():
        for attribute, pattern in patterns(message).items():
            yield f"{key}.{attribute}".rstrip("."), pattern


@every_language
def test_every_language_has_the_same_files(language: str) -> None:
    assert catalogues(language).keys() == set(NAMES)


@every_language
@every_file
def test_nothing_is_misspelt(language: str, name: str) -> None:
    found = entries(language, name)
    assert found
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []


@every_language
@every_file
def test_no_message_is_there_twice(language: str, name: str) -> None:
    ids = [entry.id.name for entry in entries(language, name) if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


@every_language
@every_file
def test_every_language_has_the_same_messages_and_attributes(language: str, name: str) -> None:
    mine, english = (dict(written(each, name)) for each in (language, "en"))
    assert mine.keys() == english.keys()


@every_language
@every_file
def test_translations_use_the_same_arguments(language: str, name: str) -> None:
    english = dict(written("en", name))
    wrong = {
        key: (used, wanted)
        for key, pattern in written(language, name)
        if key in english
        and (used := arguments(language, name, pattern))
        != (wanted := arguments("en", name, english[key]))
    }
    assert wrong == {}


@every_language
@every_file
def test_messages_use_no_functions_but_number(language: str, name: str) -> None:
    """Other implementations of Fluent support no others."""
    text = "".join(str(entry.to_json()) for entry in entries(language, name))
    assert "FunctionReference" not in text.replace("'NUMBER'", "")


@every_language
@cases("game", games().values())
def test_the_words_of_a_page_are_whole(language: str, game: AnyGame) -> None:
    """Those that all games have, those that some share, and the game's own; what is said while
    cards are played refers to nothing else."""
    playing, rest = (
        {entry.id.name: entry for entry in parse(part).body if isinstance(entry, ftl.Message)}
        for part in page_words(language, game)
    )
    told = {*playing, *rest}
    assert not playing.keys() & rest.keys()
    nodes = (node for entry in playing.values() for node in within(entry))
    assert {node.id.name for node in nodes if isinstance(node, ftl.MessageReference)} <= {*playing}
    for name in NAMES:
        if "web" in name or name == game_file(game.id):
            assert set(messages(language, name)) <= told


@every_language
@every_file
def test_an_ellipsis_follows_its_word(language: str, name: str) -> None:
    """No space comes before it."""
    texts = [
        (key, element.value)
        for key, pattern in written(language, name)
        for element in pattern.elements
        if isinstance(element, ftl.TextElement)
    ]
    assert [key for key, text in texts if text.endswith((" …", "\u00a0…"))] == []
