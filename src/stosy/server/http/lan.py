"""The local network: where friends in the same room find this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO, StringIO
from ipaddress import IPv4Address, IPv6Address, ip_address

import segno

LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::")
"""Hosts to listen at: only this machine comes by the former, everybody by the latter."""

# Nobody is contacted. The first and the last are reserved for documentation; the others are where
# home networks usually are, and matter when the way to everywhere else is a VPN.
PROBES = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1", "2001:db8::1")
DISCARD = 9

QUIET_ZONE = 4
LIGHT_ON_DARK = "\x1b[38;5;231;48;5;16m"
NORMAL = "\x1b[0m"


def in_url(host: str) -> str:
    """A host as URLs write it."""
    return f"[{host}]" if ":" in host else host


def lan_addresses() -> list[str]:
    """The addresses of this machine on its networks, as URLs write them; IPv4 first."""
    return _usable(filter(None, map(source, PROBES))) or _usable(of_host_name())


def met_at(host: str) -> list[str]:
    """Where others meet a server that listens at this host, as URLs write it; the best first."""
    if host in LOOPBACK:
        return []
    if host not in EVERYWHERE:
        return [in_url(host)]
    found = lan_addresses()
    return found if host == "::" else [each for each in found if not each.startswith("[")]


def source(destination: str) -> str | None:
    """The address from which this machine would send there. Nothing is sent."""
    family = socket.AF_INET6 if ":" in destination else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            # For UDP, connecting only chooses the route.
            probe.connect((destination, DISCARD))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def of_host_name() -> list[str]:
    """The addresses that this machine's own name stands for."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_DGRAM)
    except OSError:
        return []
    return [str(entry[4][0]) for entry in found]


def _usable(found: Iterable[str]) -> list[str]:
    """Each address once, without those that nobody else can reach or type into a browser."""
    addresses = [ip_address(text) for text in dict.fromkeys(found)]
    reachable = [address for address in addresses if not _is_mine_alone(address)]
    in_order = sorted(reachable, key=lambda address: (address.version, not address.is_private))
    return [in_url(str(each)) for each in in_order]


def _is_mine_alone(address: IPv4Address | IPv6Address) -> bool:
    # A link-local IPv6 address needs the name of the reader's own interface.
    needs_zone = address.version == 6 and address.is_link_local
    return address.is_loopback or address.is_unspecified or needs_zone


def qr(url: str, *, plain: bool = False) -> str:
    """The URL as a QR code for a terminal, two modules to a character.

    Light modules and the quiet zone around the code are drawn, dark ones are left out, as suits a
    dark terminal. Colours make it right on a light one too; `plain` leaves them out, and on a light
    terminal the code is then a negative, which most phones read as well.
    """
    out = StringIO()
    segno.make_qr(url).terminal(out, border=QUIET_ZONE, compact=True)
    lines = out.getvalue().splitlines()
    return "\n".join(line if plain else f"{LIGHT_ON_DARK}{line}{NORMAL}" for line in lines)


@lru_cache(maxsize=256)
def qr_svg(url: str) -> bytes:
    """The URL as a QR code for a page: dark on white, as large as the page makes it."""
    out = BytesIO()
    segno.make_qr(url).save(
        out,
        kind="svg",
        border=QUIET_ZONE,
        dark="#000",
        light="#fff",
        omitsize=True,
        xmldecl=False,
        svgclass=None,
        lineclass=None,
    )
    return out.getvalue()
