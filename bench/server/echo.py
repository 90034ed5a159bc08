"""The peer: the same messages with bare aiohttp, without game, table, log or store.

It acknowledges each action and sends everybody in the room an update of the usual size that names
the next seat. This is the upper bound for a server with this library on this machine.
"""

import asyncio
import signal

import msgspec
import uvloop
from aiohttp import WSMsgType, web

from bench.server.tables import SEATS

UPDATE_BYTES = 700
"""About as long as an update in a game of four."""


class Asked(msgspec.Struct):
    ask: str
    id: str = ""


class Room:
    """Who is here, and whose turn it is."""

    def __init__(self) -> None:
        self.sockets: list[web.WebSocketResponse] = []
        self.turn = 0

    async def update(self) -> None:
        self.turn = (self.turn + 1) % SEATS
        for number, socket in enumerate(self.sockets):
            await socket.send_str(WAITED_FOR if number == self.turn else OTHERS)


def padded(start: str) -> str:
    return start + " " * (UPDATE_BYTES - len(start) - 1) + "}"


OTHERS = padded('{"tell":"update","offers":[]')
OFFER = '{"id":"turn-0","actions":[{"do":"lay","card":7,"pile":1}],"fallback":{"do":"end_turn"}}'
WAITED_FOR = padded(f'{{"tell":"update","offers":[{OFFER}]')
ROOMS = web.AppKey("rooms", dict[str, Room])
read = msgspec.json.Decoder(Asked).decode


async def talk(request: web.Request) -> web.WebSocketResponse:
    socket = web.WebSocketResponse(compress=False)
    await socket.prepare(request)
    room = request.app[ROOMS].setdefault(request.match_info["room"], Room())
    async for message in socket:
        if message.type is not WSMsgType.TEXT:
            continue
        asked = read(message.data)
        if asked.ask == "act":
            await room.update()
            await socket.send_str(f'{{"tell":"ack","id":"{asked.id}"}}')
            continue
        room.sockets.append(socket)
        if len(room.sockets) == SEATS:
            await room.update()
    return socket


async def serve() -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    app = web.Application()
    app[ROOMS] = {}
    app.add_routes([web.get("/api/tables/{room}/socket", talk)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(runner.addresses[0][1], flush=True)
    await stop.wait()
    await runner.cleanup()


if __name__ == "__main__":
    uvloop.run(serve())
