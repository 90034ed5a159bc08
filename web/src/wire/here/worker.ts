import { type Begin, fail, type Work, type Worked } from "./messages.ts";
import { keepMemory, startPython } from "./python.ts";
import { runSite } from "./site.ts";

/**
 * The same script for a worker with the tables, for those that search, started by it, and for one
 * that prepares the start of all.
 */
const worker = self as unknown as {
  onmessage: (message: MessageEvent) => void;
  postMessage(message: unknown): void;
};

/** `tell` is for an analysis. */
type Answering = (request: string, tell?: (soFar: string) => void) => string;

const FUNCTIONS: Record<Work, string> = { search: "searched", analysis: "analysed" };

worker.onmessage = (message: MessageEvent<Begin>) => {
  // Until the tables are there, nobody hears what is said to them.
  worker.onmessage = () => undefined;
  const { begin, base, name, page } = message.data;
  if (begin === "site") runSite(base, name, page!).catch(fail);
  else if (begin === "memory") void keepMemory(base).finally(() => worker.postMessage("done"));
  else answer(base, begin).catch(fail);
};

async function answer(base: string, work: Work): Promise<void> {
  const waiting: MessageEvent<string>[] = [];
  worker.onmessage = (message: MessageEvent<string>) => void waiting.push(message);
  const python = await startPython(base);
  python.runPython(`from stosy.offline import ${FUNCTIONS[work]}`);
  const answering = python.globals.get(FUNCTIONS[work]) as Answering;
  const say = (worked: Worked): void => worker.postMessage(worked);
  const more = work === "analysis" ? ([(soFar: string) => say({ soFar })] as const) : [];
  worker.onmessage = ({ data }: MessageEvent<string>) => {
    try {
      say({ answer: answering(data, ...more) });
    } catch (error) {
      console.error(error);
      say({ answer: null });
    }
  };
  for (const message of waiting) worker.onmessage(message);
}
