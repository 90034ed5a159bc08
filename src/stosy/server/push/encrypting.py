"""What a push service is sent: a message that only the browser can read (RFC 8291), and a proof of
who sends it (RFC 8292, VAPID)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import time

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
KEY_BYTES, POINT_BYTES, AUTH_BYTES, SALT_BYTES = 32, 65, 16, 16
RECORD = 4096
PADDED = 512
"""Every message has so many bytes, so that its length tells nothing."""
GOOD_FOR = 12 * 3600
"""Seconds; at most a day is allowed."""


def new_key() -> bytes:
    """A private key."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big")


def private(key: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(key, "big"), CURVE)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public(key: bytes) -> str:
    """The public half of a private key, as browsers want it."""
    return encode(point(private(key).public_key()))


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decode(text: str) -> bytes:
    """ValueError if it is none."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def is_point(data: bytes) -> bool:
    """Is it a public key on our curve?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except ValueError:
        return False
    return len(data) == POINT_BYTES


def encrypted(
    message: bytes,
    browser: bytes,
    auth: bytes,
    key: bytes | None = None,
    salt: bytes | None = None,
    length: int = PADDED,
) -> bytes:
    """The message for the browser with this public key; `key` and `salt` are new each time."""
    own = private(key or new_key())
    salt = salt or os.urandom(SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    sent = point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(auth, shared, b"WebPush: info\0" + browser + sent, 32)
    content = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    padded = message + b"\2" + b"\0" * max(0, length - len(message))
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(sent)]) + sent
    return header + AESGCM(content).encrypt(nonce, padded, None)


def authorization(key: bytes, origin: str, contact: str) -> str:
    """Proves to the push service at this origin that the owner of the key sends; whom to ask if
    something is wrong."""
    claims = {"aud": origin, "exp": int(time()) + GOOD_FOR, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(encode(msgspec.json.encode(part)) for part in parts)
    signature = private(key).sign(signed.encode("ascii"), ec.ECDSA(SHA256()))
    halves = b"".join(each.to_bytes(KEY_BYTES, "big") for each in decode_dss_signature(signature))
    return f"vapid t={signed}.{encode(halves)}, k={public(key)}"


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
