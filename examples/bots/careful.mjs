// A bot in JavaScript for The Game: Face to Face, as a program that speaks JSON lines.
//
//     stosy tournament face-to-face --bots 'js=cmd:node examples/bots/careful.mjs,casual'

import { createInterface } from "node:readline";

const PROTOCOL = 1;
const ENOUGH = -5; // it ends its turn unless one more card gives back more room than this
const FAVOUR = 4; // what it gives for helping: the hand is filled up, the opponent gets room

let seat = 0;
let wasHelped = false;

function begin(message) {
  seat = message.seat;
  wasHelped = false;
}

function saw({ event, seat: who, pile }) {
  if (event === "laid" && who !== seat && pile.startsWith("their")) wasHelped = true;
}

// The last card of a pile: its row card if there is none.
function top(piles, falling) {
  return piles[2 * seat + (falling ? 1 : 0)].at(-1) ?? (falling ? 60 : 1);
}

// The room that an action takes; a trick back by ten gives room.
function cost(view, way) {
  if (way.do === "end_turn") return ENOUGH;
  if (way.pile === "up") return way.card - top(view.piles, false);
  if (way.pile === "down") return top(view.piles, true) - way.card;
  return wasHelped ? -FAVOUR : FAVOUR;
}

function choose({ view, offers }) {
  const ways = offers.flatMap((offer) => offer.actions).filter((way) => way.do !== "take_back");
  const costs = ways.map((way) => cost(view, way));
  return ways[costs.indexOf(Math.min(...costs))] ?? null;
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.tell === "hello") say({ protocol: PROTOCOL });
  else if (message.tell === "begin") begin(message);
  else if (message.tell === "event") saw(message.event);
  else if (message.tell === "choose") say({ id: message.id, action: choose(message) });
}
