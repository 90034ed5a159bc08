"""The words of each game as its catalogues have them, for clients that were built without them."""

from __future__ import annotations

from functools import cache

from aiohttp import web

from stosy.core import Refused
from stosy.games import games
from stosy.server.http.site import ASK_AGAIN, File, packed, sent
from stosy.text import LANGUAGES, page_words, words_of

GAME = r"{game:[a-z0-9-]{1,60}}"
LANGUAGE = r"{language:[a-z]{2}}"
PART = "{part:table|rest}"


async def get_words(request: web.Request) -> web.Response:
    """One catalogue of Project Fluent, to be put on top of what all games share."""
    game, language = request.match_info["game"], request.match_info["language"]
    if game not in games() or language not in LANGUAGES:
        raise Refused("not_found", "T6")
    return sent(request, _file(game, language))


async def get_page_words(request: web.Request) -> web.Response:
    """Everything that the pages say about one game, in two files: what its table says while cards
    are played, and the rest."""
    game, language = request.match_info["game"], request.match_info["language"]
    if game not in games() or language not in LANGUAGES:
        raise Refused("not_found", "T6")
    return sent(request, _page_files(game, language)[request.match_info["part"]])


def table_words(game: str, language: str) -> str:
    """The address of what a table says while cards are played."""
    return f"/api/games/{game}/pages/{language}/table.ftl"


@cache
def _page_files(game: str, language: str) -> dict[str, File]:
    parts = zip(("table", "rest"), page_words(language, games()[game]), strict=True)
    return {name: packed(text.encode(), ".ftl", ASK_AGAIN) for name, text in parts}


@cache
def _file(game: str, language: str) -> File:
    return packed(words_of(language, games()[game]).encode(), ".ftl", ASK_AGAIN)
