import { type Entry, PAGE, Pages } from "../../replay/pages.ts";
import { stepsOf } from "../../replay/steps.ts";
import { request } from "../../wire/api.ts";
import type { Facts } from "../../words/reader.ts";
import type { Line } from "../room.svelte.ts";
import { type Fact, MOST_FACTS } from "./facts.ts";
import { isGivenUp } from "./mood.ts";
import { hasRows, rowFacts } from "./rows.ts";
import { eventsOf, snakesFacts } from "./snakes.ts";

/** A match that is over, as the table knows it. */
export interface Match {
  readonly table: string;
  readonly match: number;
  readonly game: string;
  readonly seats: number;
  readonly result: Facts;
}

/** Longer matches are not read through only to tell a few facts. */
const MOST_STEPS = 10 * PAGE;

/** What decided a match; none for games whose logs are not understood here. */
export async function decided(over: Match, log: readonly Line[]): Promise<readonly Fact[]> {
  const { game, result, seats } = over;
  const record = hasRows(game) || isGivenUp(result) ? await entries(over) : [];
  const facts = hasRows(game) ? rowFacts(game, record, result, seats) : await eventFacts(over, log);
  return [...givenUpBy(record, result, seats), ...facts].slice(0, MOST_FACTS);
}

/** Who gave up, where the result does not say it: in a duel it does, and who plays alone knows. */
export function givenUpBy(record: readonly Entry[], result: Facts, seats: number): Fact[] {
  if (seats < 2 || "winner" in result) return [];
  return record.flatMap((entry) =>
    (entry.do === "resign" || entry.do === "timeout") && entry.seat !== undefined
      ? [{ fact: entry.do, seat: entry.seat }]
      : [],
  );
}

async function eventFacts(over: Match, log: readonly Line[]): Promise<Fact[]> {
  if (over.game !== "snakes-and-ladders") return [];
  const events = eventsOf(log, over.match) ?? (await eventsFromSteps(over));
  return snakesFacts(events, over.result, over.seats);
}

async function entries({ table, match }: Match): Promise<readonly Entry[]> {
  const path = "GET /api/tables/{table}/records/{match}";
  return (await request(path, null, { table, match })).log as readonly Entry[];
}

async function eventsFromSteps({ table, match }: Match): Promise<readonly Facts[] | null> {
  const first = await stepsOf(table, match, 0);
  if (first.total > MOST_STEPS) return null;
  const pages = new Pages((from) => stepsOf(table, match, from));
  const events = first.steps.flatMap((step) => step.events);
  for (let at = PAGE; at < first.total; at++)
    events.push(...((await pages.step(at))?.events ?? []));
  return events;
}
