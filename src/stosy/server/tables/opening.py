"""Creating a table from a guest's request: what it takes from a finished match."""

from __future__ import annotations

import asyncio
import secrets
from random import Random

from stosy.host.creating import GivenMatch, beginning, given_by
from stosy.matches.replay import replayed
from stosy.server.matches.replays import Replays
from stosy.server.tables.chunks import worked
from stosy.vocabulary.settings import Like


async def given_match(replays: Replays, like: Like) -> GivenMatch:
    """The given entries of that match; Refused if it is not over, or was over at this position."""
    history = await replays.history(like.table, like.match)
    replay = await worked(replayed(beginning(history, like)))
    random = Random(secrets.token_bytes(16))
    return await asyncio.to_thread(given_by, replay, like.unseen_by, random)
