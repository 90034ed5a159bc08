"""Options of a game: what a table may agree on before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Self, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from stosy.core.refusal import Refused

Presets: TypeAlias = Mapping[str, Mapping[str, object]]

PRESETS = ("leaflet", "leaflet-uk", "leaflet-ru", "leaflet-cs", "family", "strict")
"""`leaflet` has all defaults, `leaflet-uk` what the printed rules in Ukrainian say, and so on."""


class Earlier(Struct, frozen=True):
    """Before this version of the rules there was no such option; all matches had this value."""

    rules: int
    value: object


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One field an option: a Literal of its values, or a number with bounds.

    The defaults follow the leaflets. An invalid value is Refused.
    """

    presets: ClassVar[Presets] = {}
    """The options that each preset changes; those that change nothing need not be here."""
    before: ClassVar[Mapping[str, Earlier]] = {}
    """The options that older versions of the rules did not have."""

    def __post_init__(self) -> None:
        values = asdict(self)
        for option in _declared(type(self)):
            if not option.accepts(values[option.name]):
                raise option.refusal(values[option.name])

    @classmethod
    def of(cls, chosen: Options | Mapping[str, object] | str = "leaflet") -> Self:
        """The options with these names and values, or of a preset; the others keep their
        defaults."""
        if isinstance(chosen, Options):
            if type(chosen) is not cls:
                raise TypeError(f"{cls.__name__} are wanted, not {type(chosen).__name__}")
            return chosen
        if isinstance(chosen, str):
            chosen = cls.preset(chosen)
        known = [option.name for option in _declared(cls)]
        for name in chosen:
            if name not in known:
                raise Refused("no_such_option", "G3", option=name, allowed=", ".join(known))
        return cls(**chosen)

    @classmethod
    def preset(cls, name: str) -> Mapping[str, object]:
        """The options that a preset changes."""
        if name not in PRESETS:
            raise Refused("no_such_preset", "G3", preset=name, allowed=", ".join(cls.distinct()))
        return cls.presets.get(name, {})

    @classmethod
    def by_rules(cls, rules: int, chosen: Mapping[str, object]) -> dict[str, object]:
        """The options of a match by this version of the rules, with those it did not have."""
        old = {name: each.value for name, each in cls.before.items() if rules < each.rules}
        return {**chosen, **old}

    @classmethod
    def distinct(cls) -> tuple[str, ...]:
        """The presets to choose from: the defaults, and all that change something."""
        return PRESETS[:1] + tuple(name for name in PRESETS[1:] if cls.presets.get(name))

    @classmethod
    def parse(cls, written: Mapping[str, str], preset: str = "leaflet") -> Self:
        """Options from text (`--option k=v`), on top of a preset."""
        known = {option.name: option for option in _declared(cls)}
        values = {
            name: known[name].parse(text) if name in known else text
            for name, text in written.items()
        }
        return cls.of({**cls.preset(preset), **values})


Chosen = TypeVar("Chosen", bound=Options)


class Option(Struct, frozen=True):
    """The description of an option: either `values`, or a number from `least` to `most`.

    `follows` has defaults that depend on another option: by its name, for some of its values.
    """

    name: str
    default: object
    values: tuple[object, ...] = ()
    least: int = 0
    most: int = 0
    follows: dict[str, dict[str, object]] = {}

    def parse(self, text: str) -> object:
        """The value of a text."""
        for value in self.values:
            if str(value) == text:
                return value
        number = None if self.values else whole_number(text)
        if number is None or not self.accepts(number):
            raise self.refusal(text)
        return number

    def accepts(self, value: object) -> bool:
        """Is this a valid value, of the right type too?"""
        if self.values:
            return any(type(value) is type(known) and value == known for known in self.values)
        return type(value) is int and self.least <= value <= self.most

    def refusal(self, value: object) -> Refused:
        """The refusal of an invalid value."""
        allowed = self.allowed()
        return Refused("bad_option_value", "G3", option=self.name, value=value, allowed=allowed)

    def allowed(self) -> str:
        """The allowed values, as text."""
        return " | ".join(map(str, self.values)) or f"{self.least} … {self.most}"


def whole_number(text: str) -> int | None:
    """The number in a text of plain digits, of bounded length."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 11 else None


def describe(kind: type[Options]) -> tuple[Option, ...]:
    """The options of a game, in order."""
    usual = asdict(kind())
    return tuple(
        replace(option, default=usual[option.name], follows=_follows(kind, option.name))
        for option in _declared(kind)
    )


def _follows(kind: type[Options], name: str) -> dict[str, dict[str, object]]:
    """The defaults of an option that depend on the value of another."""
    usual = getattr(kind(), name)
    found: dict[str, dict[str, object]] = {}
    for other in _declared(kind):
        for value in other.values if other.name != name else ():
            default = getattr(kind(**{other.name: value}), name)
            if default != usual:
                found.setdefault(other.name, {})[str(value)] = default
    return found


@cache
def _declared(kind: type[Options]) -> tuple[Option, ...]:
    """The options as their fields declare them."""
    hints = get_type_hints(kind, include_extras=True)
    declared = []
    for field in msgspec.structs.fields(kind):
        arguments = get_args(hints[field.name])
        if arguments[0] is int:
            bounds: Any = arguments[1]
            declared.append(Option(field.name, None, least=bounds.ge, most=bounds.le))
        else:
            declared.append(Option(field.name, None, values=arguments))
    return tuple(declared)
