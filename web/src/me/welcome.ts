import { guest } from "../home/guest.svelte.ts";
import { notices } from "../shell/notices.svelte.ts";
import { say } from "../words/words.svelte.ts";

/** Tell somebody who has come back that they are known. */
export function welcome(): void {
  const name = guest.name;
  notices.tell("good", () => (name ? say("me-welcome", { name }) : say("me-welcome-unnamed")));
}
