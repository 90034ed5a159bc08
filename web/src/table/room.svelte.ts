import { announcement } from "../shell/announcement.svelte.ts";
import { notices } from "../shell/notices.svelte.ts";
import { learn, say, wordsOf } from "../words/words.svelte.ts";
import type {
  Action,
  Change,
  Event,
  Offer,
  Planned,
  Problem,
  Refusal,
  Stage,
  Suggested,
  TableFacts,
  TableIs,
  Tell,
  Update,
  View,
} from "../wire/types.ts";
import { takeFirst } from "../wire/first.ts";
import { whenIdle } from "../wire/idle.ts";
import { seatNames } from "../play/names.ts";
import { Link, type Answer, type Asked, type Status } from "./link.ts";
import { OwnPart } from "./own_part.ts";
import { gamebox } from "../slices/gamebox.svelte.ts";
import {
  NO_NEWS,
  type News,
  offerOf,
  type Reaction,
  type Refused,
  type Sight,
  type Suggestions,
} from "../slices/sight.ts";

/** An event with the names of that time. */
export interface Line {
  readonly n: number;
  readonly event: Event;
  readonly names: readonly string[];
}

const LONGEST_LOG = 500;
/** With more missed events than this, only the new view is shown, without animation. */
const MOST_AT_ONCE = 24;

/** A refusal is shown for so long, and longer the more there is to read. */
const REFUSED_MS = 1500;
const MS_PER_LETTER = 60;

/** A table on the server as this browser knows it, and its asks. */
export class Room implements Omit<Sight, "view"> {
  status = $state<Status>("connecting");
  /** Why the table is gone. */
  problem = $state.raw<Problem | null>(null);
  facts = $state.raw<TableFacts | null>(null);
  you = $state<number | null>(null);
  mayReturn = $state<number | null>(null);
  /** May the viewer not watch? */
  hidden = $state(false);
  /** The person about whom something is to be done: the seat, and who is meant. */
  met = $state.raw<{ readonly seat: number; readonly name: string } | null>(null);
  view = $state.raw<View | null>(null);
  offers = $state.raw<readonly Offer[]>([]);
  news = $state.raw<News>(NO_NEWS);
  deadline = $state<number | null>(null);
  log = $state.raw<readonly Line[]>([]);
  /** Why the last action was refused; it goes after a while, or with the next action. */
  refused = $state.raw<Refused | null>(null);
  /** Set by the page for somebody who is new to the game, until they act. */
  showMe = $state.raw<(() => void) | null>(null);
  #coach = $state.raw<Update["coach"]>(null);
  #stage = $state.raw<Stage | null>(null);
  /** The lesson is over, and nothing was done since. */
  #taught = $state(false);
  /** What was told with the planned actions. */
  #planned = $state.raw<Planned | null>(null);
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  /** The seed of the last match, once it is revealed. */
  seed = $state<string | null>(null);
  /** The number of unanswered asks; without a connection they wait. */
  waiting = $state(0);
  #acting = $state(0);
  /** Has the viewer made a move on this page? */
  acted = $state(false);
  /** The planned actions, known to this page only. */
  intended = $state.raw<readonly Action[]>([]);
  /** Are the words of the game loaded? */
  ready = $state(false);

  /** Set by the page, which asks for hints. */
  advice = $state.raw<Suggestions | null>(null);

  readonly hands = null;
  readonly #link: Link;
  readonly #part: OwnPart;
  #perform: ((action: Action) => void) | null = null;
  #at: number | null = null;
  #n: number | null = null;

