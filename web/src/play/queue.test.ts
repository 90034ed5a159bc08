import { expect, test } from "vitest";
import { Queue } from "./queue.ts";

test("moves are sent in their order, each after the answer to the one before", async () => {
  const queue = new Queue();
  const log: string[] = [];
  const answers: (() => void)[] = [];
  const move = (name: string) => () => {
    log.push(name);
    return new Promise<void>((answered) => answers.push(answered));
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
  const next = queue.run(async () => "done");
  await expect(failing).rejects.toThrow("lost");
  expect(await next).toBe("done");
});
