"""Pages in the states that people find them in, each by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeAlias

from playwright.sync_api import Page, expect

from stosy.bots.kernel import installed
from stosy.games import games
from tests.web.archive import Archive, Played, Step
from tests.web.people import People, Person

NO_TABLE = "A" * 22
COLOURS = "rygb"
TOOLS = "header nav > button.icon:not(.narrow)"
"""The buttons of a table: where hints are agreed on the first is for them, the last the menu."""

DO = """
([table, action]) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let asked = false;
  const same = (one, other) => Object.entries(one).every(([name, value]) => other[name] === value);
  socket.onopen = () => socket.send('{"ask":"hello","version":2}');
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.id === "scene") {
      socket.close();
      return told.tell === "ack" ? done() : failed(new Error(data));
    }
    const offer = told.offers?.find((each) => each.actions.some((one) => same(action, one)));
    if (asked || !offer) return;
    asked = true;
    socket.send(JSON.stringify({ ask: "act", id: "scene", actions: [action], offer: offer.id }));
  };
})
"""
"""Somebody's action over another connection of theirs."""


@dataclass
class Stage:
    """What a scene is made of: the one who looks, others, and matches to show."""

    archive: Archive
    people: People

    @property
    def played(self) -> dict[str, Played]:
        return self.archive.played

    @staticmethod
    def create(who: Person, **create: Any) -> str:
        """A new table with somebody as its host; its id."""
        answer = who.context.request.post(f"{who.site}/api/tables", data=create)
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    @staticmethod
    def sit(who: Person, table: str) -> None:
        answer = who.context.request.post(f"{who.site}/api/tables/{table}/join", data={})
        assert answer.ok, answer.text()

    def resume(self, who: Person, played: Played, at: int, seat: int) -> str:
        """Play on after that step of a match, on that seat, with bots that never move."""
        like = played.like(at)
        table = self.create(who, like=like, seat=seat, bots="casual", start=True)
        at_table(who, table)
        return table

    def own_turn(self, who: Person, played: Played, share: float = 0.5) -> str:
        """Somebody's turn, after that share of the match."""
        at = played.first(begins_turn, int(share * len(played.steps)))
        return self.resume(who, played, at, played.steps[at]["view"]["turn"])

    def others_turn(self, who: Person, played: Played) -> str:
        at = played.first(begins_turn, len(played.steps) // 3)
        seats = len(played.steps[at]["hands"])
        return self.resume(who, played, at, (played.steps[at]["view"]["turn"] + 1) % seats)

    def end(self, who: Person, played: Played) -> str:
        """The match is over: the last action is done again."""
        last = played.steps[-1]["entry"]
        table = self.resume(who, played, len(played.steps) - 2, last["seat"])
        action = {name: value for name, value in last.items() if name not in ("seat", "t", "lost")}
        who.page.evaluate(DO, [table, action])
        expect(who.page.locator(".end:not(.arriving) #end-headline")).to_be_visible()
        return table


def begins_turn(step: Step) -> bool:
    """Does somebody begin a turn here, with nothing special about it?"""
    view = step["view"]
    if view["result"] is not None:
        return False
    if "phase" in view:
        return bool(view["phase"] == "turn" and view["pending"] is None)
    return not view["laid"]


def at_table(who: Person, table: str) -> Page:
    """Open a table and wait until it is drawn."""
    page = who.open(f"/t/{table}")
    expect(page.locator("[data-card], .setup").first).to_be_visible()
    return page


Setting: TypeAlias = Callable[[Stage, Person], None]


@dataclass(frozen=True)
class Scene:
    """`kind` is what sort of page it is; `complaint` what the browser may say about it.

    Without being `connected` other languages cannot be fetched.
    """

    name: str
    kind: str
    set_up: Setting
    complaint: str | None = None
    connected: bool = True

    def shown_to(self, who: Person, stage: Stage) -> Page:
        if self.complaint is not None:
            who.expect_complaint(self.complaint)
        self.set_up(stage, who)
        return who.page


SCENES: dict[str, Scene] = {}


def scene(
    kind: str, complaint: str | None = None, connected: bool = True
) -> Callable[[Setting], Setting]:
    def keep(set_up: Setting) -> Setting:
        name = set_up.__name__.replace("_", "-")
        SCENES[name] = Scene(name, kind, set_up, complaint, connected)
        return set_up

    return keep


def address(name: str, kind: str, path: str, shown: str, complaint: str | None = None) -> None:
    """A scene that is only an address; `shown` is what tells that it is there."""

    def set_up(stage: Stage, who: Person) -> None:
        who.open(path)
        expect(who.page.locator(shown).first).to_be_visible()

    SCENES[name] = Scene(name, kind, set_up, complaint)


address("home", "home", "/", "article")
for game in ("face-to-face", "quick-and-easy", "the-game", "snakes-and-ladders"):
    address(f"rules-of-{game}", "rules", f"/rules/{game}", "main h2")
address("nowhere", "problem", "/nowhere", "main h1", "404")
address("no-table", "problem", f"/t/{NO_TABLE}", "main h1", "404")
address("no-replay", "problem", f"/t/{NO_TABLE}/replay/1", "main h1", "404")


@scene("home")
def home_with_tables(stage: Stage, who: Person) -> None:
    olha = stage.people("Ольга-Марія Довга")
    at_table(olha, stage.create(olha, game="quick-and-easy", settings={"public": True}))
    for game in ("face-to-face", "snakes-and-ladders"):
        stage.create(who, game=game, bots="casual", start=True)
    own = stage.create(who, game="the-game", settings={"seats": 3})
    stage.sit(olha, own)
    page = who.open()
    expect(page.locator("#continue")).to_be_visible()
    expect(page.locator("section[aria-labelledby=public] li").first).to_be_visible()


@scene("setup")
def setup_as_host(stage: Stage, who: Person) -> None:
    table = stage.create(who, game="snakes-and-ladders", settings={"seats": 5})
    stage.sit(stage.people("Ольга-Марія Довга"), table)
    at_table(who, table)


@scene("setup")
def setup_as_guest(stage: Stage, who: Person) -> None:
    table = stage.create(stage.people("Ольга-Марія Довга"), game="the-game")
    stage.sit(who, table)
    at_table(who, table)


@scene("setup")
def setup_same_deal(stage: Stage, who: Person) -> None:
    at_table(who, stage.create(who, like=stage.played["duel"].like()))


@scene("setup")
def setup_to_look_at(stage: Stage, who: Person) -> None:
    at_table(who, stage.create(stage.people("Ольга"), game="quick-and-easy"))


def choose(page: Page) -> None:
    """Take a card that can be laid, and leave it selected."""
    cards = page.locator("[data-spot=hand] [data-card]")
    for n in range(cards.count()):
        cards.nth(n).click(position={"x": 6, "y": 20})
        expect(cards.nth(n)).to_have_attribute("aria-pressed", "true")
        if page.locator("[data-drop].lit").count():
            return
    raise AssertionError("no card can be laid")


def lay(page: Page) -> None:
    """Lay a card, for now."""
    choose(page)
    page.locator("[data-drop].lit").first.click()
    expect(page.locator(".planned").first).to_be_visible()


@scene("play")
def duel_with_a_card_selected(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["duel"])
    choose(who.page)


@scene("play")
def duel_of_the_other(stage: Stage, who: Person) -> None:
    stage.others_turn(who, stage.played["duel"])


@scene("play")
def team_turn_arranged(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["won"], 0.3)
    lay(who.page)


@scene("play")
def team_with_signals(stage: Stage, who: Person) -> None:
    played = stage.played["won"]
    at = played.first(lambda step: bool(step["view"]["signals"] and begins_turn(step)))
    seat = next(seat for seat in range(4) if seat != played.steps[at]["view"]["signals"][0]["seat"])
    stage.resume(who, played, at, seat)


@scene("play")
def four_rows_with_a_card_selected(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["lost"])
    choose(who.page)


@scene("play")
def four_rows_of_the_others(stage: Stage, who: Person) -> None:
    stage.others_turn(who, stage.played["lost"])


@scene("play")
def snakes_turn(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["rounds"])


@scene("play")
def snakes_of_the_others(stage: Stage, who: Person) -> None:
    stage.others_turn(who, stage.played["rounds"])


@scene("play")
def snakes_colour_chooser(stage: Stage, who: Person) -> None:
    played = stage.played["rounds"]

    def wild(step: Step) -> bool:
        return begins_turn(step) and "W" in step["hands"][step["view"]["turn"]]

    at = played.first(wild)
    stage.resume(who, played, at, played.steps[at]["view"]["turn"])
    who.page.locator("[data-spot=hand] [data-card=W]").first.click(position={"x": 6, "y": 20})
    expect(who.page.locator(".chooser")).to_be_visible()


@scene("play")
def snakes_four_to_doubt(stage: Stage, who: Person) -> None:
    played = stage.played["rounds"]
    at = played.first(lambda step: step["view"]["pending"] == "four")
    stage.resume(who, played, at, played.steps[at]["view"]["turn"])


@scene("play")
def snakes_between_rounds(stage: Stage, who: Person) -> None:
    played = stage.played["rounds"]
    at = played.first(lambda step: step["view"]["phase"] == "deal", 1)
    stage.resume(who, played, at, 0)


@scene("play")
def snakes_in_a_crowd(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["crowd"], 0.3)


def hints(game: str, deal: str) -> None:
    def set_up(stage: Stage, who: Person) -> None:
        stage.own_turn(who, stage.played[deal], 0.4)
        who.page.locator(TOOLS).first.click()
        expect(who.page.locator(".hint button.primary")).to_be_visible()

    SCENES[f"hints-for-{game}"] = Scene(f"hints-for-{game}", "hints", set_up)


hints("face-to-face", "duel")
hints("quick-and-easy", "won")
hints("the-game", "lost")
hints("snakes-and-ladders", "rounds")


@scene("play")
def looking_on(stage: Stage, who: Person) -> None:
    olha = stage.people("Ольга")
    table = stage.create(olha, game="face-to-face", bots="casual", start=True)
    page = who.open(f"/t/{table}")
    expect(page.locator("[data-drop]").first).to_be_visible()


@scene("end")
def end_won(stage: Stage, who: Person) -> None:
    stage.end(who, stage.played["duel"])


@scene("end")
def end_won_together(stage: Stage, who: Person) -> None:
    stage.end(who, stage.played["won"])


@scene("end")
def end_nearly(stage: Stage, who: Person) -> None:
    stage.end(who, stage.played["near"])


@scene("end")
def end_lost(stage: Stage, who: Person) -> None:
    stage.end(who, stage.played["lost"])


@scene("end")
def end_with_points(stage: Stage, who: Person) -> None:
    stage.end(who, stage.played["rounds"])
    expect(who.page.locator(".end table").first).to_be_visible()


def replay(game: str, deal: str) -> None:
    def set_up(stage: Stage, who: Person) -> None:
        played = stage.played[deal]
        at = played.first(begins_turn, len(played.steps) // 2)
        who.open(f"/t/{played.table}/replay/1?at={at}&seat=all")
        expect(who.page.locator("input[type=range]")).to_have_value(str(at))

    SCENES[f"replay-of-{game}"] = Scene(f"replay-of-{game}", "replay", set_up)


replay("face-to-face", "duel")
replay("quick-and-easy", "won")
replay("the-game", "lost")
replay("snakes-and-ladders", "crowd")


@scene("replay")
def replay_play_on(stage: Stage, who: Person) -> None:
    who.open(f"/t/{stage.played['crowd'].table}/replay/1?at=20&seat=2")
    who.page.locator(".tools button").first.click()
    expect(who.page.locator("dialog[open] form")).to_be_visible()


def analysis(game: str, deal: str) -> None:
    def set_up(stage: Stage, who: Person) -> None:
        who.open(f"/t/{stage.played[deal].table}/replay/1?at=0&seat=0")
        expect(who.page.locator("figure polyline").first).to_be_visible()
        who.page.locator("[data-moments] button").first.click()
        expect(who.page.locator(".moment")).to_be_visible()

    SCENES[f"analysis-of-{game}"] = Scene(f"analysis-of-{game}", "analysis", set_up)


if installed():
    analysis("face-to-face", "duel")
    analysis("quick-and-easy", "won")


@scene("dialog")
def dialog_of_rules(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["rounds"])
    who.page.keyboard.press("?")
    # The words of the rules come after those of the table.
    expect(who.page.locator("dialog[open] summary").first).not_to_have_text("")


def open_menu(who: Person) -> None:
    """The menu of the table; complete once it shows the name."""
    who.page.locator(TOOLS).last.click()
    expect(who.page.locator("dialog[open] .name :is(span, form)")).to_be_visible()


@scene("dialog")
def dialog_menu(stage: Stage, who: Person) -> None:
    table = stage.create(who, game="quick-and-easy", settings={"seats": 3})
    stage.sit(stage.people("Ольга-Марія Довга"), table)
    at_table(who, table)
    open_menu(who)


@scene("dialog")
def dialog_invitation(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["lost"])
    open_menu(who)
    who.page.locator("dialog[open] li button").first.click()
    who.page.locator("dialog[open] summary").click()  # folded on a phone
    expect(who.page.locator("dialog[open] img")).to_be_visible()


SAY = """
([table, text]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send('{"ask":"hello","version":2}');
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.tell === "table_is") socket.send(JSON.stringify({ ask: "say", id: text, text }));
    if (told.id === text) socket.close(), done();
  };
})
"""


@scene("dialog")
def dialog_about_somebody(stage: Stage, who: Person) -> None:
    """The report about somebody who has said something."""
    table = stage.create(who, game="face-to-face")
    olha = stage.people("Ольга-Марія Довга")
    stage.sit(olha, table)
    at_table(who, table)
    olha.open("/rules")
    olha.page.evaluate(SAY, [table, "Не вмієш грати, то не сідай за стіл!"])
    who.page.locator("li.person:not(.you) button.icon").first.click()
    who.page.locator("dialog[open] .content > button").last.click()
    expect(who.page.locator("dialog[open] fieldset")).to_be_visible()


@scene("play")
def not_to_be_watched(stage: Stage, who: Person) -> None:
    olha = stage.people("Ольга")
    settings = {"watch": "nobody"}
    table = stage.create(olha, game="face-to-face", bots="casual", start=True, settings=settings)
    page = who.open(f"/t/{table}")
    expect(page.locator(".banner").first).to_be_visible()


@scene("dialog")
def dialog_to_resign(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["duel"])
    open_menu(who)
    who.page.locator("dialog[open] li .danger").first.click()
    expect(who.page.locator("dialog[open] .choice")).to_be_visible()


@scene("dialog")
def dialog_settings(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["won"])
    who.page.set_viewport_size({"width": 360, "height": 740})
    who.page.locator("header nav > button.narrow").click()
    expect(who.page.locator("dialog[open] select")).to_be_visible()


@scene("dialog")
def dialog_picture(stage: Stage, who: Person) -> None:
    stage.end(who, stage.played["near"])
    who.page.locator(".end .second button").last.click()
    expect(who.page.locator("dialog[open] img, dialog[open] canvas").first).to_be_visible()


@scene("play")
def talk(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["duel"], 0.2)
    who.page.keyboard.press("l")
    expect(who.page.locator("aside ol")).to_be_visible()


@scene("play", "ERR_INTERNET_DISCONNECTED|WebSocket", connected=False)
def connection_lost(stage: Stage, who: Person) -> None:
    who.page.add_init_script(KEEP_SOCKETS)
    stage.own_turn(who, stage.played["won"])
    lose_connection(who)
    expect(who.page.locator(".trouble")).to_be_visible()


KEEP_SOCKETS = """
const Real = WebSocket;
window.sockets = [];
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    window.sockets.push(this);
  }
};
"""
"""A laptop that is closed loses its sockets; a browser told to be offline keeps those it has."""


def lose_connection(who: Person) -> None:
    who.context.set_offline(True)
    who.page.evaluate("() => window.sockets.forEach((socket) => socket.close())")


@scene("me")
def me(stage: Stage, who: Person) -> None:
    page = who.open("/me")
    page.locator("#keep ~ div button").nth(0).click()
    expect(page.locator("[data-code]")).to_be_visible()
    page.locator("#keep ~ div button").last.click()
    expect(page.locator(".panel img")).to_be_visible()


@scene("me")
def me_by_a_link(stage: Stage, who: Person) -> None:
    olha = stage.people("Ольга-Марія Довга")
    made = olha.context.request.post(f"{olha.site}/api/me/link", data={})
    who.open(f"/me#move={made.json()['address'].partition('#move=')[2]}")
    expect(who.page.locator("#become")).to_be_visible()


def begin_daily(who: Person, game: str) -> str:
    answer = who.context.request.post(f"{who.site}/api/daily/{game}", data={})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def finish_daily(who: Person, game: str) -> str:
    """Begin the deal of the day and give it up."""
    table = begin_daily(who, game)
    who.open("/rules")
    who.page.evaluate(GIVE_UP, table)
    return table


GIVE_UP = """
(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send('{"ask":"hello","version":2}');
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.tell === "table_is")
      socket.send(JSON.stringify({ ask: "act", id: "up", actions: [{ do: "resign" }] }));
    if (told.id === "up") socket.close(), done();
  };
})
"""


@scene("daily")
def daily_deals(stage: Stage, who: Person) -> None:
    begin_daily(who, "the-game")
    finish_daily(who, "quick-and-easy")
    page = who.open("/daily")
    expect(page.locator(".games li")).to_have_count(len(games()))


@scene("daily")
def daily_results(stage: Stage, who: Person) -> None:
    finish_daily(stage.people("Ольга-Марія Довга"), "snakes-and-ladders")
    finish_daily(who, "snakes-and-ladders")
    page = who.open(f"/daily/{datetime.now(UTC).date()}/snakes-and-ladders")
    expect(page.locator("tbody tr").nth(1)).to_be_visible()


@scene("daily")
def daily_result_to_share(stage: Stage, who: Person) -> None:
    daily_results(stage, who)
    who.page.locator(".panel button").first.click()
    expect(who.page.locator("dialog[open] img")).to_be_visible()


@scene("daily", complaint="403")
def daily_results_before_playing(stage: Stage, who: Person) -> None:
    finish_daily(stage.people("Ольга"), "face-to-face")
    page = who.open(f"/daily/{datetime.now(UTC).date()}/face-to-face")
    expect(page.locator(".closed a")).to_be_visible()


@scene("daily")
def table_of_the_day(stage: Stage, who: Person) -> None:
    """Also on a phone the piles have room, though nobody sits opposite."""
    page = at_table(who, begin_daily(who, "the-game"))
    piles = page.locator("[data-drop]")
    expect(piles).to_have_count(4)
    for pile in piles.all():
        box = pile.bounding_box()
        assert box is not None
        assert box["height"] > 60


def a_puzzle(who: Person, game: str) -> None:
    page = who.open(f"/puzzles/{game}")
    expect(page.locator(".play [data-card]").first).to_be_visible()


@scene("puzzle")
def puzzle_of_the_duel(stage: Stage, who: Person) -> None:
    a_puzzle(who, "face-to-face")


@scene("puzzle")
def puzzle_of_a_team(stage: Stage, who: Person) -> None:
    a_puzzle(who, "quick-and-easy")


@scene("puzzle")
def puzzle_of_four_rows(stage: Stage, who: Person) -> None:
    a_puzzle(who, "the-game")


@scene("puzzle")
def puzzle_answered(stage: Stage, who: Person) -> None:
    """Whichever card it is: the page says what was best."""
    a_puzzle(who, "face-to-face")
    answer_puzzle(who.page)


def lay_first(page: Page) -> None:
    """Lay the first card that fits, by keys."""
    hand = page.locator("[data-spot=hand] [data-card]")
    hand.first.focus()
    for _ in range(hand.count()):
        page.keyboard.press("Enter")
        lit = page.locator("[data-drop].lit")
        if lit.count():
            key = lit.first.get_attribute("aria-keyshortcuts")
            assert key is not None
            page.keyboard.press(key)
            return
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowRight")


def answer_puzzle(page: Page) -> None:
    """Lay the first cards that fit, by keys, until the turn may end, and end it."""
    hand, end = page.locator("[data-spot=hand] [data-card]"), page.locator("[data-do=end_turn]")
    while not page.locator("[data-do=end_turn]:not([disabled]):not([aria-disabled])").count():
        held = hand.count()
        lay_first(page)
        expect(hand).to_have_count(held - 1)
    end.press("Enter")
    expect(page.locator(".panel ol")).to_be_visible()


RESIGN = """
(table) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const act = { ask: "act", id: "resign", actions: [{ do: "resign" }] };
  socket.onopen = () => socket.send('{"ask":"hello","version":2}');
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    const plays = told.tell === "table_is" && told.facts.phase === "playing";
    if (plays) socket.send(JSON.stringify(act));
    if (told.id !== "resign") return;
    socket.close();
    return told.tell === "ack" ? done() : failed(new Error(data));
  };
})
"""
"""Somebody gives up a match over another connection of theirs."""


def past(stage: Stage, who: Person) -> None:
    """Some matches that are over, with others and with bots, and one that runs."""
    olha = stage.people("Ольга-Марія Довга")
    who.open()
    for game in ("face-to-face", "the-game"):
        table = stage.create(who, game=game, settings={"seats": 2})
        stage.sit(olha, table)
        who.page.evaluate(START, table)
        who.page.evaluate(RESIGN, table)
    alone = stage.create(who, game="the-game", bots="casual", settings={"seats": 2}, start=True)
    who.page.evaluate(RESIGN, alone)
    stage.create(who, game="quick-and-easy", bots="casual", settings={"first": 0}, start=True)


START = """
(table) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => {
    socket.send('{"ask":"hello","version":2}');
    socket.send('{"ask":"start","id":"start"}');
  };
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.id !== "start") return;
    socket.close();
    return told.tell === "ack" ? done() : failed(new Error(data));
  };
})
"""


@scene("me")
def my_games(stage: Stage, who: Person) -> None:
    past(stage, who)
    who.open("/me/games")
    expect(who.page.locator("ol li").nth(2)).to_be_visible()


@scene("me")
def my_statistics(stage: Stage, who: Person) -> None:
    past(stage, who)
    who.open("/me/statistics")
    expect(who.page.locator("dl").nth(1)).to_be_visible()


@scene("me")
def my_people(stage: Stage, who: Person) -> None:
    past(stage, who)
    who.open("/me/people")
    expect(who.page.locator("li .button").first).to_be_visible()
