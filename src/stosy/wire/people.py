"""The bodies of HTTP requests and responses about who one is."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from stosy.vocabulary.settings import Avatar

Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class PasskeyInfo(Struct, frozen=True, kw_only=True):
    """A passkey of the guest; times in unix seconds."""

    id: str
    created: int
    used: int


class Keys(Struct, frozen=True, kw_only=True):
    """`GET /api/me/keys`: by what the guest can come back on another device.

    `passkeys_at` is the origin at which the server takes passkeys, None if nowhere; `code` is when
    the recovery code was made, in unix seconds.
    """

    passkeys_at: str | None
    passkeys: tuple[PasskeyInfo, ...]
    code: int | None


class PasskeyOptions(Struct, frozen=True, kw_only=True):
    """`POST /api/me/passkeys/options`, `POST /api/me/sign-in/options`: what the browser needs to
    make a passkey or to ask for one, as WebAuthn has it in JSON."""

    options: dict[str, Any]


class NewPasskey(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/me/passkeys`: the passkey that the browser has made, as WebAuthn has it in
    JSON."""

    credential: dict[str, Any]


class RecoveryCode(Struct, frozen=True, kw_only=True):
    """`POST /api/me/code`: a new code to write down, told once; the one before is void."""

    code: str


class MoveLink(Struct, frozen=True, kw_only=True):
    """`POST /api/me/link`: an address that makes another device this guest, once, within so many
    `seconds`. `picture` is its QR code, an SVG."""

    address: str
    seconds: int
    picture: str


class LinkGiven(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/me/link/look`: who one would become with this link."""

    link: Token


class Persona(Struct, frozen=True, kw_only=True):
    """Who one would become. `same`: one is already. `worth`: the guest here has played, or has a
    name."""

    name: str
    avatar: Avatar | None
    same: bool
    worth: bool


class SignIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/me/sign-in`: become the guest of a passkey, a recovery code, or a link; one of
    them. With `merge` the guest that one was is the same person from then on."""

    credential: dict[str, Any] | None = None
    code: Token | None = None
    link: Token | None = None
    merge: bool = False
