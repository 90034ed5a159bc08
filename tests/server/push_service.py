"""A push service of ours on loopback, and browsers that can read what it is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from stosy.server.push.encrypting import CURVE, decode, encode, new_key, point, private

AUTH = b"sixteen bytes ok"


@dataclass
class Browser:
    """A subscription with real keys."""

    path: str
    key: bytes = field(default_factory=new_key)

    def subscription(self, service: Service, **more: Any) -> dict[str, Any]:
        public = encode(point(private(self.key).public_key()))
        endpoint = f"{service.url}/{self.path}"
        return {"endpoint": endpoint, "p256dh": public, "auth": encode(AUTH), **more}

    def read(self, body: bytes) -> Any:
        """Decrypt it as RFC 8291 says."""
        salt, sender, sealed = body[:16], body[21:86], body[86:]
        own = private(self.key)
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = own.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point(own.public_key()) + sender
        secret = HKDF(SHA256(), 32, AUTH, info).derive(shared)
        content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        return json.loads(plain.rstrip(b"\0")[:-1])


@dataclass
class Sent:
    """A request that the service got."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def key(self) -> str:
        """The public key of the sender, whose signature is checked."""
        token, key = (part.partition("=")[2] for part in self.headers["Authorization"].split(", "))
        signed, _, signature = token.rpartition(".")
        halves = decode(signature)
        r, s = int.from_bytes(halves[:32], "big"), int.from_bytes(halves[32:], "big")
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
        public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
        return key

    @property
    def claims(self) -> Any:
        return json.loads(decode(self.headers["Authorization"].partition("t=")[2].split(".")[1]))


@dataclass
class Service:
    """Answers with `status`, after `hold` is set."""

    url: str = ""
    status: int = 201
    sent: list[Sent] = field(default_factory=list)
    hold: asyncio.Event = field(default_factory=asyncio.Event)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def handle(self, request: web.Request) -> web.Response:
        self.sent.append(Sent(request.path, dict(request.headers), await request.read()))
        self._news.set()
        await self.hold.wait()
        headers = {"Location": f"{self.url}/elsewhere"} if self.status // 100 == 3 else None
        return web.Response(status=self.status, headers=headers)

    async def until(self, count: int) -> list[Sent]:
        """Wait until so many messages have come."""
        while len(self.sent) < count:
            self._news.clear()
            await self._news.wait()
        return self.sent


@asynccontextmanager
async def push_service(held: bool = False) -> AsyncIterator[Service]:
    service = Service()
    if not held:
        service.hold.set()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", service.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        service.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        yield service
    finally:
        service.hold.set()
        await runner.cleanup()
