"""The TypeScript says the same as the types it is made from."""

from __future__ import annotations
