import type { Origin } from "../wire/types.ts";
import type { Arguments, Catalogue } from "./catalogue.ts";
import { type By, type Card, dashed, type Facts, Reader } from "./reader.ts";

/** A label and its explanation. */
export interface Labelled {
  readonly label: string;
  readonly about: string;
}

export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly facts?: Facts;
}

export interface Highlight {
  readonly code: string;
  readonly facts: Facts;
}

/** What to do next, as the server says it. */
export interface Advice {
  readonly code: string;
  readonly facts?: Facts;
}

/** The words of one game; names stand for seats. */
export class GameWords {
  readonly #words: Catalogue;
  readonly #reader: Reader;

  constructor(words: Catalogue) {
    this.#words = words;
    this.#reader = new Reader(words);
  }

  has(id: string): boolean {
    return this.#words.has(id);
  }

  say(id: string, args: Arguments = {}, form?: string): string {
    return this.#words.format(id, args, form);
  }

  name(): string {
    return this.say("game-name");
  }

  idea(): string {
    return this.say("game-idea");
  }

  card(card: Card, form?: string): string {
    return this.#reader.card(card, form);
  }

  cards(cards: readonly Card[]): string {
    return this.#reader.cards(cards);
  }

  pile(pile: string, by: By = "you", form?: string): string {
    return this.#reader.pile(pile, by, form);
  }

  colour(colour: string): string {
    return this.#reader.colour(colour);
  }

  /** The name of a level of bots. */
  level(level: string): string {
    return this.#reader.level(level);
  }

  /** The explanation of a level; empty for unknown levels. */
  levelAbout(level: string): string {
    const id = `level-${level}`;
    return this.has(id) ? this.say(id, {}, "about") : "";
  }

  /** The sentence for an event, or "". */
  event(event: Facts, names: readonly string[], viewer: number | null): string {
    return this.#told(`event-${dashed(String(event.event))}`, event, names, viewer);
  }

  /** An action as a choice in a menu; null is to pass on an opportunity. */
  action(action: Facts | null, names: readonly string[] = []): string {
    if (!action) return this.say("let-go");
    // The sentence contains the text of the signal.
    const facts = typeof action.signal === "string" ? { ...action, signal: action } : action;
    return this.#told(`action-${dashed(String(action.do))}`, facts, names, null);
  }

  /** Several actions of a turn, one after the other. */
  turn(actions: readonly (Facts | null)[], names: readonly string[] = []): string {
    return actions.map((action) => this.action(action, names)).join(", ");
  }

  /** Why something is not allowed. */
  refusal(refused: Refusal, names: readonly string[] = [], viewer: number | null = null): string {
    const own = `refusal-${dashed(refused.code)}`;
    const id = this.has(own) ? own : "refusal-unknown";
    return this.#told(id, refused.facts ?? {}, names, viewer);
  }

  /** How the match ended. */
  result(result: Facts, names: readonly string[], viewer: number | null): string {
    return this.#told(`result-${dashed(String(result.reason))}`, result, names, viewer);
  }

  /** A highlight of a match. */
  highlight(told: Highlight, names: readonly string[], viewer: number | null): string {
    return this.#told(`highlight-${dashed(told.code)}`, told.facts, names, viewer);
  }

  /** The text of a signal. */
  signal(signal: Facts): string {
    return this.#told(`signal-${dashed(String(signal.signal))}`, signal, [], null);
  }

  /** The reason for a hint; a general one for unknown codes. */
  hint(reason: string, detail: Facts = {}): string {
    const own = `hint-${dashed(reason)}`;
    return this.#told(this.has(own) ? own : "hint-promising", detail, [], null);
  }

  /** What to do next; "" for an unknown code. */
  coach(told: Advice, names: readonly string[], viewer: number | null): string {
    return this.#told(`coach-${dashed(told.code)}`, told.facts ?? {}, names, viewer);
  }

  /** What the learner is to do in a step of a lesson. */
  lesson(code: string, action: Facts): string {
    return this.#told(`lesson-${dashed(code)}`, action, [], null);
  }

  option(name: string): string {
    return this.say(`option-${dashed(name)}`);
  }

  /** A value of an option, and its explanation. */
  optionValue(name: string, value: string | number): Labelled {
    const own = `option-${dashed(name)}-${dashed(String(value))}`;
    const id = this.has(own) ? own : `option-${dashed(name)}-value`;
    return { label: this.say(id, { value }), about: this.say(id, { value }, "about") };
  }

  preset(name: string): Labelled {
    const id = `preset-${dashed(name)}`;
    return { label: this.say(id), about: this.say(id, {}, "about") };
  }

  /** A rule, explained to players. */
  rule(rule: string): string {
    return this.say(`rule-${rule}`);
  }

  /** Where a rule comes from, in a few words. */
  origin({ source, leaflets, slips }: Origin): string {
    const named = (source === "slip" ? slips : leaflets) ?? [];
    const told = this.nameList(named.map((leaflet) => this.say(`rules-leaflet-${leaflet}`)));
    return this.say(`rules-origin-${source}`, { leaflets: told });
  }

  /** Why a rule is as it is; "" if there is nothing to say. */
  why(rule: string): string {
    const id = `rules-why-${rule}`;
    return this.has(id) ? this.say(id) : "";
  }

  person(name: string): string {
    return this.#reader.person(name);
  }

  nameList(names: readonly string[]): string {
    return this.#reader.nameList(names);
  }

  #told(id: string, facts: Facts, names: readonly string[], viewer: number | null): string {
    if (!this.has(id)) return "";
    return this.say(id, new Reader(this.#words, names, viewer).arguments(facts));
  }
}
