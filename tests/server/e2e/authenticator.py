"""A passkey in software: what a browser and its authenticator answer."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(of: str) -> bytes:
    return urlsafe_b64decode(of + "=" * (-len(of) % 4))


class Authenticator:
    """One passkey for one site, as it is seen from a page at `origin`."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.counter = 0
        self.id = secrets.token_bytes(16)
        self.handle = ""
        self.beside: dict[int, bytes] = {}
        """What stands beside the public key."""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.handle = options["user"]["id"]
        public = self._key.public_key().public_numbers()
        key = {
            1: 2,
            3: -7,
            -1: 1,
            -2: public.x.to_bytes(32, "big"),
            -3: public.y.to_bytes(32, "big"),
            **self.beside,
        }
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        said = self._data(PRESENT | VERIFIED | ATTESTED) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": said})
        client = self._client("webauthn.create", options["challenge"])
        return self._told(clientDataJSON=text(client), attestationObject=text(attestation))

    def sign(self, options: dict[str, Any], grows: int = 1) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.counter += grows
        client = self._client("webauthn.get", options["challenge"])
        said = self._data(PRESENT | VERIFIED)
        signature = self._key.sign(said + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._told(
            clientDataJSON=text(client),
            authenticatorData=text(said),
            signature=text(signature),
            userHandle=self.handle,
        )

    def _data(self, flags: int) -> bytes:
        return (
            sha256(self.host.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")
        )

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _told(self, **response: str) -> dict[str, Any]:
        told = {"id": text(self.id), "rawId": text(self.id), "type": "public-key"}
        return {**told, "response": response, "clientExtensionResults": {}}
