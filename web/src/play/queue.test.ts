import { expect, test, vi } from "vitest";
import type { Sight } from "../slices/sight.ts";
import type { Action, Offer } from "../wire/types.ts";
import { Queue } from "./queue.ts";

vi.mock("../words/words.svelte.ts", () => ({ wordsOf: () => ({ refusal: () => "" }) }));

test("moves are sent in their order, each after the answer to the one before", async () => {
  const queue = new Queue();
  const log: string[] = [];
  const answers: (() => void)[] = [];
  const move = (name: string) => () => {
    log.push(name);
    return new Promise<boolean>((answered) => answers.push(() => answered(true)));
  };
  const both = [queue.run(move("first")), queue.run(move("second"))];
  await Promise.resolve();
  expect(log).toEqual(["first"]);
  answers[0]!();
  await both[0];
  await Promise.resolve();
  expect(log).toEqual(["first", "second"]);
});

test("a move that fails does not hold up the next", async () => {
  const queue = new Queue();
  const failing = queue.run(() => Promise.reject(new Error("lost")));
  const next = queue.run(async () => true);
  await expect(failing).rejects.toThrow("lost");
  expect(await next).toBe(true);
});

test("what was meant for after a refused move is not sent", async () => {
  const queue = new Queue();
  const sent: string[] = [];
  const move = (name: string, done: boolean) => async () => {
    sent.push(name);
    return done;
  };
  const all = [
    queue.run(move("lay", true)),
    queue.run(move("lay what cannot be laid", false)),
    queue.run(move("lay another", true)),
    queue.after(move("end the turn", true)),
  ];
  expect(await Promise.all(all)).toEqual([true, false, true, false]);
  expect(await queue.after(move("end the turn again", true))).toBe(true);
  expect(sent).toEqual(["lay", "lay what cannot be laid", "lay another", "end the turn again"]);
});

test("an action is made if it is still offered after those before it, a race at once", async () => {
  const queue = new Queue();
  const sent: string[] = [];
  const action = (name: string) => ({ do: name }) as unknown as Action;
  const answers: (() => void)[] = [];
  const offers = (turn: string[], race: string[] = []) =>
    [
      { id: "turn", seat: 0, actions: turn.map(action), fallback: action("wait") },
      { id: "race", seat: 0, actions: race.map(action), fallback: null },
    ] as Offer[];
  const sight = {
    game: "whist",
    offers: offers(["one", "two", "three"], ["catch"]),
    act: (made: Action) => {
      sent.push(made.do);
      return new Promise<boolean>((done) => answers.push(() => done(true)));
    },
  };
  const done = ["one", "two", "three", "catch"].map((name) =>
    queue.act(sight as unknown as Sight, action(name)),
  );
  await Promise.resolve();
  expect(sent).toEqual(["catch", "one"]);
  sight.offers = offers(["three"]);
  answers[1]!();
  expect(await done[1]).toBe(false);
  expect(sent).toEqual(["catch", "one", "three"]);
});
