import { mount, unmount } from "svelte";
import CardPicture from "../cards/Card.svelte";
import type { Tone } from "../slices/face.ts";
import type { Card } from "../words/reader.ts";
import type { Box } from "./box.ts";

/** Cards in the air: pictures over the page that nobody can touch. */
export interface Look {
  readonly game: string;
  readonly card: Card | null;
  readonly tone?: Tone;
}

let air: HTMLElement | null = null;

function theAir(): HTMLElement {
  if (!air?.isConnected) {
    air = document.createElement("div");
    air.ariaHidden = "true";
    air.inert = true;
    Object.assign(air.style, {
      position: "fixed",
      inset: "0",
      zIndex: "900",
      overflow: "hidden",
      pointerEvents: "none",
    });
    document.body.append(air);
  }
  return air;
}

/** Put something into the air, over a box. It lies straight until it is turned. */
export function lift(box: Box, under = false): HTMLElement {
  const ghost = document.createElement("div");
  Object.assign(ghost.style, {
    position: "absolute",
    left: `${box.x - box.width / 2}px`,
    top: `${box.y - box.height / 2}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: under ? "0" : "1",
    willChange: "transform",
  });
  theAir().append(ghost);
  return ghost;
}

/** Draw a card in it; the answer takes it away again. */
export function picture(ghost: HTMLElement, { game, card, tone }: Look): () => void {
  const drawn = mount(CardPicture, { target: ghost, props: { game, card, tone } });
  return () => void unmount(drawn);
}
