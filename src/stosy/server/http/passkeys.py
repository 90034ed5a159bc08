"""Passkeys: what WebAuthn asks of a server. The library is slow to import, and seldom needed."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from time import time
from typing import Any
from urllib.parse import urlsplit

from stosy.server.store.people import Passkey

TITLE = "Stosy"
ANSWER_MS = 300_000
LONGEST_ID, LONGEST_KEY = 1023, 1000
"""Bytes: WebAuthn allows no longer id, and an RSA key of 4096 bits has half as many. They are kept
for good, and a client may have made up any."""


class Relying:
    """The site for which passkeys are made: its origin, and the host in it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = urlsplit(origin).hostname or ""

    def to_make(
        self, challenge: bytes, guest: str, name: str, known: Sequence[Passkey]
    ) -> dict[str, Any]:
        """Options for `navigator.credentials.create`; no second passkey on the same device."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        options = generate_registration_options(
            rp_id=self.host,
            rp_name=TITLE,
            user_id=from_text(guest),
            user_name=name,
            challenge=challenge,
            timeout=ANSWER_MS,
            # Nobody types a name to sign in: the device knows whose passkey it is.
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(from_text(each.id)) for each in known
            ],
        )
        return dict(json.loads(options_to_json(options)))

    def to_ask(self, challenge: bytes) -> dict[str, Any]:
        """Options for `navigator.credentials.get`: any passkey of this site."""
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(
            rp_id=self.host, challenge=challenge, timeout=ANSWER_MS
        )
        return dict(json.loads(options_to_json(options)))

    def made(self, credential: dict[str, Any], challenge: bytes, guest: str) -> Passkey | None:
        """The passkey that a browser has made; None if it is not for this site and challenge."""
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.host,
                expected_origin=self.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            return None
        id_, key = found.credential_id, found.credential_public_key
        if len(id_) > LONGEST_ID or len(key) > LONGEST_KEY:
            return None
        now = int(time())
        return Passkey(
            id=to_text(id_),
            guest=guest,
            public_key=key,
            counter=found.sign_count,
            created=now,
            used=now,
        )

    def signed(self, credential: dict[str, Any], challenge: bytes, known: Passkey) -> int | None:
        """The counter of a passkey that has signed the challenge; None if it has not, or was
        copied: then its counter has not grown."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        handle = (credential.get("response") or {}).get("userHandle")
        if handle is not None and handle != known.guest:
            return None
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.host,
                expected_origin=self.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.counter,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            return None
        return found.new_sign_count


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
