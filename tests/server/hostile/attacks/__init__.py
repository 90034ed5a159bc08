"""Attacks, one in each module."""

from __future__ import annotations

from tests.server.hostile.arena import Attack
from tests.server.hostile.attacks import (
    chat,
    computing,
    floods,
    garbage,
    loading,
    lobby,
    proxies,
    readers,
    searches,
    silence,
    store,
    writes,
)

ATTACKS: dict[str, Attack] = {
    "chat": chat.ATTACK,
    "writes": writes.ATTACK,
    "lobby": lobby.ATTACK,
    "loading": loading.ATTACK,
    "store": store.ATTACK,
    "silence": silence.ATTACK,
    "proxies": proxies.ATTACK,
    "searches": searches.ATTACK,
    "computing": computing.ATTACK,
    "readers": readers.ATTACK,
    "floods": floods.ATTACK,
    "garbage": garbage.ATTACK,
}
