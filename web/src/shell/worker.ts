import { tellHealed } from "./healed.ts";
import { away } from "../wire/away.svelte.ts";
import { ALONE, at } from "../wire/base.ts";
/**
 * Have the service worker keep the pages for times without a connection. Only pages with https, or
 * of this machine, may have one.
 */
export async function keepPages(): Promise<void> {
  tellHealed();
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    // Whoever installs the app has it also without a connection.
    addEventListener("appinstalled", async () => {
      const { take } = await import("../wire/here/taken.ts");
      await take(() => undefined);
    });
    await navigator.serviceWorker.register(at(ALONE ? "/sw.js?alone" : "/sw.js"));
    const { active } = await navigator.serviceWorker.ready;
    await takeNewest();
    active?.postMessage("keep");
  } catch {
    // Without it the pages need a connection, no more.
  }
}

/**
 * A newer version of what was taken along comes without a word; until it is here, the other one plays,
 * with the pages that belong to it.
 */
async function takeNewest(): Promise<void> {
  if (!away.taken) return;
  const { isNewest, take } = await import("../wire/here/taken.ts");
  if (!(await isNewest())) await take(() => undefined);
}
