import { linkOf, request } from "../wire/api.ts";
import type { Link as Wire, Socket } from "../wire/link.ts";
import { type Ask, type Goodbye, type Problem, type Tell, VERSION } from "../wire/types.ts";

/** The state of the connection; `lost` reconnects, `ended` does not. */
export type Status = "connecting" | "open" | "lost" | "ended";

type WithoutId<A> = A extends { readonly id: string } ? Omit<A, "id"> : never;
/** An ask without its id, which the link adds. */
export type Asked = WithoutId<Ask>;

/** The answer to an ask; `ended`: there will be none. */
export type Answer = (Extract<Tell, { readonly id: unknown }> | { readonly tell: "ended" }) & {
  /** The ask was made before a loss of the connection, and sent after it. */
  readonly late?: boolean;
};

export interface Listener {
  told(tell: Tell): void;
  stands(status: Status): void;
  /** Called with the reason when the table is gone. */
  ended(problem: Problem): void;
  /** The number of the last event seen. */
  seen(): number;
}

interface Unanswered {
  readonly text: string;
  late: boolean;
  readonly answer: (answer: Answer) => void;
}

const FIRST_PAUSE = 500;
/** Another server process goes on with the table. */
const AT_ONCE = 50;
const LONGEST_PAUSE = 10_000;
/** A silent connection is pinged, then given up: in a tunnel no close frame arrives. */
const LOOK_EVERY = 3_000;
const ASKED_AFTER = 6_000;
const ANSWERED_WITHIN = 8_000;
/** Shorter, when the person looks at the page again. */
const ANSWERED_SOON = 3_000;
const PING = JSON.stringify({ ask: "ping", id: "ping" });
/** Why it is of no use to try again. */
const FOR_GOOD = ["no_such_table", "banned", "storage_refused", "runtime_missing"];
const OTHER_VERSION: Problem = { code: "other_version", rule: "", facts: {} };

/**
 * The connection to one table, on a server or in this browser. It reconnects by itself and sends
 * unanswered asks again under the same id, by which they are recognised: nothing is done twice.
 */
