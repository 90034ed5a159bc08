"""Options of a game: what a table may agree on before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from stosy.core.refusal import Refused

Presets: TypeAlias = Mapping[str, Mapping[str, object]]

PRESETS = ("leaflet", "family", "strict")


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One field an option: a Literal of its values, or a number with bounds.

    The defaults are what the leaflets say.
    """


Chosen = TypeVar("Chosen", bound=Options)


class Option(Struct, frozen=True):
    """An option as people choose it: either `values` or a number from `least` to `most`."""

    name: str
    default: object
    values: tuple[object, ...] = ()
    least: int = 0
    most: int = 0

    def parse(self, text: str) -> object:
        """The value that people write so."""
        for value in self.values:
            if str(value) == text:
                return value
        number = None if self.values else whole_number(text)
        if number is not None and self.least <= number <= self.most:
            return number
        raise Refused(
            "bad_option_value", "G3", option=self.name, value=text, allowed=self.allowed()
        )

    def accepts(self, value: object) -> bool:
        """Is this a value of the option, of the right type too?"""
        if self.values:
            return any(type(value) is type(known) and value == known for known in self.values)
        return type(value) is int and self.least <= value <= self.most

    def allowed(self) -> str:
        """The allowed values, for people."""
        return " | ".join(map(str, self.values)) or f"{self.least} … {self.most}"


def whole_number(text: str) -> int | None:
    """A number as people type it: plain digits, and not too many of them."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 11 else None


def describe(kind: type[Options]) -> tuple[Option, ...]:
    """The options of a game, in order."""
    defaults = msgspec.to_builtins(kind())
    hints = get_type_hints(kind, include_extras=True)
    described = []
    for name, default in defaults.items():
        arguments = get_args(hints[name])
        if arguments[0] is int:
            bounds: Any = arguments[1]
            described.append(Option(name, default, least=bounds.ge, most=bounds.le))
        else:
            described.append(Option(name, default, values=arguments))
    return tuple(described)


def choose(
    kind: type[Chosen], written: Mapping[str, str], base: Mapping[str, object] | None = None
) -> Chosen:
    """Options from what people write (`--option k=v`), on top of a preset."""
    known = {option.name: option for option in describe(kind)}
    values = dict(base or {})
    for name, text in written.items():
        if name not in known:
            raise Refused("no_such_option", "G3", option=name, allowed=", ".join(known))
        values[name] = known[name].parse(text)
    return msgspec.convert(values, kind)


def preset(presets: Presets, name: str) -> Mapping[str, object]:
    """The options a preset changes; `leaflet` is every default."""
    if name not in PRESETS:
        raise Refused("no_such_preset", "G3", preset=name, allowed=", ".join(PRESETS))
    return presets.get(name, {})
