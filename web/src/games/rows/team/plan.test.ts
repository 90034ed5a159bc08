import { expect, test } from "vitest";
import { NO_NEWS } from "../../../slices/sight.ts";
import type { Lay } from "../rows.ts";
import { Plan } from "./plan.svelte.ts";
import type { TeamAction, TeamSight, TeamView } from "./sight.ts";

type View = Extract<TeamView, { readonly hand: readonly number[] }>;

const lay = (card: number, pile: string): Lay => ({ do: "lay", card, pile });
const END: TeamAction = { do: "end_turn" };

/** A server in small: seat 0 is to act, lays at least two, and is refused the card 13. */
class Table {
  view: View;
  acts: (readonly TeamAction[])[] = [];
  plans = true;

  constructor(hand: number[]) {
    this.view = {
      options: { minimum: 2, start: "drawn" },
      seat: 0,
      hand,
      sizes: [hand.length, 6],
      draw: 40,
      piles: [[], [], [], []],
      turn: 0,
      turns: 3,
      laid: 0,
      signals: [],
      began: [],
      minimum: 2,
      maximum: null,
      draws_next: 0,
      waited: 0,
      result: null,
    };
  }

  after(view: View, action: TeamAction): View {
    if (action.do !== "lay") return view;
    const at = ["up1", "up2", "down1", "down2"].indexOf(action.pile);
    const card = Number(action.card);
    const piles = view.piles.map((pile, i) => (i === at ? [...pile, card] : pile));
    const hand = view.hand.filter((each) => each !== card);
    return { ...view, hand, piles, laid: view.laid + 1 };
  }

  offers(view: View) {
    const lays = view.hand.filter((card) => card !== 13).map((card) => lay(card, "up1"));
    const actions: TeamAction[] = view.laid >= 2 ? [...lays, END] : lays;
    return view.turn === 0 ? [{ id: "turn", seat: 0, actions, fallback: actions[0]! }] : [];
  }

  sight(): TeamSight {
    const table = this;
    return {
      game: "whist",
      names: [],
      seats: [],
      you: 0,
      news: NO_NEWS,
      hands: null,
      live: true,
      deadline: null,
      get view() {
        return table.view;
      },
      get offers() {
        return table.offers(table.view);
      },
      plan: async (actions) => {
        if (!table.plans || actions.some((each) => each.do === "lay" && each.card === 13))
          return null;
        const view = actions.reduce((before, each) => table.after(before, each), table.view);
        return { tell: "planned", id: "1", view, offers: table.offers(view) };
      },
      act: async (...actions) => {
        table.acts.push(actions);
        if (actions.some((each) => each.do === "lay" && each.card === 13)) return false;
        for (const action of actions)
          table.view =
            action.do === "lay"
              ? table.after(table.view, action)
              : { ...table.view, turn: 1, turns: 4, laid: 0 };
        return true;
      },
    };
  }
}

function arrange(hand: number[]) {
  const table = new Table(hand);
  const sight = table.sight();
  return { table, plan: new Plan(() => sight) };
}

test("arranged cards are drawn and nobody hears of them", async () => {
  const { table, plan } = arrange([5, 9, 20]);
  expect(await plan.add(lay(5, "up1"))).toBe(true);
  expect(await plan.add(lay(9, "up1"))).toBe(true);
  expect(plan.view.piles[0]).toEqual([5, 9]);
  expect(plan.on("up1")).toBe(2);
  expect(plan.mayEnd).toBe(true);
  expect(table.acts).toEqual([]);
});

test("a refused card is not arranged", async () => {
  const { table, plan } = arrange([5, 13]);
  expect(await plan.add(lay(13, "up1"))).toBe(false);
  expect(plan.count).toBe(0);
  expect(table.acts).toEqual([]);
});

test("the latest card, or that of a pile, is taken away again", async () => {
  const { plan } = arrange([5, 9, 90]);
  await plan.add(lay(5, "up1"));
  await plan.add(lay(90, "down1"));
  expect(await plan.remove("up1")).toBe(true);
  expect(plan.lays).toEqual([lay(90, "down1")]);
  expect(await plan.remove()).toBe(true);
  expect(plan.count).toBe(0);
});

test("a turn is sent and ended in one go", async () => {
  const { table, plan } = arrange([5, 9, 20]);
  await plan.add(lay(5, "up1"));
  await plan.add(lay(9, "up1"));
  expect(await plan.send()).toBe(true);
  expect(table.acts).toEqual([[lay(5, "up1"), lay(9, "up1"), END]]);
  expect(plan.lays).toEqual([]);
});

test("of a refused turn all cards stay in hand", async () => {
  const { table, plan } = arrange([5, 9, 20]);
  await plan.add(lay(5, "up1"));
  await plan.add(lay(9, "up1"));
  plan.lays = [lay(5, "up1"), lay(13, "up1"), lay(9, "up1")];
  expect(await plan.send()).toBe(false);
  expect(table.acts).toHaveLength(1);
  expect(plan.view.hand).toEqual([5, 9, 20]);
  expect(plan.count).toBe(0);
});

test("a plan is void when play moves on, but not by a signal", async () => {
  const { table, plan } = arrange([5, 9, 20]);
  await plan.add(lay(5, "up1"));
  const signal = { do: "signal", signal: "wants", pile: "up1" } as const;
  table.view = { ...table.view, signals: [{ seat: 1, signal }] };
  expect(plan.count).toBe(1);
  table.view = { ...table.view, turn: 1, turns: 4 };
  expect(plan.count).toBe(0);
});

test("arranged cards are intended until they are sent", async () => {
  const { table, plan } = arrange([5, 9, 20]);
  const before = plan.intended;
  expect(before).toEqual([]);
  await plan.add(lay(5, "up1"));
  expect(plan.intended).toEqual([lay(5, "up1")]);
  await plan.add(lay(9, "up1"));
  const sent = plan.send();
  expect(plan.intended).toBe(before);
  await sent;
  expect(plan.intended).toBe(before);
  expect(table.acts).toHaveLength(1);
});

test("what cannot be arranged is not laid either", async () => {
  const { table, plan } = arrange([5, 9, 20]);
  table.plans = false;
  expect(await plan.add(lay(5, "up1"))).toBe(false);
  expect(table.acts).toEqual([]);
  expect(plan.count).toBe(0);
});
