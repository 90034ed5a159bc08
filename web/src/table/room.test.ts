import { afterEach, expect, test, vi } from "vitest";
import type { Answer, Asked, Listener } from "./link.ts";
import { Room } from "./room.svelte.ts";
import { notices } from "../shell/notices.svelte.ts";
import { type Action, type Offer, type TableFacts, VERSION, type View } from "../wire/types.ts";

const link = vi.hoisted(() => ({ listener: null as Listener | null, ask: null as unknown }));

vi.mock("./link.ts", () => ({
  Link: class {
    constructor(_: string, listener: Listener) {
      link.listener = listener;
    }
    ask = (ask: Asked) => (link.ask as (ask: Asked) => Promise<Answer>)(ask);
  },
}));
vi.mock("../words/words.svelte.ts", () => ({
  learn: async () => undefined,
  say: (id: string) => id,
  wordsOf: () => ({ refusal: ({ code }: { code: string }) => code }),
}));
vi.mock("../slices/gamebox.svelte.ts", () => {
  const kind = { role: "move", ends_turn: false, listed: true, fields: [] };
  const kinds = {
    lay: kind,
    signal: { ...kind, role: "speech" },
    call_out: { ...kind, listed: false },
    draw: kind,
  };
  const actions = (game: string) => (game === "whist" ? kinds : {});
  return { gamebox: { ask: async () => undefined, actions } };
});
vi.mock("../shell/notices.svelte.ts", () => ({ notices: { tell: vi.fn() } }));

const END: Action = { do: "end_turn" };
const TURN: Offer = { id: "turn-1", seat: 0, actions: [END], fallback: null };
const ACTIONS = {
  lay: { do: "lay", card: 5, pile: "up" },
  signal: { do: "signal", signal: "wants", pile: "up" },
  call_out: { do: "call_out", target: 1 },
  draw: { do: "draw" },
} as const;
const TOO_LATE: Answer = { tell: "refusal", id: "1", code: "too_late", rule: "G5", facts: {} };
const HINT = { action: END, reason: "ends_turn" };
const HINTS: Answer = { tell: "hints", id: "1", hints: [HINT] };

const FACTS: TableFacts = {
  table: "table",
  game: "whist",
  phase: "gathering",
  settings: {
    seats: 2,
    options: {},
    public: false,
    clock: null,
    expiry: "fallback",
    first: null,
    grace: 0,
    stand_in: "",
    talk: true,
    earlier_talk: false,
    hints: true,
    watch: "anyone",
  },
  seats: [],
  host: 0,
  match: 0,
  talk: "free",
  spectators: 0,
};

afterEach(() => vi.clearAllMocks());

/** What is offered at a step of the match. */
function offer(at: number, ...offers: Offer[]): void {
  link.listener!.told({ tell: "update", n: at, at, view: null, offers });
}

/** A match with hints at a step where this is offered. */
function playing(...offers: Offer[]): Room {
  const room = new Room("table");
  const facts = { game: "whist", phase: "playing", match: 1, seats: [], hints: true } as const;
  link.listener!.told({
    tell: "table_is",
    version: VERSION,
    facts: { ...FACTS, ...facts },
    you: 0,
  });
  offer(1, ...offers);
  return room;
}

/** Each ask is answered after what happens meanwhile; at which steps it was asked. */
function answering(...answers: (() => Answer)[]): unknown[] {
  const asked: unknown[] = [];
  link.ask = async (ask: Asked) => {
    asked.push("at" in ask ? ask.at : null);
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
] as const)("with %j hints are offered: %j", (kinds, hintable) => {
  const offers = kinds.map((kind) => ({ ...TURN, actions: [ACTIONS[kind]] }));
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

test("a turn is planned whatever the connection, which keeps what is asked", async () => {
  const room = playing(TURN);
  const planned: Answer = { tell: "planned", id: "1", view: {} as View, offers: [] };
  const asked = answering(
    () => planned,
    () => ({ ...planned, late: true }),
  );
  expect(await room.plan([ACTIONS.lay])).toBe(planned);
  link.listener!.stands("lost");
  const late = room.plan([ACTIONS.lay]);
  expect(room.trouble).toBe("table-lost-kept");
  expect(await late).toMatchObject({ tell: "planned" });
  expect(room.trouble).toBe("table-lost");
  expect(asked).toHaveLength(2);
});

test("what was done before a lost connection and comes too late breaks no rule", async () => {
  const room = playing(TURN);
  answering(
    () => ({ ...TOO_LATE, late: true }),
    () => TOO_LATE,
  );
  await room.act(END);
  expect([room.refused?.text(), room.refused?.rule]).toEqual(["table-late", ""]);
  await room.act(END);
  expect([room.refused?.text(), room.refused?.rule]).toEqual(["too_late", "G5"]);
});

test("what the server has lost is forgotten, and the player is told", () => {
  const room = playing(TURN);
  link.listener!.told({ tell: "update", n: 0, gap: true, lost: true });
  expect(room.offers).toEqual([]);
  expect(link.listener!.seen()).toBe(0);
  expect(notices.tell).toHaveBeenCalledTimes(1);
});

test.each([
  ["failed", 1],
  ["stopping", 0],
] as const)("who is sent away as %s gets so many notices: %d", (reason, count) => {
  playing(TURN);
  link.listener!.told({ tell: "goodbye", reason, retry: 1000 });
  expect(notices.tell).toHaveBeenCalledTimes(count);
});
