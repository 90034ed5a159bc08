"""A table in this process: what a server does for one table, without sockets and without a loop.

The terminal plays alone with it. A store of entries, a clock, timers and somebody who searches for
the bots are given from outside.
"""

from stosy.host.host import Guest, Host, Search
from stosy.host.opening import Game, opened, read_table, restored
from stosy.host.store import Memory, Store

__all__ = ["Game", "Guest", "Host", "Memory", "Search", "Store", "opened", "read_table", "restored"]
