import { away } from "../away.svelte.ts";
import { at } from "../base.ts";
import { type Answered, type Link, Refused, type Socket, UNREACHABLE } from "../link.ts";
import { remembered } from "../remembered.ts";
import {
  ALL,
  type Begin,
  CHANNEL,
  type Heard,
  type Said,
  SITE_LOCK,
  tabLock,
  type Trouble,
} from "./messages.ts";
import { filesOf, mend, workerAddress } from "./taken.ts";
import { keptTables } from "./store.ts";

const UNAVAILABLE = 503;
const NAME = "name";

type WithoutAddress<S> = S extends unknown ? Omit<S, "to" | "from"> : never;

/**
 * The tables of this browser. One of its pages has the worker with them: who holds a lock. When
 * that page is closed, the next one starts another, and everybody connects again.
 */
class BrowserLink implements Pick<Link, "send" | "open"> {
  readonly #page = Math.random().toString(36).slice(2);
  readonly #requests = new Map<
    number,
    { readonly answer: (answer: Answered) => void; readonly fail: (error: Refused) => void }
  >();
  readonly #sockets = new Map<number, LocalSocket>();
  #channel: BroadcastChannel | null = null;
  #site: string | null = null;
  /** Others see by a lock whether this page is there. */
  #alive: Promise<void> | null = null;
  #waiting: WithoutAddress<Said>[] = [];
  /** The worker with the tables, if this page has it, and what lets go of it. */
  #worker: Worker | null = null;
  #end: () => void = () => undefined;
  /** It did not start. */
  #broken: () => void = () => undefined;
  #count = 0;

  /** What lists show needs no Python. */
  async send(method: string, path: string, body = ""): Promise<Answered> {
    if (method === "GET" && path === "/api/games") return { status: 200, body: await games() };
    if (method === "GET" && path === "/api/me") return { status: 200, body: await me() };
    const answered = await this.#request(method, path, body);
    if (path === "/api/me" && answered.status === 200)
      remembered.set(NAME, (answered.body as { name: string }).name);
    return answered;
  }

  async open(table: string): Promise<Socket> {
    const number = ++this.#count;
    const socket = new LocalSocket(
      (text) => this.#say({ say: "send", socket: number, text }),
      () => {
        this.#sockets.delete(number);
        if (this.#site) this.#say({ say: "disconnect", socket: number });
      },
    );
    this.#sockets.set(number, socket);
    socket.connect = () => {
      if (!this.#sockets.has(number)) return; // it was closed before
      this.#say({ say: "connect", socket: number, table });
      socket.onopen?.();
    };
    this.start();
    // Whoever opens it has to listen first.
    if (this.#site) setTimeout(socket.connect);
    return socket;
  }

  /** Look for a page that has the tables, and be ready to have them. */
  start(): void {
    if (this.#channel) return;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = ({ data }: MessageEvent<Heard | Said>) => {
      if (data.to === ALL || data.to === this.#page) this.#heard(data as Heard);
    };
    this.#alive ??= new Promise<void>((here, refused) => {
      const held = () => {
        here();
        return new Promise(() => undefined);
      };
      navigator.locks.request(tabLock(this.#page), held).catch(refused);
    });
    this.#alive.then(
      () => {
        this.#post({ say: "anybody" });
        void navigator.locks.request(SITE_LOCK, () => this.#serve());
      },
      // Where a page may keep nothing, it gets no lock either.
      () => this.#down("storage_refused"),
    );
  }

  /** This page has the tables from now on. */
  async #serve(): Promise<void> {
    try {
      const { version } = await filesOf();
      const base = new URL(at(`/offline/${version}/`), location.href).href;
      const worker = (this.#worker = new Worker(workerAddress(), { type: "module" }));
      worker.onmessage = ({ data }: MessageEvent<Heard>) => this.#heard(data);
      const name = remembered.get(NAME) ?? "";
      worker.postMessage({ begin: "site", base, name, page: this.#page } satisfies Begin);
      await new Promise<void>((end, fail) => {
        this.#end = end;
        this.#broken = worker.onerror = fail;
      });
    } catch {
      this.#stop();
      if (await mend()) {
        away.mended();
        return this.#serve();
      }
      this.#down("runtime_missing");
    }
    this.#stop();
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #request(method: string, path: string, body: string): Promise<Answered> {
    return new Promise((answer, fail) => {
      const id = ++this.#count;
      this.#requests.set(id, { answer, fail });
      this.#say({ say: "request", id, method, path, body });
      this.start();
    });
  }

  /** Now, or as soon as somebody has the tables. */
  #say(said: WithoutAddress<Said>): void {
    if (this.#site) this.#post(said);
    else if (said.say === "request") this.#waiting.push(said);
  }

  /** To the worker of this page directly: that is faster. */
  #post(said: WithoutAddress<Said>): void {
    const to = this.#worker ?? this.#channel;
    to?.postMessage({ ...said, to: "site", from: this.#page });
  }

  #heard(heard: Heard): void {
    if (heard.hear === "up") return this.#up(heard.site);
    if (heard.hear === "down") {
      const mendable = this.#worker && heard.trouble === "runtime_missing";
      return mendable ? this.#broken() : this.#down(heard.trouble);
    }
    if (heard.hear === "answer") {
      this.#requests.get(heard.id)?.answer({ status: heard.status, body: heard.body });
      this.#requests.delete(heard.id);
      return;
    }
    const socket = this.#sockets.get(heard.socket);
    if (heard.tell === null) this.#sockets.delete(heard.socket);
    socket?.hear(heard.tell);
  }

  #up(site: string): void {
    if (site === this.#site) return;
    const before = this.#site;
    this.#site = site;
    if (before) {
      // Another page has the tables: it knows nothing of us.
      this.#fail(new Refused(UNREACHABLE));
      return this.#closeAll();
    }
    for (const socket of this.#sockets.values()) socket.connect();
    for (const said of this.#waiting.splice(0)) this.#post(said);
  }

  /** There are no tables; who asks next tries again. */
  #down(trouble: Trouble): void {
    this.#end();
    this.#channel?.close();
    this.#channel = this.#site = null;
    this.#waiting = [];
    this.#fail(new Refused({ code: trouble, rule: "T6", facts: {} }, UNAVAILABLE));
    this.#closeAll();
  }

  #closeAll(): void {
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const socket of sockets) socket.hear(null);
  }

  #fail(error: Refused): void {
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    for (const { fail } of requests) fail(error);
  }
}

/** One connection to a table. */
class LocalSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  connect: () => void = () => undefined;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}

  /** A message; null if it is over. */
  hear(tell: unknown): void {
    if (tell === null) this.onclose?.();
    else this.onmessage?.({ data: tell });
  }
}

async function games(): Promise<unknown> {
  const { version } = await filesOf();
  return (await fetch(at(`/offline/${version}/games.json`))).json();
}

async function me(): Promise<unknown> {
  const tables = (await keptTables())
    .map(({ summary }) => JSON.parse(summary) as { phase: string })
    .filter(({ phase }) => phase !== "closed");
  return { name: remembered.get(NAME) ?? "", tables: tables.reverse() };
}

export const browser = new BrowserLink();
