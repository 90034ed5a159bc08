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


async def get_words(request: web.Request) -> web.Response:
    """One catalogue of Project Fluent, to be put on top of what all games share."""
    game, language = request.match_info["game"], request.match_info["language"]
    if game not in games() or language not in LANGUAGES:
        raise Refused("not_found", "T6")
    return sent(request, _file(game, language))


async def get_page_words(request: web.Request) -> web.Response:
    """Everything that the pages say about one game, in one file."""
    game, language = request.match_info["game"], request.match_info["language"]
    if game not in games() or language not in LANGUAGES:
        raise Refused("not_found", "T6")
    return sent(request, _page_file(game, language))


@cache
def _page_file(game: str, language: str) -> File:
    return packed(page_words(language, games()[game]).encode(), ".ftl", ASK_AGAIN)


@cache
def _file(game: str, language: str) -> File:
    return packed(words_of(language, games()[game]).encode(), ".ftl", ASK_AGAIN)