  constructor(readonly id: string) {
    this.#link = new Link(id, {
      told: (tell) => this.#told(tell),
      stands: (status) => {
        this.status = status;
        if (status === "lost") this.#part.reconnected();
        if (status === "open") announcement.text = ""; // the server tells it anew
      },
      ended: (problem) => (this.problem = problem),
      // A new page asks for all kept events, to show the log.
      seen: () => this.#n ?? 0,
    });
    this.#part = new OwnPart(
      id,
      (ask) => this.#link.ask(ask),
      (code) => {
        const problem = { code, rule: "T9", facts: {} };
        if (code !== "deal_revealed") return this.#link.refuse(problem);
        // Only the result is left: it is not to be trusted.
        notices.tell("error", () => wordsOf(this.game).refusal(problem));
      },
    );
    const first = takeFirst(id);
    if (first) this.#standsFirst(...first);
  }

  get game(): string {
    return this.facts?.game ?? "";
  }

  get seats(): TableFacts["seats"] {
    return this.facts?.seats ?? [];
  }

  readonly names: readonly string[] = $derived.by(() => seatNames(this.seats));

  /** The offered actions as a text, which signals of others do not change. */
  readonly choices: string = $derived(JSON.stringify(this.offers));

  get coach(): Update["coach"] {
    if (!this.live) return null;
    return this.intended.length > 0 ? (this.#planned?.coach ?? null) : this.#coach;
  }

  get lesson(): Stage | "done" | null {
    if (!this.live || !this.facts?.lesson) return null;
    const stage = this.intended.length > 0 ? (this.#planned?.lesson ?? null) : this.#stage;
    return stage ?? (this.#taught ? "done" : null);
  }

  get busy(): boolean {
    return this.#acting > 0;
  }

  /** Is there a match to show? */
  begun(): this is Sight {
    return this.view !== null;
  }

  get live(): boolean {
    return this.you !== null && this.facts?.phase === "playing";
  }

  get over(): boolean {
    return this.facts?.phase !== "playing" && this.view?.result != null;
  }

  get isHost(): boolean {
    return this.you !== null && this.facts?.host === this.you;
  }

  /** Leaves the table; open asks are still completed. */
  leave(): void {
    this.#link.leave();
  }

  /** Sends an ask and shows a refusal; true on success. */
  async ask(ask: Asked): Promise<boolean> {
    return (await this.#asked(ask))?.tell === "ack";
  }

  /** Sends actions, as an answer to the offer that contains the first of them, if any. */
  async act(...actions: Action[]): Promise<boolean> {
    const offer = offerOf(this.offers, actions[0]!);
    this.#acting++;
    this.refused = null;
    this.#taught = false;
    this.showMe = null;
    const done = await this.ask({ ask: "act", actions, offer, ...this.#moment });
    this.#acting--;
    this.acted ||= done;
    return done;
  }

  /** Sends a plan, again if a signal came meanwhile. Without a connection it is kept like an action. */
  async plan(actions: readonly Action[]): Promise<Planned | null> {
    this.refused = null;
    for (;;) {
      const at = this.#at;
      this.waiting++;
      const answer = await this.#link.ask({ ask: "plan", actions, ...this.#moment });
      this.waiting--;
      if (answer.tell === "planned") {
        this.#planned = answer;
        return answer;
      }
      if (answer.tell === "refusal" && this.#at !== at) continue;
      if (answer.tell === "refusal") this.#refused(answer);
      return null;
    }
  }

  /** Are hints available now? Not for signals, nor for what players have to notice themselves. */
  get hintable(): boolean {
    const kinds = gamebox.actions(this.game);
    const offered = this.offers.flatMap(({ actions }) => actions.map((action) => kinds[action.do]));
    const advisable = offered.some((kind) => kind?.listed && kind.role !== "speech");
    return this.live && Boolean(this.facts?.hints) && advisable;
  }

  intend(actions: readonly Action[]): void {
    this.intended = actions;
  }

  /** Hints for the position after the plan; null if the offers have changed meanwhile. */
  async hints(): Promise<readonly Suggested[] | null> {
    const [choices, actions] = [this.choices, this.intended];
    while (this.choices === choices && this.intended === actions) {
      const at = this.#at;
      const answer = await this.#link.ask({ ask: "hint", actions, ...this.#moment });
      if (answer.tell === "hints") return answer.hints;
      // Ask again if a signal came meanwhile.
      if (answer.tell === "refusal" && this.#at !== at) continue;
      if (answer.tell === "refusal") this.#refused(answer);
      return null;
    }
    return null;
  }

  get trouble(): string | null {
    if (this.status !== "lost") return null;
    return say(this.waiting ? "table-lost-kept" : "table-lost");
  }

  onAdvised(perform: (action: Action) => void): void {
    this.#perform = perform;
  }

  /** Takes a suggested action, the way the table does it. */
  perform(action: Action): void {
    if (this.#perform) this.#perform(action);
    else void this.act(action);
  }

  get react(): ((reaction: Reaction) => void) | null {
    if (!this.live || this.seats[this.you!]?.muted) return null;
    return (reaction) => void this.ask({ ask: "react", reaction });
  }

  readonly meet = (seat: number, name = this.names[seat] ?? ""): void => {
    this.met = { seat, name };
  };

  /** While bots play and no other person does. */
  get hurry(): (() => void) | null {
    const waited = this.view?.waited;
    const others = this.seats.some(({ kind }, seat) => kind === "person" && seat !== this.you);
    const bot = waited != null && this.seats[waited]?.kind === "bot";
    return this.live && bot && !others ? () => void this.#link.ask({ ask: "hurry" }) : null;
  }

  arrange(change: Change): Promise<boolean> {
    return this.ask({ ask: "arrange", change });
  }

  /** A key with which another device can take over this seat. */
  async lendSeat(): Promise<string | null> {
    const answer = await this.#asked({ ask: "lend_seat" });
    return answer?.tell === "ack" ? (answer.key ?? null) : null;
  }

  /** A key with which a bot can play on this seat from elsewhere. */
  async inviteBot(seat: number): Promise<string | null> {
    const answer = await this.#asked({ ask: "put_bot", seat, level: "remote" });
    return answer?.tell === "ack" ? (answer.key ?? null) : null;
  }

  async #asked(ask: Asked): Promise<Answer | null> {
    this.waiting++;
    const answer = await this.#link.ask(ask);
    this.waiting--;
    if (answer.tell === "refusal") this.#refused(answer);
    if (answer.tell === "ended") notices.tell("error", () => say("shell-never-sent"));
    return answer;
  }

  #refused(refusal: Refusal & { readonly late?: boolean }): void {
    const [game, names, you] = [this.game, this.names, this.you];
    // The table went on while there was no connection: no rule was broken.
    const missed = refusal.late && ["too_late", "over"].includes(refusal.code);
    const text = () => (missed ? say("table-late") : wordsOf(game).refusal(refusal, names, you));
    const rule = missed ? "" : refusal.rule;
    if (!this.live) return notices.tell("error", text, { game, rule });
    this.refused = { text, rule };
    clearTimeout(this.#forgetting);
    const shown = REFUSED_MS + MS_PER_LETTER * this.refused.text().length;
    this.#forgetting = setTimeout(() => (this.refused = null), shown);
  }

  #told(tell: Tell): void {
    if (tell.tell === "table_is") {
      this.#tableIs(tell);
      this.#part.heard(tell.facts, tell.you);
    } else if (tell.tell === "update") this.#update(tell);
    else if (tell.tell === "announced") announcement.text = tell.text;
    else if (tell.tell === "goodbye" && tell.reason === "failed")
      notices.tell("error", () => say("table-not-saved"));
  }

  #tableIs(told: TableIs): void {
    const first = this.facts === null;
    this.facts = told.facts;
    this.you = told.you;
    this.mayReturn = told.may_return ?? null;
    this.hidden = told.hidden ?? false;
    if (this.hidden) this.#forget();
    this.deadline = until(told.left);
    if (first) void this.#learn(told.facts.game);
    // Fetched once; after a failure again with the next message about the table.
    whenIdle(() => void gamebox.ask().catch(() => undefined));
  }

  async #learn(game: string): Promise<void> {
    await learn(game);
    this.ready = true;
  }

  /** The page came with it; what happened before, the socket tells. */
  #standsFirst(table: TableIs, update: Update): void {
    this.#tableIs(table);
    this.#stand(update);
  }

  #update(update: Update): void {
    const events = update.events ?? [];
    if (update.gap) this.#forget();
    if (update.lost) notices.tell("error", () => say("table-moves-lost"));
    const gap = update.gap || this.#n === null || events.length > MOST_AT_ONCE;
    for (const event of events) this.#checkDeal(event);
    this.#n = update.n;
    this.#write(update.n, events);
    this.#stand(update);
    const first = this.news.serial === 0 ? justDealt(events) : null;
    this.news = { serial: this.news.serial + 1, events: first ?? events, gap: gap && !first };
  }

  /** Whether the deal is as it was promised. */
  #checkDeal(event: Event): void {
    if (event.event === "deal_voided") this.#part.voided(event, this.you);
    else if (event.event === "seed_revealed") {
      this.seed = event.seed;
      this.#part.revealed(event);
    } else if (event.event === "began") {
      this.seed = null;
      const absent = this.you !== null && this.facts?.mix?.parts?.[this.you] === null;
      if (absent) notices.tell("info", () => say("deal-absent"));
    }
  }

  /** How play stands now, if the update says so. */
  #stand(update: Update): void {
    if (update.at === undefined) return;
    this.#at = update.at;
    this.view = update.view ?? null;
    this.offers = update.offers ?? [];
    this.#coach = update.coach ?? null;
    this.#taught ||= this.#stage !== null && !update.lesson;
    this.#stage = update.lesson ?? null;
    this.deadline = until(update.left);
  }

  /** What was known does not hold any more. */
  #forget(): void {
    this.log = [];
    this.#at = null;
    this.view = null;
    this.offers = [];
  }

  /** The match and the position that an ask refers to, so that it does not count in another match. */
  get #moment(): { match: number | null; at: number | null } {
    return { match: this.facts?.match ?? null, at: this.#at };
  }

  #write(n: number, events: readonly Event[]): void {
    const before = n - events.length;
    const seats = this.seats;
    // The names of bots depend on the language.
    const lines = events.map((event, i) => ({
      n: before + i + 1,
      event,
      get names() {
        return seatNames(seats);
      },
    }));
    this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
  }
}

/** Whoever comes while cards are being dealt sees how they are. */
function justDealt(events: readonly Event[]): readonly Event[] | null {
  const at = events.findLastIndex((event) => "hands" in event);
  return at >= 0 && at >= events.length - 2 ? events.slice(at) : null;
}

function until(left: number | null | undefined): number | null {
  return left == null ? null : performance.now() + left;
}