export class Link {
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #prefix = randomText();
  readonly #pulse: ReturnType<typeof setInterval>;
  readonly #wire: Wire;
  #socket: Socket | null = null;
  #count = 0;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** The server has sent the table: asks may be sent. */
  #ready = false;
  /** When the last message came, and when the last ping was sent. */
  #heard = 0;
  #pinged: number | null = null;
  /** The page was left; open asks are still completed. */
  #leaving = false;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#wire = linkOf(table);
    addEventListener("online", this.#hurry);
    if (this.#wire.remote) addEventListener("offline", this.#drop);
    addEventListener("beforeunload", this.#stay);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#pulse = setInterval(() => this.#look(ANSWERED_WITHIN), LOOK_EVERY);
    void this.#open();
  }

  ask(ask: Asked): Promise<Answer> {
    if (this.#closed) return Promise.resolve({ tell: "ended" });
    const id = `${this.#prefix}-${++this.#count}`;
    const text = JSON.stringify({ ...ask, id });
    return new Promise((answer) => {
      this.#unanswered.set(id, { text, late: false, answer });
      if (this.#ready) this.#socket!.send(text);
    });
  }

  /** Close as soon as everything is answered. */
  leave(): void {
    this.#leaving = true;
    if (this.#unanswered.size === 0) this.#end();
  }

  async #open(): Promise<void> {
    this.listener.stands(this.#pause === FIRST_PAUSE ? "connecting" : "lost");
    const socket = await this.#wire.open(this.table).catch(() => null);
    if (this.#closed) return socket?.close();
    if (!socket) return this.#lost();
    this.#socket = socket;
    const late = setTimeout(() => socket === this.#socket && this.#drop(), this.#wire.patience);
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          ask: "hello",
          version: VERSION,
          seen: this.listener.seen(),
          coach: true,
          mix: true,
        }),
      );
    };
    socket.onmessage = (message) => {
      clearTimeout(late);
      const { data } = message;
      const tell = (typeof data === "string" ? JSON.parse(data) : data) as Tell;
      if (this.#socket === socket) this.#told(tell);
    };
    socket.onclose = () => {
      clearTimeout(late);
      if (this.#socket === socket) this.#lost();
    };
  }

  #told(tell: Tell): void {
    this.#heard = performance.now();
    this.#pinged = null;
    if (tell.tell === "other_version") return this.#over(OTHER_VERSION);
    if (tell.tell === "goodbye") return this.#goodbye(tell);
    if (tell.tell === "table_is" && !this.#ready) this.#welcome();
    this.listener.told(tell);
    if (!("id" in tell) || tell.id === null) return;
    const asked = this.#unanswered.get(tell.id);
    if (!asked) return;
    this.#unanswered.delete(tell.id);
    asked.answer({ ...tell, late: asked.late });
    // What waited for the answer is asked now.
    if (this.#leaving) setTimeout(() => this.#unanswered.size === 0 && this.#end());
  }

  #welcome(): void {
    this.#ready = true;
    this.#pause = FIRST_PAUSE;
    this.listener.stands("open");
    for (const asked of this.#unanswered.values()) {
      asked.late = true;
      this.#socket!.send(asked.text);
    }
  }

  /** Who was let in learns why it is over; others may just have come at a bad moment, or nothing can be saved. */
  #goodbye(goodbye: Goodbye): void {
    const { reason, retry } = goodbye;
    if ((this.#ready || reason === "failed") && retry !== 0) this.listener.told(goodbye);
    this.#pause = Math.max(AT_ONCE, Math.min(retry ?? LONGEST_PAUSE, LONGEST_PAUSE));
  }

  /** Only an unanswered ping proves that a silent connection is dead: timers of hidden pages are slow. */
  #look(limit: number): void {
    if (!this.#ready) return;
    const now = performance.now();
    if (this.#pinged !== null) {
      if (now - this.#pinged > limit) this.#drop();
    } else if (now - this.#heard > ASKED_AFTER || limit === ANSWERED_SOON) {
      this.#pinged = now;
      this.#socket!.send(PING);
    }
  }

  /** Closes without waiting for the other side. */
  readonly #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  #lost(): void {
    const opened = this.#ready;
    this.#ready = false;
    this.#pinged = null;
    this.#socket = null;
    if (this.#closed) return;
    const pause = this.#pause * (0.7 + 0.6 * Math.random());
    this.#pause = Math.min(Math.max(this.#pause * 2, FIRST_PAUSE), LONGEST_PAUSE);
    this.listener.stands("lost");
    this.#retry = setTimeout(() => this.#again(), pause);
    if (!opened) void this.#whyNot();
  }

  #again(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    void this.#open();
  }

  /** A socket that never opened gives no reason, so ask the API for it. */
  async #whyNot(): Promise<void> {
    try {
      await request("GET /api/tables/{table}", null, { table: this.table });
    } catch (error) {
      const { problem } = error as { problem?: Problem };
      if (problem && FOR_GOOD.includes(problem.code) && !this.#closed) this.#over(problem);
    }
  }

  /** Back online, or visible again: reconnect or ping at once. */
  readonly #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#retry !== undefined) return this.#again();
    this.#look(ANSWERED_SOON);
    setTimeout(() => this.#pinged !== null && this.#look(ANSWERED_SOON), ANSWERED_SOON + 100);
  };

  /** Warns before the page is closed with unsent asks. */
  readonly #stay = (event: BeforeUnloadEvent): void => {
    if (this.#unanswered.size > 0 && !this.#ready) event.preventDefault();
  };

  /** Closes for good, with the reason. */
  readonly refuse = (problem: Problem): void => this.#over(problem);

  #over(problem: Problem): void {
    this.#end();
    this.listener.stands("ended");
    this.listener.ended(problem);
  }

  #end(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    removeEventListener("beforeunload", this.#stay);
    document.removeEventListener("visibilitychange", this.#hurry);
    for (const { answer } of this.#unanswered.values()) answer({ tell: "ended" });
    this.#unanswered.clear();
    this.#socket?.close();
  }
}

/** A random id; `crypto.randomUUID` is missing on pages without HTTPS. */
function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
