import { Refused, UNREACHABLE } from "../wire/api.ts";
import type { Problem } from "../wire/types.ts";
import { say, wordsOf } from "../words/words.svelte.ts";
import { notices } from "./notices.svelte.ts";

/** What went wrong; whatever is no refusal, such as words that do not come, could not be fetched. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  console.error(error);
  return UNREACHABLE;
}

/** Say why something came to nothing. */
export function tellTrouble(error: unknown, game = ""): Problem {
  const problem = problemOf(error);
  notices.tell("error", () => explained(problem, game));
  return problem;
}

/** Do something with the server; trouble is told. True when it is done. */
export async function trying(task: () => Promise<unknown>, game = ""): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    tellTrouble(error, game);
    return false;
  }
}

/** Why something came to nothing, in words. */
export function explained(problem: Problem, game = ""): string {
  return problem.code === UNREACHABLE.code
    ? say("shell-problem-unreachable")
    : wordsOf(game).refusal(problem);
}
