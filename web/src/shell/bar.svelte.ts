import type { Snippet } from "svelte";

/** What a page puts into the bar at the top: its title and its own buttons. */
class Bar {
  title = $state<string | null>(null);
  tools = $state.raw<Snippet | null>(null);
}

export const bar = new Bar();

/** Fill the bar while the component that calls this is there and has a title for it. */
export function fillBar(title: () => string | null, tools: Snippet | null): void {
  $effect(() => {
    const named = title();
    bar.title = named;
    bar.tools = named === null ? null : tools;
    return () => {
      bar.title = null;
      bar.tools = null;
    };
  });
}
