import { ALL, CHANNEL, fail, type Heard, type Said, tabLock, type Trouble } from "./messages.ts";
import { type Python, startPython } from "./python.ts";
import { Searcher } from "./searcher.ts";
import { type Analysed, type Kept, Store } from "./store.ts";

/** What is to be done after a message: `stosy.offline.messages.Effects`. */
interface Effects {
  readonly kept: readonly Kept[];
  readonly analysed: readonly Analysed[];
  readonly told: readonly { readonly connection: number; readonly tell: unknown }[];
  readonly answers: readonly {
    readonly id: string;
    readonly status: number;
    readonly body: unknown;
  }[];
  readonly searches: readonly {
    readonly search: number;
    readonly request: string;
    readonly analysis: boolean;
  }[];
  readonly cancelled: readonly number[];
  readonly wait: number | null;
  readonly wanted: string | null;
  readonly erased: boolean;
}

type Message = Readonly<Record<string, unknown>> & { readonly message: string };
/** A connection or a request of a page. */
interface Client {
  readonly page: string;
  readonly number: number;
}

const NOT_SAVED = { code: "storage_full", rule: "T6", facts: {} };
const UNAVAILABLE = 503;
/** Most searches are over sooner than another worker would start. */
const GRACE_MS = 1_500;
const BEGIN = `
import time
from stosy.offline import Site
from stosy.offline.site import real_secrets

def begin(name, rows):
    summaries = [(rows[at], rows[at + 1].encode()) for at in range(0, len(rows), 2)]
    return Site(lambda: time.monotonic() * 1000, real_secrets(), name, summaries)
`;

/** The tables of this browser, for all its pages. */
class Site {
  readonly #id = crypto.randomUUID();
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #pages = new Set<string>();
  readonly #sockets = new Map<number, Client & { readonly table: string }>();
  readonly #requests = new Map<string, Client>();
  readonly #searcher: Searcher;
  /** Takes minutes, so that bots and hints do not wait for it. */
  readonly #analyst: Searcher;
  readonly #handle: (message: string) => string;
  #inbox: Promise<void> = Promise.resolve();
  #outbox: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  /** How many effects there were when a table was lost: what came of it before does not count. */
  #effects = 0;
  readonly #lost = new Map<string, number>();

