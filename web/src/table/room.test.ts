import { afterEach, expect, test, vi } from "vitest";
import type { Answer, Ask, Listener } from "./link.ts";
import { Room } from "./room.svelte.ts";

const link = vi.hoisted(() => ({ listener: null as Listener | null, ask: null as unknown }));

vi.mock("./link.ts", () => ({
  Link: class {
    constructor(_: string, listener: Listener) {
      link.listener = listener;
    }
    ask = (ask: Ask) => (link.ask as (ask: Ask) => Promise<Answer>)(ask);
  },
}));
vi.mock("../words/words.svelte.ts", () => ({ learn: async () => undefined, say: () => "" }));
vi.mock("../shell/notices.svelte.ts", () => ({ notices: { tell: vi.fn() } }));

const TURN = { id: "turn-1", seat: 0, actions: [{ do: "end_turn" }], fallback: null };
const TOO_LATE: Answer = { tell: "refusal", id: "1", code: "too_late", rule: "G5", facts: {} };
const HINT = { action: { do: "end_turn" }, reason: "ends_turn" };
const HINTS: Answer = { tell: "hints", hints: [HINT] };

afterEach(() => vi.clearAllMocks());

/** What is offered at a step of the match. */
function offer(at: number, ...offers: unknown[]): void {
  link.listener!.told({ tell: "update", n: at, at, view: {}, offers });
}

/** A match with hints at a step where this is offered. */
function playing(...offers: unknown[]): Room {
  const room = new Room("table");
  const facts = { game: "the-game", phase: "playing", match: 1, seats: [], hints: true };
  link.listener!.told({ tell: "table_is", facts, you: 0, left: null });
  offer(1, ...offers);
  return room;
}

/** Each ask is answered after what happens meanwhile; at which steps it was asked. */
function answering(...answers: (() => Answer)[]): unknown[] {
  const asked: unknown[] = [];
  link.ask = async ({ at }: Ask) => {
    asked.push(at);
    return answers.shift()!();
  };
  return asked;
}

test.each([
  [["lay"], true],
  [["signal"], false],
  [["call_out"], false],
  [["call_out", "draw"], true],
  [[], false],
])("SL14: with %j hints are offered: %j", (kinds, hintable) => {
  const offers = kinds.map((kind) => ({ ...TURN, actions: [{ do: kind }] }));
  expect(playing(...offers).hintable).toBe(hintable);
});

test("what is offered stays the same when others say something", () => {
  const room = playing(TURN);
  const { choices } = room;
  offer(2, TURN);
  expect(room.choices).toBe(choices);
  offer(3);
  expect(room.choices).not.toBe(choices);
});

test("hints are asked for anew when a signal crossed the ask", async () => {
  const room = playing(TURN);
  const asked = answering(
    () => (offer(2, TURN), TOO_LATE),
    () => HINTS,
  );
  expect(await room.hints()).toEqual([HINT]);
  expect(asked).toEqual([1, 2]);
});

test("hints are not asked for anew when something else is offered", async () => {
  const room = playing(TURN);
  const asked = answering(() => (offer(2), TOO_LATE));
  expect(await room.hints()).toBe(null);
  expect(asked).toEqual([1]);
});
