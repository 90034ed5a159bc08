import { untrack } from "svelte";
import { remembered } from "../../wire/remembered.ts";

const KEY = "snakes-order";
const NEW_MS = 5000;

/** A hand in the order its holder likes: by colour and face, or as the cards came. */
export class HandOrder {
  sorted = $state(remembered.get(KEY) !== "drawn");
  /** Cards that have just come to the hand. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  #asDrawn = $state.raw<readonly string[]>([]);
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** `hand` as the server has it, sorted; `dealt` tells that it is all new and nothing to mark. */
  constructor(
    readonly hand: () => readonly string[],
    dealt: () => boolean,
  ) {
    $effect.pre(() => {
      const now = hand();
      untrack(() => this.#follow(now, dealt()));
    });
    $effect(() => () => clearTimeout(this.#fading));
  }

  get cards(): readonly string[] {
    return this.sorted ? this.hand() : this.#asDrawn;
  }

  switch(): void {
    this.sorted = !this.sorted;
    remembered.set(KEY, this.sorted ? "sorted" : "drawn");
  }

  #follow(now: readonly string[], dealt: boolean): void {
    const { kept, came } = compared(this.#asDrawn, now);
    this.#asDrawn = [...kept, ...came];
    if (came.length === 0) return;
    this.fresh = new Set(dealt ? [] : came);
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.fresh = new Set()), NEW_MS);
  }
}

/** Which cards of `before` are still in the hand, in their order, and which have come. */
export function compared(
  before: readonly string[],
  now: readonly string[],
): { kept: string[]; came: string[] } {
  const left = [...now];
  const kept = before.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return { kept, came: left };
}
