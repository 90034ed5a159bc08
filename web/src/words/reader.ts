import type { Arguments, Catalogue } from "./catalogue.ts";
import { dateOf } from "./dates.ts";

/**
 * Converts facts to arguments of messages, by the names of their fields, as `stosy.text.arguments` does.
 * Its docstring lists the arguments of each field.
 */
export type Facts = Readonly<Record<string, unknown>>;
export type Card = number | string;
/** Who acts, from the reader's point of view; `watched` for spectators. */
export type By = "you" | "other" | "watched";

const SEAT = new Set(["seat", "target", "winner", "first", "dealer", "viewer", "owner", "layer"]);
const SEATS = new Set(["winners", "losers", "missing"]);
const CARD = new Set(["card", "top", "drawn", "opening"]);
const CARDS = new Set(["cards", "hand"]);
const POINTS = new Set(["scores", "totals", "counts"]);
/** In nested facts: the field that names their message. */
const KIND: Record<string, string> = { signal: "signal", result: "reason" };
/** Messages that stand in for those about nested facts, where a game has them. */
const INNER: Record<string, string> = { result: "ended" };
/** Fields that messages may omit, and their values. */
const UNSAID: Facts = { colour: null, pile: null, level: null, one_card: false };
const LARGE = 1e15;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** How somebody who gave no name is called where no language is known. */
const GUEST = /^#(\d{3})$/;

export class Reader {
  constructor(
    readonly words: Catalogue,
    readonly names: readonly string[] = [],
    readonly viewer: number | null = null,
  ) {}

  /** The sentence for facts. */
  sentence(prefix: string, kind: string, facts: Facts): string {
    return this.words.format(`${prefix}-${dashed(kind)}`, this.arguments(facts));
  }

  /** The arguments for facts. */
  arguments(facts: Facts): Arguments {
    const args: Arguments = { reader: this.viewer === null ? "watching" : "seated" };
    for (const [field, value] of Object.entries({ ...UNSAID, ...facts }))
      Object.assign(args, this.#argument(field, value, facts));
    return args;
  }

  seatName(seat: number): string {
    return (
      this.person(this.names[seat] ?? "") || this.words.format("seat-unnamed", { number: seat + 1 })
    );
  }

  /** A person's name; those who gave none are called guests in the reader's language. */
  person(name: string): string {
    const [, number] = GUEST.exec(name.trim()) ?? [];
    return number ? this.words.format("seat-guest", { number }) : name.trim();
  }

  card(card: Card, form?: string): string {
    const parts = cardParts(this.words, card);
    return parts === null ? String(card) : this.words.format(...parts, form).trim();
  }

  cards(cards: readonly Card[]): string {
    return cards.map((card) => this.card(card)).join(", ") || this.words.format("cards-none");
  }

  pile(pile: string, by: By, form?: string): string {
    const id = `pile-${dashed(pile)}`;
    return this.words.has(id) ? this.words.format(id, { by }, form) : pile;
  }

  colour(colour: string): string {
    const id = `colour-${colour}`;
    return this.words.has(id) ? this.words.format(id) : colour;
  }

  /** The name of a level of bots. */
  level(level: string): string {
    const id = `level-${level}`;
    return this.words.has(id) ? this.words.format(id) : level;
  }

  nameList(given: readonly string[]): string {
    const names = given.map((name) => this.person(name));
    if (names.length < 2) return names.join("");
    return this.words.format("list-and", {
      first: names.slice(0, -1).join(", "),
      last: names.at(-1)!,
    });
  }

  #argument(field: string, value: unknown, facts: Facts): Arguments {
    const name = dashed(field);
    if (SEAT.has(field)) return this.#seat(name, value as number | null);
    if (CARDS.has(field)) return this.#cards(name, value as readonly Card[] | null);
    if (field === "hands") return this.#cards("hand", this.#ownHand(value));
    if (SEATS.has(field)) return this.#seats(name, value as readonly number[]);
    if (POINTS.has(field))
      return {
        [name]: this.#points(value as readonly number[], field === "counts" ? 1 : -Infinity),
      };
    if (field === "piles")
      return {
        [name]: (value as readonly string[]).map((pile) => this.pile(pile, "you")).join(", "),
      };
    if (CARD.has(field) || field === "pile" || field === "colour")
      return this.#thing(name, field, value as Card | null, facts);
    if (field === "bot" && typeof value === "string") return { [name]: this.level(value) };
    if (field === "name" && typeof value === "string") return { [name]: this.person(value) };
    if (field === "date" && typeof value === "string" && DAY.test(value))
      return { [name]: dateOf(value, this.words.language) };
    const kind = KIND[field];
    if (kind && typeof value === "object" && value !== null) {
      const inner = value as Facts;
      const said = String(inner[kind]);
      const own = INNER[field] ?? name;
      const prefix = this.words.has(`${own}-${dashed(said)}`) ? own : name;
      return { [name]: this.sentence(prefix, said, inner) };
    }
    return { [name]: simple(value) };
  }

