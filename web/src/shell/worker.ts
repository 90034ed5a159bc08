import { at } from "../wire/base.ts";
/**
 * Have the service worker keep the pages for times without a connection. Only pages with https, or
 * of this machine, may have one.
 */
export async function keepPages(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    // Whoever installs the app has it also without a connection.
    addEventListener("appinstalled", async () => {
      const { take } = await import("../wire/here/taken.ts");
      await take(() => undefined);
    });
    await navigator.serviceWorker.register(at("/sw.js"));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep");
  } catch {
    // Without it the pages need a connection, no more.
  }
}
