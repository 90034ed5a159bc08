"""A slow table calls: the offer, the subscription, the message, and what the service worker shows.

Chromium cannot subscribe here without a push service on the internet, so its subscription is made
by the test, with real keys; the rest is real.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

from playwright.sync_api import Page, expect

from stosy.server.push.encrypting import new_key
from tests.server.push_service import Browser, Service
from tests.timeouts import TIMEOUT
from tests.web.archive import CONTACT
from tests.web.days import DAY, Days
from tests.web.looks import assert_accessible, assert_fits
from tests.web.people import Person, until
from tests.web.scenes import RESIGN, TOOLS, Stage, at_table, choose
from tests.web.test_looks import LANGUAGES, speak

PUSHING: dict[str, Any] = {"push_contact": CONTACT, "push_loopback": True}

SUBSCRIBE = """
(subscription) => {
  let made = null;
  const kept = sessionStorage.getItem("test subscription");
  const make = () => ({
    endpoint: subscription.endpoint,
    toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription.keys }),
    unsubscribe: async () => { made = null; sessionStorage.clear(); return true; },
  });
  if (kept) made = make();
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    sessionStorage.setItem("test subscription", applicationServerKey);
    return (made = make());
  };
}
"""
PLAY = """
(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let acts = 0;
  socket.onopen = () => socket.send('{"ask":"hello","version":2}');
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.tell !== "update" || !told.offers) return;
    const offer = told.offers.find(({ fallback }) => fallback);
    if (!offer && acts) return socket.close(), done();
    if (!offer) return;
    acts++;
    const [actions, id] = [[offer.fallback], crypto.randomUUID()];
    socket.send(JSON.stringify({ ask: "act", id, actions, offer: offer.id }));
  };
})
"""
"""A whole turn as the clock would play it, over another connection."""
SHOWN = """
async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, data, lang }) => ({ title, body, data, lang }))
"""
CLICK = """
async () => {
  const [notification] = await self.registration.getNotifications();
  return new Promise((done) => {
    self.clients.openWindow = async (path) => done(path);
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  });
}
"""

RENEW = """
({ endpoint, p256dh, auth }) => {
  const made = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  PushManager.prototype.subscribe = async () => made;
  const event = new ExtendableEvent("pushsubscriptionchange");
  event.oldSubscription = { endpoint };
  let done;
  event.waitUntil = (work) => (done = work);
  self.dispatchEvent(event);
  return done;
}
"""


@dataclass
class PushService(Service):
    """A push service on loopback that notes what it is sent, whatever it answers."""

    posted: Queue[bytes] = field(default_factory=Queue)


@contextmanager
def listening() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            service.posted.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.url = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def subscribable(who: Person, service: PushService) -> Browser:
    """Whoever's browser can be called by this service; the keys to read what is sent."""
    browser = Browser("browser")
    given = browser.subscription(service)
    keys = {"p256dh": given["p256dh"], "auth": given["auth"]}
    made = json.dumps({"endpoint": given["endpoint"], "keys": keys})
    who.page.add_init_script(f"({SUBSCRIBE})({made})")
    who.context.grant_permissions(["notifications"])
    return browser


def deliver(who: Person, call: dict[str, Any]) -> dict[str, Any]:
    """Chromium gives the message to the service worker, as if it had come by push; what the worker
    shows then."""
    found: list[str] = []
    who.devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    who.devtools.send("ServiceWorker.enable")
    until(who.page, lambda: found)
    message = {"origin": who.site, "registrationId": found[-1], "data": json.dumps(call)}
    who.devtools.send("ServiceWorker.deliverPushMessage", message)
    who.page.wait_for_function(f"async () => (await ({SHOWN})()).length > 0")
    (shown,) = who.page.evaluate(SHOWN)
    return dict(shown)


def click(who: Person) -> str:
    """Somebody clicks the notification; the path that the worker opens. Only a real click may open
    a window, so that is noted instead."""
    opened: str = who.context.service_workers[0].evaluate(CLICK)
    return opened


def end_turn(page: Page) -> None:
    """Lay two cards, and have done."""
    for _ in range(2):
        choose(page)
        page.locator("[data-drop].lit").first.click()
        expect(page.locator("[data-drop].lit")).to_have_count(0)
    page.locator("[data-end]").click()


