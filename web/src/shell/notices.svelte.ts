/** Short messages over the bar, one at a time. They are functions, so that they follow the language. */
export type Kind = "info" | "error" | "good";

/** The rule behind a refusal. */
export interface RuleLink {
  /** The id of the game, or "" for rules of all games. */
  readonly game: string;
  readonly rule: string;
}

export interface Notice {
  readonly id: number;
  readonly kind: Kind;
  readonly text: () => string;
  readonly link: RuleLink | null;
  /** It is not about a page: it stays when another one comes. */
  readonly stays: boolean;
}

const SHOWN_MS = { info: 5000, good: 4000, error: 6000 };

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** The open dialogs, the topmost last. */
  #dialogs = $state.raw<readonly string[]>([]);
  #count = 0;

  /** Where notices are shown: in the topmost dialog, or null for the page. */
  get place(): string | null {
    return this.#dialogs.at(-1) ?? null;
  }

  /** A dialog is open; what is returned is called when it closes. */
  opened(dialog: string): () => void {
    this.#dialogs = [...this.#dialogs, dialog];
    return () => (this.#dialogs = this.#dialogs.filter((other) => other !== dialog));
  }

  tell(kind: Kind, text: () => string, link: RuleLink | null = null, ms = SHOWN_MS[kind]): void {
    const stays = ms > SHOWN_MS[kind];
    const notice = { id: ++this.#count, kind, text, link: link?.rule ? link : null, stays };
    this.list = [notice];
    setTimeout(() => this.dismiss(notice.id), ms);
  }

  /** Another page: what was said about the last one is over. */
  clear(): void {
    this.list = this.list.filter(({ stays }) => stays);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