  #ownHand(hands: unknown): readonly Card[] | null {
    return this.viewer === null ? null : ((hands as readonly Card[][])[this.viewer] ?? null);
  }

  #seat(name: string, seat: number | null): Arguments {
    if (seat === null) return { [name]: "", [`${name}-is`]: "nobody" };
    const is = seat === this.viewer ? "you" : "other";
    return { [name]: this.seatName(seat), [`${name}-is`]: is };
  }

  #seats(name: string, seats: readonly number[]): Arguments {
    const among = this.viewer !== null && seats.includes(this.viewer);
    const is = among ? (seats.length === 1 ? "you" : "among") : seats.length ? "other" : "nobody";
    return {
      [name]: this.nameList(seats.map((seat) => this.seatName(seat))),
      [`${name}-is`]: is,
      [`${name}-count`]: seats.length,
    };
  }

  #cards(name: string, cards: readonly Card[] | null): Arguments {
    return {
      [name]: this.cards(cards ?? []),
      [`${name}-is`]: cards === null ? "hidden" : "known",
      [`${name}-count`]: cards?.length ?? 0,
    };
  }

  /** A list of values by seat, without those below a minimum. */
  #points(points: readonly number[], least: number): string {
    return points
      .map((number, seat) => ({ seat: this.seatName(seat), points: number }))
      .filter((each) => each.points >= least)
      .map((each) => this.words.format("score", each))
      .join(", ");
  }

  /** A card, a pile or a colour. */
  #thing(name: string, field: string, value: Card | null, facts: Facts): Arguments {
    if (value === null)
      return {
        [name]: "",
        [`${name}-object`]: "",
        [`${name}-onto`]: "",
        [`${name}-is`]: "none",
      };
    const is = { [`${name}-is`]: String(value) };
    if (field === "colour") return { ...is, [name]: this.colour(String(value)) };
    if (field === "pile") return { ...is, ...this.#pileForms(name, String(value), facts) };
    return { ...is, [name]: this.card(value), [`${name}-object`]: this.card(value, "object") };
  }

  #pileForms(name: string, pile: string, facts: Facts): Arguments {
    const by = this.#by(facts);
    return {
      [name]: this.pile(pile, by),
      [`${name}-onto`]: this.pile(pile, by, "onto"),
      [`${name}-from`]: this.pile(pile, by, "from"),
    };
  }

  #by(facts: Facts): By {
    if (!("seat" in facts)) return "you";
    if (this.viewer === null) return "watched";
    return facts.seat === this.viewer ? "you" : "other";
  }
}

/** The message for a card and its arguments; null if the game has no such card. */
function cardParts(words: Catalogue, card: Card): [string, Arguments] | null {
  const text = String(card);
  if (typeof card === "number") return ["card-number", { number: text }];
  if (words.has(`card-${text}`)) return [`card-${text}`, { colour: "", face: text, number: text }];
  const [colour, face] = [text.slice(0, 1), text.slice(1)];
  const own = `card-${face}`;
  if (!words.has(`colour-${colour}`) || !(words.has(own) || /^\d+$/.test(face))) return null;
  return [words.has(own) ? own : "card", { colour, face, number: face }];
}

/** A name as message ids spell it: take_back is take-back. */
export function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

/** The argument for any other value. */
function simple(value: unknown): string | number {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return Math.abs(value) < LARGE ? value : String(value);
  if (Array.isArray(value)) return value.length;
  return typeof value === "string" ? value : JSON.stringify(value);
}
