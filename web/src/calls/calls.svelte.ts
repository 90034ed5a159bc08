import { at } from "../wire/base.ts";
import { request } from "../wire/api.ts";
import { remembered } from "../wire/remembered.ts";
import { currentLanguage, say } from "../words/words.svelte.ts";
import { gamebox, nameOf } from "../slices/gamebox.svelte.ts";

/** What this browser has answered to the offer to be called. */
const KEY = "calls";
/** Where the service worker finds its words. */
const CALLS = "stosy-calls";
const WORDS = at("/calls");

/** Whether this browser is called when somebody is away: by Web Push, if the server does that. */
class Calls {
  /** Can it be switched at all? Not without a service worker, nor where the server has no key. */
  possible = $state(false);
  on = $state(false);
  daily = $state(false);
  /** The browser forbids it; only there it can be allowed again. */
  denied = $state(false);
  #key: string | null = null;
  #asked: Promise<void> | null = null;

  /** Was the offer answered in this browser? */
  get answered(): boolean {
    return remembered.get(KEY) !== null;
  }

  /** How things stand, asked once. A subscription to a former key is made anew. */
  ask(): Promise<void> {
    return (this.#asked ??= this.#ask().catch(() => void (this.#asked = null)));
  }

  async #ask(): Promise<void> {
    if (!("PushManager" in window) || !("serviceWorker" in navigator)) return;
    const push = await request("GET /api/me/push", null);
    this.#key = push.key;
    if (push.key === null) return;
    this.denied = Notification.permission === "denied";
    const kept = await (await worker()).pushManager.getSubscription();
    const known = push.devices.find(({ endpoint }) => endpoint === kept?.endpoint);
    this.daily = known?.daily ?? false;
    this.possible = true;
    this.on = Boolean(kept) && remembered.get(KEY) === "on";
    if (this.on && !known?.current) await this.#subscribe(kept);
    else if (this.on) await keepWords();
  }

  /** Asks the browser, which asks the person; true if this browser is called now. */
  async switchOn(): Promise<boolean> {
    this.denied = (await Notification.requestPermission()) === "denied";
    if (Notification.permission !== "granted") return false;
    await this.#subscribe(null);
    remembered.set(KEY, "on");
    return (this.on = true);
  }

  async switchOff(): Promise<void> {
    const kept = await (await worker()).pushManager.getSubscription();
    // Whether or not the server hears of it, nothing comes any more.
    await kept?.unsubscribe();
    this.decline();
    try {
      if (kept) await request("DELETE /api/me/push", { endpoint: kept.endpoint });
    } finally {
      this.on = this.daily = false;
    }
  }

  async switchDaily(): Promise<void> {
    const kept = await (await worker()).pushManager.getSubscription();
    if (kept) await this.#tell(kept, !this.daily);
  }

  /** The offer is not made again. */
  decline(): void {
    remembered.set(KEY, "off");
  }

  async #subscribe(former: PushSubscription | null, daily = this.daily): Promise<void> {
    await former?.unsubscribe();
    const { pushManager } = await worker();
    const options = { userVisibleOnly: true, applicationServerKey: this.#key };
    await this.#tell(await pushManager.subscribe(options), daily);
    await keepWords();
  }

  /** Tells the server of a subscription; if it has another key by now, that is made anew. */
  async #tell(made: PushSubscription, daily: boolean): Promise<void> {
    const { endpoint = "", keys = {} } = made.toJSON();
    const { p256dh = "", auth = "" } = keys;
    const subscription = { endpoint, p256dh, auth, daily, key: this.#key };
    const { key, devices } = await request("PUT /api/me/push", subscription);
    if (key === this.#key) {
      this.daily = devices.find((device) => device.endpoint === endpoint)?.daily ?? false;
      return;
    }
    this.#key = key;
    await this.#subscribe(made, daily);
  }
}

function worker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.ready;
}

/** For the service worker: what it says, in the language of this page. */
export async function keepWords(): Promise<void> {
  await gamebox.open();
  const games = gamebox.games.map(({ id }) => id);
  const of = (message: string) =>
    Object.fromEntries(
      games.map((game) => [game, say(message, { game: nameOf(game), name: "%name%" })]),
    );
  const words = {
    language: currentLanguage(),
    title: say("call-title"),
    move: of("call-move"),
    joined: say("call-joined", { name: "%name%" }),
    invited: of("call-invited"),
    daily: say("call-daily"),
  };
  await (await caches.open(CALLS)).put(WORDS, new Response(JSON.stringify(words)));
}

export const calls = new Calls();
