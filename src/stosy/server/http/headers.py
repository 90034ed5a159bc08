"""Headers of all responses, and the check of foreign requests."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import ip_address
from typing import NamedTuple

import msgspec
from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware

from stosy.core import Refused
from stosy.server.http.lan import LOOPBACK, in_url
from stosy.server.http.proxies import Proxies
from stosy.wire.api import Problem

POLICY = (
    "default-src 'none'; script-src 'self'{compiles}; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'{socket}; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)

WORKERS = "/workers/"
"""The folder of scripts that run beside a page."""
COMPILES = " 'wasm-unsafe-eval'"
"""Python in the browser is WebAssembly: only the workers that start it may compile that, since a
worker has the policy of its own response."""

ALWAYS: Mapping[str, str] = {
    "X-Content-Type-Options": "nosniff",
    # The link to a table is the key to it.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": (
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
    ),
    "Server": "stosy",
}
SECURE_ONLY = "max-age=31536000"

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
DEFAULT_PORTS = {"http": 80, "https": 443}
MOST_PORT = 65535

ADDRESS = "<address>"
"""Stands for any IP address in a set of allowed hosts; `*.local` for any name that ends so."""
LOOPBACK_HOSTS = frozenset(map(in_url, LOOPBACK))

AUTHORITY = re.compile(r"([a-z0-9_](?:[a-z0-9._-]{0,253})|\[[0-9a-f:.]{2,45}\])(?::([0-9]{1,5}))?")


class Authority(NamedTuple):
    """A host as it stands in URLs, and its port if one is given."""

    host: str
    port: int | None


def authority(text: str) -> Authority | None:
    """`host` or `host:port`, in lower case; None for what is neither."""
    parts = AUTHORITY.fullmatch(text.lower())
    if parts is None:
        return None
    host, port = parts.groups()
    if port is not None and int(port) > MOST_PORT:
        return None
    return Authority(host, None if port is None else int(port))


def is_https(request: web.BaseRequest, proxies: Proxies) -> bool:
    """Did the request leave the browser by https?"""
    scheme = proxies.told(request, "X-Forwarded-Proto").lower()
    return (scheme or request.scheme) == "https"


def host_of(request: web.BaseRequest, proxies: Proxies) -> Authority | None:
    """The host that the browser used; None if it is missing or invalid."""
    named = proxies.told(request, "X-Forwarded-Host")
    return authority(named or request.headers.get(hdrs.HOST, ""))


def origin_of(request: web.BaseRequest, proxies: Proxies) -> str:
    """The origin that the browser used."""
    host = host_of(request, proxies)
    if host is None:
        raise Refused("malformed", "G3", detail="no host")
    scheme = "https" if is_https(request, proxies) else "http"
    return f"{scheme}://{host.host}" + ("" if host.port is None else f":{host.port}")


def same_origin(request: web.BaseRequest, proxies: Proxies) -> bool:
    """Does the request come from one of our own pages, or from no browser at all?

    A port that is not given is the usual one of the page's scheme: a proxy may have taken TLS off
    without saying so. A page that came by http has no say over a request by https.
    """
    origins = request.headers.getall(hdrs.ORIGIN, [])
    if not origins:
        return True
    scheme, _, rest = origins[0].lower().partition("://")
    usual = DEFAULT_PORTS.get(scheme)
    page, host = authority(rest), host_of(request, proxies)
    if len(origins) > 1 or usual is None or page is None or host is None:
        return False
    if scheme == "http" and is_https(request, proxies):
        return False
    return (page.host, page.port or usual) == (host.host, host.port or usual)


def lan_hosts(name: str) -> frozenset[str]:
    """The hosts under which a machine of this name is met on a local network."""
    names = {name.lower(), name.lower().partition(".")[0]} - {""}
    return LOOPBACK_HOSTS | names | {ADDRESS, "*.local"}


def allowed_host(request: web.BaseRequest, allowed: frozenset[str]) -> bool:
    """Was the request sent to one of our hosts?

    Otherwise any site could point its own name at this machine and read what we answer (DNS
    rebinding). It cannot do so with an address, nor with a name that only the local network knows.
    """
    named = authority(request.headers.get(hdrs.HOST, ""))
    if named is None:
        return False
    if named.host in allowed or (ADDRESS in allowed and is_address(named.host)):
        return True
    return "*.local" in allowed and named.host.endswith(".local")


def is_address(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def guard(*, proxies: Proxies, allowed: frozenset[str]) -> Middleware:
    """A middleware that refuses foreign hosts, unless a proxy has checked them, and foreign pages
    for requests that change something."""

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not proxies.passed(request) and not allowed_host(request, allowed):
            return _refusal("foreign_host")
        if _may_act(request) and not same_origin(request, proxies):
            return _refusal("foreign_origin")
        return await handler(request)

    return guarded


def _may_act(request: web.BaseRequest) -> bool:
    """Can the request change something? A socket can, and CORS does not cover it."""
    return request.method not in SAFE_METHODS or hdrs.UPGRADE in request.headers


def _refusal(code: str) -> web.Response:
    told = Problem(code=code, rule="T6")
    return web.Response(body=msgspec.json.encode(told), status=403, content_type="application/json")


def protect(app: web.Application, *, proxies: Proxies, allowed: frozenset[str]) -> None:
    """Put the guard before all handlers, and the headers on all responses.

    The headers are added when a response is about to be sent, not by a middleware: a middleware
    sees neither the answer to a handler's crash nor a socket's handshake in time.
    """

    async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(headers_for(request, proxies))
        # Responses are not cached by default.
        response.headers.setdefault(hdrs.CACHE_CONTROL, "no-store")

    app.middlewares.append(guard(proxies=proxies, allowed=allowed))
    app.on_response_prepare.append(add_headers)


def headers_for(request: web.BaseRequest, proxies: Proxies) -> dict[str, str]:
    """What every response to this request carries."""
    secure, host = is_https(request, proxies), host_of(request, proxies)
    compiles = COMPILES if request.path.startswith(WORKERS) else ""
    policy = POLICY.format(socket=_socket_source(host, secure), compiles=compiles)
    found = {**ALWAYS, "Content-Security-Policy": policy}
    # Browsers would apply it to all other servers on localhost as well.
    if secure and host is not None and host.host not in LOOPBACK_HOSTS:
        found["Strict-Transport-Security"] = SECURE_ONLY
    return found


def _socket_source(host: Authority | None, secure: bool) -> str:
    """The socket's origin, for browsers whose 'self' does not include it.

    A policy cannot name an IPv6 address; there 'self' has to do.
    """
    if host is None or host.host.startswith("["):
        return ""
    scheme = "wss" if secure else "ws"
    port = "" if host.port is None else f":{host.port}"
    return f" {scheme}://{host.host}{port}"
