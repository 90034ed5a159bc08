import { Refused, UNREACHABLE } from "../wire/api.ts";
import type { Problem } from "../wire/types.ts";
import { say, wordsOf } from "../words/words.svelte.ts";
import { notices } from "./notices.svelte.ts";

/** The problem of an error; anything but a refusal counts as a failed request. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  console.error(error);
  return UNREACHABLE;
}

/** Show why something failed. */
export function tellTrouble(error: unknown, game = ""): Problem {
  const problem = problemOf(error);
  notices.tell("error", () => explained(problem, game), { game, rule: problem.rule });
  return problem;
}

/** Run a task with the server and show its problems; true if it succeeded. */
export async function trying(task: () => Promise<unknown>, game = ""): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    tellTrouble(error, game);
    return false;
  }
}

/** Why something failed, in words. */
export function explained(problem: Problem, game = ""): string {
  return problem.code === UNREACHABLE.code
    ? say("shell-problem-unreachable")
    : wordsOf(game).refusal(problem);
}
