"""Where the rules of a game come from: what is printed in its box, and what is not."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Leaflet: TypeAlias = Literal["uk", "ru", "cs"]
"""Printed rules, by their language."""
Source: TypeAlias = Literal["printed", "custom", "ruling", "slip", "ours"]
"""Where a rule comes from.

`printed`: leaflets say so; `custom`: none of them does, but people play so; `ruling`: they are
silent or disagree, and somebody had to decide; `slip`: the print contradicts itself, and this is
what it meant; `ours`: a rule of this program. The game's message `rules-why-<rule>` explains a
`ruling` and a `slip`.
"""


class Origin(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where one rule comes from.

    `leaflets` say what it says, or most of it, under the heading `clause`; those of `otherwise`
    say something else, which `options` make possible; `slips` are wrong in print. `options` are
    all that change the rule.
    """

    source: Source
    leaflets: tuple[Leaflet, ...] = ()
    clause: str = ""
    otherwise: tuple[Leaflet, ...] = ()
    slips: tuple[Leaflet, ...] = ()
    options: tuple[str, ...] = ()


OURS = Origin(source="ours")
CUSTOM = Origin(source="custom")
COMMON_ORIGINS = {"G1": CUSTOM, "G2": CUSTOM, "G3": OURS, "G4": CUSTOM, "G5": OURS, "G6": OURS}
"""The origins of the rules of all games."""
