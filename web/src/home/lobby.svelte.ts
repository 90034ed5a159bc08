import { announcement } from "../shell/announcement.svelte.ts";
import { socketAddress } from "../wire/server_link.ts";
import { Reconnecting } from "../wire/reconnecting.ts";
import type { LobbyTell, TableSummary } from "../wire/types.ts";
import { tablesAfter } from "./tables.ts";

const HELLO_WITHIN = 8_000;
/** A silent lobby may be unchanged or disconnected: reconnect after this time. */
const RENEWED_AFTER = 60_000;
const LOOK_EVERY = 5_000;

/** The first pages of the public tables, updated by the server; reconnects by itself. */
export class Lobby {
  /** null until the server has told them for the first time. */
  tables = $state.raw<readonly TableSummary[] | null>(null);
  /** Are there others behind these? */
  more = $state(false);
  lost = $state(false);
  #pages = 1;
  #socket: WebSocket | null = null;
  /** When the server was last heard, or called. */
  #heard = 0;
  readonly #reconnecting = new Reconnecting(() => this.#open());
  readonly #pulse = setInterval(() => this.#look(), LOOK_EVERY);

  constructor() {
    this.#open();
  }

  showMore(): void {
    this.#pages++;
    this.#open();
  }

  close(): void {
    clearInterval(this.#pulse);
    this.#reconnecting.close();
    this.#replace(null);
  }

  #open(): void {
    const socket = new WebSocket(socketAddress(`/api/lobby?pages=${this.#pages}&announced=1`));
    this.#replace(socket);
    this.#heard = performance.now();
    const late = setTimeout(() => this.#gone(socket), HELLO_WITHIN);
    socket.onmessage = (message) => {
      clearTimeout(late);
      if (socket === this.#socket) this.#told(JSON.parse(message.data as string) as LobbyTell);
    };
    socket.onclose = () => {
      clearTimeout(late);
      this.#gone(socket);
    };
  }

  #told(told: LobbyTell): void {
    if (told.tell === "announced") {
      announcement.text = told.text;
      return;
    }
    this.tables = tablesAfter(this.tables ?? [], told);
    this.more = told.more;
    this.lost = false;
    this.#heard = performance.now();
    this.#reconnecting.worked();
  }

  #gone(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#replace(null);
    this.lost = true;
    this.#reconnecting.later();
  }

  /** Does not wait for the old socket to close: a broken connection never does. */
  #replace(socket: WebSocket | null): void {
    const before = this.#socket;
    this.#socket = socket;
    before?.close();
  }

  #look(): void {
    const silent = performance.now() - this.#heard;
    if (this.#socket && document.visibilityState === "visible" && silent > RENEWED_AFTER)
      this.#open();
  }
}
