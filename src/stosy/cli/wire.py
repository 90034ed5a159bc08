"""`stosy wire`: the messages between server and client, for authors of clients."""

from __future__ import annotations

import json
from argparse import Namespace

from stosy.server.schema.json_schema import schema
from stosy.text import Words


def show(given: Namespace, words: Words) -> int:
    """The catalogue of messages as JSON Schema."""
    print(json.dumps(schema(), indent=2))
    return 0
