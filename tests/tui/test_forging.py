"""`stosy join` finds out a server that does not mix the deal as promised, and does not play."""

from __future__ import annotations

from pathlib import Path

from stosy.server.tables.hub import REAL_SECRETS
from stosy.tui.cookies import CookieJar
from stosy.tui.site import ServerClient
from tests.server.e2e.forger import FORGERIES, Forger, forging, honest
from tests.tui.served import Guest, Server, run, serving


def test_a_terminal_does_not_play_with_a_server_that_forges_the_deal(tmp_path: Path) -> None:
    async def everybody() -> None:
        async with serving(tmp_path) as server:
            server.hub.secrets = REAL_SECRETS
            with forging(server.origin) as forger:
                for number, (forge, says) in enumerate(({honest: ""} | FORGERIES).items()):
                    forger.forge = forge
                    await told(server, forger, tmp_path, str(number), says)

    run(everybody())


async def told(server: Server, forger: Forger, folder: Path, name: str, says: str) -> None:
    """Start at a table of one's own; the deal, or why it is not played."""
    guest = Guest(server, folder, name)
    await guest.site.close()
    guest.site = ServerClient(forger.url, CookieJar(folder / name), delay=lambda attempt: 0.01)
    try:
        await guest.join(await guest.open("face-to-face", bots="casual", first=0))
        guest.screen.type("start")
        if says:
            await guest.screen.until(guest.words.say(f"refusal-{says}"))
            assert not guest.screen.asked[-1], "nothing can be typed any more"
        else:
            await guest.screen.until_asked()
    finally:
        await guest.leave()
