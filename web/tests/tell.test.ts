import { beforeAll, expect, it, vi } from "vitest";
import { learn, tell } from "../src/lib/words/tell";
import { words } from "../src/lib/words/words.svelte";

const text = (key: string, facts: Parameters<typeof tell>[2]) =>
  tell("kingdom-builder", key, facts, ["Anna", "Béla"])
    .map((part) => (part.strong ? `*${part.text}*` : part.text))
    .join("");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.need("kingdom-builder", "kingdom-legacy");
  learn("kingdom-builder", {
    seat: { kind: "seat", said: "player" },
    by: { kind: "name", of: "location" },
    card: { kind: "name", of: "terrain", apart: "/" },
    cards: { kind: "name", of: "terrain", apart: "/", absent: "none" },
    hex: { kind: "place", width: 20 },
  });
  learn("kingdom-legacy", { card: { kind: "card", side: "side" }, gives: { kind: "amounts", of: "amount" } }, (card, side) => `card ${card} ${side}`);
});

it("says seats, names and places, strong", () => {
  expect(text("kingdom-builder-event-built", { hex: 0, by: "farm", seat: 1 })).toBe("*Béla* built at *1:1* (*Farm*).");
});

it("says several names one after the other, and what is not known as the message wants it", () => {
  expect(text("kingdom-builder-event-drew", { seat: 0, count: 2, cards: ["grass", "swamp/forest"] })).toBe(
    "*Anna* drew 2 terrain cards: *grass, swamp / forest*.",
  );
  expect(text("kingdom-builder-event-drew", { seat: 0, count: 1 })).toBe("*Anna* drew a terrain card.");
});

it("says a name that it does not know as it is", () => {
  expect(text("kingdom-builder-event-built", { hex: 399, by: "inn", seat: 0 })).toBe("*Anna* built at *20:20* (*inn*).");
});

it("asks the game for its cards, and counts amounts", () => {
  const parts = tell("kingdom-legacy", "kingdom-legacy-event-gained", { gives: { wood: 2, stone: 1 } }, []);
  expect(parts.find((part) => part.strong)?.text).toBe("2 wood, 1 stone");
  expect(tell("kingdom-legacy", "kingdom-legacy-event-discovered", { card: 71, side: 2 }, []).some((part) => part.text === "card 71 2")).toBe(true);
});
