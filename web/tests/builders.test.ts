import { describe, expect, it } from "vitest";
import { canSend, cardPrice, guidance, missing, plan, possible, sendPrice, slots } from "../src/games/the-builders/logic";
import type { Action, SendView, View } from "../src/generated/the-builders";

/** The Chapel with stone 3, wood 2 and knowledge 1 there: a journeyman with knowledge 1 and tile 3 completes it. */
const chapel = { card: 72, crew: [37, 9], supply: [4, 2, 1, 0], needs: [3, 2, 2, 3], sent: 1 };
const price: SendView = {
  worker: 20,
  site: 72,
  actions: 2,
  buy: 1,
  coins: 9,
  affordable: true,
  possible: false,
  wage: 4,
  completes: true,
  reward: 18,
  points: 5,
  helps: [0, 0, 1, 3],
};

function view(change: Partial<View> = {}): View {
  return {
    game: "the-builders",
    seat: 0,
    actor: 0,
    starter: 0,
    round: 1,
    goal: 17,
    last_round: false,
    quiet_rounds: null,
    ended_by: null,
    actions: 1,
    action_price: 5,
    building_row: [54],
    building_deck: 37,
    worker_row: [12],
    worker_deck: 35,
    players: [
      { seat: 0, coins: 10, points: 0, free: [20], built: [], sites: [chapel] },
      { seat: 1, coins: 10, points: 0, free: [5], built: [], sites: [] },
    ],
    prices: {
      coins: [],
      open: [{ card: 54, actions: 1, buy: 0, coins: 0, affordable: true, possible: true }],
      hire: [{ card: 12, actions: 1, buy: 0, coins: 0, affordable: true, possible: true }],
      send: [price],
    },
    ...change,
  };
}

describe("slots", () => {
  it("show what is there and what is missing; surplus has no slot", () => {
    expect(slots(chapel, 0)).toEqual(["filled", "filled", "filled"]);
    expect(slots(chapel, 2)).toEqual(["filled", "empty"]);
    expect(missing(chapel)).toBe(4);
  });
  it("show what the chosen worker would fill", () => {
    expect(slots(chapel, 2, price.helps)).toEqual(["filled", "fills"]);
    expect(slots(chapel, 3, price.helps)).toEqual(["fills", "fills", "fills"]);
    expect(slots({ ...chapel, supply: [0, 0, 0, 1] }, 3, [0, 0, 0, 2])).toEqual(["filled", "fills", "fills"]);
  });
});

describe("prices", () => {
  it("are found for a worker at a site, and for a card of a row", () => {
    expect(sendPrice(view(), 20, 72)).toBe(price);
    expect(sendPrice(view(), 21, 72)).toBeNull();
    expect(cardPrice(view(), 12)?.actions).toBe(1);
    expect(cardPrice(view(), 99)).toBeNull();
  });
  it("make a plan: buy what is missing, then send", () => {
    const send: Action = { do: "send", worker: 20, site: 72 };
    expect(plan(price, send)).toEqual([{ do: "buy" }, send]);
    expect(plan({ ...price, buy: 0 }, send)).toEqual([send]);
  });
});

it("offers what the list of legal actions names", () => {
  const legal: Action[] = [{ do: "end" }, { do: "open", card: 54 }, { do: "send", worker: 20, site: 72 }, { do: "coins", actions: 1 }];
  const can = possible(legal);
  expect([...can.cards]).toEqual([54]);
  expect([...can.workers]).toEqual([20]);
  expect([...can.sites]).toEqual([72]);
  expect(canSend(legal, 20, 72)).toBe(true);
  expect(canSend(legal, 20, 73)).toBe(false);
});

describe("the guide", () => {
  it("begin with opening a site", () => {
    const start = view({ players: [{ seat: 0, coins: 10, points: 0, free: [4], built: [], sites: [] }] });
    expect(guidance({ ...start, prices: { coins: [], open: [], hire: [], send: [] } }, 0, false)).toEqual(["the-builders-page-guide-open"]);
  });
  it("come only when it is my turn", () => {
    expect(guidance(view({ actor: 1 }), 0, false)).toEqual([]);
    expect(guidance(view(), null, false)).toEqual([]);
  });
  it("fit what can be done", () => {
    expect(guidance(view(), 0, false)).toContain("the-builders-page-guide-complete");
    expect(guidance(view(), 0, true)).toContain("the-builders-page-guide-choose-site");
    expect(guidance(view({ last_round: true, actions: 0 }), 0, false)).toEqual(
      expect.arrayContaining(["the-builders-page-guide-last", "the-builders-page-guide-buy"]),
    );
  });
});