def devices(who: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.context.request.get(f"{who.site}/api/me/push").json()[
        "devices"
    ]
    return found


def key(who: Person) -> str:
    """The server's, for new subscriptions."""
    return str(who.context.request.get(f"{who.site}/api/me/push").json()["key"])


def test_a_slow_match_over_days(notified_days: Days) -> None:
    """Ann is asked after her first move, called when it is her turn again, half a day later; her
    browser dies and is known again, keys change, and she switches it off."""
    days, people = notified_days, notified_days.people
    with days.evening(**PUSHING) as server, listening() as service:
        ann, bob = people("Ann", "uk", phone=True, worker=True), people("Bob")
        browser = subscribable(ann, service)
        settings = {"clock": DAY, "first": 0}
        table = Stage.create(ann, game="face-to-face", settings=settings)
        Stage.sit(bob, table)
        page = at_table(ann, table)
        bob.open("/rules")
        offer = page.locator("section.offer")
        page.get_by_role("button", name="Почати партію").click()
        expect(page.locator("[data-card]").first).to_be_visible()
        icon = page.locator("link[rel=icon]")
        expect(icon).to_have_attribute("href", "/favicon-turn.svg")
        assert page.title().startswith("Твій хід!")
        expect(offer).to_have_count(0)
        end_turn(page)
        expect(icon).to_have_attribute("href", "/favicon.svg")
        expect(offer).to_be_visible()
        for language in (*LANGUAGES, "uk"):
            speak(page, language)
            assert_fits(page)
        assert_accessible(page)
        page.get_by_role("button", name="Надсилати", exact=True).click()
        expect(offer).to_have_count(0)
        assert len(devices(ann)) == 1
        page.goto(f"{ann.site}/rules")
        days.go_by(DAY / 2)
        bob.page.evaluate(PLAY, table)
        move = {"call": "move", "table": table, "game": "face-to-face"}
        assert browser.read(service.posted.get(timeout=TIMEOUT)) == move
        shown = deliver(ann, move)
        assert shown["body"].endswith(": твій хід.")
        assert (shown["lang"], shown["data"]) == ("uk", {"path": f"/t/{table}"})
        assert click(ann) == f"/t/{table}"
        assert not page.evaluate(SHOWN)

        # The browser has gone away, says its service; who comes with it again is called again.
        service.status = 410
        page.evaluate(PLAY, table)
        days.go_by(DAY / 2)
        bob.page.evaluate(PLAY, table)
        service.posted.get(timeout=TIMEOUT)
        until(page, lambda: not devices(ann))
        service.status = 201
        page.goto(f"{ann.site}/t/{table}")
        page.locator(TOOLS).last.click()
        switch = page.get_by_role("button", name="Сповіщати, коли мій хід")
        expect(switch).to_have_attribute("aria-pressed", "true")
        until(page, lambda: devices(ann))
        (first,) = devices(ann)
        assert first["current"]

        # Her browser gets another address: she is still called for the deal of the day.
        given = browser.subscription(service)
        ann.context.request.put(f"{ann.site}/api/me/push", data={**given, "daily": True})
        ann.context.service_workers[0].evaluate(RENEW, given)
        assert devices(ann)[0]["daily"]

        # Another key is for new subscriptions: the page that is opened next makes one.
        server.do(server.site.hub.store.rotate_push_key(new_key()))
        assert not devices(ann)[0]["current"]
        page.goto(f"{ann.site}/t/{table}")
        page.locator(TOOLS).last.click()
        expect(switch).to_have_attribute("aria-pressed", "true")
        until(page, lambda: all(each["current"] for each in devices(ann)))
        page.goto(f"{ann.site}/rules")
        page.evaluate(PLAY, table)
        days.go_by(1.5 * DAY)  # Bob does not come: the clock plays for him
        assert browser.read(service.posted.get(timeout=TIMEOUT)) == move

        page.goto(f"{ann.site}/t/{table}")
        page.locator(TOOLS).last.click()
        expect(switch).to_have_attribute("aria-pressed", "true")
        # Without the server, too, it is off, and stays so.
        ann.expect_complaint("net::ERR_FAILED")
        page.route("**/api/me/push", lambda route: route.abort())
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "false")
        page.unroute("**/api/me/push")
        page.reload()
        page.locator(TOOLS).last.click()
        expect(switch).to_have_attribute("aria-pressed", "false")
        # The page has a key that counts no more when she switches it on again, and later.
        for pressed in (switch, page.get_by_role("button", name="Сповіщати про роздачу дня")):
            server.do(server.site.hub.store.rotate_push_key(new_key()))
            pressed.click()
            expect(pressed).to_have_attribute("aria-pressed", "true")
            listened = page.evaluate("() => sessionStorage.getItem('test subscription')")
            assert listened == key(ann)
            assert devices(ann)[0]["current"]
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "false")
        assert not devices(ann)


def test_a_series_over_two_evenings(days: Days) -> None:
    """The server is started anew between them. Bob is invited again with one tap, and the score
    goes on where it stood."""
    people, browser = days.people, Browser("bob")
    with listening() as service:
        with days.evening(**PUSHING):
            ann, bob = people("Ann"), people("Bob")
            subscription = browser.subscription(service)
            assert bob.context.request.put(f"{bob.site}/api/me/push", data=subscription).ok
            table = Stage.create(ann, game="face-to-face")
            Stage.sit(bob, table)
            hers, his = at_table(ann, table), at_table(bob, table)
            hers.get_by_role("button", name="Start").click()
            expect(his.locator("[data-card]").first).to_be_visible()
            bob.page.evaluate(RESIGN, table)
            for page in (hers, his):
                expect(page.locator("#end-headline")).to_be_visible()
                page.goto("about:blank")
            days.go_by(3 * 3600)
        days.go_by(DAY)
        with days.evening(**PUSHING):
            ann.open("/me/people")
            expect(hers.get_by_text("1 : 0 in 1 game")).to_be_visible()
            hers.get_by_role("button", name="Invite again: Bob").click()
            expect(hers).to_have_url(f"{ann.site}/t/{table}")
            expect(hers.get_by_text("one is on its way").first).to_be_visible()
            told = browser.read(service.posted.get(timeout=TIMEOUT))
            said = {"call": "invited", "table": table, "game": "face-to-face", "name": "Ann"}
            assert told == said
            at_table(bob, told["table"])
            for page in (hers, his):  # both are there: a match begins when all of those want it
                expect(page.get_by_role("list", name="Ready for the next game")).to_be_visible()
            for page in (hers, his):
                page.get_by_role("button", name="Play again").click()
            expect(his.locator("#end-headline")).to_have_count(0)
            ann.page.evaluate(RESIGN, table)
            for page in (hers, his):
                expect(page.get_by_text("At this table: Ann 1 · Bob 1").first).to_be_visible()
            ann.open("/me/people")
            expect(hers.get_by_text("1 : 1 in 2 games")).to_be_visible()
            ann.open("/me/games")
            dates = hers.locator("ol li small")
            expect(dates).to_have_count(2)
            assert dates.nth(0).inner_text() != dates.nth(1).inner_text()