  constructor(
    base: string,
    /** The page that has started this worker. */
    readonly page: string,
    readonly store: Store,
    handle: (message: string) => string,
  ) {
    this.#handle = handle;
    const hearer = {
      known: (search: number, so_far: string) => this.#take({ message: "known", search, so_far }),
      found: (search: number, answer: string | null) =>
        this.#take({ message: "found", search, answer }),
    };
    this.#searcher = new Searcher(base, "search", GRACE_MS, hearer);
    this.#analyst = new Searcher(base, "analysis", 0, hearer);
    this.#channel.onmessage = self.onmessage = ({ data }: MessageEvent<Said | Heard>) => {
      if (data.to === "site") this.#heard(data as Said);
    };
    this.#say({ to: ALL, hear: "up", site: this.#id });
  }

  #say(message: Heard): void {
    if (message.to === this.page) self.postMessage(message);
    else this.#channel.postMessage(message);
  }

  #heard(said: Said): void {
    const page = said.from;
    if (said.say === "anybody") return this.#say({ to: page, hear: "up", site: this.#id });
    this.#watch(page);
    if (said.say === "request") {
      const id = `${++this.#count}`;
      this.#requests.set(id, { page, number: said.id });
      const { method, path, body } = said;
      return this.#take({ message: "request", id, method, path, body });
    }
    if (said.say === "connect") {
      const connection = ++this.#count;
      this.#sockets.set(connection, { page, number: said.socket, table: said.table });
      return this.#take({ message: "connect", connection, table: said.table });
    }
    const connection = this.#connectionOf(page, said.socket);
    if (connection === null) return;
    if (said.say === "send") this.#take({ message: "hear", connection, text: said.text });
    else this.#leave(connection);
  }

  #connectionOf(page: string, number: number): number | null {
    for (const [connection, each] of this.#sockets)
      if (each.page === page && each.number === number) return connection;
    return null;
  }

  /** A page that is closed, or has crashed, lets go of its lock. */
  #watch(page: string): void {
    if (this.#pages.has(page)) return;
    this.#pages.add(page);
    void navigator.locks.request(tabLock(page), () => {
      for (const [connection, each] of [...this.#sockets])
        if (each.page === page) this.#leave(connection);
    });
  }

  #leave(connection: number): void {
    this.#sockets.delete(connection);
    this.#take({ message: "disconnect", connection });
  }

  /**
   * Messages are handled one after the other, also while a log is read. After an error, of which
   * nobody knows what it has left undone, none is: the page begins anew from what is kept.
   */
  #take(message: Message): void {
    this.#inbox = this.#inbox.then(() => this.#handled(message));
    this.#inbox.catch(fail);
  }

  async #handled(message: Message): Promise<void> {
    let effects = this.#pass(message);
    if (effects.wanted !== null) {
      const table = effects.wanted;
      await this.#outbox; // what is on its way belongs to the log
      const log = await this.store.log(table).catch(() => ({ entries: [], analyses: [] }));
      this.#pass({ message: "log", table, ...log });
      effects = this.#pass(message);
    }
    const number = ++this.#effects;
    for (const { analysis, ...search } of effects.searches)
      (analysis ? this.#analyst : this.#searcher).want(search);
    for (const search of effects.cancelled)
      for (const searcher of [this.#searcher, this.#analyst]) searcher.cancel(search);
    clearTimeout(this.#timer);
    if (effects.wait !== null)
      this.#timer = setTimeout(() => this.#take({ message: "tick" }), effects.wait);
    this.#outbox = this.#outbox.then(() => this.#carriedOut(effects, number));
    this.#outbox.catch(fail);
  }

  #pass(message: Message): Effects {
    return JSON.parse(this.#handle(JSON.stringify(message))) as Effects;
  }

  /** Nothing is told before it is kept. */
  async #carriedOut(effects: Effects, number: number): Promise<void> {
    const kept = effects.kept.filter(({ table }) => !this.#isLost(table, number));
    let saved = kept.length === effects.kept.length;
    try {
      if (effects.erased) await this.store.clear();
      if (kept.length) await this.store.append(kept);
    } catch (error) {
      console.error(error);
      saved = false;
      for (const { table } of kept) this.#lose(table);
    }
    // Without room an analysis is made again next time.
    for (const analysed of effects.analysed)
      await this.store.keepAnalysis(analysed).catch((error) => console.warn(error));
    for (const { connection, tell } of effects.told) {
      const to = this.#sockets.get(connection);
      if (!to || this.#isLost(to.table, number)) continue;
      this.#say({ to: to.page, hear: "told", socket: to.number, tell });
      if (tell === null) this.#sockets.delete(connection);
    }
    for (const { id, status, body } of effects.answers) {
      const to = this.#requests.get(id)!;
      this.#requests.delete(id);
      const answer = saved ? { status, body } : { status: UNAVAILABLE, body: NOT_SAVED };
      this.#say({ to: to.page, hear: "answer", id: to.number, ...answer });
    }
  }

  #isLost(table: string, number: number): boolean {
    return number <= (this.#lost.get(table) ?? 0);
  }

  /** It is as it was before; whoever is there is told so. */
  #lose(table: string): void {
    this.#lost.set(table, this.#effects);
    this.#take({ message: "lost", table });
  }
}

/** Start Python and the tables; all pages hear when they are there, or why not. */
export async function runSite(base: string, name: string, page: string): Promise<void> {
  const down = (trouble: Trouble, error: unknown) => {
    console.error(error);
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ to: ALL, hear: "down", trouble } satisfies Heard);
    channel.close();
  };
  let store: Store;
  try {
    store = await Store.open();
  } catch (error) {
    return down("storage_refused", error);
  }
  let python: Python;
  try {
    python = await startPython(base);
    python.runPython(BEGIN);
  } catch (error) {
    return down("runtime_missing", error);
  }
  const rows = (await store.tables()).flatMap(({ table, summary }) => [table, summary]);
  const begin = python.globals.get("begin") as (name: string, rows: unknown) => Handled;
  const site = begin(name, rows);
  new Site(base, page, store, (message) => site.handle_text(message));
}

interface Handled {
  handle_text(message: string): string;
}
