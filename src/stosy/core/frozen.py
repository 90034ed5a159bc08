"""Changing tuples by making new ones."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def placed(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with the one at the index replaced."""
    return (*items[:index], item, *items[index + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items without the first one that equals `item`."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]
