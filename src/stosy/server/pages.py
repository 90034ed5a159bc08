"""Plain pages for people who open the address in a browser."""

from __future__ import annotations

from html import escape

from aiohttp import hdrs, web

from stosy.core import Refused
from stosy.server.context import CONTEXT
from stosy.server.headers import host_of, is_https
from stosy.text import Words, match


async def home(request: web.Request) -> web.Response:
    return page(request, "")


async def table(request: web.Request) -> web.Response:
    return page(request, f"/t/{request.match_info['table']}")


def page(request: web.Request, path: str) -> web.Response:
    """Says how to come to the table from a terminal."""
    address = origin_of(request, request.app[CONTEXT].settings.trust_proxy) + path
    words = Words(match(request.headers.get(hdrs.ACCEPT_LANGUAGE, "")))
    title, how = words.say("serve-page-title"), words.say("serve-page-how")
    text = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title></head>'
        f"<body><h1>{escape(title)}</h1><p>{escape(how)}</p>"
        f"<pre>stosy join {escape(address)}</pre></body></html>"
    )
    return web.Response(text=text, content_type="text/html")


def origin_of(request: web.Request, trust_proxy: bool) -> str:
    """What the browser was told to go to, without the path."""
    host = host_of(request, trust_proxy)
    if host is None:
        raise Refused("malformed", "G3", detail="no host")
    scheme = "https" if is_https(request, trust_proxy) else "http"
    return f"{scheme}://{host.host}" + ("" if host.port is None else f":{host.port}")
