import { ALONE } from "./base.ts";
import { type Answered, type Link, Refused } from "./link.ts";
import { remembered } from "./remembered.ts";

/** The key under which it is remembered which version was taken along. */
const TAKEN = "taken";

/** Does this browser answer what is not about a certain table? */
class Away {
  on = $state(ALONE);
  /** Is there no server at all? */
  readonly alone = ALONE;
  /** What was taken along was damaged, and fetched anew: who tells people so. */
  mended: () => void = () => undefined;
  #taken = $state(remembered.get(TAKEN));

  /** The version that was taken along; null if none was. */
  get taken(): string | null {
    return this.#taken;
  }

  set taken(version: string | null) {
    this.#taken = version;
    remembered.set(TAKEN, version ?? "");
  }

  /** Can be played without a server? */
  get able(): boolean {
    return this.alone || Boolean(this.taken);
  }

  /** Ask the server or, if it is not reached, this browser, if it can. */
  async asked(
    ask: (link: Link) => Promise<Answered>,
    server: Link,
    browser: Link,
  ): Promise<Answered> {
    if (this.on) return ask(browser);
    try {
      return await ask(server);
    } catch (error) {
      if (!this.able || !(error instanceof Refused)) throw error;
      this.on = true;
      return ask(browser);
    }
  }

  /** Try the server again, if there is one. */
  back(): void {
    this.on = this.alone;
  }
}

export const away = new Away();
