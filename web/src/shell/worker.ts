/**
 * Have the service worker keep the pages for times without a connection. Only pages with https, or
 * of this machine, may have one.
 */
export async function keepPages(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep");
  } catch {
    // Without it the pages need a connection, no more.
  }
}
